"""Ray: a real one, started here; none where it is not installed or does not answer."""

import subprocess
import sys
from pathlib import Path

import pytest

from tenka.arena import Contest
from tenka.arena.ray_workers import NoRay, ray_workers
from tests.arena.contests import FIRST, LAST, lines, play
from tests.patient import PATIENCE

CONTEST = Contest.new("chuhan", [FIRST, "random", LAST], seed=3)
# Ray gives up when a busy machine does not start it in 30 seconds, and nobody can change that.
TRIES = 5


@pytest.mark.long
def test_ray_plays_the_same_games_where_it_is_installed(tmp_path: Path) -> None:
    pytest.importorskip("ray", reason="there is no Ray for this Python")
    here, there = tmp_path / "here.jsonl", tmp_path / "there.jsonl"
    play(CONTEST, 2, here)
    words = ["arena", "chuhan", *CONTEST.bots, "--seed", "3", "--games", "4", "--out", str(there)]
    for _ in range(TRIES):
        told = subprocess.run(
            [sys.executable, "-m", "tenka", *words, "--ray", "--workers", "2"],
            capture_output=True,
            text=True,
            timeout=2 * PATIENCE,
            check=False,
        )
        if "timed out during startup" not in told.stderr:
            break
    assert (told.returncode, told.stderr) == (0, "")
    assert lines(there) == lines(here)


def test_ray_is_not_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with (
        pytest.raises(NoRay, match="Ray is not installed: pip install ray"),
        ray_workers(CONTEST),
    ):
        raise AssertionError("there is one")


def test_no_ray_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = pytest.importorskip("ray", reason="there is no Ray for this Python")

    def nobody(address: str, **settings: object) -> None:
        raise ConnectionError(f"nothing\nat {address}")

    monkeypatch.setattr(ray, "init", nobody)
    with (
        pytest.raises(NoRay, match=r"^Ray does not answer at cluster:6379: nothing at cluster"),
        ray_workers(CONTEST, "cluster:6379"),
    ):
        raise AssertionError("somebody answers")
