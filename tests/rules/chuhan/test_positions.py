"""Positions as JSON: defaults, short forms, round trips, and what is refused as impossible."""

import json
from collections import Counter
from typing import Any

import pytest

import tenka

from .table import CHUHAN, COPIES, DECK, EVENTS, FIELDS, ORDER, at, do, get, legal, short, texts

HANDS = [["4", "9"], ["5", "5"]]


def read(**position: Any) -> dict[str, Any]:
    """The full position that a short one stands for."""
    full: dict[str, Any] = CHUHAN.position(position).to_position()
    return full


def impossible(**position: Any) -> str:
    """Why a position is refused."""
    with pytest.raises(tenka.BadPosition) as caught:
        CHUHAN.position(position)
    return str(caught.value)


# Defaults


def test_every_field_is_written_and_has_its_default() -> None:
    p = read(hands=HANDS)
    assert tuple(p) == FIELDS
    assert len(p.pop("pile")) == 16
    assert len(p.pop("discard")) == 26
    assert p == {
        "hand_no": 1,
        "event": "calm",
        "event_deck": [],
        "scores": [0, 1],
        "lead": 0,
        "phase": "lead",
        "to_move": 0,
        "hands": HANDS,
        "row": [],
        "row_by": [],
        "writs": [0, 0],
        "doubled": False,
        "open": [False, False],
        "seen": [0, 0],
        "known": [[], []],
        "writ_used": False,
        "lead_ability": None,
        "must_play": False,
        "trick": [],
        "pending": [],
        "last_out": None,
        "winner": None,
        "reason": None,
    }


def test_hands_are_needed() -> None:
    impossible()
    impossible(scores=[0, 1])


@pytest.mark.rule("CH-1.1")
def test_unnamed_cards_go_into_the_pile_and_then_into_the_discard_pile() -> None:
    p = read(hands=HANDS)
    cards = [*p["hands"][0], *p["hands"][1], *p["pile"], *p["discard"]]
    assert Counter(cards) == Counter(COPIES)
    assert p["discard"] == sorted(p["discard"], key=ORDER.index)


def test_the_pile_is_shuffled_by_the_seed() -> None:
    piles = {str(get(CHUHAN.position({"hands": HANDS}, seed), "pile")) for seed in range(20)}
    assert len(piles) == 20
    again = CHUHAN.position({"hands": HANDS}, 7).to_position()
    assert again == CHUHAN.position({"hands": HANDS}, 7).to_position()


def test_each_unnamed_card_is_as_likely_in_the_pile_as_another() -> None:
    """16 of the 42 unnamed cards; the single 0 in 16/42 of the positions."""
    seeds = 2000
    found = sum(
        "0" in get(CHUHAN.position({"hands": HANDS}, seed), "pile") for seed in range(seeds)
    )
    assert abs(found - seeds * 16 / 42) < 4 * (seeds * 16 / 42 * 26 / 42) ** 0.5


def test_a_named_pile_leaves_the_rest_to_the_discard_pile_and_the_other_way() -> None:
    p = read(hands=HANDS, pile=["1"] * 8 + ["2"] * 8)
    assert p["pile"] == ["1"] * 8 + ["2"] * 8
    discard = p["discard"]
    p = read(hands=HANDS, discard=discard)
    assert (Counter(p["pile"]), p["discard"]) == (Counter(["1"] * 8 + ["2"] * 8), discard)


@pytest.mark.parametrize(("writs", "length"), [([0, 0], 16), ([1, 2], 10), ([6, 0], 4)])
def test_the_default_pile_fits_the_writs(writs: list[int], length: int) -> None:
    assert len(read(hands=HANDS, writs=writs)["pile"]) == length


@pytest.mark.rule("CH-2.4")
def test_the_default_event_deck() -> None:
    assert read(hands=HANDS, event="hangu")["event_deck"] == []
    position = {"hands": HANDS, "event": "gaixia"}
    p = CHUHAN.position(position, 3, events=True).to_position()
    assert p["event"] == "gaixia"
    assert Counter([*p["event_deck"], "gaixia"]) == Counter(EVENTS)
    decks = {
        str(CHUHAN.position(position, seed, events=True).to_position()["event_deck"])
        for seed in range(10)
    }
    assert len(decks) == 10


