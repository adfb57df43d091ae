"""The ladder of rivals: which of the bots somebody has beaten, by the games that are over."""

from fastapi import APIRouter
from pydantic import BaseModel, Field

from tenka.server.api.costs import costs
from tenka.server.api.dependencies import Visitor
from tenka.server.api.ratings import PersonId
from tenka.server.errors import NotFound
from tenka.server.services import Use
from tenka.server.store.rival_games import RivalStanding

router = APIRouter(prefix="/api", tags=["ratings"])


class RivalStandingOut(BaseModel):
    """How somebody stands with a bot, by games alone against bots."""

    game: str
    bot: str
    won: int = Field(description="With no move taken back; against all but the first, no hints.")
    lost: int = Field(description="Or drawn.")
    at: float = Field(
        description="When the first game was over that was won, else the last one, in seconds "
        "since 1970."
    )
    table: str | None = Field(description="Where; told only to themselves.")
    mine: int | None = Field(description="The score there; null: somebody gave up.")
    theirs: int | None


@router.get("/people/{person}/rivals", dependencies=[costs(2)])
async def rivals(person: PersonId, visitor: Visitor, use: Use) -> list[RivalStandingOut]:
    """Which rivals somebody has met, and which of them are beaten."""
    found = await use.identity.person(person)
    if found is None or found.deleted is not None:
        raise NotFound("there is nobody of that id")
    own = visitor is not None and visitor.id == found.id
    return [_told(each, own) for each in await use.store.rival_games.of(person)]


def _told(standing: RivalStanding, own: bool) -> RivalStandingOut:
    game = standing.game
    return RivalStandingOut(
        game=game.game,
        bot=game.bot,
        won=standing.won,
        lost=standing.lost,
        at=game.at,
        table=game.table_id if own else None,
        mine=game.mine,
        theirs=game.theirs,
    )
