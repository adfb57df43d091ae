"""A here with tournaments: people who join, tables that are played, time that passes when told."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from tenka.server.settings import Settings
from tenka.server.store.rows import Person
from tenka.server.store.tournaments import WholeTournament
from tenka.server.tables import playing
from tenka.server.tables.lobby import Lobby
from tenka.server.tables.table import Table
from tenka.server.tournaments.organiser import Organiser, Wanted
from tenka.server.tournaments.runner import TournamentRunner
from tenka.server.tournaments.standings import standings
from tests.server.settling import settle
from tests.server.tables.played_tables import PlayedTables
from tests.server.tables.test_play import tell

OPENER = "opener"
WAIT = 60.0


class PlayedTournaments:
    """Tournaments in a here; `ids` names what is opened."""

    def __init__(self, here: PlayedTables, settings: Settings) -> None:
        self.here = here
        self.store = here.services.store
        self.settings = settings
        self.lobby = here.lobby
        self.told = 0  # so often there was something to tell outside
        self.runner = self.new_runner()
        self.organiser = Organiser(
            *(self.store, lambda: self.lobby, self.runner, here.timers.now),
            here.services.new_id,
            settings,
        )

    def new_runner(self) -> TournamentRunner:
        """As another server has it."""

        def told() -> None:
            self.told += 1

        return TournamentRunner(
            *(self.store, lambda: self.lobby, self.here.timers.now, self.settings),
            wall=self.here.timers.now,
            ours=lambda: True,
            told=told,
        )

    async def member(self, name: str) -> Person:
        """Somebody with an account."""
        if await self.store.people.get(name) is None:
            await self.store.people.create(
                Person(name, name, 0.0, f"link-{name}", login=name, password="x")
            )
        return await self.here.somebody(name)

    async def open(self, *players: str, **wanted: Any) -> str:
        """A tournament in which these play."""
        asked = Wanted(**{"name": "Autumn cup", "game": "chuhan", "rated": False, **wanted})
        id = await self.organiser.open(await self.member(OPENER), asked)
        for name in players:
            await self.organiser.join(id, await self.member(name))
        return id

    async def begin(self, id: str) -> None:
        await self.organiser.begin(id, await self.member(OPENER))

    async def whole(self, id: str) -> WholeTournament:
        found = await self.store.tournaments.whole(id)
        assert found is not None
        return found

    async def names(self, id: str) -> dict[int, str]:
        """The players by number; a bot by its level."""
        players = (await self.whole(id)).players
        return {each.number: each.person_id or str(each.bot) for each in players}

    async def tables(self, id: str) -> list[Table]:
        """Those of the games that are on."""
        return [
            await self.lobby.get(game.table_id) for game in await self.store.tournaments.awaited(id)
        ]

    async def sit_down(self, id: str, *but: str) -> None:
        """All come to their tables, but for some."""
        for table in await self.tables(id):
            for seat in table.situation.seats:
                if seat.kind == "open" and seat.person_id and seat.person_id not in but:
                    person = await self.here.somebody(seat.person_id)
                    await self.lobby.join(table, person, None, None)

    async def play_round(self, id: str, *absent: str) -> None:
        """All sit down and the later of the alphabet gives up; who is absent is waited for."""
        await self.sit_down(id, *absent)
        for table in await self.tables(id):
            if table.situation.playing:
                seats = {seat.person_id: seat.seat for seat in table.situation.seats}
                people = sorted(name for name in seats if name is not None)
                for name in reversed(people[1 if len(people) == len(seats) else 0 :]):
                    if table.situation.playing:
                        await table.do(playing.resign, seats[name])
        await settle()
        if absent:
            await self.here.pass_time(WAIT + 1)
        await self.look()

    async def look(self) -> None:
        """Often enough that all that is due is done."""
        for _ in range(3):
            await self.runner.look()
            await settle()

    async def order(self, id: str) -> list[tuple[str, float]]:
        """How it stands."""
        whole, names = await self.whole(id), await self.names(id)
        found = standings(whole.tournament.kind, names, whole.games)
        return [(names[each.number], each.points) for each in found]

    async def restart(self) -> None:
        """The server is killed, and another one takes up what is stored."""
        self.lobby = self.here.lobby = Lobby(self.here.services)
        await self.lobby.start()
        await self.lobby.take_up()
        self.runner = self.new_runner()


Story = Callable[[PlayedTournaments], Awaitable[None]]


def with_tournaments(directory: Path, story: Story, **set: Any) -> None:
    async def told(here: PlayedTables) -> None:
        settings = Settings(data=directory, tournament_wait=WAIT, window=0.0, **set)
        await story(PlayedTournaments(here, settings))

    tell(directory, told)
