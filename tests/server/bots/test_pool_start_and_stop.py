"""A pool begins and ends: whatever happens, no process is left."""

import asyncio
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tenka.server.bots.pool import BotsStopped
from tenka.server.processes.child_process import ProcessFailed
from tests.long import some
from tests.patient import PATIENCE
from tests.server.bots.pools import SHORT, a_state, ask, children, pool_of

pytestmark = pytest.mark.usefixtures("told")

KILLED_SERVER = """
import asyncio, os, signal, tenka
from tenka.server.processes import child_process
from tenka.server.bots.bot_question import BotQuestion
from tenka.server.bots.pool import BotPool

child_process.GRACE = 0.2


async def main():
    pool = BotPool(2, 0.5, {"Loops": "odd_bots:Loops"})
    await pool.start()
    world = tenka.game("chuhan").new(seed=1).to_position()
    move = asyncio.create_task(pool.choose(BotQuestion("Loops", "chuhan", 2, {}, 0, world, 1)))
    await asyncio.sleep(0.2)
    with open(os.environ["TOLD"], "w") as told:
        told.write(" ".join(str(each._process.pid) for each in pool._processes))
    os.kill(os.getpid(), signal.SIGKILL)


asyncio.run(main())
"""


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
def test_processes_that_cannot_start(command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", command)
    with pytest.raises(ProcessFailed):
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


def test_a_process_ends_when_its_server_has_been_killed(told: Path) -> None:
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
    return "bot_process_main" in command  # a zombie that nobody here can see off has none
