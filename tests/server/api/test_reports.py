"""Somebody tells the host of another: who reads it, with what, and how it is settled."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.api.site import Guest, Site, site_in
from tests.server.api.test_admin import Host
from tests.server.shell import fault


@pytest.fixture
def site(empty_site: Site) -> Site:
    return empty_site


def id_of(guest: Guest) -> str:
    return str(guest.get("/me")["id"])


def refused(guest: Guest, path: str, **body: Any) -> tuple[int, str]:
    return fault(guest.client.post(f"/api{path}", json=body))


def test_from_the_table_to_the_word(site: Site) -> None:
    table, han, chu = site.pair()
    eve = site.guest()
    host = Host(site)
    for number in range(14):
        chu.post(f"/tables/{table}/chat", text=f"Loser! {number}")
        site.pass_time(10)
    han.post(f"/tables/{table}/chat", text="Please stop")
    eve.post(f"/tables/{table}/chat", text="Who wins?")
    site.pass_time(10)
    han.post(f"/tables/{table}/reports", seat=1, reason="words", words=" he\u202e insults\n me ")
    site.pass_time(1000)
    chu.post(f"/tables/{table}/chat", text="long after")
    (report,) = host.get("/reports")
    assert report["reason"] == "words"
    assert report["words"] == "he insults me"
    assert (report["by"], report["name"], report["person"]) == (han.name, chu.name, id_of(chu))
    assert report["table"] == {"id": table, "game": "chuhan", "status": "playing"}
    assert [line["text"] for line in report["lines"]][-2:] == ["Loser! 13", "Please stop"]
    assert [line["theirs"] for line in report["lines"]] == [True] * 11 + [False]
    assert report["others"] == []
    # Who says it again says it in other words; another one is another report.
    han.post(f"/tables/{table}/reports", person=id_of(chu), reason="stalling")
    site.pass_time(10)
    eve.post(f"/people/{id_of(chu)}/reports", reason="other", words="a bad loser")
    found = host.get("/reports")
    assert [(each["by"], each["reason"]) for each in found] == [
        (eve.name, "other"), (han.name, "stalling"),
    ]  # fmt: skip
    assert found[0]["table"] is None
    host.post("/reports/settle", id=found[0]["id"], verdict="warned")
    assert host.refused("/reports/settle", id=found[0]["id"], verdict="again") == (409, "NotNow")
    (left,) = host.get("/reports")
    assert [(each["by"], each["verdict"]) for each in left["others"]] == [(eve.name, "warned")]
    assert [each["verdict"] for each in host.get("/reports", settled=True)] == ["warned"]


def test_who_watches_shows_the_room_of_those_who_watch(site: Site) -> None:
    table, han, _ = site.pair()
    eve, wang = site.guest(), site.guest()
    han.post(f"/tables/{table}/chat", text="among players")
    wang.post(f"/tables/{table}/chat", text="I see nothing")
    eve.post(f"/tables/{table}/reports", person=id_of(wang), reason="words")
    (report,) = Host(site).get("/reports")
    assert [line["text"] for line in report["lines"]] == ["I see nothing"]


def test_nothing_is_told_to_who_is_meant(site: Site) -> None:
    table, han, chu = site.pair()
    paths = (f"/tables/{table}", "/me", "/me/notify", "/me/contacts", f"/people/{id_of(chu)}")
    before = [chu.get(path) for path in paths]
    with chu.live(table) as socket:
        heard = socket.receive_json()["version"]
        han.post(f"/tables/{table}/reports", seat=1, reason="cheating")
        chu.post(f"/tables/{table}/chat", text="hello")
        assert socket.receive_json()["type"] == "chat"
    after = [chu.get(path) for path in paths]
    assert after[0]["version"] == heard
    assert after[1:] == before[1:]
    assert chu.missed("/admin/reports") == (404, "NotFound")


def test_what_is_no_report(site: Site) -> None:
    table, han, chu = site.pair()
    eve = site.guest()
    whom = f"/people/{id_of(chu)}/reports"
    at = f"/tables/{table}/reports"
    assert refused(han, whom, reason="other", words=" \u200b ") == (422, "BadRequest")
    assert refused(han, whom, reason="ugly") == (422, "BadRequest")
    assert refused(han, whom, reason="words", words="x" * 501) == (422, "BadRequest")
    assert refused(han, f"/people/{id_of(han)}/reports", reason="words") == (422, "BadRequest")
    assert refused(han, "/people/nobody/reports", reason="words") == (404, "NotFound")
    assert refused(han, "/tables/none/reports", seat=0, reason="words") == (404, "NotFound")
    for wrong in ({}, {"seat": 2}, {"seat": -1}, {"person": id_of(eve)}):
        assert refused(han, at, reason="words", **wrong) == (422, "BadRequest")
    host = Host(site)
    assert host.get("/reports") == []
    assert host.refused("/reports/settle", id="none", verdict="x") == (409, "NotNow")
    assert host.refused("/reports/settle", id="none", verdict="") == (422, "BadRequest")


def test_not_too_many(tmp_path: Path) -> None:
    with site_in(tmp_path) as site:
        guest = site.guest()
        others = [id_of(site.guest()) for _ in range(6)]
        for other in others[:5]:
            guest.post(f"/people/{other}/reports", reason="name")
        path = f"/people/{others[5]}/reports"
        assert refused(guest, path, reason="name") == (429, "TooMany")
        assert len(Host(site).get("/reports")) == 5


def test_they_go_with_their_people(site: Site) -> None:
    han, chu = site.guest(), site.guest()
    han.post(f"/people/{id_of(chu)}/reports", reason="name")
    chu.post(f"/people/{id_of(han)}/reports", reason="name")
    assert len(Host(site).get("/reports")) == 2
    chu.post("/me/delete")
    assert Host(site).get("/reports") == []


def test_signs_are_found_in_what_is_stored(site: Site) -> None:
    host = Host(site)
    first, second = site.guest(), site.guest()
    for number in range(6):
        form = {"game": "chuhan", "seat": 0, "window": 0}
        table = first.post("/tables", **form)["table"]
        second.post(f"/tables/{table}/join")
        first.move(table, next(text for text in first.legal(table) if text.startswith("play")))
        assert host.get("/suspicions") == {"quitters": [], "feedings": []} or number == 5
        second.post(f"/tables/{table}/resign")
    found = host.get("/suspicions")
    assert [(each["name"], each["at_once"]) for each in found["quitters"]] == [(second.name, 6)]
    assert [(each["winner"], each["loser"], each["games"]) for each in found["feedings"]] == [
        (id_of(first), id_of(second), 6),
    ]  # fmt: skip
    assert site.client.portal is not None
    forget = site.services.store.last_addresses.forget_before
    site.client.portal.call(forget, site.timers.now() + 1)
    assert host.get("/suspicions")["feedings"] == []  # nobody knows where either was
