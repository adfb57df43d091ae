"""The worked examples of the rules, one by one."""

import pytest

from .table import (
    SPECIALS,
    TAX_MAX5,
    bidding,
    do,
    draft,
    each,
    get,
    inside,
    land,
    legal,
    planning,
    refused,
    season,
    throws,
    tower,
    tray,
    when,
    winter,
)

NINE = ["Settsu", "Yamato", "Kii", "Ise", "Omi", "Mino", "Owari", "Hida", "Kaga"]


@pytest.mark.rule("SG-6.3", "SG-4.2")
def test_tax_in_settsu_with_tax_max5_and_the_chest_card() -> None:
    cards = "chest rice deploy6"
    state = season("Settsu 0:2", "tax Settsu", event=TAX_MAX5, cards=cards, chests="0")
    assert (each(state, "chests"), land(state)) == ([6, 0, 0], "Settsu 0:2 m1")


@pytest.mark.rule("SG-5.3", "SG-5.5", "SG-5.6")
def test_4_blue_attack_kozuke_with_3_yellow() -> None:
    """3 blue, 1 yellow, 1 green fall out: blue wins 3:2, 1 blue in Kozuke."""
    state = season(
        "Musashi 0:5, Kozuke 1:3", "battle_a Musashi", tower=tower("p:1"),
        chance=throws("0:3 1:1 p:1"),
    )  # fmt: skip
    do(state, "0 move Musashi Kozuke 4")
    assert land(state) == "Kozuke 0:1, Musashi 0:1"
    assert inside(state) == {"0": 1, "1": 2}
    assert (tray(state), get(state, "peasants"), each(state, "reserve")) == ({}, 20, [59, 60, 62])
    assert "plan castle Kozuke" in legal(state, 0)
    assert "plan castle Kozuke" not in legal(state, 1)


@pytest.mark.rule("SG-5.8", "SG-4.2")
def test_tax_in_mikawa_with_2_markers() -> None:
    state = season("Mikawa 0:4 m2", "tax Mikawa", chests="0", chance=throws("0:4"))
    assert inside(state) == {"peasant": 2}
    assert (land(state), each(state, "chests")[0]) == ("Mikawa 0:4 m3", 6)


@pytest.mark.rule("SG-7.2")
def test_9_provinces_6_rice() -> None:
    on = ", ".join(f"{name} 0:2" for name in NINE)
    state = winter(on, "6 0 0", chance=[{"draw": ["Omi", "Hida"]}, *throws("", "")])
    assert get(state, "winter") == {"at": 0, "revolts": ["Hida", "Omi"], "extra": 2}
    do(state, "0 revolt Omi")
    assert inside(state) == {"0": 4, "peasant": 4}


@pytest.mark.rule("SG-7.3")
def test_2_missing_and_1_marker_in_kai() -> None:
    chance = [{"draw": ["Kai"]}, *throws("0:5")]
    state = winter("Kai 0:5 m1, Omi 0:1", "0 0 0", year=2, chance=chance)
    assert (inside(state), land(state)) == ({"peasant": 3}, "Kai 0:5 m1, Omi 0:1")


@pytest.mark.rule("SG-2.6")
def test_3_players_31_cubes() -> None:
    state = draft("Kai 0:5, Omi 1:5, Ise 2:5", "", "", "2", turn=2, chance=throws(""))
    do(state, "2 draft open Aki 2")
    assert inside(state) == {"0": 7, "1": 7, "2": 7, "peasant": 10}
    assert sum(inside(state).values()) == 31


@pytest.mark.rule("SG-3.6")
def test_a_province_bid_comes_before_chest_0() -> None:
    state = bidding("chest0", "Omi", "none", on="Omi 1:1", chance=[{"event": 8}])
    assert get(state, "choosing") == [1, 0, 2]


@pytest.mark.rule("SG-4.1")
def test_a_temple_in_aki_leaves_one_site() -> None:
    state = season("Aki 0:1", "temple Aki")
    assert land(state) == "Aki 0:1 temple"
    state = season("Aki 0:1 temple", "castle Aki")
    assert land(state) == "Aki 0:1 castle temple"
    state = season("Aki 0:1 castle temple", "theatre Aki")
    assert (land(state), each(state, "chests")[0]) == ("Aki 0:1 castle temple", 5)


@pytest.mark.rule("SG-1.1")
def test_from_shima_to_izu_by_sea() -> None:
    state = season("Shima 0:3, Izu 0:1", "battle_b Shima")
    assert land(do(state, "0 move Shima Izu 2")) == "Izu 0:3, Shima 0:1"


@pytest.mark.rule("SG-7.1")
def test_a_winter_event_of_3() -> None:
    assert each(winter("", "5 4 1", event=3, year=2), "rice") == [2, 1, 0]


@pytest.mark.rule("SG-3.13", "SG-3.3")
def test_settsu_on_tax_does_nothing_else() -> None:
    plan = "castle none, temple none, theatre none, rice none, tax Settsu"
    state = planning("Settsu 0:3, Omi 0:1", plan)
    for field in ("deploy5", "deploy3", "deploy1", "battle_a", "battle_b", "bid"):
        assert f"plan {field} Settsu" not in legal(state, 0)
        assert refused(state, f"0 plan {field} Settsu") == "SG-3.3"
        do(state, f"0 plan {field} {legal(state, 0)[0].split()[2]}")


@pytest.mark.rule("SG-3.6")
def test_3_players_on_spaces_1_4_5() -> None:
    cards = [SPECIALS[4], SPECIALS[0], SPECIALS[3]]
    state = season(
        "Settsu 0:2, Kai 1:2, Bizen 2:2",
        *("battle_a Settsu", "battle_a Kai", "battle_a Bizen"),
        cards=" ".join(cards),
    )
    assert get(state, "order") == [1, 2, 0]
    do(state, "1 move Kai Suruga 1", "2 move Bizen Harima 1", "0 move Settsu Tamba 1")
    assert when(state) == "1 summer planning"
