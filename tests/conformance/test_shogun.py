"""The conformance kit on Shogun, and what only this game can tell it."""

from collections.abc import Hashable
from math import factorial
from typing import Any

import pytest

import tenka
from tenka.bots import bot, bots_of
from tenka.core import conformance as kit
from tenka.core.contract import Json
from tenka.games.shogun import state as engine

from .traces import same_traces

GAME = tenka.game("shogun")
# Each number of seats, board and set-up once; then all the others.
FIRST: list[tuple[int, Json]] = [(3, {"board": "moon"}), (4, {"setup": "draft"})]
TABLES = FIRST + [
    (seats, options)
    for seats in (3, 4, 5)
    for options in ({}, {"setup": "draft"}, {"board": "moon"})
    if (seats, options) not in FIRST
]
SUPPLY = {"castle": 28, "temple": 26, "theatre": 26}


def name(seats: int, options: Json) -> str:
    return f"{seats}-{next(iter(options.values()), 'preset')}"


every_table = pytest.mark.parametrize(
    ("seats", "options"),
    [
        pytest.param(*table, id=name(*table), marks=() if table in FIRST else pytest.mark.long)
        for table in TABLES
    ],
)
some_tables = pytest.mark.parametrize(
    ("seats", "options"), FIRST, ids=[name(*table) for table in FIRST]
)


def table(seats: int, options: Json, seed: int = 1, varied: bool = False) -> kit.Table:
    return kit.Table(GAME, seats, options, seed, varied=varied)


def revealing(before: tenka.State, observer: int | None, mover: int, text: str) -> bool:
    """Whatever goes on shows something: only plans that others wait for, special cards that
    others choose after, and groups that others place after show nothing hidden."""
    p = before.to_position()
    match p["phase"]:
        case "planning":
            left = sum(11 - len(plan) for plan in p["plans"])
            return left == 1
        case "choosing":
            return len(p["choosing"]) == 1
        case "draft":
            groups = sum(len(player["groups"]) for player in p["players"])
            return not text.startswith("draft group") or groups == 1
    return True


def census(p: Json) -> Hashable:
    """62 cubes of each colour, 20 peasants, no more buildings than there are, the event cards."""
    tower = [p["tower"]["inside"], p["tower"]["tray"]]
    cubes = []
    for seat, player in enumerate(p["players"]):
        on_board = [land["armies"] for land in p["provinces"].values() if land["owner"] == seat]
        in_tower = sum(part.get(str(seat), 0) for part in tower)
        cubes.append(sum(on_board) + in_tower + player["reserve"] + sum(player["groups"]))
    peasants = p["peasants"] + sum(part.get("peasant", 0) for part in tower)
    supplied = all(
        sum(land[kind] for land in p["provinces"].values()) <= number
        for kind, number in SUPPLY.items()
    )
    events = [*p["events"]["open"], *p["events"]["stack"], p["events"]["current"]]
    known = [event for event in events if event is not None]
    return tuple(cubes), peasants, supplied, len(set(known)) == len(known)


def test_the_census_counts() -> None:
    position = GAME.new(3, 1).to_position()
    assert census(position) == ((62, 62, 62), 20, True, True)
    position["players"][1]["reserve"] -= 1
    assert census(position) == ((62, 61, 62), 20, True, True)


@every_table
def test_random_games(seats: int, options: Json) -> None:
    kit.check_game(table(seats, options), closely=0.03)
    kit.check_positions(table(seats, options), closely=0.02, continued=0.01)
    kit.check_conservation(table(seats, options), census)


@every_table
def test_nothing_leaks(seats: int, options: Json) -> None:
    compared = kit.check_no_leak(table(seats, options, varied=True), revealing, share=0.03)
    assert compared > 15


@every_table
def test_redeals(seats: int, options: Json) -> None:
    kit.check_redeals(table(seats, options, varied=True), census, share=0.02)
    kit.check_forgetful(table(seats, options, varied=True))
    assert kit.check_unseen(table(seats, options, varied=True), share=0.1) > 20


@some_tables
def test_moves(seats: int, options: Json) -> None:
    kit.check_sample(table(seats, options), share=0.05)
    kit.check_playout(table(seats, options), share=0.01)
    kit.check_membership(table(seats, options), share=0.05)
    kit.check_copies(table(seats, options), share=0.02)
    kit.check_records(table(seats, options), prefixes=0.02)


@some_tables
def test_bad_input(seats: int, options: Json) -> None:
    kit.check_bad_moves(table(seats, options), share=0.005)
    kit.check_bad_options(table(seats, options))
    accepted = kit.check_bad_positions(table(seats, options), share=0.005, spoilt=15)
    assert accepted > 0


