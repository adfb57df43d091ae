"""Several servers on one database: who runs, who looks after a table, and how often it changed."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("clocks", sa.Column("revision", sa.Integer, nullable=False, server_default="0"))
    op.add_column("clocks", sa.Column("owner", sa.Text))
    op.create_index("ix_clocks_owner", "clocks", ["owner"])
    op.create_table(
        "nodes",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("began", sa.Double, nullable=False),
        sa.Column("renewed", sa.Double, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
        sqlite_with_rowid=False,
    )
    op.drop_index("ix_tables_rematch_of", "tables")
    op.create_index(
        "tables_one_rematch",
        "tables",
        ["rematch_of"],
        unique=True,
        sqlite_where=sa.text("status <> 'aborted'"),
        postgresql_where=sa.text("status <> 'aborted'"),
    )
