"""For those who look after the server: naming clubs, and dissolving them."""

from pydantic import BaseModel, Field

from tenka.server.api.host_access import admin_router
from tenka.server.people.clubs import LONGEST_NAME
from tenka.server.services import Use

router = admin_router()


class HostedClub(BaseModel):
    """A club as the host sees it."""

    id: str
    name: str
    created: float
    members: int


class ClubIn(BaseModel):
    """A club to be named, and the account of its first organiser."""

    name: str = Field(max_length=LONGEST_NAME)
    organiser: str = Field(max_length=200)


class WhichClub(BaseModel):
    """Which club is meant."""

    club: str = Field(max_length=64)


SCHEMAS = (HostedClub,)


@router.get("/clubs")
async def clubs(use: Use) -> list[HostedClub]:
    """All clubs, by name."""
    return [
        HostedClub(
            id=each.club.id,
            name=each.club.name,
            created=each.club.created,
            members=each.members,
        )
        for each in await use.store.clubs.all()
    ]


@router.post("/clubs", status_code=201)
async def open_club(wanted: ClubIn, use: Use) -> HostedClub:
    """Name a club. Its organiser invites the others."""
    organiser = await use.accounts.account(wanted.organiser)
    club = await use.clubs.open(wanted.name, organiser)
    return HostedClub(id=club.id, name=club.name, created=club.created, members=1)


@router.post("/clubs/dissolve", status_code=204)
async def dissolve(wanted: WhichClub, use: Use) -> None:
    """The club is gone. Games that are played stay their players', and nobody else's."""
    for person in await use.clubs.dissolve(wanted.club):
        use.nodes.cut_off(person)
