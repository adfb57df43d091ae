"""A closed club: who may come, who may sign up, invitations, and who looks after it."""

import asyncio
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketDenialResponse

from tests.server.api.site import Guest, Site, live, site_in
from tests.server.api.test_admin import Host
from tests.server.databases import dump
from tests.server.shell import fault, visitor

PASSWORD = "three geese over the river"
DAY = 86_400


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Site]:
    with site_in(tmp_path, signup="invitation", guests=False) as running:
        yield running


def sign_up(client: TestClient, name: str, code: str | None = None) -> Any:
    body = {"name": name, "password": PASSWORD, "invitation": code}
    return client.post("/api/me/account", json=body)


def code_of(invitation: dict[str, Any]) -> str:
    return str(invitation["url"].partition("/signup#")[2])


def member(club: Site, name: str) -> Guest:
    """Somebody whom the host has made an account."""
    made = Host(club).post("/accounts", name=name)
    client = visitor(club.client)
    assert client.post("/api/login", json=made).status_code == 200
    return Guest(client)


def owner(site: Site, name: str = "Fan Zeng") -> Guest:
    found = member(site, name)
    assert Host(site).post("/owners", name=name) == {"name": name, "owner": True}
    return found


def test_a_stranger_sees_nothing_of_a_closed_club(club: Site) -> None:
    host = member(club, "Liu Bang")
    table = host.post("/tables", game="chuhan", bots={"1": "greedy"})["table"]
    host.post(f"/tables/{table}/resign")
    stranger = visitor(club.client)
    assert stranger.get("/api/admission").json() == {"signup": "invitation", "guests": False}
    for path in (
        "/me",
        "/tables",
        "/tables/playing",
        "/tables/mine",
        f"/tables/{table}",
        f"/tables/{table}/terms",
        f"/tables/{table}/chat",
        f"/tables/{table}/record",
        f"/tables/{table}/replay",
    ):
        assert fault(stranger.get(f"/api{path}")) == (403, "MembersOnly"), path
    for path in ("/tables", "/quick", f"/tables/{table}/join", "/me/tokens", "/me/link"):
        body = {"game": "chuhan", "name": "bot"}
        assert fault(stranger.post(f"/api{path}", json=body)) == (403, "MembersOnly"), path
    nothing = stranger.get("/api/tables/nothing", headers={"Tenka-Revision": "999.x"})
    refusal = stranger.get(f"/api/tables/{table}", headers={"Tenka-Revision": "999.x"})
    assert nothing.headers.keys() == refusal.headers.keys()
    with pytest.raises(WebSocketDenialResponse) as refused, live(stranger, table):
        pass
    assert refused.value.status_code == 403
    assert not stranger.cookies
    assert stranger.get("/api/games").status_code == 200  # the rules are for all


def test_one_comes_by_an_invitation_once(club: Site) -> None:
    made = Host(club).post("/invitations", note="for Xin")
    first, second = visitor(club.client), visitor(club.client)
    assert fault(sign_up(first, "Han Xin")) == (403, "SignUpClosed")
    assert fault(sign_up(first, "Han Xin", "wrong")) == (403, "BadInvitation")
    # What is wrong with the rest does not use it up.
    assert fault(sign_up(first, "x" * 40, code_of(made))) == (422, "BadName")
    assert sign_up(first, "Han Xin", code_of(made)).status_code == 201
    assert first.get("/api/me").json()["name"] == "Han Xin"
    assert first.get("/api/tables").status_code == 200
    assert fault(sign_up(second, "Xiao He", code_of(made))) == (403, "BadInvitation")
    (listed,) = Host(club).get("/invitations")
    assert (listed["note"], listed["used"], listed["uses"], listed["open"]) == (
        "for Xin",
        1,
        1,
        False,
    )
    assert "url" not in listed


def test_two_at_once_do_not_share_one_place(club: Site) -> None:
    """Both are found fit before either is written."""
    code = code_of(Host(club).post("/invitations"))
    accounts = club.services.accounts

    async def both() -> Any:
        return await asyncio.gather(
            accounts.sign_up(None, "Han Xin", PASSWORD, None, code),
            accounts.sign_up(None, "Xiao He", PASSWORD, None, code),
            return_exceptions=True,
        )

    assert club.client.portal is not None
    came = club.client.portal.call(both)
    assert sorted(type(each).__name__ for each in came) == ["BadInvitation", "Person"]
    names = {each["name"] for each in Host(club).get("/people")}
    assert len(names & {"Han Xin", "Xiao He"}) == 1


