"""The lessons of each game's course, from their data alone: every move is legal in every world."""

from itertools import product

import pytest

import tenka
from tenka.core.plan import parts_of
from tenka.server.tables.game_files import courses_of
from tenka.server.tables.lessons import Lesson, lesson_of, place_of, scripted, told
from tenka.texts import LANGUAGES, Texts

GAMES = ("chuhan", "suntzu", "shogun")
WORLDS = 5
NAMES = [f"{game}/course-{n}" for game in GAMES for n in range(1, len(courses_of(game)) + 1)]


def lesson(name: str) -> Lesson:
    found = lesson_of(name)
    assert found is not None
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_course_is_six_to_eight_lessons(game: str) -> None:
    lessons = courses_of(game)
    assert 6 <= len(lessons) <= 8
    titles = [each["title"] for each in lessons]
    assert len(set(titles)) == len(titles)
    for language, title in product(LANGUAGES, titles):
        said, errors = Texts(language, game).format(title, {})
        assert not errors
        assert 0 < len(said) <= 40
    assert lesson_of(f"{game}/course-0") is None
    assert lesson_of(f"{game}/course-{len(lessons) + 1}") is None


@pytest.mark.parametrize("name", NAMES)
def test_it_is_played_through_in_every_world(name: str) -> None:
    course = lesson(name)
    rules = tenka.game(course.game).rule_ids
    assert all(step.rule in rules and not step.say for step in course.steps)
    assert any(step.moves for step in course.steps)
    for seed in range(WORLDS):
        state = tenka.game(course.game).position(course.position, seed, **course.options)
        moves: list[tuple[int, str]] = []
        for number, step in enumerate(course.steps):
            if not step.moves:
                continue
            place = place_of(course, moves)
            assert place is not None
            assert place.owed is None
            assert place.step <= number
            for seat, texts in ((course.seat, step.moves[0]), *step.then):
                if seat != course.seat:
                    assert scripted(name, moves, seat) == list(texts)
                assert seat in state.turn
                assert len(texts) == parts_of(state, seat)
                for text in texts:
                    state.play(seat, text)
                moves += [(seat, text) for text in texts]
        over = told(name, moves, course.seat)
        assert over is not None
        assert all(not step["expect"] for step in over["now"])
        assert told(name, [*moves, (0, "whatever comes")], course.seat) == over


@pytest.mark.parametrize("name", NAMES)
def test_another_move_is_not_what_was_asked(name: str) -> None:
    course = lesson(name)
    assert told(name, [(course.seat, "another move")], course.seat) is None
    shown = told(name, [], course.seat)
    assert shown is not None
    assert (shown["kind"], shown["id"]) == ("course", name)
    assert shown["now"][-1]["expect"]
