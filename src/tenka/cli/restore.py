"""`tenka restore BACKUP`: a copy becomes the database of a data directory."""

import argparse
from pathlib import Path
from typing import Any

from tenka.cli.server_parts import check_sqlite, server_parts


def add(commands: Any) -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "restore",
        help="bring back a copy that `tenka backup` made",
        description="Put a copy of the database into a data directory that no server uses: a new "
        "or empty one, or with --force one whose old database is put aside. A copy of an older "
        "release is brought up to date when the server starts.",
    )
    parser.add_argument("backup", metavar="BACKUP", help="a file that `tenka backup` made")
    parser.add_argument("--data", help="the data directory (this user's own; TENKA_DATA)")
    parser.add_argument("--force", action="store_true", help="put the database that is there aside")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Bring it back, and say what became of the one before."""
    with server_parts():
        from tenka.server.settings import Settings
        from tenka.server.store.restore import restore

    settings = Settings.load(data=args.data)
    check_sqlite(settings.database, "pg_restore")
    directory = settings.data
    aside = restore(Path(args.backup).expanduser(), directory, replace=args.force)
    print(f"{args.backup} is now the database in {directory}")
    if aside is not None:
        print(f"the one before it is {aside}")
    return 0
