"""Chance to come, drawn anew in place; the kit proves that nothing else changes."""

import pytest

from tenka import FastChance, game


@pytest.mark.parametrize("id", ["chuhan", "shogun"])
def test_playouts_from_one_world_meet_other_draws(id: str) -> None:
    state = game(id).new(game(id).seats[0], 3)
    ends = []
    for seed in range(4):
        world = state.copy()
        world.reseed(FastChance(seed))
        assert world.to_position() == state.to_position()
        world.playout(FastChance(9))
        ends.append(str(world.to_position()))
    assert len(set(ends)) == 4


def test_sun_tzu_has_no_chance_to_come() -> None:
    """All of it falls at the start (ST-9.7), so a world keeps its decks and its future."""
    state = game("suntzu").new(2, 3)
    world = state.copy()
    world.reseed(FastChance(1))
    state.playout(FastChance(9))
    world.playout(FastChance(9))
    assert world.to_position() == state.to_position()


def test_forced_outcomes_are_dropped() -> None:
    position = game("shogun").new(3, 1).to_position() | {"chance": [{"event": 3}]}
    state = game("shogun").position(position)
    assert state.to_position()["chance"] == [{"event": 3}]
    state.reseed(FastChance(1))
    assert state.to_position()["chance"] == []
