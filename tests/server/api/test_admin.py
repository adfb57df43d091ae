"""The host's own routes: nobody else finds them; tables are closed, people and addresses banned."""

import json
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketDenialResponse

from tenka.server import api
from tenka.server.errors import BadRequest
from tenka.server.people.bans import network
from tests.server.api.site import Site, live, site_in
from tests.server.databases import query
from tests.server.shell import fault, visitor

ROUTES = sorted(
    (method, route.path)
    for module in iter_modules(api.__path__)
    if module.name.startswith("admin")
    for route in import_module(f"{api.__name__}.{module.name}").router.routes
    for method in route.methods
)


@pytest.fixture
def site(empty_site: Site) -> Site:
    """Names and bans are for all: each test has its own."""
    return empty_site


class Host:
    """Who has the token."""

    def __init__(self, site: Site, address: str = "127.0.0.1") -> None:
        self.client = visitor(site.client, address, at=f"http://{address}:8380")
        self.client.headers["Authorization"] = f"Bearer {site.services.admin_token}"

    def get(self, path: str, **params: Any) -> Any:
        answer = self.client.get(f"/api/admin{path}", params=params)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, **body: Any) -> Any:
        answer = self.client.post(f"/api/admin{path}", json=body)
        assert answer.status_code in (200, 201, 204), answer.text
        return answer.json() if answer.content else None

    def refused(self, path: str, **body: Any) -> tuple[int, str]:
        return fault(self.client.post(f"/api/admin{path}", json=body))


def said(answer: Any) -> str:
    return str(answer.json()["error"]["message"])


def test_nobody_else_finds_it(site: Site) -> None:
    guest = site.guest()
    token = guest.post("/me/tokens", name="bot")["token"]
    bodies = (b"", b"{", b'{"kind": 1}')
    for method, path in ROUTES:
        wanted = [guest.client.request(method, "/api/nothing", content=body) for body in bodies]
        assert {answer.json()["error"]["kind"] for answer in wanted} == {"NotFound"}
        for shown in ("", f"Bearer {token}", "Bearer ", "Bearer é", site.services.admin_token):
            headers = {b"Authorization": shown.encode()} if shown else {}
            for body, nothing in zip(bodies, wanted, strict=True):
                found = guest.client.request(method, path, content=body, headers=headers)
                assert (found.status_code, found.json()) == (404, nothing.json()), (method, path)


def test_it_is_not_described(site: Site) -> None:
    assert "/api/admin" not in site.client.get("/openapi.json").text


def test_tables_are_listed(site: Site) -> None:
    host = Host(site)
    table, han, chu = site.pair()
    other = han.post("/tables", game="suntzu")["table"]
    with live(chu.client, table):
        found = {each["id"]: each for each in host.get("/tables")}
    assert [seat["name"] for seat in found[table]["seats"]] == [han.name, chu.name]
    assert [found[each]["listening"] for each in (table, other)] == [1, 0]
    nobody = {"name": None, "bot": None}
    assert found[other]["seats"] == [{"name": han.name, "bot": None}, nobody]
    assert [each["id"] for each in host.get("/tables", status="open")] == [other]
    assert [each["id"] for each in host.get("/tables", game="chuhan")] == [table]
    assert len(host.get("/tables", limit=1)) == 1
    secrets = (site.services.admin_token, bytes(range(32)).hex())
    assert not any(secret in json.dumps(found) for secret in secrets)


def test_a_table_is_closed_and_all_are_told(site: Site) -> None:
    host = Host(site)
    table, han, chu = site.pair()
    for player in (han, chu) * 2:
        if player.get(f"/tables/{table}")["my_turn"]:
            player.move(table, player.legal(table)[0])
    waiting = han.post("/tables", game="suntzu")["table"]
    for id in (table, waiting):
        with live(chu.client, id) as his, live(site.nobody(), id) as stranger:
            for socket in (his, stranger):
                assert socket.receive_json()["status"] in ("playing", "open")
            host.post("/tables/close", table=id)
            for socket in (his, stranger):
                told = socket.receive_json()
                assert (told["status"], told["result"]) == ("aborted", None)
        assert host.refused("/tables/close", table=id) == (409, "NotNow")
    assert han.get(f"/tables/{table}/record")["entries"][-1] == {"event": "aborted"}
    assert han.refused(f"/tables/{table}/moves", decision=9, key="k", moves=["pass"])[0] == 409
    assert host.refused("/tables/close", table="nothing") == (404, "NotFound")


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE tables SET game = 'gone'",
        "UPDATE tables SET options = '[7]'",
        "UPDATE clocks SET state = '[7]'",
        "DELETE FROM seats",
    ],
)
def test_a_table_that_cannot_be_loaded_is_closed(tmp_path: Path, damage: str) -> None:
    with site_in(tmp_path) as site:
        table, han, _ = site.pair()
        han.move(table, han.legal(table)[0])
    query(tmp_path, damage)
    with site_in(tmp_path) as site:
        host = Host(site)
        host.post("/tables/close", table=table)
        assert query(tmp_path, "SELECT status FROM tables") == [("aborted",)]
        assert host.refused("/tables/close", table=table) == (409, "NotNow")


