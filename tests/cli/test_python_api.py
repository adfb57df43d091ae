"""docs/python-api.md: every example does what the page says."""

import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest

import tenka
from tenka.bots import bots_of
from tenka.games.shogun.data import PROVINCES
from tests.patient import PATIENCE
from tests.server.api.site import Guest
from tests.server.shell import app_in, browsing, visitor

PAGE = (Path(__file__).parents[2] / "docs" / "python-api.md").read_text()
BLOCKS: list[tuple[str, str]] = re.findall(r"^```(\w+)\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)
DIALOGUES = "\n".join(text for kind, text in BLOCKS if kind == "python" and ">>> " in text)
FILES = {
    match.group(1): text
    for kind, text in BLOCKS
    if kind == "python" and (match := re.match(r"# (\w+\.py)\n", text))
}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the page's files, in which it is worked."""
    for name, text in FILES.items():
        (tmp_path / name).write_text(text)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    return tmp_path


def run(*command: str) -> list[str]:
    """What a command says, if nothing is wrong."""
    ran = subprocess.run(
        [sys.executable, *command], capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout.splitlines()


def test_every_block_is_run() -> None:
    assert set(FILES) == {"winning.py", "dreaming.py"}
    python = [text for kind, text in BLOCKS if kind == "python"]
    assert all(">>> " in text or text in FILES.values() for text in python)
    assert DIALOGUES.count(">>> ") > 60


def test_the_dialogues(folder: Path) -> None:
    example = doctest.DocTestParser().get_doctest(DIALOGUES, {}, "python-api.md", None, 0)
    told: list[str] = []
    options = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
    failed, tried = doctest.DocTestRunner(optionflags=options).run(example, out=told.append)
    assert failed == 0, "".join(told)
    assert tried > 60


def keys_of(told: object) -> set[str]:
    """The names of all fields, however deep."""
    if isinstance(told, dict):
        return set(told).union(*map(keys_of, told.values()))
    return set().union(*map(keys_of, told)) if isinstance(told, list) else set()


@pytest.mark.parametrize(
    ("id", "title", "named"),
    [
        ("chuhan", "Chu Han", set()),
        ("suntzu", "Sun Tzu", {"qin", "chu", "jin_yan", "han_qi", "wu"}),
        ("shogun", "Shogun", {province.name for province in PROVINCES}),
    ],
)
def test_all_that_is_forecast_is_described(id: str, title: str, named: set[str]) -> None:
    """Every field, and no other; provinces and numbers are names in themselves."""
    rows = re.findall(rf"^\| {title}.*? \| (.*) \|$", PAGE, re.MULTILINE)
    described = set(re.findall(r"`(\w+)`", " ".join(rows)))
    found: set[str] = set()
    for seed in range(3):
        state = tenka.game(id).new(seed=seed)
        while state.turn:
            for seat in (None, *state.turn):
                found |= keys_of(state.forecast(seat))
            state.apply(state.turn[0], state.sample(state.turn[0], tenka.FastChance(seed)))
    hindrances = {"built", "sites", "supply"}
    assert {key for key in found - named if not key.isdigit()} == described - hindrances


def test_states_in_other_processes(folder: Path) -> None:
    said = run("winning.py")
    assert [line.split(" wins ")[0] for line in said] == ["seat 0", "seat 1", "seat 2"]
    assert sum(int(line.split()[3]) for line in said) >= 20


def test_the_arena_finds_the_bot_in_the_folder(folder: Path) -> None:
    (command,) = (text for kind, text in BLOCKS if kind == "sh")
    assert "--iterations" in command  # it counts what it tries, and so comes to an end
    said = run("-m", *command.split())
    games, won = next(line.split()[2:4] for line in said if "dreaming:Dreamer  random" in line)
    assert games == won == "4"


def test_the_bot_of_a_package_is_known_everywhere(folder: Path) -> None:
    (toml,) = (text for kind, text in BLOCKS if kind == "toml")
    info = folder / "dreaming-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: dreaming\nVersion: 1.0\n")
    points = toml.replace('[project.entry-points."tenka.bots"]', "[tenka.bots]").replace('"', "")
    (info / "entry_points.txt").write_text(points)
    for id in tenka.game_ids():
        assert bots_of(id)[-1] == "dreamer"
    command = "tenka arena chuhan dreamer random --games 2 --iterations 9"
    contest = run("-m", *command.split())
    assert any("dreamer" in line for line in contest)
    with browsing(app_in(folder / "data")) as client:
        guest = Guest(visitor(client))
        for game in guest.get("/games"):
            assert game["levels"][-1]["name"] == "dreamer"
        table = guest.post("/quick", game="shogun", bot="dreamer")
        assert {seat["bot"] for seat in table["seats"]} == {None, "dreamer"}
