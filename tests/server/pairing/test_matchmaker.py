"""Finding a game: stored, once for everybody, whoever looks and however many servers do."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest

from tenka.core.errors import BadOption
from tenka.server.errors import SeekPaused
from tenka.server.pairing.absence import keys_of
from tenka.server.pairing.matchmaker import PATIENCE, SILENCE, Matchmaker
from tenka.server.pairing.proposals import ANSWER
from tenka.server.store import Conflict
from tenka.server.store.ratings import rating_anew
from tenka.server.store.rows import Ban, Rating, Seeker
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


async def both_look(here: PlayedTables, pairing: Matchmaker) -> str:
    """Han and Chu look for a game until one is proposed."""
    for name in ("han", "chu"):
        await pairing.seek(await here.somebody(name), "chuhan", "live", None)
    for _ in range(20):
        found = await table_of(here, "han")
        if found is not None:
            return found
        await look_on(here, pairing, 4)
    raise AssertionError("nobody was found")


async def look_on(here: PlayedTables, pairing: Matchmaker, seconds: float) -> None:
    await here.pass_time(seconds)
    for name in ("han", "chu"):
        await pairing.state(await here.somebody(name))
    await pairing.look()


async def answer(here: PlayedTables, pairing: Matchmaker, name: str, nonce: str = "5f") -> Seeker:
    seeker = await pairing.state(await here.somebody(name))
    assert seeker is not None
    return await pairing.answer(await here.somebody(name), str(seeker.table_id), nonce)


async def give(here: PlayedTables, found: str, name: str, nonce: str) -> None:
    """A nonce is written down, and nothing follows of it."""
    there = await matchmaker(here).proposal(found)
    mine = there.of(name)
    assert mine is not None
    await here.services.store.seekers.answer(there.given(mine, nonce, None, here.timers.now()))


async def tables(here: PlayedTables) -> int:
    return len(await here.services.store.tables.all())


def test_a_rated_game_begins_when_both_have_answered(tmp_path: Path) -> None:
    async def story(here: PlayedTables, pairing: Matchmaker) -> None:
        found = await both_look(here, pairing)
        assert (await tables(here), await pairing.look()) == (0, 0)
        assert (await answer(here, pairing, "han", "5f3a")).proposed
        assert await tables(here) == 0
        mine = await answer(here, pairing, "chu", "77")
        assert (mine.table_id, mine.proposed, mine.secret, mine.nonce) == (found, False, None, None)
        table = await here.lobby.get(found)
        assert table.situation.playing
        assert table.situation.row.rated
        assert sorted(table.situation.nonces()) == ["5f3a", "77"]
        han = await here.somebody("han")
        assert (await pairing.answer(han, found, "5f3a")).table_id == found  # its answer was lost
        await pairing.stop(han)
        assert await pairing.state(han) is None
        assert await tables(here) == 1

    with_matchmaker(tmp_path, story)


def test_the_table_has_the_secret_to_which_the_server_was_committed(tmp_path: Path) -> None:
    async def story(here: PlayedTables, pairing: Matchmaker) -> None:
        drawn = iter((b"1" * 32, b"2" * 32))
        here.lobby.services = replace(here.lobby.services, new_secret=lambda: next(drawn))
        found = await both_look(here, pairing)
        for name in ("han", "chu"):
            await answer(here, pairing, name)
        assert (await here.lobby.get(found)).situation.row.secret == b"1" * 32

    with_matchmaker(tmp_path, story)


def test_who_does_not_answer_is_left_out_longer_each_time(tmp_path: Path) -> None:
    async def story(here: PlayedTables, pairing: Matchmaker) -> None:
        han, chu = await here.somebody("han"), await here.somebody("chu")
        began = here.timers.now()
        for pause in (15.0, 60.0, 240.0):
            await both_look(here, pairing)
            await answer(here, pairing, "han")
            await here.pass_time(ANSWER + 0.1)
            await pairing.look()
            assert await pairing.state(chu) is None
            waiting = await pairing.state(han)
            assert waiting is not None
            assert (waiting.table_id, waiting.since) == (None, began)  # as long as before
            with pytest.raises(SeekPaused) as told:
                await pairing.seek(chu, "chuhan", "live", None)
            assert told.value.retry_after == pytest.approx(pause, rel=0.1)
            await here.pass_time(pause + 1)
            await pairing.state(han)
        await here.pass_time(86400.0)
        await both_look(here, pairing)
        await here.pass_time(ANSWER + 0.1)
        await pairing.look()
        for each in (han, chu):  # a quiet day later it is the first time again
            with pytest.raises(SeekPaused) as told:
                await pairing.answer(each, "it", None)
            assert told.value.retry_after < 16.0
        assert await tables(here) == 0

    with_matchmaker(tmp_path, story)


def test_who_goes_when_a_game_is_proposed_has_not_come(tmp_path: Path) -> None:
    async def story(here: PlayedTables, pairing: Matchmaker) -> None:
        han, chu = await here.somebody("han"), await here.somebody("chu")
        await both_look(here, pairing)
        await answer(here, pairing, "han")
        await pairing.stop(han)
        mine = await pairing.state(chu)
        assert mine is not None
        assert mine.table_id is None  # at once, though they have not answered yet
        with pytest.raises(SeekPaused):
            await pairing.seek(han, "chuhan", "live", None)
        await here.pass_time(20)
        await both_look(here, pairing)
        with pytest.raises(SeekPaused):  # nor is another game a way out
            await pairing.seek(chu, "suntzu", "live", None)
        assert await pairing.state(chu) is None

    with_matchmaker(tmp_path, story)


def test_a_search_that_is_asked_for_twice_goes_on(tmp_path: Path) -> None:
    async def story(here: PlayedTables, pairing: Matchmaker) -> None:
        found = await both_look(here, pairing)
        await answer(here, pairing, "han")
        again = await pairing.seek(await here.somebody("han"), "chuhan", "live", None)
        assert (again.table_id, again.answered) == (found, True)

    with_matchmaker(tmp_path, story)


@pytest.mark.parametrize("how", ["stops", "blocks", "banned", "deleted"])
@pytest.mark.parametrize("when", ["before", "after"])
def test_whoever_goes_in_whatever_way_has_not_come(tmp_path: Path, how: str, when: str) -> None:
    """Before or after they have answered."""

    async def story(here: PlayedTables, pairing: Matchmaker) -> None:
        store = here.services.store
        han, chu = await here.somebody("han"), await here.somebody("chu")
        for person, address in ((han, "203.0.113.7"), (chu, "198.51.100.1")):
            await pairing.seek(person, "chuhan", "live", None, address)
        mine = await pairing.state(chu)
        assert mine is not None
        found = str(mine.table_id)
        if when == "after":
            await answer(here, pairing, "chu")
        if how == "stops":
            await pairing.stop(chu)
        elif how == "blocks":
            await store.contacts.put("chu", "han", "block")
            await pairing.look()
            await store.contacts.put("chu", "han", None)
        elif how == "banned":
            await store.bans.add([Ban("person", "chu", "", 0.0)])
        else:
            await store.people.forget(chu, "nobody knows", here.timers.now())
        await pairing.look()
        waiting = await pairing.state(han)
        assert waiting is not None
        assert (waiting.table_id, waiting.since, waiting.answered) == (None, mine.since, False)
        assert await pairing.state(chu) is None
        assert set(await store.no_shows.of(["person han", *keys_of(mine)])) == set(keys_of(mine))
        with pytest.raises(SeekPaused):
            await pairing.answer(chu, found, None)
        assert (await pairing.look(), await tables(here)) == (0, 0)

    with_matchmaker(tmp_path, story)


def test_nor_is_who_is_forgotten_or_looks_for_something_else_meanwhile(tmp_path: Path) -> None:
    async def story(here: PlayedTables, pairing: Matchmaker) -> None:
        store = here.services.store
        found = await both_look(here, pairing)
        mine = (await pairing.proposal(found)).them[0]
        for lost in (
            store.seekers.put(replace(mine, table_id=None, until=None)),
            store.pruning.drop_guests([mine.person_id]),
        ):
            with pytest.raises(Conflict):
                await lost
        later = here.timers.now() + 100 * 86400.0
        assert mine.person_id not in await store.pruning.guests(later, 10)
        await store.seekers.forget_before(later)
        assert len((await pairing.proposal(found)).them) == 2

    with_matchmaker(tmp_path, story)


def test_who_answers_and_stops_at_once_plays_or_has_not_come(tmp_path: Path) -> None:
    async def story(here: PlayedTables, pairing: Matchmaker) -> None:
        store = here.services.store
        found = await both_look(here, pairing)
        await answer(here, pairing, "han")
        chu = await here.somebody("chu")
        await asyncio.gather(
            *(pairing.answer(chu, found, "77"), pairing.stop(chu)), return_exceptions=True
        )
        await pairing.look()
        missed = await store.no_shows.of(["person chu"])
        assert bool(missed) != bool(await tables(here))

    with_matchmaker(tmp_path, story)


def test_who_wants_a_look_while_one_looks_shares_the_next(tmp_path: Path) -> None:
    async def story(here: PlayedTables, pairing: Matchmaker) -> None:
        looks, read = 0, here.services.store.seekers.waiting

        async def counted(live: float, slow: float) -> tuple[Seeker, ...]:
            nonlocal looks
            looks += 1
            return await read(live, slow)

        here.services.store.seekers.waiting = counted  # type: ignore[method-assign]
        names = [await here.person(f"person{number}") for number in range(12)]
        people = [await here.somebody(name) for name in names]
        await asyncio.gather(*(pairing.look() for _ in range(12)))
        assert looks == 2
        await asyncio.gather(*(pairing.seek(each, "chuhan", "live", None) for each in people))
        assert looks < len(people)
        assert None not in [await table_of(here, name) for name in names]

    with_matchmaker(tmp_path, story)


def test_who_is_in_two_tabs_or_answers_twice_gives_one_nonce(tmp_path: Path) -> None:
    async def story(here: PlayedTables, pairing: Matchmaker) -> None:
        found = await both_look(here, pairing)
        given = [answer(here, pairing, "han", nonce) for nonce in ("1", "2", "3")]
        await asyncio.gather(*given)
        await asyncio.gather(*(answer(here, matchmaker(here), "chu", "4") for _ in range(3)))
        nonces = (await here.lobby.get(found)).situation.nonces()
        assert sorted(nonces)[1] == "4"
        assert await tables(here) == 1

    with_matchmaker(tmp_path, story)


def test_a_table_that_was_not_made_in_time_is_made_later(tmp_path: Path) -> None:
    async def story(here: PlayedTables, pairing: Matchmaker) -> None:
        found = await both_look(here, pairing)
        for name in ("han", "chu"):  # and then the server was killed
            await give(here, found, name, "5f")
        await here.pass_time(60)
        await asyncio.gather(*(matchmaker(here).look() for _ in range(3)))
        assert (await here.lobby.get(found)).situation.playing
        assert await here.services.store.no_shows.of(["person han"]) == {}

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
        await look_on(here, pairing, 20)
        assert await table_of(here, "han") is None
        await look_on(here, pairing, 6)
        assert await table_of(here, "han") is not None

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
        found = [await table_of(here, name) for name in names]
        assert None not in found
        assert all(found.count(each) == 2 for each in found)
        await asyncio.gather(*(answer(here, matchmaker(here), name) for name in names))
        made = {each.table.id for each in await store.tables.all()}
        assert made == set(found)

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
