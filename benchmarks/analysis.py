"""`python -m benchmarks.analysis`: is what an analysis says true? The tables of docs/analysis.md.

Calibration: of the positions in which a seat was given so much of a chance, how many were won.
Luck: what it comes to on average, which should be nothing, and how much less results vary without
it. Every game of bots has a line in build/analysis, so a run that was interrupted goes on. With
`--quick` other games are played, none of which is analysed: ten times as many for the calibration.
"""

import argparse
import json
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

import tenka
from benchmarks.calibration_plot import Curve, Decile, plot
from benchmarks.machine import processor
from tenka.analysis.analyse import analyse
from tenka.analysis.chances import EverybodysChances
from tenka.analysis.decisions import decisions
from tenka.analysis.effort import WORLDS_OF_A_WATCHER
from tenka.analysis.finished import finished, shares
from tenka.analysis.seat_worth import SeatWorth, seat_worth
from tenka.bots import bot
from tenka.core.contract import State
from tenka.core.plan import decide
from tenka.core.seeds import chance_of

FILES = Path("build/analysis")
SEATS = {"chuhan": 2, "suntzu": 2, "shogun": 4}
LEVEL = "adept"
EVERY = 5  # decisions: those between them say nearly the same
ANALYSED = 3  # one game of so many
# The number of the first game that is only looked at. Shogun's chances were fitted on 600 games
# from 100,000 on, which therefore prove nothing.
FIRST_QUICK = {"chuhan": 100_000, "suntzu": 100_000, "shogun": 200_000}


def play(game_id: str, number: int) -> tenka.Record:
    """A game of bots with themselves."""
    seats = SEATS[game_id]
    secret = number.to_bytes(32, "big")
    record = tenka.Record.new(tenka.game(game_id), seats, {}, secret)
    players = [bot(LEVEL, game_id, chance_of(number, "bot", seat)) for seat in range(seats)]
    made = 0

    def choose(seat: int, state: State) -> int:
        nonlocal made
        made += 1
        return players[seat].choose(tenka.Perspective(state, seat, chance_of(number, made)))

    state = record.state()
    while state.turn:
        seat = state.turn[0]
        texts = decide(state, seat, partial(choose, seat))
        record.went_on([{"seat": seat, "move": text} for text in texts], state)
    return record


def positions(record: tenka.Record, worth: SeatWorth) -> Iterator[tuple[int, State]]:
    """Those that are looked at, with their numbers; `worth` follows the game."""
    for number, (_, state) in enumerate(decisions(record)):
        worth.follow(state)
        if number % EVERY == 0 and state.turn:
            yield number, state


def told(record: tenka.Record, whole: bool) -> dict[str, Any]:
    """What is said of a game, and how it ended."""
    line: dict[str, Any] = {"shares": shares(finished(record), record.seats)}
    worth = seat_worth(record.game.id, record.seats)
    everybody = EverybodysChances(worth, record.game.id, record.seats)
    line["chances"] = []
    for number, state in positions(record, worth):
        found = everybody.of([state], WORLDS_OF_A_WATCHER, partial(chance_of, number))[0]
        line["chances"].append([round(float(chance), 4) for chance in found])
    if whole:
        began = time.process_time()
        line["balances"] = analyse(record, LEVEL).to_json()["balances"]
        line["seconds"] = round(time.process_time() - began, 2)
        line["moves"] = len(record.moves())
    return line


def path_of(game_id: str, quick: bool) -> Path:
    return FILES / f"{game_id}{'-quick' if quick else ''}.jsonl"


def known(game_id: str, quick: bool) -> list[dict[str, Any]]:
    """What earlier runs have told."""
    path = path_of(game_id, quick)
    lines = path.read_text().splitlines() if path.exists() else []
    return [json.loads(line) for line in lines]


def measure(game_id: str, minutes: float, quick: bool) -> None:
    """Games for so long, after those that there are."""
    FILES.mkdir(parents=True, exist_ok=True)
    number = len(known(game_id, quick))
    began = time.monotonic()
    with path_of(game_id, quick).open("a") as file:
        while time.monotonic() < began + 60 * minutes:
            record = play(game_id, number + FIRST_QUICK[game_id] if quick else number)
            line = told(record, not quick and number % ANALYSED == 0)
            file.write(json.dumps(line) + "\n")
            file.flush()
            number += 1


def deciles(games: list[dict[str, Any]]) -> list[Decile]:
    """Of the positions with a chance from 0 to 10 %, and so on: how many were won."""
    chances = np.array([row for game in games for row in game["chances"]]).reshape(-1)
    won = np.array([game["shares"] for game in games for _ in game["chances"]]).reshape(-1)
    which = np.minimum(9, (10 * chances).astype(int))
    return [
        Decile(int(here.sum()), float(chances[here].mean()), float(won[here].mean()))
        for tenth in range(10)
        if (here := which == tenth).any()
    ]


def luck_lines(games: list[dict[str, Any]]) -> Iterator[str]:
    """The mean is of the first seat: over all of them it is nothing by itself."""
    analysed = [game for game in games if "balances" in game]
    if len(analysed) < 2:
        return
    results = np.array([[seat["result"] for seat in game["balances"]] for game in analysed])
    luck = np.array([[seat["luck"] for seat in game["balances"]] for game in analysed])
    hidden = np.array(
        [[seat["causes"].get("hidden", 0.0) for seat in game["balances"]] for game in analysed]
    )
    for name, given in (("chance events", luck - hidden), ("all luck", luck)):
        first = given[:, 0]
        error = first.std(ddof=1) / np.sqrt(len(first))
        ratio = np.var(results - given) / np.var(results)
        yield (
            f"| {name} | {len(first)} | {100 * first.mean():+.1f} ± {196 * error:.1f} | "
            f"{100 * given.std():.0f} | {ratio:.2f} |"
        )


def main() -> None:
    """Measure, and print what docs/analysis.md shows."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME", help="default: all")
    parser.add_argument("--minutes", type=float, default=3.0, help="for each game (3)")
    parser.add_argument("--quick", action="store_true", help="play and look, without analyses")
    parser.add_argument("--plot", metavar="FILE", help="draw the calibration into this file (SVG)")
    args = parser.parse_args()
    curves = []
    print(f"{LEVEL} with itself, one core, {processor()}")
    for game_id in args.games or SEATS:
        measure(game_id, args.minutes, args.quick)
        games = known(game_id, quick=False) + known(game_id, quick=True)
        tenths = deciles(games)
        curves.append(Curve(game_id, len(games), tenths))
        print(f"\n{game_id}: {len(games)} games\n\n| positions | said, % | won, % |\n|---|---|---|")
        for tenth in tenths:
            print(f"| {tenth.positions} | {100 * tenth.said:.1f} | {100 * tenth.won:.1f} |")
        print(
            "\n| luck | games | mean, % (95 %) | spread, % | variance left |\n|---|---|---|---|---|"
        )
        print("\n".join(luck_lines(games)))
        seconds = [game["seconds"] for game in games if "seconds" in game]
        if seconds:
            median, most = np.median(seconds), max(seconds)
            print(f"\nseconds of an analysis: median {median:.1f}, most {most:.1f}")
    if args.plot:
        Path(args.plot).write_text(plot(curves), encoding="utf-8")


if __name__ == "__main__":
    main()
