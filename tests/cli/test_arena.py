"""`tenka arena`: tables, JSON, a picture; interrupted and taken up again; one clear line."""

import json
import subprocess
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.arena.contests import lines
from tests.cli.conftest import Terminal

Run = Callable[..., subprocess.CompletedProcess[str]]
QUICK = ("arena", "suntzu", "random", "tests.arena.odd_bots:First", "--workers", "1")


@pytest.fixture(autouse=True)
def our_bots(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """The command is run elsewhere; our odd bots are here."""
    monkeypatch.setenv("PYTHONPATH", str(request.config.rootpath), prepend=":")
    monkeypatch.syspath_prepend(request.config.rootpath)


def test_tables_and_a_picture(tenka: Run, tmp_path: Path) -> None:
    words = ("--option", "edition=pl", "--games", "3", "--plot", "rates.svg", "--out", "r.jsonl")
    told = tenka(*QUICK, *words)
    assert (told.returncode, told.stderr) == (0, "")
    said = told.stdout.splitlines()
    assert said[0].startswith("suntzu, 2 seats, round-robin, seed 1, edition=pl warlords=true")
    assert said[0].endswith(": 4 games")
    assert any(line.split()[:3] == ["random", "tests.arena.odd_bots:First", "4"] for line in said)
    assert "Elo above tests.arena.odd_bots:First (Bradley-Terry)" in told.stdout
    ElementTree.parse(tmp_path / "rates.svg")
    assert tenka(*QUICK, *words).stdout == told.stdout  # nothing is left to play


def test_json(tenka: Run) -> None:
    told = tenka(*QUICK, "--games", "2", "--json", "--stop-rate", "0.5", "0.9", "--gauntlet")
    assert told.stderr == ""
    result = json.loads(told.stdout)
    assert result["format"] == "tenka-arena-summary/1"
    assert result["contest"]["kind"] == "gauntlet"
    assert result["pairings"][0]["games"] == result["games"] == 2
    assert "games" in result["pairings"][0]["sequential"]["words"]
    assert all(bot["median_ms"] > 0 and bot["p99_ms"] > 0 for bot in result["bots"])


def test_failures_are_told(tenka: Run) -> None:
    told = tenka("arena", "chuhan", "random", "tests.arena.odd_bots:Cheats", "--games", "12")
    assert told.returncode == 0
    assert "tests.arena.odd_bots:Cheats illegal in seat 1 of deal 0" in told.stdout
    assert "chose the action -1, which is not legal" in told.stdout
    assert "... and 2 failures more" in told.stdout


def test_a_bot_that_another_package_brings(
    process: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    info = tmp_path / "site" / "theirs-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: theirs\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[tenka.bots]\nfirst = theirs:player\n")
    (tmp_path / "site" / "theirs.py").write_text(
        "from tests.arena.odd_bots import First\n\n\ndef player(game_id, chance):\n"
        "    return First(chance) if game_id == 'suntzu' else None\n"
    )
    monkeypatch.setenv("PYTHONPATH", str(tmp_path / "site"), prepend=":")
    told = process("arena", "suntzu", "first", "random", "--games", "2", "--workers", "1", "--json")
    assert told.stderr == ""
    assert [bot["failures"] for bot in json.loads(told.stdout)["bots"]] == [0, 0]
    refused = process("arena", "chuhan", "first", "random")
    assert "no bot 'first' plays chuhan" in refused.stderr


def test_interrupted_and_taken_up_again(
    terminal: Callable[..., Terminal], tenka: Run, tmp_path: Path
) -> None:
    words = (*QUICK, "--out", "r.jsonl", "--games")
    run = terminal(*words, "100000")
    run.wait_for(" % against ")
    seen = run.interrupt()
    assert "tenka: " in seen  # that it was interrupted
    assert "Elo above" in seen
    assert run.process.returncode == 130
    before = (tmp_path / "r.jsonl").read_bytes()
    played = len(lines(tmp_path / "r.jsonl")) - 1
    assert played > 0
    told = tenka(*words, str(played + 2))
    assert (told.returncode, told.stderr) == (0, "")
    assert (tmp_path / "r.jsonl").read_bytes().startswith(before)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("go greedy random", "there is no game 'go'"),
        ("chuhan greedy deep", "no bot 'deep' plays chuhan; these do: master, "),
        ("chuhan greedy", "two bots or more"),
        ("chuhan greedy greedy", "greedy is named twice"),
        ("chuhan --option moon=1", "no option 'moon'"),
        ("chuhan --option events", "an option is NAME=VALUE"),
        ("chuhan --seats 3", "is for 2 seats, not 3"),
        ("shogun --seats 0 --stop-elo 0 30", "is for 3 or 4 or 5 seats, not 0"),
        ("chuhan --games 0", "one game or more, not 0"),
        ("chuhan --workers 0", "one worker or more, not 0"),
        ("chuhan --seconds 0", "a budget is more than 0 seconds, not 0.0"),
        ("chuhan --iterations 0", "a budget is more than 0 iterations, not 0"),
        ("chuhan --seconds 30", "cannot lose after 30"),
        ("chuhan --move-limit 0", "0 seconds leaves none"),
        ("chuhan --stop-elo 5 5", "ELO0 < ELO1"),
        ("chuhan --stop-rate 0.5 0.6 --alpha 0", "above 0 and below 0.5"),
        ("chuhan --out nowhere/r.jsonl", "nowhere/r.jsonl: No such file or directory"),
        ("chuhan --out .", ".: not a file"),
        ("chuhan --out other.txt", "other.txt: there is a file that holds no results"),
        ("chuhan --plot other.txt", "other.txt: there is a file that is no picture"),
        ("chuhan --plot nowhere/p.svg", "nowhere/p.svg: there is no directory nowhere"),
        ("chuhan --plot .", ".: Is a directory"),
    ],
)
def test_what_cannot_be_done(tenka: Run, tmp_path: Path, words: str, said: str) -> None:
    other = tmp_path / "other.txt"
    other.write_text("hello\n", encoding="utf-8")
    told = tenka("arena", *words.split())
    assert (told.returncode, told.stdout) == (1, "")
    assert told.stderr.startswith("tenka: ")
    assert told.stderr.count("\n") == 1
    assert said in told.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["other.txt"]
    assert other.read_text(encoding="utf-8") == "hello\n"


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("tests.arena.odd_bot:First", "there is no module 'tests.arena.odd_bot' in /"),
        ("no_tests.odd_bots:First", "there is no module 'no_tests' in /"),
        ("tests.arena.odd_bots:Frist", "the module 'tests.arena.odd_bots' has no class 'Frist'"),
        ("tests.arena.odd_bots:Unmade", "ValueError at odd_bots.py:"),
        ("needy:Bot", "ModuleNotFoundError at needy.py:1: No module named 'no_such_help'"),
        ("spoilt:Bot", "SyntaxError at "),
        ("leaving:Bot", "its process has ended"),
    ],
)
def test_a_bot_of_ones_own_that_cannot_be_made_is_refused_before_a_game(
    tenka: Run, tmp_path: Path, name: str, said: str
) -> None:
    (tmp_path / "needy.py").write_text("import no_such_help\n")
    (tmp_path / "spoilt.py").write_text("class Bot\n")
    (tmp_path / "leaving.py").write_text("import os\n\nos._exit(0)\n")
    told = tenka("arena", "chuhan", "random", name, "--out", "r.jsonl")
    assert (told.returncode, told.stdout) == (2, "")
    assert told.stderr.startswith(f"tenka: the bot {name} cannot be made: ")
    assert told.stderr.count("\n") == 1
    assert said in told.stderr
    assert not (tmp_path / "r.jsonl").exists()


@pytest.mark.parametrize("words", ["", "chuhan --stop-elo 5", "chuhan --games many", "chuhan --no"])
def test_what_cannot_be_understood(tenka: Run, words: str) -> None:
    told = tenka("arena", *words.split())
    assert told.returncode == 2
    assert "--help" in told.stderr
