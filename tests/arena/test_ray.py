"""Ray: a real one, started here; none where it is not installed or does not answer."""

import sys
from pathlib import Path

import pytest

from tenka.arena import Contest, ResultFile, Tally, run
from tenka.arena.ray_workers import NoRay, ray_workers
from tests.arena.contests import FIRST, LAST, lines, play

CONTEST = Contest.new("chuhan", [FIRST, "random", LAST], seed=3)


@pytest.mark.slow
# Ray's own: it leaves sockets and files to the garbage collector.
@pytest.mark.filterwarnings("default::ResourceWarning")
@pytest.mark.filterwarnings("default::pytest.PytestUnraisableExceptionWarning")
def test_ray_plays_the_same_games_where_it_is_installed(tmp_path: Path) -> None:
    pytest.importorskip("ray", reason="there is no Ray for this Python")
    here, there = tmp_path / "here.jsonl", tmp_path / "there.jsonl"
    play(CONTEST, 2, here)
    with ResultFile(there, CONTEST) as file:
        run(Tally(CONTEST), 2, ray_workers(CONTEST, count=2), file)
    assert lines(there) == lines(here)


def test_ray_is_not_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with (
        pytest.raises(NoRay, match=r"Ray is not installed: pip install 'tenka\[ray\]'"),
        ray_workers(CONTEST),
    ):
        raise AssertionError("there is one")
