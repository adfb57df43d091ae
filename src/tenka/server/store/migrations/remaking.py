"""For SQLite, which changes no constraint: a table is made anew, with the rows that it has."""

import sqlalchemy as sa
from alembic import op


def make_anew(name: str, *columns: sa.schema.SchemaItem, rows: str) -> None:
    """A table with other constraints and the same rows; its indexes are to be made again."""
    op.create_table(f"{name}_anew", *columns, sqlite_with_rowid=False)
    op.execute(f"INSERT INTO {name}_anew ({rows}) SELECT {rows} FROM {name}")
    op.drop_table(name)
    op.rename_table(f"{name}_anew", name)


def make_parent_anew(name: str, *columns: sa.schema.SchemaItem, rows: str) -> None:
    """The same for a table to which others point: what they point at is missed only when the
    transaction ends, and is there again by then."""
    op.execute("PRAGMA defer_foreign_keys = ON")
    op.execute(f"CREATE TABLE {name}_before AS SELECT {rows} FROM {name}")
    op.drop_table(name)
    op.create_table(name, *columns, sqlite_with_rowid=False)
    op.execute(f"INSERT INTO {name} ({rows}) SELECT {rows} FROM {name}_before")
    op.drop_table(f"{name}_before")
