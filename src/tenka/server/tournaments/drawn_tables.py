"""The tables of a round, and what writes them down."""

from collections.abc import Callable, Mapping, Sequence

from tenka.server.store import Store
from tenka.server.store.notices import owing
from tenka.server.store.rows import (
    Owed,
    Seat,
    Tournament,
    TournamentGame,
    TournamentPlayer,
)
from tenka.server.store.statements import Statement
from tenka.server.store.tournaments import WholeTournament, drawing
from tenka.server.tables.clock import ClockRules
from tenka.server.tables.lobby import Lobby
from tenka.server.tables.opening_tables import drafted
from tenka.server.tables.terms import Terms
from tenka.server.tournaments.rounds import Drawn

Players = Mapping[int, TournamentPlayer]


def terms_of(tournament: Tournament, seats: int, window: float) -> Terms:
    """What is agreed at a table of it."""
    return Terms.of(
        tournament.game,
        seats,
        {},
        pace=tournament.pace,
        clock=ClockRules.from_json(tournament.clock),
        window=window,
        rated=tournament.rated,
        tournament_id=tournament.id,
        club_id=tournament.club_id,
    )


class GameOpener:
    """Begins games that were drawn, or calls them off. `told` is called when there is something to
    tell people outside."""

    def __init__(
        self,
        store: Store,
        lobby: Callable[[], Lobby],
        now: Callable[[], float],
        window: float,
        told: Callable[[], None],
    ) -> None:
        self._store = store
        self._lobby = lobby
        self._now = now
        self._window = window
        self._told = told

    async def call_off(self, table_id: str) -> None:
        """Nobody is waited for at this table any longer."""
        await self._lobby().call_off(table_id)

    async def open(
        self, whole: WholeTournament, drawn: Sequence[Drawn], changed: Sequence[Statement]
    ) -> None:
        """These games with their tables, and what else has changed, in one. The tournament is as
        it is from now on, but for the round and its beginning."""
        tournament, now = whole.tournament, self._now()
        players = {player.number: player for player in whole.players}
        await self._store.tournaments.change(
            tournament,
            *changed,
            *_opening(tournament, players, drawn, self._lobby(), self._window, now),
            status=tournament.status,
            rounds=tournament.rounds,
            ends=tournament.ends,
            round=drawn[-1].round if drawn else tournament.round,
            since=now,
        )
        self._told()


def _opening(
    tournament: Tournament,
    players: Players,
    drawn: Sequence[Drawn],
    lobby: Lobby,
    window: float,
    now: float,
) -> list[Statement]:
    """All that is written when these games begin: tables, the games themselves, and that the
    players are told of them."""
    games, statements, owed = [], [], []
    for each in drawn:
        id = None
        if len(each.players) > 1 and not each.gone:
            seats = [
                _seat(number, players[player], tournament)
                for number, player in enumerate(each.players)
            ]
            id, table = drafted(lobby.services, terms_of(tournament, len(seats), window), seats)
            statements += table
            owed += [
                Owed(id, seat.seat, seat.person_id, now, "round")
                for seat in seats
                if seat.kind == "open" and seat.person_id is not None
            ]
        games.append(_game(tournament, each, id))
    return [*statements, *drawing(games), *owing(owed)]


def _seat(number: int, player: TournamentPlayer, tournament: Tournament) -> Seat:
    """In live play a seat is kept for each, until they come; a move a day begins at once."""
    if player.bot is not None:
        return Seat("", number, "bot", None, player.bot)
    kept = tournament.pace == "live"
    return Seat("", number, "open" if kept else "person", player.person_id)


def _game(tournament: Tournament, drawn: Drawn, table_id: str | None) -> TournamentGame:
    """A bye, or a game against one who is gone, is over at once."""
    places = None
    if table_id is None:
        here = len(drawn.players) - len(drawn.gone)
        places = [here if number in drawn.gone else 0 for number in drawn.players]
    return TournamentGame(
        *(tournament.id, drawn.round, drawn.board, list(drawn.players), table_id),
        places=places,
        absent=list(drawn.gone) if drawn.gone else None,
    )
