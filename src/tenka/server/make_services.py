"""The parts of a server, made from its settings and put together.

They are started, and stopped in turn, by `lifespan.py`.
"""

import secrets
import time
from collections.abc import Callable
from functools import partial
from random import Random
from typing import TypedDict, Unpack

from tenka.server.analyses.queue import AnalysisQueue
from tenka.server.bots.pool import BotPool
from tenka.server.bots.remote_bots import RemoteBots
from tenka.server.bus.contract import Bus
from tenka.server.bus.open_bus import bus_of
from tenka.server.nodes.all_nodes import AllNodes
from tenka.server.nodes.lease import Lease
from tenka.server.nodes.shared_limits import SharedLimits
from tenka.server.nodes.shared_tables import SharedTables
from tenka.server.notify.owner_notices import OwnerNotices
from tenka.server.notify.setup import notifier_of
from tenka.server.ops.clock_watch import ClockWatch
from tenka.server.ops.heartbeat import Heartbeat
from tenka.server.ops.metrics import Metrics
from tenka.server.ops.retention import Retention
from tenka.server.ops.steady_clock import SteadyClock
from tenka.server.ops.store_probe import StoreProbe
from tenka.server.pairing.leaving import leaving_statements
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
from tenka.server.people.networks import Networks
from tenka.server.people.passwords import Passwords
from tenka.server.people.second_factor import SecondFactors
from tenka.server.people.shares import SHARE, Shares
from tenka.server.ratings.watch import RatingWatch
from tenka.server.replays.replays import Replays
from tenka.server.services import Services
from tenka.server.settings import Settings
from tenka.server.store import Store
from tenka.server.tables.bot_pace import BotPace
from tenka.server.tables.lobby import Lobby
from tenka.server.tables.other_nodes import NoOthers
from tenka.server.tables.table_services import TableServices
from tenka.server.tables.timers import LoopTimers
from tenka.server.tournaments.organiser import Organiser
from tenka.server.tournaments.overview import Overviews
from tenka.server.tournaments.runner import TournamentRunner


class Given(TypedDict, total=False):
    """What a server may be given; the rest is made from the settings."""

    now: Callable[[], float] | None  # the clock of the tables
    wall: Callable[[], float] | None  # the one by which we agree with others
    new_id: Callable[[], str]
    chance: Random | None
    store: Store | None
    bots: BotPool | None
    bus: Bus | None
    # Makes the part that holds the tables: its `start()` is awaited before the first request, its
    # `stop()` before sockets are cut.
    lobby: Callable[[Services], Lobby] | None


