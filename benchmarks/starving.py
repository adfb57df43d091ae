"""`make starving`: people play at a steady pace, and somebody at one address, within its limits,
asks for whatever is dear: how much longer does everybody else wait for their moves?"""

import argparse
import asyncio
import json
import os
import re
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from benchmarks.chuhan import is_compiled
from benchmarks.machine import BUSY, load, machine
from benchmarks.server import spread
from benchmarks.serving.attacker import Answered, Attack, Attacker
from benchmarks.serving.clients import Http, Refused
from benchmarks.serving.load import BySocket, all_seated, steadily
from benchmarks.serving.long_games import listed_tables, long_game
from benchmarks.serving.process import UNLIMITED, NoServer, Server, cores
from benchmarks.serving.tables import Game, games, people
from benchmarks.worker import ROOT
from tenka.server.settings import Settings

PEOPLE = 8  # guests of the attacker
PAUSE = 1.0
LONGEST = 30.0  # seconds that a move may take
# As every server has them unless its host says otherwise.
LIMITS = {
    name: str(Settings.model_fields[name.removeprefix("TENKA_").lower()].default)
    for name in UNLIMITED
}


class Starving:
    """A run: the tables where others play, and what was found so far."""

    def __init__(self, args: argparse.Namespace, console: Console) -> None:
        self.args = args
        self.console = console
        self.quiet: list[float] = []
        self.rows: list[dict[str, Any]] = []

    async def run(self, data: Path) -> None:
        """Prepare without limits, then measure with them."""
        server_core, load_core = cores()
        if load_core is not None:
            os.sched_setaffinity(0, {load_core})
        with Server(data, server_core) as server:
            found, attacks = await self._prepare(server)
        with Server(data, server_core, LIMITS) as server:
            players = await all_seated(server.port, found, lambda _: None, _home)
            await self._segment(server, players)  # what is made once is made by now
            self.quiet.clear()
            for attack in attacks:
                for connections in self.args.connections:
                    await self._segment(server, players)
                    await self._segment(server, players, attack, connections)
            await self._segment(server, players)

    async def _prepare(self, server: Server) -> tuple[list[Game], list[Attack]]:
        over = await long_game(server.port, server.data)
        going_on = await long_game(server.port, server.data, finished=False)
        await listed_tables(server.port)
        cookies = tuple(await people(server.port, PEOPLE))
        http = await Http(server.port).open()
        at = f"/api/tables/{over.table}"
        position = (await http.ask("GET", f"{at}/position?ply=300"))["position"]
        http.close()
        shown = {"game": "shogun", "seats": len(over.cookies), "position": position}
        wanted = [
            ("GET", f"{at}/moments?first=0&last=1000000", None),
            ("GET", f"{at}/moments?first={{n}}&last=1000000", None),
            ("GET", f"/api/tables/{going_on.table}/moments?first={{n}}&last=1000000", None),
            ("GET", f"{at}/replay?ply={{n}}", None),
            ("GET", f"{at}/position?ply={{n}}", None),
            ("GET", f"{at}/record", None),
            ("GET", at, None),
            ("GET", f"{at}/terms", None),
            ("GET", f"{at}/ratings", None),
            ("GET", "/api/tables", None),
            ("GET", "/api/tables/playing", None),
            ("GET", "/api/tables/mine", None),
            ("GET", "/api/games/shogun/examples", None),
            ("GET", "/api/leaderboard/shogun", None),
            ("GET", "/api/tournaments", None),
            ("GET", "/openapi.json", None),
            ("GET", "/docs/swagger-ui-bundle.js", None),
            ("GET", "/readyz", None),
            ("POST", "/api/positions", shown),
            ("POST", "/api/positions", {"game": "shogun"}),
            ("POST", f"{at}/branch", {"ply": 300, "seat": 0}),
            ("POST", "/api/quick", {"game": "shogun", "seat": 0}),
            ("POST", "/api/lessons/shogun", None),
            ("POST", "/api/tables", {"game": "chuhan", "public": False}),
        ]
        attacks = [Attack(*each, cookies=cookies) for each in wanted]
        attacks.append(Attack("SOCKET", over.table, cookies=cookies))
        attacks.append(Attack("SOCKET", going_on.table))
        only: str = self.args.only
        attacks = [each for each in attacks if re.search(only, f"{each.method} {each.path}")]
        parts = 2 + 2 * len(attacks) * len(self.args.connections)
        return await self._games(server, parts), attacks

    async def _games(self, server: Server, parts: int) -> list[Game]:
        """Where others play: so many that there are moves to the end of the last part."""
        wanted = parts * int(self.args.rate * self.args.seconds)
        found: list[Game] = []
        while sum(each.left for each in found) < wanted:
            tables: int = self.args.tables
            guests = await people(server.port, tables)
            more = await games(server.port, server.data, tables, guests, lambda: None)
            for each in more:
                each.number += len(found)
            found += more
        return found

    async def _segment(
        self,
        server: Server,
        players: list[BySocket],
        attack: Attack | None = None,
        connections: int = 0,
    ) -> None:
        seconds = self.args.seconds
        attacking: asyncio.Task[Answered] | None = None
        if attack is not None:
            attacker = Attacker(server.port, attack, connections, seconds + PAUSE)
            attacking = asyncio.create_task(attacker.run())
            await asyncio.sleep(PAUSE)  # it has spent what it may ask for at once
        asked = "nothing" if attack is None else f"{attack.method} {attack.path}"
        try:
            async with asyncio.timeout(seconds + LONGEST):
                found = await steadily(server, players, self.args.rate, seconds, lambda _: None)
        except TimeoutError:
            raise Refused(f"a move was not answered in {LONGEST:.0f} s; asked: {asked}") from None
        if attack is None or attacking is None:
            self.quiet += found.acknowledged
            return
        answered = await attacking
        half, most = spread(found.acknowledged)
        self.rows.append(
            {
                "asked": asked,
                "connections": connections,
                "p50_ms": half,
                "p99_ms": most,
                "granted_a_second": answered.granted / (seconds + PAUSE),
                "refused_a_second": answered.refused / (seconds + PAUSE),
                "core_share": found.cpu / found.seconds,
            }
        )
        self.console.print(f"  {self.rows[-1]['asked']} x {connections}: p99 {most:.1f} ms")
        with suppress(TimeoutError):
            await asyncio.sleep(PAUSE)


