"""What people have told the host of others, and whom they do not want to read."""

import sqlalchemy as sa
from alembic import op

from tenka.server.store.migrations.remaking import make_anew

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
    make_anew(
        "contacts",
        sa.Column("person_id", sa.Text, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("other_id", sa.Text, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.CheckConstraint("kind IN ('follow', 'mute', 'block')", name="kind_known"),
        rows="person_id, other_id, kind",
    )
    op.create_index("ix_contacts_other_id", "contacts", ["other_id"])
