"""Who is asked for a bot's decision, and what it is told."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

from tenka.server.bots.bot_question import BotQuestion
from tenka.server.store.rows import Seat
from tenka.server.tables.lobby import Lobby
from tenka.server.tables.opening_tables import open_table
from tenka.server.tables.terms import Terms
from tenka.server.tables.windows import BOT_THINKS
from tests.patient import PATIENCE
from tests.server.tables.played_tables import InlineBots, PlayedTables, played_tables
from tests.server.tables.test_play import WINDOW, play

CHU_LEADS = {"hands": [["4", "4"], ["8", "9"]], "lead": 1}


class Noting(InlineBots):
    """Notes who was asked, and how many events they were told."""

    def __init__(self) -> None:
        self.able: tuple[str, ...] = ("master", "theirs", "greedy")
        self.asked: list[tuple[str, int]] = []
        self.owners: set[str | None] = set()
        self.told: list[tuple[str | None, str, float | None]] = []

    def of(self, game_id: str) -> tuple[str, ...]:
        return self.able

    def reads_journal(self, bot: str, game_id: str) -> bool:
        return bot == "theirs"

    async def choose(self, question: BotQuestion, **more: Any) -> list[str]:
        self.asked.append((question.bot, len(question.journal)))
        self.owners.add(more["owner"])
        self.told.append((more["owner"], more["line"], more["seconds"]))
        return await super().choose(question, **more)


async def _asked_in_turn(here: PlayedTables, bots: Noting, substitute: str) -> None:
    lobby = Lobby(replace(here.services, bots=bots, substitute=substitute))
    person = await here.person("han")
    terms = Terms.of("chuhan", 2, {}, bots={1: "theirs"}, window=0.0, public=False)
    table = await open_table(lobby, terms, person, "han", 0)
    for number in range(2):
        await _until_it_is_ones_turn(table, 0)
        state = table.situation.play.state
        move = state.text(
            next(a for a in state.legal(0) if state.text(a).startswith(("play", "pass")))
        )
        await table.move(0, table.situation.play.decision(0), f"{number}", [move])
        await _until_it_is_ones_turn(table, 0)
        bots.able = ("master", "greedy")  # their package is not installed any more
    await lobby.stop()


async def _until_it_is_ones_turn(table: Any, seat: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while table.situation.play.state.turn != (seat,):
            await asyncio.sleep(0.001)


def asked(tmp_path: Path, substitute: str) -> list[tuple[str, int]]:
    bots = Noting()

    async def story() -> None:
        here = await played_tables(tmp_path)
        try:
            await _asked_in_turn(here, bots, substitute)
        finally:
            await here.services.store.close()

    asyncio.run(story())
    return bots.asked


def test_who_reads_the_journal_is_told_it(tmp_path: Path) -> None:
    first, told = asked(tmp_path, "greedy")[0]
    assert first == "theirs"
    assert told > 1


def test_a_bot_that_is_gone_is_replaced_at_the_set_level(tmp_path: Path) -> None:
    """Not by the best one, nor by the first legal move; and it is told no more than it reads."""
    assert asked(tmp_path, "greedy")[-1] == ("greedy", 0)


def test_a_level_that_does_not_play_the_game_is_replaced_by_the_best(tmp_path: Path) -> None:
    assert asked(tmp_path, "unknown here")[-1] == ("master", 0)


def test_tables_that_nobody_has_opened_do_not_wait_for_each_other(tmp_path: Path) -> None:
    """The server has made them; each bot thinks for its own table's players."""
    bots = Noting()

    async def story() -> None:
        here = await played_tables(tmp_path)
        lobby = Lobby(replace(here.services, bots=bots))
        terms = Terms.of("chuhan", 2, {}, window=0.0)
        seated = [Seat("", seat, "bot", None, "greedy") for seat in range(2)]
        made = {(await open_table(lobby, terms, None, seated=seated)).id for _ in range(2)}
        async with asyncio.timeout(PATIENCE):
            while bots.owners != made:
                await asyncio.sleep(0.001)
        await lobby.stop()
        await here.services.store.close()

    asyncio.run(story())


def test_on_whose_behalf_and_how_soon(tmp_path: Path) -> None:
    """Who has opened the table has the share; a secret window cannot wait, a move a day can."""
    bots = Noting()

    async def story() -> None:
        here = await played_tables(tmp_path)
        lobby = Lobby(replace(here.services, bots=bots))
        person = await here.person("han")

        async def line_of(**more: Any) -> tuple[str | None, str, float | None]:
            bots.told.clear()
            asked = {"bots": {1: "greedy"}, "window": 0.0, "public": False, **more}
            table = await open_table(lobby, Terms.of("chuhan", 2, {}, **asked), person, "han", 0)
            if more["position"] == WINDOW:
                await play(table, 0, "use ji_bu")
            async with asyncio.timeout(PATIENCE):
                while not bots.told:
                    await asyncio.sleep(0.001)
            return bots.told[0]

        assert await line_of(position=CHU_LEADS) == (person, "live", None)
        slow = await line_of(position=CHU_LEADS, pace="correspondence")
        assert slow == (person, "later", None)
        assert await line_of(position=WINDOW) == (person, "window", BOT_THINKS)
        await lobby.stop()
        await here.services.store.close()

    asyncio.run(story())
