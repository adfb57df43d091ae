"""Games are proposed to those who look for one, and who does not come is remembered for a while.

Tables that were found before, and where somebody is still waited for, are called off.
"""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    op.execute("DELETE FROM seekers")
    op.execute(
        "UPDATE tables SET status = 'aborted', ended = created "
        "WHERE status = 'open' AND created_by IS NULL AND tournament_id IS NULL"
    )
    op.add_column("seekers", sa.Column("secret", sa.LargeBinary))
    op.add_column("seekers", sa.Column("until", sa.Double))
    op.add_column(
        "seekers", sa.Column("answered", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.add_column("seekers", sa.Column("seal", sa.Text))
    op.add_column("seekers", sa.Column("nonce", sa.Text))
    op.add_column("seekers", sa.Column("seat", sa.Integer, nullable=False, server_default="0"))
    op.add_column("seekers", sa.Column("network", sa.Text))
    op.add_column("seekers", sa.Column("neighbourhood", sa.Text))
    op.add_column("seekers", sa.Column("tolerated", sa.Integer))
    op.create_table(
        "no_shows",
        sa.Column("who", sa.Text, primary_key=True),
        sa.Column("missed", sa.Double, nullable=False),
        sa.Column("at", sa.Double, nullable=False, index=True),
        sqlite_with_rowid=False,
    )
