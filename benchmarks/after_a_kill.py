"""How long people notice that a node was killed: of two nodes that share a PostgreSQL and a NATS
one is killed (SIGKILL) again and again in the middle of games, and started anew at once."""

import argparse
import asyncio
import json
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx2
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from benchmarks.chuhan import is_compiled
from benchmarks.machine import BUSY, load, machine
from benchmarks.serving.services import services
from benchmarks.worker import ROOT
from tests.faults.clients import PAUSE, Client, Entrances, Json
from tests.faults.processes import UNLIMITED, Tenka
from tests.server.nats_server import free_port

GLANCE = 0.02
LATE = 2.0  # seconds: what came later is counted
GIVEN_UP = 30.0
WHAT = {
    "people": "a move acknowledged at a table of people",
    "bots": "a bot's turn played at a table of the node that was killed",
    "knocks": "an answer or a refusal, at the node that starts",
}


class Node:
    """`tenka serve`, always at the same port."""

    def __init__(self, number: int, directory: Path, environment: dict[str, str]) -> None:
        self.number = number
        self.port = free_port()
        mine = {
            "TENKA_DATA": str(directory / f"node{number}"),
            "TENKA_PORT": str(self.port),
            "TENKA_BOT_WORKERS": "1",
        }
        name = f"node{number}"
        self.program = Tenka(name, directory, ["serve"], {**UNLIMITED, **environment, **mine})

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"


class Seat:
    """A person in a seat, who goes to the other node when theirs does not answer."""

    def __init__(self, client: Client, table: str, chance: Random) -> None:
        self.client = client
        self.path = f"/api/tables/{table}"
        self.chance = chance

    async def state(self) -> Json:
        found: Json = await self.client.ask("GET", self.path)
        return found

    async def move(self) -> bool:
        """Any move, acknowledged; False, if none is owed after all."""
        legal = await self.client.ask("GET", f"{self.path}/legal")
        if not legal["moves"]:
            return False
        key = f"{self.chance.getrandbits(64):x}"
        moves = [self.chance.choice(legal["moves"])]
        body = {"decision": legal["decision"], "key": key, "moves": moves}
        return (await self.client.answer("POST", f"{self.path}/moves", body)).is_success


class Evening:
    """Some kills, and what was measured."""

    def __init__(self, args: argparse.Namespace, nodes: list[Node], show: Console) -> None:
        self.args = args
        self.nodes = nodes
        self.show = show
        self.chance = Random(args.seed)
        self.seconds: dict[str, list[float]] = {what: [] for what in WHAT}
        self.starts: list[float] = []

    async def run(self) -> None:
        await asyncio.gather(*(node.program.start() for node in self.nodes))
        for number in range(self.args.kills):
            await self._one(self.nodes[number % len(self.nodes)])
            self.show.print(f"kill {number + 1} of {self.args.kills}", end="\r")

    async def _one(self, node: Node) -> None:
        """Games that this node looks after; then it is killed."""
        entrances = Entrances([each.url for each in self.nodes])
        try:
            of_bots = [await self._with_a_bot(entrances, node) for _ in range(self.args.tables)]
            of_people = [await self._of_two(entrances, node) for _ in range(self.args.tables)]
            await asyncio.gather(*map(self._until_a_bot_owes, of_bots))
            await asyncio.sleep(self.chance.uniform(0.0, 0.3))
            await node.program.kill()
            killed = time.monotonic()
            async with asyncio.TaskGroup() as group:
                group.create_task(self._start(node, killed))
                for seat in of_bots:
                    group.create_task(self._timed("bots", killed, seat, self._bot_played))
                for one, other in of_people:
                    group.create_task(self._timed("people", killed, one, self._moves(other)))
        finally:
            await entrances.close()

    async def _with_a_bot(self, entrances: Entrances, node: Node) -> Seat:
        client = Client(entrances, node.number)
        await client.come()
        wanted = {"game": "chuhan", "bot": "random", "window": 0}
        opened = await client.ask("POST", "/api/quick", wanted)
        return Seat(client, opened["table"], self.chance)

    async def _of_two(self, entrances: Entrances, node: Node) -> tuple[Seat, Seat]:
        """One of them at each node."""
        one, other = (Client(entrances, node.number + n) for n in range(2))
        await one.come()
        await other.come()
        wanted = {"game": "chuhan", "public": False, "window": 0}
        table = (await one.ask("POST", "/api/tables", wanted))["table"]
        await other.ask("POST", f"/api/tables/{table}/join", {"seat": 1})
        return Seat(one, table, self.chance), Seat(other, table, self.chance)

    async def _until_a_bot_owes(self, seat: Seat) -> None:
        """It was the person's turn, and they have just moved."""
        while not (await seat.state())["my_turn"]:
            await asyncio.sleep(GLANCE)
        await seat.move()

    async def _bot_played(self, seat: Seat) -> bool:
        """The person plays on until it is the bot's turn, and then waits for it."""
        before: Json | None = None
        while True:
            state = await seat.state()
            if state["status"] != "playing":
                return False
            if before is not None and state["version"] > before["version"]:
                return True
            before = None
            if state["my_turn"]:
                await seat.move()
            else:
                before = state
                await asyncio.sleep(GLANCE)

    def _moves(self, other: Seat) -> Callable[[Seat], Awaitable[bool]]:
        async def moved(seat: Seat) -> bool:
            while True:
                for each in (seat, other):
                    if await each.move():
                        return True
                await asyncio.sleep(GLANCE)

        return moved

    async def _timed(
        self, what: str, since: float, seat: Seat, until: Callable[[Seat], Awaitable[bool]]
    ) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(GIVEN_UP):
                if not await until(seat):
                    return
        self.seconds[what].append(time.monotonic() - since)

    async def _start(self, node: Node, killed: float) -> None:
        """Start it again, while somebody knocks who does not ask whether it is ready."""
        knocking = asyncio.ensure_future(self._knock(node))
        await node.program.start()
        self.starts.append(time.monotonic() - killed)
        await knocking

    async def _knock(self, node: Node) -> None:
        """Until it answers, each time anew; how long was the longest wait?"""
        longest = 0.0
        async with httpx2.AsyncClient(timeout=GIVEN_UP, trust_env=False) as web:
            while True:
                asked, answered = time.monotonic(), False
                with suppress(httpx2.TransportError):
                    answered = (await web.get(f"{node.url}/api/games")).is_success
                longest = max(longest, time.monotonic() - asked)
                if answered:
                    break
                await asyncio.sleep(PAUSE)
        self.seconds["knocks"].append(longest)


