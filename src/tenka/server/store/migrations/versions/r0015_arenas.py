"""Arenas, which end by the clock, and the latest end of a round."""

import sqlalchemy as sa
from alembic import op

from tenka.server.store.migrations.remaking import make_parent_anew

revision = "0015"
down_revision = "0014"

KINDS = "kind IN ('swiss', 'round_robin', 'arena')"
BEFORE = (
    "id, name, game, seats, kind, pace, clock, rated, rounds, least, most, bot, begins, opened_by, "
    "created, status, round, since, revision, club_id"
)


def upgrade() -> None:
    if op.get_bind().dialect.name == "sqlite":
        _make_anew()
        return
    op.drop_constraint("kind_known", "tournaments")
    op.create_check_constraint("kind_known", "tournaments", KINDS)
    for name in ("lasts", "ends", "round_limit"):
        op.add_column("tournaments", sa.Column(name, sa.Double))


def _make_anew() -> None:
    make_parent_anew(
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
        sa.Column("opened_by", sa.Text, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("since", sa.Double),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("club_id", sa.Text),
        sa.Column("lasts", sa.Double),
        sa.Column("ends", sa.Double),
        sa.Column("round_limit", sa.Double),
        sa.CheckConstraint(KINDS, name="kind_known"),
        sa.CheckConstraint("pace IN ('live', 'correspondence')", name="pace_known"),
        sa.CheckConstraint(
            "status IN ('open', 'running', 'over', 'cancelled')", name="status_known"
        ),
        rows=BEFORE,
    )
    op.create_index("ix_tournaments_opened_by", "tournaments", ["opened_by"])
    op.create_index("ix_tournaments_club_id", "tournaments", ["club_id"])
    op.create_index("tournaments_by_status", "tournaments", ["status", "created"])
