"""`make faults`: people play all three games while everything is killed, paused, cut and started
again; afterwards nothing may be lost, doubled, stuck or leaked.

The same seed draws the same faults.
"""

import argparse
import asyncio
import json
import shutil
import sys
import tempfile
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from tests.faults.run import Plan, Report, Run
from tests.patient import PATIENCE


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.faults", description=__doc__)
    parser.add_argument("--faults", type=int, default=200, help="how many (200)")
    parser.add_argument("--seed", type=int, default=1, help="which ones, in which order (1)")
    parser.add_argument("--nodes", type=int, default=2, help="that share the database (2)")
    parser.add_argument("--workers", type=int, default=2, help="in which bots think (2)")
    parser.add_argument("--tables", type=int, default=9, help="that are always played at (9)")
    parser.add_argument(
        "--only", default="", help="faults whose name has this, such as 'kill: node'"
    )
    parser.add_argument(
        "--upgrade",
        default="",
        metavar="PYTHON",
        help="nodes begin as the release that is installed for it, and are ours from then on"
        " when they start again",
    )
    parser.add_argument(
        "--patience", type=float, default=PATIENCE, help="seconds without a move: it is stuck (240)"
    )
    parser.add_argument("--keep", type=Path, help="a directory for logs (none is kept)")
    parser.add_argument("--out", type=Path, default=Path("build/faults.json"), help="what happened")
    return parser.parse_args()


async def run(args: argparse.Namespace, directory: Path, console: Console) -> Report:
    plan = Plan(
        faults=args.faults,
        seed=args.seed,
        nodes=args.nodes,
        workers=args.workers,
        tables=args.tables,
        only=args.only,
        first_python=args.upgrade,
        patience=args.patience,
    )
    bars = (TextColumn("{task.description:40}"), BarColumn(), MofNCompleteColumn())
    with Progress(*bars, TimeElapsedColumn(), console=console) as progress:
        bar = progress.add_task("starting", total=args.faults + 1)

        def show(number: int, what: str) -> None:
            progress.update(bar, completed=number, description=what)

        return await Run(plan, directory, show).run()


def main() -> int:
    args = arguments()
    console = Console()
    directory = args.keep or Path(tempfile.mkdtemp(prefix="tenka-faults-"))
    directory.mkdir(parents=True, exist_ok=True)
    try:
        report = asyncio.run(run(args, directory, console))
    finally:
        if args.keep is None:
            shutil.rmtree(directory, ignore_errors=True)
    args.out.parent.mkdir(parents=True, exist_ok=True)
    args.out.write_text(json.dumps(report.to_json(), indent=2) + "\n")
    console.print(report.told(), soft_wrap=True)
    for what, spread in report.waits.items():
        console.print(f"after its node was killed a player was {what} by another: {spread}")
    for name, found in vars(report.findings).items():
        for each in found[:5]:
            console.print(f"{name}: {each}", markup=False, soft_wrap=True)
    console.print(f"seed {args.seed}; written to {args.out}", soft_wrap=True)
    return 1 if report.findings.any else 0


if __name__ == "__main__":
    sys.exit(main())
