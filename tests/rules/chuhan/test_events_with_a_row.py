"""CH-7: the events with cards in a row: Warlords, Hongmen and Hangu."""

from typing import Any

import pytest

from .table import EVENTS, at, do, get, hand, legal, refused, scores, texts, where

WARLORDS: dict[str, Any] = {"event": "warlords"}


# Warlords


@pytest.mark.rule("CH-7.3", "CH-8.6")
def test_one_face_up_card_in_each_play() -> None:
    state = at("5 9", "8 8", row="5 5 7 7 0 ji_bu", **WARLORDS)
    assert legal(state) == [
        "play *0",
        "play *5",
        "play *7",
        "play *ji_bu",
        "play 5",
        "play 5 *0",
        "play 5 *5",
        "play 9",
        "play 9 *0",
        "use *ji_bu",
        "writ",
    ]
    assert refused(state, "0 play *5 *5") == "CH-7.3"
    assert refused(state, "0 play 5 *5 *0") == "CH-7.3"
    do(state, "0 play 5 *5")
    assert get(state, "row") == ["ji_bu", "5", "7", "7", "0"]


@pytest.mark.rule("CH-7.3")
def test_face_up_cards_on_a_counter_and_as_the_whole_set() -> None:
    state = at("4 9", "5 8", row="5 5 7 7 0 1", trick=["0 play 4"], **WARLORDS)
    assert {"play *7", "play *5", "play 5", "play 8"} <= set(legal(state))
    do(state, "1 play *7")
    assert (hand(state, 1), texts(state)) == ("5 8", ["0 play 4", "1 play *7"])
    assert "play *0" not in legal(state)


@pytest.mark.rule("CH-7.3")
def test_face_up_abilities() -> None:
    state = at("4 9", "5 8", row="han_xin xiang_yu xiahou_ying 1 1 1", **WARLORDS)
    do(state, "0 play 4")
    assert {"use *han_xin", "use *xiang_yu", "use *xiahou_ying"} <= set(legal(state))
    do(state, "1 use *han_xin")
    assert (scores(state), hand(state, 1), state.turn) == ([1, 1], "5 8", (0,))
    do(state, "0 use *xiang_yu")
    assert (get(state, "doubled"), where(state, "xiang_yu")) == (True, ["discard"])


@pytest.mark.rule("CH-7.3")
def test_an_ability_from_the_hand_with_a_face_up_card_and_the_other_way() -> None:
    state = at("zhongli_mo 4 9", "5 8", row="peng_yue 2 5 7 0 1", **WARLORDS)
    assert {"use zhongli_mo 4 *5", "use zhongli_mo 4 9 *0"} <= set(legal(state))
    state = at("4 9", "5 8", row="peng_yue zhongli_mo 5 7 0 1", **WARLORDS)
    assert "use *zhongli_mo 4 9" in legal(state)
    assert refused(state, "0 use *zhongli_mo 4 *5") == "CH-7.3"
    state = at("1", "4 8", row="peng_yue 4 4 7 0 1", trick=["0 play 4"], **WARLORDS)
    assert "use *peng_yue 4" in legal(state)
    assert "use *peng_yue *4" not in legal(state)
    state = at("1", "peng_yue 8", row="2 4 4 7 0 1", trick=["0 play 4"], **WARLORDS)
    assert "use peng_yue *4" in legal(state)


@pytest.mark.rule("CH-7.3")
def test_the_two_plays_of_a_lead_may_use_one_each() -> None:
    state = at("4 4 9 1", "5 8", row="yu_ji 4 7 7 0 1", **WARLORDS)
    do(state, "0 use *yu_ji 9", "0 play 4 4 *4")
    assert texts(state) == ["0 use *yu_ji 9", "0 play 4 4 *4"]


@pytest.mark.rule("CH-7.3", "CH-6.4")
def test_face_up_cards_are_no_hand_cards() -> None:
    """No bar to going out, and not scored."""
    state = do(at("9", "4 4", row="5 5 7 7 0 1", scores=[0, 20], **WARLORDS), "0 play 9 *0")
    assert (scores(state), get(state, "last_out")) == ([2, 20], 0)


@pytest.mark.rule("CH-7.3", "CH-5.2")
def test_a_face_up_card_is_never_yu_jis_victim() -> None:
    state = at("yu_ji 9", "4 4", row="5 5 7 7 0 1", **WARLORDS)
    assert refused(state, "0 use yu_ji *5") == "CH-5.2"
    assert refused(state, "0 use yu_ji 5") == "CH-8.3"
    state = at("9", "4 4", row="yu_ji 5 7 7 0 1", **WARLORDS)
    assert [text for text in legal(state) if "yu_ji" in text] == ["play *yu_ji", "use *yu_ji 9"]


