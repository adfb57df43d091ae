"""What looks bought is set aside by itself, once, and can be given back."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tenka.server.ratings.bought import DIFFERENT, OFTEN, TOGETHER, often_together, suspicious
from tenka.server.ratings.game_results import all_anew
from tenka.server.ratings.watch import EVERY, RatingWatch
from tenka.server.store import Store
from tenka.server.store.errors import StoreUnavailable
from tenka.server.store.ratings import new_results
from tenka.server.store.rows import RatedResult
from tests.server.api.site import Site, site_in
from tests.server.api.test_admin import Host
from tests.server.api.test_ratings import account, beats, id_of
from tests.server.databases import place
from tests.server.ratings.test_ending import lost_by, rating
from tests.server.store.sample import in_loop, person
from tests.server.tables.played_tables import PlayedTables
from tests.server.tables.test_play import tell


def game(number: int, winner: str, loser: str, *, gave_up: bool = True) -> list[RatedResult]:
    return [
        RatedResult(
            *(f"table{number:03}", place, "chuhan", "live", float(number), who, None, place),
            *(1000.0, 100.0, 1000.0, 100.0),
            gave_up=gave_up and place == 1,
        )
        for place, who in enumerate((winner, loser))
    ]


def fed(winner: str, losers: int, games: int, *, gave_up: bool = True) -> list[RatedResult]:
    return [
        each
        for number in range(games)
        for each in game(number, winner, f"{winner}'s {number % losers}", gave_up=gave_up)
    ]


def test_wins_over_newcomers_who_give_up() -> None:
    bought = fed("boss", DIFFERENT, OFTEN)
    assert suspicious(bought, {}) == dict.fromkeys(
        [f"table{number:03}" for number in range(OFTEN)], "newcomers"
    )
    assert suspicious(fed("boss", DIFFERENT, OFTEN - 1), {}) == {}
    assert suspicious(fed("boss", DIFFERENT - 1, OFTEN), {}) == {}
    assert suspicious(fed("boss", DIFFERENT, OFTEN, gave_up=False), {}) == {}
    others = [each for n in range(100, 110) for each in game(n, "boss", "old", gave_up=False)]
    assert suspicious([*bought, *others], {}) == {}  # they win against others, too
    won = [each for n in range(DIFFERENT) for each in game(200 + n, f"boss's {n}", "old")]
    assert suspicious([*bought, *won], {}) == {}  # newcomers who win are honest


def test_two_of_one_address() -> None:
    pair = fed("boss", 1, TOGETHER)
    assert suspicious(pair, {"boss": "a", "boss's 0": "b"}) == {}
    assert set(suspicious(pair, {"boss": "a", "boss's 0": "a"}).values()) == {"feeding"}
    even = [*pair, *game(50, "boss's 0", "boss")]
    assert suspicious(even, {"boss": "a", "boss's 0": "a"}) == {}


def test_by_the_server_once_and_given_back(tmp_path: Path) -> None:
    async def story(here: PlayedTables) -> None:
        store = here.services.store
        wrong = [(await lost_by(here, f"new{n % DIFFERENT}", "boss")).id for n in range(OFTEN)]
        fair = await lost_by(here, "boss", "old")
        points = (await rating(here, "boss")).mu
        watch = RatingWatch(store, here.timers.now)
        other = RatingWatch(store, here.timers.now)
        await watch.look()
        await other.look()  # of another server
        stored = await store.ratings.results_of_game("chuhan", "live")
        assert {each.table_id for each in stored if each.aside is not None} == set(wrong)
        assert (await rating(here, "boss")).mu < 1000 < points
        assert (await rating(here, "boss")).games == 1
        assert (await rating(here, "new0")).games == 0
        results, ratings = all_anew(stored)
        assert results == list(stored)
        assert ratings["boss"].mu == (await rating(here, "boss")).mu
        assert len(await store.ratings.results_of_table(fair.id)) == 2

    tell(tmp_path, story)


def test_the_owner_and_those_who_played_are_told(tmp_path: Path) -> None:
    with site_in(tmp_path) as site:
        boss = account(site, "Boss")
        new = [account(site, f"New{number}") for number in range(DIFFERENT)]
        tables = [beats(site, boss, new[number % DIFFERENT]) for number in range(OFTEN)]
        path = f"/people/{id_of(boss)}"
        (before,) = boss.get(path)["ratings"]
        _look(site)
        host = Host(site)
        aside = host.get("/ratings/aside")
        assert {each["table"] for each in aside} == set(tables)
        assert aside[0]["people"][0]["name"] == "Boss"
        assert {each["suspicion"] for each in aside} == {"newcomers"}
        assert boss.get(path)["ratings"] == []
        assert boss.get(path)["uncounted"] == [{"why": "aside", "games": OFTEN}]
        assert new[0].get(path)["uncounted"] == []
        assert new[0].get(f"/tables/{tables[0]}/ratings")["aside"]
        for table in tables:
            host.post("/ratings/give-back", table=table)
        assert host.refused("/ratings/give-back", table=tables[0]) == (409, "NotNow")
        assert host.refused("/ratings/give-back", table="none") == (404, "NotFound")
        assert boss.get(path)["ratings"] == [before]
        site.pass_time(EVERY)
        _look(site)
        assert host.get("/ratings/aside") == []
        assert not new[0].get(f"/tables/{tables[0]}/ratings")["aside"]


def _look(site: Site) -> None:
    assert site.client.portal is not None
    site.client.portal.call(site.services.rating_watch.look)


def test_the_server_itself_is_nobody_s_home() -> None:
    pair = fed("boss", 1, TOGETHER)
    for here in ("127.0.0.1", "::1"):
        assert suspicious(pair, {"boss": here, "boss's 0": here}) == {}
    assert often_together(pair) == {"boss", "boss's 0"}
    assert often_together(fed("boss", 2, 2 * TOGETHER - 2)) == set()


def test_what_nobody_could_have_bought_is_not_even_read(tmp_path: Path) -> None:
    @in_loop
    async def story(tmp_path: Path) -> None:
        async with Store(place(tmp_path)) as store:
            for name in ("boss", "new", "third"):
                await store.people.create(person(name))
            good = game(1, "boss", "new")
            guests = [replace(each, guest=each.place == 1) for each in game(2, "boss", "new")]
            short = [replace(each, why="short") for each in game(3, "boss", "new")]
            three = game(4, "boss", "new")
            three.append(replace(three[1], seat=2, person_id="third"))
            bots = [game(5, "boss", "new")[0]]
            bots.append(replace(bots[0], seat=1, person_id=None, bot="greedy"))
            counted = [replace(each, why="often") for each in game(6, "boss", "new")]
            old = game(0, "boss", "new")
            all_of_them = [*good, *guests, *short, *three, *bots, *counted, *old]
            await store.ratings.write("results", [new_results(all_of_them)])
            found = await store.ratings.duels_since("chuhan", "live", 0.5)
            assert found == (*good, *counted)

    story(tmp_path)


def test_more_people_than_a_query_takes(tmp_path: Path) -> None:
    @in_loop
    async def story(tmp_path: Path) -> None:
        async with Store(place(tmp_path)) as store:
            await store.people.create(person("boss"))
            await store.last_addresses.note("boss", "1.2.3.4", 5.0)
            people = [f"somebody {number}" for number in range(70_000)]
            found = await store.last_addresses.of([*people, "boss"])
            assert found == {"boss": ("1.2.3.4", 5.0)}

    story(tmp_path)


def test_one_game_that_fails_does_not_stop_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(here: PlayedTables) -> None:
        store = here.services.store
        await lost_by(here, "other", "boss", game="suntzu")
        await lost_by(here, "new", "boss")
        await here.pass_time(EVERY)
        asked: list[str] = []
        whole = store.ratings.duels_since

        async def duels(game: str, *rest: Any) -> tuple[RatedResult, ...]:
            asked.append(game)
            if game == "chuhan":
                raise StoreUnavailable("too many SQL variables")
            return await whole(game, *rest)

        monkeypatch.setattr(store.ratings, "duels_since", duels)
        watch = RatingWatch(store, here.timers.now)
        await watch.look()
        assert asked == ["chuhan", "suntzu"]
        await here.pass_time(EVERY)
        await watch.look()
        assert asked == ["chuhan", "suntzu", "chuhan"]

    tell(tmp_path, story)
