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

COST = "cost"


def costs(cost: int) -> Any:
    """A dependency of a route, the first one: it is charged before anything is done. The gate has
    counted the request as one of its address already."""
    return Depends(_charging(cost))


def cost_of(connection: HTTPConnection) -> int:
    """As how many of its person's this request counts."""
    return int(connection.scope.get("state", {}).get(COST, 1))


def _charging(cost: int) -> Callable[[HTTPConnection], Awaitable[None]]:
    async def charge(connection: HTTPConnection) -> None:
        use: Services = connection.app.state.services
        client = connection.client
        use.limits.address(None if client is None else client.host, cost - 1)
        connection.scope.setdefault("state", {})[COST] = cost

    return charge
