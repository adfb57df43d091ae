"""Guests, their names, links and tokens."""

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from starlette.testclient import TestClient

from tenka.server.people.names import BadName, checked_name, friendly_name
from tenka.server.people.sessions import COOKIE_AGE, COOKIE_RENEWED
from tenka.server.people.tokens import TOKENS_AT_MOST
from tests.server.databases import dump
from tests.server.shell import Clock, app_in, browsing, fault, visitor

Bearer = dict[str, str]


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def client(tmp_path: Path, clock: Clock) -> Iterator[TestClient]:
    with browsing(app_in(tmp_path, now=clock)) as client:
        yield client


def me(client: TestClient, headers: Bearer | None = None) -> dict[str, str]:
    answer = client.get("/api/me", headers=headers)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def bearer(client: TestClient, name: str = "my bot") -> Bearer:
    made = client.post("/api/me/tokens", json={"name": name})
    assert made.status_code == 201, made.text
    return {"Authorization": f"Bearer {made.json()['token']}"}


def all_that_is_stored(data: Path) -> bytes:
    return "\n".join(dump(data)).encode()


class TestGuests:
    def test_a_visitor_is_a_guest_at_once(self, client: TestClient) -> None:
        answer = client.get("/api/me")
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("tenka=")
        for part in ("HttpOnly", "SameSite=Lax", "Path=/", "Max-Age="):
            assert part in cookie
        assert "Secure" not in cookie
        assert "Domain" not in cookie
        assert re.fullmatch(r"[A-Z][a-z]+ [A-Z][a-z]+ \d\d", answer.json()["name"])

    def test_he_stays_the_same(self, client: TestClient) -> None:
        first = me(client)
        again = client.get("/api/me")
        assert again.json() == first
        assert "set-cookie" not in again.headers

    def test_others_are_others(self, client: TestClient) -> None:
        assert me(client)["id"] != me(visitor(client))["id"]

    def test_he_is_the_same_after_a_restart(self, tmp_path: Path) -> None:
        with browsing(app_in(tmp_path)) as before:
            was = me(before)
            cookies = dict(before.cookies)
        with browsing(app_in(tmp_path)) as after:
            after.cookies.update(cookies)
            assert me(after) == was

    def test_with_https_the_cookie_is_for_https_alone(self, tmp_path: Path) -> None:
        with browsing(app_in(tmp_path, https=True), "https://tenka.example") as client:
            cookie = client.get("/api/me").headers["set-cookie"]
            assert cookie.startswith("__Host-tenka=")
            assert "; Secure" in cookie
            assert "set-cookie" not in client.get("/api/me").headers

    @pytest.mark.parametrize("cut", [1, 20, 44])
    def test_a_forged_cookie_makes_a_new_guest(self, client: TestClient, cut: int) -> None:
        was = me(client)
        value = client.cookies["tenka"]
        # The last letter holds four bits: those near it in the alphabet mean the same.
        forged = "A" if value[-cut] not in "ABCD" else "Q"
        other = visitor(client)
        other.cookies.set("tenka", value[:-cut] + forged + value[len(value) - cut + 1 :])
        assert me(other)["id"] != was["id"]

    @pytest.mark.parametrize("value", ["", "x", "a.b.c", "....", "é", "tenka_x", "x" * 3000])
    def test_garbage_in_the_cookie_makes_a_new_guest(self, client: TestClient, value: str) -> None:
        answer = visitor(client).get("/api/me", headers={b"cookie": b"tenka=" + value.encode()})
        assert answer.status_code == 200
        assert "set-cookie" in answer.headers

    def test_a_cookie_of_another_server_is_worth_nothing(
        self, client: TestClient, tmp_path: Path
    ) -> None:
        was = me(client)
        with browsing(app_in(tmp_path / "other")) as other:
            other.cookies.set("tenka", client.cookies["tenka"])
            assert me(other)["id"] != was["id"]

    def test_an_old_cookie_is_renewed(self, client: TestClient, clock: Clock) -> None:
        was = me(client)
        clock.time += COOKIE_RENEWED + 1
        renewed = client.get("/api/me")
        assert renewed.json() == was
        assert "set-cookie" in renewed.headers
        assert "set-cookie" not in client.get("/api/me").headers

    def test_one_that_is_too_old_is_worth_nothing(self, client: TestClient, clock: Clock) -> None:
        was = me(client)
        clock.time += COOKIE_AGE + 1
        assert me(client)["id"] != was["id"]

    def test_a_guest_keeps_his_cookie_when_he_is_refused(self, client: TestClient) -> None:
        refused = client.patch("/api/me", json={"name": ""})
        assert fault(refused) == (422, "BadName")
        assert "set-cookie" in refused.headers
        assert "set-cookie" not in client.get("/api/me").headers


