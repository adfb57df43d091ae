"""SG-5: battles and revolts, with forced throws."""

from collections import Counter

import pytest

import tenka

from .table import (
    CASTLE_DEFENCE,
    NEUTRAL_TWO,
    TAX_MAX5,
    do,
    each,
    get,
    impossible,
    inside,
    land,
    season,
    season_json,
    throws,
    tower,
    tray,
    when,
)

DUEL = "Settsu 0:5, Omi 1:3"


def attack(
    on: str,
    out: str,
    *,
    target: str = "Omi",
    armies: int = 4,
    content: str = "",
    lying: str = "",
    event: int = TAX_MAX5,
    cards: str = "rice deploy6 chest",
) -> tenka.State:
    """Settsu attacks; this falls out of the tower."""
    state = season(
        on,
        "battle_a Settsu",
        event=event,
        cards=cards,
        tower=tower(content, lying),
        chance=throws(out),
    )
    return do(state, f"0 move Settsu {target} {armies}")


def cubes(state: tenka.State) -> list[int]:
    """All cubes of the seats, then the peasants."""
    p = state.to_position()
    counts = Counter(p["tower"]["inside"]) + Counter(p["tower"]["tray"])
    for seat, player in enumerate(p["players"]):
        counts[str(seat)] += player["reserve"]
    for province in p["provinces"].values():
        counts[str(province["owner"])] += province["armies"]
    counts["peasant"] += p["peasants"]
    return [counts[name] for name in ("0", "1", "2", "peasant")]


# SG-5.1: what is thrown


@pytest.mark.rule("SG-5.1", "SG-5.2")
def test_all_fighting_armies_and_the_tray_are_thrown() -> None:
    """Nothing falls out: all that was thrown is inside."""
    state = attack(DUEL, "", content="1:1 p:2", lying="2:3 p:1")
    assert inside(state) == {"0": 4, "1": 4, "2": 3, "peasant": 3}
    assert tray(state) == {}
    assert cubes(state) == [62, 62, 62, 20]


@pytest.mark.rule("SG-5.1")
def test_cubes_from_inside_count() -> None:
    """4 thrown and 2 that were inside: 6 of blue fall out."""
    state = attack("Settsu 0:5, Omi 1:3", "0:6 1:2", content="0:2")
    assert (land(state), inside(state)) == ("Omi 0:4, Settsu 0:1", {"1": 1})
    assert cubes(state) == [62, 62, 62, 20]


@pytest.mark.rule("SG-5.1")
def test_cubes_on_the_tray_count_for_their_side() -> None:
    state = attack(DUEL, "0:4 1:3", lying="0:3 1:3")
    assert (land(state), inside(state)) == ("Omi 0:1, Settsu 0:1", {"0": 3, "1": 3})


@pytest.mark.rule("SG-5.1", "SG-8.5")
@pytest.mark.parametrize("out", ["0:5", "1:4", "2:1", "p:1", "0:4 1:3 p:1"])
def test_no_more_falls_out_than_was_thrown_or_inside(out: str) -> None:
    state = season(DUEL, "battle_a Settsu", chance=throws(out))
    before = state.to_position()
    with pytest.raises(tenka.BadPosition):
        state.play(0, "move Settsu Omi 4")
    assert state.to_position() == before
    state = season(DUEL, "battle_a Settsu", chance=throws(out), tower=tower("0:1 1:1 2:1 p:1"))
    do(state, "0 move Settsu Omi 4")
    assert cubes(state) == [62, 62, 62, 20]


@pytest.mark.rule("SG-5.1", "SG-5.10")
def test_no_cube_is_lost_whatever_the_tower_does() -> None:
    for seed in range(60):
        on = f"Settsu 0:9, Omi 1:{seed % 4 + 1} m{seed % 2}, Kaga 2:3 m{seed % 3 + 1}"
        state = season(
            on, "battle_a Settsu", "", "tax Kaga", tower=tower("0:3 1:4 2:5 p:3"), seed=seed
        )
        do(state, f"0 move Settsu {'Omi' if seed % 3 else 'Harima'} {seed % 8 + 1}")
        assert cubes(state) == [62, 62, 62, 20]
        assert all(p["armies"] > 0 for p in get(state, "provinces").values())


@pytest.mark.rule("SG-5.2")
def test_a_neutral_province_throws_one_peasant() -> None:
    state = attack("Settsu 0:5", "", target="Harima")
    assert (inside(state), get(state, "peasants")) == ({"0": 4, "peasant": 1}, 19)


# SG-5.3, SG-5.4


