"""The messages of a socket: what it takes, and what it sends besides the state."""

from typing import Literal

from pydantic import BaseModel, Field

from tenka.server.api.openapi import Fault
from tenka.server.api.schemas.chat import ChatRoom, LineOut
from tenka.server.api.schemas.common import Strict, example
from tenka.server.api.schemas.playing import AckOut, MoveIn


class MoveMessage(MoveIn):
    """By socket: play a move. The answer has its key."""

    type: Literal["move"]


class PingMessage(Strict):
    """By socket: are you there?"""

    type: Literal["ping"]


class LookingMessage(Strict):
    """By socket: is the page looked at, or out of sight? Others see you away meanwhile."""

    type: Literal["looking"]
    looking: bool


class SocketAck(AckOut):
    """By socket: the answer to a move."""

    model_config = example(
        type="ack",
        key="b4f1c0de",
        version=17,
        revision="17.5d0c3ab914f2",
        held=False,
        repeated=False,
    )

    type: Literal["ack"]
    key: str


class SocketError(BaseModel):
    """By socket: why a message was refused; `key` is the move's, if it had one."""

    model_config = example(
        type="error",
        key="b4f1c0de",
        error={
            "kind": "IllegalMove",
            "rule": "CH-3.4",
            "why": "A counter must be a set of the same size and of a higher rank than the last "
            "set in the trick.",
            "message": "seat 0 may not 'play 4 4' in the phase counter; it is none of its legal "
            "moves",
            "retry_after": None,
        },
    )

    type: Literal["error"]
    key: str | None
    error: Fault


class PresentOut(BaseModel):
    """A person in a seat: here, away in another tab, or gone for so many seconds."""

    seat: int
    is_: Literal["here", "away", "gone"] = Field(alias="is")
    seconds: float


class WarningOut(BaseModel):
    """A seat's time is running out."""

    model_config = example(type="warning", table="kS9vXq2LmA0Z", seat=1)

    type: Literal["warning"]
    table: str
    seat: int


class PresenceOut(BaseModel):
    """Who plays, and is here: sent to sockets that ask for it by `presence=true`."""

    model_config = example(
        type="presence", table="kS9vXq2LmA0Z", seats=[{"seat": 1, "is": "gone", "seconds": 12.5}]
    )

    type: Literal["presence"]
    table: str
    seats: list[PresentOut]


class RematchOut(BaseModel):
    """Somebody asks for a rematch of a game that is over; a seat is kept for you."""

    model_config = example(type="rematch", table="kS9vXq2LmA0Z", rematch="p2QHa81mTz3x")

    type: Literal["rematch"]
    table: str
    rematch: str


class ChatMessage(LineOut):
    """Somebody has written something in your room."""

    model_config = example(
        type="chat",
        table="kS9vXq2LmA0Z",
        room="players",
        number=3,
        person="kS9vXq2LmA0Z",
        name="Quiet Heron 42",
        seat=0,
        at=1790000000.0,
        text="Good luck!",
    )

    type: Literal["chat"]
    table: str
    room: ChatRoom


class ClosingOut(BaseModel):
    """You are cut off: the server goes down, or a token of yours was revoked. Come back in a
    moment."""

    type: Literal["closing"]


class PongOut(BaseModel):
    """By socket: yes."""

    type: Literal["pong"]
