"""Games against bots that count on the ladder of rivals, and how somebody stands with each bot."""

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, case, func, insert, select

from tenka.server.store.database import Database
from tenka.server.store.rows import RivalGame, columns, made, values
from tenka.server.store.schema import rival_games
from tenka.server.store.statements import Statement

ADD = insert(rival_games)


@dataclass(frozen=True, slots=True)
class RivalStanding:
    """How often a person won and lost against a bot; the first game that was won, else the last."""

    game: RivalGame
    won: int
    lost: int


def new_rival_games(games: Sequence[RivalGame]) -> list[Statement]:
    """What notes these."""
    return [Statement(ADD, [values(each) for each in games])] if games else []


class RivalGames:
    """Of all people."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, person_id: str) -> list[RivalStanding]:
        """How a person stands with each bot that they have met."""
        by_bot = rival_games.c.game, rival_games.c.bot
        wins = func.sum(case((rival_games.c.won, 1), else_=0))
        # Of those that were won the first, of the others the last.
        order = case((rival_games.c.won, rival_games.c.at), else_=-rival_games.c.at)
        place = func.row_number().over(
            partition_by=by_bot,
            order_by=(rival_games.c.won.desc(), order, rival_games.c.table_id),
        )
        told = (
            select(
                *columns(RivalGame, rival_games),
                wins.over(partition_by=by_bot).label("wins"),
                func.count().over(partition_by=by_bot).label("games"),
                place.label("place"),
            )
            .where(rival_games.c.person_id == person_id)
            .subquery()
        )
        asked = select(told).where(told.c.place == 1).order_by(told.c.game, told.c.bot)

        def work(connection: Connection) -> list[RivalStanding]:
            rows = connection.execute(asked).all()
            return [
                RivalStanding(made(RivalGame, row), int(row.wins), int(row.games - row.wins))
                for row in rows
            ]

        return await self._database.read(work)
