"""Seat rights on every path: who does not sit there gets the public view or an error."""

import asyncio
import json
from collections.abc import Callable, Coroutine
from dataclasses import replace
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

import pytest

import tenka
from tenka import games
from tenka.core.contract import Json
from tenka.server import api
from tenka.server.api.pages import FILES
from tenka.server.tables.table import Table
from tests.server.leaks.wire import (
    Answer,
    Connection,
    Person,
    World,
    in_world,
    in_worlds,
    until,
)
from tests.server.leaks.worlds import GAME
from tests.server.tournaments.whole_tournaments import tournament

PRIVATE = "only for a seat of the table"
PUBLIC = "by what the asker may know"
AFTER = "when the game is over, for all"
BEFORE = "before the game begins"
OWN = "of the asker and of nobody else"
ALL = "the same for all"
HOST = "for this machine"
CLUB = "for the members of a club"
INVITED = "for who has the code of an invitation"

MOVE = {"decision": 0, "key": "k", "moves": ["writ"]}
POINT = "BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU"
SUBSCRIPTION = {
    "endpoint": "https://push.example/x",
    "keys": {"p256dh": POINT, "auth": 22 * "A"},
}
# Every route there is: who may use it, and what is sent. A new one has to find its place here.
PAGES = (
    "/", "/new", "/games", "/settings", "/signup", "/login", "/learn", "/learn/{of}", "/rules",
    "/rules/{of}", "/editor", "/editor/{of}", "/fairness", "/fairness/{of}", "/link/{of}", "/owner",
    "/leaderboard", "/tournaments", "/tournaments/{of}", "/clubs", "/clubs/{of}", "/player",
    "/player/{of}", "/table/{of}",
    "/assets/{name}", *FILES, "/sw.js",
)  # fmt: skip
ROUTES: dict[tuple[str, str], tuple[str, Any]] = {
    **{("GET", page): (ALL, None) for page in PAGES},
    ("GET", "/docs"): (ALL, None),
    ("GET", "/docs/start.js"): (ALL, None),
    ("GET", "/docs/{name}"): (ALL, None),
    ("GET", "/openapi.json"): (ALL, None),
    ("GET", "/healthz"): (ALL, None),
    ("GET", "/readyz"): (ALL, None),
    ("GET", "/metrics"): (HOST, None),
    ("GET", "/api/admin/tables"): (HOST, None),
    ("POST", "/api/admin/tables/close"): (HOST, {"table": "x"}),
    ("POST", "/api/admin/tables/annul"): (HOST, {"table": "x"}),
    ("GET", "/api/admin/people"): (HOST, None),
    ("POST", "/api/admin/people/password"): (HOST, {"name": "han"}),
    ("GET", "/api/admin/bans"): (HOST, None),
    ("POST", "/api/admin/bans"): (HOST, {"kind": "name", "value": "han"}),
    ("POST", "/api/admin/bans/lift"): (HOST, {"kind": "name", "value": "han"}),
    ("POST", "/api/admin/admission"): (HOST, {"signup": "open", "guests": True}),
    ("GET", "/api/admin/invitations"): (HOST, None),
    ("POST", "/api/admin/invitations"): (HOST, {"uses": 1}),
    ("POST", "/api/admin/invitations/revoke"): (HOST, {"id": "x"}),
    ("POST", "/api/admin/accounts"): (HOST, {"name": "Zhang Liang"}),
    ("POST", "/api/admin/owners"): (HOST, {"name": "han"}),
    ("GET", "/api/admin/clubs"): (HOST, None),
    ("POST", "/api/admin/clubs"): (HOST, {"name": "Elbe", "organiser": "han"}),
    ("POST", "/api/admin/clubs/dissolve"): (HOST, {"club": "x"}),
    ("GET", "/api/admission"): (ALL, None),
    ("GET", "/api/games"): (ALL, None),
    ("GET", "/api/games/{game}/texts/{language}"): (ALL, None),
    ("GET", "/api/games/{game}/examples"): (ALL, None),
    ("GET", "/api/games/{game}/lessons"): (ALL, None),
    ("GET", "/api/learn"): (ALL, None),
    ("GET", "/api/puzzles/{game}/{number}"): (ALL, None),
    ("GET", "/api/tables"): (ALL, None),
    ("GET", "/api/tables/playing"): (ALL, None),
    ("GET", "/api/leaderboard/{game}"): (ALL, None),
    ("GET", "/api/people/{person}"): (ALL, None),
    ("GET", "/api/people/{person}/games/{game}"): (ALL, None),
    ("POST", "/api/people/{person}/reports"): (OWN, {"reason": "words"}),
    ("POST", "/api/tables/{id}/reports"): (PUBLIC, {"seat": 0, "reason": "words"}),
    ("GET", "/api/admin/reports"): (HOST, None),
    ("POST", "/api/admin/reports/settle"): (HOST, {"id": "x", "verdict": "nothing"}),
    ("GET", "/api/admin/suspicions"): (HOST, None),
    ("GET", "/api/me"): (OWN, None),
    ("PATCH", "/api/me"): (OWN, {"name": "Somebody"}),
    ("POST", "/api/me/link"): (OWN, None),
    ("GET", "/api/me/tokens"): (OWN, None),
    ("POST", "/api/me/tokens"): (OWN, {"name": "bot"}),
    ("DELETE", "/api/me/tokens/{id}"): (OWN, None),
    ("GET", "/api/link/{secret}"): (OWN, None),
    ("POST", "/api/link/{secret}"): (OWN, None),
    ("GET", "/api/tables/mine"): (OWN, None),
    ("POST", "/api/seek"): (OWN, {"game": "chuhan"}),
    ("GET", "/api/seek"): (OWN, None),
    ("DELETE", "/api/seek"): (OWN, None),
    ("GET", "/api/tournaments"): (OWN, None),
    ("POST", "/api/tournaments"): (OWN, {"name": "Cup", "game": "chuhan"}),
    ("GET", "/api/tournaments/{tournament}"): (ALL, None),
    ("POST", "/api/tournaments/{tournament}/join"): (OWN, None),
    ("POST", "/api/tournaments/{tournament}/leave"): (OWN, None),
    ("POST", "/api/tournaments/{tournament}/begin"): (OWN, None),
    ("POST", "/api/tournaments/{tournament}/cancel"): (OWN, None),
    ("POST", "/api/tournaments/{tournament}/remind"): (OWN, None),
    ("GET", "/api/clubs"): (OWN, None),
    ("GET", "/api/clubs/{club}"): (CLUB, None),
    ("POST", "/api/clubs/{club}/invitations"): (CLUB, {"uses": 1}),
    ("DELETE", "/api/clubs/{club}/invitations/{invitation}"): (CLUB, None),
    ("PUT", "/api/clubs/{club}/members/{person}"): (CLUB, {"organiser": True}),
    ("DELETE", "/api/clubs/{club}/members/{person}"): (CLUB, None),
    ("POST", "/api/club-invitations/look"): (INVITED, {"code": "x"}),
    ("POST", "/api/club-invitations/join"): (INVITED, {"code": "x"}),
    ("GET", "/api/me/contacts"): (OWN, None),
    ("PUT", "/api/me/contacts/{person}"): (OWN, {"kind": "follow"}),
    ("PUT", "/api/me/visible"): (OWN, {"visible": True}),
    ("POST", "/api/positions"): (ALL, {"game": "chuhan", "position": {"hands": [["4"], ["8"]]}}),
    ("POST", "/api/tables"): (OWN, {"game": "chuhan"}),
    ("POST", "/api/quick"): (OWN, {"game": "chuhan"}),
    ("POST", "/api/lessons/{game}"): (OWN, None),
    ("POST", "/api/lessons/{game}/{which}"): (OWN, None),
    ("GET", "/api/tables/{id}"): (PUBLIC, None),
    ("GET", "/api/tables/{id}/terms"): (PUBLIC, None),
    ("GET", "/api/tables/{id}/ratings"): (PUBLIC, None),
    ("GET", "/api/tables/{id}/forecast"): (PUBLIC, None),
    ("GET", "/api/tables/{id}/moments"): (PUBLIC, None),
    ("GET", "/api/tables/{id}/chat"): (PUBLIC, None),
    ("POST", "/api/tables/{id}/chat"): (PUBLIC, {"text": "Good luck"}),
    ("SOCKET", "/api/tables/{id}/live"): (PUBLIC, None),
    ("GET", "/api/tables/{id}/record"): (AFTER, None),
    ("GET", "/api/tables/{id}/replay"): (AFTER, None),
    ("GET", "/api/tables/{id}/position"): (AFTER, None),
    ("GET", "/api/tables/{id}/analysis"): (AFTER, None),
    ("POST", "/api/tables/{id}/analysis"): (AFTER, None),
    ("POST", "/api/tables/{id}/branch"): (AFTER, {"ply": 0, "seat": 0}),
    ("POST", "/api/tables/{id}/join"): (BEFORE, {"seat": 0}),
    ("POST", "/api/tables/{id}/leave"): (PRIVATE, None),
    ("POST", "/api/tables/{id}/start"): (PRIVATE, None),
    ("POST", "/api/tables/{id}/moves"): (PRIVATE, MOVE),
    ("GET", "/api/tables/{id}/legal"): (PRIVATE, None),
    ("POST", "/api/tables/{id}/check"): (PRIVATE, {"moves": ["writ"]}),
    ("GET", "/api/tables/{id}/choices"): (PRIVATE, None),
    ("GET", "/api/tables/{id}/stream"): (PRIVATE, None),
    ("POST", "/api/tables/{id}/hint"): (PRIVATE, None),
    ("POST", "/api/tables/{id}/undo"): (PRIVATE, None),
    ("POST", "/api/tables/{id}/draw"): (PRIVATE, None),
    ("POST", "/api/tables/{id}/takeback"): (PRIVATE, {"agree": 3}),
    ("POST", "/api/tables/{id}/decline"): (PRIVATE, None),
    ("POST", "/api/tables/{id}/resign"): (PRIVATE, None),
    ("POST", "/api/tables/{id}/claim"): (PRIVATE, {"seat": 1, "what": "game"}),
    ("POST", "/api/tables/{id}/abort"): (PRIVATE, None),
    ("POST", "/api/tables/{id}/return"): (PRIVATE, None),
    ("POST", "/api/tables/{id}/standing"): (PRIVATE, {"answer": "allow"}),
    ("POST", "/api/tables/{id}/rematch"): (PRIVATE, None),
    # Last, since who asked is nobody after that.
    ("GET", "/api/me/notify"): (OWN, None),
    ("PUT", "/api/me/notify"): (OWN, {"language": "hu"}),
    ("POST", "/api/me/notify/test"): (OWN, {"channel": "webhook"}),
    ("GET", "/api/me/push"): (OWN, None),
    ("PUT", "/api/me/push"): (OWN, SUBSCRIPTION),
    ("DELETE", "/api/me/push/{device}"): (OWN, None),
    ("GET", "/notify/{purpose}/{secret}"): (OWN, None),
    ("POST", "/notify/{purpose}/{secret}"): (OWN, None),
    ("POST", "/api/me/account"): (OWN, {"name": "Liu", "password": "four geese"}),
    ("POST", "/api/login"): (OWN, {"name": "Liu", "password": "four geese"}),
    ("POST", "/api/logout"): (OWN, None),
    ("POST", "/api/me/logout-everywhere"): (OWN, None),
    ("POST", "/api/me/password"): (OWN, {"old": "four geese", "new": "five geese"}),
    ("POST", "/api/me/delete"): (OWN, {"password": None}),
}
# Their answers hold secrets that are drawn anew each time, none of a game.
DRAWN = {
    ("POST", "/api/me/link"),
    ("POST", "/api/me/tokens"),
    ("GET", "/api/me/push"),
    ("PUT", "/api/me/push"),
}
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


