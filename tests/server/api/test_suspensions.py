"""Bans that end by themselves, and appeals: said once, answered once, told."""

from pathlib import Path

import pytest

from tests.server.api.site import Guest, Site
from tests.server.api.test_admin import Host
from tests.server.databases import query
from tests.server.shell import fault

DAY = 86_400.0


@pytest.fixture
def site(empty_site: Site) -> Site:
    return empty_site


def banned(site: Site, **more: object) -> tuple[Host, Guest, str]:
    """Who shuts out, who is shut out, and their id."""
    host, guest = Host(site), site.guest()
    id = guest.get("/me")["id"]
    host.post("/bans", kind="person", value=id, reason="words", **more)
    return host, guest, id


def test_it_ends_by_itself(site: Site) -> None:
    host, guest, id = banned(site, days=2)
    refused = guest.client.get("/api/me")
    assert fault(refused) == (403, "Banned")
    until = site.services.now() + 2 * DAY
    assert refused.json()["ban"] == {"reason": "words", "until": pytest.approx(until)}
    assert "UTC: words" in refused.json()["error"]["message"]
    assert host.get("/bans")[0]["until"] == pytest.approx(until)
    site.pass_time(2 * DAY - 1)
    assert guest.missed("/me") == (403, "Banned")
    site.pass_time(2)
    assert guest.get("/me")["id"] == id
    assert guest.post("/tables", game="chuhan")["table"]
    assert host.get("/bans") == []
    assert host.refused("/bans/lift", kind="person", value=id) == (404, "NotFound")
    assert guest.get("/me/ban") is None


def test_names_and_addresses_are_free_again_too(site: Site) -> None:
    host = Host(site)
    host.post("/bans", kind="name", value="Spam King", days=1)
    host.post("/bans", kind="address", value="203.0.113.0/24", days=3)
    host.post("/bans", kind="address", value="203.0.113.7", days=1)
    guest, there = site.guest(), Host(site, "203.0.113.7").client
    del there.headers["Authorization"]

    def rename() -> int:
        return guest.client.patch("/api/me", json={"name": "Spam King"}).status_code

    assert (rename(), fault(there.get("/api/tables"))[1]) == (403, "Banned")
    site.pass_time(DAY + 1)
    assert rename() == 200
    assert fault(there.get("/api/tables")) == (403, "Banned")  # the wider network still is
    site.pass_time(2 * DAY)
    assert there.get("/api/tables").status_code == 200


def test_what_has_ended_is_not_kept(site: Site, tmp_path: Path) -> None:
    banned(site, days=1)
    site.pass_time(DAY + 1)
    assert site.client.portal is not None
    site.client.portal.call(site.services.retention.prune)
    assert query(tmp_path, "SELECT * FROM bans") == []


@pytest.mark.parametrize("days", [0, -1, 4000, "x"])
def test_how_long_it_cannot_be(site: Site, days: object) -> None:
    host = Host(site)
    body = {"kind": "name", "value": "Spam King", "days": days}
    assert host.refused("/bans", **body) == (422, "BadRequest")


def test_an_appeal_is_said_once_and_answered_once(site: Site) -> None:
    host, guest, id = banned(site)
    assert guest.get("/me/ban")["appeal"] is None
    said = guest.post("/me/appeal", words="It was my brother.")
    assert guest.post("/me/appeal", words="It was my brother.") == said
    assert guest.refused("/me/appeal", words="Please!") == (409, "NotNow")
    (waiting,) = host.get("/appeals")
    assert (waiting["person"], waiting["words"]) == (id, "It was my brother.")
    assert (waiting["reason"], waiting["until"]) == ("words", None)
    wanted = {"person": id, "at": waiting["at"], "answer": "stays", "word": "Ask him."}
    host.post("/appeals/answer", **wanted)
    assert host.refused("/appeals/answer", **wanted) == (409, "NotNow")
    assert host.get("/appeals") == []
    told = guest.get("/me/ban")["appeal"]
    assert (told["answer"], told["word"]) == ("stays", "Ask him.")
    assert guest.refused("/me/appeal", words="Please!") == (409, "NotNow")
    site.pass_time(8 * DAY)
    guest.post("/me/appeal", words="Please!")
    assert guest.missed("/me") == (403, "Banned")


def test_one_is_let_in_again_or_sooner(site: Site) -> None:
    host, guest, id = banned(site, days=30)
    at = guest.post("/me/appeal", words="Sorry.")["at"]
    wanted = {"person": id, "at": at, "answer": "shortened"}
    for days in ({}, {"days": 40}):
        assert host.refused("/appeals/answer", **wanted, **days) == (422, "BadRequest")
    host.post("/appeals/answer", **wanted, days=1)
    until = site.services.now() + DAY
    mine = guest.get("/me/ban")
    assert (mine["until"], mine["appeal"]["answer"]) == (pytest.approx(until), "shortened")
    site.pass_time(DAY + 1)
    assert guest.get("/me")["id"] == id
    # Another ban, another appeal.
    host.post("/bans", kind="person", value=id)
    assert guest.get("/me/ban")["appeal"] is None
    at = guest.post("/me/appeal", words="Not again.")["at"]
    host.post("/appeals/answer", person=id, at=at, answer="lifted")
    assert guest.get("/me")["id"] == id
    assert host.get("/bans") == []


def test_who_may_appeal_and_of_whom_one_hears(site: Site) -> None:
    host, guest, id = banned(site)
    other = site.guest()
    assert other.refused("/me/appeal", words="Let them in!") == (403, "NotYours")
    assert fault(site.nobody().post("/api/me/appeal", json={"words": "x"})) == (403, "NotYours")
    for words in ("", "x" * 501, None):
        assert guest.refused("/me/appeal", words=words) == (422, "BadRequest")
    # Whatever else would change something stays shut.
    assert guest.refused("/tables", game="chuhan") == (403, "Banned")
    guest.post("/me/appeal", words="Sorry.")
    host.post("/bans/lift", kind="person", value=id)
    assert host.get("/appeals") == []  # there is nothing to be answered any more
    missing = host.refused("/appeals/answer", person="x", at=1, answer="lifted")
    assert missing == (404, "NotFound")
    assert host.refused("/appeals/answer", person=id, at=1, answer="x") == (422, "BadRequest")
