"""The moments that are hardest to lay out, of every game: positions to look at, in development.

A game's `moments.json`, beside its module:
    [{"name": "reaction-4-sets", "shows": "four sets lie in the trick while he is asked",
      "worst": true, "position": {...}, "moves": [[1, ["use han_xin"]]]}]
What is left out: `like` names a moment above whose terms and position this one begins with; its own
fields of the position come on top. `seat` is whose eyes see it (0), the others are people who do
nothing, or `bots` of that level. `moves` are played before anybody comes, `then` when the page
is there. `clicks` follow on the page: `card=4` is what bears `data-card="4"`, `key=P` the button
of that letter. `seen` names in the same way what has to be in sight then, all of it and under
nothing. `worst`: also `make test` looks at it.
"""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from tenka.core.contract import Json
from tenka.server.errors import NotFound
from tenka.server.store.rows import Person, Seat
from tenka.server.tables.clock import ClockRules
from tenka.server.tables.game_files import read_beside
from tenka.server.tables.lobby import Lobby
from tenka.server.tables.opening_tables import open_table
from tenka.server.tables.table import Table
from tenka.server.tables.terms import Terms

FILE = "moments.json"
LONG_NAME = "Wandering Strategist 4{seat}"  # as long as a friendly name gets
INHERITED = ("seats", "seat", "options", "bots", "clock")
Moves = tuple[tuple[int, tuple[str, ...]], ...]


@dataclass(frozen=True)
class Moment:
    """A moment of a game, and whose eyes see it."""

    name: str
    shows: str
    seats: int | None = None
    seat: int = 0
    options: dict[str, Any] = field(default_factory=dict)
    position: Json | None = None
    bots: str | None = None
    clock: float | None = None  # seconds of each seat's bank
    moves: Moves = ()
    then: Moves = ()
    clicks: tuple[str, ...] = ()
    seen: tuple[str, ...] = ()
    worst: bool = False


@cache
def moments_of(game_id: str) -> tuple[Moment, ...]:
    """The moments of a game, in the order of its file; UnknownGame if there is no such game."""
    read: dict[str, Json] = {}
    for each in read_beside(game_id, FILE) or ():
        before = read[each["like"]] if "like" in each else {}
        kept = {name: before[name] for name in INHERITED if name in before}
        position = {**before.get("position", {}), **each.get("position", {})}
        own = {name: what for name, what in each.items() if name != "like"}
        read[each["name"]] = {**kept, **own, "position": position or None}
    return tuple(_moment(**each) for each in read.values())


def moment_of(game_id: str, name: str) -> Moment:
    """The moment of that name; NotFound."""
    for moment in moments_of(game_id):
        if moment.name == name:
            return moment
    raise NotFound(f"{game_id} has no moment {name!r}")


async def open_moment(
    lobby: Lobby, game_id: str, moment: Moment, me: Person, others: Sequence[str]
) -> Table:
    """A private table at that moment; `others` are the people in the other seats, as many as are
    needed. Its chance is always the same."""
    terms = Terms.of(
        game_id,
        seats_of(moment),
        moment.options,
        position=moment.position,
        public=False,
        window=0.0,
        clock=None if moment.clock is None else ClockRules("live", moment.clock),
        claim_after=None,
    )
    rest = iter(others)
    seated = [_seat(moment, seat, me, rest) for seat in range(terms.seats)]
    table = await open_table(
        lobby,
        terms,
        me.id,
        me.name,
        seated=seated,
        secret=hashlib.sha256(f"{game_id}/{moment.name}".encode()).digest(),
    )
    names = table.situation.people.names
    for each in seated:
        if each.person_id not in (None, me.id):
            names[each.person_id] = LONG_NAME.format(seat=each.seat)
    await play(table, moment.moves)
    return table


async def play(table: Table, moves: Moves) -> None:
    """Moves of any seat, each a whole decision."""
    for seat, texts in moves:
        decision = table.situation.play.decision(seat)
        await table.move(seat, decision, f"{seat}-{decision}", texts)


def seats_of(moment: Moment) -> int | None:
    """How many play; None: as few as can."""
    players = (moment.position or {}).get("players")
    return moment.seats or (len(players) if players else None)


def _seat(moment: Moment, seat: int, me: Person, others: Any) -> Seat:
    if seat == moment.seat:
        return Seat("", seat, "person", me.id)
    if moment.bots is not None:
        return Seat("", seat, "bot", None, moment.bots)
    return Seat("", seat, "person", next(others))


def _moment(
    moves: Any = (), then: Any = (), clicks: Any = (), seen: Any = (), **rest: Any
) -> Moment:
    return Moment(
        moves=_moves(moves), then=_moves(then), clicks=tuple(clicks), seen=tuple(seen), **rest
    )


def _moves(read: Any) -> Moves:
    return tuple((seat, tuple(texts)) for seat, texts in read)
