"""What every part of the server may use, in one place: `app.state.services`.

>>> @router.get("/api/tables")
... async def tables(use: Use) -> list[TableView]:
...     return await use.lobby.public()
"""

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Annotated, Any, cast

from fastapi import Depends
from starlette.requests import HTTPConnection

from tenka.server.analyses.queue import AnalysisQueue
from tenka.server.bots.pool import BotPool
from tenka.server.bots.remote_bots import RemoteBots
from tenka.server.bus.contract import Bus
from tenka.server.nodes.all_nodes import AllNodes
from tenka.server.nodes.lease import Lease
from tenka.server.nodes.shared_limits import SharedLimits
from tenka.server.nodes.shared_tables import SharedTables
from tenka.server.notify.notifier import Notifier
from tenka.server.notify.owner_notices import OwnerNotices
from tenka.server.ops.clock_watch import ClockWatch
from tenka.server.ops.heartbeat import Heartbeat
from tenka.server.ops.metrics import Metrics
from tenka.server.ops.retention import Retention
from tenka.server.ops.store_probe import StoreProbe
from tenka.server.pairing.matchmaker import Matchmaker
from tenka.server.people.accounts import Accounts
from tenka.server.people.admission import Admission
from tenka.server.people.appeals import Appeals
from tenka.server.people.askers import Askers
from tenka.server.people.bans import Bans
from tenka.server.people.clubs import Clubs
from tenka.server.people.contacts import Contacts
from tenka.server.people.identity import Identity
from tenka.server.people.last_seen import LastSeen
from tenka.server.people.limits import Limits
from tenka.server.people.second_factor import SecondFactors
from tenka.server.people.shares import Shares
from tenka.server.ratings.watch import RatingWatch
from tenka.server.replays.replays import Replays
from tenka.server.settings import Settings
from tenka.server.store import Store
from tenka.server.tables.lobby import Lobby
from tenka.server.tables.shared_answers import SharedAnswers
from tenka.server.tournaments.organiser import Organiser
from tenka.server.tournaments.overview import Overviews
from tenka.server.tournaments.runner import TournamentRunner

PATIENCE = 3.0

log = logging.getLogger(__name__)


@dataclass
class Services:
    """The parts of a running server; those that are made of the others come last."""

    settings: Settings
    store: Store
    bots: BotPool
    bus: Bus
    remote_bots: RemoteBots | None  # where there is a bus to other machines
    identity: Identity
    admission: Admission
    accounts: Accounts
    second_factors: SecondFactors
    bans: Bans
    appeals: Appeals
    last_seen: LastSeen
    askers: Askers
    contacts: Contacts
    clubs: Clubs
    limits: Limits
    shares: Shares
    metrics: Metrics
    store_probe: StoreProbe
    analyses: AnalysisQueue
    replays: Replays
    now: Callable[[], float]
    new_id: Callable[[], str]
    lease: Lease | None = None  # where servers share a database
    shared_tables: SharedTables | None = None
    shared_limits: SharedLimits | None = None
    nodes: AllNodes = field(init=False)
    notifier: Notifier = field(init=False)
    lobby: Lobby = field(init=False)
    matchmaker: Matchmaker = field(init=False)
    tournaments: Organiser = field(init=False)
    tournament_runner: TournamentRunner = field(init=False)
    tournament_overviews: Overviews = field(init=False)
    clock_watch: ClockWatch = field(init=False)
    heartbeat: Heartbeat = field(init=False)
    retention: Retention = field(init=False)
    rating_watch: RatingWatch = field(init=False)
    owner_notices: OwnerNotices = field(init=False)
    open_door: Callable[[], None] = lambda: None  # before that, who knocks is refused
    lists: SharedAnswers[Any] = field(default_factory=SharedAnswers)
    ready: bool = False
    stopping: bool = False
    admin_token: str = field(default_factory=lambda: secrets.token_urlsafe(32), repr=False)

    def is_first(self) -> bool:
        """Is this the server that does what one of them has to do?"""
        return self.lease is None or self.lease.first

    async def beat(self) -> None:
        """What is due every few seconds."""
        self.clock_watch.look()
        self.store_probe.works()
        await self.lobby.beat()

    async def stop_play(self) -> None:
        """Tell the sockets, let the moves that came end; before sockets are cut."""
        if self.stopping:
            return
        self.stopping = True
        self.ready = False
        try:
            async with asyncio.timeout(self.settings.grace):
                await self.lobby.stop()
        except Exception:  # the rest has to stop all the same
            log.exception("the tables did not stop as they should")
        await self._told()

    async def _told(self) -> None:
        """Wait until all who listen have read that it is over; not for those who read slowly."""
        with suppress(TimeoutError):
            async with asyncio.timeout(min(self.settings.grace, PATIENCE)):
                while self.lobby.listeners:
                    await asyncio.sleep(0.02)


async def services(connection: HTTPConnection) -> Services:
    """The services of the app that a request or a socket came to."""
    # A function that is not async would be called in another thread, at ten times the cost.
    return cast(Services, connection.app.state.services)


Use = Annotated[Services, Depends(services)]
