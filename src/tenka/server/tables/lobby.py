"""All tables: opening one, finding one, taking them up again after a restart."""

import asyncio
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any
from weakref import WeakValueDictionary

from tenka.bots import UnknownBot
from tenka.core.errors import BadOption, BadSeat
from tenka.server.errors import NotNow, TooManyTables
from tenka.server.ratings.bot_strengths import strengths_of
from tenka.server.store.clubs import NO_CLUB
from tenka.server.store.errors import Conflict
from tenka.server.store.filters import Wanted
from tenka.server.store.notices import owing
from tenka.server.store.rows import Owed, Person, RowChange, Seat, Seated
from tenka.server.store.rows import Table as TableRow
from tenka.server.store.statements import Statement
from tenka.server.store.tables import creating
from tenka.server.tables import playing, seating
from tenka.server.tables.clock import Clocks
from tenka.server.tables.feeds import Feed, Message
from tenka.server.tables.loaded_tables import LoadedTables
from tenka.server.tables.loading import ratings_at, read
from tenka.server.tables.situation import Situation
from tenka.server.tables.table import Table
from tenka.server.tables.table_services import TableServices
from tenka.server.tables.terms import Terms
from tenka.version import VERSION

# So many seconds an open table is listed, though nobody is there.
PATIENCE = {"live": 600.0, "correspondence": 14 * 86400.0}
# And a game that is played: older ones have been left, or are about to end.
LENGTH = {"live": 2 * 3600.0, "correspondence": 90 * 86400.0}
UNFINISHED = Wanted(("open", "playing"), lessons=True)
LONGEST_LESSON = 86400.0  # seconds; an older one is ended when somebody begins another
CLOSING = Message(type="closing")
ALIVE = "alive"


