"""The end of a rated game: what is written with it, so that it counts once or not at all."""

from collections.abc import Sequence

from tenka.core.contract import Json
from tenka.server.ratings.bot_strengths import strengths_of
from tenka.server.ratings.game_results import Player, rated, rating_after
from tenka.server.ratings.places import places_of
from tenka.server.store import Seat, Store, Table
from tenka.server.store.ratings import new_results, rating_anew
from tenka.server.store.statements import Statement


async def rating_statements(
    store: Store, row: Table, seats: Sequence[Seat], result: Json, now: float
) -> list[Statement]:
    """What makes the result count. If somebody's rating has changed when it is written, it is a
    Conflict, and has to be asked for anew."""
    people = [seat.player_id for seat in seats if seat.player_id is not None]
    known = await store.ratings.of(row.game, row.pace, people)
    results = rated(row.id, row.game, row.pace, _players(row.game, seats, result), known, now)
    changed = [
        rating_anew(before, rating_after(each, before))
        for each in results
        if each.person_id is not None
        for before in [known.get(each.person_id)]
    ]
    return [new_results(results), *changed]


def _players(game: str, seats: Sequence[Seat], result: Json) -> list[Player]:
    left = {seat.seat for seat in seats if seat.player_id is not None and seat.kind == "bot"}
    places = places_of(result, left)
    strengths = strengths_of(game)
    return [
        Player(seat.seat, places[seat.seat], seat.player_id)
        if seat.player_id is not None
        else Player(seat.seat, places[seat.seat], bot=seat.bot, strength=strengths[str(seat.bot)])
        for seat in seats
    ]
