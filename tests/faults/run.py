"""A whole run: people play, faults happen, all is played to its end, and everything is checked."""

import asyncio
import statistics
import time
from collections import Counter
from collections.abc import Callable
from contextlib import AsyncExitStack
from dataclasses import asdict, dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from tests.faults.bus_tap import BusTap
from tests.faults.checking import (
    Findings,
    check_last_state,
    check_promises,
    check_record,
    stored_secrets,
    twice_without_a_reason,
)
from tests.faults.clients import Client, Entrances
from tests.faults.cluster import Cluster
from tests.faults.faults import Fault, Faults
from tests.faults.games import KINDS, Game
from tests.faults.notices import Receiver
from tests.patient import PATIENCE

BETWEEN = (0.1, 0.6)  # seconds from one fault to the next
GLANCE = 0.02
CALM = 3.0  # seconds after a fault in which it may still have consequences

Show = Callable[[int, str], None]


@dataclass(frozen=True)
class Plan:
    """What is to be done."""

    faults: int = 6
    seed: int = 1
    nodes: int = 2
    workers: int = 2
    tables: int = 6
    only: str = ""  # faults whose name has this
    named: tuple[str, ...] = ()  # these faults, instead of any that are drawn
    again: bool = True  # a new game where one is over, as long as there are faults
    first_python: str = ""  # of the release as which nodes begin, if it is not ours
    patience: float = PATIENCE  # seconds until a table that nobody can play at is stuck


@dataclass
class Happened:
    """A fault, from when to when."""

    name: str
    began: float
    ended: float = 0.0
    acknowledged: int = 0  # decisions while it lasted

    @property
    def loses_fates(self) -> bool:
        """May a node have sent a notice and not have written down that it did?"""
        to = self.name.partition(": ")[2]
        return to.endswith("PostgreSQL") or (to.startswith("node") and not to.endswith("NATS"))


@dataclass
class Report:
    """What became of it."""

    plan: Plan
    seconds: float = 0.0
    games: int = 0
    by_kind: dict[str, int] = field(default_factory=dict)
    acknowledged: int = 0
    found_durable: int = 0  # of those whose answer was lost
    requests_lost: int = 0
    requests_refused: int = 0
    older_states: int = 0
    notices: int = 0
    notices_again: int = 0  # since a fault took the fate of the first one with it
    uncalled: int = 0
    bus: dict[str, int] = field(default_factory=dict)
    waits: dict[str, dict[str, float]] = field(default_factory=dict)
    faults: list[Happened] = field(default_factory=list)
    findings: Findings = field(default_factory=Findings)

    def to_json(self) -> dict[str, Any]:
        return asdict(self)

    def told(self) -> str:
        """In a line."""
        bad = {name: len(found) for name, found in vars(self.findings).items()}
        return (
            f"{len(self.faults)} faults in {self.seconds:.0f} s: {self.games} games, "
            f"{self.acknowledged} decisions acknowledged ({self.found_durable} of them found "
            f"durable though unanswered), {self.requests_lost} requests lost, "
            f"{self.requests_refused} put off, {self.notices} notices; "
            + ", ".join(f"{count} {name}" for name, count in bad.items())
        )


