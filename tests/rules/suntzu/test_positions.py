"""Positions as JSON: defaults, forms, and what is impossible."""

import json
from typing import Any

import pytest

import tenka
from tenka.core.contract import Json

from .table import (
    COPIES,
    DISPLAYS,
    FIELDS,
    FRAMED,
    ORDER,
    PROVINCES,
    SUNTZU,
    at,
    do,
    each_edition,
    get,
    legal,
    short,
    walk,
)

EVEN = "3 4 5 +1 2"
LAID = dict(zip(PROVINCES, EVEN.split(), strict=True))
LOOSE = [card for card, n in COPIES.items() if card not in FRAMED for _ in range(n)]
SHOWN = dict(zip(PROVINCES, DISPLAYS, strict=False))
WITH_EVENTS = {"edition": "en", "warlords": True, "events": True, "beginner": False}


# Defaults and forms


@pytest.mark.rule("ST-2.1", "ST-2.2")
def test_an_empty_position() -> None:
    position = SUNTZU.position({}).to_position()
    assert position == {
        "options": {"edition": "en", "warlords": True, "events": False, "beginner": False},
        "round": 1,
        "phase": "placing",
        "marker": 0,
        "displays": SHOWN,
        "armies": dict.fromkeys(PROVINCES, 0),
        "marks": [{}, {}],
        "pool": [18, 18],
        "set_aside": [3, 3],
        "hands": [FRAMED, FRAMED],
        "decks": [[], []],
        "drawn": [[], []],
        "keep": [0, 0],
        "kept_one": [False, False],
        "removed": [LOOSE, LOOSE],
        "known": [0, 0],
        "recycled": [None, None],
        "placed": [{}, {}],
        "fought": [],
        "warlords": [[], []],
        "used_warlords": [[], []],
        "total_plague": False,
        "used_one": [False, False],
        "events": [],
        "plagues_played": 0,
        "decider": None,
        "last_decider": None,
        "counts": None,
        "battle": None,
        "window": None,
        "pending": [],
        "outcome": None,
    }
    assert len(LOOSE) == 14
    assert set(position) == FIELDS


@pytest.mark.rule("ST-1.6")
@pytest.mark.parametrize(
    ("fields", "pool", "set_aside"),
    [
        ({}, [13, 15], [3, 3]),
        ({"pool": [10, 1]}, [10, 1], [6, 17]),
        ({"set_aside": [0, 5]}, [16, 13], [0, 5]),
        ({"set_aside": [1, 2], "pool": [15, 16]}, [15, 16], [1, 2]),
    ],
)
def test_pool_and_set_aside_left_out(fields: Json, pool: list[int], set_aside: list[int]) -> None:
    position = {"armies": {"qin": 4, "wu": -3}, "marks": [{"chu": 1}, {}], **fields}
    p = SUNTZU.position(position).to_position()
    assert (p["pool"], p["set_aside"]) == (pool, set_aside)


def test_hands_left_out_are_the_framed_cards_not_laid() -> None:
    p = SUNTZU.position({"placed": [{"qin": "3", "chu": "6"}, {}]}).to_position()
    assert p["hands"] == [["1", "2", "4", "5"], FRAMED]


def test_sets_are_sorted() -> None:
    hands = [["plague", "-1", "+1", "10", "6", "5", "4", "3", "2", "1"], FRAMED[::-1]]
    p = SUNTZU.position(
        {"hands": hands, "used_warlords": [["reinforce", "move_army"], []]}
    ).to_position()
    assert p["hands"] == [sorted(hands[0], key=ORDER.index), FRAMED]
    assert p["used_warlords"] == [["move_army", "reinforce"], []]


@pytest.mark.rule("ST-7.8")
def test_forms_of_warlords() -> None:
    for given, read in [
        (["move_army", None], [["move_army"], []]),
        (["move_army", "double_six"], [["move_army"], ["double_six"]]),
        ([None, ["remove_army", "double_six"]], [[], ["double_six", "remove_army"]]),
    ]:
        assert SUNTZU.position({"warlords": given}).to_position()["warlords"] == read
    p = SUNTZU.position({"warlords": ["head_start", None], "marker": 0}).to_position()
    assert (p["warlords"], p["used_warlords"], p["marker"]) == ([[], []], [["head_start"], []], 0)


@each_edition
@pytest.mark.parametrize("seed", range(3))
def test_round_trips(edition: str, seed: int) -> None:
    for state in walk(seed, edition=edition, events=seed != 1):
        position = json.loads(json.dumps(state.to_position()))
        again = SUNTZU.position(position)
        assert again.to_position() == position
        assert (again.turn, again.outcome) == (state.turn, state.outcome)
        for seat in (0, 1):
            assert legal(again, seat) == legal(state, seat)


