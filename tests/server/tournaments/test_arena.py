"""An arena: pairing again at once, streaks, coming and going, and an end by the clock."""

import asyncio
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tenka.server.store.rows import TournamentGame
from tenka.server.tables import playing
from tenka.server.tournaments import arena_runner
from tenka.server.tournaments.arena import paired_again, scores_of
from tenka.server.tournaments.refusals import TournamentBegun
from tests.long import examples
from tests.server.settling import settle
from tests.server.tournaments.played_tournaments import PlayedTournaments, with_tournaments
from tests.server.tournaments.whole_tournaments import people

HOUR = 3600.0


def game(
    round: int, players: list[int], places: list[int] | None, absent: list[int] | None = None
) -> TournamentGame:
    return TournamentGame("cup", round, players[0], players, "t", places, absent)


class TestPoints:
    @pytest.mark.parametrize(
        ("results", "points"),
        [
            ("w", [2]),
            ("www", [2, 2, 4]),
            ("wwwwlw", [2, 2, 4, 4, 0, 2]),
            ("wwd", [2, 2, 1]),
            ("wwdww", [2, 2, 1, 2, 2]),
            ("dl", [1, 0]),
        ],
    )
    def test_wins_in_a_row_are_worth_more(self, results: str, points: list[float]) -> None:
        places = {"w": [0, 1], "l": [1, 0], "d": [0, 0]}
        games = [game(at, [1, 2], places[each]) for at, each in enumerate(results)]
        assert list(scores_of([1, 2], games)[1].given) == points

    def test_who_was_absent_has_none_and_their_streak_is_over(self) -> None:
        games = [game(at, [1, 2], [0, 1]) for at in range(2)]
        games += [game(2, [1, 2], [2, 0], [1]), game(3, [1, 2], [0, 1])]
        scores = scores_of([1, 2], games)
        assert scores[1].given == (2, 2, 0, 2)
        assert (scores[2].points, scores[2].wins) == (2, 1)


class TestPairing:
    def test_by_points_and_not_the_same_twice(self) -> None:
        four = people(4)
        games = [game(1, [1, 2], [0, 1]), game(1, [3, 4], [0, 1])]
        assert paired_again(four, games, again=False) == [(1, 3), (2, 4)]
        six = [*games, game(1, [5, 6], [0, 0])]
        pairs = paired_again(people(6), six, again=False)
        assert len(pairs) == 3
        assert not {frozenset(pair) for pair in pairs} & {frozenset(each.players) for each in six}
        assert paired_again(four[:2], games[:1], again=False) == []
        assert paired_again(four[:2], games[:1], again=True) == [(1, 2)]

    @examples(30, 300)
    @given(st.data())
    def test_nobody_twice_and_nobody_who_plays_or_rests(self, data: st.DataObject) -> None:
        count = data.draw(st.integers(2, 12))
        players = [
            player if data.draw(st.booleans()) else replace(player, withdrawn=1.0)
            for player in people(count)
        ]
        games: list[TournamentGame] = []
        for round in range(1, 6):
            pairs = paired_again(players, games, again=data.draw(st.booleans()))
            on = {number for each in games if each.places is None for number in each.players}
            seen = [number for pair in pairs for number in pair]
            assert len(seen) == len(set(seen))
            assert not on & set(seen)
            assert all(players[number - 1].withdrawn is None for number in seen)
            over = st.sampled_from([[0, 1], [1, 0], [0, 0], None])
            games = [
                each if each.places else game(each.round, each.players, data.draw(over))
                for each in games
            ]
            games += [game(round, list(pair), None) for pair in pairs]


async def play_all(there: PlayedTournaments, id: str) -> None:
    """Whoever sits down second gives up."""
    await there.sit_down(id)
    for table in await there.tables(id):
        if table.situation.playing:
            await table.do(playing.resign, 1)
    await settle()


async def status(there: PlayedTournaments, id: str) -> str:
    return (await there.whole(id)).tournament.status


