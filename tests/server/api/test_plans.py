"""A plan of many parts is one request, taken whole or not at all: Sun Tzu's five cards, Shogun's
eleven fields."""

from pathlib import Path
from typing import Any

import pytest

from tenka.texts import Texts
from tests.long import some
from tests.server.api.site import Guest, Site, site_in
from tests.server.shell import fault

# Both lay their cards at the same time, with nothing to choose before.
OPTIONS = {"edition": "en", "warlords": False, "events": False}


def sit_down(site: Site, **wanted: Any) -> tuple[str, Guest, Guest]:
    first, second = site.guest(), site.guest()
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


def refusal(answer: Any) -> tuple[int, str, str | None]:
    return (*fault(answer), answer.json()["error"]["rule"])


def test_a_plan_is_taken_whole_or_not_at_all(site: Site) -> None:
    table, first, second = sit_down(site)
    plan = whole_plan(first, table)
    before = [player.get(f"/tables/{table}") for player in (first, second)]
    wrong = {
        "ST-3.1": ([plan[1], plan[0], *plan[2:]], [plan[1]]),
        "ST-9.2": ([*plan[:4], "rest"],),
        "ST-9.3": ([*plan[:4], "pass"],),
    }
    for rule, plans in wrong.items():
        for moves in plans:
            assert refusal(send(first, table, moves)) == (422, "IllegalMove", rule), moves
    for moves in (plan[:4], plan[:1], [*plan, plan[-1]]):
        assert refusal(send(first, table, moves)) == (422, "BadRequest", None), moves
    assert [player.get(f"/tables/{table}") for player in (first, second)] == before
    assert send(first, table, plan).json()["repeated"] is False


def test_the_same_plan_again(site: Site) -> None:
    """Whole: another one with its key is not taken for it, also when it was read again."""
    table, first, _ = sit_down(site)
    plan = whole_plan(first, table)
    body = {"decision": 0, "key": "plan", "moves": plan}
    done = first.post(f"/tables/{table}/moves", **body)
    provinces, cards = zip(*(text.rsplit(" ", 1) for text in plan), strict=True)
    swapped = [" ".join(each) for each in zip(provinces, cards[::-1], strict=True)]
    for other in (plan[:4], plan[:1], swapped, [*plan, plan[0]]):
        refused = first.refused(f"/tables/{table}/moves", **{**body, "moves": other})
        assert refused == (409, "KeyUsed"), other
    assert first.post(f"/tables/{table}/moves", **body) == {**done, "repeated": True}


def test_others_hear_of_a_plan_once_it_is_complete(site: Site) -> None:
    table, first, second = sit_down(site)
    with second.live(table) as socket:
        before = socket.receive_json()
        send(first, table, whole_plan(first, table)[:4])
        assert send(first, table, whole_plan(first, table)).status_code == 200
        told = socket.receive_json()
    assert told["version"] == before["version"] + 5
    assert told["view"]["turn"] == [1]
    assert set(told["view"]["placed"][0].values()) == {None}


def test_a_plan_is_taken_back_whole(site: Site) -> None:
    table, first, second = sit_down(site)
    before = first.get(f"/tables/{table}")["view"]
    send(first, table, whole_plan(first, table))
    assert first.get(f"/tables/{table}")["can_undo"]
    first.post(f"/tables/{table}/undo")
    assert first.get(f"/tables/{table}")["view"] == before
    assert second.get(f"/tables/{table}")["view"]["turn"] == [0, 1]
    assert send(first, table, whole_plan(first, table), key="again").status_code == 200


def test_a_season_is_planned_whole_or_not_at_all(site: Site) -> None:
    guest = site.guest()
    table = guest.post("/quick", game="shogun", seats=3, window=0)["table"]
    site.settle()
    before = guest.get(f"/tables/{table}")
    plan: list[str] = []
    left = guest.get(f"/tables/{table}/choices")
    assert len(left) == 11
    for field, cards in left.items():
        card = next(card for card in cards if not any(text.endswith(f" {card}") for text in plan))
        plan.append(f"plan {field} {card}")
    for wrong in (plan[:10], plan[:1], [*plan, plan[0]]):
        assert refusal(send(guest, table, wrong)) == (422, "BadRequest", None)
    assert refusal(send(guest, table, plan[1:])) == (422, "IllegalMove", "SG-3.10")
    twice = [plan[0], f"{plan[1].rsplit(' ', 1)[0]} {plan[0].rsplit(' ', 1)[1]}", *plan[2:]]
    assert refusal(send(guest, table, twice))[2] == "SG-3.3"
    assert guest.get(f"/tables/{table}") == before
    assert send(guest, table, plan).status_code == 200


