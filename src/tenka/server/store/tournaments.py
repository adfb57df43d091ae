"""Tournaments, those who play in them, and their games."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    Update,
    bindparam,
    delete,
    exists,
    func,
    insert,
    null,
    or_,
    select,
    update,
)

from tenka.server.store.clubs import NO_CLUB, of_clubs
from tenka.server.store.database import Database
from tenka.server.store.rows import (
    Status,
    Tournament,
    TournamentGame,
    TournamentKind,
    TournamentPlayer,
    TournamentStatus,
    all_made,
    columns,
    values,
)
from tenka.server.store.schema import (
    seats,
    tables,
    tournament_games,
    tournament_players,
    tournaments,
)
from tenka.server.store.statements import Statement

UNFINISHED: tuple[TournamentStatus, ...] = ("open", "running")
TOURNAMENT = select(*columns(Tournament, tournaments))
PLAYER = select(*columns(TournamentPlayer, tournament_players)).order_by(
    tournament_players.c.number
)
GAME = select(*columns(TournamentGame, tournament_games)).order_by(
    tournament_games.c.round, tournament_games.c.board
)
PLAYERS = func.count(tournament_players.c.number)
ADD = insert(tournaments)
ADD_PLAYER = insert(tournament_players)
ADD_GAME = insert(tournament_games)
_THIS_PLAYER = (
    tournament_players.c.tournament_id == bindparam("which"),
    tournament_players.c.number == bindparam("whose"),
)
DROP_PLAYER = delete(tournament_players).where(*_THIS_PLAYER)
WITHDRAW = update(tournament_players).where(*_THIS_PLAYER).values(withdrawn=bindparam("at"))
FORGET_ORIGINS = (
    update(tournament_players)
    .where(
        tournament_players.c.origin.is_not(None),
        tournament_players.c.tournament_id.in_(
            select(tournaments.c.id).where(tournaments.c.status.not_in(("open", "running")))
        ),
    )
    .values(origin=null())
)
FORGET_REMOVED = (
    update(tournaments)
    .where(tournaments.c.removed.is_not(None), tournaments.c.status.not_in(("open", "running")))
    .values(removed=null())
)
RERATE = update(tournament_players).where(*_THIS_PLAYER).values(rating=bindparam("strong"))
_THIS_GAME_ON = (
    tournament_games.c.tournament_id == bindparam("which"),
    tournament_games.c.round == bindparam("of_round"),
    tournament_games.c.board == bindparam("of_board"),
    tournament_games.c.places.is_(None),
)
FORGET = delete(tournament_games).where(*_THIS_GAME_ON)
SETTLE = (
    update(tournament_games)
    .where(*_THIS_GAME_ON)
    .values(places=bindparam("placed"), absent=bindparam("missed"))
)


@dataclass(frozen=True, slots=True)
class WholeTournament:
    """All there is of a tournament, as of one moment."""

    tournament: Tournament
    players: tuple[TournamentPlayer, ...]
    games: tuple[TournamentGame, ...]

    @property
    def entered(self) -> tuple[TournamentPlayer, ...]:
        """Those who are in. Once it has begun, also who has withdrawn: their results stay. Before,
        who has deleted the account takes nobody's place."""
        if self.tournament.status != "open":
            return self.players
        return tuple(player for player in self.players if player.withdrawn is None)


@dataclass(frozen=True, slots=True)
class Counted:
    """A tournament as lists show it, with the number of those who are in."""

    tournament: Tournament
    players: int


@dataclass(frozen=True, slots=True)
class Awaited:
    """A game of a running tournament that is not over, and how its table is; `empty`: so many
    seats where nobody has sat down."""

    tournament_id: str
    round: int
    board: int
    players: list[int]
    table_id: str
    pace: str
    created: float
    status: Status
    empty: int
    kind: TournamentKind
    due: float | None  # when its round is brought to its end


def adding(players: Sequence[TournamentPlayer]) -> list[Statement]:
    """More of them play; Conflict, if one does already."""
    return [Statement(ADD_PLAYER, [values(each) for each in players])] if players else []


def dropping(player: TournamentPlayer) -> Statement:
    """One does not play, before it has begun."""
    which = {"which": player.tournament_id, "whose": player.number}
    return Statement(DROP_PLAYER, which, rows=1)


def withdrawing(player: TournamentPlayer, now: float | None) -> Statement:
    """One plays no more; None: again."""
    which = {"which": player.tournament_id, "whose": player.number, "at": now}
    return Statement(WITHDRAW, which, rows=1)


