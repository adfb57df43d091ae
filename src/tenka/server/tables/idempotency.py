"""What was asked for before: who sends a request again gets the same answer, and nothing more."""

from collections.abc import Sequence
from dataclasses import dataclass

from tenka.server.errors import Stale
from tenka.server.store.rows import Entry, Held


@dataclass(frozen=True)
class Ack:
    """What becomes of a request: the version that has it; `held` until the window ends."""

    version: int
    held: bool = False
    repeated: bool = False


class Answers:
    """The requests that were taken, and the answers in secret windows that wait for their end."""

    def __init__(self, entries: Sequence[Entry], held: Sequence[Held]) -> None:
        self._taken = {
            (e.seat, e.key): (e.decision, e.number + 1) for e in entries if e.key is not None
        }
        self._held = {answer.seat: answer for answer in held}

    def held(self, seat: int, decision: int) -> Held | None:
        """What this seat has answered to this decision, if it was not released yet."""
        answer = self._held.get(seat)
        return answer if answer is not None and answer.decision == decision else None

    def hold(self, answer: Held) -> None:
        """Keep an answer until the window ends."""
        self._held[answer.seat] = answer

    def release(self, seat: int) -> None:
        """What the seat has answered is out, or void."""
        self._held.pop(seat, None)

    def take(self, seat: int, key: str, decision: int | None, version: int) -> None:
        """A request is durable, in this version."""
        self._taken[seat, key] = decision, version

    def repeated(self, seat: int, decision: int, key: str, version: int) -> Ack | None:
        """What became of this request, if it came before; Stale, if its key was another's."""
        answered, taken = self._taken.get((seat, key), (None, version))
        waiting = self._held.get(seat)
        if answered is None and waiting is not None and waiting.key == key:
            answered = waiting.decision
        if answered is None:
            return None
        if answered != decision:
            raise Stale(f"this key was decision {answered}'s; each move needs a new one")
        return Ack(taken, held=(seat, key) not in self._taken, repeated=True)
