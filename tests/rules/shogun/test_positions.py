"""Positions as JSON: defaults, round trips, and what is refused as impossible."""

import json
from typing import Any

import pytest

import tenka
from tenka.core.contract import Json

from .japan import PROVINCES
from .table import (
    ACTIONS,
    FIELDS,
    POSITION_FIELDS,
    SHOGUN,
    SPECIALS,
    board_of,
    draft_json,
    each,
    get,
    impossible,
    planning_json,
    season_json,
    throws,
    tower,
    winter_json,
)

ON = "Settsu 0:3, Yamato 0:2, Omi 1:3, Kai 2:2"
EMPTY = dict.fromkeys(FIELDS, "none")


def planned(**fields: Any) -> Json:
    return planning_json(ON) | fields


def acting(**fields: Any) -> Json:
    return season_json(ON, "battle_a Settsu") | fields


def choosing(**fields: Any) -> Json:
    return acting(phase="choosing", taken={}, choosing=[1, 0, 2]) | fields


def events(opened: str, current: int | None = None, stack: str = "") -> Json:
    return {
        "open": [int(n) for n in opened.split()],
        "current": current,
        "stack": [int(n) for n in stack.split()],
    }


# Defaults


def test_the_shortest_position() -> None:
    state = SHOGUN.position({"players": [{}, {}, {}], "year": 2, "events": {"open": [1, 2, 3, 4]}})
    p = state.to_position()
    assert set(p) == POSITION_FIELDS
    assert sorted(p.pop("actions")) == sorted(ACTIONS)  # shuffled on loading
    assert sorted(p.pop("specials")) == sorted(SPECIALS)
    player = {"chests": 0, "rice": 0, "vp": 0, "reserve": 62, "groups": []}
    assert p == {
        "board": "sun", "year": 2, "season": "spring", "phase": "planning", "provinces": {},
        "players": [player] * 3, "tower": {"inside": {}, "tray": {}}, "peasants": 20,
        "draft": None, "action": 0, "at": 0, "placed": False, "taken": {}, "choosing": [],
        "order": [], "events": {"open": [1, 2, 3, 4], "current": None, "stack": []},
        "plans": [{}, {}, {}], "winter": None, "chance": [],
    }  # fmt: skip


def test_what_is_missing_is_in_the_reserves() -> None:
    position = planned(tower=tower("0:4 p:3", "0:1 1:2 p:2"))
    state = SHOGUN.position(position)
    assert (each(state, "reserve"), get(state, "peasants")) == ([52, 57, 60], 15)
    groups = draft_json("Kai 0:5, Omi 1:5, Ise 2:5", *["4 4 3 3 2 2 2 2"] * 3)
    assert each(SHOGUN.position(groups), "reserve") == [35, 35, 35]


def test_the_order_of_actions_is_as_taken_says() -> None:
    assert get(SHOGUN.position(acting()), "order") == [0, 1, 2]
    state = SHOGUN.position(acting(taken={"0": "chest", "1": "defence", "2": "deploy6"}))
    assert get(state, "order") == [2, 0, 1]


def test_an_empty_list_of_cards_is_shuffled_on_loading() -> None:
    position = planned(actions=[], specials=[])
    rows = {str(get(SHOGUN.position(position, seed), "actions")) for seed in range(20)}
    assert len(rows) == 20
    assert len({str(get(SHOGUN.position(position, seed), "specials")) for seed in range(20)}) > 12
    forced = position | {"chance": [{"actions": ACTIONS}, {"specials": SPECIALS}]}
    state = SHOGUN.position(forced)
    assert (get(state, "actions"), get(state, "specials")) == (ACTIONS, SPECIALS)


@pytest.mark.parametrize("stack", ["", "1", "1 2 3 4"])
def test_the_default_stack_is_for_the_second_year_only(stack: str) -> None:
    SHOGUN.position(planned(year=2, events=events("8 9 10 11", None, stack)))
    if len(stack.split()) < 4:
        impossible(planned(events=events("8 9 10 11", None, stack)))
    else:
        SHOGUN.position(planned(events=events("8 9 10 11", None, stack)))


# Round trips


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize(
    ("board", "setup"), [("sun", "preset"), ("sun", "draft"), ("moon", "draft")]
)
def test_a_whole_game_through_json(seats: int, board: str, setup: str) -> None:
    state = SHOGUN.new(seats, 5, board=board, setup=setup)
    draws = tenka.FastChance(7).draws("moves")
    while state.turn:
        p = state.to_position()
        again = SHOGUN.position(json.loads(json.dumps(p)), 9)
        assert again.to_position() == p
        assert again.turn == state.turn
        for seat in state.turn:
            assert again.legal(seat) == state.legal(seat)
        seat = state.turn[draws.below(len(state.turn))]
        for _ in range(4):
            if seat in state.turn:
                moves = state.legal(seat)
                state.apply(seat, moves[draws.below(len(moves))])
    assert SHOGUN.position(state.to_position()).outcome == state.outcome


# What cannot be


