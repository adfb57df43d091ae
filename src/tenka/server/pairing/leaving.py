"""Whoever leaves a game that was found for them before it has begun in earnest has not come to it:
they are counted as one who did not answer."""

from collections.abc import Sequence

from tenka.core.contract import Json
from tenka.server.pairing.absence import counted, network_keys, person_key
from tenka.server.people.networks import Networks
from tenka.server.ratings.weighing import first_decisions
from tenka.server.store import Seat, Store, Table
from tenka.server.store.finished_games import gave_up
from tenka.server.store.no_shows import noting
from tenka.server.store.statements import Statement


def was_found(row: Table) -> bool:
    """Has the server found the players of this live game, rather than they each other?"""
    return row.pace == "live" and row.rated and row.created_by is None and row.tournament_id is None


async def leaving_statements(
    store: Store,
    row: Table,
    seats: Sequence[Seat],
    result: Json,
    decided: Sequence[int],
    now: float,
) -> list[Statement]:
    """What counts those who have left so, written with the end of the game; `decided`: how many
    decisions each seat's player has made. Conflict, if somebody was counted meanwhile."""
    if not was_found(row):
        return []
    left = gave_up(result, seats)
    gone = [
        seat.player_id
        for seat in seats
        if seat.seat in left and seat.player_id and decided[seat.seat] < first_decisions(row.game)
    ]
    if not gone:
        return []
    seen, networks = await store.last_addresses.of(gone), Networks(store)
    keys = [[person_key(person)] for person in gone]
    for person, mine in zip(gone, keys, strict=True):
        address, _ = seen.get(person, (None, 0.0))
        if address is not None:
            where = await networks.of(address)
            mine += network_keys(where.network, where.neighbourhood)
    before = await store.no_shows.of({key for each in keys for key in each})
    return noting(counted(keys, before, now), before)
