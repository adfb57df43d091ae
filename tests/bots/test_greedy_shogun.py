"""The greedy bot of Shogun: legal everywhere, blind, sensible where it is plain what to do, and
strong enough to beat chance."""

from collections.abc import Sequence
from itertools import permutations
from typing import Any

import pytest

import tenka
from tenka.bots import bot
from tenka.bots.assignment import assign
from tenka.bots.shogun.greedy import Greedy
from tenka.bots.shogun.sight import Sight
from tenka.core.contract import Json, State
from tenka.games.shogun.actions import yield_of
from tenka.games.shogun.board import CHESTS, RICE
from tenka.games.shogun.scoring import for_most
from tenka.games.shogun.table import EVENT_IDS, GET_RICE, TAX
from tests.long import some

GAME = tenka.game("shogun")
FIELDS = [
    "castle", "temple", "theatre", "rice", "tax", "deploy5", "deploy3", "deploy1", "battle_a",
    "battle_b", "bid",
]  # fmt: skip
TABLES = [
    (3, {"board": "sun", "setup": "preset"}),
    (4, {"board": "moon", "setup": "draft"}),
    (5, {"board": "sun", "setup": "draft"}),
]
NO_PLAN = dict.fromkeys(FIELDS, "none")


def choice(state: State, seat: int, seed: int = 1) -> str:
    """What a new bot plays for a seat."""
    perspective = tenka.Perspective(state, seat, tenka.FastChance(seed))
    return state.text(Greedy(tenka.FastChance(seed)).choose(perspective))


def plan(state: State, seat: int) -> dict[str, str]:
    """A whole plan of the bot."""
    player = Greedy(tenka.FastChance(1))
    for _ in FIELDS:
        perspective = tenka.Perspective(state, seat, tenka.FastChance(2))
        state.apply(seat, player.choose(perspective))
    laid: dict[str, str] = state.to_position()["plans"][seat]
    return laid


def winners(seed: int, seats: int, greedy: int, options: dict[str, Any]) -> tuple[int, ...]:
    state = GAME.new(seats, seed, **options)
    names = ["greedy" if seat == greedy else "random" for seat in range(seats)]
    players = [bot(name, "shogun", tenka.FastChance(seed)) for name in names]
    ply = 0
    while state.turn:
        ply += 1
        seat = state.turn[0]
        perspective = tenka.Perspective(state, seat, tenka.FastChance(seed * 10000 + ply))
        state.apply(seat, players[seat].choose(perspective))
    assert state.outcome is not None
    return state.outcome.winners


def test_it_wins_a_game() -> None:
    assert winners(1, 4, 2, {}) == (2,)


@pytest.mark.slow
@pytest.mark.parametrize("games", some([4, 8], 1))
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_it_beats_chance(seats: int, options: dict[str, Any], games: int) -> None:
    won = sum(seed % seats in winners(seed, seats, seed % seats, options) for seed in range(games))
    assert won >= 0.75 * games  # it won all of some sixty


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_it_has_a_legal_move_everywhere_and_is_blind(seats: int, options: dict[str, Any]) -> None:
    """In random games; the same view, the same choice, whatever is hidden."""
    state = GAME.new(seats, 6, **options)
    draws = tenka.FastChance(seats).draws("moves")
    step = 0
    while state.turn:
        step += 1
        seat = state.turn[draws.below(len(state.turn))]
        legal = state.legal(seat)
        if step % 6 == 0:
            chosen = choice(state, seat)
            assert state.parse(seat, chosen) in legal
            world = state.redeal(seat, tenka.FastChance(step))
            assert choice(world, seat, seed=step) == chosen
        state.apply(seat, legal[draws.below(len(legal))])


def test_a_bot_that_remembers_chooses_as_a_new_one() -> None:
    state = GAME.new(4, 3)
    player = Greedy(tenka.FastChance(1))
    for _ in FIELDS:
        perspective = tenka.Perspective(state, 2, tenka.FastChance(5))
        action = player.choose(perspective)
        assert state.text(action) == choice(state, 2)
        state.apply(2, action)


def test_it_goes_on_from_a_plan_that_is_not_its_own() -> None:
    state = GAME.new(4, 3)
    state.apply(0, state.legal(0)[-1])
    for _ in FIELDS[1:]:
        state.play(0, choice(state, 0))
    assert 0 not in state.turn


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_plan_uses_its_provinces_and_can_be_paid(seats: int) -> None:
    costs = dict(zip(FIELDS, (3, 2, 1, 0, 0, 3, 2, 1, 0, 0), strict=False))
    for seed in range(3):
        state = GAME.new(seats, seed)
        chests = state.to_position()["players"][1]["chests"]
        laid = plan(state, 1)
        acting = [f for f in FIELDS[:-1] if not laid[f].startswith("chest") and laid[f] != "none"]
        assert len(acting) >= 6
        assert "rice" in acting
        assert sum(costs[field] for field in acting) <= chests + 7


