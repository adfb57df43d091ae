"""`tenka bench`: the project's benchmarks, which are part of a source checkout only."""

import argparse
import subprocess
import sys
from pathlib import Path
from typing import Any

from tenka.core.errors import TenkaError


class NoCheckout(TenkaError):
    """A command that needs the project's sources was run elsewhere."""


def add(commands: Any) -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "bench",
        help="run the benchmarks of a source checkout",
        description="Run the benchmarks of the source checkout in the current directory; "
        "what follows is handed on to them.",
    )
    parser.set_defaults(run=run, takes_rest=True)


def run(args: argparse.Namespace) -> int:
    """Their exit status is ours."""
    if not Path("benchmarks/__main__.py").is_file():
        raise NoCheckout("benchmarks are run in a source checkout of tenka; here is none")
    return subprocess.call([sys.executable, "-m", "benchmarks", *args.rest])
