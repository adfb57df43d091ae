"""A running app for each test."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.api.parlour import Parlour, parlour_in


@pytest.fixture
def parlour(tmp_path: Path) -> Iterator[Parlour]:
    with parlour_in(tmp_path) as running:
        yield running
