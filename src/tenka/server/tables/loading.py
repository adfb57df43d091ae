"""A table from the store: for the first time, or again when memory may be behind."""

import asyncio
import logging
from dataclasses import replace

from tenka.core.errors import TenkaError
from tenka.server.errors import NotFound, NotNow
from tenka.server.store.rows import Loaded
from tenka.server.tables.situation import People, Situation
from tenka.server.tables.table_services import TableServices

log = logging.getLogger(__name__)


async def read(services: TableServices, id: str, alive: float) -> Situation:
    """The table of that id; NotFound if there is none, NotNow if it cannot be played on. `alive`:
    until when a server before this one is known to have run."""
    loaded = await _loaded(services, id)
    return await _situation(services, loaded, People(), alive)


async def read_again(services: TableServices, before: Situation) -> tuple[Loaded, Situation]:
    """The table as it is stored now, by a server that has been there all the time."""
    loaded = await _loaded(services, before.id)
    now = services.timers.now()
    situation = await _situation(services, loaded, before.people, now)
    if situation.version == before.version and situation.window is not None:
        situation = replace(situation, window=before.window)
    return loaded, situation


async def _loaded(services: TableServices, id: str) -> Loaded:
    loaded = await services.store.tables.load(id)
    if loaded is None:
        raise NotFound("there is no such table")
    return loaded


async def _situation(
    services: TableServices, loaded: Loaded, people: People, alive: float
) -> Situation:
    ids = {seat.person_id for seat in loaded.seats if seat.person_id is not None}
    if unknown := ids - people.names.keys():
        people.names.update(await services.store.people.named(unknown))
        people.aborted.update(await services.store.tables.aborted_by(unknown))
    now = services.timers.now()
    try:
        substitute = services.substitute_of(loaded.table.game)
        # A long game takes its time to replay: not the others' time.
        return await asyncio.to_thread(Situation.of, loaded, people, substitute, now, alive)
    except Exception as error:  # of other rules, of a game that is not here, or damaged
        id = loaded.table.id
        log.error("table %s cannot be played on: %s", id, type(error).__name__)
        why = str(error) if isinstance(error, TenkaError) else "its record is damaged"
        raise NotNow(f"this table cannot be played on: {why}") from error
