"""Puzzles: mined from games of bots, kept with the games, and true to the rules."""

from collections import Counter
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import tenka
from tenka.analysis import puzzle_mining
from tenka.analysis.decisions import is_secret
from tenka.analysis.judging import Judge
from tenka.analysis.puzzle_mining import mine, wanted_of
from tenka.analysis.puzzle_reasons import Course, reason_of
from tenka.analysis.puzzles import Puzzle, Reason
from tenka.bots.learned.net_worth import Floats
from tenka.core.contract import State
from tenka.server.tables.game_files import puzzles_of
from tenka.texts import LANGUAGES, load
from tests.long import LONG

GAMES = ("chuhan", "suntzu", "shogun")
each_game = pytest.mark.parametrize("game_id", GAMES)
ENOUGH = 30


@each_game
def test_every_solution_is_a_move_of_the_engine(game_id: str) -> None:
    game = tenka.game(game_id)
    puzzles = puzzles_of(game_id)
    assert len(puzzles) >= ENOUGH
    for puzzle in puzzles:
        state = game.position(puzzle.position, 1, **puzzle.options)
        assert state.turn == (puzzle.seat,)
        assert len(state.legal(puzzle.seat)) > 1
        assert state.check(puzzle.seat, [puzzle.solution]) is None
        assert state.text(state.parse(puzzle.seat, puzzle.solution)) == puzzle.solution
        state.play(puzzle.seat, puzzle.solution)
        clear = wanted_of(game).clear
        assert puzzle.chance - puzzle.otherwise > clear - 0.015  # both are rounded
        assert puzzle.grade in (1, 2, 3)


@each_game
def test_each_surprises_and_has_a_reason_in_words(game_id: str) -> None:
    """A bot plays something else at first sight, or the next best move is far worse."""
    game = tenka.game(game_id)
    puzzles = puzzles_of(game_id)
    for puzzle in puzzles:
        assert puzzle.tempting or puzzle.surprise > wanted_of(game).large - 0.015
        assert puzzle.solution not in (puzzle.second, puzzle.tempting)
        state = game.position(puzzle.position, 1, **puzzle.options)
        for other in filter(None, (puzzle.second, puzzle.tempting)):
            assert state.check(puzzle.seat, [other]) is None
        assert puzzle.reason.best > puzzle.reason.other
        for language in LANGUAGES:
            key = f"reason-{puzzle.reason.fact}"
            assert load(language, game_id).has_message(key)
    misleading = sum(bool(puzzle.tempting) for puzzle in puzzles)
    assert misleading > len(puzzles) / 2


def test_a_reason_is_the_surest_difference() -> None:
    best, other = Course(), Course()
    for number in range(20):
        best.add(1.0, {"points": 2.0 + number % 2, "holds:qin": 1.0, "pool": 3.0})
        other.add(0.0, {"points": 2.0, "holds:qin": float(number % 5 == 0), "pool": 3.0})
    assert reason_of(best, other) == Reason("holds", "qin", 1.0, 0.2)
    for each in other.facts:
        each["holds:qin"] = 0.0  # after that move never: no wonder
    assert reason_of(best, other) == Reason("points", "", 2.5, 2.0)
    assert reason_of(best, best) is None
    assert reason_of(other, best) is None


@each_game
def test_they_are_all_different_and_not_all_easy(game_id: str) -> None:
    puzzles = puzzles_of(game_id)
    assert len({str(puzzle.position) for puzzle in puzzles}) == len(puzzles)
    assert [puzzle.grade for puzzle in puzzles] == sorted(puzzle.grade for puzzle in puzzles)
    grades = Counter(puzzle.grade for puzzle in puzzles)
    assert len(grades) > 1
    assert len({puzzle.key for puzzle in puzzles}) == len(puzzles)
    assert Puzzle.from_json(puzzles[0].to_json()) == puzzles[0]


@each_game
def test_none_is_about_a_choice_made_in_secret(game_id: str) -> None:
    for puzzle in puzzles_of(game_id):
        game = tenka.game(game_id)
        state = game.position(puzzle.position, 1, **puzzle.options)
        assert not is_secret(game, state, puzzle.seat)


def test_the_miner_looks_at_no_choice_made_in_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also not when only one of both has still to choose."""
    looked: list[str] = []

    def after(judge: Judge, world: State, seat: int, moves: list[int], *more: Any) -> Floats:
        looked.extend(world.text(move).split()[0] for move in moves)
        return np.zeros(len(moves))

    monkeypatch.setattr(Judge, "after", after)
    game = tenka.game("suntzu")
    assert not list(mine(game, 2, game.check_options(2, {}), 8))
    assert "pay" in looked
    assert not {"keep", "warlord", "place"} & set(looked)


def test_the_miner_finds_the_same_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """And only what stands the test: nothing, where no margin would do."""
    game = tenka.game("suntzu")
    wanted = replace(wanted_of(game), clear=0.02, large=0.03, played=6)
    monkeypatch.setattr(puzzle_mining, "wanted_of", lambda game: wanted)
    monkeypatch.setattr(puzzle_mining, "MORE_WORLDS", 12)
    options = game.check_options(2, {"warlords": False})
    seeds = range(12) if LONG else (8,)
    found = [list(mine(game, 2, options, seed)) for seed in seeds]
    assert any(found)
    assert found == [list(mine(game, 2, options, seed)) for seed in seeds]
    for puzzle in (each for some in found for each in some):
        state = game.position(puzzle.position, 1, **puzzle.options)
        assert state.check(puzzle.seat, [puzzle.solution]) is None
    wanted = replace(wanted, clear=1.0)
    assert not any(list(mine(game, 2, options, seed)) for seed in seeds)
