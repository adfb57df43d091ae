"""A data directory as the second schema left it, with people whose names look alike."""

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from tenka.server.store import migrations
from tenka.server.store.data_directory import DATABASE
from tenka.server.store.engines import url_of, writing_engine

# (id, name, login)
Named = tuple[str, str, str | None]


def second_release(directory: Path, people: Sequence[Named] = ()) -> Path:
    """Its database there; it had its version in two places."""
    engine = writing_engine(url_of(directory), 1.0)
    with engine.begin() as connection:
        migrations.upgrade(connection, 2)
    engine.dispose()
    path = directory / DATABASE
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("INSERT INTO settings VALUES ('schema_version', '2')")
        connection.executemany(
            "INSERT INTO people (id, name, created, link_hash, login) VALUES (?, ?, ?, ?, ?)",
            [(id, name, at, f"link of {id}", login) for at, (id, name, login) in enumerate(people)],
        )
        connection.commit()
    return path
