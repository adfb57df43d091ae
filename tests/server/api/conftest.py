"""A running app: one for all tests of a file, or one of its own for a test that needs it empty."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.api.parlour import Parlour, parlour_in


@pytest.fixture(scope="module")
def parlour(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Parlour]:
    """Where others have been before: new guests come, and see only what is theirs or for all."""
    with parlour_in(tmp_path_factory.mktemp("parlour")) as running:
        yield running


@pytest.fixture
def empty_parlour(tmp_path: Path) -> Iterator[Parlour]:
    """Where nobody has been before."""
    with parlour_in(tmp_path) as running:
        yield running
