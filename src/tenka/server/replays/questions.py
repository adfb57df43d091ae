"""What may be asked of a game that was played so far, or of a position that somebody sets up."""

import json
from dataclasses import dataclass
from typing import Any, ClassVar

import orjson

from tenka.core.contract import Json
from tenka.core.errors import BadPosition, BadSeat
from tenka.server.errors import NotNow
from tenka.server.store.records import record_fields
from tenka.server.store.rows import Loaded
from tenka.server.tables.played_game import Play


@dataclass(frozen=True)
class Moments:
    """The moments between two events, as a seat saw them."""

    kind: ClassVar[str] = "moments"
    seat: int | None
    first: int
    last: int


@dataclass(frozen=True)
class At:
    """The whole game after so many moves, as a seat saw it."""

    kind: ClassVar[str] = "at"
    seat: int | None
    ply: int


@dataclass(frozen=True)
class PositionAt:
    """The game after so many moves, all hands open."""

    kind: ClassVar[str] = "position_at"
    ply: int


@dataclass(frozen=True)
class BranchAt:
    """The same, to be played on from: where a decision begins, or before a seat's last one."""

    kind: ClassVar[str] = "branch_at"
    seat: int
    ply: int | None


# What whoever asked has got wrong, or asked too early.
REFUSALS = (BadPosition, BadSeat, NotNow)

OfAGame = Moments | At | PositionAt | BranchAt


@dataclass(frozen=True)
class Possible:
    """Can this position be? If so, with all its fields, and as a seat sees it."""

    kind: ClassVar[str] = "possible"
    game_id: str
    seats: int
    options: dict[str, Any]
    seat: int | None
    position: Json | None
    seed: int  # of a new game, where there is no position


def as_line(question: OfAGame | Possible, play: Play | None = None) -> bytes:
    """A question for the process. What comes after the tab is the game."""
    # What people send may hold numbers and texts that only this encoder takes.
    asked = json.dumps({"kind": question.kind, **vars(question)}).encode()
    return asked if play is None else asked + b"\t" + _record(play)


def record_line(loaded: Loaded) -> bytes:
    """The question for a table's record, whatever its rules are."""
    fields = record_fields(loaded)
    return b'{"kind":"record"}\t' + orjson.dumps({**fields, "secret": fields["secret"].hex()})


def _record(play: Play) -> bytes:
    record = play.record
    return orjson.dumps(
        {
            "game": record.game.id,
            "seats": record.seats,
            "options": record.options,
            "secret": record.secret.hex(),
            "position": record.position,
            "entries": record.entries,
        }
    )
