"""An arena: who is free is paired again at once, and wins in a row are worth more. Pure."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from tenka.server.store.rows import TournamentGame, TournamentPlayer

WIN, DRAW = 2.0, 1.0
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
        drawn = len(set(game.places)) == 1
        for number, place in zip(game.players, game.places, strict=True):
            here = number not in (game.absent or ())
            worth = (DRAW if drawn else WIN if place == 0 else 0.0) if here else 0.0
            won = worth == WIN
            given[number].append(2 * worth if won and streak[number] >= STREAK else worth)
            wins[number] += won
            streak[number] = streak[number] + 1 if won else 0
    return {number: Score(tuple(given[number]), wins[number], number in on) for number in players}


def paired_again(
    players: Sequence[TournamentPlayer], games: Sequence[TournamentGame], again: bool
) -> list[tuple[int, int]]:
    """Those who are free, two by two: who has most points chooses first, and takes whoever is next
    to them and was not their last rival. `again`: that one too, if there is nobody else."""
    scores = scores_of((player.number for player in players), games)
    last = _last_rivals(games)
    free = sorted(
        (each for each in players if each.withdrawn is None and not scores[each.number].on),
        key=lambda each: (-scores[each.number].points, -each.rating, each.number),
    )

    def is_new(one: int, other: int) -> bool:
        return last.get(one) != other and last.get(other) != one

    waiting, left = [each.number for each in free], []
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