class Lobby:
    """The tables that are in memory, and the way to all others."""

    def __init__(self, services: TableServices) -> None:
        self.services = services
        self._tables = LoadedTables(self._let_go)
        # Tables of ours that are not in memory any more, and their revisions.
        self._gone: dict[str, int] = {}
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._rematching = asyncio.Lock()
        self._alive = 0.0  # until when a server before this one is known to have run

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
        if self.services.others.me is not None and table.owned:
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

    async def join(self, table: Table, person: Person, seat: int | None, nonce: str | None) -> int:
        """Have somebody sit down, in this seat or the first free one; the game starts when all
        are taken."""
        aborted = await self.services.store.tables.aborted_by([person.id])
        table.situation.people.names[person.id] = person.name
        table.situation.people.aborted.update(aborted)
        rating = await ratings_at(self.services, table.situation.row, [person.id])
        table.situation.people.ratings.update(rating)
        await table.do(seating.join, person.id, seat, nonce)
        mine = table.situation.seat_of(person.id)
        assert mine is not None
        return mine

    async def create(
        self,
        terms: Terms,
        person: str | None,
        name: str = "",
        seat: int | None = None,
        rematch_of: str | None = None,
        seated: Sequence[Seat] | None = None,
        also: Callable[[str], Sequence[Statement]] = lambda id: (),
        invited: str | None = None,
    ) -> Table:
        """Open a table; the person who does so sits down at it, in this seat if he names one, and
        the next free one is kept for who is invited. What else has to be written with it is told
        its id."""
        if seat is not None and not 0 <= seat < terms.seats:
            raise BadSeat(f"there is no seat {seat}; the seats are 0 to {terms.seats - 1}")
        if seated is None and (seat in terms.bots or len(terms.bots) == terms.seats):
            raise BadSeat("a bot sits in your seat; leave one for yourself")
        self.check_bots(terms)
        row = self._row(terms, person, rematch_of)
        seats = [_sitting(row.id, number, terms, seated) for number in range(terms.seats)]
        if person is not None and seated is None:
            free = [each.seat for each in seats if each.kind == "open"]
            mine = free[0] if seat is None else seat
            seats[mine] = Seat(row.id, mine, "person", person)
            if invited is not None:
                theirs = next((seat for seat in free if seat != mine), None)
                if theirs is None:
                    raise BadSeat("there is no seat left for who is invited")
                seats[theirs] = Seat(row.id, theirs, "open", invited)
        clocks = Clocks(terms.clock, terms.seats, row.created).to_json(row.created)
        owner = self.services.others.me
        told = _invitations(row, seats, invited)
        written = [*also(row.id), *owing(told)]
        await self.services.store.tables.create(row, seats, clocks, owner=owner, also=written)
        if told:
            self.services.owed()
        table = await self.get(row.id)  # it begins at once if all seats are taken
        if person is not None and name:
            table.situation.people.names[person] = name
        return table

    def drafted(self, terms: Terms, seated: Sequence[Seat]) -> tuple[str, list[Statement]]:
        """The id of a table where these sit, and what makes it: to be written with more."""
        row = self._row(terms)
        seats = [_sitting(row.id, number, terms, seated) for number in range(terms.seats)]
        clocks = Clocks(terms.clock, terms.seats, row.created).to_json(row.created)
        return row.id, creating(row, seats, clocks, owner=None)  # whoever begins it sees to it

    def _row(
        self, terms: Terms, person: str | None = None, rematch_of: str | None = None
    ) -> TableRow:
        return TableRow(
            id=self.services.new_id(),
            game=terms.game.id,
            rules=terms.game.rules_version,
            release=VERSION,
            seats=terms.seats,
            options=terms.options,
            secret=self.services.new_secret(),
            position=terms.position,
            pace="live" if terms.pace == "live" else "correspondence",
            clock={} if terms.clock is None else terms.clock.to_json(),
            window=terms.window,
            public=terms.public,
            # What a bot has played for somebody does not count as theirs.
            allow_return=terms.allow_return and not terms.counts,
            claim_after=terms.claim_after if terms.pace == "live" else None,
            friendly=terms.friendly or terms.position is not None,
            created_by=person,
            created=self.services.timers.now(),
            rematch_of=rematch_of,
            lesson=terms.lesson,
            rated=terms.rated,
            tournament_id=terms.tournament_id,
            club_id=terms.club_id,
        )

    def check_bots(self, terms: Terms) -> None:
        """May these bots play here, by these terms?"""
        for bot in terms.bots.values():
            self._check_bot(bot, terms.game.id)
        if terms.rated:
            self._check_rated(terms)

    def _check_bot(self, bot: str, game_id: str) -> None:
        if bot not in (able := self.services.bots.of(game_id)):
            raise UnknownBot(f"no bot {bot!r} plays {game_id}; there are: {', '.join(able)}")

    def _check_rated(self, terms: Terms) -> None:
        if terms.bots and not self.services.rated_bots:
            raise BadOption("rated games against bots are not played here")
        for bot in terms.bots.values():
            if bot not in strengths_of(terms.game.id):
                raise BadOption(f"how strong {bot} is was not measured; it plays no rated games")

    async def check_room(self, person: str, most: int) -> None:
        """May he open one more table? Each one that is played takes memory."""
        if most and len(await self.of(person, UNFINISHED, limit=most)) >= most:
            raise TooManyTables(f"you have {most} unfinished tables; end one of them first")

    async def quick(
        self, terms: Terms, person: str, name: str, seat: int | None, bot: str | None = None
    ) -> Table:
        """A table against bots that begins at once; against the best of them, if none is named."""
        mine = 0 if seat is None else seat
        bot = bot or self.services.bots.of(terms.game.id)[0]
        bots = {other: bot for other in range(terms.seats) if other != mine}
        return await self.create(replace(terms, bots=bots), person, name, mine)

    async def end_lessons(self, person: str) -> None:
        """End the guided hands that a person has not finished, and some that all have forgotten."""
        old = self.services.timers.now() - LONGEST_LESSON
        for seated in await self.services.store.tables.unfinished_lessons(person, old):
            with suppress(NotNow):  # it has ended meanwhile, or can be played no more
                table = await self.get(seated.table.id)
                await table.do(playing.abort)

    async def rematch(self, table: Table, person: Person, bot: str | None = None) -> Table:
        """The same people and terms with the seats moved on by one; one rematch for all. A seat is
        kept for each of them, and it begins when all have asked for it. In the seats of bots plays
        another one, if who asks first names it."""
        if table.situation.row.started is None or table.situation.playing:
            raise NotNow("there is no game to repeat; it is not over, or it never began")
        async with self._rematching:
            return await self._rematch(table, person, bot)

    async def _rematch(self, table: Table, person: Person, bot: str | None) -> Table:
        names = await self._who_may_play(table.situation, person)
        there = await self.services.store.tables.rematch_of(table.id)
        if there is not None:
            again = await self.get(there)
            if again.situation.waiting:
                await self.join(again, person, None, None)
            return again
        before = table.situation
        row = before.row
        count = row.seats
        moved = [
            _moved(number, before.seats[(number - 1) % count], person.id, names)
            for number in range(count)
        ]
        if bot is not None:
            moved = [replace(seat, bot=bot) if seat.kind == "bot" else seat for seat in moved]
        terms = Terms.of(row.game, count, row.options, **_same_terms(row, before.clocks))
        bots = {seat.seat: str(seat.bot) for seat in moved if seat.kind == "bot"}
        self.check_bots(replace(terms, bots=bots))
        try:
            again = await self.create(terms, person.id, rematch_of=row.id, seated=moved)
        except Conflict:  # another server was quicker
            if await self.services.store.tables.rematch_of(table.id) is None:
                raise
            return await self._rematch(table, person, bot)
        table.tell_rematch(again.id)
        self.services.others.tell(table.id, rematch=again.id)
        return again

    async def _who_may_play(self, before: Situation, person: Person) -> dict[str, str]:
        """Those of a table who may play once more, by name: at a club's, who is still in it.
        NotNow, if this person is not."""
        names, club = await self._unblocked(before.people.names, person), before.row.club_id
        if club is None:
            return names
        members = {each.person_id for each in await self.services.store.clubs.members(club)}
        if person.id not in members:
            raise NotNow("this table is a club's, and you are not in it any more")
        return {id: name for id, name in names.items() if id in members}

    async def _unblocked(self, names: Mapping[str, str], person: Person) -> dict[str, str]:
        """Those who have not blocked this person, nor are blocked by them."""
        blocks = await self.services.store.contacts.blocks({*names, person.id})
        return {
            id: name
            for id, name in names.items()
            if id not in blocks.get(person.id, ()) and person.id not in blocks.get(id, ())
        }

    async def open_tables(
        self,
        game: str | None = None,
        before: float | None = None,
        clubs: Collection[str | None] = NO_CLUB,
    ) -> list[Seated]:
        """Public tables with a free seat, newest first; `before` a time, to read on. `clubs` are
        those whose tables are wanted, None: those of no club."""
        # Where somebody is likely to be: not at a live table that all have left long ago.
        since = self._times_before(PATIENCE)
        return await self.services.store.tables.public(
            "open",
            game=game,
            before=before,
            since=since,
            awake=[table.id for table in self._old_ones(since) if table.situation.waiting],
            clubs=clubs,
        )

    async def played_tables(
        self,
        game: str | None = None,
        before: float | None = None,
        clubs: Collection[str | None] = NO_CLUB,
    ) -> list[Seated]:
        """Public tables where people play; all else as for those that are open."""
        since = self._times_before(LENGTH)
        return await self.services.store.tables.public(
            "playing",
            game=game,
            before=before,
            since=since,
            awake=[table.id for table in self._old_ones(since) if table.situation.playing],
            clubs=clubs,
        )

    def _times_before(self, seconds: Mapping[str, float]) -> dict[str, float]:
        now = self.services.timers.now()
        return {pace: now - long for pace, long in seconds.items()}

    def _old_ones(self, since: Mapping[str, float]) -> list[Table]:
        """Public tables where somebody is, that would be too old to be listed; the store finds the
        younger ones by itself, and they may be many."""
        return [
            table
            for table in self._tables
            if (row := table.situation.row).public
            and row.created <= since[row.pace]
            and table.feeds
        ]

    async def of(
        self,
        person: str,
        wanted: Wanted,
        before: float | None = None,
        limit: int = 100,
    ) -> list[Seated]:
        """A person's tables, newest first; `before` a time, to read on."""
        return await self.services.store.tables.of(person, wanted, before=before, limit=limit)

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
        for table in self._tables:
            table.cut(CLOSING, fits)

    def in_memory(self) -> set[str]:
        """The ids of the tables that somebody uses, or has just used."""
        return {table.id for table in self._tables}

    def listening(self, id: str) -> int:
        """How many listen at a table."""
        return sum(len(table.feeds) for table in self._tables if table.id == id)

    async def close_by_host(self, id: str) -> None:
        """The host ends a table without a result, also one that cannot be played on."""
        try:
            table = await self.get(id)
        except NotNow:
            seated = await self.services.store.tables.get(id)
            if seated is None or seated.table.status not in ("open", "playing"):
                raise NotNow("the game is over") from None
            gone: RowChange = {"status": "aborted", "ended": self.services.timers.now()}
            await self.services.store.tables.change(id, gone)
        else:
            await table.do(playing.close_by_host)

    def renamed(self, person: str, name: str) -> None:
        """A person has another name now."""
        for table in self._tables:
            if person in table.situation.people.names:
                table.situation.people.names[person] = name


