"""SG-2.1, 2.2, 2.6, 2.7 and 2.9: the set-up, but for the draft."""

from collections import Counter

import pytest

import tenka

from .japan import PRESETS, in_game
from .table import (
    ACTIONS,
    CHEST_CARDS,
    GROUPS,
    POSITION_FIELDS,
    SHOGUN,
    SPECIALS,
    START_CHESTS,
    do,
    draft,
    each,
    get,
    inside,
    legal,
    planning,
    tray,
    when,
)

SEATS = pytest.mark.parametrize("seats", [3, 4, 5])
LAST_PICKS = {
    3: ("Kai 0:5, Omi 1:5, Ise 2:5", "", "", "2"),
    4: ("Kai 0:5, Omi 1:5, Ise 2:5, Aki 3:5", "", "", "", "2"),
    5: ("Kai 0:5, Omi 1:5, Ise 2:5, Aki 3:5, Iyo 4:5", "", "", "", "", "2"),
}


def columns(seats: int, seed: int) -> list[dict[str, int]]:
    """What each seat has on the board in a new preset game."""
    found: list[dict[str, int]] = [{} for _ in range(seats)]
    for name, p in get(SHOGUN.new(seats, seed), "provinces").items():
        found[p["owner"]][name] = p["armies"]
        assert (p["castle"], p["temple"], p["theatre"], p["markers"]) == (False, False, False, 0)
    return found


@pytest.mark.rule("SG-2.1", "SG-2.7", "SG-3.1", "SG-3.2")
@SEATS
@pytest.mark.parametrize("seed", range(4))
def test_a_new_preset_game(seats: int, seed: int) -> None:
    state = SHOGUN.new(seats, seed)
    p = state.to_position()
    assert set(p) == POSITION_FIELDS
    assert (p["board"], when(state), p["draft"], p["winter"]) == (
        "sun", "1 spring planning", None, None,
    )  # fmt: skip
    assert state.turn == tuple(range(seats))
    assert state.outcome is None
    assert each(state, "chests") == [START_CHESTS[seats]] * seats
    assert each(state, "rice") == each(state, "vp") == [0] * seats
    assert [player["groups"] for player in p["players"]] == [[]] * seats
    assert (p["plans"], p["taken"], p["choosing"], p["order"], p["chance"]) == (
        [{}] * seats, {}, [], [], [],
    )  # fmt: skip
    assert (p["action"], p["at"], p["placed"]) == (0, 0, False)
    assert sorted(p["actions"]) == sorted(ACTIONS)
    assert sorted(p["specials"]) == sorted(SPECIALS)
    assert (len(p["events"]["open"]), p["events"]["current"]) == (4, None)
    assert sorted([*p["events"]["open"], *p["events"]["stack"]]) == list(range(1, 13))


@pytest.mark.rule("SG-2.1", "SG-2.6")
@SEATS
@pytest.mark.parametrize("setup", ["preset", "draft"])
def test_62_armies_each_and_20_peasants(seats: int, setup: str) -> None:
    for seed in range(6):
        p = SHOGUN.new(seats, seed, setup=setup).to_position()
        tower = Counter(p["tower"]["inside"]) + Counter(p["tower"]["tray"])
        assert tower["peasant"] + p["peasants"] == 20
        for seat, player in enumerate(p["players"]):
            standing = sum(q["armies"] for q in p["provinces"].values() if q["owner"] == seat)
            assert standing + sum(player["groups"]) == sum(GROUPS[seats])
            assert standing + sum(player["groups"]) + player["reserve"] + tower[str(seat)] == 62


@pytest.mark.rule("SG-2.1")
def test_five_chest_cards_each() -> None:
    state = planning("Kai 0:1", seats=5)
    for seat in range(1, 5):
        assert legal(state, seat) == sorted(f"plan castle {c}" for c in [*CHEST_CARDS, "none"])


@pytest.mark.rule("SG-2.2")
@SEATS
def test_the_columns_of_the_preset(seats: int) -> None:
    for seed in range(8):
        found = columns(seats, seed)
        assert sorted(map(sorted, found)) == sorted(map(sorted, PRESETS[seats]))
        assert all(column in PRESETS[seats] for column in found)


@pytest.mark.rule("SG-2.2")
def test_noto_and_bizen() -> None:
    assert any(column.get("Noto") == 2 and column["Yamato"] == 5 for column in columns(4, 0))
    assert any(column.get("Noto") == 2 and column["Yamato"] == 5 for column in columns(5, 0))
    assert any(column.get("Bizen") == 2 and column["Sagami"] == 5 for column in columns(5, 0))
    assert any(column.get("Bizen") == 5 and column["Omi"] == 4 for column in columns(3, 0))


@pytest.mark.rule("SG-2.2")
def test_the_columns_go_to_the_seats_by_lot() -> None:
    """All six ways for 3 players, alike."""
    seeds = 300
    ways = Counter(
        str([PRESETS[3].index(column) for column in columns(3, n)]) for n in range(seeds)
    )
    assert len(ways) == 6
    assert sum((n - 50) ** 2 / 50 for n in ways.values()) < 20.5  # one in a thousand
    firsts = Counter(PRESETS[5].index(columns(5, n)[4]) for n in range(100))
    assert len(firsts) == 5


