"""Bots by level and game: ours as data, those of others by entry points."""

import sys
from dataclasses import replace
from pathlib import Path

import pytest

from tenka import FastChance, Perspective, State, TenkaError, game, game_ids
from tenka.bots import (
    UnknownBot,
    bot,
    bots_of,
    broken_bots,
    levels_of,
    seconds_of,
)
from tenka.bots.registry import OTHERS_SECONDS
from tenka.core import registry
from tenka.core.manifest import Manifest

THEIRS = """
class First:
    def __init__(self, chance):
        pass

    def choose(self, perspective):
        return perspective.legal[0]


def first(game_id, chance):
    return First(chance)


def choosy(game_id, chance):
    return First(chance) if game_id == "suntzu" else None


def refusing(game_id, chance):
    from tenka.bots import UnknownBot

    raise UnknownBot("not this one")


def broken(game_id, chance):
    raise RuntimeError("no net\\n there")
"""
POINTS = """\
[tenka.bots]
first = their_bots:first
choosy = their_bots:choosy
refusing = their_bots:refusing
broken = their_bots:broken
gone = no_such_module:bot
greedy = their_bots:first
"""
OURS = [(level, id) for id in game_ids() for level in bots_of(id)]


@pytest.fixture
def theirs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another package's bots are installed."""
    (tmp_path / "their_bots.py").write_text(THEIRS)
    info = tmp_path / "their_bots-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: their_bots\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(POINTS)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "their_bots", raising=False)
    monkeypatch.setattr("tenka.bots.registry._warned", {})


def played(state: State, *levels: str) -> int:
    """Play a game to its end; how many moves it took."""
    id = state.view(None)["game"]
    players = [bot(level, id, FastChance(seat)) for seat, level in enumerate(levels)]
    moves = 0
    while state.turn:
        seat = state.turn[0]
        moves += 1
        state.apply(seat, players[seat].choose(Perspective(state, seat, FastChance(moves))))
    return moves


@pytest.mark.parametrize(("level", "id"), OURS)
def test_a_bot_plays_legal_moves_to_the_end(level: str, id: str) -> None:
    seats = game(id).seats[0]
    assert played(game(id).new(seats, 3), *[level] * seats) > 10


def test_the_best_one_first() -> None:
    for id in game_ids():
        assert bots_of(id)[0] == "master"
        assert bots_of(id)[-2:] == ("novice", "random")
        assert set(bots_of(id)) >= {"master", "expert", "adept", "greedy", "novice", "random"}
        strengths = [level.strength or 0 for level in levels_of(id)]
        assert strengths == sorted(strengths, reverse=True)
    assert bots_of("go") == ("random",)


def test_a_level_has_what_people_are_told() -> None:
    for levels in (registry.manifest(id).levels for id in game_ids()):
        assert len({level.name for level in levels}) == len(levels)
        for level in levels:
            assert 0 < level.seconds <= 2
            assert level.strength is not None or not level.offered
    for id in game_ids():
        for level in levels_of(id):
            assert seconds_of(level.name, id) == level.seconds
    assert seconds_of("theirs", "chuhan") == OTHERS_SECONDS


def test_unknown_bots() -> None:
    there = ", ".join(bots_of("chuhan"))
    with pytest.raises(UnknownBot, match=f"no bot 'deep' plays chuhan; there are: {there}"):
        bot("deep", "chuhan", FastChance(1))
    with pytest.raises(UnknownBot, match="no bot 'greedy' plays go; there are: random"):
        bot("greedy", "go", FastChance(1))
    with pytest.raises(TenkaError):
        bot("greedy", "../chuhan", FastChance(1))


def test_a_level_whose_package_is_missing_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    novice = next(level for level in levels_of("chuhan") if level.name == "novice")
    lacking = Manifest(levels=(replace(novice, needs="no_such_package"),))
    monkeypatch.setattr(type(game("chuhan")), "manifest", lacking)
    assert bots_of("chuhan") == ("random",)
    with pytest.raises(UnknownBot, match="no bot 'novice' plays chuhan; there are: random"):
        bot("novice", "chuhan", FastChance(1))


@pytest.mark.usefixtures("theirs")
def test_bots_of_others(caplog: pytest.LogCaptureFixture) -> None:
    assert bots_of("chuhan")[-2:] == ("random", "first")
    assert bots_of("suntzu")[-3:] == ("random", "first", "choosy")
    assert bots_of("go") == ("first", "greedy", "random")
    told = (
        "the bot broken = 'their_bots:broken' of the package their_bots cannot be made: "
        "RuntimeError: no net there",
        "the bot gone = 'no_such_module:bot' of the package their_bots cannot be made: "
        "ModuleNotFoundError: No module named 'no_such_module'",
    )
    assert caplog.messages == list(told)  # once, however often they are looked for
    assert broken_bots() == told
    assert levels_of("chuhan")[-1].seconds == OTHERS_SECONDS
    for name in ("choosy", "refusing"):
        with pytest.raises(UnknownBot, match=f"no bot '{name}' plays chuhan; there are: .*first"):
            bot(name, "chuhan", FastChance(1))
    assert played(game("suntzu").new(2, 5), "choosy", "first") > 10


@pytest.mark.usefixtures("theirs")
def test_nobody_takes_the_name_of_one_of_ours() -> None:
    from tenka.bots.chuhan.greedy import Greedy

    assert isinstance(bot("greedy", "chuhan", FastChance(1)), Greedy)
    assert bots_of("chuhan").count("greedy") == 1


def test_the_random_bot_plays_every_move_alike() -> None:
    state = game("chuhan").new(seed=1)
    legal = state.legal(0)
    player = bot("random", "chuhan", FastChance(8))
    perspective = Perspective(state, 0, FastChance(1))
    counts = dict.fromkeys(legal, 0)
    for _ in range(200 * len(legal)):
        counts[player.choose(perspective)] += 1
    assert 120 < min(counts.values()) <= max(counts.values()) < 300
