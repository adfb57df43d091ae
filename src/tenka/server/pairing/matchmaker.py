"""Finds games for those who look for one. Who looks is stored, so that all servers know them, and a
table is made in the same write that tells them of it: nobody is given two."""

import asyncio
import logging
import secrets
from collections.abc import Callable, Sequence
from dataclasses import replace

import tenka
from tenka.core.errors import BadOption
from tenka.server.ops.logs import SELDOM
from tenka.server.pairing.matching import tables_of
from tenka.server.ratings.scale import NEWCOMER
from tenka.server.store import Conflict, Pace, Person, Seat, Store
from tenka.server.store.rows import Seeker
from tenka.server.store.seekers import found_table
from tenka.server.tables.clock import usual_clock
from tenka.server.tables.lobby import Lobby
from tenka.server.tables.opening_tables import open_table
from tenka.server.tables.table import Table
from tenka.server.tables.terms import Terms

EVERY = 1.0  # seconds from one look at all who wait to the next
SILENCE = 20.0  # seconds after which who is not heard of does not want a live game any more
NOTED = 5.0  # seconds after which it is written down again that somebody still looks
NO_SHOW = 45.0  # seconds that all have to come to the table that was found
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
        self._looking = asyncio.Lock()

    async def seek(self, person: Person, game_id: str, pace: Pace, seats: int | None) -> Seeker:
        """Somebody looks for a game from now on, instead of what they looked for; it may be found
        at once."""
        game = tenka.game(game_id)
        count = game.seats[0] if seats is None else seats
        if count not in game.seats:
            allowed = ", ".join(map(str, game.seats))
            raise BadOption(f"seats={count!r}; allowed: {allowed}")
        now = self._now()
        rating = (await self._store.ratings.of(game_id, pace, [person.id])).get(person.id)
        mu = NEWCOMER.mu if rating is None or not rating.games else rating.mu
        seeker = Seeker(person.id, game_id, pace, count, mu, now, now)
        await self._store.seekers.put(seeker)
        await self.look()
        return await self._store.seekers.of(person.id) or seeker

    async def state(self, person: Person) -> Seeker | None:
        """What somebody looks for, who by asking shows that they still do."""
        seeker = await self._store.seekers.of(person.id)
        now = self._now()
        if seeker is None or seeker.table_id is not None or now - seeker.seen < NOTED:
            return seeker
        await self._store.seekers.seen(person.id, now)
        return replace(seeker, seen=now)

    async def stop(self, person: Person) -> None:
        """Somebody looks no more."""
        await self._store.seekers.remove(person.id)

    async def look(self) -> int:
        """Make all the tables that can be made now; how many."""
        async with self._looking:
            now = self._now()
            waiting = await self._store.seekers.waiting(now - SILENCE, now - PATIENCE)
            blocks = await self._store.contacts.blocks([each.person_id for each in waiting])
            made = 0
            # A long queue takes its time: not that of moves.
            for found in await asyncio.to_thread(tables_of, waiting, blocks, now):
                try:
                    await self._open(found)
                except Conflict:  # somebody has stopped, or another server was quicker
                    continue
                made += 1
            return made

    async def call_off_unattended(self) -> None:
        """Whoever has come to the table that was found waits no longer for who has not."""
        for seated in await self._store.tables.unattended(self._now() - NO_SHOW):
            await self._lobby().call_off(seated.table.id)

    async def run(self) -> None:
        """Look again and again, until it is cancelled: ranges grow."""
        while True:
            await asyncio.sleep(EVERY)
            try:
                if self._ours():
                    await self.look()
                    await self.call_off_unattended()
            except Exception:
                log.exception("nobody could be paired", extra=SELDOM)

    async def _open(self, found: Sequence[Seeker]) -> Table:
        """A rated table for them. In live play a seat is kept for each, until they come with their
        share of the chance; a move a day begins at once."""
        first = found[0]
        live = first.pace == "live"
        terms = Terms.of(
            first.game,
            first.seats,
            {},
            pace=first.pace,
            clock=usual_clock(first.pace, first.seats),
            window=self._window,
            rated=True,
        )
        people = [each.person_id for each in found]
        secrets.SystemRandom().shuffle(people)
        seated = [
            Seat("", number, "open" if live else "person", person)
            for number, person in enumerate(people)
        ]
        return await open_table(
            self._lobby(), terms, None, seated=seated, also=lambda id: found_table(found, id)
        )