def test_an_invitation_for_several_ends_and_is_revoked(club: Site) -> None:
    host = Host(club)
    made = host.post("/invitations", uses=3, days=2)
    for name in ("Han Xin", "Xiao He"):
        assert sign_up(visitor(club.client), name, code_of(made)).status_code == 201
    club.timers.advance(3 * DAY)
    assert fault(sign_up(visitor(club.client), "Ying Bu", code_of(made))) == (403, "BadInvitation")
    other = host.post("/invitations", uses=3)
    host.post("/invitations/revoke", id=other["id"])
    assert fault(sign_up(visitor(club.client), "Ying Bu", code_of(other))) == (403, "BadInvitation")
    assert host.refused("/invitations/revoke", id=other["id"]) == (404, "NotFound")
    assert [each["id"] for each in host.get("/invitations")] == [made["id"]]


def test_what_is_kept_of_an_invitation_lets_nobody_in(tmp_path: Path) -> None:
    with site_in(tmp_path, signup="invitation") as club:
        code = code_of(Host(club).post("/invitations"))
    assert code not in "".join(dump(tmp_path))


def test_a_guest_keeps_games_by_an_invitation(tmp_path: Path) -> None:
    with site_in(tmp_path, signup="invitation") as club:
        guest = club.guest()
        table = guest.post("/tables", game="chuhan")["table"]
        assert guest.refused("/me/account", name="Han Xin", password=PASSWORD) == (
            403,
            "SignUpClosed",
        )
        code = code_of(Host(club).post("/invitations"))
        assert sign_up(guest.client, "Han Xin", code).status_code == 201
        assert [each["id"] for each in guest.get("/tables/mine")] == [table]


def test_by_the_host_alone(tmp_path: Path) -> None:
    with site_in(tmp_path, signup="host", guests=False) as club:
        host = Host(club)
        assert host.refused("/invitations") == (409, "NotNow")
        host.post("/admission", signup="invitation")
        code = code_of(host.post("/invitations"))
        host.post("/admission", signup="host")
        for wanted in (None, code):
            assert fault(sign_up(visitor(club.client), "Han Xin", wanted)) == (403, "SignUpClosed")
        assert member(club, "Han Xin").get("/tables/mine") == []
        assert host.refused("/accounts", name="Han-Xin") == (409, "NameTaken")


def test_it_is_changed_while_it_runs_and_stays_so(tmp_path: Path) -> None:
    with site_in(tmp_path) as open_house:
        host = Host(open_house)
        guest = open_house.guest()
        token = guest.post("/me/tokens", name="bot")["token"]
        table = guest.post("/tables", game="chuhan", bots={"1": "greedy"})["table"]
        with guest.live(table) as socket:
            assert socket.receive_json()["status"] == "playing"
            changed = {"signup": "open", "guests": False, "stored": True}
            assert host.post("/admission", guests=False) == changed
            while socket.receive()["type"] != "websocket.close":
                pass
        assert guest.missed("/me") == (403, "MembersOnly")
        assert guest.refused(f"/tables/{table}/resign") == (403, "MembersOnly")
        bot = visitor(open_house.client)
        bot.headers["Authorization"] = f"Bearer {token}"
        assert fault(bot.get(f"/api/tables/{table}")) == (403, "MembersOnly")
        changed["signup"] = "invitation"
        assert host.post("/admission", signup="invitation") == changed
    with site_in(tmp_path, signup="open", guests=True) as again:
        assert again.nobody().get("/api/admission").json() == {
            "signup": "invitation",
            "guests": False,
        }
        assert Host(again).post("/admission", guests=True)["guests"] is True
        assert again.guest().get("/tables") == []