# Han has opened it; it begins in a long time.
CUP = replace(tournament(), status="open", least=4, begins=1e11)

# Three moves are made, and Chu is to counter. What is hidden from somebody is dealt anew in each
# world, and Han has such cards in all of them.
OPENING = ((0, "play 1"), (1, "pass"), (0, "play 2"))


def position(seat: int | None, seed: int) -> Json:
    """As the host wants the game to begin; dealt anew for that seat."""
    state = GAME.new(2, 11, events=True)
    return state.redeal(seat, tenka.FastChance(seed)).to_position()


async def started(world: World, begin: Json) -> Table:
    """A table in the middle of a game."""
    table = await world.table(position=begin, options={"events": True}, window=6.0)
    opener = str(table.situation.seats[0].person_id)
    await world.services.store.tournaments.create(replace(CUP, opened_by=opener))
    for number, (seat, text) in enumerate(OPENING):
        body = {
            "decision": table.situation.play.decision(seat),
            "key": f"opening{number}",
            "moves": [text],
        }
        answer = await world.people[("han", "chu")[seat]].post(f"{path(table)}/moves", body)
        assert answer.status == 200, answer.body
    return table


def path(table: Table) -> str:
    return f"/api/tables/{table.id}"


async def truth(world: World, table: Table) -> tuple[Any, ...]:
    """All there is of a table, in memory and stored."""
    store = world.services.store
    return (
        table.situation.play.state.to_position(),
        list(table.situation.play.record.entries),
        list(table.situation.seats),
        dict(table.situation.held),
        table.situation.row,
        await store.tables.load(table.id),
    )


