"""Bots that fail in their processes: whatever they do, the table goes on."""

import asyncio
import logging
import os
import re
import signal
import sys
from pathlib import Path

import pytest

from tenka import FastChance, Perspective
from tenka.bots import bot
from tests.patient import PATIENCE
from tests.server.bots.pools import (
    SHORT,
    a_state,
    ask,
    children,
    is_legal,
    let_one,
    pool_of,
    with_pool,
)

pytestmark = pytest.mark.usefixtures("told")


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        ("Raises", "RuntimeError at .*odd_bots.py:"),
        ("Sleeps", "no answer in 1 s"),
        pytest.param("Loops", "no answer in 1 s", marks=pytest.mark.long),
        pytest.param("Exits", "the bot process died", marks=pytest.mark.long),
        ("HangsUp", "the bot process died"),
        pytest.param("Leaves", "the bot process died", marks=pytest.mark.long),
        ("Cheats", "Error at|IllegalMove at"),
        ("PlaysAnotherGame", "IllegalMove at"),
    ],
)
def test_a_bot_that_fails_is_replaced(bot: str, why: str, caplog: pytest.LogCaptureFixture) -> None:
    stalls = "no answer" in why
    pool = pool_of(budget=SHORT if stalls else 30.0)
    state = a_state(plies=3)

    async def play() -> None:
        assert is_legal(state, await ask(pool, bot, state))
        counts = (pool.asked, pool.failed, pool.stalled, pool.replaced)
        assert counts == ((1, 1, 1, 1) if stalls else (1, 2, 0, 2))
        assert is_legal(state, await ask(pool, "greedy", state))
        assert pool.failed == counts[1]

    with caplog.at_level(logging.WARNING):
        with_pool(pool, play)
    assert [record.levelname for record in caplog.records] == ["WARNING"] * pool.failed
    for record in caplog.records:
        assert record.message.startswith(f"the bot {bot} has failed: ")
        assert "cards" not in record.message
    assert caplog.records[0].message == caplog.records[-1].message
    assert re.search(why, caplog.text)


def test_the_second_try_is_in_a_new_process(told: Path) -> None:
    pool = pool_of()

    async def play() -> None:
        await ask(pool, "FailsOnce", a_state())

    with_pool(pool, play)
    assert len(set(told.read_text().split())) == 2
    assert (pool.asked, pool.failed, pool.replaced) == (1, 1, 1)


def test_others_go_on_while_one_thinks(told: Path) -> None:
    pool = pool_of(2, PATIENCE)

    async def play() -> None:
        thinking = asyncio.create_task(ask(pool, "Holds", a_state()))
        await asyncio.sleep(0)
        for seed in range(20):
            await ask(pool, "TellsItsProcess", a_state(), seed)
        assert not thinking.done()
        await let_one(told)
        await thinking

    with_pool(pool, play)
    assert len(set(told.read_text().split())) == 1
    assert (pool.failed, pool.replaced) == (0, 0)


def test_a_process_killed_while_it_rests() -> None:
    pool = pool_of()

    async def play() -> None:
        (pid,) = children()
        os.kill(pid, signal.SIGKILL)
        state = a_state()
        assert is_legal(state, await ask(pool, "greedy", state))
        assert is_legal(state, await ask(pool, "greedy", state))

    with_pool(pool, play)
    assert pool.replaced == 1


def test_who_is_late_is_not_asked_again_but_greedy_is() -> None:
    pool = pool_of(budget=SHORT)
    state = a_state(plies=3)
    greedy = bot("greedy", "chuhan", FastChance(5))
    wise = state.text(greedy.choose(Perspective(state, state.turn[0], FastChance(1))))

    async def play() -> None:
        assert await ask(pool, "Sleeps", state) == wise

    with_pool(pool, play)
    assert (pool.failed, pool.stalled, pool.replaced) == (1, 1, 1)


def test_the_greedy_bot_takes_over_and_then_the_first_legal_move(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pool = pool_of()
    state = a_state(plies=3)
    greedy = bot("greedy", "chuhan", FastChance(5))
    wise = state.text(greedy.choose(Perspective(state, state.turn[0], FastChance(1))))
    first = state.text(state.legal(state.turn[0])[0])
    assert wise != first

    async def play() -> None:
        assert await ask(pool, "Raises", state) == wise
        pool.extra["greedy"] = "odd_bots:Raises"
        assert await ask(pool, "Raises", state) == first
        assert await ask(pool, "greedy", state) == first
        del pool.extra["greedy"]
        monkeypatch.setattr(sys, "executable", "/nowhere/python")
        assert await ask(pool, "random", state) == first

    with_pool(pool, play)
    assert pool.failed == 2 + 3 + 2 + 3
