"""Tournaments that run by themselves: whole ones, through restarts, with several servers, and with
players who do not come."""

import asyncio
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tenka.server.errors import Full, NotNow
from tenka.server.store import Conflict
from tenka.server.store.rows import TournamentKind
from tenka.server.tables import playing, seating
from tenka.server.tables.clock import ClockRules
from tenka.server.tournaments.overview import Overviews
from tenka.server.tournaments.refusals import TournamentFull
from tenka.server.tournaments.runner import FORGOTTEN
from tests.server.tournaments.hall import WAIT, Hall, in_hall

FOUR = ("ann", "ben", "cat", "dan")
SLOW = ClockRules("correspondence", 90 * 86400.0, 0.0)


async def status(hall: Hall, id: str) -> tuple[str, int]:
    tournament = (await hall.whole(id)).tournament
    return tournament.status, tournament.round


class TestWhole:
    def test_swiss(self, tmp_path: Path) -> None:
        async def story(hall: Hall) -> None:
            id = await hall.open(*FOUR, "eve", rounds=3)
            await hall.begin(id)
            assert await status(hall, id) == ("running", 1)
            assert hall.told == 1
            for number in (1, 2, 3):
                assert (await hall.whole(id)).tournament.round == number
                await hall.play_round(id)
            assert await status(hall, id) == ("over", 3)
            whole = await hall.whole(id)
            assert len(whole.games) == 9
            assert sum(game.table_id is None for game in whole.games) == 3
            assert sum(points for _, points in await hall.order(id)) == 9
            assert (await hall.order(id))[0] == ("ann", 3.0)
            await hall.look()
            assert await status(hall, id) == ("over", 3)

        in_hall(tmp_path, story)

    def test_a_game_is_kept_until_its_result_is_taken_down(self, tmp_path: Path) -> None:
        """Whatever a host deletes when it is old: else the round would never end."""

        async def story(hall: Hall) -> None:
            id = await hall.open("ann", "ben", least=2, rounds=1)
            await hall.begin(id)
            await hall.sit_down(id)
            (table,) = await hall.tables(id)
            await table.do(playing.resign, 1)
            later = hall.house.timers.now() + 1
            assert await hall.store.pruning.games(later, (), 10) == []
            await hall.look()
            assert await hall.store.pruning.games(later, (), 10) == [table.id]
            assert await status(hall, id) == ("over", 1)

        in_hall(tmp_path, story)

    def test_round_robin(self, tmp_path: Path) -> None:
        async def story(hall: Hall) -> None:
            id = await hall.open(*FOUR, kind="round_robin")
            await hall.begin(id)
            for _ in range(3):
                await hall.play_round(id)
            assert await status(hall, id) == ("over", 3)
            wanted = [("ann", 3.0), ("ben", 2.0), ("cat", 1.0), ("dan", 0.0)]
            assert await hall.order(id) == wanted

        in_hall(tmp_path, story)

    def test_a_move_a_day_begins_all_rounds_where_all_meet(self, tmp_path: Path) -> None:
        async def story(hall: Hall) -> None:
            id = await hall.open(*FOUR, kind="round_robin", pace="correspondence")
            await hall.begin(id)
            await hall.look()
            tables = await hall.tables(id)
            assert len(tables) == 6
            assert all(table.situation.playing for table in tables)
            await hall.play_round(id)
            assert await status(hall, id) == ("over", 3)

        in_hall(tmp_path, story)

    def test_tables_of_several(self, tmp_path: Path) -> None:
        async def story(hall: Hall) -> None:
            people = [f"person{number}" for number in range(7)]
            id = await hall.open(*people, game="shogun", seats=4, least=3, rounds=2)
            await hall.begin(id)
            assert sorted(len(game.players) for game in (await hall.whole(id)).games) == [3, 4]

        in_hall(tmp_path, story)

    @pytest.mark.long
    def test_bots_fill_up_and_play_by_themselves(self, tmp_path: Path) -> None:
        async def story(hall: Hall) -> None:
            id = await hall.open("ann", bot="random", least=4, rounds=1)
            await hall.begin(id)
            assert Counter((await hall.names(id)).values()) == {"ann": 1, "random": 3}
            for _ in range(100):  # each bot takes its time
                await hall.play_round(id)
                await hall.house.pass_time(10)
                if (await hall.whole(id)).tournament.status == "over":
                    break
            assert await status(hall, id) == ("over", 1)
            assert dict(await hall.order(id))["ann"] == 0.0

        in_hall(tmp_path, story)


