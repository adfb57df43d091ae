"""What a command makes of a situation: all that is written down at once, or not at all."""

from dataclasses import dataclass, field

from tenka.server.store.rows import Entry, Held, Loaded, RowChange, Seat
from tenka.server.tables.clock import Clocks
from tenka.server.tables.played_game import Play


@dataclass(frozen=True, kw_only=True)
class Change:
    """A change that is ready to be written; what is not named stays as it is."""

    play: Play | None = None  # the game after it
    decided: int | None = None  # the seat whose decision it is, its number, its request's key
    decision: int | None = None
    key: str | None = None
    seats: tuple[Seat, ...] = ()
    hold: Held | None = None  # an answer in a secret window, to be released later
    release: tuple[int, ...] = ()  # seats whose held answers are out, or void
    row: RowChange = field(default_factory=RowChange)
    clocks: Clocks | None = None
    held_back: tuple[str, ...] = ()  # people of whom this is counted
    only: int | None = None  # the one seat that is told of it

    def entries(self, version: int, now: float) -> list[Entry]:
        """What it adds to a record of that version."""
        added = [] if self.play is None else self.play.record.entries[version:]
        return [
            Entry(version + number, body, now, self.decided, self.decision, self.key)
            for number, body in enumerate(added)
        ]

    def is_in(self, loaded: Loaded, entries: list[Entry]) -> bool:
        """Is it stored, with these entries? A write may succeed though its answer was lost."""
        numbers = {entry.number for entry in entries}
        return (
            [entry for entry in loaded.entries if entry.number in numbers] == entries
            and all(seat in loaded.seats for seat in self.seats)
            and all(getattr(loaded.table, name) == value for name, value in self.row.items())
            and (self.hold is None or self.hold in loaded.held)
        )

    @property
    def silent(self) -> bool:
        """Is nobody told of it? Not even that somebody has answered."""
        return self.hold is not None
