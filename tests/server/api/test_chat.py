"""Chat at a table: two rooms that know nothing of each other, and words that harm nobody."""

import logging
from pathlib import Path
from typing import Any

import pytest

from tenka.server.tables import chat
from tests.server.api.site import Guest, Site, site_in
from tests.server.shell import fault

TOWER = "e" + "\u0301\u0302\u0303\u0304\u0305\u0306\u0307"


def say(guest: Guest, table: str, text: str) -> Any:
    return guest.client.post(f"/api/tables/{table}/chat", json={"text": text})


def texts(guest: Guest, table: str, since: int = 0) -> list[str]:
    return [line["text"] for line in guest.get(f"/tables/{table}/chat", since=since)["lines"]]


def heard(socket: Any) -> list[Any]:
    """The lines that have come by now."""
    socket.send_json({"type": "ping"})
    lines = []
    while (message := socket.receive_json())["type"] != "pong":
        if message["type"] == "chat":
            lines.append(message)
    return lines


def test_players_and_spectators_hear_their_own_room(site: Site) -> None:
    table, han, chu = site.pair()
    eve, zoe = site.guest(), site.guest()
    with chu.live(table) as player, zoe.live(table) as spectator:
        assert say(eve, table, "Han has the nine").json()["number"] == 1
        answer = say(han, table, "  Good\n\tluck  ")
        assert answer.status_code == 201
        line = answer.json()
        told = heard(player)
        assert told == [{"type": "chat", "table": table, "room": "players", **line}]
        assert (line["number"], line["name"], line["seat"]) == (1, han.name, 0)
        assert line["text"] == "Good luck"
        (watched,) = heard(spectator)
        assert (watched["text"], watched["seat"]) == ("Han has the nine", None)
    assert texts(han, table) == texts(chu, table) == ["Good luck"]
    assert texts(eve, table) == texts(zoe, table) == ["Han has the nine"]
    stranger = site.nobody()
    read = stranger.get(f"/api/tables/{table}/chat")
    assert read.json()["room"] == "spectators"
    assert "set-cookie" not in read.headers
    say(chu, table, "You too")
    assert texts(han, table, since=1) == ["You too"]


def test_it_is_open_before_and_after_the_game(site: Site) -> None:
    han, chu = site.guest(), site.guest()
    table = han.post("/tables", game="chuhan", seat=0, window=0)["table"]
    say(han, table, "anybody there?")
    say(chu, table, "may I sit down?")
    assert texts(han, table) == ["anybody there?"]
    chu.post(f"/tables/{table}/join")
    assert texts(chu, table) == ["anybody there?"]  # at once
    chu.post(f"/tables/{table}/resign")
    assert say(chu, table, "thanks").status_code == 201
    assert texts(han, table) == ["anybody there?", "thanks"]


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),  # a text like any other
        ("שלום \u202eabc\u202c", "שלום abc"),
        ("a\u2066b\u2069\u200e\u200f\u061cc", "abc"),
        ("z\u200be\ufeffr\u2060o\u00ad", "zero"),
        ("\u0000bell\u0007\u009b", "bell"),
        ("one\r\n two\u2028three\u0085four", "one two three four"),
        ("cafe\u0301", "café"),
        (f"{TOWER}x", "é\u0302\u0303\u0304\u0305x"),
        ("👩\u200d👧 می\u200cرود", "👩\u200d👧 می\u200cرود"),
        ("x" * 500, "x" * 500),
    ],
)
def test_what_is_kept_of_a_line(site: Site, written: str, kept: str) -> None:
    table, han, chu = site.pair()
    assert say(han, table, written).json()["text"] == kept
    assert texts(chu, table) == [kept]


@pytest.mark.parametrize(
    "text",
    ["", " \n\t ", "\u200b", "\u200d\u200c", "\u3164\u2800", "\u0301", "x" * 501, "x" * 10_000],
)
def test_what_is_no_line(site: Site, text: str) -> None:
    table, han, chu = site.pair()
    assert fault(say(han, table, text)) == (422, "BadRequest")
    assert texts(chu, table) == []


