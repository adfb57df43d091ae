"""No leak by a table's revision, which stands in every answer: what it is made of is compared with
all else that goes out (`wire.py`, `test_nodes.py`); here, whether it stands there at all."""

import gc

from tests.server.leaks.wire import World, in_world, path

PLACE = "/api/tables/{id}"
LISTENS = f"{PLACE}/stream"


def test_it_does_not_tell_whether_somebody_has_the_table_open() -> None:
    async def story(world: World) -> None:
        table = await world.table()
        await world.people["han"].post(f"{path(table)}/resign")
        id, eve = table.id, world.stranger()
        del table
        routes = world.app.openapi()["paths"]
        places = [each for each in routes if each.startswith(PLACE) and "get" in routes[each]]
        assert len(places) > 10
        for place in places:
            if place == LISTENS:
                continue
            named = []
            for is_open in (False, True):
                _forget(world)
                if is_open:
                    await world.lobby.get(id)
                answer = await eve.get(place.replace("{id}", id))
                named.append([value for name, value in answer.headers if name == b"tenka-revision"])
            assert named[0] == named[1], place

    in_world(story)


def _forget(world: World) -> None:
    """Nobody has any table open."""
    world.lobby._tables._kept.clear()
    world.lobby._tables._used.clear()
    gc.collect()
    assert not list(world.lobby._tables)
