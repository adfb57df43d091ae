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
)
from tests.server.tournaments.hall import OPENER, Hall, in_hall


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
    async def story(hall: Hall) -> None:
        with pytest.raises(refused):
            await hall.open(**wanted)
        assert await hall.store.tournaments.listed(("open",), limit=9) == []

    in_hall(tmp_path, story)


def test_who_may_open_how_many(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        guest = Person("guest", "guest", 0.0, "link")
        with pytest.raises(NeedsAccount):
            await hall.organiser.open(guest, Wanted(name="Cup", game="chuhan"))
        first = await hall.open()
        await hall.open()
        with pytest.raises(TooManyTournaments):
            await hall.open()
        await hall.organiser.call_off(first, await hall.member(OPENER))
        await hall.open()

    in_hall(tmp_path, story, tournaments=2)


def test_joining_and_leaving(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        id = await hall.open("ann", "ben", most=4)
        ann, cat, dan = [await hall.member(name) for name in ("ann", "cat", "dan")]
        await hall.organiser.join(id, ann)  # once more: nothing changes
        assert len((await hall.whole(id)).players) == 2
        await hall.organiser.leave(id, ann)
        await hall.organiser.leave(id, ann)
        assert list((await hall.names(id)).values()) == ["ben"]
        for person in (ann, cat, dan):
            await hall.organiser.join(id, person)
        with pytest.raises(TournamentFull):
            await hall.organiser.join(id, await hall.member("eve"))
        await hall.begin(id)
        with pytest.raises(TournamentBegun):
            await hall.organiser.join(id, await hall.member("eve"))
        await hall.organiser.leave(id, cat)
        await hall.play_round(id)
        second = [game for game in (await hall.whole(id)).games if game.round == 2]
        names = await hall.names(id)
        assert "cat" not in {names[each] for game in second for each in game.players}
        with pytest.raises(NotFound):
            await hall.organiser.join("nothing", ann)

    in_hall(tmp_path, story)


def test_beginning_and_calling_off(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        id = await hall.open("ann", "ben", "cat")
        ann = await hall.member("ann")
        for refused in (hall.organiser.begin, hall.organiser.call_off):
            with pytest.raises(NotTheOpener):
                await refused(id, ann)
        with pytest.raises(TooFewPlayers):
            await hall.begin(id)
        await hall.organiser.join(id, await hall.member("dan"))
        await hall.begin(id)
        opener = await hall.member(OPENER)
        for begun in (hall.organiser.begin, hall.organiser.call_off):
            with pytest.raises(TournamentBegun):
                await begun(id, opener)
        owner = Person("owner", "owner", 0.0, "link", owner=True)
        await hall.organiser.call_off(id, owner)
        assert (await hall.whole(id)).tournament.status == "cancelled"
        with pytest.raises(TournamentBegun):
            await hall.organiser.leave(id, ann)

    in_hall(tmp_path, story)


def test_rated_bots_only_where_the_host_allows_them(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        hall.lobby.services = replace(hall.house.services, rated_bots=False)
        with pytest.raises(BadOption):
            await hall.open(bot="greedy", rated=True)
        await hall.open(bot="greedy", rated=False)

    in_hall(tmp_path, story)


def test_who_is_banned_by_a_name_that_two_have_leaves_though_others_change_it(
    tmp_path: Path,
) -> None:
    async def story(hall: Hall) -> None:
        for id in ("first", "second"):
            await hall.store.people.create(Person(id, "Quiet Heron", 0.0, f"link-{id}"))
        id = await hall.open("ann", "first", "second")
        of_people = hall.store.tournaments.of_people

        async def just_before(people: list[str]) -> list[WholeTournament]:
            found = await of_people(people)
            if len(found[0].players) == 3:
                await hall.organiser.join(id, await hall.member("ben"))
            return found

        hall.store.tournaments.of_people = just_before  # type: ignore[method-assign,assignment]
        await Bans(hall.store, hall.house.timers.now).add("name", "Quiet Heron", "")
        assert sorted((await hall.names(id)).values()) == ["ann", "ben"]

    in_hall(tmp_path, story)
