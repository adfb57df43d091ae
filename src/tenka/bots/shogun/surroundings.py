"""What lies around a province, who leads in the regions, and how fights there would go.

All of it is open to everybody. Small numbers, cut at what they are packed into.
"""

from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tenka.games.shogun.battle import defence_bonus, neutral_defence, targets
from tenka.games.shogun.battle_odds import inside_falls, thrown_falls
from tenka.games.shogun.board import (
    LANDS,
    REGION_SETS,
    has,
    lowest,
    members,
    neighbours,
    size,
)
from tenka.games.shogun.data import (
    BOARDS,
    BUILDING_VP,
    FEW_SEATS,
    MAJORITY_VP,
    MARCH_MIN_ARMIES,
    MOST_SEATS,
    PROVINCE_VP,
    REGIONS,
    SEATS,
    SPECIAL_ARMIES,
    TIED_LESS_VP,
)
from tenka.games.shogun.scoring import KINDS
from tenka.games.shogun.table import (
    ATTACK_SPECIAL,
    COLOURS,
    NOBODY,
    PEASANT,
    Table,
    buildings,
)

MOST_4: Final[i64] = 15
MOST_3: Final[i64] = 7
MOST_2: Final[i64] = 3
REGION_COUNT: Final[i64] = len(REGIONS)
KIND_COUNT: Final[i64] = KINDS
MAJORITY: Final[list[int]] = list(MAJORITY_VP)
MOST_THROWN: Final[i64] = 127

# By the number of cubes thrown: how likely one of them falls out, and one that was inside.
OUTER: Final[list[float]] = [0.0, *[thrown_falls(n) for n in range(1, MOST_THROWN + 1)]]
INNER: Final[list[float]] = [inside_falls(n) for n in range(MOST_THROWN + 1)]
# The odds in 15 steps of a third of the deviation, 8 is an even fight; 0 is no fight.
STEPS: Final[float] = 3.0
EVEN: Final[float] = 7.0
BEST: Final[float] = 14.0


def _near_lists(board: int, seats: int) -> list[list[int]]:
    return [members(neighbours(board, seats, land)) for land in range(LANDS)]


# With nothing out; with few players on the Sun board; on the Moon board.
NEAR: Final[list[list[list[int]]]] = [
    _near_lists(0, SEATS[-1]),
    *[_near_lists(board, FEW_SEATS) for board in range(len(BOARDS))],
]
REGION_OF: Final[list[list[int]]] = [
    [next(r for r, lands in enumerate(sets) if has(lands, land)) for land in range(LANDS)]
    for sets in REGION_SETS
]


def near_lists(t: Table) -> list[list[int]]:
    """The neighbours of each province."""
    return NEAR[1 + t.board] if t.seats == FEW_SEATS else NEAR[0]


def relative(t: Table, seat: i64, me: i64) -> i64:
    """0 nobody, 1 me, then the others clockwise."""
    if seat == NOBODY:
        return 0
    return 1 + (seat - me + t.seats) % t.seats


def opposed(t: Table, me: i64) -> vec[i64]:
    """For each province the strongest armies beside it: an enemy's if it is mine, else my own."""
    found = vec[i64]([0] * LANDS)
    owners = t.owner
    armies = t.armies
    near = near_lists(t)
    mine: i64 = t.lands[me]
    while mine != 0:
        land = lowest(mine)
        mine &= mine - 1
        own = armies[land]
        most: i64 = 0
        for each in near[land]:
            other: i64 = each
            if owners[other] != me:
                most = max(most, armies[other])
                if own > found[other]:
                    found[other] = own
        found[land] = most
    return found


def around(t: Table, me: i64, province: i64) -> i64:
    """How many enemy, neutral and own neighbours; the strongest and the weakest enemy's armies, the
    strongest own."""
    enemies: i64 = 0
    neutral: i64 = 0
    own: i64 = 0
    strongest: i64 = 0
    weakest: i64 = MOST_4
    help_near: i64 = 0
    for land in near_lists(t)[province]:
        other: i64 = land
        owner: i64 = t.owner[other]
        armies: i64 = min(MOST_4, i64(t.armies[other]))
        if owner == me:
            own += 1
            help_near = max(help_near, armies)
        elif owner == NOBODY:
            neutral += 1
        else:
            enemies += 1
            strongest = max(strongest, armies)
            weakest = min(weakest, armies)
    if enemies == 0:
        weakest = 0
    return (
        min(enemies, MOST_3)
        | (min(neutral, MOST_3) << 3)
        | (min(own, MOST_3) << 6)
        | (strongest << 9)
        | (weakest << 13)
        | (help_near << 17)
    )


def building_counts(t: Table) -> vec[i64]:
    """How many buildings each seat has, by region, kind and seat: in one row."""
    found = vec[i64]([0] * (REGION_COUNT * KIND_COUNT * MOST_SEATS))
    regions = REGION_OF[t.board]
    kind: i64 = 0
    while kind < KIND_COUNT:
        built = buildings(t, kind)
        while built != 0:
            land = lowest(built)
            built &= built - 1
            region: i64 = regions[land]
            found[row_of(region, kind) + t.owner[land]] += 1
        kind += 1
    return found


def row_of(region: i64, kind: i64) -> i64:
    """Where the seats' counts of a kind in a region begin."""
    return (region * KIND_COUNT + kind) * MOST_SEATS


