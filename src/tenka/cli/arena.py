"""`tenka arena GAME BOT...`: how strong is a bot?"""

import argparse
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING, Any

import tenka

if TYPE_CHECKING:
    from tenka.arena import Contest, SequentialTest
    from tenka.arena.workers import Worker

GAMES = 100
ERROR = 0.05


def add(commands: Any) -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "arena",
        help="let bots play against each other: win rates, Elo, think times",
        description="Let bots play against each other: everyone with everyone, or the first one "
        "against each of the others. Every deal is played once from every seat.",
    )
    parser.add_argument("game", metavar="GAME", help=", ".join(tenka.game_ids()))
    parser.add_argument(
        "bots",
        nargs="*",
        metavar="BOT",
        help="names of bots (default: all that play the game), or module:Class for one of yours",
    )
    parser.add_argument(
        "--gauntlet", action="store_true", help="only the first bot against each of the others"
    )
    parser.add_argument(
        "--games",
        type=int,
        default=GAMES,
        metavar="N",
        help=f"of each pairing, at least ({GAMES}); each deal gives one for every seat",
    )
    parser.add_argument(
        "--seats",
        type=int,
        metavar="N",
        help="how many play: one bot against another in all other seats (default: as few as the "
        "game allows)",
    )
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game, such as events=true; as often as you like",
    )
    parser.add_argument(
        "--seed", type=int, default=1, metavar="N", help="the same number, the same games (1)"
    )
    thinking = parser.add_mutually_exclusive_group()
    thinking.add_argument(
        "--seconds",
        type=float,
        metavar="S",
        help="that a bot may think about a move (default: what belongs to its level)",
    )
    thinking.add_argument(
        "--iterations",
        type=int,
        metavar="N",
        help="that a bot may search for a move: the same games on any machine",
    )
    parser.add_argument(
        "--move-limit",
        type=float,
        metavar="SECONDS",
        help="who thinks longer about a move has lost the game (30)",
    )
    _add_stopping(parser)
    where = parser.add_argument_group("where the games are played")
    where.add_argument(
        "--workers", type=int, metavar="N", help="so many at once (default: one for each core)"
    )
    where.add_argument(
        "--ray",
        nargs="?",
        const="local",
        metavar="ADDRESS",
        help="on the Ray cluster at this address, or on one that is started here",
    )
    output = parser.add_argument_group("what is left")
    output.add_argument(
        "--out",
        metavar="FILE",
        help="write every game into this file (JSON Lines); a run that was interrupted goes on",
    )
    output.add_argument("--json", action="store_true", help="print the result as JSON")
    output.add_argument("--plot", metavar="FILE", help="draw the result into this file (SVG)")
    parser.set_defaults(run=run, misused=parser.error)


def _add_stopping(parser: argparse.ArgumentParser) -> None:
    stopping = parser.add_argument_group(
        "stopping early", "a pairing plays no more games once a sequential test (SPRT) has decided"
    )
    between = stopping.add_mutually_exclusive_group()
    for measure, asked in (
        ("elo", "is the one bot better by ELO1, or only by ELO0?"),
        ("rate", "does it win RATE1 of the games (0.55), or only RATE0 (0.5)?"),
    ):
        bounds = f"{measure.upper()}0", f"{measure.upper()}1"
        between.add_argument(f"--stop-{measure}", nargs=2, type=float, metavar=bounds, help=asked)
    stopping.add_argument(
        "--alpha",
        type=float,
        default=ERROR,
        metavar="P",
        help=f"how often the first may be taken for the second ({ERROR})",
    )
    stopping.add_argument(
        "--beta",
        type=float,
        default=ERROR,
        metavar="P",
        help=f"how often the second may be taken for the first ({ERROR})",
    )


def run(args: argparse.Namespace) -> int:
    """Play, and show what came of it, also if it ends too early."""
    from tenka.arena import ArenaError, ResultFile, Tally, run
    from tenka.arena.own_bots import check_own_bots
    from tenka.arena.schedule import deals_for
    from tenka.arena.workers import check_count
    from tenka.bots import UnknownBot
    from tenka.cli.arena_report import check_picture, progress, report

    contest = _contest(args)
    deals = deals_for(contest, args.games)
    if args.workers is not None:
        check_count(args.workers)
    if args.plot is not None:
        check_picture(args.plot)
    if args.ray is None:  # else they need not be installed here
        try:
            check_own_bots(contest)
        except UnknownBot as unknown:
            args.misused(str(unknown))
    tally = Tally(contest)
    file = nullcontext() if args.out is None else ResultFile(args.out, contest)
    try:
        with file as opened, progress(tally, deals) as on_game:
            run(tally, deals, _workers(args, contest), opened, on_game)
    except (KeyboardInterrupt, ArenaError):
        if tally.games:
            report(tally, args.json, args.plot)
        raise
    report(tally, args.json, args.plot)
    return 0


def _contest(args: argparse.Namespace) -> "Contest":
    from tenka.arena import Contest
    from tenka.arena.contest import MOVE_LIMIT
    from tenka.bots import bots_of
    from tenka.cli.play import read_options
    from tenka.core.options import check_seats

    game = tenka.game(args.game)
    seats = game.seats[0] if args.seats is None else check_seats(game, args.seats)
    return Contest.new(
        game.id,
        args.bots or bots_of(game.id),
        seats=seats,
        options=read_options(game, args.option),
        kind="gauntlet" if args.gauntlet else "round-robin",
        seed=args.seed,
        budget=_budget(args),
        move_limit=MOVE_LIMIT if args.move_limit is None else args.move_limit,
        stop=_stop(args, seats),
    )


def _budget(args: argparse.Namespace) -> dict[str, float] | None:
    if args.seconds is not None:
        return {"seconds": args.seconds}
    return None if args.iterations is None else {"iterations": args.iterations}


def _stop(args: argparse.Namespace, seats: int) -> "SequentialTest | None":
    from tenka.arena import SequentialTest

    if args.stop_elo is not None:
        elo0, elo1 = args.stop_elo
        return SequentialTest.of_elo(elo0, elo1, seats, args.alpha, args.beta)
    if args.stop_rate is not None:
        rate0, rate1 = args.stop_rate
        return SequentialTest(rate0, rate1, args.alpha, args.beta)
    return None


def _workers(
    args: argparse.Namespace, contest: "Contest"
) -> "AbstractContextManager[Sequence[Worker]]":
    from tenka.arena.ray_workers import ray_workers
    from tenka.arena.workers import local_workers

    if args.ray is not None:
        return ray_workers(contest, args.ray, args.workers)
    return local_workers(contest, args.workers)
