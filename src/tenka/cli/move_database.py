"""`tenka move-database FROM TO`: from SQLite into PostgreSQL, or back."""

import argparse
from typing import Any

from tenka.cli.progress_bar import progress
from tenka.cli.server_parts import server_parts


def add(commands: Any) -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "move-database",
        help="copy the server's database into PostgreSQL, or back",
        description="Copy all that a server keeps into an empty database, and compare every row: "
        "all of it, or nothing. No server may use either of them meanwhile. FROM stays as it is. "
        "A data directory stands for the SQLite database in it; PostgreSQL is named by a URL such "
        "as postgresql://user@host/name (its password is better kept in ~/.pgpass or PGPASSWORD, "
        "where no list of processes shows it).",
    )
    for name in ("from", "to"):
        parser.add_argument(name, metavar=name.upper(), help="a data directory, or a URL")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Move it, and say how much there was."""
    with server_parts():
        from tenka.server.store.moving import move

    with progress() as on_row:
        rows = move(getattr(args, "from"), args.to, on_row)
    print(f"{rows} rows were copied and compared")
    return 0
