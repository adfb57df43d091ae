"""A search of a peer: OpenSpiel's information-set search, written in C++, in hearts."""

from itertools import count
from random import Random
from time import perf_counter

from benchmarks.chuhan import SEED
from benchmarks.peers import deal
from benchmarks.rounds import Sample, Work
from benchmarks.search import DEALS, ITERATIONS

EXPLORATION = 2.0


def tasks() -> dict[str, Work] | None:
    """So many searches in each of some deals, or None without OpenSpiel.

    A game of hearts is one deal here, and a playout goes to its end: at most 52 cards, after the
    passing of three by each.
    """
    try:
        import pyspiel
    except ImportError:
        return None
    game = pyspiel.load_game("hearts")
    rng = Random(SEED)
    openings = [deal(game, rng) for _ in range(DEALS)]
    for state in openings:
        while len(state.legal_actions()) == 1:  # a forced move is not searched
            state.apply_action(state.legal_actions()[0])
    seeds = count()

    def search(times: int) -> Sample:
        start = perf_counter()
        for _ in range(times):
            for state in openings:
                seed = next(seeds)
                bot = pyspiel.ISMCTSBot(
                    seed,
                    pyspiel.RandomRolloutEvaluator(1, seed),
                    EXPLORATION,
                    ITERATIONS,
                    -1,  # worlds: a new one for each iteration
                    pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
                )
                bot.step(state)
        return Sample(perf_counter() - start, {"iterations": times * DEALS * ITERATIONS})

    return {"search": search}
