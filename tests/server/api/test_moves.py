"""Moves and what may be asked about them, by HTTP."""

import re
from pathlib import Path
from typing import Any

import pytest

from tenka.server.store import StoreUnavailable
from tests.server.api.site import LAST_CARD, WINDOW, Guest, Site, live, site_in, twins
from tests.server.shell import fault

# Two cards each: Han leads, and 4 comes before 8.
SMALL = {"hands": [["4", "5"], ["8", "9"]], "lead": 0}


REVISION = re.compile(r"\d+\.[0-9a-f]{12}")


def request(decision: int = 0, key: str = "k", *moves: str) -> dict[str, Any]:
    return {"decision": decision, "key": key, "moves": list(moves) or ["play 4"]}


class TestMoves:
    def test_a_move(self, site: Site) -> None:
        table, han, chu = site.pair(position=SMALL)
        before = han.get(f"/tables/{table}")
        ack = han.post(f"/tables/{table}/moves", **request())
        revision = han.get(f"/tables/{table}")["revision"]
        version = before["version"] + 1
        now = {"version": version, "revision": revision}
        assert ack == {**now, "held": False, "repeated": False}
        state = chu.get(f"/tables/{table}")
        assert state["version"] == ack["version"]
        assert state["view"]["trick"] == [{"seat": 0, "text": "play 4"}]
        assert (state["my_turn"], state["decision"]) == (True, 0)
        mine = han.get(f"/tables/{table}")
        assert (mine["my_turn"], mine["decision"]) == (False, 1)

    def test_the_same_request_again(self, site: Site) -> None:
        table, han, chu = site.pair(position=SMALL)
        first = han.post(f"/tables/{table}/moves", **request())
        assert han.post(f"/tables/{table}/moves", **request()) == {**first, "repeated": True}
        chu.move(table, "pass")
        again = han.post(f"/tables/{table}/moves", **request())
        now = han.get(f"/tables/{table}")["revision"]
        assert again == {**first, "revision": now, "repeated": True}
        assert han.get(f"/tables/{table}")["decision"] == 1

    def test_a_key_that_was_used_for_another_move(self, site: Site) -> None:
        """Not taken for the same request: a bot with one key for all would wait for ever."""
        table, han, chu = site.pair(position=SMALL)
        han.post(f"/tables/{table}/moves", **request())
        chu.move(table, "pass")
        path = f"/api/tables/{table}/moves"
        refused = han.client.post(path, json=request(1, "k", "play 5"))
        assert (refused.status_code, refused.json()["error"]["kind"]) == (409, "KeyUsed")
        assert "decision 0, 'play 4', which counts" in refused.json()["error"]["message"]
        revision = han.get(f"/tables/{table}")["revision"]
        assert refused.headers["tenka-revision"] == revision  # whoever goes on knows as much
        assert chu.get(f"/tables/{table}")["view"]["trick"] == []

    def test_a_key_with_another_move_of_the_same_decision(self, site: Site) -> None:
        """Whoever sends it would take it for played."""
        table, han, chu = site.pair(position={**SMALL, "hands": [["4", "5", "5"], ["8", "9"]]})
        han.post(f"/tables/{table}/moves", **request(0, "k", "play 5 5"))
        for moves in (("play 4",), ("play 5",), ("play 5 5", "play 4"), ("no move",)):
            body = request(0, "k", *moves)
            assert han.refused(f"/tables/{table}/moves", **body) == (409, "KeyUsed"), moves
        for written in ("play 5 5", "play  5  5 "):
            assert han.post(f"/tables/{table}/moves", **request(0, "k", written))["repeated"]
        with han.live(table) as socket:
            socket.receive_json()
            socket.send_json({"type": "move", **request(0, "k", "play 4")})
            answer = socket.receive_json()
        assert (answer["key"], answer["error"]["kind"]) == ("k", "KeyUsed")
        assert len(chu.get(f"/tables/{table}")["view"]["trick"]) == 1

    def test_a_key_with_another_answer_in_a_window(self, site: Site) -> None:
        """Also while the first one is held."""
        table, han, chu = site.pair(position=WINDOW, window=6)
        han.move(table, "use ji_bu")
        answer = request(0, "k", "allow")
        assert chu.post(f"/tables/{table}/moves", **answer)["held"]
        other = {**answer, "moves": ["use lyu_zhi"]}
        for _ in range(2):
            assert chu.refused(f"/tables/{table}/moves", **other) == (409, "KeyUsed")
            assert chu.post(f"/tables/{table}/moves", **answer)["repeated"]
            site.pass_time(6)
        assert not chu.post(f"/tables/{table}/moves", **answer)["held"]

    def test_keys_are_the_seats_own(self, site: Site) -> None:
        table, han, chu = site.pair(position=SMALL)
        han.post(f"/tables/{table}/moves", **request())
        ack = chu.post(f"/tables/{table}/moves", **request(0, "k", "pass"))
        assert not ack["repeated"]

    def test_a_stale_number(self, site: Site) -> None:
        table, han, chu = site.pair(position=SMALL)
        assert han.refused(f"/tables/{table}/moves", **request(1)) == (409, "Stale")
        han.post(f"/tables/{table}/moves", **request())
        assert han.refused(f"/tables/{table}/moves", **request(0, "new")) == (409, "Stale")
        assert len(chu.get(f"/tables/{table}")["view"]["trick"]) == 1

    def test_out_of_turn_and_against_the_rules(self, site: Site) -> None:
        table, han, chu = site.pair(position=SMALL)
        before = han.get(f"/tables/{table}")
        for player, text, rule in ((chu, "play 8", "CH-8.1"), (han, "play 4 5", "CH-3.1")):
            answer = player.client.post(f"/api/tables/{table}/moves", json=request(0, "k", text))
            assert fault(answer) == (422, "IllegalMove")
            assert answer.json()["error"]["rule"] == rule
        assert han.refused(f"/tables/{table}/moves", **request(0, "k", "play 4", "play 5")) == (
            422,
            "BadRequest",
        )
        assert han.get(f"/tables/{table}") == before
        assert not han.post(f"/tables/{table}/moves", **request())["repeated"]

    def test_not_at_somebody_elses_table(self, site: Site) -> None:
        table, han, _ = site.pair(position=SMALL)
        assert site.guest().refused(f"/tables/{table}/moves", **request()) == (403, "NotYours")
        assert han.refused("/tables/nowhere/moves", **request()) == (404, "NotFound")
        assert han.missed(f"/tables/{table}/moves") == (405, "NotAllowed")

    def test_not_before_and_not_after_the_game(self, site: Site) -> None:
        han = site.guest()
        waiting = han.post("/tables", game="chuhan")["table"]
        assert han.refused(f"/tables/{waiting}/moves", **request()) == (409, "NotNow")
        table, han, chu = site.pair(position=LAST_CARD)
        won = han.post(f"/tables/{table}/moves", **request())
        state = chu.get(f"/tables/{table}")
        assert (state["status"], state["result"]["winners"]) == ("over", [0])
        assert chu.refused(f"/tables/{table}/moves", **request(0, "k", "play 8")) == (
            409,
            "NotNow",
        )
        assert han.post(f"/tables/{table}/moves", **request()) == {**won, "repeated": True}

    def test_requests_that_are_none(self, site: Site) -> None:
        table, han, _ = site.pair(position=SMALL)
        good = request()
        bad: list[dict[str, Any]] = [
            {},
            {**good, "decision": -1},
            {**good, "decision": "0"},
            {**good, "decision": 0.0},
            {**good, "decision": True},
            {**good, "key": ""},
            {**good, "key": "x" * 65},
            {**good, "key": "a b"},
            {**good, "key": "\0"},
            {**good, "moves": []},
            {**good, "moves": "play 4"},
            {**good, "moves": [4]},
            {**good, "moves": ["play 4"] * 65},
            {**good, "moves": ["x" * 401]},
            {**good, "seat": 1},
        ]
        for body in bad:
            assert han.refused(f"/tables/{table}/moves", **body) == (422, "BadRequest"), body
        assert han.get(f"/tables/{table}")["decision"] == 0

    def test_a_token_plays_for_its_owner(self, site: Site) -> None:
        table, han, _ = site.pair(position=SMALL)
        token = han.post("/me/tokens", name="my bot")["token"]
        bot = site.nobody()
        bot.headers["Authorization"] = f"Bearer {token}"
        answer = bot.post(f"/api/tables/{table}/moves", json=request())
        assert (answer.status_code, "set-cookie" in answer.headers) == (200, False)

    def test_a_bad_token(self, site: Site) -> None:
        table, han, _ = site.pair(position=SMALL)
        for shown in ("Bearer tenka_wrong", "Bearer x", "Basic eDp5", ""):
            han.client.headers["Authorization"] = shown
            answer = han.client.post(f"/api/tables/{table}/moves", json=request())
            assert fault(answer) == (401, "BadToken")
            assert fault(han.client.get(f"/api/tables/{table}")) == (401, "BadToken")

    def test_too_many_requests(self, tmp_path: Path) -> None:
        with site_in(tmp_path, person_rate=1.0, person_burst=3) as site:
            han = site.guest()
            answers = [han.client.get("/api/me") for _ in range(6)]
            assert fault(answers[-1]) == (429, "TooMany")
            assert answers[-1].headers["retry-after"] == "1"


