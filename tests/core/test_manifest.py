"""What games say of themselves, and that others need not know them."""

import ast
from pathlib import Path

import pytest

import tenka
from tenka.core import registry
from tenka.core.manifest import PLAIN, Analysis

# Folders that know no game, but for examples in their docstrings.
KNOW_NONE = ("analysis", "core")


def test_a_game_that_says_nothing_has_no_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    assert isinstance(registry.manifest("chuhan").analysis, Analysis)
    assert registry.manifest("no such game") is PLAIN
    monkeypatch.delattr(type(tenka.game("chuhan")), "manifest")
    assert registry.manifest("chuhan") is PLAIN


@pytest.mark.parametrize("folder", KNOW_NONE)
def test_no_game_is_known_by_name(folder: str) -> None:
    source = Path(__file__).parents[2] / "src" / "tenka" / folder
    found = [
        f"{path.relative_to(source)}: {game_id}"
        for path in source.rglob("*.py")
        for game_id in tenka.game_ids()
        if game_id in code_of(path)
    ]
    assert found == []


def code_of(path: Path) -> str:
    """A module without its comments and docstrings."""
    tree = ast.parse(path.read_text())
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(
            node
        ):
            node.body[0] = ast.Pass()
    return ast.unparse(tree)