def test_what_is_owed_is_told(site: Site) -> None:
    """To the one who owes it, as whole moves, in the order in which they are to be sent."""
    table, first, second = sit_down(site)
    owed = first.get(f"/tables/{table}")["plan"]
    assert owed["rule"] == "ST-3.1"
    choices = first.get(f"/tables/{table}/choices")
    assert owed["parts"] == [
        {"part": province, "moves": [f"place {province} {card}" for card in cards]}
        for province, cards in choices.items()
    ]
    legal = first.get(f"/tables/{table}/legal")
    assert (legal["plan"], legal["moves"]) == (owed, owed["parts"][0]["moves"])
    assert site.guest().get(f"/tables/{table}")["plan"] is None
    send(first, table, whole_plan(first, table))
    for path in ("", "/legal"):
        assert first.get(f"/tables/{table}{path}")["plan"] is None
        assert second.get(f"/tables/{table}{path}")["plan"] is not None
    second.post(f"/tables/{table}/resign")
    for path in ("", "/legal"):
        assert second.get(f"/tables/{table}{path}")["plan"] is None


def not_whole(parts: int, sent: int) -> str:
    return f"this decision is a plan of {parts} moves, not {sent}"


def check(player: Guest, table: str, *moves: str) -> Any:
    return player.post(f"/tables/{table}/check", moves=list(moves))


@pytest.mark.parametrize("game", ["suntzu", "shogun"])
def test_a_plan_is_put_together_part_by_part(site: Site, game: str) -> None:
    """By one who knows nothing of the game; half a plan is no decision."""
    guest = site.guest()
    options = OPTIONS if game == "suntzu" else {}
    table = guest.post("/quick", game=game, options=options, window=0)["table"]
    site.settle()
    legal = guest.get(f"/tables/{table}/legal")
    parts = legal["plan"]["parts"]
    moves = [legal["moves"][-1]]
    while len(moves) < len(parts):
        found = check(guest, table, *moves)
        assert (found["legal"], found["whole"]) == (True, False)
        assert (found["rule"], found["why"]) == (None, None)
        assert found["message"] == not_whole(len(parts), len(moves))
        assert set(found["next"]) <= set(parts[len(moves)]["moves"])
        moves.append(found["next"][-1])
    nothing = {"rule": None, "why": None, "message": None}
    assert check(guest, table, *moves) == {"legal": True, "whole": True, "next": [], **nothing}
    longer = check(guest, table, *moves, moves[-1])
    assert (longer["legal"], longer["whole"], longer["next"]) == (False, False, [])
    assert longer["message"] == not_whole(len(parts), len(parts) + 1)
    for wrong in (moves[:-1], [*moves, moves[-1]]):
        answer = send(guest, table, wrong)
        assert fault(answer) == (422, "BadRequest")
        assert answer.json()["error"]["message"] == not_whole(len(parts), len(wrong))
    twice = check(guest, table, moves[0], moves[0])
    assert (twice["legal"], twice["whole"], twice["next"]) == (False, False, [])
    assert send(guest, table, moves).status_code == 200


def test_one_move_is_whole(site: Site) -> None:
    table, han, _ = site.pair(position={"hands": [["4", "5"], ["8", "9"]], "lead": 0})
    for told in (han.get(f"/tables/{table}"), han.get(f"/tables/{table}/legal")):
        assert told["plan"] is None
    assert check(han, table, "play 4")["whole"]
    two = check(han, table, "writ", "play 5")
    assert (two["legal"], two["whole"], two["rule"]) == (False, False, None)
    assert two["message"] == "this decision is one move, not 2"
    answer = send(han, table, ["writ", "play 5"])
    assert fault(answer) == (422, "BadRequest")
    assert answer.json()["error"]["message"] == two["message"]


def test_a_wrong_part_is_named(site: Site) -> None:
    table, first, _ = sit_down(site)
    moves = whole_plan(first, table)
    wrong = [*moves[:3], moves[0], *moves[4:]]
    answer = send(first, table, wrong).json()["error"]
    assert answer["kind"] == "IllegalMove"
    assert answer["message"].endswith("; part 4 of 5 is due there: han_qi")
    for tried in (wrong, wrong[:4], [*wrong, moves[0]]):
        found = check(first, table, *tried)
        assert (found["rule"], found["message"]) == (answer["rule"], answer["message"])
        assert found["why"] == answer["why"] == Texts("en", "suntzu").rule(answer["rule"])


@pytest.mark.parametrize("edition", some(["en", "hu", "pl"], 1))
def test_a_bot_plans_in_one_go(tmp_path: Path, edition: str) -> None:
    with site_in(tmp_path) as site:
        guest = site.guest()
        table = guest.post("/quick", game="suntzu", options={"edition": edition}, window=0)["table"]
        site.settle()
        for turn in range(30):
            if guest.get(f"/tables/{table}")["my_turn"]:
                moves = decision(guest, table)
                assert send(guest, table, moves, key=str(turn)).status_code == 200
            site.pass_time(1)  # also for what bots answer in windows
        entries = site.services.lobby._tables._all[table].situation.play.record.entries
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
