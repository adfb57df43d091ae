"""Looking for a game: a rival of one's own strength, or a bot meanwhile."""

from fastapi import APIRouter
from pydantic import BaseModel, Field
from starlette.requests import Request

from tenka.core.chance import commitment
from tenka.server.api.dependencies import Me, address_of
from tenka.server.api.schemas.common import Strict
from tenka.server.api.schemas.opening import Nonce
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


class AnswerIn(Strict):
    """That you are there."""

    proposal: str = Field(max_length=64)
    nonce: Nonce = None


class ProposalOut(BaseModel):
    """A game that begins as soon as all have answered."""

    id: str
    left: float = Field(description="Seconds that are left to answer.")
    answered: bool = Field(description="You have.")
    commitment: str = Field(description="The server's, of that game: your nonce comes after it.")


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
    proposal: ProposalOut | None = Field(
        description="Rivals were found: answer by `POST /api/seek/answer`. Who does not in time is "
        "left out for a while; the others look on, and have not lost their place."
    )
    table: str | None = Field(description="The table where your game has begun: go there.")


@router.post("/seek", status_code=201)
async def seek(wanted: SeekIn, request: Request, me: Me, use: Use) -> SeekOut:
    """Look for a rated game with people of your strength."""
    await check_may_open(use.lobby, me.id, use.settings.tables)
    found = await use.matchmaker.seek(
        *(me, wanted.game, wanted.pace, wanted.seats), address_of(request)
    )
    if use.bans.has_person(me.id):  # since the request came
        await use.matchmaker.stop(me)
        use.bans.check_person(me.id)
    return _shown(found, use)


@router.get("/seek")
async def what_i_seek(me: Me, use: Use) -> SeekOut | None:
    """What you look for; null: nothing."""
    seeker = await use.matchmaker.state(me)
    return None if seeker is None else _shown(seeker, use)


@router.post("/seek/answer")
async def answer(wanted: AnswerIn, me: Me, use: Use) -> SeekOut:
    """You are there for the game that is proposed to you; once all are, it begins."""
    return _shown(await use.matchmaker.answer(me, wanted.proposal, wanted.nonce), use)


@router.delete("/seek", status_code=204)
async def stop(me: Me, use: Use) -> None:
    """Look no more; or you have come to the table that was found. Who goes when a game is proposed
    is left out for a while, as who does not answer."""
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
        proposal=_proposal(seeker, use.now()),
        table=None if seeker.proposed else seeker.table_id,
    )


def _proposal(seeker: Seeker, now: float) -> ProposalOut | None:
    if seeker.until is None or seeker.table_id is None or seeker.secret is None:
        return None
    return ProposalOut(
        id=seeker.table_id,
        left=round(max(0.0, seeker.until - now), 1),
        answered=seeker.answered,
        commitment=commitment(seeker.secret),
    )


def nearest_bot(game: str, mu: float) -> str | None:
    """The rival whose strength is nearest."""
    strengths = strengths_of(game)
    return min(characters_of(game), key=lambda bot: abs(strengths[bot].mu - mu), default=None)
