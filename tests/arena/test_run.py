"""A contest as a whole: however it is played and interrupted, it is the same."""

import os
import signal
from collections.abc import Iterator
from contextlib import nullcontext
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tenka.arena import (
    ArenaError,
    BadContest,
    Contest,
    ResultFile,
    SequentialTest,
    Tally,
    run,
    summary,
)
from tenka.arena.workers import RefereeProcess, check_count, local_workers
from tests.arena.contests import FIRST, LAST, lines, odd, play

DEALS = 2
THREE = Contest.new("chuhan", [FIRST, "random", LAST], seed=11)
# Decided after a few deals, so that games that were begun meanwhile must be left out.
STOPPING = Contest.new(
    "chuhan", ["greedy", "random", FIRST], kind="gauntlet", stop=SequentialTest(0.4, 0.6, 0.1, 0.1)
)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of a contest that nobody has interrupted."""
    file = tmp_path_factory.mktemp("whole") / "results.jsonl"
    play(THREE, DEALS, file)
    return file


def test_every_game_is_there(whole: Path) -> None:
    header, *games = lines(whole)
    assert header["bots"] == [FIRST, "random", LAST]
    assert len(games) == 3 * DEALS * 2
    assert [(game["deal"], game["seat"]) for game in games[:6]] == [(0, 0), (0, 1)] * 3
    assert all(game["failure"] is None for game in games)


def test_many_processes_play_the_same_games(whole: Path, tmp_path: Path) -> None:
    play(THREE, DEALS, tmp_path / "many.jsonl", workers=3)
    assert lines(tmp_path / "many.jsonl") == lines(whole)


@pytest.mark.parametrize(
    ("kept", "cut"), [(1, b'{"one": "tests.are'), (4, b""), (9, b"{"), (13, b"")]
)
def test_a_run_that_was_interrupted_goes_on(
    whole: Path, tmp_path: Path, kept: int, cut: bytes
) -> None:
    file = tmp_path / "results.jsonl"
    beginning = whole.read_bytes().splitlines(keepends=True)[:kept]
    file.write_bytes(b"".join(beginning) + cut)
    tally = play(THREE, DEALS, file)
    assert lines(file) == lines(whole)
    assert file.read_bytes().startswith(b"".join(beginning))
    assert without_times(summary(tally)) == without_times(summary(play(THREE, DEALS, whole)))


def without_times(result: dict[str, Any]) -> dict[str, Any]:
    bots = [{key: bot[key] for key in ("bot", "decisions", "failures")} for bot in result["bots"]]
    return {**result, "bots": bots}


def test_more_games_of_the_same_contest(whole: Path, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    play(THREE, 1, file)
    assert lines(file) == lines(whole)[:7]
    play(THREE, DEALS, file, workers=2)
    assert lines(file) == lines(whole)


def test_nobody_is_called_where_nothing_is_left(whole: Path) -> None:
    tally = Tally(THREE)
    with ResultFile(whole, THREE) as file:
        run(tally, DEALS, no_workers(), file)  # type: ignore[arg-type]
    assert tally.games == 3 * DEALS * 2


def no_workers() -> Iterator[Any]:
    raise AssertionError("somebody was called")
    yield


@pytest.fixture(scope="module")
def stopped(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of a contest that is decided early, played by one."""
    file = tmp_path_factory.mktemp("stopped") / "results.jsonl"
    play(STOPPING, 20, file)
    return file


def test_a_contest_that_is_decided_stops_and_says_so(stopped: Path) -> None:
    result = summary(play(STOPPING, 20, stopped))
    for pairing in result["pairings"]:
        assert pairing["sequential"]["accepted"] == "rate1"
        assert pairing["games"] < 20
        said = pairing["sequential"]["words"]
        assert said.startswith(f"stopped early after {pairing['games']} games: 60.0 % or more")
    (not_yet, _) = summary(play(STOPPING, 1))["pairings"]
    assert not_yet["sequential"]["words"] == "not decided after 2 games"


def test_many_processes_stop_at_the_same_game(stopped: Path, tmp_path: Path) -> None:
    file = tmp_path / "many.jsonl"
    play(STOPPING, 20, file, workers=2)
    assert lines(file) == lines(stopped)


def test_an_interrupted_run_stops_at_the_same_game(stopped: Path, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    file.write_bytes(b"".join(stopped.read_bytes().splitlines(keepends=True)[:4]))
    play(STOPPING, 20, file)
    assert lines(file) == lines(stopped)


def test_failures_are_part_of_the_result() -> None:
    contest = Contest.new("chuhan", [odd("Cheats"), FIRST, odd("Raises")])
    result = summary(play(contest, 1, workers=2))
    assert [bot["failures"] for bot in result["bots"]] == [4, 0, 2]
    assert len(result["failures"]) == 6
    assert result["failures"][0]["failed"]["kind"] == "illegal"
    assert "chose the action -1" in result["failures"][0]["failed"]["words"]
    assert [pairing["rate"] for pairing in result["pairings"]] == [0.0, 0.0, 1.0]


def test_a_gauntlet_of_several_seats() -> None:
    contest = Contest.new("shogun", [FIRST, "random"], seats=3, kind="gauntlet")
    (pairing,) = summary(play(contest, 1, workers=2))["pairings"]
    assert pairing["games"] == 3
    assert [seat["games"] for seat in pairing["by_seat"]] == [1, 1, 1]
    assert pairing["chance"] == pytest.approx(1 / 3, abs=1e-6)


def test_a_referee_that_is_killed_is_replaced(whole: Path, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    tally = Tally(THREE)
    with local_workers(THREE, 2) as workers, ResultFile(file, THREE) as opened:
        killed = [worker for worker in workers if isinstance(worker, RefereeProcess)]

        def kill_one() -> None:
            if tally.games == 2:
                os.kill(killed[0]._process._process.pid, signal.SIGKILL)

        run(tally, DEALS, given(workers), opened, kill_one)
    assert lines(file) == lines(whole)


def given(workers: Any) -> Any:
    """Workers that are closed elsewhere."""
    return nullcontext(workers)


@pytest.mark.parametrize("workers", [1, 2])
def test_a_game_that_is_broken_is_told(workers: int) -> None:
    broken = replace(THREE, options={"events": 7})
    with pytest.raises(ArenaError, match=r"a game could not be played: BadOption at \w+.py:\d+: "):
        play(broken, 1, workers=workers)


def test_no_workers() -> None:
    for count in (0, -1):
        with pytest.raises(BadContest, match=f"one worker or more, not {count}"):
            check_count(count)
