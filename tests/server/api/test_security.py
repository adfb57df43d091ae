"""Origins, sizes, rates, headers."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi import FastAPI, WebSocket
from starlette.testclient import TestClient, WebSocketDenialResponse

from tenka.server.api.dependencies import Me, Visitor
from tenka.server.errors import TooManyPasswords
from tenka.server.people.limits import Buckets, Limits, neighbourhood_of, network_of
from tenka.server.settings import Settings
from tests.server.shell import Clock, app_in, browsing, fault, visitor

HERE = "http://127.0.0.1:8380"
SOCKETS = "ws://127.0.0.1:8380"
EVIL = "https://evil.example"


def with_echo(app: FastAPI) -> FastAPI:
    """With a route that takes a body, and one that takes a socket."""

    @app.post("/echo")
    async def echo(body: dict[str, str]) -> dict[str, str]:
        return body

    @app.websocket("/socket")
    async def socket(socket: WebSocket, visitor: Visitor) -> None:
        await socket.accept()
        await socket.send_text("nobody" if visitor is None else visitor.name)
        await socket.close()

    @app.websocket("/mine")
    async def mine(socket: WebSocket, me: Me) -> None:
        await socket.accept()
        await socket.send_text(me.name)
        await socket.close()

    return app


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with browsing(with_echo(app_in(tmp_path, body_limit=2000))) as client:
        yield client


def post(client: TestClient, **headers: str) -> int:
    names = {name.replace("_", "-"): value for name, value in headers.items()}
    answer = client.post("/api/me/link", headers=names)
    if answer.status_code != 201:
        assert fault(answer) == (403, "ForeignOrigin")
    return answer.status_code


class TestOrigins:
    def test_our_own_page_may(self, client: TestClient) -> None:
        assert post(client, origin=HERE) == 201
        assert post(client, origin=HERE, sec_fetch_site="same-origin") == 201

    def test_what_is_no_browser_may(self, client: TestClient) -> None:
        assert post(client) == 201

    @pytest.mark.parametrize(
        "origin",
        [
            EVIL,
            "http://127.0.0.1",
            "http://127.0.0.1:8381",
            "http://127.0.0.1:8380.evil.example",
            "http://localhost:8380",
            "null",
            "",
            "file://",
            "127.0.0.1:8380",
            "http://[",
        ],
    )
    def test_pages_of_others_may_not(self, client: TestClient, origin: str) -> None:
        assert post(client, origin=origin) == 403

    @pytest.mark.parametrize("site", ["cross-site", "same-site"])
    def test_a_browser_that_names_no_origin(self, client: TestClient, site: str) -> None:
        assert post(client, sec_fetch_site=site) == 403

    def test_a_name_that_somebody_points_here_is_not_ours(self, client: TestClient) -> None:
        assert post(client, origin="http://evil.example:8380", host="evil.example:8380") == 403

    @pytest.mark.parametrize("host", ["localhost:8380", "[::1]:8380", "127.0.0.1", "192.0.2.7:80"])
    def test_names_of_this_machine_are(self, client: TestClient, host: str) -> None:
        assert post(client, origin=f"http://{host}", host=host) == 201

    @pytest.mark.parametrize("method", ["PATCH", "DELETE", "PUT"])
    def test_all_that_changes_something_is_checked(self, client: TestClient, method: str) -> None:
        answer = client.request(method, "/api/me", headers={"Origin": EVIL})
        assert fault(answer) == (403, "ForeignOrigin")

    def test_who_only_reads_may(self, client: TestClient) -> None:
        assert client.get("/api/me", headers={"Origin": EVIL}).status_code == 200

    def test_nothing_is_opened_to_other_sites(self, client: TestClient) -> None:
        asked = {"Origin": EVIL, "Access-Control-Request-Method": "POST"}
        for answer in (
            client.options("/api/me/link", headers=asked),
            client.get("/api/me", headers={"Origin": EVIL}),
        ):
            assert not [name for name in answer.headers if name.startswith("access-control")]

    def test_a_token_is_no_browsers(self, client: TestClient) -> None:
        token = client.post("/api/me/tokens", json={"name": "bot"}).json()["token"]
        headers = {"Origin": EVIL, "Authorization": f"Bearer {token}"}
        answer = visitor(client).patch("/api/me", json={"name": "x"}, headers=headers)
        assert answer.status_code == 200

    def test_origins_that_were_set_may(self, tmp_path: Path) -> None:
        app = app_in(tmp_path, url="https://tenka.example", origins=("http://localhost:5173",))
        with browsing(app) as client:
            assert post(client, origin="https://tenka.example", host="tenka.example") == 201
            assert post(client, origin="http://localhost:5173") == 201
            assert post(client, origin="http://tenka.example", host="tenka.example") == 403
            assert post(client, origin="http://evil.example", host="evil.example") == 403

    def test_a_server_for_all_goes_by_any_name_until_told(self, tmp_path: Path) -> None:
        with browsing(app_in(tmp_path, host="0.0.0.0")) as client:
            assert post(client, origin="http://box.lan:8380", host="box.lan:8380") == 201
            assert post(client, origin=EVIL, host="box.lan:8380") == 403


class TestSockets:
    def test_our_own_page_may(self, client: TestClient) -> None:
        name = client.get("/api/me").json()["name"]
        for headers in ({"Origin": HERE}, {}):
            with client.websocket_connect(f"{SOCKETS}/socket", headers=headers) as socket:
                assert socket.receive_text() == name

    def test_pages_of_others_may_not(self, client: TestClient) -> None:
        with (
            pytest.raises(WebSocketDenialResponse) as denied,
            client.websocket_connect("/socket", headers={"Origin": EVIL}),
        ):
            pass
        assert fault(denied.value) == (403, "ForeignOrigin")

    def test_by_a_token(self, client: TestClient) -> None:
        name = client.get("/api/me").json()["name"]
        token = client.post("/api/me/tokens", json={"name": "bot"}).json()["token"]
        headers = {"Authorization": f"Bearer {token}"}
        with visitor(client).websocket_connect("/mine", headers=headers) as socket:
            assert socket.receive_text() == name

    def test_who_shows_nothing_looks_on(self, client: TestClient) -> None:
        with client.websocket_connect("/socket") as socket:
            assert socket.receive_text() == "nobody"

    @pytest.mark.parametrize("headers", [{}, {"Authorization": "Bearer tenka_wrong"}])
    def test_who_is_nobody_is_refused(self, client: TestClient, headers: dict[str, str]) -> None:
        with (
            pytest.raises(WebSocketDenialResponse) as denied,
            client.websocket_connect("/mine", headers=headers),
        ):
            pass
        assert fault(denied.value) == (401, "BadToken")


class TestSizes:
    def test_a_body_up_to_the_limit(self, client: TestClient) -> None:
        body = {"x": "y" * 1900}
        assert client.post("/echo", json=body).json() == body

    def test_a_larger_one_is_refused(self, client: TestClient) -> None:
        answer = client.post("/echo", json={"x": "y" * 2000})
        assert fault(answer) == (413, "TooLarge")

    def test_a_body_that_does_not_tell_its_length(self, client: TestClient) -> None:
        def chunks(count: int) -> Iterator[bytes]:
            yield b'{"x": "'
            yield from [b"y" * 100] * count
            yield b'"}'

        headers = {"Content-Type": "application/json"}
        taken = client.post("/echo", content=chunks(10), headers=headers)
        assert taken.json() == {"x": "y" * 1000}
        refused = client.post("/echo", content=chunks(100), headers=headers)
        assert fault(refused) == (413, "TooLarge")

    def test_a_length_that_is_a_lie(self, client: TestClient) -> None:
        headers = {"Content-Length": "5"}
        answer = client.post("/echo", content=b"y" * 3000, headers=headers)
        assert fault(answer) == (413, "TooLarge")


class TestRates:
    def test_by_address(self, tmp_path: Path) -> None:
        clock = Clock()
        app = app_in(tmp_path, now=clock, address_rate=2.0, address_burst=5)
        with browsing(app) as client:
            assert [client.get("/docs").status_code for _ in range(6)] == [200] * 5 + [429]
            refused = client.get("/docs")
            assert fault(refused) == (429, "TooMany")
            assert refused.headers["retry-after"] == "1"
            other = visitor(client, "192.0.2.9")
            assert other.get("/docs").status_code == 200
            assert client.get("/healthz").status_code == 200
            clock.time += 0.5
            assert client.get("/docs").status_code == 200
            assert client.get("/docs").status_code == 429

    def test_by_person(self, tmp_path: Path) -> None:
        app = app_in(tmp_path, person_rate=1.0, person_burst=3)
        with browsing(app) as client:
            client.get("/api/me")  # a guest is made: that is another limit
            assert [client.get("/api/me").status_code for _ in range(4)] == [200] * 3 + [429]
            assert visitor(client).get("/api/me").status_code == 200

    def test_new_guests(self, tmp_path: Path) -> None:
        app = app_in(tmp_path, guest_rate=1.0, guest_burst=2)
        with browsing(app) as client:
            guests = [visitor(client).get("/api/me") for _ in range(3)]
            assert [guest.status_code for guest in guests] == [200, 200, 429]
            assert fault(guests[2]) == (429, "TooMany")
            assert "set-cookie" not in guests[2].headers

    def test_sockets_count_too(self, tmp_path: Path) -> None:
        app = with_echo(app_in(tmp_path, address_rate=1.0, address_burst=1))
        with browsing(app) as client:
            with client.websocket_connect("/socket"):
                pass
            with (
                pytest.raises(WebSocketDenialResponse) as denied,
                client.websocket_connect("/socket"),
            ):
                pass
            assert fault(denied.value) == (429, "TooMany")

    def test_of_a_long_name_little_is_remembered(self, tmp_path: Path) -> None:
        limits = Limits(Settings(data=tmp_path), Clock())
        limits.password("192.0.2.7", "\ufdfa" * 200)
        kept = [*limits._passwords._buckets, *limits._names._buckets]
        assert len(kept) == 2
        assert all(len(key) < 100 for key in kept)

    @pytest.mark.parametrize("told_between", [False, True])
    def test_a_right_password_counts_at_no_server(self, tmp_path: Path, told_between: bool) -> None:
        settings = Settings(data=tmp_path)
        here, there = Limits(settings, Clock()), Limits(settings, Clock())
        here.count_for_others()
        asked = "192.0.2.7", "liu"

        def tell() -> None:
            there.asked_elsewhere("here", *here.asked_here(1000))

        for _ in range(10 * settings.password_burst):
            here.password(*asked)
            if told_between:
                tell()
            here.right_password(*asked)
            tell()
        for _ in range(settings.password_burst):
            there.password(*asked)
        with pytest.raises(TooManyPasswords):  # and nobody may guess more often than else
            there.password(*asked)

    def test_what_is_given_back_elsewhere_fills_no_bucket_over_its_brim(self) -> None:
        buckets = Buckets(1.0, 2, Clock())
        buckets.taken_elsewhere("a", -5)
        assert [buckets.take("a") for _ in range(3)] == [0.0, 0.0, 1.0]

    def test_buckets_forget_who_was_here_longest_ago(self) -> None:
        buckets = Buckets(1.0, 1, Clock(), remembered=3)
        for key in "abcd":
            assert buckets.take(key) == 0.0
        assert len(buckets) == 3
        assert buckets.take("d") == pytest.approx(1.0)
        assert buckets.take("a") == 0.0

    def test_a_clock_that_is_set_back(self) -> None:
        clock = Clock(100.0)
        buckets = Buckets(1.0, 2, clock)
        buckets.take("a")
        clock.time = 50.0
        assert buckets.take("a") == 0.0
        assert buckets.take("a") == pytest.approx(1.0)
        clock.time = 51.0
        assert buckets.take("a") == 0.0

    @pytest.mark.parametrize(
        ("address", "network", "neighbourhood"),
        [
            ("192.0.2.1", "192.0.2.1", "192.0.2.0/24"),
            ("2001:db8::1", "2001:db8::/64", "2001:db8::/48"),
            ("2001:db8:0:7::ffff:1", "2001:db8:0:7::/64", "2001:db8::/48"),
            ("::1", "::/64", "::/48"),
            ("::ffff:192.0.2.1", "192.0.2.1", "192.0.2.0/24"),
            ("testclient", "testclient", "testclient"),
            (None, "?", "?"),
        ],
    )
    def test_whom_an_address_stands_for(
        self, address: str | None, network: str, neighbourhood: str
    ) -> None:
        assert network_of(address) == network
        assert neighbourhood_of(address) == neighbourhood


class TestHeaders:
    @pytest.mark.parametrize("path", ["/", "/api/me", "/docs", "/nowhere", "/healthz"])
    def test_browsers_are_made_careful(self, client: TestClient, path: str) -> None:
        headers = client.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "script-src" not in policy  # so scripts are ours alone
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert headers["referrer-policy"] == "same-origin"
        assert headers["cache-control"] == "no-store"
        assert len(headers["x-request-id"]) == 16
        assert "server" not in headers
        assert "strict-transport-security" not in headers

    def test_refusals_too(self, client: TestClient) -> None:
        refused = client.post("/echo", headers={"Origin": EVIL})
        assert "content-security-policy" in refused.headers
        assert "x-request-id" in refused.headers

    def test_with_https(self, tmp_path: Path) -> None:
        with browsing(app_in(tmp_path, https=True)) as client:
            assert "max-age" in client.get("/").headers["strict-transport-security"]

    def test_each_request_has_its_own_id(self, client: TestClient) -> None:
        sent = {"X-Request-Id": "mine"}
        ids = {client.get("/healthz", headers=sent).headers["x-request-id"] for _ in range(20)}
        assert len(ids) == 20
        assert "mine" not in ids


class TestDocs:
    def test_nothing_comes_from_elsewhere(self, client: TestClient) -> None:
        page = client.get("/docs").text
        assert "://" not in page
        assert "<script>" not in page
        kinds = {".js": "text/javascript", ".css": "text/css"}
        for name in ("swagger-ui-bundle.js", "swagger-ui.css", "start.js"):
            assert f"/docs/{name}" in page
            answer = client.get(f"/docs/{name}")
            assert answer.status_code == 200
            assert answer.content
            assert answer.headers["content-type"].startswith(kinds[Path(name).suffix])
        assert fault(client.get("/docs/nothing.js")) == (404, "NotFound")
        assert fault(client.get("/docs/..%2f__init__.py")) == (404, "NotFound")

    def test_without_the_web_app_it_names_the_description(
        self, client: TestClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("tenka.server.api.pages.BUILT", tmp_path)
        assert "/openapi.json" in client.get("/docs").text
        assert fault(client.get("/docs/swagger-ui.css")) == (404, "NotFound")

    def test_the_description(self, client: TestClient) -> None:
        description = client.get("/openapi.json").json()
        assert description["openapi"].startswith("3.")
        assert "/api/me" in description["paths"]
        assert {"cookie", "token"} == set(description["components"]["securitySchemes"])
        refused = description["paths"]["/api/me"]["patch"]["responses"]["4XX"]
        assert refused["content"]["application/json"]["schema"] == {
            "$ref": "#/components/schemas/Error"
        }
        assert "HTTPValidationError" not in description["components"]["schemas"]


def test_a_stopping_server_refuses_what_comes(tmp_path: Path) -> None:
    app = app_in(tmp_path)
    with browsing(app) as client:
        app.state.services.stopping = True
        refused = client.get("/api/me")
        assert fault(refused) == (503, "Stopping")
        assert "retry-after" in refused.headers
        assert client.get("/healthz").status_code == 200
        app.state.services.stopping = False


def test_a_client_that_goes_away_in_the_middle(client: TestClient) -> None:
    sent: list[str] = []

    async def call() -> None:
        async def receive() -> dict[str, object]:
            return {"type": "http.disconnect"}

        async def send(message: object) -> None:
            sent.append(str(message))

        scope = {
            "type": "http",
            "method": "POST",
            "path": "/echo",
            "raw_path": b"/echo",
            "query_string": b"",
            "root_path": "",
            "scheme": "http",
            "http_version": "1.1",
            "headers": [(b"content-length", b"10"), (b"host", b"127.0.0.1:8380")],
            "client": ("127.0.0.1", 1),
            "server": ("127.0.0.1", 8380),
        }
        await client.app(scope, receive, send)

    assert client.portal is not None
    client.portal.call(call)
    assert not [message for message in sent if "'status': 5" in message]
