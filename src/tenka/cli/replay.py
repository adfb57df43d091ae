"""`tenka replay FILE`: a game told from its record."""

import argparse
from typing import Any

from tenka.cli.files import add_file, read_record
from tenka.cli.language import add_option, language_of
from tenka.core.contract import Json
from tenka.core.record import Record


def add(commands: Any) -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "replay",
        help="tell a game from its record, move by move",
        description="Tell a game from its record, move by move.",
    )
    add_file(parser)
    parser.add_argument(
        "--seat",
        default="all",
        metavar="SEAT",
        help="whose knowledge: a seat (0, 1, or its name), spectator, or all (default)",
    )
    parser.add_argument("--step", action="store_true", help="wait for Enter after each move")
    add_option(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Replay what counts, telling each move."""
    from tenka.cli.asking import ask
    from tenka.cli.narrator import Narrator
    from tenka.texts import Texts

    language = language_of(args.lang)
    record = read_record(args.file, Texts(language))
    texts = Texts(language, record.game.id)
    narrator = Narrator(texts, eyes_of(record, args.seat), record.state(upto=0))
    narrator.tell_news("")
    number = 0
    for entry in kept(record):
        if "move" in entry:
            number += 1
            narrator.state.play(entry["seat"], entry["move"])
            narrator.tell_news(f"{number:>4} ")
        else:
            narrator.tell_entry(entry)
        if args.step and ask(narrator.screen) in (None, "q", "quit"):
            return 0
    narrator.tell_outcome(record.outcome)
    return 0


def eyes_of(record: Record, seat: str) -> list[int | None]:
    """Who looks on: a seat, nobody in particular, or everybody."""
    from tenka.cli.play import find_seat

    if seat == "all":
        return [None, *range(record.seats)]
    return [None] if seat == "spectator" else [find_seat(record.game, seat, record.seats)]


def kept(record: Record) -> list[Json]:
    """The entries that count: without moves taken back, and without what only feeds the chance."""
    found: list[Json] = []
    for entry in record.entries:
        if entry.get("event") == "undone":
            moves = [at for at, old in enumerate(found) if "move" in old]
            gone = set(moves[len(moves) - entry["entries"] :])
            found = [old for at, old in enumerate(found) if at not in gone]
        elif entry.get("event") not in ("sealed", "nonce"):
            found.append(entry)
    return found
