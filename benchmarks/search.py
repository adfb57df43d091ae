"""How fast Tenka searches: the yardstick, from the opening of Chu Han."""

from itertools import count
from time import perf_counter

import tenka
from benchmarks.rounds import Sample, Work
from tenka.bots.chuhan.hand_search import HandSearch
from tenka.bots.search.ismcts import Ismcts

DEALS = 8
ITERATIONS = 500  # of a search


def tasks() -> dict[str, Work]:
    """So many searches in each of some deals, with playouts to the end of the hand or the game."""
    openings = [tenka.game("chuhan").new(seed=seed) for seed in range(DEALS)]
    seeds = count()

    def search(kind: type[Ismcts], times: int) -> Sample:
        start = perf_counter()
        for _ in range(times):
            for state in openings:
                chance = tenka.FastChance(next(seeds))
                budget = tenka.Budget(iterations=ITERATIONS)
                kind(chance).choose(tenka.Perspective(state, state.turn[0], chance, budget=budget))
        return Sample(perf_counter() - start, {"iterations": times * DEALS * ITERATIONS})

    return {
        "search": lambda times: search(HandSearch, times),
        "search_game": lambda times: search(Ismcts, times),
    }