def test_what_is_no_request(site: Site) -> None:
    table, han, _ = site.pair()
    at = f"/api/tables/{table}/chat"
    wrong: tuple[Any, ...] = (
        {}, {"text": 5}, {"text": ["a"]}, {"text": "a", "room": "spectators"}, [],
    )  # fmt: skip
    for body in wrong:
        assert fault(han.client.post(at, json=body)) == (422, "BadRequest")
    lone = b'{"text": "\\ud800 half"}'
    headers = {"Content-Type": "application/json"}
    assert han.client.post(at, content=lone, headers=headers).status_code in (201, 422)
    assert han.missed(f"/tables/{table}/chat", since=-1) == (422, "BadRequest")
    assert han.missed(f"/tables/{table}/chat", since=10**30) == (422, "BadRequest")
    assert han.missed(f"/tables/{table}/chat", since=2**30) == (422, "BadRequest")
    assert texts(han, table, since=2**30 - 1) == []  # no database finds it too large
    assert han.missed("/tables/nowhere/chat") == (404, "NotFound")
    assert fault(say(han, "nowhere", "hello")) == (404, "NotFound")


def test_a_flood_is_stopped_and_harms_nobody_else(site: Site) -> None:
    table, han, chu = site.pair()
    assert [say(han, table, f"{n}").status_code for n in range(5)] == [201] * 5
    too_fast = say(han, table, "more")
    assert fault(too_fast) == (429, "TooMany")
    assert too_fast.headers["Retry-After"] == "2"
    assert say(chu, table, "calm down").status_code == 201
    site.pass_time(2)
    assert say(han, table, "sorry").status_code == 201
    assert fault(say(han, table, "again")) == (429, "TooMany")
    assert texts(chu, table) == ["0", "1", "2", "3", "4", "calm down", "sorry"]


def test_the_oldest_lines_of_a_room_make_way(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chat, "KEPT", 3)
    table, han, _ = site.pair()
    eve = site.guest()
    say(eve, table, "from outside")
    for number in range(1, 6):
        say(han, table, f"line {number}")
    lines = han.get(f"/tables/{table}/chat")["lines"]
    assert [(line["number"], line["text"]) for line in lines] == [
        (number, f"line {number}") for number in (3, 4, 5)
    ]
    assert texts(eve, table) == ["from outside"]


def test_lines_and_their_numbers_outlast_a_restart(tmp_path: Path) -> None:
    with site_in(tmp_path) as site:
        table, han, _ = site.pair()
        cookies = dict(han.client.cookies)
        say(han, table, "one")
    with site_in(tmp_path) as site:
        client = site.nobody()
        client.cookies.update(cookies)
        again = Guest(client)
        assert say(again, table, "two").json()["number"] == 2
        assert texts(again, table) == ["one", "two"]


def test_a_name_is_the_one_that_is_borne_now(site: Site) -> None:
    table, han, chu = site.pair()
    say(han, table, "hello")
    han.client.patch("/api/me", json={"name": "Liu <b>Bang"})
    (line,) = chu.get(f"/tables/{table}/chat")["lines"]
    assert line["name"] == "Liu <b>Bang"


def test_of_one_who_has_deleted_himself_nothing_is_left(site: Site) -> None:
    table, han, chu = site.pair()
    say(han, table, "hello")
    han.post("/me/delete", password=None)
    assert texts(chu, table) == []
    assert say(chu, table, "gone?").json()["number"] == 2
    assert texts(chu, table) == ["gone?"]


def test_no_number_is_given_twice_after_that(tmp_path: Path) -> None:
    """Who has read the line that is gone would not see the new one."""
    with site_in(tmp_path) as site:
        table, han, chu = site.pair()
        say(han, table, "hello")
        cookies = dict(chu.client.cookies)
        han.post("/me/delete", password=None)
    with site_in(tmp_path) as site:
        client = site.nobody()
        client.cookies.update(cookies)
        assert say(Guest(client), table, "gone?").json()["number"] == 2


def test_nothing_that_is_said_is_logged(site: Site, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    table, han, chu = site.pair()
    say(han, table, "between us: kingfisher")
    say(han, table, "kingfisher" * 100)
    texts(chu, table)
    assert caplog.records
    assert "kingfisher" not in caplog.text
