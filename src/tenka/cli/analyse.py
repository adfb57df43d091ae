"""`tenka analyse FILE`: luck and skill in a finished game."""

import argparse
from typing import Any

from tenka.analysis.effort import DEFAULT_LEVEL
from tenka.cli.files import add_file, read_record
from tenka.cli.language import add_option, language_of


def add(commands: Any) -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "analyse",
        help="luck and skill in a finished game, and the moments that mattered",
        description="Explain a finished game: what each decision cost by what its player could "
        "know, what deals, draws and throws gave, and the moments that mattered.",
    )
    add_file(parser)
    parser.add_argument(
        "--level",
        default=DEFAULT_LEVEL,
        metavar="BOT",
        help="the bot that decisions are measured by: master, expert ... "
        f"(default: {DEFAULT_LEVEL})",
    )
    parser.add_argument(
        "--seed", type=int, default=0, metavar="N", help="the same number, the same figures (0)"
    )
    parser.add_argument("--json", action="store_true", help="print everything as JSON")
    add_option(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Analyse, and tell what came of it."""
    import json

    from tenka.analysis.analyse import analyse
    from tenka.analysis.errors import CannotAnalyse
    from tenka.cli.analysis_report import report
    from tenka.cli.progress_bar import progress
    from tenka.texts import Texts

    language = language_of(args.lang)
    record = read_record(args.file, Texts(language))
    texts = Texts(language, record.game.id)
    try:
        with progress() as on_move:
            found = analyse(record, args.level, args.seed, on_move)
    except CannotAnalyse as error:
        why = texts.say(f"shell-analysis-{error.reason}", game=record.game.id)
        raise CannotAnalyse(error.reason, f"{args.file}: {why}") from error
    if args.json:
        print(json.dumps(found.to_json(), ensure_ascii=False, indent=1))
    else:
        report(found, texts)
    return 0
