"""What there is to choose from: tables, games, options, levels."""

from typing import Any

from pydantic import BaseModel, Field

from tenka.core.contract import Differences
from tenka.server.api.schemas.common import example
from tenka.server.api.schemas.seats import SeatOut


class TableOut(BaseModel):
    """A table in a list."""

    model_config = example(
        id="kS9vXq2LmA0Z",
        game="chuhan",
        options={"events": True},
        pace="live",
        status="playing",
        public=True,
        friendly=False,
        from_position=False,
        rated=False,
        created=1790000000.0,
        ended=None,
        window=6.0,
        clock={"pace": "live", "bank": 600.0, "increment": 10.0, "cap": None, "grace": 0.0},
        allow_return=True,
        claim_after=120.0,
        seats=[
            {"seat": 0, "kind": "person", "name": "Quiet Heron 42", "bot": None, "aborted": 0},
            {"seat": 1, "kind": "bot", "name": None, "bot": "greedy", "aborted": None},
        ],
        my_seat=0,
        my_turn=True,
        result=None,
        rematch_of=None,
        club=None,
    )

    id: str
    game: str
    options: dict[str, Any]
    pace: str
    status: str
    public: bool
    friendly: bool = Field(description="Moves may be taken back where all agree.")
    from_position: bool = Field(description="It begins from a given position, not from a deal.")
    rated: bool = Field(description="The result counts for the players' ratings.")
    created: float
    ended: float | None
    window: float
    clock: dict[str, Any] | None
    allow_return: bool
    claim_after: float | None
    seats: list[SeatOut]
    my_seat: int | None
    my_turn: bool | None
    result: dict[str, Any] | None
    rematch_of: str | None
    club: str | None = Field(description="The name of the club whose members alone know of it.")


class OptionOut(BaseModel):
    """An option of a game."""

    default: Any = Field(description="Its value if nothing is chosen at all.")
    default_by: dict[str, dict[str, Any]] = Field(
        description="By another option and its choice: the default there, where it depends on it.",
        examples=[{"board": {"sun": "preset", "moon": "draft"}}],
    )
    choices: list[Any]


class LevelOut(BaseModel):
    """A bot that can be chosen."""

    name: str = Field(description="As it is asked for.", examples=["novice"])
    character: str | None = Field(
        description="The rival that people meet; null: it has no face.", examples=["ferryman"]
    )
    strength: int | None = Field(
        description="As measured, `greedy` having 1000; null: not measured.", examples=[630]
    )
    seconds: float = Field(description="It thinks no longer about a decision.", examples=[0.1])


class GameOut(BaseModel):
    """A game that can be played here."""

    id: str
    seats: list[int]
    options: dict[str, OptionOut]
    differences: Differences = Field(
        description="By option and point: in what its choices differ, with the value in each."
    )
    rules: int
    bots: list[str] = Field(description="Their names alone, the best one first.")
    levels: list[LevelOut] = Field(description="The same bots, and what is known of them.")
    lesson: bool = Field(description="Is there a guided hand to learn it by?")