def rerating(player: TournamentPlayer) -> Statement:
    """The rating with which one begins."""
    which = {"which": player.tournament_id, "whose": player.number, "strong": player.rating}
    return Statement(RERATE, which, rows=1)


def drawing(games: Sequence[TournamentGame]) -> list[Statement]:
    """These games come; Conflict, if another server has begun that round."""
    return [Statement(ADD_GAME, [values(each) for each in games])] if games else []


def settling(game: TournamentGame) -> Statement:
    """A game is over."""
    settled = {
        "which": game.tournament_id,
        "of_round": game.round,
        "of_board": game.board,
        "placed": game.places,
        "missed": game.absent,
    }
    return Statement(SETTLE, settled, rows=1)


def changing(tournament: Tournament, **changed: Any) -> Statement:
    """Change these things about it; Conflict, if anything about it has changed before."""
    which = {"which": tournament.id, "had": tournament.revision, **changed}
    return Statement(_next_revision(tuple(changed)), which, rows=1)


def parting(whole: WholeTournament, people: Collection[str], now: float) -> list[Statement]:
    """These people play in it no more, if they did. It gets another revision: whoever joins or
    pairs at this very moment looks at it anew."""
    began = whole.tournament.status == "running"
    return [
        changing(whole.tournament),
        *(
            withdrawing(player, now) if began else dropping(player)
            for player in whole.players
            if player.person_id in people and player.withdrawn is None
        ),
    ]


def forgetting(game: TournamentGame) -> Statement:
    """A game that is not over counts for nothing."""
    which = {
        "which": game.tournament_id,
        "of_round": game.round,
        "of_board": game.board,
    }
    return Statement(FORGET, which, rows=1)


