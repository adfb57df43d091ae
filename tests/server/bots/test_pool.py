"""Bots in real processes: what they are told, what they answer, and what is refused."""

import asyncio
from pathlib import Path

import pytest

import tenka
from tenka import FastChance, TenkaError
from tenka.bots import UnknownBot, levels_of
from tenka.server.bots.bot_question import BotQuestion
from tenka.server.processes.child_process import ProcessFailed
from tests.patient import PATIENCE
from tests.server.bots.pools import a_state, ask, is_legal, let_one, pool_of, with_pool

EVENTS = {"events": True}
pytestmark = pytest.mark.usefixtures("told")


# a good day


def test_a_bot_gives_a_hint_and_a_world_that_is_none_kills_nobody_else() -> None:
    pool = pool_of()

    async def play() -> None:
        state = a_state()
        seat = state.turn[0]
        world = state.redeal(seat, FastChance(1)).to_position()
        told = await pool.hint("chuhan", 2, EVENTS, seat, world, 1)
        assert is_legal(state, told["choices"][0]["moves"][0])
        dealt = {"kind": "dealt", "hand": 1, "lead": seat, "scores": [29, 29]}
        later = await pool.hint("chuhan", 2, EVENTS, seat, world, 1, dealt=dealt)
        assert later["choices"] != told["choices"]
        with pytest.raises(ProcessFailed):
            await pool.hint("chuhan", 2, EVENTS, seat, {"hands": 1}, 1)
        assert await pool.hint("chuhan", 2, EVENTS, seat, world, 1) == told

    with_pool(pool, play)
    assert pool.replaced == 1


@pytest.mark.parametrize("bot", ["greedy", "random", "Prints"])
def test_a_bot_moves(bot: str) -> None:
    pool = pool_of()

    async def play() -> None:
        state = a_state()
        for seed in range(10):
            text = await ask(pool, bot, state, seed)
            assert is_legal(state, text)
            state.play(state.turn[0], text)

    with_pool(pool, play)
    assert (pool.asked, pool.failed, pool.stalled, pool.replaced) == (10, 0, 0, 0)
    assert pool.seconds > 0


def test_the_same_seed_gives_the_same_move() -> None:
    pool = pool_of(2)

    async def play() -> None:
        state = a_state()
        first = await asyncio.gather(*(ask(pool, "random", state, seed) for seed in range(8)))
        again = await asyncio.gather(*(ask(pool, "random", state, seed) for seed in range(8)))
        assert first == again
        assert len(set(first)) > 1

    with_pool(pool, play)


def test_many_at_once() -> None:
    pool = pool_of(2)

    async def play() -> None:
        states = [a_state(seed, plies=seed % 9) for seed in range(60)]
        texts = await asyncio.gather(*(ask(pool, "greedy", state) for state in states))
        assert all(is_legal(*pair) for pair in zip(states, texts, strict=True))

    with_pool(pool, play)
    assert (pool.asked, pool.failed) == (60, 0)


# what a bot is told


def test_each_level_has_its_own_time() -> None:
    pool = pool_of(budget=3.0)

    async def play() -> None:
        levels = {level.name: level.seconds for level in levels_of("chuhan")}
        for name, seconds in levels.items():
            assert pool.seconds_of(name, "chuhan") == min(seconds, 1.5)
        assert pool.of("chuhan")[: len(levels)] == tuple(levels)
        assert pool.seconds_of("Notes", "chuhan") == 1.5

    with_pool(pool, play)


def test_a_bot_is_told_its_time_and_what_its_seat_has_seen(told: Path) -> None:
    pool = pool_of()
    state = tenka.game("chuhan").new(seed=7, events=True, journal=True)

    async def play() -> None:
        journal = state.journal(0)
        assert journal
        await ask(pool, "Notes", state, journal=journal)
        await ask(pool, "Notes", state)
        assert pool.reads_journal("Notes", "chuhan")
        assert not pool.reads_journal("greedy", "chuhan")
        lines = told.read_text().splitlines()
        assert lines == [f"[2.0, True, {len(journal)}]", "[2.0, True, 0]"]

    with_pool(pool, play)


def test_a_bot_that_thinks_as_long_as_it_may_is_in_time(told: Path) -> None:
    """By its own clock: the pool does not have to end it, however busy the machine is."""
    pool = pool_of(2)

    async def play() -> None:
        busy = asyncio.create_task(ask(pool, "Loops", a_state()))
        await ask(pool, "Thinks", a_state(), owner="another", seconds=0.3)
        busy.cancel()
        await asyncio.gather(busy, return_exceptions=True)

    with_pool(pool, play)
    assert (pool.failed, pool.stalled) == (0, 0)
    assert told.read_text() == "in time\n"


# what is refused


def test_unknown_bots() -> None:
    pool = pool_of()

    async def play() -> None:
        with pytest.raises(UnknownBot, match=r"no bot 'deep' plays chuhan; there are: .*greedy"):
            await ask(pool, "deep", a_state())
        assert pool.asked == 0
        world = a_state().to_position()
        with pytest.raises(UnknownBot, match="no bot 'greedy' plays go; there are: "):
            await pool.choose(BotQuestion("greedy", "go", 2, {}, 0, world, 1))
        assert (pool.failed, pool.replaced) == (0, 0)

    with_pool(pool, play)


def test_a_seat_that_owes_nothing_and_a_position_that_cannot_be() -> None:
    pool = pool_of()

    async def play() -> None:
        world = a_state().to_position()
        with pytest.raises(TenkaError, match="seat 1 owes no decision"):
            await pool.choose(BotQuestion("greedy", "chuhan", 2, EVENTS, 1, world, 1))
        with pytest.raises(tenka.BadPosition):
            await pool.choose(BotQuestion("greedy", "chuhan", 2, EVENTS, 0, {"hands": 3}, 1))
        assert is_legal(a_state(), await ask(pool, "greedy", a_state()))

    with_pool(pool, play)


# the server's loop


def test_the_loop_never_waits(told: Path) -> None:
    """A read that blocks would keep those who hold from being let."""
    pool = pool_of(2, PATIENCE)

    async def play() -> None:
        asked = [asyncio.create_task(ask(pool, "Holds", a_state())) for _ in range(2)]
        await let_one(told)
        await let_one(told)
        await asyncio.gather(*asked)

    with_pool(pool, play)
    assert (pool.failed, pool.replaced) == (0, 0)
