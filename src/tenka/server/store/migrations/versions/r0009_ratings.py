"""Rated games, their results, and how strong people are."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column(
        "tables", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.add_column("seats", sa.Column("player_id", sa.Text))
    op.create_table(
        "ratings",
        sa.Column("person_id", sa.Text, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("pace", sa.Text, primary_key=True),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.CheckConstraint("pace IN ('live', 'correspondence')", name="pace_known"),
        sqlite_with_rowid=False,
    )
    op.create_index("ratings_by_strength", "ratings", ["game", "pace", "mu"])
    op.create_table(
        "rated_results",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("pace", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("person_id", sa.Text, sa.ForeignKey("people.id")),
        sa.Column("bot", sa.Text),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("before_mu", sa.Double, nullable=False),
        sa.Column("before_sigma", sa.Double, nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("annulled", sa.Double),
        sa.CheckConstraint("pace IN ('live', 'correspondence')", name="pace_known"),
        sqlite_with_rowid=False,
    )
    op.create_index("rated_results_by_person", "rated_results", ["person_id", "at"])
    op.create_index("rated_results_by_time", "rated_results", ["game", "pace", "at"])
