"""CH-3: sets, what beats what, and the points for many 2s."""

from itertools import combinations_with_replacement

import pytest

from .table import (
    COPIES,
    ORDER,
    RANKS,
    SIXES,
    THREES,
    at,
    do,
    get,
    hand,
    legal,
    refused,
    scores,
    texts,
)


def plays(moves: list[str]) -> list[str]:
    return [text for text in moves if text.startswith("play")]


@pytest.mark.rule("CH-3.1", "CH-3.2", "CH-3.3", "CH-8.5")
def test_all_natural_sets_of_a_hand() -> None:
    assert plays(legal(at("1 1 ji_bu yu_ji han_xin 9 0", "4 4"))) == [
        "play 0",
        "play 1",
        "play 1 0",
        "play 1 1",
        "play 1 1 0",
        "play 9",
        "play 9 0",
        "play han_xin",
        "play han_xin 0",
        "play ji_bu",
        "play ji_bu 0",
        "play ji_bu yu_ji",
        "play ji_bu yu_ji 0",
        "play yu_ji",
        "play yu_ji 0",
    ]


@pytest.mark.rule("CH-3.1")
def test_two_cards_are_a_set_if_they_have_one_rank() -> None:
    for one, other in combinations_with_replacement(ORDER[:-1], 2):
        if one == other and COPIES[one] == 1:
            continue
        state = at(f"{one} {other}", "4 4")
        if RANKS[one] == RANKS[other]:
            assert state.check(0, [f"play {one} {other}"]) is None
        else:
            assert refused(state, f"0 play {one} {other}") == "CH-3.1"


@pytest.mark.rule("CH-3.1")
def test_all_seven_3s_and_all_four_6s_can_be_one_set() -> None:
    do(at(" ".join([*THREES, "1"]), "4 4"), "0 play " + " ".join(THREES))
    state = do(at(" ".join([*SIXES, "1"]), "4 4"), "0 play " + " ".join(SIXES))
    assert refused(state, "1 play 4 4") == "CH-3.4"


@pytest.mark.rule("CH-3.2")
def test_the_0_adds_one_to_the_size_and_nothing_to_the_rank() -> None:
    state = do(at("7 7 1", "8 8 4 4 0 2"), "0 play 7 7")
    assert refused(state, "1 play 4 4 0") == "CH-3.4"  # three
    assert refused(state, "1 play 4 0") == "CH-3.4"  # rank 4
    assert plays(legal(state)) == ["play 8 0", "play 8 8"]
    assert refused(do(state, "1 play 8 0"), "0 play 7 7") == "CH-8.3"


@pytest.mark.rule("CH-3.2", "CH-3.4")
def test_a_set_with_the_0_does_not_beat_its_equal() -> None:
    state = at("1", "4 4 0 5 5 9", trick=["0 play 4 4 4"])
    assert refused(state, "1 play 4 4 0") == "CH-3.4"
    assert plays(legal(state)) == ["play 5 5 0"]


@pytest.mark.rule("CH-3.2")
def test_a_single_0_is_beaten_by_any_single() -> None:
    state = do(at("0 9", "1 1 ji_bu 8"), "0 play 0")
    assert plays(legal(state)) == ["play 1", "play 8", "play ji_bu"]


@pytest.mark.rule("CH-3.2", "CH-5.12")
def test_adding_the_0_opens_no_window() -> None:
    state = do(at("5 0 1", "lyu_zhi 4 4"), "0 play 5 0")
    assert get(state, "phase") == "counter"


@pytest.mark.rule("CH-3.2", "CH-3.3")
def test_the_longest_set_there_is() -> None:
    ones = "1 1 1 1 1 1 1 1 1"
    state = do(at(f"{ones} 0 2", "4 4"), f"0 play {ones} 0")
    assert texts(state) == [f"0 play {ones} 0"]
    assert hand(state, 0) == "2"


@pytest.mark.rule("CH-3.3")
def test_a_lead_is_free_whatever_was_played_before() -> None:
    state = do(at("8 1 4", "2 2 5"), "0 play 8", "1 pass")
    assert plays(legal(state)) == ["play 1", "play 4"]


@pytest.mark.rule("CH-3.4")
@pytest.mark.parametrize(
    ("last", "counter", "stands"),
    [
        ("4", "5", True),
        ("4", "4", False),
        ("4", "2", False),
        ("4", "5 5", False),
        ("4 4", "5", False),
        ("4 4", "5 5", True),
        ("4 4 4", "7 7 0", True),
        ("4 4 0", "5 5 5", True),
        ("0", "1", True),
        ("8", "9", True),
        ("ji_bu", "yu_ji", False),
        ("ji_bu yu_ji", "lyu_zhi peng_yue", False),
        ("5", "han_xin", True),
        ("7", "han_xin", False),
    ],
)
def test_same_size_and_higher_rank(last: str, counter: str, stands: bool) -> None:
    state = at(f"{last} 1", f"{counter} 1")
    do(state, f"0 play {last}")
    if stands:
        assert get(do(state, f"1 play {counter}"), "to_move") == 0
    else:
        assert refused(state, f"1 play {counter}") == "CH-3.4"


@pytest.mark.rule("CH-3.4")
def test_it_is_the_last_set_that_must_be_beaten() -> None:
    state = do(at("4 7 1", "5 8 2"), "0 play 4", "1 play 8")
    assert refused(state, "0 play 7") == "CH-3.4"