def address(route: str, table: Table) -> str:
    return route.format(
        id=table.id,
        of=table.id,
        person=table.situation.seats[0].person_id,
        tournament=CUP.id,
        club="no-such-club",
        invitation="no-such-invitation",
        game="chuhan",
        which="puzzle-1",
        number=1,
        language="en",
        name="swagger-ui.css",
        secret="no-such-secret",
        purpose="stop",
        device="no-such-device",
    )


async def asked(person: Person, how: str, route: str, body: Any, table: Table) -> Answer | None:
    """One request, or everything that may be said by socket."""
    where = address(route, table)
    if how != "SOCKET":
        return await person.ask(how, where, body)
    socket = await person.socket(where)
    for message in ({"type": "move", **MOVE}, {"type": "ping"}, {"type": "state"}, {"seat": 0}):
        socket.say(message)
    await until(lambda: len(socket.heard) >= 5 or socket.closed)
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
    for secret in (
        table.situation.play.record.secret.hex(),
        "link_hash",
        "person_id",
        "created_by",
    ):
        assert secret.encode() not in everything
    return heard


def check_outsiders_answer(how: str, route: str, right: str, answer: Answer, table: Table) -> None:
    if right == PRIVATE:
        assert error(answer) == (403, "NotYours"), route
    elif right in (AFTER, BEFORE):
        assert error(answer) == (409, "NotNow"), route
    elif right == INVITED:
        assert error(answer) == (403, "BadInvitation"), route
    elif right == CLUB or route.startswith("/api/admin/"):
        assert error(answer) == (404, "NotFound"), route
    elif route == "/api/tables/{id}":
        check_state(answer.json(), table, None)
    elif route == "/api/tables/{id}/forecast":
        assert answer.json() == table.situation.play.state.forecast(None)
    elif route == "/api/tables/{id}/terms":
        assert (answer.json()["my_seat"], answer.json()["my_turn"]) == (None, None)
    elif route == "/api/tables/mine":
        assert table.id not in {each["id"] for each in answer.json()}
    elif route == "/api/tournaments/{tournament}/remind":  # nothing is set
        assert error(answer) == (409, "NotNow")
    elif route == "/api/me/notify/test":  # nothing is set
        assert answer.status in (403, 409)
    elif "{secret}" in route or "/tokens/{id}" in route:
        assert answer.status in (403, 404)
    elif route == "/api/me/password":  # he is nobody any more, and has none
        assert answer.status in (403, 409)
    elif route in ("/assets/{name}", *FILES):  # the web app may not be built
        assert answer.status in (200, 404)
    else:
        assert answer.status in (200, 201, 204, 303, 403), (route, answer)


