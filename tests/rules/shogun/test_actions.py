"""SG-4 and SG-3.8: the ten actions."""

import pytest

from .japan import PROVINCES
from .table import (
    DEPLOY_LESS,
    RICE_MIN4,
    TAX_MAX5,
    do,
    each,
    get,
    land,
    legal,
    refused,
    season,
    throws,
    tower,
    tray,
    when,
)

PLAIN = TAX_MAX5  # an event that changes neither deployment nor battles
COST = {"castle": 3, "temple": 2, "theatre": 1}
DEPLOY = {"deploy5": (5, 3), "deploy3": (3, 2), "deploy1": (1, 1)}


# SG-4.1: building


@pytest.mark.rule("SG-4.1", "SG-3.8")
@pytest.mark.parametrize("kind", COST)
@pytest.mark.parametrize("spare", [-1, 0, 4])
def test_what_a_building_costs(kind: str, spare: int) -> None:
    chests = COST[kind] + spare
    state = season("Omi 0:1", f"{kind} Omi", chests=f"{chests} 0 0")
    if spare < 0:
        assert (land(state), each(state, "chests")[0]) == ("Omi 0:1", chests)
    else:
        assert (land(state), each(state, "chests")[0]) == (f"Omi 0:1 {kind}", spare)


@pytest.mark.rule("SG-4.1")
@pytest.mark.parametrize("kind", COST)
def test_at_most_one_of_a_kind_in_a_province(kind: str) -> None:
    state = season(f"Omi 0:1 {kind}", f"{kind} Omi")
    assert (land(state), each(state, "chests")[0]) == (f"Omi 0:1 {kind}", 5)


@pytest.mark.rule("SG-4.1")
@pytest.mark.parametrize("kind", COST)
def test_a_free_site_is_needed(kind: str) -> None:
    other = "temple" if kind == "castle" else "castle"
    state = season(f"Settsu 0:1 {other}", f"{kind} Settsu")
    assert (land(state), each(state, "chests")[0]) == (f"Settsu 0:1 {other}", 5)


@pytest.mark.rule("SG-4.1")
def test_three_kinds_in_three_provinces() -> None:
    state = season("Omi 0:1, Kai 0:1, Kaga 0:1", "castle Omi, temple Kai, theatre Kaga", chests="6")
    assert land(state) == "Kaga 0:1 theatre, Kai 0:1 temple, Omi 0:1 castle"
    assert each(state, "chests") == [0, 6, 6]


@pytest.mark.rule("SG-4.1")
@pytest.mark.parametrize(("kind", "supply"), [("castle", 28), ("temple", 26), ("theatre", 26)])
def test_the_supply_of_buildings(kind: str, supply: int) -> None:
    names = [name for name in PROVINCES if name != "Omi"]
    for built in (supply - 1, supply):
        on = ", ".join(f"{name} 1:1 {kind}" for name in names[:built])
        state = season(f"{on}, Omi 0:1", f"{kind} Omi", seats=4)
        done = built < supply
        assert land(state, "Omi") == ("Omi 0:1 " + kind if done else "Omi 0:1")
        assert each(state, "chests")[0] == 5 - COST[kind] * done


@pytest.mark.rule("SG-4.1", "SG-5.7")
def test_removed_buildings_return_to_the_supply() -> None:
    """The last castle stands in Kaga; it is emptied by a revolt, and can be built again."""
    names = [name for name in PROVINCES if name not in ("Omi", "Kaga")]
    on = ", ".join(f"{name} 1:1 castle" for name in names[:27])
    state = season(
        f"{on}, Kaga 2:1 castle m1, Omi 0:1",
        "castle Omi",
        "",
        "tax Kaga",
        seats=4,
        first="tax castle",
        chance=throws("p:1"),
    )
    assert land(state, "Kaga", "Omi") == "Omi 0:1 castle"


# SG-4.2: rice and tax


@pytest.mark.rule("SG-4.2")
@pytest.mark.parametrize(("action", "what", "gain"), [("tax", "chests", 4), ("rice", "rice", 5)])
def test_income_and_a_marker(action: str, what: str, gain: int) -> None:
    state = season("Kaga 0:1", f"{action} Kaga", chests="0", cards="deploy6 rice chest")
    assert each(state, what) == [gain, 0, 0]
    assert land(state) == "Kaga 0:1 m1"
    assert (get(state, "tower"), get(state, "peasants")) == ({"inside": {}, "tray": {}}, 20)


