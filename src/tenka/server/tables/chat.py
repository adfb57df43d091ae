"""The chat of a table: a room of those who play, and one of those who watch.

Neither hears anything of the other, not even that something was said: each counts its own lines.
"""

import asyncio
import unicodedata
from contextlib import suppress
from dataclasses import asdict, dataclass

from tenka.core.contract import Json
from tenka.server.errors import BadRequest
from tenka.server.people.names import BLANK
from tenka.server.store import Conflict, Line, Person, Room, Store

LONGEST = 500
TRIES = 3  # for a line whose number somebody else has taken
KEPT = 500  # lines of a room; the oldest ones make way
MARKS_AT_MOST = 4  # on one letter, as some scripts need them; towers of them are cut down
JOINERS = frozenset("\u200c\u200d")  # they show nothing, but words and emoji are made with them


@dataclass(frozen=True)
class Said:
    """A line as its room reads it; the number is the room's own."""

    number: int
    person: str
    at: float
    text: str

    def shown(self, name: str, seat: int | None) -> Json:
        """As it is read, by the name and in the seat of who said it."""
        return {**asdict(self), "name": name, "seat": seat}


class Chat:
    """Both rooms of one table."""

    def __init__(self, store: Store, table_id: str) -> None:
        self._store = store
        self._table_id = table_id
        self._last: dict[str, int] | None = None
        self.lock = asyncio.Lock()

    async def say(self, room: Room, person: Person, text: str, now: float) -> Said:
        """A line, durable on return; BadRequest if it cannot be."""
        text = checked_line(text)
        async with self.lock:
            for _ in range(TRIES):
                with suppress(Conflict):  # somebody said something on another server
                    return await self._add(room, person, text, now)
            return await self._add(room, person, text, now)

    async def _add(self, room: Room, person: Person, text: str, now: float) -> Said:
        if self._last is None:
            self._last = await self._store.chat.last(self._table_id)
        number = self._last.get(room, 0) // 2 + 1
        line = Line(self._table_id, _stored(room, number), room, person.id, now, text)
        last, self._last = self._last, None  # to be read again, if this fails
        await self._store.chat.add(line, cut=_stored(room, number - KEPT))
        self._last = {**last, room: line.number}
        return _said(line)

    async def lines(self, room: Room, since: int = 0) -> list[Said]:
        """What was said in a room after its line number `since`."""
        found = await self._store.chat.of(self._table_id, room, _stored(room, since), KEPT)
        return [_said(line) for line in found if line.text]  # of one who is gone nothing is left


def room_of(seat: int | None) -> Room:
    """Where somebody reads and writes, by his seat."""
    return "spectators" if seat is None else "players"


def checked_line(text: str) -> str:
    """The line as it is kept: composed, on one line, single spaces, without signs that turn the
    writing around or show nothing; BadRequest if nothing is left or it is too long."""
    kept: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", " ".join(text.split())):
        category = unicodedata.category(sign)
        if category in ("Cc", "Cf", "Cs", "Co") and sign not in JOINERS:
            continue
        marks = marks + 1 if category[0] == "M" else 0
        if marks <= MARKS_AT_MOST:
            kept.append(sign)
    line = " ".join("".join(kept).split())
    if not any(_shows(sign) for sign in line):
        raise BadRequest("a line of chat needs something that can be read")
    if len(line) > LONGEST:
        raise BadRequest(f"a line of chat has at most {LONGEST} characters, not {len(line)}")
    return line


def _shows(sign: str) -> bool:
    return unicodedata.category(sign)[0] not in "CMZ" and sign not in BLANK


def _said(line: Line) -> Said:
    return Said(line.number // 2, line.person_id, line.at, line.text)


def _stored(room: Room, number: int) -> int:
    """The store counts by table: players' lines are even, spectators' odd."""
    return 2 * number + (room == "spectators")
