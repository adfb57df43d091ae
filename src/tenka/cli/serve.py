"""`tenka serve`: the server, on this machine or for others."""

import argparse
from typing import Any

from tenka.server.settings import Settings, described


def add(commands: Any) -> None:
    """Describe the command."""
    variables = "\n".join(f"  {name:21} {meaning}" for name, meaning in described())
    parser = commands.add_parser(
        "serve",
        help="run the server",
        description="Run the server until it is told to stop (Ctrl-C, or the signal TERM).",
        epilog=f"by the environment:\n{variables}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--host", help="the address to listen at (127.0.0.1; TENKA_HOST)")
    parser.add_argument("--port", help="the port to listen at (8380; 0: any; TENKA_PORT)")
    parser.add_argument("--data", help="the data directory (this user's own; TENKA_DATA)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Serve until a signal comes."""
    from tenka.server.serve import run as serve

    serve(Settings.load(host=args.host, port=args.port, data=args.data), _announce)
    return 0


def _announce(address: str) -> None:
    print(f"Tenka is at {address} (Ctrl-C stops it)", flush=True)
