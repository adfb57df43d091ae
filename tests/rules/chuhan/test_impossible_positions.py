"""Positions that are refused as impossible."""

from typing import Any

import pytest

import tenka

from .positions import HANDS, impossible, read
from .table import CHUHAN, DECK, EVENTS, FIELDS, short


def changed(field: str, value: Any, **fields: Any) -> dict[str, Any]:
    return {**short("4 9", "5 5", **fields), field: value}


@pytest.mark.rule("CH-1.1", "CH-1.2")
@pytest.mark.parametrize(
    "position",
    [
        {"hands": [["9", "9"], ["5"]]},
        {"hands": [["9"], ["9"]]},
        {"hands": [["ji_bu", "ji_bu"], ["5"]]},
        {"hands": [["0"], ["5"]], "pile": ["0"] + ["1"] * 8 + ["2"] * 7},
        {"hands": [["9"], ["5"]], "discard": ["9"]},
        {"hands": [["9"], ["5"]], "event": "hongmen", "row": ["9", "4"]},
        {"hands": [["9"], ["5"]], "trick": [{"seat": 0, "text": "play 9"}]},
        {"hands": [["1"], ["5"]], "trick": [{"seat": 0, "text": "play 8 8 8"}]},
        {
            "hands": [["ji_bu"], ["lyu_zhi"]],
            "pending": [{"seat": 0, "text": "use ji_bu"}],
        },
        {"hands": [["3"], ["5"]]},
        {"hands": [["6"], ["5"]]},
        {"hands": [["*5"], ["5"]]},
        {"hands": [["liu_bei"], ["5"]]},
        {"hands": [["4"], ["5"]], "known": [["3"], []]},
        changed("pile", ["1"] * 16),
        changed("discard", []),
        changed("discard", DECK),
    ],
)
def test_not_the_46_cards(position: dict[str, Any]) -> None:
    impossible(**position)


@pytest.mark.rule("CH-2.5")
@pytest.mark.parametrize(
    ("event", "row", "length"), [("calm", "", 16), ("warlords", "1 2 4 5 7 0", 10)]
)
def test_a_wrong_length_of_the_pile(event: str, row: str, length: int) -> None:
    position = short("4 9", "5 5", event=event, row=row)
    assert len(position["pile"]) == length
    for cut in (1, 2, 6):
        moved = {
            **position,
            "pile": position["pile"][cut:],
            "discard": position["discard"] + position["pile"][:cut],
        }
        impossible(**moved)
        longer = {
            **position,
            "pile": position["pile"] + position["discard"][:cut],
            "discard": position["discard"][cut:],
        }
        impossible(**longer)


def test_too_few_cards_for_the_pile() -> None:
    impossible(hands=[DECK[:16], DECK[16:31]])


@pytest.mark.rule("CH-7.3", "CH-7.4", "CH-7.5")
@pytest.mark.parametrize(
    "fields",
    [
        {"row": "4"},
        {"event": "gaixia", "row": "4"},
        {"event": "hongmen"},
        {"event": "hongmen", "row": "4"},
        {"event": "hongmen", "row": "1 4 7"},
        {"event": "warlords", "row": "1 1 1 1 1 1 1"},
        {"event": "warlords", "row": "1 1 1 1 1 1", "trick": ["0 play *2"]},
        {"event": "warlords", "row": "1 1 1 1 1", "trick": ["0 play *2", "1 play *7"]},
        {
            "event": "warlords",
            "row": "1 1 1 1 1 1",
            "pending": ["0 use *ji_bu"],
            "bottom": "lyu_zhi",
        },
        {"event": "hangu", "row": "2", "row_by": [0]},
        {"event": "hangu", "row": "1 1", "row_by": [0, 0]},
        {"event": "hangu", "row": "1 2 4", "row_by": [0, 0, 0]},
        {"event": "hangu", "row": "2 1", "row_by": [0, 0]},
        {"event": "hangu", "row": "1 0", "row_by": [0, 0]},
        {"event": "hangu", "row": "1"},
        {"event": "hangu", "row": "1", "row_by": [0, 1]},
        {"event": "hangu", "row_by": [0]},
        {"event": "hangu", "row": "1", "row_by": [2]},
        {"row_by": [0]},
    ],
)
def test_a_wrong_row(fields: dict[str, Any]) -> None:
    impossible(**short("4 9", "5 5", **fields))


