"""Rings of accounts that try to buy rating, and honest newcomers beside them, through the server's
own functions; `make rating-rings`. Nothing is played: who wins is drawn by true strength, or was
agreed on beforehand.
"""

import argparse
import math
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from statistics import mean

from tenka.server.ratings.bought import suspicious
from tenka.server.ratings.game_results import ALL_ALIKE, WEIGHED, Seated, all_anew, rated
from tenka.server.ratings.history import Week
from tenka.server.ratings.scale import BOT_SIGMA, DAY, LOGIT, NEWCOMER, Strength
from tenka.server.store.rows import RatedResult, Rating

HOUR = 3600.0
MINUTE = 60.0
BOTS = {"master": 1375, "expert": 1170, "adept": 940, "greedy": 1000, "novice": 715, "random": 0}
BAR = 50.0  # points that a ring may gain
SLOWER = 1.10  # times as many games that honest newcomers may need
NEAR = 75.0  # points from the true strength: there somebody is settled
OLD, NEW = 200, 100  # people who are there first, and newcomers
BEFORE, DAYS = 60, 60  # days without newcomers, and with them
SIZES = (2, 5, 20, 50)  # of rings
LONGEST = 40  # games of a newcomer that are looked at
COURSE = range(3, 27)  # those by which the whole course is compared


@dataclass
class World:
    """A server's ratings in one game. `scale`: how results are counted there."""

    scale: int = WEIGHED
    seed: int = 0
    known: dict[str, Rating] = field(default_factory=dict)
    week: Week = field(default_factory=Week)
    now: float = 0.0
    games: int = 0
    guests: set[str] = field(default_factory=set)
    results: list[RatedResult] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.chance = Random(self.seed)

    def mu(self, who: str) -> float:
        rating = self.known.get(who)
        return NEWCOMER.mu if rating is None or not rating.games else rating.mu

    def play(
        self,
        winner: str,
        loser: str,
        *,
        gave_up: bool = False,
        short: bool = False,
        wait: float = 60,
    ) -> None:
        """A game of two, of which one may be a bot, that ends now."""
        self.now += wait
        self.games += 1
        seats = [self._seated(0, winner), self._seated(1, loser, gave_up, short)]
        people = [each.person_id for each in seats if each.person_id is not None]
        theirs = {id: self.known[id] for id in people if id in self.known}
        table = f"table{self.games}"
        counted = rated(table, "chuhan", "live", seats, theirs, self.week, self.now, self.scale)
        results = [each.result for each in counted]
        self.week.add(results)
        self.results += results
        self.known |= {each.rating.person_id: each.rating for each in counted if each.rating}

    def look(self) -> None:
        """What looks bought is set aside, as the server does it."""
        tables = suspicious(self.results, {})
        self.results = [
            replace(each, aside=self.now) if each.table_id in tables else each
            for each in self.results
        ]
        self.results, self.known = all_anew(self.results)

    def meet(self, one: str, mine: float, other: str, theirs: float, wait: float = 0.0) -> None:
        """Two play honestly, by their true strengths."""
        won = self.chance.random() < 1 / (1 + math.exp((theirs - mine) / LOGIT))
        self.play(*((one, other) if won else (other, one)), wait=wait)

    def against_bots(
        self, who: str, strength: float, games: int, wait: float = 20 * MINUTE
    ) -> None:
        """Honest games against bots that are near."""
        for _ in range(games):
            near = sorted(BOTS, key=lambda bot: abs(BOTS[bot] - self.mu(who)))[:3]
            bot = self.chance.choice(near)
            self.meet(who, strength, f"bot:{bot}", BOTS[bot], wait)

    def _seated(self, seat: int, who: str, gave_up: bool = False, short: bool = False) -> Seated:
        if who.startswith("bot:"):
            bot = who.removeprefix("bot:")
            return Seated(seat, seat, None, bot, Strength(float(BOTS[bot]), BOT_SIGMA))
        return Seated(seat, seat, who, None, NEWCOMER, who in self.guests, gave_up, short)


def guests_at_once(world: World, size: int) -> float:
    """Fresh guests give up before a move: 120 games."""
    return _fed(world, [_guest(world, f"guest{number}") for number in range(120)], short=True)


def guests_late(world: World, size: int) -> float:
    """Fresh guests give up after many moves: 120 games."""
    return _fed(world, [_guest(world, f"guest{number}") for number in range(120)])