BAD: dict[str, Json] = {
    # types and names
    "no players": {"events": events("1 2 3 4"), "year": 2},
    "2 players": planned(players=[{}, {}]),
    "6 players": planned(players=[{}] * 6),
    "players as an object": planned(players={}),
    "an unknown field": planned(weather="rain"),
    "an unknown field of a player": planned(players=[{"gold": 1}, {}, {}]),
    "an unknown field of a province": planned(
        provinces={"Kai": {"owner": 0, "armies": 1, "wall": True}}
    ),
    "an unknown field of the tower": planned(tower={"inside": {}, "floor": {}}),
    "an unknown field of the events": planned(events=events("8 9 10 11") | {"gone": []}),
    "an unknown colour": planned(tower={"inside": {"red": 1}, "tray": {}}),
    "a colour that does not play": planned(tower={"inside": {"3": 1}, "tray": {}}),
    "an unknown province": planned(provinces=board_of("Edo 0:1")),
    "an unknown board": planned(board="mars"),
    "an unknown phase": planned(phase="war"),
    "an unknown season": planned(season="rainy"),
    "year 3": planned(year=3),
    "year 0": planned(year=0),
    "year as text": planned(year="1"),
    "chests as text": planned(players=[{"chests": "5"}, {}, {}]),
    "half a chest": planned(players=[{"chests": 0.5}, {}, {}]),
    "true chests": planned(players=[{"chests": True}, {}, {}]),
    "a castle as number": planned(provinces={"Kai": {"owner": 0, "armies": 1, "castle": 1}}),
    "armies as text": planned(provinces={"Kai": {"owner": 0, "armies": "2"}}),
    "owner 3 of 3": planned(provinces={"Kai": {"owner": 3, "armies": 2}}),
    "owner -1": planned(provinces={"Kai": {"owner": -1, "armies": 2}}),
    "placed as number": acting(placed=1),
    # season and phase
    "planning in winter": planned(season="winter", events=events("1", None, "2 3 4 5 6 7 8 9")),
    "actions in winter": acting(season="winter"),
    "winter in autumn": winter_json(ON) | {"season": "autumn"},
    "over in spring": planned(phase="over", events=events("")),
    "draft in summer": draft_json() | {"season": "summer"},
    "draft in year 2": draft_json() | {"year": 2},
    # provinces
    "a province out of the game": planned(provinces=board_of("Mutsu 0:1")),
    "a removed province of the moon": planned(board="moon", provinces=board_of("Aki 0:1")),
    "no army": planned(provinces=board_of("Kai 0:0")),
    "armies not given": planned(provinces={"Kai": {"owner": 0}}),
    "two buildings on one site": planned(provinces=board_of("Kai 0:1 castle temple")),
    "below 0 markers": planned(provinces={"Kai": {"owner": 0, "armies": 1, "markers": -1}}),
    # cubes
    "63 armies": planned(provinces=board_of("Kai 0:63")),
    "63 with the tower": planned(provinces=board_of("Kai 0:60"), tower=tower("0:3")),
    "a reserve too large": planned(players=[{"reserve": 58}, {}, {}]),
    "a reserve too small": planned(players=[{"reserve": 56}, {}, {}]),
    "a reserve below 0": planned(provinces=board_of("Kai 0:63"), players=[{"reserve": -1}, {}, {}]),
    "21 peasants": planned(peasants=21),
    "19 peasants": planned(peasants=19),
    "20 and 1 peasants": planned(peasants=20, tower=tower("p:1")),
    "25 peasants inside": planned(tower=tower("p:25")),
    "cubes below 0": planned(tower=tower("0:-1")),
    "chests below 0": planned(players=[{"chests": -1}, {}, {}]),
    "rice below 0": planned(players=[{"rice": -1}, {}, {}]),
    "points below 0": planned(players=[{"vp": -1}, {}, {}]),
    "groups outside the draft": planned(players=[{"groups": [2]}, {}, {}]),
    # events
    "an event twice": planned(events=events("8 9 10 8", None, "1 2 3 4 5 6 7 12")),
    "an event open and in the stack": planned(events=events("8 9 10 11", None, "1 2 3 4 5 6 7 8")),
    "event 13": planned(events=events("8 9 10 13", None, "1 2 3 4 5 6 7 12")),
    "event 0": planned(events=events("8 9 10 0", None, "1 2 3 4 5 6 7 12")),
    "3 events in spring": planned(events=events("8 9 10", None, "1 2 3 4 5 6 7 12")),
    "4 events in summer": planned(season="summer"),
    "no events": planned(events={"stack": [1, 2, 3, 4]}),
    "a current event in planning": planned(events=events("8 9 10 11", 12, "1 2 3 4 5 6 7")),
    "no current event in actions": acting(events=events("1 2 3", None, "4 5 6 7 8 9 10 11")),
    "4 events in actions": acting(events=events("1 2 3 4", 12, "5 6 7 8 9 10 11")),
    "the current event is open": acting(events=events("1 2 3", 3, "5 6 7 8 9 10 11")),
    "2 events in winter": winter_json(ON) | {"events": events("8 9", None, "1 2 3 4")},
    "a current event in winter": winter_json(ON) | {"events": events("8", 9, "1 2 3 4")},
    "3 cards for the second year": planned(events=events("8 9 10 11", None, "1 2 3")),
    # plans
    "a field left out": planned(plans=[{"temple": "none"}, {}, {}]),
    "a gap": planned(plans=[{"castle": "none", "theatre": "none"}, {}, {}]),
    "an unknown action": planned(plans=[{"fortress": "none"}, {}, {}]),
    "an unknown card": planned(plans=[{"castle": "chest5"}, {}, {}]),
    "two plans of three": planned(plans=[{}, {}]),
    "a card twice": planned(plans=[{"castle": "Settsu", "temple": "Settsu"}, {}, {}]),
    "a chest card twice": planned(plans=[{"castle": "chest1", "temple": "chest1"}, {}, {}]),
    "another's card": planned(plans=[{"castle": "Omi"}, {}, {}]),
    "a neutral card": planned(plans=[{"castle": "Hida"}, {}, {}]),
    "an unpayable bid": planned(plans=[EMPTY | {"bid": "chest4"}, {}, {}], players=[{}] * 3),
    "10 fields in actions": acting(
        plans=[dict.fromkeys(ACTIONS, "none"), EMPTY, EMPTY]
    ),
    "no plans in actions": acting(plans=[{}, {}, {}]),
    "plans in winter": winter_json(ON) | {"plans": [EMPTY, EMPTY, EMPTY]},
    # cards of the season
    "nine actions": planned(actions=ACTIONS[:9]),
    "an action twice": planned(actions=[*ACTIONS[:9], "castle"]),
    "action cards in winter": winter_json(ON) | {"actions": ACTIONS},
    "four special cards": planned(specials=SPECIALS[:4]),
    "a special card twice": planned(specials=[*SPECIALS[:4], "rice"]),
    "no actions in actions": acting(actions=[]),
    "no specials in actions": acting(specials=[]),
    "action 10": acting(action=10),
    "action -1": acting(action=-1),
    "at 3": acting(at=3),
    "taken in planning": planned(taken={"0": "rice"}),
    "two took the same": acting(taken={"0": "rice", "1": "rice", "2": "chest"}),
    "not all took": acting(taken={"0": "rice", "1": "chest"}),
    "seat 3 took": acting(taken={"0": "rice", "1": "chest", "3": "attack"}),
    "a card that is none": acting(taken={"0": "rice", "1": "chest", "2": "castle"}),
    "choosing in actions": acting(choosing=[0]),
    "choosing twice": choosing(choosing=[0, 0, 1]),
    "one is left out": choosing(choosing=[0, 1]),
    "chose and still to choose": choosing(taken={"0": "rice"}, choosing=[0, 1, 2]),
    "an order in choosing": choosing(order=[0, 1, 2]),
    "an order in planning": planned(order=[0, 1, 2]),
    "a short order": winter_json(ON) | {"order": [0, 1]},
    "an order with a repeat": winter_json(ON) | {"order": [0, 1, 1]},
    "no order in winter": winter_json(ON) | {"order": []},
    "placed in a battle": acting(placed=True, action=8),
    "placed in planning": planned(placed=True),
    "a winter in spring": planned(winter={"at": 0, "revolts": [], "extra": 1}),
    "a draft in planning": planned(draft=draft_json()["draft"]),
    "a forced outcome of the wrong kind": planned(actions=[], specials=[], chance=throws("0:1")),
}  # fmt: skip


