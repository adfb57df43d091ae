"""A record from what is stored: the row of its table, and its entries."""

import json
from collections.abc import Sequence
from typing import Any

from tenka.core.contract import Json
from tenka.core.errors import BadRecord
from tenka.core.record import Record, write_record
from tenka.games import game, game_ids
from tenka.server.store.rows import Entry, Loaded, Table

# In a table's result: how often moves were taken back, and which seats had hints.
TAKEN_BACK = "taken_back"
HINTED = "hinted"


def record_of(table: Table, entries: Sequence[Entry]) -> Record:
    """The table's record, to be replayed; BadRecord if it is of other rules or not complete."""
    played = game(table.game)
    if played.rules_version != table.rules:
        raise BadRecord(
            f"table {table.id} was played by rules {table.rules} of {table.game}; this release has "
            f"rules {played.rules_version}. tenka {table.release} can replay it. "
            f"Its result: {json.dumps(table.result)}"
        )
    for number, entry in enumerate(entries):
        if entry.number != number:
            raise BadRecord(f"entry {number} of table {table.id} is missing")
    record = Record(played, table.seats, table.options, table.secret, table.position)
    return record.with_entries([entry.body for entry in entries])


def record_fields(loaded: Loaded) -> dict[str, Any]:
    """What `write_record` writes of a table, just as it was written down: nothing is replayed, so
    it may be of other rules than ours."""
    table = loaded.table
    return {
        "game": table.game,
        "rules": table.rules,
        "release": table.release,
        "seats": table.seats,
        "options": table.options,
        "secret": table.secret,
        "position": table.position,
        "entries": [entry.body for entry in loaded.entries],
        "result": _by_the_rules(table.result),
    }


def stored_record(loaded: Loaded) -> str:
    """A table's record as JSON."""
    return write_record(**record_fields(loaded))


def playable_rules() -> set[tuple[str, int]]:
    """The games that this release can play on, each with the version of its rules."""
    return {(id, game(id).rules_version) for id in game_ids()}


def _by_the_rules(result: Json | None) -> Json | None:
    """What the record says of the end; that moves were taken back is in its entries."""
    if result is None:
        return None
    return {name: value for name, value in result.items() if name not in (TAKEN_BACK, HINTED)}
