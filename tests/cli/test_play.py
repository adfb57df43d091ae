"""A whole game at the table, and everything a person can type there."""

import json
import re
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from tenka import Record
from tenka.bots import bots_of

Run = Callable[..., subprocess.CompletedProcess[str]]
ALWAYS_THE_FIRST = "1\n" * 3000


@pytest.mark.parametrize(
    "options",
    [
        ["--bot", "greedy", "--seed", "1"],
        ["--bot", "novice", "--seed", "4"],
        pytest.param(
            ["--bot", "greedy", "--seed", "2", "--seat", "chu", "--events", "--lang", "pl"],
            marks=pytest.mark.slow,
        ),
        pytest.param(
            ["--bot", "random", "--seed", "7", "--seat", "1", "--events", "--lang", "hu"],
            marks=pytest.mark.slow,
        ),
    ],
)
def test_a_whole_game(tenka: Run, tmp_path: Path, options: list[str]) -> None:
    played = tenka("play", "chuhan", *options, "--save", "game.json", answers=ALWAYS_THE_FIRST)
    assert (played.returncode, played.stderr) == (0, "")
    record = Record.from_json((tmp_path / "game.json").read_text(encoding="utf-8"))
    assert record.outcome is not None
    assert played.stdout.endswith("game.json\n")
    assert tenka("verify", "game.json").returncode == 0
    told = tenka("replay", "game.json")
    assert (told.returncode, told.stderr) == (0, "")
    assert told.stdout.endswith(" wins.\n")


@pytest.mark.parametrize("level", bots_of("chuhan"))
def test_every_level_is_greeted(tenka: Run, level: str) -> None:
    played = tenka("play", "chuhan", "--bot", level, answers="quit\n")
    assert (played.returncode, played.stderr) == (0, "")


def test_the_same_seed_is_the_same_game(tenka: Run) -> None:
    one, other = (
        tenka("play", "chuhan", "--bot", "random", "--seed", "5", answers="1\n" * 20).stdout
        for _ in range(2)
    )
    assert one == other
    assert one != tenka("play", "chuhan", "--bot", "random", "--seed", "6", answers="1\n").stdout


def test_by_number_and_by_text_in_any_order(tenka: Run, tmp_path: Path) -> None:
    answers = "moves 4 4\n  play   8   5   \nplay 5  5\n"
    table = tenka(
        "play", "chuhan", "--bot", "random", "--seed", "1", "--save", "g.json", answers=answers
    )
    assert "play 4 4" in table.stdout
    assert "Not allowed (CH-3.1): A natural set is" in table.stdout
    assert first_moves(tmp_path / "g.json")[0] == [0, "play 5 5"]


def test_names_as_they_are_shown(tenka: Run, tmp_path: Path) -> None:
    tenka(
        *("play", "chuhan", "--bot", "random", "--seed", "1", "--save", "g.json"),
        answers="  PLAY  Peng Yue  lyu_zhi\nquit\n",
    )
    assert first_moves(tmp_path / "g.json")[0] == [0, "play lyu_zhi peng_yue"]


def test_a_refused_move_loses_nothing(tenka: Run, tmp_path: Path) -> None:
    answers = "pass\nplay 9\nplay 3 3\n0\n999999999999999999999\n18\n-1\nfoo bar\n\x00\x1b[31m\n\n"
    table = tenka(
        "play", "chuhan", "--bot", "random", "--seed", "1", "--save", "g.json", answers=answers
    )
    assert (table.returncode, table.stderr) == (0, "")
    for line in (
        "Not allowed (CH-4.1): ",
        "Not allowed (CH-8.3): ",
        "Not allowed (CH-8.2): ",
        "You have 17 moves to choose from.",
        "“foo bar” is neither a command nor a move.",
        "“-1” is neither a command nor a move.",
    ):
        assert line in table.stdout
    assert "\x1b" not in table.stdout
    assert first_moves(tmp_path / "g.json") == []
    assert "End of input" in table.stdout


