"""The odds of fights: each cube falls out of the tower by itself, as
`tenka.games.shogun.battle_odds` estimates it."""

from functools import lru_cache
from typing import Final

from mypy_extensions import mypyc_attr

from tenka.bots.shogun.sight import Sight
from tenka.games.shogun.battle_odds import inside_falls, spread, thrown_falls
from tenka.games.shogun.data import (
    CASTLE_ARMIES,
    NEUTRAL_PEASANTS,
    NEUTRAL_TWO_PEASANTS,
    SPECIAL_ARMIES,
)
from tenka.games.shogun.table import (
    ATTACK_SPECIAL,
    CASTLE,
    DEFENCE_SPECIAL,
    NOBODY,
    PEASANT,
)

REMEMBERED: Final[int] = 1 << 15


@mypyc_attr(acyclic=True)
class Clash:
    """How a fight may end: chances, and the armies that are left on average, 0 where it is lost."""

    def __init__(self, win: float, tie: float, left: float, theirs_left: float) -> None:
        self.win = win
        self.tie = tie
        self.left = left
        self.theirs_left = theirs_left


@lru_cache(maxsize=REMEMBERED)
def fallen(thrown: int, inside: int, total: int) -> list[float]:
    """How likely each number of a side's cubes is to fall out."""
    return spread(inside, inside_falls(total), spread(thrown, thrown_falls(total), [1.0]))


@lru_cache(maxsize=REMEMBERED)
def clash(own: int, own_inside: int, theirs: int, theirs_inside: int, total: int) -> Clash:
    """So many cubes of two sides among those thrown, and so many inside."""
    if total == 0:
        return Clash(0.0, 1.0, 0.0, 0.0)
    mine = fallen(own, own_inside, total)
    other = fallen(theirs, theirs_inside, total)
    win = tie = left = 0.0
    fewer = sum_of_fewer = 0.0  # of theirs than n: the chance, and their part of the mean
    for n, chance in enumerate(mine):
        win += chance * fewer
        left += chance * (n * fewer - sum_of_fewer)
        if n < len(other):
            tie += chance * other[n]
            fewer += other[n]
            sum_of_fewer += n * other[n]
    return Clash(win, tie, left, _mean(other) - _mean(mine) + left)


def _mean(chances: list[float]) -> float:
    found = 0.0
    for n, chance in enumerate(chances):
        found += n * chance
    return found


def attack(s: Sight, attacker: int, target: int, n: int) -> Clash:
    """An attack with n armies."""
    defender = s.owner[target]
    own = n + s.tray[attacker]
    if s.taken[attacker] == ATTACK_SPECIAL and s.reserve[attacker] > 0:
        own += SPECIAL_ARMIES
    if defender == NOBODY:
        two = s.current == "neutral_two"
        theirs = min(NEUTRAL_TWO_PEASANTS if two else NEUTRAL_PEASANTS, s.peasants)
        theirs_inside = 0
    else:
        bonus = SPECIAL_ARMIES if s.taken[defender] == DEFENCE_SPECIAL else 0
        if s.current == "castle_defence" and CASTLE in s.built[target]:
            bonus += CASTLE_ARMIES
        theirs = s.armies[target] + min(bonus, s.reserve[defender]) + s.tray[defender]
        theirs_inside = s.inside[defender]
    total = own + theirs + s.in_tray - s.tray[attacker]
    if defender != NOBODY:
        total -= s.tray[defender]
    if s.markers[target] == 0:
        theirs += s.tray[PEASANT]
        theirs_inside += s.inside[PEASANT]
    return clash(own, s.inside[attacker], theirs, theirs_inside, total)


def siege(s: Sight, enemy: int, n: int, armies: int, marked: bool) -> float:
    """The chance of an enemy's n armies against so many of ours, whatever events may come."""
    own, theirs = n + s.tray[enemy], armies + s.tray[s.seat]
    theirs_inside = s.inside[s.seat]
    if not marked:
        theirs += s.tray[PEASANT]
        theirs_inside += s.inside[PEASANT]
    return clash(own, s.inside[enemy], theirs, theirs_inside, n + armies + s.in_tray).win


def revolt(s: Sight, land: int, peasants: int) -> Clash:
    """All armies of a province against so many peasants and those of the tray."""
    thrown = min(peasants, s.peasants)
    return clash(
        s.armies[land] + s.tray[s.seat],
        s.inside[s.seat],
        thrown + s.tray[PEASANT],
        s.inside[PEASANT],
        s.armies[land] + thrown + s.in_tray,
    )
