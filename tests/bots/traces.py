"""What bots play, as lines: run by `test_compiled` in two processes.

python tests/bots/traces.py SEEDS
"""

import hashlib
import sys
from typing import Any

from tenka import FastChance, Perspective, game, game_ids
from tenka.bots import bot, bots_of

OPTIONS: dict[str, dict[str, Any]] = {
    "chuhan": {"events": True},
    "suntzu": {"edition": "hu", "events": True},
    "shogun": {"setup": "draft"},
}


def trace(id: str, level: str, seed: int) -> str:
    """A whole game of one level with itself."""
    seats = game(id).seats[0]
    state = game(id).new(seats, seed, **OPTIONS[id])
    players = [bot(level, id, FastChance(seed + seat)) for seat in range(seats)]
    texts: list[str] = []
    while state.turn:
        seat = state.turn[0]
        action = players[seat].choose(Perspective(state, seat, FastChance(len(texts))))
        texts.append(state.text(action))
        state.apply(seat, action)
    return f"{id} {level} {seed} {len(texts)} {hashlib.sha256(repr(texts).encode()).hexdigest()}"


if __name__ == "__main__":
    for seed in range(int(sys.argv[1])):
        for id in game_ids():
            for level in bots_of(id):
                print(trace(id, level, seed))
