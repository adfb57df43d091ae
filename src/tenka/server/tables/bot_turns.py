"""Asks bots for their decisions: each once, and no longer than the table wants it. When an answer
counts does not depend on how long it took (`bot_pace.py`, and `windows.py` for secret windows)."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from tenka.core.chance import FastChance
from tenka.core.contract import State
from tenka.core.errors import TenkaError
from tenka.core.plan import decide
from tenka.server.bots.bot_question import BotQuestion
from tenka.server.bots.pool import BotsStopped
from tenka.server.processes.fair_queue import Line
from tenka.server.tables.autopilot import BotTurn, bot_turns
from tenka.server.tables.background import Background
from tenka.server.tables.bot_pace import Kind
from tenka.server.tables.lessons import scripted
from tenka.server.tables.situation import Situation
from tenka.server.tables.table_services import TableServices
from tenka.server.tables.timers import wait_until
from tenka.server.tables.windows import BOT_THINKS

log = logging.getLogger(__name__)

Decided = Callable[[BotTurn, list[str]], Awaitable[None]]


class BotTurns:
    """The bots' decisions of one table that are being made."""

    def __init__(self, services: TableServices, background: Background) -> None:
        self._services = services
        self._background = background
        self._asked: dict[BotTurn, asyncio.Task[None]] = {}

    def ask(self, situation: Situation, decided: Decided) -> None:
        """Ask for what bots owe now, and for nothing else any more; `decided` is told the answer,
        and until it has done its part the bot counts as asked."""
        wanted = bot_turns(situation)
        for turn in self._asked.keys() - wanted:
            task = self._asked.pop(turn)
            if task is not asyncio.current_task():
                task.cancel()
        for turn in wanted - self._asked.keys():
            self._asked[turn] = self._background.start(self._decide(situation, turn, decided))

    def drop(self) -> None:
        """Nobody is asked any more: another server asks."""
        for task in self._asked.values():
            if task is not asyncio.current_task():
                task.cancel()
        self._asked.clear()

    async def _decide(self, situation: Situation, turn: BotTurn, decided: Decided) -> None:
        try:
            await decided(turn, await self._choice(situation, turn.seat))
        finally:
            self._asked.pop(turn, None)

    async def _choice(self, situation: Situation, seat: int) -> list[str]:
        row = situation.row
        script = scripted(row.lesson, situation.play.record.moves(), seat)
        if script is not None:  # nothing is hidden in it
            return script
        line = _line(situation)
        timers = self._services.timers
        asked = timers.now()
        texts = await self._thought(situation, seat, line)
        if line == "window":  # shown at its end, and noted at one time: who asks a lot could notice
            await wait_until(timers, asked + BOT_THINKS)
        else:
            answered = timers.now()
            kind = _kind(situation, seat, line)
            wait = self._services.pace.wait(kind, answered - asked)
            if wait:
                await wait_until(timers, answered + wait)
        return texts

    async def _thought(self, situation: Situation, seat: int, line: Line) -> list[str]:
        row = situation.row
        chance = FastChance(self._services.new_seed())
        state = situation.play.state
        world: State = state.redeal(seat, chance)
        bots = self._services.bots
        bot = situation.seats[seat].bot
        if bot not in bots.of(row.game):  # its package is not installed any more
            bot = situation.substitute
        try:
            question = BotQuestion(
                *(bot, row.game, row.seats, row.options, seat, world.to_position()),
                seed=self._services.new_seed(),
                journal=state.journal(seat) if bots.reads_journal(bot, row.game) else (),
            )
            return await bots.choose(
                question,
                owner=_owner(situation),
                line=line,
                seconds=BOT_THINKS if line == "window" else None,
            )
        except BotsStopped:
            raise
        except TenkaError as error:  # whatever it was, the table goes on
            log.error("a bot at table %s failed: %s", situation.id, type(error).__name__)
            return decide(world, seat, lambda state: state.legal(seat)[0])


def _kind(situation: Situation, seat: int, line: Line) -> Kind:
    """The decisions that it is one of. Nothing of it is hidden: of a plan there is more to think
    about, those who can wait wait longer, and who sets a position up chooses how long it takes."""
    row = situation.row
    planned = situation.play.state.plan(seat) is not None
    return row.game, situation.seats[seat].bot, planned, row.position is not None, line


def _line(situation: Situation) -> Line:
    """How long it can wait: an answer in a window is worth nothing when that has closed, and where
    nobody is any more nobody waits."""
    if situation.window is not None and situation.window.ends is not None:
        return "window"
    return "live" if situation.row.pace == "live" and situation.deciding() else "later"


def _owner(situation: Situation) -> str:
    """On whose behalf bots think here: who has opened the table, else the tournament it is of, or
    nobody but those who sit there."""
    row = situation.row
    return row.created_by or row.tournament_id or row.id
