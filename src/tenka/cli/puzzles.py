"""`tenka puzzles GAME`: positions out of games of bots in which one move is clearly the best."""

import argparse
from typing import Any

from tenka.analysis.levels import LEARNED_GAMES
from tenka.cli.language import add_option

PER_GAME = 3  # out of one game of bots at most, so that they are not all alike


def add(commands: Any) -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "puzzles",
        help="mine puzzles from games of bots",
        description="Have bots play, and print the positions in which one move is clearly better "
        "than all others, as JSON. It takes seconds to minutes for each.",
    )
    parser.add_argument("game", choices=LEARNED_GAMES, help="the game")
    parser.add_argument("--count", type=int, default=40, metavar="N", help="so many (40)")
    parser.add_argument(
        "--seats", type=int, default=None, metavar="N", help="players (as few as can play it)"
    )
    parser.add_argument(
        "--seed", type=int, default=1, metavar="N", help="the same number, the same puzzles (1)"
    )
    add_option(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Mine until there are enough."""
    import json
    from itertools import count, islice

    import tenka
    from tenka.analysis.puzzle_mining import mine
    from tenka.cli.progress_bar import progress

    game = tenka.game(args.game)
    seats = game.seats[0] if args.seats is None else args.seats
    options = game.check_options(seats, {})
    found = (
        puzzle
        for number in count(args.seed * 1_000_000)
        for puzzle in islice(mine(game, seats, options, number), PER_GAME)
    )
    with progress() as on_puzzle:
        for number, puzzle in enumerate(islice(found, args.count)):
            print("[" if number == 0 else ",", end="\n")
            print(json.dumps(puzzle.to_json(), separators=(",", ":")), end="", flush=True)
            on_puzzle(number + 1, args.count)
    print("\n]")
    return 0