def _moved(number: int, before: Seat, asks: str, names: Mapping[str, str]) -> Seat:
    """The seat of a rematch: taken by a bot or who asks for it, kept for anybody else but one who
    is not here any more."""
    if before.person_id is None:
        return Seat("", number, "bot", None, before.bot)
    if not names.get(before.person_id):
        return Seat("", number)
    return Seat("", number, "person" if before.person_id == asks else "open", before.person_id)


def _invitations(row: TableRow, seats: Sequence[Seat], invited: str | None) -> list[Owed]:
    """Whom to tell outside that a seat is kept for them: who is invited, and in correspondence who
    is to play once more; those for whom the server itself has found a game know it."""
    if row.created_by is None or (invited is None and row.pace == "live"):
        return []
    return [
        Owed(row.id, seat.seat, seat.person_id, row.created, "invitation")
        for seat in seats
        if seat.kind == "open" and seat.person_id is not None
    ]


def _same_terms(row: TableRow, clocks: Clocks) -> dict[str, Any]:
    return {
        "pace": row.pace,
        "clock": clocks.rules,
        "window": row.window,
        "public": row.public,
        "allow_return": row.allow_return,
        "claim_after": row.claim_after,
        "friendly": row.friendly,
        "rated": row.rated,
        "club_id": row.club_id,
    }


def _sitting(id: str, number: int, terms: Terms, seated: Sequence[Seat] | None) -> Seat:
    if seated is not None:
        given = seated[number]
        return Seat(id, number, given.kind, given.person_id, given.bot)
    if number in terms.bots:
        return Seat(id, number, "bot", None, terms.bots[number])
    return Seat(id, number)
