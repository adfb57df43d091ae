"""Requests of one address begin one after the other; those of others do not wait for them."""

import asyncio
from collections.abc import Coroutine, Mapping
from pathlib import Path
from typing import Any

import pytest
from starlette.types import Receive, Scope, Send

from tenka.server.api.security import Gate
from tenka.server.make_services import make_services
from tenka.server.people.shares import Shares
from tenka.server.people.turns import AT_ONCE, Turns
from tenka.server.settings import Settings


async def ready() -> None:
    """All that can go on has gone on."""
    for _ in range(8):
        await asyncio.sleep(0)


class Requests:
    """Some that each end when they are told."""

    def __init__(self, turns: Turns) -> None:
        self.turns = turns
        self.begun: list[str] = []
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.ends: dict[str, asyncio.Event] = {}

    async def ask(self, *names: str) -> None:
        """Their first letter is their address."""
        for name in names:
            self.ends[name] = asyncio.Event()
            self.tasks[name] = asyncio.create_task(self._worked_on(name))
        await ready()

    async def end(self, name: str) -> None:
        self.ends[name].set()
        await ready()

    async def _worked_on(self, name: str) -> None:
        async with self.turns.of(name[0]):
            self.begun.append(name)
            await self.ends[name].wait()


def run(scene: Coroutine[Any, Any, None]) -> None:
    asyncio.run(scene)


def test_two_of_an_address_are_worked_on_and_others_do_not_wait() -> None:
    async def scene() -> None:
        requests = Requests(Turns(Shares(), at_once=2, held=60))
        await requests.ask("a1", "a2", "a3", "a4", "b1")
        assert requests.begun == ["a1", "a2", "b1"]
        await requests.end("a2")
        assert requests.begun[3:] == ["a3"]
        for name in ("a1", "a3", "a4", "b1"):
            await requests.end(name)
        assert requests.begun[4:] == ["a4"]
        assert not requests.turns.working
        assert not requests.turns.waiting

    run(scene())


def test_one_that_only_waits_lets_the_next_begin() -> None:
    async def scene() -> None:
        requests = Requests(Turns(Shares(), at_once=1, held=0.01))
        await requests.ask("a1", "a2", "a3")
        assert requests.begun == ["a1"]
        async with asyncio.timeout(5):
            while len(requests.begun) < 3:
                await asyncio.sleep(0.005)
        for name in ("a1", "a2", "a3"):
            await requests.end(name)
        assert not requests.turns.working

    run(scene())


@pytest.mark.parametrize("at_once", [True, False], ids=["its turn has just come", "it waits"])
def test_who_hangs_up_holds_nobody_up(at_once: bool) -> None:
    async def scene() -> None:
        requests = Requests(Turns(Shares(), at_once=1, held=60))
        await requests.ask("a1", "a2", "a3")
        if at_once:
            requests.ends["a1"].set()
            await asyncio.sleep(0)  # it ends; the next one has not been told yet
        requests.tasks["a2"].cancel()
        await ready()
        await requests.end("a1")
        assert "a3" in requests.begun
        await requests.end("a3")
        assert not requests.turns.working
        assert not requests.turns.waiting

    run(scene())


@pytest.mark.parametrize(
    ("settings", "path", "begun"),
    [
        ({}, "/api/tables", AT_ONCE + 1),
        ({}, "/readyz", 6),
        ({"address_rate": 0}, "/api/tables", 6),
    ],
    ids=["a page", "a probe", "all from one address"],
)
def test_the_gate_lets_them_in_by_turns(
    tmp_path: Path, settings: Mapping[str, Any], path: str, begun: int
) -> None:
    """Five requests of one address, and one of another."""
    seen: list[str] = []
    end = asyncio.Event()

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        seen.append(scope["client"][0])
        await end.wait()

    async def scene() -> None:
        gate = Gate(app, make_services(Settings(data=tmp_path, **settings)))
        gate.turns.held = 60
        asked = [
            asyncio.create_task(gate(scope_of(path, address), nothing, nothing))
            for address in (*["198.51.100.1"] * 5, "198.51.100.2")
        ]
        await ready()
        assert len(seen) == begun
        assert "198.51.100.2" in seen
        end.set()
        await asyncio.gather(*asked)
        assert len(seen) == 6

    run(scene())


async def nothing(*_: Any) -> Any:
    """None of them has a body, nor an answer."""


def scope_of(path: str, address: str) -> Scope:
    return {"type": "http", "method": "GET", "path": path, "headers": [], "client": (address, 1)}


def test_a_turn_comes_when_the_address_has_its_share_of_the_loop() -> None:
    async def scene() -> None:
        used = 0.0
        shares = Shares(0.1, 0.0, used=lambda: used)
        requests = Requests(Turns(shares, at_once=1, held=60))

        async def dear() -> None:
            nonlocal used
            used += 60.0

        await shares.counted("a", dear())
        await requests.ask("b1", "a1", "a2")
        assert requests.begun == ["b1"]
        requests.tasks["a1"].cancel()
        await ready()
        assert requests.begun == ["b1"]
        requests.tasks["a2"].cancel()
        await ready()
        assert not requests.turns.waiting
        await requests.end("b1")
        assert not requests.turns.working

    run(scene())
