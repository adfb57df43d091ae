"""Guided hands, from their data alone: every way through them, in every world."""

from itertools import pairwise, product
from typing import Any

import pytest

import tenka
from tenka.core.contract import State
from tenka.core.errors import UnknownGame
from tenka.core.plan import parts_of
from tenka.server.errors import NotFound
from tenka.server.tables.lessons import (
    Lesson,
    Place,
    lesson_of,
    place_of,
    scripted,
    told,
    wanted_lesson,
)
from tenka.texts import LANGUAGES, Texts
from tests.conformance.toy import Toy

GAMES = ("chuhan", "shogun", "suntzu")
WORLDS = 40
LONGEST_TEXT = 240
LONGEST_TRY = 120


def lesson(game: str) -> Lesson:
    found = lesson_of(game)
    assert found is not None
    return found


def beginning(lesson: Lesson, seed: int) -> State:
    return tenka.game(lesson.game).position(lesson.position, seed, **lesson.options)


def ways(lesson: Lesson) -> list[list[tuple[str, ...]]]:
    """The decisions of the learner, for every way through the lesson."""
    return [list(way) for way in product(*(step.moves for step in lesson.steps if step.moves))]


def play(state: State, seat: int, texts: tuple[str, ...]) -> list[tuple[int, str]]:
    """A whole decision: no part of a plan is missing."""
    assert seat in state.turn
    assert len(texts) == parts_of(state, seat)
    for text in texts:
        state.play(seat, text)
    return [(seat, text) for text in texts]


@pytest.mark.parametrize("game", GAMES)
def test_it_is_won_in_every_world(game: str) -> None:
    hand = lesson(game)
    for seed, way in product(range(WORLDS), ways(hand)):
        state, decisions = beginning(hand, seed), iter(way)
        moves: list[tuple[int, str]] = []
        for number, step in enumerate(hand.steps):
            if not step.moves:
                continue
            place = place_of(hand, moves)
            assert place is not None
            assert place.owed is None
            assert place.step <= number
            assert state.turn == (hand.seat,)
            moves += play(state, hand.seat, next(decisions))
            for seat, texts in step.then:
                assert scripted(game, moves, seat) == list(texts)
                assert scripted(game, moves, hand.seat) is None
                assert (told(game, moves, hand.seat) or {})["now"] == []
                moves += play(state, seat, texts)
        assert state.outcome is not None
        assert state.outcome.winners == (hand.seat,)
        last = told(game, moves, hand.seat)
        assert last is not None
        assert last["now"][-1] == {
            "say": hand.steps[-1].say,
            "rule": "",
            "point_at": list(hand.steps[-1].point),
            "shows": [],
            "expect": [],
        }


@pytest.mark.parametrize("game", GAMES)
def test_its_words_are_there_and_few(game: str) -> None:
    hand = lesson(game)
    assert 6 <= len(hand.steps) <= 13
    for language, step in product(LANGUAGES, hand.steps):
        texts = Texts(language, game)
        said, errors = texts.format(step.say, {})
        assert not errors
        assert 0 < len(said) <= LONGEST_TEXT, (language, step.say, len(said))
        assert texts.has(f"{step.say}.try") == bool(step.moves), step.say
        if step.moves:
            tried, errors = texts.format(f"{step.say}.try", {})
            assert not errors
            assert len(tried) <= LONGEST_TRY, (language, step.say, len(tried))
    keys = [step.say for step in hand.steps]
    assert len(keys) == len(set(keys))
    assert all(key.startswith("lesson-") for key in keys)


def test_it_is_told_to_the_learner_alone() -> None:
    assert told("chuhan", [], 1) is None
    assert told("chuhan", [], None) is None
    assert told(None, [], 0) is None


def test_steps_are_read_up_to_the_next_move() -> None:
    shown = told("chuhan", [], 0)
    assert shown is not None
    assert (shown["game"], shown["step"], shown["steps"]) == ("chuhan", 0, 10)
    assert [step["expect"] for step in shown["now"]] == [[], [["play 4 4 4"]]]
    after = told("chuhan", [(0, "play 4 4 4"), (1, "play 5 5 5")], 0)
    assert after is not None
    assert after["step"] == 2
    assert [step["say"] for step in after["now"]] == ["lesson-counter"]


def test_shogun_begins_with_a_small_map_and_adds_one_thing_after_the_other() -> None:
    shown = [step.shows for step in lesson("shogun").steps]
    small, whole = shown[: shown.index(())], shown[shown.index(()) :]
    assert {name for name in small[0] if name.startswith("province=")} == set(small[0])
    assert len(small[0]) == 4
    assert all(set(before) <= set(after) for before, after in pairwise(small))
    fields = [sum(name.startswith("field=") for name in each) for each in small]
    assert fields == [0, 0, 0, 1, 2, 3]
    assert set(whole) == {()}
    for step in lesson("shogun").steps[: len(small)]:
        spoken = [point for point in step.point if not point.startswith("point=")]
        assert set(spoken) <= set(step.shows)
    told_first = told("shogun", [], 0)
    assert told_first is not None
    assert [step["shows"] for step in told_first["now"]] == [list(each) for each in small]


@pytest.mark.parametrize(
    "moves",
    [
        [(0, "play 1")],
        [(0, "play 4 4 4"), (1, "pass")],
        [(0, "play 4 4 4"), (1, "play 5 5 5"), (0, "pass")],
    ],
)
def test_another_move_leaves_the_way(moves: list[tuple[int, str]]) -> None:
    assert place_of(lesson("chuhan"), moves) is None
    assert told("chuhan", moves, 0) is None
    assert scripted("chuhan", moves, 1) is None


def test_what_comes_after_the_end_has_left_it_too() -> None:
    hand = lesson("suntzu")
    moves = [(0, text) for way in ways(hand) for texts in way for text in texts]
    assert place_of(hand, moves) == Place(8)
    assert place_of(hand, [*moves, (0, "pass")]) is None


def test_a_game_that_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(UnknownGame, match="there is no game 'go'"):
        wanted_lesson("go")

    def game(id: str) -> Any:
        return Toy() if id == "toy" else tenka.games.game(id)

    lesson_of.cache_clear()
    monkeypatch.setattr(tenka, "game", game)
    assert lesson_of("toy") is None
    with pytest.raises(NotFound, match="no guided hand of toy; there is one of: chuhan, shogun, "):
        wanted_lesson("toy")
    lesson_of.cache_clear()
