"""Clubs, who is in them, by which links people join them, and what is theirs alone."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.create_table(
        "clubs",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "club_members",
        sa.Column("club_id", sa.Text, sa.ForeignKey("clubs.id"), primary_key=True),
        sa.Column("person_id", sa.Text, sa.ForeignKey("people.id"), primary_key=True, index=True),
        sa.Column("organiser", sa.Boolean, nullable=False),
        sa.Column("joined", sa.Double, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "club_invitations",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("club_id", sa.Text, sa.ForeignKey("clubs.id"), nullable=False, index=True),
        sa.Column("hash", sa.Text, nullable=False, unique=True),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
        sa.Column("uses", sa.Integer, nullable=False),
        sa.Column("used", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    for name in ("tables", "tournaments"):
        op.add_column(name, sa.Column("club_id", sa.Text))
        op.create_index(f"ix_{name}_club_id", name, ["club_id"])