def test_a_store_that_fails(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """The move is refused whole, and may be sent again as it was."""
    table, han, chu = site.pair(position=SMALL)
    before = chu.get(f"/tables/{table}")

    async def full(*asked: Any, **more: Any) -> None:
        raise StoreUnavailable("the disk is full; nothing was written")

    with monkeypatch.context() as failing, han.live(table) as socket:
        socket.receive_json()
        failing.setattr(site.services.store.entries, "append", full)
        answer = han.client.post(f"/api/tables/{table}/moves", json=request())
        assert fault(answer) == (503, "Unavailable")
        assert answer.headers["retry-after"] == "1"
        socket.send_json({"type": "move", **request()})
        assert socket.receive_json()["error"]["kind"] == "Unavailable"
    assert chu.get(f"/tables/{table}") == before
    assert not han.post(f"/tables/{table}/moves", **request())["repeated"]


class TestAsking:
    def test_legal_moves(self, site: Site) -> None:
        table, han, chu = site.pair(position=SMALL)
        assert han.get(f"/tables/{table}/legal") == {
            "decision": 0,
            "moves": ["play 4", "play 5", "writ"],
            "plan": None,
        }
        assert chu.get(f"/tables/{table}/legal") == {"decision": 0, "moves": [], "plan": None}
        han.post(f"/tables/{table}/resign")
        assert han.legal(table) == chu.legal(table) == []

    def test_check(self, site: Site) -> None:
        table, han, chu = site.pair(position=SMALL)
        before = han.get(f"/tables/{table}")
        good = han.post(f"/tables/{table}/check", moves=["play 4"])
        nothing = {"rule": None, "why": None, "message": None}
        assert good == {"legal": True, "whole": True, "next": [], **nothing}
        bad = han.post(f"/tables/{table}/check", moves=["play 4 5"])
        assert (bad["legal"], bad["rule"]) == (False, "CH-3.1")
        assert chu.post(f"/tables/{table}/check", moves=["play 8"])["rule"] == "CH-8.1"
        assert han.get(f"/tables/{table}") == before
        assert han.refused(f"/tables/{table}/check", moves=[]) == (422, "BadRequest")
        han.post(f"/tables/{table}/resign")
        assert han.refused(f"/tables/{table}/check", moves=["play 4"]) == (409, "NotNow")

    def test_choices(self, site: Site) -> None:
        table, han, _ = site.pair(position=SMALL)
        assert han.get(f"/tables/{table}/choices") == {}

    def test_forecast(self, site: Site) -> None:
        """A spectator is told what is open to all, a player what he knows besides."""
        table, han, _ = site.pair(position=SMALL)
        public = site.guest().get(f"/tables/{table}/forecast")
        assert set(public) <= set(han.get(f"/tables/{table}/forecast"))
        assert site.nobody().get(f"/api/tables/{table}/forecast").json() == public

    def test_for_players_after_the_start(self, site: Site) -> None:
        table, han, _ = site.pair(position=SMALL)
        waiting = han.post("/tables", game="chuhan")["table"]
        stranger = site.guest()
        for what in ("legal", "choices", "forecast"):
            assert han.missed(f"/tables/{waiting}/{what}") == (409, "NotNow")
            assert han.missed(f"/tables/nowhere/{what}") == (404, "NotFound")
            if what != "forecast":
                assert stranger.missed(f"/tables/{table}/{what}") == (403, "NotYours")
        assert han.refused(f"/tables/{waiting}/check", moves=["writ"]) == (409, "NotNow")
        assert stranger.refused(f"/tables/{table}/check", moves=["writ"]) == (403, "NotYours")
        assert han.refused("/tables/nowhere/check", moves=["writ"]) == (404, "NotFound")


class TestWindows:
    def test_an_answer_is_held(self, site: Site) -> None:
        table, han, chu = site.pair(position=WINDOW, window=6)
        han.move(table, "use ji_bu")
        asked = chu.get(f"/tables/{table}")
        assert (asked["my_turn"], asked["window"]) == (True, {"ends_in": 6.0, "asked": True})
        assert asked["clocks"]["paused"]
        assert chu.legal(table) == ["allow", "use lyu_zhi"]
        ack = chu.move(table, "use lyu_zhi", key="mine")
        assert (ack["held"], ack["repeated"]) == (True, False)
        assert chu.move(table, "use lyu_zhi", key="mine") == {**ack, "repeated": True}
        assert not chu.get(f"/tables/{table}")["my_turn"]
        assert chu.legal(table) == []  # what is listed would be taken
        assert not chu.get("/tables/mine")[0]["my_turn"]
        assert han.get(f"/tables/{table}")["view"]["lead_ability"] is None
        site.pass_time(6.1)
        assert chu.get(f"/tables/{table}")["view"]["turn"] == [0]
        site.pass_time(6.1)
        after = han.get(f"/tables/{table}")
        assert (after["window"], after["view"]["lead_ability"]) == (None, "cancelled")
        again = chu.post(f"/tables/{table}/moves", decision=0, key="mine", moves=["use lyu_zhi"])
        assert (again["held"], again["repeated"]) == (False, True)

    def test_nobody_else_sees_whether_it_was_answered(self, site: Site) -> None:
        seen = []
        with_her, without = twins()
        for position, answer in ((with_her, "use lyu_zhi"), (without, "allow"), (without, "")):
            table, han, chu = site.pair(position=position, window=6)
            watching: list[Any] = []
            with (
                han.live(table) as socket,
                live(site.nobody(), table) as other,
            ):
                watching += [socket.receive_json(), other.receive_json()]
                han.move(table, "use ji_bu")
                watching += [socket.receive_json(), other.receive_json()]
                if answer:
                    chu.move(table, answer)
                chu.client.post(f"/api/tables/{table}/moves", json=request(0, "no", "play 8"))
                site.pass_time(2)
                for guest in (han, site.guest()):
                    watching.append(guest.get(f"/tables/{table}"))
                    watching.append(guest.get(f"/tables/{table}/forecast"))
                    watching.append(guest.missed(f"/tables/{table}/record"))
                    terms = guest.get(f"/tables/{table}/terms")
                    watching.append((terms["my_turn"], terms["status"]))
                for wire in (socket, other):
                    wire.send_json({"type": "ping"})
                    watching.append(wire.receive_json())
                watching.append(han.legal(table))
            seen.append(_plain(watching, table, han, chu))
        assert seen[0] == seen[1] == seen[2]

    def test_always_allow(self, site: Site) -> None:
        table, han, chu = site.pair(position=WINDOW, window=6)
        state = chu.post(f"/tables/{table}/standing", answer="allow")
        assert state["standing"] == "allow"
        assert han.get(f"/tables/{table}")["standing"] == "ask"
        assert site.guest().get(f"/tables/{table}")["standing"] is None
        han.move(table, "use ji_bu")
        assert han.get(f"/tables/{table}")["view"]["lead_ability"] == "used"
        assert chu.post(f"/tables/{table}/standing", answer="ask")["standing"] == "ask"

    def test_a_standing_order_in_correspondence(self, site: Site) -> None:
        table, han, chu = site.pair(position=WINDOW, pace="correspondence")
        chu.post(f"/tables/{table}/standing", answer="use lyu_zhi")
        han.move(table, "use ji_bu")
        assert han.get(f"/tables/{table}")["view"]["lead_ability"] == "cancelled"

    def test_nobody_else_hears_of_an_order(self, site: Site) -> None:
        table, han, chu = site.pair(position=WINDOW, pace="correspondence")
        with (
            han.live(table) as his,
            chu.live(table) as mine,
        ):
            his.receive_json(), mine.receive_json()
            chu.post(f"/tables/{table}/standing", answer="use lyu_zhi")
            assert mine.receive_json()["standing"] == "use lyu_zhi"
            his.send_json({"type": "ping"})
            assert his.receive_json() == {"type": "pong"}

    def test_orders_refused(self, site: Site) -> None:
        table, han, _ = site.pair()
        waiting = han.post("/tables", game="chuhan")["table"]
        order = {"answer": "allow"}
        assert site.guest().refused(f"/tables/{table}/standing", **order) == (403, "NotYours")
        assert han.refused(f"/tables/{table}/standing") == (422, "BadRequest")
        assert han.refused(f"/tables/{table}/standing", answer="\n") == (422, "BadRequest")
        assert han.refused(f"/tables/{waiting}/standing", **order) == (409, "NotNow")
        assert han.refused("/tables/nowhere/standing", **order) == (404, "NotFound")
        han.post(f"/tables/{table}/resign")
        assert han.refused(f"/tables/{table}/standing", **order) == (409, "NotNow")


def _plain(seen: list[Any], table: str, *people: Guest) -> str:
    """What was seen, without the names of table and people; of revisions, which are made of them,
    which are the same."""
    text = repr(seen).replace(table, "TABLE")
    for number, revision in enumerate(dict.fromkeys(REVISION.findall(text))):
        text = text.replace(revision, f"REVISION {number}")
    for number, guest in enumerate(people):
        text = text.replace(guest.name, f"P{number}")
    return text


class TestUndo:
    def test_until_the_other_has_moved(self, site: Site) -> None:
        table, han, chu = site.pair(position=SMALL)
        before = han.get(f"/tables/{table}")
        han.move(table, "play 4")
        assert han.get(f"/tables/{table}")["can_undo"]
        assert not chu.get(f"/tables/{table}")["can_undo"]
        assert chu.refused(f"/tables/{table}/undo") == (409, "NotNow")
        undone = han.post(f"/tables/{table}/undo")
        assert undone["view"] == before["view"]
        assert undone["decision"] > before["decision"] + 1
        assert han.refused(f"/tables/{table}/undo") == (409, "NotNow")
        han.move(table, "play 5")
        chu.move(table, "pass")
        assert han.refused(f"/tables/{table}/undo") == (409, "NotNow")

    def test_an_undone_move_is_not_played_by_its_echo(self, site: Site) -> None:
        table, han, _ = site.pair(position=SMALL)
        han.post(f"/tables/{table}/moves", **request())
        han.post(f"/tables/{table}/undo")
        assert han.post(f"/tables/{table}/moves", **request())["repeated"]
        assert han.get(f"/tables/{table}")["view"]["trick"] == []

    def test_asked_twice_for_one_decision_it_takes_back_one_move(self, site: Site) -> None:
        han = site.guest()
        hands = {"hands": [["4", "5", "7"], ["8", "8", "9"]], "lead": 0}
        table = han.post("/quick", game="chuhan", position=hands, window=0)["table"]
        for text in ("play 4", "pass"):
            han.move(table, text)
            site.settle()
        asked = han.get(f"/tables/{table}")
        assert asked["can_undo"]
        once = han.post(f"/tables/{table}/undo", decision=asked["decision"])
        assert once["can_undo"]
        again = f"/tables/{table}/undo"
        assert han.refused(again, decision=asked["decision"]) == (409, "Stale")
        assert han.get(f"/tables/{table}")["version"] == once["version"]
        assert han.post(again, decision=None)["version"] > once["version"]

    def test_a_journal_from_before_is_void(self, tmp_path: Path) -> None:
        """Whoever says what he has seen gets all that he needs, after a restart as well."""
        with site_in(tmp_path) as site:
            table, han, _ = site.pair(position=SMALL)
            cookies = dict(han.client.cookies)
            han.move(table, "play 4")
            seen = han.get(f"/tables/{table}")
            known = {"since": len(seen["journal"]), "version": seen["version"]}
            assert han.get(f"/tables/{table}", **known)["journal"] == []
            han.post(f"/tables/{table}/undo")
            han.move(table, "play 5")
            now = han.get(f"/tables/{table}")
            assert han.get(f"/tables/{table}", **known) == now
            assert now["journal_from"] == 0
        with site_in(tmp_path) as site:
            again = site.nobody()
            again.cookies.update(cookies)
            answer = again.get(f"/api/tables/{table}", params=known)
            assert answer.json()["journal"] == now["journal"]

    def test_against_bots(self, site: Site) -> None:
        han = site.guest()
        began = han.post("/quick", game="chuhan", position=SMALL, window=0)
        table = began["table"]
        han.move(table, "play 4")
        site.settle()
        assert han.post(f"/tables/{table}/undo")["view"] == began["view"]

    def test_refused(self, site: Site) -> None:
        table, han, _ = site.pair()
        assert site.guest().refused(f"/tables/{table}/undo") == (403, "NotYours")
        assert han.refused("/tables/nowhere/undo") == (404, "NotFound")


class TestEnding:
    def test_resigning(self, site: Site) -> None:
        table, han, chu = site.pair()
        assert site.guest().refused(f"/tables/{table}/resign") == (403, "NotYours")
        over = han.post(f"/tables/{table}/resign")
        assert over["status"] == "over"
        assert over["result"] == {
            "winners": [1],
            "scores": [0, 1],
            "reason": "resigned",
            "taken_back": 0,
            "hinted": [],
        }
        assert (over["my_turn"], over["fairness"]["secret"]) == (False, bytes(range(32)).hex())
        assert chu.refused(f"/tables/{table}/resign") == (409, "NotNow")
        assert chu.refused("/tables/nowhere/resign") == (404, "NotFound")
        assert chu.get(f"/tables/{table}/terms")["result"]["winners"] == [1]

    def test_aborting(self, site: Site) -> None:
        table, han, chu = site.pair(position=SMALL)
        eve = site.guest()
        assert eve.refused(f"/tables/{table}/abort") == (403, "NotYours")
        han.move(table, "play 4")
        shown = [guest.get(f"/tables/{table}")["may_abort"] for guest in (han, chu, eve)]
        assert shown == [True, True, False]
        over = chu.post(f"/tables/{table}/abort")
        assert (over["status"], over["result"], over["my_turn"]) == ("aborted", None, False)
        assert over["may_abort"] is False
        assert chu.refused(f"/tables/{table}/abort") == (409, "NotNow")
        assert chu.refused("/tables/nowhere/abort") == (404, "NotFound")

    def test_not_after_the_second_move(self, site: Site) -> None:
        table, han, chu = site.pair(position=SMALL)
        han.move(table, "play 4")
        chu.move(table, "pass")
        assert han.get(f"/tables/{table}")["may_abort"] is False
        assert han.refused(f"/tables/{table}/abort") == (409, "NotNow")


CLOCK = {"bank": 60, "increment": 5}


class TestTimeOut:
    def test_a_bot_takes_the_seat_until_he_is_back(self, site: Site) -> None:
        table, han, chu = site.pair(clock=CLOCK)
        with chu.live(table) as socket:
            socket.receive_json()
            site.pass_time(55)
            assert socket.receive_json() == {"type": "warning", "table": table, "seat": 0}
        site.pass_time(10)
        gone = chu.get(f"/tables/{table}")
        expected = {
            "seat": 0,
            "kind": "bot",
            "name": han.name,
            "bot": "greedy",
            "aborted": 0,
            "rating": None,
        }
        assert gone["seats"][0] == expected
        his = han.get(f"/tables/{table}")
        assert (his["seat"], his["my_turn"]) == (0, False)
        refused = han.refused(f"/tables/{table}/moves", **request(his["decision"], "late"))
        assert refused == (403, "NotYours")
        back = han.post(f"/tables/{table}/return")
        assert back["seats"][0]["kind"] == "person"
        assert back["clocks"]["seats"][0]["left"] > 0
        assert han.post(f"/tables/{table}/return")["version"] == back["version"]

    def test_where_nobody_comes_back(self, site: Site) -> None:
        table, han, _ = site.pair(clock=CLOCK, allow_return=False)
        site.pass_time(61)
        assert han.refused(f"/tables/{table}/return") == (409, "NotNow")

    def test_nobody_comes_back_to_a_game_that_counts(self, site: Site) -> None:
        """What a bot has played for somebody would count as theirs."""
        table, han, chu = site.pair(clock=CLOCK, rated=True)
        site.pass_time(61)
        assert han.get(f"/tables/{table}")["seats"][0]["kind"] == "bot"
        assert not chu.get(f"/tables/{table}/terms")["allow_return"]
        assert han.refused(f"/tables/{table}/return") == (409, "NotNow")

    def test_refused(self, site: Site) -> None:
        table, han, _ = site.pair()
        assert site.guest().refused(f"/tables/{table}/return") == (403, "NotYours")
        assert han.refused("/tables/nowhere/return") == (404, "NotFound")
        han.post(f"/tables/{table}/resign")
        assert han.refused(f"/tables/{table}/return") == (409, "NotNow")
