"""Shogun at the table: whole games of three to five, and a plan entered field by field."""

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from tenka import Record

Run = Callable[..., subprocess.CompletedProcess[str]]
ALWAYS_THE_FIRST = "1\n" * 600


def record_of(folder: Path) -> Record:
    return Record.from_json((folder / "game.json").read_text(encoding="utf-8"))


def own_moves(folder: Path) -> list[str]:
    return [text for seat, text in record_of(folder).moves() if seat == 0]


@pytest.mark.parametrize(
    ("options", "seats"),
    [
        (["--seed", "1", "--bot", "random"], 3),
        pytest.param(
            ["--seed", "2", "--seats", "5", "--seat", "4", "--option", "setup=draft", "--lang=hu"],
            5,
            marks=pytest.mark.slow,
        ),
        pytest.param(
            ["--seats", "4", "--option", "board=moon", "--lang", "pl"], 4, marks=pytest.mark.long
        ),
    ],
)
def test_a_whole_game(tenka: Run, tmp_path: Path, options: list[str], seats: int) -> None:
    played = tenka("play", "shogun", *options, "--save", "game.json", answers=ALWAYS_THE_FIRST)
    assert (played.returncode, played.stderr) == (0, "")
    record = record_of(tmp_path)
    assert record.outcome is not None
    assert len(record.outcome.scores) == seats
    assert played.stdout.endswith("game.json\n")
    assert tenka("verify", "game.json").returncode == 0
    told = tenka("replay", "game.json", "--seat", str(seats - 1))
    assert (told.returncode, told.stderr) == (0, "")


def test_a_plan_field_by_field(tenka: Run, tmp_path: Path) -> None:
    """By number, as a move's text in any case, or by the card alone."""
    answers = "2\nPLAN  temple CHEST0\nchest1\nAwa (Shikoku)\nundo\nkii\nquit\n"
    table = tenka("play", "shogun", "--seed", "3", "--save", "game.json", answers=answers)
    assert (table.returncode, table.stderr) == (0, "")
    assert "Build a castle (castle): Pay 3 chests" in table.stdout
    assert "Gather rice (rice): " in table.stdout
    assert "rice Awa-Shikoku" in table.stdout.split("> Awa (Shikoku)")[1].split("> undo")[0]
    first, *rest = own_moves(tmp_path)
    assert first.startswith("plan castle ")
    assert rest[:2] == ["plan temple chest0", "plan theatre chest1"]
    assert rest[-1] == "plan rice Kii"
    assert len(rest) == 3


def test_refused_cards_say_why(tenka: Run, tmp_path: Path) -> None:
    answers = "none\nplan castle Edo\nplan temple chest0\nplan castle Suruga\nstay\nquit\n"
    table = tenka("play", "shogun", "--seed", "3", "--save", "game.json", answers=answers)
    for rule in ("SG-3.11", "SG-8.2", "SG-3.10", "SG-3.3"):
        assert f"Not allowed ({rule}): " in table.stdout
    assert own_moves(tmp_path) == []


def test_the_board(tenka: Run) -> None:
    table = tenka("play", "shogun", "--seed", "3", answers="hint\nmoves kii\nrules SG-5.7\nquit\n")
    assert (table.returncode, table.stderr) == (0, "")
    board = table.stdout.split("\n> hint")[0]
    for shown in ("18 chests", "Kozuke:-", "Yamato:◉5", "? · ? · ? · ? · ?", "red region: "):
        assert shown in " ".join(board.split())
    assert "Hint: plan castle " in table.stdout
    assert "plan castle Kii" in table.stdout
    assert "\nSG-5.7  " in table.stdout


def test_other_plans_stay_face_down(tenka: Run) -> None:
    """The bots have planned before the person is asked; nothing of it is told."""
    table = tenka("play", "shogun", "--seed", "3", answers="quit\n")
    assert table.stdout.count("has sealed the plan") == 2
    assert "plan: " not in table.stdout


def test_battles_are_shown_with_their_odds(tenka: Run) -> None:
    table = tenka("play", "shogun", "--seed", "1", "--bot", "random", answers="1\n" * 40)
    assert "armies (Win " in table.stdout or "army (Win " in table.stdout


def test_a_screen_of_ascii_alone(process: Run) -> None:
    table = process("play", "shogun", "--seed", "1", answers="1\n", PYTHONIOENCODING="ascii")
    assert (table.returncode, table.stderr) == (0, "")
    assert table.stdout.isascii()


@pytest.mark.parametrize(
    "options",
    [
        ["--seats", "2"],
        ["--seats", "6"],
        ["--seat", "3"],
        ["--seats", "4", "--seat", "4"],
        ["--option", "board=mars"],
        ["--option", "board=moon", "--option", "setup=preset"],
    ],
)
def test_what_cannot_be_played(tenka: Run, options: list[str]) -> None:
    table = tenka("play", "shogun", *options)
    assert table.returncode != 0
    assert table.stderr.startswith("tenka: ")
    assert "Traceback" not in table.stderr
