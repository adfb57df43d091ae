"""`make bench-server`: one server process on one core, the load on another, all on loopback."""

import argparse
import asyncio
import json
import os
import statistics
import sys
import tempfile
import time
from contextlib import ExitStack
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from benchmarks.chuhan import is_compiled
from benchmarks.machine import BUSY, load, machine
from benchmarks.serving.clients import Http, Refused
from benchmarks.serving.load import (
    ByHttp,
    Latency,
    Throughput,
    all_seated,
    flat_out,
    steadily,
    watching,
)
from benchmarks.serving.process import NoServer, Server, cores, raised_file_limit
from benchmarks.serving.tables import Game, games, people
from benchmarks.worker import ROOT

AT_ONCE = 128
GUESTS = 100
SPARE_FILES = 200
SETTLED = 2.0


@dataclass(frozen=True)
class Figure:
    """A line of the result."""

    what: str
    figure: str
    aim: str = ""


class Bench:
    """A run: what was asked for, the progress so far, and what came out."""

    def __init__(self, args: argparse.Namespace, console: Console, progress: Progress) -> None:
        self.args = args
        self.console = console
        self.progress = progress
        self.figures: list[Figure] = []
        self.raw: dict[str, Any] = {}

    async def run(self, data: Path) -> None:
        """All of it; the server is started anew before its memory is looked at."""
        server_core, load_core = cores()
        if load_core is None:
            self.console.print("bench: one core alone: server and load are in each other's way.")
        else:
            os.sched_setaffinity(0, {load_core})
        sockets = self._sockets()
        if self.args.database:
            os.environ["TENKA_DATABASE_URL"] = self.args.database  # for the server
        with Server(data, server_core) as server:
            found = await self._tables(server)
            await self._flat_out_by_http(server, found)
            await self._by_sockets(server, found)
        began = time.perf_counter()
        with Server(data, server_core) as server:
            going = sum(1 for game in found if game.left)
            self._starting(time.perf_counter() - began, going)
            await self._idle(server, [game for game in found if game.left], sockets)

    def _sockets(self) -> int:
        """How many idle sockets there can be."""
        wanted: int = self.args.sockets
        files = raised_file_limit(max(wanted, 2 * self.args.tables) + SPARE_FILES)
        possible = min(wanted, files - SPARE_FILES)
        if possible < wanted:
            self.console.print(
                f"bench: this system lets a process open {files} files: {possible} idle sockets "
                f"instead of {wanted}."
            )
        if 2 * self.args.tables > files - SPARE_FILES:
            sys.exit(f"bench: {files} files are too few for two sockets at each table.")
        return possible

    async def _tables(self, server: Server) -> list[Game]:
        number = self.args.tables
        bar = self.progress.add_task(f"{number} tables", total=number)
        guests = await people(server.port, GUESTS)
        before = server.memory()
        found = await games(
            server.port,
            self.args.database or server.data,
            number,
            guests,
            lambda: self.progress.advance(bar),
        )
        each = (server.memory() - before) / number
        self.figures.append(Figure("memory of a table at its start", f"{each / 1024:.0f} KB"))
        self.raw["table_bytes"] = round(each)
        return found

    async def _flat_out_by_http(self, server: Server, found: list[Game]) -> None:
        connections = [await Http(server.port).open() for _ in range(AT_ONCE)]
        movers = [ByHttp(game, connections) for game in found]
        result = await flat_out(
            server, movers, AT_ONCE, self.args.seconds, self._timed("moves by HTTP")
        )
        for connection in connections:
            connection.close()
        self._throughput("durable moves a second, by HTTP, nobody listens", "http", result)

    async def _by_sockets(self, server: Server, found: list[Game]) -> None:
        going = [game for game in found if game.left]
        bar = self.progress.add_task(f"{2 * len(going)} sockets", total=len(going))
        players = await all_seated(server.port, going, lambda n: self.progress.advance(bar, n))
        result = await flat_out(
            server, players, AT_ONCE, self.args.seconds, self._timed("moves by sockets")
        )
        self._throughput("durable moves a second, by sockets, both listen", "sockets", result)
        await asyncio.sleep(SETTLED)
        rate, seconds = self.args.rate, 2 * self.args.seconds
        timed = self._timed(f"{rate} moves a second", seconds)
        self._latency(await steadily(server, players, rate, seconds, timed), len(going))
        for each in players:
            each.get_up()

    async def _idle(self, server: Server, going: list[Game], number: int) -> None:
        bar = self.progress.add_task(f"{number} idle sockets", total=number)
        async with asyncio.timeout(120):  # what all share: each table is in memory by then
            first = await watching(server.port, going, len(going), lambda n: None)
        await asyncio.sleep(SETTLED)
        before = server.memory()
        found = await watching(server.port, going, number, lambda n: self.progress.advance(bar, n))
        await asyncio.sleep(SETTLED)
        each = (server.memory() - before) / number
        cpu = server.cpu()
        await asyncio.sleep(SETTLED)
        idle = (server.cpu() - cpu) / SETTLED
        for socket in (*first, *found):
            socket.close()
        self.figures.append(
            Figure(f"memory of each of {number} idle sockets", f"{each / 1024:.1f} KB", "35 KB")
        )
        self.figures.append(Figure("of a core, used while they idle", f"{idle:.0%}"))
        self.raw["idle"] = {"sockets": number, "bytes_each": round(each), "core_share": idle}

    def _starting(self, seconds: float, going: int) -> None:
        self.figures.append(Figure(f"start with {going} games going on", f"{seconds:.1f} s"))
        self.raw["start"] = {"seconds": seconds, "games": going}

    def _throughput(self, what: str, name: str, result: Throughput) -> None:
        self.figures.append(Figure(what, f"{result.rate:,.0f}", "1,500"))
        self.figures.append(
            Figure("  the server's computing for each", f"{result.cost * 1e6:,.0f} us")
        )
        self.raw[name] = {**asdict(result), "rate": result.rate, "cpu_each": result.cost}

    def _latency(self, result: Latency, tables: int) -> None:
        for what, times, aim in (
            ("until it is acknowledged", result.acknowledged, "50 ms"),
            ("until the rival is told", result.told, ""),
        ):
            half, most = spread(times)
            self.figures.append(
                Figure(f"{self.args.rate}/s over {tables} tables, {what}: p50", f"{half:.1f} ms")
            )
            self.figures.append(Figure("  p99", f"{most:.1f} ms", aim))
            self.raw[what.replace(" ", "_")] = {"p50_ms": half, "p99_ms": most, "of": len(times)}
        self.raw["steady"] = {
            "rate": self.args.rate,
            "tables": tables,
            "moves": len(result.acknowledged),
            "core_share": result.cpu / result.seconds,
        }
        share = result.cpu / result.seconds
        self.figures.append(Figure("  of a core, used meanwhile", f"{share:.0%}"))

    def _timed(self, what: str, seconds: float | None = None) -> Any:
        bar = self.progress.add_task(what, total=seconds or self.args.seconds)
        return lambda passed: self.progress.advance(bar, passed)


