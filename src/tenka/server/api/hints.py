"""What would a bot do here? By HTTP, for the seat that is to decide."""

from typing import Any

from fastapi import APIRouter
from pydantic import BaseModel, Field

from tenka.server.api.dependencies import Me
from tenka.server.api.table_access import my_seat
from tenka.server.errors import Unavailable
from tenka.server.processes.child_process import ProcessFailed
from tenka.server.services import Use
from tenka.server.tables.hints import last_deal, note_hint, seed_of, world_of

router = APIRouter(prefix="/api", tags=["tables"])


class HintChoice(BaseModel):
    """A whole decision: one move, or all parts of a plan."""

    moves: list[str]
    chance: float = Field(description="Yours to win with it, from 0 to 1, by what you know.")


class HintOut(BaseModel):
    """What the master would do, from what you can see."""

    decision: int = Field(description="Of the decision that it is about.")
    choices: list[HintChoice] = Field(description="The best first, then what else was thought of.")
    many: bool = Field(description="A plan, or chosen in secret: there are other good ways.")
    follows: list[dict[str, Any]] = Field(
        description="Events of the journal that follow the best choice, whatever is hidden from "
        "you; the first tells of the choice itself."
    )


@router.post("/tables/{id}/hint")
async def hint(id: str, me: Me, use: Use) -> HintOut:
    """What would the master do? Only in lessons, against bots and at friendly tables; that you
    have asked is told to all, and stands beside the result."""
    table, seat = await my_seat(id, me, use)
    await table.do(note_hint, seat, me.id)
    situation = table.situation
    row = situation.row
    try:
        told = await use.bots.hint(
            row.game,
            row.seats,
            row.options,
            seat,
            world_of(situation, seat),
            seed_of(situation, seat),
            dealt=last_deal(situation),
            owner=me.id,
        )
    except ProcessFailed as error:
        raise Unavailable("no bot has time for a hint just now; ask again") from error
    return HintOut(decision=situation.play.decision(seat), **told)
