"""What a table's situation is: a change is written down before it counts, and then told.

What is stored is the truth. Where memory may be behind it, since a write did not fit or its fate is
not known, the table is read again; its listeners stay, and what was asked for is looked at anew.
"""

import logging
from collections.abc import Callable, Sequence
from dataclasses import replace

from tenka.core.errors import TenkaError
from tenka.server.ratings.ending import rating_statements
from tenka.server.store.errors import Conflict, StoreError
from tenka.server.store.rival_games import new_rival_games
from tenka.server.store.rows import Entry, Loaded, Owed
from tenka.server.store.statements import Statement
from tenka.server.store.tables import counting_held_back
from tenka.server.tables.change import Change
from tenka.server.tables.feeds import Feeds, Message
from tenka.server.tables.idempotency import Ack
from tenka.server.tables.loading import read_again
from tenka.server.tables.owed_notices import OwedNotices
from tenka.server.tables.presence import Presence
from tenka.server.tables.rival_games import rival_games
from tenka.server.tables.situation import Situation
from tenka.server.tables.snapshot import snapshot
from tenka.server.tables.table_services import TableServices

log = logging.getLogger(__name__)

TRIES = 3  # for a command that finds each time that somebody else was quicker


class StoredSituation:
    """The situation of one table, and the only way to another one. Who changes it holds the
    table's lock."""

    def __init__(
        self, services: TableServices, situation: Situation, feeds: Feeds, presence: Presence
    ) -> None:
        self.situation = situation
        self._services = services
        self._feeds = feeds
        self._presence = presence
        self._uncertain = False  # may the store have more than we know?
        self._away: float | None = None  # since when nothing could be written
        self._notices = OwedNotices(situation)

    def doubt(self) -> None:
        """Have it read before the next command: somebody may have gone on without us."""
        self._uncertain = True

    async def do(self, command: Callable[[float], Change | Ack | None]) -> Ack | None:
        """Carry out what a command makes of the situation; None: there is nothing to do."""
        for _ in range(TRIES):
            if self._uncertain:
                await self.read_again()
            try:
                made = command(self._services.timers.now())
            except TenkaError:
                if not await self._is_behind():
                    raise
                continue
            if not isinstance(made, Change):
                return made
            if await self._write(made):
                return Ack(self.situation.version, held=made.hold is not None)
        raise Conflict(f"table {self.situation.id} is not stored as expected; nothing was written")

    async def read_again(self, news: Loaded | None = None) -> Loaded:
        """Take what is stored for the truth; who listens stays, and is told it."""
        before = self.situation
        try:
            loaded, read = await read_again(self._services, before, news, self._away)
        except StoreError:
            self._is_away(self._services.timers.now())
            raise
        if loaded.revision != before.revision:
            self._away = None  # somebody could write
        self._swap(read)
        self._uncertain = False
        self._stop_clocks_of_the_lost()
        if self.situation.is_as(before):
            for seat in self.situation.ordered_since(before):
                self._feeds.tell(self.snapshot, seat)
            return loaded
        log.log(
            logging.WARNING if self._services.others.me is None else logging.DEBUG,
            "table %s was read again: it has %d entries, and had %d",
            self.situation.id,
            self.situation.version,
            before.version,
        )
        self._notices.was_read(self.situation)
        self._feeds.reseat(self.situation.seat_of)
        went_on = self.situation.known_journal(before.play.told, before.version)
        (self._feeds.tell if went_on else self._feeds.tell_anew)(self.snapshot)
        self._presence.say(self.situation.seats)
        return loaded

    def snapshot(self, seat: int | None, since: int = 0) -> Message:
        """All that a seat (None: a spectator) may know of the table now."""
        return Message(snapshot(self.situation, self._services.timers.now(), seat, since))

    def grant_grace(self) -> bool:
        """The clock of who has lost the connection stops for a while, if the table says so; has
        anything changed? Then everybody is told."""
        if not self._stop_clocks_of_the_lost():
            return False
        self._feeds.tell(self.snapshot)
        return True

    def warn(self) -> None:
        """Tell of those who have little time left."""
        clocks = self.situation.clocks.copy()
        for seat in clocks.warn(self._services.timers.now()):
            self._feeds.say(Message(type="warning", table=self.situation.id, seat=seat))
        self.situation = replace(self.situation, clocks=clocks)

    def played_again_at(self, id: str) -> None:
        """They play once more, at that table."""
        self.situation = replace(self.situation, rematch=id)
        message = Message(type="rematch", table=self.situation.id, rematch=id)
        self._feeds.say(message, to_players=True)

    async def _write(self, change: Change) -> bool:
        """Write a change down; only then it counts, and everybody is told. False: it did not fit,
        and the table was read again."""
        now = self._services.timers.now()
        others = self._services.others
        owner = self.situation.owner if others.runs(self.situation.owner) else others.me
        later = replace(self.situation.after(change, now), owner=owner)
        entries = change.entries(self.situation.version, now)
        owed = self._notices.owed(self.situation, later, now)
        also = await self._counted(later, now)
        if change.row.get("status") == "over":
            also += new_rival_games(rival_games(later))
        also += map(counting_held_back, sorted(change.held_back))
        self._uncertain = True  # until the answer is here
        try:
            await self._append(change, entries, later, now, owed, also)
        except StoreError as error:
            if not isinstance(error, Conflict):
                self._is_away(now)
            loaded = await self.read_again()
            if not change.is_in(loaded, entries):
                if isinstance(error, Conflict):
                    return False
                raise
        else:
            self._uncertain = False
            self._away = None
            self._swap(later)
            self._stop_clocks_of_the_lost()  # somebody may have gone while it was written
            self._tell(change)
        self._notices.was_told(later)
        if owed:
            self._services.owed()
        return True

    async def _append(
        self,
        change: Change,
        entries: Sequence[Entry],
        later: Situation,
        now: float,
        owed: Sequence[Owed],
        also: Sequence[Statement],
    ) -> None:
        await self._services.store.entries.append(
            self.situation.id,
            entries,
            had=self.situation.version,
            clocks=later.clocks.to_json(now),
            hold=() if change.hold is None else (change.hold,),
            release=change.release,
            seats=change.seats,
            change=change.row,
            owed=[each for each in owed if not self._presence.is_here(each.person_id)],
            revision=self.situation.revision,
            owner=None if later.owner == self.situation.owner else later.owner,
            also=also,
        )

    def _is_away(self, now: float) -> None:
        """The store does not answer: until it does, time is nobody's."""
        if self._away is None:
            self._away = now

    def _swap(self, later: Situation) -> None:
        """But for what was heard meanwhile, and since when these people wait for each other."""
        complete, before = later.complete, self.situation
        same = [seat.person_id for seat in later.seats] == [seat.person_id for seat in before.seats]
        same = same and later.void == before.void
        if complete is not None and before.complete is not None and same:
            complete = before.complete
        self.situation = replace(later, rematch=before.rematch, complete=complete)

    def _tell(self, change: Change) -> None:
        if change.seats:
            self._feeds.reseat(self.situation.seat_of)
        if not change.silent:
            self._feeds.tell(self.snapshot, change.only)
            self._services.others.tell(self.situation.id, revision=self.situation.revision)
        if change.seats and change.only is None:
            self._presence.say(self.situation.seats)

    async def _counted(self, later: Situation, now: float) -> list[Statement]:
        """What is written with the end of a rated game."""
        row = later.row
        if not row.rated or row.status != "over" or row.result is None:
            return []
        decided = [later.play.decided_by_player(seat.seat) for seat in later.seats]
        ended = row, later.seats, row.result, decided, now
        rating = await rating_statements(self._services.store, *ended)
        return [*rating, *await self._services.at_the_end(*ended)]

    async def _is_behind(self) -> bool:
        """Has another server written something that we do not know? Then it is read."""
        if self._services.others.me is None:
            return False
        known = await self._services.store.nodes.revisions([self.situation.id])
        if known.get(self.situation.id) == self.situation.revision:
            return False
        await self.read_again()
        return True

    def _stop_clocks_of_the_lost(self) -> bool:
        """Without a word, for clocks that come from elsewhere: the lost connection is no news, and
        a word now could tell that somebody has answered in a window."""
        clocks = self.situation.clocks.copy()
        lost = self._presence.lost(self.situation.seats)
        if not clocks.lose(lost, self._services.timers.now()):
            return False
        self.situation = replace(self.situation, clocks=clocks)
        return True
