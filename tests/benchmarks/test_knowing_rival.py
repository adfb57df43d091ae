"""A rival who knows how Sun Tzu's master thinks, and nets from a file."""

from pathlib import Path

import pytest

import tenka
from benchmarks.bare_net import SunTzu as BareNet
from benchmarks.knowing_rival import SunTzu as KnowingRival
from tenka import FastChance, Perspective
from tenka.bots import bot
from tenka.bots.learned.player import WEIGHTS
from tenka.bots.suntzu.round_search import RoundSearch, is_placing
from tenka.core.contract import State


def placing(seed: int) -> tuple[State, int]:
    """Before the first cards are laid, and a seat that is to do so."""
    state = tenka.game("suntzu").new(2, seed)
    while not is_placing(Perspective(state, state.turn[0], FastChance(1))):
        state.apply(state.turn[0], state.legal(state.turn[0])[0])
    return state, state.turn[0]


def test_it_lays_one_best_way_where_the_master_draws_one_of_many() -> None:
    state, seat = placing(3)
    shares = {}
    for player in KnowingRival(FastChance(1)), bot("master", "suntzu", FastChance(1)):
        assert isinstance(player, RoundSearch)
        sight = Perspective(state, seat, FastChance(2))
        ways, often = player.mixed_ways(sight, FastChance(3).draws("ways"))
        assert all(way[0] in sight.legal for way in ways)
        shares[type(player)] = sorted(often, reverse=True)
    assert shares[KnowingRival][:2] == [1, 0]
    assert shares[RoundSearch][1] > 0


def test_the_net_of_a_file_plays(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    state, seat = placing(4)
    own = BareNet(FastChance(1)).choose(Perspective(state, seat, FastChance(2)))
    copied = tmp_path / "answer.npz"
    copied.write_bytes((WEIGHTS / "suntzu.npz").read_bytes())
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("WEIGHTS", copied.name)
    assert BareNet(FastChance(1)).choose(Perspective(state, seat, FastChance(2))) == own
    monkeypatch.setenv("WEIGHTS", "no-such-file.npz")
    with pytest.raises(tenka.TenkaError, match=r"no-such-file\.npz"):
        BareNet(FastChance(1))
