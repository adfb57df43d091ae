"""Which of a person's tables are wanted: conditions that any of our databases can check."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from sqlalchemy import ColumnElement, and_, exists, or_

from tenka.server.store.rows import Status
from tenka.server.store.schema import seats, tables

Ended = Literal["won", "lost", "drawn", "none"]
Rivals = Literal["bots", "people"]

MOST_SEATS = 5


@dataclass(frozen=True)
class Wanted:
    """What a list of one's tables is cut down to; what is not named is no matter."""

    status: Sequence[Status] = ()
    game: str | None = None
    result: Ended | None = None
    against: Rivals | None = None
    lessons: bool = False  # guided hands are nobody's history

    def conditions(self, person_id: str) -> list[ColumnElement[bool]]:
        """What a table of this person's must be like."""
        found = [_sits(person_id)]
        if not self.lessons:
            found.append(tables.c.lesson.is_(None))
        if self.status:
            found.append(tables.c.status.in_(self.status))
        if self.game is not None:
            found.append(tables.c.game == self.game)
        if self.result is not None:
            found.append(_ended(self.result, person_id))
        if self.against is not None:
            people = _other_people(person_id)
            found.append(people if self.against == "people" else ~people)
        return found


def _sits(person_id: str, *where: ColumnElement[bool]) -> ColumnElement[bool]:
    return exists().where(seats.c.table_id == tables.c.id, seats.c.person_id == person_id, *where)


def _other_people(person_id: str) -> ColumnElement[bool]:
    return exists().where(
        seats.c.table_id == tables.c.id,
        seats.c.person_id.is_not(None),
        seats.c.person_id != person_id,
    )


def _ended(how: Ended, person_id: str) -> ColumnElement[bool]:
    """With that result, for this person; who shares the first place has drawn."""
    if how == "none":
        return tables.c.status == "aborted"
    first, second, *_ = winners = [
        tables.c.result[("winners", place)].as_integer() for place in range(MOST_SEATS)
    ]
    among_them = _sits(person_id, or_(*(winner == seats.c.seat for winner in winners)))
    by_result = {
        "won": and_(among_them, second.is_(None)),
        "drawn": or_(first.is_(None), and_(among_them, second.is_not(None))),
        "lost": and_(first.is_not(None), ~among_them),
    }
    return and_(tables.c.status == "over", by_result[how])
