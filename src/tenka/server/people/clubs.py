"""Clubs: who is in one, how people join and leave it, and what only its members see."""

import secrets
from collections.abc import Callable

from tenka.server.errors import BadInvitation, BadRequest, ClubFull, ListFull, NotFound, NotYours
from tenka.server.people.invitations import is_open
from tenka.server.people.secret_hash import hash_of
from tenka.server.store import Conflict, Person, Store
from tenka.server.store.clubs import dissolving, leaving
from tenka.server.store.rows import Club, ClubInvitation, ClubMember
from tenka.server.store.tournaments import changing, parting

LONGEST_NAME = 48
MOST_MEMBERS = 1000
MOST_CLUBS = 50  # of one person
MOST_INVITATIONS = 20  # of a club, that were not revoked
TRIES = 10  # of a write that others were quicker with
DAY = 86_400.0


class NoAccount(NotYours):
    """Somebody without an account joins a club."""


class NotAnOrganiser(NotYours):
    """What only the organisers of a club may do."""


class Clubs:
    """All clubs. An owner of the server may see and do in each what its organisers may."""

    def __init__(self, store: Store, now: Callable[[], float], new_id: Callable[[], str]) -> None:
        self._store = store
        self._now = now
        self._new_id = new_id

    async def open(self, name: str, organiser: Person) -> Club:
        """A new club, named by the host, with its first organiser."""
        name = " ".join(name.split())
        if not 0 < len(name) <= LONGEST_NAME or not name.isprintable():
            raise BadRequest(f"a club's name has 1 to {LONGEST_NAME} visible characters")
        club = Club(self._new_id(), name, self._now())
        first = ClubMember(club.id, organiser.id, True, club.created)
        await self._store.clubs.create(club, first)
        return club

    async def dissolve(self, id: str) -> list[str]:
        """The club is gone, and its tournaments are called off; who was in it. Games that are
        played stay their players'."""
        for last in reversed(range(TRIES)):
            if await self._store.clubs.get(id) is None:
                raise NotFound("there is no such club")
            members = await self._store.clubs.members(id)
            called_off = [
                changing(each.tournament, status="cancelled", since=self._now())
                for each in await self._store.tournaments.of_club(id)
            ]
            try:
                await self._store.clubs.write(id, *dissolving(id), *called_off)
            except Conflict:
                if last == 0:
                    raise
            else:
                break
        return [member.person_id for member in members]

    # Who may see what

    async def seen_by(self, person: Person | None) -> set[str | None]:
        """The clubs whose tables and tournaments somebody is shown; None: those of no club."""
        mine = () if person is None else await self._store.clubs.of_person(person.id)
        return {None, *(club.id for club in mine)}

    async def is_seen_by(self, club_id: str, person: Person | None) -> bool:
        """May they know of what is the club's?"""
        if person is None:
            return False
        return await self._store.clubs.member(club_id, person.id) is not None

    async def check_seen(
        self, club_id: str, person: Person | None, *, as_owner: bool = False
    ) -> Club:
        """The club; NotFound, if there is none or they are not in it."""
        club = await self._store.clubs.get(club_id)
        if club is None or not (as_owner or await self.is_seen_by(club_id, person)):
            raise NotFound("there is no such club")
        return club

    async def check_organiser(
        self, club_id: str, person: Person, *, as_owner: bool = False
    ) -> None:
        """NotAnOrganiser, if they are none of this club."""
        member = await self._store.clubs.member(club_id, person.id)
        if not as_owner and (member is None or not member.organiser):
            raise NotAnOrganiser("only the club's organisers may do this")

    async def check_invited(self, club_id: str, person_id: str) -> None:
        """NotYours, if no seat at the club's tables can be kept for that person."""
        if await self._store.clubs.member(club_id, person_id) is None:
            raise NotYours("that person is not in the club")

    # Coming and going

    async def invite(self, club_id: str, uses: int, days: float) -> tuple[str, ClubInvitation]:
        """The code of a new invitation, told this once, and what is kept of it."""
        if len(await self._store.clubs.invitations(club_id)) >= MOST_INVITATIONS:
            raise ListFull(f"there are {MOST_INVITATIONS} invitations; revoke some first")
        code, now = secrets.token_urlsafe(18), self._now()
        made = ClubInvitation(self._new_id(), club_id, hash_of(code), now, now + days * DAY, uses)
        await self._store.clubs.invite(made)
        return code, made

    async def revoke(self, club_id: str, id: str) -> None:
        """Nobody comes by it any more."""
        try:
            await self._store.clubs.revoke(club_id, id)
        except Conflict as error:
            raise NotFound("there is no such invitation") from error

    async def invited_to(self, code: str) -> Club:
        """The club to which this code leads; BadInvitation, if nobody may come by it."""
        found = await self._store.clubs.invitation(hash_of(code))
        club = None if found is None else await self._store.clubs.get(found.club_id)
        if found is None or club is None or not is_open(found, self._now()):
            raise BadInvitation("this invitation is not valid any more; ask for another")
        return club

    async def join(self, code: str, person: Person) -> Club:
        """Come by an invitation; who is in the club already still is, and takes nobody's place."""
        known = await self._store.clubs.invitation(hash_of(code))
        if known is not None and await self._store.clubs.member(known.club_id, person.id):
            return await self.check_seen(known.club_id, person)
        club = await self.invited_to(code)
        if person.login is None:
            raise NoAccount("to join a club you need an account")
        if len(await self._store.clubs.of_person(person.id)) >= MOST_CLUBS:
            raise ListFull(f"you are in {MOST_CLUBS} clubs")
        if len(await self._store.clubs.members(club.id)) >= MOST_MEMBERS:
            raise ClubFull(f"the club has {MOST_MEMBERS} members")
        new = ClubMember(club.id, person.id, False, self._now())
        try:
            await self._store.clubs.join(new, hash_of(code))
        except Conflict:
            if await self._store.clubs.member(club.id, person.id) is not None:
                return club
            await self.invited_to(code)
            raise
        return club

    async def part(self, club_id: str, person_id: str) -> None:
        """Somebody leaves the club, or is put out: they play in none of its tournaments any more,
        and keep the seats that they have."""
        for last in reversed(range(TRIES)):
            if await self._store.clubs.member(club_id, person_id) is None:
                raise NotFound("nobody of that id is in the club")
            left = [
                each
                for whole in await self._store.tournaments.of_club(club_id)
                for each in parting(whole, [person_id], self._now())
            ]
            try:
                await self._store.clubs.write(club_id, leaving(club_id, person_id), *left)
            except Conflict:
                if not last:
                    raise
            else:
                return

    async def appoint(self, club_id: str, person_id: str, organiser: bool) -> None:
        """Somebody is an organiser from now on, or none any more."""
        member = await self._store.clubs.member(club_id, person_id)
        if member is None:
            raise NotFound("nobody of that id is in the club")
        await self._store.clubs.appoint(member, organiser)
