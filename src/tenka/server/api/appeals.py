"""For somebody who is shut out: why, until when, and an appeal to those who look after it all."""

from typing import Annotated

from fastapi import APIRouter, Depends
from pydantic import BaseModel, Field
from starlette.requests import Request

from tenka.server.api.dependencies import Browser
from tenka.server.api.schemas.common import Strict
from tenka.server.errors import NotYours
from tenka.server.services import Services, Use
from tenka.server.store import Person
from tenka.server.store.rows import Appeal, AppealAnswer
from tenka.server.tables.chat import LONGEST, checked_line

router = APIRouter(prefix="/api/me", tags=["account"])


class AppealIn(Strict):
    """What one says to it."""

    words: str = Field(min_length=1, max_length=LONGEST)


class AppealView(BaseModel):
    """What I have said to it, and what I was answered."""

    at: float
    words: str
    answer: AppealAnswer | None = Field(description="null: it waits")
    word: str | None = Field(description="said with the answer")


class MyBanView(BaseModel):
    """Why I am shut out, and until when."""

    at: float
    reason: str
    until: float | None = Field(description="when it ends by itself; null: when it is lifted")
    appeal: AppealView | None


async def shut_out(request: Request) -> Person:
    """Who is there by a cookie, also if they are shut out: nobody else may change anything then."""
    use: Services = request.app.state.services
    known = await use.identity.known(request)
    if known is None or known.session is None:
        raise NotYours("you are not shut out")
    use.limits.person(known.person.id)
    return known.person


@router.get("/ban")
async def my_ban(visitor: Browser, use: Use) -> MyBanView | None:
    """Whether I am shut out: null, if I am not."""
    ban = None if visitor is None else use.bans.of_person(visitor.person.id)
    if visitor is None or ban is None:
        return None
    appeal = await use.appeals.of(visitor.person.id)
    shown = None if appeal is None or appeal.at < ban.at else _shown(appeal)
    return MyBanView(at=ban.at, reason=ban.reason, until=ban.until, appeal=shown)


@router.post("/appeal", status_code=201)
async def appeal(given: AppealIn, me: Annotated[Person, Depends(shut_out)], use: Use) -> AppealView:
    """Say something to it. One appeal waits at a time; after an answer the next one may come in a
    week."""
    return _shown(await use.appeals.appeal(me.id, checked_line(given.words)))


def _shown(appeal: Appeal) -> AppealView:
    return AppealView(at=appeal.at, words=appeal.words, answer=appeal.answer, word=appeal.word)
