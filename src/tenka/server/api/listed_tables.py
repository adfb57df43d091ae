"""Tables as they are listed: made once for all who ask at the same time."""

from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace

from pydantic import TypeAdapter

from tenka.server.api.ready_json import ReadyJson
from tenka.server.api.schemas.lists import TableOut
from tenka.server.api.schemas.seats import SeatOut
from tenka.server.ratings.shown import shown_ratings
from tenka.server.services import Services
from tenka.server.store import Person
from tenka.server.store.records import playable_rules
from tenka.server.store.rows import Seated
from tenka.server.tables.situation import People

LIST = TypeAdapter(list[TableOut])


@dataclass(frozen=True)
class Listed:
    """A list as strangers are shown it."""

    found: Sequence[Seated]
    shown: list[TableOut]
    json: bytes

    def to(self, visitor: Person | None) -> bytes:
        """The same for somebody, who may sit at some of them."""
        if visitor is None or all(_seat_of(visitor, each) is None for each in self.found):
            return self.json
        pairs = zip(self.shown, self.found, strict=True)
        return LIST.dump_json([_mine(shown, each, visitor) for shown, each in pairs])


async def shared_list(
    use: Services,
    visitor: Person | None,
    asked: tuple[object, ...],
    clubs: Collection[str | None],
    find: Callable[[], Awaitable[Sequence[Seated]]],
) -> ReadyJson:
    """The answer to who asks for a list; all who may see the same clubs are shown the same."""

    async def make() -> Listed:
        found = await find()
        shown = await listed(found, None, use)
        return Listed(found, shown, LIST.dump_json(shown))

    made = await use.lists.of((*asked, frozenset(clubs)), make)
    return ReadyJson(made.to(visitor))


async def listed(found: Sequence[Seated], visitor: Person | None, use: Services) -> list[TableOut]:
    """These tables as somebody is shown them."""
    ids = {s.person_id for each in found for s in each.seats if s.person_id}
    people = People(await use.store.people.named(ids), await use.store.tables.aborted_by(ids))
    clubs = await use.store.clubs.named({id for each in found if (id := each.table.club_id)})
    rated = {(each.table.game, each.table.pace) for each in found if each.table.rated}
    ratings = {
        (game, pace): await shown_ratings(use.store, game, pace, ids, use.now())
        for game, pace in rated
    }
    shown = [
        _shown(
            each,
            replace(people, ratings=ratings[each.table.game, each.table.pace])
            if each.table.rated
            else people,
            clubs,
        )
        for each in found
    ]
    if visitor is None:
        return shown
    return [_mine(*pair, visitor) for pair in zip(shown, found, strict=True)]


def _seat_of(visitor: Person, each: Seated) -> int | None:
    return next((s.seat for s in each.seats if s.person_id == visitor.id), None)


def _mine(shown: TableOut, each: Seated, visitor: Person) -> TableOut:
    mine = _seat_of(visitor, each)
    if mine is None:
        return shown
    row = each.table
    turn = None
    if row.status == "playing" and (row.game, row.rules) in playable_rules():
        turn = mine in each.owing
    return shown.model_copy(update={"my_seat": mine, "my_turn": turn})


def _shown(each: Seated, people: People, clubs: Mapping[str, str]) -> TableOut:
    row = each.table
    return TableOut(
        id=row.id,
        game=row.game,
        options=row.options,
        pace=row.pace,
        status=row.status,
        public=row.public,
        friendly=row.friendly,
        from_position=row.position is not None,
        rated=row.rated,
        created=row.created,
        ended=row.ended,
        window=row.window,
        clock=row.clock or None,
        allow_return=row.allow_return,
        claim_after=row.claim_after,
        seats=[
            SeatOut(
                seat=s.seat,
                kind=s.kind,
                name=people.names.get(s.person_id or ""),
                bot=s.bot,
                aborted=None if s.person_id is None else people.aborted.get(s.person_id, 0),
                rating=people.ratings.get(s.person_id or ""),
            )
            for s in each.seats
        ],
        my_seat=None,
        my_turn=None,
        result=row.result,
        rematch_of=row.rematch_of,
        club=None if row.club_id is None else clubs.get(row.club_id),
    )
