"""`tenka serve`: the server, on this machine or for others."""

import argparse
import gc
import os
import sys
from collections.abc import Sequence
from typing import Any

from tenka.cli.server_parts import server_parts


class Help(argparse.Action):
    """Lists the settings, too; to know them takes time, so only who asks waits for it."""

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: str | Sequence[Any] | None,
        option_string: str | None = None,
    ) -> None:
        with server_parts():
            from tenka.server.settings import described
        variables = "\n".join(
            f"  {each.variable:21} {each.meaning} ({each.default})" for each in described()
        )
        parser.epilog = f"by the environment:\n{variables}"
        parser.print_help()
        parser.exit()


def add(commands: Any) -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "serve",
        help="run the server",
        description="Run the server until it is told to stop (Ctrl-C, or the signal TERM).",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        add_help=False,
    )
    parser.add_argument("-h", "--help", action=Help, nargs=0, help="show this list")
    parser.add_argument("--host", help="the address to listen at (127.0.0.1; TENKA_HOST)")
    parser.add_argument("--port", help="the port to listen at (8380; 0: any; TENKA_PORT)")
    parser.add_argument("--data", help="the data directory (this user's own; TENKA_DATA)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Serve until a signal comes."""
    with server_parts():
        from tenka.server.settings import Settings, check_names

    for variable in check_names(os.environ):
        print(f"tenka: {variable} is none of the settings (--help lists them)", file=sys.stderr)
    settings = Settings.load(host=args.host, port=args.port, data=args.data)
    gc.disable()  # until it has started: what is made before that stays
    try:
        with server_parts():  # after the settings: to load it takes a second
            from tenka.server.serve import run as serve
        serve(settings, _announce)
    finally:
        gc.enable()
    return 0


def _announce(address: str, in_network: str | None) -> None:
    print(f"Tenka is at {address} (Ctrl-C stops it)", flush=True)
    if in_network is not None:
        print(f"Phones in the same network find it at {in_network}", flush=True)
