"""From one version of the schema to the next, by Alembic.

Version 2 of the schema is its revision 0002, made by `versions/r0002_...`; which version a database
has is in its table `alembic_version`. A new database is made whole by `schema.metadata`; a test
proves that both ways lead to the same.
"""

from functools import cache
from threading import Lock

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

_one_at_a_time = Lock()  # Alembic keeps what it works on in its modules


def newest() -> int:
    """The version that this release makes and uses."""
    return int(_scripts().get_current_head() or 0)


def stamp(connection: Connection, version: int) -> None:
    """Write down that the database is of this version."""
    MigrationContext.configure(connection).stamp(_scripts(), revision_of(version))


def upgrade(connection: Connection, version: int) -> None:
    """Bring the database to this version, in the transaction that is open."""
    config = _config()
    config.attributes["connection"] = connection
    with _one_at_a_time:
        command.upgrade(config, revision_of(version))


def revision_of(version: int) -> str:
    """What Alembic calls a version."""
    return f"{version:04}"


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", f"{__name__}:")
    return config


@cache
def _scripts() -> ScriptDirectory:
    return ScriptDirectory.from_config(_config())