def spread(times: list[float]) -> Json:
    """Seconds: the median, the 95th of a hundred, the longest; how many were late."""
    times = sorted(times)
    return {
        "of": len(times),
        "p50": round(statistics.median(times), 3),
        "p95": round(times[int(0.95 * (len(times) - 1))], 3),
        "most": round(times[-1], 3),
        "late": sum(each > LATE for each in times),
    }


def shown(told: Json) -> Table:
    table = Table("until", "of", "p50 s", "p95 s", "most s", f"> {LATE:g} s", box=SIMPLE_HEAD)
    for what, figures in told.items():
        table.add_row(WHAT.get(what, what), *map(str, figures.values()))
    return table


async def measured(args: argparse.Namespace, directory: Path, console: Console) -> Json:
    async with AsyncExitStack() as stack:
        shared = await stack.enter_async_context(services())
        nodes = [Node(number, directory, shared.environment) for number in range(2)]
        for node in nodes:
            stack.push_async_callback(node.program.kill)
        evening = Evening(args, nodes, console)
        await evening.run()
    found = {what: spread(times) for what, times in evening.seconds.items()}
    return {**found, "the node that was killed is ready again": spread(evening.starts)}


def arguments(argv: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.after_a_kill", description=__doc__)
    parser.add_argument("--kills", type=int, default=10, help="how many (10)")
    parser.add_argument("--tables", type=int, default=4, help="with a bot, and of people (4 each)")
    parser.add_argument("--seed", type=int, default=1, help="of moments and moves (1)")
    parser.add_argument(
        "--out",
        type=Path,
        default=ROOT / "build" / "after-a-kill.json",
        help="where the figures go (build/after-a-kill.json)",
    )
    args = parser.parse_args(argv)
    if args.kills < 1 or args.tables < 1:
        parser.error("--kills and --tables are 1 or more")
    return args


def main(argv: list[str] | None = None) -> int:
    args = arguments(argv)
    console = Console()
    before = load()
    if before is not None and before > BUSY:
        console.print(f"after_a_kill: the machine is busy (load {before}): trust no figure.")
    with tempfile.TemporaryDirectory(prefix="tenka-kill-") as directory:
        found = asyncio.run(measured(args, Path(directory), console))
    console.print(shown(found))
    told: dict[str, Any] = {
        **machine(),
        "compiled": is_compiled(),
        "load": {"before": before, "after": load()},
        "kills": args.kills,
        "figures": found,
    }
    args.out.parent.mkdir(parents=True, exist_ok=True)
    args.out.write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")
    console.print(f"after_a_kill: written to {args.out}", soft_wrap=True)
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit("after_a_kill: stopped, nothing was written")
