"""Runs an arena: pairs who is free, and ends it by the clock."""

import asyncio
import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

import tenka
from tenka.server.settings import Settings
from tenka.server.store import Store
from tenka.server.store.rows import TournamentGame, TournamentKind, TournamentPlayer
from tenka.server.store.statements import Statement
from tenka.server.store.tournaments import WholeTournament, adding, forgetting, settling
from tenka.server.tournaments.arena import paired_again
from tenka.server.tournaments.arena_tables import all_at_tables, full_tables, with_bots
from tenka.server.tournaments.drawn_tables import GameOpener
from tenka.server.tournaments.results import settled
from tenka.server.tournaments.rounds import Drawn, seated

WAIT = 60.0  # seconds in which one has to come to the table
ALONE = 20.0  # seconds after which who is free waits for nobody else


def wait_of(kind: TournamentKind, settings: Settings) -> float:
    """So many seconds one is waited for at a table of such a tournament."""
    usual = settings.tournament_wait
    return min(WAIT, usual) if kind == "arena" else usual


class ArenaRunner:
    """Every step is one write with the tournament's revision in its condition."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], float],
        opener: GameOpener,
    ) -> None:
        self._store = store
        self._now = now
        self._opener = opener
        # The revision at which nobody could be paired, and until when that stays so.
        self._nothing_to_do: dict[str, tuple[int, float]] = {}

    def due(self, arenas: Mapping[str, int]) -> list[str]:
        """Those of these, given with their revisions, in which something may have to be done: to
        look at one with many players and games takes its time."""
        known = {id: each for id, each in self._nothing_to_do.items() if id in arenas}
        self._nothing_to_do = known
        now = self._now()
        return [
            id
            for id, revision in arenas.items()
            if id not in known or known[id][0] != revision or now >= known[id][1]
        ]

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
        tournament = whole.tournament
        since, now = tournament.since, self._now()
        alone = since is None or now - since > ALONE or not _is_played(whole)
        # A long list takes its time: not that of moves.
        bots, tables = await asyncio.to_thread(_next_tables, whole, alone)
        if not tables and changed is None:
            again = math.inf if alone or since is None else since + ALONE
            until = min(again, math.inf if tournament.ends is None else tournament.ends)
            self._nothing_to_do[tournament.id] = tournament.revision, until
            return
        number = tournament.round + 1
        drawn = [Drawn(number, board, each) for board, each in enumerate(tables, 1)]
        after = replace(whole, players=(*whole.players, *bots))
        await self._opener.open(
            after, seated(drawn, whole.games), [*(changed or ()), *adding(bots)]
        )

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
            await self._opener.call_off(table.table.id)
            return None
        ended = table.table.ended
        return None if ended is None or ended > ends else settling(settled(game, table))


def _is_played(whole: WholeTournament) -> bool:
    """Will somebody be free later who does not rest?"""
    here = {each.number for each in whole.players if each.withdrawn is None and each.bot is None}
    return any(game.places is None and here.intersection(game.players) for game in whole.games)


def _next_tables(
    whole: WholeTournament, alone: bool
) -> tuple[Sequence[TournamentPlayer], Sequence[tuple[int, ...]]]:
    """New bots, and who sits down with whom; `alone`: nobody else is waited for."""
    tournament = whole.tournament
    if tournament.seats == 2:
        return (), paired_again(whole.players, whole.games, again=alone)
    if not alone:
        return (), full_tables(whole)
    if tournament.bot is not None:
        return with_bots(whole)
    return (), all_at_tables(whole, tenka.game(tournament.game).seats)
