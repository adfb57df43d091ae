"""What all tests of the server share."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import tests.server.compiled_once  # noqa: F401
from tests.server.nats_server import NatsServer
from tests.server.one_description import one_description
from tests.server.postgres import ON_POSTGRES, server
from tests.server.quick_hashes import quick_hashes

__all__ = ["one_description", "quick_hashes"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What is about one database alone is not tested on the other."""
    other = "sqlite" if ON_POSTGRES else "postgres"
    items[:] = [item for item in items if item.get_closest_marker(other) is None]


@pytest.fixture(autouse=ON_POSTGRES)
def _databases_go_with_their_directory(tmp_path: Path) -> Iterator[None]:
    yield
    if server.cache_info().currsize:
        server().drop_below(tmp_path)


@pytest.fixture(scope="session")
def nats() -> Iterator[NatsServer]:
    """A NATS server that nobody stops before the end."""
    server = NatsServer()
    server.start()
    yield server
    server.stop()


@pytest.fixture
def own_nats() -> Iterator[NatsServer]:
    """A NATS server that a test may stop and start."""
    server = NatsServer()
    server.start()
    yield server
    server.stop()