@pytest.mark.rule("SG-5.3", "SG-5.5", "SG-5.6")
def test_peasants_fight_for_a_province_without_a_marker() -> None:
    state = attack(DUEL, "0:4 1:1 p:2", content="p:2")
    assert (land(state, "Omi"), tray(state), get(state, "peasants")) == ("Omi 0:1", {}, 20)
    assert cubes(state) == [62, 62, 62, 20]


@pytest.mark.rule("SG-5.3")
@pytest.mark.parametrize("markers", [1, 3])
def test_peasants_stay_on_the_tray_when_the_province_bears_a_marker(markers: int) -> None:
    on = f"Settsu 0:5, Omi 1:3 m{markers}"
    state = attack(on, "0:4 1:1 p:2", content="p:2 2:1")
    assert land(state, "Omi") == f"Omi 0:3 m{markers}"
    assert (tray(state), get(state, "peasants")) == ({"peasant": 2}, 18)
    assert inside(state) == {"1": 2, "2": 1}


@pytest.mark.rule("SG-5.3")
@pytest.mark.parametrize(
    ("out", "after"),
    [
        ("0:4 p:2", "Omi 0:2"),  # won by the attacker
        ("0:2 1:1 p:3", "Omi 1:1"),  # won by the defender
        ("0:3 1:1 p:2", ""),  # tied
    ],
)
def test_the_peasants_go_to_the_reserve_won_lost_or_tied(out: str, after: str) -> None:
    state = attack(DUEL, out, lying="p:3")
    assert (land(state, "Omi"), tray(state)) == (after, {})
    fallen = throws(out)[0]["throw"]["peasant"]
    assert get(state, "peasants") == 17 + fallen
    assert inside(state).get("peasant", 0) == 3 - fallen


@pytest.mark.rule("SG-5.4")
def test_other_colours_wait_for_the_next_battle() -> None:
    state = season(
        "Settsu 0:5, Omi 1:3, Kai 2:4, Musashi 1:2",
        "battle_a Settsu",
        "",
        "battle_b Kai",
        tower=tower("", "2:2"),
        chance=throws("0:4 1:3 2:1", "2:4 1:2"),
    )
    do(state, "0 move Settsu Omi 4")
    assert (tray(state), inside(state)) == ({"2": 1}, {"2": 1})
    do(state, "2 move Kai Musashi 3")  # 3 and the 1 from the tray; 4 of 5 fall out
    assert land(state, "Musashi") == "Musashi 2:2"
    assert (tray(state), inside(state)) == ({}, {"2": 1})


# SG-5.5, SG-5.6


@pytest.mark.rule("SG-5.5", "SG-5.6")
@pytest.mark.parametrize(
    ("out", "after", "reserves"),
    [
        ("0:4 1:3", "Omi 0:1", [60, 62]),
        ("0:4 1:1", "Omi 0:3", [58, 60]),  # 2 of yellow are inside
        ("0:4", "Omi 0:4", [57, 59]),
        ("0:1", "Omi 0:1", [57, 59]),  # 3 of blue are inside
        ("0:3 1:3", "", [60, 62]),  # tied
        ("0:2 1:3", "Omi 1:1", [59, 61]),
        ("1:3", "Omi 1:3", [57, 59]),
        ("0:1 1:2", "Omi 1:1", [58, 60]),
    ],
)
def test_more_cubes_win_and_lose_as_many_as_the_loser_had(
    out: str, after: str, reserves: list[int]
) -> None:
    state = attack(DUEL, out)
    assert land(state, "Omi") == after
    assert each(state, "reserve")[:2] == reserves
    assert cubes(state) == [62, 62, 62, 20]


@pytest.mark.rule("SG-5.6")
def test_the_province_goes_over_with_buildings_and_markers() -> None:
    state = attack("Settsu 0:5, Omi 1:3 castle temple theatre m2", "0:4 1:1")
    assert land(state, "Omi") == "Omi 0:3 castle temple theatre m2"


@pytest.mark.rule("SG-5.6")
def test_a_neutral_province_is_conquered() -> None:
    state = attack("Settsu 0:5", "0:3 p:1", target="Harima")
    assert (land(state), get(state, "peasants")) == ("Harima 0:2, Settsu 0:1", 20)
    assert "plan castle Harima" in [state.text(action) for action in state.legal(0)]


@pytest.mark.rule("SG-5.5")
@pytest.mark.parametrize(
    ("out", "left"),
    [
        ("0:2 1:2 p:1", 1),  # min(2, 2 + 1 - 2)
        ("0:1 1:2 p:1", 2),
        ("0:1 1:2 p:3", 2),  # never more than his own
        ("0:3 1:1 p:3", 1),
        ("0:3 1:3 p:1", 1),
    ],
)
def test_peasants_of_a_winning_defender_take_losses_first(out: str, left: int) -> None:
    state = attack(DUEL, out, content="p:3")
    assert land(state, "Omi") == f"Omi 1:{left}"
    assert (tray(state), cubes(state)) == ({}, [62, 62, 62, 20])


