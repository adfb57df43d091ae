"""Runs the tournaments: begins them, takes down results, draws the next round.

What is stored is the truth: every step is made of what is stored, and is one write that carries the
revision in its condition. So it does not matter which server looks, nor where one was stopped.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from typing import TypeVar

import tenka
from tenka.server.errors import NotNow
from tenka.server.ops.logs import SELDOM
from tenka.server.settings import Settings
from tenka.server.store import Conflict, Store
from tenka.server.store.rows import TournamentGame
from tenka.server.store.statements import Statement
from tenka.server.store.tournaments import (
    Awaited,
    Counted,
    WholeTournament,
    adding,
    dropping,
    rerating,
    settling,
    withdrawing,
)
from tenka.server.tables import playing, seating
from tenka.server.tables.lobby import Lobby
from tenka.server.tournaments.arena_runner import ArenaRunner, wait_of
from tenka.server.tournaments.beginning import begun, filled
from tenka.server.tournaments.drawn_tables import GameOpener
from tenka.server.tournaments.results import settled
from tenka.server.tournaments.rounds import drawn_next, gone_after

EVERY = 1.0  # seconds from one look to the next
FORGOTTEN = 7 * 86400.0  # after so long one that nobody begins is called off

T = TypeVar("T")

log = logging.getLogger(__name__)


class TournamentRunner:
    """`ours` says whether this server is the one to do it by itself; `told` is called when there
    is something to tell people outside."""

    def __init__(
        self,
        store: Store,
        lobby: Callable[[], Lobby],
        now: Callable[[], float],
        settings: Settings,
        *,
        wall: Callable[[], float],
        ours: Callable[[], bool],
        told: Callable[[], None],
    ) -> None:
        self._store = store
        self._lobby = lobby
        self._now = now
        self._settings = settings
        self._wall = wall
        self._ours = ours
        self._began = now()
        self._opener = GameOpener(store, lobby, now, settings.window, told)
        self._arenas = ArenaRunner(store, now, self._opener)

    async def run(self) -> None:
        """Look again and again, until it is cancelled."""
        self._began = self._now()  # to open the store may have taken long
        while True:
            await asyncio.sleep(EVERY)
            try:
                if self._ours():
                    await self.look()
            except Exception:
                log.exception("the tournaments could not be looked at", extra=SELDOM)

    async def look(self) -> None:
        """Do all that is due now."""
        now = self._wall()  # people have agreed on when to come
        tournaments = self._store.tournaments
        for each in await tournaments.to_begin(now, now - FORGOTTEN):
            await self._try(self._begin_or_call_off, each)
        for id in self._arenas.due(await tournaments.arenas()):
            await self._try(self._arenas.go_on, id)
        for game in await tournaments.awaited():
            await self._try(self._see_to, game)
        for id in await tournaments.without_games():
            await self._try(self._go_on, id)
        for id in await tournaments.open_tables_of_cancelled():
            await self._try(self._opener.call_off, id)

    async def _begin_or_call_off(self, found: Counted) -> None:
        tournament = found.tournament
        forgotten = tournament.begins is None and found.players < tournament.most
        whole = await self._store.tournaments.whole(tournament.id)
        if whole is None or whole.tournament.status != "open":
            return
        if forgotten or not await self.begin(whole):
            called_off = {"status": "cancelled", "since": self._now()}
            await self._store.tournaments.change(whole.tournament, **called_off)

    async def begin(self, whole: WholeTournament) -> bool:
        """It waits for players no longer: bots fill it up, and the first round is drawn. False, if
        they are too few."""
        tournament = whole.tournament
        bots = filled(whole)
        allowed = tenka.game(tournament.game).seats
        after = begun(whole, bots, await self._ratings(whole), allowed)
        if after is None:
            return False
        people = after.players[: len(whole.entered)]
        left = [each for each in whole.players if each not in whole.entered]
        changed = [*map(dropping, left), *map(rerating, people), *adding(bots)]
        if tournament.kind == "arena":
            ends = self._now() + (tournament.lasts or 0.0)
            begun_now = replace(after.tournament, ends=ends)
            await self._arenas.pair(replace(after, tournament=begun_now), changed)
        else:
            await self._draw(after, changed)
        return True

    async def _ratings(self, whole: WholeTournament) -> dict[str, float]:
        tournament = whole.tournament
        people = [player.person_id for player in whole.players if player.person_id is not None]
        found = await self._store.ratings.of(tournament.game, tournament.pace, people)
        return {id: rating.mu for id, rating in found.items() if rating.games}

    async def _go_on(self, id: str) -> None:
        """All games are over: the next round, or the end."""
        whole = await self._store.tournaments.whole(id)
        if whole is None or whole.tournament.status != "running":
            return
        if any(game.places is None for game in whole.games):
            return  # another server has drawn a round since this one was found without games
        now = self._now()
        gone = gone_after(whole.players, whole.games)
        left = [each for each in whole.players if each.number in gone and each.withdrawn is None]
        players = [replace(each, withdrawn=now) if each in left else each for each in whole.players]
        after = replace(whole, players=tuple(players))
        await self._draw(after, [withdrawing(each, now) for each in left])

    async def _draw(self, whole: WholeTournament, changed: list[Statement]) -> None:
        """The next round with all its tables, or the end, and what else has changed, in one."""
        tournament = whole.tournament
        allowed = tenka.game(tournament.game).seats
        # A long list takes its time: not that of moves.
        drawn = await asyncio.to_thread(drawn_next, tournament, whole.players, whole.games, allowed)
        if drawn:
            await self._opener.open(whole, drawn, changed)
        else:
            over = {"status": "over", "since": self._now()}
            await self._store.tournaments.change(tournament, *changed, **over)

    async def _see_to(self, game: Awaited) -> None:
        """Take down a result; let a game begin, also without those who have not come; bring one to
        its end whose round lasts no longer."""
        if game.status in ("over", "aborted"):
            await self._settle(game)
        elif game.status == "open":
            if game.empty == 0:
                await self._lobby().get(game.table_id)  # it begins
            elif game.pace == "live" and self._now() > self.waits_until(game):
                await self._wait_no_longer(game)
        elif game.due is not None and self._now() > max(game.due, self._after_start(game)):
            table = await self._lobby().get(game.table_id)
            with suppress(NotNow):  # bots are about to move, or it has just ended
                await table.do(playing.end_of_round)

    def waits_until(self, game: Awaited) -> float:
        """When those are waited for no longer who have not come to a live table."""
        return max(game.created + wait_of(game.kind, self._settings), self._after_start(game))

    def _after_start(self, game: Awaited) -> float:
        """While no server ran nobody could come, nor move: they have this long after its start."""
        return self._began + wait_of(game.kind, self._settings)

    async def _wait_no_longer(self, game: Awaited) -> None:
        """Who has come wins; where several have, they play with bots for the others."""
        table = await self._lobby().get(game.table_id)
        came = len(game.players) - game.empty
        without = seating.begin_without if len(game.players) > 2 and came > 1 else seating.call_off
        with suppress(NotNow):  # they have just come
            await table.do(without)

    async def _settle(self, game: Awaited) -> None:
        table = await self._store.tables.get(game.table_id)
        whole = await self._store.tournaments.whole(game.tournament_id)
        if table is None or whole is None:
            return
        tournament = whole.tournament
        if tournament.ends is not None and (table.table.ended or 0.0) > tournament.ends:
            return  # too late for an arena
        over = settled(
            TournamentGame(
                *(game.tournament_id, game.round, game.board, game.players, game.table_id)
            ),
            table,
        )
        resting = [
            withdrawing(player, self._now())
            for player in whole.players
            if tournament.kind == "arena"
            and player.number in (over.absent or ())
            and player.withdrawn is None
        ]
        # Those of an arena who are free now wait for others from now on.
        free = {"since": self._now()} if tournament.kind == "arena" else {}
        await self._store.tournaments.change(tournament, settling(over), *resting, **free)

    async def _try(self, work: Callable[[T], Awaitable[object]], what: T) -> None:
        """One that fails does not keep the others from going on."""
        try:
            await work(what)
        except Conflict:  # another server was quicker, or somebody has joined or left meanwhile
            return
        except Exception:
            log.exception("a tournament could not go on", extra=SELDOM)
