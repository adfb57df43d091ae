"""What is set aside now, game by game: for the host to judge."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from tenka.server.store import Pace, Store
from tenka.server.store.rows import RatedResult, Suspicion

MOST_SEATS = 6


@dataclass(frozen=True)
class Aside:
    """A game that was set aside, and who played it, the best first; `points`: what it had given
    the winner."""

    table_id: str
    game: str
    pace: Pace
    ended: float
    since: float
    suspicion: Suspicion
    people: tuple[str, ...]
    points: float


async def set_aside_now(store: Store, limit: int) -> list[Aside]:
    """So many games, those that were set aside last first."""
    found = await store.ratings.set_aside(limit * MOST_SEATS)
    games = [list(seats) for _, seats in groupby(found, lambda each: each.table_id)]
    return [_aside(seats) for seats in games[:limit]]


def _aside(seats: Sequence[RatedResult]) -> Aside:
    first = min(seats, key=lambda each: each.place)
    people = sorted((each for each in seats if each.person_id), key=lambda each: each.place)
    assert first.aside is not None
    assert first.suspicion is not None
    return Aside(
        *(first.table_id, first.game, first.pace, first.at, first.aside, first.suspicion),
        tuple(str(each.person_id) for each in people),
        first.mu - first.before_mu,
    )
