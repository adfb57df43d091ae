"""From one version of the schema to the next, by Alembic.

Version 2 of the schema is its revision 0002, made by `versions/r0002_...`; which version a database
has is in its table `alembic_version`. A new database is made whole by `schema.metadata`; a test
proves that both ways lead to the same. Alembic takes a while to load, and most servers start with a
database that needs none of it.
"""

from functools import cache
from pathlib import Path
from threading import Lock

from sqlalchemy import Column, Connection, MetaData, PrimaryKeyConstraint, String, Table, insert

# Alembic's own table, as Alembic makes it.
STAMPED = Table(
    "alembic_version",
    MetaData(),
    Column("version_num", String(32), nullable=False),
    PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)

_one_at_a_time = Lock()  # Alembic keeps what it works on in its modules


@cache
def newest() -> int:
    """The version that this release makes and uses."""
    scripts = (Path(__file__).parent / "versions").glob("r[0-9]*_*.py")
    return max(int(script.name[1:5]) for script in scripts)


def stamp(connection: Connection, version: int) -> None:
    """Write down that the database, which tells no version yet, is of this one."""
    STAMPED.create(connection)
    connection.execute(insert(STAMPED).values(version_num=revision_of(version)))


def upgrade(connection: Connection, version: int) -> None:
    """Bring the database to this version, in the transaction that is open."""
    from alembic import command
    from alembic.config import Config

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", f"{__name__}:")
    with _one_at_a_time:
        command.upgrade(config, revision_of(version))


def revision_of(version: int) -> str:
    """What Alembic calls a version."""
    return f"{version:04}"
