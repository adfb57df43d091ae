"""Who is there: a guest by his cookie, the same guest on another device by his link, his bots by
their tokens.

Secrets are kept as hashes alone; a cookie is signed by a key that the store keeps.
"""

import asyncio
import hashlib
import hmac
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Generic, TypeVar

from starlette.requests import HTTPConnection

from tenka.server.errors import BadToken, NotFound, TooManyTokens
from tenka.server.people.bans import Bans
from tenka.server.people.names import (
    NameTaken,
    allowed_name,
    checked_name,
    friendly_name,
    owned_name,
)
from tenka.server.people.sessions import Cookies, Session, all_ended, ended
from tenka.server.store import Conflict, Person, Store, StoreUnavailable, Token
from tenka.server.store.lookalikes import compared, looks_of
from tenka.server.store.push_devices import dropping_devices
from tenka.server.store.statements import Statement

KEY_NAME = "cookie_key"
TOKEN_PREFIX = "tenka_"
TOKENS_AT_MOST = 20
USE_NOTED = 3600.0  # a token's use is written down once an hour
REMEMBERED = 20_000
TRIES = 5  # for a change, while other servers change the same person

V = TypeVar("V")


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
        self._tell_revoked = revoked
        self._chance = chance or secrets.SystemRandom()
        self._cookies: Cookies | None = None
        self._revising = asyncio.Lock()
        self._people: Remembered[Person] = Remembered()
        self._tokens: Remembered[Token] = Remembered()
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
        scheme, _, text = authorization.partition(" ")
        text = text.strip()
        if scheme.casefold() != "bearer" or not text.startswith(TOKEN_PREFIX):
            raise BadToken(f"send your API token as: Authorization: Bearer {TOKEN_PREFIX}...")
        hash = hash_of(text)
        token = await self._tokens.fetch(hash, self._store.tokens.find)
        if token is None or not hmac.compare_digest(token.hash, hash):
            raise BadToken("there is no such API token; it may have been revoked")
        await self._note_use(token)
        person = await self.person(token.person_id)
        if person is None or person.deleted:
            raise BadToken("the owner of this API token is not here any more")
        return person

    async def _note_use(self, token: Token) -> None:
        now = self._now()
        if token.last_used is None or now - token.last_used > USE_NOTED:
            if token.hash in self._tokens:
                self._tokens.change(token.hash, replace(token, last_used=now))
            with suppress(StoreUnavailable):  # a note is no reason to refuse a move
                await self._store.tokens.used(token.hash, now)

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

    def cookie(self, person: Person, session: Session | None = None) -> str:
        """The Set-Cookie header that makes a browser this person's: in a new session, or on in
        this one."""
        assert self._cookies is not None
        return self._cookies.made(person, self._new_id() if session is None else session.id)

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
        tokens = await self.tokens(person)
        await self._store.people.forget(person, nobody_knows, self._now())
        self.are_gone([person.id])
        for token in tokens:
            self._is_revoked(token)

    def are_gone(self, ids: Iterable[str]) -> None:
        """These people are not stored any more."""
        for id in ids:
            self.remember_not(id)
            self._tell_changed(id)

    def remember_not(self, id: str) -> None:
        """Others have changed something of this person."""
        self._people.change(id, None)

    def remember_not_token(self, hash: str) -> None:
        """Others have revoked this token."""
        self._tokens.change(hash, None)

    def remember_nobody(self) -> None:
        """Others may have changed anything."""
        self._people.clear()
        self._tokens.clear()

    def _changed(self, person: Person, **changes: Any) -> Person:
        """Remember it. Others may have changed something else of him meanwhile."""
        known = self._people.get(person.id)
        changed = replace(known or person, **changes)
        self._people.change(person.id, None if known is None else changed)
        self._tell_changed(person.id)
        return changed

    def _is_revoked(self, token: Token) -> None:
        self._tokens.change(token.hash, None)
        self._tell_revoked(token.hash)

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

    # API tokens

    async def tokens(self, person: Person) -> tuple[Token, ...]:
        """A person's tokens, oldest first."""
        return await self._store.tokens.of(person.id)

    async def new_token(self, person: Person, name: str) -> tuple[str, Token]:
        """A new token, told this once, and what is kept of it."""
        name = checked_name(name)
        if len(await self.tokens(person)) >= TOKENS_AT_MOST:
            raise TooManyTokens(f"you have {TOKENS_AT_MOST} API tokens; delete one first")
        text = TOKEN_PREFIX + secrets.token_urlsafe(32)
        token = Token(hash_of(text), person.id, name, self._now())
        await self._store.tokens.create(token)
        return text, token

    async def revoke(self, person: Person, id: str) -> None:
        """Take a token away; NotFound if the person has no such token."""
        for token in await self.tokens(person):
            if token_id(token) == id:
                with suppress(Conflict):  # it went away meanwhile
                    await self._store.tokens.revoke(person.id, token.hash)
                self._is_revoked(token)
                return
        raise NotFound("you have no such API token")


class Remembered(Generic[V]):
    """Those used last, read once. What was read while anything changed is not remembered."""

    def __init__(self) -> None:
        self._values: OrderedDict[str, V] = OrderedDict()
        self._changes = 0

    def __contains__(self, key: str) -> bool:
        return key in self._values

    def get(self, key: str) -> V | None:
        """The value, if it is remembered."""
        return self._values.get(key)

    async def fetch(self, key: str, read: Callable[[str], Awaitable[V | None]]) -> V | None:
        """The value, from memory or read."""
        if key in self._values:
            self._values.move_to_end(key)
            return self._values[key]
        changes = self._changes
        value = await read(key)
        if value is not None and changes == self._changes:
            self._put(key, value)
        return value

    def change(self, key: str, value: V | None) -> None:
        """It is this from now on, or gone."""
        self._changes += 1
        self._values.pop(key, None)
        if value is not None:
            self._put(key, value)

    def clear(self) -> None:
        """Nothing is remembered."""
        self._changes += 1
        self._values.clear()

    def _put(self, key: str, value: V) -> None:
        self._values[key] = value
        if len(self._values) > REMEMBERED:
            self._values.popitem(last=False)


def hash_of(secret: str) -> str:
    """What is kept of a secret. It is long and random, so no slower hash is needed."""
    return hashlib.sha256(secret.encode()).hexdigest()


def token_id(token: Token) -> str:
    """What a token is called in lists: enough of its hash to tell it from others."""
    return token.hash[:16]
