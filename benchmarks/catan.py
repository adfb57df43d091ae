"""The same of a peer for Shogun: Catanatron's game of Catan, four players, written in Python."""

import random
from random import Random
from time import perf_counter
from typing import Any

from benchmarks.chuhan import APART, SEED
from benchmarks.rounds import Sample, Work


def tasks(positions: int) -> dict[str, Work] | None:
    """Each thing that can be done so many times, or None without Catanatron.

    A tick is a decision: it lists the actions of one player, draws one and carries it out. The
    setting up of the board is part of a game here as there.
    """
    try:
        from catanatron import Color, Game, RandomPlayer
    except ImportError:
        return None
    random.seed(SEED)  # Catanatron draws from the global source
    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    players = [RandomPlayer(colour) for colour in colours]
    places = positions_of(Game, players, positions)

    def playout(times: int) -> Sample:
        decisions = 0
        start = perf_counter()
        for _ in range(times):
            game = Game(players)
            game.play()
            decisions += len(game.state.actions)
        return Sample(perf_counter() - start, {"decisions": decisions, "games": times})

    def copy(times: int) -> Sample:
        start = perf_counter()
        for _ in range(times):
            for game in places:
                game.copy()
        return Sample(perf_counter() - start, {"copies": times * positions})

    return {"playout": playout, "step": playout, "copy": copy}


def gym_steps() -> Work | None:
    """Steps of its Gymnasium environment, which need catanatron_gym: a decision of one player with
    what it sees and may do, then those of three others, who are told nothing."""
    try:
        from catanatron import Color, RandomPlayer
        from catanatron_gym.envs.catanatron_env import CatanatronEnv
    except ImportError:
        return None
    enemies = [RandomPlayer(colour) for colour in (Color.RED, Color.WHITE, Color.ORANGE)]
    env = CatanatronEnv({"enemies": enemies})
    rng = Random(SEED)

    def work(times: int) -> Sample:
        start = perf_counter()
        for _ in range(times):
            _, _, terminated, truncated, _ = env.step(rng.choice(env.get_valid_actions()))
            if terminated or truncated:
                env.reset()
        return Sample(perf_counter() - start, {"decisions": times})

    return work


def positions_of(kind: Any, players: list[Any], wanted: int) -> list[Any]:
    """Positions met in random play."""
    rng = Random(SEED)
    found: list[Any] = []
    met = 0
    while True:
        game = kind(players, seed=rng.getrandbits(32))
        while game.winning_color() is None and game.state.num_turns < 1000:
            if met % APART == 0:
                found.append(game.copy())
                if len(found) == wanted:
                    return found
            met += 1
            game.play_tick()
