"""Looking for a game: a rival of one's own strength, or a bot meanwhile."""

from fastapi import APIRouter
from pydantic import BaseModel, Field
from starlette.requests import Request

from tenka.core.chance import commitment
from tenka.server.api.costs import costs
from tenka.server.api.dependencies import Me, address_of
from tenka.server.api.schemas.common import Strict
from tenka.server.api.schemas.opening import Nonce, Seal
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
    """That you are there, with a seal, or with a nonce as it is; then, once it is awaited, the
    nonce that you have sealed."""

    proposal: str = Field(max_length=64)
    seal: Seal = None
    nonce: Nonce = None


class ProposalOut(BaseModel):
    """A game that begins as soon as all have answered, and given what they sealed."""

    id: str
    seat: int = Field(description="Where you will sit.")
    left: float = Field(description="Seconds that are left to answer, or to give what you sealed.")
    answered: bool = Field(description="You have.")
    awaited: bool = Field(description="All have; the nonce that you have sealed is to be given.")
    commitment: str = Field(description="The server's, of that game: your nonce comes after it.")
    seals: list[str] = Field(description="By seat; empty ones until all have answered.")
    nonces: list[str] = Field(description="The same, of those who have not sealed theirs.")


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


@router.post("/seek", status_code=201, dependencies=[costs(10)])
async def seek(wanted: SeekIn, request: Request, me: Me, use: Use) -> SeekOut:
    """Look for a rated game with people of your strength."""
    await check_may_open(use.lobby, me.id, use.settings.tables)
    found = await use.matchmaker.seek(
        *(me, wanted.game, wanted.pace, wanted.seats), address_of(request)
    )
    if use.bans.has_person(me.id):  # since the request came
        await use.matchmaker.stop(me)
        use.bans.check_person(me.id)
    return await _shown(found, use)


@router.get("/seek")
async def what_i_seek(me: Me, use: Use) -> SeekOut | None:
    """What you look for; null: nothing."""
    seeker = await use.matchmaker.state(me)
    return None if seeker is None else await _shown(seeker, use)


@router.post("/seek/answer")
async def answer(wanted: AnswerIn, me: Me, use: Use) -> SeekOut:
    """You are there for the game that is proposed to you; once all are, and have given what they
    sealed, it begins. The same may be sent again."""
    given = (wanted.proposal, wanted.nonce, wanted.seal)
    return await _shown(await use.matchmaker.answer(me, *given), use)


@router.delete("/seek", status_code=204)
async def stop(me: Me, use: Use) -> None:
    """Look no more; or you have come to the table that was found. Who goes when a game is proposed
    is left out for a while, as who does not answer."""
    await use.matchmaker.stop(me)


async def _shown(seeker: Seeker, use: Services) -> SeekOut:
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
        proposal=await _proposal(seeker, use),
        table=None if seeker.proposed else seeker.table_id,
    )


async def _proposal(seeker: Seeker, use: Services) -> ProposalOut | None:
    if not seeker.proposed:
        return None
    proposal = await use.matchmaker.proposal(str(seeker.table_id))
    mine = proposal.of(seeker.person_id) or seeker  # it may just have come to its end
    if mine.until is None or mine.secret is None:
        return None
    seals, nonces = proposal.shown()
    return ProposalOut(
        id=str(mine.table_id),
        seat=mine.seat,
        left=round(max(0.0, mine.until - use.now()), 1),
        answered=mine.answered,
        awaited=proposal.answered and mine.withholds,
        commitment=commitment(mine.secret),
        seals=seals,
        nonces=nonces,
    )


def nearest_bot(game: str, mu: float) -> str | None:
    """The rival whose strength is nearest."""
    strengths = strengths_of(game)
    return min(characters_of(game), key=lambda bot: abs(strengths[bot].mu - mu), default=None)
