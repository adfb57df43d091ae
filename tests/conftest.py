"""In which order tests are run."""

from itertools import groupby
from pathlib import Path

import pytest

WEB = Path(__file__).parent / "web"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The browser's files are spread evenly among the others: a browser computes while servers,
    terminals and bots are waited for, and each of several workers gets its share of both."""
    files = [list(found) for _, found in groupby(items, lambda item: item.path)]
    web = [found for found in files if found[0].path.is_relative_to(WEB)]
    others = [found for found in files if not found[0].path.is_relative_to(WEB)]
    share = sum(map(len, others)) / (len(web) + 1)
    items.clear()
    passed = 0
    for found in others:
        while web and passed >= share * (len(files) - len(others) - len(web) + 1):
            items.extend(web.pop(0))
        items.extend(found)
        passed += len(found)
    items.extend(item for found in web for item in found)
