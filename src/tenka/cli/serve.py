"""`tenka serve`: the server, on this machine or for others."""

import argparse
from typing import Any

EPILOG = """\
Whatever else can be set is set by the environment: TENKA_URL, TENKA_HTTPS, TENKA_LOG_LEVEL, ...
docs/hosting.md lists all of it.
"""


def add(commands: Any) -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "serve",
        help="run the server",
        description="Run the server until it is told to stop (Ctrl-C, or the signal TERM).",
        epilog=EPILOG,
    )
    parser.add_argument("--host", help="the address to listen at (127.0.0.1; TENKA_HOST)")
    parser.add_argument("--port", help="the port to listen at (8380; 0: any; TENKA_PORT)")
    parser.add_argument("--data", help="the data directory (this user's own; TENKA_DATA)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Serve until a signal comes."""
    from tenka.server.running import run as serve
    from tenka.server.settings import Settings

    serve(Settings.load(host=args.host, port=args.port, data=args.data), _announce)
    return 0


def _announce(address: str) -> None:
    print(f"Tenka is at {address} (Ctrl-C stops it)", flush=True)
