"""`tenka rules`, and how the tests of a checkout are counted."""

import json
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from tenka import game, game_ids

Run = Callable[..., subprocess.CompletedProcess[str]]


def test_all_rules_one_a_line(tenka: Run) -> None:
    for words, games in ([], game_ids()), (["chuhan"], ["chuhan"]), (["suntzu"], ["suntzu"]):
        lines = tenka("rules", *words).stdout.splitlines()
        ids = [rule for id in games for rule in game(id).rule_ids]
        assert [line.split("  ")[0] for line in lines] == ids


@pytest.mark.parametrize("words", ["CH-5.7", "ch-5.7", "chuhan 5.7", "chuhan CH-5.7"])
def test_one_rule(tenka: Run, words: str) -> None:
    told = tenka("rules", *words.split())
    assert told.stdout.startswith("CH-5.7  Xiahou Ying")
    assert told.stdout.count("\n") == 1


@pytest.mark.parametrize("words", ["CH-5", "chuhan 5"])
def test_a_chapter(tenka: Run, words: str) -> None:
    lines = tenka("rules", *words.split(), "--lang", "hu").stdout.splitlines()
    assert [line.split("  ")[0] for line in lines] == [f"CH-5.{n}" for n in range(1, 18)]


def checkout(folder: Path, *rules: str, scenarios: tuple[str, ...] = ()) -> None:
    """Tests that name these rules, and scenarios that do."""
    data = folder / "tests" / "data" / "scenarios"
    data.mkdir(parents=True)
    marked = ", ".join(f'"{id}"' for id in rules)
    (folder / "tests" / "test_it.py").write_text(
        f"import pytest\n\n@pytest.mark.rule({marked})\ndef test_it(): ...\n", encoding="utf-8"
    )
    told = {"game": "chuhan", "scenarios": [{"id": "S1", "rules": list(scenarios)}]}
    (data / "chuhan.json").write_text(json.dumps(told), encoding="utf-8")


def needed() -> list[str]:
    chuhan = game("chuhan")
    return [id for id in chuhan.rule_ids if id not in chuhan.definitions]


def test_coverage_of_all(tenka: Run, tmp_path: Path) -> None:
    ids = needed()
    checkout(tmp_path, *ids[:30], scenarios=tuple(ids[30:]))
    told = tenka("rules", "--coverage", "chuhan")
    assert (told.returncode, told.stderr) == (0, "")
    assert told.stdout == f"chuhan: 100% of the rules have a test ({len(ids)} of {len(ids)}).\n"


def test_coverage_with_a_gap(tenka: Run, tmp_path: Path) -> None:
    ids = needed()
    checkout(tmp_path, *ids[1:])
    told = tenka("rules", "--coverage", "chuhan")
    assert told.returncode == 1
    assert told.stdout.splitlines()[0] == f"{ids[0]}: no test"
    assert f"98% of the rules have a test ({len(ids) - 1} of {len(ids)})" in told.stdout


def test_coverage_finds_a_slip(tenka: Run, tmp_path: Path) -> None:
    checkout(tmp_path, *needed(), "CH-9.9", "XY-1.1")
    told = tenka("rules", "--coverage", "chuhan")
    assert told.returncode == 1
    assert "CH-9.9: tested, but there is no such rule\n" in told.stdout
    assert "XY-1.1" not in told.stdout


@pytest.mark.parametrize("name", ["test_bad.py", "data/scenarios/bad.json"])
def test_coverage_of_what_cannot_be_read(tenka: Run, tmp_path: Path, name: str) -> None:
    checkout(tmp_path, "CH-1.1")
    (tmp_path / "tests" / name).write_text("def (", encoding="utf-8")
    told = tenka("rules", "--coverage")
    assert told.returncode == 1
    assert told.stderr.startswith(f"tenka: tests/{name}: ")
    assert told.stderr.count("\n") == 1


def test_benchmarks_of_a_checkout(process: Run, tmp_path: Path) -> None:
    (tmp_path / "benchmarks").mkdir()
    (tmp_path / "benchmarks" / "__main__.py").write_text(
        "import sys\nprint(sys.argv[1:])\nsys.exit(7)\n", encoding="utf-8"
    )
    ran = process("bench", "--rounds", "9")
    assert (ran.returncode, ran.stdout) == (7, "['--rounds', '9']\n")
