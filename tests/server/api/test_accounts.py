"""Accounts: a guest gets a name and a password, logs in elsewhere, logs out, goes."""

import asyncio
import re
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher
from starlette.testclient import TestClient

from tenka.core.contract import Json
from tenka.server.errors import TooMany
from tenka.server.people import passwords, sessions
from tenka.server.people.passwords import WAITING, Passwords
from tenka.server.people.sessions import COOKIE_AGE, COOKIE_RENEWED, ENDED_AT_MOST
from tenka.server.store.lookalikes import compared
from tests.server.api.parlour import Guest, Parlour, live, parlour_in
from tests.server.place import dump, query
from tests.server.shell import fault, visitor

NAME, PASSWORD = "Xiang Yu", "three geese over the river"
WIDE = "\uff38iang"
FORM = {"name": NAME, "password": PASSWORD}


@pytest.fixture
def parlour(empty_parlour: Parlour) -> Parlour:
    """Names and bans are for all: each test has its own."""
    return empty_parlour


class Quick(PasswordHasher):
    """Hashes that take no time; it counts them."""

    def __init__(self) -> None:
        super().__init__(time_cost=1, memory_cost=8, parallelism=1)
        self.compared: list[str] = []

    def verify(self, hash: str | bytes, password: str | bytes) -> Any:
        self.compared.append(str(hash).split("$")[3])
        return super().verify(hash, password)


@pytest.fixture(autouse=True)
def hasher(monkeypatch: pytest.MonkeyPatch) -> Quick:
    quick = Quick()
    monkeypatch.setattr(passwords, "PasswordHasher", lambda: quick)
    return quick


@pytest.fixture
def owner(parlour: Parlour) -> Guest:
    """Somebody with an account."""
    guest = parlour.guest()
    guest.post("/me/account", **FORM)
    return guest


def device(parlour: Parlour, name: str = NAME, password: str = PASSWORD) -> Guest:
    """Another browser, logged in."""
    other = parlour.guest()
    assert other.post("/login", name=name, password=password)["account"]
    return other


def known_by(parlour: Parlour, cookie: str) -> Any:
    """Who somebody is who has nothing but that cookie."""
    browser = parlour.nobody()
    browser.cookies.set("tenka", cookie)
    return browser.get("/api/me").json()


def words(guest: Guest | TestClient, path: str, **body: Any) -> str:
    client = guest.client if isinstance(guest, Guest) else guest
    return str(client.post(f"/api{path}", json=body).json()["error"]["message"])


def rename(guest: Guest, name: str) -> Any:
    return guest.client.patch("/api/me", json={"name": name})


