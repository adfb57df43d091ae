"""SG-3.12: what each seat and a spectator see, in the view, and what not."""

import json
from collections.abc import Callable

import pytest

import tenka
from tenka.core.contract import Json, State

from .table import (
    ACTIONS,
    FIELDS,
    POSITION_FIELDS,
    SHOGUN,
    do,
    draft,
    draft_json,
    get,
    planning,
    season,
    season_json,
    throws,
    winter,
)

ON = "Settsu 0:3, Yamato 0:2, Omi 1:3, Ise 1:2, Kai 2:3, Suruga 2:2"
PLANS = (
    "castle Yamato, temple chest3, tax Settsu, bid chest2",
    "castle Omi, tax chest1, battle_b Ise, bid none",
    "theatre Kai, tax Suruga, battle_a chest0, bid chest4",
)
EVERYONE = pytest.mark.parametrize("seat", [0, 1, 2, None])


def full(plan: str) -> str:
    laid = dict(part.split() for part in plan.split(", "))
    return ", ".join(f"{field} {laid.get(field, 'none')}" for field in FIELDS)


def seen_of(p: Json, other: int) -> set[str]:
    """The fields of another's plan that all may see, by SG-3.12."""
    plan = p["plans"][other]
    if p["phase"] == "planning":
        return set()
    seen = {field for field, card in plan.items() if card == "none"} | {"bid"}
    if p["phase"] == "actions":
        seen.update(p["actions"][: p["action"]])
        if p["order"].index(other) <= p["at"]:
            seen.add(p["actions"][p["action"]])
    return seen


def expected_view(state: State, seat: int | None) -> Json:
    """The position with what the seat may not know taken out."""
    p = view = state.to_position()
    open_plans = p["phase"] in ("planning", "choosing", "actions")
    plans = []
    for other, plan in enumerate(p["plans"]):
        if other == seat or not open_plans:
            plans.append(plan)
            continue
        seen = seen_of(p, other)
        shown: Json = {f: plan[f] if f in seen else None for f in FIELDS}
        plans.append(shown | {"hidden": [f for f in FIELDS if f not in seen]})
    opened = p["actions"][: 5 + p["action"]]
    view = p | {
        "plans": plans,
        "actions": {"open": opened, "hidden": len(p["actions"]) - len(opened)},
        "events": p["events"] | {"stack": {"hidden": len(p["events"]["stack"])}},
        "chance": None,
        "hidden": ["chance"],
        "game": "shogun",
        "seat": seat,
        "turn": list(state.turn),
        "outcome": None,
    }
    if p["draft"] is not None:
        stack, known = p["draft"]["stack"], p["draft"]["known"]
        bottom = stack[len(stack) - known :]
        view["draft"] = p["draft"] | {"stack": {"hidden": len(stack) - known, "known": bottom}}
    if state.outcome is not None:
        view["outcome"] = {
            "winners": list(state.outcome.winners),
            "scores": list(state.outcome.scores),
            "utilities": list(state.outcome.utilities),
            "reason": state.outcome.reason,
        }
    return view


# One position of each phase
PHASES: dict[str, Callable[[], State]] = {
    "draft": lambda: draft("Kai 0:5, Omi 1:5, Ise 2:5", *["4 2"] * 3, known=3),
    "draft, a card drawn": lambda: draft(drawn="Omi"),
    "planning": lambda: planning(ON, "castle Yamato", "", full(PLANS[2])),
    "choosing": lambda: SHOGUN.position(
        season_json(ON, *PLANS) | {"phase": "choosing", "taken": {"1": "rice"}, "choosing": [0, 2]}
    ),
    "actions": lambda: season(ON, *PLANS, first="castle tax battle_b"),
    "deploy1": lambda: season(ON, "deploy1 Settsu, tax Yamato", *PLANS[1:], first="deploy1"),
    "winter": lambda: winter("Kai 0:2, Omi 0:2, Ise 0:2", chance=throws()),
    "over": lambda: winter("Kai 0:2", "9", year=2),
}


