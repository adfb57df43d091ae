"""Tries at puzzles: of each person's at a puzzle the first one, which counts."""

from collections.abc import Collection

from sqlalchemy import select
from sqlalchemy.dialects.postgresql import insert  # SQLite says ON CONFLICT in the same words

from tenka.server.store.database import Database
from tenka.server.store.rows import PuzzleTry, columns, made, values
from tenka.server.store.schema import puzzle_tries
from tenka.server.store.statements import Statement

TRY = select(*columns(PuzzleTry, puzzle_tries))
ADD_FIRST = insert(puzzle_tries).on_conflict_do_nothing()


class PuzzleTries:
    """Those of all people."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, tried: PuzzleTry) -> PuzzleTry:
        """The first try of a person at a puzzle: this one, unless there was another before."""
        await self._database.write(f"try at {tried.puzzle}", Statement(ADD_FIRST, values(tried)))
        return (await self.of(tried.person_id, [tried.puzzle]))[tried.puzzle]

    async def of(self, person_id: str, puzzles: Collection[str]) -> dict[str, PuzzleTry]:
        """Those of a person at these puzzles, by the puzzles' keys."""
        asked = TRY.where(
            puzzle_tries.c.person_id == person_id, puzzle_tries.c.puzzle.in_(sorted(puzzles))
        )
        found = await self._database.read(
            lambda connection: [made(PuzzleTry, row) for row in connection.execute(asked)]
        )
        return {each.puzzle: each for each in found}
