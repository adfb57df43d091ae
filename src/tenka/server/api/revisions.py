"""Every answer about a table says how far it goes, and whoever shows that is answered no older.

Plain ASGI, around all routes of a table, for requests, streams and sockets alike: one that a route
forgets would be answered by what a node happens to know.
"""

import re
from collections.abc import Iterable
from http import HTTPStatus

from starlette.datastructures import QueryParams
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tenka.core.errors import TenkaError
from tenka.server.api.costs import LOADING, cost_of_telling
from tenka.server.api.security import SAFE_METHODS, answer_to
from tenka.server.errors import TooMany
from tenka.server.services import Services
from tenka.server.store import StoreError
from tenka.server.tables.revision import LONGEST

ADDRESS = re.compile(r"/api/tables/([^/]+)(/.*)?")
# They read what they tell from the store, and have no table in memory for it: that it is there, as
# since somebody plays or watches, is not told by the way.
STORED = frozenset(("/record", "/terms", "/ratings"))
HEADER = b"tenka-revision"


class Revisions:
    """Reads `Tenka-Revision` of a request, and sets it in the answer."""

    def __init__(self, app: ASGIApp, services: Services) -> None:
        self.app = app
        self.services = services

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        asked = ADDRESS.fullmatch(scope["path"]) if scope["type"] in ("http", "websocket") else None
        if asked is None or asked[2] in STORED:
            await self.app(scope, receive, send)
            return
        id = asked[1]
        try:
            self._charge(id, scope)
            if seen := _seen(scope):
                await self._read_on(id, seen, scope)
        except (StoreError, TooMany) as error:
            await answer_to(error)(scope, receive, send)
            return

        async def say(message: Message) -> None:
            if message["type"] == "http.response.start" and _is_told(message["status"]):
                message = {**message, "headers": [*message["headers"], *self._headers(id, scope)]}
            await send(message)

        await self.app(scope, receive, say)

    def _charge(self, id: str, scope: Scope) -> None:
        """What it takes to load the table, or to tell all who listen there that it has changed."""
        table = self.services.lobby.find(id)
        if table is None:
            self._take(LOADING, scope)
        elif scope["type"] == "http" and scope["method"] not in SAFE_METHODS:
            self._take(cost_of_telling(table), scope)

    def _take(self, cost: int, scope: Scope) -> None:
        client = scope.get("client")
        self.services.limits.address(client[0] if client else None, cost)

    async def _read_on(self, id: str, seen: str, scope: Scope) -> None:
        try:
            known = await self.services.identity.known(HTTPConnection(scope))
            self.services.admission.check(None if known is None else known.person)
            table = await self.services.lobby.get(id)
        except StoreError:
            raise
        except TenkaError:
            return  # the route finds it out, and says so
        person = None if known is None else known.person.id
        if table.may_be_behind(person, seen):
            self._take(LOADING, scope)  # anybody can show a revision that was never given
            await table.catch_up_with(person, seen)

    def _headers(self, id: str, scope: Scope) -> Iterable[tuple[bytes, bytes]]:
        table = self.services.lobby.find(id)
        if table is not None:
            seat = table.situation.seat_of(scope.get("state", {}).get("person"))
            yield HEADER, table.revision(seat).encode()


def _is_told(status: int) -> bool:
    """A refusal names no revision: it may be for who may not know that there is such a table. Only
    who may move there is told that something else was quicker."""
    return status < 400 or status == HTTPStatus.CONFLICT


def _seen(scope: Scope) -> str:
    """What the request shows, by its header; a browser's socket can have none, and shows it by its
    address."""
    shown = next(
        (value.decode("latin-1") for name, value in scope["headers"] if name == HEADER), ""
    )
    if not shown and scope["query_string"]:
        shown = QueryParams(scope["query_string"]).get("revision", "")
    return shown if len(shown) <= LONGEST else ""
