"""Is it decided yet? Wald's sequential probability ratio test on the games of one pairing.

Two rates stand against each other: `rate0`, at which nothing is gained, and `rate1`, which would be
worth having. The test is for games that are independent. The games of one deal are not: luck that
helps one side first helps the other next, so sums vary less, and the errors stay below those asked
for.
"""

import math
from dataclasses import dataclass

from tenka.arena.errors import BadContest


@dataclass(frozen=True)
class SequentialTest:
    """`alpha`: how often `rate1` is accepted though `rate0` holds; `beta`: the other way round.

    >>> SequentialTest(0.5, 0.6).decided(games=400, score=260)
    'rate1'
    """

    rate0: float
    rate1: float
    alpha: float = 0.05
    beta: float = 0.05

    def __post_init__(self) -> None:
        if not 0 < self.rate0 < self.rate1 < 1:
            raise BadContest(
                "a sequential test is between two rates, 0 < RATE0 < RATE1 < 1, "
                f"not {self.rate0:g} and {self.rate1:g}"
            )
        if not (0 < self.alpha < 0.5 and 0 < self.beta < 0.5):
            raise BadContest(
                "the errors of a sequential test are above 0 and below 0.5, "
                f"not {self.alpha:g} and {self.beta:g}"
            )

    @classmethod
    def of_elo(
        cls, elo0: float, elo1: float, seats: int, alpha: float = 0.05, beta: float = 0.05
    ) -> "SequentialTest":
        """Between two differences in Elo, for one bot against `seats - 1` others."""
        if not -4000 <= elo0 < elo1 <= 4000:
            raise BadContest(
                "a sequential test is between two differences in Elo, ELO0 < ELO1, "
                f"from -4000 to 4000, not {elo0:g} and {elo1:g}"
            )
        rates = [1 / (1 + (seats - 1) * 10 ** (-elo / 400)) for elo in (elo0, elo1)]
        return cls(rates[0], rates[1], alpha, beta)

    @property
    def bounds(self) -> tuple[float, float]:
        """Below the first `rate0` is accepted, above the second `rate1`."""
        return (
            math.log(self.beta / (1 - self.alpha)),
            math.log((1 - self.beta) / self.alpha),
        )

    def log_ratio(self, games: int, score: float) -> float:
        """How much better `rate1` explains the games than `rate0`, as a logarithm."""
        won = score * math.log(self.rate1 / self.rate0)
        lost = (games - score) * math.log((1 - self.rate1) / (1 - self.rate0))
        return won + lost

    def decided(self, games: int, score: float) -> str | None:
        """`rate0` or `rate1`, whichever is accepted; None: play on."""
        low, high = self.bounds
        ratio = self.log_ratio(games, score)
        if ratio <= low:
            return "rate0"
        return "rate1" if ratio >= high else None