@pytest.mark.rule("CH-2.5")
@pytest.mark.parametrize(
    ("event", "row", "writs"),
    [
        ("calm", "", [7, 0]),
        ("calm", "", [4, 3]),
        ("warlords", "1 1 1 1 1 1", [2, 2]),
        ("hongmen", "1 1", [3, 3]),
        ("calm", "", [-1, 2]),
    ],
)
def test_too_many_writs(event: str, row: str, writs: list[int]) -> None:
    position = {**short("4 9", "5 5", event=event, row=row), "writs": writs}
    impossible(**position)
    del position["pile"], position["discard"]
    impossible(**position)


@pytest.mark.rule("CH-3.4", "CH-4.4")
@pytest.mark.parametrize(
    "trick",
    [
        ["1 play 4"],  # not the leader
        ["0 play 4", "0 play 5"],
        ["0 play 4", "1 play 4"],
        ["0 play 4", "1 play 2"],
        ["0 play 4", "1 play 7 7"],
        ["0 play 4 5"],
        ["0 play 4", "1 play 7", "0 play 7"],
        ["0 use ji_bu", "1 play 4"],
        ["0 use ji_bu", "0 use yu_ji 4"],  # one LEAD ability
        ["0 play 4", "1 use ji_bu"],
        ["0 play 4", "1 play 7", "0 use yu_ji 1"],
        ["0 use yu_ji"],
        ["0 use yu_ji 4 7"],
        ["0 use ying_bu"],
        ["0 use ying_bu 7"],
        ["0 use ji_bu 4"],
        ["0 pass"],
        ["0 play 4", "1 pass"],  # the trick has ended
        ["0 play 4", "1 use xiahou_ying"],
        ["0 play 4", "1 use xiang_yu"],
        ["0 play 4", "1 pass", "0 play 7"],
        ["0 use han_xin"],
        ["0 use peng_yue 4"],
        ["0 play 4", "1 use peng_yue 7"],
        ["0 play 4", "1 use peng_yue 4 4"],
        ["0 play 8", "1 use liu_bang"],
        ["0 play 9 0", "1 use liu_bang"],
        ["0 play 4", "1 use han_xin 7"],
        ["0 use zhongli_mo 4"],
        ["0 use zhongli_mo 4 4"],
        ["0 use zhongli_mo xiahou_ying peng_yue"],
        ["0 play 4 4", "1 use zhongli_mo 2 7"],
        ["0 play 4", "1 use zhongli_mo 7 8"],
        ["0 play 4", "1 use lyu_zhi"],
        ["0 use lyu_zhi"],
        ["0 writ"],
        ["0 allow"],
        ["0 place 1"],
        ["0 swap 4 for 7"],
        ["0 play *4"],  # no Warlords
        ["0 use *ji_bu"],
        ["0 play 3"],
        ["0 rubbish"],
        ["0 "],
        ["0 play 4", "1 use han_xin", "1 play 7"],
        ["0 play 4", "1 use han_xin", "0 play 2"],
    ],
)
def test_a_trick_that_could_not_have_been_played_so(trick: list[str]) -> None:
    position = {"hands": [["1"], ["1"]], "trick": plays(trick)}
    impossible(**position)


def plays(lines: list[str]) -> list[dict[str, Any]]:
    return [{"seat": int(line[0]), "text": line[2:]} for line in lines]