@pytest.mark.sqlite
def test_a_table_whose_row_is_no_json_is_closed(tmp_path: Path) -> None:
    with site_in(tmp_path) as site:
        table, _, _ = site.pair()
    query(tmp_path, "UPDATE tables SET options = '{', position = '{'")
    with site_in(tmp_path) as site:
        Host(site).post("/tables/close", table=table)
        assert query(tmp_path, "SELECT status FROM tables") == [("aborted",)]


def test_people_are_found(site: Site) -> None:
    ann = site.guest()
    ann.client.patch("/api/me", json={"name": "Ągnes Öz"})
    site.guest()
    host = Host(site)
    for part in ("Ągnes", "ągn", "ÖZ"):
        assert [each["name"] for each in host.get("/people", name=part)] == ["Ągnes Öz"]
    assert len(host.get("/people")) == 2
    assert host.get("/people", name="nobody") == []


def denied(client: TestClient, table: str) -> int:
    """The status with which a socket is refused."""
    with pytest.raises(WebSocketDenialResponse) as refused, live(client, table):
        pass
    return refused.value.status_code


def test_a_name_is_banned(tmp_path: Path) -> None:
    with site_in(tmp_path) as site:
        host = Host(site)
        table, han, chu = site.pair()
        token = chu.post("/me/tokens", name="bot")["token"]
        bot = site.nobody()
        bot.headers["Authorization"] = f"Bearer {token}"
        me = chu.get("/me")["id"]
        with live(chu.client, table) as his, live(han.client, table) as hers:
            assert his.receive_json()["type"] == hers.receive_json()["type"] == "state"
            added = host.post("/bans", kind="name", value=chu.name.upper(), reason="he swears")
            assert [each["kind"] for each in added] == ["name", "person"]
            assert added[1]["value"] == me
            assert his.receive_json()["type"] == "closing"
            han.move(table, han.legal(table)[0])
            assert hers.receive_json()["type"] == "state"  # she is not cut off
        for client in (chu.client, bot):
            for refused in (
                client.post("/api/tables", json={"game": "chuhan"}),
                client.post(f"/api/tables/{table}/resign"),
                client.patch("/api/me", json={"name": "Somebody Else"}),
                client.get(f"/api/tables/{table}/stream"),
                client.get("/api/me"),
            ):
                assert fault(refused) == (403, "Banned")
                assert said(refused) == "you are shut out from this server: he swears"
            assert denied(client, table) == 403
            assert client.get(f"/api/tables/{table}").status_code == 200
        other = site.guest()
        taken = other.client.patch("/api/me", json={"name": f" {chu.name.lower()} "})
        assert fault(taken) == (403, "Banned")
        form = {"name": chu.name, "password": "four geese over the lake"}
        assert other.refused("/me/account", **form) == (403, "Banned")
        assert [each["banned"] for each in host.get("/people", name=chu.name)] == [True]
        cookies = dict(chu.client.cookies)
    with site_in(tmp_path) as site:
        host = Host(site)
        again = site.nobody()
        again.cookies.update(cookies)
        assert fault(again.post("/api/me/link")) == (403, "Banned")
        assert len(host.get("/bans")) == 2
        host.post("/bans/lift", kind="name", value=chu.name)
        assert host.get("/bans") == []
        assert again.post("/api/me/link").status_code == 201
        assert host.refused("/bans/lift", kind="name", value=chu.name) == (404, "NotFound")


