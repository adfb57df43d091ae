"""`python -m benchmarks.pairing`: how long it takes to pair many who look for a game."""

import statistics
import time
from collections.abc import Callable
from random import Random

from benchmarks.machine import processor
from tenka.server.pairing.matching import tables_of
from tenka.server.store.rows import Seeker

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


def main() -> None:
    print(f"{WAITING} people who look for the same game, on {processor()}")
    for seats in (2, 3, 4, 5):
        people = crowd(seats, lambda chance: chance.uniform(0, 30))
        print(f"  tables of {seats}: {milliseconds(people, {}):.1f} ms")
    people = crowd(2, lambda chance: chance.uniform(0, 30))
    print(f"  nobody may meet anybody: {milliseconds(people, nobody_may_meet(people)):.1f} ms")


if __name__ == "__main__":
    main()
