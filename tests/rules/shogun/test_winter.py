"""SG-7.1 to 7.3, 7.5, 7.7, 7.8: winter."""

from collections import Counter

import pytest

from tenka.core.contract import Json

from .table import (
    ACTIONS,
    CHEST_CARDS,
    LOSS,
    SPECIALS,
    do,
    each,
    get,
    impossible,
    inside,
    land,
    legal,
    planning,
    refused,
    throws,
    tower,
    tray,
    when,
    winter,
    winter_json,
)

NINE = ["Settsu", "Yamato", "Kii", "Ise", "Omi", "Mino", "Owari", "Hida", "Kaga"]


def holding(n: int, seat: int = 0, armies: int = 3) -> str:
    """The first n of nine provinces."""
    return ", ".join(f"{name} {seat}:{armies}" for name in NINE[:n])


# SG-7.1: rice


@pytest.mark.rule("SG-7.1")
@pytest.mark.parametrize("event", LOSS)
def test_what_each_loses_and_not_under_0(event: int) -> None:
    state = winter("", "9 3 7", event=event, year=2)
    assert each(state, "rice") == [max(0, n - LOSS[event]) for n in (9, 3, 7)]


@pytest.mark.rule("SG-7.1")
def test_rice_for_the_provinces_is_not_taken_away() -> None:
    state = winter(holding(4), "5 0 0", event=12, year=2)  # 5 less 1: just enough
    assert (each(state, "rice"), land(state)) == ([4, 0, 0], land(winter(holding(4), "9", year=2)))
    assert (inside(state), when(state)) == ({}, "2 winter over")


@pytest.mark.rule("SG-7.1", "SG-7.2")
def test_one_rice_for_each_province_after_the_loss() -> None:
    state = winter(holding(4), "4 0 0", event=12, year=2, chance=[{"draw": ["Ise"]}, *throws("")])
    assert (land(state, "Ise"), inside(state)) == ("", {"0": 3, "peasant": 1})


# SG-7.2: how many revolts


@pytest.mark.rule("SG-7.2", "SG-7.3")
@pytest.mark.parametrize(
    ("missing", "revolts", "extra"),
    [(1, 1, 1), (2, 1, 2), (3, 2, 2), (4, 2, 2), (5, 2, 3), (6, 2, 3), (7, 3, 3), (8, 3, 3),
     (9, 3, 3)],
)  # fmt: skip
def test_missing_rice(missing: int, revolts: int, extra: int) -> None:
    """All nine provinces; each revolt throws `extra` peasants, who stay inside."""
    drawn = ["Ise", "Kii", "Mino"][:revolts]
    chance = [{"draw": drawn}, *throws(*["0:3"] * revolts)]
    state = winter(holding(9), f"{9 - missing} 0 0", year=2, chance=chance)
    left = list(drawn)
    while len(left) > 1:
        assert get(state, "winter") == {"at": 0, "revolts": left, "extra": extra}
        assert (state.turn, legal(state)) == ((0,), [f"revolt {name}" for name in left])
        do(state, f"0 revolt {left.pop()}")
    assert when(state) == "2 winter over"
    assert inside(state) == {"peasant": revolts * extra}
    assert get(state, "chance") == []


@pytest.mark.rule("SG-7.2")
@pytest.mark.parametrize(("rice", "revolts"), [(9, 0), (20, 0)])
def test_enough_rice(rice: int, revolts: int) -> None:
    state = winter(holding(9), f"{rice} 0 0", year=2)
    assert (when(state), inside(state)) == ("2 winter over", {})


@pytest.mark.rule("SG-7.2", "SG-8.5")
def test_provinces_are_drawn_blindly() -> None:
    """2 of 4 provinces: six pairs, alike."""
    states = [winter(holding(4), "0 0 0", seed=seed) for seed in range(360)]
    found = Counter(tuple(get(state, "winter.revolts")) for state in states)
    assert len(found) == 6
    assert all(list(pair) == sorted(pair) for pair in found)
    assert sum((n - 60) ** 2 / 60 for n in found.values()) < 20.5


@pytest.mark.rule("SG-7.2", "SG-8.5")
@pytest.mark.parametrize(
    "drawn", [["Ise"], ["Ise", "Ise"], ["Ise", "Kai"], ["Ise", "Kii", "Omi"], ["Ise", "Hida"], []]
)
def test_forced_draws_that_cannot_be(drawn: list[str]) -> None:
    impossible(winter_json(holding(5) + ", Kai 1:1", "1 9 9", chance=[{"draw": drawn}]))