def test_options_only_fill_defaults() -> None:
    position = {"hands": HANDS, "event_deck": ["hangu"]}
    assert get(CHUHAN.position(position, events=True), "event_deck") == ["hangu"]
    assert get(CHUHAN.position(position, events=False), "event_deck") == ["hangu"]
    position = {"hands": HANDS, "event_deck": []}
    assert get(CHUHAN.position(position, events=True), "event_deck") == []


@pytest.mark.parametrize(
    ("fields", "phase", "to_move"),
    [
        ({}, "lead", 0),
        ({"lead": 1}, "lead", 1),
        ({"trick": ["0 use ji_bu"]}, "lead", 0),
        ({"trick": ["0 play 4"]}, "counter", 1),
        ({"trick": ["0 use yu_ji 8", "0 play 4"]}, "counter", 1),
        ({"trick": ["0 play 4", "1 play 7"]}, "counter", 0),
        ({"trick": ["0 play 4", "1 use han_xin"]}, "counter", 0),
        ({"pending": ["0 use ji_bu"], "bottom": "lyu_zhi"}, "react", 1),
        ({"pending": ["0 use ji_bu", "1 use lyu_zhi"], "bottom": "xiao_he"}, "react", 0),
        (
            {"trick": ["0 play 4"], "pending": ["1 use han_xin"], "bottom": "lyu_zhi"},
            "react",
            0,
        ),
        ({"event": "mandate", "trick": ["0 play 4", "1 pass"]}, "take", 1),
        ({"event": "hong_canal", "phase": "give", "writs": [1, 0]}, "give", 0),
        (
            {"event": "hong_canal", "phase": "give", "writs": [0, 1], "trick": ["0 play 4"]},
            "give",
            1,
        ),
        ({"winner": 0, "scores": [31, 5]}, "over", None),
    ],
)
def test_phase_and_to_move_from_the_rest(
    fields: dict[str, Any], phase: str, to_move: int | None
) -> None:
    position = short("4 9", "5 5", **fields)
    p = CHUHAN.position(position).to_position()
    assert (p["phase"], p["to_move"]) == (phase, to_move)
    # Said as well, they must agree.
    assert CHUHAN.position({**position, "phase": phase, "to_move": to_move}).to_position() == p
    for other in ("lead", "counter", "react", "take", "over"):
        if other != phase:
            impossible(**{**position, "phase": other})
    for seat in (0, 1, None):
        if seat != to_move:
            impossible(**{**position, "to_move": seat})


@pytest.mark.parametrize(
    ("fields", "value"),
    [
        ({}, None),
        ({"trick": ["0 use ji_bu"]}, "used"),
        ({"trick": ["0 use ji_bu", "0 play 4"]}, None),
        ({"trick": ["0 play 4"]}, None),
        ({"pending": ["0 use ji_bu"], "bottom": "lyu_zhi"}, None),
        (
            {"trick": ["0 use ji_bu"], "pending": ["0 use zhongli_mo 1 8"], "bottom": "lyu_zhi"},
            "used",
        ),
    ],
)
def test_the_default_of_lead_ability(fields: dict[str, Any], value: str | None) -> None:
    assert get(at("4 9", "5 5", **fields), "lead_ability") == value


def test_a_give_has_two_cards_more_on_the_pile() -> None:
    fields: dict[str, Any] = {"event": "hong_canal", "phase": "give", "writs": [1, 0]}
    state = at("4 9", "5 5", top="8 2", seen=[2, 0], **fields)
    assert (len(get(state, "pile")), get(state, "writ_used")) == (16, True)
    assert legal(state) == ["give 2", "give 8"]


# Short forms of the specification


@pytest.mark.rule("CH-5.12", "CH-6.2")
def test_the_middle_of_a_reaction() -> None:
    position: dict[str, Any] = {
        "scores": [23, 24],
        "writs": [0, 3],
        "lead": 1,
        "hands": [[], ["xiao_he"]],
        "pending": [
            {"seat": 1, "text": "use zhongli_mo 2 4 5 han_xin 7 8"},
            {"seat": 0, "text": "use lyu_zhi"},
        ],
    }
    for seed in range(20):  # whatever the pile is
        state = CHUHAN.position(position, seed)
        assert (state.turn, legal(state)) == ((1,), ["allow", "use xiao_he"])
        assert not {"lyu_zhi", "zhongli_mo", "xiao_he"} & {
            *get(state, "pile"),
            *get(state, "discard"),
        }
    assert get(do(state, "1 use xiao_he"), "scores") == [26, 30]