def check_state(told: Json, table: Table, seat: int | None) -> None:
    """It is the table as that seat may know it, and nothing else."""
    state = table.situation.play.state
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
            assert table.situation.seats[0] == before[2][0]
        assert heard[0] == heard[1]

    in_worlds(story)


async def all_but_resigning(chu: Person, table: Table) -> list[Any]:
    heard: list[Any] = []
    for (how, route), (right, body) in ROUTES.items():
        if right not in (PRIVATE, PUBLIC, AFTER, BEFORE):
            continue
        if route.endswith(("resign", "stream", "hint")):  # the last has a test of its own
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
            assert answer.json() == table.situation.play.state.forecast(1)
        elif route.endswith("legal"):
            state = table.situation.play.state
            assert answer.json()["moves"] == [state.text(action) for action in state.legal(1)]
    return heard


def test_a_hint_is_made_of_what_its_seat_sees() -> None:
    """In worlds that only Han could tell apart Chu is told the same, and Han only that he asked."""

    async def story(*worlds: World) -> None:
        heard = []
        for number, world in enumerate(worlds):
            table = await started(world, position(1, number))
            answer = await world.people["chu"].post(f"{path(table)}/hint")
            assert answer.status == 200
            heard.append(answer.wire)
            told = (await world.people["han"].get(path(table))).json()
            assert told["happenings"][-1]["event"] == "hinted"
            assert answer.json()["choices"][0]["moves"][0] not in json.dumps(told["happenings"])
        assert heard[0] == heard[1]

    in_worlds(story)


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
                if right == HOST:
                    assert error(answer) == (404, "NotFound"), route
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


