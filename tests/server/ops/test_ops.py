"""Health, figures, logs, and errors that nobody expected."""

import asyncio
import io
import json
import logging
import shutil
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from fastapi import FastAPI, WebSocket
from starlette.responses import StreamingResponse
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from tenka.core.errors import TenkaError
from tenka.server.errors import Full
from tenka.server.ops.heartbeat import MISSED, Heartbeat
from tenka.server.ops.logs import A_WHILE, SELDOM, JsonLines, Seldom, start_logging
from tenka.server.ops.store_probe import EVERY, LEAST_ROOM, TOO_LONG
from tenka.server.store import StoreUnavailable
from tests.server.api.serving import until
from tests.server.shell import Clock, app_in, browsing, fault, visitor

SECRET = "the-king-of-hearts"


def with_faults(app: FastAPI) -> FastAPI:
    """With routes that fail in every way."""

    @app.get("/boom/{what}")
    async def boom(what: str) -> None:
        raise ValueError(f"{SECRET} {what}")

    @app.get("/broken")
    async def broken() -> StreamingResponse:
        def lines() -> Iterator[str]:
            yield "one\n"
            raise ValueError(SECRET)

        return StreamingResponse(lines())

    @app.websocket("/before")
    async def before(socket: WebSocket) -> None:
        raise ValueError(SECRET)

    @app.websocket("/after")
    async def after(socket: WebSocket) -> None:
        await socket.accept()
        raise ValueError(SECRET)

    @app.websocket("/refused")
    async def refused(socket: WebSocket) -> None:
        await socket.accept()
        raise Full("ő" * 200)

    return app


@pytest.fixture
def app(tmp_path: Path) -> FastAPI:
    return with_faults(app_in(tmp_path))


@pytest.fixture
def client(app: FastAPI) -> Iterator[TestClient]:
    with browsing(app) as client:
        yield client


