"""What games say of themselves, and that others need not know them."""

import ast
from pathlib import Path

import pytest

import tenka
from tenka.core import registry
from tenka.core.manifest import PLAIN, Analysis

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "tenka"
# Examples, in the description of the API and in the terminal's help.
EXAMPLES = {
    "cli/__init__.py",
    "cli/rules.py",
    "server/api/lessons.py",
    "server/api/pairing.py",
    "server/api/positions.py",
    "server/api/schemas/lesson.py",
    "server/api/schemas/lists.py",
    "server/api/schemas/opening.py",
    "server/api/schemas/state.py",
    "server/api/tournaments.py",
}


def test_a_game_that_says_nothing_has_no_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    assert isinstance(registry.manifest("chuhan").analysis, Analysis)
    assert registry.manifest("no such game") is PLAIN
    monkeypatch.delattr(type(tenka.game("chuhan")), "manifest")
    assert registry.manifest("chuhan") is PLAIN


def test_nothing_else_knows_a_game_by_name() -> None:
    found = {
        path.relative_to(SOURCE).as_posix()
        for path in SOURCE.rglob("*.py")
        if not games_in(path.relative_to(SOURCE).as_posix()) and games_in(code_of(path))
    }
    assert found == EXAMPLES | {"games/__init__.py"}
    assert not [name for name in ("Makefile", "setup.py") if games_in((ROOT / name).read_text())]


def games_in(text: str) -> bool:
    return any(game_id in text for game_id in tenka.game_ids())


def code_of(path: Path) -> str:
    """A module without its comments and docstrings."""
    tree = ast.parse(path.read_text())
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(
            node
        ):
            node.body[0] = ast.Pass()
    return ast.unparse(tree)
