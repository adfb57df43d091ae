"""What is measured of Tenka's games, first of Chu Han."""

from itertools import count, islice
from random import Random
from time import perf_counter

import tenka
from benchmarks.rounds import Sample, Work
from tenka.core.contract import Game, State

SEED = 1
# Positions stand so many random decisions apart, so that they come from many deals.
APART = 7


def is_compiled() -> bool:
    """Is the Chu Han that is imported here machine code?"""
    import tenka.games.chuhan.state as module

    return not str(module.__file__).endswith(".py")


def tasks(events: bool, positions: int, game_id: str = "chuhan") -> dict[str, Work]:
    """Each thing that can be done so many times."""
    game = tenka.game(game_id)
    options = {"events": True} if events else {}
    of_seat = positions_of(game, options, positions)
    seeds = count()  # no game is played twice, so that slow ones weigh no more than they should

    def legal(times: int) -> Sample:
        moves = 0
        start = perf_counter()
        for _ in range(times):
            for seat, states in enumerate(of_seat):
                for state in states:
                    moves += len(state.legal(seat))
        return Sample(perf_counter() - start, {"moves": moves, "lists": times * positions})

    def step(times: int) -> Sample:
        choose = Random(next(seeds)).random
        decisions = 0
        start = perf_counter()
        for seed in islice(seeds, times):
            state = game.new(seed=seed, **options)
            seat = state.turn[0]
            while seat >= 0:
                moves = state.legal(seat)
                seat = state.step(moves[int(choose() * len(moves))])
                decisions += 1
        return Sample(perf_counter() - start, {"decisions": decisions, "games": times})

    def playout(times: int) -> Sample:
        decisions = 0
        start = perf_counter()
        for seed in islice(seeds, times):
            decisions += game.new(seed=seed, **options).playout(tenka.FastChance(seed))
        return Sample(perf_counter() - start, {"decisions": decisions, "games": times})

    def copy(times: int) -> Sample:
        start = perf_counter()
        for _ in range(times):
            for states in of_seat:
                for state in states:
                    state.copy()
        return Sample(perf_counter() - start, {"copies": times * positions})

    return {"legal": legal, "step": step, "playout": playout, "copy": copy}


def positions_of(game: Game, options: dict[str, bool], wanted: int) -> list[list[State]]:
    """Positions met in random games, by the seat to move."""
    rng = Random(SEED)
    found: list[list[State]] = [[] for _ in range(max(game.seats))]
    met = 0
    for seed in count():
        state = game.new(seed=seed, **options)
        while state.turn:
            seat = state.turn[0]
            if met % APART == 0:
                found[seat].append(state.copy())
                if sum(map(len, found)) == wanted:
                    return found
            met += 1
            state.apply(seat, rng.choice(state.legal(seat)))
    raise AssertionError("seeds do not end")
