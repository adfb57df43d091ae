"""How sure a rate is: intervals that hold the true rate in 95 of 100 contests."""

import math
from collections.abc import Sequence

Z95 = 1.959963984540054
FEW_DEALS = 30  # fewer tell too little of how much deals differ


def wilson(games: int, score: float, z: float = Z95) -> tuple[float, float]:
    """Wilson's interval of a rate. Shares of a win count as such, which only widens it.

    >>> low, high = wilson(100, 60)
    >>> f"{low:.3f} {high:.3f}"
    '0.502 0.691'
    """
    if games == 0:
        return 0.0, 1.0
    rate = score / games
    spread = z * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    middle = rate + z * z / (2 * games)
    scale = 1 + z * z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def paired(deals: Sequence[float], z: float = Z95) -> tuple[float, float] | None:
    """The interval by deals: each is played from every seat, so its luck falls out of its mean, and
    the interval is mostly narrower than Wilson's. None where the deals are too few or all alike."""
    count = len(deals)
    if count < FEW_DEALS:
        return None
    mean = sum(deals) / count
    variance = sum((deal - mean) ** 2 for deal in deals) / (count - 1)
    if variance == 0:
        return None
    half = z * math.sqrt(variance / count)
    return max(0.0, mean - half), min(1.0, mean + half)
