"""An arena at tables of several: who sits down when, points by place, and bots on empty seats."""

import asyncio
from collections import Counter
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tenka.server.store.rows import TournamentGame, TournamentPlayer
from tenka.server.store.tournaments import WholeTournament
from tenka.server.tables import playing
from tenka.server.tournaments import arena_runner
from tenka.server.tournaments.arena import scores_of
from tenka.server.tournaments.arena_tables import (
    Tables,
    all_at_tables,
    full_tables,
    with_bots,
)
from tenka.server.tournaments.refusals import TooFewPlayers, TournamentFull
from tests.long import examples
from tests.server.settling import settle
from tests.server.tournaments.played_tournaments import PlayedTournaments, with_tournaments
from tests.server.tournaments.whole_tournaments import (
    Play,
    by_chance,
    by_number,
    people,
    tournament,
)

ALLOWED = (3, 4, 5)


def arena(seats: int, count: int, *games: TournamentGame) -> WholeTournament:
    fresh = replace(tournament("arena", seats), game="shogun", bot="random")
    return WholeTournament(fresh, tuple(people(count)), games)


def game(
    round: int, players: list[int], places: list[int] | None, absent: list[int] | None = None
) -> TournamentGame:
    return TournamentGame("cup", round, players[0], players, "t", places, absent)


def on(whole: WholeTournament, round: int, tables: Tables) -> WholeTournament:
    """These games have begun."""
    return replace(
        whole, games=(*whole.games, *(game(round, list(table), None) for table in tables))
    )


def over(whole: WholeTournament, play: Play = by_number) -> WholeTournament:
    """All games are over."""
    played = (
        each if each.places else replace(each, places=play(each.players)) for each in whole.games
    )
    return replace(whole, games=tuple(played))


def resting(whole: WholeTournament, *numbers: int) -> WholeTournament:
    """These rest, and nobody else."""
    changed = (
        replace(each, withdrawn=1.0 if each.number in numbers else None) for each in whole.players
    )
    return replace(whole, players=tuple(changed))


class TestPoints:
    @pytest.mark.parametrize(
        ("places", "points"),
        [
            ([0, 1, 2], [4, 2, 1]),
            ([3, 0, 2, 1], [0, 4, 1, 2]),
            ([0, 0, 2, 3, 4], [3, 3, 1, 0, 0]),
            ([0, 0, 0], [2, 2, 2]),
        ],
    )
    def test_by_place(self, places: list[int], points: list[float]) -> None:
        numbers = list(range(1, len(places) + 1))
        scores = scores_of(numbers, [game(1, numbers, places)])
        assert [scores[number].points for number in numbers] == points
        assert sum(score.wins for score in scores.values()) == points.count(4)

    def test_wins_in_a_row_are_worth_no_more(self) -> None:
        games = [game(at, [1, 2, 3], [0, 1, 2]) for at in range(4)]
        assert scores_of([1, 2, 3], games)[1].given == (4, 4, 4, 4)

    def test_who_was_absent_has_none(self) -> None:
        scores = scores_of([1, 2, 3], [game(1, [1, 2, 3], [0, 1, 2], [1])])
        assert [scores[number].points for number in (1, 2, 3)] == [0, 2, 1]