def test_what_was_closed_stays_closed_without_the_environment(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Only one of the two was changed while it ran; both are stored."""
    caplog.set_level(logging.INFO)
    with site_in(tmp_path, signup="invitation", guests=False) as club:
        Host(club).post("/admission", signup="host")
    assert "sign-up invitation, guests no, as the environment says" in caplog.text
    caplog.clear()
    with site_in(tmp_path) as again:
        assert "sign-up host, guests no, as changed while it ran" in caplog.text
        shown = Host(again).post("/admission")
        assert shown == {"signup": "host", "guests": False, "stored": True}
        reset = Host(again).post("/admission", reset=True)
        assert reset == {"signup": "open", "guests": True, "stored": False}
    with site_in(tmp_path, guests=False) as last:
        assert Host(last).post("/admission") == {"signup": "open", "guests": False, "stored": False}


def test_the_log_says_who_has_done_what(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    with site_in(tmp_path) as site:
        fan = owner(site)
        caplog.clear()
        fan.post("/admin/bans", kind="address", value="203.0.113.7")
        fan.get("/admin/bans")
        Host(site).post("/bans/lift", kind="address", value="203.0.113.7")
    noted = [
        (each.getMessage(), fields["by"], "203.0.113.7" in fields["asked"])
        for each in caplog.records
        if (fields := getattr(each, "fields", {})) and "by" in fields
    ]
    assert noted == [
        ("looked after: bans", fan.name, True),
        ("looked after: bans/lift", "the host", True),
    ]


def test_a_member_comes_by_a_personal_link(club: Site) -> None:
    han = member(club, "Han Xin")
    secret = han.post("/me/link")["url"].rpartition("/")[2]
    device = visitor(club.client)
    found = {"name": "Han Xin", "me": None, "mine": False}
    assert device.get(f"/api/link/{secret}").json() == found
    assert device.post(f"/api/link/{secret}").status_code == 200
    assert device.get("/api/me").json()["name"] == "Han Xin"


def test_an_owner_looks_after_it(tmp_path: Path) -> None:
    with site_in(tmp_path) as site:
        fan = owner(site)
        assert fan.get("/me")["owner"] is True
        guest = site.guest()
        table = guest.post("/tables", game="chuhan")["table"]
        assert [each["id"] for each in fan.get("/admin/tables")] == [table]
        assert {each["name"] for each in fan.get("/admin/people")} == {guest.name, fan.name}
        assert fan.post("/admin/admission", signup="invitation")["signup"] == "invitation"
        code = code_of(fan.post("/admin/invitations"))
        assert sign_up(guest.client, "Han Xin", code).status_code == 201
        fan.post("/admin/tables/close", table=table)
        assert fan.post("/admin/bans", kind="name", value="Han Xin")[0]["value"] == "Han Xin"
        assert guest.refused("/tables", game="chuhan") == (403, "Banned")


def test_what_an_owner_may_not(tmp_path: Path) -> None:
    with site_in(tmp_path) as site:
        fan, other = owner(site), owner(site, "Zhang Liang")
        name = {"name": "Zhang Liang"}
        assert fan.refused("/admin/owners", **name) == (403, "OnlyTheHost")
        assert fan.refused("/admin/people/password", **name) == (403, "OnlyTheHost")
        for kind, value in (("name", "Zhang Liang"), ("person", other.get("/me")["id"])):
            assert fan.refused("/admin/bans", kind=kind, value=value) == (403, "OnlyTheHost")
        # A bot of an owner, or a page of another site, may not either.
        bot = visitor(site.client)
        bot.headers["Authorization"] = f"Bearer {fan.post('/me/tokens', name='bot')['token']}"
        assert fault(bot.get("/api/admin/people")) == (404, "NotFound")
        foreign = fan.client.post(
            "/api/admin/admission", json={}, headers={"Origin": "https://elsewhere.example"}
        )
        assert fault(foreign) == (403, "ForeignOrigin")
        assert Host(site).post("/owners", name="Fan Zeng", owner=False)["owner"] is False
        assert fan.missed("/admin/people") == (404, "NotFound")
        Host(site).post("/bans", kind="name", value="Zhang Liang")
        assert other.missed("/admin/people") == (404, "NotFound")


def test_an_owner_is_somebody_with_an_account(tmp_path: Path) -> None:
    with site_in(tmp_path) as site:
        assert Host(site).refused("/owners", name=site.guest().name) == (404, "NotFound")
        fan = owner(site)
        password = Host(site).post("/people/password", name="Fan Zeng")["password"]
        fan.client.post("/api/login", json={"name": "Fan Zeng", "password": password})
        fan.post("/me/delete", password=password)
        # Who takes the name later is none.
        assert member(site, "Fan Zeng").missed("/admin/people") == (404, "NotFound")