def test_one_of_two_who_have_the_same_name_is_banned(site: Site) -> None:
    host = Host(site)
    ann, other = site.guest(), site.guest()
    for guest in (ann, other):
        guest.client.patch("/api/me", json={"name": "Ann"})
    host.post("/bans", kind="person", value=ann.get("/me")["id"])
    assert ann.refused("/tables", game="chuhan") == (403, "Banned")
    other.post("/tables", game="chuhan")
    assert host.refused("/bans", kind="person", value="nobody") == (404, "NotFound")


def test_who_is_banned_is_paired_with_nobody(site: Site) -> None:
    host = Host(site)
    for pace in ("live", "correspondence"):
        han, chu = site.guest(), site.guest()
        han.post("/seek", game="chuhan", pace=pace)
        host.post("/bans", kind="name", value=han.name)
        assert han.get("/seek") is None  # a page that still asks keeps nothing alive
        mine = chu.post("/seek", game="chuhan", pace=pace)
        assert (mine["table"], mine["proposal"]) == (None, None)
        assert han.refused("/seek", game="chuhan", pace=pace) == (403, "Banned")


def test_an_address_is_banned(site: Site) -> None:
    host = Host(site)
    table, _, _ = site.pair()

    def at(address: str) -> TestClient:
        return visitor(site.client, address)

    inside = ("10.1.2.3", "::ffff:10.9.9.9", "2001:db8:1:2:3::4")
    outside = ("11.1.2.3", "2001:db8:1:3::4", "testclient")
    with live(at("10.1.2.3"), table) as cut, live(at("11.1.2.3"), table) as kept:
        assert cut.receive_json()["type"] == kept.receive_json()["type"] == "state"
        host.post("/bans", kind="address", value="10.0.0.0/8", reason="spam")
        assert cut.receive_json()["type"] == "closing"
        kept.send_json({"type": "ping"})
        assert kept.receive_json()["type"] == "pong"
    host.post("/bans", kind="address", value="2001:db8:1:2::1")
    assert [each["value"] for each in host.get("/bans")] == ["10.0.0.0/8", "2001:db8:1:2::/64"]
    for address in inside:
        client = at(address)
        for path in ("/", "/api/me", "/api/tables", "/docs", "/readyz", "/nothing"):
            assert fault(client.get(path)) == (403, "Banned"), (address, path)
        assert client.get("/healthz").status_code == 200
        page = client.get("/games", headers={"Accept": "text/html"})
        assert page.status_code == 403
        assert page.headers["content-type"].startswith("text/html")
        assert fault(client.get("/assets/none.js")) == (404, "NotFound")  # those there are he gets
        assert fault(client.get("/api/me", headers={"Accept": "text/html"})) == (403, "Banned")
        assert denied(client, table) == 403
    for address in outside:
        assert at(address).get("/api/me").status_code == 200
    assert said(at("10.1.2.3").get("/")) == "your address is shut out from this server: spam"
    host.post("/bans/lift", kind="address", value="10.0.0.0/8")
    assert at("10.1.2.3").get("/api/me").status_code == 200


def test_the_host_is_not_locked_out(site: Site) -> None:
    """A server that listens at an address of its own is asked from there."""
    host = Host(site, "203.0.113.9")
    host.post("/bans", kind="address", value="203.0.113.0/24")
    assert fault(host.client.get("/api/tables")) == (403, "Banned")
    host.post("/bans/lift", kind="address", value="203.0.113.0/24")


@pytest.mark.parametrize(
    "value",
    ["", "x", "10.0.0", "10.0.0.0/33", "0.0.0.0/0", "::/0", "127.0.0.1", "::1", "1.2.3.4, 1.2.3.5"],
)
def test_what_is_no_address_to_be_banned(site: Site, value: str) -> None:
    host = Host(site)
    assert host.refused("/bans", kind="address", value=value) == (422, "CannotBan")
    assert host.get("/bans") == []


def test_bad_bans(site: Site) -> None:
    host = Host(site)
    assert host.refused("/bans", kind="name", value="\u202e") == (422, "BadName")
    assert host.refused("/bans", kind="dog", value="x") == (422, "BadRequest")
    assert host.refused("/bans", kind="name", value="x" * 201) == (422, "BadRequest")
    assert host.get("/bans") == []


def test_what_network_is_meant() -> None:
    assert str(network(" 10.1.2.3/8 ")) == "10.0.0.0/8"
    assert str(network("::ffff:10.1.2.3")) == "10.1.2.3/32"
    assert str(network("2001:db8::5")) == "2001:db8::/64"
    with pytest.raises(BadRequest):
        network("::ffff:0:0/90")
