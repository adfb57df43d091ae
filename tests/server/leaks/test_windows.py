"""No leak by a window: nobody learns by it who holds the card that is asked for."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, cast

import pytest

from tenka.core.contract import Json, State
from tenka.server.bots.bot_question import BotQuestion
from tenka.server.store import Table as TableRow
from tenka.server.tables import situation, windows
from tenka.server.tables.played_game import Play
from tenka.server.tables.table import Table
from tenka.server.tables.windows import BOT_ANSWERS_AFTER, Window
from tests.long import LONG
from tests.server.leaks.pairs import LIVE, WINDOW, Pair, nothing, spent
from tests.server.leaks.wire import World, in_worlds, path
from tests.server.leaks.worlds import GAME, is_legal

# Chu is asked whether he answers Han's Ji Bu; in the other world Lyu Zhi lies in the pile.
HOLDS: Json = {"hands": [["ji_bu", "4", "4"], ["lyu_zhi", "8", "9"]], "lead": 0}
LACKS: Json = {"hands": [["ji_bu", "4", "4"], ["5", "8", "9"]], "lead": 0}
# Han has answered with Lyu Zhi, and Chu is asked for Xiao He; or it lies in the pile.
LATER = [{"seat": 1, "text": "use zhongli_mo 2 4 5"}]
HOLDS_XIAO: Json = {"hands": [["lyu_zhi", "1"], ["xiao_he", "9"]], "lead": 1, "pending": LATER}
LACKS_XIAO: Json = {"hands": [["lyu_zhi", "1"], ["7", "9"]], "lead": 1, "pending": LATER}
PILE = ["1", "2", "7", "0", "1", "2", "1", "2", "1", "2", "1", "2", "4", "5", "1", "2"]


def rest_of(holds: Json, lacks: Json, card: str) -> tuple[Json, Json]:
    """Both positions with piles and discards such that only the two cards change places."""
    other = next(c for c in lacks["hands"][1] if c not in holds["hands"][1])
    first = GAME.position({**holds, "pile": [*PILE[:-1], other]}, seed=1).to_position()
    second = GAME.position({**lacks, "pile": [*PILE[:-1], card]}, seed=1).to_position()
    assert first["discard"] == second["discard"]
    return first, second


async def silence(pair: Pair, world: World, table: Table) -> None:
    """He says nothing."""


def answering(*texts: str) -> Callable[[Pair, World, Table], Awaitable[None]]:
    """He answers, and perhaps changes his mind."""

    async def answer(pair: Pair, world: World, table: Table) -> None:
        for text in texts:
            pair.keys += 1
            await pair.play_in(world, table, 1, text)

    return answer


async def order(pair: Pair, world: World, table: Table) -> None:
    """He leaves an order to answer whenever he can."""
    await world.people["chu"].post(f"{path(table)}/standing", {"answer": "use lyu_zhi"})


async def refused(pair: Pair, world: World, table: Table) -> None:
    """He tries to play what he has not, and out of turn."""
    for text in ("use lyu_zhi", "play 9", "use xiao_he"):
        if not is_legal(table.situation.play.state, 1, text):
            decision = table.situation.play.decision(1)
            body = {"decision": decision, "key": f"not {text}", "moves": [text]}
            answer = await world.people["chu"].post(f"{path(table)}/moves", body)
            assert answer.status == 422


async def curious(pair: Pair, world: World, table: Table) -> None:
    """He asks for all kinds of things, and comes and goes."""
    chu = world.people["chu"]
    for what in ("legal", "forecast", "choices", "terms", "moments?last=999"):
        await chu.get(f"{path(table)}/{what}")
    socket = await chu.socket(f"{path(table)}/live?since=2")
    await socket.hang_up()
    await chu.post(f"{path(table)}/undo")


ANSWERS = {
    "silent": silence,
    "allows": answering("allow"),
    "uses": answering("use lyu_zhi"),
    "orders": order,
    "refused": refused,
    "curious": curious,
}


async def seconds_go_by(pair: Pair, upto: float) -> None:
    """Look around all the time until so many seconds of the window are over."""
    while (left := upto - spent(pair)) > 1e-6:
        await pair.pass_time(min(1.9, left))
        pair.compare("some time in a window")
        await pair.look(most=3)


@pytest.mark.parametrize("holding", ANSWERS)
def test_a_window_hides_who_holds_the_card(holding: str) -> None:
    """Whatever who holds it does, and whatever who lacks it does. Like the same is like each other:
    so one of them does everything, and the others meet one who is silent."""
    does_without_it = [how for how in ANSWERS if how != "uses"]
    if holding != "silent" and not LONG:
        does_without_it = ["silent"]

    async def story(*worlds: World) -> None:
        for lacking in does_without_it:
            pair = Pair(worlds, 0, seed=1)
            await pair.sit_down(rest_of(HOLDS, LACKS, "lyu_zhi"), **LIVE)
            await pair.play(0, "use ji_bu")
            pair.compare("the window opens")
            ends = [
                table.situation.window.ends
                for table in pair.tables
                if table.situation.window is not None
            ]
            assert ends == [worlds[0].timers.now() + WINDOW] * 2
            await seconds_go_by(pair, 2.0)
            for world, table, how in zip(worlds, pair.tables, (holding, lacking), strict=True):
                await ANSWERS[how](pair, world, table)
                await world.rest()
            pair.compare("the answers")
            await seconds_go_by(pair, WINDOW - 0.001)
            assert [table.situation.play.state.window for table in pair.tables] == [
                "allow",
                "allow",
            ]
            await pair.pass_time(0.002)
            assert [table.situation.play.state.window for table in pair.tables][1] is None
            if not uses(holding):
                # Ji Bu shows Han the top of the pile, which is the same in both.
                pair.compare("the end")
                await pair.look()
            await pair.stand_up()

    in_worlds(story)


def uses(how: str) -> bool:
    return how in ("uses", "orders")


def test_the_answer_to_an_answer_is_hidden_as_well() -> None:
    async def story(*worlds: World) -> None:
        pair = Pair(worlds, 0, seed=2)
        await pair.sit_down(rest_of(HOLDS_XIAO, LACKS_XIAO, "xiao_he"), **LIVE)
        await pair.play(0, "use lyu_zhi")
        await pair.pass_time(WINDOW)
        pair.compare("the second window opens")
        await pair.play_in(worlds[0], pair.tables[0], 1, "use xiao_he")
        await seconds_go_by(pair, WINDOW - 0.001)
        assert [table.situation.play.state.turn for table in pair.tables] == [(1,), (1,)]

    in_worlds(story)


def test_who_always_allows_is_not_asked_whatever_he_holds() -> None:
    async def story(*worlds: World) -> None:
        pair = Pair(worlds, 0, seed=3)
        await pair.sit_down(rest_of(HOLDS, LACKS, "lyu_zhi"), **LIVE)
        await pair.each(
            lambda w, t: nothing(w.people["chu"].post(f"{path(t)}/standing", {"answer": "allow"}))
        )
        await pair.play(0, "use ji_bu")
        assert all(table.situation.play.state.window is None for table in pair.tables)
        pair.compare("a window that is over at once")
        await pair.look()

    in_worlds(story)


class Quick:
    """Answers at once, with whatever it has; and notes what it was asked."""

    def __init__(self) -> None:
        self.asked = 0

    def of(self, game_id: str) -> tuple[str, ...]:
        return ("greedy", "random")

    def reads_journal(self, bot: str, game_id: str) -> bool:
        return False

    async def choose(self, question: BotQuestion, **priority: Any) -> list[str]:
        self.asked += 1
        state = GAME.position(question.position, 1, **question.options)
        texts = [state.text(action) for action in state.legal(question.seat)]
        return [next((text for text in texts if "lyu_zhi" in text), texts[0])]


class Slow(Quick):
    """Takes longer than any window."""

    def __init__(self) -> None:
        super().__init__()
        self.thinking = 0

    async def choose(self, question: BotQuestion, **priority: Any) -> list[str]:
        self.asked += 1
        self.thinking += 1
        try:
            await asyncio.Event().wait()
        finally:
            self.thinking -= 1
        return ["never"]


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (Quick, Slow),
        pytest.param(Slow, Quick, marks=pytest.mark.long),
        pytest.param(Quick, Quick, marks=pytest.mark.long),
        pytest.param(Slow, Slow, marks=pytest.mark.long),
    ],
)
def test_a_bots_answer_is_held_like_a_persons(first: type[Quick], second: type[Quick]) -> None:
    bots = first(), second()

    async def story(*worlds: World) -> None:
        pair = Pair(worlds, 0, seed=4)
        positions = rest_of(HOLDS, LACKS, "lyu_zhi")
        await pair.sit_down(positions, bots={"1": "greedy"}, **LIVE)
        await pair.play(0, "use ji_bu")
        pair.compare("the window opens")
        await pair.pass_time(BOT_ANSWERS_AFTER - 0.001)
        pair.compare("a bot is about to answer")
        assert [table.situation.play.state.window for table in pair.tables] == ["allow", "allow"]
        assert [bot.asked for bot in bots] == [1, 1]
        await pair.pass_time(0.002)
        assert [table.situation.play.state.turn for table in pair.tables] == [(0,), (0,)]

    in_worlds(story, *bots)


class Spied:
    """A state that notes what is read of it."""

    def __init__(self, state: State, notes: list[str]) -> None:
        self._state = state
        self._notes = notes

    def __getattr__(self, name: str) -> Any:
        self._notes.append(name)
        return getattr(self._state, name)


# By these everybody knows how things stand.
OPEN_TO_ALL = {"turn", "window", "outcome"}


def test_the_end_of_a_window_is_fixed_before_anything_hidden_is_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    notes: list[str] = []
    moves, opened = Play.moves, windows.opened

    def spied_moves(play: Play, seat: int, texts: list[str]) -> Play:
        after = moves(play, seat, texts)
        notes.append("made")
        after.state = cast(State, Spied(after.state, notes))
        return after

    def noted(*terms: Any) -> Window:
        assert all(
            isinstance(term, TableRow | float | bool) for term in terms
        )  # no state, no seats
        notes.append("fixed")
        return opened(*terms)

    async def story(*worlds: World) -> None:
        pair = Pair(worlds, 0, seed=5)
        await pair.sit_down(rest_of(HOLDS, LACKS, "lyu_zhi"), **LIVE)
        monkeypatch.setattr(Play, "moves", spied_moves)
        monkeypatch.setattr(situation, "opened", noted)
        for world, table in zip(worlds, pair.tables, strict=True):
            notes.clear()
            await pair.play_in(world, table, 0, "use ji_bu")
            read = notes[notes.index("made") + 1 : notes.index("fixed")]
            assert set(read) <= OPEN_TO_ALL, read
            assert table.situation.window == Window(world.timers.now() + WINDOW)
            world.timers.due.sort()
            assert [due[0] for due in world.timers.due] == [world.timers.now() + WINDOW]

    in_worlds(story)
