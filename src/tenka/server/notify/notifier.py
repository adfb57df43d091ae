"""Tells people outside of their turn and the like; it waits in the store until it has arrived.

Each receiver and each person is served one at a time and few at once, in tasks of their own: one
that is down or never answers delays nobody else, and never a move.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from tenka.core.contract import Json
from tenka.server.errors import NotFound, NotNow
from tenka.server.notify.awaiting import is_awaited
from tenka.server.notify.channels import DeliveryChannel, Message, NotDelivered, Recipient
from tenka.server.notify.links import Links
from tenka.server.notify.push import Pushes
from tenka.server.notify.settings import Mail, NotifySettings
from tenka.server.notify.wording import a_test, awaited, begins_soon, is_it_you
from tenka.server.ops.logs import SELDOM
from tenka.server.people.identity import Identity
from tenka.server.store import Person, Store
from tenka.server.store.errors import Conflict, StoreError
from tenka.server.store.rows import CHANNELS, Channel, Notice, Owed, OwedKind
from tenka.server.tables.lobby import Lobby
from tenka.server.tables.timers import Handle

PAUSES = (60.0, 300.0, 1800.0, 7200.0)
AT_ONCE = 8
PAGE = 100  # so many that are due are looked at before others of the event loop have their turn
TAKEN = 60.0  # seconds after which a server that was going to tell it must have died
SOON = 900.0  # seconds before a tournament begins
RETRY = 10.0  # seconds until the store is asked again that did not answer

Work = Callable[..., Awaitable[None]]
Receiver = tuple[Channel, str]

log = logging.getLogger(__name__)


class Notifier:
    """The one who tells, by the clock on the wall; `lobby` is asked for when the tables are
    there."""

    def __init__(
        self,
        store: Store,
        identity: Identity,
        channels: Mapping[Channel, DeliveryChannel],
        links: Links,
        url: str,
        now: Callable[[], float],
        lobby: Callable[[], Lobby],
    ) -> None:
        self.channels = channels
        self.links = links
        self._store = store
        self._identity = identity
        self._url = url
        self._now = now
        self._lobby = lobby
        self._tasks: set[asyncio.Task[None]] = set()
        self._told: set[tuple[str, Channel]] = set()  # people who are told something just now
        self._receivers: set[Receiver] = set()
        self._alarm: Handle | None = None
        self._stopped = False
        self._will_look = False
        self._looking = asyncio.Lock()

    @property
    def pushes(self) -> Pushes | None:
        """The channel to browsers, if the host allows it."""
        way = self.channels.get("push")
        return way if isinstance(way, Pushes) else None

    async def start(self) -> None:
        """Go on with what has not arrived yet."""
        await self.links.open(self._store)
        if self.pushes is not None:
            await self.pushes.keys.open(self._store)
        self._look_soon()

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
        """Something is written down to be told to somebody, or may have fallen due."""
        self._look_soon()

    async def change(
        self, id: str, how: Callable[[NotifySettings], NotifySettings]
    ) -> NotifySettings:
        """Change what a person has set; `how` is asked again if another server was quicker."""

        def changes(person: Person) -> dict[str, Any]:
            before = NotifySettings.of(person.notify)
            settings = how(before)
            return {} if settings == before else {"notify": settings.to_json()}

        person = await self._identity.revise(id, changes)
        if person is None:
            raise NotFound("this person is not here any more")
        return NotifySettings.of(person.notify)

    async def ask_to_confirm(self, id: str, address: str) -> None:
        """Send the e-mail that asks whether an address is theirs."""
        now = self._now()
        notice = Notice(f"{id}.confirm", id, "mail", {"confirm": address}, now, 0)
        await self._store.notices.put(notice)
        self._look_soon()

    async def remind(self, person_id: str, tournament: str, begins: float) -> None:
        """Tell somebody shortly before a tournament begins; NotNow, if they have set no way."""
        due = max(begins - SOON, self._now())
        id = f"{tournament}.{person_id}.begins"
        made = await self._notices(person_id, id, {"tournament": tournament}, due)
        if not made:
            raise NotNow("set first how you want to be told")
        for notice in made:
            await self._store.notices.put(notice)
        self._look_soon()

    async def test(self, person: Person, channel: Channel) -> None:
        """Tell him something now, to see that it arrives; NotDelivered says why not."""
        settings = NotifySettings.of(person.notify)
        message = a_test(settings.language, self._url)
        for to in await self._recipients(person.id, settings, channel):
            try:
                await self.channels[channel].send(to, message)
            except NotDelivered as error:
                await self._forget_if_gone(to, error)
                raise
        await self.change(person.id, lambda current: current.marked(channel, None))

    # Writing down

    async def _note_all(self) -> None:
        """Make notices of what is owed, by the channels that each person has set."""
        for told in await self._store.notices.owed():
            try:
                await self._store.notices.put_instead(told, await self._notices_of(told))
            except Conflict:  # another server was quicker
                continue
            except StoreError:
                raise
            except Exception:  # what is owed to one does not keep all others waiting
                log.exception("no notice could be made of what is owed", extra=SELDOM)

    async def _notices_of(self, told: Owed) -> list[Notice]:
        what = {"table": told.table_id, "seat": told.seat, "kind": told.kind}
        id = f"{told.table_id}.{told.seat}.{told.kind}"
        now = self._now()
        return await self._notices(told.person_id, id, what, now)

    async def _notices(self, person_id: str, id: str, what: Json, when: float) -> list[Notice]:
        """One for each channel that a person has set, due then or when they want to be told."""
        person = await self._identity.person(person_id)
        settings = NotifySettings.of(None if person is None else person.notify)
        due = settings.told_at(when)
        made = []
        for channel in self.channels:
            for to in await self._recipients(person_id, settings, channel):
                device = {} if to.device is None else {"device": to.device.id}
                where = device.get("device", channel)
                body = {**what, **device}
                made.append(Notice(f"{id}.{where}", to.person_id, channel, body, due, 0))
        return made

    async def _recipients(
        self, person_id: str, settings: NotifySettings, channel: Channel
    ) -> list[Recipient]:
        """Where a person is told by that channel: by push at each device."""
        if channel == "push":
            devices = await self._store.push_devices.of(person_id)
            return [Recipient(person_id, settings, device) for device in devices]
        return [Recipient(person_id, settings)] if channel in settings.channels else []

    # Delivering

    def _look_soon(self) -> None:
        """One look does for all who ask for it before it begins: it finds what they have written
        and the places that have become free."""
        if not self._will_look:
            self._will_look = True
            self._do(self._look)

    async def _look(self) -> None:
        """Send what is due, and look again when something else is."""
        async with self._looking:
            self._will_look = False
            await self._note_all()
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
        way = self.channels.get(channel)
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
        way = self.channels.get(notice.channel)
        if way is None or to is None:
            await self._store.notices.drop(notice)
            return
        receiver = notice.channel, way.receiver(to)
        if receiver in self._receivers:
            return
        message = await self._message(notice, to.settings)
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
        person = await self._identity.person(notice.person_id)
        settings = NotifySettings.of(None if person is None else person.notify)
        if "confirm" in notice.body:
            return None if settings.mail is None else Recipient(notice.person_id, settings)
        wanted = await self._recipients(notice.person_id, settings, notice.channel)
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
                await self.change(
                    notice.person_id, lambda current: current.marked(notice.channel, None)
                )
        finally:
            self._receivers.discard(receiver)
            self._told.discard((notice.person_id, notice.channel))
        self._look_soon()

    async def _failed(self, notice: Notice, to: Recipient | None, error: NotDelivered) -> None:
        now = self._now()
        if notice.tries < len(PAUSES) and not error.final:
            await self._store.notices.postpone(notice, now + PAUSES[notice.tries], notice.tries + 1)
            return
        await self._forget_if_gone(to, error)
        await self._store.notices.drop(notice)
        if error.why == "gone":
            return
        log.warning("a notice by %s was given up: %s", notice.channel, error.why)
        told = {"at": now, "why": error.why}
        await self.change(notice.person_id, lambda current: current.marked(notice.channel, told))

    async def _forget_if_gone(self, to: Recipient | None, error: NotDelivered) -> None:
        """A browser that wants nothing any more is told nothing any more."""
        if error.why == "gone" and to is not None and to.device is not None:
            await self._store.push_devices.drop(to.device)

    async def _message(self, notice: Notice, settings: NotifySettings) -> Message | None:
        """What is told; None if there is nothing to tell any more."""
        if "confirm" in notice.body:
            return self._question(notice, settings)
        if "tournament" in notice.body:
            return await self._reminder(notice, settings)
        id, seat = notice.body["table"], notice.body["seat"]
        kind: OwedKind = notice.body.get("kind", "turn")
        found = await self._store.tables.get(id)
        if found is None or not is_awaited(kind, found, seat, notice.person_id):
            return None
        by = await self._name_of(found.table.created_by) if kind == "invitation" else ""
        return awaited(kind, settings.language, found.table.game, id, self._url, by)

    async def _reminder(self, notice: Notice, settings: NotifySettings) -> Message | None:
        """None, if it has begun or is called off, or is not theirs to see any more."""
        found = await self._store.tournaments.get(notice.body["tournament"])
        if found is None or found.status != "open":
            return None
        club = found.club_id
        if club is not None and await self._store.clubs.member(club, notice.person_id) is None:
            return None
        return begins_soon(settings.language, found.id, found.name, found.game, self._url)

    async def _name_of(self, person_id: str | None) -> str:
        names = await self._store.people.named({person_id} if person_id else set())
        return next(iter(names.values()), "")

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
            self._alarm = timers.at(timers.now() + when - self._now(), self._look_soon)
