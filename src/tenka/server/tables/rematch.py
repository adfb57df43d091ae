"""Playing once more: the same people and terms, with the seats moved on."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from tenka.server.errors import NotNow
from tenka.server.store import Store
from tenka.server.store.errors import Conflict
from tenka.server.store.rows import Person, Seat
from tenka.server.store.rows import Table as TableRow
from tenka.server.tables.clock import Clocks
from tenka.server.tables.lobby import Lobby
from tenka.server.tables.nonces import sealed
from tenka.server.tables.opening_tables import check_bots, open_table
from tenka.server.tables.situation import Situation
from tenka.server.tables.table import Table
from tenka.server.tables.terms import Terms


async def rematch(
    lobby: Lobby, table: Table, person: Person, bot: str | None = None, seal: str | None = None
) -> Table:
    """The same people and terms with the seats moved on by one; one rematch for all. A seat is
    kept for each of them, and it begins when all have asked for it. In the seats of bots plays
    another one, if who asks first names it."""
    if table.situation.row.started is None or table.situation.playing:
        raise NotNow("there is no game to repeat; it is not over, or it never began")
    async with table.lock:
        return await _rematch(lobby, table, person, bot, seal)


async def _rematch(
    lobby: Lobby, table: Table, person: Person, bot: str | None, seal: str | None
) -> Table:
    names = await _who_may_play(lobby.services.store, table.situation, person)
    there = await lobby.services.store.tables.rematch_of(table.id)
    if there is not None:
        again = await lobby.get(there)
        if again.situation.waiting:
            await lobby.join(again, person, None, None, seal if again.situation.sealing else None)
        return again
    before = table.situation
    row = before.row
    count = row.seats
    moved = [
        _moved(number, before.seats[(number - 1) % count], person.id, names)
        for number in range(count)
    ]
    moved = [
        replace(seat, standing=sealed(seal)) if seat.kind == "person" else seat for seat in moved
    ]
    if bot is not None:
        moved = [replace(seat, bot=bot) if seat.kind == "bot" else seat for seat in moved]
    terms = Terms.of(row.game, count, row.options, **_same_terms(row, before.clocks))
    bots = {seat.seat: str(seat.bot) for seat in moved if seat.kind == "bot"}
    check_bots(lobby.services, replace(terms, bots=bots))
    try:
        again = await open_table(lobby, terms, person.id, rematch_of=row.id, seated=moved)
    except Conflict:  # another server was quicker
        if await lobby.services.store.tables.rematch_of(table.id) is None:
            raise
        return await _rematch(lobby, table, person, bot, seal)
    table.tell_rematch(again.id)
    lobby.services.others.tell(table.id, rematch=again.id)
    return again


async def _who_may_play(store: Store, before: Situation, person: Person) -> dict[str, str]:
    """Those of a table who may play once more, by name: at a club's, who is still in it.
    NotNow, if this person is not."""
    names, club = await _unblocked(store, before.people.names, person), before.row.club_id
    if club is None:
        return names
    members = {each.person_id for each in await store.clubs.members(club)}
    if person.id not in members:
        raise NotNow("this table is a club's, and you are not in it any more")
    return {id: name for id, name in names.items() if id in members}


async def _unblocked(store: Store, names: Mapping[str, str], person: Person) -> dict[str, str]:
    """Those who have not blocked this person, nor are blocked by them."""
    blocks = await store.contacts.blocks({*names, person.id})
    return {
        id: name
        for id, name in names.items()
        if id not in blocks.get(person.id, ()) and person.id not in blocks.get(id, ())
    }


def _moved(number: int, before: Seat, asks: str, names: Mapping[str, str]) -> Seat:
    """The seat of a rematch: taken by a bot or who asks for it, kept for anybody else but one who
    is not here any more."""
    if before.person_id is None:
        return Seat("", number, "bot", None, before.bot)
    if not names.get(before.person_id):
        return Seat("", number)
    return Seat("", number, "person" if before.person_id == asks else "open", before.person_id)


def _same_terms(row: TableRow, clocks: Clocks) -> dict[str, Any]:
    return {
        "pace": row.pace,
        "clock": clocks.rules,
        "window": row.window,
        "public": row.public,
        "allow_return": row.allow_return,
        "claim_after": row.claim_after,
        "friendly": row.friendly,
        "rated": row.rated,
        "club_id": row.club_id,
    }
