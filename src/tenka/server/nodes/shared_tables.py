"""The tables of several servers: each has those in memory that its visitors need.

What one has written the others read from the store, as soon as they hear of it by the bus, and a
moment later if they do not: a message that is lost, late or doubled changes nothing. Its subject is
the table's, and it says that there is something to read, never what.
"""

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable
from contextlib import suppress

from tenka.core.contract import Json
from tenka.core.errors import TenkaError
from tenka.server.bus.contract import Bus, BusError, Subscription
from tenka.server.errors import NotNow
from tenka.server.nodes.lease import RENEWED, Lease
from tenka.server.ops.logs import SELDOM
from tenka.server.store import Store
from tenka.server.store.errors import StoreError
from tenka.server.store.rows import Loaded
from tenka.server.tables.lobby import Lobby
from tenka.server.tables.table import Table

SUBJECT = "tenka.tables"
WAITING = 10_000  # so many messages may wait to be told; the others read what they miss
AT_ONCE = 64  # so many are told together
TOGETHER = 256  # so many tables are read together
EVERY = 20  # so many beats after which tables are looked for that nobody looks after
LOOKED = 0.5  # seconds from one look for what others have changed to the next
TAKEN_TOGETHER = 8  # so many tables that nobody looks after are taken over together

log = logging.getLogger(__name__)


