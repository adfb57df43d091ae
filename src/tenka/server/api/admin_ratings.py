"""For those who look after the server: results that were set aside, and how they are given back."""

from typing import Annotated

from fastapi import Query
from pydantic import BaseModel, Field

from tenka.server.api.host_access import admin_router
from tenka.server.ratings.annulling import give_back
from tenka.server.ratings.aside import set_aside_now
from tenka.server.services import Use
from tenka.server.store import Pace
from tenka.server.store.rows import Suspicion

LISTED = 200

router = admin_router()


class AsidePerson(BaseModel):
    """Who has played it."""

    id: str
    name: str


class AsideView(BaseModel):
    """A rated game that counts for nothing until it is given back."""

    table: str
    game: str
    pace: Pace
    ended: float
    since: float = Field(description="When it was set aside.")
    suspicion: Suspicion = Field(
        description="newcomers: one wins mostly over newcomers who give up. feeding: of two from "
        "one address one nearly always gives up."
    )
    people: list[AsidePerson] = Field(description="The winner first.")
    points: int = Field(description="What it had given the winner.")


class GiveBackIn(BaseModel):
    """Which game counts again."""

    table: str = Field(max_length=200)


SCHEMAS = (AsidePerson, AsideView)


@router.get("/ratings/aside")
async def aside(
    use: Use, limit: Annotated[int, Query(ge=1, le=LISTED)] = LISTED
) -> list[AsideView]:
    """The games that are set aside, those of last time first."""
    found = await set_aside_now(use.store, limit)
    names = await use.store.people.named({id for each in found for id in each.people})
    return [
        AsideView(
            table=each.table_id,
            game=each.game,
            pace=each.pace,
            ended=each.ended,
            since=each.since,
            suspicion=each.suspicion,
            people=[AsidePerson(id=id, name=names.get(id, "")) for id in each.people],
            points=round(each.points),
        )
        for each in found
    ]


@router.post("/ratings/give-back", status_code=204)
async def give_back_result(wanted: GiveBackIn, use: Use) -> None:
    """Let a game count that was set aside; it is not set aside again."""
    await give_back(use.store, wanted.table, use.now())
