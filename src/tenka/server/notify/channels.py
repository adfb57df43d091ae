"""A way by which people are told, and what can go wrong with it."""

from dataclasses import dataclass
from typing import ClassVar, Literal, Protocol

from tenka.server.notify.settings import NotifySettings
from tenka.server.store.rows import OwedKind, PushDevice

Why = Literal["unreachable", "slow", "refused", "redirected", "mail", "gone"]


class NotDelivered(Exception):
    """A notice that did not arrive. `final`: to try again is of no use."""

    def __init__(self, why: Why, *, final: bool = False) -> None:
        super().__init__(why)
        self.why: Why = why
        self.final = final


@dataclass(frozen=True)
class Message:
    """What is told. Nothing of it is hidden from anybody."""

    kind: OwedKind | Literal["test", "confirm", "begins", "appeal", "owner"]
    subject: str
    sentence: str
    url: str
    table: str | None = None
    game: str | None = None

    @property
    def is_trial(self) -> bool:
        """Does somebody try whether they are reached, and wait for the answer?"""
        return self.kind == "test"


@dataclass(frozen=True)
class Recipient:
    """Who is told, and by push at which device."""

    person_id: str
    settings: NotifySettings
    device: PushDevice | None = None


class DeliveryChannel(Protocol):
    """Tells people."""

    one_receiver: ClassVar[bool]  # the same one takes all that is sent by this way

    def receiver(self, to: Recipient) -> str:
        """Who takes it: one at a time from us."""

    async def send(self, to: Recipient, message: Message) -> None:
        """Return when it has arrived; NotDelivered says why not."""

    def close(self) -> None:
        """Nothing is sent any more."""