@pytest.mark.rule("SG-3.12", "SG-3.1", "SG-1.4")
@EVERYONE
@pytest.mark.parametrize("phase", PHASES)
def test_the_view_of_each_phase(phase: str, seat: int | None) -> None:
    state = PHASES[phase]()
    view = state.view(seat)
    assert view == expected_view(state, seat)
    assert set(view) == {*POSITION_FIELDS, "game", "seat", "turn", "outcome", "hidden"}
    assert json.loads(json.dumps(view)) == view


@pytest.mark.rule("SG-3.12")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_views_of_whole_games(seats: int) -> None:
    state = SHOGUN.new(seats, seats, setup="draft")
    draws = tenka.FastChance(seats).draws("moves")
    while state.turn:
        for seat in (0, seats - 1, None):
            assert state.view(seat) == expected_view(state, seat)
        mover = state.turn[draws.below(len(state.turn))]
        moves = state.legal(mover)
        state.apply(mover, moves[draws.below(len(moves))])
    assert state.view(None) == expected_view(state, None)


# SG-3.12, sentence by sentence


@pytest.mark.rule("SG-3.12", "SG-3.10")
def test_how_far_another_has_planned_is_hidden_until_he_has_finished() -> None:
    views = []
    for plan in ("", "castle Kai", "castle chest1, temple none, theatre Suruga"):
        state = planning(ON, "castle Yamato", "", plan)
        views.append([state.view(seat) for seat in (0, 1, None)])
        assert state.view(2)["plans"][2] == dict(p.split() for p in plan.split(", ") if p)
    assert views[0] == views[1] == views[2]
    state = planning(ON, "castle Yamato", "", full(PLANS[2]))
    assert state.view(0)["turn"] == [0, 1]  # seat 2 has finished
    assert [state.view(0)["plans"][2][field] for field in FIELDS] == [None] * 11


@pytest.mark.rule("SG-3.12")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_after_planning_empty_fields_and_bids_are_seen_and_nothing_else(seat: int | None) -> None:
    position = season_json(ON, *PLANS) | {"phase": "choosing", "taken": {}, "choosing": [2, 0, 1]}
    view = SHOGUN.position(position).view(seat)["plans"][2]
    shown = {field: view[field] for field in FIELDS}
    assert shown == dict.fromkeys(FIELDS, "none") | {
        "theatre": None, "tax": None, "battle_a": None, "bid": "chest4",
    }  # fmt: skip
    assert view["hidden"] == ["theatre", "tax", "battle_a"]


@pytest.mark.rule("SG-3.12", "SG-3.3")
def test_a_chest_card_on_an_action_cannot_be_told_from_a_province() -> None:
    worlds = []
    for card in ("Suruga", "chest0", "chest3"):
        position = season_json(ON, *PLANS[:2], f"tax {card}, bid chest4")
        position |= {"phase": "choosing", "taken": {}, "choosing": [2, 0, 1]}
        state = SHOGUN.position(position)
        worlds.append([state.view(seat) for seat in (0, 1, None)])
    assert worlds[0] == worlds[1] == worlds[2]


@pytest.mark.rule("SG-3.12", "SG-3.7")
def test_a_card_is_seen_from_the_moment_its_action_comes_to_its_player() -> None:
    """battle_a in the order 2, 0, 1."""
    state = season(
        ON,
        *("battle_a Settsu", "battle_a Omi", "battle_a Kai, battle_b Suruga"),
        cards="deploy6 chest rice",
        chance=throws("", "", ""),
    )

    def shown() -> list[object]:
        return [state.view(None)["plans"][seat]["battle_a"] for seat in range(3)]

    assert (state.turn, shown()) == ((2,), [None, None, "Kai"])
    assert state.view(0)["plans"][0]["battle_a"] == "Settsu"
    do(state, "2 move Kai Musashi 1")
    assert (state.turn, shown()) == ((0,), ["Settsu", None, "Kai"])
    do(state, "0 move Settsu Harima 1")
    assert (state.turn, shown()) == ((1,), ["Settsu", "Omi", "Kai"])
    assert state.view(None)["plans"][2]["battle_b"] is None
    do(state, "1 move Omi Mino 1")
    assert state.view(None)["plans"][2]["battle_b"] == "Suruga"


