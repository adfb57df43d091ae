"""Chat and the lines of a log."""

from typing import Literal

from pydantic import BaseModel, Field

from tenka.server.api.schemas.common import Strict, example

ChatRoom = Literal["players", "spectators"]


class ChatIn(Strict):
    """A line of chat."""

    text: str = Field(
        max_length=20_000,
        description="Up to 500 characters; line breaks become spaces, invisible signs are left "
        "out.",
        examples=["Good luck!"],
    )


class LineOut(BaseModel):
    """A line of chat. Numbers count the lines of your room; `seat` is where the writer sits."""

    model_config = example(
        number=3,
        person="kS9vXq2LmA0Z",
        name="Quiet Heron 42",
        seat=0,
        at=1790000000.0,
        text="Good luck!",
    )

    number: int
    person: str
    name: str
    seat: int | None
    at: float
    text: str


class ChatOut(BaseModel):
    """Your room of a table's chat, and its newest lines: up to 500 are kept."""

    room: ChatRoom
    lines: list[LineOut]
