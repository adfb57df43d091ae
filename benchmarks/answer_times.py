"""`make answer-times`: do the times of bots' answers tell what they hold?

A person plays random moves at some tables against bots of each level, by socket and by HTTP, and
somebody looks on. Answers are sorted by what nobody but the bot knew, and told apart by their times
alone, each from those that are publicly alike: 0.5 is what guessing gives. What everybody can work
out from what they see is no secret, and is left out. Once on a machine that has nothing else to do,
and once beside programs that use all of its cores.
"""

import argparse
import asyncio
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from sqlalchemy import Engine

from benchmarks.machine import machine
from benchmarks.serving.bot_tables import Answer, BotTable
from benchmarks.serving.clients import Refused
from benchmarks.serving.process import NoServer, Server
from benchmarks.telling_apart import Auc, within
from benchmarks.worker import ROOT
from tenka.bots import bots_of
from tenka.core.chance import FastChance
from tenka.core.contract import State
from tenka.server.store.engines import reading_engine, url_of

Figure = Callable[[Answer], float]

SEATS = {"chuhan": 2, "suntzu": 2, "shogun": 5}
TABLES = {"chuhan": 16, "suntzu": 16, "shogun": 24}
FEW = 40  # answers of a kind: fewer tell nothing
BAR = 0.05
SPIN = "while True: pass"
LONGEST = 20.0  # seconds that a table is played at
STAGGERED = 0.05  # seconds between the first moves of tables
WORLDS = 4  # as a spectator may think that it is: what is alike in all of them is public


def hand(state: State, seat: int) -> float:
    """How strong the hand is that the bot plays from, as far as it is hidden."""
    cards = state.to_position()["hands"][seat]
    return sum(int(card) if card.lstrip("+-").isdigit() else 6 for card in cards)


def moves(state: State, seat: int) -> float:
    """How many moves there are to choose from; in a plan, for all its parts."""
    if state.plan(seat) is None:
        return len(state.legal(seat))
    return sum(map(len, state.choices(seat).values()))


def is_chosen(state: State, seat: int) -> float:
    """Is there a choice at all?"""
    return moves(state, seat) > 1


def of_state(figure: Callable[[State, int], float]) -> Figure:
    return lambda answer: figure(answer.state, answer.seat)


def last(answer: Answer) -> float:
    """What lies on the last field of a plan: in Shogun the bid."""
    return sum(map(ord, answer.texts[-1]))


def secret(answers: Sequence[Answer], figure: Callable[[State, int], float]) -> list[Answer]:
    """Those of which nobody but the bot could know the figure."""
    return [each for each in answers if is_secret(each, figure)]


def is_secret(answer: Answer, figure: Callable[[State, int], float]) -> bool:
    chance = FastChance(WORLDS)
    worlds = (answer.state.redeal(None, chance) for _ in range(WORLDS))
    there = figure(answer.state, answer.seat)
    return any(figure(world, answer.seat) != there for world in worlds)


def public(answer: Answer) -> str:
    """What everybody knows, and what may well go with the time of day: how far the game is."""
    position = answer.state.to_position()
    if "hands" in position:
        cards = len(position["hands"][answer.seat])
        return f"round {position.get('round', 0)}, {cards} cards"
    return f"{position['year']}/{position['season']}"


PROPERTIES: dict[str, dict[str, Callable[[State, int], float]]] = {
    "chuhan": {"moves": moves, "hand": hand},
    "suntzu": {"moves": moves, "hand": hand},
    "shogun": {"moves": moves},
}


def told_apart(game: str, answers: Sequence[Answer]) -> dict[str, dict[str, Auc]]:
    """For each hidden property, and each who sees the times, how well these tell it."""
    found = {}
    plans = [answer for answer in answers if answer.state.plan(answer.seat) is not None]
    single = [answer for answer in answers if answer.state.plan(answer.seat) is None]
    for kind, of_kind in (("plans", plans), ("moves", single)):
        for name, figure in PROPERTIES[game].items():
            hidden = secret(of_kind, figure)
            found[f"{kind}: {name}"] = halved(hidden, of_state(figure))
    hidden = secret(single, is_chosen)
    found["forced or chosen"] = seen(hidden, of_state(is_chosen))
    passes = [answer for answer in hidden if answer.texts == ["pass"]]
    found["passes: forced or chosen"] = seen(passes, of_state(is_chosen))
    found["plans: last part"] = halved(plans, last)
    return {name: each for name, each in found.items() if each["log"].enough(FEW)}


def halved(answers: Sequence[Answer], figure: Figure) -> dict[str, Auc]:
    """Those with more than most that are publicly alike from those with less."""
    middles = middles_of(figure, answers)
    return seen(answers, partial(is_above, figure, middles))


def middles_of(figure: Figure, answers: Sequence[Answer]) -> dict[str, float]:
    """The median of a figure among the answers that are publicly alike."""
    alike: dict[str, list[float]] = {}
    for answer in answers:
        alike.setdefault(public(answer), []).append(figure(answer))
    return {name: statistics.median(figures) for name, figures in alike.items()}