@pytest.mark.rule("CH-7.3", "CH-5.16")
def test_other_tricks_that_could_not_have_been_played_so() -> None:
    trick = plays(["0 play *4 *5"])
    impossible(hands=[["1"], ["1"]], event="warlords", row=["2"], trick=trick)
    # Yu Ji's victim is discarded at once, and here it is in the pile.
    position = short("4 9", "5 5", trick=["0 use yu_ji 0"])
    position["discard"].remove("0")
    position["discard"].append(position["pile"].pop())
    position["pile"].append("0")
    impossible(**position)


@pytest.mark.rule("CH-5.12")
@pytest.mark.parametrize(
    ("fields", "pending"),
    [
        ({}, ["0 use ji_bu"]),  # Lyu Zhi is discarded: nobody is asked
        ({"bottom": "lyu_zhi", "open": [False, True], "writs": [6, 0]}, ["0 use ji_bu"]),
        ({}, ["0 use ji_bu", "1 use lyu_zhi"]),  # so is Xiao He
        ({"bottom": "lyu_zhi"}, ["1 use ji_bu"]),  # not on turn
        ({"bottom": "lyu_zhi"}, ["0 use han_xin"]),  # not on lead
        ({"bottom": "lyu_zhi", "trick": ["0 play 4"]}, ["1 use ji_bu"]),
        ({"bottom": "lyu_zhi", "trick": ["0 play 4"]}, ["1 use liu_bang"]),
        ({"bottom": "lyu_zhi", "trick": ["0 play 4"]}, ["1 use peng_yue 7"]),
        ({"bottom": "lyu_zhi", "trick": ["0 play 4"]}, ["1 use zhongli_mo 7 8"]),
        ({"bottom": "lyu_zhi"}, ["0 play 7"]),
        ({"bottom": "lyu_zhi"}, ["0 writ"]),
        ({"bottom": "xiao_he"}, ["0 use lyu_zhi"]),
        ({"bottom": "xiao_he"}, ["0 use ji_bu", "0 use lyu_zhi"]),
        ({"bottom": "xiao_he"}, ["0 use ji_bu", "1 use yu_ji 2"]),
        ({"bottom": "lyu_zhi"}, ["0 use ji_bu", "1 use xiao_he"]),
        ({}, ["0 use ji_bu", "1 use lyu_zhi", "0 use xiao_he"]),
        ({"bottom": "xiao_he"}, ["0 use ji_bu", "1 use *lyu_zhi"]),
        ({"bottom": "lyu_zhi"}, ["0 use *ji_bu"]),
        ({"bottom": "lyu_zhi", "trick": ["0 use yu_ji 1"]}, ["0 use ji_bu"]),
        ({"bottom": "lyu_zhi", "lead_ability": "cancelled"}, ["0 use ji_bu"]),
        ({"bottom": "lyu_zhi", "lead_ability": "used"}, ["0 use ji_bu"]),
        ({"bottom": "lyu_zhi", "must_play": True}, ["0 use ji_bu"]),
        ({"bottom": "lyu_zhi", "event": "mandate", "trick": ["0 play 4", "1 pass"]},
         ["1 use han_xin"]),
    ],
)  # fmt: skip
def test_pending_where_no_window_is_open(fields: dict[str, Any], pending: list[str]) -> None:
    impossible(**short("4 9", "5 5", pending=pending, **fields))


@pytest.mark.rule("CH-5.3", "CH-5.12")
def test_a_pending_prize_must_be_in_the_discard_pile() -> None:
    position = short("9 1", "5 5", pending=["0 use ying_bu 4"], bottom="lyu_zhi")
    fours = position["discard"].count("4")
    position["discard"] = [card for card in position["discard"] if card != "4"]
    position["hands"][0] += ["4"] * fours
    impossible(**position)


@pytest.mark.parametrize(
    "fields",
    [
        {"event": "calm", "writs": [1, 0]},
        {"event": "hong_canal", "writs": [0, 0]},
        {"event": "hong_canal", "writs": [0, 1]},  # the other one took it
        {"event": "hong_canal", "writs": [1, 0], "writ_used": False},
    ],
)
def test_a_give_without_a_writ(fields: dict[str, Any]) -> None:
    impossible(**short("4 9", "5 5", phase="give", **fields))


