"""What a rated game counts for each who played it, results set aside, and whom people have met."""

from itertools import groupby
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"

COMPANY = 5  # of those whom somebody has met are noted


def upgrade() -> None:
    added: list[sa.Column[Any]] = [
        sa.Column("scale", sa.Integer, nullable=False, server_default="1"),
        *(
            sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false())
            for name in ("guest", "gave_up", "short")
        ),
        sa.Column("weight", sa.Double, nullable=False, server_default="1"),
        sa.Column("why", sa.Text),
        sa.Column("aside", sa.Double),
        sa.Column("suspicion", sa.Text),
        sa.Column("given_back", sa.Double),
    ]
    for column in added:
        op.add_column("rated_results", column)
    op.create_index("rated_results_aside", "rated_results", ["aside"])
    op.add_column("ratings", sa.Column("loose", sa.Double, nullable=False, server_default="0"))
    op.add_column("ratings", sa.Column("since", sa.Double))
    op.add_column("ratings", sa.Column("met", sa.JSON, nullable=False, server_default="[]"))
    _note_whom_people_have_met()


def _note_whom_people_have_met() -> None:
    """Since when they have played, and some of those whom they have met: what is known of games
    that are over is counted for them."""
    connection = op.get_bind()
    names = ("table_id", "seat", "game", "pace", "at", "person_id", "bot", "annulled")
    results = sa.table("rated_results", *map(sa.column, names))
    asked = sa.select(results).order_by(results.c.at, results.c.table_id, results.c.seat)
    since: dict[tuple[str, str, str], float] = {}
    met: dict[tuple[str, str, str], list[str]] = {}
    for _, seats in groupby(connection.execute(asked), lambda row: row.table_id):
        played = [row for row in seats if row.annulled is None]
        for row in played:
            if row.person_id is None:
                continue
            key = row.person_id, row.game, row.pace
            since.setdefault(key, row.at)
            known = met.setdefault(key, [])
            for other in played:
                name = other.person_id or f"bot:{other.bot}"
                if other is not row and name not in known and len(known) < COMPANY:
                    known.append(name)
    ratings = sa.table(
        "ratings",
        *map(sa.column, ("person_id", "game", "pace", "since")),
        sa.column("met", sa.JSON),
    )
    for (person, game, pace), at in since.items():
        theirs = ratings.c.person_id == person, ratings.c.game == game, ratings.c.pace == pace
        noted = {"since": at, "met": met[person, game, pace]}
        connection.execute(sa.update(ratings).where(*theirs).values(noted))
