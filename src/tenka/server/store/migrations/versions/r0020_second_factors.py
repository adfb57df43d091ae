"""Second factors of accounts, and codes for who has lost theirs."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    op.create_table(
        "second_factors",
        sa.Column("person_id", sa.Text, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("confirmed", sa.Double),
        sa.Column("last_step", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "recovery_codes",
        sa.Column("person_id", sa.Text, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("hash", sa.Text, primary_key=True),
        sqlite_with_rowid=False,
    )
