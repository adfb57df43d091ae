"""Runs an arena: pairs who is free, and ends it by the clock."""

from collections.abc import Callable
from contextlib import suppress

from tenka.server.errors import NotNow
from tenka.server.settings import Settings
from tenka.server.store import Store
from tenka.server.store.rows import TournamentGame, TournamentKind
from tenka.server.store.statements import Statement
from tenka.server.store.tournaments import WholeTournament, forgetting, settling
from tenka.server.tables import seating
from tenka.server.tables.lobby import Lobby
from tenka.server.tournaments.arena import paired_again
from tenka.server.tournaments.drawn_tables import opening
from tenka.server.tournaments.results import settled
from tenka.server.tournaments.rounds import Drawn, seated

WAIT = 60.0  # seconds in which one has to come to the table
ALONE = 20.0  # seconds after which two who have just met meet again, if nobody else is free


def wait_of(kind: TournamentKind, settings: Settings) -> float:
    """So many seconds one is waited for at a table of such a tournament."""
    usual = settings.tournament_wait
    return min(WAIT, usual) if kind == "arena" else usual


class ArenaRunner:
    """Every step is one write with the tournament's revision in its condition."""

    def __init__(
        self,
        store: Store,
        lobby: Callable[[], Lobby],
        now: Callable[[], float],
        settings: Settings,
        told: Callable[[], None],
    ) -> None:
        self._store = store
        self._lobby = lobby
        self._now = now
        self._settings = settings
        self._told = told

    async def go_on(self, id: str) -> None:
        """Pair who is free, or end it."""
        whole = await self._store.tournaments.whole(id)
        if whole is None or whole.tournament.status != "running":
            return
        ends = whole.tournament.ends
        if ends is not None and self._now() >= ends:
            await self._end(whole, ends)
        else:
            await self.pair(whole)

    async def pair(self, whole: WholeTournament, changed: list[Statement] | None = None) -> None:
        """The next games of those who are free, and what else has changed, in one."""
        tournament, now = whole.tournament, self._now()
        here = [player for player in whole.players if player.withdrawn is None]
        since = tournament.since
        again = len(here) == 2 or since is None or now - since > ALONE
        pairs = paired_again(whole.players, whole.games, again)
        if not pairs and changed is None:
            return
        number = tournament.round + 1
        drawn = [Drawn(number, board, pair) for board, pair in enumerate(pairs, 1)]
        players = {player.number: player for player in whole.players}
        tables = opening(
            *(tournament, players, seated(drawn, whole.games)),
            *(self._lobby(), self._settings.window, now),
        )
        await self._store.tournaments.change(
            tournament,
            *(changed or ()),
            *tables,
            status=tournament.status,
            round=number if pairs else tournament.round,
            since=now,
            ends=tournament.ends,
        )
        self._told()

    async def _end(self, whole: WholeTournament, ends: float) -> None:
        """Games that were over by then count; what is still played goes on, and counts for
        nothing here."""
        left = [
            await self._result(game, ends) or forgetting(game)
            for game in whole.games
            if game.places is None
        ]
        over = {"status": "over", "since": ends}
        await self._store.tournaments.change(whole.tournament, *left, **over)

    async def _result(self, game: TournamentGame, ends: float) -> Statement | None:
        table = await self._store.tables.get(str(game.table_id))
        if table is None:
            return None
        if table.table.status == "open":
            await self._call_off(table.table.id)
            return None
        ended = table.table.ended
        return None if ended is None or ended > ends else settling(settled(game, table))

    async def _call_off(self, table_id: str) -> None:
        table = await self._lobby().get(table_id)
        with suppress(NotNow):  # they have just come: they play on
            await table.do(seating.call_off)