def numbers_in(value: Any) -> list[tuple[Any, Any]]:
    """Where the whole numbers of a position stand."""
    if not isinstance(value, dict | list):
        return []
    keys = list(value) if isinstance(value, dict) else list(range(len(value)))
    here = [(value, key) for key in keys if type(value[key]) is int]
    return here + [place for key in keys for place in numbers_in(value[key])]


@pytest.mark.parametrize("plies", [5, 60, 140])
def test_a_number_too_large_for_a_machine_word_is_refused(plies: int) -> None:
    state = GAME.new(3, 4, setup="draft")
    state.playout(tenka.FastChance(4), limit=plies)
    position = state.to_position()
    for holder, key in numbers_in(position):
        kept, holder[key] = holder[key], 10**30
        with pytest.raises(tenka.BadPosition):
            GAME.position(position)
        holder[key] = kept
    assert GAME.position(position).to_position() == position


@pytest.mark.long
def test_the_whole_kit() -> None:
    kit.check(GAME, 3, {}, games=1, revealing=revealing, census=census)


@pytest.mark.parametrize("name", bots_of("shogun"))
def test_bots_are_blind(name: str) -> None:
    kit.check_blind(
        table(3, {"setup": "draft"}, varied=True),
        lambda: bot(name, GAME.id, tenka.FastChance(5)),
        share=0.02,
        forgetful=True,
    )


@pytest.mark.parametrize("seats", [3, 5])
def test_every_chest_is_accounted_for(seats: int) -> None:
    """What the journal tells adds up to what the players have, in every season."""
    state = GAME.new(seats, seats, journal=True)
    chests = [player["chests"] for player in state.to_position()["players"]]
    rice, vp = [0] * seats, [0] * seats
    read = 0
    chance = tenka.FastChance(seats)
    while state.turn:
        state.playout(chance, limit=1)
        for event in state.journal(None, read):
            seat: int = event.get("seat", 0)
            match event["kind"]:
                case "taxed":
                    chests[seat] += event["gained"]
                case "built" | "deployed":
                    chests[seat] -= event["cost"]
                case "bid":
                    chests[seat] -= event["paid"]
                case "harvested":
                    rice[seat] += event["gained"]
                case "winter_came":
                    assert event["before"] == rice
                    rice = [max(0, n - event["loss"]) for n in rice]
                    assert event["rice"] == rice
                case "scored":
                    assert event["before"] == vp
                    vp = [n + more for n, more in zip(vp, event["points"], strict=True)]
                    check_adds_up(event)
                    rice = [0] * seats if event["year"] == 1 else rice
        read = len(state.journal(None))
        players = state.to_position()["players"]
        assert [player["chests"] for player in players] == chests
        assert [player["rice"] for player in players] == rice
        assert [player["vp"] for player in players] == vp


def check_adds_up(scored: Json) -> None:
    for seat, points in enumerate(scored["points"]):
        lines = [lines[seat] for lines in scored["regions"].values()]
        for line in lines:
            assert line["total"] == sum(n for name, n in line.items() if name != "total")
        assert points == sum(line["total"] for line in lines)


def test_every_throw_is_told_in_full() -> None:
    state = GAME.new(4, 2, journal=True)
    state.playout(tenka.FastChance(2))
    throws = [event for event in state.journal(None) if event["kind"] == "thrown"]
    inside: dict[str, int] = {}
    assert len(throws) > 10
    for event in throws:
        parts = (inside, event["fighters"], event["tray"])
        before = {colour: sum(part.get(colour, 0) for part in parts) for colour in "01234"}
        out, now = event["out"], event["inside"]
        for colour, n in before.items():
            assert n == out.get(colour, 0) + now.get(colour, 0)
        assert event["fell"] == sum(out.values())
        inside = now


