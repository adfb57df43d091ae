"""The greedy bot of Chu Han: legal everywhere, sensible where it is plain what to do, and strong
enough to beat chance."""

from typing import Any

import pytest

import tenka
from tenka.bots import bot
from tenka.bots.chuhan.greedy import Greedy
from tests.long import some

GAME = tenka.game("chuhan")
EVENTS = [
    "calm", "restraint", "warlords", "hongmen", "hangu", "gaixia", "stabilization",
    "hong_canal", "mandate", "sudden_charge", "sound_advice",
]  # fmt: skip


def choice(state: Any, seed: int = 1) -> str:
    """What the bot plays for the seat to move."""
    (seat,) = state.turn
    perspective = tenka.Perspective(state, seat, tenka.FastChance(seed))
    return str(state.text(Greedy(tenka.FastChance(seed)).choose(perspective)))


def winner(seed: int, events: bool, greedy_seat: int) -> int:
    state = GAME.new(seed=seed, events=events)
    players = [bot("random", "chuhan", tenka.FastChance(seed)) for _ in range(2)]
    players[greedy_seat] = Greedy(tenka.FastChance(seed))
    ply = 0
    while state.turn:
        (seat,) = state.turn
        ply += 1
        perspective = tenka.Perspective(state, seat, tenka.FastChance(seed * 1000 + ply))
        state.apply(seat, players[seat].choose(perspective))
    assert state.outcome is not None
    return state.outcome.winners[0]


@pytest.mark.slow
@pytest.mark.parametrize("games", some([5, 25], 1))
@pytest.mark.parametrize("greedy_seat", [0, 1])
@pytest.mark.parametrize("events", [False, True])
def test_it_beats_chance(events: bool, greedy_seat: int, games: int) -> None:
    won = sum(winner(seed, events, greedy_seat) == greedy_seat for seed in range(games))
    assert won >= games - max(1, games // 10)


@pytest.mark.parametrize("event", EVENTS)
@pytest.mark.parametrize("seed", some(range(3), 1))
def test_it_has_a_legal_move_in_every_phase(seed: int, event: str) -> None:
    position = GAME.new(seed=seed, events=True).to_position()
    deck = position["event_deck"]
    deck.remove(event)
    deck.insert(0, event)
    state = GAME.position(position, seed=seed)
    draws = tenka.FastChance(seed).draws("moves")
    for _ in range(80):
        if not state.turn:
            break
        (seat,) = state.turn
        legal = state.legal(seat)
        assert state.parse(seat, choice(state)) in legal
        state.apply(seat, legal[draws.below(len(legal))])


def test_it_goes_out_when_it_can() -> None:
    state = GAME.position({"hands": [["8", "8"], ["1", "2", "4", "5"]]})
    assert choice(state) == "play 8 8"


def test_it_does_not_give_the_winning_points_away() -> None:
    position = {
        "scores": [29, 10],
        "hands": [["4", "5"], ["xiahou_ying", "1", "1", "2"]],
        "trick": [{"seat": 0, "text": "play 9"}],
    }
    assert choice(GAME.position(position)) != "use xiahou_ying"


def test_it_saves_itself_by_lyu_zhi() -> None:
    """Seven cards of rank 2 would win the game for Han."""
    position = {
        "scores": [25, 10],
        "hands": [["4", "5"], ["lyu_zhi", "1", "1"]],
        "pending": [{"seat": 0, "text": "use zhongli_mo 2 ji_bu 4 5 han_xin 7"}],
    }
    assert choice(GAME.position(position)) == "use lyu_zhi"


def test_the_same_view_the_same_move() -> None:
    for seed in range(6):
        state = GAME.new(seed=seed)
        world = state.redeal(0, tenka.FastChance(seed + 100))
        assert choice(state) == choice(world)
