"""What people have told the host of others."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.create_table(
        "reports",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("by_id", sa.Text, sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("person_id", sa.Text, sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text),
        sa.Column("room", sa.Text),
        sa.Column("settled", sa.Double, index=True),
        sa.Column("verdict", sa.Text),
        sa.CheckConstraint(
            "reason IN ('words', 'cheating', 'stalling', 'name', 'other')", name="reason_known"
        ),
        sa.CheckConstraint("room IN ('players', 'spectators')", name="room_known"),
        sqlite_with_rowid=False,
    )
