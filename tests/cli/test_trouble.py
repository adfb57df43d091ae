"""Whatever goes wrong is one clear line and an exit status, never a traceback."""

import json
import re
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tenka import Record, game

Run = Callable[..., subprocess.CompletedProcess[str]]


def one_line(result: subprocess.CompletedProcess[str], status: int) -> str:
    """The one line on standard error that goes with this status."""
    assert result.returncode == status, result.stderr
    assert re.fullmatch(r"tenka: \S[^\n]*\n", result.stderr), result.stderr
    return result.stderr


def record(path: Path, **changes: Any) -> None:
    """A record of two moves; then its JSON is tampered with."""
    made = Record.new(game("chuhan"), 2, {}, bytes(32))
    for _ in range(2):
        state = made.state()
        made.add(state.turn[0], state.text(state.legal(state.turn[0])[0]))
    data = {**json.loads(made.to_json()), **changes}
    path.write_text(json.dumps(data), encoding="utf-8")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("play", "which game? There are: chuhan"),
        ("play go", "there is no game 'go'; there are: chuhan"),
        ("play chuhan --seat 2", "no seat '2'; seats: 0, 1, han, chu"),
        ("play chuhan --seat qin", "no seat 'qin'; seats: 0, 1, han, chu"),
        ("play chuhan --bot deep", "no bot 'deep' plays chuhan; there are: master, "),
        ("play chuhan --lang de", "no texts in 'de'; languages: en, pl, hu"),
        ("play chuhan --save nowhere/game.json", "nowhere/game.json: No such file"),
        ("play chuhan --save .", ".: Is a directory"),
        ("rules CH-9.9", "There is no rule CH-9.9."),
        ("rules CH-9.9 --lang pl", "Nie ma zasady CH-9.9."),
        ("rules go", "There is no rule go."),
        ("rules --lang de", "no texts in 'de'"),
        ("rules --coverage", "here is no directory tests"),
        ("bench", "here is none"),
        ("verify none.json", "none.json: No such file or directory"),
        ("replay none.json", "none.json: No such file or directory"),
        ("verify .", ".: Is a directory"),
    ],
)
def test_what_cannot_be_done(tenka: Run, words: str, said: str) -> None:
    result = tenka(*words.split())
    assert said in one_line(result, 1)
    assert result.stdout == ""


@pytest.mark.parametrize(
    "words", ["frobnicate", "play chuhan --seed one", "play chuhan --frob", "verify", "replay"]
)
def test_what_cannot_be_understood(tenka: Run, words: str) -> None:
    assert "--help" in one_line(tenka(*words.split()), 2)


def test_help_and_version(tenka: Run, process: Run) -> None:
    assert "tenka play chuhan" in tenka("--help").stdout
    assert process().stdout == tenka().stdout == tenka("--help").stdout
    assert re.fullmatch(r"tenka \d+\.\d+\.\d+\S*\n", tenka("--version").stdout)
    for command in ("play", "replay", "verify", "rules", "bench"):
        helped = tenka(command, "--help")
        assert (helped.returncode, helped.stderr) == (0, "")
        assert helped.stdout.startswith(f"usage: tenka {command} ")


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize(
    "content",
    [b"", b"hello", b"{}", b"[1]", b"\x00\xff\xfe\x80" * 100, b'{"format": 1}', b"[" * 9999],
)
def test_a_file_that_is_no_record(tenka: Run, tmp_path: Path, command: str, content: bytes) -> None:
    (tmp_path / "game.json").write_bytes(content)
    assert "Not a Tenka game record: game.json" in one_line(tenka(command, "game.json"), 1)


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"rules": 999}, "played by rules 999"),
        ({"secret": "11" * 32}, "not the one that was committed to"),
        ({"secret": "zz"}, "cannot be started"),
        ({"entries": [{"seat": 0, "move": "pass"}]}, "entry 0: CH-4.1"),
        ({"entries": [{"seat": 0, "move": "play  1"}]}, "entry 0: "),
        ({"entries": [{"seat": 1, "move": "pass"}]}, "entry 0: CH-8.1"),
        ({"entries": [7]}, "entry 0: neither a move nor an event"),
        ({"result": {"winners": [0], "scores": [31, 1], "reason": "CH-6.5"}}, "result"),
        ({"game": "go"}, "there is no game 'go'"),
        ({"seats": 5}, "cannot be started"),
        ({"options": {"events": 2}}, "cannot be started"),
        ({"entries": None}, "wrong type"),
        ({"format": "tenka-record/1 "}, "format"),
    ],
)
def test_a_record_that_was_tampered_with(
    tenka: Run, tmp_path: Path, command: str, changes: dict[str, Any], said: str
) -> None:
    record(tmp_path / "game.json", **changes)
    line = one_line(tenka(command, "game.json"), 1)
    assert said in line
    assert "game.json" in line


