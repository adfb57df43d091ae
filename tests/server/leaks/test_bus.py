"""What goes over the bus to bot workers is the same in all worlds that the bot's seat cannot tell
apart: whoever listens there learns no hidden card."""

import asyncio
import itertools
from types import SimpleNamespace
from typing import Any, cast

import pytest

import tenka
from tenka.core import conformance as kit
from tenka.core.contract import Json, State
from tenka.server.bots.bot_question import BotQuestion
from tenka.server.bots.remote_bots import RemoteBots
from tenka.server.bots.roster import Roster
from tenka.server.bots.worker_messages import BEATS, GROUP, Beat, jobs_subject
from tenka.server.bus.in_process import InProcessBus
from tenka.server.bus.wire import decoded
from tenka.server.tables.background import Background
from tenka.server.tables.bot_turns import BotTurns
from tenka.server.tables.situation import Situation
from tenka.server.tables.table_services import TableServices
from tenka.version import VERSION
from tests.patient import PATIENCE
from tests.server.bots.worker_process import OwnBots
from tests.server.shell import Clock

SHARE = {"chuhan": 0.08, "suntzu": 0.08, "shogun": 0.03}


class Tapped(InProcessBus):
    """Keeps all that goes over it, but the names of jobs, which are drawn from nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[tuple[str, Json]] = []

    def _checked(self, subject: str, message: Json) -> bytes:
        raw = super()._checked(subject, message)
        seen = decoded(raw)
        assert seen is not None
        assert len(seen.pop("id", "x" * 12)) == 12
        self.seen.append((subject, seen))
        return raw


class AllReadJournals(RemoteBots):
    def reads_journal(self, bot: str, game_id: str) -> bool:
        return True


async def first_move(job: Json) -> Json:
    return {"moves": await OwnBots().choose(BotQuestion.from_json(job))}


async def traffic(state: State, game: str, table: kit.Table, seat: int) -> list[tuple[str, Json]]:
    """What is seen on the bus when a bot in that seat is asked."""
    bus = Tapped()
    bots = AllReadJournals(bus, OwnBots())
    bots.roster = Roster(Clock())  # a slow machine makes nobody silent
    await bots.start()
    await bus.respond(jobs_subject(), first_move, group=GROUP)
    beat = Beat(worker="w", release=VERSION, processes=1, jobs=[])
    await bus.publish(BEATS, dict(beat))
    async with asyncio.timeout(PATIENCE):
        while not bots.roster.processes:
            await asyncio.sleep(0)
    seeds = itertools.count(1)
    services = SimpleNamespace(bots=bots, new_seed=lambda: next(seeds))
    row = SimpleNamespace(
        **{"game": game, "seats": table.seats, "options": table.options, "lesson": None},
        **{"pace": "live", "created_by": "somebody"},
    )
    situation = SimpleNamespace(
        row=row,
        play=SimpleNamespace(state=state, record=SimpleNamespace(moves=lambda: [])),
        seats=[SimpleNamespace(bot="greedy")] * table.seats,
        substitute="greedy",
        id="table",
        window=None,
        deciding=lambda: {0},
    )
    turns = BotTurns(cast(TableServices, services), cast(Background, None))
    assert await turns._thought(cast(Situation, situation), seat, "live")
    assert (bots.by_workers, bots.failed) == (1, 0)
    await bots.stop()
    await bus.close()
    return bus.seen


@pytest.mark.parametrize(("game", "seats"), [("chuhan", 2), ("suntzu", 2), ("shogun", 3)])
def test_it_is_the_same_whatever_the_others_hide(game: str, seats: int) -> None:
    differing = 0
    played = tenka.game(game)
    table = kit.Table(played, seats, played.check_options(seats, {}), 11, varied=True)
    state: Any = played.new(seats, table.chance(), journal=True, **table.options)
    for moment in table.walk(state):
        if moment.move is None or not moment.picked("bus", SHARE[game]):
            continue
        for seat in moment.state.turn:
            twin = moment.state.redeal(seat, moment.chance(f"bus/{seat}"))
            here = asyncio.run(traffic(moment.state, game, table, seat))
            there = asyncio.run(traffic(twin, game, table, seat))
            assert here == there
            assert any(subject == jobs_subject() for subject, _ in here)
            differing += moment.state.to_position() != twin.to_position()
    assert differing > 5
