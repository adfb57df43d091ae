"""Tells people outside of their turn: what is to be told waits in the store until it has arrived.

Each receiver and each person is served one at a time and few at once, in tasks of their own: one
that is down or never answers delays nobody else, and never a move.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Any

from tenka.server.errors import NotFound
from tenka.server.notify.channels import DeliveryChannel, Message, NotDelivered
from tenka.server.notify.links import Links
from tenka.server.notify.settings import Mail, NotifySettings
from tenka.server.notify.wording import a_test, is_it_you, your_round, your_turn
from tenka.server.people.identity import Identity
from tenka.server.store import Person, Store
from tenka.server.store.errors import Conflict, StoreError
from tenka.server.store.rows import Channel, Notice
from tenka.server.tables.lobby import Lobby
from tenka.server.tables.timers import Handle

PAUSES = (60.0, 300.0, 1800.0, 7200.0)
AT_ONCE = 8
TAKEN = 60.0  # seconds after which a server that was going to tell it must have died
RETRY = 10.0  # seconds until the store is asked again that did not answer

Work = Callable[..., Awaitable[None]]
Receiver = tuple[Channel, str]

log = logging.getLogger(__name__)


class Notifier:
    """The one who tells; `lobby` is asked for when the tables are there."""

    def __init__(
        self,
        store: Store,
        identity: Identity,
        channels: Mapping[Channel, DeliveryChannel],
        links: Links,
        url: str,
        lobby: Callable[[], Lobby],
    ) -> None:
        self.channels = channels
        self.links = links
        self._store = store
        self._identity = identity
        self._url = url
        self._lobby = lobby
        self._tasks: set[asyncio.Task[None]] = set()
        self._told: set[tuple[str, Channel]] = set()  # people who are told something just now
        self._receivers: set[Receiver] = set()
        self._alarm: Handle | None = None
        self._stopped = False
        self._looking = asyncio.Lock()
        self._changing = asyncio.Lock()

    async def start(self) -> None:
        """Go on with what has not arrived yet."""
        await self.links.open(self._store)
        self._do(self._look)

    async def stop(self) -> None:
        """Tell no more; what has not arrived waits in the store."""
        self._stopped = True
        self._set_alarm(None)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for way in self.channels.values():
            way.close()

    def owed(self) -> None:
        """Somebody's turn has come, and is written down to be told."""
        self._do(self._look)

    async def change(
        self, id: str, how: Callable[[NotifySettings], NotifySettings]
    ) -> NotifySettings:
        """Change what a person has set, one change after the other."""
        async with self._changing:
            person = await self._identity.person(id)
            if person is None or person.deleted:
                raise NotFound("this person is not here any more")
            before = NotifySettings.of(person.notify)
            settings = how(before)
            if settings != before:
                await self._identity.change(person, notify=settings.to_json())
            return settings

    async def ask_to_confirm(self, id: str, address: str) -> None:
        """Send the e-mail that asks whether an address is theirs."""
        now = self._lobby().services.timers.now()
        notice = Notice(f"{id}.confirm", id, "mail", {"confirm": address}, now, 0)
        await self._store.notices.put(notice)
        self._do(self._look)

    async def test(self, person: Person, channel: Channel) -> None:
        """Tell him something now, to see that it arrives; NotDelivered says why not."""
        settings = NotifySettings.of(person.notify)
        message = a_test(settings.language, self._url)
        await self.channels[channel].send(person.id, settings, message)
        await self.change(person.id, lambda current: current.marked(channel, None))

    # Writing down

    async def _note_turns(self) -> None:
        """Make notices of the turns that have come, by the channels that each person has set."""
        for turn in await self._store.notices.owed():
            person = await self._identity.person(turn.person_id)
            settings = NotifySettings.of(None if person is None else person.notify)
            due = settings.told_at(self._lobby().services.timers.now())
            made = [
                Notice(
                    f"{turn.table_id}.{turn.seat}.{channel}",
                    turn.person_id,
                    channel,
                    {"table": turn.table_id, "seat": turn.seat},
                    due,
                    0,
                )
                for channel in settings.channels
                if channel in self.channels
            ]
            with suppress(Conflict):  # another server was quicker
                await self._store.notices.put_instead(turn, made)

    # Delivering

    async def _look(self) -> None:
        """Send what is due, and look again when something else is."""
        timers = self._lobby().services.timers
        async with self._looking:
            await self._note_turns()
            now = timers.now()
            for notice in await self._store.notices.due(now):
                if not self._is_busy(notice):
                    await self._attempt(notice)
            self._set_alarm(await self._store.notices.next_due(now))

    def _is_busy(self, notice: Notice) -> bool:
        """Is enough sent by this way just now, or something to this person? However slow somebody
        makes his receivers, it is not he who fills all places, nor do webhooks fill that of
        mail."""
        by_this_way = [channel for channel, _ in self._receivers].count(notice.channel)
        return by_this_way >= AT_ONCE or (notice.person_id, notice.channel) in self._told

    async def _attempt(self, notice: Notice) -> None:
        try:
            await self._begin(notice)
        except StoreError:
            raise
        except Exception:  # one that cannot be told does not keep all others waiting
            log.exception("a notice by %s could not be written", notice.channel)
            await self._failed(notice, NotDelivered("unreachable"))

    async def _begin(self, notice: Notice) -> None:
        person = await self._identity.person(notice.person_id)
        settings = NotifySettings.of(None if person is None else person.notify)
        way = self.channels.get(notice.channel)
        if way is None or getattr(settings, notice.channel) is None:
            await self._store.notices.drop(notice)
            return
        receiver = notice.channel, way.receiver(settings)
        if receiver in self._receivers:
            return
        message = await self._message(notice, settings)
        if message is None:
            await self._store.notices.drop(notice)
            return
        now = self._lobby().services.timers.now()
        if message.kind in ("turn", "round") and (later := settings.told_at(now)) > now:
            await self._store.notices.postpone(notice, later, notice.tries)
            return
        taken = await self._store.notices.take(notice, now + TAKEN)
        if taken is None:
            return
        self._receivers.add(receiver)
        self._told.add((notice.person_id, notice.channel))
        self._do(self._send, taken, settings, way, message, receiver)

    async def _send(
        self,
        notice: Notice,
        settings: NotifySettings,
        way: DeliveryChannel,
        message: Message,
        receiver: Receiver,
    ) -> None:
        try:
            await way.send(notice.person_id, settings, message)
        except NotDelivered as error:
            await self._failed(notice, error)
        except Exception:  # it is tried no more often than others
            log.exception("a notice by %s could not be sent", notice.channel)
            await self._failed(notice, NotDelivered("unreachable"))
        else:
            await self._store.notices.drop(notice)
            if notice.channel in settings.failed:
                await self.change(
                    notice.person_id, lambda current: current.marked(notice.channel, None)
                )
        finally:
            self._receivers.discard(receiver)
            self._told.discard((notice.person_id, notice.channel))
        await self._look()

    async def _failed(self, notice: Notice, error: NotDelivered) -> None:
        now = self._lobby().services.timers.now()
        if notice.tries < len(PAUSES) and not error.final:
            await self._store.notices.postpone(notice, now + PAUSES[notice.tries], notice.tries + 1)
            return
        log.warning("a notice by %s was given up: %s", notice.channel, error.why)
        await self._store.notices.drop(notice)
        told = {"at": now, "why": error.why}
        await self.change(notice.person_id, lambda current: current.marked(notice.channel, told))

    async def _message(self, notice: Notice, settings: NotifySettings) -> Message | None:
        """What is told; None if there is nothing to tell any more."""
        if "confirm" in notice.body:
            return self._question(notice, settings)
        if notice.channel not in settings.channels:
            return None
        id, seat = notice.body["table"], notice.body["seat"]
        found = await self._store.tables.get(id)
        if found is None or found.seats[seat].person_id != notice.person_id:
            return None
        if found.table.status == "open" and found.seats[seat].kind == "open":
            return your_round(settings.language, found.table.game, id, self._url)
        if found.table.status != "playing" or seat not in found.owing:
            return None
        return your_turn(settings.language, found.table.game, id, self._url)

    def _question(self, notice: Notice, settings: NotifySettings) -> Message | None:
        if settings.mail != Mail(notice.body["confirm"], confirmed=False):
            return None
        url = self.links.to("confirm", notice.person_id, settings.mail.address)
        return is_it_you(settings.language, url)

    # Work that nobody waits for

    def _do(self, work: Work, *given: Any) -> None:
        if self._stopped:
            return
        task = asyncio.ensure_future(self._guarded(work, *given))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _guarded(self, work: Work, *given: Any) -> None:
        try:
            await work(*given)
        except StoreError:
            self._set_alarm(self._lobby().services.timers.now() + RETRY)
        except Exception:
            log.exception("telling people of their turn has failed")
            self._set_alarm(self._lobby().services.timers.now() + RETRY)

    def _set_alarm(self, when: float | None) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if when is not None and not self._stopped:
            self._alarm = self._lobby().services.timers.at(when, lambda: self._do(self._look))
