"""Tournaments that run by themselves: whole ones, through restarts, with several servers, and with
players who do not come."""

import asyncio
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tenka.core.chance import seal_of
from tenka.server.errors import Full, NotNow
from tenka.server.store import Conflict
from tenka.server.store.rows import TournamentKind
from tenka.server.tables import playing, seating
from tenka.server.tables.clock import ClockRules
from tenka.server.tournaments.overview import Overviews
from tenka.server.tournaments.refusals import TournamentFull
from tenka.server.tournaments.runner import FORGOTTEN
from tests.server.tournaments.played_tournaments import WAIT, PlayedTournaments, with_tournaments

FOUR = ("ann", "ben", "cat", "dan")
SLOW = ClockRules("correspondence", 90 * 86400.0, 0.0)


async def status(there: PlayedTournaments, id: str) -> tuple[str, int]:
    tournament = (await there.whole(id)).tournament
    return tournament.status, tournament.round


class TestWhole:
    def test_swiss(self, tmp_path: Path) -> None:
        async def story(there: PlayedTournaments) -> None:
            id = await there.open(*FOUR, "eve", rounds=3)
            await there.begin(id)
            assert await status(there, id) == ("running", 1)
            assert there.told == 1
            for number in (1, 2, 3):
                assert (await there.whole(id)).tournament.round == number
                await there.play_round(id)
            assert await status(there, id) == ("over", 3)
            whole = await there.whole(id)
            assert len(whole.games) == 9
            assert sum(game.table_id is None for game in whole.games) == 3
            assert sum(points for _, points in await there.order(id)) == 9
            assert (await there.order(id))[0] == ("ann", 3.0)
            await there.look()
            assert await status(there, id) == ("over", 3)

        with_tournaments(tmp_path, story)

    def test_a_game_is_kept_until_its_result_is_taken_down(self, tmp_path: Path) -> None:
        """Whatever a host deletes when it is old: else the round would never end."""

        async def story(there: PlayedTournaments) -> None:
            id = await there.open("ann", "ben", least=2, rounds=1)
            await there.begin(id)
            await there.sit_down(id)
            (table,) = await there.tables(id)
            await table.do(playing.resign, 1)
            later = there.here.timers.now() + 1
            assert await there.store.pruning.games(later, (), 10) == []
            await there.look()
            assert await there.store.pruning.games(later, (), 10) == [table.id]
            assert await status(there, id) == ("over", 1)

        with_tournaments(tmp_path, story)

    def test_round_robin(self, tmp_path: Path) -> None:
        async def story(there: PlayedTournaments) -> None:
            id = await there.open(*FOUR, kind="round_robin")
            await there.begin(id)
            for _ in range(3):
                await there.play_round(id)
            assert await status(there, id) == ("over", 3)
            wanted = [("ann", 3.0), ("ben", 2.0), ("cat", 1.0), ("dan", 0.0)]
            assert await there.order(id) == wanted

        with_tournaments(tmp_path, story)

    def test_a_move_a_day_begins_all_rounds_where_all_meet(self, tmp_path: Path) -> None:
        async def story(there: PlayedTournaments) -> None:
            id = await there.open(*FOUR, kind="round_robin", pace="correspondence")
            await there.begin(id)
            await there.look()
            tables = await there.tables(id)
            assert len(tables) == 6
            assert all(table.situation.playing for table in tables)
            await there.play_round(id)
            assert await status(there, id) == ("over", 3)

        with_tournaments(tmp_path, story)

    def test_tables_of_several(self, tmp_path: Path) -> None:
        async def story(there: PlayedTournaments) -> None:
            people = [f"person{number}" for number in range(7)]
            id = await there.open(*people, game="shogun", seats=4, least=3, rounds=2)
            await there.begin(id)
            assert sorted(len(game.players) for game in (await there.whole(id)).games) == [3, 4]

        with_tournaments(tmp_path, story)

    @pytest.mark.long
    def test_bots_fill_up_and_play_by_themselves(self, tmp_path: Path) -> None:
        async def story(there: PlayedTournaments) -> None:
            id = await there.open("ann", bot="random", least=4, rounds=1)
            await there.begin(id)
            assert Counter((await there.names(id)).values()) == {"ann": 1, "random": 3}
            for _ in range(100):  # each bot takes its time
                await there.play_round(id)
                await there.here.pass_time(10)
                if (await there.whole(id)).tournament.status == "over":
                    break
            assert await status(there, id) == ("over", 1)
            assert dict(await there.order(id))["ann"] == 0.0

        with_tournaments(tmp_path, story)