@pytest.mark.rule("CH-7.5", "CH-5.9")
def test_a_hangu_counter_after_a_bounce() -> None:
    position: dict[str, Any] = {
        "event": "hangu",
        "row": ["1", "2"],
        "row_by": [0, 1],
        "hands": [["1", "8", "8"], ["4", "9"]],
        "trick": [{"seat": 0, "text": "play 7 7"}, {"seat": 1, "text": "use han_xin"}],
    }
    state = CHUHAN.position(position)
    assert (state.turn, get(state, "phase")) == ((0,), "counter")
    assert legal(state) == ["pass", "play 8 8", "writ"]


@pytest.mark.rule("CH-8.4")
def test_texts_in_any_order_are_read_and_written_in_theirs() -> None:
    state = at("4 9", "5 5", trick=["0 play  0 7 7"])
    assert texts(state) == ["0 play 7 7 0"]


def test_a_default_pile_leaves_what_the_trick_says_to_the_discard_pile() -> None:
    """Yu Ji's victim was discarded; Ying Bu's prize lies there until he resolves."""
    trick = [{"seat": 0, "text": "use yu_ji 0"}]
    pending = [{"seat": 0, "text": "use ying_bu peng_yue"}]
    for seed in range(30):
        assert "0" in get(CHUHAN.position({"hands": HANDS, "trick": trick}, seed), "discard")
        hands = [["9"], ["lyu_zhi"]]
        state = CHUHAN.position({"hands": hands, "pending": pending}, seed)
        assert "peng_yue" in get(state, "discard")


# Round trips


@pytest.mark.parametrize("events", [False, True])
@pytest.mark.parametrize("seed", range(4))
def test_every_position_of_a_game_reads_back(seed: int, events: bool) -> None:
    """As JSON, and with each field that has a default from the rest left out."""
    state = CHUHAN.new(seed=seed, events=events)
    draws = tenka.FastChance(seed).draws("moves")
    while True:
        p = state.to_position()
        again = CHUHAN.position(json.loads(json.dumps(p)), seed=99)
        assert again.to_position() == p
        assert (again.turn, again.outcome) == (state.turn, state.outcome)
        derived = ["to_move", "lead_ability", "reason"] + ["phase"] * (p["phase"] != "give")
        shorter = {name: value for name, value in p.items() if name not in derived}
        if p["lead_ability"] == "cancelled":
            shorter["lead_ability"] = "cancelled"
        assert CHUHAN.position(shorter).to_position() == p
        if not state.turn:
            break
        (seat,) = state.turn
        moves = state.legal(seat)
        assert again.legal(seat) == moves
        state.apply(seat, moves[draws.below(len(moves))])


def test_a_position_goes_on_as_the_game_would() -> None:
    """The same seed deals the same next hand, whether the game was played or read."""
    state = CHUHAN.new(seed=11, events=True)
    draws = tenka.FastChance(11).draws("moves")
    read_again = CHUHAN.position(state.to_position(), seed=11)
    for _ in range(300):
        if not state.turn:
            break
        (seat,) = state.turn
        moves = state.legal(seat)
        action = moves[draws.below(len(moves))]
        state.apply(seat, action)
        read_again.apply(seat, action)
        assert read_again.to_position() == state.to_position()
        read_again = CHUHAN.position(state.to_position(), seed=11)
    assert get(state, "hand_no") > 1


def test_a_position_is_not_shared_with_its_json() -> None:
    position = short("4 9", "5 5")
    state = CHUHAN.position(position)
    before = json.dumps(position)
    do(state, "0 writ", "0 play 4")
    assert json.dumps(position) == before
    taken = state.to_position()
    taken["hands"][0].append("0")
    taken["trick"][0]["text"] = "play 9"
    assert state.to_position() != taken


# Impossible positions


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


@pytest.mark.parametrize("field", ["writ_used", "must_play"])
def test_flags_of_a_turn_are_kept(field: str) -> None:
    for trick in ([], ["0 play 4"]):
        assert get(at("4 9", "5 5", trick=trick, **{field: True}), field) is True


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


# seen and known, as the specification words them


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
