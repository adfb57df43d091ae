"""API tokens, by which somebody's bots are known."""

import hmac
import secrets
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace

from tenka.server.errors import BadToken, NotFound, TooManyTokens
from tenka.server.people.names import checked_name
from tenka.server.people.remembered import Remembered
from tenka.server.people.secret_hash import hash_of
from tenka.server.store import Conflict, Person, Store, StoreUnavailable, Token

TOKEN_PREFIX = "tenka_"
TOKENS_AT_MOST = 20
USE_NOTED = 3600.0  # a token's use is written down once an hour


class Tokens:
    """The tokens of everybody; `revoked` is told the hash of one that is worth nothing any more."""

    def __init__(
        self, store: Store, now: Callable[[], float], revoked: Callable[[str], None]
    ) -> None:
        self._store = store
        self._now = now
        self._tell_revoked = revoked
        self._known: Remembered[Token] = Remembered()

    async def owner(self, authorization: str) -> str:
        """The id of the person whose token a header shows; BadToken, if it is none."""
        scheme, _, text = authorization.partition(" ")
        text = text.strip()
        if scheme.casefold() != "bearer" or not text.startswith(TOKEN_PREFIX):
            raise BadToken(f"send your API token as: Authorization: Bearer {TOKEN_PREFIX}...")
        hash = hash_of(text)
        token = await self._known.fetch(hash, self._store.tokens.find)
        if token is None or not hmac.compare_digest(token.hash, hash):
            raise BadToken("there is no such API token; it may have been revoked")
        await self._note_use(token)
        return token.person_id

    async def of(self, person: Person) -> tuple[Token, ...]:
        """A person's tokens, oldest first."""
        return await self._store.tokens.of(person.id)

    async def new(self, person: Person, name: str) -> tuple[str, Token]:
        """A new token, told this once, and what is kept of it."""
        name = checked_name(name)
        if len(await self.of(person)) >= TOKENS_AT_MOST:
            raise TooManyTokens(f"you have {TOKENS_AT_MOST} API tokens; delete one first")
        text = TOKEN_PREFIX + secrets.token_urlsafe(32)
        token = Token(hash_of(text), person.id, name, self._now())
        await self._store.tokens.create(token)
        return text, token

    async def revoke(self, person: Person, id: str) -> None:
        """Take a token away; NotFound if the person has no such token."""
        for token in await self.of(person):
            if token_id(token) == id:
                with suppress(Conflict):  # it went away meanwhile
                    await self._store.tokens.revoke(person.id, token.hash)
                self.forget(token)
                return
        raise NotFound("you have no such API token")

    def forget(self, token: Token) -> None:
        """It is not stored any more: nobody is to remember it."""
        self._known.change(token.hash, None)
        self._tell_revoked(token.hash)

    def remember_not(self, hash: str) -> None:
        """Others have revoked this one."""
        self._known.change(hash, None)

    def remember_none(self) -> None:
        """Others may have revoked any."""
        self._known.clear()

    async def _note_use(self, token: Token) -> None:
        now = self._now()
        if token.last_used is None or now - token.last_used > USE_NOTED:
            if token.hash in self._known:
                self._known.change(token.hash, replace(token, last_used=now))
            with suppress(StoreUnavailable):  # a note is no reason to refuse a move
                await self._store.tokens.used(token.hash, now)


def token_id(token: Token) -> str:
    """What a token is called in lists: enough of its hash to tell it from others."""
    return token.hash[:16]
