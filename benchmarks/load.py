"""`make load`: people who think before they move, ever more of them, at one node and at two that
share a PostgreSQL and a NATS, all on this machine."""

import argparse
import asyncio
import json
import resource
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from benchmarks.chuhan import is_compiled
from benchmarks.machine import BUSY, load, machine
from benchmarks.server import GUESTS, SPARE_FILES, spread
from benchmarks.serving.clients import Refused
from benchmarks.serving.crowd import Measured, TwoPlayers
from benchmarks.serving.load_plot import plot
from benchmarks.serving.process import NoServer, Server, raised_file_limit
from benchmarks.serving.services import Services, services
from benchmarks.serving.tables import games, people
from benchmarks.worker import ROOT

SETTLED = 1.0
STEP = 0.2
OPENING = 32  # tables whose players sit down at once
COLUMNS = {
    "nodes": ("nodes",),
    "players": ("players",),
    "moves/s": ("rate",),
    "ack p50, p99 ms": ("acknowledged_p50", "acknowledged_p99"),
    "told p50, p99 ms": ("told_p50", "told_p99"),
    "cores nodes, db": ("node_cores", "database_cores"),
    "MB": ("memory_mb",),
}


class Load:
    """A run: the steps so far."""

    def __init__(self, args: argparse.Namespace, progress: Progress) -> None:
        self.args = args
        self.progress = progress
        self.steps: list[dict[str, Any]] = []

    async def run(self, directory: Path) -> None:
        """Each number of nodes on new services."""
        for count in self.args.nodes:
            async with services() as shared:
                with ExitStack() as stack:
                    nodes = [
                        stack.enter_context(
                            Server(directory / f"{count}.{number}", None, shared.environment)
                        )
                        for number in range(count)
                    ]
                    await self._crowds(nodes, shared)

    async def _crowds(self, nodes: Sequence[Server], shared: Services) -> None:
        tables = max(self.args.tables)
        words = "one node" if len(nodes) == 1 else f"{len(nodes)} nodes"
        bar = self.progress.add_task(f"{words}: {tables} tables", total=tables)
        guests = await people(nodes[0].port, GUESTS)
        found = await games(
            nodes[0].port,
            shared.database_url,
            tables,
            guests,
            lambda: self.progress.advance(bar),
        )
        chance = Random(self.args.seed)
        crowd = [TwoPlayers(game, Random(chance.getrandbits(64))) for game in found]
        seated: list[TwoPlayers] = []
        for wanted in sorted(self.args.tables):
            await self._sit_down(crowd[len(seated) : wanted], [node.port for node in nodes])
            seated = crowd[:wanted]
            await asyncio.sleep(SETTLED)
            bar = self.progress.add_task(f"{words}: {2 * wanted} players", total=self.args.seconds)
            self.steps.append(await self._step(seated, nodes, shared, bar))
        for each in seated:
            each.get_up()

    async def _sit_down(self, crowd: Sequence[TwoPlayers], ports: Sequence[int]) -> None:
        waiting = list(crowd)

        async def work() -> None:
            while waiting:
                table = waiting.pop()
                one = [ports[table.game.number % len(ports)]]
                await table.sit_down(one if self.args.together else ports)

        await asyncio.gather(*(work() for _ in range(OPENING)))

    async def _step(
        self, seated: Sequence[TwoPlayers], nodes: Sequence[Server], shared: Services, bar: Any
    ) -> dict[str, Any]:
        measured = Measured()
        before = _spent(nodes, shared)
        began = time.perf_counter()
        until = began + self.args.seconds
        ticking = asyncio.ensure_future(self._tick(bar))
        await asyncio.gather(*(each.play(self.args.think, until, measured) for each in seated))
        ticking.cancel()
        seconds = time.perf_counter() - began
        used = [
            (after - was) / seconds
            for after, was in zip(_spent(nodes, shared), before, strict=True)
        ]
        ack, told = spread(measured.acknowledged), spread(measured.told)
        return {
            "nodes": len(nodes),
            "tables": len(seated),
            "players": 2 * len(seated),
            "sockets": sum(len(each.sockets) for each in seated),
            "seconds": round(seconds, 2),
            "moves": len(measured.acknowledged),
            "rate": round(len(measured.acknowledged) / seconds, 1),
            "cuts": measured.cuts,
            "wanted_rate": round(len(seated) / self.args.think, 1),
            "acknowledged_p50": round(ack[0], 2),
            "acknowledged_p99": round(ack[1], 2),
            "told_p50": round(told[0], 2),
            "told_p99": round(told[1], 2),
            "node_cores": round(used[0], 3),
            "database_cores": round(used[1], 3),
            "load_cores": round(used[2], 3),
            "memory_mb": round(sum(node.memory() for node in nodes) / 2**20, 1),
        }

    async def _tick(self, bar: Any) -> None:
        while True:
            await asyncio.sleep(STEP)
            self.progress.advance(bar, STEP)


