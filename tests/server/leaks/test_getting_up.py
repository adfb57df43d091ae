"""What becomes of the connections and requests of one who has left his seat."""

import asyncio

import pytest

from tenka import games
from tests.server.leaks.seats import check_state, error, truth
from tests.server.leaks.wire import Connection, Person, World, in_world, path, queued


@pytest.fixture
def trio(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game of three, so that somebody may leave while others wait."""
    monkeypatch.setitem(games.OURS, "trio", "tests.server.leaks.trio")


class Three:
    """Ann, Bob and Mallory at a table; Cat comes later."""

    def __init__(self, world: World) -> None:
        self.world = world

    async def sit_down(self) -> None:
        for name in ("ann", "bob", "mallory", "cat"):
            await self.world.person(name)
        made = await self.person("ann").post("/api/tables", {"game": "trio", "seat": 0})
        assert made.status == 201, made.body
        self.table = await self.world.lobby.get(made.json()["table"])
        self.at = path(self.table)
        assert (await self.person("mallory").post(f"{self.at}/join", {"seat": 1})).status == 200

    def person(self, name: str) -> Person:
        return self.world.people[name]

    def number(self, seat: int) -> str:
        numbers: list[int] = self.table.situation.play.state.to_position()["numbers"]
        return str(numbers[seat])


@pytest.mark.usefixtures("trio")
class TestGettingUp:
    """Who has left his seat is a spectator, on all the connections that he has kept."""

    def test_before_the_game(self) -> None:
        async def story(world: World) -> None:
            three = Three(world)
            await three.sit_down()
            at, mallory = three.at, three.person("mallory")
            socket, stream = (
                await mallory.socket(f"{at}/live"),
                await mallory.stream(f"{at}/stream"),
            )
            assert (await mallory.post(f"{at}/leave")).status == 204
            for name, seat in (("cat", 1), ("bob", 2)):
                answer = await three.person(name).post(f"{at}/join", {"seat": seat})
                assert answer.status == 200
            assert three.table.situation.playing
            await self.plays_nothing(three, socket, "ann", 0)
            await self.plays_nothing(three, socket, "cat", 1)
            for connection in (socket, stream):
                heard = b"".join(connection.heard)
                assert three.number(0).encode() in heard  # he may watch
                assert three.number(2).encode() not in heard
                views = [m["view"] for m in connection.messages if m.get("view")]
                assert {view["seat"] for view in views} == {None}

        in_world(story)

    @staticmethod
    async def plays_nothing(three: Three, socket: Connection, name: str, seat: int) -> None:
        """Mallory's socket cannot move the seat that is now another's; its player can."""
        body = {"decision": 0, "key": f"{name}'s", "moves": ["show"]}
        before = await truth(three.world, three.table)
        socket.say({"type": "move", **body})
        await three.world.rest()
        assert socket.messages[-1]["error"]["kind"] == "NotYours"
        assert await truth(three.world, three.table) == before
        assert three.number(seat).encode() not in b"".join(socket.heard)
        assert (await three.person(name).post(f"{three.at}/moves", body)).status == 200
        await three.world.rest()

    def test_by_resigning(self) -> None:
        async def story(world: World) -> None:
            three = Three(world)
            await three.sit_down()
            at, mallory = three.at, three.person("mallory")
            await three.person("bob").post(f"{at}/join", {"seat": 2})
            socket = await mallory.socket(f"{at}/live")
            assert socket.messages[0]["view"]["numbers"][1] == int(three.number(1))
            assert (await mallory.post(f"{at}/resign")).status == 200
            await world.rest()
            for message in (socket.messages[-1], (await mallory.get(at)).json()):
                check_state(message, three.table, None)
            for what in ("legal", "choices"):
                assert error(await mallory.get(f"{at}/{what}")) == (403, "NotYours")
            assert error(await mallory.post(f"{at}/return")) == (403, "NotYours")

        in_world(story)

    @pytest.mark.parametrize("how", ["moves", "socket", "resign", "standing", "undo"])
    def test_what_he_asked_for_before_is_not_done_to_the_next(self, how: str) -> None:
        """Mallory gets up, Cat sits down in his place, the game begins and it is her turn; then
        comes something that Mallory has asked for while he still sat there."""

        async def story(world: World) -> None:
            three = Three(world)
            await three.sit_down()
            at, table, mallory = three.at, three.table, three.person("mallory")
            body = {"decision": 0, "key": "k", "moves": ["show"]}
            socket = await mallory.socket(f"{at}/live")
            bodies = {"moves": body, "standing": {"answer": "allow"}}
            async with table.lock:  # so that they come in this order
                asked = [
                    mallory.post(f"{at}/leave"),
                    three.person("cat").post(f"{at}/join", {"seat": 1}),
                    three.person("bob").post(f"{at}/join", {"seat": 2}),
                    three.person("ann").post(f"{at}/moves", body),
                ]
                tasks = [await queued(table, request) for request in asked]
                if how == "socket":
                    socket.say({"type": "move", **body})
                    await asyncio.sleep(0.05)
                else:
                    tasks.append(await queued(table, mallory.post(f"{at}/{how}", bodies.get(how))))
            answers = await asyncio.gather(*tasks)
            await world.rest()
            assert [answer.status for answer in answers[:4]] == [204, 200, 200, 200]
            if how == "socket":
                assert socket.messages[-1]["error"]["kind"] == "NotYours"
            else:
                assert error(answers[4]) == (403, "NotYours")
            assert table.situation.play.movers == [0]
            assert [seat.standing for seat in table.situation.seats] == [None] * 3
            assert table.situation.deciding() == {0, 1, 2}

        in_world(story)
