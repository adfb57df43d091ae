"""Who writes, and which of their transactions was the last."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.create_table(
        "writers",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("last", sa.BigInteger, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sqlite_with_rowid=False,
    )
