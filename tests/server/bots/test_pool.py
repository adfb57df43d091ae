"""Bots in real processes: whatever they do, the table goes on."""

import asyncio
import logging
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

import tenka
from tenka import FastChance, Perspective, State, TenkaError
from tenka.bots import UnknownBot, bot, levels_of
from tenka.server.bots.fair_queue import LIVE_IN_A_ROW
from tenka.server.bots.pool import BotPool, BotsStopped, WorkerFailed
from tests.long import some
from tests.patient import PATIENCE

ODD_BOTS = '''
import os, sys, time, tenka


class Bot:
    def __init__(self, chance):
        self.chance = chance


class Raises(Bot):
    def choose(self, perspective):
        raise RuntimeError(f"the cards are {perspective.view['hands']}")


class Sleeps(Bot):
    def choose(self, perspective):
        time.sleep(3600)


class Loops(Bot):
    def choose(self, perspective):
        while True:
            pass


class Exits(Bot):
    def choose(self, perspective):
        os._exit(3)


class HangsUp(Bot):
    def choose(self, perspective):
        os.closerange(0, 100)
        time.sleep(3600)


class Leaves(Bot):
    def choose(self, perspective):
        sys.exit()


class Cheats(Bot):
    def choose(self, perspective):
        return -1


class PlaysAnotherGame(Bot):
    """A move, but none that is legal here."""

    def choose(self, perspective):
        other = tenka.game("chuhan").new(seed=99)
        return next(action for action in other.legal(0) if action not in perspective.legal)


class Prints(Bot):
    def choose(self, perspective):
        print('{"moves": ["pass"]}', flush=True)
        os.write(1, b"garbage")
        assert sys.stdin.read() == ""
        return perspective.legal[0]


class TellsItsProcess(Bot):
    def choose(self, perspective):
        with open(os.environ["TOLD"], "a") as told:
            told.write(f"{os.getpid()}\\n")
        return perspective.legal[0]


class FailsOnce(Bot):
    def choose(self, perspective):
        with open(os.environ["TOLD"], "a") as told:
            told.write(f"{os.getpid()}\\n")
        with open(os.environ["TOLD"]) as told:
            if len(told.readlines()) == 1:
                raise RuntimeError
        return perspective.legal[-1]


class Dawdles(Bot):
    def choose(self, perspective):
        time.sleep(0.05)
        return perspective.legal[0]


class Holds(Bot):
    """Until it is let, which takes one file for each."""

    def choose(self, perspective):
        while True:
            try:
                os.remove(os.environ["TOLD"] + "-let")
            except FileNotFoundError:
                time.sleep(0.01)
            else:
                return perspective.legal[0]


class Notes(Bot):
    """Tells what it was given to decide by."""

    def choose(self, perspective):
        seen = [perspective.budget.total, perspective.budget.left() > 0, len(perspective.journal)]
        with open(os.environ["TOLD"], "a") as told:
            told.write(f"{seen}\\n")
        return perspective.legal[0]


class Thinks(Bot):
    """As long as it may."""

    def choose(self, perspective):
        while perspective.budget.left() > 0:
            pass
        with open(os.environ["TOLD"], "a") as told:
            told.write("in time\\n")
        return perspective.legal[0]


class HoldsAndFails(Holds):
    def choose(self, perspective):
        super().choose(perspective)
        raise RuntimeError
'''
ODD = (
    "Raises", "Sleeps", "Loops", "Exits", "HangsUp", "Leaves", "Cheats", "PlaysAnotherGame",
    "Prints", "TellsItsProcess", "FailsOnce", "Dawdles", "Holds", "HoldsAndFails",
    "Notes", "Thinks",
)  # fmt: skip
KILLED_SERVER = """
import asyncio, os, signal, tenka
from tenka.server.bots import pool as botpool

botpool.GRACE = 0.2


async def main():
    pool = botpool.BotPool(2, 0.5, {"Loops": "odd_bots:Loops"})
    await pool.start()
    world = tenka.game("chuhan").new(seed=1).to_position()
    move = asyncio.create_task(pool.choose("Loops", "chuhan", 2, {}, 0, world, 1))
    await asyncio.sleep(0.2)
    with open(os.environ["TOLD"], "w") as told:
        told.write(" ".join(str(worker._process.pid) for worker in pool._workers))
    os.kill(os.getpid(), signal.SIGKILL)


asyncio.run(main())
"""
SHORT = 1.0
strangers: set[int] = set()  # processes that are none of a pool's


