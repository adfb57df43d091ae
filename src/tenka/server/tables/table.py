"""A table with people and bots at it: everything that changes it goes through here.

One change at a time, each on a copy; it counts, is acknowledged and told once it is durable.
"""

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import replace

from tenka.core.chance import FastChance
from tenka.core.contract import Json, State
from tenka.core.errors import BadSeat, IllegalMove, TenkaError
from tenka.core.plan import decide, parts_of
from tenka.server.bots.pool import BotsStopped
from tenka.server.errors import Full, NotNow, NotYours, Stale
from tenka.server.store.errors import StoreError
from tenka.server.store.records import record_of
from tenka.server.store.rows import Change, Entry, Held, Loaded, Seat
from tenka.server.tables.background import Background
from tenka.server.tables.chat import Chat
from tenka.server.tables.clock import Clocks
from tenka.server.tables.feeds import Feed, Feeds, Message
from tenka.server.tables.idempotency import Ack, Answers
from tenka.server.tables.lessons import scripted
from tenka.server.tables.offers import Kind, Offer, agreed_to, kept, open_offer
from tenka.server.tables.play import Play, Step
from tenka.server.tables.snapshot import snapshot
from tenka.server.tables.table_services import TableServices
from tenka.server.tables.windows import (
    ASK,
    Window,
    is_over,
    is_timed,
    opened,
    standing_answer,
)

log = logging.getLogger(__name__)


