"""Somebody who asks for the same again and again, over many connections from one address, and does
not exceed its limits: who is refused waits for as long as the refusal says.

It is a process of its own, so that nobody measures how busy it is: `python -m
benchmarks.serving.attacker` with an `Attack` as JSON. When it ends it tells what became of it.
"""

import asyncio
import json
import os
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from itertools import count
from typing import Any

from benchmarks.serving.clients import Cut, Http, Refused, Socket
from benchmarks.worker import ROOT

ADDRESS = "127.0.0.2"
NICENESS = 10
PATIENCE = 0.2


@dataclass(frozen=True)
class Attack:
    """What is asked for: `{n}` in the path is another number each time."""

    method: str
    path: str
    body: Any = None
    cookies: tuple[str, ...] = ("",)


@dataclass
class Answered:
    """What became of it."""

    granted: int = 0
    refused: int = 0


class Attacker:
    """The process, while it runs: it begins at once."""

    def __init__(self, port: int, attack: Attack, connections: int, seconds: float) -> None:
        self._args = [str(port), json.dumps(asdict(attack)), str(connections), str(seconds)]

    async def run(self) -> Answered:
        """Until it ends by itself."""
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "benchmarks.serving.attacker", *self._args),
            stdout=asyncio.subprocess.PIPE,
            cwd=ROOT,
        )
        told, _ = await process.communicate()
        return Answered(**json.loads(told))


async def attack(port: int, what: Attack, connections: int, seconds: float) -> Answered:
    """All connections, for so long."""
    answered, numbers = Answered(), count()
    until = time.perf_counter() + seconds

    async def work(cookie: str) -> None:
        connection: Http | None = None
        while time.perf_counter() < until:
            try:
                if what.method == "SOCKET":
                    await _look(port, what.path, cookie)
                else:
                    connection = connection or await Http(port, ADDRESS).open()
                    path = what.path.replace("{n}", str(next(numbers)))
                    await connection.ask_raw(what.method, path, what.body, cookie)
                answered.granted += 1
            except Cut:
                connection = None
            except Refused as error:
                answered.refused += 1
                await asyncio.sleep(_wait(str(error)))
            except OSError:
                await asyncio.sleep(PATIENCE)

    cookies: Sequence[str] = what.cookies
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await asyncio.gather(*(work(cookies[n % len(cookies)]) for n in range(connections)))
    return answered


async def _look(port: int, table: str, cookie: str) -> None:
    """Open a socket at a table, read how it stands, and go."""
    socket = await Socket(local=ADDRESS).open(port, table, cookie)
    while not socket.states and not socket.is_lost:
        await asyncio.sleep(0.001)
    socket.close()


def _wait(refusal: str) -> float:
    """The seconds that a refusal names."""
    _, found, rest = refusal.partition('"retry_after":')
    try:
        return float(rest.partition("}")[0]) if found else PATIENCE
    except ValueError:
        return PATIENCE


def _step_back() -> None:
    """Compute only while those who measure have nothing to do: it is the server that is attacked,
    not they."""
    if hasattr(os, "SCHED_IDLE"):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    else:
        os.nice(NICENESS)


def main() -> None:
    port, what, connections, seconds = sys.argv[1:]
    _step_back()
    found = asyncio.run(
        attack(int(port), Attack(**json.loads(what)), int(connections), float(seconds))
    )
    print(json.dumps(asdict(found)))


if __name__ == "__main__":
    main()
