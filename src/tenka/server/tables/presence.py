"""Who is at a table: known by those who listen, told to pages, and never stored.

Nothing is decided by it but whether an absence may be claimed. A lost connection stops no clock,
unless the table grants a little grace for it.
"""

from collections.abc import Callable, Sequence

from tenka.core.contract import Json
from tenka.server.store.rows import Seat
from tenka.server.tables.feeds import Feeds


class Presence:
    """The people of a table: here, away in another tab, or gone for so long."""

    def __init__(self, feeds: Feeds, now: float) -> None:
        self._feeds = feeds
        self._since = now  # nobody is known to have been gone for longer
        self._left: dict[str, float] = {}
        self._elsewhere: dict[str, dict[str, bool]] = {}  # by node: who is there, and looks

    def here(self) -> dict[str, bool]:
        """The people who listen on this server, and whether they look."""
        looking: dict[str, bool] = {}
        for feed in self._feeds:
            if feed.person is not None and feed.seat is not None:
                looking[feed.person] = looking.get(feed.person, False) or feed.looks
        return looking

    def are_elsewhere(self, node: str, people: dict[str, bool], now: float) -> None:
        """Who listens on another server, instead of those who did."""
        before = self._elsewhere.get(node, {})
        self._elsewhere[node] = people
        for person in before.keys() - people.keys():
            self.has_left(person, now)

    def only_nodes(self, runs: Callable[[str], bool], now: float) -> None:
        """Whoever listened on a server that runs no more is gone."""
        for node in [each for each in self._elsewhere if not runs(each)]:
            self.are_elsewhere(node, {}, now)
            del self._elsewhere[node]

    def has_left(self, person: str, now: float) -> None:
        """One of their connections has ended; if it was the last one, they are gone."""
        if not self.is_here(person):
            self._left[person] = now

    def gone(self, person: str | None, now: float) -> float | None:
        """For how many seconds a person is gone; None: they are here."""
        if person is None or self.is_here(person):
            return None
        return max(0.0, now - self._left.get(person, self._since))

    def lost(self, seats: Sequence[Seat]) -> list[int]:
        """The seats of people who were here and are not any more."""
        return [
            seat.seat
            for seat in seats
            if seat.kind == "person" and seat.person_id in self._left
            if not self.is_here(seat.person_id)
        ]

    def of(self, seats: Sequence[Seat], now: float) -> list[Json]:
        """All seats in which people play."""
        return [
            self._of(seat.seat, seat.person_id, now)
            for seat in seats
            if seat.kind == "person" and seat.person_id is not None
        ]

    def is_here(self, person: str) -> bool:
        """Does this person listen, on whatever server?"""
        return self._feeds.has(person) or any(
            person in people for people in self._elsewhere.values()
        )

    def _of(self, seat: int, person: str, now: float) -> Json:
        gone = self.gone(person, now)
        if gone is not None:
            return {"seat": seat, "is": "gone", "seconds": round(gone, 1)}
        looks = self.here().get(person, False) or any(
            people.get(person, False) for people in self._elsewhere.values()
        )
        return {"seat": seat, "is": "here" if looks else "away", "seconds": 0.0}
