"""SG-1: the board and the material."""

from collections import Counter
from typing import Any

import pytest

import tenka

from .japan import CHESTS, OUT, PROVINCES, REGIONS, RICE, SEA, SITES, in_game, neighbours
from .table import (
    CHEST_CARDS,
    SHOGUN,
    board_of,
    do,
    each,
    get,
    impossible,
    land,
    legal,
    planning,
    planning_json,
    refused,
    season,
    season_json,
    tower,
    winter,
)

BOARDS = pytest.mark.parametrize("board", ["sun", "moon"])


def test_the_tables_of_these_tests() -> None:
    """45 provinces, 9 a region, borders in both directions, one piece of land and sea."""
    assert len(PROVINCES) == 45
    for board in ("sun", "moon"):
        assert Counter(REGIONS[board].values()) == dict.fromkeys(
            ["green", "red", "purple", "yellow", "brown"], 9
        )
        assert len(OUT[board]) == 8
    assert sum(REGIONS["sun"][name] != REGIONS["moon"][name] for name in PROVINCES) == 8
    borders = {(name, other) for name in PROVINCES for other in neighbours(name)}
    assert borders == {(other, name) for name, other in borders}
    assert len(borders) == 2 * (91 + len(SEA))
    assert sum(SITES.values()) == 87
    assert sum(SITES[name] for name in in_game("sun", 3)) == 71


@pytest.mark.rule("SG-1.1", "SG-4.2")
@BOARDS
def test_the_chests_and_the_rice_of_every_province(board: str) -> None:
    for name in PROVINCES:
        other = "Kaga" if name != "Kaga" else "Hida"
        on = f"{name} 0:1, {other} 1:1"
        fields: dict[str, Any] = {
            "seats": 4,
            "cards": "deploy6 attack defence chest",
            "board": board,
        }
        taxed = season(on, f"tax {name}", chests="0", **fields)
        reaped = season(on, f"rice {name}", **fields)
        assert (name, each(taxed, "chests")) == (name, [CHESTS[name], 0, 0, 0])
        assert (name, each(reaped, "rice")) == (name, [RICE[name], 0, 0, 0])


@pytest.mark.rule("SG-1.1", "SG-4.1")
@BOARDS
def test_the_building_sites_of_every_province(board: str) -> None:
    for name in PROVINCES:
        full = ["castle", "temple", "theatre"][: SITES[name]]
        for built in range(SITES[name] + 1):
            state = season(
                f"{name} 0:1 {' '.join(full[:built])}", f"theatre {name}", seats=4, board=board
            )
            expected = sorted({*full[:built], "theatre"}) if built < SITES[name] else full
            assert land(state, name) == f"{name} 0:1 {' '.join(expected)}"
    for name in PROVINCES:
        if SITES[name] < 3:
            over = ["castle", "temple", "theatre"][: SITES[name] + 1]
            impossible(planning_json(f"{name} 0:1 {' '.join(over)}", seats=4, board=board))


@pytest.mark.rule("SG-1.1", "SG-1.2", "SG-1.3", "SG-4.5")
@BOARDS
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_neighbours_of_every_province(board: str, seats: int) -> None:
    for name in in_game(board, seats):
        state = season(f"{name} 0:2", f"battle_a {name}", seats=seats, board=board)
        assert legal(state) == [
            f"move {name} {other} 1" for other in neighbours(name, board, seats)
        ]


@pytest.mark.rule("SG-1.1")
@pytest.mark.parametrize(("one", "other"), SEA)
def test_sea_routes_join_neighbours(one: str, other: str) -> None:
    for a, b in ((one, other), (other, one)):
        state = season(f"{a} 0:3, {b} 0:1", f"battle_a {a}", seats=4)
        assert land(do(state, f"0 move {a} {b} 2"), a, b) == ", ".join(
            f"{name} 0:{n}" for name, n in ((a, 1), (b, 3))
        )


@pytest.mark.rule("SG-1.1")
def test_no_way_over_a_border_that_is_not_there() -> None:
    state = season("Settsu 0:3, Ise 1:1", "battle_a Settsu")
    assert refused(state, "0 move Settsu Ise 1") == "SG-1.1"
    assert refused(state, "0 move Settsu Settsu 1") == "SG-1.1"


# Options