class SharedTables:
    """Keeps the tables of this server as they are stored, whoever writes; and looks after those
    that nobody looks after any more. `gone` is told when another server came or went: it may have
    left something to do."""

    def __init__(
        self,
        bus: Bus,
        store: Store,
        lease: Lease,
        lobby: Callable[[], Lobby],
        gone: Callable[[], None],
    ) -> None:
        self._bus = bus
        self._store = store
        self._lease = lease
        self._lobby = lobby
        self._gone = gone
        self._to_tell: asyncio.Queue[tuple[str, Json]] = asyncio.Queue(WAITING)
        self._heard: dict[str, Subscription] = {}
        self._unused: set[str] = set()
        self._tasks: list[asyncio.Task[None]] = []
        self._beats = 0
        self._known: frozenset[str] = frozenset()  # the others that ran when we last saw to it
        self._someone_is_gone = asyncio.Event()
        self._time_to_tidy_up = asyncio.Event()
        self._behind: dict[str, Table] = {}
        self._more_to_read = asyncio.Event()
        self._unplayable: set[str] = set()

    async def start(self) -> None:
        """Take up what nobody looks after, and go on until `stop`."""
        self._known = self._others
        work = (
            *(self._tell_some, self._read_some, self._beat, self._look_for_changes),
            *(self._look_after_orphans, self._tidy_up),
        )
        self._tasks = [asyncio.ensure_future(_again_and_again(each)) for each in work]
        self._someone_is_gone.set()

    async def stop(self) -> None:
        """Tables are in other hands from now on."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for subscription in self._heard.values():
            await subscription.end()

    # As a table sees it

    @property
    def me(self) -> str | None:
        return self._lease.me

    def runs(self, node: str | None) -> bool:
        return self._lease.runs(node)

    async def look(self) -> None:
        await self._lease.look()

    def last_heard_of(self, node: str | None) -> float | None:
        return self._lease.last_heard_of(node)

    def tell(self, table_id: str, **news: Json | str | int) -> None:
        with suppress(asyncio.QueueFull):
            self._to_tell.put_nowait((table_id, {"node": self.me, **news}))

    async def follow(self, table_id: str) -> None:
        """Hear of this table, before it is read."""
        if table_id in self._heard:
            return

        async def hear(message: Json) -> None:
            await self._hear(table_id, message)

        async def missed() -> None:
            if (table := self._lobby().find(table_id)) is not None:
                self._ask_who_is_there(table)
                self._is_behind(table)

        with suppress(BusError):  # then we look now and then, and try again
            self._heard[table_id] = await self._bus.subscribe(
                f"{SUBJECT}.{table_id}", hear, gap=missed
            )
            await missed()

    @property
    def _others(self) -> frozenset[str]:
        return self._lease.running - {self._lease.me}

    # What others tell

    async def _hear(self, table_id: str, message: Json) -> None:
        table = self._lobby().find(table_id)
        if table is None or message.get("node") == self.me:
            return
        if message.get("revision", 0) > table.situation.revision:
            self._is_behind(table)
        if "let_go" in message:
            await table.catch_up()
        if "here" in message and message["node"] in self._known:  # else it is asked when it comes
            table.are_elsewhere(message["node"], message["here"])
        if "who" in message:
            table.presence.announce_again()
        if "said_in" in message:
            await self._tell_line(table, message)
        if "rematch" in message:
            table.tell_rematch(message["rematch"])

    async def _tell_line(self, table: Table, message: Json) -> None:
        room, number = message["said_in"], message["number"]
        for line in await table.chat.lines(room, number - 1):
            if line.number == number:
                names = await self._store.people.named({line.person})
                table.tell_line(room, line, names.get(line.person, ""))

    # What is done again and again

    async def _beat(self) -> None:
        """Signs of life, which wait for nothing else; at once when one of another's is missing."""
        await asyncio.sleep(self._lease.pause)
        self._beats += 1
        await self._lease.renew()
        self._see_who_came_or_went()
        if self._beats % EVERY == 0:
            self._someone_is_gone.set()
            self._time_to_tidy_up.set()

    def _see_who_came_or_went(self) -> None:
        """Since we last saw to it: whoever else looks at the lease meanwhile keeps nothing from us.
        One that has not heard of its own absence is asked who is there."""
        others = self._others
        came, went = others - self._known, self._known - others
        self._known = others
        if not (came or went):
            return
        self._gone()
        self._someone_is_gone.set()
        for table in self._lobby().loaded():
            if went:
                table.only_nodes(self._lease.runs)
            if came:
                self._ask_who_is_there(table)

    def _ask_who_is_there(self, table: Table) -> None:
        """And say who is here: what we told may be lost as well."""
        self.tell(table.id, who=True)
        table.presence.announce_again()

    async def _look_for_changes(self) -> None:
        """By other servers, though we have not heard of them."""
        await asyncio.sleep(LOOKED)
        tables = [table for table in self._lobby().loaded() if not table.situation.over]
        if not tables:
            return
        stored = await self._store.nodes.revisions([table.id for table in tables])
        for table in tables:
            if stored.get(table.id, 0) > table.situation.revision and not table.lock.locked():
                self._is_behind(table)

    def _is_behind(self, table: Table) -> None:
        self._behind[table.id] = table
        self._more_to_read.set()

    async def _read_some(self) -> None:
        """All that is behind together: what comes meanwhile is read after it."""
        await self._more_to_read.wait()
        self._more_to_read.clear()
        behind = [self._behind.pop(id) for id in list(self._behind)[:TOGETHER]]
        if self._behind:
            self._more_to_read.set()
        known = {table.id: table.situation.version for table in behind}
        news = await self._store.nodes.news(known)
        work = [
            self._go_on_with(table, news[table.id], known[table.id])
            for table in behind
            if table.id in news
        ]
        await asyncio.gather(*work)

    async def _go_on_with(self, table: Table, news: Loaded, known: int) -> None:
        try:
            await table.catch_up(news, known)
        except TenkaError as error:  # the next look finds it again
            log.warning("table %s is behind: %s", table.id, error, extra=SELDOM)

    async def _look_after_orphans(self) -> None:
        """Many tables take their time: signs of life do not wait for them."""
        await self._someone_is_gone.wait()
        self._someone_is_gone.clear()
        mine = {table.id for table in self._lobby().loaded() if table.is_ours}
        found = await self._store.nodes.orphans(self._others)
        orphans = [id for id in found if id not in mine and id not in self._unplayable]
        random.shuffle(orphans)  # each of several servers begins with others
        orphans.sort(key=lambda id: self._lobby().find(id) is None)  # where people wait, first
        for first in range(0, len(orphans), TAKEN_TOGETHER):
            some = orphans[first : first + TAKEN_TOGETHER]
            await asyncio.gather(*(self._look_after(id) for id in some))

    async def _look_after(self, id: str) -> None:
        try:
            await (await self._lobby().get(id)).catch_up()
        except NotNow as error:  # of other rules, or damaged: it stays so
            log.info("table %s is not looked after: %s", id, error)
            self._unplayable.add(id)
        except StoreError as error:  # the next look finds it again
            log.warning("table %s is not looked after yet: %s", id, error, extra=SELDOM)

    async def _tidy_up(self) -> None:
        """A bus that hangs takes its time: signs of life do not wait for it."""
        await self._time_to_tidy_up.wait()
        self._time_to_tidy_up.clear()
        await self._hear_of_loaded_tables()

    async def _hear_of_loaded_tables(self) -> None:
        loaded = self._lobby().in_memory()
        unused = self._heard.keys() - loaded
        # One that is new may be about to be loaded; so may any other while we wait for the bus.
        ended = [self._heard.pop(id) for id in unused & self._unused]
        self._unused = unused
        for subscription in ended:
            await subscription.end()
        for id in loaded - self._heard.keys():
            await self.follow(id)

    # Telling

    async def _tell_some(self) -> None:
        together = [await self._to_tell.get()]
        while len(together) < AT_ONCE and not self._to_tell.empty():
            together.append(self._to_tell.get_nowait())
        await asyncio.gather(*(self._tell(id, news) for id, news in together))

    async def _tell(self, table_id: str, news: Json) -> None:
        with suppress(BusError):  # the others look for themselves
            await self._bus.publish(f"{SUBJECT}.{table_id}", news)


async def _again_and_again(work: Callable[[], Awaitable[None]]) -> None:
    """Whatever goes wrong: the next look at the store makes up for it."""
    while True:
        try:
            await work()
        except Exception:
            log.exception("servers that share a database: tried again", extra=SELDOM)
            await asyncio.sleep(RENEWED)
