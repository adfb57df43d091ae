"""What a bus does, and what can go wrong with it.

Messages are JSON. Those of one publisher arrive in their order; nobody gets what another subject is
told. A message can be lost when a connection is: then its publisher is told (`BusAway`), or those
who listen are told of a gap. Nothing that is sent stays anywhere: who was not there has missed it.
"""

import re
from collections.abc import Awaitable, Callable
from typing import Protocol

from tenka.core.contract import Json
from tenka.core.errors import TenkaError
from tenka.version import VERSION

Handler = Callable[[Json], Awaitable[None]]
Answerer = Callable[[Json], Awaitable[Json]]
Gap = Callable[[], Awaitable[None]]

SUBJECT = re.compile(r"[\w-]+(\.[\w-]+)*", re.ASCII)
GROUP = re.compile(r"[\w-]*", re.ASCII)


class BusError(TenkaError):
    """Something that the bus did not do; the sentence tells no secret."""


class BusAway(BusError):
    """There is no connection, or it was lost before the bus had confirmed what was sent."""


class NobodyThere(BusError):
    """Nobody answers requests on that subject."""


class NoAnswer(BusError):
    """No answer came in time; nobody knows what became of the request."""


class RequestFailed(BusError):
    """Who was asked could not answer."""


class TooLargeForBus(BusError):
    """A message of more bytes than the bus takes."""


class Subscription(Protocol):
    """One that listens or answers on a subject."""

    async def end(self) -> None:
        """Nothing more comes; answers that were begun are given."""


class Bus(Protocol):
    """Publishes, and hands out what others publish."""

    async def open(self) -> None:
        """Begin; BusAway if that cannot be."""

    async def close(self) -> None:
        """End all subscriptions, and leave."""

    async def publish(self, subject: str, message: Json) -> None:
        """Tell all who listen on a subject, but only one of each group. When this returns the bus
        has the message; BusAway: it may not have it."""

    async def subscribe(
        self, subject: str, handler: Handler, *, group: str = "", gap: Gap | None = None
    ) -> Subscription:
        """Have each message handled, one after the other. `gap` is called, in the same order, when
        messages may have been missed."""

    async def respond(
        self, subject: str, answer: Answerer, *, group: str = "", gap: Gap | None = None
    ) -> Subscription:
        """Answer requests, several at a time; each goes to one of a group."""

    async def request(self, subject: str, message: Json, timeout: float) -> Json:
        """Ask, and wait for the answer. NobodyThere at once, NoAnswer after so many seconds,
        RequestFailed, BusAway: there is none."""


def check_subject(subject: str, group: str = "") -> None:
    """Words with dots between them, so that no name is taken for a wildcard."""
    if not SUBJECT.fullmatch(subject) or not GROUP.fullmatch(group):
        raise BusError(f"{subject!r} with the group {group!r} is no subject of the bus")


def of_release(subject: str, release: str = VERSION) -> str:
    """The subject of those of a release: others may know other rules."""
    return f"{subject}.{re.sub(r'[^0-9A-Za-z]', '_', release)}"


def too_large(size: int, most: int) -> TooLargeForBus:
    """How it is told."""
    return TooLargeForBus(f"a message of {size} bytes; the bus takes at most {most}")
