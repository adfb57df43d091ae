"""The same of a peer for Sun Tzu: OpenSpiel's goofspiel, bids laid at once, written in C++."""

from itertools import count, islice
from random import Random
from time import perf_counter
from typing import Any

from benchmarks.chuhan import APART, SEED
from benchmarks.rounds import Sample, Work

CARDS = 13
GAME = f"goofspiel(num_cards={CARDS},imp_info=True)"


def tasks(positions: int) -> dict[str, Work] | None:
    """Each thing that can be done so many times, or None without OpenSpiel.

    A joint action is two decisions. The prize of each turn is a chance node, which is stepped too
    and never counted.
    """
    try:
        import pyspiel
    except ImportError:
        return None
    game = pyspiel.load_game(GAME)
    places = positions_of(game, Random(SEED), positions)
    seeds = count()
    bots = [pyspiel.make_uniform_random_bot(seat, SEED + seat) for seat in range(2)]

    def legal(times: int) -> Sample:
        moves = 0
        start = perf_counter()
        for _ in range(times):
            for state in places:
                moves += len(state.legal_actions(0))
        return Sample(perf_counter() - start, {"moves": moves, "lists": times * positions})

    def step(times: int) -> Sample:
        choose = Random(next(seeds)).random
        decisions = 0
        start = perf_counter()
        for _ in islice(seeds, times):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    prizes = state.legal_actions()
                    state.apply_action(prizes[int(choose() * len(prizes))])
                    continue
                first = state.legal_actions(0)
                second = state.legal_actions(1)
                state.apply_actions(
                    [first[int(choose() * len(first))], second[int(choose() * len(second))]]
                )
                decisions += 2
        return Sample(perf_counter() - start, {"decisions": decisions, "games": times})

    def playout(times: int) -> Sample:
        decisions = 0
        start = perf_counter()
        for seed in islice(seeds, times):
            state = game.new_initial_state()
            pyspiel.evaluate_bots(state, bots, seed)
            decisions += 2 * (CARDS - 1)  # the last ones are laid of themselves
        return Sample(perf_counter() - start, {"decisions": decisions, "games": times})

    def copy(times: int) -> Sample:
        start = perf_counter()
        for _ in range(times):
            for state in places:
                state.clone()
        return Sample(perf_counter() - start, {"copies": times * positions})

    return {"legal": legal, "step": step, "playout": playout, "copy": copy}


def positions_of(game: Any, rng: Random, wanted: int) -> list[Any]:
    """Positions met in random play."""
    found: list[Any] = []
    met = 0
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(rng.choice(state.legal_actions()))
                continue
            if met % APART == 0:
                found.append(state.clone())
                if len(found) == wanted:
                    return found
            met += 1
            state.apply_actions([rng.choice(state.legal_actions(seat)) for seat in range(2)])
