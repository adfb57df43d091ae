"""Which rules no test names: `@pytest.mark.rule("CH-3.4")` in ./tests, and scenarios as data."""

import ast
import json
from collections.abc import Iterator
from pathlib import Path

import tenka
from tenka.cli.bench import NoCheckout
from tenka.cli.screen import Screen
from tenka.core.errors import TenkaError
from tenka.texts import Texts


class UnreadableTest(TenkaError):
    """A test file that cannot be read as Python, or a scenario file that is no JSON."""


def report(games: list[tenka.Game], texts: Texts, tests: Path = Path("tests")) -> int:
    """Print what is missing and the share that is not; 1 unless tests name all rules rightly."""
    if not tests.is_dir():
        raise NoCheckout("coverage is told in a source checkout; here is no directory tests")
    named = set(named_in_code(tests)) | set(named_in_scenarios(tests / "data" / "scenarios"))
    screen = Screen()
    complete = True
    for game in games:
        needed = [id for id in game.rule_ids if id not in game.definitions]
        missing = [id for id in needed if id not in named]
        unknown = sorted(id for id in named if _of(game, id) and id not in game.rule_ids)
        complete = complete and not missing and not unknown
        for id in missing:
            screen.put(texts.say("shell-coverage-missing", id=id))
        for id in unknown:
            screen.put(texts.say("shell-coverage-unknown", id=id))
        covered = len(needed) - len(missing)
        percent = 100 * covered // len(needed) if needed else 100
        screen.put(
            texts.say(
                "shell-coverage", game=game.id, percent=percent, covered=covered, all=len(needed)
            )
        )
    return 0 if complete else 1


def named_in_code(tests: Path) -> Iterator[str]:
    """The rules in the marks `pytest.mark.rule(...)` of all test files."""
    for file in sorted(tests.rglob("*.py")):
        try:
            tree = ast.parse(file.read_bytes(), str(file))
        except (SyntaxError, ValueError) as error:
            raise UnreadableTest(f"{file}: not Python ({error})") from error
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and _is_mark(node.func):
                for argument in node.args:
                    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                        yield argument.value


def named_in_scenarios(folder: Path) -> Iterator[str]:
    """The rules that the scenarios say they prove."""
    for file in sorted(folder.glob("*.json")):
        try:
            for scenario in json.loads(file.read_text(encoding="utf-8"))["scenarios"]:
                yield from scenario["rules"]
        except (ValueError, KeyError, TypeError) as error:
            raise UnreadableTest(f"{file}: no file of scenarios ({error})") from error


def _of(game: tenka.Game, id: str) -> bool:
    return any(id.split("-")[0] == rule.split("-")[0] for rule in game.rule_ids)


def _is_mark(function: ast.expr) -> bool:
    return (
        isinstance(function, ast.Attribute)
        and function.attr == "rule"
        and (
            (isinstance(function.value, ast.Attribute) and function.value.attr == "mark")
            or (isinstance(function.value, ast.Name) and function.value.id == "mark")
        )
    )
