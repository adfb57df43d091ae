"""A tournament as it is shown: who plays, how it stands, which games are on."""

import asyncio
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Literal
from weakref import WeakValueDictionary

from tenka.server.store import Store
from tenka.server.store.rows import TournamentGame
from tenka.server.store.tournaments import Awaited, WholeTournament
from tenka.server.tournaments.arena import scores_of
from tenka.server.tournaments.points import points_of
from tenka.server.tournaments.standings import Standing, standings

FRESH = 1.0  # seconds for which the tables of the games that are on are not looked at again
MOST = 100  # tournaments in memory

# What a round gave to a player: points, a bye, a game that is on, or nothing: not paired.
Result = float | Literal["bye", "on", "none"]


@dataclass(frozen=True, slots=True)
class Overview:
    """All that is shown. `on` are the games whose tables are not over, by their ids."""

    whole: WholeTournament
    names: Mapping[str, str]
    standings: list[Standing]
    results: Mapping[int, list[Result]]
    on: Mapping[str, Awaited]
    at: float


class Overviews:
    """Makes them; who asks for the same again is given the same."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now
        self._kept: dict[str, Overview] = {}
        self._making: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def of(self, id: str) -> Overview | None:
        """The tournament as it is now; while it is made for one, the others wait for it."""
        if (known := await self._known(id)) is not None:
            return known
        async with self._making.setdefault(id, asyncio.Lock()):
            if (known := await self._known(id)) is not None:
                return known
            made = await self._made(id, self._now())
            if made is not None:
                self._kept.pop(id, None)
                self._kept[id] = made
                while len(self._kept) > MOST:
                    del self._kept[next(iter(self._kept))]
            return made

    async def _known(self, id: str) -> Overview | None:
        """The one in memory, if it is still true."""
        now, known = self._now(), self._kept.get(id)
        if known is None or now - known.at >= FRESH:
            return None
        stored = await self._store.tournaments.get(id)
        same = stored is not None and known.whole.tournament.revision == stored.revision
        return known if same else None

    async def _made(self, id: str, now: float) -> Overview | None:
        whole = await self._store.tournaments.whole(id)
        if whole is None:
            return None
        people = {player.person_id for player in whole.players if player.person_id is not None}
        names = await self._store.people.named({*people, whole.tournament.opened_by})
        on = {game.table_id: game for game in await self._store.tournaments.awaited(id)}
        return await asyncio.to_thread(_overview, whole, names, on, now)


def _overview(
    whole: WholeTournament, names: Mapping[str, str], on: Mapping[str, Awaited], now: float
) -> Overview:
    numbers = [player.number for player in whole.entered]
    ranked = standings(whole.tournament.kind, numbers, whole.games)
    return Overview(whole, names, ranked, results_of(whole), on, now)


def results_of(whole: WholeTournament) -> dict[int, list[Result]]:
    """By player and round; rounds to come are left out. In an arena by player and game."""
    if whole.tournament.kind == "arena":
        scores = scores_of((player.number for player in whole.players), whole.games)
        on: list[Result] = ["on"]
        return {
            number: [*score.given, *(on if score.on else [])] for number, score in scores.items()
        }
    rounds = max((game.round for game in whole.games), default=0)
    found: dict[int, list[Result]] = {player.number: ["none"] * rounds for player in whole.players}
    for game in whole.games:
        for number, result in zip(game.players, _results(game), strict=True):
            found[number][game.round - 1] = result
    return found


def _results(game: TournamentGame) -> Iterable[Result]:
    if game.places is None:
        return ["on"] * len(game.players)
    if len(game.players) == 1:
        return ["bye"]
    absent = [game.players.index(number) for number in game.absent or ()]
    return points_of(game.places, absent)
