"""What runs in a bot's process: a job a line comes in, an answer a line goes out.

The first line out names the levels that play each game, and the bots that cannot be made. A job
holds a position that was dealt anew for the seat, so the truth is never here, and seconds to think
in. An answer is `{"moves": [...]}`, `{"hint": {...}}` where one is asked for, `{"unknown": ...}`
where no such bot plays the game, or `{"error": ...}`, which names the kind of error and its place
in the source, and nothing of the game.
"""

import io
import json
import os
import signal
import sys
import traceback
from contextlib import suppress
from importlib import import_module
from typing import cast

from tenka import Budget, FastChance, Perspective, game, game_ids
from tenka.analysis.hinting import hint
from tenka.bots import Bot, UnknownBot, bot, bots_of, broken_bots
from tenka.core.chance import Chance
from tenka.core.contract import Json, State
from tenka.core.plan import decide
from tenka.server.bots.jobs import state_of
from tenka.server.bots.levels_told import levels_told

NICENESS = 5
WARM_UP = 0.01  # seconds to think, where only what is loaded counts


def main() -> None:
    """Answer jobs until the pool closes the pipe. The argument: seconds that a job may take."""
    limit = float(sys.argv[1])
    jobs, answers = _channel()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is meant for the server
    os.nice(NICENESS)  # the server's own loop comes first
    _warm_up()
    known = {id: levels_told(id) for id in game_ids()}
    _tell(answers, {"levels": known, "broken": broken_bots()})
    for line in jobs:
        # The pool kills whoever stalls; this is for the day when the pool itself was killed.
        signal.setitimer(signal.ITIMER_REAL, limit)
        _tell(answers, answer(json.loads(line)))
        signal.setitimer(signal.ITIMER_REAL, 0)


def answer(job: Json) -> Json:
    """The answer to one job."""
    try:
        return {"hint": _hint(job)} if job.get("hint") else {"moves": _chosen(job)}
    except UnknownBot as unknown:
        return {"unknown": str(unknown)}
    except Exception as error:
        place = traceback.extract_tb(error.__traceback__)[-1]
        return {"error": f"{type(error).__name__} at {place.filename}:{place.lineno}"}


def _chosen(job: Json) -> list[str]:
    """One move, or a whole plan: nobody is to see how far a bot has come with it."""
    seat = job["seat"]
    player = _bot(job, FastChance(job["seed"] * 3 + 2))
    chance = FastChance(job["seed"] * 3 + 1)
    budget = Budget(seconds=job["seconds"])

    def choose(world: State) -> int:
        perspective = Perspective(world, seat, chance, journal=job["journal"], budget=budget)
        return perspective.parse(perspective.text(player.choose(perspective)))

    return decide(state_of(job), seat, choose)


def _hint(job: Json) -> Json:
    told = hint(
        game(job["game"]), state_of(job), job["seats"], job["seat"], job["seed"], job["dealt"]
    )
    return told.to_json()


def _bot(job: Json, chance: Chance) -> Bot:
    if job["path"] is None:
        return bot(job["bot"], job["game"], chance)
    module, _, name = job["path"].partition(":")
    return cast(Bot, getattr(import_module(module), name)(chance))


def _channel() -> tuple[io.TextIOWrapper, io.TextIOWrapper]:
    """Our pipes; whatever a bot prints or reads is kept away from them."""
    jobs, answers = os.dup(0), os.dup(1)
    nowhere = os.open(os.devnull, os.O_RDWR)
    os.dup2(nowhere, 0)
    os.dup2(nowhere, 1)
    os.close(nowhere)
    return open(jobs, encoding="utf-8"), open(answers, "w", encoding="utf-8")


def _tell(answers: io.TextIOWrapper, message: Json) -> None:
    answers.write(json.dumps(message) + "\n")
    answers.flush()


def _warm_up() -> None:
    """One move by each bot: what is imported and tabulated then need not be later."""
    for id in game_ids():
        for name in bots_of(id):
            with suppress(Exception):  # a game of others that is broken must not stop ours
                state = game(id).new(game(id).seats[0], 1)
                budget = Budget(seconds=WARM_UP)
                bot(name, id, FastChance(1)).choose(
                    Perspective(state, state.turn[0], FastChance(1), budget=budget)
                )


if __name__ == "__main__":
    main()