@pytest.mark.rule("SG-4.2", "SG-5.8")
@pytest.mark.parametrize(("action", "what", "gain"), [("tax", "chests", 4), ("rice", "rice", 5)])
def test_income_is_kept_when_the_revolt_is_lost(action: str, what: str, gain: int) -> None:
    state = season(
        "Kaga 0:1 temple m1",
        f"{action} Kaga",
        chests="0",
        cards="deploy6 rice chest",
        chance=throws("p:1"),
    )
    assert each(state, what) == [gain, 0, 0]
    assert (land(state), each(state, "reserve")[0]) == ("", 61)


@pytest.mark.rule("SG-4.2")
def test_a_marker_is_added_when_the_revolt_is_put_down() -> None:
    state = season("Kaga 0:3 m2", "rice Kaga", chance=throws("0:3 p:2"), cards="chest rice attack")
    assert (land(state), each(state, "rice")[0]) == ("Kaga 0:1 m3", 5)


# SG-4.3: deployment


@pytest.mark.rule("SG-4.3", "SG-3.8")
@pytest.mark.parametrize("action", ["deploy5", "deploy3", "deploy1"])
@pytest.mark.parametrize("spare", [-1, 0, 2])
def test_what_armies_cost(action: str, spare: int) -> None:
    armies, cost = DEPLOY[action]
    state = season("Settsu 0:1", f"{action} Settsu", event=PLAIN, chests=f"{cost + spare} 0 0")
    placed = armies if spare >= 0 else 0
    assert land(state) == f"Settsu 0:{1 + placed}"
    assert each(state, "reserve")[0] == 61 - placed
    assert each(state, "chests")[0] == cost + spare - cost * (spare >= 0)


@pytest.mark.rule("SG-4.3", "SG-4.4", "SG-3.8")
@pytest.mark.parametrize("action", ["deploy5", "deploy3", "deploy1"])
@pytest.mark.parametrize("short", [0, 1])
def test_armies_come_from_the_reserve_in_full_or_not_at_all(action: str, short: int) -> None:
    armies, cost = DEPLOY[action]
    inside = 61 - armies + short
    state = season(
        "Settsu 0:1", f"{action} Settsu", event=PLAIN, tower=tower(f"0:{inside}"), chests="3"
    )
    assert land(state) == f"Settsu 0:{1 if short else 1 + armies}"
    assert each(state, "reserve")[0] == (armies - 1 if short else 0)
    assert each(state, "chests")[0] == (3 if short else 3 - cost)


# SG-4.4: deploy1


@pytest.mark.rule("SG-4.4", "SG-8.4")
def test_deploy1_asks_for_a_move() -> None:
    state = season("Settsu 0:2, Yamato 0:1, Kii 0:4, Omi 1:1, Kaga 0:1", "deploy1 Settsu")
    assert (state.turn, get(state, "placed")) == ((0,), True)
    assert land(state, "Settsu") == "Settsu 0:3"
    assert (each(state, "chests")[0], each(state, "reserve")[0]) == (4, 53)
    assert legal(state) == [
        "move Settsu Kii 1",
        "move Settsu Kii 2",
        "move Settsu Yamato 1",
        "move Settsu Yamato 2",
        "stay",
    ]
    stayed = do(state.copy(), "0 stay")
    assert (land(stayed, "Settsu"), when(stayed)) == ("Settsu 0:3", "1 summer planning")
    assert get(stayed, "placed") is False
    do(state, "0 move Settsu Kii 2")
    assert land(state, "Settsu", "Kii") == "Settsu 0:1, Kii 0:6"


@pytest.mark.rule("SG-4.4")
def test_the_new_army_may_go_along() -> None:
    state = season("Settsu 0:1, Yamato 0:1", "deploy1 Settsu")
    assert legal(state) == ["move Settsu Yamato 1", "stay"]


@pytest.mark.rule("SG-4.4", "SG-8.4")
def test_deploy1_without_an_own_neighbour_asks_nothing() -> None:
    state = season("Settsu 0:2, Omi 1:1, Kaga 0:1", "deploy1 Settsu")
    assert (land(state, "Settsu"), when(state)) == ("Settsu 0:3", "1 summer planning")


@pytest.mark.rule("SG-4.4", "SG-3.8")
def test_deploy1_is_skipped_as_a_whole() -> None:
    """No chest, or no army: no move either."""
    on = "Settsu 0:2, Yamato 0:1"
    assert when(season(on, "deploy1 Settsu", chests="0")) == "1 summer planning"
    state = season(on, "deploy1 Settsu", tower=tower("0:59"))
    assert (when(state), each(state, "chests")[0]) == ("1 summer planning", 5)


