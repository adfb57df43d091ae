"""A game that another package brings: found by its entry point, with or without texts."""

import os
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.others_games import install_toy

Run = Callable[..., subprocess.CompletedProcess[str]]
TEXTS = """\
game-title = The Toy
seat-0 = Left
seat-1 = Right
log-played = { $who } plays { $card }.
rule-TOY-1 = Only the seat on turn may move.
"""
MANIFEST = """
from tenka.cli.boards.plain import PlainBoard
from tenka.core.manifest import Level, Manifest


class Lowest:
    def __init__(self, chance):
        pass

    def choose(self, perspective):
        return perspective.legal[0]


class Board(PlainBoard):
    def ask(self, view, forecast):
        return "Which card?"


GAME.manifest = Manifest(
    levels=(Level("lowest", "their_toy.game:Lowest", seconds=0.1),), terminal="their_toy.game:Board"
)
"""
PLAYER = """
class Last:
    def choose(self, perspective):
        return perspective.legal[-1]


def last(game_id, chance):
    return Last()
"""


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A folder for PYTHONPATH with the toy game as an installed package."""
    folder = tmp_path / "site"
    install_toy(folder)
    return folder


@pytest.fixture
def theirs(process: Run, package: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs `tenka` where their package is installed."""
    paths = [str(package), os.environ.get("PYTHONPATH", "")]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(path for path in paths if path))
    return process


def test_without_texts(theirs: Run) -> None:
    played = theirs("play", "toy", "--bot", "random", "--save", "g.json", answers="1\n" * 20)
    assert (played.returncode, played.stderr) == (0, "")
    assert "played: {'seat': 0, 'card': " in played.stdout
    assert "Game saved" in played.stdout
    assert theirs("verify", "g.json").returncode == 0
    assert theirs("replay", "g.json").returncode == 0
    refused = theirs("play", "toy", "--bot", "random", answers="play 99\nhint\nrules TOY-1\nquit\n")
    assert "Not allowed (TOY-2): 'play 99' is no move" in refused.stdout
    assert "nobody can advise: no bot but 'random' plays toy" in refused.stdout
    assert theirs("rules", "toy").stdout.splitlines() == ["TOY-1", "TOY-2", "TOY-3", "TOY-4"]


def test_with_texts(theirs: Run, package: Path) -> None:
    (package / "their_toy" / "texts").mkdir()
    (package / "their_toy" / "texts" / "en.ftl").write_text(TEXTS, encoding="utf-8")
    played = theirs("play", "toy", "--bot", "random", "--seat", "right", answers="1\n" * 20)
    assert (played.returncode, played.stderr) == (0, "")
    assert "The Toy: you play Right." in played.stdout
    assert "Left plays " in played.stdout
    assert (
        "TOY-1  Only the seat on turn may move.\n" in theirs("rules", "toy", "--lang", "pl").stdout
    )


def test_options_it_does_not_have(theirs: Run) -> None:
    refused = theirs("play", "toy", "--bot", "random", "--events")
    assert refused.returncode == 1
    assert refused.stderr == "tenka: toy has no option 'events'; its options: deals\n"
    greedy = theirs("play", "toy", "--bot", "greedy")
    assert greedy.stderr == "tenka: no bot 'greedy' plays toy; there are: random\n"


def test_the_bot_it_has_plays_unless_another_is_named(theirs: Run, package: Path) -> None:
    played = theirs("play", "toy", answers="1\n" * 20)
    assert (played.returncode, played.stderr) == (0, "")
    assert "1: Random bot" in played.stdout
    (package / "their_player.py").write_text(PLAYER)
    points = package / "their_toy-1.0.dist-info" / "entry_points.txt"
    points.write_text(points.read_text() + "[tenka.bots]\nlast = their_player:last\n")
    played = theirs("play", "toy", answers="hint\n" + "1\n" * 20)
    assert (played.returncode, played.stderr) == (0, "")
    assert "1: last" in played.stdout
    assert "Hint: play " in played.stdout


def test_what_its_manifest_names_is_its_own(theirs: Run, package: Path) -> None:
    game = package / "their_toy" / "game.py"
    game.write_text(game.read_text() + MANIFEST)
    played = theirs("play", "toy", answers="1\n" * 20)
    assert (played.returncode, played.stderr) == (0, "")
    assert "1: lowest" in played.stdout
    assert "Which card?" in played.stdout
    unknown = theirs("play", "toy", "--bot", "greedy")
    assert unknown.stderr == "tenka: no bot 'greedy' plays toy; there are: lowest, random\n"
