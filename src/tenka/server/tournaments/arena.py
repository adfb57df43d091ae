"""An arena: who is free is paired again at once, and of two wins in a row are worth more. Pure."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from tenka.server.store.rows import TournamentGame, TournamentPlayer
from tenka.server.tournaments.points import OF_SEVERAL, points_of

WIN = 2.0  # a draw is half of it; at tables of several the points are those of other tournaments
STREAK = 2  # after so many wins in a row each further one counts double, until a game is not won


@dataclass(frozen=True, slots=True)
class Score:
    """What a player's games gave, in their order; `on`: one is being played."""

    given: tuple[float, ...] = ()
    wins: int = 0
    on: bool = False

    @property
    def points(self) -> float:
        return sum(self.given)


def scores_of(players: Iterable[int], games: Iterable[TournamentGame]) -> dict[int, Score]:
    """By player. Of one's own games each is over before the next begins, so the order in which
    they were drawn is that in which they ended."""
    given: dict[int, list[float]] = defaultdict(list)
    wins: dict[int, int] = defaultdict(int)
    streak: dict[int, int] = defaultdict(int)
    on = set()
    for game in sorted(games, key=lambda each: each.round):
        if game.places is None:
            on.update(game.players)
            continue
        absent = [game.players.index(number) for number in game.absent or ()]
        several = len(game.players) > 2
        for number, points in zip(game.players, points_of(game.places, absent), strict=True):
            worth = points if several else WIN * points
            won = worth == (OF_SEVERAL[0] if several else WIN)
            doubled = won and not several and streak[number] >= STREAK
            given[number].append(2 * worth if doubled else worth)
            wins[number] += won
            streak[number] = streak[number] + 1 if won else 0
    return {number: Score(tuple(given[number]), wins[number], number in on) for number in players}


def free_of(
    players: Iterable[TournamentPlayer], games: Iterable[TournamentGame]
) -> list[TournamentPlayer]:
    """Those who neither play nor rest; whoever has most points first."""
    here = [player for player in players if player.withdrawn is None]
    scores = scores_of((player.number for player in here), games)
    return sorted(
        (each for each in here if not scores[each.number].on),
        key=lambda each: (-scores[each.number].points, -each.rating, each.number),
    )


def paired_again(
    players: Sequence[TournamentPlayer], games: Sequence[TournamentGame], again: bool
) -> list[tuple[int, int]]:
    """Those who are free, two by two: who has most points chooses first, and takes whoever is next
    to them and was not their last rival. `again`: that one too, if there is nobody else."""
    last = _last_rivals(games)

    def is_new(one: int, other: int) -> bool:
        return last.get(one) != other and last.get(other) != one

    waiting, left = [each.number for each in free_of(players, games)], []
    pairs: list[tuple[int, int]] = []
    while waiting:
        first = waiting.pop(0)
        rival = next((each for each in waiting if is_new(first, each)), None)
        if rival is None:
            left.append(first)
        else:
            waiting.remove(rival)
            pairs.append((first, rival))
    while len(left) > 1:
        one, other = left.pop(0), left.pop(0)
        pairs += _mixed(one, other, pairs, is_new) or ([(one, other)] if again else [])
    return pairs


def _mixed(
    one: int, other: int, pairs: list[tuple[int, int]], is_new: Callable[[int, int], bool]
) -> list[tuple[int, int]]:
    """Two new pairs, of these two and of a pair that is taken apart: the last that can be."""
    for pair in reversed(pairs):
        for here, there in (pair, pair[::-1]):
            if is_new(one, here) and is_new(other, there):
                pairs.remove(pair)
                return [(here, one), (there, other)]
    return []


def _last_rivals(games: Iterable[TournamentGame]) -> dict[int, int]:
    last: dict[int, int] = {}
    for game in sorted(games, key=lambda each: each.round):
        one, other = game.players
        last[one], last[other] = other, one
    return last
