"""Accounts, offers, lessons, chat, notices and bans."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    for column in (
        sa.Column("login", sa.Text),
        sa.Column("password", sa.Text),
        sa.Column("session", sa.Integer, nullable=False, server_default="0"),
        sa.Column("notify", sa.JSON),
        sa.Column("deleted", sa.Double),
    ):
        op.add_column("people", column)
    op.create_index("ix_people_login", "people", ["login"], unique=True)
    op.add_column("tables", sa.Column("offer", sa.JSON))
    op.add_column("tables", sa.Column("lesson", sa.Text))
    op.create_table(
        "chat",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("room", sa.Text, nullable=False),
        sa.Column("person_id", sa.Text, sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.CheckConstraint("room IN ('players', 'spectators')", name="room_known"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "notices",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("person_id", sa.Text, sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("channel", sa.Text, nullable=False),
        sa.Column("body", sa.JSON, nullable=False),
        sa.Column("due", sa.Double, nullable=False, index=True),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.CheckConstraint("channel IN ('mail', 'webhook')", name="channel_known"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "bans",
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, primary_key=True),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sqlite_with_rowid=False,
    )
