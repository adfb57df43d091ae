"""Which tables are listed: those that wait, those that are played, a person's own."""

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence

from tenka.server.store.clubs import NO_CLUB
from tenka.server.store.filters import Wanted
from tenka.server.store.rows import Seated
from tenka.server.tables.lobby import Lobby
from tenka.server.tables.table import Table

# So many seconds an open table is listed, though nobody is there.
PATIENCE = {"live": 600.0, "correspondence": 14 * 86400.0}
# And a game that is played: older ones have been left, or are about to end.
LENGTH = {"live": 2 * 3600.0, "correspondence": 90 * 86400.0}
UNFINISHED = Wanted(("open", "playing"), lessons=True)


async def open_tables(
    lobby: Lobby,
    game: str | None = None,
    before: float | None = None,
    clubs: Collection[str | None] = NO_CLUB,
) -> list[Seated]:
    """Public tables with a free seat, newest first; `before` a time, to read on. `clubs` are
    those whose tables are wanted, None: those of no club."""
    # Where somebody is likely to be: not at a live table that all have left long ago.
    since = _times_before(lobby, PATIENCE)
    return await lobby.services.store.tables.public(
        "open",
        game=game,
        before=before,
        since=since,
        awake=[table.id for table in _old_ones(lobby, since) if table.situation.waiting],
        clubs=clubs,
    )


async def openers(lobby: Lobby) -> Counter[str]:
    """Who has opened the tables that are listed for all because they wait, and how many each."""
    since = _times_before(lobby, PATIENCE)
    return Counter(await lobby.services.store.tables.openers(since))


def in_turn(
    found: Sequence[Seated], groups_of: Callable[[str | None], tuple[str | None, ...]]
) -> list[Seated]:
    """First the newest table of each who has opened any, or of their network, then the second one
    of each: nobody's tables hide all others."""
    turns: Counter[tuple[str | None, ...]] = Counter()
    ranked = []
    for each in found:
        mine = groups_of(each.table.created_by or each.table.id)
        ranked.append((turns[mine], each))
        turns[mine] += 1
    return [each for _, each in sorted(ranked, key=lambda ranked: ranked[0])]


async def played_tables(
    lobby: Lobby,
    game: str | None = None,
    before: float | None = None,
    clubs: Collection[str | None] = NO_CLUB,
) -> list[Seated]:
    """Public tables where people play; all else as for those that are open."""
    since = _times_before(lobby, LENGTH)
    return await lobby.services.store.tables.public(
        "playing",
        game=game,
        before=before,
        since=since,
        awake=[table.id for table in _old_ones(lobby, since) if table.situation.playing],
        clubs=clubs,
    )


async def tables_of(
    lobby: Lobby,
    person: str,
    wanted: Wanted,
    before: float | None = None,
    limit: int = 100,
) -> list[Seated]:
    """A person's tables, newest first; `before` a time, to read on."""
    return await lobby.services.store.tables.of(person, wanted, before=before, limit=limit)


def _times_before(lobby: Lobby, seconds: Mapping[str, float]) -> dict[str, float]:
    now = lobby.services.timers.now()
    return {pace: now - long for pace, long in seconds.items()}


def _old_ones(lobby: Lobby, since: Mapping[str, float]) -> list[Table]:
    """Public tables where somebody is, that would be too old to be listed; the store finds the
    younger ones by itself, and they may be many."""
    return [
        table
        for table in lobby.loaded()
        if (row := table.situation.row).public and row.created <= since[row.pace] and table.feeds
    ]
