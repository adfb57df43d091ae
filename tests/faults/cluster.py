"""Nodes, bot workers, PostgreSQL and NATS on this machine, with a bad link between any two."""

import asyncio
import shutil
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tests.faults.processes import UNLIMITED, Nats, Postgres, Program, Tenka
from tests.faults.proxy import Link


@dataclass(frozen=True)
class Node:
    """`tenka serve`, and the links that lead to it and from it."""

    program: Tenka
    entrance: Link
    to_database: Link
    to_bus: Link

    @property
    def url(self) -> str:
        """Where clients find it, through its entrance."""
        return f"http://127.0.0.1:{self.entrance.port}"

    async def start(self) -> None:
        """Start it; clients are let through to where it listens this time."""
        await self.program.start()
        self.entrance.target = self.program.port


class Cluster:
    """All of them. Everything is on loopback, in a directory of its own. Nodes begin as the release
    that is installed for `first_python`, if it is named, and are ours when they start again."""

    def __init__(self, directory: Path, nodes: int, workers: int, first_python: str = "") -> None:
        self.directory = directory
        self._first_python = first_python
        # Not inside the other one: as another user PostgreSQL might not get there.
        self.postgres = Postgres(Path(tempfile.mkdtemp(prefix="tenka-pg-")))
        self.nats = Nats(directory)
        self.nodes = [self._node(number) for number in range(nodes)]
        self.worker_link = Link()
        self.workers = [
            Tenka(f"worker{number}", directory, ["worker"], {"TENKA_BOT_WORKERS": "1"})
            for number in range(workers)
        ]

    @property
    def urls(self) -> list[str]:
        return [node.url for node in self.nodes]

    @property
    def database_url(self) -> str:
        """The database without any link between."""
        return self.postgres.url(self.postgres.port)

    @property
    def bus_url(self) -> str:
        """The bus without any link between."""
        return f"nats://127.0.0.1:{self.nats.port}"

    async def start(self, *, one_by_one: bool = False) -> None:
        """Services first, then the nodes, then the workers, each as soon as it can; or one node
        after the other, so that the first has run longest."""
        await asyncio.gather(self.postgres.make(), self.nats.start())
        for link in self.links():
            await link.start()
        self.worker_link.target = self.nats.port
        for node in self.nodes:
            node.to_database.target = self.postgres.port
            node.to_bus.target = self.nats.port
            node.program.environment |= {
                "TENKA_DATABASE_URL": self.postgres.url(node.to_database.port),
                "TENKA_BUS_URL": f"nats://127.0.0.1:{node.to_bus.port}",
            }
        for worker in self.workers:
            worker.environment["TENKA_BUS_URL"] = f"nats://127.0.0.1:{self.worker_link.port}"
        for node in self.nodes if one_by_one else ():
            await node.start()
        waiting = () if one_by_one else self.nodes
        await asyncio.gather(
            *(node.start() for node in waiting), *(worker.start() for worker in self.workers)
        )

    async def close(self) -> None:
        """Whatever is left of it ends."""
        for each in self.programs():
            await each.kill()
        for link in self.links():
            await link.close()
        shutil.rmtree(self.postgres.directory, ignore_errors=True)

    def programs(self) -> Iterator[Program]:
        yield from (node.program for node in self.nodes)
        yield from self.workers
        yield self.nats
        yield self.postgres

    def links(self) -> Iterator[Link]:
        for node in self.nodes:
            yield from (node.entrance, node.to_database, node.to_bus)
        yield self.worker_link

    def _node(self, number: int) -> Node:
        data = self.directory / f"node{number}"
        environment = {
            **UNLIMITED,
            "TENKA_DATA": str(data),
            "TENKA_PORT": "0",
            "TENKA_BOT_WORKERS": "1",
            "TENKA_GRACE": "2",
            "TENKA_WEBHOOKS_PRIVATE": "yes",
        }
        program = Tenka(f"node{number}", self.directory, ["serve"], environment, self._first_python)
        return Node(program, Link(), Link(), Link())
