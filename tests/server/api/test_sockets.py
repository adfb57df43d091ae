"""Sockets one by one: who may see and do what, and what comes back for nonsense."""

import json
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import WebSocketDenialResponse
from starlette.websockets import WebSocketDisconnect

from tenka.core.contract import Json
from tenka.server.api import live as live_api
from tenka.texts import Texts
from tests.server.api.site import Site, live, site_in

SMALL = {"hands": [["4", "5"], ["8", "9"]], "lead": 0}
MOVE = {"type": "move", "decision": 0, "key": "k", "moves": ["play 4"]}


def test_a_move_by_socket(site: Site) -> None:
    """The mover sees the table first and then that his move is durable."""
    table, han, chu = site.pair(position=SMALL)
    with han.live(table) as his, chu.live(table) as hers:
        first, other = his.receive_json(), hers.receive_json()
        assert (first["type"], first["seat"], first["my_turn"]) == ("state", 0, True)
        assert first == han.get(f"/tables/{table}")
        assert other["seat"] == 1
        his.send_json(MOVE)
        after = his.receive_json()
        assert (after["type"], after["version"]) == ("state", first["version"] + 1)
        so_far = {name: after[name] for name in ("version", "revision")}
        ack = {"type": "ack", "key": "k", **so_far, "held": False}
        assert his.receive_json() == {**ack, "repeated": False}
        seen = hers.receive_json()
        assert (seen["my_turn"], seen["view"]["hands"][0]) == (True, {"hidden": 1})
        his.send_json(MOVE)
        assert his.receive_json() == {**ack, "repeated": True}
        http = {name: MOVE[name] for name in ("decision", "key", "moves")}
        again = han.post(f"/tables/{table}/moves", **http)
        assert again == {**so_far, "held": False, "repeated": True}


def test_refusals_by_socket(site: Site) -> None:
    table, han, chu = site.pair(position=SMALL)
    with han.live(table) as socket:
        socket.receive_json()
        for change, kind, rule in (
            ({"decision": 7}, "Stale", None),
            ({"moves": ["play 4 5"]}, "IllegalMove", "CH-3.1"),
            ({"moves": ["play 4", "play 5"]}, "BadRequest", None),
        ):
            socket.send_json({**MOVE, **change})
            answer = socket.receive_json()
            assert (answer["type"], answer["key"]) == ("error", "k")
            assert (answer["error"]["kind"], answer["error"]["rule"]) == (kind, rule)
            said = rule and Texts("en", "chuhan").rule(rule)
            assert answer["error"]["why"] == said
    han.client.headers["Accept-Language"] = "hu"
    with han.live(table) as socket:
        socket.receive_json()
        socket.send_json({**MOVE, "moves": ["play 4 5"]})
        assert socket.receive_json()["error"]["why"] == Texts("hu", "chuhan").rule("CH-3.1")
    with chu.live(table) as socket:
        socket.receive_json()
        socket.send_json({**MOVE, "moves": ["play 8"]})
        assert socket.receive_json()["error"]["rule"] == "CH-8.1"


def test_messages_that_are_none(site: Site) -> None:
    table, han, _ = site.pair(position=SMALL)
    before = han.get(f"/tables/{table}")
    with han.live(table) as socket:
        socket.receive_json()
        for text in ("", "{", "[]", "null", '"move"', '{"type":"dance"}', '{"type":"ping","a":1}'):
            socket.send_text(text)
            answer = socket.receive_json()
            assert (answer["type"], answer["error"]["kind"]) == ("error", "BadRequest"), text
        changes: list[Json] = [{"key": ""}, {"decision": "0"}, {"moves": []}, {"seat": 1}]
        for change in changes:
            socket.send_json({**MOVE, **change})
            assert socket.receive_json()["error"]["kind"] == "BadRequest", change
        socket.send_bytes(json.dumps(MOVE).encode())
        assert socket.receive_json()["error"]["kind"] == "BadRequest"
        socket.send_text(" " * 70000)
        assert socket.receive_json()["error"]["kind"] == "TooLarge"
        socket.send_json({"type": "ping"})
        assert socket.receive_json() == {"type": "pong"}
    assert han.get(f"/tables/{table}") == before


class TestSpectators:
    def test_they_see_what_is_open_to_all(self, site: Site) -> None:
        table, han, _ = site.pair(position=SMALL, public=False)
        stranger = site.guest()
        for client in (site.nobody(), stranger.client):
            with live(client, table) as socket:
                shown = socket.receive_json()
                assert shown["view"]["hands"] == [{"hidden": 2}, {"hidden": 2}]
                assert (shown["seat"], shown["decision"], shown["my_turn"]) == (None, None, False)
                assert (shown["standing"], shown["can_undo"]) == (None, False)
                assert shown == client.get(f"/api/tables/{table}").json()
                socket.send_json(MOVE)
                assert socket.receive_json()["error"]["kind"] == "NotYours"
        assert han.get(f"/tables/{table}")["decision"] == 0

    def test_nothing_hidden_in_anything_they_may_ask(self, site: Site) -> None:
        rare = {"hands": [["han_xin", "4"], ["xiang_yu", "8"]], "lead": 0}
        table, han, chu = site.pair(position=rare)
        with live(site.nobody(), table) as socket:
            heard = [socket.receive_json()]
            han.move(table, "play 4")
            heard.append(socket.receive_json())
            chu.move(table, "play 8")
            heard.append(socket.receive_json())
        stranger = site.guest()
        asked = ["", "/terms", "/legal", "/choices", "/forecast", "/record", "/replay", "/stream"]
        for path in asked:
            heard.append(stranger.client.get(f"/api/tables/{table}{path}").text)
        heard.append(stranger.get("/tables"))
        for text in ("play han_xin", "play xiang_yu"):
            body = {"decision": 1, "key": "k", "moves": [text]}
            answer = stranger.client.post(f"/api/tables/{table}/moves", json=body)
            assert answer.json()["error"]["message"] == "you do not sit at this table"
        assert "han_xin" not in repr(heard)
        assert "xiang_yu" not in repr(heard)
        mine = repr([han.client.get(f"/api/tables/{table}{path}").text for path in asked[:-1]])
        assert "han_xin" in mine
        assert "xiang_yu" not in mine


