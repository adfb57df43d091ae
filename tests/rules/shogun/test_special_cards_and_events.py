"""SG-6: special cards and events."""

import pytest

from .japan import CHESTS, RICE
from .table import (
    CASTLE_DEFENCE,
    DEPLOY_LESS,
    NEUTRAL_TWO,
    RICE_MAX3,
    RICE_MIN4,
    TAX_MAX5,
    TAX_MIN6,
    TEMPLE_PEACE,
    THEATRE_CALMS,
    do,
    each,
    inside,
    land,
    legal,
    refused,
    season,
    throws,
    tower,
    when,
)

DUEL = "Settsu 0:5, Omi 1:3"


def fight(on: str, cards: str, *, event: int = TAX_MAX5, target: str = "Omi") -> dict[str, int]:
    """4 armies of Settsu attack, nothing falls out: what was thrown."""
    state = season(on, "battle_a Settsu", event=event, cards=cards, chance=throws(""))
    return inside(do(state, f"0 move Settsu {target} 4"))


# SG-6.1: special cards


@pytest.mark.rule("SG-6.1")
@pytest.mark.parametrize(
    ("card", "chests", "rice", "armies"),
    [("chest", 8, 3, 6), ("rice", 7, 4, 6), ("deploy6", 7, 3, 7), ("attack", 7, 3, 6),
     ("defence", 7, 3, 6)],
)  # fmt: skip
def test_the_cards_of_income_and_deployment(card: str, chests: int, rice: int, armies: int) -> None:
    others = " ".join(c for c in ("chest", "rice", "deploy6") if c != card)
    state = season(
        "Settsu 0:1, Tosa 0:1, Kai 0:1",
        "tax Settsu, rice Tosa, deploy5 Kai",
        first="deploy5",
        chests="3 0 0 0",
        event=THEATRE_CALMS,
        cards=f"{card} {others} {'attack' if card == 'defence' else 'defence'}",
        seats=4,
    )
    assert (each(state, "chests")[0], each(state, "rice")[0]) == (chests, rice)
    assert land(state, "Kai") == f"Kai 0:{armies}"


@pytest.mark.rule("SG-6.1")
def test_deploy6_costs_the_same_and_changes_deploy5_alone() -> None:
    state = season(
        "Settsu 0:1, Kai 0:1, Kaga 0:1",
        "deploy5 Settsu, deploy3 Kai, deploy1 Kaga",
        event=TAX_MAX5,
        cards="deploy6 rice chest",
        chests="6",
    )
    assert land(state) == "Kaga 0:2, Kai 0:4, Settsu 0:7"
    assert each(state, "chests")[0] == 0


@pytest.mark.rule("SG-6.1")
def test_attack_and_defence() -> None:
    assert fight(DUEL, "rice chest deploy6") == {"0": 4, "1": 3}
    assert fight(DUEL, "attack chest deploy6") == {"0": 5, "1": 3}
    assert fight(DUEL, "rice defence deploy6") == {"0": 4, "1": 4}
    assert fight(DUEL, "attack defence deploy6") == {"0": 5, "1": 4}
    assert fight(DUEL, "defence attack deploy6") == {"0": 4, "1": 3}  # each on the wrong side
    assert fight(DUEL, "rice deploy6 defence") == {"0": 4, "1": 3}  # a third player's


@pytest.mark.rule("SG-6.1")
def test_attack_counts_against_neutral_provinces_and_not_in_a_move() -> None:
    assert fight("Settsu 0:5", "attack chest rice", target="Harima") == {"0": 5, "peasant": 1}
    state = season("Settsu 0:5, Yamato 0:1", "battle_a Settsu", cards="attack chest rice")
    do(state, "0 move Settsu Yamato 4")
    assert (inside(state), each(state, "reserve")[0]) == ({}, 56)
    assert land(state) == "Settsu 0:1, Yamato 0:5"


@pytest.mark.rule("SG-6.1")
@pytest.mark.parametrize("action", ["tax", "rice"])
def test_attack_and_defence_do_not_count_in_a_revolt(action: str) -> None:
    for card in ("attack", "defence"):
        state = season(
            "Kaga 0:3 m1", f"{action} Kaga", cards=f"{card} chest rice", chance=throws("0:1")
        )
        assert inside(state) == {"0": 2, "peasant": 1}


@pytest.mark.rule("SG-6.1")
def test_each_works_every_time_its_case_comes_up() -> None:
    state = season(
        "Settsu 0:3, Kai 0:3, Omi 1:3, Musashi 1:3",
        "battle_a Settsu, battle_b Kai",
        cards="attack defence rice",
        chance=throws("", ""),
    )
    do(state, "0 move Settsu Omi 2")
    assert inside(state) == {"0": 3, "1": 4}
    do(state, "0 move Kai Musashi 2")
    assert inside(state) == {"0": 6, "1": 8}