def _home(game: Game) -> str:
    """Others come from homes of their own."""
    return f"127.1.{game.number // 200}.{game.number % 200 + 1}"


def shown(quiet: tuple[float, float], rows: list[dict[str, Any]]) -> Table:
    """The figures for a terminal."""
    columns = ("asked from one address", "by", "p50", "p99 ms", "ratio", "granted/s", "refused/s")
    table = Table(*columns, box=SIMPLE_HEAD, padding=(0, 1), show_edge=False)
    for column in table.columns[1:]:
        column.justify = "right"
    table.add_row("nothing", "", f"{quiet[0]:.1f}", f"{quiet[1]:.1f}", "1.0", "", "")
    for row in rows:
        table.add_row(
            row["asked"][:60],
            str(row["connections"]),
            f"{row['p50_ms']:.1f}",
            f"{row['p99_ms']:.1f}",
            f"{row['p99_ms'] / quiet[1]:.1f}",
            f"{row['granted_a_second']:.0f}",
            f"{row['refused_a_second']:.0f}",
        )
    return table


def arguments(argv: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.starving", description=__doc__)
    parser.add_argument("--seconds", type=float, default=6.0, help="of each part (6)")
    parser.add_argument("--tables", type=int, default=150, help="where others play (150)")
    parser.add_argument("--rate", type=int, default=100, help="their moves a second (100)")
    parser.add_argument("--connections", type=int, nargs="+", default=[16], help="(16)")
    parser.add_argument("--only", default="", help="a regular expression of what is asked for")
    parser.add_argument(
        "--out",
        type=Path,
        default=ROOT / "build" / "starving.json",
        help="where the figures go (build/starving.json)",
    )
    return parser.parse_args(argv)


def main(argv: list[str] | None = None) -> int:
    args = arguments(argv)
    console = Console()
    before = load()
    if before is not None and before > BUSY:
        console.print(f"starving: the machine is busy (load {before}): trust the ratios only.")
    with tempfile.TemporaryDirectory("tenka-starving") as data:
        run = Starving(args, console)
        try:
            asyncio.run(run.run(Path(data)))
        except (Refused, NoServer, OSError) as error:
            console.print(f"starving: {error}")
            return 1
    quiet = spread(run.quiet)
    console.print(shown(quiet, run.rows))
    told = {
        **machine(),
        "compiled": is_compiled(),
        "load": {"before": before, "after": load()},
        "quiet": {"p50_ms": quiet[0], "p99_ms": quiet[1], "of": len(run.quiet)},
        "attacked": run.rows,
    }
    args.out.parent.mkdir(parents=True, exist_ok=True)
    args.out.write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")
    console.print(f"starving: written to {args.out}", soft_wrap=True)
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit("starving: stopped, nothing was written")
