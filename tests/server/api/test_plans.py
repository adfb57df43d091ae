"""A plan of many parts is one request, taken whole or not at all: Sun Tzu's five cards, Shogun's
eleven fields."""

from pathlib import Path
from typing import Any

import pytest

from tests.long import some
from tests.server.api.parlour import Guest, Parlour, parlour_in
from tests.server.shell import fault

# Both lay their cards at the same time, with nothing to choose before.
OPTIONS = {"edition": "en", "warlords": False, "events": False}


def sit_down(parlour: Parlour, **wanted: Any) -> tuple[str, Guest, Guest]:
    first, second = parlour.guest(), parlour.guest()
    asked = {"game": "suntzu", "seat": 0, "options": OPTIONS, "window": 0, **wanted}
    table = str(first.post("/tables", **asked)["table"])
    second.post(f"/tables/{table}/join")
    return table, first, second


def whole_plan(player: Guest, table: str) -> list[str]:
    """The first cards that fit."""
    left = list(player.get(f"/tables/{table}")["view"]["hands"][seat_of(player, table)])
    plan = []
    for province, cards in player.get(f"/tables/{table}/choices").items():
        card = next(card for card in cards if card in left)
        left.remove(card)
        plan.append(f"place {province} {card}")
    return plan


def seat_of(player: Guest, table: str) -> int:
    return int(player.get(f"/tables/{table}")["seat"])


def send(player: Guest, table: str, moves: list[str], key: str = "plan") -> Any:
    decision = player.get(f"/tables/{table}")["decision"]
    body = {"decision": decision, "key": key, "moves": moves}
    return player.client.post(f"/api/tables/{table}/moves", json=body)


def refusal(answer: Any) -> tuple[int, str, str]:
    return (*fault(answer), answer.json()["error"]["rule"])


def test_a_plan_is_taken_whole_or_not_at_all(parlour: Parlour) -> None:
    table, first, second = sit_down(parlour)
    plan = whole_plan(first, table)
    before = [player.get(f"/tables/{table}") for player in (first, second)]
    wrong = {
        "ST-3.1": (plan[:4], plan[:1], [*plan, plan[-1]], [plan[1], plan[0], *plan[2:]]),
        "ST-9.2": ([*plan[:4], "rest"],),
        "ST-9.3": ([*plan[:4], "pass"],),
    }
    for rule, plans in wrong.items():
        for moves in plans:
            assert refusal(send(first, table, moves)) == (422, "IllegalMove", rule), moves
    assert [player.get(f"/tables/{table}") for player in (first, second)] == before
    assert send(first, table, plan).json()["repeated"] is False


def test_others_hear_of_a_plan_once_it_is_complete(parlour: Parlour) -> None:
    table, first, second = sit_down(parlour)
    with second.live(table) as socket:
        before = socket.receive_json()
        send(first, table, whole_plan(first, table)[:4])
        assert send(first, table, whole_plan(first, table)).status_code == 200
        told = socket.receive_json()
    assert told["version"] == before["version"] + 5
    assert told["view"]["turn"] == [1]
    assert set(told["view"]["placed"][0].values()) == {None}


def test_a_plan_is_taken_back_whole(parlour: Parlour) -> None:
    table, first, second = sit_down(parlour)
    before = first.get(f"/tables/{table}")["view"]
    send(first, table, whole_plan(first, table))
    assert first.get(f"/tables/{table}")["can_undo"]
    first.post(f"/tables/{table}/undo")
    assert first.get(f"/tables/{table}")["view"] == before
    assert second.get(f"/tables/{table}")["view"]["turn"] == [0, 1]
    assert send(first, table, whole_plan(first, table), key="again").status_code == 200


def test_a_season_is_planned_whole_or_not_at_all(parlour: Parlour) -> None:
    guest = parlour.guest()
    table = guest.post("/quick", game="shogun", seats=3, window=0)["table"]
    parlour.settle()
    before = guest.get(f"/tables/{table}")
    plan: list[str] = []
    left = guest.get(f"/tables/{table}/choices")
    assert len(left) == 11
    for field, cards in left.items():
        card = next(card for card in cards if not any(text.endswith(f" {card}") for text in plan))
        plan.append(f"plan {field} {card}")
    for wrong in (plan[:10], plan[:1], plan[1:], [*plan, plan[0]]):
        assert refusal(send(guest, table, wrong)) == (422, "IllegalMove", "SG-3.10")
    twice = [plan[0], f"{plan[1].rsplit(' ', 1)[0]} {plan[0].rsplit(' ', 1)[1]}", *plan[2:]]
    assert refusal(send(guest, table, twice))[2] == "SG-3.3"
    assert guest.get(f"/tables/{table}") == before
    assert send(guest, table, plan).status_code == 200


@pytest.mark.parametrize("edition", some(["en", "hu", "pl"], 1))
def test_a_bot_plans_in_one_go(tmp_path: Path, edition: str) -> None:
    with parlour_in(tmp_path) as parlour:
        guest = parlour.guest()
        table = guest.post("/quick", game="suntzu", options={"edition": edition}, window=0)["table"]
        parlour.settle()
        for turn in range(30):
            if guest.get(f"/tables/{table}")["my_turn"]:
                moves = decision(guest, table)
                assert send(guest, table, moves, key=str(turn)).status_code == 200
            parlour.pass_time(1)  # also for what bots answer in windows
        entries = parlour.services.lobby._tables._all[table].situation.play.record.entries
        laid = [entry["seat"] for entry in entries if entry.get("move", "").startswith("place")]
        plans = [laid[at : at + 5] for at in range(0, len(laid), 5)]
        assert [1] * 5 in plans
        assert all(plan in ([0] * 5, [1] * 5) for plan in plans)


def decision(player: Guest, table: str) -> list[str]:
    """A whole one: the first legal move, or a plan of them."""
    choices = player.get(f"/tables/{table}/choices")
    if "qin" in choices:
        return whole_plan(player, table)
    if choices:
        drawn = next(iter(choices.values()))
        return [f"keep {card}" for card in drawn[: len(choices)]]
    return [player.legal(table)[0]]