class Run:
    """Some tables that are always played at, a new game as soon as one is over."""

    def __init__(self, plan: Plan, directory: Path, show: Show = lambda n, what: None) -> None:
        self.plan = plan
        self.cluster = Cluster(directory, plan.nodes, plan.workers, plan.first_python)
        self.receiver = Receiver()
        self.games: list[Game] = []
        self.report = Report(plan)
        self.last = False  # no new game any more
        self._show = show
        self._chance = Random(plan.seed)

    async def run(self) -> Report:
        """All of it."""
        async with AsyncExitStack() as stack:
            stack.push_async_callback(self.cluster.close)
            await self.cluster.start()
            self.entrances = Entrances(self.cluster.urls)
            stack.push_async_callback(self.entrances.close)
            await self.receiver.start()
            stack.push_async_callback(self.receiver.close)
            self.tap = BusTap(self.cluster.bus_url)
            await self.tap.start()
            stack.push_async_callback(self.tap.close)
            began = time.monotonic()
            await self._play_through_faults()
            await self._check()
            self.report.seconds = time.monotonic() - began
        return self.report

    @property
    def acknowledged(self) -> int:
        return sum(len(player.promises) for game in self.games for player in game.players)

    async def _play_through_faults(self) -> None:
        playing = [asyncio.ensure_future(self._play(n)) for n in range(self.plan.tables)]
        try:
            await self._faults(playing)
            self.last = True
            await self._wait_for_the_end(playing)
        finally:
            for each in playing:
                each.cancel()
            ends = await asyncio.gather(*playing, return_exceptions=True)
        for end in ends:
            if isinstance(end, Exception):
                self.report.findings.problems.append(f"a player gave up: {_reason(end)}")

    async def _play(self, place: int) -> None:
        """One place: game after game, each of another kind, at least one."""
        number = place
        while number == place or (self.plan.again and not self.last):
            kind = KINDS[number % len(KINDS)]
            chance = Random(self._chance.getrandbits(64))
            serial = len(self.games)
            game = Game(self.entrances, self.receiver, kind, serial, chance)
            self.games.append(game)
            await game.play()
            number += self.plan.tables

    async def _faults(self, playing: list[asyncio.Task[None]]) -> None:
        source = Faults(self.cluster, self.entrances, Random(self.plan.seed))
        named = source.named(*self.plan.named)
        for number, fault in enumerate(named or source.drawn(self.plan.faults, self.plan.only)):
            await asyncio.sleep(self._chance.uniform(*BETWEEN))
            await self._until_somebody_moves(playing)
            self._show(number, fault.name)
            await self._one(fault)
        self._show(len(self.report.faults), "played to the end")

    async def _one(self, fault: Fault) -> None:
        happened = Happened(fault.name, time.monotonic())
        before = self.acknowledged
        await fault.do()
        happened.ended = time.monotonic()
        happened.acknowledged = self.acknowledged - before
        self.report.faults.append(happened)
        for program in self.cluster.programs():
            if not program.pids():
                self.report.findings.problems.append(
                    f"{program.name} has ended after {fault.name}: {program.log()[-500:]}"
                )

    async def _until_somebody_moves(self, playing: list[asyncio.Task[None]]) -> None:
        """All goes on by itself after a fault; a busy machine may take its time."""
        before = self.acknowledged
        end = time.monotonic() + self.plan.patience
        while self.acknowledged == before and time.monotonic() < end:
            if all(each.done() for each in playing):
                return
            await asyncio.sleep(GLANCE)

    async def _wait_for_the_end(self, playing: list[asyncio.Task[None]]) -> None:
        """As long as anybody gets on, it is not stuck."""
        while not all(each.done() for each in playing):
            before = self.acknowledged
            await self._until_somebody_moves(playing)
            if self.acknowledged == before:
                break
        for game in self.games:
            if not game.over:
                self.report.findings.stuck.append(_where(game))

    async def _check(self) -> None:
        report, findings = self.report, self.report.findings
        for game in self.games:
            for player in game.players:
                findings.problems += player.problems
                report.found_durable += player.found
                report.older_states += player.older
                report.uncalled += getattr(player, "uncalled", 0)
            if game.over:
                await self._check_game(game)
            else:
                await self._check_stuck(game)
        findings.problems += self.entrances.errors
        report.games = len(self.games)
        report.by_kind = dict(Counter(game.kind.name for game in self.games))
        report.acknowledged = self.acknowledged
        report.requests_lost = self.entrances.lost
        report.requests_refused = self.entrances.refused
        report.bus = dict(self.tap.subjects)
        report.waits = {what: _spread(times) for what, times in self.entrances.waits.items()}
        report.notices = self.receiver.count
        twice = self.receiver.twice()
        when = [(each.began, each.ended + CALM) for each in report.faults if each.loses_fates]
        findings.notices_twice += twice_without_a_reason(twice, when)
        report.notices_again = len(twice) - len(findings.notices_twice)
        findings.leaks += self.tap.leaks(await self._unsaid())

    async def _check_game(self, game: Game) -> None:
        """By its record, and by what each node says of it now."""
        findings = self.report.findings
        answer = await game.players[0].client.answer("GET", f"/api/tables/{game.table}/record")
        if not answer.is_success:
            findings.unverified.append(f"{game.table}: {answer.text}")
            return
        record = check_record(answer.text, game.commitment, findings)
        if record is None:
            return
        findings.problems += await game.ratings_amiss()
        for player in game.players:
            check_promises(player, record, findings)
            for number in range(len(self.cluster.nodes)):
                client = Client(self.entrances, number)
                client.cookie = player.client.cookie
                fresh = await client.ask("GET", f"/api/tables/{game.table}")
                check_last_state(player, record, fresh, findings)

    async def _check_stuck(self, game: Game) -> None:
        """What somebody was told has to be there, though it went no further."""
        for player in game.players:
            known = player.state.get("version", 0)
            fresh = await player.client.ask("GET", player.path)
            if fresh["version"] < known:
                told = f"told version {known}, stored is {fresh['version']}"
                self.report.findings.lost.append(f"table {game.table}, seat {player.seat}: {told}")

    async def _unsaid(self) -> list[str | bytes]:
        """What may be in no message on the bus."""
        unsaid = await asyncio.to_thread(stored_secrets, self.cluster.database_url)
        for game in self.games:
            unsaid += game.nonces
            unsaid += [player.client.cookie.partition("=")[2] for player in game.players]
        return unsaid


def _where(game: Game) -> str:
    told = [
        {name: player.state.get(name) for name in ("version", "status", "my_turn", "decision")}
        | {"answered": player.answered, "way": type(player).__name__}
        for player in game.players
    ]
    return f"table {game.table} ({game.kind.name}): {told}"


def _reason(error: BaseException) -> str:
    if isinstance(error, BaseExceptionGroup):
        return "; ".join(map(_reason, error.exceptions))
    return f"{type(error).__name__}: {error}"


def _spread(times: list[float]) -> dict[str, float]:
    """Seconds: the median, the 99th of a hundred, the longest."""
    hundredths = (
        statistics.quantiles(times, n=100, method="inclusive") if len(times) > 1 else times * 99
    )
    return {
        "of": len(times),
        "p50": round(hundredths[49], 3),
        "p99": round(hundredths[98], 3),
        "most": round(max(times), 3),
    }