class TestSigningUp:
    def test_a_guest_stays_who_he_is(self, parlour: Parlour) -> None:
        table, han, _ = parlour.pair()
        was = han.get("/me")
        token = han.post("/me/tokens", name="bot")["id"]
        assert was["account"] is False
        made = han.post("/me/account", **FORM)
        assert (
            made
            == {"id": was["id"], "name": NAME, "account": True, "owner": False}
            == han.get("/me")
        )
        assert [each["id"] for each in han.get("/tables/mine")] == [table]
        assert [each["id"] for each in han.get("/me/tokens")] == [token]
        assert han.get(f"/tables/{table}")["seats"][0]["name"] == NAME

    def test_whoever_else_was_this_guest_is_so_no_more(self, parlour: Parlour) -> None:
        """A link may have made him somebody else's guest, who would then be in his account."""
        lured, other = parlour.guest(), parlour.guest()
        table = other.post("/tables", game="chuhan")["table"]
        link = other.post("/me/link")["url"]
        lured.client.post(told_at(link))
        assert lured.get("/me") == other.get("/me")
        with other.live(table) as socket:
            assert socket.receive_json()["seat"] == 0
            mine = lured.post("/me/account", **FORM)
            assert lured.get("/me") == mine
            assert other.get("/me")["id"] != mine["id"]
            assert socket.receive_json() == {"type": "closing"}
        assert parlour.client.get(told_at(link)).status_code == 404

    def test_only_a_slow_hash_is_kept(self, tmp_path: Path, owner: Guest) -> None:
        kept = "\n".join(dump(tmp_path))
        assert "$argon2id$" in kept
        assert "geese" not in kept

    def test_once_is_enough(self, owner: Guest) -> None:
        assert owner.refused("/me/account", name="Other", password=PASSWORD) == (409, "NotNow")

    def test_a_name_is_of_one_account(self, parlour: Parlour, owner: Guest) -> None:
        other = parlour.guest()
        for name in (
            NAME, "xiang yu", "XiangYu", WIDE + " Yu", "X iang yu", "Xiang-Yu", "Xiáng Yu",
            "Xiang Yu.", "Xiang  Yu", "\u2605Xiang Yu\u2605", "Xlang Yu",
        ):  # fmt: skip
            assert other.refused("/me/account", name=name, password=PASSWORD) == (409, "NameTaken")
            assert fault(rename(other, name)) == (409, "NameTaken")
        assert other.get("/me")["name"] == other.name

    def test_what_looks_like_it_is_taken_whatever_the_script(
        self, parlour: Parlour, owner: Guest
    ) -> None:
        other = parlour.guest()
        for name in ("Xi\u0430ng Yu", "\u0425iang Yu", "Xiang \u03a5u"):
            assert fault(rename(other, name)) == (409, "NameTaken"), name

    def test_a_guest_does_not_take_another_guests_name(self, parlour: Parlour) -> None:
        first, second = parlour.guest(), parlour.guest()
        for name in (first.name, first.name.upper(), first.name.replace(" ", "-")):
            assert fault(rename(second, name)) == (409, "NameTaken")
        assert rename(first, "Fan Zeng").status_code == 200
        assert rename(first, "fan zeng.").status_code == 200  # his own
        assert fault(rename(second, "Fán Zeng")) == (409, "NameTaken")
        assert second.refused("/me/account", name="FanZeng", password=PASSWORD) == (
            409,
            "NameTaken",
        )
        assert rename(first, "Zhang Liang").status_code == 200
        assert rename(second, "Fan Zeng").status_code == 200  # it is free again

    def test_the_name_of_one_who_is_gone_is_free(self, parlour: Parlour, owner: Guest) -> None:
        owner.post("/me/delete", password=PASSWORD)
        assert rename(parlour.guest(), NAME).status_code == 200

    def test_of_many_guests_at_once_one_gets_the_name(self, parlour: Parlour) -> None:
        guests = [parlour.guest() for _ in range(6)]

        def take(guest: Guest) -> int:
            return int(rename(guest, NAME).status_code)

        with ThreadPoolExecutor(6) as threads:
            assert sorted(threads.map(take, guests)) == [200] + [409] * 5

    def test_letters_that_look_alike_do_not_help(self, parlour: Parlour) -> None:
        parlour.guest().post("/me/account", name="Peca", password=PASSWORD)
        other = parlour.guest()
        for name in ("\u0420\u0435\u0441\u0430", "Pec\u0430", "Peca\ufe0f", "P\u034feca"):
            status, kind = other.refused("/me/account", name=name, password=PASSWORD)
            assert (status, kind) in [(409, "NameTaken"), (422, "BadName")], name

    def test_nor_do_those_that_some_typefaces_do_not_tell_apart(self, parlour: Parlour) -> None:
        parlour.guest().post("/me/account", name="Ellie 10", password=PASSWORD)
        other = parlour.guest()
        for name in ("EIlie 10", "E1lie lO", "E\u0406\u04c0ie 10", "Ell\u0131e IO", "El|ie 10"):
            assert fault(rename(other, name)) == (409, "NameTaken"), name
        assert rename(other, "Emilie 10").status_code == 200
        for name in ("Official", "OfficiaI", "B0T", "he1p"):
            assert fault(rename(other, name)) == (422, "BadName"), name

    def test_a_name_that_is_not_allowed(self, parlour: Parlour) -> None:
        guest = parlour.guest()
        for name in (
            "admin", "ADMIN", "A d m i n", "\uff41dmin", "\u0430dmin", "Tenka", "Moderator",
            "[admin]", "Greedy Bot", "Mohó bot", "", "   ", "x" * 25, "...", "\u202eevil",
            "a\u200bb", "Xi\u0430ng", "\u03a9mega", "a\nb\0", "\u0301", "z" + "\u0301" * 9, "日本Ж",
        ):  # fmt: skip
            refused = guest.refused("/me/account", name=name, password=PASSWORD)
            assert refused == (422, "BadName"), name
        assert (guest.get("/me")["name"], guest.get("/me")["account"]) == (guest.name, False)

    def test_names_of_many_scripts(self, parlour: Parlour) -> None:
        for name in (
            "<b>Zoë</b>", "Őze Zoltán", "Łukasz 2", "項羽", "日本の Ken", "Жанна", "שלום", "مرحبا",
        ):  # fmt: skip
            guest = parlour.guest()
            assert guest.post("/me/account", name=name, password=PASSWORD)["name"] == name
            assert device(parlour, name).get("/me")["name"] == name

    def test_ten_thousand_characters(self, parlour: Parlour) -> None:
        guest = parlour.guest()
        long = "y" * 10_000
        for body in ({**FORM, "name": long}, {**FORM, "password": long}):
            for path in ("/me/account", "/login"):
                assert guest.refused(path, **body) == (422, "BadRequest")

    def test_a_password_that_is_not_allowed(self, parlour: Parlour) -> None:
        guest = parlour.guest()
        for bad in (
            "",
            "short77",
            "x" * 201,
            "x" * 9,
            "password1",
            "PassWord123",
            "87654321",
            "qwertz123",
            "haslo123",
            "Xiang-Yu1",
            "passwordpasswordpassword",
            NAME,
            "xiang yu",
        ):
            refused = guest.refused("/me/account", name=NAME, password=bad)
            assert refused == (422, "BadPassword"), bad

    def test_a_password_that_is_allowed(self, parlour: Parlour) -> None:
        for number, good in enumerate(("kutyamacska", "motylek99", "tr7#kq!z", "項羽劉邦韓信張良")):
            parlour.guest().post("/me/account", name=f"Owner {number}", password=good)

    def test_a_password_may_be_written_on_any_keyboard(self, parlour: Parlour) -> None:
        composed, apart = (
            "zażółć gęślą jaźń",
            "zaz\u0307o\u0301łc\u0301 ge\u0328s\u0301la\u0328 jaz\u0301n\u0301",
        )
        parlour.guest().post("/me/account", name=NAME, password=composed)
        device(parlour, password=apart)
        longest = ("𝔭ä密 gansie nad rzeką " * 11)[:200]
        parlour.guest().post("/me/account", name="Longest", password=longest)
        device(parlour, "longest", longest)

    def test_of_many_at_once_one_gets_the_name(self, parlour: Parlour) -> None:
        guests = [parlour.guest() for _ in range(6)]

        def sign_up(guest: Guest) -> int:
            return guest.client.post("/api/me/account", json=FORM).status_code

        with ThreadPoolExecutor(6) as threads:
            assert sorted(threads.map(sign_up, guests)) == [201] + [409] * 5
        assert sum(guest.get("/me")["account"] for guest in guests) == 1

    def test_a_new_guest_never_has_anothers_name(
        self, parlour: Parlour, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        drawn = iter(["Quiet Heron 42", "Quiet Heron 42", "Brave Fox 10", "Brave Fox 10", "Ox 9"])
        monkeypatch.setattr(
            "tenka.server.people.identity.friendly_name", lambda *_, **__: next(drawn)
        )
        first = parlour.guest()
        first.post("/me/account", name=first.name, password=PASSWORD)
        assert parlour.guest().name == "Brave Fox 10"
        assert parlour.guest().name == "Ox 9"  # nor another guest's


class TestLoggingIn:
    def test_on_another_device(self, parlour: Parlour, owner: Guest) -> None:
        other = device(parlour, " xiang  YU ")
        assert other.get("/me") == owner.get("/me")

    def test_somebody_who_was_never_here(self, parlour: Parlour, owner: Guest) -> None:
        client = parlour.nobody()
        answer = client.post("/api/login", json=FORM)
        assert answer.status_code == 200
        assert "HttpOnly" in answer.headers["set-cookie"]
        assert client.get("/api/me").json() == owner.get("/me")

    def test_by_another_name_after_renaming(self, parlour: Parlour, owner: Guest) -> None:
        assert rename(owner, "Hegemon King").json()["account"] is True
        assert parlour.guest().refused("/login", **FORM) == (403, "WrongPassword")
        device(parlour, "hegemon king")
        parlour.guest().post("/me/account", **FORM)  # the old name is free
        assert fault(rename(owner, NAME)) == (409, "NameTaken")
        assert fault(rename(owner, "Xi\u0430ng")) == (422, "BadName")

    def test_nobody_learns_which_names_there_are(
        self, parlour: Parlour, owner: Guest, hasher: Quick
    ) -> None:
        guest = parlour.guest()
        hasher.compared.clear()
        wrong = words(guest, "/login", name=NAME, password="wrong password")
        unknown = words(guest, "/login", name="Nobody here", password="wrong password")
        assert wrong == unknown == "the name or the password is wrong"
        # As many hashes of the same cost for one as for the other.
        assert len(hasher.compared) == 2
        assert len(set(hasher.compared)) == 1
        assert guest.get("/me")["account"] is False

    def test_a_password_that_fits_nobodys_hash_opens_nothing(
        self, parlour: Parlour, hasher: Quick, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(hasher, "verify", lambda hash, password: True)
        assert parlour.guest().refused("/login", **FORM) == (403, "WrongPassword")

    def test_twenty_wrong_passwords(self, parlour: Parlour, owner: Guest) -> None:
        guest = parlour.guest()
        for _ in range(20):
            assert guest.refused("/login", name=NAME, password="wrong") == (403, "WrongPassword")
        answer = guest.client.post("/api/login", json=FORM)
        assert fault(answer) == (429, "TooManyPasswords")
        wait = int(answer.headers["retry-after"])
        assert 1 <= wait <= 60
        assert f"try again in {wait} s" in answer.json()["error"]["message"]
        # Another address is not kept out by this one, nor another name.
        elsewhere = visitor(parlour.client, "198.51.100.7")
        assert elsewhere.post("/api/login", json=FORM).status_code == 200
        assert guest.refused("/login", name="Other", password="wrong") == (403, "WrongPassword")
        parlour.pass_time(wait)
        assert guest.post("/login", **FORM)["name"] == NAME

    def test_right_ones_do_not_count(self, parlour: Parlour, owner: Guest) -> None:
        for _ in range(25):
            device(parlour)

    def test_many_addresses_that_try_one_name_have_to_wait(
        self, parlour: Parlour, owner: Guest
    ) -> None:
        def attempts() -> Iterator[int]:
            for number in range(6):
                client = visitor(parlour.client, f"198.51.100.{number}")
                for _ in range(20):
                    wrong = {**FORM, "password": "wrong"}
                    yield client.post("/api/login", json=wrong).status_code

        assert list(attempts()) == [403] * 100 + [429] * 20
        parlour.pass_time(4)
        elsewhere = visitor(parlour.client, "198.51.100.77")
        assert elsewhere.post("/api/login", json=FORM).status_code == 200

    def test_an_address_that_has_many_hashed_has_to_wait(self, tmp_path: Path) -> None:
        with parlour_in(tmp_path, hashing_burst=3) as parlour:
            guests = [parlour.guest() for _ in range(4)]
            for number, guest in enumerate(guests[:3]):
                guest.post("/me/account", name=f"Guest {number}", password=PASSWORD)
            assert guests[3].refused("/me/account", **FORM) == (429, "TooMany")
            parlour.pass_time(2)
            guests[3].post("/me/account", **FORM)

    def test_strange_names(self, parlour: Parlour) -> None:
        guest = parlour.guest()
        for name in ("\0", "<script>", "\u202e", "%", "'; --", "ﷺ" * 20):
            assert guest.refused("/login", name=name, password="x") == (403, "WrongPassword")


def told_at(link: str) -> str:
    """Where the page of a link asks whose it is."""
    return link.replace("/link/", "/api/link/")


class TestLoggingOut:
    def test_here(self, parlour: Parlour, owner: Guest) -> None:
        other = device(parlour)
        owner.post("/logout")
        assert owner.get("/me")["account"] is False
        assert owner.get("/me")["id"] != other.get("/me")["id"]
        assert other.get("/me")["account"] is True

    def test_the_old_cookie_is_worth_nothing(self, parlour: Parlour, owner: Guest) -> None:
        """Nor any other of that session; those of other devices are."""
        other, me = device(parlour), owner.get("/me")
        cookies = [owner.client.cookies["tenka"], other.client.cookies["tenka"]]
        parlour.timers.advance(COOKIE_RENEWED + 1)
        owner.get("/me")
        cookies.append(owner.client.cookies["tenka"])
        assert len(set(cookies)) == 3
        assert [known_by(parlour, cookie) == me for cookie in cookies] == [True, True, True]
        owner.post("/logout")
        assert [known_by(parlour, cookie) == me for cookie in cookies] == [False, True, False]
        other.post("/logout")
        assert [known_by(parlour, cookie) == me for cookie in cookies] == [False, False, False]

    def test_many_at_once(self, parlour: Parlour, owner: Guest) -> None:
        me, cookie = owner.get("/me"), owner.client.cookies["tenka"]
        others = [device(parlour) for _ in range(8)]
        cookies = [other.client.cookies["tenka"] for other in others]
        with ThreadPoolExecutor(8) as pool:
            list(pool.map(lambda other: other.post("/logout"), others))
        assert not any(known_by(parlour, each) == me for each in cookies)
        assert known_by(parlour, cookie) == me

    def test_it_is_not_remembered_for_ever(
        self, parlour: Parlour, owner: Guest, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        person = owner.get("/me")["id"]
        identity = parlour.services.identity

        def remembered() -> int:
            known = identity._people.get(person)
            assert known is not None
            return len(known.ended_sessions or {})

        device(parlour).post("/logout")
        parlour.timers.advance(COOKIE_AGE / 2)
        device(parlour).post("/logout")
        assert remembered() == 2
        parlour.timers.advance(COOKIE_AGE / 2 + 1)
        device(parlour).post("/logout")
        assert remembered() == 2
        monkeypatch.setattr(sessions, "ENDED_AT_MOST", 2)
        last = device(parlour)
        old = last.client.cookies["tenka"]
        last.post("/logout")
        assert remembered() == 0
        assert known_by(parlour, old)["id"] != person
        assert ENDED_AT_MOST > COOKIE_AGE / 86400

    def test_somebody_who_is_nobody(self, parlour: Parlour) -> None:
        client = parlour.nobody()
        assert client.post("/api/logout").status_code == 204
        assert "tenka" not in client.cookies

    def test_everywhere(self, parlour: Parlour, owner: Guest) -> None:
        other, table = device(parlour), owner.post("/tables", game="chuhan")["table"]
        link = owner.post("/me/link")["url"]
        token = owner.post("/me/tokens", name="bot")["token"]
        with other.live(table) as socket:
            assert socket.receive_json()["seat"] == 0
            assert owner.post("/me/logout-everywhere")["account"] is True
            assert socket.receive_json() == {"type": "closing"}
        assert owner.get("/me")["name"] == NAME
        assert other.get("/me")["account"] is False
        assert parlour.client.get(told_at(link)).status_code == 404
        with live(other.client, table) as socket:
            assert socket.receive_json()["seat"] is None
        bearer = {"Authorization": f"Bearer {token}"}
        assert parlour.nobody().get("/api/me", headers=bearer).json()["name"] == NAME
        device(parlour)

    def test_a_guest_can_do_so_too(self, parlour: Parlour) -> None:
        guest, other = parlour.guest(), parlour.guest()
        link = guest.post("/me/link")["url"]
        other.client.post(told_at(link))
        assert other.get("/me") == guest.get("/me")
        guest.post("/me/logout-everywhere")
        assert other.get("/me") != guest.get("/me")

    def test_cookies_of_the_time_before_accounts(self, parlour: Parlour) -> None:
        guest, services = parlour.guest(), parlour.services
        assert services.identity._cookies is not None
        signer, me = services.identity._cookies.signer, guest.get("/me")
        old = [signer.sign(text).decode() for text in (me["id"], f"{me['id']}.0")]
        for cookie in old:
            assert known_by(parlour, cookie) == me
        browser = parlour.nobody()
        browser.cookies.set("tenka", old[0])
        assert browser.post("/api/logout").status_code == 204
        assert known_by(parlour, old[0]) != me
        assert known_by(parlour, old[1]) == me
        guest.post("/me/logout-everywhere")
        assert known_by(parlour, old[1]) != guest.get("/me")

    def test_it_holds_after_a_restart(self, tmp_path: Path) -> None:
        with parlour_in(tmp_path) as parlour:
            owner = parlour.guest()
            owner.post("/me/account", **FORM)
            old = dict(owner.client.cookies)
            owner.post("/me/logout-everywhere")
            new = dict(owner.client.cookies)
            other = device(parlour)
            out = dict(other.client.cookies)
            other.post("/logout")
        with parlour_in(tmp_path) as parlour:
            for cookies, account in ((old, False), (new, True), (out, False)):
                client = parlour.nobody()
                client.cookies.update(cookies)
                assert client.get("/api/me").json()["account"] is account


class TestThePassword:
    def test_another_one(self, parlour: Parlour, owner: Guest) -> None:
        other = device(parlour)
        new = "four geese over the lake"
        owner.post("/me/password", old=PASSWORD, new=new)
        assert owner.get("/me")["account"] is True
        assert other.get("/me")["account"] is False
        assert other.refused("/login", **FORM) == (403, "WrongPassword")
        device(parlour, password=new)

    def test_what_is_refused(self, parlour: Parlour, owner: Guest) -> None:
        refused = owner.refused
        assert refused("/me/password", old="wrong", new=PASSWORD) == (403, "WrongPassword")
        assert refused("/me/password", old=PASSWORD, new="short") == (422, "BadPassword")
        assert refused("/me/password", old=PASSWORD, new=NAME) == (422, "BadPassword")
        guest = parlour.guest()
        assert guest.refused("/me/password", old=PASSWORD, new=PASSWORD) == (409, "NotNow")
        device(parlour)

    def test_it_is_not_guessed_by_who_has_found_the_browser_open(self, owner: Guest) -> None:
        for _ in range(20):
            owner.refused("/me/password", old="wrong", new=PASSWORD)
        answer = owner.refused("/me/password", old=PASSWORD, new=PASSWORD)
        assert answer == (429, "TooManyPasswords")
        assert owner.refused("/me/delete", password=PASSWORD) == (429, "TooManyPasswords")


class TestDeleting:
    def test_a_token_that_was_made_meanwhile_is_none(self, parlour: Parlour) -> None:
        guest, services = parlour.guest(), parlour.services
        assert parlour.client.portal is not None
        person = parlour.client.portal.call(services.identity.person, guest.get("/me")["id"])
        guest.post("/me/delete")
        assert person is not None
        token, _ = parlour.client.portal.call(services.identity.new_token, person, "bot")
        bearer = {"Authorization": f"Bearer {token}"}
        assert fault(parlour.nobody().get("/api/me", headers=bearer)) == (401, "BadToken")

    def test_games_stay_without_the_name(self, parlour: Parlour, tmp_path: Path) -> None:
        table, han, chu = parlour.pair()
        han.post("/me/account", **FORM)
        opened = han.post("/tables", game="chuhan")["table"]
        token = han.post("/me/tokens", name="bot")["token"]
        link = han.post("/me/link")["url"]
        with chu.live(table) as watching, han.live(table) as socket:
            for each in (watching, socket):
                each.receive_json()
            han.post("/me/delete", password=PASSWORD)
            heard: list[Json] = []
            while not heard or heard[-1]["type"] != "closing":
                heard.append(socket.receive_json())
        assert han.get("/me")["account"] is False
        assert han.get("/tables/mine") == []
        assert chu.get(f"/tables/{opened}")["status"] == "aborted"
        state = chu.get(f"/tables/{table}")
        assert (state["status"], state["result"]["winners"]) == ("over", [1])
        assert [seat["name"] for seat in state["seats"]] == ["", chu.name]
        assert [seat["name"] for seat in chu.get("/tables/mine")[0]["seats"]] == ["", chu.name]
        assert chu.client.get(f"/api/tables/{table}/record").status_code == 200
        bearer = {"Authorization": f"Bearer {token}"}
        assert fault(parlour.nobody().get("/api/me", headers=bearer)) == (401, "BadToken")
        assert parlour.client.get(told_at(link)).status_code == 404
        assert chu.refused("/login", **FORM) == (403, "WrongPassword")
        kept = "\n".join(dump(tmp_path))
        assert not re.search(f"{NAME}|{compared(NAME)}|argon2", kept)
        # Who wants to play again does not wait for him.
        again = chu.post(f"/tables/{table}/rematch")
        assert [seat["kind"] for seat in again["seats"]] == ["person", "open"]
        parlour.guest().post(f"/tables/{again['table']}/join")
        # The name is free.
        parlour.guest().post("/me/account", **FORM)

    def test_with_more_than_two_a_bot_plays_on(self, parlour: Parlour) -> None:
        guest = parlour.guest()
        table = guest.post("/tables", game="shogun", seats=3, seat=0)["table"]
        others = [parlour.guest() for _ in range(2)]
        for other in others:
            other.post(f"/tables/{table}/join")
        guest.post("/me/delete")
        state = others[0].get(f"/tables/{table}")
        assert state["status"] == "playing"
        assert state["seats"][0]["kind"] == "bot"
        assert state["seats"][0]["name"] is None

    def test_it_needs_the_password(self, parlour: Parlour, owner: Guest) -> None:
        assert owner.refused("/me/delete") == (403, "WrongPassword")
        assert owner.refused("/me/delete", password=None) == (403, "WrongPassword")
        assert owner.refused("/me/delete", password="wrong") == (403, "WrongPassword")
        assert owner.get("/me")["name"] == NAME
        device(parlour)

    def test_a_game_that_nobody_can_play_on_is_no_hindrance(self, tmp_path: Path) -> None:
        with parlour_in(tmp_path) as parlour:
            _, han, _ = parlour.pair()
            cookies = dict(han.client.cookies)
        query(tmp_path, "UPDATE tables SET rules = 99")
        with parlour_in(tmp_path) as parlour:
            client = parlour.nobody()
            client.cookies.update(cookies)
            assert client.post("/api/me/delete", json={}).status_code == 204

    def test_another_device_is_nobody_after_that(self, parlour: Parlour, owner: Guest) -> None:
        other = device(parlour)
        owner.post("/me/delete", password=PASSWORD)
        assert other.get("/me")["account"] is False


CALLS: tuple[tuple[str, Any], ...] = (
    ("/me/account", FORM),
    ("/login", FORM),
    ("/logout", {}),
    ("/me/logout-everywhere", {}),
    ("/me/password", {"old": PASSWORD, "new": "four geese over the lake"}),
    ("/me/delete", {"password": PASSWORD}),
)


def test_neither_a_token_nor_another_sites_page_may_do_it(parlour: Parlour, owner: Guest) -> None:
    token = owner.post("/me/tokens", name="bot")["token"]
    bearer = {"Authorization": f"Bearer {token}"}
    foreign = {"Origin": "https://evil.example"}
    client = parlour.nobody()
    for path, body in CALLS:
        assert fault(client.post(f"/api{path}", json=body, headers=bearer)) == (403, "NotYours")
        answer = owner.client.post(f"/api{path}", json=body, headers=foreign)
        assert fault(answer) == (403, "ForeignOrigin")
    assert fault(client.patch("/api/me", json={"name": "x"}, headers=bearer)) == (403, "NotYours")
    assert owner.get("/me")["name"] == NAME
    device(parlour)


def test_garbage(parlour: Parlour, owner: Guest) -> None:
    for path in ("/me/account", "/login", "/me/password", "/me/delete"):
        for body in (b"", b"[]", b"{", b'{"name": 3, "password": {}}', b'{"x": 1}'):
            answer = owner.client.post(f"/api{path}", content=body)
            assert fault(answer) == (422, "BadRequest")


class Stuck(Passwords):
    """Compares when it is let."""

    def __init__(self) -> None:
        super().__init__()
        self.let = threading.Event()

    def compare(self, password: str, hash: str) -> bool:
        return self.let.wait(10)


def test_the_event_loop_goes_on_while_passwords_are_compared() -> None:
    async def story() -> None:
        stuck = Stuck()
        asked = [asyncio.ensure_future(stuck.fits("x", "hash")) for _ in range(WAITING)]
        while stuck._asked < WAITING:  # it goes on, or this would never come about
            await asyncio.sleep(0)
        with pytest.raises(TooMany):
            await stuck.fits("x", "hash")
        stuck.let.set()
        assert await asyncio.gather(*asked) == [True] * WAITING
        stuck.close()

    asyncio.run(story())


def test_hashes_are_as_slow_as_argon2_advises(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passwords, "PasswordHasher", PasswordHasher)

    async def story() -> None:
        real = Passwords()
        hash = await real.hash(PASSWORD)
        assert hash.startswith("$argon2id$")
        assert not PasswordHasher().check_needs_rehash(hash)
        assert await real.fits(PASSWORD, hash)
        assert not await real.fits(PASSWORD + " ", hash)
        assert not await real.fits(PASSWORD, None)
        assert not await real.fits(PASSWORD, "damaged")
        real.close()

    asyncio.run(story())
