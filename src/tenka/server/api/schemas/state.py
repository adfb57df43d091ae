"""A table as one seat sees it."""

from typing import Any, Literal

from pydantic import BaseModel, Field

from tenka.server.api.schemas.common import example
from tenka.server.api.schemas.lesson import LessonOut
from tenka.server.api.schemas.seats import ClocksOut, FairnessOut, SeatOut

OfferKind = Literal["draw", "takeback"]


class WindowOut(BaseModel):
    """A secret window that is open: when its answers are released, and whether you are asked with
    more than one answer to choose from."""

    ends_in: float | None
    asked: bool


class OfferOut(BaseModel):
    """Somebody's offer: of a draw, or to take back what was played since his last decision. The
    seats that have agreed so far."""

    kind: OfferKind
    seat: int
    agreed: list[int]


class PartOut(BaseModel):
    """A part of a plan."""

    part: str
    moves: list[str] = Field(description="What may go here, depending on the other parts.")


class PlanOut(BaseModel):
    """A plan that you owe: a move for each part, in this order, sent as one decision."""

    model_config = example(
        rule="ST-6.4",
        parts=[
            {"part": "1", "moves": ["keep 7", "keep 9"]},
            {"part": "2", "moves": ["keep 7", "keep 9"]},
        ],
    )

    rule: str = Field(description="The rule that asks for it.")
    parts: list[PartOut]


class HappeningOut(BaseModel):
    """An event of the record, and how many events the journal had by then."""

    at: int
    event: Literal[
        "undone",
        "resigned",
        "left",
        "draw_agreed",
        "bot_took_seat",
        "player_took_seat",
        "hinted",
        "aborted",
    ]
    seat: int | None = None
    bot: str | None = None
    why: Literal["time", "resigned", "left"] | None = None


class StateOut(BaseModel):
    """The table as one seat may know it. The same message goes out by socket and stream."""

    model_config = example(
        type="state",
        table="kS9vXq2LmA0Z",
        version=2,
        revision="2.5d0c3ab914f2",
        status="playing",
        from_position=False,
        rated=False,
        tournament=None,
        club=None,
        claim_after=120.0,
        seat=0,
        seats=[
            {"seat": 0, "kind": "person", "name": "Quiet Heron 42", "bot": None, "aborted": 0},
            {"seat": 1, "kind": "bot", "name": None, "bot": "greedy", "aborted": None},
        ],
        view={"game": "chuhan", "seat": 0, "turn": [0], "scores": [0, 1]},
        forecast={"to_beat": None, "left_to_win": [31, 30]},
        my_turn=True,
        decision=0,
        plan=None,
        journal_from=0,
        journal=[{"kind": "passed", "seat": 1}],
        happenings=[{"at": 1, "event": "undone", "entries": 1, "seat": 1}],
        lesson=None,
        clocks={
            "pace": "live",
            "seats": [
                {"left": 600.0, "running": True, "grace": 0.0},
                {"left": 600.0, "running": False, "grace": 0.0},
            ],
            "paused": False,
        },
        window=None,
        standing="ask",
        can_undo=False,
        may_begin=False,
        may_abort=False,
        offer=None,
        may_offer=["draw"],
        may_hint=False,
        result=None,
        rematch=None,
        fairness={
            "commitment": "630dcd29...",
            "sealing": True,
            "seals": ["", ""],
            "nonces": ["", ""],
            "awaited": [],
            "secret": None,
        },
    )

    type: Literal["state"]
    table: str
    version: int
    revision: str = Field(
        description="How far it goes: a request that shows it, as `Tenka-Revision`, is answered no "
        "older, at whichever server."
    )
    status: Literal["open", "playing", "over", "aborted"]
    from_position: bool = Field(description="It begins from a given position, not from a deal.")
    rated: bool = Field(description="The result counts for the players' ratings.")
    tournament: str | None = Field(description="The tournament whose game it is.")
    club: str | None = Field(description="The club whose members alone know of the table.")
    claim_after: float | None = Field(
        description="Seconds after which one who is gone need not be waited for."
    )
    seat: int | None
    seats: list[SeatOut]
    view: dict[str, Any] | None = Field(description="All you may know; null before the start.")
    forecast: dict[str, Any] | None = Field(
        description="What lies ahead of this position, by what you may know."
    )
    my_turn: bool = Field(description="You owe a move: answer the decision.")
    decision: int | None = Field(description="The number of your next decision.")
    plan: PlanOut | None = Field(description="What you owe, if it is more than one move.")
    journal_from: int = Field(description="So many events come before these; drop any others.")
    journal: list[dict[str, Any]]
    happenings: list[HappeningOut] = Field(
        description="What happened beside the moves: undo, seats that changed hands, the end."
    )
    lesson: LessonOut | None = Field(description="In a guided hand: what it says now.")
    clocks: ClocksOut
    window: WindowOut | None
    standing: str | None
    can_undo: bool
    may_begin: bool = Field(description="You could begin now; bots take the empty seats.")
    may_abort: bool = Field(description="You could end the game without a result now.")
    offer: OfferOut | None = Field(description="It waits for an answer; void with a new version.")
    may_offer: list[OfferKind] = Field(description="What you could offer the others now.")
    may_hint: bool = Field(description="You may ask what a bot would do, when it is your turn.")
    result: dict[str, Any] | None = Field(
        description="`winners`, `scores`, `reason`, how often moves were taken back, and which "
        "seats were `hinted`."
    )
    rematch: str | None = Field(description="The table where you can play once more.")
    fairness: FairnessOut
