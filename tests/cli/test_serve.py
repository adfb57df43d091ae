"""`tenka serve` as people run it: a process of its own, a real port, real signals."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Close
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tenka.server.serve import CannotListen, bound, network_address_of
from tenka.server.settings import Settings
from tests import patient

from .conftest import COMMAND, Run, environment

QUICK = {"TENKA_BOT_WORKERS": "1"}


class Served:
    """A server in a process of its own."""

    def __init__(self, *args: str, **env: str) -> None:
        self.process = subprocess.Popen(
            [*COMMAND, "serve", "--port", "0", *args],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=environment(**QUICK, **env),
            start_new_session=True,
        )
        assert self.process.stdout is not None
        watch = threading.Timer(patient.PATIENCE, self.process.kill)
        watch.start()
        self.said = self.process.stdout.readline()
        watch.cancel()
        found = re.search(r"http://\S+", self.said)
        assert found, (self.said, self.process.stderr.read() if self.process.stderr else "")
        self.address = found[0]
        self.port = int(self.address.rsplit(":", 1)[1])

    def stop(self, *signals: int) -> tuple[int, str, str]:
        """Send signals; the status, and what it has said besides the first line."""
        for number in signals or (signal.SIGTERM,):
            os.kill(self.process.pid, number)
            time.sleep(0.3 if len(signals) > 1 else 0.0)
        out, err = self.process.communicate(timeout=patient.PATIENCE)
        return self.process.returncode, out, err


Serve = Callable[..., Served]


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    started: list[Served] = []

    def start(*args: str, **env: str) -> Served:
        if "--data" not in args and "TENKA_DATA" not in env:
            args = ("--data", str(tmp_path / "data"), *args)
        started.append(Served(*args, **env))
        return started[-1]

    yield start
    for served in started:
        if served.process.poll() is None:
            served.process.kill()
        served.process.communicate()


def quick(served: Served) -> tuple[str, dict[str, str]]:
    """The path of a table against a bot, and the cookies of who sits there."""
    answer = patient.post(f"{served.address}/api/quick", json={"game": "chuhan", "bot": "random"})
    assert answer.status_code == 201, answer.text
    return f"/api/tables/{answer.json()['table']}", dict(answer.cookies)


def sockets(served: Served) -> str:
    """Its address for sockets."""
    return served.address.replace("http", "ws")


def heard(live: ClientConnection) -> tuple[list[Any], Close | None]:
    """The kinds of all messages until the end, and how it ended."""
    kinds = []
    try:
        while True:
            kinds.append(json.loads(live.recv(timeout=patient.PATIENCE))["type"])
    except ConnectionClosed as closed:
        return kinds, closed.rcvd


def refused(*args: str, **env: str) -> str:
    """The one line that a server says which cannot start."""
    result = subprocess.run(
        [*COMMAND, "serve", *args],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        env=environment(**{**QUICK, **env}),
        timeout=patient.PATIENCE,
        check=False,
    )
    assert result.returncode == 1, result
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1, result.stderr
    assert result.stderr.startswith("tenka: ")
    return result.stderr


def test_it_serves_and_says_where(serve: Serve, tmp_path: Path) -> None:
    served = serve()
    assert re.fullmatch(r"Tenka is at http://127\.0\.0\.1:\d+ .*\n", served.said)
    assert patient.get(f"{served.address}/readyz").json()["ready"] is True
    me = patient.get(f"{served.address}/api/me")
    assert me.status_code == 200
    assert (tmp_path / "data" / "tenka.sqlite3").exists()
    status, out, err = served.stop(signal.SIGTERM)
    assert (status, out) == (0, "")
    lines = [json.loads(line) for line in err.splitlines()]
    said = [line["message"] for line in lines]
    assert said.pop(0) == "who may come: sign-up open, guests yes, as the environment says"
    assert said == ["started", "request", "request", "stopping"]

    with pytest.raises(ProcessLookupError):  # no bot is left
        os.killpg(served.process.pid, 0)

    again = serve(TENKA_LOG_LEVEL="warning")  # what was there is there again
    after = patient.get(f"{again.address}/api/me", cookies=dict(me.cookies))
    assert after.json() == me.json()
    assert again.stop(signal.SIGINT) == (0, "", "")


def test_whoever_listens_is_told_and_does_not_hold_it_up(serve: Serve) -> None:
    served = serve()
    table, cookies = quick(served)
    live_url, stream_url = f"{sockets(served)}{table}/live", f"{served.address}{table}/stream"
    with (
        connect(live_url, additional_headers={"Cookie": f"tenka={cookies['tenka']}"}) as live,
        patient.stream("GET", stream_url, cookies=cookies) as stream,
    ):
        assert live.protocol.extensions == []  # we would compress, the server does not
        assert live.recv(timeout=patient.PATIENCE)
        lines = stream.iter_lines()
        next(lines)
        os.kill(served.process.pid, signal.SIGTERM)
        kinds, _ = heard(live)
        assert kinds[-1] == "closing"
        assert json.loads([line for line in lines if line][-1])["type"] == "closing"
    assert served.stop()[0] == 0


def test_what_it_does_not_take(serve: Serve, tmp_path: Path) -> None:
    """A message that is too long, a socket of another site, a second server for its data."""
    served = serve(TENKA_MESSAGE_LIMIT="2000")
    table, _ = quick(served)
    with connect(f"{sockets(served)}{table}/live") as live:
        live.send("x" * 3000)
        _, closed = heard(live)
        assert closed is not None
        assert closed.code == 1009
    with (
        pytest.raises(InvalidStatus) as denied,
        connect(f"{sockets(served)}{table}/live", origin=Origin("https://evil.example")),
    ):
        pass
    assert denied.value.response.status_code == 403
    assert b"ForeignOrigin" in (denied.value.response.body or b"")
    said = refused("--port", "0", "--data", str(tmp_path / "data"))
    assert "another server uses" in said


@pytest.mark.long
def test_forwarded_headers_are_believed_of_proxies_alone(serve: Serve, tmp_path: Path) -> None:
    limits = {"TENKA_ADDRESS_RATE": "0.001", "TENKA_ADDRESS_BURST": "2"}

    def statuses(address: str) -> list[int]:
        return [
            patient.get(f"{address}/", headers={"X-Forwarded-For": f"192.0.2.{n}"}).status_code
            for n in range(4)
        ]

    assert statuses(serve(**limits).address) == [200, 200, 429, 429]
    proxied = serve("--data", str(tmp_path / "other"), TENKA_PROXIES="127.0.0.1", **limits)
    assert statuses(proxied.address) == [200] * 4


@pytest.mark.long
def test_a_second_ctrl_c_ends_it_at_once(serve: Serve) -> None:
    served = serve(TENKA_GRACE="600", TENKA_LOG_LEVEL="warning")
    with socket.create_connection(("127.0.0.1", served.port)) as silent:
        # A request that never ends: a patient server waits for it.
        silent.sendall(b"POST /api/me/link HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n")
        time.sleep(0.5)
        status, _, logged = served.stop(signal.SIGTERM, signal.SIGTERM, signal.SIGINT)
    assert (status, logged) == (0, "")


class TestWhatCannotBe:
    def test_a_port_that_is_taken(self, tmp_path: Path) -> None:
        with socket.create_server(("127.0.0.1", 0)) as taken:
            port = str(taken.getsockname()[1])
            said = refused("--port", port, "--data", str(tmp_path / "data"))
            assert f"port {port} is taken" in said

    @pytest.mark.parametrize("host", ["no.such.host.invalid", "192.0.2.1", "\x01"])
    def test_an_address_that_is_not_ours(self, host: str) -> None:
        with pytest.raises(CannotListen, match="cannot listen at"):
            bound(Settings(host=host, port=0))

    def test_a_data_directory_that_is_a_file(self, tmp_path: Path) -> None:
        (tmp_path / "file").touch()
        said = refused("--port", "0", "--data", str(tmp_path / "file"))
        assert "not a directory" in said

    @pytest.mark.long
    def test_a_data_directory_that_cannot_be_written(self) -> None:
        place = "/proc/tenka" if sys.platform == "linux" else "/dev/null/tenka"
        assert place in refused("--port", "0", "--data", place)

    def test_a_database_that_is_none(self, tmp_path: Path) -> None:
        (tmp_path / "tenka.sqlite3").write_text("Dear all, " * 1000)
        assert "not a database" in refused("--port", "0", "--data", str(tmp_path))

    @pytest.mark.parametrize(
        ("args", "env", "said"),
        [
            (("--port", "http"), {}, "TENKA_PORT=http; allowed: 0 to 65535"),
            (("--port", "99999"), {}, "TENKA_PORT=99999"),
            ((), {"TENKA_BOT_WORKERS": "none"}, "TENKA_BOT_WORKERS=none"),
            ((), {"TENKA_URL": "tenka"}, "TENKA_URL=tenka"),
        ],
    )
    def test_bad_settings(
        self, tenka: Run, args: tuple[str, ...], env: dict[str, str], said: str
    ) -> None:
        result = tenka("serve", *args, **env)
        assert (result.returncode, result.stdout, result.stderr.count("\n")) == (1, "", 1)
        assert said in result.stderr


def test_phones_are_told_where_it_is(serve: Serve) -> None:
    served = serve("--host", "0.0.0.0")
    assert re.fullmatch(r"Tenka is at http://127\.0\.0\.1:\d+ .*\n", served.said)
    with bound(Settings(host="0.0.0.0", port=0)) as elsewhere:
        known = network_address_of(elsewhere)
    if known is not None:  # else the machine has no network
        assert served.process.stdout is not None
        told = served.process.stdout.readline()
        own = known.rpartition(":")[0]
        assert told == f"Phones in the same network find it at {own}:{served.port}\n"
        assert patient.get(f"{own}:{served.port}/healthz").status_code == 200


def test_only_who_listens_everywhere_is_found_in_the_network() -> None:
    with bound(Settings(host="127.0.0.1", port=0)) as here:
        assert network_address_of(here) is None


def test_a_misspelt_setting_stops_it(tenka: Run) -> None:
    result = tenka("serve", TENKA_SINGUP="invitation")
    assert (result.returncode, result.stdout, result.stderr.count("\n")) == (1, "", 1)
    assert "did you mean TENKA_SIGNUP?" in result.stderr