class TestBeginning:
    def test_at_its_time(self, tmp_path: Path) -> None:
        async def story(there: PlayedTournaments) -> None:
            now = there.here.timers.now()
            id = await there.open(*FOUR, begins=now + 100)
            with pytest.raises(NotNow):
                await there.begin(id)
            await there.look()
            assert await status(there, id) == ("open", 0)
            await there.here.pass_time(101)
            await there.look()
            assert await status(there, id) == ("running", 1)

        with_tournaments(tmp_path, story)

    def test_when_it_is_full(self, tmp_path: Path) -> None:
        async def story(there: PlayedTournaments) -> None:
            id = await there.open(*FOUR[:3], most=4)
            await there.look()
            assert await status(there, id) == ("open", 0)
            await there.organiser.join(id, await there.member("dan"))
            await there.look()
            assert await status(there, id) == ("running", 1)

        with_tournaments(tmp_path, story)

    @pytest.mark.parametrize("kind", ["swiss", "round_robin", "arena"])
    def test_who_has_deleted_the_account_takes_no_place(
        self, tmp_path: Path, kind: TournamentKind
    ) -> None:
        async def story(there: PlayedTournaments) -> None:
            id = await there.open("gone", kind=kind, least=4, most=4)
            await there.store.people.forget(await there.member("gone"), "nobody", 1.0)
            for count, name in enumerate(FOUR):
                await there.look()
                (listed,) = await there.store.tournaments.listed(("open",), limit=9)
                shown = await Overviews(there.store, there.here.timers.now).of(id)
                assert shown is not None
                assert listed.players == len(shown.standings) == count
                await there.organiser.join(id, await there.member(name))
            with pytest.raises(TournamentFull):
                await there.organiser.join(id, await there.member("eve"))
            await there.look()
            assert await status(there, id) == ("running", 1)
            assert sorted((await there.names(id)).values()) == [*FOUR]
            if kind == "round_robin":
                for _ in range(3):
                    await there.play_round(id)
                assert await status(there, id) == ("over", 3)
                assert len((await there.whole(id)).games) == 6

        with_tournaments(tmp_path, story)

    def test_too_few_have_come(self, tmp_path: Path) -> None:
        async def story(there: PlayedTournaments) -> None:
            now = there.here.timers.now()
            id = await there.open(*FOUR[:3], begins=now + 100)
            forgotten = await there.open(*FOUR)
            await there.here.pass_time(101)
            await there.look()
            assert await status(there, id) == ("cancelled", 0)
            assert await status(there, forgotten) == ("open", 0)
            await there.here.pass_time(FORGOTTEN)
            await there.look()
            assert await status(there, forgotten) == ("cancelled", 0)

        with_tournaments(tmp_path, story)


