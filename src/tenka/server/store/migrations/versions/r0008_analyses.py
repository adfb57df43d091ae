"""Analyses of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("asked", sa.Double, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("body", sa.JSON(none_as_null=True)),
        sa.CheckConstraint("status IN ('waiting', 'done', 'failed')", name="status_known"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_analyses_status", "analyses", ["status"])
