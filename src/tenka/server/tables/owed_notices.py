"""Whom a table has to tell outside, in correspondence, that something is awaited of them."""

from tenka.server.store.rows import Owed, OwedKind
from tenka.server.tables.offers import newly_asked
from tenka.server.tables.situation import Situation


class OwedNotices:
    """Of one table: the seats that owe a decision, and have been told so."""

    def __init__(self, situation: Situation) -> None:
        self._told: set[int] = set()
        self.was_read(situation)

    def was_read(self, situation: Situation) -> None:
        """Another server may have told them."""
        if situation.window is None:
            self.was_told(situation)

    def was_told(self, situation: Situation) -> None:
        """Those who owe something there know it."""
        self._told = self._owing(situation)

    def owed(self, before: Situation, later: Situation, now: float) -> list[Owed]:
        """Who is to be told when this becomes that."""
        return [
            Owed(later.id, seat, str(later.seats[seat].person_id), now, kind)
            for seat, kind in self._awaited(before, later)
        ]

    def _awaited(self, before: Situation, later: Situation) -> list[tuple[int, OwedKind]]:
        turns: list[tuple[int, OwedKind]] = [
            (seat, "turn") for seat in sorted(self._owing(later) - self._told)
        ]
        asked = newly_asked(before, later) if later.row.pace == "correspondence" else None
        return turns + ([] if asked is None else [(seat, asked[0].kind) for seat in asked[1]])

    def _owing(self, situation: Situation) -> set[int]:
        """A window, which standing orders answer, is nobody's turn and changes nothing."""
        if situation.row.pace != "correspondence":
            return set()
        return self._told if situation.window is not None else set(situation.owing())
