"""Clubs, who is in them, and by which links people join them."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from sqlalchemy import (
    Column,
    ColumnElement,
    Select,
    bindparam,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)

from tenka.server.store.database import Database
from tenka.server.store.rows import (
    Club,
    ClubInvitation,
    ClubMember,
    all_made,
    columns,
    values,
)
from tenka.server.store.schema import (
    club_invitations,
    club_members,
    clubs,
    seats,
    tables,
    tournaments,
)
from tenka.server.store.statements import Statement

NO_CLUB: Collection[str | None] = (None,)
CLUB = select(*columns(Club, clubs)).order_by(clubs.c.name, clubs.c.id)
MEMBER = select(*columns(ClubMember, club_members)).order_by(
    club_members.c.organiser.desc(), club_members.c.joined, club_members.c.person_id
)
INVITATION = select(*columns(ClubInvitation, club_invitations)).order_by(
    club_invitations.c.created, club_invitations.c.id
)
ADD = insert(clubs)
ADD_MEMBER = insert(club_members)
ADD_INVITATION = insert(club_invitations)
_THIS_MEMBER = (
    club_members.c.club_id == bindparam("club"),
    club_members.c.person_id == bindparam("person"),
)
DROP_MEMBER = delete(club_members).where(*_THIS_MEMBER)
APPOINT = update(club_members).where(*_THIS_MEMBER).values(organiser=bindparam("appointed"))
DROP_INVITATION = delete(club_invitations).where(
    club_invitations.c.id == bindparam("which"), club_invitations.c.club_id == bindparam("club")
)
USE = (
    update(club_invitations)
    .where(
        club_invitations.c.hash == bindparam("which"),
        club_invitations.c.used < club_invitations.c.uses,
        club_invitations.c.until > bindparam("now"),
    )
    .values(used=club_invitations.c.used + 1)
)
DISSOLVE = tuple(
    delete(each.table).where(each == bindparam("club"))
    for each in (club_invitations.c.club_id, club_members.c.club_id, clubs.c.id)
)


def of_clubs(column: Column[Any], ids: Collection[str | None]) -> ColumnElement[bool]:
    """Is it of one of these clubs? None: of no club."""
    named = column.in_(sorted(id for id in ids if id is not None))
    return or_(named, column.is_(None)) if None in ids else named


def dissolving(id: str) -> list[Statement]:
    """What leaves nobody in it, and it is gone; Conflict, if it was not there."""
    club = {"club": id}
    *parts, last = DISSOLVE
    return [*(Statement(each, club) for each in parts), Statement(last, club, 1)]


def leaving(club_id: str, person_id: str) -> Statement:
    """Somebody is in a club no more; Conflict, if they were not."""
    return Statement(DROP_MEMBER, {"club": club_id, "person": person_id}, rows=1)


@dataclass(frozen=True, slots=True)
class CountedClub:
    """A club with the number of its members."""

    club: Club
    members: int


class Clubs:
    """All clubs."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(self, club: Club, organiser: ClubMember) -> None:
        """A new one with its first organiser."""
        await self.write(
            club.id, Statement(ADD, values(club)), Statement(ADD_MEMBER, values(organiser))
        )

    async def write(self, club_id: str, *statements: Statement) -> None:
        """Write what changes a club, all or nothing."""
        await self._database.write(f"club {club_id}", *statements)

    async def get(self, id: str) -> Club | None:
        """The club of that id."""
        found = await self._clubs(CLUB.where(clubs.c.id == id))
        return found[0] if found else None

    async def all(self) -> list[CountedClub]:
        """All of them, by name."""
        counted = (
            select(*columns(Club, clubs), func.count(club_members.c.person_id))
            .join(club_members, club_members.c.club_id == clubs.c.id, isouter=True)
            .group_by(clubs.c.id)
            .order_by(clubs.c.name, clubs.c.id)
        )
        return await self._database.read(
            lambda connection: [
                CountedClub(Club(*row[:-1]), row[-1]) for row in connection.execute(counted)
            ]
        )

    async def of_person(self, person_id: str) -> tuple[Club, ...]:
        """Those in which somebody is, by name."""
        mine = select(club_members.c.club_id).where(club_members.c.person_id == person_id)
        return await self._clubs(CLUB.where(clubs.c.id.in_(mine)))

    async def named(self, ids: Collection[str]) -> dict[str, str]:
        """The names of these clubs."""
        if not ids:
            return {}
        found = await self._clubs(CLUB.where(clubs.c.id.in_(sorted(ids))))
        return {club.id: club.name for club in found}

    async def _clubs(self, asked: Select[*tuple[Any, ...]]) -> tuple[Club, ...]:
        return await self._database.read(
            lambda connection: all_made(Club, connection.execute(asked).all())
        )

    # Who is in it

    async def member(self, club_id: str, person_id: str) -> ClubMember | None:
        """What somebody is in a club; None: they are not in it."""
        found = await self._members(
            club_members.c.club_id == club_id, club_members.c.person_id == person_id
        )
        return found[0] if found else None

    async def members(self, club_id: str) -> tuple[ClubMember, ...]:
        """All who are in it, its organisers first, then by when they came."""
        return await self._members(club_members.c.club_id == club_id)

    async def appoint(self, member: ClubMember, organiser: bool) -> None:
        """Somebody is an organiser from now on, or none any more; Conflict, if they have left."""
        which = {"club": member.club_id, "person": member.person_id, "appointed": organiser}
        await self.write(member.club_id, Statement(APPOINT, which, rows=1))

    async def _members(self, *wanted: ColumnElement[bool]) -> tuple[ClubMember, ...]:
        asked = MEMBER.where(*wanted)
        return await self._database.read(
            lambda connection: all_made(ClubMember, connection.execute(asked).all())
        )

    # By which links people join it

    async def invitations(self, club_id: str) -> tuple[ClubInvitation, ...]:
        """All that were made and not revoked, oldest first."""
        return await self._invitations(club_invitations.c.club_id == club_id)

    async def invitation(self, hash: str) -> ClubInvitation | None:
        """The one whose code has that hash."""
        found = await self._invitations(club_invitations.c.hash == hash)
        return found[0] if found else None

    async def invite(self, invitation: ClubInvitation) -> None:
        """One more."""
        await self.write(invitation.club_id, Statement(ADD_INVITATION, values(invitation)))

    async def revoke(self, club_id: str, id: str) -> None:
        """Take one away; Conflict, if there is none of that id."""
        which = {"club": club_id, "which": id}
        await self.write(club_id, Statement(DROP_INVITATION, which, rows=1))

    async def join(self, member: ClubMember, hash: str) -> None:
        """Somebody comes by an invitation; Conflict, if nobody may any more, or they are in it."""
        used = Statement(USE, {"which": hash, "now": member.joined}, rows=1)
        await self.write(member.club_id, used, Statement(ADD_MEMBER, values(member)))

    async def _invitations(self, wanted: ColumnElement[bool]) -> tuple[ClubInvitation, ...]:
        asked = INVITATION.where(wanted)
        return await self._database.read(
            lambda connection: all_made(ClubInvitation, connection.execute(asked).all())
        )

    # What is a club's alone

    async def of_table(self, id: str) -> str | None:
        """The club of that table; None: it is of no club, or there is none."""
        asked = select(tables.c.club_id).where(tables.c.id == id)
        return await self._database.read(lambda connection: connection.execute(asked).scalar())

    async def of_tournament(self, id: str) -> str | None:
        """The same of a tournament."""
        asked = select(tournaments.c.club_id).where(tournaments.c.id == id)
        return await self._database.read(lambda connection: connection.execute(asked).scalar())

    async def sits_at(self, table_id: str, person_id: str) -> bool:
        """Is a seat of the table this person's?"""
        asked = select(seats.c.seat).where(
            seats.c.table_id == table_id, seats.c.person_id == person_id
        )
        return await self._database.read(
            lambda connection: connection.execute(asked).first() is not None
        )
