"""What was asked for before: who sends a request again gets the same answer, and nothing more."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from tenka.server.errors import KeyUsed
from tenka.server.store.rows import Entry, Held


@dataclass(frozen=True)
class Ack:
    """What becomes of a request: the version that has it; `held` until the window ends."""

    version: int
    held: bool = False
    repeated: bool = False


@dataclass(frozen=True)
class Taken:
    """A request that was taken: the decision it made, after so many entries, its moves, and the
    version that has them; as many as before, while they are held."""

    decision: int | None
    after: int
    moves: tuple[str, ...]
    version: int

    @property
    def held(self) -> bool:
        return self.version == self.after


def already_used(by: Taken) -> KeyUsed:
    """The refusal of a key that was another request's, with what a client needs to go on."""
    moves = "; ".join(by.moves)
    return KeyUsed(
        f"this key was that of decision {by.decision}, {moves!r}, which counts: read the newest "
        "state, and give each decision that you make a key of its own"
    )


@dataclass(frozen=True)
class Requests:
    """The requests that were taken, by seat and key."""

    _taken: Mapping[tuple[int | None, str], Taken]

    @classmethod
    def of(cls, entries: Iterable[Entry]) -> "Requests":
        """From what is stored."""
        taken: dict[tuple[int | None, str], Taken] = {}
        for entry in entries:
            if entry.key is not None:
                by = entry.seat, entry.key
                so_far = taken.get(by, Taken(entry.decision, entry.number, (), entry.number))
                moves = (*so_far.moves, entry.body["move"])
                taken[by] = replace(so_far, moves=moves, version=entry.number + 1)
        return cls(taken)

    def with_entries(self, entries: Iterable[Entry]) -> "Requests":
        """And those that were stored since."""
        return Requests({**self._taken, **Requests.of(entries)._taken})

    def with_taken(self, seat: int, key: str, taken: Taken) -> "Requests":
        """And this one, which is durable."""
        return Requests({**self._taken, (seat, key): taken})

    def known(
        self, seat: int, decision: int, key: str, version: int, waiting: Held | None
    ) -> Taken | None:
        """The request that came before with this key, be it that it still waits for a window's
        end; KeyUsed, if that was another decision's."""
        found = self._taken.get((seat, key))
        if found is None and waiting is not None and waiting.key == key:
            found = Taken(waiting.decision, version, (waiting.text,), version)
        if found is None or found.decision is None:
            return None
        if found.decision != decision:
            raise already_used(found)
        return found
