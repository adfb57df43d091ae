"""Looking for a game: a rival of one's own strength, or a bot meanwhile."""

from fastapi import APIRouter
from pydantic import BaseModel, Field

from tenka.server.api.dependencies import Me
from tenka.server.api.schemas.common import Strict
from tenka.server.pairing.matching import reach
from tenka.server.ratings.bot_strengths import characters_of, strengths_of
from tenka.server.services import Services, Use
from tenka.server.store import Pace
from tenka.server.store.rows import Seeker
from tenka.server.tables.opening_tables import check_may_open

router = APIRouter(prefix="/api", tags=["pairing"])


class SeekIn(Strict):
    """What game is looked for."""

    game: str = Field(max_length=64, examples=["chuhan"])
    pace: Pace = "live"
    seats: int | None = Field(default=None, description="How many play; else as few as can.")


class SeekOut(BaseModel):
    """What you look for, and whether it was found. Who wants a live game has to ask for it again
    every few seconds."""

    game: str
    pace: Pace
    seats: int
    waited: float = Field(description="Seconds since you began to look.")
    rating: int
    least: int = Field(description="Rivals from this rating on fit by now,")
    most: int = Field(description="up to this one; the range grows.")
    bot: str | None = Field(description="The bot that is nearest to you, to play meanwhile.")
    bot_rated: bool = Field(description="Games against it may count.")
    table: str | None = Field(description="The table that was found: go there and sit down.")


@router.post("/seek", status_code=201)
async def seek(wanted: SeekIn, me: Me, use: Use) -> SeekOut:
    """Look for a rated game with people of your strength."""
    await check_may_open(use.lobby, me.id, use.settings.tables)
    found = await use.matchmaker.seek(me, wanted.game, wanted.pace, wanted.seats)
    if use.bans.has_person(me.id):  # since the request came
        await use.matchmaker.stop(me)
        use.bans.check_person(me.id)
    return _shown(found, use)


@router.get("/seek")
async def what_i_seek(me: Me, use: Use) -> SeekOut | None:
    """What you look for; null: nothing."""
    seeker = await use.matchmaker.state(me)
    return None if seeker is None else _shown(seeker, use)


@router.delete("/seek", status_code=204)
async def stop(me: Me, use: Use) -> None:
    """Look no more; or you have come to the table that was found."""
    await use.matchmaker.stop(me)


def _shown(seeker: Seeker, use: Services) -> SeekOut:
    waited = max(0.0, use.now() - seeker.since)
    far = reach(waited)
    return SeekOut(
        game=seeker.game,
        pace=seeker.pace,
        seats=seeker.seats,
        waited=round(waited, 1),
        rating=round(seeker.mu),
        least=round(seeker.mu - far),
        most=round(seeker.mu + far),
        bot=nearest_bot(seeker.game, seeker.mu),
        bot_rated=use.settings.rated_bots,
        table=seeker.table_id,
    )


def nearest_bot(game: str, mu: float) -> str | None:
    """The rival whose strength is nearest."""
    strengths = strengths_of(game)
    return min(characters_of(game), key=lambda bot: abs(strengths[bot].mu - mu), default=None)
