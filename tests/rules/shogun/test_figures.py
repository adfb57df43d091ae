"""The figures of Shogun are those of the shared data, and the map is one that can be."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tenka.games.shogun import board, data
from tenka.games.shogun.table import ACTION_NAMES

FOLDER = Path(__file__).parents[2] / "data"
MAP: dict[str, Any] = json.loads((FOLDER / "shogun_provinces.json").read_text(encoding="utf-8"))
TABLES: dict[str, Any] = json.loads((FOLDER / "shogun_tables.json").read_text(encoding="utf-8"))


def test_provinces() -> None:
    assert {province.name: province for province in data.PROVINCES} == {
        name: data.Province(
            name,
            given["chests"],
            given["rice"],
            given["sites"],
            given["region"]["sun"],
            given["region"]["moon"],
            " ".join(given["land"]),
        )
        for name, given in MAP["provinces"].items()
    }
    assert [province.name for province in data.PROVINCES] == sorted(MAP["provinces"])
    assert [list(route) for route in data.SEA_ROUTES] == MAP["sea_routes"]
    assert {name: list(out) for name, out in data.OUT_WITH_FEW.items()} == MAP["out_with_3_players"]


def test_45_provinces_9_a_region() -> None:
    assert len(data.PROVINCES) == 45
    for field in ("sun", "moon"):
        regions = Counter(getattr(province, field) for province in data.PROVINCES)
        assert regions == dict.fromkeys(data.REGIONS, 9)
    moved = [province for province in data.PROVINCES if province.sun != province.moon]
    assert len(moved) == 8
    assert all(1 <= province.sites <= 3 for province in data.PROVINCES)
    sites = sum(province.sites for province in data.PROVINCES)
    assert sites == TABLES["components"]["building_slots_on_board"]


@pytest.mark.parametrize("board_no", [0, 1])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_borders_are_symmetric_and_connected(board_no: int, seats: int) -> None:
    out = board.out_of_game(board_no, seats)
    assert len(board.members(out)) == (8 if seats == 3 else 0)
    inside = set(range(45)) - set(board.members(out))
    near = {p: set(board.members(board.neighbours(board_no, seats, p))) for p in range(45)}
    for province, others in near.items():
        assert province not in others
        assert all(province in near[other] for other in others)
        assert bool(others) == (province in inside)
    reached, ahead = {min(inside)}, [min(inside)]
    while ahead:
        fresh = near[ahead.pop()] - reached
        reached |= fresh
        ahead += fresh
    assert reached == inside
    if seats > 3:
        assert sum(map(len, near.values())) == 2 * (91 + len(data.SEA_ROUTES))


def test_tables() -> None:
    parts = TABLES["components"]
    assert parts["armies_per_player"] == data.ARMIES
    assert parts["peasant_armies"] == data.PEASANTS
    assert parts["chest_cards"]["values"] == list(range(data.CHEST_CARDS))
    assert parts["buildings"] == dict(zip(data.BUILDINGS, data.SUPPLIES, strict=True))
    assert TABLES["start_chests"] == {str(n): chests for n, chests in data.START_CHESTS.items()}
    start = TABLES["tower_start"]
    assert start["armies_per_player"] == data.TOWER_START_ARMIES
    assert start["peasants"] == data.TOWER_START_PEASANTS
    assert TABLES["tower"] == {
        "floors": data.FLOORS,
        "p_hold": data.P_HOLD,
        "p_knock": data.P_KNOCK,
    }
    assert TABLES["round_structure"]["years"] == data.YEARS
    assert TABLES["round_structure"]["seasons"] == list(data.SEASONS)
    assert [(a["id"], a["cost"]) for a in TABLES["actions"]] == list(
        zip(ACTION_NAMES, data.COSTS, strict=True)
    )
    assert [special["id"] for special in TABLES["special_cards"]] == list(data.SPECIALS)
    assert [(e["n"], e["id"], e["winter_rice_loss"]) for e in TABLES["events"]] == list(data.EVENTS)


def test_shortages_and_points() -> None:
    rows = [
        (row["missing_min"], row["revolts"], row["extra_peasants"])
        for row in TABLES["supply_shortage"]["rows"]
    ]
    assert rows[::-1] == list(data.SHORTAGES)
    scoring = TABLES["scoring"]
    assert (scoring["province"], scoring["building"]) == (data.PROVINCE_VP, data.BUILDING_VP)
    assert scoring["majority_per_region"] == dict(
        zip(data.BUILDINGS, data.MAJORITY_VP, strict=True)
    )


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_presets_are_complete(seats: int) -> None:
    groups = TABLES["start_groups"][str(seats)]
    assert list(data.START_GROUPS[seats]) == groups
    columns = [dict(zip(column.split(), groups, strict=True)) for column in data.PRESETS[seats]]
    assert columns == list(TABLES["preset_setup_sun"][str(seats)].values())
    named = [name for column in columns for name in column]
    out = data.OUT_WITH_FEW["sun"] if seats == 3 else ()
    assert len(columns) == seats
    assert len(set(named)) == len(named)
    assert set(named) <= {province.name for province in data.PROVINCES} - set(out)
