"""Ratings as they are shown: whole points, with how sure they are today."""

from collections.abc import Collection

from typing_extensions import TypedDict

from tenka.server.ratings.game_results import strength_now
from tenka.server.store import Pace, Store
from tenka.server.store.rows import Rating


class ShownRating(TypedDict):
    """How strong somebody is thought to be: two times of three no further from `rating` than by
    `deviation`. After so many rated games."""

    rating: int
    deviation: int
    games: int


def shown_rating(rating: Rating, now: float) -> ShownRating:
    """A rating as it is shown today."""
    strength = strength_now(rating, now)
    return {
        "rating": round(strength.mu),
        "deviation": round(strength.sigma),
        "games": rating.games,
    }


async def shown_ratings(
    store: Store, game: str, pace: Pace, people: Collection[str], now: float
) -> dict[str, ShownRating]:
    """Those of these people in a game; of those who have played it."""
    found = await store.ratings.of(game, pace, people)
    return {id: shown_rating(rating, now) for id, rating in found.items() if rating.games}