class TestBeginning:
    def test_at_its_time(self, tmp_path: Path) -> None:
        async def story(hall: Hall) -> None:
            now = hall.house.timers.now()
            id = await hall.open(*FOUR, begins=now + 100)
            with pytest.raises(NotNow):
                await hall.begin(id)
            await hall.look()
            assert await status(hall, id) == ("open", 0)
            await hall.house.pass_time(101)
            await hall.look()
            assert await status(hall, id) == ("running", 1)

        in_hall(tmp_path, story)

    def test_when_it_is_full(self, tmp_path: Path) -> None:
        async def story(hall: Hall) -> None:
            id = await hall.open(*FOUR[:3], most=4)
            await hall.look()
            assert await status(hall, id) == ("open", 0)
            await hall.organiser.join(id, await hall.member("dan"))
            await hall.look()
            assert await status(hall, id) == ("running", 1)

        in_hall(tmp_path, story)

    @pytest.mark.parametrize("kind", ["swiss", "round_robin", "arena"])
    def test_who_has_deleted_the_account_takes_no_place(
        self, tmp_path: Path, kind: TournamentKind
    ) -> None:
        async def story(hall: Hall) -> None:
            id = await hall.open("gone", kind=kind, least=4, most=4)
            await hall.store.people.forget(await hall.member("gone"), "nobody", 1.0)
            for count, name in enumerate(FOUR):
                await hall.look()
                (listed,) = await hall.store.tournaments.listed(("open",), limit=9)
                shown = await Overviews(hall.store, hall.house.timers.now).of(id)
                assert shown is not None
                assert listed.players == len(shown.standings) == count
                await hall.organiser.join(id, await hall.member(name))
            with pytest.raises(TournamentFull):
                await hall.organiser.join(id, await hall.member("eve"))
            await hall.look()
            assert await status(hall, id) == ("running", 1)
            assert sorted((await hall.names(id)).values()) == [*FOUR]
            if kind == "round_robin":
                for _ in range(3):
                    await hall.play_round(id)
                assert await status(hall, id) == ("over", 3)
                assert len((await hall.whole(id)).games) == 6

        in_hall(tmp_path, story)

    def test_too_few_have_come(self, tmp_path: Path) -> None:
        async def story(hall: Hall) -> None:
            now = hall.house.timers.now()
            id = await hall.open(*FOUR[:3], begins=now + 100)
            forgotten = await hall.open(*FOUR)
            await hall.house.pass_time(101)
            await hall.look()
            assert await status(hall, id) == ("cancelled", 0)
            assert await status(hall, forgotten) == ("open", 0)
            await hall.house.pass_time(FORGOTTEN)
            await hall.look()
            assert await status(hall, forgotten) == ("cancelled", 0)

        in_hall(tmp_path, story)


class TestNoShows:
    def test_who_does_not_come_loses_and_is_out_after_the_second_time(self, tmp_path: Path) -> None:
        async def story(hall: Hall) -> None:
            id = await hall.open(*FOUR, kind="round_robin")
            await hall.begin(id)
            for _ in range(2):
                await hall.play_round(id, "ann")
            whole = await hall.whole(id)
            ann = next(each for each in whole.players if each.person_id == "ann")
            assert ann.withdrawn is not None
            assert [game.absent for game in whole.games if ann.number in game.players] == [
                [ann.number]
            ] * 3
            last = next(
                game for game in whole.games if game.round == 3 and ann.number in game.players
            )
            assert last.table_id is None
            await hall.play_round(id)
            assert await hall.order(id) == [("ben", 3.0), ("cat", 2.0), ("dan", 1.0), ("ann", 0.0)]

        in_hall(tmp_path, story)

    def test_nobody_comes(self, tmp_path: Path) -> None:
        async def story(hall: Hall) -> None:
            id = await hall.open(*FOUR, rounds=3)
            await hall.begin(id)
            for _ in range(2):
                await hall.play_round(id, *FOUR)
            assert (await hall.whole(id)).tournament.status == "over"
            assert {points for _, points in await hall.order(id)} == {0.0}

        in_hall(tmp_path, story)

    def test_at_a_table_of_several_a_bot_plays_for_them(self, tmp_path: Path) -> None:
        async def story(hall: Hall) -> None:
            people = FOUR[:3]
            id = await hall.open(*people, game="shogun", rounds=1, least=3)
            await hall.begin(id)
            await hall.sit_down(id, "ann")
            await hall.house.pass_time(WAIT + 1)
            await hall.look()
            (table,) = await hall.tables(id)
            assert table.situation.playing
            ann = next(seat for seat in table.situation.seats if seat.person_id == "ann")
            assert ann.kind == "bot"
            await table.do(playing.end_without_result)
            await hall.look()
            assert dict(await hall.order(id)) == {"ann": 0.0, "ben": 2.0, "cat": 2.0}

        in_hall(tmp_path, story)

    def test_who_could_not_come_while_no_server_ran_is_waited_for(self, tmp_path: Path) -> None:
        async def story(hall: Hall) -> None:
            id = await hall.open("ann", "ben", least=2, rounds=1)
            await hall.begin(id)
            hall.house.timers.advance(5 * WAIT)
            await hall.restart()
            await hall.house.pass_time(WAIT - 1)
            await hall.look()
            (table,) = await hall.tables(id)
            assert table.situation.row.status == "open"
            await hall.house.pass_time(2)
            await hall.look()
            assert await status(hall, id) == ("over", 1)

        in_hall(tmp_path, story)

    def test_a_seat_is_kept_and_nobody_else_takes_it(self, tmp_path: Path) -> None:
        async def story(hall: Hall) -> None:
            id = await hall.open(*FOUR)
            await hall.begin(id)
            table, *_ = await hall.tables(id)
            with pytest.raises(Full):
                await hall.lobby.join(table, await hall.member("xin"), None, None)
            person = str(table.situation.seats[0].person_id)
            await hall.lobby.join(table, await hall.member(person), None, None)
            with pytest.raises(NotNow):
                await table.do(seating.leave, 0, person)
            await hall.sit_down(id)
            with pytest.raises(NotNow):
                await table.do(playing.abort, 0, person)
            assert not table.situation.free_undo(0)

        in_hall(tmp_path, story)


