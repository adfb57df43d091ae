"""What a bot is handed."""

import pytest

from tenka import Budget, FastChance, Perspective, State, game, game_ids
from tenka.core.perspective import SECONDS


def a_state(id: str, plies: int = 30, journal: bool = False) -> State:
    state = game(id).new(game(id).seats[0], 5, journal=journal)
    for ply in range(plies):
        seat = state.turn[-1]
        state.apply(seat, state.sample(seat, FastChance(ply)))
    return state


@pytest.mark.parametrize("id", game_ids())
def test_it_says_what_its_seat_may_know(id: str) -> None:
    state = a_state(id)
    seat = state.turn[0]
    perspective = Perspective(state, seat, FastChance(2))
    assert perspective.view == state.view(seat)
    assert perspective.legal == state.legal(seat)
    assert perspective.plan == state.plan(seat)
    assert perspective.choices == state.choices(seat)
    action = perspective.legal[-1]
    assert perspective.parse(perspective.text(action)) == action
    assert perspective.world(FastChance(3)).view(seat) == state.view(seat)


def test_a_plan_of_many_parts() -> None:
    perspective = Perspective(game("shogun").new(3, 1), 0, FastChance(1))
    assert perspective.plan == "SG-3.10"
    assert len(perspective.choices) == 11


@pytest.mark.parametrize("id", game_ids())
def test_what_was_read_once_is_kept(id: str) -> None:
    """Also when the game has gone on: a perspective is of one moment."""
    state = a_state(id)
    seat = state.turn[0]
    perspective = Perspective(state, seat, FastChance(2))
    view, legal = perspective.view, perspective.legal
    assert perspective.view is view
    assert perspective.legal is legal
    state.apply(seat, legal[0])
    assert perspective.view is view
    assert perspective.choices is perspective.choices


@pytest.mark.parametrize("id", game_ids())
def test_the_journal_of_the_seat(id: str) -> None:
    state = a_state(id, journal=True)
    seat = state.turn[0]
    seen = state.journal(seat)
    assert len(seen) > 5
    assert Perspective(state, seat, FastChance(2)).journal == seen
    without = game(id).position(state.to_position(), 1)
    assert Perspective(without, seat, FastChance(2)).journal == []
    assert Perspective(without, seat, FastChance(2), journal=seen).journal == seen


def test_the_budget() -> None:
    state = a_state("chuhan")
    seat = state.turn[0]
    given = Budget(iterations=5)
    assert Perspective(state, seat, FastChance(1), budget=given).budget is given
    usual = Perspective(state, seat, FastChance(1)).budget
    assert 0 < usual.left() < SECONDS