@pytest.mark.rule("SG-4.4", "SG-1.1", "SG-1.2", "SG-8.1", "SG-8.2")
@pytest.mark.parametrize(
    ("move", "rule"),
    [
        ("1 stay", "SG-8.1"),
        ("0 stay now", "SG-8.2"),
        ("0 move Settsu Yamato 0", "SG-8.2"),
        ("0 move Settsu Yamato 01", "SG-8.2"),
        ("0 move Settsu Yamato", "SG-8.2"),
        ("0 move Settsu Yamato -1", "SG-8.2"),
        ("0 move Settsu Edo 1", "SG-8.2"),
        ("0 plan castle Settsu", "SG-8.2"),
        ("0 revolt Settsu", "SG-8.2"),
        ("0 move Yamato Settsu 1", "SG-4.4"),
        ("0 move Yamato Mutsu 1", "SG-4.4"),  # the source before the target
        ("0 move Settsu Mutsu 1", "SG-1.2"),
        ("0 move Settsu Kaga 1", "SG-1.1"),
        ("0 move Settsu Omi 1", "SG-4.4"),  # never an attack
        ("0 move Settsu Harima 1", "SG-4.4"),
        ("0 move Settsu Yamato 3", "SG-4.4"),
        ("0 move Settsu Yamato 99999999999999999999999", "SG-4.4"),
    ],
)
def test_refusals_of_deploy1(move: str, rule: str) -> None:
    state = season("Settsu 0:2, Yamato 0:1, Omi 1:1, Kaga 0:1", "deploy1 Settsu")
    assert refused(state, move) == rule


# SG-4.5: battles and moves


@pytest.mark.rule("SG-4.5", "SG-3.8")
@pytest.mark.parametrize("field", ["battle_a", "battle_b"])
def test_it_is_asked_from_two_armies_on(field: str) -> None:
    assert when(season("Shima 0:1", f"{field} Shima")) == "1 summer planning"
    state = season("Shima 0:2", f"{field} Shima")
    assert legal(state) == ["move Shima Ise 1", "move Shima Izu 1"]
    assert refused(state, "0 stay") == "SG-3.8"
    state = season("Shima 0:4", f"{field} Shima")
    assert legal(state) == [f"move Shima {to} {n}" for to in ("Ise", "Izu") for n in (1, 2, 3)]


@pytest.mark.rule("SG-4.5")
def test_legal_lists_are_sorted_as_strings() -> None:
    state = season("Noto 0:12", "battle_a Noto")
    texts = [f"move Noto {to} {n}" for to in ("Etchu", "Kaga") for n in range(1, 12)]
    assert legal(state) == sorted(texts)
    assert legal(state)[1] == "move Noto Etchu 10"


@pytest.mark.rule("SG-4.5")
def test_into_an_own_province_is_a_move() -> None:
    state = season("Settsu 0:3, Yamato 0:1 m1", "battle_a Settsu", tower=tower("1:2", "p:1 2:1"))
    do(state, "0 move Settsu Yamato 2")
    assert land(state) == "Settsu 0:1, Yamato 0:3 m1"
    assert get(state, "tower") == {"inside": {"1": 2}, "tray": {"2": 1, "peasant": 1}}


@pytest.mark.rule("SG-4.5", "SG-3.8")
def test_a_move_must_be_made_though_nobody_is_near() -> None:
    """One army to an own province is enough, and cannot be left out."""
    state = season("Shima 0:2, Ise 0:1, Izu 0:1", "battle_a Shima")
    assert legal(state) == ["move Shima Ise 1", "move Shima Izu 1"]


@pytest.mark.rule("SG-4.5", "SG-1.1", "SG-1.2", "SG-3.8", "SG-6.2", "SG-8.1", "SG-8.2")
@pytest.mark.parametrize(
    ("move", "rule"),
    [
        ("2 move Settsu Omi 1", "SG-8.1"),
        ("0 choose attack", "SG-8.2"),
        ("0 move Settsu Omi", "SG-8.2"),
        ("0 Move Settsu Omi 1", "SG-8.2"),
        ("0 move Settsu Omi 1 ", "SG-8.2"),
        ("0 move Settsu Omi 1.0", "SG-8.2"),
        ("0 move Settsu Omi ٣", "SG-8.2"),
        ("0 ", "SG-8.2"),
        ("0 stay", "SG-3.8"),
        ("0 move Yamato Settsu 1", "SG-4.5"),
        ("0 move Yamato Mutsu 9", "SG-4.5"),  # the source before all else
        ("0 move Settsu Mutsu 9", "SG-1.2"),
        ("0 move Settsu Kai 9", "SG-1.1"),
        ("0 move Settsu Tamba 9", "SG-6.2"),  # temple peace before the number
        ("0 move Settsu Omi 3", "SG-4.5"),
        ("0 move Settsu Omi 10000000000000000000000", "SG-4.5"),
    ],
)
def test_refusals_of_battles(move: str, rule: str) -> None:
    state = season(
        "Settsu 0:3, Yamato 0:2, Omi 1:1, Tamba 1:1 temple, Kai 2:1", "battle_a Settsu", event=6
    )
    assert refused(state, move) == rule


