"""What runs in the process of one seat: a bot, and nothing else of the game.

A question holds a position that was dealt anew for the seat, so the truth is never here; neither
is the rival. Answers: `{}` when the bot is there, `{"move": ..., "seconds": ...}`, or
`{"raised": ...}` and `{"illegal": ...}` with words.
"""

import operator
import signal
import sys
import time
from typing import Any

from tenka.arena.child_process import answer_all
from tenka.arena.errors import LONGEST_WORDS, words_of
from tenka.arena.naming import make_bot
from tenka.bots import Bot, UnknownBot, seconds_of
from tenka.core.budget import Budget
from tenka.core.chance import FastChance
from tenka.core.contract import Json
from tenka.core.perspective import Perspective
from tenka.games import game


class Player:
    """Answers for a seat, game after game."""

    def __init__(self, limit: float) -> None:
        self.limit = limit
        self._bot: Bot | None = None
        self._begun: Json = {}
        self._journal: list[Json] = []
        self._allowed: dict[str, float] = {}

    def answer(self, question: Json) -> Json:
        """The answer to one question."""
        # The referee kills who hangs; this is for the day when the referee itself was killed.
        signal.setitimer(signal.ITIMER_REAL, self.limit)
        try:
            return self._move(question) if "position" in question else self._begin(question)
        except Exception as error:
            return {"raised": words_of(error)}
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)

    def _begin(self, asked: Json) -> Json:
        self._begun = asked
        self._journal = []
        self._allowed = asked["budget"] or {"seconds": seconds_of(asked["bot"], asked["game"])}
        try:
            self._bot = make_bot(asked["bot"], asked["game"], FastChance(asked["seed"]))
        except UnknownBot as unknown:
            return {"raised": str(unknown)}
        return {}

    def _move(self, asked: Json) -> Json:
        assert self._bot is not None
        seat, seed = self._begun["seat"], asked["seed"]
        engine = game(self._begun["game"])
        world = engine.position(asked["position"], FastChance(2 * seed), **self._begun["options"])
        self._journal += asked["journal"]
        perspective = Perspective(
            world,
            seat,
            FastChance(2 * seed + 1),
            journal=tuple(self._journal),
            budget=Budget(**self._allowed),
        )
        began = time.perf_counter()
        chosen: Any = self._bot.choose(perspective)
        seconds = time.perf_counter() - began
        try:
            action = operator.index(chosen)
        except TypeError:
            return {"illegal": f"chose {chosen!r}, which is no action"[:LONGEST_WORDS]}
        if action not in world.legal(seat):
            return {"illegal": f"chose the action {action}, which is not legal"}
        return {"move": world.text(action), "seconds": seconds}


if __name__ == "__main__":
    answer_all(Player(float(sys.argv[1])).answer)