@pytest.mark.parametrize("position", list(BAD.values()), ids=list(BAD))
def test_what_cannot_be(position: Json) -> None:
    assert impossible(position)


@pytest.mark.parametrize("position", [None, [], "x", 3, {1: 2}])
def test_no_position_at_all(position: Any) -> None:
    impossible(position)


def test_the_examples_can_be() -> None:
    """What the table above spoils is right before."""
    for position in (planned(), acting(), choosing(), winter_json(ON), draft_json()):
        SHOGUN.position(position)


@pytest.mark.rule("SG-4.1")
@pytest.mark.parametrize(("kind", "supply"), [("castle", 28), ("temple", 26), ("theatre", 26)])
def test_no_more_buildings_than_the_supply(kind: str, supply: int) -> None:
    for built in (supply, supply + 1):
        on = ", ".join(f"{name} 1:1 {kind}" for name in PROVINCES[:built])
        position = planning_json(on, seats=4)
        if built > supply:
            impossible(position)
        else:
            SHOGUN.position(position)


def test_what_is_not_checked() -> None:
    """SG-3.11 on given plans; how a position came about; sizes of groups placed."""
    SHOGUN.position(planned(plans=[{"castle": "none", "temple": "none"}, {}, {}]))
    SHOGUN.position(acting(plans=[EMPTY | {"bid": "chest4"}, EMPTY, EMPTY], players=[{}] * 3))
    SHOGUN.position(draft_json("Kai 0:9, Omi 1:1, Ise 2:7", "2", "2", "2"))
    SHOGUN.position(planned(provinces=board_of("Kai 0:1 castle m40")))