# SG-5.7: ties


@pytest.mark.rule("SG-5.7")
@pytest.mark.parametrize("out", ["0:2 1:2", "0:3 1:1 p:2", "0:1 p:1", "", "0:1 p:3", "p:2"])
def test_a_tie_or_ahead_by_peasants_alone(out: str) -> None:
    state = attack("Settsu 0:5, Omi 1:3 castle theatre", out, content="p:3")
    assert land(state) == "Settsu 0:1"
    assert tray(state) == {}
    assert cubes(state) == [62, 62, 62, 20]
    fallen = throws(out)[0]["throw"]
    stayed = {"0": 4 - fallen.get("0", 0), "1": 3 - fallen.get("1", 0)}
    assert each(state, "reserve")[:2] == [61 - stayed["0"], 62 - stayed["1"]]


@pytest.mark.rule("SG-5.7")
def test_a_province_with_a_marker_is_emptied_of_it() -> None:
    """The peasants do not fight: 2 to 2 is a tie, and they stay on the tray."""
    state = attack("Settsu 0:5, Omi 1:3 temple m2", "0:2 1:2 p:1", content="p:1")
    assert (land(state), tray(state)) == ("Settsu 0:1", {"peasant": 1})


@pytest.mark.rule("SG-5.7")
def test_own_cubes_fewer_than_the_attackers_but_at_least_one() -> None:
    state = attack(DUEL, "0:3 1:1 p:3", content="p:3")
    assert land(state, "Omi") == "Omi 1:1"


@pytest.mark.rule("SG-5.11")
@pytest.mark.parametrize("out", ["0:1 p:1", "", "0:1 p:2", "p:1", "p:3"])
def test_a_neutral_province_stays_neutral_when_not_conquered(out: str) -> None:
    state = attack("Settsu 0:5", out, target="Harima", content="p:2", lying="1:1")
    assert (land(state), cubes(state)) == ("Settsu 0:1", [62, 62, 62, 20])
    fallen = throws(out)[0]["throw"]
    assert tray(state) == {}
    assert each(state, "reserve")[0] == 57 + fallen.get("0", 0)
    assert get(state, "peasants") == 17 + fallen.get("peasant", 0)
    assert inside(state)["1"] == 1


# SG-5.8: revolts


@pytest.mark.rule("SG-5.8")
@pytest.mark.parametrize("action", ["tax", "rice"])
@pytest.mark.parametrize("markers", [1, 2, 4])
def test_a_peasant_for_each_marker(action: str, markers: int) -> None:
    state = season(f"Kaga 0:6 m{markers}", f"{action} Kaga", chance=throws("0:6"))
    assert land(state) == f"Kaga 0:6 m{markers + 1}"
    assert (inside(state), get(state, "peasants")) == ({"peasant": markers}, 20 - markers)


@pytest.mark.rule("SG-5.8", "SG-5.3")
@pytest.mark.parametrize(
    ("out", "after"),
    [
        ("0:3 p:2", "Kaga 0:1 m3"),
        ("0:3", "Kaga 0:3 m3"),
        ("0:1", "Kaga 0:1 m3"),
        ("0:4 p:3", "Kaga 0:1 m3"),  # from inside and from the tray
        ("0:2 p:2", ""),
        ("0:1 p:2", ""),
        ("", ""),
        ("p:1", ""),
    ],
)
def test_all_armies_against_all_peasants_on_the_tray(out: str, after: str) -> None:
    state = season(
        "Kaga 0:3 castle m2",
        "tax Kaga",
        tower=tower("0:1", "p:1 1:1"),
        chance=throws(f"{out} 1:1"),
    )
    assert land(state) == after.replace(" m3", " castle m3")
    assert (tray(state), cubes(state)) == ({"1": 1}, [62, 62, 62, 20])
    assert get(state, "peasants") == 17 + throws(out)[0]["throw"].get("peasant", 0)


@pytest.mark.rule("SG-5.8")
def test_no_marker_no_revolt() -> None:
    state = season("Kaga 0:1", "tax Kaga", tower=tower("", "p:3"))
    assert (land(state), tray(state)) == ("Kaga 0:1 m1", {"peasant": 3})


