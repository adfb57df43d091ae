"""People and their tokens."""

from collections.abc import Callable
from itertools import islice
from typing import Any

from sqlalchemy import Connection, Select, bindparam, delete, insert, select, update

from tenka.server.store.database import Database
from tenka.server.store.rows import Person, Token, all_made, columns, made, values
from tenka.server.store.schema import people, tokens
from tenka.server.store.statements import Statement

PERSON = select(*columns(Person, people))
TOKEN = select(*columns(Token, tokens))
ADD_PERSON = insert(people)
ADD_TOKEN = insert(tokens)
RENAME = update(people).where(people.c.id == bindparam("which")).values(name=bindparam("name"))
RELINK = (
    update(people).where(people.c.id == bindparam("which")).values(link_hash=bindparam("link_hash"))
)
USED = update(tokens).where(tokens.c.hash == bindparam("which")).values(last_used=bindparam("at"))
REVOKE = delete(tokens).where(
    tokens.c.hash == bindparam("which"), tokens.c.person_id == bindparam("person")
)


class People:
    """Those who have been here."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(self, person: Person) -> None:
        """Somebody new; Conflict if the id or the link is taken."""
        await self._database.write(f"person {person.id}", Statement(ADD_PERSON, values(person)))

    async def get(self, id: str) -> Person | None:
        """The person of that id."""
        return await self._one(PERSON.where(people.c.id == id))

    async def by_link(self, link_hash: str) -> Person | None:
        """The person whose link's secret has that hash."""
        return await self._one(PERSON.where(people.c.link_hash == link_hash))

    async def named(self, ids: set[str]) -> dict[str, str]:
        """The names of these people, by id."""
        asked = select(people.c.id, people.c.name).where(people.c.id.in_(sorted(ids)))
        return await self._database.read(
            lambda connection: {row.id: row.name for row in connection.execute(asked)}
        )

    async def matching(self, fits: Callable[[str], bool], limit: int = 1000) -> list[Person]:
        """The people whose name fits, newest first. All names are looked at: for the host alone."""
        asked = PERSON.order_by(people.c.created.desc(), people.c.id)

        def work(connection: Connection) -> list[Person]:
            found = (row for row in connection.execute(asked) if fits(row.name))
            return [made(Person, row) for row in islice(found, limit)]

        return await self._database.read(work)

    async def rename(self, id: str, name: str) -> None:
        """Give a person another name; Conflict if there is no such person."""
        parameters = {"which": id, "name": name}
        await self._database.write(f"person {id}", Statement(RENAME, parameters, rows=1))

    async def set_link(self, id: str, link_hash: str) -> None:
        """Give a person another link; the old one is worth nothing from now on."""
        parameters = {"which": id, "link_hash": link_hash}
        await self._database.write(f"person {id}", Statement(RELINK, parameters, rows=1))

    async def _one(self, asked: Select[*tuple[Any, ...]]) -> Person | None:
        def work(connection: Connection) -> Person | None:
            row = connection.execute(asked).one_or_none()
            return None if row is None else made(Person, row)

        return await self._database.read(work)


class Tokens:
    """Keys for bots."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(self, token: Token) -> None:
        """A new token of a person; Conflict if there is no such person."""
        await self._database.write("the token", Statement(ADD_TOKEN, values(token)))

    async def find(self, hash: str) -> Token | None:
        """The token of that hash."""
        asked = TOKEN.where(tokens.c.hash == hash)

        def work(connection: Connection) -> Token | None:
            row = connection.execute(asked).one_or_none()
            return None if row is None else made(Token, row)

        return await self._database.read(work)

    async def of(self, person_id: str) -> tuple[Token, ...]:
        """A person's tokens, oldest first."""
        asked = TOKEN.where(tokens.c.person_id == person_id).order_by(
            tokens.c.created, tokens.c.hash
        )
        return await self._database.read(
            lambda connection: all_made(Token, connection.execute(asked).all())
        )

    async def used(self, hash: str, at: float) -> None:
        """Note when a token was used; of one that is revoked nothing is noted."""
        await self._database.write("the token", Statement(USED, {"which": hash, "at": at}))

    async def revoke(self, person_id: str, hash: str) -> None:
        """Take a token away; Conflict if the person has no such token."""
        parameters = {"which": hash, "person": person_id}
        await self._database.write("the token", Statement(REVOKE, parameters, rows=1))
