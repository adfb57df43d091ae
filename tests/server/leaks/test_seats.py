"""Seat rights on every path: who does not sit there gets the public view or an error."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from tenka.server.api.live import Asked
from tenka.server.api.pages import FILES
from tenka.server.tables.table import Table
from tests.server.leaks.routes import (
    AFTER,
    BEFORE,
    CLUB,
    DRAWN,
    FIGURES,
    INVITED,
    MESSAGES,
    MOVE,
    PRIVATE,
    PUBLIC,
    ROUTES,
    TRIED,
)
from tests.server.leaks.seats import (
    asked,
    check_socket,
    check_state,
    error,
    position,
    started,
    truth,
)
from tests.server.leaks.wire import Answer, Person, World, in_world, in_worlds, path, token_of


def all_routes(world: World) -> set[tuple[str, str]]:
    """Every route of the app, described or not, the short cuts to some of them, too."""
    return {
        (method, getattr(route, "path", ""))
        for route in world.app.router.routes
        for method in (getattr(route, "methods", None) or {"SOCKET"}) - {"HEAD"}
    }


def test_every_route_has_its_place_here() -> None:
    async def story(world: World) -> None:
        assert all_routes(world) == set(ROUTES)
        paths = world.app.openapi()["paths"]
        described = {(how.upper(), path) for path, ways in paths.items() for how in ways}
        assert described <= set(ROUTES)

    in_world(story)


def test_every_message_of_a_socket_has_its_place_here() -> None:
    models = Asked.json_schema()["$defs"].values()
    kinds = {model["properties"]["type"]["const"] for model in models}
    assert kinds == {message["type"] for message in MESSAGES}


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
    elif right in (AFTER, BEFORE, TRIED):
        assert error(answer) == (409, "NotNow"), route
    elif right == INVITED:
        assert error(answer) == (403, "BadInvitation"), route
    elif right == CLUB and error(answer) == (403, "NotYours"):
        assert how != "GET", route  # a token, before anything is looked for
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
    elif route == "/api/seek/answer":  # nothing is proposed
        assert answer.status in (403, 409)
    elif route.startswith("/api/me/second-factor") and how == "POST":  # no guest has one
        assert answer.status in (200, 403, 409)
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
