"""A bot worker as it is run, and a game that is played by whoever is asked."""

import os
import random
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import tenka
from tenka import FastChance
from tenka.core.plan import decide
from tenka.server.bots.bot_question import BotQuestion
from tenka.server.bots.pool import BotPool
from tenka.server.tables.table_services import Bots
from tests.patient import PATIENCE


class WorkerProcess:
    """`tenka worker`, with one process to think in."""

    def __init__(self, url: str) -> None:
        self.id = ""
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tenka", "worker"],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={
                **os.environ,
                "TENKA_BUS_URL": url,
                "TENKA_BOT_WORKERS": "1",
                "TENKA_BOT_BUDGET": str(PATIENCE),
            },
        )

    def wait_until_ready(self) -> None:
        assert self.process.stdout is not None
        told = self.process.stdout.readline()
        assert "is ready" in told
        self.id = told.split()[1]

    def thinker(self) -> int:
        """The process that thinks."""
        pid = self.process.pid
        return int(Path(f"/proc/{pid}/task/{pid}/children").read_text().split()[0])

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        return self._ended()

    def kill(self) -> int:
        self.process.kill()
        return self._ended()

    def _ended(self) -> int:
        ended = self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return ended


class OwnBots(BotPool):
    """Our own pool, in which nobody thinks: the first legal move is taken, and it is noted."""

    def __init__(self, budget: float = PATIENCE) -> None:
        super().__init__(processes=1, budget=budget)
        self.thought = 0

    async def start(self) -> None:
        pass

    async def stop(self) -> None:
        pass

    async def choose(self, question: BotQuestion, **more: Any) -> list[str]:
        self.thought += 1
        played, seat = tenka.game(question.game), question.seat
        state = played.position(question.position, question.seed, **question.options)
        return decide(state, seat, lambda world: world.legal(seat)[0])


async def decision(bots: Bots, bot: str, state: tenka.State, seat: int, **more: Any) -> list[str]:
    """What a bot decides for a seat of a game."""
    seed = random.Random(repr((state.to_position(), seat))).getrandbits(60)
    game = state.view(None)["game"]
    world = state.redeal(seat, FastChance(seed)).to_position()
    options = more.pop("options", {})
    seats = more.pop("seats", 2)
    journal = more.pop("journal", ())
    question = BotQuestion(bot, game, seats, options, seat, world, seed, journal)
    return await bots.choose(question, **more)
