"""Games against bots that count on the ladder of rivals; those that are over already, too."""

from itertools import groupby
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"

GIVEN_UP = ("resigned", "left", "draw_agreed")
AT_ONCE = 500  # tables


def upgrade() -> None:
    op.create_table(
        "rival_games",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("bot", sa.Text, primary_key=True),
        sa.Column("person_id", sa.Text, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("mine", sa.Integer),
        sa.Column("theirs", sa.Integer),
        sqlite_with_rowid=False,
    )
    op.create_index("rival_games_by_person", "rival_games", ["person_id", "game", "bot"])
    _note_games_that_are_over()


def _note_games_that_are_over() -> None:
    """As far as they are known to have been won alone: nobody gave up, took a move back, had a hint
    or was replaced by a bot meanwhile."""
    connection = op.get_bind()
    tables = sa.table(
        "tables",
        *map(sa.column, ("id", "game", "status", "ended", "lesson")),
        sa.column("position", sa.JSON(none_as_null=True)),
        sa.column("result", sa.JSON(none_as_null=True)),
    )
    people = sa.table("people", *map(sa.column, ("id", "deleted")))
    seats = sa.table("seats", *map(sa.column, ("table_id", "seat", "kind", "person_id", "bot")))
    sitting = (
        sa.select(tables.c.game, tables.c.ended, tables.c.result, *seats.c)
        .join(tables, tables.c.id == seats.c.table_id)
        .where(
            tables.c.status == "over",
            tables.c.ended.is_not(None),
            tables.c.lesson.is_(None),
            tables.c.position.is_(None),
        )
        .order_by(seats.c.table_id, seats.c.seat)
    )
    gone = sa.select(people.c.id).where(people.c.deleted.is_not(None))
    deleted = set(connection.execute(gone).scalars())
    found: dict[str, list[dict[str, Any]]] = {}
    for id, rows in groupby(connection.execute(sitting), lambda row: row.table_id):
        there = list(rows)
        mine = [seat for seat in there if seat.person_id is not None]
        if len(mine) == 1 and mine[0].kind == "person" and mine[0].person_id not in deleted:
            found[id] = _against(mine[0], [seat for seat in there if seat is not mine[0]])
    names = ("table_id", "bot", "person_id", "game", "at", "won", "mine", "theirs")
    noted = sa.table("rival_games", *map(sa.column, names))
    ids = [id for id, games in found.items() if games]
    for first in range(0, len(ids), AT_ONCE):
        some = ids[first : first + AT_ONCE]
        replaced = _replaced(connection, some)
        added = [game for id in some if id not in replaced for game in found[id]]
        if added:
            connection.execute(sa.insert(noted), added)


def _against(mine: Any, others: list[Any]) -> list[dict[str, Any]]:
    """What a game was to a person alone, bot by bot; nothing, if it does not count."""
    result = mine.result or {}
    scores = result.get("scores", ())
    helped = result.get("taken_back") or result.get("hinted") or result.get("reason") in GIVEN_UP
    if helped or len(scores) != len(others) + 1 or any(seat.kind != "bot" for seat in others):
        return []
    return [
        {
            "table_id": mine.table_id,
            "bot": bot,
            "person_id": mine.person_id,
            "game": mine.game,
            "at": mine.ended,
            "won": result.get("winners") == [mine.seat],
            "mine": scores[mine.seat],
            "theirs": max(scores[seat.seat] for seat in others if seat.bot == bot),
        }
        for bot in sorted({seat.bot for seat in others})
    ]


def _replaced(connection: sa.Connection, ids: list[str]) -> set[str]:
    """Of these tables those where a bot has played for a person."""
    entries = sa.table("entries", sa.column("table_id"), sa.column("body"))
    body = sa.cast(entries.c.body, sa.Text)
    asked = sa.select(entries.c.table_id).where(
        entries.c.table_id.in_(ids), body.like('%"bot_took_seat"%'), body.like('%"why"%')
    )
    return set(connection.execute(asked).scalars())
