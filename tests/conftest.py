"""In which order tests are run."""

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Those that take longest begin first: nobody waits for them alone at the end."""
    items.sort(key=lambda item: "tests/faults/" not in item.nodeid)
