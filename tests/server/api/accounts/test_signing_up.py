"""A guest gets a name and a password: he stays who he is, and the name is his alone."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.server.api.accounts.one_account import FORM, NAME, PASSWORD, device, rename, told_at
from tests.server.api.site import Guest, Site
from tests.server.databases import dump
from tests.server.shell import fault

WIDE = "\uff38iang"


class TestSigningUp:
    def test_a_guest_stays_who_he_is(self, site: Site) -> None:
        table, han, _ = site.pair()
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

    def test_whoever_else_was_this_guest_is_so_no_more(self, site: Site) -> None:
        """A link may have made him somebody else's guest, who would then be in his account."""
        lured, other = site.guest(), site.guest()
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
        assert site.client.get(told_at(link)).status_code == 404

    def test_only_a_slow_hash_is_kept(self, tmp_path: Path, owner: Guest) -> None:
        kept = "\n".join(dump(tmp_path))
        assert "$argon2id$" in kept
        assert "geese" not in kept

    def test_once_is_enough(self, owner: Guest) -> None:
        assert owner.refused("/me/account", name="Other", password=PASSWORD) == (409, "NotNow")

    def test_a_name_is_of_one_account(self, site: Site, owner: Guest) -> None:
        other = site.guest()
        for name in (
            NAME, "xiang yu", "XiangYu", WIDE + " Yu", "X iang yu", "Xiang-Yu", "Xiáng Yu",
            "Xiang Yu.", "Xiang  Yu", "\u2605Xiang Yu\u2605", "Xlang Yu",
        ):  # fmt: skip
            assert other.refused("/me/account", name=name, password=PASSWORD) == (409, "NameTaken")
            assert fault(rename(other, name)) == (409, "NameTaken")
        assert other.get("/me")["name"] == other.name

    def test_what_looks_like_it_is_taken_whatever_the_script(
        self, site: Site, owner: Guest
    ) -> None:
        other = site.guest()
        for name in ("Xi\u0430ng Yu", "\u0425iang Yu", "Xiang \u03a5u"):
            assert fault(rename(other, name)) == (409, "NameTaken"), name

    def test_a_guest_does_not_take_another_guests_name(self, site: Site) -> None:
        first, second = site.guest(), site.guest()
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

    def test_the_name_of_one_who_is_gone_is_free(self, site: Site, owner: Guest) -> None:
        owner.post("/me/delete", password=PASSWORD)
        assert rename(site.guest(), NAME).status_code == 200

    def test_of_many_guests_at_once_one_gets_the_name(self, site: Site) -> None:
        guests = [site.guest() for _ in range(6)]

        def take(guest: Guest) -> int:
            return int(rename(guest, NAME).status_code)

        with ThreadPoolExecutor(6) as threads:
            assert sorted(threads.map(take, guests)) == [200] + [409] * 5

    def test_letters_that_look_alike_do_not_help(self, site: Site) -> None:
        site.guest().post("/me/account", name="Peca", password=PASSWORD)
        other = site.guest()
        for name in ("\u0420\u0435\u0441\u0430", "Pec\u0430", "Peca\ufe0f", "P\u034feca"):
            status, kind = other.refused("/me/account", name=name, password=PASSWORD)
            assert (status, kind) in [(409, "NameTaken"), (422, "BadName")], name

    def test_nor_do_those_that_some_typefaces_do_not_tell_apart(self, site: Site) -> None:
        site.guest().post("/me/account", name="Ellie 10", password=PASSWORD)
        other = site.guest()
        for name in ("EIlie 10", "E1lie lO", "E\u0406\u04c0ie 10", "Ell\u0131e IO", "El|ie 10"):
            assert fault(rename(other, name)) == (409, "NameTaken"), name
        assert rename(other, "Emilie 10").status_code == 200
        for name in ("Official", "OfficiaI", "B0T", "he1p"):
            assert fault(rename(other, name)) == (422, "BadName"), name

    def test_a_name_that_is_not_allowed(self, site: Site) -> None:
        guest = site.guest()
        for name in (
            "admin", "ADMIN", "A d m i n", "\uff41dmin", "\u0430dmin", "Tenka", "Moderator",
            "[admin]", "Greedy Bot", "Mohó bot", "", "   ", "x" * 25, "...", "\u202eevil",
            "a\u200bb", "Xi\u0430ng", "\u03a9mega", "a\nb\0", "\u0301", "z" + "\u0301" * 9, "日本Ж",
        ):  # fmt: skip
            refused = guest.refused("/me/account", name=name, password=PASSWORD)
            assert refused == (422, "BadName"), name
        assert (guest.get("/me")["name"], guest.get("/me")["account"]) == (guest.name, False)

    def test_names_of_many_scripts(self, site: Site) -> None:
        for name in (
            "<b>Zoë</b>", "Őze Zoltán", "Łukasz 2", "項羽", "日本の Ken", "Жанна", "שלום", "مرحبا",
        ):  # fmt: skip
            guest = site.guest()
            assert guest.post("/me/account", name=name, password=PASSWORD)["name"] == name
            assert device(site, name).get("/me")["name"] == name

    def test_ten_thousand_characters(self, site: Site) -> None:
        guest = site.guest()
        long = "y" * 10_000
        for body in ({**FORM, "name": long}, {**FORM, "password": long}):
            for path in ("/me/account", "/login"):
                assert guest.refused(path, **body) == (422, "BadRequest")

    def test_a_password_that_is_not_allowed(self, site: Site) -> None:
        guest = site.guest()
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

    def test_a_password_that_is_allowed(self, site: Site) -> None:
        for number, good in enumerate(("kutyamacska", "motylek99", "tr7#kq!z", "項羽劉邦韓信張良")):
            site.guest().post("/me/account", name=f"Owner {number}", password=good)

    def test_a_password_may_be_written_on_any_keyboard(self, site: Site) -> None:
        composed, apart = (
            "zażółć gęślą jaźń",
            "zaz\u0307o\u0301łc\u0301 ge\u0328s\u0301la\u0328 jaz\u0301n\u0301",
        )
        site.guest().post("/me/account", name=NAME, password=composed)
        device(site, password=apart)
        longest = ("𝔭ä密 gansie nad rzeką " * 11)[:200]
        site.guest().post("/me/account", name="Longest", password=longest)
        device(site, "longest", longest)

    def test_of_many_at_once_one_gets_the_name(self, site: Site) -> None:
        guests = [site.guest() for _ in range(6)]

        def sign_up(guest: Guest) -> int:
            return guest.client.post("/api/me/account", json=FORM).status_code

        with ThreadPoolExecutor(6) as threads:
            assert sorted(threads.map(sign_up, guests)) == [201] + [409] * 5
        assert sum(guest.get("/me")["account"] for guest in guests) == 1

    def test_a_new_guest_never_has_anothers_name(
        self, site: Site, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        drawn = iter(["Quiet Heron 42", "Quiet Heron 42", "Brave Fox 10", "Brave Fox 10", "Ox 9"])
        monkeypatch.setattr(
            "tenka.server.people.identity.friendly_name", lambda *_, **__: next(drawn)
        )
        first = site.guest()
        first.post("/me/account", name=first.name, password=PASSWORD)
        assert site.guest().name == "Brave Fox 10"
        assert site.guest().name == "Ox 9"  # nor another guest's