# Of seat 1 two fields are hidden: it has one province and five chest cards, of which it bid one.
FULL = dict.fromkeys(
    ["castle", "temple", "theatre", "rice", "tax", "deploy5", "deploy3", "deploy1", "battle_a",
     "battle_b", "bid"], "none",
)  # fmt: skip
ACTIONS = list(FULL)[:10]
SEASON: Json = {
    "phase": "choosing",
    "provinces": {
        "Kai": {"owner": 0, "armies": 1},
        "Omi": {"owner": 1, "armies": 1},
        "Ise": {"owner": 2, "armies": 1},
    },
    "players": [{"chests": 5}] * 3,
    "actions": ACTIONS,
    "specials": ["chest", "rice", "deploy6", "attack", "defence"],
    "choosing": [0, 1, 2],
    "events": {"open": [1, 2, 3], "current": 8, "stack": [4, 5, 6, 7]},
    "plans": [FULL, {**FULL, "tax": "Omi", "rice": "chest3", "bid": "chest1"}, FULL],
}
PLANNING: Json = {
    **SEASON,
    "phase": "planning",
    "choosing": [],
    "provinces": {"Kai": {"owner": 0, "armies": 1}, "Ise": {"owner": 2, "armies": 1}},
    "players": [{"chests": 5}, {"chests": 1}, {"chests": 5}],
    "events": {"open": [1, 2, 3, 8], "stack": [4, 5, 6, 7]},
    "plans": [{}, FULL, {}],
}


def plan_of_1(position: Json) -> Hashable:
    return tuple(position["plans"][1].items())


def face_down(position: Json) -> Hashable:
    return tuple(position["actions"][5:])


def event_stack(position: Json) -> Hashable:
    return tuple(position["events"]["stack"])


@pytest.mark.parametrize(
    ("position", "seat", "what", "worlds"),
    [
        # Two hidden fields: Omi and the chest cards but the one that was bid.
        (SEASON, 0, plan_of_1, 5 * 4),
        (SEASON, None, plan_of_1, 5 * 4),
        (SEASON, 1, plan_of_1, 1),
        (SEASON, 0, face_down, factorial(5)),
        (SEASON, 0, event_stack, factorial(4)),
    ],
    ids=["plan", "spectator", "own plan", "face-down actions", "events"],
)
def test_redeals_are_uniform(position: Json, seat: int | None, what: Any, worlds: int) -> None:
    state = GAME.position(position, seed=1)
    hits = kit.hidden_hits(state, seat, what, 40 * worlds, tenka.FastChance(3))
    kit.check_uniform(hits.worlds, worlds, "worlds")


def test_secret_plans_are_dealt_uniformly() -> None:
    """Five chest cards on eleven fields, two of which can be paid: a plan with any field empty
    but the bid, 0 or 1 bid, or one that cannot be paid left over."""
    state = GAME.position(PLANNING, seed=1)
    hits = kit.hidden_hits(state, 0, plan_of_1, 3000, tenka.FastChance(3))
    counts = {"chest": 0, "none": 0, "left over": 0}
    for plan, n in hits.worlds.items():
        cards = dict(plan)  # type: ignore[call-overload]
        laid = [card for card in cards.values() if card != "none"]
        assert len(cards) == 11
        assert len(set(laid)) == len(laid)
        if cards["bid"] != "none":
            assert cards["bid"] in ("chest0", "chest1")
            counts["chest"] += n
        else:
            counts["none" if len(laid) == 5 else "left over"] += n
    # Of eleven equal places for the five cards and six empty fields the bid is one.
    kit.check_even(list(counts.values()), [2, 6, 3], "what lies on the bid")


def test_how_far_others_have_come_is_hidden() -> None:
    state = GAME.position({**PLANNING, "plans": [{}, {"castle": "none"}, {}]}, seed=1)
    filled = kit.hidden_hits(
        state, 0, lambda p: len(p["plans"][1]), 2000, tenka.FastChance(3)
    ).worlds
    assert set(filled) <= set(range(11))
    # Beginnings of ten fields with any of the five cards, against those of one field.
    assert filled[10] > filled[9] > filled[8] > filled[5]
    assert state.view(0) == state.redeal(0, tenka.FastChance(1)).view(0)


def test_future_chance_is_replaced() -> None:
    state = GAME.new(3, 5)
    worlds = [state.copy(), *(state.redeal(0, tenka.FastChance(n)) for n in (2, 2, 3))]
    ends = []
    for world in worlds:
        world.playout(tenka.FastChance(9), limit=60)
        ends.append(repr(world.to_position()))
    assert ends[1] == ends[2]
    assert len(set(ends)) == 3


@pytest.mark.slow
@pytest.mark.skipif(engine.__file__.endswith(".py"), reason="tenka is not compiled here")
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        pytest.param(3, {"setup": "draft"}, id="3-draft"),
        pytest.param(4, {"board": "moon"}, id="4-moon", marks=pytest.mark.long),
        pytest.param(5, {}, id="5-preset", marks=pytest.mark.long),
    ],
)
def test_compiled_equals_interpreted(seats: int, options: Json) -> None:
    same_traces("shogun", seats, options, first=0, seeds=1)
