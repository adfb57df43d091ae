"""The course of one game: its record and its state. No I/O; a change is made on a copy first."""

from dataclasses import dataclass, field
from typing import Any

from tenka.core.contract import Json, State
from tenka.core.record import Record


@dataclass(frozen=True)
class Step:
    """A change that is ready: the entries to be written down, and the state they lead to."""

    entries: list[Json]
    state: State
    told: list[int] = field(default_factory=list)  # the journal's length after each move
    undone: int = 0


class Play:
    """A game in progress, or over. `take` makes a step real once it is durable."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.state = record.state(0)
        self.movers: list[int] = []  # of the moves that count
        self._told = [_told(self.state, 0)]  # the journal's length before the first and after each
        self._decisions = [0] * record.seats
        entries, record.entries = record.entries, []
        for entry in entries:
            if "move" in entry:
                self.take(self.moves(entry["seat"], [entry["move"]]))
            elif entry["event"] == "undone":
                self.take(self.undoing(entry["entries"]))
            else:
                self.take(Step([entry], self.state))

    @property
    def version(self) -> int:
        """How many entries there are: grows with every change."""
        return len(self.record.entries)

    @property
    def told(self) -> int:
        """How many events the journal has."""
        return self._told[-1]

    def decision(self, seat: int) -> int:
        """The number of the decision that this seat is to make next; no number comes twice."""
        return self._decisions[seat]

    def moves(self, seat: int, texts: list[str]) -> Step:
        """The seat's moves, all or none; IllegalMove if one of them is not legal."""
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
        return Step(entries, state, told)

    def event(self, kind: str, **fields: Any) -> Step:
        """An event that leaves the state as it is."""
        self.record.check_event(kind, fields)
        return Step([{"event": kind, **fields}], self.state)

    def undoing(self, moves: int) -> Step:
        """Take the last moves back."""
        self.record.check_event("undone", {"entries": moves})
        state = self.record.state(0)
        kept = self.record.moves()
        for seat, text in kept[: len(kept) - moves]:
            state.play(seat, text)
        return Step([{"event": "undone", "entries": moves}], state, undone=moves)

    def take(self, step: Step) -> None:
        """The step is written down: it counts now."""
        self.record.went_on(step.entries, step.state)
        self.state = step.state
        for entry, told in zip(step.entries, step.told, strict=False):
            self.movers.append(entry["seat"])
            self._told.append(told)
            self._decisions[entry["seat"]] += 1
        if step.undone:
            del self.movers[-step.undone :]
            del self._told[-step.undone :]
            self._decisions = [number + 1 for number in self._decisions]

    def free_undo(self, seat: int, people: set[int]) -> int:
        """How many moves this seat may take back without asking anybody; 0 if none.

        Against bots alone back to its own last decision. Else its last move, while it has learnt
        nothing since and no other person has decided.
        """
        if seat not in self.movers or self.record.closed:
            return 0
        back = 1 + self.movers[::-1].index(seat)
        if not people - {seat}:
            return back
        others = set(self.movers[len(self.movers) - back :]) - {seat}
        if others & people or self.state.learned(seat, self._told[-1 - back]):
            return 0
        return back


def _told(state: State, so_far: int) -> int:
    return so_far + len(state.journal(None, so_far))