# SG-6.2: events


@pytest.mark.rule("SG-6.2")
@pytest.mark.parametrize("event", range(1, 13))
def test_only_two_events_change_the_tax_and_two_the_rice(event: int) -> None:
    for name in ("Settsu", "Mino", "Kii", "Owari"):  # tax 7, 3, 5, 6; rice 3, 5, 4, 2
        cards = "defence attack deploy6"
        taxed = season(f"{name} 0:1", f"tax {name}", event=event, cards=cards, chests="0")
        reaped = season(f"{name} 0:1", f"rice {name}", event=event, cards=cards)
        tax, rice = CHESTS[name], RICE[name]
        tax = {TAX_MAX5: min(tax, 5), TAX_MIN6: max(tax, 6)}.get(event, tax)
        rice = {RICE_MIN4: max(rice, 4), RICE_MAX3: min(rice, 3)}.get(event, rice)
        assert (name, each(taxed, "chests")[0], each(reaped, "rice")[0]) == (name, tax, rice)


@pytest.mark.rule("SG-6.2")
@pytest.mark.parametrize("event", range(1, 13))
@pytest.mark.parametrize("markers", [0, 1, 3])
def test_a_theatre_calms(event: int, markers: int) -> None:
    state = season(f"Omi 0:1 m{markers}", "theatre Omi", event=event)
    left = max(0, markers - 1) if event in (1, 2) else markers
    assert land(state) == "Omi 0:1 theatre" + (f" m{left}" if left else "")


@pytest.mark.rule("SG-6.2")
def test_only_building_a_theatre_calms() -> None:
    plan = "castle Omi, temple Kaga, theatre Kai"
    on = "Omi 0:1 m2, Kaga 0:1 m2, Kai 0:1 theatre m2"
    state = season(on, plan, event=THEATRE_CALMS)
    assert land(state) == "Kaga 0:1 temple m2, Kai 0:1 theatre m2, Omi 0:1 castle m2"


@pytest.mark.rule("SG-6.2")
@pytest.mark.parametrize("event", range(1, 13))
def test_peasants_of_neutral_provinces_and_the_castle(event: int) -> None:
    cards = "rice deploy6 chest"
    peasants = 2 if event == NEUTRAL_TWO else 1
    thrown = fight("Settsu 0:5", cards, event=event, target="Harima")
    assert thrown == {"0": 4, "peasant": peasants}
    defenders = 4 if event in (4, 5) else 3
    assert fight("Settsu 0:5, Omi 1:3 castle", cards, event=event) == {"0": 4, "1": defenders}
    assert fight("Settsu 0:5, Omi 1:3 theatre", cards, event=event) == {"0": 4, "1": 3}
    assert fight("Settsu 0:5 castle, Omi 1:3", cards, event=event) == {"0": 4, "1": 3}


@pytest.mark.rule("SG-6.2")
@pytest.mark.parametrize("event", range(1, 13))
def test_temple_peace(event: int) -> None:
    on = "Shima 0:3, Ise 1:1 temple, Izu 1:1 castle"
    state = season(on, "battle_a Shima", event=event)
    peace = event in (6, 7)
    allowed = ["Izu"] if peace else ["Ise", "Izu"]
    assert legal(state) == [f"move Shima {to} {n}" for to in allowed for n in (1, 2)]
    if peace:
        assert refused(state, "0 move Shima Ise 1") == "SG-6.2"


@pytest.mark.rule("SG-6.2", "SG-3.8")
def test_temple_peace_with_no_target_left() -> None:
    on = "Shima 0:3, Ise 1:1 temple, Izu 2:1 temple"
    state = season(on, "battle_a Shima", event=TEMPLE_PEACE)
    assert (when(state), land(state, "Shima")) == ("1 summer planning", "Shima 0:3")


@pytest.mark.rule("SG-6.2")
def test_temple_peace_allows_moves_into_an_own_temple() -> None:
    on = "Shima 0:3, Ise 0:1 temple, Izu 2:1 temple"
    state = season(on, "battle_a Shima", event=TEMPLE_PEACE)
    assert legal(state) == ["move Shima Ise 1", "move Shima Ise 2"]
    state = season(on, "deploy1 Shima", event=TEMPLE_PEACE)
    assert legal(state) == [*(f"move Shima Ise {n}" for n in (1, 2, 3)), "stay"]