def one_guest(world: World, size: int) -> float:
    """Forty wins against one guest."""
    return _fed(world, [_guest(world, "guest")] * 40)


def accounts_at_once(world: World, size: int) -> float:
    """New accounts give up before a move, five times each."""
    return _fed(world, _members(size) * 5, short=True)


def accounts_late(world: World, size: int) -> float:
    """New accounts give up late, or let their time run out, five times each."""
    return _fed(world, _members(size) * 5)


def raised_by_bots(world: World, size: int) -> float:
    """As good as 1,375, they win against bots first, twenty games each; then they feed."""
    for member in _members(size):
        world.against_bots(member, 1375.0, 20, wait=MINUTE)
    return _fed(world, _members(size) * 5)


def in_a_chain(world: World, size: int) -> float:
    """Everybody loses to the one before, so the last of the row feeds most; then all feed."""
    members = _members(size)
    for loser, winner in zip(members[::-1], members[-2::-1], strict=False):
        for _ in range(10):
            world.play(winner, loser, gave_up=True)
    return _fed(world, members[::-1] * 5)


def traded(world: World, size: int) -> float:
    """All play all of the ring and win in turn, until they seem to be sure; then they feed."""
    members = _members(size)
    for number in range(20):
        for one in members:
            other = world.chance.choice([each for each in members if each != one] or [one])
            if other != one:
                world.play(*((one, other) if number % 2 else (other, one)))
    return _fed(world, members * 5)


def settled_and_fed(world: World, size: int) -> float:
    """Who is settled after a month against bots is fed by new accounts."""
    world.against_bots("buyer", 1000.0, 60, wait=12 * HOUR)
    return _fed(world, _members(size) * 5)


def sandbag_at_once(world: World, size: int) -> float:
    """Who is settled gives up forty games at once; how far they sink."""
    world.against_bots("buyer", 1000.0, 60, wait=12 * HOUR)
    before = world.mu("buyer")
    for number in range(40):
        world.play(f"member{number % size}", "buyer", gave_up=True, short=True)
    return before - world.mu("buyer")


def sandbag_late(world: World, size: int) -> float:
    """Who is settled gives up late against friends, five games each; how far they sink."""
    world.against_bots("buyer", 1000.0, 60, wait=12 * HOUR)
    before = world.mu("buyer")
    for member in _members(size) * 5:
        world.play(member, "buyer", gave_up=True)
    return before - world.mu("buyer")


def pumped(world: World, size: int) -> float:
    """Friends win their points back from bots each day for a week, and lose them to one."""
    for member in _members(size):
        world.against_bots(member, 1000.0, 15, wait=MINUTE)
    before = world.mu("buyer")
    for _ in range(7):
        for member in _members(size):
            world.against_bots(member, 1000.0, 2, wait=MINUTE)
            world.play("buyer", member, gave_up=True)
        world.now += DAY
    return world.mu("buyer") - before


def weak_bots(world: World, size: int) -> float:
    """Four hundred games against the weakest bots, who never win against us."""
    world.against_bots("buyer", 1000.0, 60, wait=HOUR)
    before = world.mu("buyer")
    for _ in range(400):
        world.play("buyer", "bot:random", wait=5 * MINUTE)
    return world.mu("buyer") - before


def novice(world: World, size: int) -> float:
    """Four hundred games against `novice`, by true strength."""
    for _ in range(400):
        world.meet("buyer", 1000.0, "bot:novice", BOTS["novice"], HOUR)
    return world.mu("buyer") - 1000.0


def bad_deals(world: World, size: int) -> float:
    """Whoever sees in the first decisions that the deal is bad gives up at once."""
    world.against_bots("buyer", 1000.0, 60, wait=HOUR)
    before = world.mu("buyer")
    for _ in range(200):
        luck = world.chance.gauss(0.0, 70.0)
        if luck < 0:
            world.play("bot:greedy", "buyer", gave_up=True, short=True, wait=HOUR)
        else:
            world.meet("buyer", 1000.0 + luck, "bot:greedy", 1000.0, HOUR)
    return world.mu("buyer") - before


