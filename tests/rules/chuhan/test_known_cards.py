"""`seen` and `known` in positions: the hidden cards that a seat has come to know."""

from typing import Any

import pytest

from .table import at, do, get


@pytest.mark.rule("CH-4.6", "CH-5.1")
def test_seen_and_known_after_ji_bu() -> None:
    state = do(at("ji_bu 4 9", "5 8", top="7 1 8 2"), "0 use ji_bu", "0 play 4", "1 writ")
    assert (get(state, "seen"), get(state, "known")) == ([2, 0], [["1", "7"], []])
    do(state, "1 play 5", "0 writ")
    assert (get(state, "seen"), get(state, "known")) == ([0, 0], [["1", "7"], []])


@pytest.mark.rule("CH-4.6", "CH-7.8")
def test_seen_and_known_after_a_give() -> None:
    state = do(at("4 9", "5 5", top="8 2", event="hong_canal"), "0 writ")
    assert get(state, "seen") == [2, 0]
    do(state, "0 give 8")
    assert (get(state, "seen"), get(state, "known")) == ([0, 0], [["8"], []])


@pytest.mark.rule("CH-4.6", "CH-7.8")
def test_a_give_forgets_nothing_that_ji_bu_showed() -> None:
    state = at("4 9", "5 5", top="8 2 7 1", event="hong_canal", seen=[4, 0])
    assert get(do(state, "0 writ"), "seen") == [4, 0]
    assert get(do(state, "0 give 8"), "seen") == [2, 0]
    assert state.view(0)["pile"] == {"seen": ["7", "1"], "hidden": 12}


@pytest.mark.rule("CH-4.6", "CH-7.8")
def test_a_rival_who_has_seen_the_pile_knows_the_card_kept() -> None:
    state = at("4 9", "5 5", top="8 2", event="hong_canal", seen=[0, 4])
    do(state, "0 writ")
    assert get(state, "seen") == [2, 4]
    do(state, "0 give 8")
    assert (get(state, "seen"), get(state, "known")) == ([0, 2], [["8"], ["2"]])


@pytest.mark.rule("CH-4.6", "CH-7.8")
def test_a_give_takes_nothing_out_of_known() -> None:
    state = at("4 9", "5 8", top="8 2", event="hong_canal", known=[["8"], ["4"]])
    do(state, "0 writ", "0 give 8")
    assert get(state, "known") == [["8", "8"], ["4"]]


@pytest.mark.rule("CH-4.6")
@pytest.mark.parametrize(
    ("fields", "move"),
    [
        ({}, "play 4"),
        ({}, "use yu_ji 4"),
        ({}, "use zhongli_mo 4 9"),
        ({"event": "hongmen", "row": "7 8"}, "swap 4 for 8"),
        ({"event": "hangu", "row": "1 2 ji_bu", "row_by": [0, 0, 0]}, "place 4"),
    ],
)
def test_one_copy_leaves_known_with_the_card(fields: dict[str, Any], move: str) -> None:
    """He was known to hold two 4s of his three; one left openly."""
    state = at("4 4 4 9 yu_ji zhongli_mo 1", "5 5", known=[[], ["4", "4"]], **fields)
    do(state, f"0 {move}")
    assert get(state, "known")[1].count("4") == 1


@pytest.mark.rule("CH-4.6")
def test_known_is_a_lower_bound() -> None:
    """A card that was not known leaves; nothing is taken out."""
    state = do(at("4 4 9", "5 5", known=[[], ["9"]]), "0 play 4 4")
    assert get(state, "known") == [[], ["9"]]


@pytest.mark.rule("CH-4.6", "CH-5.3", "CH-7.4", "CH-7.9", "CH-5.13")
def test_cards_that_enter_a_hand_openly_are_known() -> None:
    state = do(at("ying_bu 9", "8 8", discard="5"), "0 use ying_bu 5")
    assert get(state, "known") == [[], ["5"]]
    state = do(at("4 9", "8 8", event="hongmen", row="7 5"), "0 swap 4 for 7")
    assert get(state, "known") == [[], ["7"]]
    state = do(at("1 9", "8 8", event="mandate", trick=["0 play 4"]), "1 pass", "1 take 4")
    assert get(state, "known") == [["4"], []]
    state = do(at("yu_ji 4 9", "lyu_zhi 8"), "0 use yu_ji 4", "1 use lyu_zhi")
    assert get(state, "known") == [[], ["4"]]


@pytest.mark.rule("CH-4.6", "CH-5.1")
def test_known_goes_on_while_a_hand_is_open() -> None:
    fields: dict[str, Any] = {"open": [True, False], "writs": [6, 0]}
    state = do(at("ying_bu 9 4", "8 8", discard="5", **fields), "0 use ying_bu 5")
    assert get(state, "known") == [[], ["5"]]


@pytest.mark.rule("CH-4.6")
def test_a_plain_draw_is_not_known() -> None:
    state = do(at("4 9", "5 5", top="8 2"), "0 writ")
    assert (get(state, "known"), get(state, "seen")) == ([[], []], [0, 0])
