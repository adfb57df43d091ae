"""Who has been told something by one server is answered no older by another."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import httpx2
import pytest

from tenka.core.contract import Json
from tenka.server.store import StoreUnavailable
from tenka.server.tables import table as tables
from tenka.server.tables.table import Table
from tests.server.leaks.test_windows import HOLDS, LACKS, rest_of
from tests.server.nodes.two_nodes import Pair, pair, play

pytestmark = pytest.mark.postgres

REVISION = "tenka-revision"


class Visitor:
    """Somebody with a token, who asks now one server and now the other."""

    def __init__(self, both: Pair, token: str) -> None:
        self._token = {"Authorization": f"Bearer {token}"} if token else {}
        self._webs = [
            httpx2.AsyncClient(transport=httpx2.ASGITransport(site), base_url="http://localhost")
            for site in both.sites
        ]
        self.revision = ""

    async def ask(self, node: int, path: str, body: Json | None = None) -> httpx2.Response:
        """What is answered; the revision that was named last is shown."""
        shown = {"Tenka-Revision": self.revision} if self.revision else {}
        method = "GET" if body is None else "POST"
        answer = await self._webs[node].request(
            method, f"/api/tables/{path}", json=body, headers={**self._token, **shown}
        )
        self.revision = answer.headers.get(REVISION, self.revision)
        return answer


async def visitor(both: Pair, name: str) -> Visitor:
    if not name:
        return Visitor(both, "")
    node = both.nodes[0]
    person = await node.identity.person(name)
    assert person is not None
    return Visitor(both, (await node.identity.tokens.new(person, "bot"))[0])


Story = Callable[[Pair], Coroutine[Any, Any, None]]


def deaf(story: Story, data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Told of two servers that hear nothing of each other but what they are asked to read."""
    monkeypatch.setattr("tenka.server.nodes.shared_tables.LOOKED", 3600.0)

    async def told() -> None:
        async with pair(data) as both:
            await story(both)

    asyncio.run(told())


def next_move(table: Table, key: str) -> Json:
    state = table.situation.play.state
    seat = state.turn[0]
    text = state.text(state.legal(seat)[0])
    return {"decision": table.situation.play.decision(seat), "key": key, "moves": [text]}


def test_what_was_acknowledged_is_there_wherever_one_asks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(both: Pair) -> None:
        here, there = await both.table()
        both.bus.away = True
        people = await visitor(both, "han"), await visitor(both, "chu")
        for number in range(6):
            asked, other = number % 2, 1 - number % 2
            table = (here, there)[asked]
            person = people[table.situation.play.state.turn[0]]
            ack = (
                await person.ask(asked, f"{here.id}/moves", next_move(table, f"k{number}"))
            ).json()
            assert ack["revision"] == person.revision
            state = (await person.ask(other, here.id)).json()
            assert state["version"] == ack["version"] == table.situation.version

    deaf(story, tmp_path, monkeypatch)


def test_who_shows_nothing_is_told_what_is_known_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(both: Pair) -> None:
        here, there = await both.table()
        both.bus.away = True
        await play(here, "k")
        eve = await visitor(both, "")
        assert (await eve.ask(1, here.id)).json()["version"] == there.situation.version
        assert there.situation.version < here.situation.version
        await eve.ask(0, here.id)
        assert (await eve.ask(1, here.id)).json()["version"] == here.situation.version

    deaf(story, tmp_path, monkeypatch)


def test_ones_own_answer_in_a_window_is_known_there_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody else's revision tells of it."""

    async def story(both: Pair) -> None:
        here, there = await both.table(
            position=rest_of(HOLDS, LACKS, "lyu_zhi")[0], public=False, window=60.0
        )
        await here.move(0, here.situation.play.decision(0), "han", ["use ji_bu"], "han")
        await there.catch_up()
        both.bus.away = True
        han, chu = await visitor(both, "han"), await visitor(both, "chu")
        before = (await han.ask(0, here.id)).headers[REVISION]
        body = {"decision": here.situation.play.decision(1), "key": "c", "moves": ["use lyu_zhi"]}
        assert (await chu.ask(0, f"{here.id}/moves", body)).json()["held"]
        assert (await han.ask(0, here.id)).headers[REVISION] == before
        assert (await chu.ask(1, here.id)).json()["my_turn"] is False

    deaf(story, tmp_path, monkeypatch)


def test_a_store_that_cannot_be_read_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(both: Pair) -> None:
        here, _ = await both.table()
        both.bus.away = True
        han = await visitor(both, "han")
        await play(here, "k")
        await han.ask(0, here.id)

        async def away(*args: Any) -> None:
            raise StoreUnavailable("it is away")

        async def hangs(*args: Any) -> None:
            await asyncio.Event().wait()

        monkeypatch.setattr(tables, "READ_WITHIN", 0.01)
        for load in (away, hangs):
            with monkeypatch.context() as without:
                without.setattr(both.nodes[1].store.tables, "load", load)
                refused = await han.ask(1, here.id)
                assert (refused.status_code, refused.json()["error"]["kind"]) == (
                    503,
                    "Unavailable",
                )

    deaf(story, tmp_path, monkeypatch)


def test_made_up_revisions_share_what_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One reading that has begun and one that waits, however many ask."""

    async def story(both: Pair) -> None:
        _, there = await both.table()
        begun, go_on, read = asyncio.Event(), asyncio.Event(), 0
        load = both.nodes[1].store.tables.load

        async def slow(*args: Any) -> Any:
            nonlocal read
            read += 1
            begun.set()
            await go_on.wait()
            return await load(*args)

        with monkeypatch.context() as slowly:
            slowly.setattr(both.nodes[1].store.tables, "load", slow)
            first = asyncio.create_task(there.catch_up_with(None, "999999.x"))
            await begun.wait()
            others = [
                asyncio.create_task(there.catch_up_with(None, f"999999.{number}"))
                for number in range(30)
            ]
            await asyncio.sleep(0)
            go_on.set()
            await asyncio.gather(first, *others)
        assert read == 2

    deaf(story, tmp_path, monkeypatch)


@pytest.mark.parametrize("shown", ["x", "9" * 60, "-1.0", "999999.abc", "é.1"])
def test_what_is_no_revision_is_answered_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, shown: str
) -> None:
    async def story(both: Pair) -> None:
        here, _ = await both.table()
        han = await visitor(both, "han")
        answer = await han.ask(1, f"{here.id}?revision={shown}")
        assert answer.json()["revision"] == answer.headers[REVISION] == here.revision(0)

    deaf(story, tmp_path, monkeypatch)