def hanging(world: World, size: int) -> float:
    """Lost games against bots are left open, three others given up at once, and only then are the
    lost ones resigned: ten weeks of sixty games."""
    for _ in range(10):
        lost = []
        for _ in range(60):
            bot = world.chance.choice(["expert", "adept", "greedy"])
            if world.chance.random() < 1 / (1 + math.exp((BOTS[bot] - 1000.0) / LOGIT)):
                world.play("buyer", f"bot:{bot}")
            else:
                lost.append(f"bot:{bot}")
        for _ in range(3):
            world.play("bot:greedy", "buyer", gave_up=True, short=True)
        for bot in lost:
            world.play(bot, "buyer", gave_up=True)
        world.now += 8 * DAY
    return world.mu("buyer") - 1000.0


def settled_ring(world: World, size: int) -> float:
    """All are settled, also the buyer; then they feed, five games each within days."""
    _a_month(world, ["buyer", *_members(size)])
    return _fed(world, _members(size) * 5)


def patient_ring(world: World, size: int) -> float:
    """All members are settled after a month; then they feed a new account, and are looked at."""
    _a_month(world, _members(size))
    gain = _fed(world, _members(size) * 5)
    if world.scale == WEIGHED:
        world.look()
        return world.mu("buyer") - NEWCOMER.mu
    return gain


def patient_circle(world: World, size: int) -> float:
    """The same, but they also have played one another honestly all the time."""
    for _ in range(6):
        for one, other in zip(_members(size)[::2], _members(size)[1::2], strict=False):
            world.meet(one, 1000.0, other, 1000.0)
            world.meet(one, 1000.0, other, 1000.0)
    return patient_ring(world, size)


def mixed_circle(world: World, size: int) -> float:
    """The same, but for a month each has played six others of the ring, or all that there are."""
    members = _members(size)
    _a_month(world, members)
    for apart in range(1, min(7, len(members))):
        for one, other in zip(members, [*members[apart:], *members[:apart]], strict=True):
            world.meet(one, 1000.0, other, 1000.0)
        world.now += DAY
    return patient_ring(world, size)


def _a_month(world: World, people: Sequence[str]) -> None:
    for _ in range(30):
        for each in people:
            bot = world.chance.choice(["expert", "adept", "greedy", "novice", "master"])
            world.meet(each, 1000.0, f"bot:{bot}", BOTS[bot])
        world.now += DAY


def _fed(world: World, feeders: Sequence[str], *, short: bool = False) -> float:
    before = world.mu("buyer")
    for feeder in feeders:
        world.play("buyer", feeder, gave_up=True, short=short)
    return world.mu("buyer") - before


def _guest(world: World, name: str) -> str:
    world.guests.add(name)
    return name


def _members(size: int) -> list[str]:
    """Those of the ring beside the one who buys."""
    return [f"member{number}" for number in range(size - 1)]


RINGS: tuple[Callable[[World, int], float], ...] = (
    guests_at_once,
    guests_late,
    one_guest,
    accounts_at_once,
    accounts_late,
    raised_by_bots,
    in_a_chain,
    traded,
    settled_and_fed,
    sandbag_at_once,
    sandbag_late,
    pumped,
    weak_bots,
    novice,
    bad_deals,
    hanging,
    settled_ring,
    patient_ring,
    patient_circle,
)
BEYOND: tuple[Callable[[World, int], float], ...] = (mixed_circle,)  # the bar
ALONE = (guests_at_once, guests_late, one_guest, weak_bots, novice, bad_deals, hanging)


@dataclass
class Pool:
    """Honest people who play: many who are settled, and newcomers among them."""

    world: World
    true: dict[str, float] = field(default_factory=dict)
    errors: dict[str, list[float]] = field(default_factory=dict)  # of newcomers, by games
    drift: float = 0.0  # by which the level of the others has changed since newcomers came

    def look(self, name: str) -> None:
        """How far off is a newcomer's rating after one more game?"""
        if name in self.errors:
            self.errors[name].append(abs(self.world.mu(name) - self.true[name]))

    @property
    def level(self) -> float:
        """What those who were there first are rated, on average."""
        return mean(self.world.mu(name) for name in self.true if name not in self.errors)


def honest(scale: int, seed: int, bots: float) -> Pool:
    """Two hundred people who play for some time, then newcomers among them; each plays two games a
    day, of which such a share is against bots."""
    pool = Pool(World(scale, seed))
    chance = Random(seed)
    pool.true = {f"old{number}": chance.gauss(1000.0, 200.0) for number in range(OLD)}
    level = 0.0
    for day in range(BEFORE + DAYS):
        if day == BEFORE:
            level = pool.level
        if day >= BEFORE:
            for number in range(len(pool.errors), round(NEW * (day - BEFORE + 1) / DAYS)):
                pool.errors[f"new{number}"] = []
                pool.true[f"new{number}"] = chance.gauss(1000.0, 200.0)
        for _ in range(2):
            _half_a_day(pool, bots)
    pool.drift = pool.level - level
    return pool


