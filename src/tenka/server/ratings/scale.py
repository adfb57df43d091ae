"""The scale of ratings, and what a game changes. Pure.

Points are those of the bots' strengths: `greedy` has 1000, and who has 400 points more wins ten
games of eleven. The model is that of Plackett and Luce, by Weng and Lin, for any number of players.
"""

import math
from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from openskill.models import PlackettLuce

LOGIT = 400 / math.log(10)  # so many points make the odds e : 1
SHIFT = 3.0  # points by which anybody's strength may change from one game to the next
IDLE_DAY = 100.0  # by which the variance grows on a day without a game
DAY = 86400.0


class Strength(NamedTuple):
    """How strong somebody is thought to be, and the deviation of that."""

    mu: float
    sigma: float


NEWCOMER = Strength(1000.0, 200.0)
BOT_SIGMA = 25.0  # that of a bot, as measured in the arena


def aged(strength: Strength, seconds: float) -> Strength:
    """The same after so long without a game: we know less of it, never less than of a newcomer."""
    variance = strength.sigma**2 + IDLE_DAY * max(0.0, seconds) / DAY
    most = max(NEWCOMER.sigma, strength.sigma)
    return Strength(strength.mu, min(math.sqrt(variance), most))


def after_game(players: Sequence[Strength], places: Sequence[int]) -> list[Strength]:
    """The strengths after a game that ended with these places, 0 the best; they may be shared."""
    if not players:
        return []
    model = _model(len(players))
    teams = [[model.rating(mu=each.mu, sigma=each.sigma)] for each in players]
    rated = model.rate(teams, ranks=[float(place) for place in places])
    return [Strength(one.mu, one.sigma) for (one,) in rated]


@cache
def _model(players: int) -> PlackettLuce:
    """The library divides points by the root of the sum of all variances: with this beta a point
    means the same whether two play or five."""
    return PlackettLuce(
        mu=NEWCOMER.mu,
        sigma=NEWCOMER.sigma,
        beta=LOGIT / math.sqrt(players),
        tau=SHIFT,
        gamma=_all_that_is_learned,
    )


def _all_that_is_learned(*_: Any) -> float:
    """The library's own choice is to learn less from a game than it tells; it spreads ratings."""
    return 1.0