def is_above(figure: Figure, middles: dict[str, float], answer: Answer) -> bool:
    return figure(answer) > middles[public(answer)]


def seen(answers: Sequence[Answer], second: Figure) -> dict[str, Auc]:
    """By a player, by a spectator, and in the log, among answers that are publicly alike."""
    found = {}
    for who in ("player", "spectator", "log"):
        classes: dict[str, tuple[list[float], list[float]]] = {}
        for answer in answers:
            if who in answer.took:
                times = classes.setdefault(public(answer), ([], []))
                times[bool(second(answer))].append(answer.took[who])
        found[who] = within(classes.values())
    return found


async def answers_of(
    server: Server, engine: Engine, game: str, bot: str, wanted: int, at_once: int
) -> list[Answer]:
    """So many answers of that level, or more."""
    found: list[Answer] = []
    chance = Random(f"{game}/{bot}")

    async def play(number: int) -> None:
        await asyncio.sleep(STAGGERED * number)
        while len(found) < wanted:
            table = BotTable(server.port, engine, chance)
            until = time.perf_counter() + LONGEST
            enough = partial(is_over, until)
            await table.play(game, bot, SEATS[game], bool(number % 2), enough)
            found.extend(table.answers())

    await asyncio.gather(*(play(number) for number in range(at_once)))
    return found


def is_over(until: float) -> bool:
    return time.perf_counter() > until


@contextmanager
def busy(programs: int) -> Iterator[None]:
    """So many programs besides that do nothing but compute."""
    running = [subprocess.Popen([sys.executable, "-c", SPIN]) for _ in range(programs)]
    try:
        yield
    finally:
        for each in running:
            each.kill()
            each.wait()


def measure(args: argparse.Namespace, load: str, game: str, bot: str) -> dict[str, Any]:
    """One level of a game: its answers, how long they took, and what they tell."""
    with ExitStack() as stack:
        data = Path(stack.enter_context(tempfile.TemporaryDirectory("tenka-times")))
        more = {"TENKA_TABLES": "0", "TENKA_BOT_WORKERS": "2"}
        if args.pace is not None:
            more["TENKA_BOT_PACE"] = str(args.pace)
        server = stack.enter_context(Server(data, None, more))
        engine = reading_engine(url_of(data), patience=5.0)
        stack.callback(engine.dispose)
        if load == "busy":
            stack.enter_context(busy(2 * len(os.sched_getaffinity(0))))
        at_once = args.tables or TABLES[game]
        answers = asyncio.run(answers_of(server, engine, game, bot, args.answers, at_once))
    log = sorted(answer.took["log"] for answer in answers)
    apart = told_apart(game, answers)
    tell(load, game, bot, log, apart)
    return {
        "load": load,
        "game": game,
        "bot": bot,
        "answers": len(log),
        "median": statistics.median(log),
        "slowest": log[-1],
        "told_apart": {
            name: {who: vars(found) for who, found in each.items()} for name, each in apart.items()
        },
    }


def tell(
    load: str, game: str, bot: str, log: Sequence[float], apart: dict[str, dict[str, Auc]]
) -> None:
    """What came out, on the terminal."""
    print(
        f"{load}: {game}, {bot}: {len(log)} answers after {log[0]:.3f} to {log[-1]:.3f} s, "
        f"median {statistics.median(log):.3f}"
    )
    for name, each in apart.items():
        by = "  ".join(f"{who} {found}" for who, found in each.items())
        print(f"  {name}: {by}", flush=True)


def arguments(argv: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.answer_times", description=__doc__)
    parser.add_argument("--answers", type=int, default=800, help="of each level at least (800)")
    parser.add_argument("--games", default="chuhan,suntzu,shogun", help="which (all)")
    parser.add_argument("--bots", default="", help="which levels (all that are offered)")
    parser.add_argument("--loads", default="idle,busy", help="idle, busy or both (both)")
    parser.add_argument("--tables", type=int, default=0, help="at once (16; Shogun 24)")
    parser.add_argument("--pace", type=float, help="TENKA_BOT_PACE; 0: as if nothing were hidden")
    parser.add_argument(
        "--out",
        type=Path,
        default=ROOT / "build" / "answer-times.json",
        help="where the figures go (build/answer-times.json)",
    )
    return parser.parse_args(argv)


def main(argv: list[str] | None = None) -> int:
    args = arguments(argv)
    found = []
    for load in args.loads.split(","):
        for game in args.games.split(","):
            for bot in args.bots.split(",") if args.bots else bots_of(game):
                try:
                    found.append(measure(args, load, game, bot))
                except (Refused, NoServer, OSError) as error:
                    print(f"answer-times: {error}")
                    return 1
    worst = max(
        (abs(each["value"] - 0.5) - each["most"], name)
        for figures in found
        for name, by in figures["told_apart"].items()
        for each in by.values()
    )
    args.out.parent.mkdir(parents=True, exist_ok=True)
    args.out.write_text(json.dumps({**machine(), "figures": found}, indent=2) + "\n")
    print(f"written to {args.out}")
    return 0 if worst[0] <= BAR else 1


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit("answer-times: stopped, nothing was written")
