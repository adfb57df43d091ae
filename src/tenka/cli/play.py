"""`tenka play GAME`: you against a bot, in the terminal."""

import argparse
from typing import Any

import tenka
from tenka.cli.language import add_option, language_of
from tenka.core.errors import BadOption, BadSeat, UnknownGame
from tenka.texts import LANGUAGES, Texts
from tenka.texts.telling import Telling


def add(commands: Any) -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "play",
        help="play against a bot",
        description="Play a game against a bot, here in the terminal. Type `help` at the table.",
    )
    parser.add_argument("game", nargs="?", metavar="GAME", help=", ".join(tenka.game_ids()))
    parser.add_argument(
        "--seat", default="0", metavar="SEAT", help="your seat: 0 (default), 1, or its name"
    )
    parser.add_argument(
        "--seats", type=int, metavar="N", help="how many play (default: as few as the game allows)"
    )
    parser.add_argument(
        "--bot",
        metavar="BOT",
        help="master, greedy, random ... (default: greedy; where there is none, the best one)",
    )
    parser.add_argument("--events", action="store_true", help="with event cards")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game, such as edition=pl or beginner=true; as often as you like",
    )
    parser.add_argument(
        "--seed", type=int, metavar="N", help="the same number, the same cards (for practice)"
    )
    parser.add_argument("--save", metavar="FILE", help="write the record of the game to this file")
    add_option(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Sit down, and play to the end or until the person leaves."""
    from tenka.cli.files import check_target
    from tenka.cli.prompt_loop import PromptLoop
    from tenka.cli.session import Session, usual_bot

    if args.game is None:
        raise UnknownGame(f"which game? There are: {', '.join(tenka.game_ids())}")
    game = tenka.game(args.game)
    texts = Texts(language_of(args.lang), game.id)
    if args.save is not None:
        check_target(args.save)
    options = read_options(game, args.option)
    if args.events:
        options["events"] = True
    seats = game.seats[0] if args.seats is None else args.seats
    game.check_options(seats, options)
    seat = find_seat(game, args.seat, seats)
    bot = args.bot or usual_bot(game.id)
    session = Session(game, options, seat, bot, args.seed, seats)
    return PromptLoop(session, texts, bot, args.save).run()


def read_options(game: tenka.Game, texts: list[str]) -> dict[str, Any]:
    """Options from NAME=VALUE; BadOption if one is not of that form or the game has none such."""
    options: dict[str, Any] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(f"an option is NAME=VALUE, not {text!r}")
        choices = game.options[name].choices if name in game.options else ()
        named = {str(choice).casefold(): choice for choice in choices}
        options[name] = named.get(value.casefold(), value)
    return options


def find_seat(game: tenka.Game, text: str, number: int | None = None) -> int:
    """A seat by its number or its name in any of the languages; else BadSeat."""
    seats = range(game.seats[0] if number is None else number)
    names = {str(seat): seat for seat in seats}
    if text in names:  # no need to read what seats are called
        return names[text]
    for language in LANGUAGES:
        telling = Telling(Texts(language, game.id))
        names.update({telling.who(seat).casefold(): seat for seat in seats})
    if text.casefold() not in names:
        raise BadSeat(f"{game.id} has no seat {text!r}; seats: {', '.join(names)}")
    return names[text.casefold()]