class TestNoShows:
    def test_who_does_not_come_loses_and_is_out_after_the_second_time(self, tmp_path: Path) -> None:
        async def story(there: PlayedTournaments) -> None:
            id = await there.open(*FOUR, kind="round_robin")
            await there.begin(id)
            for _ in range(2):
                await there.play_round(id, "ann")
            whole = await there.whole(id)
            ann = next(each for each in whole.players if each.person_id == "ann")
            assert ann.withdrawn is not None
            assert [game.absent for game in whole.games if ann.number in game.players] == [
                [ann.number]
            ] * 3
            last = next(
                game for game in whole.games if game.round == 3 and ann.number in game.players
            )
            assert last.table_id is None
            await there.play_round(id)
            assert await there.order(id) == [("ben", 3.0), ("cat", 2.0), ("dan", 1.0), ("ann", 0.0)]

        with_tournaments(tmp_path, story)

    def test_nobody_comes(self, tmp_path: Path) -> None:
        async def story(there: PlayedTournaments) -> None:
            id = await there.open(*FOUR, rounds=3)
            await there.begin(id)
            for _ in range(2):
                await there.play_round(id, *FOUR)
            assert (await there.whole(id)).tournament.status == "over"
            assert {points for _, points in await there.order(id)} == {0.0}

        with_tournaments(tmp_path, story)

    def test_at_a_table_of_several_a_bot_plays_for_them(self, tmp_path: Path) -> None:
        async def story(there: PlayedTournaments) -> None:
            people = FOUR[:3]
            id = await there.open(*people, game="shogun", rounds=1, least=3)
            await there.begin(id)
            await there.sit_down(id, "ann")
            await there.here.pass_time(WAIT + 1)
            await there.look()
            (table,) = await there.tables(id)
            assert table.situation.playing
            ann = next(seat for seat in table.situation.seats if seat.person_id == "ann")
            assert ann.kind == "bot"
            await table.do(playing.end_without_result)
            await there.look()
            assert dict(await there.order(id)) == {"ann": 0.0, "ben": 2.0, "cat": 2.0}

        with_tournaments(tmp_path, story)

    def test_who_could_not_come_while_no_server_ran_is_waited_for(self, tmp_path: Path) -> None:
        async def story(there: PlayedTournaments) -> None:
            id = await there.open("ann", "ben", least=2, rounds=1)
            await there.begin(id)
            there.here.timers.advance(5 * WAIT)
            await there.restart()
            await there.here.pass_time(WAIT - 1)
            await there.look()
            (table,) = await there.tables(id)
            assert table.situation.row.status == "open"
            await there.here.pass_time(2)
            await there.look()
            assert await status(there, id) == ("over", 1)

        with_tournaments(tmp_path, story)

    def test_a_seat_is_kept_and_nobody_else_takes_it(self, tmp_path: Path) -> None:
        async def story(there: PlayedTournaments) -> None:
            id = await there.open(*FOUR)
            await there.begin(id)
            table, *_ = await there.tables(id)
            with pytest.raises(Full):
                await there.lobby.join(table, await there.member("xin"), None, None)
            person = str(table.situation.seats[0].person_id)
            await there.lobby.join(table, await there.member(person), None, None)
            with pytest.raises(NotNow):
                await table.do(seating.leave, 0, person)
            await there.sit_down(id)
            with pytest.raises(NotNow):
                await table.do(playing.abort, 0, person)
            assert not table.situation.free_undo(0)

        with_tournaments(tmp_path, story)

    def test_who_holds_back_again_and_again_has_not_come(self, tmp_path: Path) -> None:
        async def story(there: PlayedTournaments) -> None:
            id = await there.open(*FOUR)
            await there.begin(id)
            table, *_ = await there.tables(id)
            honest, late = [
                await there.member(str(seat.person_id)) for seat in table.situation.seats
            ]
            for mine, theirs in (("5f", "77"), ("60", "78")):
                for each, nonce in ((late, theirs), (honest, mine)):
                    await there.lobby.join(table, each, None, None, seal_of(nonce * 16))
                await table.do(seating.join, honest.id, None, mine * 16)
                await there.here.pass_time(16.0)
                assert [seat.kind for seat in table.situation.seats] == ["person", "open"]
            with pytest.raises(NotNow):
                await there.lobby.join(table, late, None, None, seal_of("79" * 16))
            await there.here.pass_time(WAIT)
            await there.look()
            game = next(each for each in (await there.whole(id)).games if each.table_id == table.id)
            assert game.absent == [game.players[1]]

        with_tournaments(tmp_path, story)


