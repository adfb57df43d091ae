"""Finds games for those who look for one.

Who looks is stored, so that all servers know them. A game for now is proposed to those who fit, in
one write; when all have answered, and given what they sealed, the table is made in the same write
that ends the proposal, and nobody is given two. Who has not in time is left out for a while, the
others look on. Who plays a move a day need not be there: their table is made at once.
"""

import asyncio
import logging
from collections.abc import Callable, Collection, Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from itertools import groupby

import tenka
from tenka.core.errors import BadOption
from tenka.server.errors import SeekPaused, Stale, TooManyTables
from tenka.server.ops.logs import SELDOM
from tenka.server.pairing.absence import (
    counted,
    held_back,
    keys_of,
    pause_left,
    person_key,
    tolerated,
)
from tenka.server.pairing.leaving import was_found
from tenka.server.pairing.matching import tables_of
from tenka.server.pairing.proposals import ANSWER, Proposal, seated, with_seats
from tenka.server.people.networks import Networks
from tenka.server.ratings.scale import NEWCOMER
from tenka.server.store import Conflict, Pace, Person, Store
from tenka.server.store.filters import Wanted
from tenka.server.store.no_shows import noting
from tenka.server.store.rows import Seeker
from tenka.server.store.seekers import found_table, going_on, left_out, table_made
from tenka.server.store.statements import Statement
from tenka.server.tables.clock import clock_of_strangers
from tenka.server.tables.lobby import Lobby
from tenka.server.tables.opening_tables import open_table
from tenka.server.tables.terms import Terms

EVERY = 1.0  # seconds from one look at all who wait to the next
SILENCE = 10.0  # seconds after which who is not heard of does not want a live game any more
NOTED = 4.0  # seconds after which it is written down again that somebody still looks
PATIENCE = 7 * 86400.0  # for a move a day

log = logging.getLogger(__name__)


