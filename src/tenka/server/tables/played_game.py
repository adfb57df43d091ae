"""One game as it is played: its record and its state. No I/O; a change gives a new one."""

from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass
from typing import Any

from tenka.core.contract import Json, State
from tenka.core.errors import BadRecord, IllegalMove
from tenka.core.plan import parts_of
from tenka.core.record import Record


@dataclass(frozen=True)
class Made:
    """A move that counts: who made it, and the number of the move that the decision began with.
    They differ in a plan of many parts. A lone one was the only answer that there was in a
    window."""

    seat: int
    first: int
    lone: bool


class Play:
    """A game in progress, or over. It never changes: `moves`, `event` and `undoing` give the game
    as it is after them."""

    def __init__(self, record: Record) -> None:
        """Replays the record: each move that counts, once. BadRecord if one is not legal."""
        self.record = record
        self.last_undo = 0  # the version of the last one: a journal read before it is void
        self.made: list[Made] = []
        self._decisions = [0] * record.seats
        self._moves = 0  # that count
        self.taken_back = 0  # how often moves were
        self._happened: list[tuple[int, Json]] = []  # after how many of them, and what
        for number, entry in enumerate(record.entries):
            self._count(number, entry)
        self.state = record.state(0)
        self._told = [_told(self.state, 0)]  # the journal's length before the first and after each
        parts = [0] * record.seats  # of a plan that are still to come
        for number, (seat, text) in enumerate(record.moves()):
            if not parts[seat]:
                parts[seat] = parts_of(self.state, seat)
                first = number
            parts[seat] -= 1
            lone = _is_lone(self.state, seat)
            try:
                self.state.play(seat, text)
            except IllegalMove as error:
                raise BadRecord(f"move {number}: {error}") from error
            self.made.append(Made(seat, first, lone))
            self._told.append(_told(self.state, self.told))
        record.went_on([], self.state)

    @property
    def version(self) -> int:
        """How many entries there are: grows with every change."""
        return len(self.record.entries)

    @property
    def movers(self) -> list[int]:
        """Who made each of the moves that count."""
        return [made.seat for made in self.made]

    @property
    def told(self) -> int:
        """How many events the journal has."""
        return self._told[-1]

    def told_after(self, moves: int) -> int:
        """How many it had after so many of the moves that count."""
        return self._told[moves]

    @property
    def hinted(self) -> list[int]:
        """The seats that were told what a bot would do."""
        return sorted({entry["seat"] for entry in self._of_kind("hinted")})

    def is_hinted(self, seat: int) -> bool:
        """Was this seat told so since the last move?"""
        return any(
            (after, entry) == (self._moves, {"event": "hinted", "seat": seat})
            for after, entry in self._happened
        )

    @property
    def happenings(self) -> list[Json]:
        """What happened beside the moves, each with the length that the journal had by then."""
        return [{"at": self._told[after], **entry} for after, entry in self._happened]

    def decision(self, seat: int) -> int:
        """The number of the decision that this seat is to make next; no number comes twice."""
        return self._decisions[seat]

    def decided_by_player(self, seat: int) -> int:
        """How many decisions that count a seat's player has made, before a bot took it over."""
        left = [
            after
            for after, entry in self._happened
            if entry["event"] == "bot_took_seat" and entry["seat"] == seat
        ]
        theirs = self.made[: min(left, default=len(self.made))]
        return len({made.first for made in theirs if made.seat == seat})

    def moves(self, seat: int, texts: list[str]) -> "Play":
        """After the seat's moves, all or none; IllegalMove if one of them is not legal."""
        state = self.state.copy()
        entries: list[Json] = []
        told: list[int] = []
        so_far = self.told
        for text in texts:
            action = state.parse(seat, text)
            entries.append({"seat": seat, "move": state.text(action)})
            state.apply(seat, action)
            so_far = _told(state, so_far)
            told.append(so_far)
        after = self._after(entries, state)
        made = Made(seat, len(self.made), _is_lone(self.state, seat))
        after.made += [made] * len(texts)
        after._told += told
        return after

    def going_on(self, entries: Sequence[Json]) -> "Play":
        """After what was written down by another server: moves, events, what was taken back. A
        nonce, which changes all that comes, is not among them."""
        after = self
        waiting = list(entries)
        while waiting:
            entry = waiting[0]
            parts = 1
            if "move" in entry:
                seat = entry["seat"]
                parts = parts_of(after.state, seat)
                after = after.moves(seat, [part["move"] for part in waiting[:parts]])
            elif entry["event"] == "undone":
                after = after.undoing(entry["entries"], entry["seat"])
            else:
                fields = {name: value for name, value in entry.items() if name != "event"}
                after = after.event(entry["event"], **fields)
            del waiting[:parts]
        return after

    def reads_as(
        self, entries: int, seat: int, texts: Sequence[str], played: Sequence[str]
    ) -> bool:
        """Were these texts, sent by that seat after so many entries, the moves that were played?
        They may be written otherwise than the record has them."""
        if list(texts) == list(played):
            return True
        if len(texts) != len(played):
            return False
        state = self.record.state(entries)
        try:
            for text, move in zip(texts, played, strict=True):
                if state.text(state.parse(seat, text)) != move:
                    return False
                state.play(seat, move)
        except IllegalMove:
            return False
        return True

    def event(self, kind: str, **fields: Any) -> "Play":
        """After an event that leaves the state as it is."""
        self.record.check_event(kind, fields)
        return self._after([{"event": kind, **fields}], self.state)

    def undoing(self, moves: int, seat: int) -> "Play":
        """After that seat has taken the last moves back."""
        undone = {"entries": moves, "seat": seat}
        self.record.check_event("undone", undone)
        kept = len(self.made) - moves
        after = self._after([{"event": "undone", **undone}], self.record.after(kept))
        del after.made[kept:]
        del after._told[kept + 1 :]
        return after

    def _after(self, entries: list[Json], state: State) -> "Play":
        after = copy(self)
        after.record = self.record.with_entries(self.record.entries)
        after.record.went_on(entries, state)
        after.state = state
        after.made = self.made.copy()
        after._told = self._told.copy()
        after._decisions = self._decisions.copy()
        after._happened = self._happened.copy()
        for number, entry in enumerate(entries, self.version):
            after._count(number, entry)
        return after

    def _count(self, number: int, entry: Json) -> None:
        """How often each has decided, no number of a decision comes twice; and what happened."""
        if "move" in entry:
            self._decisions[entry["seat"]] += 1
            self._moves += 1
            return
        if entry["event"] == "undone":
            self._decisions = [decided + 1 for decided in self._decisions]
            self.last_undo = number + 1
            self.taken_back += 1
            self._moves -= entry["entries"]
            self._happened = [(min(at, self._moves), each) for at, each in self._happened]
        if entry["event"] not in ("sealed", "nonce") and not self._sits_down(entry):
            self._happened.append((self._moves, entry))

    def _of_kind(self, event: str) -> list[Json]:
        return [entry for entry in self.record.entries if entry.get("event") == event]

    def _sits_down(self, entry: Json) -> bool:
        """Is it a bot that is there from the start?"""
        return entry["event"] == "bot_took_seat" and "why" not in entry and self._moves == 0

    def begun(self, ply: int) -> int:
        """Where the decision began that is under way after so many moves: earlier, in a plan."""
        return self.made[ply].first if ply < len(self.made) else ply

    def last_decision(self, seat: int) -> int | None:
        """After how many moves this seat has decided for the last time; None if it never has."""
        return next((made.first for made in reversed(self.made) if made.seat == seat), None)

    def has_learned(self, seat: int, since: int) -> bool:
        """Has the seat been told anything hidden after so many moves?"""
        return self.state.learned(seat, self._told[since])


def _is_lone(state: State, seat: int) -> bool:
    return state.window is not None and len(state.legal(seat)) == 1


def _told(state: State, so_far: int) -> int:
    return so_far + len(state.journal(None, so_far))
