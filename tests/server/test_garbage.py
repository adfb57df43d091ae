"""Garbage: whatever is sent, the answer is a clear refusal, and nothing is changed by it."""

import json
import socket
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from http.client import HTTPResponse
from random import Random
from typing import Any
from urllib.parse import quote, urlsplit

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import CloseCode
from websockets.sync.client import ClientConnection, connect

from tenka.core.contract import Json
from tests import long
from tests.patient import PATIENCE
from tests.server.api.serving import Account, Served, served
from tests.server.databases import query
from tests.server.ram_directory import directory_in_memory

REQUESTS = 3500 if long.LONG else 1400
MESSAGES = 1500 if long.LONG else 600
LIMIT = 64 * 1024  # of a body and of a message, so that too much is not too slow
UNREADABLE = b"Invalid HTTP request received."

DEEP = 3000
LONG = "x" * 20_000
ODD = (
    "",
    " ",
    "\x00",
    "\u202e\u200b",
    "\ufeff",
    "é" * 300,
    "天下",
    "🀄",
    "'; drop table tables;--",
    "<script>",
    "../../etc/passwd",
    "%00",
    "{{7*7}}",
    "null",
    "NaN",
    "0",
    "-1",
    "ask",
    LONG,
    "play " + "5 " * 5000,
    "\u0661",
    "1e9",
)
# Values as they stand in JSON text: some cannot be written by a tame encoder.
VALUES = (
    "null", "true", "false", "0", "-1", "1", "2", "9223372036854775808", "-" + "9" * 30, "1e400",
    "-0.0", "1.5", "0.1", "NaN", "Infinity", "-Infinity", "9" * 4000, "9" * 5000, "1" + "0" * 400,
    "[]", "{}", "[[]]", '[""]', "[null]", '{"a": 1}', '{"": ""}', '"\\ud800"', '"\\udfff\\ud800"',
    '{"\\ud800": "\\ud800"}', '["\\ud800"]', '"\\u0000"', "[" * DEEP + "]" * DEEP,
    '{"a":' * DEEP + "1" + "}" * DEEP, "[" + "1," * 2000 + "1]", "[" * 50, '"unfinished', "",
    *(json.dumps(text) for text in ODD),
)  # fmt: skip
METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE", "BREW", "get")
TYPES = (
    "text/plain",
    "application/xml",
    "multipart/form-data; boundary=x",
    "application/json",
    "application/x-www-form-urlencoded",
    "application/json; charset=utf-16",
    "",
    "\xff",
)


@dataclass(frozen=True)
class Request:
    """A request as it will be written."""

    method: str
    path: str
    body: bytes | None = None
    headers: tuple[tuple[str, str], ...] = ()
    kind: str = "application/json"

    def written(self) -> bytes:
        lines = [f"{self.method} {self.path} HTTP/1.1", "Host: 127.0.0.1"]
        lines += [f"{name}: {value}" for name, value in self.headers]
        if self.body is not None:
            lines += [f"Content-Type: {self.kind}", f"Content-Length: {len(self.body)}"]
        head = "\r\n".join(lines).encode("latin-1", "replace")
        return head + b"\r\n\r\n" + (self.body or b"")


class Wire:
    """A connection that is opened again whenever the server hangs up."""

    def __init__(self, url: str) -> None:
        address = urlsplit(url)
        self.address = (str(address.hostname), int(address.port or 0))
        self.sock: socket.socket | None = None

    def send(self, raw: bytes, method: str) -> tuple[int, bytes]:
        """The status and the body of the answer."""
        try:
            return self._send(raw, method)
        except (ConnectionError, OSError):  # it had hung up after the last one
            self.close()
            return self._send(raw, method)

    def _send(self, raw: bytes, method: str) -> tuple[int, bytes]:
        if self.sock is None:
            self.sock = socket.create_connection(self.address, timeout=PATIENCE)
        self.sock.sendall(raw)
        answer = HTTPResponse(self.sock, method=method)
        answer.begin()
        body = answer.read()
        if answer.will_close or answer.status == 400:
            self.close()
        return answer.status, body

    def hint(self, raw: bytes) -> None:
        """Begin to send something, and be gone."""
        with socket.create_connection(self.address, timeout=PATIENCE) as sock:
            sock.sendall(raw)

    def close(self) -> None:
        if self.sock is not None:
            self.sock.close()
            self.sock = None


