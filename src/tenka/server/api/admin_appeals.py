"""For those who look after the server: what people who are shut out say to it, and the answers."""

from pydantic import BaseModel, Field
from starlette.requests import Request

from tenka.server.api.host_access import admin_router, check_power
from tenka.server.errors import NotFound
from tenka.server.services import Use
from tenka.server.store.rows import AppealAnswer, ReportReason

LISTED = 50
DAY = 86_400.0

router = admin_router()


class Told(BaseModel):
    """What others have told of them."""

    at: float
    reason: ReportReason
    words: str
    verdict: str | None = Field(description="null: it is not settled")


class HostedAppeal(BaseModel):
    """An appeal, the ban that it is about, and what led to it."""

    person: str
    name: str
    at: float
    words: str
    banned: float
    reason: str
    until: float | None
    reports: list[Told]


class AnswerIn(BaseModel):
    """What becomes of the ban, and a word that is told with it."""

    person: str = Field(max_length=64)
    at: float = Field(description="of the appeal")
    answer: AppealAnswer
    word: str = Field("", max_length=200)
    days: float | None = Field(
        None, gt=0, le=3660, description="`shortened`: so many from now it ends"
    )


SCHEMAS = (HostedAppeal,)


@router.get("/appeals")
async def appeals(use: Use) -> list[HostedAppeal]:
    """Those that wait for an answer, the newest first."""
    found = await use.appeals.waiting(LISTED)
    people = {each.person_id for each in found}
    names = await use.store.people.named(people)
    about = await use.store.reports.about(people)
    shown = []
    for each in found:
        ban = use.bans.of_person(each.person_id)
        if ban is None:
            continue  # it has just ended
        told = [
            Told(at=one.at, reason=one.reason, words=one.words, verdict=one.verdict)
            for one in about
            if one.person_id == each.person_id
        ]
        shown.append(
            HostedAppeal(
                person=each.person_id,
                name=names.get(each.person_id, ""),
                at=each.at,
                words=each.words,
                banned=ban.at,
                reason=ban.reason,
                until=ban.until,
                reports=told,
            )
        )
    return shown


@router.post("/appeals/answer", status_code=204)
async def answer(wanted: AnswerIn, request: Request, use: Use) -> None:
    """Let them in again, now or sooner than was said, or do not. They are told."""
    person = await use.identity.person(wanted.person)
    if person is None:
        raise NotFound("there is no such appeal")
    check_power(request, person)
    until = None if wanted.days is None else use.now() + wanted.days * DAY
    word = wanted.word.strip()
    await use.appeals.answer(person.id, wanted.at, wanted.answer, word, until)
    use.nodes.bans_changed()
    await use.notifier.news(person.id, "appeal", {"answer": wanted.answer, "word": word})