# SG-2.6: the tower


@pytest.mark.rule("SG-2.6", "SG-8.5")
@pytest.mark.parametrize(("seats", "cubes"), [(3, 31), (4, 38), (5, 45)])
def test_all_that_is_thrown_at_the_start(seats: int, cubes: int) -> None:
    state = draft(*LAST_PICKS[seats], seats=seats, turn=seats - 1, open="Bizen Kaga",
                  chance=[{"throw": {}}])  # fmt: skip
    do(state, f"{seats - 1} draft open Kaga 2")
    assert inside(state) == {**{str(seat): 7 for seat in range(seats)}, "peasant": 10}
    assert sum(inside(state).values()) == cubes
    assert (tray(state), get(state, "peasants")) == ({}, 10)
    assert each(state, "reserve") == [50] * (seats - 1) + [48]


@pytest.mark.rule("SG-2.6")
def test_what_falls_out_goes_back_to_the_reserves() -> None:
    outcome = {"throw": {"0": 7, "1": 3, "peasant": 9}}
    state = draft(*LAST_PICKS[3], turn=2, open="Bizen Kaga", chance=[outcome])
    do(state, "2 draft open Kaga 2")
    assert inside(state) == {"1": 4, "2": 7, "peasant": 1}
    assert (tray(state), get(state, "peasants")) == ({}, 19)
    assert each(state, "reserve") == [57, 53, 48]


@pytest.mark.rule("SG-2.6", "SG-8.5")
@pytest.mark.parametrize("outcome", [{"0": 8}, {"peasant": 11}, {"3": 1}, {"0": -1}, {"0": True}])
def test_more_than_was_thrown_cannot_fall_out(outcome: dict[str, int]) -> None:
    """Refused when the position is loaded, or by the move that meets it; nothing changes."""
    try:
        state = draft(*LAST_PICKS[3], turn=2, open="Bizen Kaga", chance=[{"throw": outcome}])
    except tenka.BadPosition:
        return
    before = state.to_position()
    with pytest.raises(tenka.BadPosition):
        state.play(2, "draft open Kaga 2")
    assert state.to_position() == before


# SG-2.7: the events


@pytest.mark.rule("SG-2.7")
def test_each_event_is_as_likely_to_lie_open() -> None:
    seeds = 300
    found = Counter(n for seed in range(seeds) for n in get(SHOGUN.new(3, seed), "events.open"))
    assert set(found) == set(range(1, 13))
    expected = seeds * 4 / 12
    # 4 of 12 are drawn without putting back: the spread is that of chi-squared by (12-4)/11
    assert sum((n - expected) ** 2 / expected for n in found.values()) < 31.3


@pytest.mark.rule("SG-3.1", "SG-3.2")
def test_the_cards_of_a_season_are_shuffled() -> None:
    states = [SHOGUN.new(4, seed) for seed in range(300)]
    for field, cards in (("actions", ACTIONS), ("specials", SPECIALS)):
        firsts = Counter(get(state, field)[0] for state in states)
        lasts = Counter(get(state, field)[-1] for state in states)
        expected = 300 / len(cards)
        for counts in (firsts, lasts):
            assert set(counts) == set(cards)
            assert sum((n - expected) ** 2 / expected for n in counts.values()) < 29.6


# SG-2.9: first the provinces, then the tower, then the events


@pytest.mark.rule("SG-2.9", "SG-2.3")
@SEATS
@pytest.mark.parametrize("board", ["sun", "moon"])
def test_before_and_after_a_whole_draft(seats: int, board: str) -> None:
    state = SHOGUN.new(seats, 3, board=board, setup="draft")
    p = state.to_position()
    assert when(state) == "1 spring draft"
    assert (p["provinces"], p["tower"], p["peasants"]) == ({}, {"inside": {}, "tray": {}}, 20)
    assert p["events"]["open"] == []
    assert sorted(p["events"]["stack"]) == list(range(1, 13))
    assert (p["actions"], p["specials"], p["plans"]) == ([], [], [{}] * seats)
    assert [player["groups"] for player in p["players"]] == [GROUPS[seats]] * seats
    assert len(p["draft"]["open"]) == 2
    assert len(p["draft"]["stack"]) == len(in_game(board, seats)) - 2
    assert (p["draft"]["drawn"], p["draft"]["seen"], p["draft"]["known"]) == (
        None, [None] * seats, 0,
    )  # fmt: skip
    stack = p["events"]["stack"]
    for _ in range(seats * len(GROUPS[seats])):
        (seat,) = state.turn
        state.play(seat, legal(state)[0])
    p = state.to_position()
    assert (when(state), p["draft"]) == ("1 spring planning", None)
    assert p["events"] == {"open": stack[:4], "current": None, "stack": stack[4:]}
    assert sum(p["tower"]["inside"].values()) > 0
    assert p["tower"]["tray"] == {}
    for seat in range(seats):
        armies = [q["armies"] for q in p["provinces"].values() if q["owner"] == seat]
        assert sorted(armies, reverse=True) == GROUPS[seats]
    assert set(p["provinces"]) <= set(in_game(board, seats))
