"""When a bot answers tells nothing of its hand: not to players, not to spectators, not in the log.

`make answer-times` measures the same of a server with bots' processes, idle and busy.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlsplit

import pytest
from sqlalchemy import Engine

from benchmarks.answer_times import hand, is_secret, moves, seen
from benchmarks.serving.bot_tables import Answer, BotTable
from benchmarks.telling_apart import auc, within
from tenka.games import game as find_game
from tenka.server.bots.bot_question import BotQuestion
from tenka.server.store.engines import reading_engine, url_of
from tenka.server.tables import playing
from tenka.server.tables.bot_pace import REMEMBERED, BotPace, Kind
from tenka.server.tables.lobby import Lobby
from tenka.server.tables.opening_tables import open_quick_table, open_table
from tenka.server.tables.table import Table
from tenka.server.tables.terms import Terms
from tenka.server.tables.timers import wait_until
from tenka.server.tables.windows import BOT_THINKS
from tests.patient import PATIENCE
from tests.server.api.serving import Served, served
from tests.server.api.site import BotsHere
from tests.server.settling import settle
from tests.server.tables.played_tables import InlineBots, PlayedTables
from tests.server.tables.test_play import WINDOW, play, tell

LEAST = 0.3
Think = Callable[[Random, bool], float]


def leaving(think: Think, seed: int, answers: int = 8_000) -> tuple[list[float], list[float]]:
    """After how long answers leave that are forced, and those that are chosen."""
    chance = Random(seed)
    pace = BotPace(LEAST, Random(seed + 1).random)
    times: tuple[list[float], list[float]] = [], []
    for _ in range(answers):
        chosen = chance.random() < 0.5
        took = think(chance, chosen)
        wait = pace.wait(("a kind",), took)
        assert wait >= 0
        times[chosen].append(took + wait)
    return times


THINKING: dict[str, Think] = {
    "idle": lambda chance, chosen: chance.gauss(0.005 if chosen else 0.002, 0.0005),
    "a search": lambda chance, chosen: chance.gauss(0.12 if chosen else 0.06, 0.02),
    "busy": lambda chance, chosen: chance.expovariate(1 / 0.2) + chance.gauss(0.06, 0.005) * chosen,
    "a slow machine": lambda chance, chosen: chance.gauss(0.7 if chosen else 0.4, 0.03),
    "somebody's search": lambda chance, chosen: 2.0 if chosen else 0.1,
}


@pytest.mark.parametrize("where", THINKING)
def test_forced_and_chosen_answers_leave_alike(where: str) -> None:
    forced, chosen = leaving(THINKING[where], seed=7)
    assert abs(auc(forced, chosen).value - 0.5) <= 0.03
    assert min(forced + chosen) >= LEAST


def test_thinking_alone_would_tell() -> None:
    chance = Random(3)
    took = [[THINKING["idle"](chance, chosen) for _ in range(400)] for chosen in (False, True)]
    assert auc(*took).value > 0.98


def test_what_everybody_knows_tells_nothing_new() -> None:
    """Plans of the first season are slow, and those with more to choose from come later."""
    chance = Random(4)
    few, many = ([chance.gauss(0.4, 0.05) for _ in range(200)] for _ in range(2))
    slow = [chance.gauss(0.9, 0.05) for _ in range(400)]
    first, later = (slow, slow[:20]), (few, many)
    assert auc(slow + few, slow[:20] + many).value < 0.3
    assert abs(within([first, later]).value - 0.5) < 0.05
    assert within([(slow, []), (few, [each + 0.05 for each in many])]).value > 0.7


def test_only_what_a_spectator_cannot_work_out_is_looked_for() -> None:
    chuhan = find_game("chuhan").new(2, 5)
    lead = Answer(chuhan, chuhan.turn[0], [], {})
    assert is_secret(lead, hand)
    assert is_secret(lead, moves)
    draft = find_game("shogun").new(3, 5, setup="draft")
    assert not is_secret(Answer(draft, draft.turn[0], [], {}), moves)


def test_one_standstill_slows_nobody_down() -> None:
    pace = BotPace(LEAST, lambda: 0.0)
    for took in (0.01, 4.0, 0.01, 0.01):
        left = took + pace.wait(("a kind",), took)
    assert left == pytest.approx(LEAST)


def test_what_all_are_slow_at_becomes_quicker_again() -> None:
    pace = BotPace(LEAST, lambda: 0.0)
    slow = [1.0 + pace.wait(("a kind",), 1.0) for _ in range(40)]
    assert slow[-1] == pytest.approx(4 * LEAST)
    quick = [0.01 + pace.wait(("a kind",), 0.01) for _ in range(40)]
    assert [quick[0], quick[-1]] == pytest.approx([4 * LEAST, LEAST])
    assert pace.wait(("another kind",), 0.0) == pytest.approx(LEAST)


def test_a_clock_that_was_put_right_holds_nobody_up() -> None:
    pace = BotPace(LEAST, lambda: 0.0)
    assert pace.wait(("a kind",), -3600.0) == pytest.approx(LEAST)
    assert 0 <= pace.wait(("a kind",), 3600.0) <= 2 * LEAST


@dataclass
class Thinking(InlineBots):
    """Bots that take as long as they are told; but for that they are the same."""

    here: PlayedTables
    seconds: Callable[[BotQuestion], float]
    asked: int = 0

    async def choose(self, question: BotQuestion, **more: Any) -> list[str]:
        self.asked += 1
        timers = self.here.timers
        await wait_until(timers, timers.now() + self.seconds(question))
        return await super().choose(question, **more)


FEW = 4  # moves


def is_easy(question: BotQuestion) -> bool:
    """Is there little to choose from?"""
    state = find_game(question.game).position(question.position, 1, **question.options)
    return len(state.legal(question.seat)) <= FEW


async def at_a_table(here: PlayedTables, game: str, bots: InlineBots) -> Table:
    """Somebody plays there against bots, whose pace comes from one source of noise."""
    seats = 4 if game == "shogun" else 2
    pace = BotPace(LEAST, Random(5).random)
    here.lobby = Lobby(replace(here.services, bots=bots, pace=pace))
    terms = Terms.of(game, seats, {}, window=0.0, public=False)
    return await open_quick_table(here.lobby, terms, await here.person("han"), "Han", 0)


async def next_alarm(here: PlayedTables) -> None:
    await here.pass_time(max(0.0, min(due[0] for due in here.timers.due) - here.timers.time))


def told_at(tmp_path: Path, game: str, seconds: Callable[[BotQuestion], float]) -> list[Any]:
    """When the log says that who moved, and when a player and a spectator were told."""
    times: list[Any] = []

    async def story(here: PlayedTables) -> None:
        table = await at_a_table(here, game, Thinking(here, seconds))
        feeds = {"player": table.listen(0, person="han"), "spectator": table.listen(None)}

        def note() -> None:
            for who, feed in feeds.items():
                heard = [message["version"] for message in feed._waiting]
                times.extend((who, version, round(here.timers.time, 6)) for version in heard)
                feed._waiting.clear()

        for number in range(6):
            await settle()
            note()
            while 0 not in table.situation.play.state.turn or here.timers.due:
                await next_alarm(here)
                note()
            await decide(table, f"{number}")
        for entry in await here.services.store.entries.of(table.id):
            times.append((entry.seat, entry.number, round(entry.at, 6)))

    tell(tmp_path, story)
    return times


async def decide(table: Table, key: str) -> None:
    """The person at the table decides."""
    play, row = table.situation.play, table.situation.row
    position = play.state.to_position()
    question = BotQuestion("random", row.game, row.seats, row.options, 0, position, seed=1)
    await table.move(0, play.decision(0), key, await InlineBots().choose(question))


@pytest.mark.parametrize("game", ["chuhan", "suntzu", "shogun"])
def test_thinking_changes_no_time_that_anybody_sees(tmp_path: Path, game: str) -> None:
    """Each answer of the same game is told at the same moment, however long was thought."""
    quick = told_at(tmp_path / "quick", game, lambda question: 0.001)
    slow = told_at(tmp_path / "slow", game, lambda question: 0.004 if is_easy(question) else 0.12)
    assert quick == slow
    assert {who for who, _, _ in quick} >= {"player", "spectator", 0, 1}


def test_bots_plan_beside_each_other(tmp_path: Path) -> None:
    """All are asked at once, nobody waits for them to make their own plan, and at a table that
    ends nothing is left to be done."""

    async def story(here: PlayedTables) -> None:
        bots = Thinking(here, lambda question: 0.05)
        table = await at_a_table(here, "shogun", bots)
        await settle()
        assert bots.asked == 3
        await decide(table, "mine")
        await here.pass_time(0.05)
        await here.pass_time(LEAST - 0.06)
        assert table.situation.play.state.turn == (1, 2, 3)
        await table.do(playing.end_without_result)
        await settle()
        assert bots.asked == 3
        assert here.timers.due == []

    tell(tmp_path, story)


class Leaving(BotPace):
    """Notes after how long answers leave."""

    def __init__(self) -> None:
        super().__init__(LEAST, lambda: 0.0)
        self.left: list[float] = []

    def wait(self, kind: Kind, took: float) -> float:
        wait = super().wait(kind, took)
        self.left.append(round(took + wait, 6))
        return wait


def test_nobody_makes_others_answers_leave_sooner(tmp_path: Path) -> None:
    """By positions in which there is nothing to think about, as often as they like."""
    pace = Leaving()

    async def story(here: PlayedTables) -> None:
        slow = 1.0
        bots = Thinking(here, lambda question: slow)
        here.lobby = Lobby(replace(here.services, bots=bots, pace=pace))
        han = await here.person("han")
        leads = Terms.of("chuhan", 2, {}, bots={0: "greedy"}, window=0.0, public=False)

        async def answered(terms: Terms, tables: int) -> float:
            for _ in range(tables):
                await open_table(here.lobby, terms, han, "Han")
                await settle()
                await here.pass_time(slow)
                await here.pass_time(9.0)
            return pace.left[-1]

        assert await answered(leads, 3) == 4 * LEAST
        slow = 0.001
        set_up = replace(leads, position={"hands": [["4", "4"], ["8", "9"]], "lead": 0})
        assert await answered(set_up, REMEMBERED + 1) == LEAST
        assert await answered(leads, 1) == 4 * LEAST

    tell(tmp_path, story)


@pytest.mark.parametrize("seconds", [0.002, 0.3])
def test_an_answer_in_a_window_is_written_down_at_one_time(tmp_path: Path, seconds: float) -> None:
    """Who sends a lot at that moment notices when the table writes, and so how long was thought."""

    async def story(here: PlayedTables) -> None:
        here.lobby = Lobby(replace(here.services, bots=Thinking(here, lambda question: seconds)))
        terms = Terms.of("chuhan", 2, {}, bots={1: "greedy"}, public=False, position=WINDOW)
        table = await open_table(here.lobby, terms, await here.person("han"), "Han", 0)
        await play(table, 0, "use ji_bu")
        await settle()
        await here.pass_time(seconds)
        await here.pass_time(BOT_THINKS - seconds - 0.001)
        assert not table.situation.held
        await here.pass_time(0.002)
        assert set(table.situation.held) == {1}

    tell(tmp_path, story)


TABLES, ANSWERS = 10, 14  # of bots at each of them
SECONDS = {True: 0.001, False: 0.04}  # that a bot thinks where it is easy, and where it is not


def test_nobody_who_looks_at_a_server_can_tell(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By a real server, from bots that think longer where there is more to choose from."""

    async def choose(bots: BotsHere, question: BotQuestion, **more: Any) -> list[str]:
        await asyncio.sleep(SECONDS[is_easy(question)])
        return await InlineBots().choose(question)

    monkeypatch.setattr(BotsHere, "choose", choose)
    found: list[Answer] = []

    async def play(server: Served, engine: Engine, number: int) -> None:
        table = BotTable(urlsplit(server.url).port or 0, engine, Random(number))
        by_http = number % 2 > 0
        await table.play("chuhan", "greedy", 2, by_http, lambda: table.moves_of_bots >= ANSWERS)
        found.extend(table.answers())

    async def play_all(server: Served, engine: Engine) -> None:
        await asyncio.gather(*(play(server, engine, number) for number in range(TABLES)))

    with served(tmp_path, bot_pace=0.1) as server:
        engine = reading_engine(url_of(server.services.settings.database), patience=PATIENCE)
        asyncio.run(play_all(server, engine))
        engine.dispose()
    for by in seen(found, lambda answer: moves(answer.state, answer.seat) > FEW).values():
        assert by.enough(20)
        assert abs(by.value - 0.5) < max(0.1, 2 * by.most)
