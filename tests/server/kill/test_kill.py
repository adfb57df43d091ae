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

from tests.long import LONG
from tests.patient import PATIENCE
from tests.server.kill.house import PAUSE, House
from tests.server.kill.tables import KINDS, Game

KILLS = int(os.environ.get("TENKA_KILLS", "20" if LONG else "2"))
SEED = int(os.environ.get("TENKA_KILL_SEED", "7"))
TABLES = 8 if LONG else len(KINDS)  # that are played at the same time
SOONEST, LATEST = 0.05, 0.5  # seconds after people have come back


class Evening:
    """Some tables that are always played at, a new game as soon as one is over."""

    def __init__(self, house: House, chance: Random) -> None:
        self.house = house
        self.chance = chance
        self.games: list[Game] = []
        self.going: dict[int, Game] = {}
        self.last = False  # no new game any more

    async def play(self, place: int) -> None:
        """One place: game after game, each of another kind."""
        number = place
        while not self.last:
            game = Game(self.house, KINDS[number % len(KINDS)], Random(self.chance.getrandbits(64)))
            self.games.append(game)
            self.going[place] = game
            await game.play()
            number += 1
        del self.going[place]

    async def look_after(self) -> None:
        """After a restart, before anybody comes back: is all there that was promised?"""
        for game in self.going.values():
            if game.players:
                answer = await self.house.try_to_ask("GET", f"/api/tables/{game.table}")
                assert answer is not None
                assert answer.is_success, answer.text
                assert answer.json()["version"] >= game.version, game.table

    @property
    def promises(self) -> int:
        return sum(len(player.promises) for game in self.games for player in game.players)

    @property
    def found(self) -> int:
        return sum(player.found for game in self.games for player in game.players)


async def kills(house: House, evening: Evening, moments: Random) -> None:
    """Kill it at random moments, and let it come back."""
    for number in range(KILLS):
        await asyncio.sleep(moments.uniform(SOONEST, LATEST))
        before = evening.promises
        while evening.promises == before:  # a busy machine may take its time
            await asyncio.sleep(PAUSE)
        await house.kill()
        await house.start()
        await evening.look_after()
        house.open.set()
        show(f"kill {number + 1} of {KILLS}: {evening.promises} moves, {house.cut} requests cut")
    evening.last = True


def show(line: str) -> None:
    """Progress, for who kills more often than the tests do; where it may be seen."""
    if sys.stderr.isatty():
        print(f"\r{line}", end="", file=sys.stderr, flush=True)


async def run(data: Path) -> str:
    house = House(data)
    evening = Evening(house, Random(SEED))
    await house.start()
    house.open.set()
    try:
        async with asyncio.timeout(PATIENCE + 30 * KILLS), asyncio.TaskGroup() as group:
            for place in range(TABLES):
                group.create_task(evening.play(place))
            group.create_task(kills(house, evening, Random(SEED)))
    finally:
        await house.close()
    assert '"level": "error"' not in house.log(), house.log()
    assert house.cut > 0  # else the kills have hit nobody
    return (
        f"{KILLS} kills: {len(evening.games)} games, {evening.promises} moves acknowledged, "
        f"{house.cut} requests cut, {evening.found} moves found durable though unanswered"
    )


@pytest.mark.slow
def test_kills_lose_nothing(tmp_path: Path) -> None:
    print(asyncio.run(run(tmp_path)))
