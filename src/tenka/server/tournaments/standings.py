"""How a tournament stands, after the games that are over. Pure.

Who has equal points is told apart, in a Swiss tournament, by the points of their rivals (Buchholz),
then by the points of those they beat and half of those they drew with (Sonneborn-Berger), then by
the games among themselves. Where everybody meets everybody the rivals are the same for all: there
the games among themselves come first. In an arena the number of wins does. Who is still equal
shares the place.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from tenka.server.store.rows import TournamentGame, TournamentKind
from tenka.server.tournaments.arena import scores_of
from tenka.server.tournaments.points import points_of


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a player stands; `place` is 1 for the first."""

    number: int
    place: int
    points: float
    rivals: float  # Buchholz
    beaten: float  # Sonneborn-Berger
    among: float  # points of the games among those who are equal before that


def standings(
    kind: TournamentKind, players: Iterable[int], games: Iterable[TournamentGame]
) -> list[Standing]:
    """All players, the first one first."""
    if kind == "arena":
        return _of_arena(players, games)
    over = [game for game in games if game.places is not None]
    points = points_after(players, over)
    rivals, beaten = _rivals_points(over, points)
    swiss = kind == "swiss"
    before = {
        number: (points[number], rivals[number], beaten[number]) if swiss else (points[number],)
        for number in points
    }
    among = _among_equals(before, over)

    def key(number: int) -> tuple[float, ...]:
        return *before[number], among[number], beaten[number]

    found: list[Standing] = []
    ordered = sorted(points, key=lambda number: (*(-each for each in key(number)), number))
    for _, equal in groupby(ordered, key):
        place = len(found) + 1
        found += [
            Standing(each, place, points[each], rivals[each], beaten[each], among[each])
            for each in equal
        ]
    return found


def _of_arena(players: Iterable[int], games: Iterable[TournamentGame]) -> list[Standing]:
    scores = scores_of(players, games)

    def key(number: int) -> tuple[float, int]:
        return -scores[number].points, -scores[number].wins

    found: list[Standing] = []
    for _, equal in groupby(sorted(scores, key=lambda each: (*key(each), each)), key):
        place = len(found) + 1
        found += [Standing(each, place, scores[each].points, 0.0, 0.0, 0.0) for each in equal]
    return found


def points_after(players: Iterable[int], over: Iterable[TournamentGame]) -> dict[int, float]:
    """The points of each player."""
    points = dict.fromkeys(players, 0.0)
    for game in over:
        for number, won in _won(game):
            points[number] += won
    return points


def _won(game: TournamentGame) -> Iterable[tuple[int, float]]:
    assert game.places is not None
    absent = [game.players.index(number) for number in game.absent] if game.absent else ()
    return zip(game.players, points_of(game.places, absent), strict=True)


def _rivals_points(
    over: Iterable[TournamentGame], points: dict[int, float]
) -> tuple[dict[int, float], dict[int, float]]:
    """Of all rivals, and of those who came after; half of those beside."""
    rivals, beaten = dict.fromkeys(points, 0.0), dict.fromkeys(points, 0.0)
    for game in over:
        assert game.places is not None
        seated = list(zip(game.players, game.places, strict=True))
        for number, place in seated:
            for other, theirs in seated:
                if other != number:
                    rivals[number] += points[other]
                    beaten[number] += points[other] * ((place < theirs) + (place <= theirs)) / 2
    return rivals, beaten


def _among_equals(
    before: Mapping[int, tuple[float, ...]], over: Sequence[TournamentGame]
) -> dict[int, float]:
    among: dict[int, float] = defaultdict(float)
    for game in over:
        first, *others = game.players
        if others and all(before[number] == before[first] for number in others):
            for number, won in _won(game):
                among[number] += won
    return among
