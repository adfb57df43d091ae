"""Bots that think on other machines, by workers in this process: whatever they do, the table goes
on."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

import tenka
from tenka.core.contract import Json
from tenka.server.bots import remote_bots
from tenka.server.bots.bot_question import BotQuestion
from tenka.server.bots.remote_bots import RemoteBots
from tenka.server.bots.roster import Roster
from tenka.server.bots.worker_messages import BEATS, GROUP, SILENCE, Beat, jobs_subject
from tenka.server.bots.worker_service import WorkerService
from tenka.server.bus.contract import Bus
from tenka.server.bus.in_process import InProcessBus
from tenka.server.processes.fair_queue import Line
from tenka.version import VERSION
from tests.patient import PATIENCE
from tests.server.bots.worker_process import OwnBots, decision
from tests.server.shell import Clock

Answer = Callable[[Json], Coroutine[Any, Any, Json]]


class Desk:
    """A server, and the bus by which it asks."""

    def __init__(self, budget: float = PATIENCE) -> None:
        self.bus = InProcessBus()
        self.own = OwnBots(budget)
        self.bots = RemoteBots(self.bus, self.own)
        self.clock = Clock()  # by which workers fall silent
        self.bots.roster = Roster(self.clock)
        self.state = tenka.game("chuhan").new(seed=7)

    async def decide(self, **more: Any) -> Any:
        return await decision(self.bots, "greedy", self.state, self.state.turn[0], **more)

    def tell(self, story: Callable[[], Coroutine[Any, Any, None]]) -> None:
        async def told() -> None:
            await self.bots.start()
            try:
                await story()
            finally:
                await self.bots.stop()
                await self.bus.close()

        asyncio.run(told())

    async def worker(self, answer: Answer, processes: int = 1) -> None:
        """One that answers like this, and tells of itself once."""
        await self.bus.respond(jobs_subject(), answer, group=GROUP)
        await self.beat(processes)
        await until(lambda: self.bots.roster.processes >= processes)

    async def beat(self, processes: int, jobs: list[str] | None = None, **more: Any) -> None:
        told = Beat(worker="w", release=VERSION, processes=processes, jobs=jobs or [])
        await self.bus.publish(BEATS, {**told, **more})


async def until(true: Callable[[], Any]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.005)


async def legal(job: Json) -> Json:
    state = tenka.game(job["game"]).position(job["position"], 1)
    return {"moves": [state.text(state.legal(job["seat"])[-1])]}


def test_without_a_worker_we_think_ourselves() -> None:
    desk = Desk()

    async def story() -> None:
        assert await desk.decide()

    desk.tell(story)
    assert (desk.own.thought, desk.bots.by_workers, desk.bots.failed) == (1, 0, 0)


def test_a_worker_is_told_what_the_seat_may_know_and_how_long_it_may_think() -> None:
    desk = Desk()
    jobs: list[Json] = []

    async def noting(job: Json) -> Json:
        jobs.append(job)
        return await legal(job)

    async def story() -> None:
        await desk.worker(noting)
        assert await desk.decide(journal=({"kind": "x"},), owner="somebody", line="later")

    desk.tell(story)
    (job,) = jobs
    assert job.keys() == {
        *("id", "bot", "game", "rules", "seats", "options", "seat"),
        *("position", "journal", "seed", "seconds"),
    }
    assert job["journal"] == [{"kind": "x"}]
    assert job["seconds"] == desk.own.seconds_of("greedy", "chuhan")
    assert (desk.own.thought, desk.bots.by_workers) == (0, 1)


@pytest.mark.parametrize(
    "answer",
    [
        {"moves": ["play 99"]},
        {"moves": []},
        {"moves": ["pass", "pass"]},
        {"moves": "pass"},
        {"moves": [7]},
        {"moves": {"a": 1}},
        {"error": "ValueError"},
        {"unknown": "UnknownBot"},
        {},
    ],
)
def test_an_answer_that_is_no_decision_is_not_believed(answer: Json) -> None:
    desk = Desk()

    async def story() -> None:
        async def wrong(job: Json) -> Json:
            return answer

        await desk.worker(wrong)
        assert await desk.decide()

    desk.tell(story)
    assert (desk.own.thought, desk.bots.by_workers) == (1, 0)
    assert desk.bots.failed == (1 if "unknown" in answer else remote_bots.TRIES)


def test_a_worker_that_raises_is_asked_once_more_then_we_think_ourselves(
    caplog: pytest.LogCaptureFixture,
) -> None:
    desk = Desk()
    asked: list[Json] = []

    async def raises(job: Json) -> Json:
        asked.append(job)
        raise RuntimeError("the cards are 1 2 3")

    async def story() -> None:
        await desk.worker(raises)
        assert await desk.decide()

    desk.tell(story)
    assert len(asked) == remote_bots.TRIES
    assert desk.own.thought == 1


def test_who_is_busy_is_asked_again(caplog: pytest.LogCaptureFixture) -> None:
    desk = Desk()
    answers = [{"busy": True}] * 5

    async def story() -> None:
        async def busy_at_first(job: Json) -> Json:
            return answers.pop() if answers else await legal(job)

        await desk.worker(busy_at_first)
        assert await desk.decide()

    desk.tell(story)
    assert (answers, desk.own.thought, desk.bots.by_workers) == ([], 0, 1)


def test_a_job_that_nobody_has_in_hand_is_asked_for_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """The worker that had it has died; nobody waits for the end of its time."""
    monkeypatch.setattr(remote_bots, "BEAT", 0.01)
    desk = Desk(budget=100 * PATIENCE)
    asked: list[str] = []

    async def dies_once(job: Json) -> Json:
        asked.append(job["id"])
        if len(asked) == 1:
            await asyncio.Event().wait()
        return await legal(job)

    async def story() -> None:
        await desk.worker(dies_once)
        deciding = asyncio.ensure_future(desk.decide())
        await until(lambda: asked)
        desk.clock.time += SILENCE - 1
        await desk.beat(1)  # it is there, and has nothing in hand
        await asyncio.sleep(0.05)
        assert len(asked) == 1
        desk.clock.time += 2
        async with asyncio.timeout(PATIENCE):
            assert await deciding
        for task in desk.bus._places[jobs_subject()][0].receiver._tasks:  # type: ignore[attr-defined]
            task.cancel()

    desk.tell(story)
    assert len(set(asked)) == 2
    assert (desk.own.thought, desk.bots.by_workers) == (0, 1)


def test_a_job_that_somebody_has_in_hand_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(remote_bots, "BEAT", 0.01)
    desk = Desk()
    asked: list[str] = []
    go_on = asyncio.Event()

    async def slow(job: Json) -> Json:
        asked.append(job["id"])
        await go_on.wait()
        return await legal(job)

    async def story() -> None:
        await desk.worker(slow)
        deciding = asyncio.ensure_future(desk.decide())
        await until(lambda: asked)
        for _ in range(5):
            desk.clock.time += SILENCE - 1
            await desk.beat(1, asked)
            await asyncio.sleep(0.02)
        go_on.set()
        assert await deciding

    desk.tell(story)
    assert len(asked) == 1


def test_a_worker_that_is_silent_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(remote_bots, "BEAT", 0.01)
    desk = Desk()

    async def story() -> None:
        await desk.beat(3)
        await until(lambda: desk.bots.roster.processes == 3)
        desk.clock.time += SILENCE + 1
        await until(lambda: desk.bots.roster.processes == 0)
        assert await desk.decide()

    desk.tell(story)
    assert desk.own.thought == 1


def test_those_who_wait_when_the_last_worker_leaves_are_served_by_us() -> None:
    desk = Desk()
    go_on = asyncio.Event()
    asked: list[Json] = []

    async def slow(job: Json) -> Json:
        asked.append(job)
        await go_on.wait()
        return await legal(job)

    async def story() -> None:
        await desk.worker(slow)
        first, second = (asyncio.ensure_future(desk.decide()) for _ in range(2))
        await until(lambda: asked)
        await desk.beat(0)
        assert await second
        assert desk.own.thought == 1
        go_on.set()
        assert await first

    desk.tell(story)
    assert (len(asked), desk.own.thought, desk.bots.by_workers) == (1, 1, 1)


WAITING: tuple[Line, ...] = ("later",) * 6 + ("live",) * 6


def test_no_more_jobs_are_on_the_way_than_workers_have_processes_and_live_ones_come_first() -> None:
    desk = Desk()
    running: list[int] = []
    most: list[int] = []
    order: list[Line] = []

    async def noting(job: Json) -> Json:
        order.append(job["journal"][0]["line"])
        running.append(1)
        most.append(len(running))
        await asyncio.sleep(0.01)
        running.pop()
        return await legal(job)

    async def story() -> None:
        await desk.worker(noting, processes=2)
        asked = [desk.decide(line=line, journal=({"line": line},)) for line in WAITING]
        await asyncio.gather(*asked)

    desk.tell(story)
    assert max(most) == 2
    assert order[2:8] == ["live"] * 6  # the first two had begun before


def test_a_worker_of_another_release_is_not_asked() -> None:
    desk = Desk()

    async def story() -> None:
        await desk.beat(1, release="0.0.1")
        assert await desk.decide()

    desk.tell(story)
    assert desk.own.thought == 1
    assert jobs_subject("0.0.1") != jobs_subject()


def test_a_beat_that_makes_no_sense_changes_nothing(caplog: pytest.LogCaptureFixture) -> None:
    desk = Desk()

    async def story() -> None:
        for wrong in ({}, {"processes": "many"}, {"jobs": 7}, {"release": None}):
            await desk.bus.publish(BEATS, {"worker": "w", "release": VERSION, **wrong})
        await desk.worker(legal)
        assert await desk.decide()

    desk.tell(story)
    assert desk.bots.by_workers == 1


def test_a_worker_that_stops_finishes_what_it_has_and_takes_nothing_more() -> None:
    class Slow(OwnBots):
        async def choose(self, question: BotQuestion, **more: Any) -> list[str]:
            thinking.set()
            await go_on.wait()
            return await super().choose(question, **more)

    thinking, go_on = asyncio.Event(), asyncio.Event()
    desk = Desk()
    bus: Bus = desk.bus

    async def story() -> None:
        service = WorkerService(bus, Slow(), processes=2)
        await service.start()
        await until(lambda: desk.bots.roster.processes == 2)
        first = asyncio.ensure_future(desk.decide())
        await thinking.wait()
        leaving = asyncio.ensure_future(service.stop())
        await until(lambda: desk.bots.roster.processes == 0)
        assert await desk.decide()
        assert desk.own.thought == 1
        assert not leaving.done()
        go_on.set()
        assert await first
        await leaving

    desk.tell(story)
    assert (desk.own.thought, desk.bots.by_workers, desk.bots.failed) == (1, 1, 0)


def test_a_worker_takes_no_more_jobs_than_it_has_processes_nor_those_of_other_rules() -> None:
    class Stuck(OwnBots):
        async def choose(self, question: BotQuestion, **more: Any) -> list[str]:
            thinking.set()
            await go_on.wait()
            return ["pass"]

    thinking, go_on = asyncio.Event(), asyncio.Event()

    async def story() -> None:
        bus = InProcessBus()
        service = WorkerService(bus, Stuck(), processes=1)
        await service.start()
        job = {
            **{"id": "1", "bot": "greedy", "game": "chuhan", "seats": 2, "options": {}, "seat": 0},
            **{"position": {}, "journal": [], "seed": 1, "seconds": 1.0},
            "rules": tenka.game("chuhan").rules_version,
        }
        other = await bus.request(jobs_subject(), {**job, "rules": "others"}, PATIENCE)
        assert "unknown" in other
        missing = await bus.request(jobs_subject(), {**job, "game": "chess"}, PATIENCE)
        assert "unknown" in missing
        first = asyncio.ensure_future(bus.request(jobs_subject(), job, PATIENCE))
        await thinking.wait()
        assert await bus.request(jobs_subject(), job, PATIENCE) == {"busy": True}
        go_on.set()
        assert await first == {"moves": ["pass"]}
        await service.stop()
        await bus.close()

    asyncio.run(story())
