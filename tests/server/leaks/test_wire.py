"""No leak on the wire: in two worlds that a seat cannot tell apart it hears the same bytes."""

import pytest

from tenka.core.contract import Json
from tests.long import LONG
from tests.server.leaks.pairs import LIVE, NAMES, WINDOW, Pair, spent
from tests.server.leaks.wire import World, in_worlds
from tests.server.leaks.worlds import is_legal, moments, move_of_both, revealing, twins

LETTER: Json = {"pace": "correspondence", "clock": {"bank": 9e4, "increment": 60.0, "cap": 2e5}}
UNTIMED: Json = {"window": 0.0}
SHARE = 0.06 if LONG else 0.02  # of a game's moments: at least one for each seat, one for others


async def follow(pair: Pair, depth: int) -> None:
    """Play on in both worlds, as long as the seat may not tell them apart."""
    for _ in range(depth):
        if not all(table.situation.playing for table in pair.tables):
            return  # now everything is open to all
        first, second = pair.states
        assert first.window == second.window
        windowed = (
            pair.tables[0].situation.window is not None
            and pair.tables[0].situation.window.ends is not None
        )
        most = WINDOW - 0.1 - spent(pair) if windowed else 9.0
        await pair.pass_time(pair.chance.random() * most)
        await pair.look()
        if windowed and await only_one_can_answer(pair):
            return
        if first.window is None and pair.chance.random() < 0.1 and pair.seat is not None:
            await pair.undo(NAMES[pair.seat])
            pair.compare("undo")
            await pair.take_back(pair.seat)
            pair.compare("a move taken back by consent")
            first, second = pair.states
            if first.window is not None:  # an answer was taken back
                continue
        move = move_of_both(first, second, pair.chance)
        if move is None or revealing(first, pair.seat, *move) or reveals_at_once(pair, *move):
            return
        if not windowed or pair.chance.random() < 0.5:
            await pair.play(*move)
            pair.compare(f"{move}")
        elif revealing(first, pair.seat, move[0], str(first.window)):
            return
        if windowed:
            await pair.look()
            await pair.pass_time(WINDOW)
            pair.compare("the end of a window")


def reveals_at_once(pair: Pair, mover: int, text: str) -> bool:
    """In correspondence a window is over as soon as it opens, and its end may show something."""
    state = pair.states[0].copy()
    state.play(mover, text)
    while pair.tables[0].situation.row.pace == "correspondence" and state.window is not None:
        asked, answer = state.turn[0], state.window
        if revealing(state, pair.seat, asked, answer):
            return True
        state.play(asked, answer)
    return False


async def only_one_can_answer(pair: Pair) -> bool:
    """The rival can answer in one world and not in the other: nothing differs till the end."""
    asked = pair.states[0].turn[0]
    answers = ("use lyu_zhi", "use xiao_he")
    able = [any(is_legal(state, asked, text) for text in answers) for state in pair.states]
    if able[0] == able[1] or asked == pair.seat:
        return False
    silent = pair.chance.random() < 0.5
    for world, table, can in zip(pair.worlds, pair.tables, able, strict=True):
        text = next((t for t in answers if is_legal(table.situation.play.state, asked, t)), "allow")
        if can or not silent:
            await pair.play_in(world, table, asked, text)
            await world.rest()
    pair.compare("an answer that is held")
    await pair.look()
    await pair.pass_time(WINDOW - 0.01 - spent(pair))
    await pair.look()
    assert all(table.situation.play.state.window is not None for table in pair.tables)
    return True


def compare_games(events: bool, terms: Json, seed: int, share: float) -> tuple[int, int]:
    """Follow some moments of a game; how many, and how many messages were compared."""
    pairs, compared = 0, 0

    async def story(first: World, second: World) -> None:
        nonlocal pairs, compared
        for number, moment in enumerate(moments(events, seed, share)):
            seat = (0, 1, None)[number % 3]
            pair = Pair((first, second), seat, seed * 1000 + number)
            await pair.sit_down(twins(moment, seat), options={"events": events}, **terms)
            await follow(pair, depth=8)
            await pair.stand_up()
            pairs += 1
            compared += pair.compared

    in_worlds(story)
    return pairs, compared


@pytest.mark.parametrize(
    ("terms", "events"),
    [
        pytest.param(LIVE, False, id="live-plain", marks=pytest.mark.long),
        pytest.param(LIVE, True, id="live-events"),
        pytest.param(LETTER, True, id="correspondence-events"),
        pytest.param(UNTIMED, False, id="untimed-plain", marks=pytest.mark.long),
        pytest.param(LETTER, False, id="correspondence-plain", marks=pytest.mark.long),
        pytest.param(UNTIMED, True, id="untimed-events", marks=pytest.mark.long),
    ],
)
def test_what_goes_out_tells_nothing_hidden(events: bool, terms: Json) -> None:
    pairs, compared = compare_games(events, terms, seed=5, share=SHARE)
    assert pairs >= 3
    assert compared > 200


@pytest.mark.long
@pytest.mark.parametrize("events", [False, True], ids=["plain", "events"])
def test_what_goes_out_tells_nothing_hidden_in_many_games(events: bool) -> None:
    for seed in range(2):
        pairs, compared = compare_games(events, LIVE, seed, share=0.06)
        assert pairs >= 5
        assert compared > 500
