"""Seat rights on every path: who does not sit there gets the public view or an error."""

import asyncio
import json
from collections.abc import Callable
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

import pytest

from tenka.core.contract import Json
from tenka.server import api
from tenka.server.tables.table import Table
from tests.server.leaks.wire import Answer, Connection, Person, World, in_world, in_worlds
from tests.server.leaks.worlds import GAME

PRIVATE = "only for a seat of the table"
PUBLIC = "by what the asker may know"
AFTER = "when the game is over, for all"
BEFORE = "before the game begins"
OWN = "of the asker and of nobody else"
ALL = "the same for all"
HOST = "for this machine"

MOVE = {"decision": 0, "key": "k", "moves": ["writ"]}
# Every route there is: who may use it, and what is sent. A new one has to find its place here.
ROUTES: dict[tuple[str, str], tuple[str, Any]] = {
    ("GET", "/"): (ALL, None),
    ("GET", "/docs"): (ALL, None),
    ("GET", "/docs/start.js"): (ALL, None),
    ("GET", "/docs/{name}"): (ALL, None),
    ("GET", "/openapi.json"): (ALL, None),
    ("GET", "/healthz"): (ALL, None),
    ("GET", "/readyz"): (ALL, None),
    ("GET", "/metrics"): (HOST, None),
    ("GET", "/api/games"): (ALL, None),
    ("GET", "/api/tables"): (ALL, None),
    ("GET", "/api/me"): (OWN, None),
    ("PATCH", "/api/me"): (OWN, {"name": "Somebody"}),
    ("POST", "/api/me/link"): (OWN, None),
    ("GET", "/api/me/tokens"): (OWN, None),
    ("POST", "/api/me/tokens"): (OWN, {"name": "bot"}),
    ("DELETE", "/api/me/tokens/{id}"): (OWN, None),
    ("GET", "/link/{secret}"): (OWN, None),
    ("POST", "/link/{secret}"): (OWN, None),
    ("GET", "/api/tables/mine"): (OWN, None),
    ("POST", "/api/tables"): (OWN, {"game": "chuhan"}),
    ("POST", "/api/quick"): (OWN, {"game": "chuhan"}),
    ("GET", "/api/tables/{id}"): (PUBLIC, None),
    ("GET", "/api/tables/{id}/terms"): (PUBLIC, None),
    ("GET", "/api/tables/{id}/forecast"): (PUBLIC, None),
    ("SOCKET", "/api/tables/{id}/live"): (PUBLIC, None),
    ("GET", "/api/tables/{id}/record"): (AFTER, None),
    ("GET", "/api/tables/{id}/replay"): (AFTER, None),
    ("POST", "/api/tables/{id}/join"): (BEFORE, {"seat": 0}),
    ("POST", "/api/tables/{id}/leave"): (PRIVATE, None),
    ("POST", "/api/tables/{id}/start"): (PRIVATE, None),
    ("POST", "/api/tables/{id}/moves"): (PRIVATE, MOVE),
    ("GET", "/api/tables/{id}/legal"): (PRIVATE, None),
    ("POST", "/api/tables/{id}/check"): (PRIVATE, {"moves": ["writ"]}),
    ("GET", "/api/tables/{id}/choices"): (PRIVATE, None),
    ("GET", "/api/tables/{id}/stream"): (PRIVATE, None),
    ("POST", "/api/tables/{id}/undo"): (PRIVATE, None),
    ("POST", "/api/tables/{id}/resign"): (PRIVATE, None),
    ("POST", "/api/tables/{id}/abort"): (PRIVATE, None),
    ("POST", "/api/tables/{id}/return"): (PRIVATE, None),
    ("POST", "/api/tables/{id}/standing"): (PRIVATE, {"answer": "allow"}),
    ("POST", "/api/tables/{id}/rematch"): (PRIVATE, None),
}
# Their answers hold secrets that are drawn anew each time, none of a game.
DRAWN = {("POST", "/api/me/link"), ("POST", "/api/me/tokens")}
FIGURES = {("GET", "/metrics")}


