"""Logging in on another device, and logging out: here and everywhere."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from tenka.server.people import sessions
from tenka.server.people.sessions import COOKIE_AGE, COOKIE_RENEWED, ENDED_AT_MOST
from tests.server.api.accounts.one_account import (
    FORM,
    NAME,
    PASSWORD,
    Quick,
    device,
    rename,
    told_at,
)
from tests.server.api.site import Guest, Site, live, site_in
from tests.server.shell import fault, visitor


def known_by(site: Site, cookie: str) -> Any:
    """Who somebody is who has nothing but that cookie."""
    browser = site.nobody()
    browser.cookies.set("tenka", cookie)
    return browser.get("/api/me").json()


def words(guest: Guest | TestClient, path: str, **body: Any) -> str:
    client = guest.client if isinstance(guest, Guest) else guest
    return str(client.post(f"/api{path}", json=body).json()["error"]["message"])


class TestLoggingIn:
    def test_on_another_device(self, site: Site, owner: Guest) -> None:
        other = device(site, " xiang  YU ")
        assert other.get("/me") == owner.get("/me")

    def test_somebody_who_was_never_here(self, site: Site, owner: Guest) -> None:
        client = site.nobody()
        answer = client.post("/api/login", json=FORM)
        assert answer.status_code == 200
        assert "HttpOnly" in answer.headers["set-cookie"]
        assert client.get("/api/me").json() == owner.get("/me")

    def test_by_another_name_after_renaming(self, site: Site, owner: Guest) -> None:
        assert rename(owner, "Hegemon King").json()["account"] is True
        assert site.guest().refused("/login", **FORM) == (403, "WrongPassword")
        device(site, "hegemon king")
        site.guest().post("/me/account", **FORM)  # the old name is free
        assert fault(rename(owner, NAME)) == (409, "NameTaken")
        assert fault(rename(owner, "Xi\u0430ng")) == (422, "BadName")

    def test_nobody_learns_which_names_there_are(
        self, site: Site, owner: Guest, hasher: Quick
    ) -> None:
        guest = site.guest()
        hasher.compared.clear()
        wrong = words(guest, "/login", name=NAME, password="wrong password")
        unknown = words(guest, "/login", name="Nobody here", password="wrong password")
        assert wrong == unknown == "the name or the password is wrong"
        # As many hashes of the same cost for one as for the other.
        assert len(hasher.compared) == 2
        assert len(set(hasher.compared)) == 1
        assert guest.get("/me")["account"] is False

    def test_a_password_that_fits_nobodys_hash_opens_nothing(
        self, site: Site, hasher: Quick, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(hasher, "verify", lambda hash, password: True)
        assert site.guest().refused("/login", **FORM) == (403, "WrongPassword")

    def test_twenty_wrong_passwords(self, site: Site, owner: Guest) -> None:
        guest = site.guest()
        for _ in range(20):
            assert guest.refused("/login", name=NAME, password="wrong") == (403, "WrongPassword")
        answer = guest.client.post("/api/login", json=FORM)
        assert fault(answer) == (429, "TooManyPasswords")
        wait = int(answer.headers["retry-after"])
        assert 1 <= wait <= 60
        assert f"try again in {wait} s" in answer.json()["error"]["message"]
        # Another address is not kept out by this one, nor another name.
        elsewhere = visitor(site.client, "198.51.100.7")
        assert elsewhere.post("/api/login", json=FORM).status_code == 200
        assert guest.refused("/login", name="Other", password="wrong") == (403, "WrongPassword")
        site.pass_time(wait)
        assert guest.post("/login", **FORM)["name"] == NAME

    def test_right_ones_do_not_count(self, site: Site, owner: Guest) -> None:
        for _ in range(25):
            device(site)

    def test_many_addresses_that_try_one_name_have_to_wait(self, site: Site, owner: Guest) -> None:
        def attempts() -> Iterator[int]:
            for number in range(6):
                client = visitor(site.client, f"198.51.100.{number}")
                for _ in range(20):
                    wrong = {**FORM, "password": "wrong"}
                    yield client.post("/api/login", json=wrong).status_code

        assert list(attempts()) == [403] * 100 + [429] * 20
        site.pass_time(4)
        elsewhere = visitor(site.client, "198.51.100.77")
        assert elsewhere.post("/api/login", json=FORM).status_code == 200

    def test_an_address_that_has_many_hashed_has_to_wait(self, tmp_path: Path) -> None:
        with site_in(tmp_path, hashing_burst=3) as site:
            guests = [site.guest() for _ in range(4)]
            for number, guest in enumerate(guests[:3]):
                guest.post("/me/account", name=f"Guest {number}", password=PASSWORD)
            assert guests[3].refused("/me/account", **FORM) == (429, "TooMany")
            site.pass_time(2)
            guests[3].post("/me/account", **FORM)

    def test_strange_names(self, site: Site) -> None:
        guest = site.guest()
        for name in ("\0", "<script>", "\u202e", "%", "'; --", "ﷺ" * 20):
            assert guest.refused("/login", name=name, password="x") == (403, "WrongPassword")


class TestLoggingOut:
    def test_here(self, site: Site, owner: Guest) -> None:
        other = device(site)
        owner.post("/logout")
        assert owner.get("/me")["account"] is False
        assert owner.get("/me")["id"] != other.get("/me")["id"]
        assert other.get("/me")["account"] is True

    def test_the_old_cookie_is_worth_nothing(self, site: Site, owner: Guest) -> None:
        """Nor any other of that session; those of other devices are."""
        other, me = device(site), owner.get("/me")
        cookies = [owner.client.cookies["tenka"], other.client.cookies["tenka"]]
        site.timers.advance(COOKIE_RENEWED + 1)
        owner.get("/me")
        cookies.append(owner.client.cookies["tenka"])
        assert len(set(cookies)) == 3
        assert [known_by(site, cookie) == me for cookie in cookies] == [True, True, True]
        owner.post("/logout")
        assert [known_by(site, cookie) == me for cookie in cookies] == [False, True, False]
        other.post("/logout")
        assert [known_by(site, cookie) == me for cookie in cookies] == [False, False, False]

    def test_many_at_once(self, site: Site, owner: Guest) -> None:
        me, cookie = owner.get("/me"), owner.client.cookies["tenka"]
        others = [device(site) for _ in range(8)]
        cookies = [other.client.cookies["tenka"] for other in others]
        with ThreadPoolExecutor(8) as pool:
            list(pool.map(lambda other: other.post("/logout"), others))
        assert not any(known_by(site, each) == me for each in cookies)
        assert known_by(site, cookie) == me

    def test_it_is_not_remembered_for_ever(
        self, site: Site, owner: Guest, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        person = owner.get("/me")["id"]
        identity = site.services.identity

        def remembered() -> int:
            owner.get("/me")  # it is read again
            known = identity._people.get(person)
            assert known is not None
            return len(known.ended_sessions or {})

        device(site).post("/logout")
        site.timers.advance(COOKIE_AGE / 2)
        device(site).post("/logout")
        assert remembered() == 2
        site.timers.advance(COOKIE_AGE / 2 + 1)
        device(site).post("/logout")
        assert remembered() == 2
        monkeypatch.setattr(sessions, "ENDED_AT_MOST", 2)
        last = device(site)
        old = last.client.cookies["tenka"]
        last.post("/logout")
        assert remembered() == 0
        assert known_by(site, old)["id"] != person
        assert ENDED_AT_MOST > COOKIE_AGE / 86400

    def test_somebody_who_is_nobody(self, site: Site) -> None:
        client = site.nobody()
        assert client.post("/api/logout").status_code == 204
        assert "tenka" not in client.cookies

    def test_everywhere(self, site: Site, owner: Guest) -> None:
        other, table = device(site), owner.post("/tables", game="chuhan")["table"]
        link = owner.post("/me/link")["url"]
        token = owner.post("/me/tokens", name="bot")["token"]
        with other.live(table) as socket:
            assert socket.receive_json()["seat"] == 0
            assert owner.post("/me/logout-everywhere")["account"] is True
            assert socket.receive_json() == {"type": "closing"}
        assert owner.get("/me")["name"] == NAME
        assert other.get("/me")["account"] is False
        assert site.client.get(told_at(link)).status_code == 404
        with live(other.client, table) as socket:
            assert socket.receive_json()["seat"] is None
        bearer = {"Authorization": f"Bearer {token}"}
        assert site.nobody().get("/api/me", headers=bearer).json()["name"] == NAME
        device(site)

    def test_a_guest_can_do_so_too(self, site: Site) -> None:
        guest, other = site.guest(), site.guest()
        link = guest.post("/me/link")["url"]
        other.client.post(told_at(link))
        assert other.get("/me") == guest.get("/me")
        guest.post("/me/logout-everywhere")
        assert other.get("/me") != guest.get("/me")

    def test_cookies_of_the_time_before_accounts(self, site: Site) -> None:
        guest, services = site.guest(), site.services
        assert services.identity._cookies is not None
        signer, me = services.identity._cookies.signer, guest.get("/me")
        old = [signer.sign(text).decode() for text in (me["id"], f"{me['id']}.0")]
        for cookie in old:
            assert known_by(site, cookie) == me
        browser = site.nobody()
        browser.cookies.set("tenka", old[0])
        assert browser.post("/api/logout").status_code == 204
        assert known_by(site, old[0]) != me
        assert known_by(site, old[1]) == me
        guest.post("/me/logout-everywhere")
        assert known_by(site, old[1]) != guest.get("/me")

    def test_it_holds_after_a_restart(self, tmp_path: Path) -> None:
        with site_in(tmp_path) as site:
            owner = site.guest()
            owner.post("/me/account", **FORM)
            old = dict(owner.client.cookies)
            owner.post("/me/logout-everywhere")
            new = dict(owner.client.cookies)
            other = device(site)
            out = dict(other.client.cookies)
            other.post("/logout")
        with site_in(tmp_path) as site:
            for cookies, account in ((old, False), (new, True), (out, False)):
                client = site.nobody()
                client.cookies.update(cookies)
                assert client.get("/api/me").json()["account"] is account