class TestOnce:
    def test_through_restarts(self, tmp_path: Path) -> None:
        async def story(there: PlayedTournaments) -> None:
            id = await there.open(*FOUR, "eve", rounds=3)
            await there.begin(id)
            for number in (1, 2, 3):
                await there.restart()
                await there.sit_down(id)
                await there.restart()
                await there.play_round(id)
                assert (await there.whole(id)).tournament.round == min(3, number + 1)
            assert await status(there, id) == ("over", 3)
            assert len((await there.whole(id)).games) == 9
            assert len(await there.store.tables.all()) == 6

        with_tournaments(tmp_path, story)

    def test_servers_that_look_at_once_begin_a_round_once(self, tmp_path: Path) -> None:
        async def story(there: PlayedTournaments) -> None:
            id = await there.open(*FOUR, rounds=2, most=4)
            await asyncio.gather(*(there.new_runner().look() for _ in range(4)))
            assert await status(there, id) == ("running", 1)
            assert len(await there.store.tables.all()) == 2
            await there.sit_down(id)
            for table in await there.tables(id):
                await table.do(playing.resign, 0)
            while (await there.whole(id)).tournament.round == 1:
                await asyncio.gather(*(there.new_runner().look() for _ in range(4)))
            assert len(await there.store.tables.all()) == 4

        with_tournaments(tmp_path, story)

    @pytest.mark.parametrize("kind", ["swiss", "round_robin"])
    def test_a_round_that_is_played_is_left_alone_by_who_knows_of_none(
        self, tmp_path: Path, kind: TournamentKind
    ) -> None:
        """A server that stood still goes on with those that were without games before."""

        async def story(there: PlayedTournaments) -> None:
            id = await there.open(*FOUR, kind=kind, rounds=3)
            await there.begin(id)

            async def stale() -> list[str]:
                return [id]

            for number in (1, 2, 3):
                tables = [table.id for table in await there.tables(id)]
                with pytest.MonkeyPatch.context() as patch:
                    patch.setattr(there.store.tournaments, "without_games", stale)
                    await there.new_runner().look()
                assert await status(there, id) == ("running", number)
                assert [table.id for table in await there.tables(id)] == tables
                await there.play_round(id)
            assert await status(there, id) == ("over", 3)
            assert len((await there.whole(id)).games) == 6

        with_tournaments(tmp_path, story)

    def test_what_is_known_of_an_older_state_changes_nothing(self, tmp_path: Path) -> None:
        async def story(there: PlayedTournaments) -> None:
            id = await there.open(*FOUR)
            before = await there.whole(id)
            await there.organiser.join(id, await there.member("eve"))
            with pytest.raises(Conflict):
                await there.runner.begin(before)
            assert await there.store.tables.all() == []
            assert (await there.whole(id)).games == ()

        with_tournaments(tmp_path, story)

    def test_one_that_fails_does_not_keep_others_from_going_on(self, tmp_path: Path) -> None:
        async def story(there: PlayedTournaments) -> None:
            bad = await there.open(*FOUR, most=4)
            good = await there.open(*FOUR, most=4)
            begin = there.runner.begin

            async def failing(whole):  # type: ignore[no-untyped-def]
                if whole.tournament.id == bad:
                    raise RuntimeError("no")
                return await begin(whole)

            there.runner.begin = failing  # type: ignore[method-assign]
            await there.look()
            assert await status(there, good) == ("running", 1)
            assert await status(there, bad) == ("open", 0)

        with_tournaments(tmp_path, story)

    def test_who_deletes_the_account_is_not_paired_any_more(self, tmp_path: Path) -> None:
        async def story(there: PlayedTournaments) -> None:
            id = await there.open(*FOUR, rounds=3)
            await there.begin(id)
            await there.store.people.forget(await there.member("dan"), "gone", 1.0)
            await there.play_round(id)
            names = await there.names(id)
            second = [game for game in (await there.whole(id)).games if game.round == 2]
            assert sorted(names[each] for game in second for each in game.players) == [*FOUR[:3]]

        with_tournaments(tmp_path, story)