def _half_a_day(pool: Pool, bots: float) -> None:
    world = pool.world
    waiting = []
    for name in pool.true:
        if world.chance.random() < bots:
            world.against_bots(name, pool.true[name], 1, wait=0.0)
            pool.look(name)
        else:
            waiting.append(name)
    waiting.sort(key=lambda each: world.mu(each) + world.chance.gauss(0.0, 200.0))
    for one, other in zip(waiting[::2], waiting[1::2], strict=False):
        world.meet(one, pool.true[one], other, pool.true[other])
        pool.look(one)
        pool.look(other)
    world.now += DAY / 2


def errors_by_games(pools: Sequence[Pool]) -> list[float]:
    """How far off newcomers are after so many games, on average."""
    whole = [of for pool in pools for of in pool.errors.values() if len(of) >= LONGEST]
    return [mean(of[games] for of in whole) for games in range(LONGEST)]


def games_until_near(pools: Sequence[Pool]) -> int:
    """After so many games newcomers are no further off than `NEAR`, on average."""
    errors = errors_by_games(pools)
    return next((games for games, error in enumerate(errors, 1) if error <= NEAR), LONGEST)


def slower(before: Sequence[Pool], now: Sequence[Pool]) -> float:
    """So many times as many games newcomers need now to be as near as before: by the whole course,
    since when a line is crossed is a matter of luck."""
    old, new = errors_by_games(before), errors_by_games(now)

    def misfit(times: float) -> float:
        return sum((new[n] - _between(old, (n + 1) / times - 1)) ** 2 for n in COURSE)

    return min((each / 100 for each in range(70, 151)), key=misfit)


def _between(values: Sequence[float], at: float) -> float:
    low = min(int(at), len(values) - 2)
    return values[low] + (at - low) * (values[low + 1] - values[low])


def gain(ring: Callable[[World, int], float], size: int, scale: int, seeds: int) -> float:
    """What it gives, on average."""
    return mean(ring(World(scale, seed), size) for seed in range(seeds))


def print_rings(seeds: int) -> bool:
    """The gains of all rings, as results were counted before and as they are; are they all within
    the bar?"""
    print(f"| ring | accounts | before | now | (points, mean of {seeds}) |\n|---|---|---|---|---|")
    fine = True
    for ring in (*RINGS, *BEYOND):
        for size in (2,) if ring in ALONE else SIZES:
            before, now = (gain(ring, size, scale, seeds) for scale in (ALL_ALIKE, WEIGHED))
            verdict = "" if round(now) <= BAR else "beyond" if ring in BEYOND else "TOO MUCH"
            fine &= verdict != "TOO MUCH"
            many = 1 if ring in ALONE else size
            name = ring.__name__.replace("_", " ")
            print(f"| {name} | {many} | {before:.0f} | {now:.0f} | {verdict} |", flush=True)
    return fine


def print_newcomers(seeds: int) -> bool:
    """After how many games honest newcomers are near their true strength."""
    print("| games against bots, % | before | now | slower, % | drift before | drift now |")
    print("|---|---|---|---|---|---|")
    fine = True
    for bots in (0.0, 0.3, 0.6, 1.0):
        pools = {
            scale: [honest(scale, seed, bots) for seed in range(seeds)]
            for scale in (ALL_ALIKE, WEIGHED)
        }
        before, now = (games_until_near(pools[scale]) for scale in (ALL_ALIKE, WEIGHED))
        drifts = [mean(pool.drift for pool in pools[scale]) for scale in (ALL_ALIKE, WEIGHED)]
        times = slower(pools[ALL_ALIKE], pools[WEIGHED])
        fine &= times <= SLOWER
        print(
            f"| {bots:.0%} | {before} | {now} | {times - 1:+.0%} "
            f"| {drifts[0]:+.1f} | {drifts[1]:+.1f} |",
            flush=True,
        )
    return fine


def main() -> None:
    """Print both tables; the exit status says whether the bars hold."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seeds", type=int, default=5)
    seeds = parser.parse_args().seeds
    fine = print_rings(seeds)
    print()
    fine &= print_newcomers(seeds)
    sys.exit(0 if fine else 1)


if __name__ == "__main__":
    main()
