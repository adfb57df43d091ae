"""The end of a rated game: what is written with it, so that it counts once or not at all."""

from collections.abc import Mapping, Sequence

from tenka.core.contract import Json
from tenka.server.ratings.bot_strengths import strengths_of
from tenka.server.ratings.game_results import Seated, rated
from tenka.server.ratings.history import WEEK, Week
from tenka.server.ratings.places import places_of
from tenka.server.ratings.weighing import first_decisions
from tenka.server.store import Person, Seat, Store, Table
from tenka.server.store.finished_games import gave_up
from tenka.server.store.ratings import new_results, rating_anew
from tenka.server.store.statements import Statement


async def rating_statements(
    store: Store,
    row: Table,
    seats: Sequence[Seat],
    result: Json,
    decided: Sequence[int],
    now: float,
) -> list[Statement]:
    """What makes the result count; `decided`: how many decisions each seat's player has made. If
    somebody's rating has changed when it is written, it is a Conflict, and has to be asked for
    anew."""
    ids = [seat.player_id for seat in seats if seat.player_id is not None]
    people = await store.people.all_of(ids)
    known = await store.ratings.of(row.game, row.pace, ids)  # before the games that led to them
    recent = await store.ratings.recent_with(row.game, row.pace, ids, now - WEEK)
    sat = _seated(row.game, seats, result, decided, people)
    counted = rated(row.id, row.game, row.pace, sat, known, Week(recent), now)
    changed = [
        rating_anew(known.get(each.rating.person_id), each.rating)
        for each in counted
        if each.rating is not None
    ]
    return [new_results([each.result for each in counted]), *changed]


def _seated(
    game: str,
    seats: Sequence[Seat],
    result: Json,
    decided: Sequence[int],
    people: Mapping[str, Person],
) -> list[Seated]:
    left = {seat.seat for seat in seats if seat.player_id is not None and seat.kind == "bot"}
    places = places_of(result, left)
    quitters = gave_up(result, seats)
    strengths = strengths_of(game)
    found = []
    for seat in seats:
        place = places[seat.seat]
        if seat.player_id is None:
            bot = Seated(seat.seat, place, bot=seat.bot, strength=strengths[str(seat.bot)])
            found.append(bot)
            continue
        person = people.get(seat.player_id)
        gone = person is None or person.deleted is not None  # nobody knows any more who it was
        quit = seat.seat in quitters
        found.append(
            Seated(
                *(seat.seat, place, seat.player_id),
                guest=person is not None and person.login is None and not gone,
                gave_up=quit,
                short=gone or (quit and decided[seat.seat] < first_decisions(game)),
            )
        )
    return found
