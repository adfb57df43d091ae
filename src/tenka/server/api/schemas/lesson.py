"""A lesson beside its table."""

from typing import Literal

from pydantic import BaseModel, Field

from tenka.server.api.schemas.common import example


class LessonStepOut(BaseModel):
    """A step of a guided hand."""

    say: str = Field(
        description="The key of its text; `try` of it names the move asked for. Empty: the rule is "
        "what is said."
    )
    rule: str = Field(description="The rule that it is about; empty: none.")
    point_at: list[str] = Field(description="What is spoken of, as boards name it.")
    shows: list[str] = Field(
        description="What of the board there is by then, as boards name it; none: all of it."
    )
    expect: list[list[str]] = Field(
        description="Decisions, any of which is wanted; none: it is to be read."
    )


class LessonOut(BaseModel):
    """Where a guided hand stands; after its last move what is said at the end."""

    model_config = example(
        id="chuhan",
        kind="hand",
        game="chuhan",
        step=1,
        steps=9,
        now=[
            {
                "say": "lesson-lead",
                "rule": "",
                "point_at": ["card=4"],
                "shows": [],
                "expect": [["play 4 4 4"]],
            }
        ],
        next=None,
    )

    id: str
    kind: Literal["hand", "course", "puzzle"]
    game: str
    step: int = Field(description="How many steps came before these.")
    steps: int
    now: list[LessonStepOut] = Field(description="To be shown one after the other.")
    next: str | None = Field(description="The puzzle or the lesson after it, if there is one.")
