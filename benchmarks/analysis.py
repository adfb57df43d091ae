"""`python -m benchmarks.analysis`: is what an analysis says true? The tables of docs/analysis.md.

Calibration: of the positions in which a seat was given so much of a chance, how many were won.
Luck: what it comes to on average, which should be nothing, and how much less results vary without
it. With `--quick` other games are played, none of which is analysed: ten times as many for the
calibration. With `--seconds 0` nothing is played, and what the files hold is told.
"""

import argparse
import os
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.analysed_games import known, measure, path_of
from benchmarks.bot_games import LEVEL, SEATS
from benchmarks.calibration_plot import Curve, Decile, plot
from benchmarks.luck_table import HEAD, luck_lines
from benchmarks.machine import processor


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


def told(game_id: str, folder: Path) -> Curve:
    """Print what the files say of a game."""
    analysed = known(path_of(folder, game_id, quick=False))
    games = analysed + known(path_of(folder, game_id, quick=True))
    tenths = deciles(games)
    print(f"\n{game_id}: {len(games)} games\n\n| positions | said, % | won, % |\n|---|---|---|")
    for tenth in tenths:
        print(f"| {tenth.positions} | {100 * tenth.said:.1f} | {100 * tenth.won:.1f} |")
    print(f"\n{HEAD}")
    print("\n".join(luck_lines(analysed)))
    seconds = [game["seconds"] for game in analysed]
    if seconds:
        mean, median, most = np.mean(seconds), np.median(seconds), max(seconds)
        print(
            f"\nseconds of a game on a core: mean {mean:.1f}, median {median:.1f}, most {most:.1f}"
        )
    return Curve(game_id, len(games), tenths)


def main() -> None:
    """Measure, and print what docs/analysis.md shows."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--game", action="append", choices=SEATS, help="may be repeated (all)")
    parser.add_argument("--games", type=int, default=1000, help="of each, in the end (1000)")
    parser.add_argument("--seconds", type=float, default=180.0, help="for each game (180)")
    parser.add_argument(
        "--out", type=Path, default=Path("build/analysis"), help="folder (build/analysis)"
    )
    parser.add_argument(
        "--processes", type=int, default=os.cpu_count() or 1, help="at a time (one for each core)"
    )
    parser.add_argument("--quick", action="store_true", help="play and look, without analyses")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="draw the calibration (SVG)")
    args = parser.parse_args()
    print(f"{LEVEL} with itself, {args.processes} processes, {processor()}")
    curves = []
    for game_id in args.game or SEATS:
        path = path_of(args.out, game_id, args.quick)
        measure(path, game_id, args.quick, args.games, args.seconds, args.processes)
        curves.append(told(game_id, args.out))
    if args.plot:
        args.plot.write_text(plot(curves), encoding="utf-8")


if __name__ == "__main__":
    main()
