"""Puzzles: mined from games of bots, kept with the games, and true to the rules."""

from collections import Counter
from typing import Any

import numpy as np
import pytest

import tenka
from tenka.analysis import puzzle_mining
from tenka.analysis.decisions import is_secret
from tenka.analysis.judging import Judge
from tenka.analysis.puzzle_mining import CLEAR, mine
from tenka.analysis.puzzles import Puzzle
from tenka.bots.learned.net_worth import Floats
from tenka.core.contract import State
from tenka.server.tables.game_files import puzzles_of
from tests.long import LONG

GAMES = ("chuhan", "suntzu", "shogun")
each_game = pytest.mark.parametrize("game_id", GAMES)
ENOUGH = 40


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
        assert puzzle.chance - puzzle.otherwise > CLEAR[game_id] - 0.015  # both are rounded
        assert puzzle.grade in (1, 2, 3)


@each_game
def test_they_are_all_different_and_not_all_easy(game_id: str) -> None:
    puzzles = puzzles_of(game_id)
    assert len({str(puzzle.position) for puzzle in puzzles}) == len(puzzles)
    assert [puzzle.grade for puzzle in puzzles] == sorted(puzzle.grade for puzzle in puzzles)
    grades = Counter(puzzle.grade for puzzle in puzzles)
    assert len(grades) > 1
    assert Puzzle(**puzzles[0].to_json()) == puzzles[0]


@each_game
def test_none_is_about_a_choice_made_in_secret(game_id: str) -> None:
    for puzzle in puzzles_of(game_id):
        state = tenka.game(game_id).position(puzzle.position, 1, **puzzle.options)
        assert not is_secret(state, puzzle.seat)


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
    monkeypatch.setitem(puzzle_mining.PLAYED, "suntzu", 3)
    monkeypatch.setattr(puzzle_mining, "MORE_WORLDS", 12)
    game = tenka.game("suntzu")
    options = game.check_options(2, {"warlords": False})
    seeds = range(12) if LONG else (8,)
    monkeypatch.setitem(CLEAR, "suntzu", 0.02)
    found = [list(mine(game, 2, options, seed)) for seed in seeds]
    assert any(found)
    assert found == [list(mine(game, 2, options, seed)) for seed in seeds]
    for puzzle in (each for some in found for each in some):
        state = game.position(puzzle.position, 1, **puzzle.options)
        assert state.check(puzzle.seat, [puzzle.solution]) is None
    monkeypatch.setitem(CLEAR, "suntzu", 1.0)
    assert not any(list(mine(game, 2, options, seed)) for seed in seeds)
