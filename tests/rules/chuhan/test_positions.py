"""Positions as JSON: defaults, short forms and round trips."""

import json
from collections import Counter
from typing import Any

import pytest

import tenka

from .positions import HANDS, impossible, read
from .table import CHUHAN, COPIES, EVENTS, FIELDS, ORDER, at, do, get, legal, short, texts

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


@pytest.mark.parametrize("field", ["writ_used", "must_play"])
def test_flags_of_a_turn_are_kept(field: str) -> None:
    for trick in ([], ["0 play 4"]):
        assert get(at("4 9", "5 5", trick=trick, **{field: True}), field) is True