class Table:
    """One table, in memory."""

    def __init__(
        self, services: TableServices, loaded: Loaded, names: dict[str, str], alive: float = 0.0
    ) -> None:
        """From what is stored; `alive`: until when a server before this one is known to have
        run."""
        self.services = services
        self.row = loaded.table
        self.seats = list(loaded.seats)
        self.names = names
        self.play = Play(record_of(loaded.table, loaded.entries))
        self.feeds = Feeds()
        self.chat = Chat(services.store, self.row.id)
        self.rematch: str | None = None  # the table where they play once more
        self.window: Window | None = None
        self.answers = Answers(loaded.entries, loaded.held)
        # The version of the last undo: a journal read before it is void.
        self.last_undo = max(
            (e.number + 1 for e in loaded.entries if e.body.get("event") == "undone"), default=0
        )
        self.lock = asyncio.Lock()
        self._background = Background(self.row.id, services.timers, self._time_passes)
        self._thinking: set[tuple[int, int]] = set()  # decisions that bots are asked for
        self._owed = self._now_owing()
        now = services.timers.now()
        self.clocks = (
            Clocks.from_json(loaded.clocks, now, alive)
            if loaded.clocks is not None
            else Clocks(None, loaded.table.seats, now)
        )

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def playing(self) -> bool:
        return self.row.status == "playing"

    @property
    def waiting(self) -> bool:
        """Does it wait for players?"""
        return self.row.status == "open"

    @property
    def idle(self) -> bool:
        """Nothing happens of itself, nobody listens, nobody is about to change anything."""
        waits = self.playing and (self.clocks.rules is not None or self.window is not None)
        busy = self._background.busy or self.lock.locked() or self.chat.lock.locked()
        return not (waits or self.feeds or busy)

    @property
    def substitute(self) -> str:
        """Who plays for a player who is not there."""
        return self.services.bots.of(self.row.game)[0]

    def seat_of(self, person_id: str | None) -> int | None:
        """The seat of a person: where he plays, or where a bot plays for him."""
        for seat in self.seats:
            if person_id is not None and seat.person_id == person_id:
                return seat.seat
        return None

    def people(self) -> set[int]:
        """The seats in which people decide."""
        return {seat.seat for seat in self.seats if seat.kind == "person"}

    def owned(self) -> set[int]:
        """The seats of people, also of those for whom a bot plays: they may come back."""
        return {seat.seat for seat in self.seats if seat.person_id is not None}

    def waits_for(self, seat: int | None) -> bool:
        """Does this seat's player owe an answer? Not one who has given it in a window."""
        if seat is None or not self.playing or self.seats[seat].kind != "person":
            return False
        return seat in self.play.state.turn and self._held(seat) is None

    def _held(self, seat: int) -> Held | None:
        """The answer that a seat has given in this window."""
        return self.answers.held(seat, self.play.decision(seat))

    # --- before the game

    async def join(self, person: str, name: str, seat: int | None, nonce: str | None) -> int:
        """Sit down, in this seat or the first free one; the game starts when all are taken."""
        async with self.lock:
            self._must_be("open", "the game has begun; no seat can be taken")
            mine = self.seat_of(person)
            free = [each.seat for each in self.seats if is_free(each)]
            if seat is not None and not 0 <= seat < self.row.seats:
                raise BadSeat(f"there is no seat {seat}; the seats are 0 to {self.row.seats - 1}")
            if mine is None:
                if not free or (seat is not None and seat not in free):
                    raise Full("that seat is taken" if free else "all seats are taken")
                mine = free[0] if seat is None else seat
            elif seat not in (None, mine):
                raise NotNow(f"you sit in seat {mine}; leave it first")
            self.names[person] = name
            given = self.seats[mine].standing if nonce is None else {"nonce": nonce}
            sitting = replace(self.seats[mine], kind="person", person_id=person, standing=given)
            await self._commit(None, seats=[sitting])
            if self._is_full():
                await self._start()
            return mine

    async def leave(self, seat: int, by: str | None = None) -> None:
        """Get up before the game has begun."""
        async with self.lock:
            self._must_sit(seat, by)
            self._must_be("open", "the game has begun; resign instead")
            gone = replace(self.seats[seat], kind="open", person_id=None, standing=None)
            if self.people() <= {seat}:
                ended = self.services.timers.now()
                await self._commit(None, seats=[gone], change={"status": "aborted", "ended": ended})
            else:
                await self._commit(None, seats=[gone])

    async def start(self, seat: int = 0, by: str | None = None) -> None:
        """Begin now; bots take the empty seats."""
        async with self.lock:
            self._must_sit(seat, by)
            self._must_be("open", "the game has begun")
            host = self.row.created_by
            if by not in (None, host) and self.seat_of(host) is not None:
                raise NotYours("only who opened the table may begin before all are there")
            bots = [
                replace(each, kind="bot", bot=self.substitute)
                for each in self.seats
                if each.kind == "open"
            ]
            await self._commit(None, seats=bots)
            await self._start()

    def _is_full(self) -> bool:
        return all(seat.kind != "open" for seat in self.seats)

    async def _start(self) -> None:
        """All nonces are in: the cards are dealt, and everybody may see his."""
        entries: list[Json] = [
            {"event": "nonce", "seat": seat, "nonce": nonce}
            for seat, nonce in enumerate(self.nonces())
            if nonce
        ]
        entries += [
            {"event": "bot_took_seat", "seat": seat.seat, "bot": seat.bot}
            for seat in self.seats
            if seat.kind == "bot"
        ]
        self.play = Play(self.play.record.with_entries(entries))
        state = self.play.state
        self.play.record.entries.clear()
        started = self.services.timers.now()
        await self._commit(
            Step(entries, state),
            seats=[replace(seat, standing=None) for seat in self.seats],
            change={"status": "playing", "started": started},
        )
        await self._go_on()

    # --- play

    async def move(
        self, seat: int, decision: int, key: str, texts: Sequence[str], by: str | None = None
    ) -> Ack:
        """A seat's move, or its whole plan: all of it or nothing. Here as below, `by` is the
        person who asks: if another sits there by now, it is refused."""
        began = self.services.timers.now()
        async with self.lock:
            self._must_sit(seat, by)
            known = self.answers.repeated(seat, decision, key, self.play.version)
            if known is not None:
                return known
            self._must_be_played()
            self._must_decide(seat)
            current = self.play.decision(seat)
            if decision != current:
                raise Stale(f"decision {decision} is not the one that is asked: {current} is")
            step = self._whole(seat, list(texts))
            if self.window is not None and self.window.ends is not None:
                if not self.waits_for(seat):
                    raise NotNow("you have answered; it is released when the window ends")
                answer = Held(self.id, seat, decision, step.entries[0]["move"], key)
                await self.services.store.held.put(answer)
                self.answers.hold(answer)
                return Ack(self.play.version, held=True)
            await self._commit(step, decided=seat, decision=decision, key=key)
            ack = Ack(self.play.version)
            await self._go_on()
            self.services.moved(self.row.game, self.services.timers.now() - began)
            return ack

    def _whole(self, seat: int, texts: list[str]) -> Step:
        """One move, or a plan of many parts that is complete."""
        rule, parts = self.play.state.plan(seat), parts_of(self.play.state, seat)
        if rule is None and len(texts) != 1:
            raise NotNow("one move at a time; only a plan has many parts")
        step = self.play.moves(seat, texts[:parts])  # what is wrong with a part comes first
        if rule is not None and len(texts) != parts:
            raise IllegalMove(rule, f"a plan of {parts} parts is wanted whole, not {len(texts)}")
        return step

    async def undo(self, seat: int, by: str | None = None) -> None:
        """Take back one's last move, where nobody has to be asked."""
        async with self.lock:
            self._must_sit(seat, by)
            self._must_be_played()
            self._must_decide(seat)
            moves = self.free_undo(seat)
            if moves == 0:
                raise NotNow("this can no longer be taken back")
            clocks = self.clocks.copy()
            clocks.take_back(seat, self.services.timers.now())
            await self._take_back(moves, clocks)
            await self._go_on()

    async def _take_back(self, moves: int, clocks: Clocks) -> None:
        await self._commit(self.play.undoing(moves), clocks=clocks)
        self.last_undo = self.play.version

    def free_undo(self, seat: int | None) -> int:
        """How many moves this seat's player may take back now."""
        if seat is None or not self.playing or self.window is not None:
            return 0
        if self.seats[seat].kind != "person":
            return 0
        return self.play.free_undo(seat, self.owned())

    async def offer(
        self, kind: Kind, seat: int, by: str | None = None, version: int | None = None
    ) -> None:
        """Offer what needs the consent of the others, or agree to what was offered at that
        version; it is done once all have agreed."""
        async with self.lock:
            self._must_sit(seat, by)
            self._must_be_played()
            self._must_decide(seat)
            offer = agreed_to(self, kind, seat, version)
            if not offer.is_granted(self.people()):
                await self._commit(None, change={"offer": kept(self, offer)})
            else:
                await self._grant(offer)
                await self._go_on()

    async def _grant(self, offer: Offer) -> None:
        if offer.kind == "draw":
            await self._commit(self.play.event("draw_agreed"))
            return
        now = self.services.timers.now()
        clocks = self.clocks.copy()
        clocks.take_back(offer.seat, now)
        clocks.come_back(offer.seat, now)  # it was to please him, not to have his time run out
        await self._take_back(self.play.since_asked(offer.seat), clocks)

    async def decline(self, seat: int, by: str | None = None) -> None:
        """Say no to another's offer, or withdraw one's own."""
        async with self.lock:
            self._must_sit(seat, by)
            self._must_be_played()
            self._must_decide(seat)
            if open_offer(self) is None:
                raise NotNow("there is no offer any more")
            await self._commit(None, change={"offer": kept(self, None)})

    async def resign(self, seat: int, by: str | None = None) -> None:
        """Give up: with two seats the game is over, with more a bot goes on."""
        async with self.lock:
            self._must_sit(seat, by)
            self._must_be_played()
            if self.row.seats == 2:
                await self._commit(self.play.event("resigned", seat=seat))
            else:
                gone = replace(self._left_to_a_bot(seat), person_id=None)
                step = self.play.event("bot_took_seat", seat=seat, bot=gone.bot)
                await self._commit(step, seats=[gone], release=[seat])
            await self._go_on()

    def _left_to_a_bot(self, seat: int) -> Seat:
        """His orders go with him."""
        return replace(self.seats[seat], kind="bot", bot=self.substitute, standing=None)

    async def abort(self, seat: int = 0, by: str | None = None) -> None:
        """End it without a result, before the second move; a guided hand at any time."""
        async with self.lock:
            self._must_sit(seat, by)
            self._must_be_played()
            if len(self.play.record.moves()) >= 2 and self.row.lesson is None:
                raise NotNow("after the second move a game cannot be aborted; resign instead")
            ended = self.services.timers.now()
            change: Change = {"status": "aborted", "ended": ended}
            await self._commit(self.play.event("aborted"), change=change)
            self._stop()

    async def close_by_host(self) -> None:
        """The host ends it without a result, at any time."""
        async with self.lock:
            if self.row.status not in ("open", "playing"):
                raise NotNow("the game is over")
            change: Change = {"status": "aborted", "ended": self.services.timers.now()}
            step = self.play.event("aborted") if self.playing else None
            await self._commit(step, change=change)
            self._stop()

    async def take_back(self, seat: int, by: str | None = None) -> None:
        """A player comes back to the seat that a bot has played for him."""
        async with self.lock:
            self._must_sit(seat, by)
            self._must_be_played()
            mine = self.seats[seat]
            if mine.kind == "person":
                return
            if not self.row.allow_return:
                raise NotNow("at this table nobody comes back")
            clocks = self.clocks.copy()
            clocks.come_back(seat, self.services.timers.now())
            step = self.play.event("player_took_seat", seat=seat)
            back = replace(mine, kind="person", bot=None)
            await self._commit(step, seats=[back], clocks=clocks)
            await self._go_on()

    async def standing(self, seat: int, answer: str, by: str | None = None) -> None:
        """A standing order for secret windows: `ask`, or the answer to be given."""
        async with self.lock:
            self._must_sit(seat, by)
            self._must_be_played()
            self._must_decide(seat)
            order = None if answer == ASK else {"answer": answer}
            sitting = replace(self.seats[seat], standing=order)
            # Nobody else is told, not even that something was ordered.
            await self._commit(None, seats=[sitting], only=seat)
            await self._go_on()

    # --- what happens of itself

    async def resume(self) -> None:
        """After loading: begin if all are there, ask bots, set the alarm."""
        async with self.lock:
            if self.row.status == "open" and self._is_full():
                await self._start()
            elif self.playing:
                await self._go_on()

    async def _go_on(self) -> None:
        """What follows a change by itself. If the store fails it is tried again soon: the change
        itself is durable, so this is nobody's error."""
        try:
            await self._follow()
        except StoreError:
            self._background.try_again()

    async def _follow(self) -> None:
        """After every change: is it over, is a window open, whom to ask, when to look again?"""
        while self.playing:
            if self.play.record.closed:
                await self._finish()
                return
            default = self.play.state.window
            if default is None:
                self.window = None
                break
            now = self.services.timers.now()
            if self.window is None:
                self.window = opened(self.row, now)
            asked = [self.seats[seat] for seat in self.play.state.turn]
            if not is_over(self.window, self.row, asked, default, now):
                break
            await self._close_window(default)
        self._ask_bots()
        self._set_alarm()

    async def _close_window(self, default: str) -> None:
        """Release the answer of whoever was asked: given, left as a standing order, or none."""
        seat = self.play.state.turn[0]
        answer = self._held(seat)
        if answer is not None:
            text, key = answer.text, answer.key or None  # a bot's has none
        else:
            text, key = standing_answer(self.seats[seat], default), None
        try:
            step = self.play.moves(seat, [text])
        except IllegalMove:
            step, key = self.play.moves(seat, [default]), None
        decision = self.play.decision(seat)
        await self._commit(step, decided=seat, decision=decision, key=key, release=[seat])

    def _ask_bots(self) -> None:
        for seat in self.play.state.turn if self.playing else ():
            if self.seats[seat].kind == "bot":
                decision = self.play.decision(seat)
                if self._held(seat) is None and (seat, decision) not in self._thinking:
                    self._thinking.add((seat, decision))
                    self._background.start(self._bot_decides(seat, decision))

    async def _bot_decides(self, seat: int, decision: int) -> None:
        try:
            world = self.play.state.redeal(seat, FastChance(self.services.new_seed()))
            texts = await self._ask_bot(seat, world)
        finally:
            self._thinking.discard((seat, decision))
        async with self.lock:
            still = self.playing and self.seats[seat].kind == "bot"
            if not still or self.play.decision(seat) != decision:
                return
            if self.window is not None and self.window.ends is not None:
                self.answers.hold(Held(self.id, seat, decision, texts[0], ""))
                return
            await self._commit(self.play.moves(seat, texts), decided=seat, decision=decision)
            await self._go_on()

    async def _ask_bot(self, seat: int, world: State) -> list[str]:
        if (texts := scripted(self.row.lesson, self.play.record.moves(), seat)) is not None:
            return texts
        try:
            return await self.services.bots.choose(
                self.seats[seat].bot or self.substitute,
                self.row.game,
                self.row.seats,
                self.row.options,
                seat,
                world.to_position(),
                self.services.new_seed(),
            )
        except BotsStopped:
            raise
        except TenkaError as error:  # whatever it was, the table goes on
            log.error("a bot at table %s failed: %s", self.id, type(error).__name__)
            return decide(world, seat, lambda state: state.legal(seat)[0])

    async def _time_passes(self) -> None:
        async with self.lock:
            if not self.playing:
                return
            now = self.services.timers.now()
            for seat in self.clocks.warn(now):
                self.feeds.say(Message(type="warning", table=self.id, seat=seat))
            for seat in self.clocks.timed_out(now):
                if self.seats[seat].kind == "person":
                    gone = self._left_to_a_bot(seat)
                    step = self.play.event("bot_took_seat", seat=seat, bot=gone.bot)
                    await self._commit(step, seats=[gone])
            await self._go_on()

    def _set_alarm(self) -> None:
        now = self.services.timers.now()
        moments = [self.clocks.next_timeout(now), self.clocks.next_warning(now)]
        times = [moment[1] for moment in moments if moment is not None]
        if self.window is not None and self.window.ends is not None:
            times.append(self.window.ends)
        self._background.wake_at(min(times) if times and self.playing else None)

    async def _finish(self) -> None:
        result = self.play.record.result
        assert result is not None
        ended = self.services.timers.now()
        await self._commit(None, change={"status": "over", "ended": ended, "result": result})
        self._stop()

    def _stop(self) -> None:
        self.window = None
        self._background.wake_at(None)

    async def close(self) -> None:
        """The server stops: no alarm, no bot any more."""
        self.window = None
        await self._background.close()

    # --- writing down and telling

    async def _commit(
        self,
        step: Step | None,
        *,
        decided: int | None = None,
        decision: int | None = None,
        key: str | None = None,
        seats: Sequence[Seat] = (),
        release: Sequence[int] = (),
        change: Change | None = None,
        clocks: Clocks | None = None,
        only: int | None = None,
    ) -> None:
        """Write a change down; only then it counts, and everybody is told, or that one seat."""
        now = self.services.timers.now()
        state = self.play.state if step is None else step.state
        entries = [] if step is None else step.entries
        status = (change or {}).get("status", self.row.status)
        clocks = self.clocks.copy() if clocks is None else clocks
        if status == "playing":
            clocks.turn(self._owing(state, seats), now, decided)
            secret = state.window is not None and is_timed(self.row)
            (clocks.pause if secret else clocks.resume)(now)
        else:
            clocks.stop(now)
        first = self.play.version
        await self.services.store.entries.append(
            self.id,
            [Entry(first + n, body, now, decided, decision, key) for n, body in enumerate(entries)],
            clocks=clocks.to_json(now),
            release=release,
            seats=seats,
            change=change,
        )
        if step is not None:
            if step.state is not self.play.state:
                self.window = None
            self.play.take(step)
        if key is not None and decided is not None:
            self.answers.take(decided, key, decision, self.play.version)
        for seat in seats:
            self.seats[seat.seat] = seat
        for number in release:
            self.answers.release(number)
        if change is not None:
            self.row = replace(self.row, **change)
        self.clocks = clocks
        if self.playing and self.window is None and state.window is not None:
            # Before anybody is told: its end depends on nothing that is read for them.
            self.window = opened(self.row, self.services.timers.now())
        if seats:
            self.feeds.reseat(self.seat_of)
        self.feeds.tell(self.snapshot, only)
        self._tell_owing()

    def _tell_owing(self) -> None:
        """In correspondence people are told outside of their turn; not of a window, which standing
        orders answer."""
        if self.row.pace == "correspondence" and self.play.state.window is None:
            before, self._owed = self._owed, self._now_owing()
            if self._owed - before:
                self.services.owed(self, self._owed - before)

    def _now_owing(self) -> set[int]:
        """The people who owe a decision now."""
        return set(self._owing(self.play.state, ())) if self.playing else set()

    def _owing(self, state: State, changed: Sequence[Seat]) -> list[int]:
        """Whose clocks run: those of people. A bot has a time limit of its own, and a clock that
        stands at 0 would raise the alarm without end."""
        seats = {seat.seat: seat for seat in (*self.seats, *changed)}
        return [seat for seat in state.turn if seats[seat].kind == "person"]

    def listen(
        self, seat: int | None, since: int = 0, version: int = 0, person: str | None = None
    ) -> Feed:
        """Hear all that happens from now on; first the table as it is, with the journal from
        event `since` on, if no undo came after the version that the listener has seen. A person
        who is named hears it wherever he sits."""
        feed = self.feeds.open(seat, person)
        message = self.snapshot(seat, self.known_journal(since, version))
        feed.put(message)
        feed.told = message["journal_from"] + len(message["journal"])
        return feed

    def known_journal(self, since: int, version: int) -> int:
        """How many events are still true for one who knew `since` of them at that version."""
        return since if version >= self.last_undo else 0

    def snapshot(self, seat: int | None, since: int = 0) -> Message:
        """All that a seat (None: a spectator) may know of the table now."""
        return Message(snapshot(self, seat, since))

    def nonces(self) -> list[str]:
        """What the seats have given to the chance so far."""
        if self.row.started is not None:
            return self.play.record.nonces
        return [str((seat.standing or {}).get("nonce", "")) for seat in self.seats]

    def _must_be(self, status: str, otherwise: str) -> None:
        if self.row.status != status:
            raise NotNow(otherwise)

    def _must_sit(self, seat: int, by: str | None) -> None:
        """Who asked may have got up while he waited for the lock."""
        if by is not None and self.seats[seat].person_id != by:
            raise NotYours("you do not sit at this table")

    def _must_decide(self, seat: int) -> None:
        if self.seats[seat].kind != "person":
            raise NotYours("a bot plays this seat now; take it back first")

    def _must_be_played(self) -> None:
        waits = self.row.status == "open"
        self._must_be("playing", "the game has not begun" if waits else "the game is over")


def is_free(seat: Seat) -> bool:
    """May anybody sit down there? A seat of a rematch is kept for somebody."""
    return seat.kind == "open" and seat.person_id is None
