"""What things are worth in Shogun, in victory points at the end."""

from typing import Final

from tenka.bots.shogun.odds import attack, revolt, siege
from tenka.bots.shogun.sight import Sight
from tenka.games.shogun.board import CHESTS, LANDS, RICE, SITES
from tenka.games.shogun.data import (
    BUILDING_VP,
    BUILDINGS,
    MARCH_MIN_ARMIES,
    PROVINCE_VP,
    REGIONS,
    SHORTAGES,
)
from tenka.games.shogun.scoring import for_most
from tenka.games.shogun.table import NOBODY

# By the seasons to the end of the game, this one included (0: winter).
CHEST: Final[list[float]] = [0.0, 0.05, 0.45, 0.5, 0.5, 0.55, 0.55]
ARMY: Final[list[float]] = [0.0, 0.12, 0.22, 0.26, 0.30, 0.34, 0.36]
SECOND_WINTER: Final[float] = 0.6  # what is gained now may be lost by then
ATTACKED: Final[float] = 0.22  # how likely an enemy who could attacks a province, in a season
DENIED: Final[float] = 0.25  # what another's loss is worth
MARKER: Final[float] = 0.12
# Of a province, in all seasons to come: chests, rice and sites; what it costs in rice.
CHESTS_COUNT: Final[float] = 0.5
RICE_COUNTS: Final[float] = 0.6
INCOME: Final[float] = 0.02  # so much of these, each season
ROOM: Final[float] = 0.06  # one more place to act in, each season
TO_FEED: Final[float] = 0.35  # each winter
# Of an attack: the armies that fall on the other side, and those that come for what was won.
THEIR_LOSSES: Final[float] = 0.3
RETAKEN: Final[float] = 0.5
AT_THE_FRONT: Final[float] = 0.3  # of an army, rather there than in the hinterland
TROUBLE: Final[float] = 0.001  # of an army that marches: not for nothing
NO_ATTACK: Final[float] = -9.0  # worse than any
# Rice that other provinces will bring until winter, for each season but this one; what is over.
COMES: Final[int] = 4
SPARE_RICE: Final[float] = 0.08
FORESEEN: Final[int] = 2  # seasons in which others may come


