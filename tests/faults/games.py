"""Tables of all three games and of all kinds that are played on through every fault."""

import asyncio
from dataclasses import dataclass, field
from random import Random

from tests.faults.clients import Client, Entrances, Json
from tests.faults.notices import Receiver
from tests.faults.players import CalledPlayer, HttpPlayer, Player, SocketPlayer

WINDOW = 0.2
WINDOW_ANSWERS = {"chuhan": "allow", "suntzu": "pass"}


@dataclass(frozen=True)
class Kind:
    """How a table is played: which game, by whom, with which terms."""

    game: str
    players: tuple[type[Player], ...]
    bots: int = 0
    window: float = 0.0
    options: Json = field(default_factory=dict)
    clock: bool = False
    rated: bool = False
    correspondence: bool = False

    @property
    def by_itself(self) -> str:
        """The move that may be made for somebody: in a window that ends without them, by a standing
        order, or where only bots would see whether they are asked."""
        asked = not (self.window or self.correspondence or len(self.players) == 1)
        return "" if asked else WINDOW_ANSWERS.get(self.game, "")

    @property
    def name(self) -> str:
        ways = [each.__name__.removesuffix("Player").lower() for each in self.players]
        return f"{self.game}: {' '.join([*ways, *['bot'] * self.bots])}"


KINDS = (
    Kind("shogun", (SocketPlayer, HttpPlayer), bots=1),
    Kind("chuhan", (SocketPlayer, HttpPlayer)),
    Kind("suntzu", (CalledPlayer, CalledPlayer), correspondence=True),
    Kind("chuhan", (SocketPlayer,), bots=1, window=WINDOW),
    Kind("suntzu", (SocketPlayer, SocketPlayer)),
    Kind("shogun", (SocketPlayer, SocketPlayer, SocketPlayer)),
    Kind("chuhan", (HttpPlayer, HttpPlayer), clock=True, rated=True),
    Kind("chuhan", (SocketPlayer, SocketPlayer), window=WINDOW, options={"events": True}),
    Kind("suntzu", (HttpPlayer,), bots=1),
)


class Game:
    """One game, from its table's opening to its end."""

    def __init__(
        self,
        entrances: Entrances,
        receiver: Receiver | None,
        kind: Kind,
        number: int,
        chance: Random,
    ) -> None:
        self.entrances = entrances
        self.receiver = receiver
        self.kind = kind
        self.number = number
        self.chance = chance
        self.table = ""
        self.commitment = ""
        self.nonces: list[str] = []
        self.players: list[Player] = []
        self.over = False

    async def play(self) -> None:
        """Open the table and play to the end."""
        await self._open()
        watched = {each.client for each in self.players if not isinstance(each, CalledPlayer)}
        self.entrances.watched |= watched
        async with asyncio.TaskGroup() as group:
            for player in self.players:
                group.create_task(player.play())
        self.entrances.watched -= watched
        self.over = True

    @property
    def version(self) -> int:
        """The highest version that anybody was promised."""
        return max((made.version for each in self.players for made in each.promises), default=0)

    async def ratings_amiss(self) -> list[str]:
        """What is wrong with what a rated game has changed when it is over: each player's rating,
        once. They are new here, and have played no other game."""
        if not self.kind.rated:
            return []
        client = self.players[0].client
        changed = (await client.ask("GET", f"/api/tables/{self.table}/ratings"))["seats"]
        seats = [each["seat"] for each in changed]
        found = [] if seats == [each.seat for each in self.players] else [f"rated: {changed}"]
        for player in self.players:
            person = (await player.client.ask("GET", "/api/me"))["id"]
            ratings = (await client.ask("GET", f"/api/people/{person}"))["ratings"]
            if [each["games"] for each in ratings] != [1]:
                found.append(f"table {self.table}, seat {player.seat}: rated {ratings}")
        return found

    async def _open(self) -> None:
        clients = [Client(self.entrances, self.number + n) for n, _ in enumerate(self.kind.players)]
        for client in clients:
            await client.come()
        opened = await clients[0].ask("POST", "/api/tables", self._terms(len(clients)))
        self.table = opened["table"]
        self.commitment = opened["fairness"]["commitment"]
        for seat, (player, client) in enumerate(zip(self.kind.players, clients, strict=True)):
            if self.kind.correspondence:
                await self._may_be_called(client, seat)
            if seat:
                await self._join(client, seat)
            chance = Random(self.chance.getrandbits(64))
            self.players.append(player(client, self.table, seat, self.kind.by_itself, chance))
            if isinstance(sitting := self.players[-1], CalledPlayer):
                sitting.receiver = self.receiver

    def _terms(self, people: int) -> Json:
        terms: Json = {
            "game": self.kind.game,
            "seats": people + self.kind.bots,
            "options": self.kind.options,
            "window": self.kind.window,
            "seat": 0,
            "claim_after": None,
            "bots": {str(people + bot): "random" for bot in range(self.kind.bots)},
        }
        if self.kind.clock:
            terms["clock"] = {"bank": 3600, "increment": 1}
        if self.kind.rated:
            terms["rated"] = True
        if self.kind.correspondence:
            terms |= {"pace": "correspondence", "window": None}
            terms |= {"clock": {"bank": 86400, "increment": 3600}}
        return terms

    async def _join(self, client: Client, seat: int) -> None:
        """Sit down, whether the answer to it comes or not."""
        self.nonces.append(f"{self.chance.getrandbits(128):032x}")
        path = f"/api/tables/{self.table}"
        body = {"seat": seat, "nonce": self.nonces[-1]}
        answer = await client.answer("POST", f"{path}/join", body)
        joined = await client.ask("GET", path)
        assert joined["seat"] == seat, answer.text

    async def _may_be_called(self, client: Client, seat: int) -> None:
        assert self.receiver is not None, "notices of correspondence go to a receiver"
        name = f"{self.number}.{seat}"
        self.receiver.sits(name, self.table, seat)
        wanted = {"webhook": self.receiver.address(name)}
        await client.ask("PUT", "/api/me/notify", wanted)
