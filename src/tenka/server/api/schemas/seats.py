"""Who sits where, their clocks, and how a table is told to be fair."""

from typing import Literal

from pydantic import BaseModel, Field

from tenka.server.ratings.shown import ShownRating


class SeatOut(BaseModel):
    """Who sits in a seat. An open seat with a name is kept for that person; a bot with a name plays
    for them until they come back. An empty name is of one who has deleted their account."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str | None
    bot: str | None
    aborted: int | None = Field(
        description="How many games this person has called off after the deal, against people."
    )
    rating: ShownRating | None = Field(
        default=None, description="How strong this person is, where the game is rated."
    )


class ClockSeatOut(BaseModel):
    """The time of a seat."""

    left: float | None
    running: bool
    grace: float = Field(description="The connection is lost: so long its time does not pass.")


class ClocksOut(BaseModel):
    """The clocks of a table."""

    pace: str | None
    seats: list[ClockSeatOut]
    paused: bool


class FairnessOut(BaseModel):
    """What lets anybody check the chance; the secret after the end."""

    commitment: str
    sealing: bool = Field(
        description="Nonces are sealed here: give the SHA-256 of yours, and itself once all seats "
        "are taken."
    )
    seals: list[str]
    nonces: list[str]
    awaited: list[int] = Field(
        description="The seats that are to give now what they have sealed; those of them whose "
        "`seals` are empty a new seal, since what they gave is void."
    )
    secret: str | None
