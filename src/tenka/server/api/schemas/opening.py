"""Requests that open tables or sit down at them."""

from typing import Annotated, Any, Literal

from pydantic import Field

from tenka.server.api.schemas.common import Key, SeatNumber, Strict
from tenka.server.settings import LONGEST_WINDOW

WindowTime = Annotated[
    float | None,
    Field(
        ge=0,
        le=LONGEST_WINDOW,
        description="Seconds of a secret window; 0: until it is answered. Else the server's own.",
        examples=[6.0],
    ),
]


Seal = Annotated[
    str | None,
    Field(
        pattern=r"^[0-9a-f]{64}$",
        description="The SHA-256 of the digits of your nonce, of 32 to 64 digits. You give the "
        "nonce itself once it is awaited: the game begins with it.",
    ),
]


class TimeIn(Strict):
    """Thinking time in seconds."""

    bank: float = Field(gt=0, le=90 * 86400, examples=[600])
    increment: float = Field(default=0, ge=0, le=90 * 86400, examples=[10])
    cap: float | None = Field(default=None, gt=0, le=90 * 86400)


class ClockIn(TimeIn):
    """Thinking time in seconds."""

    grace: float = Field(
        default=0, ge=0, le=60, description="A lost connection stops a clock for so long a game."
    )


class OpeningIn(Strict):
    """What opens a table."""

    key: Key | None = Field(
        default=None,
        description="Of your choice: whoever sends the same again, since no answer came, gets the "
        "table that was opened.",
    )
    seal: Seal = None


class GameIn(OpeningIn):
    """Which game, and how."""

    game: str = Field(max_length=64, examples=["chuhan"])
    options: dict[str, Any] = Field(default_factory=dict, examples=[{"events": True}])
    seats: int | None = Field(
        default=None, description="How many play; else as few as can: 2, in Shogun 3."
    )
    seat: int | None = Field(default=None, description="Where you want to sit; else seat 0.")
    position: dict[str, Any] | None = Field(
        default=None,
        description="Begin here instead of a deal; such a game is a friendly one, and not public "
        "where people may sit down.",
    )
    rated: bool = Field(
        default=False,
        description="The result counts for the players' ratings. Not for a friendly game or one "
        "from a position, and not without a clock (a quick one gets 15 minutes); against bots only "
        "if the host allows it.",
    )


class QuickIn(GameIn):
    """A game against bots, at once."""

    bot: str | None = Field(
        default=None, max_length=64, description="Else the best one.", examples=["greedy"]
    )
    window: WindowTime = None


class TableIn(GameIn):
    """A table to be opened."""

    pace: Literal["live", "correspondence"] = "live"
    clock: ClockIn | None = None
    window: WindowTime = None
    public: bool = Field(
        default=True,
        description="Listed: while it is open, and then to be watched; else by link alone.",
    )
    allow_return: bool = Field(
        default=True, description="May a player take his seat back from a bot?"
    )
    friendly: bool = Field(
        default=False,
        description="Moves may be taken back where all agree; so it is from a position, too.",
    )
    claim_after: float | None = Field(
        default=120.0,
        description="Seconds after which the others need not wait for one who is gone; "
        "null: they always wait. In live play only.",
    )
    invite: str | None = Field(
        default=None,
        max_length=64,
        description="The id of a person for whom a seat is kept; they find the table among theirs.",
    )
    club: str | None = Field(
        default=None,
        max_length=64,
        description="The id of a club that you are in: its members alone see the table and sit "
        "down.",
    )
    bots: dict[SeatNumber, str] = Field(
        default_factory=dict, description="Bots in seats.", examples=[{"1": "greedy"}]
    )


Nonce = Annotated[
    str | None,
    Field(
        pattern=r"^[0-9a-f]{1,64}$",
        description="Your share of the chance, made after you saw the commitment; or what you "
        "have sealed, once it is awaited.",
    ),
]


class JoinIn(Strict):
    """Sitting down."""

    seat: int | None = None
    nonce: Nonce = None
    seal: Seal = None


class RematchIn(Strict):
    """How to play once more."""

    bot: str | None = Field(
        default=None,
        max_length=64,
        description="Who plays in the bots' seats; else the same as before.",
        examples=["novice"],
    )
    seal: Seal = None


class BranchIn(OpeningIn):
    """Where to go on from, and who you want to be."""

    ply: int | None = Field(
        default=None,
        ge=0,
        description="After so many moves; in the middle of a plan: before it. Else before your "
        "seat's last decision.",
        examples=[12],
    )
    seat: int = Field(ge=0, examples=[0])
    bot: str | None = Field(
        default=None,
        max_length=64,
        description="Who plays the others; else the best one.",
        examples=["greedy"],
    )
