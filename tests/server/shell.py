"""The app without its bots' processes, and a browser that talks to it."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from fastapi import FastAPI
from starlette.testclient import TestClient

from tenka.analysis.hinting import hint
from tenka.core.contract import Json
from tenka.games import game as find_game
from tenka.server.app import create_app
from tenka.server.bots.pool import BotPool
from tenka.server.settings import Settings
from tests.server.browser import Browser
from tests.server.databases import database_settings

ADDRESS = "http://127.0.0.1:8380"
# Without limits, and nobody waits for bots.
UNLIMITED = {
    "person_rate": 0.0,
    "address_rate": 0.0,
    "guest_rate": 0.0,
    "table_rate": 0.0,
    "bot_pace": 0.0,
    "listed": 0,
    "listed_guests": 0,
}


class Clock:
    """A clock that is turned by hand."""

    def __init__(self, time: float = 1_800_000_000.0) -> None:
        self.time = time

    def __call__(self) -> float:
        return self.time


class NoBots(BotPool):
    """A pool in which nobody thinks; hints are made here and now."""

    def __init__(self) -> None:
        super().__init__(processes=2, budget=5.0)

    async def start(self) -> None:
        pass

    async def stop(self) -> None:
        pass

    async def hint(
        self,
        game_id: str,
        seats: int,
        options: Json,
        seat: int,
        position: Json,
        seed: int,
        *,
        dealt: Json | None = None,
        owner: str | None = None,
    ) -> Json:
        game = find_game(game_id)
        state = game.position(position, 1, **options)
        return hint(game, state, seats, seat, seed, dealt).to_json()


def app_in(
    data: Path, *, now: Callable[[], float] | None = None, bots: BotPool | None = None, **set: Any
) -> FastAPI:
    """An app that keeps its data there; without limits, unless they are set."""
    settings = Settings(data=data, **{**UNLIMITED, **database_settings(data), **set})
    return create_app(settings, now=now or Clock(), bots=bots or NoBots())


@contextmanager
def browsing(app: FastAPI, address: str = ADDRESS) -> Iterator[TestClient]:
    """A running app, and a browser at its address. Each one has cookies of its own; `visitor` gives
    more of them."""
    loop = {"use_uvloop": True}  # as uvicorn runs it
    with Browser(app, address, ("127.0.0.1", 5), backend_options=loop) as client:
        yield client


def visitor(client: TestClient, address: str = "127.0.0.1", at: str = ADDRESS) -> TestClient:
    """Another browser, from that address, at the same running app."""
    other = Browser(client.app, at, (address, 6), follow_redirects=False)
    other.portal = client.portal  # both live in the loop in which the app runs
    return other


def fault(answer: Any) -> tuple[int, str]:
    """The status and the kind of a refusal, whose form is checked."""
    body = answer.json()
    assert set(body) <= {"error", "id", "ban"}, body
    assert ("ban" in body) == (body["error"]["kind"] == "Banned"), body
    assert set(body["error"]) == {"kind", "rule", "why", "message", "retry_after"}, body
    assert (body["error"]["retry_after"] is not None) == ("retry-after" in answer.headers), body
    assert body["error"]["message"]
    return answer.status_code, body["error"]["kind"]
