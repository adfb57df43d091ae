"""What the routes of tables share: who asks, where he sits, and what he is shown."""

from starlette.requests import Request

from tenka.server.api.dependencies import address_of
from tenka.server.api.schemas.state import StateOut
from tenka.server.errors import NotNow, NotYours
from tenka.server.services import Services
from tenka.server.store import Person
from tenka.server.tables.opening_tables import check_may_open
from tenka.server.tables.situation import Situation
from tenka.server.tables.table import Table


def id_of(visitor: Person | None) -> str | None:
    """His id, if it is known who he is."""
    return None if visitor is None else visitor.id


def state_for(table: Table, seat: int | None, since: int = 0) -> StateOut:
    """The table as this seat may know it."""
    return StateOut.model_validate(table.snapshot(seat, since))


async def my_seat(id: str, me: Person, use: Services) -> tuple[Table, int]:
    """The table, and the seat of who asks; NotYours if he has none."""
    table = await use.lobby.get(id)
    seat = table.situation.seat_of(me.id)
    if seat is None:
        raise NotYours("you do not sit at this table")
    return table, seat


def finished(table: Table) -> Situation:
    """A table whose game is over; NotNow, if it is not."""
    if not table.situation.over:
        raise NotNow("the game is not over yet")
    return table.situation


async def check_opening(request: Request, me: Person, use: Services) -> None:
    """May they open one more table, by how many of theirs are not over, and how quickly they open
    them?"""
    await check_may_open(use.lobby, me.id, use.settings.tables)
    use.limits.opening(me.id, address_of(request))