@pytest.fixture(autouse=True)
def told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The odd bots can be imported, and write where we can read."""
    (tmp_path / "odd_bots.py").write_text(ODD_BOTS)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("TOLD", str(tmp_path / "told"))
    strangers.clear()
    strangers.update(children())
    return tmp_path / "told"


def pool_of(workers: int = 1, budget: float = 30.0) -> BotPool:
    return BotPool(workers, budget, {name: f"odd_bots:{name}" for name in ODD})


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
    (text,) = await pool.choose(bot, "chuhan", 2, {"events": True}, seat, world, seed, **whose)
    return text


async def let_one(told: Path) -> None:
    """Have a bot that holds go on."""
    told.with_name("told-let").touch()
    async with asyncio.timeout(PATIENCE):
        while told.with_name("told-let").exists():
            await asyncio.sleep(0.01)


def is_legal(state: State, text: str) -> bool:
    return state.check(state.turn[0], [text]) is None


# a good day


def test_a_bot_gives_a_hint_and_a_world_that_is_none_kills_nobody_else() -> None:
    pool = pool_of()

    async def play() -> None:
        state = a_state()
        seat = state.turn[0]
        world = state.redeal(seat, FastChance(1)).to_position()
        told = await pool.hint("chuhan", 2, {"events": True}, seat, world, 1)
        assert is_legal(state, told["choices"][0]["moves"][0])
        with pytest.raises(WorkerFailed):
            await pool.hint("chuhan", 2, {"events": True}, seat, {"hands": 1}, 1)
        assert await pool.hint("chuhan", 2, {"events": True}, seat, world, 1) == told

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


def test_first_come_first_served() -> None:
    """One who asks again and again, never waiting between, does not keep the others from it."""
    pool = pool_of()
    order: list[str] = []

    async def table(name: str, moves: int) -> None:
        state = a_state()
        for _ in range(moves):
            await ask(pool, "Dawdles", state)
            order.append(name)

    async def play() -> None:
        await asyncio.gather(table("busy", 6), table("b", 1), table("c", 1))

    with_pool(pool, play)
    assert order == ["busy", "b", "c", *["busy"] * 5]


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
        await ask(pool, "Thinks", a_state(), owner="another")
        busy.cancel()
        await asyncio.gather(busy, return_exceptions=True)

    with_pool(pool, play)
    assert (pool.failed, pool.stalled) == (0, 0)
    assert told.read_text() == "in time\n"


# bots that fail


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        ("Raises", "RuntimeError at .*odd_bots.py:"),
        ("Sleeps", "no answer in 1 s"),
        pytest.param("Loops", "no answer in 1 s", marks=pytest.mark.long),
        pytest.param("Exits", "the worker died", marks=pytest.mark.long),
        ("HangsUp", "the worker died"),
        pytest.param("Leaves", "the worker died", marks=pytest.mark.long),
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


def test_a_worker_killed_while_it_rests() -> None:
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


# people take turns


def test_a_flood_of_ones_jobs_does_not_delay_anothers(told: Path) -> None:
    pool = pool_of(1, PATIENCE)
    order: list[str] = []

    async def move(owner: str, bot: str = "Dawdles") -> None:
        await ask(pool, bot, a_state(), owner=owner)
        order.append(owner)

    async def play() -> None:
        flood = [asyncio.create_task(move("flood", "Holds"))]
        flood += [asyncio.create_task(move("flood")) for _ in range(29)]
        await asyncio.sleep(0)
        assert pool.waiting == 29
        others = [asyncio.create_task(move(name)) for name in ("b", "c", "b")]
        await asyncio.sleep(0)
        await let_one(told)
        await asyncio.gather(*others)
        assert order[:2] == ["flood", "b"]
        assert order.count("flood") <= 3
        for waiting in flood:
            waiting.cancel()
        await asyncio.gather(*flood, return_exceptions=True)

    with_pool(pool, play)


def test_live_games_come_first() -> None:
    """Those of correspondence are not forgotten all the same."""
    pool = pool_of()
    order: list[str] = []

    async def move(name: str, live: bool) -> None:
        await ask(pool, "Dawdles", a_state(), owner=name, live=live)
        order.append(name)

    async def play() -> None:
        slow = [asyncio.create_task(move("slow", False)) for _ in range(3)]
        await asyncio.sleep(0)
        live = [asyncio.create_task(move("live", True)) for _ in range(LIVE_IN_A_ROW + 2)]
        await asyncio.gather(*slow, *live)

    with_pool(pool, play)
    assert order == ["slow", *["live"] * LIVE_IN_A_ROW, "slow", "live", "live", "slow"]


def test_who_has_none_at_work_comes_before_who_has(told: Path) -> None:
    pool = pool_of(2, PATIENCE)
    order: list[str] = []

    async def move(bot: str, owner: str) -> None:
        await ask(pool, bot, a_state(), owner=owner)
        order.append(owner)

    async def play() -> None:
        flood = [asyncio.create_task(move("Holds", "flood")) for _ in range(2)]
        await asyncio.sleep(0)
        flood.append(asyncio.create_task(move("Dawdles", "flood")))
        await asyncio.sleep(0)
        other = asyncio.create_task(move("Dawdles", "other"))
        await asyncio.sleep(0)
        await let_one(told)
        await other
        await let_one(told)
        await asyncio.gather(*flood)

    with_pool(pool, play)
    assert order[:2] == ["flood", "other"]


def test_jobs_that_nobody_wants_never_reach_a_worker(told: Path) -> None:
    pool = pool_of(1, PATIENCE)

    async def play() -> None:
        busy = asyncio.create_task(ask(pool, "Holds", a_state()))
        await asyncio.sleep(0)
        waiting = [
            asyncio.create_task(ask(pool, "TellsItsProcess", a_state(), owner=f"{n % 3}"))
            for n in range(9)
        ]
        await asyncio.sleep(0)
        assert pool.waiting == 9
        for job in waiting[:8]:
            job.cancel()
        await asyncio.gather(*waiting[:8], return_exceptions=True)
        assert pool.waiting == 1
        assert not busy.done()
        await let_one(told)
        await asyncio.gather(busy, waiting[8])

    with_pool(pool, play)
    assert len(told.read_text().split()) == 1
    assert (pool.failed, pool.replaced) == (0, 0)


def test_a_job_that_fails_when_nobody_wants_it_is_not_tried_again(told: Path) -> None:
    pool = pool_of(1, PATIENCE)

    async def play() -> None:
        waiting = asyncio.create_task(ask(pool, "HoldsAndFails", a_state()))
        await asyncio.sleep(0.02)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        await let_one(told)
        assert is_legal(a_state(), await ask(pool, "greedy", a_state()))

    with_pool(pool, play)
    assert (pool.failed, pool.replaced) == (1, 1)


def test_who_gives_up_leaves_no_answer_to_the_next(told: Path) -> None:
    pool = pool_of(1, PATIENCE)

    async def play() -> None:
        first, second = a_state(seed=1), a_state(seed=2, plies=4)
        for _ in range(3):
            waiting = asyncio.create_task(ask(pool, "Holds", first))
            await asyncio.sleep(0.02)
            waiting.cancel()
            with pytest.raises(asyncio.CancelledError):
                await waiting
            await let_one(told)
            assert is_legal(second, await ask(pool, "Dawdles", second))

    with_pool(pool, play)
    assert (pool.failed, pool.replaced) == (0, 0)


# what is refused


def test_unknown_bots() -> None:
    pool = pool_of()

    async def play() -> None:
        with pytest.raises(UnknownBot, match=r"no bot 'deep' plays chuhan; there are: .*greedy"):
            await ask(pool, "deep", a_state())
        assert pool.asked == 0
        world = a_state().to_position()
        with pytest.raises(UnknownBot, match="no bot 'greedy' plays go; there are: "):
            await pool.choose("greedy", "go", 2, {}, 0, world, 1)
        assert (pool.failed, pool.replaced) == (0, 0)

    with_pool(pool, play)


def test_a_seat_that_owes_nothing_and_a_position_that_cannot_be() -> None:
    pool = pool_of()

    async def play() -> None:
        world = a_state().to_position()
        with pytest.raises(TenkaError, match="seat 1 owes no decision"):
            await pool.choose("random", "chuhan", 2, {"events": True}, 1, world, 1)
        with pytest.raises(tenka.BadPosition):
            await pool.choose("random", "chuhan", 2, {"events": True}, 0, {"hands": 3}, 1)
        assert is_legal(a_state(), await ask(pool, "greedy", a_state()))

    with_pool(pool, play)


# beginning and end


def test_a_pool_that_does_not_run() -> None:
    pool = pool_of()

    async def run() -> None:
        await pool.stop()
        with pytest.raises(BotsStopped):
            await ask(pool, "greedy", a_state())
        await pool.start()
        await pool.stop()
        await pool.stop()
        with pytest.raises(BotsStopped):
            await ask(pool, "greedy", a_state())

    asyncio.run(run())
    assert children() == set()


@pytest.mark.parametrize("command", ["/nowhere/python", "/bin/false", "/bin/echo"])
def test_workers_that_cannot_start(command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", command)
    with pytest.raises(WorkerFailed):
        asyncio.run(pool_of(2).start())
    assert children() == set()


@pytest.mark.parametrize("delay", some([0.2, 0.0, 1.2], 1))
def test_stop_in_the_midst(delay: float) -> None:
    """Asked, waiting, being replaced: all end at once, and no process is left."""
    pool = pool_of(2, budget=SHORT)

    async def run() -> None:
        await pool.start()
        calls = [asyncio.create_task(ask(pool, "Sleeps", a_state())) for _ in range(6)]
        await asyncio.sleep(delay)
        assert len(children()) <= 2
        await pool.stop()
        assert children() == set()
        ended = await asyncio.gather(*calls, return_exceptions=True)
        assert [type(end) for end in ended] == [BotsStopped] * 6

    asyncio.run(run())


def test_a_cancelled_start_leaves_nothing() -> None:
    async def run() -> None:
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(pool_of(2).start(), 0.05)
        assert children() == set()

    asyncio.run(run())


def test_a_worker_ends_when_its_server_has_been_killed(told: Path) -> None:
    """Also one whose bot never returns."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    subprocess.run([sys.executable, "-c", KILLED_SERVER], env=env, timeout=PATIENCE, check=False)
    pids = told.read_text().split()
    assert len(pids) == 2
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and any(map(alive, pids)):
        time.sleep(0.05)
    assert not any(map(alive, pids))


def alive(pid: str) -> bool:
    try:
        command = Path(f"/proc/{pid}/cmdline").read_text()
    except OSError:
        return False
    return "bots.worker" in command  # a zombie that nobody here can see off has none


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
