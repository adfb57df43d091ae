"""The command line: `tenka play chuhan`, `tenka replay FILE`, ...

Each command is a module with `add(commands)`, which describes it, and `run(args)`, which returns
the exit status. Whatever goes wrong is told here, in one line.
"""

import argparse
import contextlib
import os
import sys
from collections.abc import Sequence
from typing import Any, NoReturn

from tenka.cli.language import language_of
from tenka.core.errors import TenkaError

USAGE = 2
INTERRUPTED = 130
BROKEN_PIPE = 141

EPILOG = """\
examples:
  tenka play chuhan                 a game of Chu Han against the greedy bot
  tenka play chuhan --seat chu --events --lang pl --save game.json
  tenka serve --port 8380           a server for a browser, or for friends
  tenka worker                      bots think here for servers on the same bus
  tenka backup /backups             a copy of its database, while people play
  tenka replay game.json --step     the same game, told move by move
  tenka verify game.json            was the chance fair, was every move legal?
  tenka analyse game.json           luck and skill, and the moments that mattered
  tenka puzzles chuhan --count 3    positions in which one move is clearly the best
  tenka rules CH-5.7                one rule, in one sentence
  tenka arena chuhan greedy random  how strong is a bot?
"""


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(USAGE, f"tenka: {message} (see: {self.prog} --help)\n")


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the exit status."""
    _prepare_streams()
    args = argparse.Namespace(lang=None)
    try:
        try:
            parser = build_parser()
            _, args.rest = parser.parse_known_args(argv, args)
            if args.rest and not args.takes_rest:
                parser.error(f"unknown: {' '.join(args.rest)}")
            status = int(args.run(args))
        except SystemExit as leaving:
            status = leaving.code if isinstance(leaving.code, int) else 0
        sys.stdout.flush()
        return status
    except KeyboardInterrupt:
        if sys.stderr.isatty():
            print(file=sys.stderr)  # the terminal has shown ^C
        return _tell(_shell(args, "shell-interrupted"), INTERRUPTED)
    except BrokenPipeError:
        _drop_output()
        return _tell(_shell(args, "shell-output-closed"), BROKEN_PIPE)
    except TenkaError as error:
        return _tell(str(error), 1)
    except OSError as error:
        _drop_output()
        return _tell(f"{error.filename or 'output'}: {error.strerror}", 1)


def build_parser() -> Parser:
    """The parser of all commands."""
    from tenka import __version__
    from tenka.cli import (
        admin,
        analyse,
        arena,
        backup,
        bench,
        move_database,
        play,
        puzzles,
        replay,
        restore,
        rules,
        serve,
        verify,
    )
    from tenka.cli import worker as bot_worker

    parser = Parser(
        prog="tenka",
        description="Tenka: games of unification, played exactly.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"tenka {__version__}")
    parser.set_defaults(run=lambda args: _help(parser), takes_rest=False)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    served = (serve, bot_worker, backup, restore, move_database, admin)
    for command in (play, *served, replay, verify, analyse, puzzles, rules, arena, bench):
        command.add(commands)
    return parser


def _help(parser: Parser) -> int:
    parser.print_help()
    return 0


def _prepare_streams() -> None:
    # A closed stream, a byte that is no text, or a terminal without our signs stops nothing.
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w")  # noqa: SIM115
    stream: Any
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def _drop_output() -> None:
    # What is left in the buffer cannot be written; it must not be tried again at exit.
    devnull = os.open(os.devnull, os.O_WRONLY)
    os.dup2(devnull, sys.stdout.fileno())
    os.close(devnull)


def _shell(args: argparse.Namespace, key: str) -> str:
    from tenka.texts import Texts

    try:
        return Texts(language_of(args.lang)).say(key)
    except TenkaError:
        return Texts("en").say(key)


def _tell(line: str, status: int) -> int:
    # What comes from somebody else's file must not write over what a terminal shows.
    shown = "".join(sign if sign.isprintable() else "?" for sign in " ".join(line.split()))
    with contextlib.suppress(OSError):
        print(f"tenka: {shown}", file=sys.stderr, flush=True)
    return status