class TestWhoSitsWhere:
    def test_a_spectator_sits_down(self, site: Site) -> None:
        """The socket that he has already shows him his seat."""
        han, chu = site.guest(), site.guest()
        table = han.post("/tables", game="chuhan", seat=0)["table"]
        with chu.live(table) as socket:
            assert socket.receive_json()["seat"] is None
            chu.post(f"/tables/{table}/join")
            seen = [socket.receive_json(), socket.receive_json()]
            assert [message["seat"] for message in seen] == [1, 1]
            assert len(seen[-1]["view"]["hands"][1]) == 15

    def test_who_gets_up_sees_nothing_of_his_seat(self, site: Site) -> None:
        """Nor can he play there."""
        table, han, chu = site.pair()
        han.post(f"/tables/{table}/resign")
        again = han.post(f"/tables/{table}/rematch")["table"]
        other = site.guest()
        with chu.live(again) as socket:
            assert socket.receive_json()["seat"] == 0
            chu.post(f"/tables/{again}/leave")
            assert socket.receive_json()["seat"] is None
            other.post(f"/tables/{again}/join", seat=0)
            seen = [socket.receive_json(), socket.receive_json()][-1]
            assert (seen["status"], seen["seat"]) == ("playing", None)
            assert all(set(hand) == {"hidden"} for hand in seen["view"]["hands"])
            socket.send_json({**MOVE, "moves": [other.legal(again)[0]]})
            assert socket.receive_json()["error"]["kind"] == "NotYours"

    def test_a_rematch_is_told_to_the_players(self, site: Site) -> None:
        table, han, chu = site.pair()
        han.post(f"/tables/{table}/resign")
        with chu.live(table) as hers, live(site.nobody(), table) as other:
            hers.receive_json(), other.receive_json()
            again = han.post(f"/tables/{table}/rematch")["table"]
            assert hers.receive_json() == {"type": "rematch", "table": table, "rematch": again}
            other.send_json({"type": "ping"})
            assert other.receive_json() == {"type": "pong"}


class TestNoEntry:
    def test_an_unknown_table(self, site: Site) -> None:
        with live(site.nobody(), "nowhere") as socket:
            answer = socket.receive_json()
            assert (answer["type"], answer["error"]["kind"]) == ("error", "NotFound")
            with pytest.raises(WebSocketDisconnect) as closed:
                socket.receive_json()
            assert closed.value.code == 4404

    def test_a_bad_token(self, site: Site) -> None:
        table, _, _ = site.pair()
        client = site.nobody()
        client.headers["Authorization"] = "Bearer tenka_wrong"
        with pytest.raises(WebSocketDenialResponse) as denied, live(client, table):
            pass
        assert denied.value.status_code == 401

    @pytest.mark.parametrize("params", [{"since": -1}, {"version": "x"}])
    def test_bad_numbers(self, site: Site, params: dict[str, Any]) -> None:
        table, han, _ = site.pair()
        with pytest.raises(WebSocketDisconnect), han.live(table, **params):
            pass

    def test_too_many_messages(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(live_api, "PAUSE", 0.0)
        with site_in(tmp_path, person_rate=0.1, person_burst=28) as site:
            table, han, _ = site.pair()
            with han.live(table) as socket:
                socket.receive_json()
                answers = []
                for _ in range(12):
                    socket.send_json({"type": "ping"})
                    answers.append(socket.receive_json())
                socket.send_json(MOVE)
                move = socket.receive_json()
                socket.send_json({**MOVE, "moves": ["play 4" * 1000]})
                long = socket.receive_json()
            assert answers[0] == {"type": "pong"}
            assert answers[-1]["error"]["kind"] == "TooMany"
            assert (answers[-1]["key"], move["key"], long["key"]) == (None, "k", None)
            assert 0 < move["error"]["retry_after"] <= 10


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ('{"key": "k", "type": "dance"}', "k"),
        ('{"moves": [], "key": "k"}', "k"),
        ('{"key": 7}', None),
        (json.dumps({"key": "k" * 65}), None),
        ('["key"]', None),
        ("{" * 4000, None),
        ('{"key": "k"', None),
    ],
)
def test_a_message_that_is_none_keeps_its_key(site: Site, text: str, key: str | None) -> None:
    table, han, _ = site.pair()
    with han.live(table) as socket:
        socket.receive_json()
        socket.send_text(text)
        answer = socket.receive_json()
        assert (answer["error"]["kind"], answer["key"]) == ("BadRequest", key)


def test_the_socket_is_described(site: Site) -> None:
    described = site.nobody().get("/openapi.json").json()
    schemas = described["components"]["schemas"]
    for name in ("MoveMessage", "PingMessage", "StateOut", "SocketAck", "SocketError"):
        assert schemas[name]["properties"]["type"], name
    for name in ("WarningOut", "RematchOut", "ClosingOut", "PongOut"):
        assert schemas[name]["properties"]["type"]["const"], name
    stream = described["paths"]["/api/tables/{id}/stream"]["get"]["responses"]["200"]
    assert list(stream["content"]) == ["application/x-ndjson"]
