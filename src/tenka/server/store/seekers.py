"""Those who look for a game."""

from collections.abc import Sequence

from sqlalchemy import ColumnElement, bindparam, delete, insert, or_, select, update

from tenka.server.store.database import Database
from tenka.server.store.rows import Seeker, all_made, columns, values
from tenka.server.store.schema import seekers
from tenka.server.store.statements import Statement

SEEKER = select(*columns(Seeker, seekers))
MINE = seekers.c.person_id == bindparam("person")
WAITING = seekers.c.table_id.is_(None)
PROPOSED = seekers.c.until.is_not(None)
# Nothing has become of the proposal since it was read.
AS_READ = (
    MINE,
    seekers.c.table_id == bindparam("found"),
    seekers.c.until == bindparam("had_until"),
    seekers.c.answered == bindparam("had_answered"),
    seekers.c.nonce.is_not_distinct_from(bindparam("had_nonce")),
)
ADD = insert(seekers)
# Who goes while a game is proposed to them stays in it until it is over, as one who has not come.
FORGET = delete(seekers).where(MINE, ~PROPOSED)
WITHDRAW = (
    update(seekers).where(MINE, PROPOSED).values(until=0.0, answered=False, seal=None, nonce=None)
)
SEEN = update(seekers).where(MINE, WAITING).values(seen=bindparam("now"))
DROP_OLD = delete(seekers).where(seekers.c.since < bindparam("before"), ~PROPOSED)
FOUND = (
    update(seekers)
    .where(MINE, seekers.c.since == bindparam("had"), WAITING)
    .values(
        table_id=bindparam("found"),
        secret=bindparam("drawn"),
        until=bindparam("answer_until"),
        answered=False,
        seat=bindparam("drawn_seat"),
    )
)
GIVEN = (
    update(seekers)
    .where(*AS_READ)
    .values(
        answered=bindparam("has_answered"),
        seal=bindparam("given_seal"),
        nonce=bindparam("given_nonce"),
        until=bindparam("answer_until"),
    )
)
OVER = {"until": None, "secret": None, "seal": None, "nonce": None}
MADE = update(seekers).where(*AS_READ).values(OVER)
BACK = (
    update(seekers)
    .where(*AS_READ)
    .values({**OVER, "table_id": None, "answered": False, "seen": bindparam("now")})
)
GONE = delete(seekers).where(*AS_READ)


def found_table(
    found: Sequence[Seeker], table_id: str, secret: bytes | None = None, until: float | None = None
) -> list[Statement]:
    """What tells them of their table, and of their seats there: made, or proposed until then, with
    its secret; Conflict, if one of them looks no more, or has found one."""
    told = {"found": table_id, "drawn": secret, "answer_until": until}
    return [
        Statement(
            FOUND,
            {**told, "person": each.person_id, "had": each.since, "drawn_seat": each.seat},
            rows=1,
        )
        for each in found
    ]


# The proposal has come to its end; Conflict, if one of them is not any more as they were read.


def table_made(them: Sequence[Seeker]) -> list[Statement]:
    """What tells them that their table is there."""
    return [Statement(MADE, _as_read(each), rows=1) for each in them]


def going_on(them: Sequence[Seeker], now: float) -> list[Statement]:
    """What has them look on, as long as they have looked already."""
    return [Statement(BACK, {**_as_read(each), "now": now}, rows=1) for each in them]


def left_out(them: Sequence[Seeker]) -> list[Statement]:
    """What ends the search of those who did not come."""
    return [Statement(GONE, _as_read(each), rows=1) for each in them]


def forgetting(person_id: str) -> list[Statement]:
    """What ends somebody's search; what is proposed to them is over without them."""
    mine = {"person": person_id}
    return [Statement(FORGET, mine), Statement(WITHDRAW, mine)]


def _as_read(seeker: Seeker) -> dict[str, object]:
    return {
        "person": seeker.person_id,
        "found": seeker.table_id,
        "had_until": seeker.until,
        "had_answered": seeker.answered,
        "had_nonce": seeker.nonce,
    }


class Seekers:
    """At most one row for each person."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def put(self, seeker: Seeker) -> None:
        """Somebody looks from now on, for this and nothing else; Conflict, if a game is proposed
        to them."""
        await self._database.write(
            f"the search of {seeker.person_id}",
            Statement(FORGET, {"person": seeker.person_id}),
            Statement(ADD, values(seeker)),
        )

    async def seen(self, person_id: str, now: float) -> None:
        """Somebody still looks."""
        seen = Statement(SEEN, {"person": person_id, "now": now})
        await self._database.write(f"the search of {person_id}", seen)

    async def answer(self, changes: Sequence[tuple[Seeker, Seeker]]) -> None:
        """Something is given for the game that is proposed to them: each as they were read, and as
        they are then; Conflict, if one of them is not any more as they were read."""
        told = [
            Statement(
                GIVEN,
                {
                    **_as_read(old),
                    "has_answered": new.answered,
                    "given_seal": new.seal,
                    "given_nonce": new.nonce,
                    "answer_until": new.until,
                },
                rows=1,
            )
            for old, new in changes
        ]
        await self._database.write(f"the proposal {changes[0][0].table_id}", *told)

    async def remove(self, person_id: str) -> None:
        """Somebody looks no more."""
        await self._database.write(f"the search of {person_id}", *forgetting(person_id))

    async def end_proposal(self, table_id: str, statements: Sequence[Statement]) -> None:
        """No table is made; Conflict, if something has become of it."""
        await self._database.write(f"the proposal {table_id}", *statements)

    async def propose(
        self, found: Sequence[Seeker], table_id: str, secret: bytes, until: float
    ) -> None:
        """Ask them all whether they are there; Conflict, if one of them looks no more, or has
        found a game."""
        told = found_table(found, table_id, secret, until)
        await self._database.write(f"the proposal {table_id}", *told)

    async def forget_before(self, time: float) -> None:
        """Searches that are older are over, found or not, but for those in a proposal."""
        await self._database.write("old searches", Statement(DROP_OLD, {"before": time}))

    async def of(self, person_id: str) -> Seeker | None:
        """What somebody looks for."""
        found = await self._list(seekers.c.person_id == person_id)
        return found[0] if found else None

    async def of_proposal(self, table_id: str) -> tuple[Seeker, ...]:
        """All to whom this is proposed."""
        return await self._list(PROPOSED, seekers.c.table_id == table_id)

    async def proposed(self) -> tuple[Seeker, ...]:
        """All to whom something is proposed, one proposal after the other."""
        return await self._list(PROPOSED)

    async def waiting(self, live: float, slow: float) -> tuple[Seeker, ...]:
        """All who still look: who wants a live game was heard of since the first of these times,
        who plays a move a day looks since the second."""
        there = or_(
            (seekers.c.pace == "live") & (seekers.c.seen >= live),
            (seekers.c.pace == "correspondence") & (seekers.c.since >= slow),
        )
        return await self._list(WAITING, there)

    async def _list(self, *wanted: ColumnElement[bool]) -> tuple[Seeker, ...]:
        order = (seekers.c.table_id, seekers.c.since, seekers.c.person_id)
        asked = SEEKER.where(*wanted).order_by(*order)
        return await self._database.read(
            lambda connection: all_made(Seeker, connection.execute(asked).all())
        )
