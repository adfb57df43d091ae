"""The search that others are measured by: blind, in time, better than chance."""

import time
from collections.abc import Iterator
from typing import Any

import pytest

import tenka
from tenka import Budget, FastChance, Perspective, State
from tenka.arena.naming import check_name
from tenka.bots import UnknownBot, bot, bots_of, seconds_of, yardsticks_of
from tenka.bots.chuhan.hand_search import Hands
from tenka.bots.search.tree import Node, Root
from tenka.bots.search.worlds import NOBODY
from tenka.core.plan import decide, parts_of
from tests.long import some

TABLES = [
    ("chuhan", 2, {"events": True}),
    ("suntzu", 2, {"edition": "en", "events": True}),
    ("suntzu", 2, {"edition": "hu"}),
    ("shogun", 3, {"setup": "draft"}),
    ("shogun", 4, {"board": "moon"}),
]
each_table = pytest.mark.parametrize(("id", "seats", "options"), TABLES)


def chosen(state: State, seat: int, budget: Budget, seed: int = 1, world: int = 2) -> int:
    """What a new bot chooses; it is always dealt the same worlds if the seed is the same."""
    id = state.view(None)["game"]
    perspective = Perspective(state, seat, FastChance(world), budget=budget)
    return bot("ismcts", id, FastChance(seed)).choose(perspective)


def walk(id: str, seats: int, options: dict[str, Any], apart: int) -> Iterator[tuple[State, int]]:
    """Positions of a random game that stand some decisions apart, with a seat that is asked."""
    state = tenka.game(id).new(seats, 4, **options)
    draws = FastChance(4).draws("walk")
    number = 0
    while state.turn:
        seat = state.turn[draws.below(len(state.turn))]
        if number % apart == 0:
            yield state, seat
        number += 1
        legal = state.legal(seat)
        state.apply(seat, legal[draws.below(len(legal))])


@each_table
def test_it_is_blind(id: str, seats: int, options: dict[str, Any]) -> None:
    """All that is hidden dealt anew, its own chance the same: the same legal move."""
    seen = 0
    for state, seat in walk(id, seats, options, 11):
        worlds = [state, *(state.redeal(seat, FastChance(seen + n)) for n in (100, 200))]
        moves = {
            chosen(world, seat, Budget(iterations=40), seed=seen, world=n)
            for n, world in enumerate(worlds)
        }
        assert len(moves) == 1
        assert moves <= set(state.legal(seat))
        seen += 1
    assert seen > 5


@each_table
def test_its_seed_decides(id: str, seats: int, options: dict[str, Any]) -> None:
    differ = 0
    for state, seat in walk(id, seats, options, 19):
        first, again, other = (
            chosen(state, seat, Budget(iterations=5), seed=seed) for seed in (1, 1, 2)
        )
        assert first == again
        differ += first != other
    assert differ > 0


@each_table
@pytest.mark.parametrize("iterations", [1, 3])
def test_whole_games(id: str, seats: int, options: dict[str, Any], iterations: int) -> None:
    """Plans are made part by part, on one budget."""
    state = tenka.game(id).new(seats, 5, **options)
    players = [bot("ismcts", id, FastChance(seat)) for seat in range(seats)]
    decisions = 0
    while state.turn:
        decisions += 1
        seat, budget = state.turn[-1], Budget(iterations=iterations)
        chance = FastChance(decisions)
        for _ in range(parts_of(state, seat)):
            perspective = Perspective(state, seat, chance, budget=budget)
            state.apply(seat, players[seat].choose(perspective))
        assert budget.left() >= 0
    assert decisions > 10
    assert state.outcome is not None


def wins(id: str, seats: int, iterations: int, games: range) -> float:
    """The share of the games that one search wins against random moves."""
    won = 0
    for seed in games:
        state = tenka.game(id).new(seats, seed)
        ply = 0
        rivals = bot("random", id, FastChance(seed))
        while state.turn:
            seat = state.turn[0]
            ply += 1
            budget = Budget(iterations=iterations * parts_of(state, seat))
            perspective = Perspective(state, seat, FastChance(seed * 10000 + ply), budget=budget)
            searches = seat == seed % seats
            player = bot("ismcts", id, FastChance(ply)) if searches else rivals
            state.apply(seat, player.choose(perspective))
        assert state.outcome is not None
        won += state.outcome.winners == (seed % seats,)
    return won / len(games)


@pytest.mark.slow
@pytest.mark.parametrize("games", some([5, 50], 1))
@pytest.mark.parametrize(
    ("id", "seats", "iterations"),
    [
        ("chuhan", 2, 60),
        ("suntzu", 2, 60),
        pytest.param("shogun", 3, 40, marks=pytest.mark.long),
    ],
)
def test_it_beats_chance(id: str, seats: int, iterations: int, games: int) -> None:
    assert wins(id, seats, iterations, range(games)) >= 0.6


