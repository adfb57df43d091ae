"""What both buses do, and in the same way."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from typing import Any

import nats as nats_client
import pytest

from tenka.core.contract import Json
from tenka.server.bus.contract import (
    Bus,
    BusAway,
    BusError,
    NoAnswer,
    NobodyThere,
    RequestFailed,
    TooLargeForBus,
)
from tenka.server.bus.in_process import InProcessBus
from tenka.server.bus.nats import NatsBus
from tenka.server.bus.receiving import BACKLOG, Listener
from tenka.server.bus.wire import encoded
from tests.patient import PATIENCE
from tests.server.nats_server import NatsServer

Story = Callable[[Bus, Bus], Coroutine[Any, Any, None]]


@dataclass
class Pair:
    """Two nodes on one bus."""

    make: Callable[[], tuple[Bus, Bus]]

    def tell(self, story: Story) -> None:
        async def told() -> None:
            here, there = self.make()
            await here.open()
            await there.open()
            try:
                await story(here, there)
            finally:
                await here.close()
                await there.close()

        asyncio.run(told())


@pytest.fixture(params=["in process", "NATS"])
def pair(request: pytest.FixtureRequest) -> Pair:
    if request.param == "in process":
        bus = InProcessBus()
        return Pair(lambda: (bus, bus))
    url = request.getfixturevalue("nats").url
    return Pair(lambda: (NatsBus([url]), NatsBus([url])))


async def until(true: Callable[[], Any]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.005)


def into(heard: list[Any]) -> Callable[[Json], Awaitable[None]]:
    async def hear(message: Json) -> None:
        heard.append(message["n"])

    return hear


async def doubled(message: Json) -> Json:
    return {"n": 2 * message["n"]}


def test_messages_of_a_publisher_come_in_their_order_to_all_who_listen(pair: Pair) -> None:
    async def story(here: Bus, there: Bus) -> None:
        first: list[int] = []
        second: list[int] = []
        await here.subscribe("table.a1.seat0", into(first))
        await there.subscribe("table.a1.seat0", into(second))
        for n in range(200):
            await there.publish("table.a1.seat0", {"n": n})
        await until(lambda: len(first) == len(second) == 200)
        assert first == second == list(range(200))

    pair.tell(story)


def test_order_is_kept_though_handlers_take_their_time(pair: Pair) -> None:
    async def story(here: Bus, there: Bus) -> None:
        heard: list[int] = []

        async def slow_at_first(message: Json) -> None:
            await asyncio.sleep(0.02 if message["n"] == 0 else 0)
            heard.append(message["n"])

        await here.subscribe("x", slow_at_first)
        for n in range(5):
            await there.publish("x", {"n": n})
        await until(lambda: len(heard) == 5)
        assert heard == [0, 1, 2, 3, 4]

    pair.tell(story)


def test_nobody_hears_what_another_subject_is_told(pair: Pair) -> None:
    async def story(here: Bus, there: Bus) -> None:
        mine: list[int] = []
        others: list[int] = []
        await here.subscribe("table.a1.seat0", into(mine))
        await here.subscribe("table.a1.seat1", into(others))
        await there.publish("table.a1", {"n": 1})
        await there.publish("table.a1.seat1", {"n": 2})
        await there.publish("table.a1.seat0", {"n": 3})
        await until(lambda: mine and others)
        assert (mine, others) == ([3], [2])

    pair.tell(story)


@pytest.mark.parametrize("subject", ["table.*", ">", "", "a..b", "a b", "a.", "table\r\nPUB x 0"])
def test_a_subject_that_is_none_is_refused(pair: Pair, subject: str) -> None:
    """No name that somebody has chosen becomes a wildcard, or a command."""

    async def story(here: Bus, there: Bus) -> None:
        with pytest.raises(BusError):
            await here.subscribe(subject, into([]))
        with pytest.raises(BusError):
            await here.publish(subject, {})
        with pytest.raises(BusError):
            await here.request(subject, {}, PATIENCE)

    pair.tell(story)


def test_a_group_gives_each_message_to_one_of_its_members(pair: Pair) -> None:
    async def story(here: Bus, there: Bus) -> None:
        heard: list[list[int]] = [[], [], []]
        everybody: list[int] = []
        for each, bus in zip(heard, (here, there, there), strict=True):
            await bus.subscribe("jobs", into(each), group="workers")
        await here.subscribe("jobs", into(everybody))
        for n in range(100):
            await here.publish("jobs", {"n": n})
        await until(lambda: len(everybody) == 100 and sum(map(len, heard)) == 100)
        assert sorted(n for each in heard for n in each) == list(range(100))
        assert all(heard)

    pair.tell(story)


def test_who_has_left_hears_nothing_and_the_group_goes_on(pair: Pair) -> None:
    async def story(here: Bus, there: Bus) -> None:
        left: list[int] = []
        stays: list[int] = []
        leaving = await here.subscribe("jobs", into(left), group="workers")
        await there.subscribe("jobs", into(stays), group="workers")
        await leaving.end()
        for n in range(20):
            await here.publish("jobs", {"n": n})
        await until(lambda: len(stays) == 20)
        assert left == []

    pair.tell(story)


def test_a_request_is_answered(pair: Pair) -> None:
    async def story(here: Bus, there: Bus) -> None:
        await there.respond("double", doubled)
        answers = await asyncio.gather(
            *(here.request("double", {"n": n}, PATIENCE) for n in range(50))
        )
        assert [answer["n"] for answer in answers] == [2 * n for n in range(50)]

    pair.tell(story)


def test_a_slow_request_does_not_delay_another(pair: Pair) -> None:
    async def story(here: Bus, there: Bus) -> None:
        let_go = asyncio.Event()

        async def answer(message: Json) -> Json:
            if message["n"] == 0:
                await let_go.wait()
            return message

        await there.respond("x", answer)
        slow = asyncio.ensure_future(here.request("x", {"n": 0}, PATIENCE))
        assert await here.request("x", {"n": 1}, PATIENCE) == {"n": 1}
        let_go.set()
        assert await slow == {"n": 0}

    pair.tell(story)


def test_where_nobody_answers_one_is_told_at_once(pair: Pair) -> None:
    async def story(here: Bus, there: Bus) -> None:
        async with asyncio.timeout(PATIENCE):
            with pytest.raises(NobodyThere, match="nobody answers on nowhere"):
                await here.request("nowhere", {}, 100 * PATIENCE)

    pair.tell(story)


def test_an_answer_that_does_not_come_is_not_waited_for_and_does_no_harm_later(pair: Pair) -> None:
    async def story(here: Bus, there: Bus) -> None:
        late = asyncio.Event()
        answered = asyncio.Event()

        async def answer(message: Json) -> Json:
            await late.wait()
            answered.set()
            return {"n": 1}

        await there.respond("slow", answer)
        with pytest.raises(NoAnswer, match=r"no answer on slow in 0\.05 s"):
            await here.request("slow", {}, 0.05)
        late.set()
        await answered.wait()
        await there.respond("double", doubled)
        assert await here.request("double", {"n": 4}, PATIENCE) == {"n": 8}

    pair.tell(story)


def test_who_cannot_answer_says_so_and_no_more(
    pair: Pair, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(here: Bus, there: Bus) -> None:
        async def broken(message: Json) -> Json:
            raise KeyError("the cards are 1 2 3")

        await there.respond("broken", broken)
        with pytest.raises(RequestFailed) as refused:
            await here.request("broken", {}, PATIENCE)
        assert str(refused.value) == "a request on broken failed: KeyError"

    pair.tell(story)


def test_answers_that_were_begun_are_given_before_one_leaves(pair: Pair) -> None:
    async def story(here: Bus, there: Bus) -> None:
        begun, let_go = asyncio.Event(), asyncio.Event()

        async def answer(message: Json) -> Json:
            begun.set()
            await let_go.wait()
            return {"n": 7}

        place = await there.respond("x", answer)
        asked = asyncio.ensure_future(here.request("x", {}, PATIENCE))
        await begun.wait()
        leaving = asyncio.ensure_future(place.end())
        await asyncio.sleep(0.01)
        let_go.set()
        await leaving
        assert await asked == {"n": 7}
        with pytest.raises(NobodyThere):
            await here.request("x", {}, PATIENCE)

    pair.tell(story)


def test_a_message_that_is_too_large_is_refused_and_all_goes_on(pair: Pair) -> None:
    async def story(here: Bus, there: Bus) -> None:
        heard: list[int] = []
        await there.subscribe("x", into(heard))
        await there.respond("y", doubled)
        large = {"n": 0, "more": "x" * (1 << 20)}
        for sending in (here.publish("x", large), here.request("y", large, PATIENCE)):
            with pytest.raises(TooLargeForBus, match=r"\d+ bytes; the bus takes at most 1048576"):
                await sending
        await here.publish("x", {"n": 1})
        await until(lambda: heard)
        assert heard == [1]

    pair.tell(story)


def test_a_handler_that_fails_gets_the_next_message_all_the_same(
    pair: Pair, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(here: Bus, there: Bus) -> None:
        heard: list[int] = []

        async def fails_once(message: Json) -> None:
            heard.append(message["n"])
            if len(heard) == 1:
                raise ValueError("once")

        await there.subscribe("x", fails_once)
        await here.publish("x", {"n": 1})
        await here.publish("x", {"n": 2})
        await until(lambda: len(heard) == 2)

    pair.tell(story)
    assert "was not handled" in caplog.text


def test_a_closed_bus_refuses(pair: Pair) -> None:
    async def story(here: Bus, there: Bus) -> None:
        await here.close()
        for doing in (
            here.publish("x", {}),
            here.request("x", {}, PATIENCE),
            here.subscribe("x", into([])),
        ):
            with pytest.raises(BusAway):
                await doing

    pair.tell(story)


def test_who_does_not_keep_up_is_told_of_a_gap() -> None:
    async def story() -> None:
        heard: list[Any] = []
        let_go = asyncio.Event()

        async def slow(message: Json) -> None:
            await let_go.wait()
            heard.append(message["n"])

        async def gap() -> None:
            heard.append("gap")

        listener = Listener("x", slow, gap)
        listener.put(encoded({"n": 0}))
        await asyncio.sleep(0)
        for n in range(1, BACKLOG + 2):
            listener.put(encoded({"n": n}))
        listener.put(encoded({"n": -1}))
        let_go.set()
        await until(lambda: -1 in heard)
        assert heard == [0, "gap", -1]

    asyncio.run(story())


GARBAGE = (
    b"",
    b"{",
    b"\xff\xfe",
    b"[]",
    b"7",
    b'{"version":2,"message":{"n":9}}',
    b'{"version":1}',
)


def test_what_cannot_be_read_is_dropped(nats: NatsServer, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)

    async def story() -> None:
        bus = NatsBus([nats.url])
        stranger = await nats_client.connect(nats.url)
        await bus.open()
        try:
            heard: list[int] = []
            await bus.subscribe("x", into(heard))
            await bus.respond("y", doubled)
            for raw in GARBAGE:
                await stranger.publish("x", raw)
                answer = await stranger.request("y", raw, PATIENCE)
                assert b"cannot be read" in answer.data
            await stranger.publish("x", encoded({"n": 1}))
            await until(lambda: heard)
            assert heard == [1]

            async def nonsense(message: Any) -> None:
                await stranger.publish(message.reply, b"nonsense")

            await stranger.subscribe("z", cb=nonsense)
            await stranger.request("y", encoded({"n": 1}), PATIENCE)  # comes after it
            with pytest.raises(RequestFailed, match="cannot be read"):
                await bus.request("z", {}, PATIENCE)
        finally:
            await stranger.close()
            await bus.close()

    asyncio.run(story())
    assert {record.levelname for record in caplog.records} == {"WARNING"}
    assert all(getattr(record, "seldom", False) for record in caplog.records)
