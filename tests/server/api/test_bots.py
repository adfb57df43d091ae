"""For the bots of others: the stream of lines, and the example that plays a game with it."""

import itertools
import json
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from random import Random
from socketserver import BaseRequestHandler, ThreadingTCPServer
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tenka.core.contract import Json
from tenka.server.api import live as live_api
from tests import patient
from tests.server.api.serving import Account, Served, served, until

EXAMPLE = Path(__file__).parents[3] / "examples" / "bot.py"
SMALL = {"hands": [["4", "5"], ["8", "9"]], "lead": 0}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    with served(tmp_path) as running:
        yield running


class Stream:
    """A stream that is read in another thread."""

    def __init__(self, account: Account, table: str, **params: int) -> None:
        self.lines: list[str] = []
        self.ended = False
        self._account = account
        self._path = f"{account.url}/api/tables/{table}/stream"
        self._params = params
        self._leave = False
        self._thread = threading.Thread(target=self._read)
        self._thread.start()

    @property
    def messages(self) -> list[Json]:
        return [json.loads(line) for line in self.lines if line]

    def leave(self) -> None:
        self._leave = True

    def _read(self) -> None:
        with patient.stream(
            "GET", self._path, params=self._params, headers=self._account.headers
        ) as answer:
            assert answer.status_code == 200
            assert answer.headers["content-type"] == "application/x-ndjson"
            for line in answer.iter_lines():
                self.lines.append(line)
                if self._leave:
                    return
        self.ended = True


def small_table(server: Served) -> tuple[str, Account, Account]:
    han, chu = server.guest(), server.guest()
    opened = han.post("/tables", game="chuhan", seat=0, window=0, position=SMALL, public=False)
    chu.post(f"/tables/{opened['table']}/join")
    return str(opened["table"]), han, chu


def test_the_stream_tells_everything_until_the_end(server: Served) -> None:
    table, han, chu = small_table(server)
    stream = Stream(chu, table)
    until(lambda: stream.messages)
    assert stream.messages[0] == chu.get(f"/tables/{table}")
    han.post(f"/tables/{table}/moves", decision=0, key="1", moves=["play 4"])
    until(lambda: len(stream.messages) == 2)
    turn = stream.messages[1]
    assert (turn["my_turn"], turn["decision"], turn["view"]["turn"]) == (True, 0, [1])
    assert turn["journal"][0]["kind"] == "played"
    assert {"clocks", "window", "version"} <= set(turn)
    chu.post(f"/tables/{table}/resign")
    until(lambda: stream.ended)
    assert stream.messages[-1]["status"] == "over"
    until(lambda: not server.services.lobby.listeners)


def test_what_was_seen_is_not_told_again(server: Served) -> None:
    table, han, chu = small_table(server)
    han.post(f"/tables/{table}/moves", decision=0, key="1", moves=["play 4"])
    seen = chu.get(f"/tables/{table}")
    chu.post(f"/tables/{table}/moves", decision=0, key="1", moves=["play 8"])
    stream = Stream(chu, table, since=len(seen["journal"]), version=seen["version"])
    until(lambda: stream.messages)
    first = stream.messages[0]
    assert first["journal_from"] == len(seen["journal"])
    assert seen["journal"] + first["journal"] == chu.get(f"/tables/{table}")["journal"]
    han.post(f"/tables/{table}/resign")
    until(lambda: stream.ended)


def test_signs_of_life_and_leaving(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_api, "HEARTBEAT", 0.05)
    table, _, chu = small_table(server)
    stream = Stream(chu, table)
    until(lambda: stream.lines.count("") > 2)
    assert server.services.lobby.listeners == 1
    stream.leave()
    until(lambda: not server.services.lobby.listeners)


def test_a_stop_ends_it(server: Served) -> None:
    table, _, chu = small_table(server)
    stream = Stream(chu, table)
    until(lambda: stream.messages)
    server.stop()
    until(lambda: stream.ended)
    assert stream.messages[-1] == {"type": "closing"}


def test_a_revoked_token_ends_it(server: Served) -> None:
    table, han, chu = small_table(server)
    stream, other = Stream(chu, table), Stream(han, table)
    until(lambda: stream.messages and other.messages)
    url = f"{server.url}/api/me/tokens/{chu.token_id}"
    assert patient.delete(url, cookies=chu.cookies).status_code == 204
    until(lambda: stream.ended)
    assert stream.messages[-1] == {"type": "closing"}
    assert not other.ended
    other.leave()


def test_not_too_many_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_api, "HEARTBEAT", 0.05)
    with served(tmp_path, listeners=1) as server:
        table, han, chu = small_table(server)
        stream = Stream(chu, table)
        until(lambda: stream.messages)
        url = f"{server.url}/api/tables/{table}/stream"
        refused = patient.get(url, headers=chu.headers)
        assert (refused.status_code, refused.json()["error"]["kind"]) == (429, "TooMany")
        with pytest.raises(InvalidStatus, match="429"):
            connect(
                url.replace("http", "ws").replace("stream", "live"), additional_headers=chu.headers
            )
        stream.leave()
        until(lambda: not server.services.lobby.listeners)
        again = Stream(chu, table)
        until(lambda: again.messages)
        han.post(f"/tables/{table}/resign")


