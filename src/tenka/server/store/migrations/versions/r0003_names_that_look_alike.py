"""No two people with names that look the same; the version is in Alembic's own table alone."""

import sqlalchemy as sa
from alembic import op

from tenka.server.store.lookalikes import compared, looks_of

revision = "0003"
down_revision = "0002"

PEOPLE = sa.table("people", *map(sa.column, ("id", "name", "created", "login", "deleted")))
LOOKS = sa.table("name_looks", *map(sa.column, ("look", "person_id")))
SETTINGS = sa.table("settings", sa.column("name"))


def upgrade() -> None:
    op.create_table(
        "name_looks",
        sa.Column("look", sa.Text, primary_key=True),
        sa.Column("person_id", sa.Text, sa.ForeignKey("people.id"), nullable=False, index=True),
        sqlite_with_rowid=False,
    )
    _give_names()
    op.execute(sa.delete(SETTINGS).where(SETTINGS.c.name == "schema_version"))


def _give_names() -> None:
    """The oldest account has a name that several have. Another account gets a number to it, since
    it logs in by its name; a guest stays as he is until he takes another."""
    database = op.get_bind()
    named = sa.select(PEOPLE).where(PEOPLE.c.deleted.is_(None), PEOPLE.c.name != "")
    everybody = database.execute(
        named.order_by(PEOPLE.c.login.is_(None), PEOPLE.c.created, PEOPLE.c.id)
    ).all()
    database.execute(sa.update(PEOPLE).values(login=None))
    taken: dict[str, str] = {}
    for person in everybody:
        name = person.name
        if person.login is not None:
            name = _free(name, taken)
            changed = sa.update(PEOPLE).where(PEOPLE.c.id == person.id)
            database.execute(changed.values(name=name, login=compared(name)))
        if taken.keys().isdisjoint(looks_of(name)):
            taken |= dict.fromkeys(looks_of(name), person.id)
    rows = [{"look": look, "person_id": id} for look, id in taken.items()]
    if rows:
        database.execute(sa.insert(LOOKS), rows)


def _free(name: str, taken: dict[str, str]) -> str:
    """The name, or the name with the first number that makes it another's no more."""
    free, number = name, 1
    while not taken.keys().isdisjoint(looks_of(free)):
        number += 1
        free = f"{name[:20]} {number}"
    return free
