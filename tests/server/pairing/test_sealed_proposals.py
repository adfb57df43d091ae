"""Nonces for a game that is proposed are sealed first, and given once all have answered."""

import asyncio
from pathlib import Path

import pytest

from tenka.core.chance import seal_of
from tenka.server.errors import BadRequest, NotNow, SeekPaused
from tenka.server.pairing.matchmaker import Matchmaker
from tenka.server.pairing.proposals import ANSWER, UNSEALING
from tenka.server.store.rows import Seeker
from tests.server.pairing.test_matchmaker import (
    both_look,
    give,
    matchmaker,
    tables,
    with_matchmaker,
)
from tests.server.tables.played_tables import PlayedTables

NONCES = {"han": "5f" * 16, "chu": "c0ffee" * 6}
OTHER = "77" * 16


async def seal(
    here: PlayedTables, pairing: Matchmaker, found: str, *names: str, nonce: str | None = None
) -> None:
    for name in names:
        sealed = seal_of(nonce or NONCES[name])
        await pairing.answer(await here.somebody(name), found, None, sealed)


async def unseal(
    here: PlayedTables, pairing: Matchmaker, found: str, name: str, nonce: str | None = None
) -> Seeker:
    return await pairing.answer(await here.somebody(name), found, nonce or NONCES[name])


async def entries(here: PlayedTables, found: str) -> list[tuple[object, ...]]:
    """How the record of its game begins, and that it is valid."""
    table = await here.lobby.get(found)
    record = table.situation.play.record
    record.verify()
    assert record.shares.proof() == "sealed"
    return [(entry["event"], entry.get("seal") or entry["nonce"]) for entry in record.entries]


def test_the_game_begins_with_what_all_have_sealed(tmp_path: Path) -> None:
    async def story(here: PlayedTables, pairing: Matchmaker) -> None:
        found = await both_look(here, pairing)
        await seal(here, pairing, found, "han")
        before = await pairing.proposal(found)
        assert (before.late(), before.shown()) == ({"chu"}, (["", ""], ["", ""]))
        with pytest.raises(NotNow):
            await unseal(here, pairing, found, "han")
        await seal(here, pairing, found, "chu")
        sealed = await pairing.proposal(found)
        by_seat = sorted(sealed.them, key=lambda each: each.seat)
        seals = [seal_of(NONCES[each.person_id]) for each in by_seat]
        assert sealed.shown() == (seals, ["", ""])
        assert (sealed.late(), await tables(here)) == ({"han", "chu"}, 0)
        assert (await unseal(here, pairing, found, "han")).proposed
        assert (await pairing.proposal(found)).shown() == (seals, ["", ""])  # nobody is told it
        mine = await unseal(here, pairing, found, "chu")
        assert (mine.table_id, mine.proposed, mine.seal, mine.nonce) == (found, False, None, None)
        nonces = [NONCES[each.person_id] for each in by_seat]
        assert await entries(here, found) == [
            *(("sealed", each) for each in seals),
            *(("nonce", each) for each in nonces),
        ]
        table = await here.lobby.get(found)
        assert [seat.person_id for seat in table.situation.seats] == [
            each.person_id for each in by_seat
        ]

    with_matchmaker(tmp_path, story)


def test_a_nonce_that_is_not_sealed_stands_before_one_that_is(tmp_path: Path) -> None:
    async def story(here: PlayedTables, pairing: Matchmaker) -> None:
        found = await both_look(here, pairing)
        await seal(here, pairing, found, "han")
        await unseal(here, pairing, found, "chu", "77")  # it is given as it is
        there = await pairing.proposal(found)
        assert (there.late(), sorted(there.shown()[1])) == ({"han"}, ["", "77"])
        again = await unseal(here, pairing, found, "chu", "78")  # it has been given
        assert again.nonce == "77"
        await unseal(here, pairing, found, "han")
        assert await entries(here, found) == [
            ("sealed", seal_of(NONCES["han"])),
            ("nonce", "77"),
            ("nonce", NONCES["han"]),
        ]

    with_matchmaker(tmp_path, story)


def test_what_is_sent_twice_counts_once_and_another_is_refused(tmp_path: Path) -> None:
    async def story(here: PlayedTables, pairing: Matchmaker) -> None:
        found = await both_look(here, pairing)
        han = await here.somebody("han")
        with pytest.raises(BadRequest):
            await pairing.answer(han, found, NONCES["han"], seal_of(NONCES["han"]))
        await seal(here, pairing, found, "han", "han")
        await seal(here, pairing, found, "han", nonce=OTHER)  # of another browser of theirs
        await seal(here, pairing, found, "chu", "chu")
        for nonce in (OTHER, "5f", NONCES["chu"]):
            with pytest.raises(BadRequest):
                await unseal(here, pairing, found, "han", nonce)
        for _ in range(2):
            assert (await unseal(here, pairing, found, "han")).proposed
        with pytest.raises(BadRequest):
            await unseal(here, pairing, found, "han", OTHER)
        for _ in range(2):
            assert not (await unseal(here, pairing, found, "chu")).proposed
        assert len(await entries(here, found)) == 4
        assert await tables(here) == 1

    with_matchmaker(tmp_path, story)


