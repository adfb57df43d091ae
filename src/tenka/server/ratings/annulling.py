"""A game that the host annuls: everybody's rating is then as if it had not been played."""

import asyncio
from dataclasses import replace

from tenka.server.errors import NotFound, NotNow
from tenka.server.ratings.game_results import all_anew
from tenka.server.ratings.scale import NEWCOMER
from tenka.server.store import Conflict, Store
from tenka.server.store.ratings import rating_anew, results_anew
from tenka.server.store.rows import Rating

TRIES = 20  # games end meanwhile, and change ratings, too


async def annul(store: Store, table_id: str, now: float) -> None:
    """Annul a rated game; NotFound if it was none, NotNow if it is annulled already."""
    for _ in range(TRIES):
        try:
            return await _annul(store, table_id, now)
        except Conflict:
            continue
    raise NotNow("too many games end just now; try again")


async def _annul(store: Store, table_id: str, now: float) -> None:
    played = await store.ratings.results_of_table(table_id)
    if not played:
        raise NotFound("there is no such table, or its game was not rated")
    if played[0].annulled is not None:
        raise NotNow("this game is annulled already")
    game, pace = played[0].game, played[0].pace
    before = {each.person_id: each for each in await store.ratings.all_of(game, pace)}
    stored = [
        replace(each, annulled=now) if each.table_id == table_id else each
        for each in await store.ratings.results_of_game(game, pace)
    ]
    results, ratings = await asyncio.to_thread(all_anew, stored)
    changed = [
        rating_anew(had, has)
        for id, had in before.items()
        if (has := ratings.get(id) or _none_left(had)) != replace(had, revision=has.revision)
    ]
    others = [
        has
        for had, has in zip(stored, results, strict=True)
        if had != has or had.table_id == table_id
    ]
    await store.ratings.write(f"the ratings of {game}, {pace}", [results_anew(others), *changed])


def _none_left(rating: Rating) -> Rating:
    """Of somebody whose only game does not count."""
    return replace(rating, mu=NEWCOMER.mu, sigma=NEWCOMER.sigma, games=0)
