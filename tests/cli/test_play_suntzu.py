"""Sun Tzu at the table: whole games in all editions, and what is typed there."""

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from tenka import Record

Run = Callable[..., subprocess.CompletedProcess[str]]
ALWAYS_THE_FIRST = "1\n" * 600
PLAN = "place qin 5\nplace chu 4\nplace jin_yan 3\nplace han_qi 2\nplace wu 1\n"


def record_of(folder: Path) -> Record:
    return Record.from_json((folder / "game.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    "options",
    [
        ["--seed", "1"],
        ["--seed", "2", "--seat", "1", "--events", "--option", "edition=pl", "--lang", "pl"],
        pytest.param(
            ["--option", "edition=hu", "--option", "beginner=true", "--bot=random", "--lang=hu"],
            marks=pytest.mark.slow,
        ),
    ],
)
def test_a_whole_game(tenka: Run, tmp_path: Path, options: list[str]) -> None:
    played = tenka("play", "suntzu", *options, "--save", "game.json", answers=ALWAYS_THE_FIRST)
    assert (played.returncode, played.stderr) == (0, "")
    assert record_of(tmp_path).outcome is not None
    assert tenka("verify", "game.json").returncode == 0
    told = tenka("replay", "game.json")
    assert (told.returncode, told.stderr) == (0, "")


def test_a_plan_card_by_card(tenka: Run, tmp_path: Path) -> None:
    """By text in any case and spacing, or by number; the rival's cards stay face down."""
    answers = "warlord move_army\nPLACE  Qin 5\nplace chu 4\nplace jin_yan 3\nplace han_qi 2\n"
    table = tenka(
        *("play", "suntzu", "--seed", "1", "--save", "game.json"), answers=answers + "quit\n"
    )
    assert (table.returncode, table.stderr) == (0, "")
    own = [text for seat, text in record_of(tmp_path).moves() if seat == 0]
    assert own == ["warlord move_army", *PLAN.splitlines()[:4]]
    last = table.stdout.split("> place han_qi 2")[-1]
    assert "place wu 1" in last
    assert last.count("✕ ?") == 5


def test_refused_moves_say_why(tenka: Run, tmp_path: Path) -> None:
    answers = "place qin 5\nwarlord remove_army\nwarlord reinforce\nplace chu 5\nplace qin 5\n"
    answers += "place chu 5\nundo\nplace qin 4\nquit\n"
    table = tenka("play", "suntzu", "--seed", "1", "--save", "game.json", answers=answers)
    for rule in ("ST-9.3", "ST-2.3", "ST-3.1"):
        assert rule in table.stdout
    own = [text for seat, text in record_of(tmp_path).moves() if seat == 0]
    assert own == ["warlord reinforce", "place qin 4"]


def test_hint_rules_and_board(tenka: Run) -> None:
    answers = "hint\nrules ST-4.7\nboard\nmoves reinforce\nquit\n"
    table = tenka("play", "suntzu", "--seed", "1", answers=answers)
    assert (table.returncode, table.stderr) == (0, "")
    assert "Hint: warlord move_army" in table.stdout
    assert "ST-4.7" in table.stdout
    assert table.stdout.count("[2] 5  2") == 2  # the display of qin, the next value marked


@pytest.mark.parametrize(
    "option", ["edition=de", "edition", "warlords=maybe", "language=en", "=", "seed=1"]
)
def test_bad_options(tenka: Run, option: str) -> None:
    table = tenka("play", "suntzu", "--option", option)
    assert table.returncode != 0
    assert "Traceback" not in table.stderr
    assert option.partition("=")[0] in table.stderr