@pytest.mark.rule("ST-9.8")
def test_a_window_left_out_is_fresh() -> None:
    state = at(EVEN, EVEN, armies={"qin": 1}, lords=("move_army", "remove_army"))
    assert get(state, "window") == {"asked": 0, "passed": [False, False]}
    position = state.to_position()
    position["window"] = {"asked": 1, "passed": [True, False]}
    again = SUNTZU.position(position)
    assert again.turn == (1,)
    assert get(do(again, "1 pass"), "phase") == "after"


# Impossible


def over(**fields: Any) -> Json:
    return {"phase": "over", "outcome": {"winners": [0], "reason": "ST-6.3"}, **fields}


IMPOSSIBLE: dict[str, Json] = {
    "22 armies": {"armies": {"qin": 4}, "pool": [18, 18], "set_aside": [3, 3]},
    "20 armies": {"pool": [17, 18], "set_aside": [3, 3]},
    "too many on the board": {"armies": {"qin": 22}},
    "too many with the set aside": {"armies": {"qin": 19}},
    "marks are armies": {"marks": [{"qin": 1}, {}], "pool": [18, 18], "set_aside": [3, 3]},
    "a card too many": {"hands": [["1", "2", "3", "4", "5", "6", "7", "7"], FRAMED]},
    "a card in two places": {"hands": [[*FRAMED, "9"], FRAMED], "decks": [["9"], []]},
    "a card laid and in hand": {"hands": [FRAMED, FRAMED], "placed": [{"qin": "5"}, {}]},
    "a card missing": {"removed": [["7"], []]},
    "a framed card missing": {"hands": [["1", "2", "3", "4", "5"], FRAMED]},
    "framed in the deck": {"hands": [["1", "2", "3", "4", "5"], FRAMED], "decks": [["6"], []]},
    "framed removed": {
        "hands": [["1", "2", "3", "4", "5"], FRAMED],
        "removed": [["6", *LOOSE], LOOSE],
    },
    "a card that is none": {"hands": [[*FRAMED, "11"], FRAMED]},
    "a +2 for beginners": {
        "options": {"edition": "en", "warlords": True, "events": False, "beginner": True},
        "hands": [[*FRAMED, "+2"], FRAMED],
    },
    "a 6 at a mark": {"placed": [{"qin": "6"}, {}], "marks": [{"qin": 1}, {}]},
    "a 6 at a mark, double_six used": {
        "placed": [{}, {"qin": "6"}],
        "marks": [{}, {"qin": 1}],
        "used_warlords": [[], ["double_six"]],
    },
    "hidden and used": {"warlords": [["reinforce"], []], "used_warlords": [["reinforce"], []]},
    "a Warlord of the other side": {"warlords": [["remove_army"], []]},
    "a used one of the other side": {"used_warlords": [[], ["reinforce"]]},
    "no Warlord": {"warlords": [["sun_tzu"], []]},
    "twice the same Warlord": {"warlords": [["reinforce", "reinforce"], []]},
    "round 0": {"round": 0},
    "round 10": {"round": 10},
    "round 1.0": {"round": 1.0},
    "round true": {"round": True},
    "marker 10": {"marker": 10},
    "marker -10": {"marker": -10},
    "a pool below 0": {"pool": [-1, 18], "set_aside": [22, 3]},
    "three numbers": {"pool": [18, 18, 0]},
    "a mark of 3": {"marks": [{"qin": 3}, {}]},
    "a mark below 0": {"marks": [{"qin": -1}, {}]},
    "keep 3": {"phase": "drawing", "drawn": [["7", "8"], []], "keep": [3, 0]},
    "plagues below 0": {"plagues_played": -1},
    "known of no deck": {"known": [1, 0]},
    "recycled of no deck": {"recycled": [0, None]},
    "decider 2": {"round": 2, "last_decider": 2},
    "an unknown field": {"tea": 1},
    "an unknown phase": {"phase": "tea"},
    "an unknown province": {"armies": {"qi": 1}},
    "a gap": {"placed": [{"chu": "5"}, {}]},
    "a gap in the middle": {"placed": [{}, {"qin": "1", "jin_yan": "5"}]},
    "before, not all laid": {"phase": "before", "placed": [LAID, {"qin": "1"}]},
    "battles, not all laid": {"phase": "battles", "placed": [LAID, {}]},
    "battles, one missing": {
        "phase": "battles",
        "fought": ["qin"],
        "placed": [LAID, {key: card for key, card in LAID.items() if key != "wu"}],
    },
    "fought twice": {"phase": "battles", "placed": [LAID, LAID], "fought": ["qin", "qin"]},
    "a display twice": {"displays": {name: [1, 2, 4] for name in PROVINCES}},
    "no such display": {"displays": {**SHOWN, "wu": [9, 9, 9]}},
    "events against the option": {"events": ["pandemic"]},
    "no event left": {"options": WITH_EVENTS},
    "an event twice": {
        "options": WITH_EVENTS,
        "events": ["pandemic", "pandemic"],
    },
    "Warlords against the option": {
        "options": {"edition": "en", "warlords": False, "events": False, "beginner": False},
        "warlords": [["reinforce"], []],
    },
    "Warlords of beginners": {
        "options": {"edition": "en", "warlords": True, "events": False, "beginner": True},
        "warlords": [["reinforce"], []],
    },
    "events of beginners in pl": {
        "options": {"edition": "pl", "warlords": True, "events": True, "beginner": True},
        "events": ["pandemic"],
    },
    "a battle while placing": {
        "battle": {"province": "qin", "step": "reveal", "countered": False, "as_six": False,
                   "winner": None},
    },
    "pending while placing": {"pending": [{"seat": 0, "do": "pay", "count": 1, "why": "cost"}]},
    "a window while placing": {"window": {"asked": 0, "passed": [False, False]}},
    "drawn while placing": {"drawn": [["7"], []]},
    "keep while placing": {"keep": [1, 0]},
    "kept one while placing": {"kept_one": [True, False]},
    "kept one of one": {
        "phase": "drawing", "drawn": [["7"], []], "keep": [1, 0], "kept_one": [True, False],
        "hands": [[*FRAMED, "8"], FRAMED],
    },
    "kept one, two to keep": {
        "phase": "drawing", "drawn": [["7", "9"], []], "keep": [2, 0], "kept_one": [True, False],
        "hands": [[*FRAMED, "8"], FRAMED],
    },
    "kept one that is not in the hand": {
        "phase": "drawing", "drawn": [["7", "8"], []], "keep": [1, 0], "kept_one": [True, False],
    },
    "kept one, no flag": {"kept_one": [0, 0]},
    "over without an outcome": {"phase": "over"},
    "an outcome while placing": {"outcome": {"winners": [0], "reason": "ST-6.3"}},
    "no such reason": over(outcome={"winners": [0], "reason": "ST-6.4"}),
    "no winner": over(outcome={"winners": [], "reason": "ST-6.3"}),
    "Warlord choice in hu": {
        "phase": "warlord",
        "options": {"edition": "hu", "warlords": True, "events": False, "beginner": False},
    },
    "hands of three": {"hands": [FRAMED, FRAMED, []]},
    "null armies": {"armies": None},
    "a province fought at the battle": {
        "phase": "battles", "placed": [LAID, LAID], "fought": ["qin"],
        "battle": {"province": "qin", "step": "costs", "countered": False, "as_six": False,
                   "winner": 0},
        "pending": [{"seat": 0, "do": "pay", "count": 1, "why": "cost"}],
    },
}  # fmt: skip