def test_hint_undo_log_and_goodbye(tenka: Run, tmp_path: Path) -> None:
    answers = "undo\nhint\nplay 5 5\nlog\nundo\nplay 8 8\nlog\nquit\n"
    table = tenka(
        "play", "chuhan", "--bot", "random", "--seed", "1", "--save", "g.json", answers=answers
    )
    assert (table.returncode, table.stderr) == (0, "")
    _, rest = table.stdout.split("There is nothing to take back.")
    hint = re.search(r"^Hint: (.*)  \(", rest, re.MULTILINE)
    assert hint is not None
    before, after = rest.split("Move taken back.")
    assert before.count("Han plays two 5s") == 2
    assert "Han plays two 5s" not in after
    assert after.count("Han plays two 8s") == 2
    assert table.stdout.endswith("Goodbye!\nGame saved: g.json\n")
    record = Record.from_json((tmp_path / "g.json").read_text(encoding="utf-8"))
    assert [entry for entry in record.entries if entry.get("event") == "undone"]
    assert record.moves()[0] == (0, "play 8 8")


def test_undo_goes_back_to_the_own_last_decision(tenka: Run, tmp_path: Path) -> None:
    answers = "play 1\nundo\nplay 4\nundo\nundo\nplay 5\nquit\n"
    tenka("play", "chuhan", "--bot", "random", "--seed", "1", "--save", "g.json", answers=answers)
    record = Record.from_json((tmp_path / "g.json").read_text(encoding="utf-8"))
    assert record.moves()[0] == (0, "play 5")
    assert [seat for seat, _ in record.moves()].count(0) == 1


def test_rules_at_the_table(tenka: Run) -> None:
    answers = "rules CH-5.7\nrule ch-5.8\nrules 5.9\nrules CH-3\nrules CH-9.9\nquit\n"
    table = tenka("play", "chuhan", "--bot", "random", "--seed", "1", answers=answers).stdout
    for id in ("CH-5.7", "CH-5.8", "CH-5.9", *(f"CH-3.{n}" for n in range(1, 7))):
        assert f"\n{id}  " in table
    assert "There is no rule CH-9.9." in table


def test_another_language_in_the_middle(tenka: Run) -> None:
    answers = "language pl\nlanguage xx\nlanguage hu\nhelp\nboard\nquit\n"
    table = tenka("play", "chuhan", "--bot", "random", "--seed", "1", answers=answers).stdout
    assert "Jesteś w natarciu" in table
    assert "\nen, pl, hu\n" in table
    assert table.endswith("Viszlát!\n")


@pytest.mark.parametrize(
    ("language", "options", "sentence"),
    [
        ("pl_PL.UTF-8", [], "Jesteś w natarciu"),
        ("hu_HU.UTF-8", [], "Te hívsz"),
        ("de_DE.UTF-8", [], "You lead"),
        ("hu_HU.UTF-8", ["--lang", "pl"], "Jesteś w natarciu"),
    ],
)
def test_the_language_of_the_environment(
    tenka: Run, language: str, options: list[str], sentence: str
) -> None:
    table = tenka("play", "chuhan", "--bot", "random", "--seed", "1", *options, LANG=language)
    assert sentence in table.stdout


def test_plain_when_piped(tenka: Run) -> None:
    table = tenka("play", "chuhan", "--bot", "random", "--seed", "1", answers="1\n").stdout
    assert "\x1b" not in table
    assert not re.search(r"[ \t]$", table, re.MULTILINE)
    assert "\n> 1\n" in table


def test_a_screen_of_ascii_alone(process: Run) -> None:
    table = process(
        "play", "chuhan", "--bot", "random", "--seed", "1", answers="1\n", PYTHONIOENCODING="ascii"
    )
    assert (table.returncode, table.stderr) == (0, "")
    assert table.stdout.isascii()
    assert "x Chu" in table.stdout


def test_a_game_is_kept_when_it_is_left(tenka: Run, tmp_path: Path) -> None:
    tenka("play", "chuhan", "--bot", "random", "--seed", "1", "--save", "g.json", answers="1\n1\n")
    moves = first_moves(tmp_path / "g.json")
    assert [seat for seat, _ in moves].count(0) == 2
    assert json.loads((tmp_path / "g.json").read_text(encoding="utf-8"))["result"] is None
    assert [path.name for path in tmp_path.iterdir()] == ["g.json"]
    assert tenka("verify", "g.json").returncode == 0


def first_moves(path: Path) -> list[list[object]]:
    return [list(move) for move in Record.from_json(path.read_text(encoding="utf-8")).moves()]