@pytest.mark.rule("SG-1.1", "SG-2.2")
def test_options_and_their_defaults() -> None:
    assert SHOGUN.seats == (3, 4, 5)
    assert set(SHOGUN.options) == {"board", "setup"}
    assert set(SHOGUN.options["board"].choices) == {"sun", "moon"}
    assert set(SHOGUN.options["setup"].choices) == {"preset", "draft"}
    for seats in (3, 4, 5):
        sun, moon = ({"board": board} for board in ("sun", "moon"))
        assert SHOGUN.check_options(seats, {}) == {"board": "sun", "setup": "preset"}
        assert SHOGUN.check_options(seats, sun) == {"board": "sun", "setup": "preset"}
        assert SHOGUN.check_options(seats, moon) == {"board": "moon", "setup": "draft"}
        assert SHOGUN.check_options(seats, {"setup": "draft"}) == {"board": "sun", "setup": "draft"}
        with pytest.raises(tenka.BadOption):
            SHOGUN.check_options(seats, {"board": "moon", "setup": "preset"})
        with pytest.raises(tenka.BadOption):
            SHOGUN.new(seats, board="moon", setup="preset")


@pytest.mark.rule("SG-1.1")
@pytest.mark.parametrize(
    "options",
    [{"board": "mars"}, {"board": None}, {"setup": "random"}, {"events": True}, {"board": ["sun"]}],
)
def test_options_it_does_not_have(options: dict[str, Any]) -> None:
    with pytest.raises(tenka.BadOption):
        SHOGUN.check_options(4, options)
    with pytest.raises(tenka.BadOption):
        SHOGUN.new(4, **options)


@pytest.mark.rule("SG-1.1")
@pytest.mark.parametrize("seats", [2, 6, 0, -3, True, "3", 3.0, None])
def test_seats_it_does_not_have(seats: Any) -> None:
    with pytest.raises(tenka.BadSeat):
        SHOGUN.check_options(seats, {})
    with pytest.raises(tenka.BadSeat):
        SHOGUN.new(seats)


@pytest.mark.rule("SG-1.1")
@BOARDS
def test_the_board_of_a_position_holds(board: str) -> None:
    position = planning_json("Kai 0:2", seats=4, board=board)
    other = "moon" if board == "sun" else "sun"
    assert get(SHOGUN.position(position), "board") == board
    assert get(SHOGUN.position(position, board=board), "board") == board
    with pytest.raises(tenka.BadPosition):
        SHOGUN.position(position, board=other)


@pytest.mark.rule("SG-1.1")
def test_the_default_board_of_a_position() -> None:
    position = planning_json("Kai 0:2", seats=4)
    assert get(SHOGUN.position(position), "board") == "sun"
    assert get(SHOGUN.position(position, board="moon"), "board") == "moon"


# SG-1.2, SG-1.3


@pytest.mark.rule("SG-1.2")
@BOARDS
def test_with_3_players_8_provinces_are_out(board: str) -> None:
    for name in OUT[board]:
        impossible(planning_json(f"{name} 0:2", board=board))
        assert get(planning(f"{name} 0:2", board=board, seats=4), f"provinces.{name}.armies") == 2
        for near in neighbours(name):
            if near not in OUT[board]:
                state = season(f"{near} 0:2", f"battle_a {near}", board=board)
                assert refused(state, f"0 move {near} {name} 1") == "SG-1.2"
                assert refused(state, f"0 move {near} {name} 9") == "SG-1.2"


@pytest.mark.rule("SG-1.2")
def test_out_of_the_game_comes_before_no_neighbour() -> None:
    state = season("Settsu 0:3", "battle_a Settsu")
    assert refused(state, "0 move Settsu Mutsu 1") == "SG-1.2"  # nowhere near Settsu
    state = season("Settsu 0:3", "battle_a Settsu", seats=4)
    assert refused(state, "0 move Settsu Mutsu 1") == "SG-1.1"


@pytest.mark.rule("SG-1.2")
@BOARDS
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_cards_of_a_draft(board: str, seats: int) -> None:
    for seed in range(5):
        d = SHOGUN.new(seats, seed, board=board, setup="draft").to_position()["draft"]
        assert Counter([*d["stack"], *d["open"]]) == Counter(in_game(board, seats))