class TestOnce:
    def test_through_restarts(self, tmp_path: Path) -> None:
        async def story(hall: Hall) -> None:
            id = await hall.open(*FOUR, "eve", rounds=3)
            await hall.begin(id)
            for number in (1, 2, 3):
                await hall.restart()
                await hall.sit_down(id)
                await hall.restart()
                await hall.play_round(id)
                assert (await hall.whole(id)).tournament.round == min(3, number + 1)
            assert await status(hall, id) == ("over", 3)
            assert len((await hall.whole(id)).games) == 9
            assert len(await hall.store.tables.all()) == 6

        in_hall(tmp_path, story)

    def test_servers_that_look_at_once_begin_a_round_once(self, tmp_path: Path) -> None:
        async def story(hall: Hall) -> None:
            id = await hall.open(*FOUR, rounds=2, most=4)
            await asyncio.gather(*(hall.new_runner().look() for _ in range(4)))
            assert await status(hall, id) == ("running", 1)
            assert len(await hall.store.tables.all()) == 2
            await hall.sit_down(id)
            for table in await hall.tables(id):
                await table.do(playing.resign, 0)
            while (await hall.whole(id)).tournament.round == 1:
                await asyncio.gather(*(hall.new_runner().look() for _ in range(4)))
            assert len(await hall.store.tables.all()) == 4

        in_hall(tmp_path, story)

    @pytest.mark.parametrize("kind", ["swiss", "round_robin"])
    def test_a_round_that_is_played_is_left_alone_by_who_knows_of_none(
        self, tmp_path: Path, kind: TournamentKind
    ) -> None:
        """A server that stood still goes on with those that were without games before."""

        async def story(hall: Hall) -> None:
            id = await hall.open(*FOUR, kind=kind, rounds=3)
            await hall.begin(id)

            async def stale() -> list[str]:
                return [id]

            for number in (1, 2, 3):
                tables = [table.id for table in await hall.tables(id)]
                with pytest.MonkeyPatch.context() as patch:
                    patch.setattr(hall.store.tournaments, "without_games", stale)
                    await hall.new_runner().look()
                assert await status(hall, id) == ("running", number)
                assert [table.id for table in await hall.tables(id)] == tables
                await hall.play_round(id)
            assert await status(hall, id) == ("over", 3)
            assert len((await hall.whole(id)).games) == 6

        in_hall(tmp_path, story)

    def test_what_is_known_of_an_older_state_changes_nothing(self, tmp_path: Path) -> None:
        async def story(hall: Hall) -> None:
            id = await hall.open(*FOUR)
            before = await hall.whole(id)
            await hall.organiser.join(id, await hall.member("eve"))
            with pytest.raises(Conflict):
                await hall.runner.begin(before)
            assert await hall.store.tables.all() == []
            assert (await hall.whole(id)).games == ()

        in_hall(tmp_path, story)

    def test_one_that_fails_does_not_keep_others_from_going_on(self, tmp_path: Path) -> None:
        async def story(hall: Hall) -> None:
            bad = await hall.open(*FOUR, most=4)
            good = await hall.open(*FOUR, most=4)
            begin = hall.runner.begin

            async def failing(whole):  # type: ignore[no-untyped-def]
                if whole.tournament.id == bad:
                    raise RuntimeError("no")
                return await begin(whole)

            hall.runner.begin = failing  # type: ignore[method-assign]
            await hall.look()
            assert await status(hall, good) == ("running", 1)
            assert await status(hall, bad) == ("open", 0)

        in_hall(tmp_path, story)

    def test_who_deletes_the_account_is_not_paired_any_more(self, tmp_path: Path) -> None:
        async def story(hall: Hall) -> None:
            id = await hall.open(*FOUR, rounds=3)
            await hall.begin(id)
            await hall.store.people.forget(await hall.member("dan"), "gone", 1.0)
            await hall.play_round(id)
            names = await hall.names(id)
            second = [game for game in (await hall.whole(id)).games if game.round == 2]
            assert sorted(names[each] for game in second for each in game.players) == [*FOUR[:3]]

        in_hall(tmp_path, story)


