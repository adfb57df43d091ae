"""What was asked for before: who sends a request again gets the same answer, and nothing more."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from tenka.server.errors import Stale
from tenka.server.store.rows import Entry, Held


@dataclass(frozen=True)
class Ack:
    """What becomes of a request: the version that has it; `held` until the window ends."""

    version: int
    held: bool = False
    repeated: bool = False


@dataclass(frozen=True)
class Requests:
    """The requests that were taken, by seat and key: the decision they made, and in which
    version."""

    _taken: Mapping[tuple[int | None, str], tuple[int | None, int]]

    @classmethod
    def of(cls, entries: Iterable[Entry]) -> "Requests":
        """From what is stored."""
        return cls(
            {(e.seat, e.key): (e.decision, e.number + 1) for e in entries if e.key is not None}
        )

    def with_taken(self, seat: int, key: str, decision: int | None, version: int) -> "Requests":
        """And this one, which is durable in this version."""
        return Requests({**self._taken, (seat, key): (decision, version)})

    def repeated(
        self, seat: int, decision: int, key: str, version: int, waiting: Held | None
    ) -> Ack | None:
        """What became of this request, if it came before, be it that it still waits for a window's
        end; Stale, if its key was another's."""
        answered, taken = self._taken.get((seat, key), (None, version))
        if answered is None and waiting is not None and waiting.key == key:
            answered = waiting.decision
        if answered is None:
            return None
        if answered != decision:
            raise Stale(f"this key was decision {answered}'s; each move needs a new one")
        return Ack(taken, held=(seat, key) not in self._taken, repeated=True)