async def queued(table: Table, request: Coroutine[Any, Any, Answer]) -> "asyncio.Task[Answer]":
    """A request that has come as far as to wait for the table."""
    waiting = len(table.lock._waiters or ())
    task = asyncio.ensure_future(request)
    await until(lambda: len(table.lock._waiters or ()) > waiting)
    return task


def test_a_bot_plays_for_him_and_he_still_sees_his_cards() -> None:
    async def story(world: World) -> None:
        table = await world.table(clock={"bank": 60.0})
        han, chu, eve = world.people["han"], world.people["chu"], await world.person("eve")
        await world.pass_time(61)
        assert table.situation.seats[0].kind == "bot"
        check_state((await han.get(path(table))).json(), table, 0)
        assert error(await han.post(f"{path(table)}/moves", MOVE))[1] in ("NotYours", "Stale")
        for person, seat in ((chu, 1), (eve, None)):
            check_state((await person.get(path(table))).json(), table, seat)
        assert error(await eve.post(f"{path(table)}/return")) == (403, "NotYours")
        assert (await chu.post(f"{path(table)}/return")).status == 200  # he has his own seat
        assert table.situation.deciding() == {1}
        assert (await han.post(f"{path(table)}/return")).status == 200
        assert table.situation.deciding() == {0, 1}

    in_world(story)


def test_after_the_end_everybody_may_see_everything() -> None:
    async def story(world: World) -> None:
        table = await world.table()
        secret = table.situation.play.record.secret.hex()
        eve = await world.person("eve")
        assert secret.encode() not in (await eve.get(path(table))).body
        await world.people["han"].post(f"{path(table)}/resign")
        assert (await eve.get(path(table))).json()["fairness"]["secret"] == secret
        assert (await eve.get(f"{path(table)}/record")).json()["secret"] == secret
        for seat in (0, 1):
            shown = (await eve.get(f"{path(table)}/replay?seat={seat}")).json()
            assert isinstance(shown["view"]["hands"][seat], list)
        assert error(await eve.get(f"{path(table)}/replay?seat=2")) == (422, "BadSeat")

    in_world(story)
