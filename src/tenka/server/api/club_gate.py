"""What is a club's alone: who may not know of it asks for something that does not exist.

Plain ASGI, before any route, for requests and sockets alike: the id in the address is put in place
of one that nothing has. So every route, also one to come, answers a stranger as it answers
everybody who asks for what is not there.
"""

import re
from collections.abc import Awaitable, Callable

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from tenka.server.api.dependencies import is_proved_owner
from tenka.server.errors import BadToken
from tenka.server.people.identity import Known
from tenka.server.services import Services
from tenka.server.store import StoreUnavailable

# An address that ends in a slash leads to the one without, whatever is there.
ADDRESS = re.compile(r"(/api/tables/|/table/|/api/tournaments/|/api/clubs/)([^/]+)(/.*[^/])?")
NOTHING = "-"


class ClubGate:
    """Hides tables, tournaments and clubs from all who are not in the club. A seat at a table lets
    its player see that table, in the club or not."""

    def __init__(self, app: ASGIApp, services: Services) -> None:
        self.app = app
        self.services = services
        self._hidden: dict[str, Callable[[str, Scope], Awaitable[bool]]] = {
            "/api/tables/": self._hides_table,
            "/table/": self._hides_table,
            "/api/tournaments/": self._hides_tournament,
            "/api/clubs/": self._hides_club,
        }

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            asked = ADDRESS.fullmatch(scope["path"])
            if asked is not None and await self._hides(asked[1], asked[2], scope):
                scope["path"] = f"{asked[1]}{NOTHING}{asked[3] or ''}"
        await self.app(scope, receive, send)

    async def _hides(self, kind: str, id: str, scope: Scope) -> bool:
        try:
            return await self._hidden[kind](id, scope)
        except StoreUnavailable:
            return True  # the route finds out by itself that it cannot look

    async def _hides_table(self, id: str, scope: Scope) -> bool:
        table = self.services.lobby.find(id)
        known = None if table is None else table.situation
        club = await self.services.store.clubs.of_table(id) if known is None else known.row.club_id
        if club is None:
            return False
        asking = await self._asking(scope)
        if asking is None:
            return True
        person = asking.person
        if known is not None and known.seat_of(person.id) is not None:
            return False  # who moves does not wait for the store
        return not (
            await self.services.clubs.is_seen_by(club, person)
            or await self.services.store.clubs.sits_at(id, person.id)
            or await is_proved_owner(asking, self.services)
        )

    async def _hides_tournament(self, id: str, scope: Scope) -> bool:
        club = await self.services.store.clubs.of_tournament(id)
        return club is not None and await self._hides_club(club, scope)

    async def _hides_club(self, id: str, scope: Scope) -> bool:
        asking = await self._asking(scope)
        return asking is None or not (
            await self.services.clubs.is_seen_by(id, asking.person)
            or await is_proved_owner(asking, self.services)
        )

    async def _asking(self, scope: Scope) -> Known | None:
        try:
            return await self.services.identity.known(HTTPConnection(scope))
        except BadToken:
            return None
