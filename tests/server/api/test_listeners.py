"""Sockets and streams have places, and nobody gets one that another has."""

import asyncio
import threading
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx2
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tenka.server.errors import NotNow
from tenka.server.store import StoreUnavailable
from tenka.server.tables.table import Table
from tests import patient
from tests.server.api.serving import Account, Served, live, served, until

PLACES = 3
MANY = 20


def slow_tables(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables that take a while to be found, so that all who come are there at the same time."""
    get = server.services.lobby.get

    async def slowly(id: str) -> Table:
        await asyncio.sleep(0.3)
        return await get(id)

    monkeypatch.setattr(server.services.lobby, "get", slowly)


def log_out(server: Served, guest: Account) -> httpx2.Response:
    return patient.post(f"{server.url}/api/logout", cookies=guest.cookies)


def taken(server: Served) -> Counter[str]:
    return server.services.limits._listening.taken


@pytest.mark.parametrize("known", [True, False])
def test_sockets_that_come_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, known: bool
) -> None:
    """Of a person, or of strangers from one address."""
    with served(tmp_path, listeners=PLACES) as server:
        guest = server.guest()
        table = guest.post("/quick", game="chuhan")["table"]
        slow_tables(server, monkeypatch)

        async def listen(answers: list[int]) -> None:
            try:
                async with guest.live(table) if known else live(server.url, table) as socket:
                    await socket.recv()
                    answers.append(101)
                    while len(answers) < MANY:  # nobody leaves before all have come
                        await asyncio.sleep(0.01)
            except InvalidStatus as refused:
                answers.append(refused.response.status_code)

        async def evening() -> Counter[int]:
            answers: list[int] = []
            await asyncio.gather(*(listen(answers) for _ in range(MANY)))
            return Counter(answers)

        for _ in range(2):
            assert asyncio.run(evening()) == {101: PLACES, 429: MANY - PLACES}
            until(lambda: not taken(server))


def test_streams_that_come_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with served(tmp_path, listeners=PLACES) as server:
        guest = server.guest()
        table = guest.post("/quick", game="chuhan")["table"]
        slow_tables(server, monkeypatch)

        async def listen(web: httpx2.AsyncClient, answers: list[int]) -> None:
            async with web.stream("GET", f"/api/tables/{table}/stream") as answer:
                answers.append(answer.status_code)
                while len(answers) < MANY:
                    await asyncio.sleep(0.01)

        async def evening() -> Counter[int]:
            answers: list[int] = []
            async with patient.AsyncClient(base_url=server.url, headers=guest.headers) as web:
                await asyncio.gather(*(listen(web, answers) for _ in range(MANY)))
            return Counter(answers)

        assert asyncio.run(evening()) == {200: PLACES, 429: MANY - PLACES}
        until(lambda: not taken(server))
        assert server.services.lobby.listeners == 0


@pytest.mark.parametrize(
    ("error", "code"),
    [(NotNow("no"), 1008), (StoreUnavailable("no"), 1008), (ValueError("no"), 1011)],
)
def test_a_place_is_given_back_if_the_table_cannot_be_had(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception, code: int
) -> None:
    with served(tmp_path, listeners=1, complaints=not isinstance(error, NotNow)) as server:
        guest = server.guest()

        async def fails(id: str) -> Any:
            raise error

        monkeypatch.setattr(server.services.lobby, "get", fails)

        async def visit(guest: Account) -> int | None:
            async with guest.live("somewhere") as socket:
                with suppress(ConnectionClosed):
                    await socket.recv()
                return socket.close_code

        for _ in range(3):
            assert asyncio.run(visit(guest)) == code
            until(lambda: not taken(server))


@pytest.mark.parametrize("by", ["socket", "stream"])
def test_who_is_shut_out_meanwhile_hears_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, by: str
) -> None:
    """Whoever logs out while a page of theirs, or a thief's, is about to listen."""
    with served(tmp_path) as server:
        guest = server.guest()
        table = guest.post("/quick", game="chuhan")["table"]
        find = server.services.lobby.get
        coming, going_on = threading.Event(), threading.Event()

        async def held(id: str) -> Table:
            coming.set()
            await asyncio.to_thread(going_on.wait, patient.PATIENCE)
            return await find(id)

        monkeypatch.setattr(server.services.lobby, "get", held)

        async def by_socket() -> list[str]:
            async with guest.live(table) as socket:
                return [str(message) async for message in socket]

        async def by_stream() -> list[str]:
            async with (
                patient.AsyncClient(base_url=server.url, headers=guest.headers) as web,
                web.stream("GET", f"/api/tables/{table}/stream") as answer,
            ):
                return [line async for line in answer.aiter_lines()]

        async def evening() -> list[str]:
            heard = asyncio.ensure_future(by_socket() if by == "socket" else by_stream())
            await asyncio.to_thread(coming.wait, patient.PATIENCE)
            out = await asyncio.to_thread(log_out, server, guest)
            going_on.set()
            assert out.status_code == 204
            async with asyncio.timeout(patient.PATIENCE):
                return await heard

        assert [line for line in asyncio.run(evening()) if "closing" not in line] == []


def test_who_waits_when_the_server_stops_is_told_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not that something went wrong: the same may be sent to the server that comes next."""
    with served(tmp_path, grace=0.2) as server:
        guest = server.guest()
        coming, never = threading.Event(), asyncio.Event()

        async def held(id: str) -> Table:
            coming.set()
            await never.wait()
            raise AssertionError

        monkeypatch.setattr(server.services.lobby, "get", held)
        with ThreadPoolExecutor(1) as asking:
            url = f"{server.url}/api/tables/somewhere"
            asked = asking.submit(patient.get, url, headers=guest.headers)
            assert coming.wait(patient.PATIENCE)
            server.stop()
            answer = asked.result()
        assert answer.status_code == 503
        assert answer.json()["error"]["kind"] == "Stopping"
        assert answer.headers["Retry-After"] == "5"