@pytest.mark.rule("CH-6.1")
@pytest.mark.parametrize("hands", [("", "5 5"), ("4 9", ""), ("", "")])
@pytest.mark.parametrize(
    "fields",
    [
        {},
        {"trick": ["0 play 7"]},
        {"event": "mandate", "trick": ["0 play 7", "1 pass"]},
        {"event": "hong_canal", "phase": "give", "writs": [1, 0]},
    ],
)
def test_an_empty_hand_in_play(hands: tuple[str, str], fields: dict[str, Any]) -> None:
    impossible(**short(*hands, **fields))


@pytest.mark.rule("CH-6.5", "CH-7.7", "CH-7.11")
@pytest.mark.parametrize("event", EVENTS)
@pytest.mark.parametrize("vp", [[31, 0], [0, 31], [40, 40]])
def test_31_vp_in_play(event: str, vp: list[int]) -> None:
    row = {"hongmen": "1 1", "warlords": "1 1 1 1 1 1"}.get(event, "")
    position = short("4 9", "5 5", event=event, scores=vp, row=row)
    if event in ("stabilization", "sound_advice"):
        assert CHUHAN.position(position).outcome is None
    else:
        impossible(**position)


def test_known_cards_that_are_not_in_the_hand() -> None:
    assert read(**short("4 4 9", "5 5", known=[["5"], ["4", "4"]]))["known"] == [["5"], ["4", "4"]]
    impossible(**short("4 4 9", "5 5", known=[["4"], []]))
    impossible(**short("4 4 9", "5 5", known=[[], ["4", "4", "4"]]))
    impossible(**short("4 4 9", "5 5", known=[[], ["5"]]))


@pytest.mark.parametrize(
    ("fields", "value"),
    [
        ({}, "used"),
        ({"trick": ["0 use ji_bu"]}, None),
        ({"trick": ["0 use ji_bu"]}, "cancelled"),
        ({"trick": ["0 use ji_bu", "0 play 4"]}, "used"),
        ({"trick": ["0 play 4"]}, "used"),
        ({"trick": ["0 play 4"]}, "cancelled"),
        ({"pending": ["0 use ji_bu"], "bottom": "lyu_zhi"}, "used"),
    ],
)
def test_a_lead_ability_against_the_trick(fields: dict[str, Any], value: str | None) -> None:
    impossible(**short("4 9", "5 5", lead_ability=value, **fields))


@pytest.mark.rule("CH-6.5", "CH-6.6")
@pytest.mark.parametrize(
    "fields",
    [
        {"winner": 0, "scores": [30, 5]},
        {"winner": 0, "scores": [5, 31]},
        {"winner": 0, "scores": [31, 33]},
        {"winner": 1, "scores": [33, 33], "last_out": 0},
        {"winner": 1, "scores": [33, 33]},
        {"winner": 0, "scores": [31, 5], "reason": "CH-6.6"},
        {"winner": 0, "scores": [33, 31], "reason": "CH-6.5"},
        {"winner": 0, "scores": [31, 5], "pending": ["0 use ji_bu"], "bottom": "lyu_zhi"},
        {"reason": "CH-6.5"},
        {"phase": "over"},
        {"phase": "over", "scores": [31, 5]},
    ],
)
def test_ends_that_are_none(fields: dict[str, Any]) -> None:
    impossible(**short("4 9", "5 5", **fields))


@pytest.mark.rule("CH-2.4")
@pytest.mark.parametrize(
    "fields",
    [
        {"event": "hangu", "event_deck": ["hangu"]},
        {"event_deck": ["gaixia", "gaixia"]},
        {"event_deck": ["calm"] * 5},
        {"event_deck": ["storm"]},
        {"event": "storm"},
        {"event": "Calm"},
    ],
)
def test_event_cards_that_are_not_there(fields: dict[str, Any]) -> None:
    impossible(**short("4 9", "5 5", **fields))


