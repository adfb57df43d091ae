"""People, tables and entries to store, and what the tests share."""

import asyncio
import functools
from collections.abc import Callable, Coroutine
from typing import Any, ParamSpec

from tenka.server.store import Entry, Person, Seat, Store, Table

P = ParamSpec("P")


def in_loop(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """The test, run in an event loop of its own."""

    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(test(*args, **kwargs))

    return run


def person(id: str, name: str = "Liu Bang") -> Person:
    """Somebody with a link of his own."""
    return Person(id, name, 1.5, f"link of {id}")


def table(id: str = "t", **changes: Any) -> Table:
    """A table of Chu Han."""
    fields: dict[str, Any] = {
        "id": id,
        "game": "chuhan",
        "rules": 1,
        "release": "0.1.0",
        "seats": 2,
        "options": {"events": False},
        "secret": bytes(range(32)),
        "clock": {"bank": 600, "increment": 5},
        "created": 10.25,
    }
    return Table(**{**fields, **changes})


def seats(id: str = "t") -> list[Seat]:
    """Its two seats, nobody there."""
    return [Seat(id, 0), Seat(id, 1)]


def entry(number: int, seat: int = 0, key: str | None = None) -> Entry:
    """An entry that says which it is."""
    body = {"seat": seat, "move": f"move {number}"}
    return Entry(number, body, 100.0 + number, seat, number, key)


async def with_table(store: Store, id: str = "t") -> Store:
    """The store, with a table in it."""
    await store.tables.create(table(id), seats(id), {"left": [600, 600]})
    return store
