"""A table with people and bots at it: one change at a time, written down before it counts.

What is stored is the truth. Where memory may be behind it, since a write did not fit or its fate is
not known, the table is read again; its listeners stay, and what was asked for is looked at anew.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Concatenate, ParamSpec

from tenka.server.store.errors import Conflict, StoreError
from tenka.server.store.rows import Loaded, Owed
from tenka.server.tables import autopilot, playing
from tenka.server.tables.autopilot import BotTurn
from tenka.server.tables.background import Background
from tenka.server.tables.bot_turns import BotTurns
from tenka.server.tables.change import Change
from tenka.server.tables.chat import Chat
from tenka.server.tables.feeds import Feed, Feeds, Message
from tenka.server.tables.idempotency import Ack
from tenka.server.tables.loading import read_again
from tenka.server.tables.presence import Presence
from tenka.server.tables.situation import Situation
from tenka.server.tables.snapshot import snapshot
from tenka.server.tables.table_services import TableServices

log = logging.getLogger(__name__)

TRIES = 3  # for a command that finds each time that somebody else was quicker

P = ParamSpec("P")
Command = Callable[Concatenate[Situation, float, P], Change | Ack | None]


class Table:
    """One table, in memory: it locks, commits, swaps the situation, and tells the listeners."""

    def __init__(self, services: TableServices, situation: Situation) -> None:
        self.services = services
        self.situation = situation
        self.feeds = Feeds()
        self.presence = Presence(self.feeds, services.timers.now())
        self._present: list[tuple[int, str]] = []  # who was told to be here, and how
        self.chat = Chat(services.store, situation.id)
        self.rematch: str | None = None  # the table where they play once more
        self.lock = asyncio.Lock()
        self._uncertain = False  # may the store have more than we know?
        self._owing = self._told_outside(situation) if situation.window is None else set[int]()
        self._background = Background(situation.id, services.timers, self.go_on)
        self._bot_turns = BotTurns(services, self._background)

    @property
    def id(self) -> str:
        return self.situation.id

    @property
    def idle(self) -> bool:
        """Nothing happens by itself, nobody listens, nobody is about to change anything."""
        busy = self._background.busy or self.lock.locked() or self.chat.lock.locked()
        return not (busy or self.feeds)

    async def do(self, command: Command[P], *args: P.args, **kwargs: P.kwargs) -> Ack:
        """Carry out a command; it is durable on return, and what follows by itself is done."""
        async with self.lock:
            try:
                ack = await self._do(lambda now: command(self.situation, now, *args, **kwargs))
            finally:  # a command that was refused may have found out that the table went on
                await self._follow()
        return ack or Ack(self.situation.version)

    async def move(
        self, seat: int, decision: int, key: str, texts: Sequence[str], by: str | None = None
    ) -> Ack:
        """A seat's move or whole plan, with its time taken."""
        began = self.services.timers.now()
        ack = await self.do(playing.move, seat, decision, key, texts, by)
        self.services.moved(self.situation.row.game, self.services.timers.now() - began)
        return ack

    async def go_on(self) -> None:
        """What happens by itself, as time passes and after loading."""
        async with self.lock:
            self._warn()
            await self._follow()

    async def close(self) -> None:
        """The server stops: no alarm, no bot any more."""
        await self._background.close()

    def snapshot(self, seat: int | None, since: int = 0) -> Message:
        """All that a seat (None: a spectator) may know of the table now."""
        now = self.services.timers.now()
        return Message(snapshot(self.situation, now, seat, since, self.rematch))

    def listen(
        self,
        seat: int | None,
        since: int = 0,
        version: int = 0,
        person: str | None = None,
        *,
        presence: bool = False,
    ) -> Feed:
        """Hear all that happens from now on; first the table as it is, with the journal from
        event `since` on, if no undo came after the version that the listener has seen. A person
        who is named hears it wherever they sit. With `presence` they hear who is here, too."""
        feed = self.feeds.open(seat, person)
        feed.asks_who_is_here = presence
        message = self.snapshot(seat, self.situation.known_journal(since, version))
        feed.put(message)
        feed.told = message["journal_from"] + len(message["journal"])
        if presence:
            feed.put(self._who_is_here())
        self.say_who_is_here(but=feed)
        if self._grant_grace():
            self._background.start(self.go_on())  # their time may be up sooner now
        return feed

    def leave(self, feed: Feed) -> None:
        """One who listened is gone."""
        self.feeds.close(feed)
        if feed.person is not None and feed.seat is not None:
            self.presence.has_left(feed.person, self.services.timers.now())
            self.say_who_is_here()
            self._grant_grace()

    def gone(self, seat: int, now: float) -> float | None:
        """For how many seconds the player of a seat is gone; None: they are here."""
        return self.presence.gone(self.situation.seats[seat].person_id, now)

    def say_who_is_here(self, but: Feed | None = None) -> None:
        """To the pages at this table, if it is news; one of them may know it already."""
        message = self._who_is_here()
        present = [(each["seat"], each["is"]) for each in message["seats"]]
        if present != self._present:
            self._present = present
            self.feeds.say_who_is_here(message, but)

    def _grant_grace(self) -> bool:
        """The clock of who has lost the connection stops for a while, if the table says so; has
        anything changed?"""
        clocks = self.situation.clocks.copy()
        lost = self.presence.lost(self.situation.seats)
        if not clocks.lose(lost, self.services.timers.now()):
            return False
        self.situation = replace(self.situation, clocks=clocks)
        self.feeds.tell(self.snapshot)
        return True

    def _who_is_here(self) -> Message:
        seats = self.presence.of(self.situation.seats, self.services.timers.now())
        return Message(type="presence", table=self.id, seats=seats)

    async def _do(self, command: Callable[[float], Change | Ack | None]) -> Ack | None:
        """Carry out what a command makes of the situation; None: there is nothing to do."""
        for _ in range(TRIES):
            if self._uncertain:
                await self._read_again()
            made = command(self.services.timers.now())
            if not isinstance(made, Change):
                return made
            if await self._commit(made):
                return Ack(self.situation.version, held=made.hold is not None)
        raise Conflict(f"table {self.id} is not stored as expected; nothing was written")

    async def _follow(self) -> None:
        """What follows a change by itself. If the store fails it is tried again: the change itself
        is durable, so this is nobody's error."""
        try:
            while await self._do(lambda now: autopilot.next_change(self.situation, now)):
                pass
        except StoreError as error:
            log.warning("table %s: what follows is tried again later: %s", self.id, error)
            self._background.try_again()
            return
        self._bot_turns.ask(self.situation, self._bot_decided)
        now = self.services.timers.now()
        self._background.wake_at(autopilot.next_moment(self.situation, now))

    async def _bot_decided(self, turn: BotTurn, texts: list[str]) -> None:
        await self.do(autopilot.bot_decided, turn, texts)

    def _warn(self) -> None:
        clocks = self.situation.clocks.copy()
        for seat in clocks.warn(self.services.timers.now()):
            self.feeds.say(Message(type="warning", table=self.id, seat=seat))
        self.situation = replace(self.situation, clocks=clocks)

    async def _commit(self, change: Change) -> bool:
        """Write a change down; only then it counts, and everybody is told. False: it did not fit,
        and the table was read again."""
        now = self.services.timers.now()
        later = self.situation.after(change, now)
        entries = change.entries(self.situation.version, now)
        owing = self._told_outside(later)
        owed = [
            Owed(self.id, seat, str(later.seats[seat].person_id), now)
            for seat in sorted(owing - self._owing)
        ]
        self._uncertain = True  # until the answer is here
        try:
            await self.services.store.entries.append(
                self.id,
                entries,
                had=self.situation.version,
                clocks=later.clocks.to_json(now),
                hold=() if change.hold is None else (change.hold,),
                release=change.release,
                seats=change.seats,
                change=change.row,
                owed=[each for each in owed if not self.feeds.has(each.person_id)],
            )
        except StoreError as error:
            loaded = await self._read_again()
            if not change.is_in(loaded, entries):
                if isinstance(error, Conflict):
                    return False
                raise
        else:
            self._uncertain = False
            self.situation = later
            if change.seats:
                self.feeds.reseat(later.seat_of)
            if not change.silent:
                self.feeds.tell(self.snapshot, change.only)
            if change.seats and change.only is None:
                self.say_who_is_here()
            self._grant_grace()  # somebody may have gone while it was written
        self._owing = owing
        if owed:
            self.services.owed()
        return True

    async def _read_again(self) -> Loaded:
        """Take what is stored for the truth; who listens stays, and is told it."""
        before = self.situation
        loaded, self.situation = await read_again(self.services, before)
        self._uncertain = False
        if self.situation.is_as(before):
            return loaded
        log.warning(
            "table %s was read again: it has %d entries, and had %d",
            self.id,
            self.situation.version,
            before.version,
        )
        self.feeds.reseat(self.situation.seat_of)
        self.feeds.tell_anew(self.snapshot)
        return loaded

    def _told_outside(self, situation: Situation) -> set[int]:
        """The seats that owe a decision in correspondence, and have been told so. A window, which
        standing orders answer, is nobody's turn and changes nothing."""
        if situation.row.pace != "correspondence":
            return set()
        return self._owing if situation.window is not None else set(situation.owing())
