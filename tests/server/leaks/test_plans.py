"""What is said of a plan that one owes tells nothing of the others' cards and plans."""

from typing import Any

import pytest

import tenka
from tenka.core.contract import Json
from tests.server.leaks.wire import Person, World, in_worlds


def worlds_for(game: tenka.Game) -> tuple[Json, Json]:
    """Two positions that the first seat cannot tell apart, in which the second has planned."""
    state = game.new(seats=game.seats[0], seed=7)
    while state.plan(0) is None or state.plan(1) is not None:
        seat = state.turn[-1] if 0 in state.turn and state.plan(0) else state.turn[0]
        state.apply(seat, state.sample(seat, tenka.FastChance(1)))
    return state.to_position(), state.redeal(0, tenka.FastChance(2)).to_position()


async def all_about_the_plan(person: Person, at: str) -> list[bytes]:
    """The state, what is legal, and what is said to each part of a plan and to wrong ones."""
    heard = [(await person.get(at)).wire, (await person.get(f"{at}/legal")).wire]
    moves: list[str] = []
    following: list[str] = (await person.get(f"{at}/legal")).json()["moves"]
    while following:
        for text in (*following, moves[0] if moves else "pass"):
            answer = await person.post(f"{at}/check", {"moves": [*moves, text]})
            heard.append(answer.wire)
        moves.append(following[-1])
        following = (await person.post(f"{at}/check", {"moves": moves})).json()["next"]
    assert len(moves) > 4
    return heard


@pytest.mark.parametrize("id", ["suntzu", "shogun"])
def test_it_is_the_same_whatever_others_hold_and_plan(id: str) -> None:
    game = tenka.game(id)
    positions = worlds_for(game)
    assert positions[0] != positions[1]

    async def story(*worlds: World) -> None:
        heard: list[Any] = []
        for world, position in zip(worlds, positions, strict=True):
            han = await world.person("han")
            bots = {str(seat): "random" for seat in range(1, game.seats[0])}
            terms = {"seats": game.seats[0], "position": position, "public": False}
            made = await han.post("/api/tables", {"game": id, "seat": 0, "bots": bots, **terms})
            assert made.status == 201, made.body
            await world.rest()
            heard.append(await all_about_the_plan(han, f"/api/tables/{made.json()['table']}"))
        assert heard[0] == heard[1]

    in_worlds(story)
