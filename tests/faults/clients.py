"""A person's way to the cluster: asks any node, and the next one when one does not answer."""

import asyncio
import time
from dataclasses import dataclass, field
from typing import Any

import httpx2

Json = dict[str, Any]
PAUSE = 0.05
NO_ANSWER = 4.0  # seconds after which a client asks elsewhere; the same request does no harm
AWAY = (502, 503, 504)
REVISION = "Tenka-Revision"


@dataclass
class Entrances:
    """Where clients find nodes, and what they have met there."""

    urls: list[str]
    lost: int = 0  # requests that were left without an answer
    refused: int = 0  # told to come again
    errors: list[str] = field(default_factory=list)  # the server's own fault, as it says
    waits: dict[str, list[float]] = field(default_factory=dict)  # seconds after a node's death
    watched: set["Client"] = field(default_factory=set)  # who wait for their table all the time
    web: httpx2.AsyncClient = field(
        default_factory=lambda: httpx2.AsyncClient(timeout=NO_ANSWER, trust_env=False)
    )

    async def close(self) -> None:
        await self.web.aclose()

    def died(self, node: int) -> None:
        """A node was killed just now: who were there have to come back over another."""
        for client in self.watched:
            if client.at == node and len(self.urls) > 1:
                now = time.monotonic()
                client.cut_off = {"told": now, "acknowledged": now}

    def waited(self, what: str, since: float) -> None:
        self.waits.setdefault(what, []).append(time.monotonic() - since)


class Client:
    """One person, who keeps to a node as long as it answers."""

    def __init__(self, entrances: Entrances, first: int) -> None:
        self.entrances = entrances
        self.cookie = ""
        self.at = first % len(entrances.urls)
        self.cut_off: dict[str, float] = {}  # what they have not done again since their node died
        self._revisions: dict[str, str] = {}  # of each table, what they were told last

    @property
    def url(self) -> str:
        return self.entrances.urls[self.at]

    async def come(self) -> None:
        """As a new guest."""
        await self._begin("GET", "/api/me")

    async def sign_up(self, name: str) -> None:
        """With an account from now on."""
        await self._begin("POST", "/api/me/account", {"name": name, "password": "four wild geese"})

    async def _begin(self, method: str, path: str, body: Any = None) -> None:
        answer = await self.answer(method, path, body)
        self.cookie = answer.headers["set-cookie"].partition(";")[0]

    async def elsewhere(self) -> None:
        """This node does not answer: on to the next one."""
        self.at = (self.at + 1) % len(self.entrances.urls)
        await asyncio.sleep(PAUSE)

    def served(self, what: str, moves: bool = True) -> None:
        """Some node has told them the table, or acknowledged a move: since they were cut off by a
        death it took so long. Who owes no move is not waiting for an acknowledgement."""
        since = self.cut_off.pop(what, None)
        if since is not None:
            self.entrances.waited(what, since)
        if not moves:
            self.cut_off.pop("acknowledged", None)

    async def attempt(self, method: str, path: str, body: Any = None) -> httpx2.Response | None:
        """One attempt; None if there was no answer, or none but to come again."""
        table = path.partition("?")[0].removeprefix("/api/tables/").partition("/")[0]
        headers = {"Cookie": self.cookie, REVISION: self._revisions.get(table, "")}
        try:
            answer = await self.entrances.web.request(
                method, self.url + path, json=body, headers=headers
            )
        except httpx2.TransportError:
            self.entrances.lost += 1
            await self.elsewhere()
            return None
        if answer.status_code in AWAY:
            self.entrances.refused += 1
            await self.elsewhere()
            return None
        if answer.status_code >= 500:
            self.entrances.errors.append(f"{method} {path}: {answer.text[:300]}")
            await self.elsewhere()
            return None
        if revision := answer.headers.get(REVISION):
            self._revisions[table] = revision
        return answer

    async def answer(self, method: str, path: str, body: Any = None) -> httpx2.Response:
        """The answer, a success or not, whenever it comes."""
        while True:
            answer = await self.attempt(method, path, body)
            if answer is not None:
                return answer

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """The answer, which has to be a success."""
        answer = await self.answer(method, path, body)
        assert answer.is_success, (method, path, body, answer.text)
        return answer.json()
