"""What has been played in the last seven days, as far as it says what a game is worth. Pure."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import groupby

from tenka.server.ratings.scale import DAY
from tenka.server.store.rows import RatedResult

WEEK = 7 * DAY


class Week:
    """The games of some people, of the last seven days at least; those that are annulled or set
    aside are not among them."""

    def __init__(self, results: Iterable[RatedResult] = ()) -> None:
        self._games: dict[str, list[Sequence[RatedResult]]] = defaultdict(list)
        for _, seats in groupby(results, lambda each: each.table_id):
            self.add(list(seats))

    def add(self, played: Sequence[RatedResult]) -> None:
        """A game is over; what is older than a week by then is forgotten."""
        for mine in played:
            if mine.person_id is not None:
                games = self._games[mine.person_id]
                games.append(played)
                while games[0][0].at <= mine.at - WEEK:
                    del games[0]

    def last(self, person: str) -> float:
        """When the last game of somebody ended, counted or not."""
        return max((played[0].at for played in self._games.get(person, ())), default=0.0)

    def met(self, person: str, other: str, now: float) -> int:
        """How many games two have played to an end, or nearly."""
        return sum(
            {person, other} <= {each.person_id for each in played if each.why != "short"}
            for played in self._since(person, now)
        )

    def given_up_early(self, person: str, now: float) -> int:
        """How many games somebody has left within the first decisions."""
        return sum(
            each.short and each.gave_up
            for played in self._since(person, now)
            for each in played
            if each.person_id == person
        )

    def from_people(self, person: str, now: float) -> float:
        """The points that somebody has won, or lost, in games with other people."""
        return sum(
            each.mu - each.before_mu
            for played in self._since(person, now)
            if sum(seat.person_id is not None for seat in played) > 1
            for each in played
            if each.person_id == person
        )

    def _since(self, person: str, now: float) -> Iterable[Sequence[RatedResult]]:
        return (played for played in self._games.get(person, ()) if played[0].at > now - WEEK)