@pytest.mark.rule("SG-3.12")
def test_a_card_of_a_skipped_action_is_seen() -> None:
    state = season(
        ON, "castle Yamato", "castle Omi", "battle_a Kai", first="castle", chests="0 0 0"
    )
    assert state.turn == (2,)
    plans = state.view(None)["plans"]
    assert (plans[0]["castle"], plans[1]["castle"]) == ("Yamato", "Omi")


@pytest.mark.rule("SG-3.12", "SG-4.6")
def test_a_card_taken_off_a_mat_is_seen() -> None:
    state = season(
        ON, "battle_a Settsu", "tax Omi", "battle_a Kai", first="battle_a", chance=throws("0:2")
    )
    assert state.view(2)["plans"][1]["tax"] is None
    do(state, "0 move Settsu Omi 2")
    assert state.view(2)["plans"][1]["tax"] == "none"
    assert state.view(2)["plans"][1]["hidden"] == []


@pytest.mark.rule("SG-3.1", "SG-3.12")
@EVERYONE
def test_the_order_of_face_down_action_cards_is_hidden(seat: int | None) -> None:
    rest = ACTIONS[5:]
    one, other = (
        planning(ON, actions=ACTIONS[:5] + tail).view(seat) for tail in (rest, rest[::-1])
    )
    assert one == other
    assert one["actions"] == {"open": ACTIONS[:5], "hidden": 5}


@pytest.mark.rule("SG-2.7", "SG-3.12")
@EVERYONE
def test_the_order_of_the_event_stack_is_hidden(seat: int | None) -> None:
    views = []
    for stack in ([1, 2, 3, 4, 5, 6, 7, 12], [12, 7, 6, 5, 4, 3, 2, 1]):
        state = planning(ON, events={"open": [8, 9, 10, 11], "current": None, "stack": stack})
        views.append(state.view(seat))
    assert views[0] == views[1]
    assert views[0]["events"]["open"] == [8, 9, 10, 11]


@pytest.mark.rule("SG-2.4", "SG-3.12")
@EVERYONE
def test_of_the_draft_stack_only_the_known_bottom_is_seen(seat: int | None) -> None:
    position = draft_json("Kai 0:5, Omi 1:5, Ise 2:5", *["4 2"] * 3, known=2)
    state = SHOGUN.position(position)
    stack = position["draft"]["stack"]
    position["draft"]["stack"] = stack[:-2][::-1] + stack[-2:]
    assert state.view(seat) == SHOGUN.position(position).view(seat)
    position["draft"]["stack"] = stack[:-2] + stack[-2:][::-1]
    assert state.view(seat) != SHOGUN.position(position).view(seat)


@pytest.mark.rule("SG-8.5")
@EVERYONE
def test_forced_outcomes_are_hidden_from_all(seat: int | None) -> None:
    plain = season(ON, "battle_a Settsu")
    forced = season(ON, "battle_a Settsu", chance=throws("0:1"))
    assert plain.view(seat) == forced.view(seat)
    assert get(forced, "chance") == throws("0:1")


# The journal


@pytest.mark.rule("SG-3.12", "SG-3.10")
def test_the_journal_tells_nothing_of_secret_plans() -> None:
    told = []
    for card in ("Kai", "chest0"):
        state = planning(ON, journal=True)
        do(state, f"2 plan castle {card}")
        told.append([state.journal(seat) for seat in (0, 1, None)])
    assert told[0] == told[1]


@pytest.mark.rule("SG-5.1", "SG-1.4")
@EVERYONE
def test_every_throw_stands_in_the_journal(seat: int | None) -> None:
    """What went in, what lay on the tray, what came out."""
    state = season(ON, "battle_a Settsu", chance=throws("0:2 1:1"), journal=True)
    do(state, "0 move Settsu Omi 2")
    thrown = [event for event in state.journal(seat) if event["kind"] == "thrown"]
    assert len(thrown) == 1
    assert {"0": 2, "1": 1} in thrown[0].values()
    assert state.learned(0)
