"""A hash over all that many games tell: run it compiled and interpreted, and compare.

python tests/bots/rows_hash.py shogun 100 '[[3, 0, 1]]'
"""

import hashlib
import json
import struct
import sys
from importlib import import_module

from tenka.bots.decision_batch import DecisionBatch
from tenka.core.chance import FastChance

GAMES = 3


def main(game: str, steps: int, kinds: list[list[int]]) -> None:
    many = import_module(f"tenka.bots.{game}.training_games")
    games = many.Games(list(range(GAMES)), kinds)
    draws = FastChance(7).draws("picks")
    link = b""
    picks = b""
    for _ in range(steps):
        told = DecisionBatch()
        games.step(picks, told)
        counts = told.counts.getvalue()
        parts = (told.states, told.moves, told.seats, told.ended)
        told_now = counts + b"|".join(part.getvalue() for part in parts)
        link = hashlib.sha256(link + told_now).digest()
        picks = b"".join(
            struct.pack("<i", draws.below(n)) for (n,) in struct.iter_unpack("<i", counts)
        )
    print(str(many.__file__).endswith(".py"), link.hex())


main(sys.argv[1], int(sys.argv[2]), json.loads(sys.argv[3]))
