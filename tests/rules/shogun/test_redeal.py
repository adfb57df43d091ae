"""Worlds dealt anew: all that a seat knows stays, all else is chance."""

from collections import Counter
from itertools import permutations

import pytest

import tenka
from tenka.core import conformance as kit
from tenka.core.contract import Json, State

from .table import (
    ACTIONS,
    CHEST_CARDS,
    FIELDS,
    SHOGUN,
    draft_json,
    get,
    planning,
    season,
    season_json,
    throws,
)

ON = "Settsu 0:3, Yamato 0:2, Omi 1:3, Ise 1:2, Kai 2:3, Suruga 2:2"


def worlds(state: State, seat: int | None, n: int = 60) -> list[State]:
    return [state.redeal(seat, tenka.FastChance(seed)) for seed in range(n)]


@pytest.mark.rule("SG-3.12")
@pytest.mark.parametrize(
    ("seats", "board", "setup"), [(3, "sun", "preset"), (4, "moon", "draft"), (5, "sun", "draft")]
)
def test_the_seat_cannot_tell_the_worlds_apart(seats: int, board: str, setup: str) -> None:
    state = SHOGUN.new(seats, 4, board=board, setup=setup, journal=True)
    draws = tenka.FastChance(seats).draws("moves")
    step = 0
    while state.turn:
        step += 1
        if step % 9 == 0:
            seat = [None, *range(seats)][step // 9 % (seats + 1)]
            world = state.redeal(seat, tenka.FastChance(step))
            assert world.view(seat) == state.view(seat)
            assert world.journal(seat) == state.journal(seat)
            assert world.forecast(seat) == state.forecast(seat)
            assert world.turn == state.turn
            if seat is not None:
                assert world.legal(seat) == state.legal(seat)
            p = world.to_position()
            assert SHOGUN.position(p).to_position() == p  # a position that can be
        mover = state.turn[draws.below(len(state.turn))]
        moves = state.legal(mover)
        state.apply(mover, moves[draws.below(len(moves))])


@pytest.mark.rule("SG-3.1", "SG-2.7")
def test_face_down_cards_and_the_event_stack_are_shuffled() -> None:
    state = planning(ON)
    found = [world.to_position() for world in worlds(state, 0, 200)]
    assert all(p["actions"][:5] == ACTIONS[:5] for p in found)
    assert {tuple(sorted(p["actions"])) for p in found} == {tuple(sorted(ACTIONS))}
    sixth = Counter(p["actions"][5] for p in found)
    assert set(sixth) == set(ACTIONS[5:])
    assert all(15 < n < 70 for n in sixth.values())
    stacks = Counter(p["events"]["stack"][0] for p in found)
    assert set(stacks) == {1, 2, 3, 4, 5, 6, 7, 12}
    assert all(p["events"]["open"] == [8, 9, 10, 11] for p in found)


@pytest.mark.rule("SG-3.12")
def test_the_own_plan_stays_and_the_others_do_not() -> None:
    own = "castle Yamato, temple chest2, theatre Settsu"
    state = planning(ON, own, "castle Omi", "castle Kai")
    found = [world.to_position()["plans"] for world in worlds(state, 0)]
    assert {str(plans[0]) for plans in found} == {str(get(state, "plans.0"))}
    assert len({str(plans[1]) for plans in found}) > 5
    assert all(len(plans[1]) < 11 and len(plans[2]) < 11 for plans in found)
    for seat in (1, 2, None):
        others = {str(world.to_position()["plans"][0]) for world in worlds(state, seat)}
        assert len(others) > 5


@pytest.mark.rule("SG-3.12")
def test_who_has_finished_planning_has_a_whole_plan_in_every_world() -> None:
    plan = ", ".join(f"{f} {c}" for f, c in zip(FIELDS, [*CHEST_CARDS, *["none"] * 6], strict=True))
    state = planning(ON, plan, chests="0 0 0")
    for world in worlds(state, 1):
        p = world.to_position()
        assert list(p["plans"][0]) == FIELDS
        assert p["plans"][0]["bid"] in ("Settsu", "Yamato", "chest0", "none")  # what can be paid
        laid = [card for card in p["plans"][0].values() if card != "none"]
        assert len(laid) == len(set(laid))
        assert set(laid) <= {"Settsu", "Yamato", *CHEST_CARDS}


@pytest.mark.rule("SG-3.12")
def test_empty_fields_bids_and_revealed_cards_stay() -> None:
    plans = ("tax Settsu", "castle Omi, rice Ise, tax chest3, bid chest1", "battle_a Kai")
    state = season(ON, *plans, first="castle battle_a")
    assert state.turn == (2,)
    for world in worlds(state, 0):
        plan = world.to_position()["plans"][1]
        assert (plan["castle"], plan["bid"]) == ("Omi", "chest1")
        assert [field for field in FIELDS if plan[field] != "none"] == [
            "castle", "rice", "tax", "bid",
        ]  # fmt: skip
        assert {plan["rice"], plan["tax"]} <= {"Ise", "chest0", "chest2", "chest3", "chest4"}
    laid = Counter(world.to_position()["plans"][1]["rice"] for world in worlds(state, 0, 200))
    assert set(laid) == {"Ise", "chest0", "chest2", "chest3", "chest4"}


@pytest.mark.rule("SG-3.4", "SG-3.11")
@pytest.mark.parametrize(("chests", "left"), [(0, [1, 2, 3, 4]), (2, [3, 4]), (3, [4])])
def test_an_empty_bid_leaves_only_chests_over_that_could_not_be_paid(
    chests: int, left: list[int]
) -> None:
    """Four of the five chest cards on four fields: each way to lay them, and no other."""
    fields = ["castle", "temple", "rice", "tax"]
    rest = [field for field in ACTIONS if field not in fields]
    on_mat = [f"{field} chest{n}" for field, n in zip(fields, [0, 1, 2, 3], strict=True)]
    nothing = ", ".join(f"{field} none" for field in ACTIONS)
    plans = [
        f"{nothing}, bid Settsu",
        ", ".join([*on_mat, *(f"{field} none" for field in rest), "bid none"]),
        nothing,
    ]
    state = planning("Settsu 0:3, Kai 2:3", *plans, chests=f"5 {chests} 5")
    state.play(2, "plan bid Kai")
    assert get(state, "phase") == "choosing"

    def laid(position: Json) -> tuple[str, ...]:
        return tuple(position["plans"][1][field] for field in fields)

    possible = {
        cards
        for cards in permutations(CHEST_CARDS, 4)
        if not set(CHEST_CARDS) - set(cards) - {f"chest{n}" for n in left}
    }
    for seat in (0, None):
        hits = kit.hidden_hits(state, seat, laid, 15 * len(possible), tenka.FastChance(1))
        assert set(hits.worlds) == possible
        kit.check_uniform(hits.worlds, len(possible), "plans")


@pytest.mark.rule("SG-2.4")
def test_the_known_bottom_of_the_draft_stack_stays() -> None:
    position = draft_json("Kai 0:5, Omi 1:5, Ise 2:5", *["4 2"] * 3, known=3)
    state = SHOGUN.position(position)
    stack = get(state, "draft.stack")
    found = [get(world, "draft.stack") for world in worlds(state, 0)]
    assert all(sorted(other) == sorted(stack) and other[-3:] == stack[-3:] for other in found)
    assert len({tuple(other) for other in found}) == len(found)


@pytest.mark.rule("SG-8.5")
def test_forced_outcomes_are_dropped_and_chance_is_new() -> None:
    state = season(ON, "battle_a Settsu", chance=throws(""))
    towers = set()
    for world in worlds(state, 0):
        assert get(world, "chance") == []
        world.play(0, "move Settsu Omi 2")
        towers.add(str(get(world, "tower")))
    assert len(towers) > 4
    assert get(state, "chance") == throws("")


@pytest.mark.rule("SG-3.5")
def test_the_event_to_come_is_open() -> None:
    """The same plans end in different events and lots."""
    empty = dict.fromkeys(FIELDS, "none")
    ten = dict.fromkeys(ACTIONS, "none")
    position = season_json("", "") | {
        "phase": "planning", "taken": {}, "plans": [empty, empty, ten],
        "events": {"open": [8, 9, 10, 11], "stack": [1, 2, 3, 4]},
    }  # fmt: skip
    state = SHOGUN.position(position)
    found = set()
    for world in worlds(state, 2):
        world.play(2, "plan bid chest0")
        found.add(get(world, "events.current"))
    assert found == {8, 9, 10, 11}
