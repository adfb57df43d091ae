"""Sun Tzu's master thinks before it lays its cards."""

from typing import Any

import pytest

import tenka
from tenka import Budget, FastChance, Perspective
from tenka.bots import bot
from tenka.bots.learned.player import Learned
from tenka.bots.suntzu.round_play import battle, lay_all, take_back, worth_of_end
from tenka.bots.suntzu.round_search import WORLDS, RoundSearch
from tenka.games.suntzu import pairs
from tenka.games.suntzu.moves import PLACE, verb_of
from tenka.games.suntzu.state import State
from tenka.games.suntzu.table import PLACING

ME, RIVAL = 0, 1


def player(seed: int = 1) -> RoundSearch:
    found = bot("master", "suntzu", FastChance(seed))
    assert isinstance(found, RoundSearch)
    return found


def placing(seed: int = 3, **options: Any) -> State:
    """The first round, when both are to lay."""
    state = tenka.game("suntzu").new(2, seed, **options)
    while verb_of(state.legal(state.turn[0])[0]) != PLACE:
        seat = state.turn[0]
        state.apply(seat, state.legal(seat)[0])
    assert isinstance(state, State)
    return state


def drawing() -> State:
    """Both are to keep one of two cards."""
    state = tenka.game("suntzu").position(
        {"phase": "drawing", "drawn": [["7", "8"], ["7", "8"]], "keep": [1, 1]}
    )
    assert isinstance(state, State)
    return state


def lay_some(state: State, seat: int, cards: int) -> State:
    for _ in range(cards):
        state.apply(seat, state.legal(seat)[0])
    return state


def look(state: State, seat: int = ME, budget: Budget | None = None) -> Perspective:
    """With as much time as it takes, unless it is told otherwise."""
    unhurried = Budget(iterations=WORLDS) if budget is None else budget
    return Perspective(state, seat, FastChance(9), budget=unhurried)


def test_it_thinks_once_for_all_five_provinces() -> None:
    state, thinks = placing(), player()
    thinks.choose(look(state))
    planned = dict(thinks.ahead)
    assert len(planned) == 5
    while ME in state.turn:
        move = thinks.choose(look(state))
        assert move in state.legal(ME)
        state.apply(ME, move)
    assert thinks.ahead == planned
    assert state.turn == (RIVAL,)


def test_it_goes_on_with_what_another_began() -> None:
    state = lay_some(placing(), ME, 2)
    thinks = player()
    assert thinks.choose(look(state)) in state.legal(ME)
    assert len(thinks.ahead) == 3


def test_one_player_at_both_seats_and_in_another_game_is_not_confused() -> None:
    thinks = player()
    for seed in (3, 4):
        state = placing(seed)
        for _ in range(10):
            seat = state.turn[-1]
            state.apply(seat, thinks.choose(look(state, seat)))
        assert state.phase != PLACING


@pytest.mark.parametrize("seat", [ME, RIVAL])
def test_how_many_cards_the_rival_has_laid_so_far_changes_nothing(seat: int) -> None:
    states = [lay_some(placing(), 1 - seat, cards) for cards in (0, 1, 4)]
    moves = {player().choose(look(state, seat)) for state in states}
    assert len(moves) == 1


def test_it_thinks_whether_the_rival_has_laid_all_or_not() -> None:
    state = lay_some(placing(), RIVAL, 5)
    thinks = player()
    assert thinks.choose(look(state)) in state.legal(ME)
    assert thinks.ahead


def test_the_same_seed_lays_the_same_cards_and_others_not_always() -> None:
    state = placing()
    planned = []
    for seed in (1, 1, 2, 3, 4, 5):
        thinks = player(seed)
        thinks.choose(look(state))
        planned.append(tuple(thinks.ahead.values()))
    assert planned[0] == planned[1]
    assert len(set(planned)) > 1


def test_it_tells_how_likely_each_card_is_to_be_the_next() -> None:
    state, thinks = placing(), player()
    moves, chances = thinks.chances(look(state), FastChance(1).draws("told"))
    assert set(moves) <= set(state.legal(ME))
    assert len(moves) == len(set(moves)) > 1
    assert min(chances) >= 0
    assert chances.sum() == pytest.approx(1, abs=0.3)  # rare ways are left out
    assert not thinks.ahead  # nothing is chosen by that
    hurried = look(state, budget=Budget(seconds=1e-6))
    by_net, _ = thinks.chances(hurried, FastChance(1).draws("told"))
    assert by_net == state.legal(ME)