WRONG_TYPES: dict[str, list[Any]] = {
    "hand_no": [0, -1, 1.0, "1", None, True, [1]],
    "event": [None, 0, "", ["calm"], {}],
    "event_deck": [None, "calm", [0], [None], {"hidden": 3}, [["calm"]]],
    "scores": [None, 5, [0], [0, 1, 2], ["0", "1"], [0.0, 1], [True, 1], {"0": 0, "1": 1}, [-1, 0]],
    "lead": [None, 2, -1, "0", True, 0.0, [0]],
    "phase": ["", "Lead", "leading", 0, ["lead"], {}],
    "to_move": [2, "0", [0], True, False, 0.0],
    "hands": [None, [], [[]], [["4"], ["5"], ["7"]], "4 9", [None, ["5"]], [["4"], "5"],
              [[4], [5]], [[["4"]], ["5"]], {"0": ["4"], "1": ["5"]}, [{"hidden": 2}, ["5"]]],
    "pile": [None, "1", [1], [None], {"hidden": 16}, [["1"]]],
    "discard": [None, "1", [1], [None], {}, [["1"]]],
    "row": [None, "1", [1], [None], {}],
    "row_by": [None, 0, ["0"], [None], [True], {}],
    "writs": [None, 0, [0], [0, 0, 0], ["0", "0"], [0.0, 0], [False, 0]],
    "doubled": [None, 0, 1, "true", []],
    "open": [None, True, [True], [0, 1], [None, None], [False, False, False]],
    "seen": [None, 0, [0], [1, 0], [0, 3], [5, 0], [6, 0], [-2, 0], ["0", "0"], [True, 0]],
    "known": [None, [], [[]], [[], [], []], ["", ""], [None, None], [[4], []]],
    "writ_used": [None, 0, 1, "false"],
    "lead_ability": ["", "Used", True, 0, []],
    "must_play": [None, 0, 1, "false"],
    "trick": [None, "play 4", ["play 4"], [{"seat": 0}], [{"text": "play 4"}], [None], {},
              [{"seat": "0", "text": "play 4"}], [{"seat": 2, "text": "play 4"}],
              [{"seat": True, "text": "play 4"}], [{"seat": 0, "text": None}],
              [{"seat": 0, "text": "play 4", "more": 1}], [[0, "play 4"]]],
    "pending": [None, "use ji_bu", [{"seat": 0}], [None], [{"seat": 0, "text": 5}], {}],
    "last_out": [2, -1, "0", True, [0]],
    "winner": [2, -1, "0", True, [0]],
    "reason": ["", "CH-6.4", 0, True, []],
}  # fmt: skip


@pytest.mark.parametrize("field", FIELDS)
def test_values_of_the_wrong_type(field: str) -> None:
    for value in WRONG_TYPES[field]:
        try:
            impossible(**{"hands": HANDS, field: value})
        except BaseException as error:
            raise AssertionError(f"{field}: {value!r}") from error


def test_unknown_fields() -> None:
    for field in ("hand", "Hands", "", "journal", "seed", "game"):
        impossible(**{"hands": HANDS, field: 0})


@pytest.mark.parametrize("position", [None, [], "hands", 5, [("hands", HANDS)]])
def test_what_is_no_position_at_all(position: Any) -> None:
    with pytest.raises(tenka.BadPosition):
        CHUHAN.position(position)


def test_a_view_is_no_position() -> None:
    with pytest.raises(tenka.BadPosition):
        CHUHAN.position(CHUHAN.new(seed=1).view(0))


def test_a_refusal_says_what_is_wrong() -> None:
    assert "hands" in impossible(scores=[0, 1])
    assert "writs" in impossible(hands=HANDS, writs=[9, 9])
    assert "colour" in impossible(hands=HANDS, colour="red")
