"""Opening, joining, leaving, beginning and calling off: what is allowed, and what is not."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tenka.bots import UnknownBot
from tenka.core.errors import BadOption, BadSeat, TenkaError
from tenka.server.errors import BadRequest, NotFound
from tenka.server.people.bans import Bans
from tenka.server.store.rows import Person
from tenka.server.store.tournaments import WholeTournament
from tenka.server.tournaments.organiser import Wanted
from tenka.server.tournaments.refusals import (
    NeedsAccount,
    NotTheOpener,
    TooFewPlayers,
    TooManyTournaments,
    TournamentBegun,
    TournamentFull,
    TournamentOver,
)
from tests.server.tournaments.played_tournaments import OPENER, PlayedTournaments, with_tournaments


@pytest.mark.parametrize(
    ("wanted", "refused"),
    [
        ({"name": " "}, BadRequest),
        ({"name": "a\u202eb"}, BadRequest),
        ({"game": "chess"}, TenkaError),
        ({"seats": 5}, BadSeat),
        ({"least": 1}, BadOption),
        ({"least": 9, "most": 8}, BadOption),
        ({"most": 1001}, BadOption),
        ({"kind": "round_robin", "most": 21}, BadOption),
        ({"kind": "round_robin", "game": "shogun"}, BadOption),
        ({"rounds": 0}, BadOption),
        ({"rounds": 16}, BadOption),
        ({"bot": "nobody"}, UnknownBot),
        ({"bot": "random", "least": 33}, BadOption),
        ({"begins": 0.0}, BadOption),
        ({"begins": 1e12}, BadOption),
    ],
)
def test_what_cannot_be_opened(tmp_path: Path, wanted: dict[str, Any], refused: type) -> None:
    async def story(there: PlayedTournaments) -> None:
        with pytest.raises(refused):
            await there.open(**wanted)
        assert await there.store.tournaments.listed(("open",), limit=9) == []

    with_tournaments(tmp_path, story)


def test_who_may_open_how_many(tmp_path: Path) -> None:
    async def story(there: PlayedTournaments) -> None:
        guest = Person("guest", "guest", 0.0, "link")
        with pytest.raises(NeedsAccount):
            await there.organiser.open(guest, Wanted(name="Cup", game="chuhan"))
        first = await there.open()
        await there.open()
        with pytest.raises(TooManyTournaments):
            await there.open()
        await there.organiser.call_off(first, await there.member(OPENER))
        await there.open()

    with_tournaments(tmp_path, story, tournaments=2)


def test_joining_and_leaving(tmp_path: Path) -> None:
    async def story(there: PlayedTournaments) -> None:
        id = await there.open("ann", "ben", most=4)
        ann, cat, dan = [await there.member(name) for name in ("ann", "cat", "dan")]
        await there.organiser.join(id, ann)  # once more: nothing changes
        assert len((await there.whole(id)).players) == 2
        await there.organiser.leave(id, ann)
        await there.organiser.leave(id, ann)
        assert list((await there.names(id)).values()) == ["ben"]
        for person in (ann, cat, dan):
            await there.organiser.join(id, person)
        with pytest.raises(TournamentFull):
            await there.organiser.join(id, await there.member("eve"))
        await there.begin(id)
        with pytest.raises(TournamentBegun):
            await there.organiser.join(id, await there.member("eve"))
        await there.organiser.leave(id, cat)
        await there.play_round(id)
        second = [game for game in (await there.whole(id)).games if game.round == 2]
        names = await there.names(id)
        assert "cat" not in {names[each] for game in second for each in game.players}
        with pytest.raises(NotFound):
            await there.organiser.join("nothing", ann)

    with_tournaments(tmp_path, story)


def test_beginning_and_calling_off(tmp_path: Path) -> None:
    async def story(there: PlayedTournaments) -> None:
        id = await there.open("ann", "ben", "cat")
        ann = await there.member("ann")
        for refused in (there.organiser.begin, there.organiser.call_off):
            with pytest.raises(NotTheOpener):
                await refused(id, ann)
        with pytest.raises(TooFewPlayers):
            await there.begin(id)
        await there.organiser.join(id, await there.member("dan"))
        await there.begin(id)
        opener = await there.member(OPENER)
        with pytest.raises(TournamentBegun):
            await there.organiser.begin(id, opener)
        owner = Person("owner", "owner", 0.0, "link", owner=True)
        second = await there.open()
        with pytest.raises(NotTheOpener):  # who has not shown that they are one
            await there.organiser.call_off(second, owner)
        for each, who in ((id, opener), (second, owner)):
            await there.organiser.call_off(each, who, as_owner=who is owner)
            assert (await there.whole(each)).tournament.status == "cancelled"
            with pytest.raises(TournamentOver):
                await there.organiser.call_off(each, who, as_owner=who is owner)
        with pytest.raises(TournamentOver):
            await there.organiser.leave(id, ann)

    with_tournaments(tmp_path, story)


def test_rated_bots_only_where_the_host_allows_them(tmp_path: Path) -> None:
    async def story(there: PlayedTournaments) -> None:
        there.lobby.services = replace(there.here.services, rated_bots=False)
        with pytest.raises(BadOption):
            await there.open(bot="greedy", rated=True)
        await there.open(bot="greedy", rated=False)

    with_tournaments(tmp_path, story)


def test_who_is_banned_by_a_name_that_two_have_leaves_though_others_change_it(
    tmp_path: Path,
) -> None:
    async def story(there: PlayedTournaments) -> None:
        for id in ("first", "second"):
            await there.store.people.create(Person(id, "Quiet Heron", 0.0, f"link-{id}"))
        id = await there.open("ann", "first", "second")
        of_people = there.store.tournaments.of_people

        async def just_before(people: list[str]) -> list[WholeTournament]:
            found = await of_people(people)
            if len(found[0].players) == 3:
                await there.organiser.join(id, await there.member("ben"))
            return found

        there.store.tournaments.of_people = just_before  # type: ignore[method-assign,assignment]
        await Bans(there.store, there.here.timers.now).add("name", "Quiet Heron", "")
        assert sorted((await there.names(id)).values()) == ["ann", "ben"]

    with_tournaments(tmp_path, story)