@pytest.mark.rule("SG-1.3", "SG-7.4")
@pytest.mark.parametrize(
    ("one", "other", "same_on"),
    [
        ("Mikawa", "Echizen", "sun"),  # Echizen: red on the Sun board, brown on the Moon board
        ("Noto", "Echizen", "moon"),
        ("Mikawa", "Wakasa", "sun"),
        ("Noto", "Wakasa", "moon"),
        ("Mikawa", "Owari", "sun"),
        ("Yamato", "Owari", "moon"),
        ("Settsu", "Sanuki", "sun"),
        ("Aki", "Sanuki", "moon"),
        ("Aki", "Mimasaka", "sun"),
        ("Mikawa", "Mimasaka", "moon"),
        ("Suruga", "Kai", "sun"),
        ("Mikawa", "Kai", "moon"),
        ("Noto", "Shinano", "sun"),
        ("Mikawa", "Shinano", "moon"),
        ("Noto", "Hitachi", "sun"),
        ("Suruga", "Hitachi", "moon"),
    ],
)
@BOARDS
def test_the_regions_of_the_moon_board(board: str, one: str, other: str, same_on: str) -> None:
    """Castles of two players: each alone in his region 3, both in one region 2 each."""
    state = winter(
        f"{one} 0:1 castle, {other} 1:1 castle", "9", order="0 1 2 3", year=2, board=board
    )
    majority = 2 if board == same_on else 3
    assert each(state, "vp") == [2 + majority, 2 + majority, 0, 0]


# SG-1.4 to SG-1.6


@pytest.mark.rule("SG-1.4")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_armies_chests_and_the_tower_are_open(seat: int | None) -> None:
    state = planning("Settsu 0:3, Omi 1:2", chests="7 8 9", tower=tower("0:2 p:3", "1:4"))
    view, p = state.view(seat), state.to_position()
    for field in ("provinces", "players", "tower", "peasants"):
        assert view[field] == p[field]
    assert [player["chests"] for player in view["players"]] == [7, 8, 9]
    assert [player["reserve"] for player in view["players"]] == [57, 56, 62]
    assert view["tower"] == {"inside": {"0": 2, "peasant": 3}, "tray": {"1": 4}}


@pytest.mark.rule("SG-1.5")
def test_nothing_of_the_bank_runs_out() -> None:
    state = season(
        "Hoki 0:1, Settsu 0:1 m0, Kaga 1:3 m41",
        "rice Hoki, tax Settsu",
        "rice Kaga",
        cards="attack chest defence",
        chests="500 0 0",
        rice="18 18 0",
        chance=[{"throw": {"1": 3}}],
    )
    assert each(state, "chests") == [507, 0, 0]
    assert each(state, "rice") == [23, 23, 0]
    assert get(state, "provinces.Kaga.markers") == 42


@pytest.mark.rule("SG-1.6")
def test_any_number_of_armies() -> None:
    state = season("Settsu 0:50, Yamato 0:12", "battle_a Settsu")
    do(state, "0 move Settsu Yamato 49")
    assert land(state) == "Settsu 0:1, Yamato 0:61"


@pytest.mark.rule("SG-1.6")
def test_a_province_is_a_players_while_his_armies_stand_there() -> None:
    impossible(planning_json("Settsu 0:0"))
    impossible(planning_json("") | {"provinces": {"Settsu": {"owner": 0}}})
    bare: dict[str, Any] = {"Settsu": {"owner": None}, **board_of("Kai 0:1")}
    state = SHOGUN.position(planning_json("") | {"provinces": bare})
    assert land(state) == "Kai 0:1"
    assert legal(state, 1) == sorted(f"plan castle {card}" for card in [*CHEST_CARDS, "none"])
    assert "plan castle Kai" in legal(state, 0)
    assert "plan castle Settsu" not in legal(state, 0)


@pytest.mark.rule("SG-1.6")
def test_the_engine_lists_only_owned_provinces_with_every_field() -> None:
    state = SHOGUN.position(
        season_json("Settsu 0:2", "battle_a Settsu") | {"provinces": board_of("Settsu 0:2 castle")}
    )
    assert get(state, "provinces") == {
        "Settsu": {
            "owner": 0, "armies": 2, "castle": True, "temple": False, "theatre": False,
            "markers": 0,
        }
    }  # fmt: skip
