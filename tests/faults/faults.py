"""The faults: each is done to one program or one link, lasts a while, and is over."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from random import Random

from tests.faults.clients import Entrances
from tests.faults.cluster import Cluster, Node
from tests.faults.processes import Program
from tests.faults.proxy import Link

PAST_THE_LEASE = 3.0  # seconds; a node that was away so long has lost its tables
AWAY = (0.0, 1.5)  # seconds that a program is gone, or a link is bad
OUTAGE = 10.0
SLOW = (0.05, 0.4)

Do = Callable[[], Awaitable[None]]


@dataclass(frozen=True)
class Fault:
    """What is done, to what."""

    what: str
    to: str
    do: Do

    @property
    def name(self) -> str:
        return f"{self.what}: {self.to}"


class Faults:
    """All that can be done to a cluster, drawn by chance."""

    def __init__(self, cluster: Cluster, entrances: Entrances, chance: Random) -> None:
        self.cluster = cluster
        self.entrances = entrances
        self.chance = chance

    def all(self) -> list[Fault]:
        """Each of them once."""
        cluster = self.cluster
        found: list[Fault] = []
        for number, node in enumerate(cluster.nodes):
            name = f"node {number}"
            found += [
                Fault("kill", name, partial(self._kill_node, number)),
                Fault("restart", name, partial(self._restart_node, node)),
                Fault("pause", name, partial(self._pause, node.program)),
                *self._of_link(f"clients to {name}", node.entrance),
                *self._of_link(f"{name} to PostgreSQL", node.to_database),
                *self._of_link(f"{name} to NATS", node.to_bus),
            ]
        shared: list[tuple[str, Program]] = [
            ("PostgreSQL", cluster.postgres),
            ("NATS", cluster.nats),
        ]
        workers = [(f"worker {n}", worker) for n, worker in enumerate(cluster.workers)]
        found += [Fault("outage", name, partial(self._outage, each)) for name, each in shared]
        for name, program in (*shared, *workers):
            found += [
                Fault("kill", name, partial(self._kill, program)),
                Fault("restart", name, partial(self._restart, program)),
                Fault("pause", name, partial(self._pause, program)),
            ]
        return [*found, *self._of_link("workers to NATS", cluster.worker_link)]

    def drawn(self, number: int, only: str = "") -> list[Fault]:
        """So many: all of them in turn, each time in another order."""
        known = [fault for fault in self.all() if only in fault.name]
        found: list[Fault] = []
        while known and len(found) < number:
            found += self.chance.sample(known, len(known))
        return found[:number]

    def named(self, *names: str) -> list[Fault]:
        """Those of these names."""
        known = {fault.name: fault for fault in self.all()}
        return [known[name] for name in names]

    def _of_link(self, name: str, link: Link) -> list[Fault]:
        return [
            Fault("cut", name, partial(self._cut, link)),
            Fault("delay", name, partial(self._delay, link)),
            Fault("half-open", name, partial(self._silence, link)),
            Fault("halve", name, partial(self._halve, link)),
        ]

    async def _kill_node(self, number: int) -> None:
        node = self.cluster.nodes[number]
        self.entrances.died(number)
        await node.program.kill()
        await self._while()
        await node.start()

    async def _restart_node(self, node: Node) -> None:
        await node.program.stop()
        await node.start()

    async def _kill(self, program: Program) -> None:
        await program.kill()
        await self._while()
        await program.start()

    async def _outage(self, program: Program) -> None:
        await program.kill()
        await asyncio.sleep(OUTAGE)
        await program.start()

    async def _restart(self, program: Program) -> None:
        await program.stop()
        await program.start()

    async def _pause(self, program: Program) -> None:
        program.pause()
        await asyncio.sleep(PAST_THE_LEASE)
        program.resume()

    async def _cut(self, link: Link) -> None:
        link.closed = True
        link.abort()
        await self._while()
        link.mend()

    async def _delay(self, link: Link) -> None:
        link.delay = self.chance.uniform(*SLOW)
        await self._while()
        link.mend()

    async def _silence(self, link: Link) -> None:
        link.silent.set()
        await asyncio.sleep(PAST_THE_LEASE)
        link.mend()

    async def _halve(self, link: Link) -> None:
        link.halving = True
        await self._while()
        link.mend()

    async def _while(self) -> None:
        await asyncio.sleep(self.chance.uniform(*AWAY))