def test_without_time_it_plays_as_its_net_does() -> None:
    state, thinks = placing(), player()
    assert thinks.choose(look(state, budget=Budget(seconds=1e-6))) in state.legal(ME)
    assert not thinks.ahead


def test_with_a_spent_budget_it_plays_as_its_net_does() -> None:
    state, thinks, budget = placing(), player(), Budget(iterations=1)
    for spent in (1, 2):
        budget.count()
        assert thinks.choose(look(state, budget=budget)) in state.legal(ME)
        assert not thinks.ahead
        assert budget.spent == spent


def test_what_it_lays_most_often() -> None:
    state, thinks = placing(), player()
    way = thinks.thought_out(look(state), FastChance(1).draws("told"))
    ways, often = thinks.mixed_ways(look(state), FastChance(1).draws("told"))
    assert len(way) == 5
    assert often[ways.index(way)] == often.max()
    assert thinks.thought_out(look(lay_some(state, ME, 5), RIVAL), FastChance(1).draws("x"))
    assert not thinks.thought_out(look(drawing()), FastChance(1).draws("x"))


@pytest.mark.parametrize(("iterations", "worlds"), [(1, 1), (3, 3), (1000, WORLDS)])
def test_an_iteration_is_a_world(iterations: int, worlds: int) -> None:
    budget = Budget(iterations=iterations)
    thinks = player()
    thinks.choose(look(placing(), budget=budget))
    assert budget.spent == worlds
    assert thinks.ahead


def test_all_else_is_left_to_the_net() -> None:
    state = tenka.game("suntzu").new(2, 3)
    net = Learned(FastChance(1), "suntzu", "suntzu.npz", 1.0)
    assert verb_of(state.legal(ME)[0]) != PLACE
    assert player().choose(Perspective(state, ME, FastChance(9))) == net.choose(
        Perspective(state, ME, FastChance(9))
    )


def test_cards_are_taken_back_into_the_hand() -> None:
    before = placing()
    state = lay_some(before.copy(), RIVAL, 5)
    take_back(state, RIVAL)
    assert pairs.at(state.hands, RIVAL) == pairs.at(before.hands, RIVAL)
    assert pairs.at(state.placed, RIVAL) == 0
    assert state.turn == (ME, RIVAL)


@pytest.mark.parametrize("edition", ["en", "hu", "pl"])
def test_a_round_is_played_to_its_end(edition: str) -> None:
    state = placing(edition=edition, events=True)
    for seat in (ME, RIVAL):
        moves = []
        ahead = state.copy()
        while seat in ahead.turn and ahead.phase == PLACING:
            moves.append(ahead.legal(seat)[0])
            ahead.apply(seat, moves[-1])
        lay_all(state, seat, moves)
    battle(state)
    assert state.to_position()["phase"] in ("drawing", "placing")


def test_an_end_is_worth_more_to_who_won_by_more() -> None:
    assert worth_of_end(1, 9) == pytest.approx(1.0)
    assert worth_of_end(2, -9) == pytest.approx(-1.0)
    assert worth_of_end(1, 0) == -worth_of_end(2, 0) == pytest.approx(0.85)
    assert worth_of_end(3, 0) == 0


@pytest.mark.slow
@pytest.mark.long
def test_it_beats_its_net() -> None:
    won = 0.0
    for seed in range(60):
        state = tenka.game("suntzu").new(2, seed // 2)
        me = seed % 2
        net = Learned(FastChance(seed), "suntzu", "suntzu.npz", 1.0)
        thinks = player(seed)
        moves = 0
        while state.turn:
            seat = state.turn[0]
            moves += 1
            seen = Perspective(state, seat, FastChance(1000 * seed + moves))
            state.apply(seat, (thinks if seat == me else net).choose(seen))
        assert state.outcome is not None
        won += (me in state.outcome.winners) / len(state.outcome.winners)
    assert won > 33
