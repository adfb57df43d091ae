"""A table from the store: for the first time, or again when memory may be behind."""

import asyncio
import logging
from collections.abc import Collection
from dataclasses import replace

from tenka.core.errors import TenkaError
from tenka.server.errors import NotFound, NotNow
from tenka.server.ratings.shown import ShownRating, shown_ratings
from tenka.server.store.rows import Loaded, Table
from tenka.server.tables.other_nodes import OtherNodes
from tenka.server.tables.situation import People, Situation
from tenka.server.tables.table_services import TableServices

log = logging.getLogger(__name__)


async def read(services: TableServices, id: str, alive: float) -> Situation:
    """The table of that id; NotFound if there is none, NotNow if it cannot be played on. `alive`:
    until when the server before this one is known to have run, if there is but one."""
    loaded = await _loaded(services, id)
    if services.others.me is not None:
        alive = _owner_ran_until(services.others, loaded.owner, services.timers.now())
    situation = await _situation(services, loaded, People(), alive)
    if not situation.over:
        return situation
    return replace(situation, rematch=await services.store.tables.rematch_of(id))


async def read_again(
    services: TableServices,
    before: Situation,
    news: Loaded | None = None,
    away: float | None = None,
) -> tuple[Loaded, Situation]:
    """The table as it is stored now, by a server that has been there all the time. What others
    have written since is enough, if there are others; `news`, if it was read already. `away`: since
    when the store let nobody write, unless somebody has; that time is charged to nobody."""
    situation = None
    if services.others.me is not None:
        loaded, situation = await _read_on(services, before, news, away)
    if situation is None:
        loaded = await _loaded(services, before.id)
        alive = _minded_until(services, loaded, before, away)
        situation = await _situation(services, loaded, before.people, alive)
    if situation.version == before.version and situation.window is not None:
        situation = replace(situation, window=before.window)
    return loaded, situation


async def _read_on(
    services: TableServices, before: Situation, news: Loaded | None, away: float | None
) -> tuple[Loaded, Situation | None]:
    loaded = news or await _loaded(services, before.id, before.version)
    await _know(services, loaded, before.people)
    alive = _minded_until(services, loaded, before, away)
    try:
        return loaded, before.going_on(loaded, services.timers.now(), alive)
    except TenkaError:  # it is not what we thought
        return loaded, None


async def _loaded(services: TableServices, id: str, since: int = 0) -> Loaded:
    loaded = await services.store.tables.load(id, since)
    if loaded is None:
        raise NotFound("there is no such table")
    return loaded


async def _situation(
    services: TableServices, loaded: Loaded, people: People, alive: float
) -> Situation:
    await _know(services, loaded, people)
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


async def _know(services: TableServices, loaded: Loaded, people: People) -> None:
    """Learn of those at the table whom we do not know."""
    ids = {seat.person_id for seat in loaded.seats if seat.person_id is not None}
    if unknown := ids - people.names.keys():
        people.names.update(await services.store.people.named(unknown))
        people.aborted.update(await services.store.tables.aborted_by(unknown))
        people.ratings.update(await ratings_at(services, loaded.table, unknown))


async def ratings_at(
    services: TableServices, row: Table, people: Collection[str]
) -> dict[str, ShownRating]:
    """The ratings of those people, where the game is rated."""
    if not row.rated:
        return {}
    return await shown_ratings(services.store, row.game, row.pace, people, services.timers.now())


def _minded_until(
    services: TableServices, loaded: Loaded, before: Situation, away: float | None
) -> float:
    """Until when the clocks went on: neither a server's fall nor the store's is charged to a
    player."""
    ran = _owner_ran_until(services.others, loaded.owner, services.timers.now())
    return ran if away is None or loaded.revision != before.revision else min(ran, away)


def _owner_ran_until(others: OtherNodes, owner: str | None, now: float) -> float:
    """A table whose clocks run has an owner, where there are several servers."""
    last = None if others.me is None or others.runs(owner) else others.last_heard_of(owner)
    return now if last is None else last
