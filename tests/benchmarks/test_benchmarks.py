"""The benchmark runs, and its sums are right. How fast anything is, is no matter of tests."""

import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from benchmarks.chuhan import is_compiled
from benchmarks.figures import (
    COMPILED,
    INTERPRETED,
    MEASURES,
    NOTHING,
    PEER,
    SEARCH,
    STARTS,
    figures,
)
from benchmarks.report import amount
from benchmarks.rounds import Lane, Sample, Samples, Spread, Work, interleaved, spread, times_for

ROOT = Path(__file__).resolve().parent.parent.parent
QUICK = ("--rounds", "2", "--seconds", "0.001", "--positions", "20")


def bench(*args: str, first_on_path: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Run it as `make bench` does."""
    env = dict(os.environ)
    if first_on_path is not None:
        paths = [str(first_on_path), env.get("PYTHONPATH", "")]
        env["PYTHONPATH"] = os.pathsep.join(path for path in paths if path)
    return subprocess.run(
        [sys.executable, "-m", "benchmarks", *args],
        cwd=ROOT,
        env=env,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


def written(path: Path) -> Any:
    """The figures, and what must be told with them."""
    told = json.loads(path.read_text(encoding="utf-8"))
    for name in ("date", "system", "processor", "python", "versions", "rounds", "load"):
        assert told[name], name
    builds = [COMPILED, INTERPRETED] if is_compiled() else [INTERPRETED]
    for build in builds:
        names = [figure["what"] for figure in told["figures"] if figure["who"] == build]
        assert names == [measure.what for measure in MEASURES] + [start[0] for start in STARTS]
    page = path.with_suffix(".md").read_text(encoding="utf-8").splitlines()
    assert len([line for line in page if line.startswith("|")]) == 8 + len(
        told["figures"] + told["suntzu"] + told["shogun"] + told["search"]
    )
    return told


@pytest.mark.long
@pytest.mark.skipif(find_spec("pyspiel") is None, reason="only `make bench` installs OpenSpiel")
def test_every_ratio_is_told(tmp_path: Path) -> None:
    ran = bench(*QUICK, "--out", str(tmp_path / "new" / "bench.json"))
    assert ran.returncode == 0, ran.stderr
    starts = {start[0] for start in STARTS}
    told = written(tmp_path / "new" / "bench.json")
    assert len(told["search"]) == len(SEARCH)
    for figure in told["figures"] + told["search"]:
        if figure["what"] not in starts:
            ratio = figure["ratio"]
            assert 0 < ratio["low"] <= ratio["median"] <= ratio["high"]
            assert figure["ours"]["median"] > 0
            assert figure["peer"]["median"] > 0


@pytest.mark.slow
@pytest.mark.long
def test_without_openspiel_our_own_figures_are_told(tmp_path: Path) -> None:
    (tmp_path / "pyspiel.py").write_text("raise ImportError\n", encoding="utf-8")
    ran = bench(*QUICK, "--out", str(tmp_path / "bench.json"), first_on_path=tmp_path)
    assert ran.returncode == 0, ran.stderr
    assert "bench: OpenSpiel is not installed" in ran.stdout
    found = written(tmp_path / "bench.json")["figures"]
    assert all(figure["peer"] is None and figure["ratio"] is None for figure in found)


@pytest.mark.long
def test_figures_that_cannot_be_written_are_shown(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    ran = bench(*QUICK, "--out", str(tmp_path / "file" / "bench.json"))
    assert ran.returncode == 1
    assert "legal moves/s" in ran.stdout
    assert "bench: the figures could not be written" in ran.stdout
    assert ran.stderr == ""


@pytest.mark.parametrize("wrong", [("--rounds", "0"), ("--seconds", "0"), ("--positions", "-1")])
def test_numbers_that_make_no_sense_are_refused(wrong: tuple[str, str]) -> None:
    ran = bench(*wrong)
    assert ran.returncode == 2
    assert "Traceback" not in ran.stderr


def fixed(seconds: float, log: list[str], name: str) -> Work:
    """Work that notes when it is done."""

    def work(times: int) -> Sample:
        log.append(name)
        return Sample(times * seconds, {"things": times})

    return work


def test_rounds_alternate() -> None:
    log: list[str] = []
    family: dict[Lane, Work] = {(who, "work"): fixed(1.0, log, who) for who in "abc"}
    samples = interleaved([family], 3, 0.5, lambda doing: None)
    assert log[-9:] == [*"abc", *"cba", *"abc"]
    assert [len(taken) for taken in samples.values()] == [3, 3, 3]


@pytest.mark.parametrize("each", [1.0, 1e-3, 1e-7])
def test_samples_are_long_enough(each: float) -> None:
    times = times_for(fixed(each, [], ""), 0.05)
    assert 0.05 <= times * each < 1.2


def test_quartiles() -> None:
    assert spread([5.0, 1.0, 4.0, 2.0, 3.0]) == Spread(2.0, 3.0, 4.0)
    assert spread([7.0]) == Spread(7.0, 7.0, 7.0)


def test_ratios_are_of_the_same_round() -> None:
    """A machine that becomes ten times slower changes no ratio."""
    slower = (1.0, 10.0, 1.0)
    samples: Samples = {
        (PEER, "copy"): [Sample(2.0 * slow, {"copies": 1}) for slow in slower],
        (COMPILED, "copy"): [Sample(1.0 * slow, {"copies": 2}) for slow in slower],
        (COMPILED, "import"): [Sample(3.0 * slow, {"starts": 1}) for slow in slower],
        (NOTHING, "nothing"): [Sample(4.0 * slow, {"starts": 2}) for slow in slower],
    }
    copy, start = figures(samples)
    assert copy.ours.median == 0.5
    assert copy.ratio == Spread(0.25, 0.25, 0.25)
    assert start.ours.median == 1.0
    assert start.ratio is None


@pytest.mark.parametrize(
    ("value", "a_second", "shown"),
    [
        (3_012_000.0, True, "3.01 M"),
        (874_600.0, True, "875 k"),
        (67.66, True, "67.7"),
        (0.1454, False, "145 ms"),
        (2.25e-6, False, "2.25 us"),
        (1.63e-7, False, "163 ns"),
        (0.0, False, "0"),
    ],
)
def test_amounts_are_readable(value: float, a_second: bool, shown: str) -> None:
    assert amount(value, a_second) == shown
