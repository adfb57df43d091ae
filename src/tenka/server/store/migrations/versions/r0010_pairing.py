"""Those who look for a game, whom people follow or block, and who lets others see them."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "seekers",
        sa.Column("person_id", sa.Text, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("pace", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
        sa.Column("table_id", sa.Text),
        sa.CheckConstraint("pace IN ('live', 'correspondence')", name="pace_known"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "contacts",
        sa.Column("person_id", sa.Text, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("other_id", sa.Text, sa.ForeignKey("people.id"), primary_key=True, index=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.CheckConstraint("kind IN ('follow', 'block')", name="kind_known"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "online",
        sa.Column("person_id", sa.Text, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sqlite_with_rowid=False,
    )