@pytest.mark.rule("SG-7.2", "SG-8.3", "SG-8.5")
def test_the_only_province_needs_no_draw_and_no_choice() -> None:
    state = winter("Kai 0:2", "0 0 0", year=2, chance=throws("0:2"))
    assert (land(state), inside(state), when(state)) == (
        "Kai 0:2",
        {"peasant": 1},
        "2 winter over",
    )


@pytest.mark.rule("SG-7.2")
def test_the_owner_chooses_the_order() -> None:
    chance = [{"draw": ["Kii", "Ise"]}, *throws("0:3", "p:2 0:1")]
    base = winter(holding(4), "0 0 0", year=2, chance=chance)
    for first, lost in (("Ise", "Kii"), ("Kii", "Ise")):
        state = do(base.copy(), f"0 revolt {first}")
        assert land(state, first, lost) == f"{first} 0:3"
    for name in ("Settsu", "Yamato", "Omi", "Kai", "Mutsu"):
        assert refused(base, f"0 revolt {name}") == "SG-7.2"
    assert refused(base, "1 revolt Ise") == "SG-8.1"


@pytest.mark.rule("SG-7.2", "SG-7.8")
def test_one_player_after_the_other_in_turn_order() -> None:
    on = "Settsu 0:3, Yamato 0:3, Kii 0:3, Kai 1:2, Musashi 1:2, Izu 1:2, Aki 2:1"
    chance = [
        {"draw": ["Izu", "Kai"]}, *throws("1:2", "1:2"),
        *throws("2:1"),
        {"draw": ["Kii", "Settsu"]}, *throws("0:3", "0:3"),
    ]  # fmt: skip
    state = winter(on, "0 0 0", order="1 2 0", year=2, chance=chance)
    assert (state.turn, get(state, "winter.at")) == ((1,), 0)
    do(state, "1 revolt Kai")
    assert (state.turn, get(state, "winter.at")) == ((0,), 2)  # seat 2 had one revolt, by itself
    assert inside(state) == {"peasant": 5}
    do(state, "0 revolt Kii")
    assert (when(state), inside(state)) == ("2 winter over", {"peasant": 9})


# SG-7.3: the revolt


@pytest.mark.rule("SG-7.3", "SG-5.8")
@pytest.mark.parametrize("markers", [0, 1, 4])
def test_markers_and_extra_peasants(markers: int) -> None:
    state = winter(f"Kai 0:2 castle m{markers}", "0 9 9", year=2, chance=throws("0:2"))
    assert inside(state) == {"peasant": markers + 1}
    assert land(state) == "Kai 0:2 castle" + (f" m{markers}" if markers else "")  # none is added


@pytest.mark.rule("SG-7.3", "SG-5.8")
@pytest.mark.parametrize(
    ("out", "after"),
    [
        ("0:2 p:1", "Kai 0:1 castle"),
        ("0:1 p:1", ""),
        ("", ""),
        ("0:1 p:2", ""),
        ("0:4 p:2", "Kai 0:2 castle"),
    ],
)
def test_the_fight(out: str, after: str) -> None:
    state = winter(
        "Kai 0:2 castle", "0 9 9", year=2, chance=throws(f"{out} 1:1"),
        tower=tower("0:2 p:1", "1:1"),
    )  # fmt: skip
    assert (land(state), tray(state)) == (after, {"1": 1})
    fallen = throws(out)[0]["throw"].get("peasant", 0)
    assert get(state, "peasants") == 18 + fallen


@pytest.mark.rule("SG-7.3")
def test_a_lost_revolt_empties_the_province_before_the_scoring() -> None:
    state = winter("Kai 0:2 castle", "0 9 9", year=2, chance=throws("p:1"))
    assert (land(state), each(state, "vp")) == ("", [0, 0, 0])


# SG-7.5: the second year


@pytest.mark.rule("SG-7.5", "SG-8.5")
def test_the_second_year_begins() -> None:
    state = winter(
        "Kai 0:2 castle m3, Omi 1:2 temple, Settsu 2:1",
        "5 6 7",
        chests="3 4 5",
        vp="10 11 12",
        order="2 0 1",
        tower=tower("0:3 p:2", "1:2 p:1"),
        events={"open": [8], "current": None, "stack": [7, 3, 12, 1, 2, 4, 5, 6]},
        chance=[{"actions": ACTIONS[::-1]}, {"specials": SPECIALS[::-1]}],
    )
    p = state.to_position()
    assert (when(state), state.turn) == ("2 spring planning", (0, 1, 2))
    assert p["events"] == {"open": [7, 3, 12, 1], "current": None, "stack": [2, 4, 5, 6]}
    assert land(state) == "Kai 0:2 castle, Omi 1:2 temple, Settsu 2:1"
    assert (each(state, "rice"), each(state, "chests")) == ([0, 0, 0], [3, 4, 5])
    assert each(state, "vp") == [10 + 5, 11 + 4, 12 + 1]
    assert p["tower"] == {"inside": {"0": 3, "peasant": 2}, "tray": {"1": 2, "peasant": 1}}
    assert (p["winter"], p["order"]) == (None, [])
    assert (p["actions"], p["specials"], p["chance"]) == (ACTIONS[::-1], SPECIALS[::-1], [])