class Scene:
    """A game in progress, a table that waits, and people who send garbage."""

    def __init__(self, server: Served) -> None:
        self.server = server
        self.han, self.chu, self.eve = server.guest(), server.guest(), server.guest()
        made = self.han.post("/tables", game="chuhan", seat=0, window=0)
        self.table = str(made["table"])
        self.chu.post(f"/tables/{self.table}/join")
        for number, account in enumerate((self.han, self.chu, self.han)):
            legal = account.get(f"/tables/{self.table}/legal")
            text = "pass" if "pass" in legal["moves"] else legal["moves"][0]
            body = {"decision": legal["decision"], "key": f"k{number}", "moves": [text]}
            account.post(f"/tables/{self.table}/moves", **body)
        self.open = str(self.eve.post("/tables", game="chuhan", seat=1)["table"])

    def requests(self) -> list[Request]:
        """Requests that would be fine, if the game were at another point: whatever becomes of their
        figures, no move is legal and nobody can leave."""
        at, waiting = f"/api/tables/{self.table}", f"/api/tables/{self.open}"
        stale = {"decision": 0, "key": "k0", "moves": ["play 5"]}
        good: list[tuple[Account | None, str, str, Any]] = [
            (self.han, "GET", at, None),
            (self.han, "GET", f"{at}?since=2&version=3", None),
            (self.han, "GET", f"{at}/legal", None),
            (self.han, "GET", f"{at}/replay?ply=2&seat=1", None),
            (self.eve, "GET", "/api/tables?game=chuhan&before=5", None),
            (self.eve, "GET", "/api/tables/mine?status=open&status=over", None),
            (self.eve, "GET", "/api/link/none", None),
            (self.eve, "DELETE", "/api/me/tokens/0123456789abcdef", None),
            (self.han, "POST", f"{at}/moves", {**stale, "key": "new"}),
            (self.chu, "POST", f"{at}/moves", {"decision": 9, "key": "new", "moves": ["allow"]}),
            (self.han, "POST", f"{at}/check", {"moves": ["play 5", "writ"]}),
            (self.chu, "POST", f"{at}/join", {"seat": 1, "nonce": "ab"}),
            (self.chu, "POST", f"{at}/leave", None),
            (self.han, "POST", f"{at}/start", None),
            (self.han, "POST", f"{at}/abort", None),
            (self.han, "POST", f"{at}/rematch", None),
            (self.eve, "POST", f"{at}/resign", None),
            (self.eve, "POST", f"{at}/standing", {"answer": "allow"}),
            (None, "POST", f"{at}/moves", stale),
            (None, "POST", f"{waiting}/start", None),
            (self.eve, "POST", "/api/tables", self._terms()),
            (self.eve, "POST", "/api/tables", {**self._terms(), "position": POSITION}),
            (self.eve, "POST", "/api/quick", {"game": "chuhan", "bot": "greedy", "window": 6.0}),
            (self.eve, "PATCH", "/api/me", {"name": "Eve"}),
            (None, "POST", "/api/me/tokens", {"name": "bot"}),
        ]
        return [
            Request(
                method,
                path,
                None if body is None else json.dumps(body).encode(),
                tuple(account.headers.items()) if account is not None else (),
            )
            for account, method, path, body in good
        ]

    def _terms(self) -> Json:
        return {
            "game": "chuhan",
            "options": {"events": True},
            "seats": 2,
            "seat": 0,
            "pace": "correspondence",
            "clock": {"bank": 600.0, "increment": 5.0, "cap": 1000.0},
            "window": 6.0,
            "public": True,
            "allow_return": True,
            "bots": {"1": "greedy"},
        }

    def truth(self) -> Json:
        """Both tables, as they are in memory and stored."""
        stored: Json = {}
        data = self.server.services.settings.data
        for name, column in (
            ("tables", "id"),
            ("seats", "table_id"),
            ("entries", "table_id"),
            ("held", "table_id"),
            ("clocks", "table_id"),
        ):
            asked = f"select * from {name} where {column} in (:one, :two) order by 1, 2"
            stored[name] = query(data, asked, one=self.table, two=self.open)
        for id in (self.table, self.open):
            table = self.server.services.lobby._tables._all[id]
            stored[id] = (
                table.situation.play.state.to_position(),
                list(table.situation.play.record.entries),
                list(table.situation.seats),
                table.situation.row,
            )
        return stored

    def tables(self) -> int:
        data = self.server.services.settings.data
        return int(query(data, "select count(*) from tables")[0][0])


