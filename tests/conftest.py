"""In which order tests are run, and how often Python looks for cycles meanwhile."""

import gc

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Those that take longest begin first: nobody waits for them alone at the end."""
    items.sort(key=lambda item: "tests/faults/" not in item.nodeid)


def pytest_collection_finish() -> None:
    """As a server does once it has started: what is there now stays to the end."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 50)
