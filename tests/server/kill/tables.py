"""Tables of Chu Han of all kinds that are played on through every crash, and what must be true of
each at its end."""

import asyncio
import json
from dataclasses import dataclass
from random import Random
from typing import Any

from tenka import Record
from tests.server.kill.house import House
from tests.server.kill.players import HttpPlayer, Json, Player, SocketPlayer

WINDOW = 0.2
BY_HTTP, BY_SOCKET = HttpPlayer, SocketPlayer


@dataclass(frozen=True)
class Kind:
    """How a table is played: by whom, with which terms."""

    players: tuple[type[Player], ...]  # one alone plays against a bot
    window: float = 0.0
    events: bool = False
    clock: bool = False


KINDS = (
    Kind((BY_HTTP, BY_SOCKET)),
    Kind((BY_SOCKET, BY_SOCKET), events=True),
    Kind((BY_SOCKET,), window=WINDOW),
    Kind((BY_HTTP, BY_HTTP), clock=True),
    Kind((BY_SOCKET, BY_HTTP), window=WINDOW, events=True),
)


class Game:
    """One game, from its table's opening to its record."""

    def __init__(self, house: House, kind: Kind, chance: Random) -> None:
        self.house = house
        self.kind = kind
        self.chance = chance
        self.table = ""
        self.commitment = ""
        self.players: list[Player] = []

    async def play(self) -> None:
        """Open the table, play to the end, and see that everything was kept."""
        await self._open()
        async with asyncio.TaskGroup() as group:
            for player in self.players:
                group.create_task(player.play())
        await self._check()

    @property
    def version(self) -> int:
        """The highest version that anybody was promised."""
        return max((made.version for each in self.players for made in each.promises), default=0)

    async def _open(self) -> None:
        cookies = [await self._guest() for _ in self.kind.players]
        terms: Json = {
            "game": "chuhan",
            "options": {"events": self.kind.events},
            "window": self.kind.window,
            "seat": 0,
        }
        if self.kind.clock:
            terms["clock"] = {"bank": 3600, "increment": 1}
        if len(cookies) == 1:
            opened = await self.house.ask("POST", "/api/quick", terms | {"bot": "random"}, *cookies)
        else:
            opened = await self.house.ask("POST", "/api/tables", terms, cookies[0])
            nonce = f"{self.chance.getrandbits(64):x}"
            path = f"/api/tables/{opened['table']}"
            await self.house.answer("POST", f"{path}/join", {"nonce": nonce}, cookies[1])
            joined = await self.house.ask("GET", path, None, cookies[1])
            assert joined["seat"] == 1  # whether he was told so at once or not
            assert joined["status"] == "playing"
        self.table = opened["table"]
        self.commitment = opened["fairness"]["commitment"]
        for seat, (player, cookie) in enumerate(zip(self.kind.players, cookies, strict=True)):
            timed = self.kind.window > 0
            chance = Random(self.chance.getrandbits(64))
            self.players.append(player(self.house, self.table, seat, cookie, timed, chance))

    async def _guest(self) -> str:
        answer = await self.house.answer("GET", "/api/me")
        return answer.headers["set-cookie"].partition(";")[0]

    async def _check(self) -> None:
        answer = await self.house.answer("GET", f"/api/tables/{self.table}/record")
        assert answer.is_success, answer.text
        record = Record.from_json(answer.text)  # replays it, and compares the result
        assert record.verify() is not None
        assert record.commitment == self.commitment
        for player in self.players:
            self._check_promises(player, record)
            if isinstance(player, SocketPlayer):
                told = json.loads(json.dumps(record.state().journal(player.seat)))
                assert player.journal == told, self.table

    def _check_promises(self, player: Player, record: Record) -> None:
        """All that was promised is there, once, in its place; and nothing else of his."""
        moves = [e["move"] for e in record.entries if "move" in e and e["seat"] == player.seat]
        decided = [promise.decision for promise in player.promises]
        assert decided == sorted(set(decided))
        for promise in player.promises:
            assert moves[promise.decision] == promise.text, (self.table, promise)
            if not promise.held:
                entry: Any = {"seat": player.seat, "move": promise.text}
                assert record.entries[promise.version - 1] == entry, (self.table, promise)
        others = [text for number, text in enumerate(moves) if number not in set(decided)]
        assert others == ["allow"] * len(others) if player.timed else others == [], self.table
