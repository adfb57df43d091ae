"""A table with people and bots at it: one command at a time, and what follows by itself."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Concatenate, ParamSpec

from tenka.server.store.errors import StoreError, StoreUnavailable
from tenka.server.store.rows import Loaded, Room
from tenka.server.tables import autopilot, playing
from tenka.server.tables.autopilot import BotTurn
from tenka.server.tables.background import Background
from tenka.server.tables.bot_turns import BotTurns
from tenka.server.tables.change import Change
from tenka.server.tables.chat import Chat, Said
from tenka.server.tables.feeds import Feed, Feeds, Message
from tenka.server.tables.idempotency import Ack
from tenka.server.tables.presence import Presence
from tenka.server.tables.revision import may_be_older, revision
from tenka.server.tables.situation import Situation
from tenka.server.tables.stored_situation import StoredSituation
from tenka.server.tables.table_services import TableServices

log = logging.getLogger(__name__)

READ_WITHIN = 3.0  # seconds for who has been told something newer elsewhere
OWNER_FIRST = 1.0  # seconds that the node which looks after a table has, before others do it

P = ParamSpec("P")
Command = Callable[Concatenate[Situation, float, P], Change | Ack | None]


class Table:
    """One table, in memory, with those who listen to it."""

    def __init__(self, services: TableServices, situation: Situation) -> None:
        self.services = services
        self.feeds = Feeds()
        self.presence = Presence(situation.id, services, self.feeds)
        self.chat = Chat(services.store, situation.id)
        self.lock = asyncio.Lock()
        self._waiting_reading: asyncio.Task[None] | None = None  # one that has not begun
        self._stored = StoredSituation(services, situation, self.feeds, self.presence)
        self._background = Background(situation.id, services.timers, self.go_on)
        self._bot_turns = BotTurns(services, self._background)

    @property
    def situation(self) -> Situation:
        """The facts, as they are stored."""
        return self._stored.situation

    @property
    def id(self) -> str:
        return self.situation.id

    @property
    def is_ours(self) -> bool:
        """Do we see to what happens here by itself?"""
        me = self.services.others.me
        return me is None or self.situation.owner == me

    @property
    def idle(self) -> bool:
        """Nothing happens by itself, nobody listens, nobody is about to change anything."""
        busy = self._background.busy or self.lock.locked() or self.chat.lock.locked()
        return not (busy or self.feeds)

    # --- what is done here

    async def do(self, command: Command[P], *args: P.args, **kwargs: P.kwargs) -> Ack:
        """Carry out a command; it is durable on return, and what follows by itself is done."""
        async with self.lock:
            try:
                ack = await self._stored.do(
                    lambda now: command(self.situation, now, *args, **kwargs)
                )
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
            self._stored.warn()
            await self._take_over()
            await self._follow()

    async def catch_up(self, news: Loaded | None = None, known: int = 0) -> None:
        """Another server has written something down; `news`: what there is since so many entries
        were known."""
        async with self.lock:
            if news is not None and self.situation.revision >= news.revision:
                return
            await self._read(news if known == self.situation.version else None)

    async def _read(self, news: Loaded | None = None) -> None:
        await self._stored.read_again(news)
        await self._take_over()
        await self._follow()

    def may_be_behind(self, person: str | None, seen: str) -> bool:
        """May another server have told this person, by this revision, what we do not know?"""
        if self.services.others.me is None:
            return False
        return may_be_older(self.situation, self.situation.seat_of(person), seen)

    async def catch_up_with(self, person: str | None, seen: str) -> None:
        """Know at least what a person was told of this revision. StoreUnavailable, if what is
        stored cannot be read in time."""
        if not self.may_be_behind(person, seen):
            return
        # All of it, also where the store has no more: a shorter way would tell what is hidden.
        reading = self._next_reading()
        await asyncio.wait({reading}, timeout=READ_WITHIN)
        if not reading.done():
            raise StoreUnavailable(f"table {self.id} could not be read in time")
        reading.result()

    def _next_reading(self) -> asyncio.Task[None]:
        """All is read, to its end, whoever waits for it. Whoever asks before it begins shares it:
        anybody can show a revision that was never given."""
        if self._waiting_reading is None or self._waiting_reading.done():
            self._waiting_reading = asyncio.create_task(self._read_all())
            self._waiting_reading.add_done_callback(
                lambda done: done.cancelled() or done.exception()
            )
        return self._waiting_reading

    async def _read_all(self) -> None:
        async with self.lock:
            self._waiting_reading = None
            await self._read()

    async def close(self) -> None:
        """The server stops: no alarm, no bot any more."""
        await self._background.close()

    async def _take_over(self) -> None:
        """A game that no server looks after any more is ours from now on."""
        others = self.services.others
        if others.me is None or not self.situation.playing or others.runs(self.situation.owner):
            return
        await others.look()  # it may be new, or we may have slept
        self._stored.doubt()  # the time in which nobody minded the clocks is nobody's
        with suppress(StoreError):  # somebody else may have been quicker; what follows tries again
            await self._stored.do(
                lambda now: None if others.runs(self.situation.owner) else Change()
            )

    async def _follow(self) -> None:
        """What follows a change by itself. If it fails it is tried again: the change itself is
        durable, so this is nobody's error."""
        try:
            while await self._stored.do(lambda now: autopilot.next_change(self.situation, now)):
                pass
        except Exception as error:
            told = isinstance(error, StoreError)
            again = "table %s: what follows is tried again later: %s"
            log.warning(again, self.id, error if told else type(error).__name__, exc_info=not told)
            self._background.try_again()
            return
        now = self.services.timers.now()
        moment = autopilot.next_moment(self.situation, now)
        if self.is_ours:
            self._bot_turns.ask(self.situation, self._bot_decided)
        else:
            self._bot_turns.drop()
            moment = None if moment is None else moment + OWNER_FIRST
        self._background.wake_at(moment)

    async def _bot_decided(self, turn: BotTurn, texts: list[str]) -> None:
        await self.do(autopilot.bot_decided, turn, texts)

    # --- who listens, and who is here

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
            feed.put(self.presence.message(self.situation.seats))
        self._came_or_went(but=feed)
        return feed

    def leave(self, feed: Feed) -> None:
        """One who listened is gone."""
        self.feeds.close(feed)
        if feed.person is not None and feed.seat is not None:
            self._have_left({feed.person})

    def cut(self, message: Message, fits: Callable[[Feed], bool]) -> None:
        """Say goodbye to those listeners who fit: they are gone from now on, however long it takes
        until their connections end."""
        if sat := self.feeds.cut(message, fits):
            self._have_left(sat)

    def snapshot(self, seat: int | None, since: int = 0) -> Message:
        """All that a seat (None: a spectator) may know of the table now."""
        return self._stored.snapshot(seat, since)

    def revision(self, seat: int | None) -> str:
        """How far goes what this seat (None: a spectator) may know now?"""
        return revision(self.situation, seat)

    def gone(self, seat: int, now: float) -> float | None:
        """For how many seconds the player of a seat is gone; None: they are here."""
        return self.presence.gone(self.situation.seats[seat].person_id, now)

    def looks(self, feed: Feed, looking: bool) -> None:
        """A listener's page came into sight, or went out of it."""
        feed.looks = looking
        self.presence.say(self.situation.seats)

    def are_elsewhere(self, node: str, people: dict[str, bool]) -> None:
        """Another server tells who is there."""
        self.presence.are_elsewhere(node, people)
        self._came_or_went()

    def only_nodes(self, runs: Callable[[str], bool]) -> None:
        """Other servers than these run no more."""
        self.presence.only_nodes(runs)
        self._came_or_went()

    def tell_line(self, room: Room, line: Said, name: str) -> None:
        """A line of chat, to those who read in that room."""
        shown = line.shown(name, self.situation.seat_of(line.person))
        message = Message(type="chat", table=self.id, room=room, **shown)
        self.feeds.say_in_room(message, players=room == "players")

    def tell_rematch(self, id: str) -> None:
        """They play once more, at that table."""
        self._stored.played_again_at(id)

    def _have_left(self, people: set[str]) -> None:
        self.presence.have_left(people)
        self.presence.say(self.situation.seats)
        self._stored.grant_grace()

    def _came_or_went(self, but: Feed | None = None) -> None:
        self.presence.say(self.situation.seats, but)
        if self._stored.grant_grace():
            self._background.start(self.go_on())  # their time may be up sooner now
