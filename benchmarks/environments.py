"""`make bench-envs`: the environments beside those of others, interleaved, as ratios.

A step is one decision with what the decider sees and the mask of what it may do, made from Python;
all draw their moves by chance. What a peer has not got is left out of its side.
"""

import argparse
import sys
from collections.abc import Callable
from itertools import count
from random import Random
from time import perf_counter
from typing import Any

import numpy as np
from rich.console import Console

import tenka.envs
from benchmarks.catan import gym_steps
from benchmarks.catan import tasks as catan_tasks
from benchmarks.figures import COMPILED, PEER, Measure, figures
from benchmarks.machine import load
from benchmarks.report import table
from benchmarks.rounds import Lane, Sample, Work, interleaved

GAMES = 256
SEED = 7


def vector(game_id: str, games: int = GAMES, **options: Any) -> Work:
    """Many games side by side."""
    made = tenka.envs.Vector(game_id, games, SEED, **options)
    told = made.reset()
    draw = np.random.default_rng(SEED)
    rows = np.arange(games) * made.encoding.actions
    ends = rows + made.encoding.actions

    def work(times: int) -> Sample:
        start = perf_counter()
        for _ in range(times):
            legal = np.flatnonzero(told.masks)
            first, end = np.searchsorted(legal, rows), np.searchsorted(legal, ends)
            picks = first + (draw.random(games) * (end - first)).astype(np.int64)
            made.step(legal[picks] - rows, told)
        return Sample(perf_counter() - start, {"decisions": times * games})

    return work


def zoo(make: Callable[[], Any]) -> Work:
    """A PettingZoo game, one seat at a time."""
    env = make()
    seeds = count(SEED)

    def work(times: int) -> Sample:
        decisions = 0
        start = perf_counter()
        for _ in range(times):
            env.reset(seed=next(seeds))
            for agent in env.agent_iter():
                seen, _, terminated, truncated, info = env.last()
                if terminated or truncated:
                    env.step(None)
                    continue
                mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
                env.step(env.action_space(agent).sample(mask))
                decisions += 1
        return Sample(perf_counter() - start, {"decisions": decisions})

    return work


def dou_dizhu() -> Work | None:
    """OpenSpiel's climbing game; it has an observation tensor and none of the information state."""
    try:
        import pyspiel
    except ImportError:
        return None
    from benchmarks.peers import DEALS, deal

    game = pyspiel.load_game("dou_dizhu")
    rng = Random(SEED)
    dealt = [deal(game, rng) for _ in range(DEALS)]

    def work(times: int) -> Sample:
        decisions = 0
        start = perf_counter()
        for _ in range(times):
            state = rng.choice(dealt).clone()
            while not state.is_terminal():
                state.observation_tensor()
                state.legal_actions_mask()
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
        return Sample(perf_counter() - start, {"decisions": decisions})

    return work


def goofspiel() -> Work | None:
    """OpenSpiel's game of bids laid at once, with the information state tensor of both."""
    try:
        import pyspiel
    except ImportError:
        return None
    from benchmarks.goofspiel import GAME

    game = pyspiel.load_game(GAME)
    rng = Random(SEED)

    def work(times: int) -> Sample:
        decisions = 0
        start = perf_counter()
        for _ in range(times):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(rng.choice(state.legal_actions()))
                    continue
                bids = []
                for seat in range(2):
                    state.information_state_tensor(seat)
                    state.legal_actions_mask(seat)
                    bids.append(rng.choice(state.legal_actions(seat)))
                state.apply_actions(bids)
                decisions += 2
        return Sample(perf_counter() - start, {"decisions": decisions})

    return work


def holdem() -> Work | None:
    """A card game of PettingZoo's own; it needs rlcard and pygame."""
    try:
        from pettingzoo.classic import texas_holdem_no_limit_v6

        return zoo(texas_holdem_no_limit_v6.env)
    except ImportError:
        return None


def comparisons() -> dict[str, tuple[str, Work, Work | None]]:
    """By task: whom it is compared with, our work, theirs."""
    catan = catan_tasks(1)
    aec = zoo(lambda: tenka.envs.aec("chuhan"))
    return {
        "chuhan": ("Vector, Chu Han / dou_dizhu", vector("chuhan"), dou_dizhu()),
        "suntzu": ("Vector, Sun Tzu / goofspiel", vector("suntzu"), goofspiel()),
        "shogun": (
            "Vector, Shogun / Catanatron's Gymnasium",
            vector("shogun", seats=4),
            gym_steps(),
        ),
        "bare": (
            "Vector, Shogun / Catanatron without observations",
            vector("shogun", seats=4),
            None if catan is None else catan["step"],
        ),
        "aec": ("AEC, Chu Han / texas_holdem_no_limit", aec, holdem()),
    }


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.environments", description=__doc__)
    parser.add_argument("--rounds", type=int, default=9, help="how many (9)")
    parser.add_argument("--seconds", type=float, default=0.2, help="of a sample, at least (0.2)")
    args = parser.parse_args(argv)
    before = load()
    compared = comparisons()
    families: list[dict[Lane, Work]] = []
    for task, (_, ours, theirs) in compared.items():
        families.append({(COMPILED, task): ours, **({(PEER, task): theirs} if theirs else {})})
    samples = interleaved(families, args.rounds, args.seconds, lambda doing: None)
    measures = tuple(
        Measure(what, task, "decisions", task) for task, (what, _, _) in compared.items()
    )
    console = Console(width=110)
    console.print(table(figures(samples, measures), "Steps a second of environments"))
    console.print(f"bench: {args.rounds} rounds, load {before}, then {load()}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
