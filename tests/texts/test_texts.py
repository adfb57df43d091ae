"""Three languages that say the same: keys, attributes, variables, rules."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import tenka
from tenka.texts import LANGUAGES, MissingText, Texts, UnknownLanguage, folders, rule_key

ROOT = Path(__file__).parents[2]
FOLDERS = {
    "shell": folders(None)[0],
    "web": folders(None)[0].joinpath("web"),
    "chuhan": folders("chuhan")[0],
    "suntzu": folders("suntzu")[0],
    "shogun": folders("shogun")[0],
}
GAMES = {"chuhan": "CH", "shogun": "SG", "suntzu": "ST"}


class Found(Visitor):
    """The variables and the other texts that a text refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        attribute = f".{node.attribute.name}" if node.attribute else ""
        self.references.add(node.id.name + attribute)


@cache
def parsed(name: str, language: str) -> list[ftl.EntryType]:
    text = FOLDERS[name].joinpath(f"{language}.ftl").read_text(encoding="utf-8")
    return FluentResource(text).body


@cache
def patterns(name: str, language: str) -> dict[str, Found]:
    """Every text and attribute of a file."""
    found: dict[str, Found] = {}
    for entry in parsed(name, language):
        if isinstance(entry, ftl.Message):
            parts = {entry.id.name: entry.value} if entry.value else {}
            parts |= {f"{entry.id.name}.{part.id.name}": part.value for part in entry.attributes}
            for key, pattern in parts.items():
                assert key not in found, f"{language}: {key} stands there twice"
                found[key] = Found()
                found[key].visit(pattern)
    return found


def variables(key: str, found: dict[str, Found]) -> set[str]:
    """Its variables, and those of the texts it refers to."""
    return found[key].variables.union(
        *(variables(reference, found) for reference in found[key].references)
    )


@pytest.mark.parametrize("name", FOLDERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_can_be_read(name: str, language: str) -> None:
    assert not [entry for entry in parsed(name, language) if isinstance(entry, ftl.Junk)]


@pytest.mark.parametrize("name", FOLDERS)
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_the_same_keys_and_variables(name: str, language: str) -> None:
    english, other = patterns(name, "en"), patterns(name, language)
    assert list(english) == list(other)
    for key in english:
        assert variables(key, english) == variables(key, other), key


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_of_the_specification_has_its_sentence(game: str) -> None:
    page = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    ids = re.findall(rf"^- ({GAMES[game]}-\d+\.\d+) ", page, re.MULTILINE)
    assert tuple(ids) == tenka.game(game).rule_ids
    for language in LANGUAGES:
        sentences = [key for key in patterns(game, language) if key.startswith("rule-")]
        assert sentences == [rule_key(id) for id in ids]
        texts = Texts(language, game)
        assert all(texts.rule(id).endswith(".") for id in ids)


CODE = sorted((ROOT / "src" / "tenka").rglob("*.py"))


@pytest.mark.parametrize("file", CODE, ids=[str(file.relative_to(ROOT)) for file in CODE])
def test_every_key_in_the_code_is_there(file: Path) -> None:
    keys = {key for name in FOLDERS for key in patterns(name, "en")}
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if node.value == "move-database":  # a command
                continue
            if re.fullmatch(r"(shell|ask|label|move|log)-[\w.-]*\w", node.value):
                assert node.value in keys
        elif isinstance(node, ast.JoinedStr):
            start = node.values[0]
            if isinstance(start, ast.Constant) and re.fullmatch(
                r"(shell|ask|label|move|log|card|event|kind|seat|why)-[\w-]*", str(start.value)
            ):
                assert [key for key in keys if key.startswith(str(start.value))], start.value


def test_attributes_and_plurals() -> None:
    english, polish = Texts("en", "chuhan"), Texts("pl", "chuhan")
    assert english.say("card-ji_bu") == "Ji Bu"
    assert english.say("card-ji_bu.title") == "Man of His Word"
    assert english.has("card-ji_bu.title")
    assert not english.has("card-ji_bu.shoe_size")
    assert [polish.say("label-cards", count=n) for n in (1, 3, 5, 22)] == [
        "1 karta",
        "3 karty",
        "5 kart",
        "22 karty",
    ]
    assert "\u2068" not in english.say("shell-hint", move="pass")


def test_what_is_not_there() -> None:
    with pytest.raises(UnknownLanguage, match="'de'; languages: en, pl, hu"):
        Texts("de")
    with pytest.raises(MissingText, match="'nothing' for the shell"):
        Texts("en").say("nothing")
    assert Texts("en", "chuhan").rule("CH-99.1") == ""
    assert not Texts("en").has("card-ji_bu")


def test_a_game_without_texts_speaks_the_shells() -> None:
    assert Texts("hu", "go").say("shell-your-move") == "Te lépsz."
