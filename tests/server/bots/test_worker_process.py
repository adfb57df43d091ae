"""Real workers on a real bus: whole games, and what happens when one of them is gone."""

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import nats as nats_client
import pytest

import tenka
from tenka.core.contract import Json
from tenka.server.analyses import queue
from tenka.server.analyses.local import AnalysisFailed, Progress
from tenka.server.bots.remote_bots import RemoteBots
from tenka.server.bots.roster import Roster
from tenka.server.bots.worker_messages import BEATS, SILENCE
from tenka.server.bus.nats import NatsBus
from tenka.server.bus.wire import decoded
from tests.patient import PATIENCE
from tests.server.api.site import LAST_CARD
from tests.server.bots.worker_process import OwnBots, WorkerProcess, decision
from tests.server.nats_server import NatsServer
from tests.server.shell import Clock, NoBots, app_in, browsing

GAMES = [("chuhan", 2), ("suntzu", 2), ("shogun", 3)]


@pytest.fixture(scope="module")
def worker(nats: NatsServer) -> Iterator[WorkerProcess]:
    """One that nobody stops before the end."""
    with workers(nats, 1) as (one,):
        yield one


@contextmanager
def workers(nats: NatsServer, count: int) -> Iterator[list[WorkerProcess]]:
    started = [WorkerProcess(nats.url) for _ in range(count)]
    try:
        for each in started:
            each.wait_until_ready()
        yield started
    finally:
        for each in started:
            if each.process.poll() is None:
                each.kill()


@asynccontextmanager
async def asking(
    nats: NatsServer, clock: Clock | None = None
) -> AsyncIterator[tuple[RemoteBots, OwnBots]]:
    bus, own = NatsBus([nats.url]), OwnBots()
    await bus.open()
    bots = RemoteBots(bus, own)
    bots.roster = Roster(clock or Clock())  # nobody falls silent because this machine is slow
    await bots.start()
    try:
        await until(lambda: bots.roster.processes)
        yield bots, own
    finally:
        await bots.stop()
        await bus.close()


async def until(true: Callable[[], Any]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.01)


def told(story: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(story())


@pytest.mark.parametrize(("game", "seats"), GAMES)
@pytest.mark.usefixtures("worker")
def test_whole_games_are_played_by_a_worker(nats: NatsServer, game: str, seats: int) -> None:
    async def story() -> None:
        state = tenka.game(game).new(seats=seats, seed=3, journal=True)
        decisions = 0
        async with asking(nats) as (bots, own):
            while state.outcome is None:
                for seat in state.turn:
                    texts = await decision(
                        *(bots, "greedy", state, seat), seats=seats, journal=state.journal(seat)
                    )
                    for text in texts:
                        state.play(seat, text)
                    decisions += 1
            assert (own.thought, bots.by_workers, bots.failed) == (0, decisions, 0)

    told(story)


@pytest.mark.usefixtures("worker")
def test_a_bot_at_a_table_of_a_server_thinks_in_a_worker(nats: NatsServer, tmp_path: Path) -> None:
    """In the server itself nobody thinks here."""
    app = app_in(tmp_path, bots=NoBots(), bus_url=nats.url)
    with browsing(app) as client:
        remote = app.state.services.remote_bots
        remote.roster = Roster(Clock())
        assert client.portal is not None
        client.portal.call(until, lambda: remote.roster.processes)
        client.get("/api/me")
        asked = {"game": "suntzu", "seat": 0, "bots": {"1": "greedy"}}
        answer = client.post("/api/tables", json=asked)
        assert answer.status_code == 201, answer.text
        client.portal.call(until, lambda: remote.by_workers)
        figures = client.get("/metrics").text
    assert remote.failed == 0
    assert "tenka_worker_processes 1.0" in figures
    assert "tenka_worker_moves_total 0" not in figures


@pytest.mark.usefixtures("worker")
def test_an_analysis_is_made_by_a_worker(
    nats: NatsServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nobody_here(record: str, progress: Progress) -> Json:
        raise AnalysisFailed("it was to be made elsewhere")

    monkeypatch.setattr(queue, "analysed_here", nobody_here)
    app = app_in(tmp_path, bots=NoBots(), bus_url=nats.url)
    with browsing(app) as client:
        opened = client.post("/api/quick", json={"game": "chuhan", "position": LAST_CARD})
        table = f"/api/tables/{opened.json()['table']}"
        last = {"decision": 0, "key": "k", "moves": ["play 4"]}
        assert client.post(f"{table}/moves", json=last).is_success
        assert client.post(f"{table}/analysis").json()["status"] == "waiting"
        ends = time.monotonic() + PATIENCE
        while (told := client.get(f"{table}/analysis").json())["status"] == "waiting":
            assert time.monotonic() < ends
            time.sleep(0.01)
    assert told["status"] == "done"
    assert len(told["analysis"]["steps"]) == 1


def test_a_worker_that_is_killed_in_mid_thought_loses_nothing(own_nats: NatsServer) -> None:
    clock = Clock()

    async def story() -> None:
        state = tenka.game("chuhan").new(seed=5)
        with workers(own_nats, 2) as both:
            thinkers = {each.process.pid: each.thinker() for each in both}
            async with asking(own_nats, clock) as (bots, own), listening(own_nats) as beats:
                await until(lambda: bots.roster.processes == 2)
                for thinker in thinkers.values():
                    os.kill(thinker, signal.SIGSTOP)  # so that the thought lasts
                try:
                    deciding = asyncio.ensure_future(decision(bots, "greedy", state, state.turn[0]))
                    await until(lambda: any(beat["jobs"] for beat in beats))
                    busy = next(beat["worker"] for beat in beats if beat["jobs"])
                    next(each for each in both if each.id == busy).kill()
                    assert not deciding.done()
                    clock.time += SILENCE - 1
                    (other,) = (each.id for each in both if each.id != busy)
                    await until(lambda: bots.roster._workers[other].heard == clock.time)
                    clock.time += 2
                finally:
                    for thinker in thinkers.values():
                        os.kill(thinker, signal.SIGCONT)
                texts = await deciding
                assert state.check(state.turn[0], texts) is None
                assert (own.thought, bots.by_workers) == (0, 1)
                await until(lambda: bots.roster.processes == 1)

    told(story)


def test_when_the_bus_is_away_we_think_ourselves_and_then_workers_again(
    own_nats: NatsServer,
) -> None:
    async def story() -> None:
        state = tenka.game("suntzu").new(seed=5)
        with workers(own_nats, 1) as (worker,):
            async with asking(own_nats) as (bots, own):
                for round in (1, 2):
                    assert await decision(bots, "greedy", state, 0)
                    assert (bots.by_workers, own.thought) == (round, round - 1)
                    own_nats.stop()
                    assert await decision(bots, "greedy", state, 0)
                    assert (bots.by_workers, own.thought) == (round, round)
                    bots.roster._workers.clear()
                    own_nats.start()
                    await until(lambda: bots.roster.processes)
            assert worker.stop() == 0

    told(story)


@asynccontextmanager
async def listening(nats: NatsServer) -> AsyncIterator[list[Json]]:
    """All that workers tell of themselves."""
    beats: list[Json] = []

    async def hear(message: Any) -> None:
        beat = decoded(message.data)
        assert beat is not None
        beats.append(beat)

    client = await nats_client.connect(nats.url)
    await client.subscribe(BEATS, cb=hear)
    try:
        yield beats
    finally:
        await client.close()
