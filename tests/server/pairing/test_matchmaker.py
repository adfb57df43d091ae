"""Finding a game: stored, once for everybody, whoever looks and however many servers do."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tenka.core.errors import BadOption
from tenka.server.pairing.matchmaker import NO_SHOW, PATIENCE, SILENCE, Matchmaker
from tenka.server.store.ratings import rating_anew
from tenka.server.store.rows import Rating
from tenka.server.tables.opening_tables import open_table
from tenka.server.tables.terms import Terms
from tests.server.tables.played_tables import PlayedTables
from tests.server.tables.test_play import tell

Story = Callable[[PlayedTables, Matchmaker], Awaitable[None]]


def matchmaker(here: PlayedTables) -> Matchmaker:
    return Matchmaker(
        *(here.services.store, lambda: here.lobby, here.timers.now),
        window=0.0,
        ours=lambda: True,
    )


def with_matchmaker(directory: Path, story: Story) -> None:
    async def told(here: PlayedTables) -> None:
        for name in ("han", "chu", "xin", "yan"):
            await here.person(name)
        await story(here, matchmaker(here))

    tell(directory, told)


async def table_of(here: PlayedTables, name: str) -> str | None:
    found = await here.services.store.seekers.of(name)
    return None if found is None else found.table_id


def test_two_are_paired_at_once_and_play_rated_when_they_have_come(tmp_path: Path) -> None:
    async def story(here: PlayedTables, pairing: Matchmaker) -> None:
        han, chu = await here.somebody("han"), await here.somebody("chu")
        assert (await pairing.seek(han, "chuhan", "live", None)).table_id is None
        found = (await pairing.seek(chu, "chuhan", "live", None)).table_id
        assert found is not None
        assert await table_of(here, "han") == found
        table = await here.lobby.get(found)
        assert table.situation.row.rated
        assert table.situation.waiting
        await here.lobby.join(table, han, None, "5f3a")
        await here.lobby.join(table, chu, None, "77")
        assert table.situation.playing
        assert sorted(table.situation.nonces()) == ["5f3a", "77"]
        await pairing.stop(han)
        assert await pairing.state(han) is None

    with_matchmaker(tmp_path, story)


def test_who_does_not_come_is_not_waited_for(tmp_path: Path) -> None:
    async def story(here: PlayedTables, pairing: Matchmaker) -> None:
        pairs = (("han", "chu"), ("xin", "yan"))
        found = []
        for names in pairs:
            for name in names:
                seeker = await pairing.seek(await here.somebody(name), "chuhan", "live", None)
            found.append(await here.lobby.get(str(seeker.table_id)))
        left, played = found
        await here.lobby.join(left, await here.somebody("han"), None, None)
        for name in pairs[1]:
            await here.lobby.join(played, await here.somebody(name), None, None)
        own = await open_table(here.lobby, Terms.of("chuhan", 2, {}), "han", "han")
        await pairing.call_off_unattended()
        assert left.situation.waiting
        await here.pass_time(NO_SHOW + 1)
        await pairing.call_off_unattended()
        assert left.situation.row.status == "aborted"
        assert played.situation.playing
        assert own.situation.waiting
        assert await here.services.store.tables.aborted_by(["han", "chu"]) == {}

    with_matchmaker(tmp_path, story)


def test_a_move_a_day_begins_at_once(tmp_path: Path) -> None:
    async def story(here: PlayedTables, pairing: Matchmaker) -> None:
        await pairing.seek(await here.somebody("han"), "suntzu", "correspondence", None)
        await here.pass_time(3 * 86400.0)
        chu = await pairing.seek(await here.somebody("chu"), "suntzu", "correspondence", None)
        assert (await here.lobby.get(str(chu.table_id))).situation.playing
        await pairing.seek(await here.somebody("xin"), "suntzu", "correspondence", None)
        await here.pass_time(PATIENCE + 1)
        yan = await pairing.seek(await here.somebody("yan"), "suntzu", "correspondence", None)
        assert yan.table_id is None

    with_matchmaker(tmp_path, story)


def test_several_seats(tmp_path: Path) -> None:
    async def story(here: PlayedTables, pairing: Matchmaker) -> None:
        for name in ("han", "chu"):
            await pairing.seek(await here.somebody(name), "shogun", "live", 3)
        await pairing.seek(await here.somebody("yan"), "shogun", "live", 4)
        assert await table_of(here, "han") is None
        found = (await pairing.seek(await here.somebody("xin"), "shogun", "live", 3)).table_id
        assert {await table_of(here, name) for name in ("han", "chu", "xin")} == {found}
        assert await table_of(here, "yan") is None

    with_matchmaker(tmp_path, story)


def test_who_is_gone_is_not_paired(tmp_path: Path) -> None:
    async def story(here: PlayedTables, pairing: Matchmaker) -> None:
        han = await here.somebody("han")
        await pairing.seek(han, "chuhan", "live", None)
        for _ in range(3):
            await here.pass_time(SILENCE - 5)
            assert await pairing.state(han) is not None  # still there
        await here.pass_time(SILENCE + 1)
        chu = await pairing.seek(await here.somebody("chu"), "chuhan", "live", None)
        assert chu.table_id is None
        await pairing.state(han)  # back again
        assert await pairing.look() == 1

    with_matchmaker(tmp_path, story)


def test_strong_and_weak_wait_for_each_other(tmp_path: Path) -> None:
    async def story(here: PlayedTables, pairing: Matchmaker) -> None:
        strong = Rating("chu", "chuhan", "live", 1300.0, 60.0, 30, here.timers.now())
        await here.services.store.ratings.write("it", [rating_anew(None, strong)])
        await pairing.seek(await here.somebody("han"), "chuhan", "live", None)
        await pairing.seek(await here.somebody("chu"), "chuhan", "live", None)
        assert await table_of(here, "han") is None
        await here.pass_time(15)
        assert await pairing.look() == 0
        for name in ("han", "chu"):
            await pairing.state(await here.somebody(name))
        await here.pass_time(15)
        assert await pairing.look() == 1

    with_matchmaker(tmp_path, story)


def test_the_blocked_are_not_paired(tmp_path: Path) -> None:
    async def story(here: PlayedTables, pairing: Matchmaker) -> None:
        await here.services.store.contacts.put("han", "chu", "block")
        await pairing.seek(await here.somebody("han"), "chuhan", "live", None)
        await pairing.seek(await here.somebody("chu"), "chuhan", "live", None)
        assert await table_of(here, "chu") is None
        await here.services.store.contacts.put("han", "chu", "follow")
        assert await pairing.look() == 1

    with_matchmaker(tmp_path, story)


def test_servers_that_look_at_once_give_nobody_two_tables(tmp_path: Path) -> None:
    async def story(here: PlayedTables, pairing: Matchmaker) -> None:
        names = [await here.person(f"person{number}") for number in range(12)]
        store = here.services.store
        quiet = matchmaker(here)
        quiet.look = _nothing  # type: ignore[method-assign]
        for name in names:
            await quiet.seek(await here.somebody(name), "chuhan", "live", None)
        await asyncio.gather(*(matchmaker(here).look() for _ in range(4)))
        while await pairing.look():
            pass
        tables = [await table_of(here, name) for name in names]
        assert None not in tables
        assert all(tables.count(table) == 2 for table in tables)
        assert len(await store.tables.all()) == len(names) // 2

    with_matchmaker(tmp_path, story)


async def _nothing() -> int:
    return 0


def test_who_stops_while_a_table_is_made_is_left_out(tmp_path: Path) -> None:
    async def story(here: PlayedTables, pairing: Matchmaker) -> None:
        store = here.services.store
        await pairing.seek(await here.somebody("han"), "chuhan", "live", None)
        blocks = store.contacts.blocks

        async def meanwhile(people: object) -> dict[str, set[str]]:
            await store.seekers.remove("han")
            return await blocks([])

        store.contacts.blocks = meanwhile  # type: ignore[method-assign]
        chu = await pairing.seek(await here.somebody("chu"), "chuhan", "live", None)
        assert chu.table_id is None
        assert await store.tables.all() == []

    with_matchmaker(tmp_path, story)


def test_what_cannot_be_looked_for(tmp_path: Path) -> None:
    async def story(here: PlayedTables, pairing: Matchmaker) -> None:
        with pytest.raises(BadOption):
            await pairing.seek(await here.somebody("han"), "chuhan", "live", 3)
        assert await pairing.state(await here.somebody("han")) is None

    with_matchmaker(tmp_path, story)
