"""The first schema: people, tokens, tables, seats, entries, held answers, clocks, settings."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("link_hash", sa.Text, nullable=False, unique=True),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("person_id", sa.Text, sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("last_used", sa.Double),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("release", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("position", sa.JSON),
        sa.Column("pace", sa.Text, nullable=False),
        sa.Column("clock", sa.JSON, nullable=False),
        sa.Column("window", sa.Double, nullable=False, quote=True),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("allow_return", sa.Boolean, nullable=False),
        sa.Column("friendly", sa.Boolean, nullable=False),
        sa.Column("created_by", sa.Text, sa.ForeignKey("people.id")),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("started", sa.Double),
        sa.Column("ended", sa.Double),
        sa.Column("result", sa.JSON),
        sa.Column("rematch_of", sa.Text, sa.ForeignKey("tables.id")),
        sa.CheckConstraint("pace IN ('live', 'correspondence')", name="pace_known"),
        sa.CheckConstraint("status IN ('open', 'playing', 'over', 'aborted')", name="status_known"),
    )
    op.create_index("tables_by_status", "tables", ["status", "created"])
    op.create_table(
        "seats",
        _of_table(),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("person_id", sa.Text, sa.ForeignKey("people.id"), index=True),
        sa.Column("bot", sa.Text),
        sa.Column("standing", sa.JSON),
        sa.CheckConstraint("kind IN ('person', 'bot', 'open')", name="kind_known"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "entries",
        _of_table(),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("body", sa.JSON, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("decision", sa.Integer),
        sa.Column("key", sa.Text),
        sa.Column("part", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index(
        "entries_once",
        "entries",
        ["table_id", "seat", "key", "part"],
        unique=True,
        sqlite_where=sa.text("key IS NOT NULL"),
        postgresql_where=sa.text("key IS NOT NULL"),
    )
    op.create_table(
        "held",
        _of_table(),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("decision", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "clocks",
        _of_table(),
        sa.Column("entries", sa.Integer, nullable=False),
        sa.Column("state", sa.JSON),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "settings",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )


def _of_table() -> sa.Column[str]:
    return sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True)