class Clock:
    """Time that passes only when it is asked for."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        self.now += 0.001
        return self.now


@each_table
def test_it_answers_within_an_iteration_of_the_deadline(
    id: str, seats: int, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The clock is asked once for an iteration, so that an answer is late by a reading or two."""
    monkeypatch.setattr(time, "perf_counter", Clock())
    for state, seat in walk(id, seats, options, 41):
        if len(state.legal(seat)) > 1 and parts_of(state, seat) == 1:
            budget = Budget(seconds=0.02)
            chosen(state, seat, budget)
            assert -0.003 < budget.left() <= 0


@pytest.mark.parametrize(("id", "seats"), [("suntzu", 2), ("shogun", 3)])
def test_the_parts_of_a_plan_share_a_budget(id: str, seats: int) -> None:
    plans = (state for state, _ in walk(id, seats, {}, 1) if parts_of(state, 0) > 1)
    state = next(plans).copy()
    parts = parts_of(state, 0)
    budget = Budget(iterations=3 * parts)
    spent = []

    def choose(world: State) -> int:
        before = budget.spent
        action = chosen(world, 0, budget)
        spent.append(budget.spent - before)
        return action

    decide(state, 0, choose)
    assert len(spent) == parts
    assert all(2 <= used <= 4 for used in spent[:-1])
    assert budget.left() >= 0


def test_it_is_there_to_measure_by_and_not_offered() -> None:
    for id in tenka.game_ids():
        assert yardsticks_of(id) == ("ismcts",)
        assert "ismcts" not in bots_of(id)
        assert seconds_of("ismcts", id) == 2.0
        check_name("ismcts", id)
    with pytest.raises(UnknownBot, match=r"these do: .*greedy, .*novice, random, ismcts; your own"):
        check_name("ismcts2", "chuhan")


def test_it_goes_out_when_it_can() -> None:
    """It wins by that; with one card left the rival may yet go out."""
    position = {"scores": [27, 30], "hands": [["8", "8"], ["9", "7", "7", "7"]]}
    state = tenka.game("chuhan").position(position)
    assert state.text(chosen(state, 0, Budget(iterations=200))) == "play 8 8"


def test_in_chu_han_it_looks_to_the_end_of_the_hand() -> None:
    """What the next hands would bring is no reason to go on: the points of this one are."""
    position = {"hands": [["8", "8"], ["1", "2", "4", "5"]]}
    state = tenka.game("chuhan").position(position)
    worlds = Hands(Perspective(state, 0, FastChance(1)))
    chance = FastChance(2)
    draws = chance.draws("test")
    worlds.deal(chance)
    worlds.apply(0, state.parse(0, "play 8 8"))
    assert worlds.mover(draws) == NOBODY
    worlds.play_on(chance)
    assert worlds.shares() == pytest.approx([0.5 + 4 / 62, 0.5 - 4 / 62])
    worlds.deal(chance)
    assert worlds.mover(draws) == 0
    worlds.play_on(chance)
    assert worlds.mover(draws) == NOBODY
    assert sum(worlds.shares()) == pytest.approx(1)


# the tree


def node(action: int, visits: int, available: int, won: float) -> Node:
    made = Node(action)
    made.visits, made.available, made.won = visits, available, won
    return made


def test_moves_that_were_never_made_come_first_each_equally_likely() -> None:
    draws = FastChance(3).draws("test")
    counts = dict.fromkeys((4, 6, 8), 0)
    for _ in range(600):
        before = Node(0)
        before.after = {5: node(5, 9, 9, 9.0)}
        found = before.next_move([4, 5, 6, 8], draws)
        assert before.after[found.action] is found
        assert before.after[5].available == 10
        counts[found.action] += 1
    assert 150 < min(counts.values()) <= max(counts.values()) < 250


def test_then_the_best_by_ucb1_of_those_that_are_legal() -> None:
    draws = FastChance(3).draws("test")
    before = Node(0)
    before.after = {n: node(n, 10, 20, won) for n, won in ((1, 5.0), (2, 6.0), (3, 9.0))}
    assert before.next_move([1, 2, 3], draws).action == 3
    assert before.next_move([1, 2], draws).action == 2
    assert [before.after[action].available for action in (1, 2, 3)] == [22, 22, 21]
    # One that was seldom made though it could have been is to be looked at again.
    before.after[1].available = 20_000
    assert before.next_move([1, 2], draws).action == 1


def test_at_the_root_all_moves_are_made_once_before_the_best_one_is_made_again() -> None:
    root = Root([1, 2, 3], FastChance(3).draws("test"))
    assert root.most_visited() in (1, 2, 3)
    made = [root.next_move() for _ in range(3)]
    assert sorted(child.action for child in made) == [1, 2, 3]
    for child in made:
        child.visits, child.won = 4, float(child.action)
    assert root.next_move().action == 3
    made[1].visits += 1
    assert root.most_visited() == made[1].action
