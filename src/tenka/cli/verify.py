"""`tenka verify FILE`: was the chance fair, was every move legal, is the result right?"""

import argparse
from typing import Any

from tenka.cli.files import add_file, read_record
from tenka.cli.language import add_option, language_of


def add(commands: Any) -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "verify",
        help="check a record: its commitment, its chance, every move, the result",
        description="Check a record: that the secret is the one committed to, that it gives the "
        "shuffles, that every move was legal and that the result follows. It tells what each "
        "seat gave to the chance. Status 0 if all is right, else 1.",
    )
    add_file(parser)
    add_option(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Reading a record is checking it; what is wrong is an error."""
    from tenka.cli.screen import Screen
    from tenka.texts import Texts
    from tenka.texts.telling import Telling

    language = language_of(args.lang)
    record = read_record(args.file, Texts(language))
    record.verify()
    texts = Texts(language, record.game.id)
    telling = Telling(texts)
    screen = Screen()
    screen.put(texts.say("shell-verified", moves=len(record.moves())))
    if record.position is not None:
        screen.put(texts.say("shell-from-position"))
    for seat, kind in enumerate(record.shares.kinds()):
        screen.put(texts.say(f"shell-share-{kind}", who=telling.who(seat)))
    screen.put(texts.say(f"shell-chance-{record.shares.proof()}"))
    screen.put(texts.say("shell-chance-compare", commitment=record.commitment))
    return 0
