"""Whole games over sockets, with everything that goes wrong on the way."""

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import tenka
from tenka.server import connections
from tenka.server.api import live as live_api
from tenka.server.tables.feeds import BACKLOG, Message
from tests import patient
from tests.long import some
from tests.server.api.serving import Account, Player, Served, Watcher, deaf, served, until


def table_for(han: Account, chu: Account, **wanted: object) -> str:
    wanted = {"window": 0, "public": "position" not in wanted, **wanted}
    table = str(han.post("/tables", game="chuhan", seat=0, **wanted)["table"])
    chu.post(f"/tables/{table}/join")
    return table


def record_of(server: Served, table: str) -> tenka.Record:
    return tenka.Record.from_json(patient.get(f"{server.url}/api/tables/{table}/record").text)


@pytest.mark.parametrize("seed", some([1, 2], 1))
def test_a_game_with_drops_and_reconnects(tmp_path: Path, seed: int) -> None:
    """All have the whole journal in the end, and the view that the record leads to."""
    with served(tmp_path) as server:
        accounts = server.guest(), server.guest()
        table = table_for(*accounts, options={"events": seed == 2})
        chance = Random(seed)
        players = [Player(account, table, chance, drops=0.1) for account in accounts]
        spectator = Watcher(server.url, table, chance, drops=0.1)

        async def evening() -> None:
            async with asyncio.timeout(patient.PATIENCE):
                await asyncio.gather(*(each.follow() for each in (*players, spectator)))
            for player in players:
                await player.web.aclose()

        asyncio.run(evening())
        record = record_of(server, table)
        truth = record.state()
        assert record.verify() == truth.outcome is not None
        for seat, each in ((0, players[0]), (1, players[1]), (None, spectator)):
            assert each.state["view"] == truth.view(seat)
            assert each.journal == truth.journal(seat)
            assert each.state["version"] == len(record.entries)
            assert each.dropped > 2
        made = sum(sum(player.moves.values()) for player in players)
        assert made == len(record.moves())
        assert all(min(player.moves.values()) > 2 for player in players)


def test_a_move_that_is_sent_and_cut_off(tmp_path: Path) -> None:
    """Whoever drops right after each of his moves: each is played once, and the game goes on."""
    with served(tmp_path) as server:
        accounts = server.guest(), server.guest()
        table = table_for(*accounts)
        chance = Random(3)
        players = [Player(account, table, chance, by_http=0.0) for account in accounts]

        async def turn(player: Player) -> None:
            async with player.connection() as socket:
                await player.arrive(socket)
                player.take(json.loads(await socket.recv()))
                while player.waiting is not None:
                    player.take(json.loads(await socket.recv()))
                await player.act(socket)
                player.dropped += player.waiting is not None
                socket.transport.abort()

        async def evening() -> None:
            async with asyncio.timeout(patient.PATIENCE):
                for player in players * 30:
                    await turn(player)
            for player in players:
                await player.web.aclose()

        asyncio.run(evening())
        assert sum(player.dropped for player in players) > 10
        assert sum(player.repeated for player in players) > 1
        accounts[0].post(f"/tables/{table}/resign")
        record = record_of(server, table)
        unknown = sum(player.waiting is not None for player in players)
        made = sum(sum(player.moves.values()) for player in players)
        assert made - unknown <= len(record.moves()) <= made


