"""The same of a peer: OpenSpiel's dou_dizhu, a climbing game for three, written in C++."""

from itertools import count, islice
from random import Random
from time import perf_counter
from typing import Any

from benchmarks.chuhan import APART, SEED
from benchmarks.rounds import Sample, Work

HIGHEST_BID = 3  # actions up to here are bids, or a pass
DEALS = 256


def tasks(positions: int) -> dict[str, Work] | None:
    """Each thing that can be done so many times, or None without OpenSpiel.

    Deals are chance nodes here, stepped one card at a time: they are never counted as decisions,
    and only `playout` spends time on them.
    """
    try:
        import pyspiel
    except ImportError:
        return None
    game = pyspiel.load_game("dou_dizhu")
    rng = Random(SEED)
    dealt = [deal(game, rng) for _ in range(DEALS)]
    chances = len(dealt[0].history())
    places = positions_of(dealt, rng, positions)
    seeds = count()
    bots = [pyspiel.make_uniform_random_bot(seat, SEED + seat) for seat in range(3)]

    def legal(times: int) -> Sample:
        moves = 0
        start = perf_counter()
        for _ in range(times):
            for state in places:
                moves += len(state.legal_actions())
        return Sample(perf_counter() - start, {"moves": moves, "lists": times * positions})

    def step(times: int) -> Sample:
        states = [dealt[seed % DEALS].clone() for seed in islice(seeds, times)]
        choose = Random(next(seeds)).random
        decisions = 0
        start = perf_counter()
        for state in states:
            while not state.is_terminal():
                moves = state.legal_actions()
                state.apply_action(moves[int(choose() * len(moves))])
                decisions += 1
        return Sample(perf_counter() - start, {"decisions": decisions, "games": times})

    def playout(times: int) -> Sample:
        states = []
        start = perf_counter()
        for seed in islice(seeds, times):
            state = game.new_initial_state()
            pyspiel.evaluate_bots(state, bots, seed)
            states.append(state)
        return finished(perf_counter() - start, states)

    def playout_dealt(times: int) -> Sample:
        states = [dealt[seed % DEALS].clone() for seed in islice(seeds, times)]
        start = perf_counter()
        for seed, state in enumerate(states):
            pyspiel.evaluate_bots(state, bots, seed)
        return finished(perf_counter() - start, states)

    def finished(seconds: float, states: list[Any]) -> Sample:
        decisions = sum(len(state.history()) - chances for state in states)
        return Sample(seconds, {"decisions": decisions, "games": len(states)})

    def copy(times: int) -> Sample:
        start = perf_counter()
        for _ in range(times):
            for state in places:
                state.clone()
        return Sample(perf_counter() - start, {"copies": times * positions})

    return {
        "legal": legal,
        "step": step,
        "playout": playout,
        "playout_dealt": playout_dealt,
        "copy": copy,
    }


def deal(game: Any, rng: Random) -> Any:
    """A game in which all cards are dealt and nobody has bid."""
    state = game.new_initial_state()
    while state.is_chance_node():
        cards, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(cards, odds)[0])
    return state


def positions_of(dealt: list[Any], rng: Random, wanted: int) -> list[Any]:
    """Positions met in random play after the bidding."""
    found: list[Any] = []
    met = 0
    while True:
        state = rng.choice(dealt).clone()
        bidding = True
        while not state.is_terminal():
            moves = state.legal_actions()
            bidding = bidding and moves[-1] <= HIGHEST_BID
            if not bidding:
                if met % APART == 0:
                    found.append(state.clone())
                    if len(found) == wanted:
                        return found
                met += 1
            state.apply_action(rng.choice(moves))
