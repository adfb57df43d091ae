"""`tenka worker`: bots think here for servers elsewhere."""

import argparse
import os
import sys
from typing import Any

from tenka.cli.server_parts import server_parts


def add(commands: Any) -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "worker",
        help="let bots think here for servers elsewhere",
        description="Take bots' turns from the servers on the same bus (TENKA_BUS_URL), in "
        "TENKA_BOT_WORKERS processes, until it is told to stop (Ctrl-C, or the signal TERM).",
    )
    parser.add_argument(
        "--check", action="store_true", help="only say whether any worker is there; 1 if none is"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Work until a signal comes."""
    with server_parts():
        from tenka.server.run_worker import check
        from tenka.server.run_worker import run as work
        from tenka.server.settings import Settings, check_names

    for variable in check_names(os.environ):
        print(f"tenka: {variable} is none of the settings", file=sys.stderr)
    if args.check:
        found = check(Settings.load())
        print(f"bot workers: {found.workers}, processes: {found.processes}")
    else:
        work(Settings.load(), lambda told: print(told, flush=True))
    return 0