@pytest.mark.rule("SG-6.2")
@pytest.mark.parametrize("event", range(1, 13))
def test_only_deploy_less_changes_the_armies(event: int) -> None:
    plan = "deploy5 Settsu, deploy3 Kai, deploy1 Kaga"
    on = "Settsu 0:1, Kai 0:1, Kaga 0:1"
    state = season(on, plan, event=event, chests="6", cards="rice attack chest")
    less = event == DEPLOY_LESS
    assert land(state) == f"Kaga 0:2, Kai 0:{3 if less else 4}, Settsu 0:{4 if less else 6}"
    assert each(state, "chests")[0] == 0


@pytest.mark.rule("SG-6.2", "SG-3.8")
@pytest.mark.parametrize(
    ("field", "reserve", "placed"),
    [("deploy5", 3, 3), ("deploy5", 2, 0), ("deploy3", 2, 2), ("deploy3", 1, 0)],
)
def test_in_full_means_the_changed_number(field: str, reserve: int, placed: int) -> None:
    state = season(
        "Settsu 0:1", f"{field} Settsu", event=DEPLOY_LESS, tower=tower(f"0:{61 - reserve}")
    )
    assert land(state) == f"Settsu 0:{1 + placed}"
    cost = {"deploy5": 3, "deploy3": 2}[field] if placed else 0
    assert each(state, "chests")[0] == 5 - cost


# SG-6.3, SG-6.4


@pytest.mark.rule("SG-6.3")
@pytest.mark.parametrize(
    ("action", "name", "event", "gain"),
    [
        ("tax", "Settsu", TAX_MAX5, 6),
        ("tax", "Mino", TAX_MAX5, 4),
        ("tax", "Mino", TAX_MIN6, 7),
        ("tax", "Settsu", TAX_MIN6, 8),
        ("rice", "Mino", RICE_MAX3, 4),
        ("rice", "Owari", RICE_MAX3, 3),
        ("rice", "Owari", RICE_MIN4, 5),
        ("rice", "Mino", RICE_MIN4, 6),
    ],
)
def test_the_event_comes_before_the_special_card(
    action: str, name: str, event: int, gain: int
) -> None:
    card, what = {"tax": ("chest", "chests"), "rice": ("rice", "rice")}[action]
    cards = f"{card} deploy6 attack"
    state = season(f"{name} 0:1", f"{action} {name}", event=event, cards=cards, chests="0")
    assert each(state, what)[0] == gain


@pytest.mark.rule("SG-6.3", "SG-6.4")
@pytest.mark.parametrize(
    ("event", "reserve", "placed"),
    [
        (TAX_MAX5, 6, 6),
        (TAX_MAX5, 5, 5),  # as without the card
        (TAX_MAX5, 4, 0),
        (DEPLOY_LESS, 6, 6),
        (DEPLOY_LESS, 5, 3),
        (DEPLOY_LESS, 3, 3),
        (DEPLOY_LESS, 2, 0),
    ],
)
def test_deploy6_with_few_armies(event: int, reserve: int, placed: int) -> None:
    state = season(
        "Settsu 0:1",
        "deploy5 Settsu",
        event=event,
        cards="deploy6 rice chest",
        tower=tower(f"0:{61 - reserve}"),
    )
    assert land(state) == f"Settsu 0:{1 + placed}"
    assert each(state, "reserve")[0] == reserve - placed
    assert each(state, "chests")[0] == (2 if placed else 5)


@pytest.mark.rule("SG-6.4")
def test_castle_event_and_defence_card_add_up() -> None:
    on = "Settsu 0:5, Omi 1:3 castle"
    assert fight(on, "rice defence chest", event=CASTLE_DEFENCE) == {"0": 4, "1": 5}
    assert fight(on, "attack defence chest", event=5) == {"0": 5, "1": 5}


@pytest.mark.rule("SG-6.4")
def test_a_bonus_army_counts_like_the_others() -> None:
    state = season(
        "Settsu 0:2, Omi 1:1", "battle_a Settsu", cards="attack rice chest", chance=throws("0:2")
    )
    do(state, "0 move Settsu Omi 1")
    assert (land(state), inside(state)) == ("Omi 0:2, Settsu 0:1", {"1": 1})


@pytest.mark.rule("SG-7.3", "SG-6.2")
def test_events_change_the_income_of_a_revolt_and_not_its_fight() -> None:
    state = season(
        "Kaga 0:3 castle m1",
        "tax Kaga",
        event=CASTLE_DEFENCE,
        cards="chest rice attack",
        chests="0",
        chance=throws("0:1"),
    )
    assert (each(state, "chests")[0], inside(state)) == (5, {"0": 2, "peasant": 1})
