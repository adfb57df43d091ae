"""Tokens of bots: whom they name, and what they do not open."""

from tests.server.leaks.routes import ALL, FIGURES, HOST, ROUTES
from tests.server.leaks.seats import address, check_state, error, position, started, truth
from tests.server.leaks.wire import Person, World, in_world, path, token_of


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
