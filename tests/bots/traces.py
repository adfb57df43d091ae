"""What bots play, as lines: run by `test_compiled` in two processes.

python tests/bots/traces.py SEEDS MOVES
"""

import hashlib
import sys
from typing import Any

from tenka import Budget, FastChance, Perspective, game, game_ids
from tenka.bots import bot, bots_of, yardsticks_of

OPTIONS: dict[str, dict[str, Any]] = {
    "chuhan": {"events": True},
    "suntzu": {"edition": "hu", "events": True},
    "shogun": {"setup": "draft"},
}
SEARCHED = 6  # decisions, since interpreted playouts take their time
ITERATIONS = 40


def trace(id: str, level: str, seed: int, moves: int) -> str:
    """So many moves of a game of one level with itself."""
    seats = game(id).seats[0]
    state = game(id).new(seats, seed, **OPTIONS[id])
    players = [bot(level, id, FastChance(seed + seat)) for seat in range(seats)]
    texts: list[str] = []
    while state.turn and len(texts) < moves:
        seat = state.turn[0]
        budget = Budget(iterations=ITERATIONS)
        perspective = Perspective(state, seat, FastChance(len(texts)), budget=budget)
        action = players[seat].choose(perspective)
        texts.append(state.text(action))
        state.apply(seat, action)
    return f"{id} {level} {seed} {len(texts)} {hashlib.sha256(repr(texts).encode()).hexdigest()}"


if __name__ == "__main__":
    seeds, moves = map(int, sys.argv[1:])
    for seed in range(seeds):
        for id in game_ids():
            for level in bots_of(id):
                print(trace(id, level, seed, moves))
            for level in yardsticks_of(id):
                print(trace(id, level, seed, SEARCHED))
