"""What is asked about a row that is deleted is found by an index, however many rows there are."""

import pytest
from sqlalchemy import Table

from tenka.server.store.schema import metadata

REFERENCES = sorted(
    (table.name, tuple(constraint.column_keys))
    for table in metadata.tables.values()
    for constraint in table.foreign_key_constraints
)


def found_by(table: Table) -> list[tuple[str, ...]]:
    """The columns of each index that holds all rows."""
    whole = [
        index
        for index in table.indexes
        if all(index.dialect_options[name]["where"] is None for name in ("sqlite", "postgresql"))
    ]
    keys = [table.primary_key.columns, *(index.columns for index in whole)]
    return [tuple(column.name for column in columns) for columns in keys]


@pytest.mark.parametrize(("name", "columns"), REFERENCES)
def test_a_reference_is_found_by_what_it_refers_to(name: str, columns: tuple[str, ...]) -> None:
    assert columns in [found[: len(columns)] for found in found_by(metadata.tables[name])]