def make_services(settings: Settings, **given: Unpack[Given]) -> Services:
    """All that the app needs; nothing of it runs yet."""
    wall, now, new_id = given.get("wall"), given.get("now"), given.get("new_id", fresh_id)
    store = given.get("store") or Store(settings.database, data=settings.data)
    shared = bool(settings.bus_urls) and not store.on_disk
    clock = SteadyClock()
    # The database's clock is put right again and again: where servers share one, all is by it.
    wall = wall or now or (clock if shared else time.time)
    now = now or clock
    last_seen = LastSeen(store, settings, now)
    share = last_seen.groups_of
    bots = given.get("bots") or BotPool(settings.bot_workers, settings.bot_budget, groups_of=share)
    bus = given.get("bus") or bus_of(settings)
    bans = Bans(store, now)
    identity = Identity(
        *(store, now, new_id, bans),
        secure=settings.secure,
        chance=given.get("chance"),
        changed=lambda id: services.nodes.person_changed(id),
        revoked=lambda hash: services.nodes.token_revoked(hash),
    )
    admission = Admission(store, settings, now, new_id)
    limits = Limits(settings, now)
    remote_bots = RemoteBots(bus, bots, share) if settings.bus_urls else None
    services = Services(
        settings=settings,
        store=store,
        bots=bots,
        bus=bus,
        remote_bots=remote_bots,
        identity=identity,
        admission=admission,
        accounts=Accounts(identity, admission, limits, Passwords()),
        second_factors=SecondFactors(
            store, identity, limits, wall, of_owners=settings.owners_second_factor
        ),
        bans=bans,
        appeals=Appeals(store, bans, now),
        last_seen=last_seen,
        askers=Askers(Networks(store)),
        contacts=Contacts(store, identity, now),
        clubs=Clubs(store, now, new_id),
        limits=limits,
        # Without a limit all may come from one address, a proxy's.
        shares=Shares(SHARE if settings.address_rate else 0.0),
        metrics=Metrics(store, bots, remote_bots),
        store_probe=StoreProbe(store, settings.data if store.on_disk else None),
        analyses=AnalysisQueue(store, bus, now),
        replays=Replays(),
        now=now,
        new_id=new_id,
    )
    if shared:
        _share(services, clock)
    services.nodes = AllNodes(bus, bans, identity, admission, lambda: services.lobby)
    services.notifier = notifier_of(settings, store, identity, wall, lambda: services.lobby)
    services.lobby = (given.get("lobby") or open_lobby)(services)
    services.clock_watch = ClockWatch(now, wall, services.notifier.owed)
    services.heartbeat = Heartbeat(services.beat)
    _add_what_one_server_does(services, wall)
    services.metrics.tables.set_function(lambda: len(services.lobby))
    return services


def _share(services: Services, clock: SteadyClock) -> None:
    """What servers that share a database and a bus need of each other."""
    bus, store = services.bus, services.store
    services.lease = Lease(store, services.now, clock.put_right)
    services.shared_tables = SharedTables(
        *(bus, store, services.lease, lambda: services.lobby),
        gone=lambda: services.notifier.owed(),
    )
    services.shared_limits = SharedLimits(bus, services.lease, services.limits)


def _add_what_one_server_does(services: Services, wall: Callable[[], float]) -> None:
    """Work for all tables and people, which one of the servers that there are has to do."""
    settings, store, now = services.settings, services.store, services.now
    first = services.is_first
    services.matchmaker = Matchmaker(store, lambda: services.lobby, now, settings.window, first)
    services.tournament_runner = TournamentRunner(
        *(store, lambda: services.lobby, now, settings),
        wall=wall,
        ours=first,
        told=services.notifier.owed,
    )
    services.tournaments = Organiser(
        *(store, lambda: services.lobby, services.tournament_runner, wall),
        *(services.new_id, settings),
    )
    services.tournament_overviews = Overviews(store, now)
    services.retention = Retention(
        *(settings, store, now, services.lobby.in_memory, services.identity.are_gone), ours=first
    )
    services.rating_watch = RatingWatch(store, now, first)
    services.owner_notices = OwnerNotices(
        *(store, services.appeals, services.notifier, settings.data, now, first)
    )


def open_lobby(services: Services) -> Lobby:
    """The tables, with secrets and seeds that nobody can guess."""
    metrics = services.metrics

    def moved(game: str, seconds: float) -> None:
        metrics.moves.labels(game).inc()
        metrics.move_seconds.observe(seconds)

    table_services = TableServices(
        store=services.store,
        timers=LoopTimers(services.now),
        bots=services.remote_bots or services.bots,
        new_id=services.new_id,
        new_secret=lambda: secrets.token_bytes(32),
        new_seed=lambda: secrets.randbits(62),
        substitute=services.settings.substitute,
        moved=moved,
        owed=services.notifier.owed,
        others=services.shared_tables or NoOthers(),
        rated_bots=services.settings.rated_bots,
        pace=BotPace(services.settings.bot_pace),
        at_the_end=partial(leaving_statements, services.store),
    )
    return Lobby(table_services)


def fresh_id() -> str:
    """An id that nobody guesses, and that no command line takes for an option."""
    found = secrets.token_urlsafe(9)
    return fresh_id() if found.startswith("-") else found
