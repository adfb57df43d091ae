"""Features of Chu Han's legal actions: named, one row for each number, and nothing hidden."""

from itertools import count

import numpy as np
import pytest

import tenka
import tenka.envs
from tests.envs.kinds import CHUHAN, CHUHAN_EVENTS, Kind

NAMES = tenka.envs.encoding("chuhan").describe()["moves"]


def told(row: np.ndarray) -> set[str]:
    return {NAMES[at] for at in np.flatnonzero(row)}


def test_every_index_has_a_name_of_its_own() -> None:
    assert len(NAMES) == len(set(NAMES)) == 211
    assert "moves" not in tenka.envs.encoding("suntzu").describe()


def test_a_move_is_told_by_its_cards_and_by_the_hand_it_leaves() -> None:
    encoding = tenka.envs.encoding("chuhan")
    hands = [["1", "1", "5", "7"], ["8", "9"]]
    state = tenka.game("chuhan").position({"hands": hands, "lead": 0})
    numbers, features = encoding.moves(state, 0)
    assert features.dtype == np.int8
    row = features[numbers.tolist().index(encoding.number("play 1 1"))]
    assert told(row) == {
        "move = play",
        "card of the row in this move = none",
        "ability, or card swapped for = none",
        "cards of the move: 1 >= 1",
        "cards of the move: 1 >= 2",
        "my hand after it: 5 >= 1",
        "my hand after it: 7 >= 1",
        "size of the set = 2",
        "rank of the set = 1",
        "my cards after it = 2",
        "ranks in my hand after it >= 1",
        "ranks in my hand after it >= 2",
        "ranks with a single card after it >= 1",
        "ranks with a single card after it >= 2",
    }
    nobody, nothing = encoding.moves(state, 1)
    assert nobody.shape == (0,)
    assert nothing.shape == (0, len(NAMES))


def test_a_part_is_told_as_the_move_with_it() -> None:
    encoding = tenka.envs.encoding("chuhan")
    hand = ["2", "5", "7", "zhongli_mo"]
    game = encoding.new_game()
    game.take_state(tenka.game("chuhan").position({"hands": [hand, ["8", "9"]], "lead": 0}))
    for text in ("use zhongli_mo", "with 2", "with 7"):
        game.play(0, encoding.number(text))
        numbers, features = encoding.look_at_moves(game, 0)
    assert [encoding.text(number) for number in numbers] == ["done"]
    assert {"cards of the move: 2 >= 1", "cards of the move: 7 >= 1"} <= told(features[0])
    assert {"ability, or card swapped for = zhongli_mo", "my cards after it = 1"} <= told(
        features[0]
    )


@pytest.mark.parametrize("kind", [CHUHAN, CHUHAN_EVENTS], ids=str)
def test_rows_are_the_mask_and_tell_nothing_hidden(kind: Kind) -> None:
    encoding, state = kind.encoding(), kind.state(11)
    draws = tenka.FastChance(2).draws("moves")
    for ply in count():
        if not state.turn:
            break
        seat = state.turn[0]
        numbers, features = encoding.moves(state, seat)
        assert numbers.tolist() == np.flatnonzero(encoding.observe(state, seat)[1]).tolist()
        assert len({row.tobytes() for row in features}) == len(numbers)
        world = state.redeal(seat, tenka.FastChance(ply))
        assert np.array_equal(encoding.moves(world, seat)[1], features)
        moves = state.legal(seat)
        state.apply(seat, moves[draws.below(len(moves))])
    assert ply > 40


def test_a_vector_tells_those_of_all_its_games() -> None:
    games = tenka.envs.Vector("chuhan", 5, seed=2)
    with pytest.raises(tenka.envs.BadAction, match="reset"):
        games.moves()
    seen = games.reset()
    draw = np.random.default_rng(4)
    for _ in range(30):
        moves = games.moves()
        assert np.array_equal(np.argwhere(seen.masks), np.stack(moves[:2], 1))
        picks = (seen.masks * draw.random(seen.masks.shape)).argmax(1)
        seen = games.step(picks, seen)
    games.reset()
    again = tenka.game("chuhan").new(seed=int(games.seeds[3]))
    numbers, features = games.encoding.moves(again, again.turn[0])
    moves = games.moves()
    assert np.array_equal(moves.numbers[moves.games == 3], numbers)
    assert np.array_equal(moves.features[moves.games == 3], features)


def test_who_has_none() -> None:
    with pytest.raises(tenka.BadOption, match="suntzu has no features"):
        tenka.envs.encoding("suntzu").moves(tenka.game("suntzu").new(seed=1), 0)
    with pytest.raises(tenka.BadSeat):
        tenka.envs.encoding("chuhan").moves(tenka.game("chuhan").new(seed=1), 2)
    with tenka.envs.Vector("chuhan", 2, processes=2) as games:
        games.reset()
        with pytest.raises(tenka.BadOption, match="processes=1"):
            games.moves()
