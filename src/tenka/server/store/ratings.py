"""Ratings, and the results that they are made of."""

from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import (
    Connection,
    Select,
    and_,
    bindparam,
    case,
    func,
    insert,
    or_,
    select,
    true,
    update,
)

from tenka.core.contract import Json
from tenka.server.store.database import Database
from tenka.server.store.rows import (
    NOT_AT_ALL,
    Pace,
    RatedResult,
    Rating,
    all_made,
    columns,
    made,
    values,
)
from tenka.server.store.schema import people, rated_results, ratings, tables
from tenka.server.store.statements import Statement

RATING = select(*columns(Rating, ratings))
RESULT = select(*columns(RatedResult, rated_results)).order_by(
    rated_results.c.at, rated_results.c.table_id, rated_results.c.seat
)
STANDS = and_(rated_results.c.annulled.is_(None), rated_results.c.aside.is_(None))
COUNTS = and_(
    STANDS, or_(rated_results.c.why.is_(None), rated_results.c.why.not_in(sorted(NOT_AT_ALL)))
)
ADD_RATING = insert(ratings)
RATED_ANEW = ("mu", "sigma", "games", "at", "loose", "since", "met")
COUNTED_ANEW = ("before_mu", "before_sigma", "mu", "sigma", "weight", "why")
MARKS = ("annulled", "aside", "suspicion", "given_back")
ADD_RESULTS = insert(rated_results)
PUT_RATING = (
    update(ratings)
    .where(
        ratings.c.person_id == bindparam("which_person"),
        ratings.c.game == bindparam("which_game"),
        ratings.c.pace == bindparam("which_pace"),
        ratings.c.revision == bindparam("had_revision"),
    )
    .values({"revision": ratings.c.revision + 1} | {name: bindparam(name) for name in RATED_ANEW})
)
ANY_RESULT = update(rated_results).where(
    rated_results.c.table_id == bindparam("which_table"),
    rated_results.c.seat == bindparam("which_seat"),
)
PUT_RESULT = ANY_RESULT.values({name: bindparam(name) for name in COUNTED_ANEW})
# What is annulled stays so, whoever else writes at the same time.
PUT_MARKS = ANY_RESULT.where(rated_results.c.annulled.is_(None)).values(
    {name: bindparam(name) for name in MARKS}
)


def rating_anew(before: Rating | None, after: Rating) -> Statement:
    """What writes a person's rating; Conflict, if it is not `before` any more."""
    if before is None:
        return Statement(ADD_RATING, values(after))
    return Statement(
        PUT_RATING,
        {
            "which_person": after.person_id,
            "which_game": after.game,
            "which_pace": after.pace,
            "had_revision": before.revision,
            **{name: getattr(after, name) for name in RATED_ANEW},
        },
        rows=1,
    )


def new_results(results: Sequence[RatedResult]) -> Statement:
    """What writes the results of a game; Conflict, if it was rated before."""
    return Statement(ADD_RESULTS, [values(each) for each in results])


def results_anew(results: Sequence[RatedResult]) -> Statement:
    """What writes results that have come out otherwise, all at once."""
    return Statement(
        PUT_RESULT,
        [
            {
                "which_table": each.table_id,
                "which_seat": each.seat,
                **{name: getattr(each, name) for name in COUNTED_ANEW},
            }
            for each in results
        ],
    )


def marks_anew(results: Sequence[RatedResult]) -> Statement:
    """What annuls results, sets them aside or gives them back; what they count follows."""
    return Statement(
        PUT_MARKS,
        [
            {
                "which_table": each.table_id,
                "which_seat": each.seat,
                **{name: getattr(each, name) for name in MARKS},
            }
            for each in results
        ],
    )


def _tables_of(person_id: str, game: str, pace: Pace, limit: int) -> Select[Any]:
    """The tables of somebody's last games that count."""
    return (
        select(rated_results.c.table_id)
        .where(
            rated_results.c.person_id == person_id,
            rated_results.c.game == game,
            rated_results.c.pace == pace,
            COUNTS,
        )
        .order_by(rated_results.c.at.desc())
        .limit(limit)
    )


