"""A game played again, moment by moment."""

from typing import Any

from pydantic import BaseModel, Field


class MomentOut(BaseModel):
    """A table when its journal had so many events, as the asker saw it."""

    events: int
    view: dict[str, Any]


class ReplayOut(BaseModel):
    """A finished game at one ply."""

    ply: int
    plies: int
    seat: int | None
    view: dict[str, Any]
    forecast: dict[str, Any]
    journal: list[dict[str, Any]]
    told: list[int] = Field(description="By ply: how many events the journal had then.")