POSITION = {"hands": [["ji_bu", "4", "4"], ["lyu_zhi", "8", "9"]], "lead": 0}


@pytest.fixture(scope="module")
def scene() -> Iterator[Scene]:
    with (
        directory_in_memory() as data,
        served(data, body_limit=LIMIT, message_limit=LIMIT) as server,
    ):
        yield Scene(server)


class Garbler:
    """Spoils requests."""

    def __init__(self, seed: int) -> None:
        self.chance = Random(seed)

    def garbled(self, request: Request) -> bytes:
        """The request with one to three things wrong with it."""
        for _ in range(self.chance.choice((1, 1, 2, 3))):
            request = self.chance.choice(
                (self.method, self.path, self.query, self.body, self.body, self.body, self.header)
            )(request)
        raw = request.written()
        return self.bytes(raw) if self.chance.random() < 0.1 else raw

    def method(self, request: Request) -> Request:
        return replace(request, method=self.chance.choice(METHODS))

    def path(self, request: Request) -> Request:
        parts = request.path.split("/")
        place = self.chance.randrange(1, len(parts)) if len(parts) > 1 else 0
        odd = quote(self.chance.choice(ODD), safe="")[:8000]
        parts[place] = self.chance.choice((odd, "%ff%fe", "..", "%2e%2e%2f", "", "~" * 500))
        return replace(request, path="/".join(parts) or "/")

    def query(self, request: Request) -> Request:
        name = self.chance.choice(("since", "version", "ply", "seat", "status", "game", "before"))
        value = quote(self.chance.choice((*ODD, "9" * 5000, "1e400", "nan", "0x10")), safe="")
        sign = "&" if "?" in request.path else "?"
        return replace(request, path=f"{request.path}{sign}{name}={value}"[:30_000])

    def header(self, request: Request) -> Request:
        kind = self.chance.randrange(6)
        if kind == 0:
            return replace(request, kind=self.chance.choice(TYPES))
        value = self.chance.choice(ODD[:-3]).replace("\r", "").replace("\n", "")[:4000]
        name = ("Cookie", "Authorization", "Origin", "Sec-Fetch-Site", "X-Forwarded-For")[kind - 1]
        if name == "Cookie":
            value = f"tenka={value}; {value}"
        elif name == "Authorization":
            value = self.chance.choice(("Bearer ", "Bearer tenka_", "Basic ", "")) + value
        kept = tuple(header for header in request.headers if header[0] != name)
        return replace(request, headers=(*kept, (name, value)))

    def body(self, request: Request) -> Request:
        if request.body is None or self.chance.random() < 0.1:
            return replace(request, body=self.chance.choice(VALUES).encode("utf-8", "replace"))
        return replace(request, body=self.spoilt(request.body))

    def spoilt(self, body: bytes) -> bytes:
        """JSON with another value, a field more or less, or no JSON any more."""
        way = self.chance.randrange(10)
        if way == 0:
            return body[: self.chance.randrange(len(body) + 1)]
        if way == 1:
            return self.bytes(body)
        if way == 2:
            return b" " * (LIMIT + 1 - len(body)) + body
        try:
            fields = json.loads(body)
        except (ValueError, RecursionError):
            return body
        if not isinstance(fields, dict) or not fields:
            return self.chance.choice(VALUES).encode()
        marked, names = dict(fields), list(fields)
        name = self.chance.choice(names)
        if way == 3:
            del marked[name]
            return json.dumps(marked).encode()
        if way == 4:
            name = self.chance.choice((*ODD[:6], "seat", "type", "__proto__"))
        inner = fields.get(name)
        if isinstance(inner, dict) and inner and self.chance.random() < 0.5:
            marked[name] = {**inner, self.chance.choice(list(inner)): MARK}
        elif isinstance(inner, list) and inner and self.chance.random() < 0.5:
            marked[name] = [*inner, MARK]
        else:
            marked[name] = MARK
        value = self.chance.choice(VALUES)
        return json.dumps(marked).replace(f'"{MARK}"', value).encode("utf-8", "replace")

    def bytes(self, raw: bytes) -> bytes:
        """Some bytes are others."""
        spoilt = bytearray(raw)
        for _ in range(self.chance.randrange(1, 4)):
            if spoilt:
                place = self.chance.randrange(len(spoilt))
                spoilt[place] = self.chance.choice((0, 0xFF, 0xC0, 0x0A, 0x7F, 0x22, 0x80))
        return bytes(spoilt)


