"""`tenka puzzles GAME`: positions out of games of bots in which one move is clearly the best."""

import argparse
from typing import Any

import tenka
from tenka.cli.language import add_option
from tenka.cli.numbers import from_to

MOST = 1000


def add(commands: Any) -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "puzzles",
        help="mine puzzles from games of bots",
        description="Have bots play, and print the positions in which one move is clearly better "
        "than all others and surprises, with the reason, as JSON. It takes seconds to minutes for "
        "each.",
    )
    parser.add_argument("game", metavar="GAME", help=", ".join(tenka.game_ids()))
    parser.add_argument(
        "--count", type=from_to(int, 1, MOST), default=40, metavar="N", help="so many (40)"
    )
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
    from itertools import count, islice

    from tenka.analysis.puzzle_choice import different, written
    from tenka.analysis.puzzle_mining import mine
    from tenka.cli.progress_bar import progress

    game = tenka.game(args.game)
    seats = game.seats[0] if args.seats is None else args.seats
    options = game.check_options(seats, {})
    games = (mine(game, seats, options, number) for number in count(args.seed * 1_000_000))
    found = []
    with progress() as on_puzzle:
        for puzzle in islice(different(games, args.count), args.count):
            found.append(puzzle)
            on_puzzle(len(found), args.count)
    print(written(found), end="")
    return 0
