"""Who meets whom: nobody twice, at most one bye, everybody has a table, seats take turns."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tenka.server.store.rows import TournamentGame
from tenka.server.tournaments.groups import sizes_of
from tenka.server.tournaments.round_robin import rounds_of
from tenka.server.tournaments.rounds import gone_after
from tests.long import examples
from tests.server.tournaments.whole_tournaments import Played, by_chance, people

seeds = st.integers(0, 2**32)


def pairs_of(games: list[TournamentGame]) -> Counter[tuple[int, ...]]:
    return Counter(tuple(sorted(game.players)) for game in games)


class TestSwiss:
    @examples(50, 1000)
    @given(st.integers(2, 40), st.integers(1, 12), seeds)
    def test_nobody_meets_twice_or_has_two_byes(self, count: int, rounds: int, seed: int) -> None:
        played = Played.of(count, rounds=rounds).whole(by_chance(seed))
        assert max(pairs_of(played.games).values()) == 1
        for number in range(1, played.tournament.round + 1):
            seated = [
                each for game in played.games if game.round == number for each in game.players
            ]
            assert sorted(seated) == list(range(1, count + 1))

    @examples(50, 1000)
    @given(st.integers(2, 60), seeds)
    def test_half_as_many_rounds_as_players_are_always_played(self, count: int, seed: int) -> None:
        rounds = min(15, max(1, count // 2))
        played = Played.of(count, rounds=rounds).whole(by_chance(seed))
        assert played.tournament.round == rounds

    @examples(50, 1000)
    @given(st.integers(4, 30), seeds, st.lists(st.integers(1, 30), max_size=8))
    def test_who_has_left_is_not_paired(self, count: int, seed: int, left: list[int]) -> None:
        played = Played.of(count, rounds=6)
        for number in left:
            played.round(by_chance(seed))
            before = len(played.games)
            played.withdraw(number)
            played.round(by_chance(seed + 1))
            assert all(number not in game.players for game in played.games[before:])
        assert max(pairs_of(played.games).values(), default=1) == 1

    def test_the_upper_half_meets_the_lower_half(self) -> None:
        first = Played.of(8).round()
        assert {frozenset(each.players) for each in first} == {
            frozenset(pair) for pair in ((1, 5), (2, 6), (3, 7), (4, 8))
        }

    def test_those_of_equal_points_meet(self) -> None:
        played = Played.of(8)
        played.round()
        second = [set(each.players) for each in played.round()]
        assert second == [{1, 3}, {2, 4}, {5, 7}, {6, 8}]

    @examples(50, 1000)
    @given(seeds)
    def test_first_seats_take_turns(self, seed: int) -> None:
        played = Played.of(20, rounds=9).whole(by_chance(seed))
        firsts = Counter(game.players[0] for game in played.games)
        for number in range(1, 21):
            games = sum(number in game.players for game in played.games)
            assert abs(2 * firsts[number] - games) <= 3

    def test_the_bye_goes_to_the_last(self) -> None:
        played = Played.of(5, rounds=3).whole()
        byes = [game.players[0] for game in played.games if len(game.players) == 1]
        assert byes[0] == 5
        assert len(set(byes)) == 3

    @pytest.mark.long
    @examples(20, 200)
    @given(st.integers(2, 200), seeds)
    def test_large_ones(self, count: int, seed: int) -> None:
        played = Played.of(count, rounds=15).whole(by_chance(seed))
        assert max(pairs_of(played.games).values()) == 1

    def test_a_thousand_players_are_paired_without_trying_all_ways(self) -> None:
        played = Played.of(1000, rounds=10).whole(by_chance(7))
        assert played.tournament.round == 10
        assert len(played.games) == 5000


class TestRoundRobin:
    @pytest.mark.parametrize("count", range(2, 21))
    def test_everybody_meets_everybody_once(self, count: int) -> None:
        rounds = rounds_of(range(count))
        assert len(rounds) == count - 1 + count % 2
        met = Counter(frozenset(pair) for round in rounds for pair in round)
        assert met == Counter(map(frozenset, combinations(range(count), 2)))
        for round in rounds:
            here = [each for pair in round for each in pair]
            assert len(here) == len(set(here)) == count - count % 2

    def test_who_has_left_loses_without_a_table(self) -> None:
        played = Played.of(4, "round_robin")
        played.round()
        played.withdraw(2)
        gone = [each for each in played.round() if 2 in each.players]
        assert [each.gone for each in gone] == [(2,)]

    @pytest.mark.parametrize("count", [4, 7, 20])
    def test_first_seats_take_turns(self, count: int) -> None:
        played = Played.of(count, "round_robin").whole()
        firsts = Counter(game.players[0] for game in played.games)
        assert max(firsts.values()) - min(firsts.values()) <= 2


class TestSeveral:
    @pytest.mark.parametrize(
        ("count", "wanted", "sizes"),
        [(3, 4, [3]), (6, 4, [3, 3]), (8, 4, [4, 4]), (9, 4, [5, 4]), (7, 3, [4, 3]), (2, 3, [])],
    )
    def test_sizes(self, count: int, wanted: int, sizes: list[int]) -> None:
        assert sizes_of(count, wanted, (3, 4, 5)) == sizes

    @examples(50, 1000)
    @given(st.integers(3, 200), st.sampled_from((3, 4, 5)))
    def test_everybody_finds_a_table(self, count: int, wanted: int) -> None:
        sizes = sizes_of(count, wanted, (3, 4, 5))
        assert sum(sizes) == count
        assert set(sizes) <= {3, 4, 5}

    @examples(50, 1000)
    @given(st.integers(3, 40), st.sampled_from((3, 4, 5)), seeds)
    def test_everybody_sits_once_a_round(self, count: int, seats: int, seed: int) -> None:
        played = Played.of(count, seats=seats, rounds=4).whole(by_chance(seed))
        assert played.tournament.round == 4
        for number in range(1, 5):
            seated = [
                each for game in played.games if game.round == number for each in game.players
            ]
            assert sorted(seated) == list(range(1, count + 1))

    def test_others_are_met_as_long_as_there_are_any(self) -> None:
        played = Played.of(16, seats=4, rounds=2).whole()
        met = Counter(
            pair for game in played.games for pair in combinations(sorted(game.players), 2)
        )
        assert max(met.values()) == 1


class TestNoShows:
    def game(self, round: int, absent: list[int] | None, table: str | None = "t") -> TournamentGame:
        return TournamentGame("cup", round, 1, [1, 2], table, [0, 1], absent)

    def test_twice_running(self) -> None:
        two = people(2)
        assert gone_after(two, [self.game(1, [2]), self.game(2, None)]) == set()
        assert gone_after(two, [self.game(1, None), self.game(2, [2])]) == set()
        assert gone_after(two, [self.game(1, [2]), self.game(2, [2])]) == {2}
        assert gone_after(two, [self.game(1, [2]), self.game(2, [2]), self.game(3, None)]) == set()

    def test_what_had_no_table_does_not_count(self) -> None:
        games = [self.game(1, [2]), self.game(2, [2], None)]
        assert gone_after(people(2), games) == set()
