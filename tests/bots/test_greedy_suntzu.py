"""The greedy bot of Sun Tzu: legal everywhere, sensible where it is plain what to do, and strong
enough to beat chance."""

from typing import Any

import pytest

import tenka
from tenka.bots import bot
from tenka.bots.suntzu.greedy import Greedy
from tenka.core.contract import State
from tests.long import some

GAME = tenka.game("suntzu")
MIXES: list[dict[str, Any]] = [
    {"edition": edition, **options}
    for edition in ("en", "hu", "pl")
    for options in ({}, {"events": True}, {"warlords": False}, {"beginner": True, "events": True})
]
each_mix = pytest.mark.parametrize("options", MIXES, ids=lambda mix: "-".join(map(str, mix)))
EVEN = {"qin": "3", "chu": "4", "jin_yan": "5", "han_qi": "+1", "wu": "2"}


def choice(state: State, seat: int | None = None) -> str:
    """What the bot plays for the seat to move."""
    mover = state.turn[0] if seat is None else seat
    perspective = tenka.Perspective(state, mover, tenka.FastChance(1))
    return state.text(Greedy(tenka.FastChance(1)).choose(perspective))


def walk(seed: int, options: dict[str, Any]) -> list[tuple[State, int]]:
    """A random game: its states, each with a seat that is asked."""
    state = GAME.new(seed=seed, **options)
    draws = tenka.FastChance(seed).draws("moves")
    found = []
    while state.turn:
        seat = state.turn[draws.below(len(state.turn))]
        found.append((state.copy(), seat))
        moves = state.legal(seat)
        state.apply(seat, moves[draws.below(len(moves))])
    return found


def won(seed: int, options: dict[str, Any], greedy_seat: int) -> bool:
    state = GAME.new(seed=seed, **options)
    players = [bot("random", "suntzu", tenka.FastChance(seed)) for _ in range(2)]
    players[greedy_seat] = bot("greedy", "suntzu", tenka.FastChance(seed))
    ply = 0
    while state.turn:
        seat = state.turn[0]
        ply += 1
        perspective = tenka.Perspective(state, seat, tenka.FastChance(seed * 1000 + ply))
        state.apply(seat, players[seat].choose(perspective))
    assert state.outcome is not None
    return state.outcome.winners == (greedy_seat,)


@each_mix
def test_it_beats_chance(options: dict[str, Any]) -> None:
    assert sum(won(seed, options, seed % 2) for seed in range(4)) >= 3


@pytest.mark.long
@each_mix
def test_it_beats_chance_by_far(options: dict[str, Any]) -> None:
    games = 50
    assert sum(won(seed, options, seed % 2) for seed in range(100, 100 + games)) >= 0.9 * games


@each_mix
@pytest.mark.parametrize("seed", some(range(3), 1))
def test_it_has_a_legal_move_everywhere(seed: int, options: dict[str, Any]) -> None:
    for state, seat in walk(seed, options):
        assert state.parse(seat, choice(state, seat)) in state.legal(seat)


@each_mix
def test_the_same_view_the_same_move(options: dict[str, Any]) -> None:
    for number, (state, seat) in enumerate(walk(7, options)[::6]):
        world = state.redeal(seat, tenka.FastChance(number + 100))
        assert choice(state, seat) == choice(world, seat)


def test_it_does_not_waste_high_cards_where_nothing_is_to_be_won() -> None:
    """The last round: four provinces are lost or safe, the fifth is open."""
    position = {
        "round": 9,
        "armies": {"qin": -9, "chu": 10, "jin_yan": -9, "han_qi": 8},
        "pool": [3, 3],
        "hands": [["1", "2", "3", "4", "5", "6", "10"], ["1", "2", "3", "4", "5", "6"]],
    }
    state = GAME.position(position)
    laid = []
    while 0 in state.turn:
        laid.append(choice(state, 0))
        state.play(0, laid[-1])
    assert laid[-1] == "place wu 10"


def test_it_pays_where_it_hurts_least() -> None:
    position = {
        "phase": "battles",
        "round": 3,
        "armies": {"qin": 5, "wu": 1},
        "pool": [0, 18],
        "placed": [EVEN | {"wu": "+2"}, EVEN],
        "fought": ["qin", "chu", "jin_yan", "han_qi"],
        "hands": [["1", "2", "6"], ["1", "6"]],
        "battle": {
            "province": "wu", "step": "costs", "countered": False, "as_six": False, "winner": 0,
        },
        "pending": [{"seat": 0, "do": "pay", "count": 1, "why": "cost"}],
    }  # fmt: skip
    assert choice(GAME.position(position)) == "pay qin"


def after(number: int, lords: list[str], armies: dict[str, int]) -> State:
    """The window after the battles."""
    position = {
        "phase": "after",
        "round": number,
        "armies": armies,
        "placed": [EVEN, EVEN],
        "fought": list(EVEN),
        "warlords": lords,
    }
    return GAME.position(position)


def test_it_uses_its_warlord_before_a_scoring() -> None:
    state = after(6, ["move_army", "remove_army"], {"qin": 3, "jin_yan": 1, "wu": -1, "chu": -2})
    assert state.turn == (0,)
    assert choice(state) == "use move_army qin han_qi"
    state.play(0, "pass")
    assert choice(state) == "use remove_army jin_yan"


def test_it_keeps_its_warlord_for_later() -> None:
    state = after(1, ["move_army", "remove_army"], {"qin": 3, "jin_yan": 1, "wu": -1, "chu": -2})
    assert choice(state) == "pass"


def test_it_answers_the_last_call() -> None:
    position = {
        "phase": "last_call",
        "round": 9,
        "pool": [5, 5],
        "hands": [["1", "2", "3", "4", "5", "6", "9"], ["1", "2", "3", "4", "5", "6"]],
    }
    assert choice(GAME.position(position)) == "support 9"


def test_it_keeps_the_better_card() -> None:
    position = {"phase": "drawing", "drawn": [["-1", "10"], []], "keep": [1, 0]}
    assert choice(GAME.position(position)) == "keep 10"
