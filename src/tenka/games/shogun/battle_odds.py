"""The odds of a fight, estimated from what is open to all.

Each cube is taken to fall out by itself, with a chance that depends on how many are thrown: that
fits the table of SG-9 within some hundredths, and needs no simulation.
"""

from typing import Final

from mypy_extensions import i64

from tenka.games.shogun.data import FLOORS, P_HOLD
from tenka.games.shogun.table import COLOURS, Table

# The chance of a cube inside to be knocked out by one that is thrown: fits the table of SG-9.
P_LOOSENED: Final[float] = 0.0284
PASSES: Final[float] = (1.0 - P_HOLD) ** FLOORS


def inside_falls(thrown: i64) -> float:
    """The chance of a cube inside to fall out."""
    return 1.0 - float((1.0 - P_LOOSENED) ** thrown)


def thrown_falls(thrown: i64) -> float:
    """The chance of a cube thrown to fall out: at once, or knocked loose by those after it."""
    later = 0.0
    n: i64 = 0
    while n < thrown:
        later += inside_falls(n)
        n += 1
    return PASSES + (1.0 - PASSES) * later / float(thrown)


def spread(n: i64, chance: float, found: list[float]) -> list[float]:
    """How likely each count is when n more cubes may fall out."""
    while n > 0:
        longer = [part * (1.0 - chance) for part in found]
        longer.append(0.0)
        for i, part in enumerate(found):
            longer[i + 1] += part * chance
        found = longer
        n -= 1
    return found


class Side:
    """How many cubes of some colours fall out, as chances of each count."""

    def __init__(self, t: Table, thrown: list[int], colours: list[int]) -> None:
        total: i64 = sum(thrown)
        found = [1.0]
        if total > 0:
            inner = inside_falls(total)
            outer = thrown_falls(total)
            for colour in colours:
                found = spread(thrown[colour], outer, found)
                found = spread(t.inside[colour], inner, found)
        self.chances = found


def estimate(t: Table, fighters: list[int], own: i64, against: list[int]) -> dict[str, int]:
    """The chances in percent that one colour has more on the tray than others together, as many,
    or fewer."""
    thrown = [fighters[colour] + t.tray[colour] for colour in range(COLOURS)]
    mine = Side(t, thrown, [own]).chances
    theirs = Side(t, thrown, against).chances
    win = 0.0
    tie = 0.0
    fewer = 0.0  # of theirs than of mine
    for n, part in enumerate(mine):
        win += part * fewer
        if n < len(theirs):
            tie += part * theirs[n]
            fewer += theirs[n]
    wins = round(100 * win)
    ties = min(round(100 * tie), 100 - wins)
    return {"more": wins, "as_many": ties, "fewer": 100 - wins - ties}
