"""The bus of a server that is alone: all in one process, and never away."""

import asyncio
from dataclasses import dataclass

from tenka.core.contract import Json
from tenka.server.bus.contract import (
    Answerer,
    BusAway,
    Gap,
    Handler,
    NoAnswer,
    NobodyThere,
    Subscription,
    check_subject,
    too_large,
)
from tenka.server.bus.receiving import Listener, Receiver, Responder, answer_of
from tenka.server.bus.wire import encoded

LARGEST = 1 << 20  # bytes of a message, as NATS has it


@dataclass(eq=False)
class Place:
    """One that listens or answers on a subject."""

    bus: "InProcessBus"
    subject: str
    group: str
    receiver: Receiver

    async def end(self) -> None:
        self.bus.leave(self)
        await self.receiver.finish()


class InProcessBus:
    """Hands messages on within this process, as bytes: nobody shares what another may change."""

    def __init__(self) -> None:
        self._places: dict[str, list[Place]] = {}
        self._closed = False

    async def open(self) -> None:
        self._closed = False

    async def close(self) -> None:
        self._closed = True
        for place in [place for places in self._places.values() for place in places]:
            await place.end()

    async def publish(self, subject: str, message: Json) -> None:
        raw = self._checked(subject, message)
        for place in self._chosen(subject):
            place.receiver.put(raw)

    async def subscribe(
        self, subject: str, handler: Handler, *, group: str = "", gap: Gap | None = None
    ) -> Subscription:
        return self._placed(subject, group, Listener(subject, handler, gap))

    async def respond(
        self, subject: str, answer: Answerer, *, group: str = "", gap: Gap | None = None
    ) -> Subscription:
        return self._placed(subject, group, Responder(subject, answer, gap))

    async def request(self, subject: str, message: Json, timeout: float) -> Json:
        raw = self._checked(subject, message)
        chosen = self._chosen(subject)
        if not chosen:
            raise NobodyThere(f"nobody answers on {subject}")
        answered: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

        async def reply(answer: bytes) -> None:
            if not answered.done():  # it may be late, or the second one
                answered.set_result(answer)

        for place in chosen:
            place.receiver.put(raw, reply)
        try:
            async with asyncio.timeout(timeout):
                answer = await answered
        except TimeoutError:
            raise NoAnswer(f"no answer on {subject} in {timeout:g} s") from None
        return answer_of(subject, answer)

    def leave(self, place: Place) -> None:
        """Nothing more comes there."""
        places = self._places.get(place.subject, [])
        if place in places:
            places.remove(place)
            if not places:
                del self._places[place.subject]

    def _placed(self, subject: str, group: str, receiver: Receiver) -> Place:
        check_subject(subject, group)
        self._check_open()
        place = Place(self, subject, group, receiver)
        self._places.setdefault(subject, []).append(place)
        return place

    def _chosen(self, subject: str) -> list[Place]:
        """All who get a message: of each group one, and they take turns."""
        places = self._places.get(subject, [])
        firsts = {place.group: place for place in reversed(places) if place.group}
        for first in firsts.values():
            places.remove(first)
            places.append(first)
        return [place for place in places if not place.group or place in firsts.values()]

    def _checked(self, subject: str, message: Json) -> bytes:
        check_subject(subject)
        self._check_open()
        raw = encoded(message)
        if len(raw) > LARGEST:
            raise too_large(len(raw), LARGEST)
        return raw

    def _check_open(self) -> None:
        if self._closed:
            raise BusAway("the bus is closed")
