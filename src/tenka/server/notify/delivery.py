"""What is written down to be told is sent when it is due, and tried again until it has arrived.

Each receiver and each person is served one at a time and few at once, in tasks of their own: one
that is down or never answers delays nobody else, and never a move.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from tenka.server.notify.channels import DeliveryChannel, Message, NotDelivered, Recipient
from tenka.server.notify.mail_failures import MailFailures
from tenka.server.notify.messages import Messages
from tenka.server.notify.noting import Noting
from tenka.server.notify.recipients import Recipients
from tenka.server.store import Store
from tenka.server.store.errors import StoreError
from tenka.server.store.rows import CHANNELS, Channel, Notice
from tenka.server.tables.lobby import Lobby
from tenka.server.tables.timers import Handle

PAUSES = (60.0, 300.0, 1800.0, 7200.0)
AT_ONCE = 8
PAGE = 100  # so many that are due are looked at before others of the event loop have their turn
TAKEN = 60.0  # seconds after which a server that was going to tell it must have died
RETRY = 10.0  # seconds until the store is asked again that did not answer

Work = Callable[..., Awaitable[None]]
Receiver = tuple[Channel, str]

log = logging.getLogger(__name__)


class Delivery:
    """Sends notices, by the clock on the wall; `lobby` is asked for when the tables are there."""

    def __init__(
        self,
        store: Store,
        recipients: Recipients,
        noting: Noting,
        messages: Messages,
        channels: Mapping[Channel, DeliveryChannel],
        now: Callable[[], float],
        lobby: Callable[[], Lobby],
        mail_failures: MailFailures,
    ) -> None:
        self._store = store
        self._recipients = recipients
        self._noting = noting
        self._messages = messages
        self._channels = channels
        self._now = now
        self._lobby = lobby
        self._mail_failures = mail_failures
        self._tasks: set[asyncio.Task[None]] = set()
        self._told: set[tuple[str, Channel]] = set()  # people who are told something just now
        self._receivers: set[Receiver] = set()
        self._alarm: Handle | None = None
        self._stopped = False
        self._will_look = False
        self._looking = asyncio.Lock()

    def look_soon(self) -> None:
        """One look does for all who ask for it before it begins: it finds what they have written
        and the places that have become free."""
        if not self._will_look:
            self._will_look = True
            self._do(self._look)

    async def stop(self) -> None:
        """Send no more; what has not arrived waits in the store."""
        self._stopped = True
        self._set_alarm(None)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _look(self) -> None:
        """Send what is due, and look again when something else is."""
        async with self._looking:
            self._will_look = False
            await self._noting.note_all()
            now = self._now()
            await self._send_due(now)
            self._set_alarm(await self._store.notices.next_due(now))

    async def _send_due(self, now: float) -> None:
        """As many as there are places for. What finds none waits for the look that comes when
        something else has been sent."""
        last, free = None, list(CHANNELS)
        while free := [channel for channel in free if self._has_room(channel)]:
            found = await self._store.notices.due(now, free, after=last, limit=PAGE)
            for notice in found:
                if not self._is_busy(notice):
                    await self._attempt(notice)
            if len(found) < PAGE:
                return
            last = found[-1]

    def _is_busy(self, notice: Notice) -> bool:
        """Is enough sent by this way just now, or something to this person? However slow somebody
        makes his receivers, it is not he who fills all places, nor do webhooks fill that of
        mail."""
        is_told = (notice.person_id, notice.channel) in self._told
        return is_told or not self._has_room(notice.channel)

    def _has_room(self, channel: Channel) -> bool:
        way = self._channels.get(channel)
        most = 1 if way is not None and way.one_receiver else AT_ONCE
        return [each for each, _ in self._receivers].count(channel) < most

    async def _attempt(self, notice: Notice) -> None:
        try:
            await self._begin(notice)
        except StoreError:
            raise
        except Exception:  # one that cannot be told does not keep all others waiting
            log.exception("a notice by %s could not be written", notice.channel)
            await self._failed(notice, None, NotDelivered("unreachable"))

    async def _begin(self, notice: Notice) -> None:
        to = await self._recipient(notice)
        way = self._channels.get(notice.channel)
        if way is None or to is None:
            await self._store.notices.drop(notice)
            return
        receiver = notice.channel, way.receiver(to)
        if receiver in self._receivers:
            return
        message = await self._messages.of(notice, to.settings)
        if message is None:
            await self._store.notices.drop(notice)
            return
        now = self._now()
        if message.kind != "confirm" and (later := to.settings.told_at(now)) > now:
            await self._store.notices.postpone(notice, later, notice.tries)
            return
        taken = await self._store.notices.take(notice, now + TAKEN)
        if taken is None:
            return
        self._receivers.add(receiver)
        self._told.add((notice.person_id, notice.channel))
        self._do(self._send, taken, to, way, message, receiver)

    async def _recipient(self, notice: Notice) -> Recipient | None:
        """Who gets it; None if they do not want it by this way any more."""
        settings = await self._recipients.settings_of(notice.person_id)
        if "confirm" in notice.body:
            return None if settings.mail is None else Recipient(notice.person_id, settings)
        wanted = await self._recipients.by(notice.channel, notice.person_id, settings)
        device = notice.body.get("device")
        fits = (to for to in wanted if device is None or (to.device and to.device.id == device))
        return next(fits, None)

    async def _send(
        self,
        notice: Notice,
        to: Recipient,
        way: DeliveryChannel,
        message: Message,
        receiver: Receiver,
    ) -> None:
        try:
            await way.send(to, message)
        except NotDelivered as error:
            await self._failed(notice, to, error)
        except Exception:  # it is tried no more often than others
            log.exception("a notice by %s could not be sent", notice.channel)
            await self._failed(notice, to, NotDelivered("unreachable"))
        else:
            await self._store.notices.drop(notice)
            if notice.channel in to.settings.failed:
                await self._recipients.change(
                    notice.person_id, lambda current: current.marked(notice.channel, None)
                )
        finally:
            self._receivers.discard(receiver)
            self._told.discard((notice.person_id, notice.channel))
        self.look_soon()

    async def _failed(self, notice: Notice, to: Recipient | None, error: NotDelivered) -> None:
        now = self._now()
        if notice.tries < len(PAUSES) and not error.final:
            await self._store.notices.postpone(notice, now + PAUSES[notice.tries], notice.tries + 1)
            return
        await self._recipients.forget_if_gone(to, error)
        await self._store.notices.drop(notice)
        if error.why == "gone":
            return
        log.warning("a notice by %s was given up: %s", notice.channel, error.why)
        await self._mail_failures.note(notice.channel, error)
        told = {"at": now, "why": error.why}
        await self._recipients.change(
            notice.person_id, lambda current: current.marked(notice.channel, told)
        )

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
            self._set_alarm(self._now() + RETRY)
        except Exception:
            log.exception("telling people has failed")
            self._set_alarm(self._now() + RETRY)

    def _set_alarm(self, when: float | None) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if when is not None and not self._stopped:
            timers = self._lobby().services.timers
            self._alarm = timers.at(timers.now() + when - self._now(), self.look_soon)