def position(provinces: Json, **fields: Any) -> Json:
    """Autumn of year 1, planning."""
    return {
        "season": "autumn",
        "provinces": {
            name: {"owner": owner, "armies": armies} for name, (owner, armies) in provinces.items()
        },
        "players": [{"chests": 6, "rice": 2}] * 3,
        "events": {"open": [3, 12], "stack": [1, 2, 4, 5]},
        **fields,
    }


HOLDING = dict.fromkeys(("Settsu", "Yamato", "Kii", "Ise", "Omi", "Mino", "Shima"), (0, 2))


def test_it_feeds_its_provinces() -> None:
    """Seven provinces and 2 rice in autumn: the 5 of Mino are the most."""
    assert plan(GAME.position(position(HOLDING)), 0)["rice"] == "Mino"


def test_it_does_not_wake_a_revolt_it_would_lose() -> None:
    p = position(HOLDING)
    for name in ("Mino", "Settsu"):
        p["provinces"][name] |= {"markers": 4, "armies": 1}
    laid = plan(GAME.position(p), 0)
    assert laid["rice"] not in ("Mino", "Settsu")
    assert laid["tax"] not in ("Mino", "Settsu")


def acting(provinces: Json) -> State:
    """Settsu of seat 0 is to march."""
    p = position(provinces, phase="actions", actions=["battle_a", *FIELDS[:8], "battle_b"])
    p["events"] = {"open": [3], "current": 12, "stack": [1, 2, 4, 5]}
    p["specials"] = ["rice", "deploy6", "chest", "attack", "defence"]
    p["taken"] = {"0": "rice", "1": "deploy6", "2": "chest"}
    p["plans"] = [NO_PLAN | {"battle_a": "Settsu"}, NO_PLAN, NO_PLAN]
    return GAME.position(p)


def test_it_attacks_what_it_should_win() -> None:
    state = acting({"Settsu": (0, 9), "Omi": (1, 1), "Tamba": (2, 9), "Harima": (2, 9)})
    assert choice(state, 0).startswith("move Settsu Omi ")


def test_it_moves_quietly_rather_than_into_defeat() -> None:
    strong = dict.fromkeys(("Omi", "Tamba", "Harima", "Kii"), (1, 9))
    state = acting({"Settsu": (0, 2), "Yamato": (0, 3), **strong})
    assert choice(state, 0) == "move Settsu Yamato 1"


def total(table: list[list[float]], found: Sequence[int | None]) -> float:
    pairs = zip(table, found, strict=True)
    return sum(row[column] for row, column in pairs if column is not None)


def test_the_best_assignment() -> None:
    """Against all ways to give four rows at most one of three columns each."""
    draws = tenka.FastChance(4).draws("tables")
    for _ in range(60):
        table = [[float(draws.below(21)) - 6 for _ in range(3)] for _ in range(4)]
        places: list[int | None] = [0, 1, 2, None, None, None, None]

        best = max(total(table, way) for way in permutations(places, 4))
        assert total(table, assign(table)) == best
    assert assign([]) == []
    assert assign([[], []]) == [None, None]


@pytest.mark.parametrize("event", ["tax_max5", "tax_min6", "rice_max3", "rice_min4"])
def test_it_counts_on_what_the_rules_would_give(event: str) -> None:
    table: Any = GAME.new(3, 5)
    table.event = EVENT_IDS.index(event)
    plain = changed = 0
    for seat in range(3):
        sight = Sight(table, seat)
        for land in sight.mine:
            for field in (TAX, GET_RICE):
                given = yield_of(table, seat, field, land)
                assert sight.income(field, land) == given
                changed += given != (CHESTS if field == TAX else RICE)[land]
                plain += 1
    assert 0 < changed < plain


@pytest.mark.rule("SG-7.5")
def test_it_counts_majorities_as_the_rules_do() -> None:
    """By kind: alone, shared, and where nobody has built."""
    assert [for_most([2, 1, 0], kind) for kind in range(3)] == [[3, 0, 0], [2, 0, 0], [1, 0, 0]]
    assert [for_most([2, 2, 0], kind) for kind in range(3)] == [[2, 2, 0], [1, 1, 0], [0, 0, 0]]
    assert for_most([0, 0, 0], 0) == [0, 0, 0]
