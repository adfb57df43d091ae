"""People who play on whatever happens, and remember what they were promised."""

import asyncio
import json
from dataclasses import dataclass, field
from random import Random

from httpx2 import Response
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from tests.faults.clients import NO_ANSWER, PAUSE, Client, Json
from tests.faults.notices import Receiver

ENDED = ("over", "aborted")
TOO_LATE = ("Stale", "NotNow")
AGAIN = ("Unavailable", "Stopping")
TWICE = 0.05  # a request of twenty is sent once more, though it was answered
GLANCE = 0.05  # seconds between looks at the table
SELDOM = 1.0  # the same for those who are called
PATIENT = 5.0  # seconds after which they play, though nobody has called them
BOLD = 0.7  # so often the longest move is made, which brings a game of Chu Han to its end


@dataclass(frozen=True)
class Promise:
    """A decision that a server has acknowledged; `held` until its window ends."""

    key: str
    decision: int
    moves: tuple[str, ...]
    version: int
    held: bool


@dataclass
class Player:
    """A person in a seat of a table."""

    client: Client
    table: str
    seat: int
    by_itself: str  # the answer that a window takes without them: theirs may come too late
    chance: Random
    state: Json = field(default_factory=dict)  # the last one they were told
    journal: list[Json] = field(default_factory=list)
    promises: list[Promise] = field(default_factory=list)
    found: int = 0  # decisions that were durable, though their answer was lost
    answered: int = -1  # the last decision
    older: int = 0  # states that they were told after newer ones
    problems: list[str] = field(default_factory=list)

    @property
    def path(self) -> str:
        return f"/api/tables/{self.table}"

    @property
    def over(self) -> bool:
        return self.state.get("status") in ENDED

    async def play(self) -> None:
        """Until the game is over."""
        raise NotImplementedError

    def told(self, state: Json) -> None:
        """How the table is; one that is older than what they know changes nothing."""
        if state["version"] < self.state.get("version", 0):
            self.older += 1
            return
        self.journal = self.journal[: state["journal_from"]] + state["journal"]
        self.state = state
        self.client.served("told", moves=state["my_turn"])

    async def choose(self) -> Json | None:
        """A decision that is legal now, with a key of its own; None if there is none to make."""
        legal = await self.client.ask("GET", f"{self.path}/legal")
        decision, texts = legal["decision"], legal["moves"]
        if not texts or decision <= self.answered:
            return None
        moves = [self._one_of(texts)]
        while legal["plan"] is not None:
            answer = await self.client.answer("POST", f"{self.path}/check", {"moves": moves})
            checked = answer.json()
            if not answer.is_success or not (checked["whole"] or checked["next"]):
                return None  # that node is behind
            if checked["whole"]:
                break
            moves.append(self.chance.choice(checked["next"]))
        key = f"{self.seat}.{decision}.{self.chance.randrange(1 << 30)}"
        return {"decision": decision, "key": key, "moves": moves}

    def _one_of(self, texts: list[str]) -> str:
        if self.chance.random() < BOLD and texts[0].split()[0] in ("play", "pass"):
            return max(texts, key=len)
        return self.chance.choice(texts)

    def promised(self, move: Json, ack: Json, tries: int) -> None:
        """The server has answered: from now on the decision has to be there."""
        if ack["repeated"] and tries == 1:
            self.problems.append(f"sent once and called repeated: {move} {ack}")
        self.found += ack["repeated"]
        moves = tuple(move["moves"])
        made = Promise(move["key"], move["decision"], moves, ack["version"], ack["held"])
        self.promises.append(made)
        self.answered = move["decision"]
        self.client.served("acknowledged")

    def again(self, key: str, ack: Json) -> None:
        """The same request once more: recognised, and not played again."""
        (made,) = (promise for promise in self.promises if promise.key == key)
        if not ack["repeated"] or (ack["version"] != made.version and not made.held):
            self.problems.append(f"sent twice and not recognised: {made} {ack}")

    def refused(self, move: Json, error: Json) -> None:
        """The window has ended without this answer; nothing else may be a reason."""
        if not self.by_itself or error["error"]["kind"] not in TOO_LATE:
            self.problems.append(f"refused: {move} {error}")
        self.answered = move["decision"]


class HttpPlayer(Player):
    """Asks whether it is their turn, and posts their moves."""

    async def play(self) -> None:
        while not self.over:
            await self.look()
            if self.over or not await self.decide():
                await asyncio.sleep(GLANCE)
        await self.look()

    async def look(self) -> None:
        """Read the table."""
        since = f"since={len(self.journal)}&version={self.state.get('version', 0)}"
        self.told(await self.client.ask("GET", f"{self.path}?{since}"))

    async def decide(self) -> bool:
        """Make the decision that is owed, if there is one."""
        if not self.state["my_turn"] or self.state["decision"] <= self.answered:
            return False
        move = await self.choose()
        if move is None:
            return False
        self.about_to_move()
        tries = 1
        while (answer := await self._post(move)) is None:
            tries += 1
        if answer.is_success:
            self.promised(move, answer.json(), tries)
            if self.chance.random() < TWICE:
                again = await self.client.ask("POST", f"{self.path}/moves", move)
                self.again(move["key"], again)
        else:
            self.refused(move, answer.json())
        return True

    def about_to_move(self) -> None:
        """A decision is sent now."""

    async def _post(self, move: Json) -> Response | None:
        return await self.client.attempt("POST", f"{self.path}/moves", move)


