"""`tenka rules [GAME] [ID]`: the rules, one sentence each; `--coverage`: those without a test."""

import argparse
from typing import Any

import tenka
from tenka.cli.language import add_option, language_of
from tenka.core.errors import TenkaError
from tenka.texts import Texts


class UnknownRule(TenkaError):
    """No rule has this id."""


def add(commands: Any) -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "rules",
        help="list the rules, or say one of them",
        description="All rules of a game, a chapter (CH-5) or one rule (CH-5.7), one sentence "
        "each. The full text is docs/rules/<game>.md in the project.",
    )
    parser.add_argument("what", nargs="*", metavar="GAME|ID", help="chuhan, CH-5, CH-5.7, ...")
    parser.add_argument(
        "--coverage",
        action="store_true",
        help="in a source checkout: the rules that no test names; status 1 if there are any",
    )
    add_option(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print what was asked for."""
    games, asked = _split(args.what)
    language = language_of(args.lang)
    if args.coverage:
        from tenka.cli.coverage import report

        return report(games, Texts(language))
    found = [(id, game) for game in games for id in game.rule_ids if not asked or _is(id, asked)]
    if not found:
        raise UnknownRule(Texts(language).say("shell-rule-unknown", id=" ".join(asked)))
    show_rules([(id, Texts(language, game.id)) for id, game in found])
    return 0


def show_rules(rules: list[tuple[str, Texts]]) -> None:
    """A rule a line: its id and its sentence."""
    from rich.table import Table
    from rich.text import Text

    from tenka.cli.screen import Screen

    screen = Screen()
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True, style="rank")
    table.add_column()
    for id, texts in rules:
        if screen.plain:
            screen.put(f"{id}  {texts.rule(id)}".rstrip())
        else:
            table.add_row(id, Text(texts.rule(id)))
    if not screen.plain:
        screen.print(table)


def match_rules(ids: tuple[str, ...], text: str) -> list[str]:
    """The rules a person means: `CH-5.7`, `ch-5.7`, `5.7`, or a chapter, `CH-5`, `5`."""
    return [id for id in ids if not text or _is(id, [text])]


def _split(words: list[str]) -> tuple[list[tenka.Game], list[str]]:
    ids = tenka.game_ids()
    games = [tenka.game(word) for word in words if word in ids]
    asked = [word for word in words if word not in ids]
    return games or [tenka.game(id) for id in ids], asked


def _is(id: str, asked: list[str]) -> bool:
    number = id.split("-", 1)[-1]
    chapter, chapter_number = id.split(".")[0], number.split(".")[0]
    names = {name.lower() for name in (id, number, chapter, chapter_number)}
    return any(text.lower() in names for text in asked)