class TestTables:
    @pytest.mark.parametrize(
        ("seats", "count", "sit"), [(3, 2, 0), (3, 5, 3), (4, 8, 8), (5, 4, 0)]
    )
    def test_as_soon_as_one_is_full(self, seats: int, count: int, sit: int) -> None:
        tables = full_tables(arena(seats, count))
        assert [len(table) for table in tables] == [seats] * (sit // seats)

    def test_by_points_and_with_new_rivals(self) -> None:
        whole = over(on(arena(3, 9), 1, [(1, 2, 3), (4, 5, 6), (7, 8, 9)]))
        first, second, third = full_tables(whole)
        assert sorted(first) == [1, 4, 7]
        assert sorted(second) == [2, 5, 8]
        assert sorted(third) == [3, 6, 9]

    def test_nobody_is_left_out_twice_in_a_row(self) -> None:
        whole = arena(4, 5)
        out = []
        for round in range(1, 8):
            (table,) = full_tables(whole)
            out += [number for number in range(1, 6) if number not in table]
            whole = over(on(whole, round, [table]))
        assert all(one != after for one, after in pairwise(out))

    @pytest.mark.parametrize(
        ("seats", "count", "sizes"), [(3, 2, []), (3, 5, [5]), (5, 4, [4]), (4, 7, [4, 3])]
    )
    def test_without_waiting_as_near_as_can_be(
        self, seats: int, count: int, sizes: list[int]
    ) -> None:
        tables = all_at_tables(arena(seats, count), ALLOWED)
        assert [len(table) for table in tables] == sizes

    def test_bots_come_as_they_are_needed(self) -> None:
        whole = arena(3, 4)
        bots, tables = with_bots(whole)
        assert [bot.bot for bot in bots] == ["random", "random"]
        assert sorted(map(len, tables)) == [3, 3]
        whole = over(on(replace(whole, players=(*whole.players, *bots)), 1, tables))
        assert with_bots(resting(whole, 4)) == ([], [(1, 2, 3)])
        more, (table,) = with_bots(resting(whole, 3, 4))
        assert more == []
        assert {1, 2} < set(table) <= {1, 2, 5, 6}
        assert with_bots(resting(whole, 1, 2, 3, 4)) == ([], [])

    @examples(30, 300)
    @given(st.data())
    def test_everybody_once_nobody_who_rests_and_no_bots_alone(self, data: st.DataObject) -> None:
        seats = data.draw(st.sampled_from(ALLOWED))
        whole = arena(seats, data.draw(st.integers(1, 12)))
        play = by_chance(data.draw(st.integers(0, 99)))
        for round in range(1, 6):
            persons = [each.number for each in whole.players if each.bot is None]
            whole = resting(whole, *(each for each in persons if data.draw(st.booleans())))
            before = {each for one in whole.games if one.places is None for each in one.players}
            bots: list[TournamentPlayer] = []
            if data.draw(st.booleans()):
                bots, tables = with_bots(whole)
            else:
                tables = full_tables(whole)
            assert all(len(table) == seats for table in tables)
            whole = replace(whole, players=(*whole.players, *bots))
            here = {each.number: each for each in whole.players if each.withdrawn is None}
            seen = [number for table in tables for number in table]
            assert len(seen) == len(set(seen))
            assert set(seen) <= here.keys() - before
            assert all(any(here[each].bot is None for each in table) for table in tables)
            free = [each for each in here if each not in before and here[each].bot is None]
            left = set(free) - set(seen)
            assert len(left) < seats
            assert not (left and bots)
            begun = on(whole, round, tables)
            whole = over(begun, play) if data.draw(st.booleans()) else begun


async def close_all(there: PlayedTournaments, id: str) -> None:
    """All come, and the host closes their games: they are drawn."""
    await there.sit_down(id)
    for table in await there.tables(id):
        if table.situation.playing:
            await table.do(playing.end_without_result)
    await settle()
    await there.look()


async def sizes(there: PlayedTournaments, id: str) -> list[int]:
    return sorted(len(table.situation.seats) for table in await there.tables(id))


SHOGUN = {"kind": "arena", "game": "shogun", "least": 3}


class TestWhole:
    def test_whoever_is_free_sits_down_again_as_soon_as_a_table_is_full(
        self, tmp_path: Path
    ) -> None:
        async def story(there: PlayedTournaments) -> None:
            names = [f"person{number}" for number in range(7)]
            id = await there.open(*names, **SHOGUN)
            await there.begin(id)
            assert await sizes(there, id) == [3, 4]  # nobody is without a table
            await there.sit_down(id)
            small = next(t for t in await there.tables(id) if len(t.situation.seats) == 3)
            await small.do(playing.end_without_result)
            await there.look()
            assert await sizes(there, id) == [3, 4]  # the same three: nobody else is free
            await there.organiser.leave(id, await there.member("person0"))
            await there.organiser.leave(id, await there.member("person1"))
            await close_all(there, id)
            assert await sizes(there, id) == [5]
            await close_all(there, id)
            order = await there.order(id)
            assert sum(points for _, points in order) == 3 * 2 + 3 * 2 + 4 * 1.5 + 5 * 1
            await there.here.pass_time(3600)
            await there.look()
            whole = await there.whole(id)
            assert whole.tournament.status == "over"
            assert all(each.places is not None for each in whole.games)

        with_tournaments(tmp_path, story)

    def test_who_is_left_over_waits_for_a_table_of_the_wanted_size(self, tmp_path: Path) -> None:
        async def story(there: PlayedTournaments) -> None:
            id = await there.open("ann", "ben", "cat", **SHOGUN)
            await there.begin(id)
            await there.sit_down(id)
            for name in ("dan", "eve"):
                await there.organiser.join(id, await there.member(name))
            await there.here.pass_time(arena_runner.ALONE + 1)
            await there.look()
            assert await sizes(there, id) == [3]  # two are too few
            await there.organiser.join(id, await there.member("fay"))
            await there.look()
            assert await sizes(there, id) == [3, 3]
            for name in ("gus", "hal", "ida", "jim"):
                await there.organiser.join(id, await there.member(name))
            await there.look()
            assert await sizes(there, id) == [3, 3, 3]  # one waits for others, three do not

        with_tournaments(tmp_path, story)

    def test_bots_fill_up_and_the_game_is_played_to_its_end(self, tmp_path: Path) -> None:
        async def story(there: PlayedTournaments) -> None:
            id = await there.open("ann", bot="random", most=3, **SHOGUN)
            await there.begin(id)
            assert Counter((await there.names(id)).values()) == {"ann": 1, "random": 2}
            await there.sit_down(id)
            for name in ("ben", "cat"):  # bots take nobody's place
                await there.organiser.join(id, await there.member(name))
            with pytest.raises(TournamentFull):
                await there.organiser.join(id, await there.member("dan"))
            await there.look()
            assert await sizes(there, id) == [3]
            await there.here.pass_time(arena_runner.ALONE + 1)
            await there.look()
            assert await sizes(there, id) == [3, 3]
            assert Counter((await there.names(id)).values())["random"] == 3
            first, _ = await there.tables(id)
            ann = next(seat for seat in first.situation.seats if seat.person_id == "ann")
            await first.do(playing.resign, ann.seat)  # and a bot plays on
            for _ in range(1000):
                if not first.situation.playing:
                    break
                await there.here.pass_time(5)
            await there.look()
            places = next(each.places for each in (await there.whole(id)).games if each.places)
            assert sorted(places)[-1] == places[ann.seat] == 2
            whole = await there.whole(id)
            assert [each.person_id for each in whole.players if each.withdrawn] == ["ann"]

        with_tournaments(tmp_path, story)

    def test_too_few_for_any_table(self, tmp_path: Path) -> None:
        async def story(there: PlayedTournaments) -> None:
            id = await there.open("ann", "ben", **SHOGUN)
            with pytest.raises(TooFewPlayers):
                await there.begin(id)
            empty = await there.open(bot="random", **SHOGUN)
            with pytest.raises(TooFewPlayers):
                await there.begin(empty)

        with_tournaments(tmp_path, story)

    async def looked_at_by_three(self, there: PlayedTournaments, id: str) -> list[int]:
        """Who sits at a table after that, nobody at two."""
        before = len((await there.whole(id)).games)
        for _ in range(2):
            await asyncio.gather(*(there.new_runner().look() for _ in range(3)))
        games = (await there.whole(id)).games
        assert len(games) <= before + 2
        seated = [each for one in games if one.places is None for each in one.players]
        assert len(seated) == len(set(seated))
        return seated

    def test_each_table_once_though_servers_look_at_once(self, tmp_path: Path) -> None:
        async def story(there: PlayedTournaments) -> None:
            names = [f"p{each}" for each in range(5)]
            id = await there.open(*names, bot="random", **SHOGUN)
            await there.begin(id)
            for _ in range(3):
                await there.sit_down(id)
                for table in await there.tables(id):
                    if table.situation.playing:
                        await table.do(playing.end_without_result)
                seated = await self.looked_at_by_three(there, id)
                if len(seated) < 6:  # whose result was taken down later waits for bots
                    there.here.timers.advance(arena_runner.ALONE + 1)
                    seated = await self.looked_at_by_three(there, id)
                assert len(seated) == len((await there.whole(id)).players) == 6

        with_tournaments(tmp_path, story)


def test_where_nobody_can_be_paired_is_not_looked_at_each_second() -> None:
    """But when something has changed, when those who wait shall wait no longer, and at the end."""
    at = [0.0]
    runner = arena_runner.ArenaRunner(None, lambda: at[0], None)  # type: ignore[arg-type]
    playing = on(arena(3, 4), 1, [(1, 2, 3)])
    fresh = replace(playing.tournament, since=0.0, ends=100.0, revision=7)
    asyncio.run(runner.pair(replace(playing, tournament=fresh)))
    id = fresh.id
    assert runner.due({id: 7}) == []
    assert runner.due({id: 8, "other": 1}) == [id, "other"]
    at[0] = arena_runner.ALONE
    assert runner.due({id: 7}) == [id]
    at[0] = arena_runner.ALONE + 1
    asyncio.run(runner.pair(replace(playing, tournament=replace(fresh, bot=None))))
    assert runner.due({id: 7}) == []
    at[0] = 100.0
    assert runner.due({id: 7}) == [id]
    assert runner.due({}) == []
    assert not runner._nothing_to_do
