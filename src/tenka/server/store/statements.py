"""Writes, and how many of them are executed together."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from sqlalchemy import Connection, Delete, Insert, Update

from tenka.server.store.errors import Conflict

Parameters = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Statement:
    """A statement of a write, with one set of parameters or several.

    It reads no table but its own. If it does not touch so many `rows` the write is a Conflict.
    """

    sql: Insert | Update | Delete
    parameters: Parameters | Sequence[Parameters]
    rows: int | None = None


@dataclass(frozen=True, slots=True)
class Write:
    """Statements that are taken all or not at all; `subject` names them in a Conflict."""

    statements: tuple[Statement, ...]
    subject: str


def execute(connection: Connection, writes: Iterable[Write]) -> None:
    """Execute the writes; after any error nothing of them may be committed.

    Neighbours of the same statements are executed statement by statement, which costs a third:
    as long as each statement is for another table, that leads to the same.
    """
    together = connection.dialect.supports_sane_multi_rowcount
    for _, alike in groupby(writes, _shape):
        group = list(alike)
        if together and len(group) > 1 and _separate(group[0]):
            group = [_joined(group)]
        for write in group:
            _execute(connection, write)


def _shape(write: Write) -> tuple[int, ...]:
    return tuple(id(statement.sql) for statement in write.statements)


def _separate(write: Write) -> bool:
    return len({statement.sql.table for statement in write.statements}) == len(write.statements)


def _joined(writes: list[Write]) -> Write:
    """All these writes of one shape as one."""
    columns = zip(*(write.statements for write in writes), strict=True)
    return Write(tuple(_many(column) for column in columns), f"one of {len(writes)} writes")


def _many(statements: tuple[Statement, ...]) -> Statement:
    parameters = [each for statement in statements for each in _listed(statement)]
    expected = [statement.rows for statement in statements if statement.rows is not None]
    return Statement(statements[0].sql, parameters, sum(expected) if expected else None)


def _listed(statement: Statement) -> Iterator[Parameters]:
    if isinstance(statement.parameters, Mapping):
        yield statement.parameters
    else:
        yield from statement.parameters


def _execute(connection: Connection, write: Write) -> None:
    for statement in write.statements:
        result = connection.execute(statement.sql, statement.parameters)
        if statement.rows is not None and result.rowcount != statement.rows:
            raise Conflict(f"{write.subject} is not stored as expected; nothing was written")
