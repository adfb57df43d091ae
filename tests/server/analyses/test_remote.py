"""Analyses that workers make: found again when a worker is lost, and made here if there is none."""

import asyncio
from collections.abc import Callable, Coroutine
from functools import cache
from typing import Any

import pytest

from tenka.core.contract import Json
from tenka.server.analyses import local, remote
from tenka.server.analyses.local import AnalysisFailed, Progress, analysed_here
from tenka.server.analyses.remote import RemoteAnalyses
from tenka.server.analyses.worker_messages import GROUP, SILENCE, jobs_subject, telling
from tenka.server.analyses.worker_service import AnalysisService
from tenka.server.bus.in_process import InProcessBus
from tests.analysis.last_moves import played
from tests.patient import PATIENCE
from tests.server.api.site import LAST_CARD
from tests.server.shell import Clock

MADE: Json = {"steps": []}


@cache
def record() -> str:
    """Of a game of one move."""
    return played("chuhan", 2, LAST_CARD, "novice").to_json()


class Office:
    """A server that asks, by a clock that is turned by hand."""

    def __init__(self) -> None:
        self.bus = InProcessBus()
        self.clock = Clock()
        self.analyses = RemoteAnalyses(self.bus, self.clock)
        self.over = asyncio.Event()

    async def ask(self, text: str | None = None) -> Json | None:
        return await self.analyses.analysed("t", text or record())

    async def answer(self, with_: Callable[[], Coroutine[Any, Any, Json]]) -> None:
        """A worker that answers like this."""

        async def answer(job: Json) -> Json:
            assert job == {"table": "t", "record": record()}
            return await with_()

        await self.bus.respond(jobs_subject(), answer, group=GROUP)


def told(story: Callable[[Office], Coroutine[Any, Any, None]]) -> None:
    async def all_of_it() -> None:
        office = Office()
        await office.analyses.start()
        try:
            async with asyncio.timeout(PATIENCE):
                await story(office)
        finally:
            office.over.set()
            await office.analyses.stop()
            await office.bus.close()

    asyncio.run(all_of_it())


def test_a_worker_makes_what_is_made_here() -> None:
    async def story(office: Office) -> None:
        worker = AnalysisService(office.bus)
        await worker.start()
        found = await office.ask()
        assert found == await analysed_here(record(), Progress())
        assert office.analyses.progress("t") is None
        await worker.stop()

    told(story)


def test_without_workers_there_is_no_answer() -> None:
    async def story(office: Office) -> None:
        assert await office.ask() is None

    told(story)


def test_who_is_busy_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(remote, "PAUSE", 0.0)
    answers: list[Json] = [{"busy": True}, {"busy": True}, {"analysis": MADE}]

    async def story(office: Office) -> None:
        async def answer() -> Json:
            return answers.pop(0)

        await office.answer(answer)
        assert await office.ask() == MADE

    told(story)
    assert not answers


def test_who_is_busy_for_minutes_is_asked_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another server has the next job ready whenever one is done."""
    monkeypatch.setattr(remote, "PAUSE", 0.01)
    monkeypatch.setattr(remote, "PATIENCE", 0.05)
    asked = 0

    async def story(office: Office) -> None:
        async def answer() -> Json:
            nonlocal asked
            asked += 1
            return {"busy": True}

        await office.answer(answer)
        assert await office.ask() is None

    told(story)
    assert asked > 1


def test_a_worker_ends_what_takes_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that it has time for others."""

    async def story(office: Office) -> None:
        worker = AnalysisService(office.bus)
        await worker.start()
        with monkeypatch.context() as patch:
            patch.setattr(local, "LIMIT", 0.001)
            with pytest.raises(AnalysisFailed, match="too long"):
                await office.ask()
        assert await office.ask() is not None
        await worker.stop()

    told(story)


def test_a_worker_that_falls_silent_is_lost_and_one_that_tells_is_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(remote, "BEAT", 0.005)
    asked = 0

    async def story(office: Office) -> None:
        async def hang() -> Json:
            await office.over.wait()
            return {}

        async def answer() -> Json:
            nonlocal asked
            asked += 1
            if asked > 1:
                office.clock.time += SILENCE
                return await hang()
            async with telling(office.bus, "t", Progress(3, 9)):
                await until(lambda: office.analyses.progress("t") == Progress(3, 9))
                office.clock.time += SILENCE - 1
                await asyncio.sleep(0.05)
                assert asked == 1
            await until(lambda: office.analyses.progress("t") is None)
            office.clock.time += SILENCE
            return await hang()

        await office.answer(answer)
        assert await office.ask() is None
        assert asked == remote.TRIES

    told(story)


def test_an_answer_that_comes_after_the_end_was_told_is_taken(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(remote, "BEAT", 0.005)

    async def story(office: Office) -> None:
        async def answer() -> Json:
            async with telling(office.bus, "t", Progress(3, 9)):
                await until(lambda: office.analyses.progress("t"))
                office.clock.time += SILENCE - 1
                await asyncio.sleep(0.02)
            await until(lambda: office.analyses.progress("t") is None)
            office.clock.time += SILENCE - 1
            await asyncio.sleep(0.05)
            return {"analysis": MADE}

        await office.answer(answer)
        assert await office.ask() == MADE

    told(story)


def test_what_cannot_be_analysed_fails_there_as_here() -> None:
    async def story(office: Office) -> None:
        worker = AnalysisService(office.bus)
        await worker.start()
        for _ in range(2):  # and it goes on
            with pytest.raises(AnalysisFailed, match=r"BadRecord at .*\.py:\d+"):
                await office.ask("{}")
        await worker.stop()

    told(story)


def test_a_worker_that_stops_leaves_it_to_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(remote, "PAUSE", 0.0)

    async def story(office: Office) -> None:
        first = AnalysisService(office.bus)
        await first.start()
        asking = asyncio.ensure_future(office.ask())
        await until(lambda: office.analyses.progress("t") is not None)
        second = AnalysisService(office.bus)
        await second.start()
        await first.stop()
        assert await asking == await analysed_here(record(), Progress())
        await second.stop()

    told(story)


async def until(true: Callable[[], Any]) -> None:
    while not true():
        await asyncio.sleep(0.005)
