"""A running app: one for all tests of a file, or one of its own for a test that needs it empty."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.api.site import Site, site_in


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """Where others have been before: new guests come, and see only what is theirs or for all."""
    with site_in(tmp_path_factory.mktemp("site")) as running:
        yield running


@pytest.fixture
def empty_site(tmp_path: Path) -> Iterator[Site]:
    """Where nobody has been before."""
    with site_in(tmp_path) as running:
        yield running
