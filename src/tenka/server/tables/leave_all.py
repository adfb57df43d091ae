"""Somebody leaves for good: what becomes of his seats."""

from contextlib import suppress

from tenka.server.errors import NotNow, NotYours
from tenka.server.tables import playing, seating
from tenka.server.tables.lobby import Lobby
from tenka.server.tables.table_lists import UNFINISHED, tables_of


async def leave_all(lobby: Lobby, person: str) -> None:
    """Get up from every table that waits, resign every game that goes on."""
    left: set[str] = set()
    while True:
        mine = await tables_of(lobby, person, UNFINISHED)
        tables = [each.table.id for each in mine if each.table.id not in left]
        if not tables:
            return
        for id in tables:
            left.add(id)
            # It ended meanwhile, or nobody can play it on.
            with suppress(NotNow, NotYours):
                await _leave(lobby, id, person)


async def _leave(lobby: Lobby, id: str, person: str) -> None:
    table = await lobby.get(id)
    seat = table.situation.seat_of(person)
    if seat is None:
        return
    command = seating.leave if table.situation.waiting else playing.resign
    await table.do(command, seat, person)