# SG-4.6: cards of lost provinces


@pytest.mark.rule("SG-4.6", "SG-5.6")
def test_a_conquered_province_leaves_the_mat_of_its_owner() -> None:
    state = season(
        "Settsu 0:4, Omi 1:2 castle m1, Kai 2:2",
        "battle_a Settsu",
        "tax Omi",
        "battle_b Kai",
        first="battle_a tax",
        chance=throws("0:3 1:1"),
    )
    do(state, "0 move Settsu Omi 3")
    assert state.turn == (2,)
    assert get(state, "plans.1.tax") == "none"
    assert land(state, "Omi") == "Omi 0:2 castle m1"
    assert each(state, "chests") == [5, 5, 5]


@pytest.mark.rule("SG-4.6", "SG-5.7")
def test_a_province_that_becomes_neutral_leaves_the_mat() -> None:
    state = season(
        "Settsu 0:4, Omi 1:2, Kai 2:2",
        "battle_a Settsu",
        "tax Omi",
        "battle_b Kai",
        first="battle_a tax",
        chance=throws("0:1 1:1"),
    )
    do(state, "0 move Settsu Omi 3")
    assert (get(state, "plans.1.tax"), land(state, "Omi")) == ("none", "")


@pytest.mark.rule("SG-4.6", "SG-5.8")
def test_a_province_lost_in_a_revolt_leaves_the_mat() -> None:
    state = season(
        "Kaga 0:1 m1, Kai 2:2", "tax Kaga", "", "battle_a Kai", first="tax", chance=throws("p:1")
    )
    assert (get(state, "plans.0.tax"), land(state, "Kaga")) == ("none", "")


@pytest.mark.rule("SG-4.6")
def test_the_card_leaves_the_bid_too() -> None:
    state = season(
        "Settsu 0:4, Omi 1:1, Kai 2:2",
        "battle_a Settsu",
        "bid Omi",
        "battle_b Kai",
        chance=throws("0:3"),
    )
    do(state, "0 move Settsu Omi 3")
    assert get(state, "plans.1.bid") == "none"


@pytest.mark.rule("SG-4.6")
def test_nor_may_the_old_owner_use_it_when_he_wins_it_back() -> None:
    state = season(
        "Settsu 0:4, Omi 1:2, Ise 1:4",
        "battle_a Settsu",
        "tax Omi, battle_b Ise",
        first="battle_a battle_b tax",
        chance=throws("0:1", "1:3"),
    )
    do(state, "0 move Settsu Omi 3", "1 move Ise Omi 3")
    assert land(state, "Omi") == "Omi 1:3"
    assert each(state, "chests") == [5, 5, 5]
    assert when(state) == "1 summer planning"
    assert "plan castle Omi" in legal(state, 1)


@pytest.mark.rule("SG-4.6", "SG-1.6")
def test_the_new_owner_holds_the_card_next_season() -> None:
    state = season("Settsu 0:4, Omi 1:1", "battle_a Settsu", chance=throws("0:3"))
    do(state, "0 move Settsu Omi 3")
    assert when(state) == "1 summer planning"
    assert "plan castle Omi" in legal(state, 0)
    assert "plan castle Omi" not in legal(state, 1)


@pytest.mark.rule("SG-4.6", "SG-3.13")
def test_armies_that_come_into_an_own_planned_province_may_fight_on_from_it() -> None:
    """Its card lies on the mat: it acts with all armies that stand there at its turn."""
    state = season("Settsu 0:4, Yamato 0:1", "battle_a Settsu, battle_b Yamato")
    do(state, "0 move Settsu Yamato 3")
    assert "move Yamato Ise 3" in legal(state)


@pytest.mark.rule("SG-4.3", "SG-6.2")
def test_the_event_that_lessens_deployment() -> None:
    state = season("Settsu 0:1, Kai 0:1", "deploy5 Settsu, deploy3 Kai", event=DEPLOY_LESS)
    assert (land(state), each(state, "chests")[0]) == ("Kai 0:3, Settsu 0:4", 0)
    state = season("Settsu 0:1, Kai 0:1", "deploy5 Settsu, deploy3 Kai", event=RICE_MIN4)
    assert land(state) == "Kai 0:4, Settsu 0:6"
    assert tray(state) == {}
