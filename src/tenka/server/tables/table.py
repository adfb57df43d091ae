"""A table with people and bots at it: one change at a time, written down before it counts.

What is stored is the truth. Where memory may be behind it, since a write did not fit or its fate is
not known, the table is read again; its listeners stay, and what was asked for is looked at anew.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Concatenate, ParamSpec

from tenka.core.errors import TenkaError
from tenka.server.ratings.ending import rating_statements
from tenka.server.store.errors import Conflict, StoreError
from tenka.server.store.rows import Loaded, Owed, OwedKind, Room
from tenka.server.store.statements import Statement
from tenka.server.tables import autopilot, playing
from tenka.server.tables.autopilot import BotTurn
from tenka.server.tables.background import Background
from tenka.server.tables.bot_turns import BotTurns
from tenka.server.tables.change import Change
from tenka.server.tables.chat import Chat, Said
from tenka.server.tables.feeds import Feed, Feeds, Message
from tenka.server.tables.idempotency import Ack
from tenka.server.tables.loading import read_again
from tenka.server.tables.offers import newly_asked
from tenka.server.tables.presence import Presence
from tenka.server.tables.situation import Situation
from tenka.server.tables.snapshot import snapshot
from tenka.server.tables.table_services import TableServices

log = logging.getLogger(__name__)

TRIES = 3  # for a command that finds each time that somebody else was quicker
OWNER_FIRST = 1.0  # seconds that the node which looks after a table has, before others do it

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
        self._announced: dict[str, bool] = {}  # who the other servers know to be here
        self._background = Background(situation.id, services.timers, self.go_on)
        self._bot_turns = BotTurns(services, self._background)

    @property
    def id(self) -> str:
        return self.situation.id

    @property
    def owned(self) -> bool:
        """Do we see to what happens here by itself?"""
        me = self.services.others.me
        return me is None or self.situation.owner == me

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
            await self._take_over()
            await self._follow()

    async def catch_up(self, news: Loaded | None = None, known: int = 0) -> None:
        """Another server has written something down; `news`: what there is since so many entries
        were known."""
        async with self.lock:
            if news is not None and self.situation.revision >= news.revision:
                return
            await self._read_again(news if known == self.situation.version else None)
            await self._take_over()
            await self._follow()

    async def _take_over(self) -> None:
        """A game that no server looks after any more is ours from now on."""
        others = self.services.others
        if others.me is None or not self.situation.playing or others.runs(self.situation.owner):
            return
        await others.look()  # it may be new, or we may have slept
        self._uncertain = True  # the time in which nobody minded the clocks is nobody's
        with suppress(StoreError):  # somebody else may have been quicker; what follows tries again
            await self._do(lambda now: None if others.runs(self.situation.owner) else Change())

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
            self._have_left({feed.person})

    def cut(self, message: Message, fits: Callable[[Feed], bool]) -> None:
        """Say goodbye to those listeners who fit: they are gone from now on, however long it takes
        until their connections end."""
        if sat := self.feeds.cut(message, fits):
            self._have_left(sat)

    def _have_left(self, people: set[str]) -> None:
        for person in people:
            self.presence.has_left(person, self.services.timers.now())
        self.say_who_is_here()
        self._grant_grace()

    def gone(self, seat: int, now: float) -> float | None:
        """For how many seconds the player of a seat is gone; None: they are here."""
        return self.presence.gone(self.situation.seats[seat].person_id, now)

    def say_who_is_here(self, but: Feed | None = None) -> None:
        """To the pages at this table, if it is news; one of them may know it already."""
        message = self._who_is_here()
        self._announce()
        present = [(each["seat"], each["is"]) for each in message["seats"]]
        if present != self._present:
            self._present = present
            self.feeds.say_who_is_here(message, but)

    def tell_line(self, room: Room, line: Said, name: str) -> None:
        """A line of chat, to those who read in that room."""
        shown = line.shown(name, self.situation.seat_of(line.person))
        message = Message(type="chat", table=self.id, room=room, **shown)
        self.feeds.say_in_room(message, players=room == "players")

    def tell_rematch(self, id: str) -> None:
        """They play once more, at that table."""
        self.rematch = id
        self.feeds.say(Message(type="rematch", table=self.id, rematch=id), to_players=True)

    def are_elsewhere(self, node: str, people: dict[str, bool]) -> None:
        """Another server tells who is there."""
        self.presence.are_elsewhere(node, people, self.services.timers.now())
        self._someone_came_or_went()

    def only_nodes(self, runs: Callable[[str], bool]) -> None:
        """Other servers than these run no more."""
        self.presence.only_nodes(runs, self.services.timers.now())
        self._someone_came_or_went()

    def announce_again(self) -> None:
        """Tell the other servers who is here, whatever they know."""
        self._announced = self.presence.here()
        self.services.others.tell(self.id, here=self._announced)

    def _announce(self) -> None:
        here = self.presence.here()
        if here != self._announced:
            self._announced = here
            self.services.others.tell(self.id, here=here)

    def _someone_came_or_went(self) -> None:
        self.say_who_is_here()
        if self._grant_grace():
            self._background.start(self.go_on())

    def _grant_grace(self) -> bool:
        """The clock of who has lost the connection stops for a while, if the table says so; has
        anything changed? Then everybody is told."""
        if not self._know_the_lost():
            return False
        self.feeds.tell(self.snapshot)
        return True

    def _know_the_lost(self) -> bool:
        """The same without a word, for clocks that come from elsewhere: the lost connection is no
        news, and a word now could tell that somebody has answered in a window."""
        clocks = self.situation.clocks.copy()
        lost = self.presence.lost(self.situation.seats)
        if not clocks.lose(lost, self.services.timers.now()):
            return False
        self.situation = replace(self.situation, clocks=clocks)
        return True

    def _who_is_here(self) -> Message:
        seats = self.presence.of(self.situation.seats, self.services.timers.now())
        return Message(type="presence", table=self.id, seats=seats)

    async def _do(self, command: Callable[[float], Change | Ack | None]) -> Ack | None:
        """Carry out what a command makes of the situation; None: there is nothing to do."""
        for _ in range(TRIES):
            if self._uncertain:
                await self._read_again()
            try:
                made = command(self.services.timers.now())
            except TenkaError:
                if not await self._is_behind():
                    raise
                continue
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
        now = self.services.timers.now()
        moment = autopilot.next_moment(self.situation, now)
        if self.owned:
            self._bot_turns.ask(self.situation, self._bot_decided)
        else:
            self._bot_turns.drop()
            moment = None if moment is None else moment + OWNER_FIRST
        self._background.wake_at(moment)

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
        others = self.services.others
        owner = self.situation.owner if others.runs(self.situation.owner) else others.me
        later = self.situation.after(change, now)
        if owner != later.owner:
            later = replace(later, owner=owner)
        entries = change.entries(self.situation.version, now)
        owing = self._told_outside(later)
        owed = [
            Owed(self.id, seat, str(later.seats[seat].person_id), now, kind)
            for seat, kind in self._newly_awaited(later, owing)
        ]
        counted = await self._counted(later)
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
                owed=[each for each in owed if not self.presence.is_here(each.person_id)],
                revision=self.situation.revision,
                owner=None if owner == self.situation.owner else owner,
                also=counted,
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
            self._know_the_lost()  # somebody may have gone while it was written
            if change.seats:
                self.feeds.reseat(later.seat_of)
            if not change.silent:
                self.feeds.tell(self.snapshot, change.only)
                others.tell(self.id, revision=later.revision)
            if change.seats and change.only is None:
                self.say_who_is_here()
        self._owing = owing
        if owed:
            self.services.owed()
        return True

    def _newly_awaited(self, later: Situation, owing: set[int]) -> list[tuple[int, OwedKind]]:
        """Who is to be told outside, in correspondence, that a move or an answer is awaited."""
        turns: list[tuple[int, OwedKind]] = [(seat, "turn") for seat in sorted(owing - self._owing)]
        asked = newly_asked(self.situation, later) if later.row.pace == "correspondence" else None
        return turns + ([] if asked is None else [(seat, asked[0].kind) for seat in asked[1]])

    async def _counted(self, later: Situation) -> list[Statement]:
        """What is written with the end of a rated game."""
        row = later.row
        if not row.rated or row.status != "over" or row.result is None:
            return []
        now = self.services.timers.now()
        return await rating_statements(self.services.store, row, later.seats, row.result, now)

    async def _is_behind(self) -> bool:
        """Has another server written something that we do not know? Then it is read."""
        if self.services.others.me is None:
            return False
        known = await self.services.store.nodes.revisions([self.id])
        if known.get(self.id) == self.situation.revision:
            return False
        await self._read_again()
        return True

    async def _read_again(self, news: Loaded | None = None) -> Loaded:
        """Take what is stored for the truth; who listens stays, and is told it."""
        before = self.situation
        loaded, self.situation = await read_again(self.services, before, news)
        self._uncertain = False
        self._know_the_lost()
        if self.situation.is_as(before):
            for seat in self.situation.ordered_since(before):
                self.feeds.tell(self.snapshot, seat)
            return loaded
        log.log(
            logging.WARNING if self.services.others.me is None else logging.DEBUG,
            "table %s was read again: it has %d entries, and had %d",
            self.id,
            self.situation.version,
            before.version,
        )
        if self.situation.window is None:
            self._owing = self._told_outside(self.situation)
        self.feeds.reseat(self.situation.seat_of)
        went_on = self.situation.known_journal(before.play.told, before.version)
        (self.feeds.tell if went_on else self.feeds.tell_anew)(self.snapshot)
        self.say_who_is_here()
        return loaded

    def _told_outside(self, situation: Situation) -> set[int]:
        """The seats that owe a decision in correspondence, and have been told so. A window, which
        standing orders answer, is nobody's turn and changes nothing."""
        if situation.row.pace != "correspondence":
            return set()
        return self._owing if situation.window is not None else set(situation.owing())
