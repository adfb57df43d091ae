"""What counts on the ladder of rivals: games alone against bots, by one's own decisions."""

import asyncio
from dataclasses import replace
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tenka.core.contract import Json, State
from tenka.core.plan import decide
from tenka.server.store.rows import RivalGame
from tenka.server.tables import playing
from tenka.server.tables.lobby import Lobby
from tenka.server.tables.opening_tables import open_quick_table
from tenka.server.tables.rival_games import rival_games, rungs_of
from tenka.server.tables.situation import Situation
from tenka.server.tables.table import Table
from tenka.server.tables.terms import Terms
from tests.server.tables.played_tables import InlineBots, PlayedTables, played_tables


class Rivals(InlineBots):
    def of(self, game_id: str) -> tuple[str, ...]:
        return ("novice", "master")


async def against(here: PlayedTables, bot: str, person: str = "han") -> Table:
    lobby = Lobby(replace(here.services, bots=Rivals()))
    terms = Terms.of("chuhan", 2, {}, window=0.0)
    return await open_quick_table(lobby, terms, person, person, 0, bot)


async def play_out(here: PlayedTables, table: Table) -> None:
    """The person takes the first legal move, the last one a bot would: until it is over."""
    while table.situation.playing:
        play = table.situation.play
        if 0 not in play.state.turn:
            await here.pass_time(10.0)  # a bot's move leaves when it is time
            continue
        texts = decide(play.state.copy(), 0, partial(_last))
        await table.move(0, play.decision(0), f"key {play.decision(0)}", texts)


def _last(world: State) -> int:
    return world.legal(0)[-1]


@pytest.fixture(scope="module")
def over(tmp_path_factory: pytest.TempPathFactory) -> tuple[Situation, list[Any]]:
    """A game against the novice that is over, and what the store has noted of it."""

    async def story() -> tuple[Situation, list[Any]]:
        here = await played_tables(tmp_path_factory.mktemp("ladder"))
        await here.person("han")
        table = await against(here, "novice")
        await play_out(here, table)
        noted = await here.services.store.rival_games.of("han")
        gone = await against(here, "master")
        await gone.do(playing.resign, 0)
        noted += await here.services.store.rival_games.of("han")
        person = await here.somebody("han")
        await here.services.store.people.forget(person, "gone", 1.0)
        assert await here.services.store.rival_games.of("han") == []
        await here.services.store.close()
        return table.situation, noted

    return asyncio.run(story())


def won(over: Situation, bot: str = "novice", **result: Any) -> Situation:
    """The same, won with these scores."""
    told: Json = {
        "winners": [0],
        "scores": [31, 17],
        "reason": "CH-6.5",
        "taken_back": 0,
        "hinted": [],
        **result,
    }
    seats = (over.seats[0], replace(over.seats[1], bot=bot))
    return replace(over, row=replace(over.row, result=told), seats=seats)


def test_what_is_over_is_noted_with_its_end(over: tuple[Situation, list[Any]]) -> None:
    situation, noted = over
    result = situation.row.result or {}
    first, *later = noted
    assert first.game == rival_games(situation)[0]
    assert first.game.won == (result["winners"] == [0]) == bool(first.won)
    assert (first.game.mine, first.game.theirs) == tuple(result["scores"])
    assert [(each.game.bot, each.won, each.lost, each.game.mine) for each in later] == [
        ("master", 0, 1, None),
        ("novice", first.won, first.lost, first.game.mine),
    ]


def test_a_win_counts(over: tuple[Situation, list[Any]]) -> None:
    situation, _ = over
    row = situation.row
    assert rival_games(won(situation)) == [
        RivalGame(row.id, "novice", "han", "chuhan", row.ended or 0.0, True, 31, 17)
    ]
    assert rival_games(won(situation, bot="greedy")) == []  # no rival that people meet
    assert not rival_games(won(situation, winners=[0, 1]))[0].won


@pytest.mark.parametrize(
    "helped", [{"taken_back": 1}, {"reason": "resigned"}, {"reason": "left"}], ids=str
)
def test_what_was_not_won_by_playing_is_practice(
    over: tuple[Situation, list[Any]], helped: Json
) -> None:
    assert rival_games(won(over[0], **helped)) == []


def test_hints_are_welcome_against_the_first_rival_alone(
    over: tuple[Situation, list[Any]],
) -> None:
    assert rival_games(won(over[0], hinted=[0]))[0].won
    assert rival_games(won(over[0], bot="master", hinted=[0])) == []
    assert rival_games(won(over[0], bot="master", hinted=[]))[0].won


def test_lessons_positions_and_company_do_not_count(over: tuple[Situation, list[Any]]) -> None:
    situation = won(over[0])
    row, (mine, bot) = situation.row, situation.seats
    for changed in (
        replace(situation, row=replace(row, lesson="chuhan")),
        replace(situation, row=replace(row, position={})),
        replace(situation, row=replace(row, status="aborted")),
        replace(situation, seats=(mine, replace(bot, kind="person", person_id="chu"))),
        replace(situation, seats=(mine, replace(bot, person_id="chu"))),  # who has left
        replace(situation, seats=(replace(mine, kind="bot", bot="novice"), bot)),
        replace(situation, play=taken_over("time")),
    ):
        assert rival_games(changed) == []


def taken_over(why: str) -> Any:
    entry = {"event": "bot_took_seat", "seat": 0, "bot": "greedy", "why": why}
    return SimpleNamespace(record=SimpleNamespace(entries=[entry]))


def test_the_weakest_rival_comes_first() -> None:
    for game in ("chuhan", "suntzu", "shogun"):
        assert rungs_of(game) == ["novice", "adept", "expert", "master"]


def test_ladder_of_a_stranger(tmp_path: Path) -> None:
    async def story() -> None:
        here = await played_tables(tmp_path)
        assert await here.services.store.rival_games.of("nobody") == []
        await here.services.store.close()

    asyncio.run(story())
