"""`tenka backup TARGET`: a copy of the database, while people play."""

import argparse
import os
from datetime import datetime
from pathlib import Path
from typing import Any

from tenka.cli.files import BadFile
from tenka.cli.server_parts import check_sqlite, server_parts


def add(commands: Any) -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "backup",
        help="copy the server's database, also while it runs",
        description="Copy the server's database into one file, also while people play. The copy is "
        "as of one moment, and is checked; `tenka restore` brings it back. It holds all secrets of "
        "the server: keep it to yourself.",
    )
    parser.add_argument(
        "target",
        metavar="TARGET",
        help="a file such as copy.sqlite3, or a directory for a file named by the time",
    )
    parser.add_argument("--data", help="the data directory (this user's own; TENKA_DATA)")
    parser.add_argument("--force", action="store_true", help="replace a file that is there")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Copy it, and say where it is."""
    with server_parts():
        from tenka.server.settings import Settings
        from tenka.server.store.backup import back_up
        from tenka.server.store.data_directory import DATABASE, check_whole

    settings = Settings.load(data=args.data)
    check_sqlite(settings.database, "pg_dump")
    database = settings.data / DATABASE
    if not database.is_file():
        raise BadFile(f"{database.parent}: there is no database of Tenka's")
    check_whole(database)
    target = _file(args.target)
    _check(target, database, args.force)
    back_up(database, target)
    print(f"{target} ({target.stat().st_size / 1e6:.1f} MB)")
    return 0


def _file(name: str) -> Path:
    path = Path(name).expanduser()
    named = path.suffix != "" and not name.endswith(os.sep)
    if not path.is_dir() and (named or os.path.lexists(path)):
        return path
    try:
        path.mkdir(mode=0o700, exist_ok=True)
    except OSError as error:
        raise BadFile(f"{name}: it cannot be made: {error.strerror}") from error
    return path / f"tenka-{datetime.now():%Y-%m-%d-%H%M%S}.sqlite3"


def _check(target: Path, database: Path, replace: bool) -> None:
    """BadFile, if no copy may go there."""
    at_home = target.parent.is_dir() and target.parent.samefile(database.parent)
    if at_home and target.name.startswith(database.name):
        raise BadFile(f"{target} belongs to the database itself; choose another name")
    if os.path.lexists(target) and not target.is_file():
        raise BadFile(f"{target} is no file that could be replaced")
    if target.exists() and not replace:
        raise BadFile(f"{target} is there already; --force replaces it")
