"""No leak on the wire: in two worlds that a seat cannot tell apart it hears the same bytes.

Both worlds have the same clock, ids, delays, secrets and seeds, and get the same moves. A seat and
a spectator are compared until a move shows the seat something hidden.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from random import Random
from typing import Any, cast

import pytest

from tenka.core.contract import Json, State
from tenka.server.store import Table as TableRow
from tenka.server.tables import situation, windows
from tenka.server.tables.played_game import Play
from tenka.server.tables.table import Table
from tenka.server.tables.windows import BOT_ANSWERS_AFTER, Window
from tests.long import LONG
from tests.server.leaks.wire import Connection, Person, World, in_worlds, until
from tests.server.leaks.worlds import GAME, is_legal, moments, move_of_both, revealing, twins

NAMES = ("han", "chu")
WATCHER = "eve"  # a spectator
WINDOW = 6.0
LIVE: Json = {"window": WINDOW, "clock": {"bank": 900.0, "increment": 5.0}}
LETTER: Json = {"pace": "correspondence", "clock": {"bank": 9e4, "increment": 60.0, "cap": 2e5}}
UNTIMED: Json = {"window": 0.0}
LISTENED = "/live?presence=true"
WORDS = ("", "[]", "{", '{"type": "ping"}', '{"type": "looking", "looking": false}')
TRIES = (
    "pass", "writ", "allow", "play 5", "play 5 5 0", "use lyu_zhi", "use xiao_he", "use *ji_bu",
    "give 4", "take 7", "swap 4 for 7", "place 1", "play 3", "", "\u0000", "play " + "1 " * 40,
)  # fmt: skip


class Pair:
    """Two worlds, a table in each, and those who are compared."""

    def __init__(self, worlds: Sequence[World], seat: int | None, seed: int) -> None:
        self.worlds = worlds
        self.seat = seat
        self.chance = Random(seed)
        self.watchers = (WATCHER,) if seat is None else (NAMES[seat], WATCHER)
        self.tables: list[Table] = []
        self.compared = 0
        self.keys = 0

    async def sit_down(self, positions: Sequence[Json], **terms: Any) -> None:
        """The tables begin; the watchers listen in every way there is."""
        for world, position in zip(self.worlds, positions, strict=True):
            if WATCHER not in world.people:
                await world.person(WATCHER)
            self.tables.append(await world.table(position=position, **terms))
        await self.each(self._listen)
        self.compare("sitting down")

    async def _listen(self, world: World, table: Table) -> None:
        for name in self.watchers:
            await world.people[name].socket(f"{path(table)}{LISTENED}")
        for name in {*NAMES} & {*world.people} - {*self.watchers}:
            await world.people[name].socket(f"{path(table)}/live")  # they are there, too
        if self.seat is not None:
            await world.people[NAMES[self.seat]].stream(f"{path(table)}/stream")

    async def each(self, do: Callable[[World, Table], Awaitable[None]]) -> None:
        """The same in both worlds; chance is the same, too."""
        state = self.chance.getstate()
        for world, table in zip(self.worlds, self.tables, strict=True):
            self.chance.setstate(state)
            await do(world, table)
            await world.rest()

    def compare(self, after: str) -> None:
        """The watchers have heard the same since the last time."""
        for name in self.watchers:
            first, second = (self.heard(world.people[name]) for world in self.worlds)
            assert list(first) == list(second)
            for connection in first:
                assert first[connection] == second[connection], (
                    f"{name} can tell the worlds apart after {after}, by {connection}"
                )
                self.compared += len(first[connection])
        for world in self.worlds:
            for person in world.people.values():
                self.heard(person)  # nobody compares these

    def heard(self, person: Person) -> dict[str, list[bytes]]:
        """What he heard since the last time."""
        new = {name: list(messages) for name, messages in person.heard.items()}
        for messages in person.heard.values():
            messages.clear()
        return new

    @property
    def states(self) -> tuple[State, State]:
        first, second = self.tables
        return first.situation.play.state, second.situation.play.state

    async def look(self, most: int = 4) -> None:
        """The watchers ask for all kinds of things."""
        await self.each(lambda world, table: self._look(world, table, most))
        self.compare("questions")

    async def _look(self, world: World, table: Table, most: int) -> None:
        at = path(table)
        for name in self.watchers:
            person = world.people[name]
            texts = self.chance.sample(TRIES, 3)
            decision = self.chance.randrange(4)
            questions: list[tuple[str, str, Any]] = [
                ("GET", at, None),
                ("GET", f"{at}?since={self.chance.randrange(9)}", None),
                ("GET", f"{at}/legal", None),
                ("GET", f"{at}/choices", None),
                ("GET", f"{at}/forecast", None),
                ("GET", f"{at}/terms", None),
                ("POST", f"{at}/check", {"moves": texts[:1]}),
                ("POST", f"{at}/check", {"moves": texts}),
                ("GET", f"{at}/record", None),
                ("GET", f"{at}/replay?ply=1&seat=1", None),
                ("GET", "/api/tables", None),
                ("GET", "/api/tables/mine", None),
                ("GET", "/api/tables/mine?status=playing", None),
                ("POST", f"{at}/leave", None),
                ("POST", f"{at}/join", {"seat": 1}),
                ("POST", f"{at}/return", None),
                ("POST", f"{at}/claim", {"seat": self.chance.randrange(3), "what": "game"}),
                ("POST", f"{at}/takeback", self.chance.choice((None, {"agree": decision}))),
                ("POST", f"{at}/decline", None),
                ("POST", f"{at}/moves", self._nonsense(table, texts[0], decision)),
            ]
            for question in self.chance.sample(questions, most):
                await person.ask(*question)
            if self.chance.random() < 0.5:
                since, version = self.chance.randrange(9), self.chance.randrange(9)
                again = await person.socket(f"{at}/live?since={since}&version={version}")
                await again.hang_up()
            for connection in person.connections:
                if connection.path.endswith(LISTENED):
                    connection.say({"type": "move", **self._nonsense(table, texts[1], decision)})
                    connection.say(self.chance.choice(WORDS))

    def _nonsense(self, table: Table, text: str, decision: int) -> Json:
        """A move that is refused, or is of no decision."""
        seat = 0 if self.seat is None else self.seat
        if is_legal(table.situation.play.state, seat, text):
            decision = 10_000
        return {"decision": decision, "key": f"nonsense{self.keys}", "moves": [text]}

    async def play(self, seat: int, text: str) -> None:
        """A move in both worlds."""
        self.keys += 1
        by_socket = self.chance.random() < 0.5
        await self.each(lambda world, table: self.play_in(world, table, seat, text, by_socket))

    async def play_in(
        self, world: World, table: Table, seat: int, text: str, by_socket: bool = False
    ) -> None:
        person = world.people[NAMES[seat]]
        decision = table.situation.play.decision(seat)
        message = {"decision": decision, "key": f"key{self.keys}", "moves": [text]}
        sockets = [c for c in person.connections if c.path.endswith(LISTENED)]
        if by_socket and sockets:
            sockets[0].say({"type": "move", **message})
            await acknowledged(sockets[0], f"key{self.keys}")
        else:
            answer = await person.post(f"{path(table)}/moves", message)
            assert answer.status == 200, answer.body

    async def undo(self, name: str) -> None:
        """Somebody takes his last move back, if he may."""
        await self.each(
            lambda world, table: nothing(world.people[name].post(f"{path(table)}/undo"))
        )

    async def take_back(self, seat: int) -> None:
        """Somebody asks for his last decision, and the other one agrees."""

        async def agreed(world: World, table: Table) -> None:
            at = f"{path(table)}/takeback"
            await world.people[NAMES[seat]].post(at)
            await world.rest()
            await world.people[NAMES[1 - seat]].post(at, {"agree": table.situation.play.version})

        await self.each(agreed)

    async def pass_time(self, seconds: float) -> None:
        await self.each(lambda world, table: world.pass_time(seconds))

    async def stand_up(self) -> None:
        """End the games alike, so that those to come may be compared."""
        for world, table in zip(self.worlds, self.tables, strict=True):
            if table.situation.playing:
                assert (await world.people["han"].post(f"{path(table)}/resign")).status == 200
            await world.hang_up()


async def acknowledged(connection: Connection, key: str) -> None:
    """Wait until the move of that key is answered, and not refused."""

    def answers() -> list[Json]:
        return [message for message in connection.messages if message.get("key") == key]

    await until(answers)
    assert answers()[0]["type"] == "ack", answers()


def path(table: Table) -> str:
    return f"/api/tables/{table.id}"


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


async def nothing(answer: Awaitable[Any]) -> None:
    await answer


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


def spent(pair: Pair) -> float:
    """How much of the window is over."""
    table, world = pair.tables[0], pair.worlds[0]
    assert table.situation.window is not None
    assert table.situation.window.ends is not None
    return WINDOW - (table.situation.window.ends - world.timers.now())


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
    pairs, compared = compare_games(events, terms, seed=5, share=0.04)
    assert pairs >= 3
    assert compared > 200


@pytest.mark.long
@pytest.mark.parametrize("events", [False, True], ids=["plain", "events"])
def test_what_goes_out_tells_nothing_hidden_in_many_games(events: bool) -> None:
    for seed in range(2):
        pairs, compared = compare_games(events, LIVE, seed, share=0.06)
        assert pairs >= 5
        assert compared > 500


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

    async def choose(self, bot: str, game_id: str, *rest: Any, **priority: Any) -> list[str]:
        self.asked += 1
        options, seat, position = rest[1:4]
        state = GAME.position(position, 1, **options)
        texts = [state.text(action) for action in state.legal(seat)]
        return [next((text for text in texts if "lyu_zhi" in text), texts[0])]


class Slow(Quick):
    """Takes longer than any window."""

    def __init__(self) -> None:
        super().__init__()
        self.thinking = 0

    async def choose(self, *job: Any, **priority: Any) -> list[str]:
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