@pytest.mark.rule("SG-7.5", "SG-7.6")
def test_after_the_second_winter_rice_and_markers_stay() -> None:
    state = winter("Kai 0:2 m3", "5 6 7", year=2, event=12)
    p = state.to_position()
    assert (land(state), each(state, "rice")) == ("Kai 0:2 m3", [4, 5, 6])
    assert (p["actions"], p["specials"], p["events"]["open"]) == ([], [], [])
    assert (p["phase"], p["season"], state.turn) == ("over", "winter", ())


# SG-7.7


@pytest.mark.rule("SG-7.7")
def test_a_player_without_provinces_stays() -> None:
    state = winter("Kai 0:2, Omi 1:2", "9 9 0", chests="1 1 7", event=2)
    assert (when(state), state.turn) == ("2 spring planning", (0, 1, 2))
    assert (each(state, "chests"), each(state, "vp")) == ([1, 1, 7], [1, 1, 0])
    assert legal(state, 2) == sorted(f"plan castle {c}" for c in [*CHEST_CARDS, "none"])
    state = planning("Kai 0:2", *["castle chest4"] * 3, seats=3)
    assert state.turn == (0, 1, 2)


# SG-7.8


@pytest.mark.rule("SG-7.8")
def test_the_rice_loss_of_all_comes_before_the_revolts() -> None:
    chance = [{"draw": ["Ise", "Kii"]}]
    state = winter(holding(4), "3 5 6", event=10, chance=chance)
    assert state.turn == (0,)
    assert (each(state, "rice"), each(state, "vp")) == ([0, 2, 3], [0, 0, 0])


@pytest.mark.rule("SG-7.8", "SG-8.3")
def test_loading_in_the_middle_takes_no_rice_again() -> None:
    fields: Json = {"winter": {"at": 0, "revolts": ["Ise", "Kii"], "extra": 2}}
    state = winter(holding(4), "3 5 6", event=10, year=2, chance=throws("0:3", "0:3"), **fields)
    assert (state.turn, each(state, "rice")) == ((0,), [3, 5, 6])
    do(state, "0 revolt Kii")
    assert (each(state, "rice"), inside(state), when(state)) == (
        [3, 5, 6],
        {"peasant": 4},
        "2 winter over",
    )


@pytest.mark.rule("SG-7.8", "SG-8.3")
def test_an_empty_list_of_revolts_goes_on_to_the_next_player() -> None:
    fields: Json = {"winter": {"at": 0, "revolts": [], "extra": 2}}
    on = holding(3) + ", Kai 1:1"
    state = winter(on, "0 0 9", year=2, chance=throws("1:1"), **fields)
    assert (when(state), inside(state)) == ("2 winter over", {"peasant": 1})


@pytest.mark.parametrize(
    "bad",
    [
        {"at": 0, "revolts": ["Kai"], "extra": 2},  # not his
        {"at": 0, "revolts": ["Ise", "Ise"], "extra": 2},
        {"at": 3, "revolts": [], "extra": 2},
        {"at": 0, "revolts": ["Ise"], "extra": -1},
        {"at": 0, "revolts": ["Edo"], "extra": 1},
        {"revolts": ["Ise"], "extra": 1, "when": "now"},
        [],
    ],
)
def test_winters_that_cannot_be(bad: object) -> None:
    impossible(winter_json(holding(4) + ", Kai 1:1", "9", winter=bad))


@pytest.mark.rule("SG-7.2", "SG-7.3")
def test_the_forecast_tells_of_the_revolts_to_come_alone() -> None:
    """5 rice for 9 provinces: two revolts with 2 extra peasants; Settsu's marker stays quiet."""
    on = holding(9).replace("Settsu 0:3", "Settsu 0:3 m2").replace("Kii 0:3", "Kii 0:3 m1")
    chance = [{"draw": ["Ise", "Kii"]}, *throws("0:3", "0:3")]
    state = winter(on, "5 0 0", year=2, chance=chance)
    told = state.forecast(0)["provinces"]
    revolts = {name: land["revolt"] for name, land in told.items() if land["revolt"] is not None}
    assert {name: revolt["peasants"] for name, revolt in revolts.items()} == {"Kii": 3, "Ise": 2}
    assert revolts["Kii"]["won"] <= revolts["Ise"]["won"]
