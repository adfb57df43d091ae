"""People and their tokens."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any

from sqlalchemy import (
    Connection,
    Select,
    Text,
    Update,
    bindparam,
    cast,
    delete,
    insert,
    select,
    update,
)

from tenka.server.store.database import Database
from tenka.server.store.last_addresses import FORGET as FORGET_ADDRESS
from tenka.server.store.rows import Person, Token, all_made, columns, made, values
from tenka.server.store.schema import (
    appeals,
    chat,
    club_members,
    contacts,
    name_looks,
    notices,
    online,
    people,
    push_devices,
    puzzle_tries,
    recovery_codes,
    reports,
    rival_games,
    second_factors,
    tokens,
    tournament_players,
)
from tenka.server.store.seekers import forgetting
from tenka.server.store.statements import Statement

PERSON = select(*columns(Person, people))
# What grows out of what was there before, to be compared: JSON is equal to itself only as text.
GROWN = {name: cast(people.c[name], Text) for name in ("notify", "ended_sessions")}
AS_STORED = PERSON.add_columns(*(text.label(f"{name}_text") for name, text in GROWN.items()))
NOTHING: Mapping[str, str | None] = {}
TOKEN = select(*columns(Token, tokens))
ADD_PERSON = insert(people)
ADD_LOOKS = insert(name_looks)
DROP_LOOKS = delete(name_looks).where(name_looks.c.person_id == bindparam("person"))
ADD_TOKEN = insert(tokens)
USED = update(tokens).where(tokens.c.hash == bindparam("which")).values(last_used=bindparam("at"))
REVOKE_ALL = delete(tokens).where(tokens.c.person_id == bindparam("person"))
DROP_NOTICES = delete(notices).where(notices.c.person_id == bindparam("person"))
# Nobody knows them any more, and they know nobody.
DROP_CONTACTS = tuple(
    delete(each.table).where(each == bindparam("person"))
    for each in (
        contacts.c.person_id,
        contacts.c.other_id,
        online.c.person_id,
        push_devices.c.person_id,
        reports.c.by_id,
        reports.c.person_id,
        club_members.c.person_id,
        second_factors.c.person_id,
        recovery_codes.c.person_id,
        appeals.c.person_id,
        rival_games.c.person_id,
        puzzle_tries.c.person_id,
    )
)
# They are not paired any more.
WITHDRAW = (
    update(tournament_players)
    .where(
        tournament_players.c.person_id == bindparam("person"),
        tournament_players.c.withdrawn.is_(None),
    )
    .values(withdrawn=bindparam("at"))
)
# The lines keep their places: no number of a room is given twice.
HUSH = update(chat).where(chat.c.person_id == bindparam("person")).values(text="")
REVOKE = delete(tokens).where(
    tokens.c.hash == bindparam("which"), tokens.c.person_id == bindparam("person")
)


@dataclass(frozen=True, slots=True)
class StoredPerson:
    """A person as of one moment, and the exact text of what may have grown since."""

    person: Person
    texts: Mapping[str, str | None]


class People:
    """Those who have been here."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(
        self, person: Person, looks: Collection[str] = (), also: Sequence[Statement] = ()
    ) -> None:
        """Somebody new, whose name looks so, and what else has to be written with it; Conflict if
        the id, the link or a look is taken."""
        added = Statement(ADD_PERSON, values(person))
        await self._database.write(f"person {person.id}", added, *_looking(person, looks), *also)

    async def get(self, id: str) -> Person | None:
        """The person of that id."""
        return await self._one(PERSON.where(people.c.id == id))

    async def as_stored(self, id: str) -> StoredPerson | None:
        """The same, to be changed only if nobody else has done so meanwhile."""

        def work(connection: Connection) -> StoredPerson | None:
            row = connection.execute(AS_STORED.where(people.c.id == id)).one_or_none()
            if row is None:
                return None
            texts = {name: getattr(row, f"{name}_text") for name in GROWN}
            return StoredPerson(made(Person, row), texts)

        return await self._database.read(work)

    async def by_link(self, link_hash: str) -> Person | None:
        """The person whose link's secret has that hash."""
        return await self._one(PERSON.where(people.c.link_hash == link_hash))

    async def named(self, ids: set[str]) -> dict[str, str]:
        """The names of these people, by id."""
        asked = select(people.c.id, people.c.name).where(people.c.id.in_(sorted(ids)))
        return await self._database.read(
            lambda connection: {row.id: row.name for row in connection.execute(asked)}
        )

    async def all_of(self, ids: Collection[str]) -> dict[str, Person]:
        """These people, by their ids."""
        asked = PERSON.where(people.c.id.in_(sorted(ids)))
        found = await self._database.read(
            lambda connection: all_made(Person, connection.execute(asked).all())
        )
        return {each.id: each for each in found}

    async def matching(self, fits: Callable[[str], bool], limit: int = 1000) -> list[Person]:
        """The people whose name fits, newest first. All names are looked at: for the host alone."""
        asked = PERSON.order_by(people.c.created.desc(), people.c.id)

        def work(connection: Connection) -> list[Person]:
            found = (row for row in connection.execute(asked) if fits(row.name))
            return [made(Person, row) for row in islice(found, limit)]

        return await self._database.read(work)

    async def owners(self) -> tuple[Person, ...]:
        """Those who look after the server."""
        asked = PERSON.where(people.c.owner).order_by(people.c.id)
        return await self._database.read(
            lambda connection: all_made(Person, connection.execute(asked).all())
        )

    async def by_login(self, login: str) -> Person | None:
        """The person whose account has that name, as names are compared."""
        return await self._one(PERSON.where(people.c.login == login))

    async def looking(self, looks: Collection[str]) -> set[str]:
        """The ids of those whose names look so."""
        asked = select(name_looks.c.person_id).where(name_looks.c.look.in_(sorted(looks)))
        return await self._database.read(
            lambda connection: set(connection.execute(asked).scalars())
        )

    async def change(
        self,
        person: Person,
        looks: Collection[str] | None = None,
        also: Sequence[Statement] = (),
        texts: Mapping[str, str | None] = NOTHING,
        **changes: Any,
    ) -> None:
        """Change these things about a person; `looks` come with another name, `also` is written
        with it. Conflict if what he logs in by is not as he has it here any more, or one of the
        `texts` is not as it was stored, or if the new login or a look is another's."""
        changed = [_changing(person, changes, texts)]
        if looks is not None:
            changed += [Statement(DROP_LOOKS, {"person": person.id}), *_looking(person, looks)]
        await self._database.write(f"person {person.id}", *changed, *also)

    async def forget(self, person: Person, link_hash: str, at: float) -> None:
        """Nothing of a person is kept but his id, which his games need; Conflict as above."""
        gone = {
            "name": "",
            "link_hash": link_hash,
            "login": None,
            "password": None,
            "session": person.session + 1,
            "ended_sessions": None,
            "notify": None,
            "owner": False,
            "deleted": at,
        }
        his = {"person": person.id}
        await self._database.write(
            f"person {person.id}",
            _changing(person, gone),
            Statement(DROP_LOOKS, his),
            Statement(REVOKE_ALL, his),
            Statement(DROP_NOTICES, his),
            Statement(FORGET_ADDRESS, his),
            Statement(HUSH, his),
            *(Statement(drop, his) for drop in DROP_CONTACTS),
            Statement(WITHDRAW, {**his, "at": at}),
            *forgetting(person.id),
        )

    async def _one(self, asked: Select[*tuple[Any, ...]]) -> Person | None:
        def work(connection: Connection) -> Person | None:
            row = connection.execute(asked).one_or_none()
            return None if row is None else made(Person, row)

        return await self._database.read(work)


def _looking(person: Person, looks: Collection[str]) -> list[Statement]:
    rows = [{"look": look, "person_id": person.id} for look in sorted(looks)]
    return [Statement(ADD_LOOKS, rows)] if rows else []


def _changing(
    person: Person, changes: dict[str, Any], texts: Mapping[str, str | None] = NOTHING
) -> Statement:
    as_known = [
        people.c[name].is_not_distinct_from(getattr(person, name))
        for name in ("login", "password", "session", "deleted")
    ]
    as_known += [GROWN[name].is_not_distinct_from(text) for name, text in texts.items()]
    sql: Update = update(people).where(people.c.id == bindparam("which"), *as_known)
    named = sql.values({name: bindparam(name) for name in changes})
    return Statement(named, {"which": person.id, **changes}, rows=1)


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
