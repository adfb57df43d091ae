"""People whose games are in a data directory: they come back with the cookies they would have, and
play on."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

from tenka.core.chance import FastChance
from tenka.core.contract import Json, State
from tenka.core.plan import decide
from tenka.server.store.records import record_of
from tenka.server.tables.table import Table
from tests.server.api.site import Guest, Site

T = TypeVar("T")


def call(site: Site, asked: Callable[..., Awaitable[T]], *args: object) -> T:
    """What a part of the server answers, in its own loop."""
    assert site.client.portal is not None
    return site.client.portal.call(asked, *args)


def come_back(site: Site, person: str) -> Guest:
    """Somebody who was here before, with his cookie."""
    identity = site.services.identity
    found = call(site, identity.person, person)
    assert found is not None
    browser = site.nobody()
    name, _, value = identity.cookie(found).partition(";")[0].partition("=")
    browser.cookies.set(name, value)
    guest = Guest(browser)
    assert guest.get("/me")["id"] == person
    return guest


def unfinished(site: Site) -> list[Table]:
    """The tables where a game is in progress, loaded."""
    there = call(site, site.services.store.tables.unfinished)
    ids = [seated.table.id for seated in there if seated.table.status == "playing"]
    return [call(site, site.services.lobby.get, id) for id in ids]


def play_on(site: Site, table: Table, decisions: int) -> None:
    """So many decisions more, each by who owes it, over the API."""
    site.pass_time(10)  # a secret window may be open
    for number in range(decisions):
        state = table.situation.play.state
        if not state.turn:
            return
        seat = state.turn[-1]
        moves = some_moves(state, seat, number)
        player = come_back(site, str(table.situation.seats[seat].person_id))
        decision = player.get(f"/tables/{table.id}")["decision"]
        key = f"on{table.situation.play.version}"
        player.post(f"/tables/{table.id}/moves", decision=decision, key=key, moves=moves)
        site.pass_time(10)


def some_moves(state: State, seat: int, seed: int) -> list[str]:
    """A move, or a whole plan."""
    chance = FastChance(seed)
    return decide(state.copy(), seat, lambda world: world.sample(seat, chance))


def records(site: Site) -> dict[str, list[Json]]:
    """The entries of all tables that are not over."""
    found = {}
    for table in unfinished(site):
        loaded = call(site, site.services.store.tables.load, table.id)
        assert loaded is not None
        found[table.id] = record_of(loaded.table, loaded.entries).entries
    return found
