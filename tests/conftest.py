"""In which order tests are run, and how often Python looks for cycles meanwhile."""

import gc

import pytest

# Tests that wait for processes and sockets: others compute meanwhile, in a browser, too.
WAITING = ("faults", "server", "install", "cli", "arena", "benchmarks")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Those that wait begin first, the dearest of them before all; a file that only computes, but
    for long, is not among the last: nobody is to wait for it alone at the end."""
    order = {name: at for at, name in enumerate((*WAITING, "bots", "conformance"))}
    items.sort(key=lambda item: order.get(item.nodeid.split("/")[1], len(order)))


def pytest_collection_finish() -> None:
    """As a server does once it has started: what is there now stays to the end."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 50)
