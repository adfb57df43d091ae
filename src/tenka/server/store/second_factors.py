"""What an account is asked for besides its password."""

from collections.abc import Sequence

from sqlalchemy import bindparam, delete, func, insert, select, update

from tenka.server.store.database import Database
from tenka.server.store.rows import SecondFactor, columns, made, values
from tenka.server.store.schema import recovery_codes, second_factors
from tenka.server.store.statements import Statement

FACTOR = select(*columns(SecondFactor, second_factors))
_ours = second_factors.c.person_id == bindparam("person")
DROP = delete(second_factors).where(_ours)
DROP_BEGUN = DROP.where(second_factors.c.confirmed.is_(None))
ADD = insert(second_factors)
# A step of the clock counts once, and none after a later one.
_later = second_factors.c.last_step < bindparam("step")
CONFIRM = (
    update(second_factors)
    .where(_ours, _later, second_factors.c.confirmed.is_(None))
    .values(confirmed=bindparam("at"), last_step=bindparam("step"))
)
USE = update(second_factors).where(_ours, _later).values(last_step=bindparam("step"))
DROP_CODES = delete(recovery_codes).where(recovery_codes.c.person_id == bindparam("person"))
USE_CODE = DROP_CODES.where(recovery_codes.c.hash == bindparam("which"))
ADD_CODES = insert(recovery_codes)


class SecondFactors:
    """Of all accounts that have one."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, person_id: str) -> SecondFactor | None:
        """A person's, confirmed or not."""
        asked = FACTOR.where(second_factors.c.person_id == person_id)
        found = await self._database.read(lambda connection: connection.execute(asked).first())
        return None if found is None else made(SecondFactor, found)

    async def begin(self, factor: SecondFactor) -> None:
        """One that is to be confirmed, in the place of another such; Conflict if one is."""
        dropped = Statement(DROP_BEGUN, {"person": factor.person_id})
        await self._write(dropped, Statement(ADD, values(factor)))

    async def use(self, person_id: str, step: int) -> None:
        """The code of that step of the clock was shown; Conflict if it, or a later one, was."""
        await self._write(Statement(USE, {"person": person_id, "step": step}, rows=1))

    async def use_code(self, person_id: str, hash: str) -> None:
        """A code for who has lost theirs was shown; Conflict if there is no such code any more."""
        await self._write(Statement(USE_CODE, {"person": person_id, "which": hash}, rows=1))

    async def codes_left(self, person_id: str) -> int:
        """How many such codes a person has."""
        mine = recovery_codes.c.person_id == person_id
        asked = select(func.count()).select_from(recovery_codes).where(mine)
        return await self._database.read(lambda connection: connection.execute(asked).scalar_one())

    async def put_codes(self, person_id: str, hashes: Sequence[str]) -> None:
        """Others instead of those that there are."""
        await self._write(*putting_codes(person_id, hashes))

    async def _write(self, *statements: Statement) -> None:
        await self._database.write("the second factor", *statements)


def confirming(person_id: str, step: int, at: float, hashes: Sequence[str]) -> list[Statement]:
    """It is on from now on, and these codes are for who loses it; Conflict if it was on, or the
    step has been used."""
    confirmed = {"person": person_id, "step": step, "at": at}
    return [Statement(CONFIRM, confirmed, rows=1), *putting_codes(person_id, hashes)]


def putting_codes(person_id: str, hashes: Sequence[str]) -> list[Statement]:
    """These codes are for who loses theirs, and no others."""
    rows = [{"person_id": person_id, "hash": hash} for hash in hashes]
    return [Statement(DROP_CODES, {"person": person_id}), Statement(ADD_CODES, rows)]


def dropping_factor(person_id: str) -> list[Statement]:
    """There is none any more."""
    return [Statement(sql, {"person": person_id}) for sql in (DROP, DROP_CODES)]
