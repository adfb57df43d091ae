"""Turns that are to be told, games called off, sessions logged out of, rematches found quickly."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("people", sa.Column("ended_sessions", sa.JSON))
    op.create_index("ix_tables_rematch_of", "tables", ["rematch_of"])
    op.add_column("tables", sa.Column("aborted_by", sa.Text))
    op.create_index("ix_tables_aborted_by", "tables", ["aborted_by"])
    op.create_table(
        "owed",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person_id", sa.Text, sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("since", sa.Double, nullable=False),
        sqlite_with_rowid=False,
    )
