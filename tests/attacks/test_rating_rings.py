"""Rating is not bought: by guests, by one friend, by giving up, by clocks that nobody can play by,
nor by rings of accounts."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from benchmarks.rating_rings import (
    BAR,
    RINGS,
    SLOWER,
    World,
    gain,
    guests_at_once,
    honest,
    one_guest,
    sandbag_at_once,
    slower,
)
from tenka.server.ratings.game_results import ALL_ALIKE, WEIGHED
from tenka.server.ratings.weighing import MOST_EARLY
from tests.long import LONG
from tests.server.api.site import Guest, Site, site_in
from tests.server.api.test_ratings import (
    account,
    beats,
    board,
    id_of,
    is_rated,
    play_on,
    rated_pair,
)

SEEDS = 5 if LONG else 1


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with site_in(tmp_path) as running:
        yield running


def points(site: Site, person: Guest) -> int:
    (rating,) = person.get(f"/people/{id_of(person)}")["ratings"]
    return int(rating["rating"])


class TestByTheServer:
    def test_guests_who_give_up_before_a_move(self, site: Site) -> None:
        buyer = account(site, "Buyer")
        for _ in range(6):
            table = rated_pair(site, buyer, guest := site.guest())
            guest.post(f"/tables/{table}/resign")
        assert buyer.get(f"/people/{id_of(buyer)}")["ratings"] == []
        assert board(site) == []

    def test_guests_who_give_up_late_or_stay_away(self, site: Site) -> None:
        buyer = account(site, "Buyer")
        beats(site, buyer, guest := site.guest())
        table = rated_pair(site, buyer, guest)
        play_on(table, buyer, guest)
        site.pass_time(2000)
        assert buyer.get(f"/people/{id_of(buyer)}")["ratings"] == []

    def test_nobody_sinks_far_by_giving_up_at_once(self, site: Site) -> None:
        sandbagger, friend = account(site, "Sandbagger"), account(site, "Friend")
        is_rated(site, sandbagger, 1000)
        for number in range(6):
            table = rated_pair(site, friend, sandbagger)
            sandbagger.post(f"/tables/{table}/resign")
            assert (points(site, sandbagger) == 1000) == (number < MOST_EARLY)
        assert points(site, sandbagger) >= 1000 - BAR

    @pytest.mark.parametrize("clock", [{"bank": 1e-6}, {"bank": 5, "increment": 30}])
    def test_nobody_plays_rated_games_without_time(self, site: Site, clock: dict[str, Any]) -> None:
        han = account(site, "Han")
        for more in ({}, {"bots": {"1": "greedy"}}):
            asked = {"game": "chuhan", "rated": True, "clock": clock, **more}
            assert han.refused("/tables", **asked) == (422, "BadOption")
        cup = {"name": "Cup", "game": "chuhan", "kind": "swiss", "rounds": 3, "clock": clock}
        assert han.refused("/tournaments", **cup)[0] == 422


class TestByTheScale:
    """What a ring gives, in points; the same bought much before."""

    def test_it_was_worth_it_before(self) -> None:
        assert guests_at_once(World(ALL_ALIKE), 2) > 700
        assert one_guest(World(ALL_ALIKE), 2) > 350
        assert sandbag_at_once(World(ALL_ALIKE), 5) > BAR

    @pytest.mark.parametrize("size", [2, 20] if not LONG else [2, 5, 10, 20, 35, 50])
    @pytest.mark.parametrize("ring", RINGS)
    def test_rings_gain_little(self, ring: Callable[[World, int], float], size: int) -> None:
        assert gain(ring, size, WEIGHED, SEEDS) <= BAR + 0.5  # it is shown in whole points

    @pytest.mark.long
    def test_honest_newcomers_settle_as_fast(self) -> None:
        """Where nobody plays against bots: there they have most to do with one another."""
        before, now = (
            [honest(scale, seed, 0.0) for seed in range(SEEDS)] for scale in (ALL_ALIKE, WEIGHED)
        )
        assert slower(before, now) <= SLOWER
        assert abs(sum(pool.drift for pool in now)) / SEEDS < 15
