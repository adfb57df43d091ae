"""All tables: finding one, sitting down at it, taking them up again after a restart."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from weakref import WeakValueDictionary

from tenka.server.errors import NotFound, NotNow
from tenka.server.store import Conflict, StoreError
from tenka.server.store.rows import Person
from tenka.server.tables import playing, seating
from tenka.server.tables.feeds import Feed, Message
from tenka.server.tables.loaded_tables import LoadedTables
from tenka.server.tables.loading import ratings_at, read
from tenka.server.tables.table import Table
from tenka.server.tables.table_services import TableServices

log = logging.getLogger(__name__)
CLOSING = Message(type="closing")
ALIVE = "alive"
LONGEST_LESSON = 86400.0  # seconds; an older one is ended when somebody begins another


class Lobby:
    """The tables that are in memory, and the way to all others."""

    def __init__(self, services: TableServices) -> None:
        self.services = services
        self._tables = LoadedTables(self._let_go)
        # Tables of ours that are not in memory any more, and their revisions.
        self._gone: dict[str, int] = {}
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.listing = asyncio.Lock()  # held while a table is opened that will be listed
        self._alive = 0.0  # until when a server before this one is known to have run
        self.cuts = 0  # how often somebody was cut off

    def __len__(self) -> int:
        return len(self._tables)

    @property
    def listeners(self) -> int:
        """How many listen at all tables together."""
        return sum(len(table.feeds) for table in self._tables)

    async def start(self) -> None:
        """Know until when the server before this one ran."""
        self._alive = float(await self.services.store.settings.get(ALIVE) or 0.0)

    async def take_up(self) -> None:
        """All games whose clocks go on; the others go on when somebody comes."""
        if self.services.others.me is not None:
            return  # each server takes up what no other looks after
        for seated in await self.services.store.tables.unfinished():
            if seated.table.status == "playing" and seated.table.clock:
                with suppress(NotNow):  # no reason to keep all others waiting
                    await self.get(seated.table.id)

    async def beat(self) -> None:
        """Now and then: let go of what nobody needs, and write down that the server runs, which
        is what a killed one owes to the clocks."""
        self._tables.make_room(self.services.timers.now())
        await self._tell_what_is_gone()
        await self._note_that_it_runs()

    async def _note_that_it_runs(self) -> None:
        if self.services.others.me is not None:
            return  # its lease says so
        if any(table.situation.clocks.running for table in self._tables):
            await self.services.store.settings.set(ALIVE, repr(self.services.timers.now()))

    def _let_go(self, table: Table) -> None:
        if self.services.others.me is not None and table.is_ours:
            self._gone[table.id] = table.situation.revision

    async def _tell_what_is_gone(self) -> None:
        """Another server may look after the tables that we do not have in memory any more."""
        me, others = self.services.others.me, self.services.others
        gone = {id: had for id, had in self._gone.items() if self.find(id) is None}
        self._gone = {}
        if me is not None and gone:
            await self.services.store.nodes.let_go(me, gone)
            for id in gone:
                others.tell(id, let_go=True)

    async def stop(self) -> None:
        """The server stops: everybody is told, nothing more happens by itself."""
        for table in self._tables:
            table.feeds.say(CLOSING)
            await table.close()
        # None is let go of: where something happens by itself, another server goes on with it.
        await self._note_that_it_runs()

    def find(self, id: str) -> Table | None:
        """The table of that id, if it is in memory."""
        return self._tables.find(id)

    def loaded(self) -> list[Table]:
        """All that are in memory."""
        return list(self._tables)

    async def get(self, id: str) -> Table:
        """The table of that id, from memory or from the store; NotFound if there is none."""
        found = self._tables.get(id, self.services.timers.now())
        if found is not None:
            return found
        async with self._loading.setdefault(id, asyncio.Lock()):
            return self._tables.get(id, self.services.timers.now()) or await self._load(id)

    async def _load(self, id: str) -> Table:
        await self.services.others.follow(id)
        table = Table(self.services, await read(self.services, id, self._alive))
        self._tables.add(table, self.services.timers.now())
        self.services.others.tell(id, who=True)  # an answer before now would have been for nobody
        await table.go_on()
        return table

    async def join(
        self,
        table: Table,
        person: Person,
        seat: int | None,
        nonce: str | None = None,
        seal: str | None = None,
    ) -> int:
        """Have somebody sit down, in this seat or the first free one; the game starts when all
        are taken."""
        aborted = await self.services.store.tables.aborted_by([person.id])
        rating = await ratings_at(self.services, table.situation.row, [person.id])
        people = table.situation.people
        people.names[person.id] = person.name
        people.aborted.update(aborted)
        people.ratings.update(rating)
        try:
            await table.do(seating.join, person.id, seat, nonce, seal)
        finally:
            mine = table.situation.seat_of(person.id)
            if mine is None:
                people.forget(person.id)
        assert mine is not None
        return mine

    async def end_lessons(self, person: str) -> None:
        """End the guided hands that a person has not finished, and some that all have forgotten."""
        old = self.services.timers.now() - LONGEST_LESSON
        for seated in await self.services.store.tables.unfinished_lessons(person, old):
            with suppress(NotNow):  # it has ended meanwhile, or can be played no more
                table = await self.get(seated.table.id)
                await table.do(playing.abort)

    def cut_off(self, person: str) -> None:
        """All his sockets and streams end; he may come back if he still can."""
        self._cut(lambda feed: feed.person == person)

    def cut_off_all(self) -> None:
        """All sockets and streams end; who still may come comes back."""
        self._cut(lambda feed: True)

    def cut_off_from(self, banned: Callable[[str], object]) -> None:
        """All sockets from addresses that are banned end."""
        self._cut(lambda feed: feed.address is not None and bool(banned(feed.address)))

    def _cut(self, fits: Callable[[Feed], bool]) -> None:
        self.cuts += 1
        for table in self._tables:
            table.cut(CLOSING, fits)

    def in_memory(self) -> set[str]:
        """The ids of the tables that somebody uses, or has just used."""
        return {table.id for table in self._tables}

    def listening(self, id: str) -> int:
        """How many listen at a table."""
        return sum(len(table.feeds) for table in self._tables if table.id == id)

    async def close_by_host(self, id: str) -> None:
        """The host ends a table without a result, also one that cannot be read."""
        try:
            table = await self.get(id)
        except (NotFound, StoreError):
            raise
        except Exception as error:
            log.warning("table %s cannot be read, and is closed: %s", id, type(error).__name__)
            if not await self._end_unread(id):
                raise NotNow("the game is over") from None
        else:
            await table.do(playing.end_without_result)

    async def call_off(self, id: str) -> None:
        """Nobody is waited for at this table any longer, unless all have just come."""
        try:
            table = await self.get(id)
        except NotNow:
            await self._end_unread(id)
        else:
            with suppress(NotNow):
                await table.do(seating.call_off)

    async def _end_unread(self, id: str) -> bool:
        """End one that cannot be played on; False, if it is over."""
        try:
            await self.services.store.tables.end_unread(id, self.services.timers.now())
        except Conflict:
            return False
        return True

    def renamed(self, person: str, name: str) -> None:
        """A person has another name now."""
        for table in self._tables:
            if person in table.situation.people.names:
                table.situation.people.names[person] = name
