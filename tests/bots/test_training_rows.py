"""What a net is shown of a decision: only what the seat may know, and all that it can use."""

import json
import subprocess
import sys
from itertools import count
from pathlib import Path

import numpy as np
import pytest

import tenka
from tenka.bots.decision_batch import DecisionBatch
from tenka.core.contract import Json
from tenka.games.chuhan import table as engine
from tests.bots.training_games import (
    TRAINING_GAMES,
    TrainingGame,
    counts,
    numbers,
    part,
    random_picks,
    some_draws,
)

SOURCES = Path(__file__).parents[2] / "src"
all_games = pytest.mark.parametrize("game", TRAINING_GAMES, ids=lambda game: game.id)


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        pytest.param(game, seats, options, id=f"{game.id}-{seats}-{options}")
        for game in TRAINING_GAMES
        for seats, options in game.tables
    ],
)
def test_what_is_hidden_changes_nothing(game: TrainingGame, seats: int, options: Json) -> None:
    state = tenka.game(game.id).new(seats, 5, **options)
    draws = some_draws("blind")
    different = 0
    for ply in count():
        if not state.turn:
            break
        for seat in range(seats):
            world = state.redeal(seat, tenka.FastChance(1000 * ply + seat))
            different += world.to_position() != state.to_position()
            assert game.observed(world, seat) == game.observed(state, seat), (ply, seat)
            if seat in state.turn:
                assert game.described(world, seat) == game.described(state, seat), (ply, seat)
        seat = state.turn[draws.below(len(state.turn))]
        moves = state.legal(seat)
        state.apply(seat, moves[draws.below(len(moves))])
    assert different > ply  # the worlds were others


@all_games
def test_features_are_seen_on_and_off(game: TrainingGame) -> None:
    games = game.new_games(range(20))
    draws = some_draws("features")
    layouts = (game.net_inputs.STATE, game.net_inputs.MOVE)
    ever = [np.zeros(layout.size, bool) for layout in layouts]
    always = [~none for none in ever]
    ended = 0
    picks = b""
    while ended < game.ends:
        told = DecisionBatch()
        games.step(picks, told)
        picks = random_picks(told, draws)
        ended += len(numbers(told.ended, game.training_games.ENDED_FIELDS))
        for at, (layout, rows) in enumerate(zip(layouts, (told.states, told.moves), strict=True)):
            found = layout.unpack(numbers(rows, layout.fields)) > 0
            ever[at] |= found.any(0)
            always[at] &= found.all(0)
    for layout, rare, on, fixed in zip(layouts, (game.rare, set()), ever, always, strict=True):
        seen = on & ~fixed
        assert seen.mean() > game.share
        all_parts = {part(layout, at) for at in range(layout.size)}
        assert all_parts - {part(layout, int(at)) for at in np.flatnonzero(seen)} == rare


@all_games
def test_the_numbers_fit_the_layout_and_62_bits(game: TrainingGame) -> None:
    assert game.net_inputs.STATE.fields == game.features.STATE_FIELDS
    assert game.net_inputs.MOVE.fields == game.features.MOVE_FIELDS
    games = game.new_games(range(20))
    draws = some_draws("bits")
    picks = b""
    for _ in range(50):
        told = DecisionBatch()
        games.step(picks, told)
        picks = random_picks(told, draws)
        states = numbers(told.states, game.features.STATE_FIELDS)
        moves = numbers(told.moves, game.features.MOVE_FIELDS)
        assert len(states) == len(counts(told)) == 20
        assert len(moves) == sum(counts(told))
        for rows in (states, moves):
            assert rows.min() >= 0
            assert rows.max() < 1 << 62


@all_games
def test_games_are_played_by_the_rules_to_the_end(game: TrainingGame) -> None:
    games = game.new_games(range(8))
    draws = some_draws("end")
    ended: set[int] = set()
    picks = b""
    while len(ended) < 8:
        told = DecisionBatch()
        games.step(picks, told)
        seats = np.frombuffer(told.seats.getvalue(), "<i4")
        for slot, seat in zip(games.slots, seats, strict=True):
            assert int(seat) in slot.state.turn
            legal = slot.state.legal(int(seat))
            assert 1 < len(slot.moves) <= len(legal)
            assert set(slot.moves) <= set(legal)
        assert counts(told) == [len(slot.moves) for slot in games.slots]
        ended |= set(numbers(told.ended, game.training_games.ENDED_FIELDS)[:, 0].tolist())
        picks = random_picks(told, draws)
    assert ended == set(range(8))


@all_games
def test_seeds_give_the_same_games_again(game: TrainingGame) -> None:
    def played(seeds: range) -> list[bytes]:
        games = game.new_games(seeds)
        draws = some_draws("again")
        picks = b""
        found = []
        for _ in range(200):
            told = DecisionBatch()
            games.step(picks, told)
            picks = random_picks(told, draws)
            found += [told.states.getvalue(), told.moves.getvalue(), told.ended.getvalue()]
        return found

    assert played(range(4)) == played(range(4))
    assert played(range(4)) != played(range(4, 8))


@all_games
@pytest.mark.slow
@pytest.mark.skipif(engine.__file__.endswith(".py"), reason="tenka is not compiled here")
def test_compiled_equals_interpreted(game: TrainingGame) -> None:
    script = str(Path(__file__).with_name("rows_hash.py"))
    asked = [sys.executable, script, game.id, "500", json.dumps(game.kinds)]
    compiled, interpreted = (
        subprocess.Popen(asked, stdout=subprocess.PIPE, text=True, env={"PYTHONPATH": path})
        for path in ("", str(SOURCES))
    )
    said = [process.communicate()[0].split() for process in (compiled, interpreted)]
    assert [words[0] for words in said] == ["False", "True"]
    assert said[0][1] == said[1][1]
