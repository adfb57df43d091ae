"""Games that are over, as far as they tell how people behave in them."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Row, func, select

from tenka.core.contract import Json
from tenka.core.record import GIVEN_UP
from tenka.server.store.database import Database
from tenka.server.store.rows import FinishedGame, FinishedSeat, Seat, all_made, columns
from tenka.server.store.schema import entries, seats, tables


class FinishedGames:
    """Read for the host alone: it takes its time."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def newest(self, limit: int) -> list[FinishedGame]:
        """So many of those between people, the one that ended last first."""
        over = (
            select(tables.c.id, tables.c.game, tables.c.result)
            .where(tables.c.status == "over", tables.c.lesson.is_(None))
            .order_by(tables.c.ended.desc(), tables.c.id)
            .limit(limit)
        )
        ids = select(over.subquery().c.id)
        sitting = select(*columns(Seat, seats)).where(seats.c.table_id.in_(ids))
        # What bots decide for somebody has no key.
        decided = (
            select(entries.c.table_id, entries.c.seat, func.count(entries.c.decision.distinct()))
            .where(entries.c.table_id.in_(ids), entries.c.key.is_not(None))
            .group_by(entries.c.table_id, entries.c.seat)
        )

        def work(connection: Connection) -> list[FinishedGame]:
            rows = connection.execute(over).all()
            count = {(row[0], row[1]): int(row[2]) for row in connection.execute(decided)}
            by_table: dict[str, list[Seat]] = {}
            for seat in all_made(Seat, connection.execute(sitting).all()):
                by_table.setdefault(seat.table_id, []).append(seat)
            games = [_game(row, by_table[row.id], count) for row in rows]
            return [
                game for game in games if sum(seat.person_id is not None for seat in game.seats) > 1
            ]

        return await self._database.read(work)


def _game(
    row: Row[*tuple[Any, ...]], sitting: Sequence[Seat], decided: dict[tuple[str, int], int]
) -> FinishedGame:
    result: Json = row.result or {}
    winners = result.get("winners", ())
    return FinishedGame(
        row.id,
        row.game,
        tuple(
            FinishedSeat(
                seat.player_id or seat.person_id,
                decided.get((row.id, seat.seat), 0),
                seat.seat in winners,
                seat.seat in gave_up(result, sitting),
            )
            for seat in sorted(sitting, key=lambda seat: seat.seat)
        ),
    )


def gave_up(result: Json, sitting: Sequence[Seat]) -> set[int]:
    """The seats whose players have given up: in whose place a bot sits, or of two who has ended it
    so."""
    winners = result.get("winners", ())
    alone = len(sitting) == 2 and result.get("reason") in GIVEN_UP
    return {seat.seat for seat in sitting if _left(seat) or (alone and seat.seat not in winners)}


def _left(seat: Seat) -> bool:
    """Does a bot sit there for somebody who has gone?"""
    return seat.kind == "bot" and (seat.person_id or seat.player_id) is not None
