"""What Shogun's board is told beyond the view: winter, yields, costs, and odds that are true."""

import pytest

import tenka
from tenka.core.contract import Json

GAME = tenka.game("shogun")
ACTIONS = [
    "battle_a", "castle", "temple", "theatre", "rice", "tax", "deploy5", "deploy3", "deploy1",
    "battle_b",
]  # fmt: skip
NONE = dict.fromkeys(["castle", "temple", "theatre", "rice", "tax", "deploy5", "deploy3",
                      "deploy1", "battle_a", "battle_b", "bid"], "none")  # fmt: skip


def season(armies: int, against: int, **more: object) -> Json:
    """Seat 0 in Settsu has to choose a battle; Omi is seat 1's, Kai seat 2's."""
    return {
        "phase": "actions",
        "provinces": {
            "Settsu": {"owner": 0, "armies": armies, "markers": 2},
            "Omi": {"owner": 1, "armies": against},
            "Kai": {"owner": 2, "armies": 1},
        },
        "players": [{"chests": 2, "rice": 0}, {"rice": 4}, {}],
        "tower": {"inside": {"0": 3, "1": 3, "2": 2, "peasant": 4}},
        "actions": ACTIONS,
        "specials": ["chest", "rice", "deploy6", "attack", "defence"],
        "taken": {"0": "chest", "1": "rice", "2": "deploy6"},
        "events": {"open": [5, 8, 11], "current": 9, "stack": [1, 2, 3, 4]},
        "plans": [{**NONE, "battle_a": "Settsu"}, NONE, NONE],
        **more,
    }


@pytest.mark.parametrize(("armies", "against"), [(3, 2), (7, 4), (2, 1), (5, 9)])
def test_odds_are_near_those_of_the_tower(armies: int, against: int) -> None:
    told = GAME.position(season(armies, against)).forecast(0)["battle"]
    number = armies - 1
    odds = told["odds"]["Omi"][str(number)]
    assert sum(odds.values()) == 100
    throws = 800
    won = 0
    for seed in range(throws):
        state = GAME.position(season(armies, against), seed)
        state.play(0, f"move Settsu Omi {number}")
        won += state.to_position()["provinces"].get("Omi", {}).get("owner") == 0
    assert odds["win"] == pytest.approx(100 * won / throws, abs=8)


def test_odds_for_every_attack_of_the_seat_at_turn_alone() -> None:
    state = GAME.position(season(4, 2))
    told = state.forecast(0)["battle"]
    attacks = {
        f"move {told['from']} {target} {number}"
        for target, numbers in told["odds"].items()
        for number in numbers
    }
    assert attacks == {state.text(action) for action in state.legal(0)}
    assert state.forecast(1)["battle"] is None
    assert "battle" not in state.forecast(None)


def test_yields_and_what_hinders() -> None:
    told = GAME.position(season(4, 2)).forecast(0)
    # Settsu gives 7, at least 6 by the event, 1 more by the card; castles cost 3.
    settsu = told["provinces"]["Settsu"]
    assert (settsu["tax"], settsu["castle"], settsu["temple"]) == (8, "chests", None)
    assert settsu["revolt"]["peasants"] == 2
    assert 0 <= settsu["revolt"]["won"] <= 100
    assert told["costs"]["castle"] == 3
    assert told["plan"] == {"filled": 11, "left": 0, "cost": 0, "chests": 2}


def test_winter_at_its_mildest_and_hardest() -> None:
    winter = GAME.position(season(4, 2)).forecast(None)["winter"]
    # Events 5, 8 and 11 may be left: 6, 0 or 4 rice.
    assert [winter[seat]["mildest"]["missing"] for seat in range(3)] == [1, 0, 1]
    assert winter[1]["hardest"] == {"loss": 6, "missing": 1, "revolts": 1, "extra": 1}
    assert winter[1]["mildest"] == {"loss": 0, "missing": 0, "revolts": 0, "extra": 0}


def test_points_as_they_stand() -> None:
    assert GAME.position(season(4, 2)).forecast(None)["points"] == [1, 1, 1]
