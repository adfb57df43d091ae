"""The whole app with its tables, time that passes when told to, and guests who talk to it."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from copy import deepcopy
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from starlette.testclient import TestClient, WebSocketTestSession

import tenka
from tenka.core.contract import Json
from tenka.server.app import create_app
from tenka.server.bots.bot_question import BotQuestion
from tenka.server.pairing.leaving import leaving_statements
from tenka.server.services import Services
from tenka.server.settings import Settings
from tenka.server.tables.lobby import Lobby
from tenka.server.tables.table_services import TableServices
from tests.server.databases import database_settings
from tests.server.hand_timers import HandTimers
from tests.server.settling import settle
from tests.server.shell import ADDRESS, UNLIMITED, NoBots, browsing, fault, visitor
from tests.server.tables.played_tables import InlineBots

# Chu may hold Lyu Zhi; Han uses Ji Bu, so Chu is asked.
WINDOW = {"hands": [["ji_bu", "4", "4"], ["lyu_zhi", "8", "9"]], "lead": 0}

# Han goes out with his last card.
LAST_CARD = {"hands": [["4"], ["8"]], "lead": 0, "scores": [30, 0]}


def twins() -> tuple[Json, Json]:
    """Two positions that only Chu can tell apart: Lyu Zhi is in his hand, or in the pile."""
    with_her = tenka.game("chuhan").position(WINDOW).to_position()
    without = deepcopy(with_her)
    hand, pile = without["hands"][1], without["pile"]
    there = next(place for place, card in enumerate(pile) if card.isdigit())
    here = hand.index("lyu_zhi")
    hand[here], pile[there] = pile[there], hand[here]
    return with_her, without


class BotsHere(NoBots):
    """Bots that think here and now."""

    async def choose(self, question: BotQuestion, **more: Any) -> list[str]:
        return await InlineBots().choose(question, **more)


class Guest:
    """A browser of somebody's."""

    def __init__(self, client: TestClient) -> None:
        self.client = client
        self.name = str(self.get("/me")["name"])

    def get(self, path: str, **params: Any) -> Any:
        """What is answered, if nothing is wrong."""
        answer = self.client.get(f"/api{path}", params=params)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, **body: Any) -> Any:
        """What is answered, if nothing is wrong."""
        answer = self.client.post(f"/api{path}", json=body)
        assert answer.status_code in (200, 201, 204), answer.text
        return answer.json() if answer.content else None

    def refused(self, path: str, **body: Any) -> tuple[int, str]:
        """The status and the kind of error with which it is refused."""
        return fault(self.client.post(f"/api{path}", json=body))

    def missed(self, path: str, **params: Any) -> tuple[int, str]:
        """The same for what is asked for."""
        return fault(self.client.get(f"/api{path}", params=params))

    def live(self, table: str, **params: Any) -> WebSocketTestSession:
        """A socket at the table."""
        return live(self.client, table, **params)

    def legal(self, table: str) -> list[str]:
        return list(self.get(f"/tables/{table}/legal")["moves"])

    def move(self, table: str, text: str, key: str = "") -> Json:
        """Play that move at the decision that is asked."""
        decision = self.get(f"/tables/{table}")["decision"]
        answer: Json = self.post(
            f"/tables/{table}/moves", decision=decision, key=key or f"{decision}", moves=[text]
        )
        return answer


class Site:
    """A running app."""

    def __init__(self, client: TestClient, timers: HandTimers) -> None:
        self.client = client
        self.timers = timers
        self.services: Services = client.app.state.services  # type: ignore[attr-defined]

    def guest(self) -> Guest:
        """Somebody new."""
        return Guest(visitor(self.client))

    def nobody(self) -> TestClient:
        """A browser that has never been here."""
        return visitor(self.client)

    def pair(self, **wanted: Any) -> tuple[str, Guest, Guest]:
        """A game of Chu Han that has begun: the table, Han, Chu."""
        han, chu = self.guest(), self.guest()
        wanted.setdefault("public", "position" not in wanted)
        table = str(han.post("/tables", game="chuhan", seat=0, **{"window": 0, **wanted})["table"])
        chu.post(f"/tables/{table}/join")
        return table, han, chu

    def pass_time(self, seconds: float) -> None:
        """Let time pass, and what falls due happen."""
        assert self.client.portal is not None
        self.client.portal.call(self._pass_time, seconds)

    def settle(self) -> None:
        """Let bots and alarms come to rest."""
        self.pass_time(0)

    async def _pass_time(self, seconds: float) -> None:
        self.timers.advance(seconds)
        await settle()


@contextmanager
def site_in(data: Path, slept: Callable[[], float] = lambda: 0.0, **set: Any) -> Iterator[Site]:
    """An app that keeps its data there; without limits, unless they are set. `slept`: so long the
    machine has slept while it ran."""
    timers = HandTimers()

    def lobby(services: Services) -> Lobby:
        return Lobby(
            TableServices(
                store=services.store,
                timers=timers,
                bots=services.bots,
                new_id=services.new_id,
                new_secret=lambda: bytes(range(32)),
                new_seed=lambda: 7,
                owed=services.notifier.owed,
                at_the_end=partial(leaving_statements, services.store),
            )
        )

    settings = Settings(data=data, **{**UNLIMITED, **database_settings(data), **set})
    app = create_app(
        settings,
        now=timers.now,
        wall=lambda: timers.now() + slept(),
        bots=BotsHere(),
        lobby=lobby,
    )
    with browsing(app) as client:
        yield Site(client, timers)


def live(client: TestClient, table: str, **params: Any) -> WebSocketTestSession:
    """A socket at a table, with the cookies of that browser."""
    address = ADDRESS.replace("http:", "ws:")
    query = urlencode(params)
    return client.websocket_connect(f"{address}/api/tables/{table}/live?{query}")


def finish(table: str, *players: Guest) -> None:
    """Play on, always the first legal move, until the game is over."""
    while True:
        moved = False
        for player in players:
            if player.get(f"/tables/{table}")["my_turn"]:
                player.move(table, player.legal(table)[0])
                moved = True
        if not moved:
            return
