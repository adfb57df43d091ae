"""A player is judged by what he could know; luck is what nobody could."""

from functools import partial
from typing import Any

import numpy as np
import pytest

import tenka
from tenka.analysis.analysable import analysis_of
from tenka.analysis.chances import EverybodysChances
from tenka.analysis.decisions import Decision, decisions
from tenka.analysis.judging import Judge
from tenka.analysis.luck import ChanceEvent, Luck, another_course, cause
from tenka.analysis.seat_worth import seat_worth
from tenka.analysis.yardstick import LIKED, Preference, Yardstick, some_of
from tenka.core.contract import State
from tenka.core.seeds import named_chance
from tests.rules.chuhan.table import short

GAMES = [("chuhan", 2), ("suntzu", 2), ("shogun", 3)]
each_game = pytest.mark.parametrize(("game_id", "seats"), GAMES)


def judge_of(game_id: str, seats: int, level: str = "adept") -> Judge:
    worth = seat_worth(game_id, seats)
    yardstick = Yardstick(level, game_id, worth.net, tenka.FastChance(1))
    return Judge(worth, yardstick, seats)


def random_states(game_id: str, seats: int, moves: int, every: int, **options: Any) -> list[State]:
    state = tenka.game(game_id).new(seats, 3, **options)
    found = []
    for number in range(moves):
        if not state.turn:
            break
        if number % every == 0:
            found.append(state.copy())
        state.playout(tenka.FastChance(number), 1)
    return found


@each_game
def test_what_is_hidden_from_a_player_changes_nothing(game_id: str, seats: int) -> None:
    judge = judge_of(game_id, seats)
    judged = 0
    for number, state in enumerate(random_states(game_id, seats, 120, 15)):
        judge.worth.follow(state)
        seat = state.turn[0]
        action = state.legal(seat)[-1]
        told = [
            judge.judge(
                Decision(seat, len(state.turn) > 1, 1, [(world, action)], [state.text(action)]),
                partial(named_chance, 0, number),
            )
            for world in (state, *(state.redeal(seat, tenka.FastChance(n)) for n in range(3)))
        ]
        assert all(other == told[0] for other in told[1:])
        judged += bool(told[0].best)
    assert judged > 3


@pytest.mark.parametrize(
    ("game_id", "seats", "options"),
    [
        ("chuhan", 2, {"events": True}),
        ("suntzu", 2, {"events": True}),
        ("shogun", 3, {}),
        ("shogun", 3, {"setup": "draft"}),
    ],
)
def test_another_course_looks_the_same_to_everybody(
    game_id: str, seats: int, options: dict[str, Any]
) -> None:
    """Until something of it is drawn, and then it differs."""
    game = tenka.game(game_id)
    differ = 0
    for state in random_states(game_id, seats, 200, 3, **options):
        other = another_course(game, state, tenka.FastChance(8))
        for seat in range(seats):
            assert other.view(seat) == state.view(seat)
            assert other.legal(seat) == state.legal(seat)
        before = state.copy()
        for world in (before, other):
            world.playout(tenka.FastChance(9), 1)
        differ += any(before.view(seat) != other.view(seat) for seat in range(seats))
    assert differ


def test_luck_is_nothing_on_average() -> None:
    """A tower that is thrown again and again gives as much as it takes."""
    game = tenka.game("shogun")
    worth = seat_worth("shogun", 3)
    everybody = EverybodysChances(worth, "shogun", 3)
    state = game.new(3, 3)
    while not any("move" in state.text(action) for action in state.legal(state.turn[0])):
        state.playout(tenka.FastChance(1), 1)
    seat = state.turn[0]
    source = partial(named_chance, 4)
    luck = Luck(game, everybody)
    thrown = [{"kind": "thrown"}]

    def event(action: int, number: int) -> ChanceEvent | None:
        came = another_course(game, state, named_chance(5, number))
        came.apply(seat, action)
        return luck.after(state, seat, action, came, thrown, partial(source, number))

    action = next(action for action in state.legal(seat) if event(action, 1))
    events = [found for number in range(40) if (found := event(action, number))]
    assert {found.cause for found in events} == {"throw"}
    given = np.array([found.luck for found in events])
    spread = given.std(axis=0)
    assert spread.max() > 0.001
    assert (np.abs(given.mean(axis=0)) < 4 * spread / np.sqrt(len(events))).all()


