"""Bans that end by themselves, and appeals of those who are shut out."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    op.add_column("bans", sa.Column("until", sa.Double))
    op.create_table(
        "appeals",
        sa.Column("person_id", sa.Text, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("answered", sa.Double),
        sa.Column("answer", sa.Text),
        sa.Column("word", sa.Text),
        sa.CheckConstraint("answer IN ('lifted', 'stays', 'shortened')", name="answer_known"),
        sqlite_with_rowid=False,
    )