class TestNames:
    def test_renaming(self, client: TestClient) -> None:
        was = me(client)
        answer = client.patch("/api/me", json={"name": "  Xiang   Yu "})
        assert answer.json() == {**was, "name": "Xiang Yu"}
        assert me(client)["name"] == "Xiang Yu"

    @pytest.mark.parametrize(
        "name",
        ["a", "x" * 24, "Żółć Łódź", "Őrült író", "項羽", "<b>&amp;'\"", "O'Neill-2", "शिव", "👑"],
    )
    def test_good_names(self, name: str) -> None:
        assert checked_name(name) == name

    @pytest.mark.parametrize(("text", "name"), [("e\u0301", "é"), (" a\u3000b\t", "a b")])
    def test_names_are_tidied(self, text: str, name: str) -> None:
        assert checked_name(text) == name

    @pytest.mark.parametrize(
        "name",
        [
            "",
            "   ",
            "x" * 25,
            "a\x00b",
            "a\x1b[31m",
            "\u202eevil",
            "a\u2066b",
            "a\u200bb",
            "\ufeff",
            "\u3164",
            "\u2800\u2800",
            "\ue000",
            "\ud800",
            "\u0301",
            "z" + "\u0301" * 20,
        ],
    )
    def test_bad_names(self, name: str) -> None:
        with pytest.raises(BadName):
            checked_name(name)

    @pytest.mark.parametrize("body", ["{}", '{"name": 7}', '{"name": null}', "[]", "{", "", '"x"'])
    def test_a_body_that_is_none(self, client: TestClient, body: str) -> None:
        was = me(client)
        assert fault(client.patch("/api/me", content=body)) == (422, "BadRequest")
        assert me(client) == was

    def test_a_surrogate_by_json(self, client: TestClient) -> None:
        status, _ = fault(client.patch("/api/me", content=b'{"name": "\\ud800"}'))
        assert status == 422

    def test_there_are_friendly_names_for_as_many_as_come(
        self, client: TestClient, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        few = "tenka.server.people.names"
        monkeypatch.setattr(f"{few}.FIRST", "Quiet")
        monkeypatch.setattr(f"{few}.SECOND", "Heron")
        names = [me(visitor(client))["name"] for _ in range(120)]
        assert len(set(names)) == 120

    def test_friendly_names_are_good_names(self) -> None:
        chance = Random(1)
        names = [friendly_name(chance) for _ in range(2000)]
        assert all(checked_name(name) == name for name in names)
        assert len(set(names)) > 1900


def behind(url: str) -> str:
    """What the page at a personal link asks the server."""
    return url.replace("/link/", "/api/link/")


class TestLinks:
    def link(self, client: TestClient) -> str:
        made = client.post("/api/me/link")
        assert made.status_code == 201
        url: str = made.json()["url"]
        return url

    def test_a_link_moves_him_to_another_device(self, client: TestClient) -> None:
        was = me(client)
        url = self.link(client)
        assert url.startswith("http://127.0.0.1:8380/link/")
        phone = visitor(client)
        page = phone.get(url)  # nobody becomes another, nor anybody, by following a link
        assert (page.status_code, "set-cookie" in page.headers) == (200, False)
        asked = phone.get(behind(url))
        assert asked.json() == {"name": was["name"], "me": None, "mine": False}
        assert "set-cookie" not in asked.headers
        answer = phone.post(behind(url), headers={"Origin": "http://127.0.0.1:8380"})
        assert answer.status_code == 200
        assert me(phone) == was
        assert phone.get(behind(url)).json()["mine"]
        assert me(client) == was

    def test_a_new_link_kills_the_old_one(self, client: TestClient) -> None:
        old, new = self.link(client), self.link(client)
        for how in ("GET", "POST"):
            assert fault(visitor(client).request(how, behind(old))) == (404, "NotFound")
        assert visitor(client).get(behind(new)).status_code == 200

    def test_who_is_somebody_is_asked_first(self, client: TestClient) -> None:
        url = behind(self.link(client))
        other = visitor(client)
        was = me(other)
        asked = other.get(url)
        assert asked.json() == {"name": me(client)["name"], "me": was["name"], "mine": False}
        assert "set-cookie" not in asked.headers
        assert me(other) == was
        assert other.post(url, headers={"Origin": "http://127.0.0.1:8380"}).status_code == 200
        assert me(other) == me(client)

    def test_nobody_is_made_somebody_else_by_another_site(self, client: TestClient) -> None:
        url = self.link(client)
        other = visitor(client)
        was = me(other)
        refused = other.post(behind(url), headers={"Origin": "https://evil.example"})
        assert fault(refused) == (403, "ForeignOrigin")
        assert me(other) == was

    @pytest.mark.parametrize("secret", ["x", "x" * 43, "x" * 3000, "%00", "..%2f..", "é"])
    def test_a_link_that_is_none(self, client: TestClient, secret: str) -> None:
        for how in ("GET", "POST"):
            answer = visitor(client).request(how, f"/api/link/{secret}")
            assert answer.status_code in (404, 422)
            assert "set-cookie" not in answer.headers

    def test_the_address_that_people_see(self, tmp_path: Path) -> None:
        with browsing(app_in(tmp_path, url="https://tenka.example/")) as client:
            assert self.link(client).startswith("https://tenka.example/link/")

    def test_only_a_hash_is_stored(self, client: TestClient, tmp_path: Path) -> None:
        secret = self.link(client).rsplit("/", 1)[1]
        assert secret.encode() not in all_that_is_stored(tmp_path)


class TestTokens:
    def test_a_token_is_its_owner(self, client: TestClient) -> None:
        was = me(client)
        headers = bearer(client)
        bot = visitor(client)
        answer = bot.get("/api/me", headers=headers)
        assert answer.json() == was
        assert "set-cookie" not in answer.headers

    def test_tokens_are_listed_without_their_text(self, client: TestClient, clock: Clock) -> None:
        headers = bearer(client, "first")
        clock.time += 5
        bearer(client, "second")
        me(visitor(client), headers)
        listed = client.get("/api/me/tokens").json()
        assert [token["name"] for token in listed] == ["first", "second"]
        assert [token["last_used"] for token in listed] == [clock.time, None]
        assert all(set(token) == {"id", "name", "created", "last_used"} for token in listed)

    def test_a_revoked_token_is_worth_nothing(self, client: TestClient) -> None:
        headers = bearer(client)
        bot = visitor(client)
        me(bot, headers)
        id = client.get("/api/me/tokens").json()[0]["id"]
        assert client.delete(f"/api/me/tokens/{id}").status_code == 204
        assert client.get("/api/me/tokens").json() == []
        refused = bot.get("/api/me", headers=headers)
        assert fault(refused) == (401, "BadToken")
        assert refused.headers["www-authenticate"] == "Bearer"
        assert fault(client.delete(f"/api/me/tokens/{id}")) == (404, "NotFound")

    def test_nobody_revokes_the_tokens_of_others(self, client: TestClient) -> None:
        headers = bearer(client)
        id = client.get("/api/me/tokens").json()[0]["id"]
        other = visitor(client)
        me(other)
        assert fault(other.delete(f"/api/me/tokens/{id}")) == (404, "NotFound")
        me(other, headers)

    @pytest.mark.parametrize(
        "value",
        [
            "",
            "Bearer",
            "Bearer ",
            "Bearer x",
            "Bearer tenka_",
            "Basic dTpw",
            "tenka_x",
            "é" * 9,
            "Bearer tenka_" + "x" * 43,
            "bearer tenka_" + "x" * 5000,
        ],
    )
    def test_a_bad_token_is_refused_even_with_a_good_cookie(
        self, client: TestClient, value: str
    ) -> None:
        me(client)
        refused = client.get("/api/me", headers={b"authorization": value.encode()})
        assert fault(refused) == (401, "BadToken")
        assert "set-cookie" not in refused.headers

    def test_a_token_makes_no_tokens_and_no_links(self, client: TestClient) -> None:
        headers = bearer(client)
        bot = visitor(client)
        for refused in (
            bot.post("/api/me/tokens", json={"name": "x"}, headers=headers),
            bot.get("/api/me/tokens", headers=headers),
            bot.delete("/api/me/tokens/x", headers=headers),
            bot.post("/api/me/link", headers=headers),
        ):
            assert fault(refused) == (403, "NotYours")
        assert len(client.get("/api/me/tokens").json()) == 1

    def test_there_are_not_too_many(self, client: TestClient) -> None:
        for _ in range(TOKENS_AT_MOST):
            bearer(client)
        refused = client.post("/api/me/tokens", json={"name": "one more"})
        assert fault(refused) == (409, "TooManyTokens")

    def test_only_a_hash_is_stored(self, client: TestClient, tmp_path: Path) -> None:
        text = bearer(client)["Authorization"].split()[1]
        assert text.encode() not in all_that_is_stored(tmp_path)