@pytest.mark.parametrize("other_unseals", [True, False])
def test_who_holds_back_has_not_come(tmp_path: Path, other_unseals: bool) -> None:
    async def story(here: PlayedTables, pairing: Matchmaker) -> None:
        han, chu = await here.somebody("han"), await here.somebody("chu")
        began = here.timers.now()
        found = await both_look(here, pairing)
        await seal(here, pairing, found, "han", "chu")
        if other_unseals:
            await unseal(here, pairing, found, "han")
        await here.pass_time(ANSWER + 0.1)
        await pairing.look()
        for each in (chu,) if other_unseals else (chu, han):
            assert await pairing.state(each) is None
            with pytest.raises(SeekPaused):
                await pairing.seek(each, "chuhan", "live", None)
        waiting = await pairing.state(han)
        if other_unseals:
            assert waiting is not None
            left = (waiting.table_id, waiting.seal, waiting.nonce, waiting.since)
            assert left == (None, None, None, began)
        assert await tables(here) == 0
        await here.pass_time(16)
        anew = await both_look(here, pairing)
        assert anew != found
        assert (await pairing.proposal(anew)).late() == {"han", "chu"}

    with_matchmaker(tmp_path, story)


@pytest.mark.parametrize("how", ["stops", "blocks"])
def test_nor_is_there_another_way_out_once_one_is_unsealed(tmp_path: Path, how: str) -> None:
    """With the host's help they might know by now what would be dealt."""

    async def story(here: PlayedTables, pairing: Matchmaker) -> None:
        chu = await here.somebody("chu")
        found = await both_look(here, pairing)
        await seal(here, pairing, found, "han", "chu")
        await unseal(here, pairing, found, "han")
        if how == "stops":
            await pairing.stop(chu)
        else:
            await here.services.store.contacts.put("chu", "han", "block")
            await pairing.look()
        with pytest.raises(SeekPaused):
            await pairing.seek(chu, "chuhan", "live", None)

    with_matchmaker(tmp_path, story)


def test_there_is_time_to_unseal_after_the_last_seal(tmp_path: Path) -> None:
    async def story(here: PlayedTables, pairing: Matchmaker) -> None:
        found = await both_look(here, pairing)
        await seal(here, pairing, found, "han")
        await here.pass_time(ANSWER - 1)
        await seal(here, pairing, found, "chu")
        await here.pass_time(UNSEALING - 0.1)
        await pairing.look()
        await unseal(here, pairing, found, "han")
        await unseal(here, pairing, found, "chu")
        assert (await here.lobby.get(found)).situation.playing

    with_matchmaker(tmp_path, story)


def test_by_two_servers_at_once(tmp_path: Path) -> None:
    """Two who answer at the same moment know of each other: somebody moves the deadline."""

    async def story(here: PlayedTables, pairing: Matchmaker) -> None:
        found = await both_look(here, pairing)
        await here.pass_time(ANSWER - 1)
        both = [seal(here, matchmaker(here), found, name) for name in NONCES for _ in range(2)]
        await asyncio.gather(*both)
        there = await pairing.proposal(found)
        assert there.answered
        assert [each.until for each in there.them] == [here.timers.now() + UNSEALING] * 2
        given = [unseal(here, matchmaker(here), found, name) for name in NONCES for _ in range(2)]
        looks = [matchmaker(here).look() for _ in range(2)]
        await asyncio.gather(*given, *looks)
        assert len(await entries(here, found)) == 4
        assert await tables(here) == 1

    with_matchmaker(tmp_path, story)


def test_a_nonce_that_comes_as_time_is_over_is_not_lost(tmp_path: Path) -> None:
    """Another server has just read that it is missing."""

    async def story(here: PlayedTables, pairing: Matchmaker) -> None:
        found = await both_look(here, pairing)
        await seal(here, pairing, found, "han", "chu")
        await unseal(here, pairing, found, "han")
        await here.pass_time(ANSWER + 0.1)
        store = here.services.store
        other = matchmaker(here)
        read = store.no_shows.of

        async def meanwhile(keys: object) -> dict[str, object]:
            store.no_shows.of = read  # type: ignore[method-assign]
            await give(here, found, "chu", NONCES["chu"])
            return {}

        store.no_shows.of = meanwhile  # type: ignore[assignment]
        for _ in range(2):
            await other.look()
        assert (await here.lobby.get(found)).situation.playing
        assert await store.no_shows.of(["person chu"]) == {}

    with_matchmaker(tmp_path, story)
