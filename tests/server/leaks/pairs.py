"""Two worlds that somebody cannot tell apart, and whether he hears the same bytes in both.

Both worlds have the same clock, ids, delays, secrets and seeds, and get the same moves. A seat and
a spectator are compared until a move shows the seat something hidden.
"""

from collections.abc import Awaitable, Callable, Sequence
from random import Random
from typing import Any

from tenka.core.contract import Json, State
from tenka.server.tables.table import Table
from tests.server.leaks.wire import Connection, Person, World, path, until
from tests.server.leaks.worlds import is_legal

NAMES = ("han", "chu")
WATCHER = "eve"  # a spectator
WINDOW = 6.0
LIVE: Json = {"window": WINDOW, "clock": {"bank": 900.0, "increment": 5.0}}
LISTENED = "/live?presence=true"
WORDS = ("", "[]", "{", '{"type": "ping"}', '{"type": "looking", "looking": false}')
TRIES = (
    "pass", "writ", "allow", "play 5", "play 5 5 0", "use lyu_zhi", "use xiao_he", "use *ji_bu",
    "give 4", "take 7", "swap 4 for 7", "place 1", "play 3", "", "\u0000", "play " + "1 " * 40,
)  # fmt: skip


class Pair:
    """Two worlds, a table in each, and those who are compared."""

    def __init__(self, worlds: Sequence[World], seat: int | None, seed: int) -> None:
        self.worlds = worlds
        self.seat = seat
        self.chance = Random(seed)
        self.watchers = (WATCHER,) if seat is None else (NAMES[seat], WATCHER)
        self.tables: list[Table] = []
        self.compared = 0
        self.keys = 0

    async def sit_down(self, positions: Sequence[Json], **terms: Any) -> None:
        """The tables begin; the watchers listen in every way there is."""
        for world, position in zip(self.worlds, positions, strict=True):
            if WATCHER not in world.people:
                await world.person(WATCHER)
            self.tables.append(await world.table(position=position, **terms))
        await self.each(self._listen)
        self.compare("sitting down")

    async def _listen(self, world: World, table: Table) -> None:
        for name in self.watchers:
            await world.people[name].socket(f"{path(table)}{LISTENED}")
        for name in {*NAMES} & {*world.people} - {*self.watchers}:
            await world.people[name].socket(f"{path(table)}/live")  # they are there, too
        if self.seat is not None:
            await world.people[NAMES[self.seat]].stream(f"{path(table)}/stream")

    async def each(self, do: Callable[[World, Table], Awaitable[None]]) -> None:
        """The same in both worlds; chance is the same, too."""
        state = self.chance.getstate()
        for world, table in zip(self.worlds, self.tables, strict=True):
            self.chance.setstate(state)
            await do(world, table)
            await world.rest()

    def compare(self, after: str) -> None:
        """The watchers have heard the same since the last time."""
        for name in self.watchers:
            first, second = (self.heard(world.people[name]) for world in self.worlds)
            assert list(first) == list(second)
            for connection in first:
                assert first[connection] == second[connection], (
                    f"{name} can tell the worlds apart after {after}, by {connection}"
                )
                self.compared += len(first[connection])
        for world in self.worlds:
            for person in world.people.values():
                self.heard(person)  # nobody compares these

    def heard(self, person: Person) -> dict[str, list[bytes]]:
        """What he heard since the last time."""
        new = {name: list(messages) for name, messages in person.heard.items()}
        for messages in person.heard.values():
            messages.clear()
        return new

    @property
    def states(self) -> tuple[State, State]:
        first, second = self.tables
        return first.situation.play.state, second.situation.play.state

    async def look(self, most: int = 4) -> None:
        """The watchers ask for all kinds of things."""
        await self.each(lambda world, table: self._look(world, table, most))
        self.compare("questions")

    async def _look(self, world: World, table: Table, most: int) -> None:
        at = path(table)
        for name in self.watchers:
            person = world.people[name]
            texts = self.chance.sample(TRIES, 3)
            decision = self.chance.randrange(4)
            questions: list[tuple[str, str, Any]] = [
                ("GET", at, None),
                ("GET", f"{at}?since={self.chance.randrange(9)}", None),
                ("GET", f"{at}/legal", None),
                ("GET", f"{at}/choices", None),
                ("GET", f"{at}/forecast", None),
                ("GET", f"{at}/terms", None),
                ("POST", f"{at}/check", {"moves": texts[:1]}),
                ("POST", f"{at}/check", {"moves": texts}),
                ("GET", f"{at}/record", None),
                ("GET", f"{at}/replay?ply=1&seat=1", None),
                ("GET", "/api/tables", None),
                ("GET", "/api/tables/mine", None),
                ("GET", "/api/tables/mine?status=playing", None),
                ("POST", f"{at}/leave", None),
                ("POST", f"{at}/join", {"seat": 1}),
                ("POST", f"{at}/return", None),
                ("POST", f"{at}/claim", {"seat": self.chance.randrange(3), "what": "game"}),
                ("POST", f"{at}/takeback", self.chance.choice((None, {"agree": decision}))),
                ("POST", f"{at}/decline", None),
                ("POST", f"{at}/moves", self._nonsense(table, texts[0], decision)),
            ]
            for question in self.chance.sample(questions, most):
                await person.ask(*question)
            if self.chance.random() < 0.5:
                since, version = self.chance.randrange(9), self.chance.randrange(9)
                again = await person.socket(f"{at}/live?since={since}&version={version}")
                await again.hang_up()
            for connection in person.connections:
                if connection.path.endswith(LISTENED):
                    connection.say({"type": "move", **self._nonsense(table, texts[1], decision)})
                    connection.say(self.chance.choice(WORDS))

    def _nonsense(self, table: Table, text: str, decision: int) -> Json:
        """A move that is refused, or is of no decision."""
        seat = 0 if self.seat is None else self.seat
        if is_legal(table.situation.play.state, seat, text):
            decision = 10_000
        return {"decision": decision, "key": f"nonsense{self.keys}", "moves": [text]}

    async def play(self, seat: int, text: str) -> None:
        """A move in both worlds."""
        self.keys += 1
        by_socket = self.chance.random() < 0.5
        await self.each(lambda world, table: self.play_in(world, table, seat, text, by_socket))

    async def play_in(
        self, world: World, table: Table, seat: int, text: str, by_socket: bool = False
    ) -> None:
        person = world.people[NAMES[seat]]
        decision = table.situation.play.decision(seat)
        message = {"decision": decision, "key": f"key{self.keys}", "moves": [text]}
        sockets = [c for c in person.connections if c.path.endswith(LISTENED)]
        if by_socket and sockets:
            sockets[0].say({"type": "move", **message})
            await acknowledged(sockets[0], f"key{self.keys}")
        else:
            answer = await person.post(f"{path(table)}/moves", message)
            assert answer.status == 200, answer.body

    async def undo(self, name: str) -> None:
        """Somebody takes his last move back, if he may."""
        await self.each(
            lambda world, table: nothing(world.people[name].post(f"{path(table)}/undo"))
        )

    async def take_back(self, seat: int) -> None:
        """Somebody asks for his last decision, and the other one agrees."""

        async def agreed(world: World, table: Table) -> None:
            at = f"{path(table)}/takeback"
            await world.people[NAMES[seat]].post(at)
            await world.rest()
            await world.people[NAMES[1 - seat]].post(at, {"agree": table.situation.play.version})

        await self.each(agreed)

    async def pass_time(self, seconds: float) -> None:
        await self.each(lambda world, table: world.pass_time(seconds))

    async def stand_up(self) -> None:
        """End the games alike, so that those to come may be compared."""
        for world, table in zip(self.worlds, self.tables, strict=True):
            if table.situation.playing:
                assert (await world.people["han"].post(f"{path(table)}/resign")).status == 200
            await world.hang_up()


async def acknowledged(connection: Connection, key: str) -> None:
    """Wait until the move of that key is answered, and not refused."""

    def answers() -> list[Json]:
        return [message for message in connection.messages if message.get("key") == key]

    await until(answers)
    assert answers()[0]["type"] == "ack", answers()


async def nothing(answer: Awaitable[Any]) -> None:
    await answer


def spent(pair: Pair) -> float:
    """How much of the window is over."""
    table, world = pair.tables[0], pair.worlds[0]
    assert table.situation.window is not None
    assert table.situation.window.ends is not None
    return WINDOW - (table.situation.window.ends - world.timers.now())