class Worth:
    """Values in one position."""

    def __init__(self, sight: Sight) -> None:
        self.s = sight
        self.chest: float = CHEST[sight.to_end]
        self.army: float = ARMY[sight.to_end]
        self.weight: float = 1.0 + SECOND_WINTER * (sight.winters - 1)
        # Buildings by region, kind and seat.
        self.counts = [[[0] * sight.seats for _ in BUILDINGS] for _ in REGIONS]
        for land in range(LANDS):
            for kind in sight.built[land]:
                self.counts[sight.region[land]][kind][sight.owner[land]] += 1
        self._lands: dict[int, float] = {}
        self._risks: dict[tuple[int, int], float] = {}

    def building(self, land: int, kind: int) -> float:
        """What a building would be worth there, without its price."""
        counts = self.counts[self.s.region[land]][kind]
        after = list(counts)
        after[self.s.seat] += 1
        gain = BUILDING_VP + self._majority(counts, after, kind)
        return self.weight * gain * (1.0 - self.risk(land, self.s.armies[land]))

    def land(self, land: int) -> float:
        """What it is worth to have a province rather than its owner, or nobody."""
        if land not in self._lands:
            self._lands[land] = self._land(land)
        return self._lands[land]

    def _land(self, land: int) -> float:
        s = self.s
        owner = s.owner[land]
        other = owner if owner != s.seat else NOBODY
        points = float(PROVINCE_VP)
        for kind in s.built[land]:
            after = list(self.counts[s.region[land]][kind])
            with_it = list(after)
            if owner == s.seat:
                after[s.seat] -= 1
            else:
                with_it[s.seat] += 1
                with_it[owner] -= 1
            points += BUILDING_VP + self._majority(after, with_it, kind)
        if other != NOBODY:
            points += DENIED * (PROVINCE_VP + BUILDING_VP * len(s.built[land]))
        income: float = (
            CHESTS[land] * CHESTS_COUNT + RICE[land] * RICE_COUNTS + SITES[land]
        ) * INCOME
        return float(self.weight * (points - TO_FEED) + (ROOM + income) * (s.to_end - 1))

    def _majority(self, before: list[int], after: list[int], kind: int) -> float:
        """How our points for a majority change, and a part of what others lose."""
        found = 0.0
        now, then = for_most(before, kind), for_most(after, kind)
        for seat in range(self.s.seats):
            change = then[seat] - now[seat]
            found += change if seat == self.s.seat else -DENIED * change
        return found

    def risk(self, land: int, armies: int) -> float:
        """The chance to lose an own province until winter with so many armies in it."""
        armies = max(armies, 0)
        if (land, armies) not in self._risks:
            self._risks[land, armies] = self._risk(land, armies)
        return self._risks[land, armies]

    def _risk(self, land: int, armies: int) -> float:
        s = self.s
        safe = 1.0
        for other in s.near[land]:
            enemy = s.owner[other]
            if enemy not in (NOBODY, s.seat) and s.armies[other] >= MARCH_MIN_ARMIES:
                force = s.armies[other] - 1
                safe *= 1.0 - ATTACKED * siege(s, enemy, force, armies, s.markers[land] > 0)
        return 1.0 - float(safe ** min(s.to_winter, FORESEEN))

    def attack(self, source: int, target: int, n: int, armies: int | None = None) -> float:
        """What an attack promises, or with more or fewer armies in its source than there are."""
        s = self.s
        here = s.armies[source] if armies is None else armies
        odds = attack(s, s.seat, target, n)
        gain = self.land(target)
        found = odds.win * gain
        if s.owner[target] != NOBODY:
            defenders = s.armies[target]
            found += odds.tie * DENIED * self.weight
            found += THEIR_LOSSES * self.army * max(0.0, defenders - odds.theirs_left) * DENIED
        if odds.win > 0:
            found -= (
                odds.win * gain * RETAKEN * self._new_risk(target, source, odds.left / odds.win)
            )
        found -= self.army * (n - odds.left)
        found -= (self.risk(source, here - n) - self.risk(source, here)) * self.land(source)
        return found

    def _new_risk(self, target: int, source: int, left: float) -> float:
        """The chance to lose at once what was won."""
        s = self.s
        safe = 1.0
        for other in s.near[target]:
            enemy = s.owner[other]
            if enemy not in (NOBODY, s.seat) and s.armies[other] > MARCH_MIN_ARMIES:
                force = s.armies[other] - 1
                safe *= 1.0 - ATTACKED * siege(s, enemy, force, max(1, round(left)), False)
        return 1.0 - safe

    def march(self, source: int, target: int, n: int) -> float:
        """What a move into an own province changes."""
        s = self.s
        here, there = s.armies[source], s.armies[target]
        found = (self.risk(source, here) - self.risk(source, here - n)) * self.land(source)
        found += (self.risk(target, there) - self.risk(target, there + n)) * self.land(target)
        if s.to_end > 1:
            found += AT_THE_FRONT * self.army * n * (self.front(target) - self.front(source))
        return found - TROUBLE * n

    def front(self, land: int) -> float:
        """Is there somebody to fight? 1 for a front, 0 for the hinterland."""
        return (
            1.0 if any(self.s.owner[other] != self.s.seat for other in self.s.near[land]) else 0.0
        )

    def best_attack(self, source: int, armies: int) -> float:
        """The best that so many armies could do from there; at worst a quiet move, or none."""
        s = self.s
        if armies < MARCH_MIN_ARMIES:
            return 0.0
        found = NO_ATTACK
        for target in s.near[source]:
            if s.owner[target] == s.seat:
                found = max(found, 0.0)
            else:
                for n in {1, (armies + 1) // 2, max(1, armies - 2), armies - 1}:
                    found = max(found, self.attack(source, target, n, armies))
        return found

    def unrest(self, land: int) -> float:
        """What tax or rice costs in a province that may revolt."""
        s = self.s
        if s.markers[land] == 0:
            return MARKER
        odds = revolt(s, land, s.markers[land])
        losses = s.armies[land] - odds.left
        return MARKER + (1.0 - odds.win) * self.land(land) + self.army * max(0.0, losses)

    def shortage(self, missing: int) -> float:
        """What so much missing rice costs."""
        s = self.s
        if missing <= 0 or not s.mine:
            return 0.0
        revolts, extra = next((r, e) for m, r, e in SHORTAGES if missing >= m)
        lost = 0.0
        for land in s.mine:
            odds = revolt(s, land, s.markers[land] + extra)
            lost += (1.0 - odds.win) * self.land(land) + self.army * (s.armies[land] - odds.left)
        return revolts * lost / len(s.mine)

    def rice(self, gain: float) -> float:
        """What more rice is worth: revolts that do not come, while others of it may still come."""
        s = self.s
        needed = len(s.mine) + (s.to_winter > 1) - s.rice - COMES * (s.to_winter - 1)
        found = 0.0
        losses = s.losses()
        for loss in losses:
            missing = needed + min(loss, s.rice + COMES * s.to_winter)
            found += self.shortage(missing) - self.shortage(round(missing - gain))
        return found / len(losses) + SPARE_RICE * gain