def all_routes() -> set[tuple[str, str]]:
    """Every route of every module of the API, described or not."""
    found = {("GET", "/openapi.json")}
    for module in iter_modules(api.__path__):
        router = getattr(import_module(f"{api.__name__}.{module.name}"), "router", None)
        for route in router.routes if router is not None else ():
            methods = getattr(route, "methods", None) or {"SOCKET"}
            found |= {(method, route.path) for method in methods}
    return found


def test_every_route_has_its_place_here() -> None:
    assert all_routes() == set(ROUTES)

    async def story(world: World) -> None:
        paths = world.app.openapi()["paths"]
        described = {(how.upper(), path) for path, ways in paths.items() for how in ways}
        assert described <= set(ROUTES)

    in_world(story)


# The middle of a game: two moves are made, Han is to move. In the other worlds all that is hidden
# from somebody is dealt anew.
OPENING = ("play 4", "pass")


def position(seat: int | None, seed: int) -> Json:
    """As the host wants the game to begin; dealt anew for that seat."""
    import tenka

    state = GAME.new(2, 11, events=True)
    return state.redeal(seat, tenka.FastChance(seed)).to_position()


async def started(world: World, begin: Json) -> Table:
    """A table in the middle of a game."""
    table = await world.table(position=begin, options={"events": True}, window=6.0)
    for number, seat in enumerate((0, 1)):
        state = table.play.state
        texts = [state.text(action) for action in state.legal(seat)]
        text = "pass" if "pass" in texts else next(t for t in texts if t.startswith("play"))
        body = {"decision": 0, "key": f"opening{number}", "moves": [text]}
        answer = await world.people[("han", "chu")[seat]].post(f"{path(table)}/moves", body)
        assert answer.status == 200, answer.body
    return table


def path(table: Table) -> str:
    return f"/api/tables/{table.id}"


async def truth(world: World, table: Table) -> tuple[Any, ...]:
    """All there is of a table, in memory and stored."""
    store = world.services.store
    return (
        table.play.state.to_position(),
        list(table.play.record.entries),
        list(table.seats),
        dict(table.held),
        table.row,
        await store.tables.load(table.id),
    )


def address(route: str, table: Table) -> str:
    return route.format(id=table.id, name="swagger-ui.css", secret="no-such-secret")


async def asked(person: Person, how: str, route: str, body: Any, table: Table) -> Answer | None:
    """One request, or everything that may be said by socket."""
    where = address(route, table)
    if how != "SOCKET":
        return await person.ask(how, where, body)
    socket = await person.socket(where)
    for message in ({"type": "move", **MOVE}, {"type": "ping"}, {"type": "state"}, {"seat": 0}):
        socket.say(message)
    for _ in range(200):
        if len(socket.heard) >= 5:
            break
        await asyncio.sleep(0.002)
    await socket.hang_up()
    return None


def error(answer: Answer) -> tuple[int, str]:
    return answer.status, answer.json()["error"]["kind"]


async def token_of(world: World, name: str) -> Person:
    """A bot of that person."""
    made = await world.people[name].post("/api/me/tokens", {"name": "bot"})
    token = made.json()["token"].encode()
    return Person(world, f"{name}'s bot", (b"authorization", b"Bearer " + token))


async def nobody(world: World) -> Person:
    return world.stranger()


async def spectator(world: World) -> Person:
    return await world.person("eve")


async def spectators_bot(world: World) -> Person:
    await world.person("eve")
    return await token_of(world, "eve")


async def forger(world: World) -> Person:
    """His cookie names Han, and is signed by somebody else."""
    cookie = dict(world.people["han"].headers)[b"cookie"]
    name, _, value = cookie.partition(b"=")
    id, _, rest = value.partition(b".")
    return Person(world, "forger", (b"cookie", name + b"=" + id + b"." + rest[::-1]))


async def other_table(world: World) -> Person:
    """He sits at another table, in the same seat."""
    person = await world.person("zoe")
    assert (await person.post("/api/tables", {"game": "chuhan", "seat": 0})).status == 201
    return person


OUTSIDERS: dict[str, Callable[[World], Any]] = {
    "nobody": nobody,
    "spectator": spectator,
    "spectator's bot": spectators_bot,
    "forger": forger,
    "player of another table": other_table,
}


