"""Games of bots with what is said of them, on all cores: a line of JSON for each, in a file.

A run may be cut off at any moment: what is written stays, and the next one goes on with the games
that are missing.
"""

import json
import os
import time
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from functools import partial
from itertools import islice
from multiprocessing import get_context, parent_process
from pathlib import Path
from threading import Thread
from typing import Any

from benchmarks.bot_games import EVERY, LEVEL, play, positions
from tenka.analysis.analysable import analysable_outcome
from tenka.analysis.analyse import analyse
from tenka.analysis.chances import EverybodysChances, shares
from tenka.analysis.effort import WORLDS_OF_A_WATCHER
from tenka.analysis.figures import rounded
from tenka.analysis.seat_worth import seat_worth
from tenka.bots.one_core import ONE_CORE
from tenka.core.seeds import named_chance

Line = dict[str, Any]
# The number of the first game that is only looked at. Shogun's chances were fitted on 600 games
# from 100,000 on, which therefore prove nothing.
FIRST_QUICK = {"chuhan": 100_000, "suntzu": 100_000, "shogun": 200_000}


def analysed(game_id: str, number: int) -> Line:
    """A game, and what its analysis says. Each has a seed of its own: the mean over the deals of
    one seed would be wrong by the same amount in all of them."""
    began = time.process_time()
    record = play(game_id, number)
    found = analyse(record, LEVEL, seed=number)
    told = found.to_json()
    return {
        "number": number,
        "shares": shares(analysable_outcome(record), record.seats),
        "chances": [step["chances"] for step in told["steps"][:-1:EVERY]],
        "balances": told["balances"],
        "seconds": round(time.process_time() - began, 2),
    }


def looked_at(game_id: str, number: int) -> Line:
    """A game, and everybody's chances in some of its positions."""
    record = play(game_id, number)
    worth = seat_worth(game_id, record.seats)
    everybody = EverybodysChances(worth, game_id, record.seats)
    chances = [
        everybody.of([state], WORLDS_OF_A_WATCHER, partial(named_chance, at))[0].tolist()
        for at, state in positions(record, worth)
    ]
    return {
        "number": number,
        "shares": shares(analysable_outcome(record), record.seats),
        "chances": rounded(chances),
    }


def path_of(folder: Path, game_id: str, quick: bool) -> Path:
    return folder / f"{game_id}{'-quick' if quick else ''}.jsonl"


def known(path: Path) -> list[Line]:
    """What earlier runs have told, each game once."""
    lines = _whole_lines(path).splitlines()
    return list({line["number"]: line for line in map(json.loads, lines)}.values())


def measure(
    path: Path, game_id: str, quick: bool, games: int, seconds: float, processes: int
) -> None:
    """Add lines of games until there are so many, or for so long; those that are begun are
    finished, since otherwise long ones would be missing."""
    path.parent.mkdir(parents=True, exist_ok=True)
    done = {line["number"] for line in known(path)}
    first = FIRST_QUICK[game_id] if quick else 0
    missing = (number for number in range(first, first + games) if number not in done)
    tell = partial(looked_at if quick else analysed, game_id)
    ends = time.monotonic() + seconds
    if path.exists():
        os.truncate(path, len(_whole_lines(path)))
    with path.open("a") as file, _pool(processes) as pool:
        running: set[Future[Line]] = set()
        while True:
            if time.monotonic() < ends:
                more = islice(missing, processes - len(running))
                running.update(pool.submit(tell, number) for number in more)
            if not running:
                return
            finished_now, running = wait(running, return_when=FIRST_COMPLETED)
            for future in finished_now:
                file.write(json.dumps(future.result()) + "\n")
            file.flush()


def _whole_lines(path: Path) -> bytes:
    """Without the last one, if it was cut off."""
    text = path.read_bytes() if path.exists() else b""
    return text[: text.rfind(b"\n") + 1]


def _pool(processes: int) -> ProcessPoolExecutor:
    os.environ.update(ONE_CORE)  # read by NumPy when a process starts
    return ProcessPoolExecutor(processes, get_context("spawn"), _end_with_parent)


def _end_with_parent() -> None:
    """Who is killed cannot stop its processes."""
    parent = parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(1)

    Thread(target=watch, daemon=True).start()