def spread(times: list[float]) -> tuple[float, float]:
    """The median and the 99th of a hundred, in milliseconds."""
    hundredths = statistics.quantiles(times, n=100)
    return hundredths[49] * 1000, hundredths[98] * 1000


def arguments(argv: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server", description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0, help="of each load (10)")
    parser.add_argument("--tables", type=int, default=1000, help="where they play (1000)")
    parser.add_argument("--rate", type=int, default=500, help="moves a second, for latency (500)")
    parser.add_argument("--sockets", type=int, default=5000, help="that idle (5000)")
    parser.add_argument("--data", type=Path, help="an empty directory for the server (a new one)")
    parser.add_argument("--database", help="the URL of an empty PostgreSQL database (SQLite)")
    parser.add_argument(
        "--out",
        type=Path,
        default=ROOT / "build" / "bench-server.json",
        help="where the figures go (build/bench-server.json)",
    )
    args = parser.parse_args(argv)
    if args.tables < AT_ONCE or args.sockets < 1 or args.rate < 1 or not 1 <= args.seconds <= 60:
        parser.error(f"--tables is {AT_ONCE} or more, --seconds 1 to 60, the others 1 or more")
    return args


def shown(figures: list[Figure]) -> Table:
    """The figures for a terminal."""
    table = Table("", "figure", "aim", box=SIMPLE_HEAD, padding=(0, 1), show_edge=False)
    table.columns[1].justify = "right"
    for each in figures:
        table.add_row(each.what, each.figure, each.aim)
    return table


def main(argv: list[str] | None = None) -> int:
    args = arguments(argv)
    console = Console()
    before = load()
    if before is not None and before > BUSY:
        console.print(f"bench: the machine is busy (load {before}): trust the computing time only.")
    if not is_compiled():
        console.print("bench: tenka is not compiled here, so these are the interpreted figures.")
    bars = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with ExitStack() as stack:
        data = args.data or Path(stack.enter_context(tempfile.TemporaryDirectory("tenka-bench")))
        with Progress(*bars, console=console) as progress:
            bench = Bench(args, console, progress)
            try:
                asyncio.run(bench.run(data))
            except (Refused, NoServer, OSError) as error:
                console.print(f"bench: {error}")
                return 1
    console.print(shown(bench.figures))
    told = {
        **machine(),
        "compiled": is_compiled(),
        "load": {"before": before, "after": load()},
        "arguments": {name: str(value) for name, value in vars(args).items() if name != "database"},
        "database": "PostgreSQL" if args.database else "SQLite",
        "figures": bench.raw,
    }
    args.out.parent.mkdir(parents=True, exist_ok=True)
    args.out.write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")
    console.print(f"bench: load {before}, then {load()}; written to {args.out}", soft_wrap=True)
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit("bench: stopped, nothing was written")
