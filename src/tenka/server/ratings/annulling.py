"""Results that stop counting, or count again: everybody's rating is then as if it had been so from
the beginning. What the host annuls stays annulled; what is set aside can be given back."""

import asyncio
from collections.abc import Callable, Collection
from dataclasses import replace

from tenka.server.errors import NotFound, NotNow
from tenka.server.ratings.game_results import all_anew
from tenka.server.ratings.scale import NEWCOMER
from tenka.server.store import Conflict, Store
from tenka.server.store.ratings import rating_anew, results_anew
from tenka.server.store.rows import Pace, RatedResult, Rating, Suspicion

TRIES = 20  # games end meanwhile, and change ratings, too


async def annul(store: Store, table_id: str, now: float) -> None:
    """Annul a rated game; NotFound if it was none, NotNow if it is annulled already."""
    played = await _played(store, table_id)
    if played.annulled is not None:
        raise NotNow("this game is annulled already")
    await _count_anew(
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

    await _count_anew(store, game, pace, tables, aside)


async def give_back(store: Store, table_id: str, now: float) -> None:
    """Let a game count again that was set aside; NotFound if it was none, NotNow if it counts."""
    played = await _played(store, table_id)
    if played.aside is None:
        raise NotNow("this game is not set aside")
    await _count_anew(
        *(store, played.game, played.pace, [table_id]),
        lambda each: replace(each, aside=None, given_back=now),
    )


async def _played(store: Store, table_id: str) -> RatedResult:
    found = await store.ratings.results_of_table(table_id)
    if not found:
        raise NotFound("there is no such table, or its game was not rated")
    return found[0]


async def _count_anew(
    store: Store,
    game: str,
    pace: Pace,
    tables: Collection[str],
    change: Callable[[RatedResult], RatedResult],
) -> None:
    for _ in range(TRIES):
        try:
            return await _try_to_count_anew(store, game, pace, frozenset(tables), change)
        except Conflict:
            continue
    raise NotNow("too many games end just now; try again")


async def _try_to_count_anew(
    store: Store,
    game: str,
    pace: Pace,
    tables: Collection[str],
    change: Callable[[RatedResult], RatedResult],
) -> None:
    before = {each.person_id: each for each in await store.ratings.all_of(game, pace)}
    stored = await store.ratings.results_of_game(game, pace)
    wanted = [change(each) if each.table_id in tables else each for each in stored]
    results, ratings = await asyncio.to_thread(all_anew, wanted)
    theirs = {each.person_id for each in stored if each.table_id in tables}
    changed = [
        rating_anew(had, has)
        for id, had in before.items()
        for has in [ratings.get(id) or _none_left(had)]
        # Those at the tables always: so two who do this at once do not both think they were first.
        if id in theirs or has != replace(had, revision=has.revision)
    ]
    others = [has for had, has in zip(stored, results, strict=True) if had != has]
    if not others:
        return  # somebody else was quicker
    await store.ratings.write(f"the ratings of {game}, {pace}", [results_anew(others), *changed])


def _none_left(rating: Rating) -> Rating:
    """Of somebody of whose games none counts."""
    return Rating(rating.person_id, rating.game, rating.pace, *NEWCOMER, games=0, at=rating.at)