def test_a_move_without_chance_has_no_luck() -> None:
    game = tenka.game("chuhan")
    worth = seat_worth("chuhan", 2)
    state = game.new(seed=3)
    worth.follow(state)
    seat = state.turn[0]
    action = next(a for a in state.legal(seat) if state.text(a).startswith("play"))
    after = state.copy()
    after.apply(seat, action)
    luck = Luck(game, EverybodysChances(worth, "chuhan", 2))
    assert luck.after(state, seat, action, after, [], partial(named_chance, 4)) is None


@pytest.mark.parametrize(
    ("kinds", "named"),
    [
        (["thrown", "dealt"], "deal"),
        (["opened", "thrown"], "throw"),
        (["took_writ"], "draw"),
        (["opened"], "order"),
        ([], "order"),
    ],
)
def test_a_chance_event_is_named_by_what_is_told(kinds: list[str], named: str) -> None:
    assert cause([{"kind": kind} for kind in kinds], analysis_of("chuhan").draws) == named


@each_game
def test_the_bot_itself_has_no_skill_on_average(game_id: str, seats: int) -> None:
    """However its net may err: so nobody is luckier by the seat from which more is decided."""
    judge = judge_of(game_id, seats)
    spread = 0.0
    for number, state in enumerate(random_states(game_id, seats, 60, 10)):
        judge.worth.follow(state)
        seat = state.turn[0]
        if len(state.legal(seat)) == 1:
            continue
        chance = partial(named_chance, 0, number)
        same = chance("part", 0, 0)
        bot = judge.yardstick.prefers(state.redeal(seat, same), seat, same)
        skills = [
            judge.judge(Decision(seat, False, 1, [(state, move)], [state.text(move)]), chance).skill
            for move in bot.moves
        ]
        assert float(np.array(bot.probabilities) @ skills) == pytest.approx(0, abs=1e-7)
        spread = max(spread, *skills)
    assert spread > 0.001


def test_a_drawn_move_stands_for_all_that_are_not_looked_at() -> None:
    moves = list(range(LIKED + 5))
    probabilities = np.arange(len(moves), 0.0, -1) / sum(range(len(moves) + 1))
    worth = np.array([float(move * move) for move in moves])
    found = []
    for number in range(2000):
        bot = Preference(*some_of(moves, probabilities, tenka.FastChance(number)))
        assert bot.moves[:-1] == moves[:LIKED]
        assert sum(bot.probabilities) == pytest.approx(1)
        found.append(bot.played(worth[bot.moves]))
    error = np.std(found) / np.sqrt(len(found))
    assert np.mean(found) == pytest.approx(probabilities @ worth, abs=4 * error)


@pytest.mark.parametrize("level", ["adept", "greedy"])
def test_who_does_not_go_out_when_he_could_has_made_a_mistake(level: str) -> None:
    """The last two cards are a pair, and the game would be won."""
    position = short("5 5", "8 8", scores=[29, 29], lead=0)
    record = tenka.Record.new(tenka.game("chuhan"), 2, {}, bytes(32), position)
    record.add(0, "play 5")
    record.event("resigned", seat=0)
    decision, _ = next(decisions(record))
    judge = judge_of("chuhan", 2, level)
    judge.worth.follow(decision.before)
    judged = judge.judge(decision, partial(named_chance, 0))
    assert judged.best == ["play 5 5"]
    assert judged.cost > 0.05
    assert judged.skill < -0.05
    assert judged.chance > 0.9
