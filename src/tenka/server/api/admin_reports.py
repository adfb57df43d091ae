"""For those who look after the server: what people tell of others, and signs of unfair play."""

from collections.abc import Iterable
from typing import Annotated

from fastapi import Query
from pydantic import BaseModel, Field

from tenka.server.api.host_access import admin_router
from tenka.server.errors import NotNow
from tenka.server.people.suspicions import Feeding, feedings, quitters
from tenka.server.services import Services, Use
from tenka.server.store import Conflict, Seated
from tenka.server.store.rows import Report, ReportReason

LISTED = 50
LINES = 12  # of the chat around a report
AFTER = 300.0  # seconds in which what was said after it belongs to it
GAMES = 2000  # the newest, in which signs are looked for

router = admin_router()


class ReportedTable(BaseModel):
    """Where it was."""

    id: str
    game: str
    status: str


class ReportedLine(BaseModel):
    """What was said there; `theirs`: by who is reported."""

    name: str
    at: float
    text: str
    theirs: bool


class EarlierReport(BaseModel):
    """What others, or the same, have told of that person."""

    at: float
    by: str
    reason: ReportReason
    verdict: str | None = Field(description="null: it is not settled")


class ReportView(BaseModel):
    """A report, with what is needed to judge it."""

    id: str
    at: float
    by: str
    person: str
    name: str
    banned: bool
    reason: ReportReason
    words: str
    table: ReportedTable | None
    lines: list[ReportedLine]
    others: list[EarlierReport]
    verdict: str | None


class SettleIn(BaseModel):
    """The word by which a report is settled."""

    id: str = Field(max_length=64)
    verdict: str = Field(min_length=1, max_length=200)


class QuitterView(BaseModel):
    """Somebody who gives up at once, in so many of their games."""

    person: str
    name: str
    at_once: int
    games: int


class FeedingView(BaseModel):
    """Two from one address whose short games one of them nearly always loses."""

    winner: str
    winner_name: str
    loser: str
    loser_name: str
    won: int
    games: int


class SuspicionsView(BaseModel):
    """Signs, no proofs."""

    quitters: list[QuitterView]
    feedings: list[FeedingView]


SCHEMAS = (ReportView, SuspicionsView)


@router.get("/reports")
async def reports(use: Use, settled: Annotated[bool, Query()] = False) -> list[ReportView]:
    """The reports that wait for a word, or those that have it; the newest first."""
    found = await use.store.reports.newest(settled=settled, limit=LISTED)
    about = await use.store.reports.about({report.person_id for report in found})
    names = await _names(use, (id for each in about for id in (each.by_id, each.person_id)))
    return [await _shown(report, about, names, use) for report in found]


@router.post("/reports/settle", status_code=204)
async def settle(wanted: SettleIn, use: Use) -> None:
    """Settle a report by a word; only those who look after the server read it."""
    try:
        await use.store.reports.settle(wanted.id, wanted.verdict.strip(), use.now())
    except Conflict as error:
        raise NotNow("this report is settled, or not there any more") from error


@router.get("/suspicions")
async def suspicions(use: Use) -> SuspicionsView:
    """Who gives up at once again and again, and which pairs may be one person."""
    games = await use.store.finished_games.newest(GAMES)
    people = {seat.person_id for game in games for seat in game.seats if seat.person_id is not None}
    seen = await use.store.last_addresses.of(people)
    where = {id: address for id, (address, _) in seen.items() if address is not None}
    quit, fed = quitters(games), feedings(games, where)
    meant = [*(each.person_id for each in quit), *(id for each in fed for id in _pair(each))]
    names = await _names(use, meant)
    return SuspicionsView(
        quitters=[
            QuitterView(
                person=each.person_id,
                name=names.get(each.person_id, ""),
                at_once=each.at_once,
                games=each.games,
            )
            for each in quit
        ],
        feedings=[
            FeedingView(
                winner=each.winner_id,
                winner_name=names.get(each.winner_id, ""),
                loser=each.loser_id,
                loser_name=names.get(each.loser_id, ""),
                won=each.won,
                games=each.games,
            )
            for each in fed
        ],
    )


def _pair(each: Feeding) -> tuple[str, str]:
    return each.winner_id, each.loser_id


async def _names(use: Services, people: Iterable[str]) -> dict[str, str]:
    return await use.store.people.named(set(people))


async def _shown(
    report: Report, about: Iterable[Report], names: dict[str, str], use: Services
) -> ReportView:
    found = None if report.table_id is None else await use.store.tables.get(report.table_id)
    return ReportView(
        id=report.id,
        at=report.at,
        by=names.get(report.by_id, ""),
        person=report.person_id,
        name=names.get(report.person_id, ""),
        banned=use.bans.has_person(report.person_id),
        reason=report.reason,
        words=report.words,
        table=None if found is None else _table(found),
        lines=await _lines(report, use),
        others=[
            EarlierReport(
                at=each.at, by=names.get(each.by_id, ""), reason=each.reason, verdict=each.verdict
            )
            for each in about
            if each.person_id == report.person_id and each.id != report.id
        ],
        verdict=report.verdict,
    )


def _table(found: Seated) -> ReportedTable:
    return ReportedTable(id=found.table.id, game=found.table.game, status=found.table.status)


async def _lines(report: Report, use: Services) -> list[ReportedLine]:
    """What was said around it, in the room that who tells it could read."""
    if report.table_id is None or report.room is None:
        return []
    said = await use.store.chat.of(report.table_id, report.room, 0, 500)
    around = [line for line in said if line.text and line.at <= report.at + AFTER][-LINES:]
    names = await _names(use, (line.person_id for line in around))
    return [
        ReportedLine(
            name=names.get(line.person_id, ""),
            at=line.at,
            text=line.text,
            theirs=line.person_id == report.person_id,
        )
        for line in around
    ]
