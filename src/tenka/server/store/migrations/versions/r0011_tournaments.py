"""Tournaments, who plays in them, and their games."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("tables", sa.Column("tournament_id", sa.Text))
    op.create_table(
        "tournaments",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("pace", sa.Text, nullable=False),
        sa.Column("clock", sa.JSON, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("least", sa.Integer, nullable=False),
        sa.Column("most", sa.Integer, nullable=False),
        sa.Column("bot", sa.Text),
        sa.Column("begins", sa.Double),
        sa.Column("opened_by", sa.Text, sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("since", sa.Double),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.CheckConstraint("kind IN ('swiss', 'round_robin')", name="kind_known"),
        sa.CheckConstraint("pace IN ('live', 'correspondence')", name="pace_known"),
        sa.CheckConstraint(
            "status IN ('open', 'running', 'over', 'cancelled')", name="status_known"
        ),
        sqlite_with_rowid=False,
    )
    op.create_index("tournaments_by_status", "tournaments", ["status", "created"])
    op.create_table(
        "tournament_players",
        _of_tournament(),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person_id", sa.Text, sa.ForeignKey("people.id"), index=True),
        sa.Column("bot", sa.Text),
        sa.Column("rating", sa.Double, nullable=False),
        sa.Column("withdrawn", sa.Double),
        sqlite_with_rowid=False,
    )
    op.create_index(
        "tournament_players_once",
        "tournament_players",
        ["tournament_id", "person_id"],
        unique=True,
    )
    op.create_table(
        "tournament_games",
        _of_tournament(),
        sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("board", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("players", sa.JSON, nullable=False),
        sa.Column("table_id", sa.Text, unique=True),
        sa.Column("places", sa.JSON),
        sa.Column("absent", sa.JSON),
        sqlite_with_rowid=False,
    )


def _of_tournament() -> sa.Column[str]:
    return sa.Column("tournament_id", sa.Text, sa.ForeignKey("tournaments.id"), primary_key=True)