@dataclass
class CalledPlayer(HttpPlayer):
    """Plays by correspondence: looks at the table when a notice says that it is their turn."""

    receiver: Receiver | None = None
    uncalled: int = 0  # turns that they found without having been told
    _waited: float = 0.0  # seconds of this turn

    async def play(self) -> None:
        await self.look()
        while not self.over:
            called = await self._called()
            await self.look()
            while called and await self.decide():  # their own move may bring their next turn
                await self.look()

    def about_to_move(self) -> None:
        assert self.receiver is not None
        self.receiver.moves(self.table, self.seat)

    async def _called(self) -> bool:
        """Wait for a notice; True also if none comes though it is their turn."""
        assert self.receiver is not None
        if await self.receiver.wait(self.table, self.seat, SELDOM):
            self._waited = 0.0
            return True
        self._waited += SELDOM if self.state["my_turn"] else 0.0
        if self._waited < PATIENT:
            return False
        self._waited = 0.0
        self.uncalled += 1
        return True


class Cut(Exception):
    """The socket is gone."""


@dataclass
class SocketPlayer(Player):
    """Listens and moves by a socket; when it is cut, they come back and miss nothing."""

    pending: Json | None = None  # sent, and not answered yet
    tries: int = 0

    async def play(self) -> None:
        while self.pending is not None or not self.over:
            try:
                await self._sit()
            except Cut:
                self.client.entrances.lost += self.pending is not None
                await self.client.elsewhere()

    async def _sit(self) -> None:
        since = f"since={len(self.journal)}&version={self.state.get('version', 0)}"
        url = f"{self.client.url.replace('http', 'ws', 1)}{self.path}/live?{since}"
        try:
            async with connect(
                url,
                additional_headers={"Cookie": self.client.cookie},
                compression=None,
                proxy=None,
                open_timeout=NO_ANSWER,
                close_timeout=PAUSE,
                ping_interval=NO_ANSWER / 2,
                ping_timeout=NO_ANSWER / 2,
                max_size=None,
            ) as socket:
                await self._listen(socket)
        except (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError) as error:
            raise Cut from error

    async def _listen(self, socket: ClientConnection) -> None:
        if self.pending is not None:
            await self._send(socket)
        while self.pending is not None or not self.over:
            message = await self._heard(socket)
            if message["type"] == "state":
                self.told(message)
            elif message["type"] == "ack":
                await self._acknowledged(socket, message)
            elif message["type"] == "error":
                await self._error(socket, message)
            elif message["type"] == "closing":
                raise Cut
            await self._decide(socket)

    async def _heard(self, socket: ClientConnection) -> Json:
        """The next message. Who has sent something does not wait for ever (TimeoutError is an
        OSError); nor does who could not choose yet: the node that was asked may be behind."""
        wait = NO_ANSWER if self.pending is not None else GLANCE if self._owes else None
        try:
            async with asyncio.timeout(wait):
                message: Json = json.loads(await socket.recv())
        except TimeoutError:
            if self.pending is not None:
                raise
            return {"type": "nothing"}
        return message

    @property
    def _owes(self) -> bool:
        if not self.state or self.over:
            return False
        return bool(self.state["my_turn"]) and self.state["decision"] > self.answered

    async def _decide(self, socket: ClientConnection) -> None:
        if self.pending is not None or not self._owes:
            return
        self.pending = await self.choose()
        self.tries = 0
        if self.pending is not None:
            await self._send(socket)

    async def _send(self, socket: ClientConnection) -> None:
        self.tries += 1
        await socket.send(json.dumps({"type": "move", **(self.pending or {})}))

    async def _acknowledged(self, socket: ClientConnection, ack: Json) -> None:
        if self.pending is None or ack["key"] != self.pending["key"]:  # they have sent it twice
            self.again(ack["key"], ack)
            return
        self.promised(self.pending, ack, self.tries)
        if self.chance.random() < TWICE:
            await self._send(socket)
        self.pending = None

    async def _error(self, socket: ClientConnection, error: Json) -> None:
        if error["error"]["kind"] in AGAIN:
            self.client.entrances.refused += 1
            raise Cut  # the same is sent to another node
        if self.pending is None:
            self.problems.append(f"an error for nothing: {error}")
            return
        self.refused(self.pending, error)
        self.pending = None