def most_of_others(t: Table, me: i64, counts: vec[i64], row: i64) -> i64:
    """The most buildings that another seat has there."""
    best: i64 = 0
    seat: i64 = 0
    while seat < t.seats:
        if seat != me:
            best = max(best, counts[row + seat])
        seat += 1
    return best


def points_of(t: Table, counts: vec[i64]) -> vec[i64]:
    """What each seat would score now: the same as `points_now`, without counting again."""
    found = vec[i64]([0] * t.seats)
    seat: i64 = 0
    while seat < t.seats:
        found[seat] = size(t.lands[seat]) * PROVINCE_VP
        seat += 1
    row: i64 = 0
    kind: i64 = 0
    while row < len(counts):
        most: i64 = 1
        having: i64 = 0
        seat = 0
        while seat < t.seats:
            built = counts[row + seat]
            found[seat] += built * BUILDING_VP
            if built > most:
                most = built
                having = 1
            elif built == most:
                having += 1
            seat += 1
        if having > 0:
            prize: i64 = MAJORITY[kind] if having == 1 else MAJORITY[kind] - TIED_LESS_VP
            seat = 0
            while seat < t.seats:
                if counts[row + seat] == most:
                    found[seat] += prize
                seat += 1
        row += MOST_SEATS
        kind = (kind + 1) % KIND_COUNT
    return found


def standing(mine: i64, best: i64) -> i64:
    """0 none there, 1 behind, 2 as many, 3 ahead."""
    if mine > best:
        return 3
    if mine == best:
        return 0 if mine == 0 else 2
    return 1


def fight(t: Table, seat: i64, force: i64, enemy: i64, defence: i64, marked: bool) -> i64:
    """The odds of a seat's force: against an enemy's armies, whom peasants help where there is no
    marker, or against peasants alone if the enemy is NOBODY."""
    own: i64 = force + t.tray[seat]
    theirs: i64 = defence
    theirs_inside: i64 = 0
    if enemy != NOBODY:
        theirs += t.tray[enemy]
        theirs_inside = t.inside[enemy]
    if enemy == NOBODY or not marked:
        theirs += t.tray[PEASANT]
        theirs_inside += t.inside[PEASANT]
    thrown: i64 = force + defence
    colour: i64 = 0
    while colour < COLOURS:
        thrown += t.tray[colour]
        colour += 1
    thrown = min(thrown, MOST_THROWN)
    outer = OUTER[thrown]
    inner = INNER[thrown]
    inside: i64 = t.inside[seat]
    ahead = float(own - theirs) * outer + float(inside - theirs_inside) * inner - 0.5
    spread = float(own + theirs) * outer * (1.0 - outer)
    spread += float(inside + theirs_inside) * inner * (1.0 - inner)
    place = EVEN + 0.5 + STEPS * ahead / sqrt(spread + 0.1)
    return 1 + i64(max(0.0, min(BEST, place)))


def attackers(t: Table, seat: i64, number: i64) -> i64:
    """The armies that would fight if so many march."""
    if t.taken[seat] == ATTACK_SPECIAL:
        return number + min(SPECIAL_ARMIES, i64(t.reserve[seat]))
    return number


def defenders(t: Table, province: i64) -> i64:
    """Who would defend a province: the armies with what helps them, or peasants."""
    owner: i64 = t.owner[province]
    if owner == NOBODY:
        return min(neutral_defence(t), t.peasants)
    bonus = min(defence_bonus(t, owner, province), i64(t.reserve[owner]))
    return t.armies[province] + bonus


def attack_odds(t: Table, me: i64, target: i64, number: i64) -> i64:
    """The odds of an attack with so many armies."""
    return fight(
        t,
        me,
        attackers(t, me, number),
        t.owner[target],
        defenders(t, target),
        t.markers[target] > 0,
    )


def best_targets(t: Table, me: i64, source: i64) -> tuple[i64, i64]:
    """The enemy's province where all armies that can leave a province would fight best, and a
    neutral one; NOBODY if there is none."""
    goals = targets(t, me, source) & ~i64(t.lands[me])
    number: i64 = t.armies[source] - 1
    best: i64 = 0
    enemy: i64 = NOBODY
    neutral: i64 = NOBODY
    while goals != 0:
        goal = lowest(goals)
        goals &= goals - 1
        if t.owner[goal] == NOBODY:
            neutral = goal
        else:
            odds = attack_odds(t, me, goal, number)
            if odds > best:
                best = odds
                enemy = goal
    return enemy, neutral


def revolt_odds(t: Table, me: i64, province: i64, peasants: i64) -> i64:
    """The odds of the armies of an own province against so many peasants."""
    return fight(t, me, t.armies[province], NOBODY, min(peasants, t.peasants), False)


def danger(t: Table, me: i64, province: i64, armies: i64) -> i64:
    """The odds of the strongest enemy beside a province against so many armies of mine in it."""
    force: i64 = 0
    enemy: i64 = NOBODY
    for land in near_lists(t)[province]:
        other: i64 = land
        owner: i64 = t.owner[other]
        if owner != me and owner != NOBODY and t.armies[other] > force:
            force = t.armies[other]
            enemy = owner
    if force < MARCH_MIN_ARMIES:
        return 0
    return fight(t, enemy, force - 1, me, armies, t.markers[province] > 0)
