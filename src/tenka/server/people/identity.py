"""Who is there: a guest by his cookie, the same guest on another device by his link, his bots by
their tokens.

Secrets are kept as hashes alone; a cookie is signed by a key that the store keeps.
"""

import asyncio
import hmac
import secrets
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from starlette.requests import HTTPConnection

from tenka.server.errors import BadToken, NotFound
from tenka.server.people.bans import Bans
from tenka.server.people.names import (
    NameTaken,
    allowed_name,
    friendly_name,
    owned_name,
)
from tenka.server.people.remembered import Remembered
from tenka.server.people.secret_hash import hash_of
from tenka.server.people.sessions import Cookies, Session, all_ended, ended
from tenka.server.people.tokens import Tokens
from tenka.server.store import Conflict, Person, Store
from tenka.server.store.lookalikes import compared, looks_of
from tenka.server.store.push_devices import dropping_devices
from tenka.server.store.statements import Statement

KEY_NAME = "cookie_key"
PROOF_AGE = 12 * 3600.0  # seconds that a second factor is good for in a session
TRIES = 5  # for a change, while other servers change the same person


@dataclass(frozen=True)
class Known:
    """Who a request comes from, and how he has shown it."""

    person: Person
    session: Session | None = None  # by his cookie; else by a token


class Identity:
    """Everybody who has been here. It is the only one of this process to write people and tokens;
    `changed` and `revoked` are told the id of a person and the hash of a token that are not what
    they were, so that others do not remember them either: what is remembered is true."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], float],
        new_id: Callable[[], str],
        bans: Bans,
        *,
        secure: bool = False,
        chance: Random | None = None,
        changed: Callable[[str], None] = lambda id: None,
        revoked: Callable[[str], None] = lambda hash: None,
    ) -> None:
        self._store = store
        self._now = now
        self._new_id = new_id
        self._bans = bans
        self._tell_changed = changed
        self.tokens = Tokens(store, now, revoked)
        self._chance = chance or secrets.SystemRandom()
        self._cookies: Cookies | None = None
        self._revising = asyncio.Lock()
        self._people: Remembered[Person] = Remembered()
        self._secure = secure

    async def open(self) -> None:
        """Get the key that signs cookies, made once for ever."""
        key = await self._store.settings.get_or_set(KEY_NAME, secrets.token_hex(32))
        self._cookies = Cookies(key, self._now, secure=self._secure)

    # Who is there?

    async def known(self, connection: HTTPConnection) -> Known | None:
        """Who a request comes from; BadToken if it shows a token that is none."""
        authorization = connection.headers.get("authorization")
        if authorization is not None:
            return Known(await self._by_token(authorization))
        session = None if self._cookies is None else self._cookies.read(connection.cookies)
        if session is None:
            return None
        person = await self.person(session.person)
        if person is None or not session.is_of(person):
            return None
        return Known(person, session)

    async def person(self, id: str) -> Person | None:
        """The person of that id."""
        return await self._people.fetch(id, self._store.people.get)

    async def _by_token(self, authorization: str) -> Person:
        person = await self.person(await self.tokens.owner(authorization))
        if person is None or person.deleted:
            raise BadToken("the owner of this API token is not here any more")
        return person

    # Guests

    async def welcome(self) -> Person:
        """A new guest, with a name of his own."""
        while True:
            name = await self._free_name()
            try:
                return await self.create(name=name)
            except Conflict:
                if not await self._taken(name):
                    raise  # else somebody was faster

    async def create(self, also: Sequence[Statement] = (), **given: Any) -> Person:
        """Somebody new, with a name of his own choice; Conflict, if it is taken by now, or what
        has to be written with him does not fit."""
        unknown = hash_of(secrets.token_urlsafe(32))  # nobody is told a link to him yet
        person = Person(id=self._new_id(), created=self._now(), link_hash=unknown, **given)
        await self._store.people.create(person, looks_of(person.name), also)
        self._people.change(person.id, person)
        return person

    async def _free_name(self) -> str:
        tried = 0
        while True:
            # Where many have been, two digits are not enough for all.
            name = friendly_name(self._chance, digits=2 + tried // 3)
            if not self._bans.has_name(name) and not await self._taken(name):
                return name
            tried += 1

    # Sessions of browsers

    def cookie(
        self, person: Person, session: Session | None = None, *, proved: bool = False
    ) -> str:
        """The Set-Cookie header that makes a browser this person's: in a new session, or on in
        this one; `proved`: the second factor was shown just now."""
        assert self._cookies is not None
        id = self._new_id() if session is None else session.id
        before = 0.0 if session is None else session.proved
        return self._cookies.made(person, id, self._now() if proved else before)

    def is_proved(self, session: Session) -> bool:
        """Was the second factor shown in it, not too long ago?"""
        return self._now() - session.proved <= PROOF_AGE

    def no_cookie(self) -> str:
        """The Set-Cookie header that makes a browser nobody's."""
        assert self._cookies is not None
        return self._cookies.none()

    async def log_out(self, known: Known) -> None:
        """The session by which he was known is over: its cookies are worth nothing from now on.
        His other sessions go on."""
        if known.session is None:
            return
        session = known.session
        await self.revise(
            session.person,
            lambda person: ended(person, session, self._now()) if session.is_of(person) else {},
        )

    async def log_out_everywhere(
        self, person: Person, also: Sequence[Statement] = (), **changes: Any
    ) -> Person:
        """No cookie of his and no link is worth anything from now on, and nothing is pushed to
        browsers that were his."""
        changes = {"link_hash": hash_of(secrets.token_urlsafe(32)), **all_ended(person), **changes}
        return await self.change(person, [dropping_devices(person.id), *also], **changes)

    # Names and all else about people

    async def rename(self, person: Person, name: str) -> Person:
        """Give a person another name, by which an account logs in from now on; BadName says what
        is wrong with it."""
        name = allowed_name(name) if person.login is None else owned_name(name)
        await self.check_free(name, person)
        login = None if person.login is None else compared(name)
        try:
            return await self.change(person, name=name, login=login)
        except Conflict:
            await self.check_free(name, person)
            raise

    async def by_login(self, name: str) -> Person | None:
        """Whose account has that name."""
        return await self._store.people.by_login(compared(name))

    async def check_free(self, name: str, person: Person | None = None) -> None:
        """May he have that name? NameTaken, if it looks like another's; Banned, if it is nobody's
        to have."""
        self._bans.check_name(name)
        if await self._taken(name, but=None if person is None else person.id):
            raise NameTaken("this name is taken; choose another")

    async def _taken(self, name: str, but: str | None = None) -> bool:
        """Has anybody else a name that looks like it?"""
        return bool(await self._store.people.looking(looks_of(name)) - {but})

    async def change(
        self, person: Person, also: Sequence[Statement] = (), **changes: Any
    ) -> Person:
        """Change these things about a person, and what is written with it; Conflict, if he has
        changed meanwhile, or if his new name looks like another's."""
        looks = looks_of(changes["name"]) if "name" in changes else None
        await self._store.people.change(person, looks, also, **changes)
        return self._changed(person, **changes)

    async def revise(self, id: str, how: Callable[[Person], dict[str, Any]]) -> Person | None:
        """Change what depends on what is there, such as all sessions that have ended: `how` makes
        the changes of what is stored, and is asked again if another server was quicker. None, if
        this person is not here any more."""
        async with self._revising:  # of this server's own changes one comes after the other
            for _ in range(TRIES):
                stored = await self._store.people.as_stored(id)
                if stored is None or stored.person.deleted:
                    return None
                changes = how(stored.person)
                if not changes:
                    return stored.person
                try:
                    await self._store.people.change(stored.person, texts=stored.texts, **changes)
                except Conflict:
                    continue
                finally:
                    self.remember_not(id)  # whatever became of it, what we remember may be older
                self._tell_changed(id)
                return replace(stored.person, **changes)
        raise Conflict(f"person {id} changes all the time; nothing was written")

    async def forget(self, person: Person) -> None:
        """Nothing of him is kept but what his games need."""
        nobody_knows = hash_of(secrets.token_urlsafe(32))
        tokens = await self.tokens.of(person)
        await self._store.people.forget(person, nobody_knows, self._now())
        self.are_gone([person.id])
        for token in tokens:
            self.tokens.forget(token)

    def are_gone(self, ids: Iterable[str]) -> None:
        """These people are not stored any more."""
        for id in ids:
            self.remember_not(id)
            self._tell_changed(id)

    def remember_not(self, id: str) -> None:
        """Others have changed something of this person."""
        self._people.change(id, None)

    def remember_nobody(self) -> None:
        """Others may have changed anything."""
        self._people.clear()
        self.tokens.remember_none()

    def _changed(self, person: Person, **changes: Any) -> Person:
        """Remember it. Others may have changed something else of him meanwhile."""
        known = self._people.get(person.id)
        changed = replace(known or person, **changes)
        self._people.change(person.id, None if known is None else changed)
        self._tell_changed(person.id)
        return changed

    # The personal link

    async def new_link(self, person: Person) -> str:
        """The secret of a new link; the one before is worth nothing from now on."""
        secret = secrets.token_urlsafe(32)
        await self.change(person, link_hash=hash_of(secret))
        return secret

    async def by_link(self, secret: str) -> Person:
        """Whose link it is; NotFound if nobody's."""
        hash = hash_of(secret)
        person = await self._store.people.by_link(hash)
        if person is None or not hmac.compare_digest(person.link_hash, hash):
            raise NotFound("this link is not valid any more; make a new one on your other device")
        return person