@pytest.mark.rule("ST-1.3", "ST-1.4", "ST-1.6", "ST-3.2", "ST-9.8")
@pytest.mark.parametrize("name", list(IMPOSSIBLE))
def test_impossible(name: str) -> None:
    with pytest.raises(tenka.BadPosition):
        SUNTZU.position(IMPOSSIBLE[name])


def test_the_same_without_the_fault() -> None:
    """What is next to the impossible is possible."""
    for position in (
        {"placed": [{}, {"qin": "6"}], "marks": [{"qin": 1}, {}]},
        {"placed": [{}, {"qin": "6"}], "marks": [{}, {"qin": 1}], "warlords": [[], ["double_six"]]},
        {"marker": 9},
        {"marker": -9, "round": 9},
        {"marks": [{"qin": 0}, {"qin": 2}]},
        {"armies": {"qin": 18}},
        {"phase": "drawing", "drawn": [["7", "8"], []], "keep": [1, 0]},
        {
            "phase": "drawing",
            "drawn": [["7", "8"], []],
            "keep": [1, 0],
            "kept_one": [True, False],
            "hands": [[*FRAMED, "9"], FRAMED],
        },
        {"decks": [["7", "8"], []], "known": [2, 0], "recycled": [1, None]},
        {"phase": "warlord"},
        over(marker=1, round=9),
        short(EVEN, EVEN),
    ):
        assert SUNTZU.position(position).to_position()["round"] in (1, 2, 9)
    assert SUNTZU.position(over(marker=1, round=9)).turn == ()


@pytest.mark.parametrize("position", [None, [], "x", 1, {"round": None}, {1: 2}])
def test_no_position_at_all(position: Any) -> None:
    with pytest.raises(tenka.BadPosition):
        SUNTZU.position(position)