@pytest.fixture
def clock(app: FastAPI, monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The one by which the store has worked for how long, or has not."""
    clock, probe = Clock(), app.state.services.store_probe
    monkeypatch.setattr(probe, "_clock", clock)
    monkeypatch.setattr(probe, "_every", 0.01)
    return clock


@pytest.fixture
def logged() -> Iterator[io.StringIO]:
    root = logging.getLogger()
    before, levels = root.handlers, (root.level, logging.getLogger("tenka").level)
    stream = io.StringIO()
    start_logging("info", stream)
    yield stream
    root.handlers = before
    root.setLevel(levels[0])
    logging.getLogger("tenka").setLevel(levels[1])


def lines(stream: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


class TestHealth:
    def test_alive(self, client: TestClient) -> None:
        assert client.get("/healthz").json() == {"status": "ok"}

    def test_ready(self, client: TestClient) -> None:
        answer = client.get("/readyz")
        assert answer.status_code == 200
        parts = {"store": True, "bots": True, "heartbeat": True, "stopping": False}
        assert answer.json() == {"ready": True, **parts}

    def test_not_ready_without_a_heartbeat(
        self, client: TestClient, app: FastAPI, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(app.state.services.heartbeat, "_last", -1e9)
        answer = client.get("/readyz")
        assert (answer.status_code, answer.json()["heartbeat"]) == (503, False)

    def test_one_slow_write_sends_nobody_away(
        self, client: TestClient, app: FastAPI, clock: Clock, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """All nodes have one store: they would all be left at once. Who asks does not wait."""
        store = app.state.services.store.settings
        held, written = asyncio.Event(), store.set

        async def slow(name: str, value: str) -> None:
            await held.wait()
            await written(name, value)

        monkeypatch.setattr(store, "set", slow)
        for _ in range(8):
            assert client.get("/readyz").status_code == 200
            clock.time += 0.99 * TOO_LONG / 7
        assert client.portal is not None
        client.portal.call(held.set)
        until(lambda: app.state.services.store_probe._trying is None)
        clock.time += TOO_LONG
        assert client.get("/readyz").status_code == 200

    def test_not_ready_when_the_store_is_away(
        self, client: TestClient, app: FastAPI, clock: Clock, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        async def unavailable(name: str) -> str:
            raise StoreUnavailable("the disk is gone")

        with monkeypatch.context() as away:
            away.setattr(app.state.services.store.settings, "get", unavailable)
            assert client.get("/readyz").status_code == 200
            clock.time += TOO_LONG
            answer = client.get("/readyz")
            assert (answer.status_code, answer.json()["store"]) == (503, False)
            assert client.get("/healthz").status_code == 200
        until(lambda: client.get("/readyz").status_code == 200)

    def test_that_it_cannot_be_written_is_logged(
        self,
        client: TestClient,
        app: FastAPI,
        clock: Clock,
        monkeypatch: pytest.MonkeyPatch,
        logged: io.StringIO,
    ) -> None:
        async def full(name: str, value: str) -> None:
            raise StoreUnavailable("the disk is full; nothing was written")

        monkeypatch.setattr(app.state.services.store.settings, "set", full)
        assert client.get("/readyz").status_code == 200
        until(lambda: "the store does not work: the disk is full" in logged.getvalue())
        clock.time += TOO_LONG
        assert client.get("/readyz").status_code == 503

    @pytest.mark.sqlite
    def test_a_full_disk_is_found_though_nobody_asks(
        self, app: FastAPI, monkeypatch: pytest.MonkeyPatch, logged: io.StringIO
    ) -> None:
        """A little may still fit into what the database has taken before."""
        room = SimpleNamespace(free=LEAST_ROOM - 1)
        monkeypatch.setattr(shutil, "disk_usage", lambda place: room)
        monkeypatch.setattr(app.state.services.heartbeat, "_every", 0.01)
        with browsing(app):
            until(lambda: "the disk is full" in logged.getvalue())

    def test_probes_cost_one_write_in_a_while(
        self, client: TestClient, app: FastAPI, clock: Clock
    ) -> None:
        probe, writer = app.state.services.store_probe, app.state.services.store.writer
        for writes in (writer.writes + 1, writer.writes + 2):
            clock.time += EVERY
            for _ in range(5):
                assert client.get("/readyz").status_code == 200
            until(lambda: probe._trying is None)
            assert client.get("/readyz").status_code == 200
            assert writer.writes == writes

    def test_not_ready_when_it_stops(self, client: TestClient, app: FastAPI) -> None:
        assert client.portal is not None
        client.portal.call(app.state.services.stop_play)
        answer = client.get("/readyz")
        assert (answer.status_code, answer.json()["stopping"]) == (503, True)


class TestHeartbeat:
    def test_nothing_stops_it(self, caplog: pytest.LogCaptureFixture) -> None:
        beats: list[int] = []

        async def beat() -> None:
            beats.append(len(beats))
            if len(beats) == 1:
                raise StoreUnavailable(SECRET)
            if len(beats) in (2, 3, 4):
                raise ValueError(SECRET)

        async def story() -> None:
            beating = asyncio.create_task(Heartbeat(beat, 0.0).run())
            while len(beats) < 6:
                await asyncio.sleep(0)
            beating.cancel()

        asyncio.run(story())
        assert caplog.text.count("the heartbeat has failed") == 4

    def test_when_it_is_late(self) -> None:
        clock = Clock()

        async def stuck() -> None:
            await asyncio.sleep(3600)

        heart = Heartbeat(stuck, 10.0, clock)
        clock.time += 10.0 * MISSED
        assert not heart.late
        clock.time += 1.0
        assert heart.late

    def test_the_app_has_one(self, app: FastAPI, monkeypatch: pytest.MonkeyPatch) -> None:
        """And it survives what nobody expected."""
        services = app.state.services
        beats: list[int] = []

        async def fails() -> None:
            beats.append(1)
            raise ValueError(SECRET)

        monkeypatch.setattr(services.heartbeat, "_every", 0.01)
        monkeypatch.setattr(services.heartbeat, "_beat", fails)
        with browsing(app) as client:
            until(lambda: len(beats) > 2)
            assert client.get("/readyz").status_code == 503


class TestStopping:
    def test_the_tables_are_stopped_once(
        self, app: FastAPI, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        stops: list[bool] = []

        async def stop() -> None:
            stops.append(app.state.services.stopping)

        monkeypatch.setattr(app.state.services.lobby, "stop", stop)
        with browsing(app) as client:
            assert client.portal is not None
            client.portal.call(app.state.services.stop_play)
        assert stops == [True]

    def test_tables_that_do_not_stop_are_left(
        self, app: FastAPI, monkeypatch: pytest.MonkeyPatch, logged: io.StringIO
    ) -> None:
        async def stop() -> None:
            raise ValueError(SECRET)

        monkeypatch.setattr(app.state.services.lobby, "stop", stop)
        with browsing(app):
            pass
        assert "the tables did not stop as they should" in logged.getvalue()
        assert SECRET not in logged.getvalue()
        with browsing(app_in(app.state.services.settings.data)) as again:  # the store was closed
            assert again.get("/readyz").status_code == 200

    def test_a_start_that_fails_is_told(self, tmp_path: Path) -> None:
        (tmp_path / "file").touch()
        app = app_in(tmp_path / "file")
        with pytest.raises(TenkaError), browsing(app):
            pass
        assert "not a directory" in str(app.state.failure)


class TestMetrics:
    def test_figures(self, client: TestClient) -> None:
        client.get("/api/me")
        client.get("/link/some-secret")
        client.get("/api/link/some-secret")
        text = client.get("/metrics").text
        assert 'tenka_request_seconds_count{method="GET",route="/api/me",status="200"} 1.0' in text
        for name in ("tables", "sockets", "streams", "move_seconds_count", "bot_seconds_total"):
            assert f"\ntenka_{name} 0.0" in text
        assert "\ntenka_store_writes_total " in text
        assert "some-secret" not in text

    def test_strange_methods_make_no_figures_of_their_own(self, client: TestClient) -> None:
        client.request("BREW", "/api/me")
        text = client.get("/metrics").text
        assert "BREW" not in text
        assert 'method="other"' in text

    def test_each_app_has_its_own(self, client: TestClient, tmp_path: Path) -> None:
        client.get("/api/me")
        with browsing(app_in(tmp_path / "other")) as other:
            assert 'route="/api/me"' not in other.get("/metrics").text

    def test_not_for_everybody(self, client: TestClient) -> None:
        elsewhere = visitor(client, "192.0.2.1")
        assert fault(elsewhere.get("/metrics")) == (403, "NotYours")
        forwarded = client.get("/metrics", headers={"X-Forwarded-For": "192.0.2.1"})
        assert fault(forwarded) == (403, "NotYours")

    def test_by_a_token(self, tmp_path: Path) -> None:
        with browsing(app_in(tmp_path, metrics_token="open sesame")) as client:
            elsewhere = visitor(client, "192.0.2.1")
            good = {"Authorization": "Bearer open sesame"}
            assert elsewhere.get("/metrics", headers=good).status_code == 200
            for bad in ({}, {"Authorization": "Bearer open"}, {"Authorization": "open sesam"}):
                assert fault(client.get("/metrics", headers=bad)) == (403, "NotYours")


class TestFaults:
    def test_our_fault_is_told_by_its_number_alone(
        self, client: TestClient, logged: io.StringIO
    ) -> None:
        answer = client.get("/boom/x")
        assert fault(answer) == (500, "ServerError")
        assert answer.json()["id"] == answer.headers["x-request-id"]
        assert SECRET not in answer.text
        assert "Traceback" not in answer.text
        assert "content-security-policy" in answer.headers
        failed = [line for line in lines(logged) if line["level"] == "error"]
        assert len(failed) == 1
        assert failed[0]["request_id"] == answer.json()["id"]
        assert failed[0]["error"] == "ValueError"
        assert "test_ops.py" in failed[0]["places"][0]
        assert SECRET not in logged.getvalue()

    def test_a_stream_that_breaks(self, client: TestClient, logged: io.StringIO) -> None:
        with pytest.raises(Exception, match="broke off"):
            TestClient(client.app).get("/broken")
        assert SECRET not in logged.getvalue()

    def test_a_socket_that_fails_before_it_is_open(self, client: TestClient) -> None:
        with pytest.raises(WebSocketDisconnect) as denied, client.websocket_connect("/before"):
            pass
        answer: Any = denied.value
        assert fault(answer) == (500, "ServerError")

    def test_a_socket_that_fails_later(self, client: TestClient, logged: io.StringIO) -> None:
        with client.websocket_connect("/after") as socket:
            with pytest.raises(WebSocketDisconnect) as closed:
                socket.receive_text()
            assert closed.value.code == 1011
            assert SECRET not in str(closed.value.reason)
        assert SECRET not in logged.getvalue()

    def test_a_socket_that_is_refused_later(self, client: TestClient) -> None:
        with client.websocket_connect("/refused") as socket:
            with pytest.raises(WebSocketDisconnect) as closed:
                socket.receive_text()
            assert closed.value.code == 1008
            assert closed.value.reason == "ő" * 60


class TestLogs:
    def test_a_line_for_each_request(self, client: TestClient, logged: io.StringIO) -> None:
        answer = client.get("/api/me")
        line = lines(logged)[-1]
        assert line["logger"] == "tenka.server.access"
        assert (line["method"], line["route"], line["status"]) == ("GET", "/api/me", 200)
        assert line["request_id"] == answer.headers["x-request-id"]
        assert line["ms"] >= 0
        assert line["time"].endswith("+00:00")

    def test_a_line_for_each_socket(self, client: TestClient, logged: io.StringIO) -> None:
        with client.websocket_connect("/after") as socket, pytest.raises(WebSocketDisconnect):
            socket.receive_text()
        line = lines(logged)[-1]
        assert (line["method"], line["route"], line["status"]) == ("SOCKET", "/after", 101)

    def test_no_secret_is_logged(self, client: TestClient, logged: io.StringIO) -> None:
        client.patch("/api/me", json={"name": "Somebody"})
        token = client.post("/api/me/tokens", json={"name": "bot"}).json()["token"]
        link = client.post("/api/me/link").json()["url"].rsplit("/", 1)[1]
        cookie = client.cookies["tenka"]
        client.get(f"/link/{link}")
        client.get(f"/api/link/{link}")
        client.get(f"/api/me?token={token}", headers={"Authorization": f"Bearer {token}"})
        client.get(f"/nowhere/{SECRET}")
        client.get(f"/boom/{SECRET}")
        text = logged.getvalue()
        assert len(lines(logged)) >= 7
        for secret in (token, link, cookie, SECRET, "Somebody"):
            assert secret not in text

    def test_no_line_without_its_level(self, client: TestClient) -> None:
        stream = io.StringIO()
        root = logging.getLogger()
        before = root.handlers
        try:
            start_logging("warning", stream)
            client.get("/api/me")
            assert stream.getvalue() == ""
        finally:
            root.handlers = before

    def test_what_happens_often_is_logged_seldom(self) -> None:
        clock = Clock()
        seldom = Seldom(clock)

        def told(message: str, **more: Any) -> int | None:
            record = logging.makeLogRecord({"msg": message, **more})
            if not seldom.filter(record):
                return None
            return int(getattr(record, "fields", {}).get("more_of_them", 0))

        assert [told("full", **SELDOM) for _ in range(4)] == [0, None, None, None]
        assert told("other", **SELDOM) == 0
        assert [told("full"), told("full")] == [0, 0]
        clock.time += A_WHILE
        assert [told("full", **SELDOM), told("full", **SELDOM)] == [3, None]

    def test_a_line_is_a_line(self) -> None:
        record = logging.LogRecord("tenka", 20, "", 0, "a\nb %s", ("\u2028",), None)
        text = JsonLines().format(record)
        assert "\n" not in text
        assert json.loads(text)["message"] == "a\nb \u2028"

    @pytest.mark.parametrize("odd", ["half \ud800", 1 << 80, Path("a"), {1: 2}])
    def test_whatever_is_logged_makes_a_line(self, odd: object) -> None:
        record = logging.LogRecord("tenka", 20, "", 0, "x", (), None)
        record.fields = {"odd": odd}
        assert json.loads(JsonLines().format(record))["message"] == "x"

    def test_causes_are_named(self) -> None:
        try:
            try:
                raise KeyError(SECRET)
            except KeyError as error:
                raise ValueError(SECRET) from error
        except ValueError as error:
            info = (type(error), error, error.__traceback__)
        line = JsonLines().format(logging.LogRecord("tenka", 40, "", 0, "x", (), info))
        assert json.loads(line)["error"] == "ValueError"
        assert "because of KeyError" in json.loads(line)["places"]
        assert SECRET not in line
