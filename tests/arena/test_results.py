"""Result files: of this contest and version, or left alone, with words that say why."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tenka.arena import BadResults, Contest, ResultFile
from tests.arena.contests import FIRST, LAST, play

CONTEST = Contest.new("chuhan", [FIRST, LAST])


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """What a contest of two games writes."""
    file = tmp_path_factory.mktemp("made") / "results.jsonl"
    play(CONTEST, 1, file)
    return file.read_bytes()


@pytest.fixture
def file(made: bytes, tmp_path: Path) -> Path:
    """A file of the contest."""
    path = tmp_path / "results.jsonl"
    path.write_bytes(made)
    return path


def refused(file: Path, said: str, contest: Contest = CONTEST, deals: int = 1) -> None:
    """The file is refused in these words, and stays as it is."""
    before = file.read_bytes()
    with pytest.raises(BadResults, match=said) as told:
        play(contest, deals, file)
    assert str(told.value).startswith(f"{file}: ")
    assert file.read_bytes() == before


def changed(file: Path, **changes: Any) -> None:
    """Another first line."""
    first, *games = file.read_text(encoding="utf-8").splitlines()
    header = json.dumps({**json.loads(first), **changes})
    file.write_text("\n".join([header, *games]) + "\n", encoding="utf-8")


def test_of_another_version(file: Path) -> None:
    changed(file, tenka="0.0.9")
    refused(file, r"another version \(tenka: '0.0.9', not '.*name another file")
    changed(file, tenka=CONTEST.to_json(), rules=0)
    refused(file, r"another version \(tenka: .*; rules: 0, not 1")
    changed(file, format="tenka-arena/9")
    refused(file, r"format: 'tenka-arena/9', not 'tenka-arena/1'")


def test_of_another_contest(file: Path) -> None:
    other = Contest.new("chuhan", [LAST, FIRST], seed=2)
    refused(file, r"another contest \(bots: .*; seed: 1, not 2\); it is left alone", other)
    with_events = Contest.new("chuhan", [FIRST, LAST], options={"events": True})
    refused(file, r"options: \{'events': False\}, not \{'events': True\}", with_events)


@pytest.mark.parametrize("content", [b"hello\n", b"[]\n", b"{}\n", b"\xff\xfe\n", b'{"format":'])
def test_no_results(file: Path, content: bytes) -> None:
    file.write_bytes(content)
    refused(file, "there is a file that holds no results; it is left alone")


@pytest.mark.parametrize("line", ["hello", "{}", "[1]", '{"one": 1}'])
def test_a_line_that_is_no_game(file: Path, line: str) -> None:
    with file.open("a", encoding="utf-8") as opened:
        opened.write(f"{line}\n")
    refused(file, "line 4 is no game of this contest", deals=2)


def test_games_in_another_order(file: Path) -> None:
    header, first, second = file.read_text(encoding="utf-8").splitlines(keepends=True)
    file.write_text(header + second + first, encoding="utf-8")
    refused(file, "line 2 is not the next game of this contest")


def test_more_games_than_asked_for(file: Path) -> None:
    play(CONTEST, 2, file)
    refused(file, "more games than are asked for; .* ask for at least as many")


def test_where_no_file_can_be(tmp_path: Path) -> None:
    for name, said in ((".", "not a file"), ("nowhere/results.jsonl", "No such file or directory")):
        with pytest.raises(BadResults, match=said):
            play(CONTEST, 1, tmp_path / name)


def test_an_empty_file_is_a_beginning(tmp_path: Path, made: bytes) -> None:
    (tmp_path / "results.jsonl").touch()
    play(CONTEST, 1, tmp_path / "results.jsonl")
    assert (tmp_path / "results.jsonl").read_bytes().count(b"\n") == made.count(b"\n")


HOLD = """
import sys
from tenka.arena import Contest, ResultFile
contest = Contest.from_json(__import__("json").loads(sys.argv[2]))
with ResultFile(sys.argv[1], contest):
    print("open", flush=True)
    sys.stdin.read()
"""


def test_another_run_is_writing(file: Path) -> None:
    told = [sys.executable, "-c", HOLD, str(file), json.dumps(CONTEST.to_json())]
    with subprocess.Popen(told, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "open\n"
        refused(file, "another run is writing it")
        other.communicate("")
    with ResultFile(file, CONTEST) as opened:
        assert len(list(opened.games())) == 2
