"""Clubs: mine, who is in one, inviting people, joining and leaving."""

from typing import Annotated

from fastapi import APIRouter, Path, Query
from pydantic import BaseModel, Field
from starlette.requests import Request

from tenka.server.api.dependencies import AsOwner, ByCookie, Me, Visitor, as_owner
from tenka.server.api.invitations import InvitationFacts, facts_of, link_of
from tenka.server.api.schemas.common import Strict
from tenka.server.services import Services, Use
from tenka.server.store import Person

router = APIRouter(prefix="/api", tags=["clubs"])

Id = Annotated[str, Path(alias="club", max_length=64)]
PersonId = Annotated[str, Path(alias="person", max_length=64)]
# Of the lists that a club has of its own.
ClubAsked = Annotated[
    str | None, Query(max_length=64, description="Of this club alone; you have to be in it.")
]


class ClubOut(BaseModel):
    """A club."""

    id: str
    name: str


class ClubMemberOut(BaseModel):
    """Somebody who is in a club."""

    person: str
    name: str
    organiser: bool
    joined: float


class ClubInvitationOut(InvitationFacts):
    """An invitation; its link was shown when it was made."""


class NewClubInvitationOut(ClubInvitationOut):
    """A new invitation, its link shown once."""

    url: str


class WholeClubOut(ClubOut):
    """A club and who is in it, as its members see it."""

    member: bool = Field(description="You are in it; else you look after the server.")
    organiser: bool = Field(description="You may invite people, and put them out.")
    members: list[ClubMemberOut]
    invitations: list[ClubInvitationOut] = Field(description="For organisers alone.")


class ClubInvitationIn(Strict):
    """How many people may join by an invitation, and for how long."""

    uses: int = Field(1, ge=1, le=100)
    days: float = Field(14.0, gt=0, le=60)


class CodeIn(Strict):
    """The code of an invitation: what follows the # in its link."""

    code: str = Field(max_length=100)


class OrganiserIn(Strict):
    """Is somebody an organiser?"""

    organiser: bool


@router.get("/clubs")
async def my_clubs(visitor: Visitor, use: Use) -> list[ClubOut]:
    """The clubs that you are in."""
    mine = () if visitor is None else await use.store.clubs.of_person(visitor.id)
    return [ClubOut(id=club.id, name=club.name) for club in mine]


@router.get("/clubs/{club}")
async def one_club(id: Id, me: Me, owner: AsOwner, use: Use) -> WholeClubOut:
    """A club, and who is in it. Its tables, tournaments and leaderboard are the lists of all with
    `club`."""
    club = await use.clubs.check_seen(id, me, as_owner=owner)
    members = await use.store.clubs.members(id)
    names = await use.store.people.named({member.person_id for member in members})
    mine = next((member for member in members if member.person_id == me.id), None)
    organiser = owner or (mine is not None and mine.organiser)
    return WholeClubOut(
        id=club.id,
        name=club.name,
        member=mine is not None,
        organiser=organiser,
        members=[
            ClubMemberOut(
                person=member.person_id,
                name=names.get(member.person_id, ""),
                organiser=member.organiser,
                joined=member.joined,
            )
            for member in members
        ],
        invitations=[
            ClubInvitationOut(**facts_of(each, use))
            for each in await use.store.clubs.invitations(id)
        ]
        if organiser
        else [],
    )


@router.post("/clubs/{club}/invitations", status_code=201)
async def invite_to_club(
    id: Id, wanted: ClubInvitationIn, me: ByCookie, owner: AsOwner, request: Request, use: Use
) -> NewClubInvitationOut:
    """A link by which people may join; for organisers."""
    await use.clubs.check_seen(id, me, as_owner=owner)
    await use.clubs.check_organiser(id, me, as_owner=owner)
    code, made = await use.clubs.invite(id, wanted.uses, wanted.days)
    url = link_of(code, "clubs", request, use)
    return NewClubInvitationOut(url=url, **facts_of(made, use))


@router.delete("/clubs/{club}/invitations/{invitation}", status_code=204)
async def revoke_club_invitation(
    id: Id, invitation: Annotated[str, Path(max_length=64)], me: ByCookie, owner: AsOwner, use: Use
) -> None:
    """Nobody joins by it any more; for organisers."""
    await use.clubs.check_seen(id, me, as_owner=owner)
    await use.clubs.check_organiser(id, me, as_owner=owner)
    await use.clubs.revoke(id, invitation)


@router.put("/clubs/{club}/members/{person}", status_code=204)
async def appoint(
    id: Id, person: PersonId, wanted: OrganiserIn, me: ByCookie, owner: AsOwner, use: Use
) -> None:
    """Somebody is an organiser from now on, or none any more; for organisers."""
    await use.clubs.check_seen(id, me, as_owner=owner)
    await use.clubs.check_organiser(id, me, as_owner=owner)
    await use.clubs.appoint(id, person, wanted.organiser)


@router.delete("/clubs/{club}/members/{person}", status_code=204)
async def leave_club(id: Id, person: PersonId, me: ByCookie, owner: AsOwner, use: Use) -> None:
    """Leave the club, or put somebody out, if you are an organiser. The seats that they have stay
    theirs; they play on in none of its tournaments."""
    await use.clubs.check_seen(id, me, as_owner=owner)
    if person != me.id:
        await use.clubs.check_organiser(id, me, as_owner=owner)
    await use.clubs.part(id, person)
    use.nodes.cut_off(person)  # what they may still watch they come back to by themselves


@router.post("/club-invitations/look")
async def look_at_invitation(given: CodeIn, visitor: Visitor, use: Use) -> ClubOut:
    """The club to which an invitation leads."""
    club = await use.clubs.invited_to(given.code)
    return ClubOut(id=club.id, name=club.name)


@router.post("/club-invitations/join")
async def join_club(given: CodeIn, me: Me, use: Use) -> ClubOut:
    """Join the club to which an invitation leads. You need an account."""
    club = await use.clubs.join(given.code, me)
    return ClubOut(id=club.id, name=club.name)


async def check_asked(club: str, visitor: Person | None, request: Request, use: Services) -> None:
    """NotFound, if there is no such club, or they are not in it; owners of the server are in
    all."""
    await use.clubs.check_seen(club, visitor, as_owner=await as_owner(request))


async def wanted_clubs(
    asked: str | None, visitor: Person | None, request: Request, use: Services
) -> set[str | None]:
    """Of which clubs a list shows what is theirs: of one, or of all that who asks is in, beside
    what is of no club."""
    if asked is None:
        return await use.clubs.seen_by(visitor)
    await check_asked(asked, visitor, request, use)
    return {asked}
