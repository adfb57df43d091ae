"""What a bot would do, from what one seat can see."""

from functools import partial

import pytest

import tenka
from tenka import Budget, Perspective
from tenka.analysis.hinting import COMPARED, hint
from tenka.analysis.seat_worth import seat_worth
from tenka.bots import bot
from tenka.bots.suntzu.round_search import RoundSearch
from tenka.core.contract import Json
from tenka.core.seeds import named_chance
from tests.analysis.test_fairness import each_game, random_states


@each_game
def test_it_is_a_whole_legal_decision_made_of_what_the_seat_sees(game_id: str, seats: int) -> None:
    game = tenka.game(game_id)
    plans = 0
    for number, state in enumerate(random_states(game_id, seats, 120, 9)):
        seat = state.turn[0]
        told = hint(game, state, seats, seat, number)
        for choice in told.choices:
            assert state.check(seat, choice.moves) is None
            assert 0 <= choice.chance <= 1
        assert len(told.choices) <= COMPARED
        plans += len(told.choices[0].moves) > 1
        other = state.redeal(seat, tenka.FastChance(number))
        assert hint(game, other, seats, seat, number) == told
    assert plans > 0 or game_id == "chuhan"


def test_in_the_middle_of_a_hand_it_counts_from_what_the_hand_began_with() -> None:
    """As an analysis does, which has followed the whole game."""
    game = tenka.game("chuhan")
    state = game.new(2, 5, journal=True)
    followed = seat_worth("chuhan", 2)
    apart = []
    for number in range(150):
        followed.follow(state)
        seat = state.turn[0]
        if len(state.legal(seat)) == 1:
            dealt = [event for event in state.journal(None) if event["kind"] == "dealt"][-1]
            told = hint(game, state, 2, seat, number, dealt).choices[0].chance
            assert told == pytest.approx(float(followed.chances([(state, seat)])[0]))
            apart.append(abs(told - hint(game, state, 2, seat, number).choices[0].chance))
        state.playout(tenka.FastChance(number), 1)
    assert max(apart) > 0.03


@pytest.mark.rule("CH-2.1", "CH-2.3")
@pytest.mark.parametrize(
    ("position", "scores", "led"),
    [
        ({"hand_no": 1, "scores": [6, 13], "lead": 1}, [0, 1], 0),
        ({"hand_no": 3, "scores": [6, 13], "lead": 1}, [6, 13], 0),
        ({"hand_no": 3, "scores": [13, 6], "lead": 0}, [13, 6], 1),
        ({"hand_no": 3, "scores": [8, 8], "lead": 0, "last_out": 1}, [8, 8], 1),
        ({"hand_no": 3, "scores": [8, 8], "lead": 1, "last_out": 0}, [8, 8], 0),
        ({"hand_no": 1, "scores": [25, 28], "lead": 1}, [25, 28], 0),  # made up
    ],
)
def test_what_the_rules_tell_of_how_a_hand_began(
    position: Json, scores: list[int], led: int
) -> None:
    """Counted as if the journal had told it; in the middle of a hand, whoever leads now."""
    state = tenka.game("chuhan").position({"hands": [["5", "4"], ["7", "8"]], **position})
    told, known = seat_worth("chuhan", 2), seat_worth("chuhan", 2)
    told.follow(state)
    known.follow_deal({"hand": position["hand_no"], "scores": scores, "lead": led})
    seat = state.turn[0]
    assert told.chances([(state, seat)]) == pytest.approx(known.chances([(state, seat)]))


def test_who_answers_last_chooses_in_secret_as_well() -> None:
    """So nobody learns from a hint whether the rival has chosen."""
    game = tenka.game("suntzu")
    verbs = set()
    for number, state in enumerate(random_states("suntzu", 2, 150, 1)):
        if len(state.turn) < 2 or state.plan(1) is not None:
            continue
        waiting = state.copy()
        while 0 in waiting.turn:
            waiting.apply(0, waiting.sample(0, tenka.FastChance(number)))
        assert waiting.turn == (1,)
        for asked in (state, waiting):
            told = hint(game, asked, 2, 1, number)
            assert (told.many, len(told.choices)) == (True, 1)
        verbs.add(told.choices[0].moves[0].split()[0])
    assert verbs == {"keep", "warlord"}


def test_sun_tzus_master_hints_at_what_it_would_lay() -> None:
    """What it thinks out, and not what its net would lay without thinking."""
    game = tenka.game("suntzu")
    master = bot("master", "suntzu", tenka.FastChance(1))
    assert isinstance(master, RoundSearch)
    apart = 0
    for seed in range(6):
        state = game.new(2, seed)
        while state.plan(state.turn[0]) is None:
            state.apply(state.turn[0], state.legal(state.turn[0])[0])
        seat = state.turn[0]
        moves = hint(game, state, 2, seat, 1).choices[0].moves
        chance = partial(named_chance, 1)
        look = Perspective(
            state.redeal(seat, chance("world")), seat, chance("whole"), budget=Budget(iterations=8)
        )
        ways, often = master.mixed_ways(look, chance("whole").draws("thought"))
        assert moves == [state.text(move) for move in ways[int(often.argmax())]]
        net = master.worth.moves([(state, seat)])[0]
        apart += moves[0] != state.text(net[0][int(net[1].argmax())])
    assert apart > 0


def test_the_winning_move_is_found_and_what_follows_is_told() -> None:
    """Han goes out with three 7s, and wins."""
    state = tenka.game("chuhan").position(
        {"hands": [["7", "7", "7"], ["8", "9"]], "lead": 0, "scores": [29, 3]}
    )
    told = hint(tenka.game("chuhan"), state, 2, 0, 1)
    assert told.choices[0].moves == ["play 7 7 7"]
    assert told.choices[0].chance == 1.0 > told.choices[1].chance
    assert told.follows[0]["kind"] == "played"
    kinds = [event["kind"] for event in told.follows]
    assert "went_out" in kinds, kinds


@pytest.mark.parametrize("seed", range(3))
def test_what_is_drawn_is_not_told(seed: int) -> None:
    """A writ brings two cards that nobody has seen."""
    state = tenka.game("chuhan").position({"hands": [["1"] * 3, ["8", "9"]], "lead": 0})
    told = hint(tenka.game("chuhan"), state, 2, 0, seed)
    assert all(event["kind"] != "took_writ" for event in told.follows)