@pytest.mark.rule("CH-7.3")
def test_a_reaction_may_come_from_the_row() -> None:
    state = at("ji_bu 9", "4 4", row="lyu_zhi 5 7 7 0 1", **WARLORDS)
    do(state, "0 use ji_bu", "1 use *lyu_zhi")
    assert (where(state, "ji_bu"), where(state, "lyu_zhi")) == (["discard"], ["discard"])
    assert (get(state, "lead_ability"), get(state, "row")) == (
        "cancelled",
        ["1", "5", "7", "7", "0"],
    )


@pytest.mark.rule("CH-7.3")
def test_a_cancelled_play_returns_the_other_face_up_card() -> None:
    trick = ["1 play 4"]
    state = at("peng_yue 8 8", "lyu_zhi 1", row="4 5 7 7 0 1", lead=1, trick=trick, **WARLORDS)
    do(state, "0 use peng_yue *4", "1 use lyu_zhi")
    assert (get(state, "row"), hand(state, 0)) == (["1", "4", "5", "7", "7", "0"], "8 8")


@pytest.mark.rule("CH-7.3")
def test_nothing_refills_the_row() -> None:
    state = at("9 1", "4 4", row="5", **WARLORDS)
    do(state, "0 writ", "0 play *5", "1 pass")
    assert get(state, "row") == []
    assert not [text for text in legal(state) if "*" in text]


@pytest.mark.rule("CH-7.3", "CH-8.3")
def test_the_row_is_there_for_both_until_a_card_is_gone() -> None:
    state = at("9 1", "4 4", row="5 8 7 7 0 2", **WARLORDS)
    do(state, "0 play *5")
    assert "play *8" in legal(state)
    assert refused(state, "1 play *5") == "CH-8.3"


@pytest.mark.rule("CH-7.3")
@pytest.mark.parametrize("event", [event for event in EVENTS if event != "warlords"])
def test_no_star_without_warlords(event: str) -> None:
    fields: dict[str, Any] = {"event": event}
    if event == "hongmen":
        fields["row"] = "5 7"
    if event == "hangu":
        fields |= {"row": "1", "row_by": [0]}
    state = at("9 5", "4 4", **fields)
    assert not [text for text in legal(state) if "*" in text]
    assert refused(state, "0 play *5") == "CH-7.3"


# Hongmen


@pytest.mark.rule("CH-7.4")
def test_all_swaps() -> None:
    state = at("4 4 9", "5 5", event="hongmen", row="4 8")
    assert [text for text in legal(state) if text.startswith("swap")] == [
        "swap 4 for 4",
        "swap 4 for 8",
        "swap 9 for 4",
        "swap 9 for 8",
    ]


@pytest.mark.rule("CH-7.4")
def test_a_swap_with_an_equal_card_is_a_swap() -> None:
    state = do(at("4 4 9", "5 5", event="hongmen", row="4 8"), "0 swap 4 for 4")
    assert (get(state, "row"), hand(state, 0)) == (["4", "8"], "4 4 9")
    assert (get(state, "writ_used"), get(state, "known")) == (True, [[], ["4"]])
    assert refused(state, "0 swap 4 for 4") == "CH-4.2"


@pytest.mark.rule("CH-7.4", "CH-7.12")
@pytest.mark.parametrize("trick", [[], ["1 play 1"]])
def test_a_swap_on_lead_and_counter_with_no_writ_left(trick: list[str]) -> None:
    fields: dict[str, Any] = {"event": "hongmen", "row": "7 8", "writs": [2, 3]}
    state = at("4 9", "5 5", lead=1 if trick else 0, trick=trick, **fields)
    assert refused(state, "0 writ") == "CH-4.2"
    do(state, "0 swap 4 for 8")
    assert (hand(state, 0), get(state, "row"), state.turn) == ("8 9", ["4", "7"], (0,))
    assert (get(state, "writs"), len(get(state, "pile"))) == ([2, 3], 4)


@pytest.mark.rule("CH-7.4", "CH-7.12")
def test_a_swap_instead_of_the_writ_and_the_other_way() -> None:
    state = at("4 9", "5 5", event="hongmen", row="7 8")
    assert refused(do(state.copy(), "0 swap 4 for 8"), "0 writ") == "CH-4.2"
    assert refused(do(state, "0 writ"), "0 swap 9 for 8") == "CH-4.2"


@pytest.mark.rule("CH-7.4")
def test_face_up_cards_of_hongmen_are_not_played() -> None:
    state = at("4 9", "5 5", event="hongmen", row="4 8")
    assert refused(state, "0 play 4 4") == "CH-8.3"
    assert refused(state, "0 play 4 *4") == "CH-7.3"


@pytest.mark.rule("CH-7.4")
def test_no_swap_elsewhere() -> None:
    state = at("4 9", "5 5", row="4 8 7 7 0 1", **WARLORDS)
    assert refused(state, "0 swap 4 for 8") == "CH-7.4"
    assert refused(at("4 9", "5 5"), "0 swap 4 for 9") == "CH-7.4"


# Hangu


