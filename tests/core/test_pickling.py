"""States are copied, compared and sent to other processes like any value of Python."""

import copy
import pickle
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest

import tenka
from tests import patient

GAMES = pytest.mark.parametrize("id", tenka.game_ids())
MOVES = 30


def begun(id: str, chance: int | tenka.Chance = 7, *, journal: bool = True) -> tenka.State:
    """A game in which some moves were made."""
    game = tenka.game(id)
    state = game.new(game.seats[0], chance, journal=journal)
    play_on(state)
    return state


def play_on(state: tenka.State) -> None:
    for number in range(MOVES):
        if state.turn:
            seat = state.turn[-1]
            state.apply(seat, state.sample(seat, tenka.FastChance(number)))


def played_on(state: tenka.State) -> tenka.State:
    play_on(state)
    return state


def refused(state: tenka.State) -> None:
    state.play(state.turn[0], "dance")


@GAMES
def test_states_are_equal_by_their_position(id: str) -> None:
    state = begun(id)
    others = [begun(id), begun(id, journal=False), state.copy(), copy.copy(state)]
    others += [copy.deepcopy(state), pickle.loads(pickle.dumps(state))]
    others.append(tenka.game(id).position(state.to_position()))
    for other in others:
        assert (other == state, other != state) == (True, False)
        assert other is not state
    later = played_on(state.copy())
    assert (later == state, later != state) == (False, True)
    assert state not in (None, id, state.to_position())
    assert [begun(each) == state for each in tenka.game_ids()].count(True) == 1
    with pytest.raises(TypeError, match="unhashable"):
        hash(state)


def test_options_and_seats_make_a_difference() -> None:
    suntzu, shogun = tenka.game("suntzu"), tenka.game("shogun")
    assert suntzu.new(seed=1, edition="en") != suntzu.new(seed=1, edition="hu")
    assert suntzu.new(seed=1, warlords=True) != suntzu.new(seed=1, warlords=False)
    assert shogun.new(seats=3, seed=1) != shogun.new(seats=4, seed=1)
    assert shogun.new(seats=3, seed=1, board="sun") != shogun.new(seats=3, seed=1, board="moon")


@GAMES
@pytest.mark.parametrize("chance", [tenka.FastChance(5), tenka.VerifiableChance(b"k" * 32)])
def test_chance_and_journal_go_along(id: str, chance: tenka.Chance) -> None:
    state = begun(id, chance)
    for other in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state), copy.copy(state)):
        assert other.journal(0) == state.journal(0) != []
        expected = played_on(state.copy())
        assert played_on(other) == expected
        assert other.journal(1) == expected.journal(1)


@pytest.mark.parametrize("chance", [tenka.FastChance(5), tenka.VerifiableChance(b"k" * 32)])
@pytest.mark.parametrize("drawn", [0, 3, 8, 11])
def test_draws_go_on_where_they_were(chance: tenka.Chance, drawn: int) -> None:
    draws = chance.draws("deal/hand3")
    for _ in range(drawn):
        draws.word()
    copies = [copy.copy(draws), copy.deepcopy(draws), pickle.loads(pickle.dumps(draws))]
    told = [int(draws.word()) for _ in range(20)]
    for other in copies:
        assert [int(other.word()) for _ in range(20)] == told


@pytest.mark.parametrize("journal", [True, False])
def test_between_processes(journal: bool) -> None:
    states = [begun(id, journal=journal) for id in tenka.game_ids()]
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        ended = list(pool.map(played_on, states, timeout=patient.PATIENCE))
        for state, after in zip(states, ended, strict=True):
            assert after != state
            assert after == played_on(state.copy())
            assert bool(after.journal(0)) == journal
        with pytest.raises(tenka.IllegalMove) as raised:
            pool.submit(refused, states[0]).result(patient.PATIENCE)
        assert raised.value.rule == "CH-8.2"
