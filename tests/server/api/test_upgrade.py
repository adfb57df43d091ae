"""Games that were begun with the first schema go on with this one."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tenka.core.record import Record
from tests.server.api.returning_players import come_back, play_on, records, unfinished
from tests.server.api.site import site_in
from tests.server.store.first_release import first_columns, first_release


def entries_of(database: Path) -> dict[str, list[object]]:
    """The bodies of all entries by their table, as they are stored."""
    found: dict[str, list[object]] = {}
    with closing(sqlite3.connect(database)) as connection:
        asked = "SELECT table_id, body FROM entries ORDER BY table_id, number"
        for table, body in connection.execute(asked):
            found.setdefault(table, []).append(json.loads(body))
    return found


@pytest.mark.sqlite
def test_games_of_the_first_schema_go_on(tmp_path: Path) -> None:
    database = first_release(tmp_path)
    stored = first_columns(database)
    before = entries_of(database)
    with site_in(tmp_path) as site:
        assert first_columns(database) == stored
        playing = {table.id: table for table in unfinished(site)}
        assert {table.situation.row.game for table in playing.values()} == {
            "chuhan",
            "suntzu",
            "shogun",
        }
        assert records(site) == {id: before[id] for id in playing}
        site.pass_time(10)  # the answer that was held in a window is released
        for id, table in playing.items():
            play_on(site, table, 6)
            told = table.situation.play.record.entries
            assert told[: len(before[id])] == before[id]
            assert len(told) >= len(before[id]) + 2
        for table in playing.values():
            player = come_back(site, str(table.situation.seats[0].person_id))
            if table.situation.row.seats == 2 and table.situation.playing:
                player.post(f"/tables/{table.id}/resign")
                record = Record.from_json(json.dumps(player.get(f"/tables/{table.id}/record")))
                record.verify()
    now = entries_of(database)
    for id, entries in before.items():
        assert now[id][: len(entries)] == entries