class Ratings:
    """How strong people are, and by which games."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, game: str, pace: Pace, ids: Collection[str]) -> dict[str, Rating]:
        """The ratings of these people in a game, of those who have one."""
        asked = RATING.where(
            ratings.c.game == game, ratings.c.pace == pace, ratings.c.person_id.in_(sorted(ids))
        )
        found = await self._database.read(
            lambda connection: all_made(Rating, connection.execute(asked).all())
        )
        return {each.person_id: each for each in found}

    async def of_person(self, person_id: str) -> tuple[Rating, ...]:
        """All ratings of a person."""
        asked = RATING.where(ratings.c.person_id == person_id)
        return await self._database.read(
            lambda connection: all_made(Rating, connection.execute(asked).all())
        )

    async def rated(self, ids: Collection[str]) -> set[str]:
        """Those of these people who have played a game that counts."""
        asked = select(ratings.c.person_id).where(
            ratings.c.person_id.in_(sorted(ids)), ratings.c.games > 0
        )
        return await self._database.read(
            lambda connection: set(connection.execute(asked).scalars())
        )

    async def all_of(self, game: str, pace: Pace) -> tuple[Rating, ...]:
        """The ratings of everybody in a game at a pace."""
        asked = RATING.where(ratings.c.game == game, ratings.c.pace == pace)
        return await self._database.read(
            lambda connection: all_made(Rating, connection.execute(asked).all())
        )

    async def leaders(
        self,
        game: str,
        pace: Pace,
        *,
        games: int,
        met: int,
        since: float,
        limit: int,
        among: Collection[str] | None = None,
    ) -> list[tuple[Rating, str]]:
        """The strongest who have an account, have played so many games, met so many different ones
        whose strength is known, and played since that time; with their names. `among` these
        people, or all."""
        wanted = [] if among is None else [ratings.c.person_id.in_(sorted(among))]
        asked = (
            select(*columns(Rating, ratings), people.c.name)
            .join_from(ratings, people)
            .where(
                ratings.c.game == game,
                ratings.c.pace == pace,
                ratings.c.games >= games,
                func.json_array_length(ratings.c.met) >= met,
                ratings.c.at >= since,
                people.c.login.is_not(None),
                *wanted,
            )
            .order_by(ratings.c.mu.desc(), ratings.c.person_id)
            .limit(limit)
        )

        def work(connection: Connection) -> list[tuple[Rating, str]]:
            return [(made(Rating, row), row.name) for row in connection.execute(asked)]

        return await self._database.read(work)

    async def results_of_table(self, table_id: str) -> tuple[RatedResult, ...]:
        """What a game was to its seats, if it was rated; annulled or not."""
        asked = RESULT.where(rated_results.c.table_id == table_id)
        return await self._results(asked)

    async def counting(self, table_ids: Collection[str]) -> set[str]:
        """Those of these tables whose results count."""
        asked = (
            select(rated_results.c.table_id)
            .where(rated_results.c.table_id.in_(sorted(table_ids)), COUNTS)
            .distinct()
        )
        return await self._database.read(
            lambda connection: set(connection.execute(asked).scalars())
        )

    async def results_of_game(self, game: str, pace: Pace) -> tuple[RatedResult, ...]:
        """All that has been played at a pace, annulled or not, in the order in which it counted."""
        asked = RESULT.where(rated_results.c.game == game, rated_results.c.pace == pace)
        return await self._results(asked)

    async def recent_with(
        self, game: str, pace: Pace, ids: Collection[str], since: float
    ) -> tuple[RatedResult, ...]:
        """The games of these people since that time that stand: what they were to every seat."""
        theirs = select(rated_results.c.table_id).where(
            rated_results.c.game == game,
            rated_results.c.pace == pace,
            rated_results.c.person_id.in_(sorted(ids)),
            rated_results.c.at > since,
            STANDS,
        )
        return await self._results(RESULT.where(rated_results.c.table_id.in_(theirs)))

    async def uncounted_of(self, person_id: str, since: float) -> tuple[RatedResult, ...]:
        """A person's games since that time that count less for them, or not at all; and all that
        are set aside."""
        less = and_(rated_results.c.at > since, rated_results.c.why.is_not(None))
        theirs = rated_results.c.person_id == person_id
        return await self._results(
            RESULT.where(theirs, or_(less, rated_results.c.aside.is_not(None)))
        )

    async def set_aside(self, limit: int) -> tuple[RatedResult, ...]:
        """The results that are set aside now, the newest first: of so many seats."""
        aside = rated_results.c.aside.is_not(None), rated_results.c.annulled.is_(None)
        asked = RESULT.where(*aside).order_by(None)
        newest = (rated_results.c.aside.desc(), rated_results.c.table_id, rated_results.c.seat)
        asked = asked.order_by(*newest).limit(limit)
        return await self._results(asked)

    async def played_since(self, since: float) -> set[tuple[str, Pace]]:
        """In which games, at which paces, something rated has ended since that time."""
        asked = (
            select(rated_results.c.game, rated_results.c.pace)
            .where(rated_results.c.at > since)
            .distinct()
        )
        return await self._database.read(
            lambda connection: {(row.game, row.pace) for row in connection.execute(asked)}
        )

    async def marked_since(self, since: float) -> set[tuple[str, Pace]]:
        """In which games, at which paces, a result was annulled, set aside or given back since."""
        marks = (rated_results.c[name] for name in ("annulled", "aside", "given_back"))
        asked = (
            select(rated_results.c.game, rated_results.c.pace)
            .where(or_(*(mark > since for mark in marks)))
            .distinct()
        )
        return await self._database.read(
            lambda connection: {(row.game, row.pace) for row in connection.execute(asked)}
        )

    async def duels_since(self, game: str, pace: Pace, since: float) -> tuple[RatedResult, ...]:
        """The games of two people with accounts at a pace since that time that nobody gave up
        within the first decisions, whether they count or not."""
        of_game = (
            rated_results.c.game == game,
            rated_results.c.pace == pace,
            rated_results.c.at > since,
        )
        theirs = rated_results.c.person_id.is_not(None) & ~rated_results.c.guest
        played = theirs & func.coalesce(rated_results.c.why != "short", true())
        duels = (
            select(rated_results.c.table_id)
            .where(*of_game)
            .group_by(rated_results.c.table_id)
            .having(func.count() == 2, func.sum(case((played, 1), else_=0)) == 2)
        )
        return await self._results(RESULT.where(*of_game, rated_results.c.table_id.in_(duels)))

    async def results_with(
        self, person_id: str, game: str, pace: Pace, limit: int
    ) -> tuple[RatedResult, ...]:
        """The last games of a person that count: what they were to every seat."""
        theirs = _tables_of(person_id, game, pace, limit)
        return await self._results(RESULT.where(rated_results.c.table_id.in_(theirs)))

    async def options_with(
        self, person_id: str, game: str, pace: Pace, limit: int
    ) -> dict[str, Json]:
        """The options of the same games, by table; of those that are not deleted."""
        theirs = _tables_of(person_id, game, pace, limit)
        asked = select(tables.c.id, tables.c.options).where(tables.c.id.in_(theirs))
        return await self._database.read(
            lambda connection: {row.id: row.options for row in connection.execute(asked)}
        )

    async def first_since(
        self, game: str, pace: Pace, ids: Collection[str], since: float
    ) -> dict[str, float]:
        """What these people's ratings were before their first game since that time."""
        theirs = rated_results.c
        nth = func.row_number().over(
            partition_by=theirs.person_id, order_by=(theirs.at, theirs.table_id, theirs.seat)
        )
        games = (
            select(theirs.person_id, theirs.before_mu, nth.label("nth"))
            .where(
                theirs.game == game,
                theirs.pace == pace,
                theirs.person_id.in_(sorted(ids)),
                theirs.at >= since,
                COUNTS,
            )
            .subquery()
        )
        asked = select(games.c.person_id, games.c.before_mu).where(games.c.nth == 1)
        return await self._database.read(
            lambda connection: {row.person_id: row.before_mu for row in connection.execute(asked)}
        )

    async def write(self, subject: str, statements: Sequence[Statement]) -> None:
        """Write them, all or none."""
        await self._database.write(subject, *statements)

    async def _results(self, asked: Select[*tuple[Any, ...]]) -> tuple[RatedResult, ...]:
        return await self._database.read(
            lambda connection: all_made(RatedResult, connection.execute(asked).all())
        )