class TestCalledOff:
    """While it is played: by an owner of the server, or with its club."""

    def test_tables_that_wait_are_called_off_and_games_are_played_on(self, tmp_path: Path) -> None:
        async def story(hall: Hall) -> None:
            id = await hall.open(*FOUR)
            await hall.begin(id)
            played, waiting = await hall.tables(id)
            for seat in played.situation.seats:
                person = await hall.member(str(seat.person_id))
                await hall.lobby.join(played, person, None, None)
            person = await hall.member(str(waiting.situation.seats[0].person_id))
            await hall.lobby.join(waiting, person, None, None)
            owner = replace(await hall.member("owner"), owner=True)
            await hall.organiser.call_off(id, owner)
            await hall.look()
            assert waiting.situation.row.status == "aborted"
            assert played.situation.playing
            await played.do(playing.resign, 1)
            later = hall.house.timers.now() + 1
            assert sorted(await hall.store.pruning.games(later, (), 10)) == sorted(
                [played.id, waiting.id]
            )

        in_hall(tmp_path, story)


class TestLatestEnd:
    """A round that lasts longer than it may."""

    LIMIT = 7 * 86400.0

    async def late(self, hall: Hall, *players: str, **wanted: Any) -> str:
        """Nobody moves until the round has lasted too long."""
        more = {"pace": "correspondence", "least": 2, "rounds": 1, "round_limit": self.LIMIT}
        id = await hall.open(*players, **{**more, **wanted})
        await hall.begin(id)
        await hall.look()
        assert [table.situation.playing for table in await hall.tables(id)]
        hall.house.timers.advance(self.LIMIT - 1)
        await hall.look()
        assert await status(hall, id) == ("running", 1)
        hall.house.timers.advance(2)
        return id

    def test_whose_turn_it_is_has_lost(self, tmp_path: Path) -> None:
        async def story(hall: Hall) -> None:
            id = await self.late(hall, "ann", "ben", clock=SLOW)
            (table,) = await hall.tables(id)
            (owing,) = table.situation.owing()
            other = table.situation.seats[1 - owing].person_id
            await hall.look()
            assert await status(hall, id) == ("over", 1)
            assert (await hall.order(id))[0] == (other, 1.0)

        in_hall(tmp_path, story)

    def test_who_could_not_move_while_no_server_ran_has_time_to_come(self, tmp_path: Path) -> None:
        async def story(hall: Hall) -> None:
            id = await self.late(hall, "ann", "ben", clock=SLOW)
            await hall.restart()
            await hall.house.pass_time(WAIT - 1)
            await hall.look()
            (table,) = await hall.tables(id)
            assert table.situation.playing
            await hall.house.pass_time(2)
            await hall.look()
            assert await status(hall, id) == ("over", 1)

        in_hall(tmp_path, story)

    def test_it_is_drawn_if_both_have_to_move(self, tmp_path: Path) -> None:
        async def story(hall: Hall) -> None:
            id = await self.late(hall, "ann", "ben", game="suntzu", clock=SLOW)
            await hall.look()
            assert await status(hall, id) == ("over", 1)
            assert [points for _, points in await hall.order(id)] == [0.5, 0.5]

        in_hall(tmp_path, story)

    def test_with_several_a_bot_plays_on(self, tmp_path: Path) -> None:
        async def story(hall: Hall) -> None:
            id = await self.late(hall, "ann", "ben", "cat", game="shogun", least=3, clock=SLOW)
            (table,) = await hall.tables(id)
            first = table.situation.owing()[0]
            await hall.runner.look()
            assert table.situation.seats[first].kind == "bot"

        in_hall(tmp_path, story)
