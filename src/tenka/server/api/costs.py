"""What a request costs, where it is more than most: how many it counts as among those that a person
and an address may send.

>>> @router.get("/tables", dependencies=[costs(8)])

One stands for about two milliseconds of the loop in which moves are made; `make starving` shows
what they all do to others.
"""

from collections.abc import Awaitable, Callable
from typing import Any

from fastapi import Depends
from starlette.requests import HTTPConnection

from tenka.server.services import Services
from tenka.server.tables.table import Table

COST = "cost"
LOADING = 8  # a table is not in memory, or has to be read again
LISTENERS = 25  # so many are told something for as much as one request
MOST = 20  # of those at most: no address brings more listeners, and many may want to look on
BYTES = 4096  # so many are read for as much


def costs(cost: int) -> Any:
    """A dependency of a route, the first one: it is charged before anything is done. The gate has
    counted the request as one of its address already."""
    return Depends(_charging(cost))


def cost_of(connection: HTTPConnection) -> int:
    """As how many of its person's this request counts."""
    return int(connection.scope.get("state", {}).get(COST, 1))


def cost_of_telling(table: Table) -> int:
    """As how many more something counts of which all are told who listen at a table."""
    return min(MOST, len(table.feeds) // LISTENERS)


def cost_of_reading(size: int) -> int:
    """As how many more a request or a message of so many bytes counts."""
    return size // BYTES


def _charging(cost: int) -> Callable[[HTTPConnection], Awaitable[None]]:
    async def charge(connection: HTTPConnection) -> None:
        use: Services = connection.app.state.services
        client = connection.client
        use.limits.address(None if client is None else client.host, cost - 1)
        connection.scope.setdefault("state", {})[COST] = cost

    return charge
