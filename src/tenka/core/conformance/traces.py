"""A hash over all that a game does, to prove that two builds of an engine are equal.

    python -m tenka.core.conformance.traces chuhan 2 '{"events": true}' 0 20

prints one line for each of 20 seeds from 0 on. Run it compiled and interpreted: equal lines,
equal engines.
"""

import argparse
import hashlib
import json
from collections.abc import Mapping
from typing import Any

from tenka.core.conformance.table import Moment, Table, dump, some
from tenka.core.contract import Game, Json
from tenka.core.registry import game as find_game


def trace(
    game: Game, seats: int, options: Mapping[str, Any], seed: int, plies: int | None = None
) -> str:
    """The SHA-256 chained over each step of a random game, or of its first so many plies."""
    link = b""
    told = 0
    for moment in Table(game, seats, options, seed).walk():
        if plies is not None and moment.ply >= plies:
            break
        link = hashlib.sha256(link + dump(_step(moment, told)).encode()).digest()
        told = len(moment.state.journal(None))
    return link.hex()


def check_repeatable(table: Table) -> None:
    """The same game played twice leaves the same trace: nothing but the seed decides."""
    first, second = (trace(table.game, table.seats, table.options, table.seed) for _ in range(2))
    if first != second:
        raise Moment(table, 0, table.new(), None).fault("the same game leaves two traces")


def _step(moment: Moment, told: int) -> Json:
    state, table = moment.state, moment.table
    legal = {seat: state.legal(seat) for seat in state.turn}
    world = state.redeal(
        table.observers[moment.ply % len(table.observers)], moment.chance("redeal")
    )
    return {
        "position": state.to_position(),
        "outcome": repr(state.outcome),
        "window": state.window,
        "legal": legal,
        "texts": {
            seat: [state.text(action) for action in some(actions, moment.draws("texts"), 200)]
            for seat, actions in legal.items()
        },
        "views": [state.view(seat) for seat in table.observers],
        "forecasts": [state.forecast(seat) for seat in table.observers],
        "choices": [state.choices(seat) for seat in range(table.seats)],
        "journals": [state.journal(seat, told) for seat in table.observers],
        "learned": [state.learned(seat, told) for seat in range(table.seats)],
        "samples": [state.sample(seat, moment.chance("sample")) for seat in state.turn],
        "redealt": world.to_position(),
        "playout": world.playout(moment.chance("playout"), limit=20),
        "played": world.to_position(),
    }


def main() -> None:
    reader = argparse.ArgumentParser(
        prog="python -m tenka.core.conformance.traces",
        description="Print a hash of each of some random games.",
    )
    reader.add_argument("game")
    reader.add_argument("seats", type=int)
    reader.add_argument("options", type=json.loads, help='JSON, for example {"events": true}')
    reader.add_argument("first_seed", type=int)
    reader.add_argument("seeds", type=int, help="how many seeds, from the first on")
    reader.add_argument("--plies", type=int, help="stop each game after so many moves")
    asked = reader.parse_args()
    for seed in range(asked.first_seed, asked.first_seed + asked.seeds):
        print(seed, trace(find_game(asked.game), asked.seats, asked.options, seed, asked.plies))


if __name__ == "__main__":
    main()
