"""What needs the consent of the others: a draw, and taking back more than is free."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

import tenka
from tenka import games
from tenka.core.contract import Json
from tenka.server.tables.table import Table
from tests.server.api.site import Guest, Site, site_in
from tests.server.api.test_plans import OPTIONS, send, sit_down, whole_plan
from tests.server.leaks.wire import World, in_world, path, queued
from tests.server.shell import fault

SUNTZU = {"game": "suntzu", "options": OPTIONS}


def state(guest: Guest, table: str) -> Json:
    found: Json = guest.get(f"/tables/{table}")
    return found


def known(guest: Guest, table: str) -> list[Any]:
    """What a player sees of the game, and is told of its course."""
    return [state(guest, table)[part] for part in ("view", "journal", "forecast")]


def agree(guest: Guest, table: str, kind: str = "takeback") -> Any:
    version = state(guest, table)["version"]
    return guest.client.post(f"/api/tables/{table}/{kind}", json={"agree": version})


def friends(site: Site, **wanted: Any) -> tuple[str, Guest, Guest]:
    """A friendly game of Chu Han; both have moved."""
    table, han, chu = site.pair(friendly=True, **wanted)
    han.move(table, "play 2 2")
    chu.move(table, "pass")
    return table, han, chu


class TestDraw:
    def test_one_offers_and_the_other_agrees(self, site: Site) -> None:
        table, first, second = sit_down(site)
        eve = site.guest()
        assert state(first, table)["may_offer"] == ["draw"]
        assert state(eve, table)["may_offer"] == []
        offered = first.post(f"/tables/{table}/draw")
        assert offered["offer"] == {"kind": "draw", "seat": 0, "agreed": []}
        for other in (second, eve):
            assert state(other, table)["offer"] == offered["offer"]
            assert state(other, table)["may_offer"] == []
        assert first.post(f"/tables/{table}/draw")["offer"] == offered["offer"]  # sent again
        drawn = second.post(f"/tables/{table}/draw")
        assert (drawn["status"], drawn["offer"], drawn["may_offer"]) == ("over", None, [])
        result = {"winners": [0, 1], "scores": [0, 0], "reason": "draw_agreed"}
        assert drawn["result"] == {**result, "taken_back": 0, "hinted": []}
        record = tenka.Record.from_json(eve.client.get(f"/api/tables/{table}/record").text)
        outcome = record.verify()
        assert outcome is not None
        assert outcome.utilities == (0.0, 0.0)
        assert eve.get(f"/tables/{table}/replay")["plies"] == 0
        assert first.refused(f"/tables/{table}/draw") == (409, "NotNow")

    def test_a_refusal_holds_until_ones_next_decision(self, site: Site) -> None:
        table, first, second = sit_down(site)
        first.post(f"/tables/{table}/draw")
        assert second.post(f"/tables/{table}/decline")["offer"] is None
        assert state(first, table)["may_offer"] == []
        assert first.refused(f"/tables/{table}/draw") == (409, "NotNow")
        assert state(second, table)["may_offer"] == ["draw"]
        send(first, table, whole_plan(first, table))
        assert state(first, table)["may_offer"] == ["draw"]
        first.post(f"/tables/{table}/draw")
        first.post(f"/tables/{table}/decline")  # withdrawn
        assert state(second, table)["offer"] is None
        assert first.refused(f"/tables/{table}/draw") == (409, "NotNow")
        assert first.refused(f"/tables/{table}/decline") == (409, "NotNow")

    def test_it_lapses_with_whatever_happens(self, site: Site) -> None:
        table, first, second = sit_down(site)
        first.post(f"/tables/{table}/draw")
        send(second, table, whole_plan(second, table))
        assert state(first, table)["offer"] is None
        stale = {"agree": state(second, table)["version"] - 5}
        assert fault(second.client.post(f"/api/tables/{table}/draw", json=stale)) == (409, "Stale")
        second.post(f"/tables/{table}/draw")
        first.post(f"/tables/{table}/resign")
        assert state(first, table)["offer"] is None

    def test_where_there_is_none(self, site: Site) -> None:
        table, han, _ = site.pair()
        answer = han.client.post(f"/api/tables/{table}/draw")
        assert fault(answer) == (409, "NotNow")
        assert "knows no draws" in answer.text
        guest = site.guest()
        table = guest.post("/quick", **SUNTZU, window=0)["table"]
        answer = guest.client.post(f"/api/tables/{table}/draw")
        assert fault(answer) == (409, "NotNow")
        assert "bots do not agree" in answer.text
        assert state(guest, table)["may_offer"] == []
        alone = guest.post("/tables", **SUNTZU)["table"]
        assert guest.refused(f"/tables/{alone}/draw") == (409, "NotNow")

    def test_a_bot_that_plays_for_somebody_agrees_to_nothing(self, site: Site) -> None:
        table, first, second = sit_down(site, clock={"bank": 60, "increment": 0})
        send(first, table, whole_plan(first, table))
        first.post(f"/tables/{table}/draw")
        site.pass_time(61)  # a bot plays on for the second, and everything is open again
        assert state(first, table)["offer"] is None
        assert first.refused(f"/tables/{table}/draw") == (409, "NotNow")
        assert second.refused(f"/tables/{table}/decline") == (403, "NotYours")


class TestTakeback:
    def test_back_to_the_last_decision(self, site: Site) -> None:
        table, han, chu = site.pair(friendly=True)
        began = state(han, table)
        assert began["may_offer"] == []  # nothing to take back
        han.move(table, "play 2 2")
        assert state(han, table)["may_offer"] == []  # undo is free
        assert han.refused(f"/tables/{table}/takeback") == (409, "NotNow")
        chu.move(table, "pass")
        assert state(han, table)["may_offer"] == ["takeback"]
        with chu.live(table) as socket:
            socket.receive_json()
            offered = han.post(f"/tables/{table}/takeback")
            assert offered["offer"] == {"kind": "takeback", "seat": 0, "agreed": []}
            assert socket.receive_json()["offer"] == offered["offer"]
            assert agree(chu, table).status_code == 200
            told = socket.receive_json()
        assert (told["journal_from"], told["journal"]) == (len(began["journal"]), [])
        back = state(han, table)
        assert back["view"] == began["view"]
        assert back["decision"] > began["decision"] + 1
        assert back["offer"] is None
        han.move(table, "play 2")
        old = {"decision": 0, "key": "0", "moves": ["play 2 2"]}
        assert han.post(f"/tables/{table}/moves", **old)["repeated"]

    def test_only_by_consent_and_only_at_friendly_tables(self, site: Site) -> None:
        table, han, chu = site.pair()
        han.move(table, "play 2 2")
        chu.move(table, "pass")
        answer = han.client.post(f"/api/tables/{table}/takeback")
        assert fault(answer) == (409, "NotNow")
        assert "friendly" in answer.text
        table, han, chu = friends(site)
        before = state(han, table)["view"]
        han.post(f"/tables/{table}/takeback")
        chu.post(f"/tables/{table}/decline")
        assert state(han, table)["view"] == before
        assert fault(agree(chu, table)) == (409, "Stale")
        assert site.guest().refused(f"/tables/{table}/takeback") == (403, "NotYours")

    def test_to_ask_for_ones_own_is_not_to_agree(self, site: Site) -> None:
        table, han, chu = site.pair(friendly=True)
        for player, text in ((han, "play 2 2"), (chu, "pass"), (han, "play 4")):
            player.move(table, text)
        assert state(chu, table)["may_offer"] == ["takeback"]
        chu.post(f"/tables/{table}/takeback")
        before = state(han, table)["version"]
        assert han.refused(f"/tables/{table}/takeback") == (409, "NotNow")
        assert state(han, table)["version"] == before

    def test_terms_say_so_and_a_rematch_keeps_it(self, site: Site) -> None:
        table, han, _ = friends(site)
        assert han.get(f"/tables/{table}/terms")["friendly"]
        han.post(f"/tables/{table}/resign")
        again = han.post(f"/tables/{table}/rematch")["table"]
        assert han.get(f"/tables/{again}/terms")["friendly"]
        plain = han.post("/tables", game="chuhan")["table"]
        assert not han.get(f"/tables/{plain}/terms")["friendly"]

    def test_clocks_go_back_too(self, site: Site) -> None:
        clock = {"bank": 600, "increment": 10}
        table, han, chu = site.pair(friendly=True, clock=clock)
        site.pass_time(20)
        han.move(table, "play 2 2")
        site.pass_time(30)
        chu.move(table, "pass")
        han.post(f"/tables/{table}/takeback")
        agree(chu, table)
        left = [seat["left"] for seat in state(han, table)["clocks"]["seats"]]
        assert left == [550.0, 600.0]  # who has asked pays for the time that is gone

    def test_it_never_costs_the_game_by_time(self, site: Site) -> None:
        clock = {"bank": 100, "increment": 0}
        table, han, chu = site.pair(friendly=True, clock=clock)
        site.pass_time(40)
        han.move(table, "play 2 2")
        site.pass_time(90)
        chu.move(table, "pass")
        han.post(f"/tables/{table}/takeback")
        agree(chu, table)
        assert state(han, table)["clocks"]["seats"][0]["left"] == 20.0
        assert state(han, table)["seats"][0]["kind"] == "person"

    def test_a_secret_plan_that_was_seen_is_decided_anew_by_both(self, site: Site) -> None:
        """The second has seen the first's cards: he does not decide against them."""
        table, first, second = sit_down(site, friendly=True)
        began = [known(player, table) for player in (first, second)]
        for player in (first, second):
            send(player, table, whole_plan(player, table))
        second.post(f"/tables/{table}/takeback")
        assert agree(first, table).status_code == 200
        assert [known(player, table) for player in (first, second)] == began

    def test_all_others_are_asked(self, site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setitem(games.OURS, "trio", "tests.server.leaks.trio")
        ann, bob, cat = (site.guest() for _ in range(3))
        table = ann.post("/tables", game="trio", seat=0, friendly=True, window=0)["table"]
        for person in (bob, cat):
            person.post(f"/tables/{table}/join")
        ann.move(table, "show")
        bob.move(table, "show")
        ann.post(f"/tables/{table}/takeback")
        for _ in range(2):  # once more does no harm
            assert agree(cat, table).json()["offer"] == {
                "kind": "takeback",
                "seat": 0,
                "agreed": [2],
            }
        done = agree(bob, table).json()
        assert (done["offer"], done["view"]["turn"]) == (None, [0])
        ann.move(table, "show", "again")
        bob.move(table, "show", "again")
        ann.post(f"/tables/{table}/takeback")
        agree(cat, table)
        bob.post(f"/tables/{table}/resign")  # who agreed, agreed with another at the table
        assert state(ann, table)["offer"] is None


def test_an_open_offer_outlasts_a_restart(tmp_path: Path) -> None:
    with site_in(tmp_path) as site:
        table, first, second = sit_down(site)
        cookies = [dict(each.client.cookies) for each in (first, second)]
        first.post(f"/tables/{table}/draw")
    with site_in(tmp_path) as site:
        guests = []
        for kept in cookies:
            client = site.nobody()
            client.cookies.update(kept)
            guests.append(Guest(client))
        first, second = guests
        assert state(second, table)["offer"] == {"kind": "draw", "seat": 0, "agreed": []}
        second.post(f"/tables/{table}/decline")
        assert first.refused(f"/tables/{table}/draw") == (409, "NotNow")  # not forgotten either
        second.post(f"/tables/{table}/draw")
        assert first.post(f"/tables/{table}/draw")["status"] == "over"


@pytest.mark.parametrize("body", [{"agree": -1}, {"agree": "1"}, {"agree": 1.5}, {"seat": 0}, []])
def test_what_is_no_request(site: Site, body: Any) -> None:
    table, first, _ = sit_down(site)
    for kind in ("draw", "takeback"):
        answer = first.client.post(f"/api/tables/{table}/{kind}", json=body)
        assert fault(answer) == (422, "BadRequest")
    assert state(first, table)["offer"] is None


PASS = {"decision": 0, "key": "k", "moves": ["pass"]}


def first_move(table: Table, seat: int) -> Json:
    """The first of the legal plays."""
    game, decision = table.situation.play.state, table.situation.play.decision(seat)
    plays = [text for text in map(game.text, game.legal(seat)) if text.startswith("play ")]
    return {"decision": decision, "key": f"{decision}", "moves": plays[:1]}


@pytest.mark.parametrize("first", ["agree", "move"])
def test_agreeing_while_a_move_is_made(first: str) -> None:
    """One of them comes first; the other is refused, and nothing is half done."""

    async def story(world: World) -> None:
        table = await world.table(friendly=True)
        han, chu = world.people["han"], world.people["chu"]
        at = path(table)
        assert (await han.post(f"{at}/moves", first_move(table, 0))).status == 200
        assert (await chu.post(f"{at}/moves", PASS)).status == 200
        assert (await han.post(f"{at}/takeback")).status == 200
        agreeing = chu.post(f"{at}/takeback", {"agree": table.situation.play.version})
        moving = han.post(f"{at}/moves", first_move(table, 0))
        both = (agreeing, moving) if first == "agree" else (moving, agreeing)
        async with table.lock:
            tasks = [await queued(table, request) for request in both]
        answers = await asyncio.gather(*tasks)
        assert answers[0].status == 200, answers[0].body
        assert (answers[1].status, answers[1].json()["error"]["kind"]) == (409, "Stale")
        assert len(table.situation.play.movers) == (0 if first == "agree" else 3)
        assert (await chu.get(at)).json()["offer"] is None

    in_world(story)


def test_both_offer_at_once() -> None:
    async def story(world: World) -> None:
        table = await world.table(**SUNTZU, friendly=True)
        people = [world.people[name] for name in ("han", "chu")]
        async with table.lock:
            tasks = [await queued(table, each.post(f"{path(table)}/draw")) for each in people]
        answers = [answer.json() for answer in await asyncio.gather(*tasks)]
        assert [answer["status"] for answer in answers] == ["playing", "over"]
        assert table.situation.row.result is not None

    in_world(story)


def test_an_answer_that_is_held_in_a_window_leaves_an_offer_as_it_is() -> None:
    """That somebody has answered in secret is told by nothing, an offer neither."""

    async def story(world: World) -> None:
        position = {"hands": [["ji_bu", "4", "4"], ["lyu_zhi", "8", "9"]], "lead": 0}
        table = await world.table(position=position, window=6.0)
        han, chu = world.people["han"], world.people["chu"]
        at = path(table)
        use = {"decision": 0, "key": "k", "moves": ["use ji_bu"]}
        assert (await han.post(f"{at}/moves", use)).status == 200
        assert table.situation.window is not None
        before = (await han.get(at)).json()
        assert (before["may_offer"], before["offer"]) == ([], None)
        assert (await han.post(f"{at}/takeback")).status == 409
        answer = {"decision": 0, "key": "k", "moves": ["allow"]}
        assert (await chu.post(f"{at}/moves", answer)).json()["held"]
        after = (await han.get(at)).json()
        assert {**after, "window": None} == {**before, "window": None}

    in_world(story)


def test_offers_tell_nothing_of_secret_plans() -> None:
    """Whatever the rival has laid, and whether he could take it back, one hears the same of
    offers; and an offer ends only with a new version, which everybody is told anyway."""

    async def story(world: World) -> None:
        table = await world.table(**SUNTZU, friendly=True)
        han, chu = world.people["han"], world.people["chu"]
        at = path(table)
        socket = await han.socket(f"{at}/live")
        await han.post(f"{at}/draw")
        choices = (await chu.get(f"{at}/choices")).json()
        left: list[str] = table.situation.play.state.view(1)["hands"][1]
        plan = [f"place {where} {left[n]}" for n, where in enumerate(choices)]
        half = {"decision": table.situation.play.decision(1), "key": "k", "moves": plan[:3]}
        assert (await chu.post(f"{at}/moves", half)).status == 422
        await world.rest()
        assert socket.messages[-1]["offer"] is not None
        await chu.post(f"{at}/moves", {**half, "moves": plan})
        await world.rest()
        for message in socket.messages:
            assert message["may_offer"] in (["draw"], [])
        versions = [(m["version"], m["offer"] is not None) for m in socket.messages]
        assert versions == [(0, False), (0, True), (5, False)]

    in_world(story)
