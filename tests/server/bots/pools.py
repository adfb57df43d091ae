"""Pools of the bots in `odd_bots`: how they are asked, and the processes that they have."""

import asyncio
import os
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import tenka
from tenka import FastChance, State
from tenka.server.bots.bot_question import BotQuestion
from tenka.server.bots.pool import BotPool
from tests.patient import PATIENCE

ODD = (
    "Raises", "Sleeps", "Loops", "Exits", "HangsUp", "Leaves", "Cheats", "PlaysAnotherGame",
    "Prints", "TellsItsProcess", "FailsOnce", "Dawdles", "Holds", "HoldsAndFails",
    "Notes", "Thinks",
)  # fmt: skip
SHORT = 1.0
strangers: set[int] = set()  # processes that are none of a pool's


def pool_of(processes: int = 1, budget: float = 30.0) -> BotPool:
    return BotPool(processes, budget, {name: f"odd_bots:{name}" for name in ODD})


def with_pool(pool: BotPool, play: Callable[[], Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        await pool.start()
        try:
            await play()
        finally:
            await pool.stop()
        assert children() == set()

    asyncio.run(run())


def children() -> set[int]:
    """The processes that were started since the test began, zombies included."""
    found = set()
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:  # it has ended meanwhile
            continue
        if int(fields[1]) == os.getpid():
            found.add(int(stat.parent.name))
    return found - strangers


def a_state(seed: int = 7, plies: int = 0) -> State:
    state = tenka.game("chuhan").new(seed=seed, events=True)
    for ply in range(plies):
        state.apply(state.turn[0], state.sample(state.turn[0], FastChance(ply)))
    return state


async def ask(pool: BotPool, bot: str, state: State, seed: int = 1, **whose: Any) -> str:
    seat = state.turn[0]
    world = state.redeal(seat, FastChance(seed)).to_position()
    journal = whose.pop("journal", ())
    question = BotQuestion(bot, "chuhan", 2, {"events": True}, seat, world, seed, journal)
    (text,) = await pool.choose(question, **whose)
    return text


async def let_one(told: Path) -> None:
    """Have a bot that holds go on."""
    told.with_name("told-let").touch()
    async with asyncio.timeout(PATIENCE):
        while told.with_name("told-let").exists():
            await asyncio.sleep(0.01)


def is_legal(state: State, text: str) -> bool:
    return state.check(state.turn[0], [text]) is None
