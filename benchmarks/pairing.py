"""`python -m benchmarks.pairing`: how long it takes to pair many who look for a game, and how long
people wait for theirs while others look for games and never come."""

import statistics
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from benchmarks.machine import processor
from tenka.server.pairing.matching import tables_of
from tenka.server.store.rows import Seeker
from tests.attacks.matchmaking import Attacker, Player, guest_from, second
from tests.server.api.site import site_in

WAITING = 500
ROUNDS = 21
NOW = 1e6


def crowd(seats: int, waited: Callable[[Random], float]) -> list[Seeker]:
    """People of all strengths who look for a live game."""
    chance = Random(18)
    return [
        Seeker(str(at), "shogun", "live", seats, chance.gauss(1000, 200), NOW - waited(chance), NOW)
        for at in range(WAITING)
    ]


def nobody_may_meet(people: list[Seeker]) -> dict[str, set[str]]:
    """Everybody has blocked everybody."""
    return {one.person_id: {other.person_id for other in people} for one in people}


def milliseconds(people: list[Seeker], blocks: dict[str, set[str]]) -> float:
    """The median of some rounds."""
    took = []
    for _ in range(ROUNDS):
        began = time.perf_counter()
        tables_of(people, blocks, NOW)
        took.append(1000 * (time.perf_counter() - began))
    return statistics.median(took)


PAIRS, APART = 12, 5  # honest ones, and seconds from the first of one to the first of the next
BEFORE, AFTER = 20, 60  # seconds before the first comes, and after the last


def waits(attackers: int, addresses: int, later: int) -> list[int]:
    """How many seconds honest people wait for their game, by HTTP and a clock that is turned by
    hand; of each two who come one is so much later."""
    coming = Counter(BEFORE + pair * APART + at for pair in range(PAIRS) for at in (0, later))
    with TemporaryDirectory() as data, site_in(Path(data)) as site:
        theirs = [
            Attacker(site, f"203.{at % addresses}.113.7", anew=True) for at in range(attackers)
        ]
        honest: list[Player] = []
        for now in range(BEFORE + PAIRS * APART + AFTER):
            honest += [Player(guest_from(site, f"198.51.100.{now}")) for _ in range(coming[now])]
            second(site, *theirs, *honest)
    assert all(each.table for each in honest)
    return sorted(each.waited - 1 for each in honest)


def main() -> None:
    print(f"{WAITING} people who look for the same game, on {processor()}")
    for seats in (2, 3, 4, 5):
        people = crowd(seats, lambda chance: chance.uniform(0, 30))
        print(f"  tables of {seats}: {milliseconds(people, {}):.1f} ms")
    people = crowd(2, lambda chance: chance.uniform(0, 30))
    print(f"  nobody may meet anybody: {milliseconds(people, nobody_may_meet(people)):.1f} ms")
    print(f"{2 * PAIRS} honest people, and guests who never come: seconds until their game began")
    for later in (0, 2):
        for attackers, addresses in ((0, 1), (3, 1), (30, 1), (3, 3), (30, 30)):
            found = waits(attackers, addresses, later)
            middle, worst = statistics.median(found), found[-1]
            kept = sum(wait <= later + 3 for wait in found)
            print(
                f"  one {later} s after the other, {attackers} from {addresses} addresses: "
                f"median {middle:.0f}, worst {worst}; {kept} of {len(found)} within {later + 3} s"
            )


if __name__ == "__main__":
    main()