def test_streams_refused(server: Served) -> None:
    table, han, _ = small_table(server)
    address = f"{server.url}/api/tables"
    for headers, path, status in (
        (server.guest().headers, f"{table}/stream", 403),
        (han.headers, "nowhere/stream", 404),
        (han.headers, f"{table}/stream?since=-1", 422),
        ({"Authorization": "Bearer tenka_wrong"}, f"{table}/stream", 401),
    ):
        assert patient.get(f"{address}/{path}", headers=headers).status_code == status


@contextmanager
def example(url: str, token: str, game: str) -> Iterator["subprocess.Popen[str]"]:
    """The example, which needs nothing but Python, begins to play."""
    with subprocess.Popen(
        [sys.executable, "-I", str(EXAMPLE), url, token, game],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as bot:
        try:
            yield bot
        finally:
            bot.kill()


LIMITS = {"person_rate": 100.0, "person_burst": 40}  # it has to wait, if it is asked to


@pytest.mark.parametrize(
    ("game", "limits"),
    [
        ("chuhan", {}),
        pytest.param("suntzu", {}, marks=pytest.mark.long),
        ("shogun", LIMITS),
    ],
)
def test_the_example_plays_every_game(tmp_path: Path, game: str, limits: dict[str, Any]) -> None:
    assert len(EXAMPLE.read_text().splitlines()) < 60
    with served(tmp_path, **limits) as server:
        account = server.guest()
        with example(server.url, account.token, game) as bot:
            said, complained = bot.communicate(timeout=patient.PATIENCE)
        assert (bot.returncode, complained) == (0, "")
        (table,) = account.get("/tables/mine", status="over")
        assert (table["game"], table["result"]) == (game, json.loads(said))


def until_played(account: Account, at: str, entries: int) -> None:
    until(lambda: account.get(at)["version"] > entries)


@pytest.mark.long
def test_the_example_plays_on_when_the_server_is_back(tmp_path: Path) -> None:
    with ExitStack() as bots:
        with served(tmp_path) as server:
            port = urlsplit(server.url).port or 0
            account = server.guest()
            bot = bots.enter_context(example(server.url, account.token, "suntzu"))
            until(lambda: account.get("/tables/mine"))
            at = f"/tables/{account.get('/tables/mine')[0]['id']}"
        for entries in (6, 12):
            with served(tmp_path, port=port):
                until_played(account, at, entries)
        assert bot.poll() is None
        with served(tmp_path, port=port):
            said, complained = bot.communicate(timeout=patient.PATIENCE)
            assert (bot.returncode, complained) == (0, "")
            assert account.get(at)["result"] == json.loads(said)


class CuttingServer(ThreadingTCPServer):
    """A way to the server on which every tenth answer breaks off somewhere."""

    daemon_threads = True

    def __init__(self, url: str) -> None:
        super().__init__(("127.0.0.1", 0), CutConnection)
        self.url = f"http://127.0.0.1:{self.server_address[1]}"
        self.behind = urlsplit(url)
        self.chance = Random(7)
        self.cut = 0
        self.numbers = itertools.count()


class CutConnection(BaseRequestHandler):
    def handle(self) -> None:
        way: CuttingServer = self.server  # type: ignore[assignment]
        cut = next(way.numbers) % 10 == 1
        way.cut += cut
        with socket.create_connection((way.behind.hostname, way.behind.port)) as there:
            asking = threading.Thread(target=forward, args=(self.request, there), daemon=True)
            asking.start()
            forward(there, self.request, way.chance.randrange(900) if cut else sys.maxsize)


def forward(source: socket.socket, target: socket.socket, left: int = sys.maxsize) -> None:
    """So many bytes at most."""
    with suppress(OSError):
        while left > 0 and (part := source.recv(min(left, 1 << 16))):
            target.sendall(part)
            left -= len(part)


@pytest.mark.long
def test_the_example_plays_on_when_answers_break_off(server: Served) -> None:
    account = server.guest()
    with CuttingServer(server.url) as way:
        threading.Thread(target=way.serve_forever, daemon=True).start()
        try:
            with example(way.url, account.token, "shogun") as bot:
                said, complained = bot.communicate(timeout=patient.PATIENCE)
        finally:
            way.shutdown()
    assert (bot.returncode, complained) == (0, "")
    assert way.cut > 5
    results = [table["result"] for table in account.get("/tables/mine", status="over")]
    assert json.loads(said) in results


def test_the_example_says_what_is_wrong(server: Served) -> None:
    for token, game, kind in (
        ("tenka_wrong", "chuhan", "BadToken"),
        (server.guest().token, "go", "UnknownGame"),
    ):
        with example(server.url, token, game) as bot:
            assert kind in bot.communicate(timeout=patient.PATIENCE)[1]
        assert bot.returncode == 1