@pytest.mark.parametrize("who", OUTSIDERS)
def test_outsiders_get_the_public_view_or_an_error(who: str) -> None:
    async def story(*worlds: World) -> None:
        heard = []
        for number, world in enumerate(worlds):
            table = await started(world, position(None, number))
            person = await OUTSIDERS[who](world)
            person.answers.clear()
            heard.append(await walk(world, table, person))
        assert heard[0] == heard[1]

    in_worlds(story)


async def walk(world: World, table: Table, person: Person) -> list[Any]:
    """He asks for everything there is, and nothing is changed by it."""
    before = await truth(world, table)
    heard: list[Any] = []
    for (how, route), (right, body) in ROUTES.items():
        answer = await asked(person, how, route, body, table)
        seen: Any = None if answer is None else answer.wire
        if answer is None:
            connection = person.connections[-1]
            check_socket(connection, table, None)
            seen = list(connection.heard)
        else:
            check_outsiders_answer(how, route, right, answer, table)
        if (how, route) not in DRAWN | FIGURES:
            heard.append((how, route, seen))
    assert await truth(world, table) == before
    everything = b"".join([*person.answers, *person.connections[-1].heard])
    for secret in (table.play.record.secret.hex(), "link_hash", "person_id", "created_by"):
        assert secret.encode() not in everything
    return heard


def check_outsiders_answer(how: str, route: str, right: str, answer: Answer, table: Table) -> None:
    if right == PRIVATE:
        assert error(answer) == (403, "NotYours"), route
    elif right in (AFTER, BEFORE):
        assert error(answer) == (409, "NotNow"), route
    elif route == "/api/tables/{id}":
        check_state(answer.json(), table, None)
    elif route == "/api/tables/{id}/forecast":
        assert answer.json() == table.play.state.forecast(None)
    elif route == "/api/tables/{id}/terms":
        assert (answer.json()["my_seat"], answer.json()["my_turn"]) == (None, None)
    elif route == "/api/tables/mine":
        assert table.id not in {each["id"] for each in answer.json()}
    elif "{secret}" in route or "/tokens/{id}" in route:
        assert answer.status in (403, 404)
    else:
        assert answer.status in (200, 201, 303, 403), (route, answer)


def check_state(told: Json, table: Table, seat: int | None) -> None:
    """It is the table as that seat may know it, and nothing else."""
    state = table.play.state
    assert told["seat"] == seat
    assert told["view"] == json.loads(json.dumps(state.view(seat)))
    assert told["journal"] == state.journal(seat, told["journal_from"])
    assert told["fairness"]["secret"] is None
    if seat is None:
        assert (told["decision"], told["standing"], told["can_undo"]) == (None, None, False)


def check_socket(connection: Connection, table: Table, seat: int | None) -> None:
    """First the state, then a refusal or an answer for each message, and nothing else."""
    first, *answers = connection.messages
    check_state(first, table, seat)
    assert [answer["type"] for answer in answers] == ["error", "pong", "error", "error"]
    if seat is None:
        assert answers[0]["error"]["kind"] == "NotYours"


@pytest.mark.parametrize("by_token", [False, True], ids=["cookie", "token"])
def test_the_rival_gets_his_own_view(by_token: bool) -> None:
    """Chu asks for everything, in worlds that only Han could tell apart."""

    async def story(*worlds: World) -> None:
        heard = []
        for number, world in enumerate(worlds):
            table = await started(world, position(1, number))
            before = await truth(world, table)
            chu = await token_of(world, "chu") if by_token else world.people["chu"]
            chu.answers.clear()
            heard.append(await all_but_resigning(chu, table))
            assert (await truth(world, table))[:2] == before[:2]
            assert table.seats[0] == before[2][0]
        assert heard[0] == heard[1]

    in_worlds(story)


async def all_but_resigning(chu: Person, table: Table) -> list[Any]:
    heard: list[Any] = []
    for (how, route), (right, body) in ROUTES.items():
        if right not in (PRIVATE, PUBLIC, AFTER, BEFORE) or route.endswith(("resign", "stream")):
            continue
        answer = await asked(chu, how, route, body, table)
        if answer is None:
            check_socket(chu.connections[-1], table, 1)
            heard.append(list(chu.connections[-1].heard))
            continue
        heard.append((how, route, answer.wire))
        if route == "/api/tables/{id}":
            check_state(answer.json(), table, 1)
        elif route.endswith("forecast"):
            assert answer.json() == table.play.state.forecast(1)
        elif route.endswith("legal"):
            assert answer.json()["moves"] == []  # it is Han's turn
    return heard