def test_cut_off_while_the_move_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It counts, and the table goes on."""
    with served(tmp_path) as server:
        han, chu = server.guest(), server.guest()
        table = table_for(han, chu, position={"hands": [["4", "5"], ["8", "9"]], "lead": 0})
        entries = server.services.store.entries
        append = entries.append
        feeds = server.services.lobby._tables._all[table].feeds

        async def slowly(*asked: Any, **more: Any) -> None:
            await append(*asked, **more)
            await asyncio.sleep(0.2)  # the connection is cut meanwhile
            feeds.say(Message(type="warning", table=table, seat=0))
            await asyncio.sleep(0.2)

        async def evening() -> None:
            async with asyncio.timeout(patient.PATIENCE), han.live(table) as socket:
                await socket.recv()
                move = {"type": "move", "decision": 0, "key": "k", "moves": ["play 4"]}
                await socket.send(json.dumps(move))
                await asyncio.sleep(0.1)
                socket.transport.abort()

        monkeypatch.setattr(entries, "append", slowly)
        asyncio.run(evening())
        until(lambda: chu.get(f"/tables/{table}")["my_turn"])
        monkeypatch.undo()
        chu.post(f"/tables/{table}/moves", decision=0, key="k", moves=["play 8"])


def test_two_tabs_of_one_seat(tmp_path: Path) -> None:
    """Both show the same; of two different answers to one question the first counts."""
    with served(tmp_path) as server:
        han, chu = server.guest(), server.guest()
        table = table_for(han, chu, position={"hands": [["4", "5"], ["8", "9"]], "lead": 0})

        async def evening() -> None:
            async with (
                asyncio.timeout(patient.PATIENCE),
                han.live(table) as one,
                han.live(table) as two,
            ):
                assert await one.recv() == await two.recv()
                for tab, text in ((one, "play 4"), (two, "play 5")):
                    move = {"type": "move", "decision": 0, "key": text[-1], "moves": [text]}
                    await tab.send(json.dumps(move))
                states = [json.loads(await tab.recv()) for tab in (one, two)]
                assert states[0] == states[1]
                answers = [json.loads(await tab.recv()) for tab in (one, two)]
                assert sorted(answer["type"] for answer in answers) == ["ack", "error"]
                assert [a["error"]["kind"] for a in answers if "error" in a] == ["Stale"]

        asyncio.run(evening())
        assert len(chu.get(f"/tables/{table}")["view"]["trick"]) == 1


class TestSilence:
    """Clients that do not read what they are sent."""

    def test_nobody_waits_for_them(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """Little is kept for them; if they read on after all they miss nothing."""
        monkeypatch.setattr(connections, "SLOW", 4 * patient.PATIENCE)
        with served(tmp_path, narrow=True) as server:
            accounts = server.guest(), server.guest()
            table = table_for(*accounts)
            players = [Player(account, table, Random(5)) for account in accounts]
            silent = Watcher(server.url, table, Random(5))

            async def evening() -> None:
                async with (
                    asyncio.timeout(patient.PATIENCE),
                    accounts[1].deaf(table) as hers,
                    deaf(server.url, table) as other,
                ):
                    await asyncio.gather(*(player.follow() for player in players))
                    feeds = server.services.lobby._tables._all[table].feeds._feeds[:2]
                    assert all(1 < len(feed._waiting) <= BACKLOG + 1 for feed in feeds)
                    while not silent.over:
                        silent.take(json.loads(await other.recv()))
                    assert silent.journal == record_of(server, table).state().journal(None)
                    assert json.loads(await hers.recv())["seat"] == 1
                    hers.transport.abort()
                for player in players:
                    await player.web.aclose()

            asyncio.run(evening())

    def test_who_reads_nothing_for_long_is_cut_off(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(connections, "SLOW", 0.2)
        monkeypatch.setattr(connections, "LOOK", 0.05)
        monkeypatch.setattr(live_api, "FAREWELL", 0.1)
        with served(tmp_path, narrow=True) as server:
            accounts = server.guest(), server.guest()
            table = table_for(*accounts)
            players = [Player(account, table, Random(5)) for account in accounts]

            async def evening() -> None:
                async with asyncio.timeout(patient.PATIENCE), deaf(server.url, table) as socket:
                    await asyncio.gather(*(player.follow() for player in players))
                    while server.services.lobby.listeners:
                        await asyncio.sleep(0.05)
                    socket.transport.abort()
                for player in players:
                    await player.web.aclose()

            asyncio.run(evening())

    def test_who_only_asks_is_not_answered_without_end(self, tmp_path: Path) -> None:
        """He who sends and does not read is not read from either, and fills no memory."""
        with served(tmp_path, narrow=True) as server:
            han, chu = server.guest(), server.guest()
            table = table_for(han, chu)

            async def evening() -> None:
                async with asyncio.timeout(patient.PATIENCE), han.deaf(table) as socket:
                    try:
                        async with asyncio.timeout(2):
                            while True:
                                await socket.send(json.dumps({"type": "ping", "x": "y" * 5000}))
                    except TimeoutError:
                        pass
                    (feed,) = server.services.lobby._tables._all[table].feeds._feeds
                    assert len(feed._waiting) <= BACKLOG + 1
                    socket.transport.abort()

            asyncio.run(evening())
            until(lambda: not server.services.lobby.listeners)
            assert chu.get(f"/tables/{table}")["status"] == "playing"


def test_a_stop_is_told(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        han, chu = server.guest(), server.guest()
        table = table_for(han, chu)

        async def evening() -> list[str]:
            async with asyncio.timeout(patient.PATIENCE), han.live(table) as socket:
                await socket.recv()
                await asyncio.to_thread(server.stop)
                return [json.loads(text)["type"] async for text in socket]

        assert asyncio.run(evening()) == ["closing"]