def test_a_cut_record(tenka: Run, tmp_path: Path) -> None:
    record(tmp_path / "game.json")
    text = (tmp_path / "game.json").read_text(encoding="utf-8")
    (tmp_path / "game.json").write_text(text[: len(text) // 2], encoding="utf-8")
    one_line(tenka("verify", "game.json"), 1)


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_no_record_writes_over_what_a_terminal_shows(
    tenka: Run, tmp_path: Path, command: str
) -> None:
    """It could say by itself that it is right."""
    forged = "\x1b[2K\x1b[1GThe record is correct: 40 moves replayed."
    record(tmp_path / "game.json", rules=99, release=forged)
    assert "\x1b" not in one_line(tenka(command, "game.json"), 1)
    bot = {"event": "bot_took_seat", "seat": 1, "bot": forged, "why": "left"}
    record(tmp_path / "game.json", entries=[bot])
    assert "can be printed" in one_line(tenka(command, "game.json"), 1)


def test_a_record_that_is_right(tenka: Run, tmp_path: Path) -> None:
    record(tmp_path / "game.json")
    verified = tenka("verify", "game.json")
    assert (verified.returncode, verified.stderr) == (0, "")
    assert verified.stdout.startswith("The record is correct: 2 moves replayed.\n")
    assert tenka("verify", "game.json", "--lang", "pl").stdout.startswith("Zapis jest poprawny")


def test_a_file_that_is_no_record_is_not_overwritten(tenka: Run, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear all", encoding="utf-8")
    one_line(tenka("play", "chuhan", "--bot", "random", "--save", "letter.txt"), 1)
    assert (tmp_path / "letter.txt").read_text(encoding="utf-8") == "Dear all"


def test_bytes_that_are_no_text(shell: Run) -> None:
    played = shell(r"printf '\377\376\n1\n' | tenka play chuhan --bot random --seed 1")
    assert (played.returncode, played.stderr) == (0, "")
    assert "neither a command nor a move" in played.stdout
    assert "Han plays" in played.stdout


def test_no_input_at_all(shell: Run) -> None:
    for line in ("tenka play chuhan --bot random <&-", "tenka play chuhan --bot random"):
        played = shell(line)
        assert (played.returncode, played.stderr) == (0, "")
        assert played.stdout.endswith("End of input: the game stops here.\n")


@pytest.mark.parametrize("command", ["rules", "--help", "play chuhan --bot random"])
def test_a_broken_pipe(shell: Run, command: str) -> None:
    # The reader is gone before anything is written.
    result = shell(f"{{ sleep 0.5; tenka {command}; echo $? >status; }} | true; cat status")
    assert "Traceback" not in result.stderr
    assert "Exception ignored" not in result.stderr
    assert result.stderr.count("\n") <= 1
    assert result.stdout in ("141\n", "0\n")


def test_a_reader_of_one_line(shell: Run) -> None:
    result = shell("tenka rules | head -1")
    assert result.stdout.startswith("CH-1.1  ")
    assert result.stderr in ("", "tenka: Nobody is reading the output any more.\n")


def test_output_that_cannot_be_written(shell: Run) -> None:
    if not Path("/dev/full").exists():
        pytest.skip("no /dev/full here")
    one_line(shell("tenka rules >/dev/full"), 1)
    closed = shell("tenka rules >&-")
    assert "Traceback" not in closed.stderr