MARK = "the value goes here"


@pytest.mark.slow
def test_garbage_by_http(scene: Scene) -> None:
    garbler = Garbler(1)
    wire = Wire(scene.server.url)
    before, tables = scene.truth(), scene.tables()
    statuses: Counter[int] = Counter()
    good = scene.requests()
    for number in range(REQUESTS):
        request = good[number % len(good)]
        raw = garbler.garbled(request)
        if well_framed(raw):
            method = raw.split(b" ", 1)[0].decode("latin-1")
            status, body = wire.send(raw, method)
            check_answer(raw, method, status, body)
            statuses[status] += 1
            tables += status == 201 and b'"table":' in body
        else:
            wire.hint(raw)
    wire.close()
    assert scene.truth() == before
    assert scene.tables() == tables  # what was refused has left nothing behind
    assert sum(statuses.values()) > 0.8 * REQUESTS
    assert {400, 401, 403, 404, 405, 409, 413, 422} <= set(statuses), statuses
    refused = sum(count for status, count in statuses.items() if status >= 400)
    assert refused > 0.5 * REQUESTS, statuses


def well_framed(raw: bytes) -> bool:
    """Will a server see where the request ends? Else it would wait for more."""
    head, _, body = raw.partition(b"\r\n\r\n")
    for line in head.split(b"\r\n")[1:]:
        name, _, value = line.partition(b":")
        if name.lower() == b"content-length":
            return value.strip() == str(len(body)).encode()
    return b"\r\n\r\n" in raw and not body


def check_answer(raw: bytes, method: str, status: int, body: bytes) -> None:
    """It is no fault of the server's, and it says what is wrong."""
    shown = raw[:300]
    assert 200 <= status < 500, (status, body, shown)
    assert b"Traceback" not in body, shown
    assert b'File "' not in body, shown
    if status >= 400 and body != UNREADABLE and method != "HEAD":
        told = json.loads(body)
        assert set(told) == {"error"}, (body, shown)
        assert set(told["error"]) == {"kind", "rule", "why", "message", "retry_after"}, (
            body,
            shown,
        )
        assert told["error"]["message"], shown


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"null",
        b"\xff\xfe",
        b'{"game": "\\ud800"}',
        b'{"\\ud800": 1}',
        b'{"game": "chuhan", "options": {"\\ud800": 1}}',
        b'{"game": "chuhan", "options": {"events": "\\ud800"}}',
        b'{"game": "chuhan", "position": {"hands": "\\ud800"}}',
        b'{"game": "chuhan", "position": {"\\ud800": []}}',
        b'{"game": "chuhan", "position": {"hands": [["\\ud800"], []]}}',
        b'{"game": "chuhan", "position": {"scores": [NaN, 1e400]}}',
        b'{"game": "chuhan", "seats": ' + b"9" * 4000 + b"}",
        b'{"game": "chuhan", "seat": -' + b"9" * 4000 + b"}",
        b'{"game": "chuhan", "bots": {"' + b"9" * 5000 + b'": "greedy"}}',
        b'{"game": "chuhan", "bots": {"0": "greedy", "1": "greedy"}}',
        b'{"game": "chuhan", "bots": {"0": "greedy"}, "seat": 0}',
        b'{"game": "chuhan", "bots": {"7": "greedy"}}',
        b'{"game": "chuhan", "bots": {"1": "no such bot"}}',
        b'{"game": "chuhan", "clock": {"bank": 1e400}}',
        b'{"game": "chuhan", "clock": {"bank": NaN}}',
        b'{"game": "chuhan", "window": NaN}',
        b'{"game": "chuhan", "position": ' + b'{"a":' * 900 + b"1" + b"}" * 901,
        b'{"game": "chuhan", "position": ' + b"[" * 20_000,
    ],
    ids=range(23),
)
def test_a_table_that_cannot_be(scene: Scene, body: bytes) -> None:
    tables = scene.tables()
    headers = tuple(scene.eve.headers.items())
    wire = Wire(scene.server.url)
    raw = Request("POST", "/api/tables", body, headers).written()
    status, answer = wire.send(raw, "POST")
    wire.close()
    check_answer(raw, "POST", status, answer)
    assert 400 <= status < 500
    assert scene.tables() == tables


