"""For SQLite, which changes no constraint: a table is made anew, with the rows that it has."""

import sqlalchemy as sa
from alembic import op


def make_anew(name: str, *columns: sa.schema.SchemaItem, rows: str) -> None:
    """A table with other constraints and the same rows; its indexes are to be made again."""
    op.create_table(f"{name}_anew", *columns, sqlite_with_rowid=False)
    op.execute(f"INSERT INTO {name}_anew ({rows}) SELECT {rows} FROM {name}")
    op.drop_table(name)
    op.rename_table(f"{name}_anew", name)