class TestCalledOff:
    """While it is played: by an owner of the server, or with its club."""

    def test_tables_that_wait_are_called_off_and_games_are_played_on(self, tmp_path: Path) -> None:
        async def story(there: PlayedTournaments) -> None:
            id = await there.open(*FOUR)
            await there.begin(id)
            played, waiting = await there.tables(id)
            for seat in played.situation.seats:
                person = await there.member(str(seat.person_id))
                await there.lobby.join(played, person, None, None)
            person = await there.member(str(waiting.situation.seats[0].person_id))
            await there.lobby.join(waiting, person, None, None)
            owner = await there.member("owner")
            await there.organiser.call_off(id, owner, as_owner=True)
            await there.look()
            assert waiting.situation.row.status == "aborted"
            assert played.situation.playing
            await played.do(playing.resign, 1)
            later = there.here.timers.now() + 1
            assert sorted(await there.store.pruning.games(later, (), 10)) == sorted(
                [played.id, waiting.id]
            )

        with_tournaments(tmp_path, story)


class TestLatestEnd:
    """A round that lasts longer than it may."""

    LIMIT = 7 * 86400.0

    async def late(self, there: PlayedTournaments, *players: str, **wanted: Any) -> str:
        """Nobody moves until the round has lasted too long."""
        more = {"pace": "correspondence", "least": 2, "rounds": 1, "round_limit": self.LIMIT}
        id = await there.open(*players, **{**more, **wanted})
        await there.begin(id)
        await there.look()
        assert [table.situation.playing for table in await there.tables(id)]
        there.here.timers.advance(self.LIMIT - 1)
        await there.look()
        assert await status(there, id) == ("running", 1)
        there.here.timers.advance(2)
        return id

    def test_whose_turn_it_is_has_lost(self, tmp_path: Path) -> None:
        async def story(there: PlayedTournaments) -> None:
            id = await self.late(there, "ann", "ben", clock=SLOW)
            (table,) = await there.tables(id)
            (owing,) = table.situation.owing()
            other = table.situation.seats[1 - owing].person_id
            await there.look()
            assert await status(there, id) == ("over", 1)
            assert (await there.order(id))[0] == (other, 1.0)

        with_tournaments(tmp_path, story)

    def test_who_could_not_move_while_no_server_ran_has_time_to_come(self, tmp_path: Path) -> None:
        async def story(there: PlayedTournaments) -> None:
            id = await self.late(there, "ann", "ben", clock=SLOW)
            await there.restart()
            await there.here.pass_time(WAIT - 1)
            await there.look()
            (table,) = await there.tables(id)
            assert table.situation.playing
            await there.here.pass_time(2)
            await there.look()
            assert await status(there, id) == ("over", 1)

        with_tournaments(tmp_path, story)

    def test_it_is_drawn_if_both_have_to_move(self, tmp_path: Path) -> None:
        async def story(there: PlayedTournaments) -> None:
            id = await self.late(there, "ann", "ben", game="suntzu", clock=SLOW)
            await there.look()
            assert await status(there, id) == ("over", 1)
            assert [points for _, points in await there.order(id)] == [0.5, 0.5]

        with_tournaments(tmp_path, story)

    def test_with_several_a_bot_plays_on(self, tmp_path: Path) -> None:
        async def story(there: PlayedTournaments) -> None:
            id = await self.late(there, "ann", "ben", "cat", game="shogun", least=3, clock=SLOW)
            (table,) = await there.tables(id)
            first = table.situation.owing()[0]
            await there.runner.look()
            assert table.situation.seats[first].kind == "bot"

        with_tournaments(tmp_path, story)
