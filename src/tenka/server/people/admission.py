"""Who may come: whether guests may, who may sign up, and by which invitations.

The environment sets how a server begins. Once the host or an owner has changed something while it
runs, all of it is stored and holds from then on: a start without these settings opens no closed
club.
"""

import logging
import secrets
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import cast, get_args

from tenka.server.errors import BadInvitation, MembersOnly, NotFound, NotNow, SignUpClosed
from tenka.server.people.invitations import is_open
from tenka.server.people.secret_hash import hash_of
from tenka.server.settings import Settings, SignUp
from tenka.server.store import Conflict, Invitation, Person, Store
from tenka.server.store.invitations import using
from tenka.server.store.statements import Statement

NAMES = {"signup": "admission_signup", "guests": "admission_guests"}
AT_MOST = 500  # invitations that are kept
DAY = 86_400.0

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Terms:
    """Who may sign up, and whether others may play as guests."""

    signup: SignUp
    guests: bool
    stored: bool = False  # else they are those of the environment


class Admission:
    """Who may come to a server."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        now: Callable[[], float],
        new_id: Callable[[], str],
    ) -> None:
        self._store = store
        self._now = now
        self._new_id = new_id
        self._environment = Terms(settings.signup, settings.guests)
        self.terms = self._environment

    async def open(self) -> None:
        """Read what was changed while the server ran."""
        terms = self._environment
        signup = await self._store.settings.get(NAMES["signup"])
        guests = await self._store.settings.get(NAMES["guests"])
        if signup in get_args(SignUp):
            terms = replace(terms, signup=cast(SignUp, signup), stored=True)
        if guests is not None:
            terms = replace(terms, guests=guests == "yes", stored=True)
        self.terms = terms
        log.info(
            "who may come: sign-up %s, guests %s, as %s",
            self.terms.signup,
            "yes" if self.terms.guests else "no",
            "changed while it ran" if self.terms.stored else "the environment says",
        )

    async def change(self, signup: SignUp | None = None, guests: bool | None = None) -> Terms:
        """From now on, and after the next start; None leaves it as it is."""
        if signup is None and guests is None:
            return self.terms
        now = Terms(
            self.terms.signup if signup is None else signup,
            self.terms.guests if guests is None else guests,
            stored=True,
        )
        await self._store.settings.set(NAMES["signup"], now.signup)
        await self._store.settings.set(NAMES["guests"], "yes" if now.guests else "no")
        self.terms = now
        return now

    async def reset(self) -> Terms:
        """As the environment says, from now on."""
        for name in NAMES.values():
            await self._store.settings.drop(name)
        self.terms = self._environment
        return self.terms

    def check(self, person: Person | None) -> None:
        """MembersOnly, if one has to have an account."""
        if not self.terms.guests and (person is None or person.login is None):
            raise MembersOnly("this server is for its members alone; log in")

    async def check_sign_up(self, code: str | None) -> list[Statement]:
        """May somebody sign up, with this invitation or without? What has to be written with the
        account, so that an invitation is used no more often than it may be."""
        if self.terms.signup == "host":
            raise SignUpClosed("on this server accounts are made by its host; ask them")
        if self.terms.signup == "open":
            return []
        if not code:
            raise SignUpClosed("to sign up on this server you need an invitation")
        await self.check_invitation(code)
        return [using(hash_of(code), self._now())]

    async def check_invitation(self, code: str) -> None:
        """BadInvitation, if nobody may come by it."""
        found = await self._store.invitations.find(hash_of(code))
        if found is None or not is_open(found, self._now()):
            raise BadInvitation("this invitation is not valid any more; ask for another")

    async def invitations(self) -> tuple[Invitation, ...]:
        """All that were made and not revoked, oldest first."""
        return await self._store.invitations.all()

    async def invite(self, uses: int, days: float, note: str) -> tuple[str, Invitation]:
        """The code of a new invitation, told this once, and what is kept of it."""
        if self.terms.signup == "host":
            raise NotNow("nobody may sign up by an invitation here; allow that first")
        if len(await self.invitations()) >= AT_MOST:
            raise NotNow(f"there are {AT_MOST} invitations; revoke some first")
        code, now = secrets.token_urlsafe(18), self._now()
        made = Invitation(self._new_id(), hash_of(code), note, now, now + days * DAY, uses)
        await self._store.invitations.add(made)
        return code, made

    async def revoke(self, id: str) -> None:
        """Nobody comes by it any more; NotFound, if there is none of that id."""
        try:
            await self._store.invitations.remove(id)
        except Conflict as error:
            raise NotFound("there is no such invitation") from error