class Matchmaker:
    """Pairs those who wait; `ours` says whether this server is the one to do it by itself."""

    def __init__(
        self,
        store: Store,
        lobby: Callable[[], Lobby],
        now: Callable[[], float],
        window: float,
        ours: Callable[[], bool],
    ) -> None:
        self._store = store
        self._lobby = lobby
        self._now = now
        self._window = window
        self._ours = ours
        self._networks = Networks(store)
        self._looking = asyncio.Lock()
        self._wanted = self._looked = 0  # looks

    async def seek(
        self,
        person: Person,
        game_id: str,
        pace: Pace,
        seats: int | None,
        address: str | None = None,
    ) -> Seeker:
        """Somebody looks for a game from now on, instead of what they looked for; one that fits
        may be proposed at once. Who looks for it already looks on. SeekPaused, if they did not
        come to the last one; TooManyTables, if they are still at it."""
        game = tenka.game(game_id)
        count = game.seats[0] if seats is None else seats
        if count not in game.seats:
            allowed = ", ".join(map(str, game.seats))
            raise BadOption(f"seats={count!r}; allowed: {allowed}")
        before = await self.state(person)
        if before is not None and (before.proposed or before.table_id is None):
            if (before.game, before.pace, before.seats) == (game_id, pace, count):
                return before  # its answer was lost
            await self.stop(person)
        await self._check_pause(person.id)
        if pace == "live":
            await self._check_free(person.id)
        with suppress(Conflict):  # they look in another tab, too, and have just been found there
            await self._store.seekers.put(await self._seeker(person, game_id, pace, count, address))
        await self.look()
        found = await self._store.seekers.of(person.id)
        if found is None:
            raise Stale("you look for nothing any more")
        return found

    async def state(self, person: Person) -> Seeker | None:
        """What somebody looks for, who by asking shows that they still do."""
        seeker = await self._store.seekers.of(person.id)
        now = self._now()
        if seeker is None or seeker.table_id is not None or now - seeker.seen < NOTED:
            return seeker
        await self._store.seekers.seen(person.id, now)
        return replace(seeker, seen=now)

    async def proposal(self, id: str) -> Proposal:
        """What is proposed under this id, as it stands; to nobody, if it is over."""
        return Proposal(await self._store.seekers.of_proposal(id))

    async def answer(
        self, person: Person, proposal: str, nonce: str | None = None, seal: str | None = None
    ) -> Seeker:
        """Somebody is there for the game that is proposed to them, with their share of the chance,
        or gives what they sealed; the last one has the table made. Stale, if it is proposed to them
        no more."""
        mine = await self._store.seekers.of(person.id)
        if mine is None or mine.table_id != proposal:
            await self._check_pause(person.id)
            raise Stale("this game is not proposed to you any more")
        while not await self._answered(person.id, proposal, nonce, seal):
            pass  # somebody else answered meanwhile
        with suppress(Conflict):  # another server was quicker
            await self._go_on(await self.proposal(proposal))
        return await self._store.seekers.of(person.id) or mine

    async def _answered(
        self, person: str, proposal: str, nonce: str | None, seal: str | None
    ) -> bool:
        """Is it written, or over?"""
        there = await self.proposal(proposal)
        mine = there.of(person)
        told = there.given(mine, nonce, seal, self._now()) if mine is not None else []
        if told:
            try:
                await self._store.seekers.answer(told)
            except Conflict:
                return False
        return True

    async def stop(self, person: Person) -> None:
        """Somebody looks no more; the others to whom a game was proposed with them look on."""
        await self._store.seekers.remove(person.id)
        left = await self._store.seekers.of(person.id)
        if left is not None and left.proposed:
            with suppress(Conflict):  # at the next look
                await self._go_on(await self.proposal(str(left.table_id)))

    async def look(self) -> int:
        """Go on with all that is proposed, and propose all that can be; how many are new. Those who
        want it while one looks already share the next look."""
        self._wanted += 1
        mine = self._wanted
        async with self._looking:
            if self._looked >= mine:
                return 0
            all_of = self._wanted
            new = await self._look()
            self._looked = all_of
            return new

    async def _look(self) -> int:
        await self._go_on_with_all()
        now = self._now()
        waiting = await self._store.seekers.waiting(now - SILENCE, now - PATIENCE)
        if len(waiting) < 2:
            return 0
        blocks = await self._store.contacts.blocks([each.person_id for each in waiting])
        keys = {key for each in waiting for key in keys_of(each)}
        held = held_back(waiting, await self._store.no_shows.of(keys), now)
        new = 0
        # A long queue takes its time: not that of moves.
        for found in await asyncio.to_thread(tables_of, waiting, blocks, now, held):
            try:
                await self._propose(found, now)
            except Conflict:  # somebody has stopped, or another server was quicker
                continue
            new += 1
        return new

    async def run(self) -> None:
        """Look again and again, until it is cancelled: ranges grow."""
        while True:
            await asyncio.sleep(EVERY)
            try:
                if self._ours():
                    await self.look()
            except Exception:
                log.exception("nobody could be paired", extra=SELDOM)

    async def _seeker(
        self, person: Person, game: str, pace: Pace, seats: int, address: str | None
    ) -> Seeker:
        now = self._now()
        where = await self._networks.of(address)
        rating = (await self._store.ratings.of(game, pace, [person.id])).get(person.id)
        games = 0 if rating is None else rating.games
        return Seeker(
            *(person.id, game, pace, seats),
            mu=NEWCOMER.mu if rating is None or not games else rating.mu,
            since=now,
            seen=now,
            network=where.network,
            neighbourhood=where.neighbourhood,
            tolerated=tolerated(person.login is not None, games),
        )

    async def _check_pause(self, person: str) -> None:
        key = person_key(person)
        left = pause_left((await self._store.no_shows.of([key])).get(key), self._now())
        if left > 0.0:
            raise SeekPaused("you did not come to a game that was found for you", left)

    async def _check_free(self, person: str) -> None:
        """Nobody keeps several waiting at once in games that were found for them."""
        wanted = Wanted(("playing",), against="people")
        for each in await self._store.tables.of(person, wanted):
            here = any(seat.person_id == person and seat.kind == "person" for seat in each.seats)
            if here and was_found(each.table):
                raise TooManyTables("a game that was found for you is not over; end it first")

    async def _propose(self, fitting: Sequence[Seeker], now: float) -> None:
        found = with_seats(fitting)
        services = self._lobby().services
        id, secret = services.new_id(), services.new_secret()
        if found[0].pace == "live":
            await self._store.seekers.propose(found, id, secret, now + ANSWER)
            return
        # Nobody has to be there, so nobody can be missed; but a network is not given any number of
        # such games at once.
        began = await self._counting(found, lambda seeker: keys_of(seeker)[1:])
        await self._make(found, id, secret, [*found_table(found, id), *began])

    async def _go_on_with_all(self) -> None:
        proposed = await self._store.seekers.proposed()
        for _, them in groupby(proposed, lambda seeker: seeker.table_id):
            with suppress(Conflict):  # another server was quicker; or at the next look
                await self._go_on(Proposal(tuple(them)))

    async def _go_on(self, proposal: Proposal) -> None:
        """Make the table, if all is given; let them look on, if it comes to nothing."""
        if not (them := proposal.them):
            return
        if not proposal.whole:
            await self._end(proposal, absent=())  # it is nobody's fault
        elif absent := proposal.absent(self._now()) | await self._blocking(them):
            await self._end(proposal, absent)
        elif not proposal.late():
            first = them[0]
            await self._make(them, str(first.table_id), first.secret, table_made(them))

    async def _blocking(self, them: Sequence[Seeker]) -> set[str]:
        """Those who have blocked another meanwhile: they will not come."""
        return set(await self._store.contacts.blocks([each.person_id for each in them]))

    async def _end(self, proposal: Proposal, absent: Collection[str]) -> None:
        """The proposal is over: who is absent is left out, the others look on."""
        them = proposal.them
        gone = [each for each in them if each.person_id in absent]
        rest = [each for each in them if each.person_id not in absent]
        told = [*going_on(rest, self._now()), *left_out(gone)]
        told += await self._counting(gone, keys_of)
        await self._store.seekers.end_proposal(str(them[0].table_id), told)

    async def _counting(
        self, absent: Iterable[Seeker], keys: Callable[[Seeker], Sequence[str]]
    ) -> list[Statement]:
        """What counts one for each of these keys."""
        theirs = [keys(each) for each in absent]
        counts = await self._store.no_shows.of({key for each in theirs for key in each})
        return noting(counted(theirs, counts, self._now()), counts)

    async def _make(
        self, them: Sequence[Seeker], id: str, secret: bytes | None, told: Sequence[Statement]
    ) -> None:
        """A rated table for them, which begins at once."""
        first = them[0]
        terms = Terms.of(
            first.game,
            first.seats,
            {},
            pace=first.pace,
            clock=clock_of_strangers(first.pace, first.seats),
            window=self._window,
            rated=True,
        )
        seats = seated(them, id)
        await open_table(self._lobby(), terms, None, seated=seats, also=told, id=id, secret=secret)