def test_a_token_that_is_none_opens_nothing() -> None:
    async def story(world: World) -> None:
        table = await started(world, position(None, 1))
        bot = await token_of(world, "han")
        tokens = (await world.people["han"].get("/api/me/tokens")).json()
        assert (await bot.get(f"{path(table)}/legal")).status == 200
        answer = await world.people["han"].ask("DELETE", f"/api/me/tokens/{tokens[0]['id']}")
        assert answer.status == 204
        before = await truth(world, table)
        texts = (b"Bearer tenka_none", b"Bearer ", b"Basic aGFuOmhhbg==", b"tenka", b"\xff\x00")
        liars = [bot, *(Person(world, "liar", (b"authorization", text)) for text in texts)]
        for person in liars:
            for (how, route), (right, body) in ROUTES.items():
                if right == ALL or "{secret}" in route or (how, route) in FIGURES:
                    continue
                if how == "SOCKET":
                    socket = await person.socket(address(route, table))
                    assert socket.heard[0] == b"denied 401"
                    continue
                answer = await person.ask(how, address(route, table), body)
                if right == AFTER:
                    assert error(answer) == (409, "NotNow"), route
                else:
                    assert error(answer) == (401, "BadToken"), route
        assert await truth(world, table) == before

    in_world(story)


def test_a_bots_token_does_not_make_others() -> None:
    async def story(world: World) -> None:
        await world.table()
        bot = await token_of(world, "han")
        for how, route in (("POST", "tokens"), ("GET", "tokens"), ("POST", "link")):
            body = {"name": "another"} if (how, route) == ("POST", "tokens") else None
            assert error(await bot.ask(how, f"/api/me/{route}", body)) == (403, "NotYours")

    in_world(story)


def test_a_token_comes_before_a_cookie() -> None:
    """Who shows both is whom the token names: a bot in a browser does not play for its visitor."""

    async def story(world: World) -> None:
        table = await started(world, position(None, 1))
        await world.person("eve")
        eves = await token_of(world, "eve")
        cookie = (b"cookie", dict(world.people["han"].headers)[b"cookie"])
        both = Person(world, "both", *eves.headers[1:], cookie)
        check_state((await both.get(path(table))).json(), table, None)
        assert error(await both.get(f"{path(table)}/legal")) == (403, "NotYours")

    in_world(story)


class TestLeaving:
    """Who got up is a spectator, on every connection that he has kept."""

    @staticmethod
    async def open_table(world: World) -> str:
        host, mallory = await world.person("host"), await world.person("mallory")
        made = await host.post("/api/tables", {"game": "chuhan", "seat": 0, "window": 0.0})
        at = f"/api/tables/{made.json()['table']}"
        assert (await mallory.post(f"{at}/join", {"seat": 1})).status == 200
        return at

    def test_he_hears_and_moves_nothing_any_more(self) -> None:
        async def story(world: World) -> None:
            host, mallory = await world.person("host"), await world.person("mallory")
            victim = await world.person("victim")
            # Three seats would be needed to keep it open with two; so the host waits for another.
            made = await host.post("/api/tables", {"game": "chuhan", "public": False})
            at = f"/api/tables/{made.json()['table']}"
            table = await world.lobby.get(made.json()["table"])
            await host.post(f"{at}/leave")
            made = await mallory.post("/api/tables", {"game": "chuhan", "seat": 1})
            at = f"/api/tables/{made.json()['table']}"
            table = await world.lobby.get(made.json()["table"])
            socket = await mallory.socket(f"{at}/live")
            stream = await mallory.stream(f"{at}/stream")
            assert (await host.post(f"{at}/join", {"seat": 0})).status in (200, 409)
            await mallory.post(f"{at}/leave")
            if not table.playing:
                await victim.post(f"{at}/join", {"seat": 1})
                await host.post(f"{at}/start")
            await world.rest()
            for connection in (socket, stream):
                for message in connection.messages:
                    if message.get("view") is not None and table.seat_of("mallory") is None:
                        assert message["seat"] is None or table.seats[1].person_id is not None

        in_world(story)