def messages(scene: Scene, garbler: Garbler) -> Iterator[str | bytes]:
    """Socket messages, each with something wrong."""
    chance = garbler.chance
    good = [
        {"type": "move", "decision": 9, "key": "new", "moves": ["allow"]},
        {"type": "move", "decision": 1, "key": "newer", "moves": ["give 4"]},
        {"type": "ping"},
        {"type": "state", "seat": 0},
    ]
    while True:
        way = chance.randrange(8)
        if way == 0:
            yield chance.choice(VALUES)
        elif way == 1:
            yield chance.choice(ODD)
        elif way == 2:
            yield bytes(chance.randrange(256) for _ in range(chance.randrange(40)))
        else:
            yield garbler.spoilt(json.dumps(chance.choice(good)).encode()).decode(
                "utf-8", "replace"
            )


@pytest.mark.slow
def test_garbage_by_socket(scene: Scene) -> None:
    before = scene.truth()
    garbler = Garbler(2)
    source = messages(scene, garbler)
    answers: Counter[str] = Counter()
    accounts = (scene.han, scene.chu, scene.eve, None)
    for number, account in enumerate(accounts):
        while answers.total() < (number + 1) * MESSAGES // len(accounts):
            with talking(scene, account) as connection:
                say_all(connection, source, answers, MESSAGES // len(accounts))
    assert scene.truth() == before
    assert answers["error"] > MESSAGES / 2, answers
    assert answers["too long"] > 0, answers


def say_all(
    connection: ClientConnection, source: Iterator[str | bytes], answers: Counter[str], most: int
) -> None:
    """Send messages; one that is too long ends the connection, and is told so."""
    for _ in range(most):
        message = next(source)
        try:
            connection.send(message)
            answers[reply(connection)] += 1
        except ConnectionClosed as closed:
            told = closed.rcvd
        else:
            continue
        assert told is not None
        assert told.code == CloseCode.MESSAGE_TOO_BIG, message[:200]
        answers["too long"] += 1
        return


@contextmanager
def talking(scene: Scene, account: Account | None) -> Iterator[ClientConnection]:
    """A socket that has heard how the table stands."""
    url = scene.server.url.replace("http:", "ws:")
    headers = {} if account is None else account.headers
    address = f"{url}/api/tables/{scene.table}/live"
    with connect(address, additional_headers=headers, compression=None) as connection:
        assert json.loads(connection.recv(timeout=PATIENCE))["type"] == "state"
        yield connection


def reply(connection: ClientConnection) -> str:
    """The kind of the answer, which is a clear one."""
    text = connection.recv(timeout=PATIENCE)
    told: Json = json.loads(text)
    assert told["type"] in ("error", "pong"), told
    if told["type"] == "error":
        assert set(told) == {"type", "key", "error"}, told
        assert told["error"]["message"]
        assert "Traceback" not in str(text)
    return str(told["type"])


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        (b"\x81\x82\x00\x00\x00\x00\xff\xfe", CloseCode.INVALID_DATA),  # text that is none
        (b"\x83\x80\x00\x00\x00\x00", CloseCode.PROTOCOL_ERROR),  # an opcode that is none
        (b"\x81\x02{}", CloseCode.PROTOCOL_ERROR),  # not masked
        (b"\xc1\x82\x00\x00\x00\x00{}", CloseCode.PROTOCOL_ERROR),  # compressed, though not agreed
        (b"\x81\xff\x7f" + b"\xff" * 7 + b"\x00" * 4, CloseCode.MESSAGE_TOO_BIG),
        (b"\x80\x82\x00\x00\x00\x00{}", CloseCode.PROTOCOL_ERROR),  # goes on with nothing
    ],
    ids=["utf-8", "opcode", "mask", "compressed", "huge", "continuation"],
)
def test_frames_that_cannot_be(scene: Scene, frame: bytes, code: CloseCode) -> None:
    before = scene.truth()
    with talking(scene, scene.han) as connection:
        connection.socket.sendall(frame)
        with pytest.raises(ConnectionClosed) as closed:
            connection.recv(timeout=PATIENCE)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == code
    assert scene.truth() == before
    with talking(scene, scene.han):
        pass