TWOS = "2 2 2 2 2 2 2 2"


@pytest.mark.rule("CH-3.5")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        (TWOS[:9], 0),  # five
        (TWOS[:9] + " 0", 6),
        (TWOS[:11], 6),
        (TWOS[:13], 7),
        (TWOS, 8),
        (TWOS + " 0", 9),
        ("1 1 1 1 1 1", 0),
        ("1 1 1 1 1 1 1 1 1", 0),
        ("4 4 4 4 4 4", 0),
        ("ji_bu yu_ji lyu_zhi xiao_he peng_yue xiahou_ying", 0),
    ],
)
def test_six_or_more_2s_score(cards: str, points: int) -> None:
    state = do(at(f"{cards} 7", "8 9"), f"0 play {cards}")
    assert scores(state) == [points, 1]


@pytest.mark.rule("CH-3.5")
def test_on_a_counter_they_score_for_the_player_of_the_set() -> None:
    state = do(at("1 1 1 1 1 1 7", "2 2 2 2 2 2 9"), "0 play 1 1 1 1 1 1", "1 play 2 2 2 2 2 2")
    assert scores(state) == [0, 7]


@pytest.mark.rule("CH-3.5", "CH-5.8")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("2 4 5 7 8 9", 6),
        ("2 ji_bu 4 5 han_xin 7 8 9", 8),
        ("2 4 5 7 8", 0),  # five
        ("1 2 4 5 7 8", 0),  # rank 1
        ("4 5 han_xin 7 8 9", 0),  # rank 4
        ("2 4 5 7 8 0", 0),  # rank 0
    ],
)
def test_zhongli_mo_sets_score_by_rank_and_size(cards: str, points: int) -> None:
    state = do(at(f"zhongli_mo {cards} 1", "4 4"), f"0 use zhongli_mo {cards}")
    assert scores(state) == [points, 1]


@pytest.mark.rule("CH-3.5", "CH-5.6")
def test_peng_yue_sets_score_too() -> None:
    """Six of rank 2 by Zhongli Mo, then six 2s with Peng Yue."""
    state = at("1", "peng_yue 2 2 2 2 2 2 8", trick=["0 use zhongli_mo 2 4 5 7 8 9"])
    assert scores(do(state, "1 use peng_yue 2 2 2 2 2 2")) == [0, 7]


@pytest.mark.rule("CH-3.5", "CH-5.12", "CH-6.5")
def test_the_points_come_once_the_play_stands() -> None:
    state = at("zhongli_mo 2 4 5 7 8 9 1", "lyu_zhi 4 4", scores=[3, 1])
    do(state, "0 use zhongli_mo 2 4 5 7 8 9")
    assert scores(state) == [3, 1]
    assert scores(do(state.copy(), "1 allow")) == [9, 1]
    assert scores(do(state, "1 use lyu_zhi")) == [3, 1]


@pytest.mark.rule("CH-3.5", "CH-5.6")
def test_a_cancelled_peng_yue_scores_nothing() -> None:
    trick = ["0 use zhongli_mo 2 4 5 7 8 9"]
    state = at("lyu_zhi 1", "peng_yue 2 2 2 2 2 2 8", trick=trick)
    do(state, "1 use peng_yue 2 2 2 2 2 2", "0 use lyu_zhi")
    assert scores(state) == [0, 1]


@pytest.mark.rule("CH-3.5", "CH-5.12")
def test_the_bonus_is_no_ability() -> None:
    state = do(at("2 2 2 2 2 2 1", "lyu_zhi 4 4"), "0 play 2 2 2 2 2 2")
    assert (get(state, "phase"), scores(state)) == ("counter", [6, 1])


@pytest.mark.rule("CH-3.6", "CH-5.9")
def test_han_xin_is_no_set() -> None:
    state = do(at("7 1", "han_xin 5 9", trick=["0 play 4"]), "1 use han_xin")
    assert plays(legal(state)) == ["play 7"]  # it beats the 4, whoever played that


@pytest.mark.rule("CH-3.6")
@pytest.mark.parametrize("ability", ["use ji_bu", "use yu_ji 1", "use ying_bu 4"])
def test_lead_abilities_are_no_sets(ability: str) -> None:
    state = at("ji_bu yu_ji ying_bu 1 2 2", "5 9", discard="4")
    do(state, f"0 {ability}")
    assert {"play 2", "play 2 2"} <= set(legal(state))
    do(state, "0 play 2")
    assert plays(legal(state)) == ["play 5", "play 9"]


@pytest.mark.rule("CH-3.6", "CH-5.13")
def test_a_cancelled_set_is_no_set() -> None:
    state = at("lyu_zhi 1", "zhongli_mo 7 8 5 5", trick=["0 play 4 4"])
    do(state, "1 use zhongli_mo 7 8", "0 use lyu_zhi")
    assert plays(legal(state)) == ["play 5 5"]
    assert texts(state) == ["0 play 4 4"]
    do(state, "1 play 5 5")
    assert texts(state) == ["0 play 4 4", "1 play 5 5"]


@pytest.mark.rule("CH-3.6", "CH-5.6")
def test_a_peng_yue_set_is_the_last_set() -> None:
    state = do(at("5 7 1", "peng_yue 5 9", trick=["0 play 5"]), "1 use peng_yue 5")
    assert plays(legal(state)) == ["play 7"]
