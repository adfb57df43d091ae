"""`make bench`: measure, show a table, write JSON and Markdown."""

import argparse
import json
import sys
from contextlib import ExitStack
from dataclasses import asdict
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from benchmarks import catan, chuhan, goofspiel, hearts, peers, report, search, starting
from benchmarks.figures import (
    COMPILED,
    EVENTS,
    INTERPRETED,
    MEASURES,
    NOTHING,
    PEER,
    SEARCH,
    SHOGUN,
    SUNTZU,
    Figure,
    figures,
)
from benchmarks.machine import BUSY, load, machine
from benchmarks.rounds import Lane, Work, interleaved
from benchmarks.worker import INTERPRETED as INTERPRETED_ENVIRONMENT
from benchmarks.worker import ROOT, Worker

Tasks = dict[str, dict[str, Work]]  # by who does them


def arguments(argv: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--rounds", type=int, default=15, help="how many (15)")
    parser.add_argument("--seconds", type=float, default=0.12, help="of a sample, at least (0.12)")
    parser.add_argument("--positions", type=int, default=8000, help="to list moves of (8000)")
    parser.add_argument(
        "--out",
        type=Path,
        default=ROOT / "build" / "bench.json",
        help="where the figures go, Markdown beside it (build/bench.json)",
    )
    args = parser.parse_args(argv)
    if args.rounds < 1 or args.positions < 1 or not 0 < args.seconds < 60:
        parser.error("--rounds and --positions are 1 or more, --seconds is above 0 and below 60")
    return args


def families(tasks: Tasks) -> list[dict[Lane, Work]]:
    """The lanes that are to be sampled next to each other."""
    together = (
        ("legal",),
        ("step",),
        ("playout", "playout_dealt"),
        ("copy",),
        ("search", "search_game"),
        ("nothing", "import", "first_game"),
    )
    return [
        {(who, name): does[name] for who, does in tasks.items() for name in names if name in does}
        for names in together
    ]


def engines(positions: int, stack: ExitStack, console: Console) -> Tasks:
    """All who take part."""
    found: Tasks = {}
    peer = peers.tasks(positions)
    if peer is None:
        console.print("bench: OpenSpiel is not installed, so there is nothing to compare with.")
    else:
        found[PEER] = peer
    compiled = chuhan.is_compiled()
    ours = COMPILED if compiled else INTERPRETED
    found[ours] = chuhan.tasks(False, positions)
    found[ours + EVENTS] = without_copy(chuhan.tasks(True, positions))
    found[ours].update(starting.tasks())
    if compiled:
        worker = stack.enter_context(Worker(positions))
        found[INTERPRETED] = worker.tasks(events=False)
        found[INTERPRETED + EVENTS] = without_copy(worker.tasks(events=True))
        found[INTERPRETED].update(starting.tasks(INTERPRETED_ENVIRONMENT))
    else:
        console.print("bench: tenka is not compiled here, so these are the interpreted figures.")
    found[NOTHING] = {"nothing": found[ours].pop("nothing")}
    found[INTERPRETED].pop("nothing", None)
    return found


def other_engines(
    game_id: str, peer: dict[str, Work] | None, positions: int, stack: ExitStack
) -> Tasks:
    """All who take part for another game."""
    found: Tasks = {}
    if peer is not None:
        found[PEER] = peer
    compiled = chuhan.is_compiled()
    found[COMPILED if compiled else INTERPRETED] = chuhan.tasks(False, positions, game_id)
    if compiled:
        worker = stack.enter_context(Worker(positions))
        found[INTERPRETED] = worker.tasks(events=False, game_id=game_id)
    return found


def searches() -> Tasks:
    """Who searches; interpreted, it would take minutes."""
    found: Tasks = {}
    peer = hearts.tasks()
    if peer is not None:
        found[PEER] = peer
    found[COMPILED if chuhan.is_compiled() else INTERPRETED] = search.tasks()
    return found


def without_copy(tasks: dict[str, Work]) -> dict[str, Work]:
    """Events make no copy dearer."""
    return {name: work for name, work in tasks.items() if name != "copy"}


def measure(args: argparse.Namespace, console: Console) -> list[list[Figure]]:
    """The figures of Chu Han, of Sun Tzu, of Shogun, and of the search."""
    positions: int = args.positions
    bars = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with ExitStack() as stack, Progress(*bars, console=console, transient=True) as progress:
        bar = progress.add_task("finding positions", total=None)
        lanes = families(engines(args.positions, stack, console))
        suntzu = families(other_engines("suntzu", goofspiel.tasks(positions), positions, stack))
        # Positions of these large games take their time: a tenth of them is enough.
        fewer = max(1, positions // 10)
        shogun = families(other_engines("shogun", catan.tasks(fewer), fewer, stack))
        searching = families(searches())
        number = sum(map(len, (*lanes, *suntzu, *shogun, *searching)))
        progress.update(bar, total=(args.rounds + 1) * number)

        def tick(doing: str) -> None:
            progress.update(bar, description=doing, advance=1)

        return [
            figures(interleaved(game, args.rounds, args.seconds, tick), measures)
            for game, measures in (
                (lanes, MEASURES),
                (suntzu, SUNTZU),
                (shogun, SHOGUN),
                (searching, SEARCH),
            )
        ]


def write(path: Path, found: list[list[Figure]], told: dict[str, Any]) -> None:
    chuhan_figures, suntzu, shogun, searching = found
    path.parent.mkdir(parents=True, exist_ok=True)
    whole = {
        **told,
        "figures": [asdict(figure) for figure in chuhan_figures],
        "suntzu": [asdict(figure) for figure in suntzu],
        "shogun": [asdict(figure) for figure in shogun],
        "search": [asdict(figure) for figure in searching],
    }
    path.write_text(json.dumps(whole, indent=2) + "\n", encoding="utf-8")
    path.with_suffix(".md").write_text(
        report.markdown(chuhan_figures, told, suntzu, shogun, searching), encoding="utf-8"
    )


def main(argv: list[str] | None = None) -> int:
    args = arguments(argv)
    console = Console()
    before = load()
    if before is not None and before > BUSY:
        console.print(f"bench: the machine is busy (load {before}): trust the ratios only.")
    found = measure(args, console)
    told = {
        **machine(),
        "rounds": args.rounds,
        "seconds": args.seconds,
        "positions": args.positions,
        "load": {"before": before, "after": load()},
    }
    titles = (report.CHUHAN, report.SUNTZU, report.SHOGUN, report.SEARCH)
    for figures_of, title in zip(found, titles, strict=True):
        console.print(report.table(figures_of, title))
    try:
        write(args.out, found, told)
    except OSError as error:
        console.print(f"bench: the figures could not be written: {error}")
        return 1
    console.print(f"bench: load {before}, then {load()}; written to {args.out}", soft_wrap=True)
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit("bench: stopped, nothing was written")
