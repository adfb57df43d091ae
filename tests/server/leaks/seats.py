"""A table in the middle of a game, all that can be asked of it, and what a seat may know."""

import json
from dataclasses import replace
from typing import Any

import tenka
from tenka.core.contract import Json
from tenka.server.tables.table import Table
from tests.server.leaks.routes import MESSAGES
from tests.server.leaks.wire import Answer, Connection, Person, World, path, until
from tests.server.leaks.worlds import GAME
from tests.server.tournaments.whole_tournaments import tournament

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
    for message in (*MESSAGES, {"type": "state"}, {"seat": 0}):
        socket.say(message)
    await until(lambda: len(socket.heard) >= 5 or socket.closed)
    await socket.hang_up()
    return None


def error(answer: Answer) -> tuple[int, str]:
    return answer.status, answer.json()["error"]["kind"]


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
    """First the state, then a refusal or an answer for each message, none for one that only tells
    something, and nothing else."""
    first, *answers = connection.messages
    check_state(first, table, seat)
    assert [answer["type"] for answer in answers] == ["error", "pong", "error", "error"]
    if seat is None:
        assert answers[0]["error"]["kind"] == "NotYours"
