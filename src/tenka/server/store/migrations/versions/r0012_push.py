"""Notices by push, to each device; of offers and invitations, too."""

import sqlalchemy as sa
from alembic import op

from tenka.server.store.migrations.remaking import make_anew

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "push_devices",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("person_id", sa.Text, sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.Text, nullable=False),
        sa.Column("auth", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sqlite_with_rowid=False,
    )
    make_anew(
        "owed",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person_id", sa.Text, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("kind", sa.Text, primary_key=True, server_default="turn"),
        sa.CheckConstraint(
            "kind IN ('turn', 'draw', 'takeback', 'invitation', 'round')", name="kind_known"
        ),
        rows="table_id, seat, person_id, since",
    )
    op.create_index("ix_owed_person_id", "owed", ["person_id"])
    make_anew(
        "notices",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("person_id", sa.Text, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("channel", sa.Text, nullable=False),
        sa.Column("body", sa.JSON, nullable=False),
        sa.Column("due", sa.Double, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.CheckConstraint("channel IN ('mail', 'webhook', 'push')", name="channel_known"),
        rows="id, person_id, channel, body, due, tries",
    )
    op.create_index("ix_notices_person_id", "notices", ["person_id"])
    op.create_index("ix_notices_due", "notices", ["due"])
