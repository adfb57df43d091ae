"""`tenka analyse`: a finished game, explained at the terminal."""

import json
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from tenka import Record, game
from tests.analysis.last_moves import last_battles

Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture(scope="module")
def record() -> Record:
    return last_battles()


def saved(folder: Path, record: Record) -> str:
    path = folder / "game.json"
    path.write_text(record.to_json(), encoding="utf-8")
    return path.name


@pytest.mark.parametrize(
    ("language", "title", "luck"),
    [
        ("en", "Luck and skill, measured by the bot “Adept”", "Luck: "),
        pytest.param(
            "pl",
            "Szczęście i umiejętności; miarą jest bot „Adept”",
            "Szczęście: ",
            marks=pytest.mark.long,
        ),
        pytest.param("hu", "Szerencse és tudás", "Szerencse: ", marks=pytest.mark.long),
    ],
)
def test_a_report(
    tenka: Run, tmp_path: Path, record: Record, language: str, title: str, luck: str
) -> None:
    told = tenka("analyse", saved(tmp_path, record), "--lang", language)
    assert (told.returncode, told.stderr) == (0, "")
    lines = told.stdout.splitlines()
    assert lines[0].startswith(title)
    assert sum(luck in line for line in lines) == 3
    assert any(line.startswith("1. ") for line in lines)
    assert sum("100%" in line for line in lines) == 1


def test_as_json_by_another_bot(tenka: Run, tmp_path: Path, record: Record) -> None:
    told = tenka("analyse", saved(tmp_path, record), "--json", "--level", "greedy")
    found = json.loads(told.stdout)
    assert found["level"] == "greedy"
    for balance in found["balances"]:
        total = balance["start"] + balance["decisions"] + balance["luck"]
        assert total == pytest.approx(balance["result"], abs=0.001)
    assert found["steps"][-1]["made"] == len(record.moves())


@pytest.mark.parametrize(("event", "words"), [(None, "not over yet"), ("aborted", "was stopped")])
def test_what_is_not_finished(tenka: Run, tmp_path: Path, event: str | None, words: str) -> None:
    record = Record.new(game("chuhan"), 2, {}, bytes(32))
    if event:
        record.event(event)
    told = tenka("analyse", saved(tmp_path, record), "--lang", "en")
    assert told.returncode == 1
    assert told.stderr.startswith("tenka: game.json: the game")
    assert words in told.stderr


def test_an_unknown_level(tenka: Run, tmp_path: Path, record: Record) -> None:
    told = tenka("analyse", saved(tmp_path, record), "--level", "emperor")
    assert told.returncode == 1
    assert "no bot 'emperor' plays shogun; there are: master" in told.stderr