@pytest.mark.rule("CH-7.5")
def test_the_row_goes_up_from_1_one_by_one() -> None:
    state = at("1 2 ji_bu 4 0", "1 2 yu_ji 5", event="hangu")
    assert refused(state, "0 place 2") == "CH-7.5"
    assert refused(state, "0 place 0") == "CH-7.5"
    do(state, "0 place 1", "0 play 4")
    assert refused(state, "1 place 1") == "CH-7.5"
    assert refused(state, "1 place yu_ji") == "CH-7.5"
    do(state, "1 place 2", "1 pass")
    do(state, "0 place ji_bu")
    assert (get(state, "row"), get(state, "row_by")) == (["1", "2", "ji_bu"], [0, 1, 0])


@pytest.mark.rule("CH-7.5")
def test_any_card_of_the_rank_can_be_placed() -> None:
    fields: dict[str, Any] = {"event": "hangu", "row": "1 2", "row_by": [0, 0]}
    state = at("ji_bu yu_ji 4 9", "5 5", **fields)
    assert [m for m in legal(state) if m.startswith("place")] == ["place ji_bu", "place yu_ji"]


@pytest.mark.rule("CH-7.5")
def test_the_race_to_the_9() -> None:
    fields: dict[str, Any] = {"event": "hangu", "row_by": [0, 1, 0, 1, 0, 1, 0, 1]}
    state = at("9 2 2", "5 5", row="1 2 ji_bu 4 5 han_xin 7 8", scores=[0, 20], **fields)
    do(state, "0 place 9")
    assert get(state, "row_by") == [0, 1, 0, 1, 0, 1, 0, 1, 0]
    assert not [text for text in legal(state) if text.startswith("place")]
    assert scores(do(state, "0 play 2 2")) == [5, 20]


@pytest.mark.rule("CH-7.5", "CH-7.12")
@pytest.mark.parametrize("trick", [[], ["1 play 2"]])
def test_a_placement_instead_of_the_writ(trick: list[str]) -> None:
    state = at("1 9", "5 5", event="hangu", lead=1 if trick else 0, trick=trick, writs=[3, 3])
    do(state, "0 place 1")
    assert (get(state, "writ_used"), get(state, "writs"), state.turn) == (True, [3, 3], (0,))
    assert len(get(state, "pile")) == 4
    state = do(at("1 2 9", "5 5", event="hangu"), "0 place 1")
    assert (refused(state, "0 writ"), refused(state, "0 place 2")) == ("CH-4.2", "CH-4.2")
    assert refused(do(at("1 9", "5 5", event="hangu"), "0 writ"), "0 place 1") == "CH-4.2"


@pytest.mark.rule("CH-7.5")
@pytest.mark.parametrize(
    ("row", "by", "after"),
    [
        ("", [], [12, 10]),
        ("1", [0], [15, 10]),
        ("1", [1], [12, 13]),
        ("1 2", [1, 0], [15, 10]),
        ("1 2", [0, 1], [12, 13]),
        ("1 2 ji_bu", [1, 1, 0], [15, 10]),
    ],
)
def test_who_placed_the_highest_card_scores(row: str, by: list[int], after: list[int]) -> None:
    """Han goes out; the 3 VP are his who placed last, gone out or not."""
    state = at("9", "4 4", event="hangu", row=row, row_by=by, scores=[10, 10])
    assert scores(do(state, "0 play 9")) == after


@pytest.mark.rule("CH-7.5", "CH-5.3")
def test_ying_bu_does_not_reach_the_row() -> None:
    fields: dict[str, Any] = {"event": "hangu", "row": "1 2 ji_bu", "row_by": [0, 0, 0]}
    assert refused(at("ying_bu 9", "5 5", **fields), "0 use ying_bu ji_bu") == "CH-5.3"


@pytest.mark.rule("CH-7.5")
def test_placed_cards_are_gone_for_this_hand() -> None:
    fields: dict[str, Any] = {"event": "hangu", "row": "1", "row_by": [0]}
    state = do(at("2 9", "5 5", **fields), "0 place 2")
    assert (hand(state, 0), texts(state), get(state, "row")) == ("9", [], ["1", "2"])
    assert legal(state) == ["play 9"]


# Swaps and placements


@pytest.mark.rule("CH-7.12")
def test_they_take_no_tile_and_draw_nothing() -> None:
    events: list[dict[str, Any]] = [{"event": "hongmen", "row": "7 8"}, {"event": "hangu"}]
    for fields in events:
        state = at("1 9", "5 5", **fields)
        pile = get(state, "pile")
        do(state, "0 swap 1 for 8" if "row" in fields else "0 place 1")
        assert (get(state, "pile"), get(state, "writs")) == (pile, [0, 0])
        assert get(state, "writ_used") is True
        assert "writ" not in legal(state)


@pytest.mark.rule("CH-7.12", "CH-4.7")
def test_the_next_turn_has_its_own() -> None:
    state = at("1 9", "5 8", event="hongmen", row="7 8")
    do(state, "0 swap 1 for 7", "0 play 7", "1 swap 5 for 1", "1 play 8", "0 swap 9 for 5")
    assert get(state, "row") == ["8", "9"]