def _spent(nodes: Sequence[Server], shared: Services) -> tuple[float, float, float]:
    """Seconds of computing: the nodes', the database's, our own."""
    own = resource.getrusage(resource.RUSAGE_SELF)
    return (
        sum(node.cpu() for node in nodes),
        shared.database_cpu(),
        own.ru_utime + own.ru_stime,
    )


def numbers(text: str) -> list[int]:
    """1,2"""
    return [int(part) for part in text.split(",")]


def arguments(argv: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load", description=__doc__)
    parser.add_argument("--nodes", type=numbers, default=[1, 2], help="numbers of nodes (1,2)")
    parser.add_argument(
        "--tables",
        type=numbers,
        default=[100, 250, 500, 750, 1000],
        help="tables of two that are played at, one number after the other (100,250,500,750,1000)",
    )
    parser.add_argument(
        "--think", type=float, default=1.0, help="seconds before a move, on average (1)"
    )
    parser.add_argument("--seconds", type=float, default=15.0, help="of each step (15)")
    parser.add_argument("--seed", type=int, default=1, help="of the think times (1)")
    parser.add_argument(
        "--together",
        action="store_true",
        help="all who play at a table are at one node, as by a proxy that chooses by the address",
    )
    parser.add_argument(
        "--out",
        type=Path,
        default=ROOT / "build" / "load.json",
        help="where the figures go, and beside it the picture (build/load.json)",
    )
    args = parser.parse_args(argv)
    if min(args.nodes) < 1 or min(args.tables) < 1 or args.think <= 0 or args.seconds <= 0:
        parser.error("all of them are more than nothing")
    files = raised_file_limit(2 * max(args.tables) + SPARE_FILES)
    if 2 * max(args.tables) > files - SPARE_FILES:
        parser.error(f"this system lets a process open {files} files: too few for so many sockets")
    return args


def shown(steps: Sequence[dict[str, Any]]) -> Table:
    """The steps for a terminal."""
    table = Table(*COLUMNS, box=SIMPLE_HEAD, padding=(0, 1), show_edge=False)
    for column in table.columns:
        column.justify = "right"
    for step in steps:
        cells = (
            [f"{step[name]:,.3g}" if step[name] < 100 else f"{step[name]:,.0f}" for name in names]
            for names in COLUMNS.values()
        )
        table.add_row(*map("  ".join, cells))
    return table


def main(argv: list[str] | None = None) -> int:
    args = arguments(argv)
    console = Console()
    before = load()
    if before is not None and before > BUSY:
        console.print(f"load: the machine is busy (load {before}): trust no figure.")
    bars = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with (
        tempfile.TemporaryDirectory(prefix="tenka-load-") as directory,
        Progress(*bars, console=console) as progress,
    ):
        run = Load(args, progress)
        try:
            asyncio.run(run.run(Path(directory)))
        except (Refused, NoServer, OSError) as error:
            console.print(f"load: {error}", markup=False)
            return 1
    console.print(shown(run.steps))
    told = {
        **machine(),
        "compiled": is_compiled(),
        "load": {"before": before, "after": load()},
        "think": args.think,
        "together": args.together,
        "steps": run.steps,
    }
    args.out.parent.mkdir(parents=True, exist_ok=True)
    args.out.write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")
    picture = args.out.with_suffix(".svg")
    picture.write_text(plot(run.steps), encoding="utf-8")
    console.print(f"load: written to {args.out} and {picture}", soft_wrap=True)
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit("load: stopped, nothing was written")