@pytest.mark.rule("SG-5.8", "SG-6.2")
def test_no_other_action_wakes_a_revolt() -> None:
    plan = "castle Omi, deploy5 Ise, battle_a Kai"
    state = season("Omi 0:1 m3, Ise 0:1 m3, Kai 0:2 m3, Suruga 0:1", plan, chests="6")
    do(state, "0 move Kai Suruga 1")
    assert land(state) == "Ise 0:4 m3, Kai 0:1 m3, Omi 0:1 castle m3, Suruga 0:2"
    assert (inside(state), tray(state)) == ({}, {})


# SG-5.9: what is not there


@pytest.mark.rule("SG-5.9")
@pytest.mark.parametrize(("reserve", "thrown"), [(5, 3), (3, 3), (2, 2), (0, 0)])
def test_too_few_peasants_for_a_revolt(reserve: int, thrown: int) -> None:
    state = season(
        "Kaga 0:4 m3", "tax Kaga", tower=tower(f"p:{20 - reserve}"), chance=throws("0:4")
    )
    assert inside(state) == {"peasant": 20 - reserve + thrown}
    assert get(state, "peasants") == reserve - thrown
    assert land(state) == "Kaga 0:4 m4"


@pytest.mark.rule("SG-5.9")
@pytest.mark.parametrize(
    ("event", "reserve", "thrown"),
    [(TAX_MAX5, 1, 1), (TAX_MAX5, 0, 0), (NEUTRAL_TWO, 2, 2), (NEUTRAL_TWO, 1, 1),
     (NEUTRAL_TWO, 0, 0)],
)  # fmt: skip
def test_too_few_peasants_for_a_neutral_province(event: int, reserve: int, thrown: int) -> None:
    state = attack("Settsu 0:5", "0:4", target="Harima", content=f"p:{20 - reserve}", event=event)
    assert inside(state) == {"peasant": 20 - reserve + thrown}
    assert land(state, "Harima") == "Harima 0:4"


@pytest.mark.rule("SG-5.9", "SG-6.1", "SG-6.2")
@pytest.mark.parametrize(("reserve", "bonus"), [(0, 0), (1, 1), (2, 2), (9, 2)])
def test_too_few_armies_for_castle_event_and_defence_card(reserve: int, bonus: int) -> None:
    state = attack(
        f"Settsu 0:5, Omi 1:3 castle, Kai 1:{59 - reserve}",
        "1:1",
        event=CASTLE_DEFENCE,
        cards="rice defence chest",
    )
    assert inside(state) == {"0": 4, "1": 2 + bonus}
    assert each(state, "reserve")[1] == reserve - bonus


@pytest.mark.rule("SG-5.9", "SG-6.1")
@pytest.mark.parametrize(("reserve", "bonus"), [(0, 0), (1, 1), (9, 1)])
def test_no_army_for_the_attack_card(reserve: int, bonus: int) -> None:
    state = attack(
        f"Settsu 0:5, Omi 1:3, Kai 0:{57 - reserve}", "0:1", cards="attack deploy6 chest"
    )
    assert inside(state) == {"0": 3 + bonus, "1": 3}
    assert each(state, "reserve")[0] == reserve - bonus
    assert land(state, "Omi") == "Omi 0:1"


# Forced outcomes


@pytest.mark.rule("SG-8.5")
def test_a_forced_throw_on_loading_that_cannot_be() -> None:
    for out in ("0:4", "p:2", "1:1"):
        impossible(season_json("Kaga 0:3 m1", "tax Kaga", chance=throws(out)))
    impossible(season_json("Kaga 0:3 m1", "tax Kaga", chance=[{"draw": ["Kaga"]}]))


@pytest.mark.rule("SG-8.5")
def test_forced_throws_are_taken_from_the_front_one_by_one() -> None:
    state = season(
        "Kaga 0:3 m1, Omi 0:3 m1, Settsu 0:2",
        "tax Kaga, rice Omi, battle_a Settsu",
        chance=throws("0:3", "0:2 p:1", "0:1"),
        first="rice tax",
    )
    assert land(state, "Kaga", "Omi") == "Kaga 0:1 m2, Omi 0:3 m2"
    assert get(state, "chance") == throws("0:1")
    do(state, "0 move Settsu Harima 1")
    assert (get(state, "chance"), when(state)) == ([], "1 summer planning")


@pytest.mark.rule("SG-8.5", "SG-5.10")
def test_without_forced_outcomes_the_seed_decides() -> None:
    found = set()
    for seed in range(20):
        state = season(DUEL, "battle_a Settsu", tower=tower("2:5 p:4"), seed=seed)
        again = state.copy()
        do(state, "0 move Settsu Omi 4")
        do(again, "0 move Settsu Omi 4")
        assert get(state, "tower") == get(again, "tower")
        found.add(str(get(state, "tower")))
    assert len(found) > 12
