"""What runs in a bot's process: a job a line comes in, an answer a line goes out.

The first line out names the levels that play each game, and the bots that cannot be made. A job
holds a position that was dealt anew for the seat, so the truth is never here, and seconds to think
in. An answer is `{"moves": [...]}`, `{"hint": {...}}` where one is asked for, `{"unknown": ...}`
where no such bot plays the game, or `{"error": ...}`, which names the kind of error and its place
in the source, and nothing of the game.
"""

import json
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
from tenka.server.processes.answering import answer_lines, place_of

NICENESS = 5
WARM_UP = 0.01  # seconds to think, where only what is loaded counts


def main() -> None:
    """Answer jobs until the pool closes the pipe."""
    answer_lines(
        lambda line: json.dumps(answer(json.loads(line))).encode(),
        niceness=NICENESS,
        greeting=_greeting,
    )


def answer(job: Json) -> Json:
    """The answer to one job."""
    try:
        return {"hint": _hint(job)} if job.get("hint") else {"moves": _chosen(job)}
    except UnknownBot as unknown:
        return {"unknown": str(unknown)}
    except Exception as error:
        return {"error": place_of(error)}


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


def _greeting() -> bytes:
    _warm_up()
    known = {id: levels_told(id) for id in game_ids()}
    return json.dumps({"levels": known, "broken": broken_bots()}).encode()


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
