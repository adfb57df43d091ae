"""Nothing of a room of chat reaches the other one, also while people sit down and get up."""

from random import Random

import pytest

from tests.server.leaks.wire import Person, World, in_world, token_of

NAMES = ("ann", "bob", "cat", "dan")


class Rooms:
    """A table of five seats at which never all sit, and what each may have heard."""

    def __init__(self, world: World, at: str) -> None:
        self.world = world
        self.at = at
        self.seated = {"ann"}
        self.said: dict[str, list[str]] = {"players": [], "spectators": []}
        self.may_know: dict[str, set[str]] = {name: set() for name in NAMES}

    def room(self, name: str) -> str:
        return "players" if name in self.seated else "spectators"

    async def move(self, name: str) -> None:
        """He sits down, or gets up."""
        person = self.world.people[name]
        if name in self.seated:
            assert (await person.post(f"{self.at}/leave")).status == 204
        else:
            assert (await person.post(f"{self.at}/join", {})).status == 200
        self.seated ^= {name}

    async def say(self, name: str) -> None:
        lines = self.said[self.room(name)]
        text = f"word-{len(self.said['players'])}-{len(self.said['spectators'])}-"
        answer = await self.world.people[name].post(f"{self.at}/chat", {"text": text})
        assert answer.status == 201
        lines.append(text)
        assert answer.json()["number"] == len(lines)
        for other in NAMES:
            if self.room(other) == self.room(name):
                self.may_know[other].add(text)
                await self.world.rest()
                live = [c for c in self.world.people[other].connections if c.heard]
                assert all(text.encode() in connection.heard[-1] for connection in live)

    async def read(self, name: str) -> None:
        answer = await self.world.people[name].get(f"{self.at}/chat")
        room = self.room(name)
        assert answer.json()["room"] == room
        assert [line["text"] for line in answer.json()["lines"]] == self.said[room]
        assert [line["number"] for line in answer.json()["lines"]] == list(
            range(1, len(self.said[room]) + 1)
        )
        self.may_know[name] |= set(self.said[room])

    def check(self, name: str) -> None:
        heard = b"".join(b"".join(each) for each in self.world.people[name].heard.values())
        for text in (*self.said["players"], *self.said["spectators"]):
            assert (text.encode() in heard) <= (text in self.may_know[name]), (name, text)


@pytest.mark.parametrize("seed", range(3))
def test_whatever_people_do(seed: int) -> None:
    async def story(world: World) -> None:
        chance = Random(seed)
        for name in NAMES:
            await world.person(name)
        made = await world.people["ann"].post("/api/tables", {"game": "shogun", "seats": 5})
        rooms = Rooms(world, f"/api/tables/{made.json()['table']}")
        for name in NAMES:
            await world.people[name].socket(f"{rooms.at}/live")
        for _ in range(60):
            name = chance.choice(NAMES)
            deed = chance.random()
            if deed < 0.3 and name != "ann":
                await rooms.move(name)
            elif deed < 0.7:
                await world.pass_time(2)
                await rooms.say(name)
            else:
                await rooms.read(name)
            await world.rest()
            for each in NAMES:
                rooms.check(each)
        assert all(rooms.said.values())

    in_world(story)


def test_a_bot_hears_and_writes_in_the_room_of_its_seat() -> None:
    async def story(world: World) -> None:
        table = await world.table()
        at = f"/api/tables/{table.id}"
        bot = await token_of(world, "han")
        eve = await world.person("eve")
        stream = await bot.stream(f"{at}/stream")
        await eve.post(f"{at}/chat", {"text": "from outside"})
        await world.people["chu"].post(f"{at}/chat", {"text": "hello, bot"})
        assert (await bot.post(f"{at}/chat", {"text": "beep"})).status == 201
        await world.rest()
        lines = [m for m in stream.messages if m["type"] == "chat"]
        assert [line["text"] for line in lines] == ["hello, bot", "beep"]
        assert {line["room"] for line in lines} == {"players"}
        await stream.hang_up()

    in_world(story)


def test_who_does_not_read_misses_lines_and_can_tell() -> None:
    """His connection does not swell, and the lines are there when he asks for them."""

    async def story(world: World) -> None:
        table = await world.table()
        at = f"/api/tables/{table.id}"
        feed = table.listen(1, person=None)
        chu: Person = world.people["chu"]
        for _ in range(120):
            await world.pass_time(2)
            assert (await chu.post(f"{at}/chat", {"text": "hello"})).status == 201
        kept = [await feed.next() for _ in range(100)]
        numbers = [message["number"] for message in kept if message["type"] == "chat"]
        assert numbers == list(range(1, len(numbers) + 1))
        await chu.post(f"{at}/chat", {"text": "again"})
        assert (await feed.next())["number"] == 121
        table.feeds.close(feed)

    in_world(story)
