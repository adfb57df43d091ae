"""The server is killed under load, again and again: what was acknowledged is there, nothing is
there twice, and every game goes on to its end.

`make kill-test` kills it 200 times; TENKA_KILLS and TENKA_KILL_SEED choose how often and when.
"""

import asyncio
import os
import sys
from pathlib import Path
from random import Random

import pytest

from tests.faults.checking import Findings, check_last_state, check_promises, check_record
from tests.faults.clients import PAUSE
from tests.faults.games import WINDOW, Game, Kind
from tests.faults.players import HttpPlayer, SocketPlayer
from tests.long import LONG
from tests.patient import PATIENCE
from tests.server.kill.killable_server import KillableServer

KINDS = (
    Kind("chuhan", (HttpPlayer, SocketPlayer)),
    Kind("chuhan", (SocketPlayer, SocketPlayer), options={"events": True}),
    Kind("chuhan", (SocketPlayer,), bots=1, window=WINDOW),
    Kind("chuhan", (HttpPlayer, HttpPlayer), clock=True, rated=True),
    Kind("chuhan", (SocketPlayer, HttpPlayer), window=WINDOW, options={"events": True}),
)
KILLS = int(os.environ.get("TENKA_KILLS", "20" if LONG else "2"))
SEED = int(os.environ.get("TENKA_KILL_SEED", "7"))
TABLES = 8 if LONG else 2  # that are played at the same time
SOONEST, LATEST = 0.05, 0.5  # seconds after people have come back


class Evening:
    """Some tables that are always played at, a new game as soon as one is over."""

    def __init__(self, server: KillableServer, chance: Random) -> None:
        self.here = server
        self.chance = chance
        self.games: list[Game] = []
        self.going: dict[int, Game] = {}
        self.findings = Findings()
        self.last = False  # no new game any more

    async def play(self, place: int) -> None:
        """One place: game after game, each of another kind."""
        number = place
        while not self.last:
            kind, chance = KINDS[number % len(KINDS)], Random(self.chance.getrandbits(64))
            game = Game(self.here.entrances, None, kind, number, chance)
            self.games.append(game)
            self.going[place] = game
            await game.play()
            await self.check(game)
            number += 1
        del self.going[place]

    async def check(self, game: Game) -> None:
        """All that was promised of a game that is over is there, once and in its place."""
        path = f"/api/tables/{game.table}"
        client = game.players[0].client
        text = (await client.answer("GET", f"{path}/record")).text
        record = check_record(text, game.commitment, self.findings)
        self.findings.problems += await game.ratings_amiss()
        if record is None:
            return
        for player in game.players:
            check_promises(player, record, self.findings)
            fresh = await player.client.ask("GET", path)
            check_last_state(player, record, fresh, self.findings)
            self.findings.problems += player.problems

    async def look_after(self) -> None:
        """After a restart, before anybody comes back: is all there that was promised?"""
        guest = self.here.first_guest()
        for game in self.going.values():
            if game.players:
                table = await guest.ask("GET", f"/api/tables/{game.table}")
                assert table["version"] >= game.version, game.table

    @property
    def promises(self) -> int:
        return sum(len(player.promises) for game in self.games for player in game.players)

    @property
    def found(self) -> int:
        return sum(player.found for game in self.games for player in game.players)


async def kills(server: KillableServer, evening: Evening, moments: Random) -> None:
    """Kill it at random moments, and let it come back."""
    for number in range(KILLS):
        await asyncio.sleep(moments.uniform(SOONEST, LATEST))
        before = evening.promises
        while evening.promises == before:  # a busy machine may take its time
            await asyncio.sleep(PAUSE)
        await server.kill()
        await server.start()
        await evening.look_after()
        server.open()
        lost = server.entrances.lost
        show(f"kill {number + 1} of {KILLS}: {evening.promises} moves, {lost} requests unanswered")
    evening.last = True


def show(line: str) -> None:
    """Progress, for who kills more often than the tests do; where it may be seen."""
    if sys.stderr.isatty():
        print(f"\r{line}", end="", file=sys.stderr, flush=True)


async def run(data: Path) -> str:
    server = KillableServer(data)
    evening = Evening(server, Random(SEED))
    await server.start()
    server.open()
    try:
        async with asyncio.timeout(PATIENCE + 30 * KILLS), asyncio.TaskGroup() as group:
            for place in range(TABLES):
                group.create_task(evening.play(place))
            group.create_task(kills(server, evening, Random(SEED)))
    finally:
        await server.close()
    assert '"level": "error"' not in server.log(), server.log()
    assert not evening.findings.any, evening.findings
    assert not server.entrances.errors, server.entrances.errors
    lost = server.entrances.lost
    assert lost > 0  # else the kills have hit nobody
    return (
        f"{KILLS} kills: {len(evening.games)} games, {evening.promises} moves acknowledged, "
        f"{lost} requests unanswered, {evening.found} moves found durable though unanswered"
    )


@pytest.mark.slow
def test_kills_lose_nothing(tmp_path: Path) -> None:
    print(asyncio.run(run(tmp_path)))
