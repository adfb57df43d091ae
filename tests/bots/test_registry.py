"""Bots by name."""

import pytest

from tenka import FastChance, Perspective, TenkaError, game
from tenka.bots import NAMES, UnknownBot, bot


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_plays_legal_moves_to_the_end(name: str) -> None:
    state = game("chuhan").new(seed=3, events=True)
    players = [bot(name, "chuhan", FastChance(seat)) for seat in range(2)]
    moves = 0
    while state.outcome is None:
        seat = state.turn[0]
        moves += 1
        perspective = Perspective(state, seat, FastChance(moves))
        state.apply(seat, players[seat].choose(perspective))
    assert moves > 10


def test_unknown_bots() -> None:
    with pytest.raises(UnknownBot, match="no bot 'deep'; there are: greedy, random"):
        bot("deep", "chuhan", FastChance(1))
    with pytest.raises(UnknownBot, match="no greedy bot plays go"):
        bot("greedy", "go", FastChance(1))
    with pytest.raises(TenkaError):
        bot("greedy", "../chuhan", FastChance(1))


def test_the_random_bot_plays_every_move_alike() -> None:
    state = game("chuhan").new(seed=1)
    legal = state.legal(0)
    player = bot("random", "chuhan", FastChance(8))
    perspective = Perspective(state, 0, FastChance(1))
    counts = dict.fromkeys(legal, 0)
    for _ in range(200 * len(legal)):
        counts[player.choose(perspective)] += 1
    assert 120 < min(counts.values()) <= max(counts.values()) < 300