class TestWhole:
    def test_it_goes_on_by_itself_and_ends_by_the_clock(self, tmp_path: Path) -> None:
        async def story(there: PlayedTournaments) -> None:
            id = await there.open("ann", "ben", "cat", kind="arena", least=2, minutes=60)
            await there.begin(id)
            began = there.here.timers.now()
            for _ in range(6):
                await play_all(there, id)
                await there.look()
            whole = await there.whole(id)
            over = [each.players for each in whole.games if each.places is not None]
            assert len(over) >= 6
            met = [frozenset(each) for each in over]
            assert all(one != after for one, after in pairwise(met))
            await there.restart()
            await there.organiser.join(id, await there.member("dan"))
            await there.look()
            await play_all(there, id)
            await there.look()
            await there.sit_down(id)
            before = await there.order(id)
            (table, *_) = await there.tables(id)
            await there.here.pass_time(began + HOUR - there.here.timers.now() + 1)
            await table.do(playing.resign, 0)  # too late
            await there.look()
            assert await status(there, id) == "over"
            assert await there.order(id) == before
            whole = await there.whole(id)
            assert all(each.places is not None for each in whole.games)
            assert whole.tournament.since == began + HOUR
            with pytest.raises(TournamentBegun):
                await there.organiser.join(id, await there.member("eve"))

        with_tournaments(tmp_path, story)

    def test_a_game_that_was_over_in_time_counts_though_nobody_looked(self, tmp_path: Path) -> None:
        async def story(there: PlayedTournaments) -> None:
            id = await there.open("ann", "ben", kind="arena", least=2, minutes=5)
            await there.begin(id)
            await play_all(there, id)
            there.here.timers.advance(600)
            await there.restart()
            await there.look()
            assert await status(there, id) == "over"
            assert sorted(points for _, points in await there.order(id)) == [0, 2]

        with_tournaments(tmp_path, story)

    def test_who_does_not_come_rests_until_they_come_back(self, tmp_path: Path) -> None:
        async def story(there: PlayedTournaments) -> None:
            id = await there.open("ann", "ben", kind="arena", least=2)
            await there.begin(id)
            await there.sit_down(id, "ben")
            await there.here.pass_time(arena_runner.WAIT + 1)
            await there.look()
            whole = await there.whole(id)
            resting = [each.person_id for each in whole.players if each.withdrawn is not None]
            assert resting == ["ben"]
            assert await there.tables(id) == []
            await there.organiser.join(id, await there.member("ben"))
            await there.look()
            assert len(await there.tables(id)) == 1
            await there.organiser.leave(id, await there.member("ann"))
            await play_all(there, id)
            await there.look()
            assert await there.tables(id) == []

        with_tournaments(tmp_path, story)

    def test_two_who_have_just_met_wait_a_little_for_others(self, tmp_path: Path) -> None:
        async def story(there: PlayedTournaments) -> None:
            id = await there.open("ann", "ben", "cat", "dan", kind="arena")
            await there.begin(id)
            await there.sit_down(id)
            first, _ = await there.tables(id)
            await there.here.pass_time(arena_runner.ALONE + 1)  # while they play: nobody waits
            await first.do(playing.resign, 1)
            await there.look()
            assert len(await there.tables(id)) == 1
            await there.here.pass_time(arena_runner.ALONE + 1)
            await there.look()
            assert len(await there.tables(id)) == 2

        with_tournaments(tmp_path, story)

    def test_who_ends_within_that_time_plays_with_them(self, tmp_path: Path) -> None:
        async def story(there: PlayedTournaments) -> None:
            id = await there.open("ann", "ben", "cat", "dan", kind="arena")
            await there.begin(id)
            await there.sit_down(id)
            for table in await there.tables(id):
                await there.here.pass_time(arena_runner.ALONE - 1)
                await table.do(playing.resign, 1)
                await there.look()
            met = [frozenset(each.players) for each in (await there.whole(id)).games]
            assert len(met) == len(set(met)) == 4

        with_tournaments(tmp_path, story)

    def test_each_pairing_once_though_two_servers_look(self, tmp_path: Path) -> None:
        async def story(there: PlayedTournaments) -> None:
            id = await there.open(*(f"p{each}" for each in range(6)), kind="arena")
            await there.begin(id)
            for _ in range(3):
                await play_all(there, id)
                await asyncio.gather(*(there.new_runner().look() for _ in range(3)))
                await asyncio.gather(*(there.new_runner().look() for _ in range(3)))
                whole = await there.whole(id)
                on = [each for game in whole.games if game.places is None for each in game.players]
                assert len(on) == len(set(on)) == 6

        with_tournaments(tmp_path, story)