class Tournaments:
    """All tournaments. Every change makes the next revision; one that is made of an older one is
    a Conflict."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(self, tournament: Tournament) -> None:
        """A new one, without players."""
        added = Statement(ADD, values(tournament))
        await self._database.write(f"tournament {tournament.id}", added)

    async def change(self, tournament: Tournament, *also: Statement, **changed: Any) -> None:
        """Change these things about it, and what goes with it, in one."""
        written = (changing(tournament, **changed), *also)
        await self._database.write(f"tournament {tournament.id}", *written)

    async def get(self, id: str) -> Tournament | None:
        """The tournament of that id."""
        asked = TOURNAMENT.where(tournaments.c.id == id)
        found = await self._database.read(
            lambda connection: all_made(Tournament, connection.execute(asked).all())
        )
        return found[0] if found else None

    async def whole(self, id: str) -> WholeTournament | None:
        """All there is of it."""

        def work(connection: Connection) -> WholeTournament | None:
            asked = TOURNAMENT.where(tournaments.c.id == id)
            found = all_made(Tournament, connection.execute(asked).all())
            if not found:
                return None
            mine = PLAYER.where(tournament_players.c.tournament_id == id)
            played = GAME.where(tournament_games.c.tournament_id == id)
            return WholeTournament(
                found[0],
                all_made(TournamentPlayer, connection.execute(mine).all()),
                all_made(TournamentGame, connection.execute(played).all()),
            )

        return await self._database.read(work)

    async def listed(
        self,
        status: Sequence[TournamentStatus],
        *,
        limit: int,
        person: str | None = None,
        clubs: Collection[str | None] = NO_CLUB,
    ) -> list[Counted]:
        """Those of these kinds of status and of these clubs, newest first; None: of no club. Of a
        person those where they play."""
        asked = _counted().where(
            tournaments.c.status.in_(status), of_clubs(tournaments.c.club_id, clubs)
        )
        if person is not None:
            mine = select(tournament_players.c.tournament_id).where(
                tournament_players.c.person_id == person
            )
            asked = asked.where(tournaments.c.id.in_(mine))
        return await self._list(asked.limit(limit))

    async def of_club(self, club_id: str) -> list[WholeTournament]:
        """The unfinished ones of a club."""
        return await self._unfinished(tournaments.c.club_id == club_id)

    async def of_people(self, people: Collection[str]) -> list[WholeTournament]:
        """The unfinished ones in which any of these play."""
        theirs = select(tournament_players.c.tournament_id).where(
            tournament_players.c.person_id.in_(people), tournament_players.c.withdrawn.is_(None)
        )
        return await self._unfinished(tournaments.c.id.in_(theirs))

    async def _unfinished(self, which: ColumnElement[bool]) -> list[WholeTournament]:
        asked = select(tournaments.c.id).where(which, tournaments.c.status.in_(UNFINISHED))
        ids = await self._database.read(
            lambda connection: list(connection.execute(asked).scalars())
        )
        found = [await self.whole(id) for id in ids]
        return [whole for whole in found if whole is not None]

    async def opened_by(self, person: str) -> int:
        """How many unfinished ones somebody has opened."""
        asked = select(func.count()).where(
            tournaments.c.opened_by == person, tournaments.c.status.in_(UNFINISHED)
        )
        return await self._database.read(lambda connection: connection.execute(asked).scalar_one())

    async def to_begin(self, now: float, forgotten: float) -> list[Counted]:
        """Those that wait for players no longer: their time has come, they are full, or they were
        opened before the second of these times and nobody has begun them."""
        due = or_(
            tournaments.c.begins <= now,
            tournaments.c.begins.is_(None)
            & ((tournaments.c.most <= PLAYERS) | (tournaments.c.created < forgotten)),
        )
        return await self._list(_counted().where(tournaments.c.status == "open").having(due))

    async def forget_origins(self) -> None:
        """Nobody knows any more from where those have come whose tournaments are over."""
        forgotten = (Statement(FORGET_ORIGINS, {}), Statement(FORGET_REMOVED, {}))
        await self._database.write("where players have come from", *forgotten)

    async def arenas(self) -> dict[str, int]:
        """Those arenas that are played, and their revisions."""
        asked = select(tournaments.c.id, tournaments.c.revision).where(
            tournaments.c.status == "running", tournaments.c.kind == "arena"
        )
        return await self._database.read(
            lambda connection: {row.id: row.revision for row in connection.execute(asked)}
        )

    async def without_games(self) -> list[str]:
        """The running ones whose games are all over, but for arenas."""
        playing = exists().where(
            tournament_games.c.tournament_id == tournaments.c.id,
            tournament_games.c.places.is_(None),
        )
        asked = select(tournaments.c.id).where(
            tournaments.c.status == "running", tournaments.c.kind != "arena", ~playing
        )
        return await self._database.read(
            lambda connection: list(connection.execute(asked).scalars())
        )

    async def awaited(self, id: str | None = None) -> list[Awaited]:
        """All games of running tournaments that are not over, or those of one of them."""
        empty = (
            select(func.count())
            .where(seats.c.table_id == tables.c.id, seats.c.kind == "open")
            .scalar_subquery()
        )
        asked = (
            select(
                tournament_games.c.tournament_id,
                tournament_games.c.round,
                tournament_games.c.board,
                tournament_games.c.players,
                tables.c.id,
                tables.c.pace,
                tables.c.created,
                tables.c.status,
                empty,
                tournaments.c.kind,
                tournaments.c.since + tournaments.c.round_limit,
            )
            .join(tournaments, tournaments.c.id == tournament_games.c.tournament_id)
            .join(tables, tables.c.id == tournament_games.c.table_id)
            .where(tournaments.c.status == "running", tournament_games.c.places.is_(None))
            .order_by(tournament_games.c.tournament_id, tables.c.created, tables.c.id)
        )
        if id is not None:
            asked = asked.where(tournaments.c.id == id)
        return await self._database.read(
            lambda connection: [Awaited(*row) for row in connection.execute(asked)]
        )

    async def open_tables_of_cancelled(self) -> list[str]:
        """Tables where people are still waited for, though the tournament was called off."""
        asked = (
            select(tables.c.id)
            .join(tournaments, tournaments.c.id == tables.c.tournament_id)
            .where(tables.c.status == "open", tournaments.c.status == "cancelled")
        )
        return await self._database.read(
            lambda connection: list(connection.execute(asked).scalars())
        )

    async def _list(self, asked: Select[*tuple[Any, ...]]) -> list[Counted]:
        def work(connection: Connection) -> list[Counted]:
            rows = connection.execute(asked).all()
            found = all_made(Tournament, rows)
            return [Counted(each, row[-1]) for each, row in zip(found, rows, strict=True)]

        return await self._database.read(work)


def _counted() -> Select[*tuple[Any, ...]]:
    mine = columns(Tournament, tournaments)
    return (
        select(*mine, PLAYERS)
        .join(
            tournament_players,
            (tournament_players.c.tournament_id == tournaments.c.id)
            & ((tournaments.c.status != "open") | tournament_players.c.withdrawn.is_(None)),
            isouter=True,
        )
        .group_by(tournaments.c.id)
        .order_by(tournaments.c.created.desc(), tournaments.c.id)
    )


@cache
def _next_revision(changed: tuple[str, ...]) -> Update:
    return (
        update(tournaments)
        .where(tournaments.c.id == bindparam("which"), tournaments.c.revision == bindparam("had"))
        .values(revision=tournaments.c.revision + 1, **{name: bindparam(name) for name in changed})
    )
