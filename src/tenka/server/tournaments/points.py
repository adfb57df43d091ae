"""What a game of a tournament gives to those who played it. Pure."""

from collections.abc import Sequence
from functools import cache

# By place. Who share places share their points, rounded down to a half.
OF_TWO = (1.0, 0.0)
OF_SEVERAL = (4.0, 2.0, 1.0)
BYE = 1.0


def points_of(places: Sequence[int], absent: Sequence[int] = ()) -> list[float]:
    """The points of each seat by its place, 0 the best; who was absent gets none. Who has nobody
    to play against, alone at a table, gets what a win is worth."""
    return list(_points(tuple(places), tuple(absent)))


@cache  # there are few ways in which a game can end, and many games
def _points(places: tuple[int, ...], absent: tuple[int, ...]) -> tuple[float, ...]:
    if len(places) == 1:
        return (BYE,)
    given = OF_TWO if len(places) == 2 else OF_SEVERAL
    return tuple(
        0.0 if seat in absent else _shared(given, place, places.count(place))
        for seat, place in enumerate(places)
    )


def _shared(given: Sequence[float], place: int, among: int) -> float:
    return int(2 * sum(given[place : place + among]) / among) / 2
