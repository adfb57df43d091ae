"""Results that stop counting, or count again: everybody's rating is then as if it had been so from
the beginning. What the host annuls stays annulled; what is set aside can be given back.

It is marked first, which no end of a game can prevent. Then all is counted anew: if games end
meanwhile again and again, the watch over ratings does it later, for each mark that it finds.
"""

import asyncio
import logging
from collections.abc import Callable, Collection
from dataclasses import replace

from tenka.server.errors import NotFound, NotNow
from tenka.server.ratings.game_results import all_anew
from tenka.server.ratings.scale import NEWCOMER
from tenka.server.store import Conflict, Store
from tenka.server.store.ratings import marks_anew, rating_anew, results_anew
from tenka.server.store.rows import Pace, RatedResult, Rating, Suspicion

log = logging.getLogger(__name__)

TRIES = 20  # games end meanwhile, and change ratings, too


async def annul(store: Store, table_id: str, now: float) -> None:
    """Annul a rated game; NotFound if it was none, NotNow if it is annulled already."""
    played = await _played(store, table_id)
    if played.annulled is not None:
        raise NotNow("this game is annulled already")
    await _mark(
        *(store, played.game, played.pace, [table_id]),
        lambda each: replace(each, annulled=each.annulled or now),
    )


async def set_aside(
    store: Store,
    game: str,
    pace: Pace,
    tables: Collection[str],
    suspicion: Suspicion,
    now: float,
) -> None:
    """Set games aside that look as if they had been played for their result. Those that were given
    back stay so."""

    def aside(each: RatedResult) -> RatedResult:
        if not each.stands or each.given_back is not None:
            return each
        return replace(each, aside=now, suspicion=suspicion)

    await _mark(store, game, pace, tables, aside)


async def give_back(store: Store, table_id: str, now: float) -> None:
    """Let a game count again that was set aside; NotFound if it was none, NotNow if it counts."""
    played = await _played(store, table_id)
    if played.aside is None:
        raise NotNow("this game is not set aside")
    await _mark(
        *(store, played.game, played.pace, [table_id]),
        lambda each: replace(each, aside=None, given_back=now),
    )


async def _played(store: Store, table_id: str) -> RatedResult:
    found = await store.ratings.results_of_table(table_id)
    if not found:
        raise NotFound("there is no such table, or its game was not rated")
    return found[0]


async def _mark(
    store: Store,
    game: str,
    pace: Pace,
    tables: Collection[str],
    change: Callable[[RatedResult], RatedResult],
) -> None:
    stored = [each for id in tables for each in await store.ratings.results_of_table(id)]
    marked = [has for had in stored if (has := change(had)) != had]
    if marked:
        await store.ratings.write(f"marks in {game}, {pace}", [marks_anew(marked)])
        await count_anew(store, game, pace)


async def count_anew(store: Store, game: str, pace: Pace) -> bool:
    """Work out everybody's rating from all results; has it been done? If not, games end all the
    time, and it is to be tried again."""
    for _ in range(TRIES):
        try:
            await _try_to_count_anew(store, game, pace)
            return True
        except Conflict:
            continue
    log.warning("the ratings of %s, %s, are counted anew later: too many games end", game, pace)
    return False


async def _try_to_count_anew(store: Store, game: str, pace: Pace) -> None:
    before = {each.person_id: each for each in await store.ratings.all_of(game, pace)}
    stored = await store.ratings.results_of_game(game, pace)
    results, ratings = await asyncio.to_thread(all_anew, stored)
    theirs = {each.person_id for had, each in zip(stored, results, strict=True) if had != each}
    changed = [
        rating_anew(had, has)
        for id, had in before.items()
        for has in [ratings.get(id) or _none_left(had)]
        if id in theirs or replace(has, revision=had.revision) != had
    ]
    others = [has for had, has in zip(stored, results, strict=True) if had != has]
    anew = [results_anew(others)] if others else []
    if anew or changed:
        await store.ratings.write(f"the ratings of {game}, {pace}", [*anew, *changed])


def _none_left(rating: Rating) -> Rating:
    """Of somebody of whose games none counts."""
    return Rating(rating.person_id, rating.game, rating.pace, *NEWCOMER, games=0, at=rating.at)
