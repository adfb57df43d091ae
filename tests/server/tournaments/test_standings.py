"""Points, places and what tells equals apart."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tenka.server.store.rows import TournamentGame
from tenka.server.tournaments.points import points_of
from tenka.server.tournaments.standings import standings
from tests.long import examples
from tests.server.tournaments.whole_tournaments import Played, by_chance


def game(round: int, players: list[int], places: list[int] | None) -> TournamentGame:
    return TournamentGame("cup", round, players[0], players, "t", places)


@pytest.mark.parametrize(
    ("places", "points"),
    [
        ([0], [1]),
        ([0, 1], [1, 0]),
        ([1, 0], [0, 1]),
        ([0, 0], [0.5, 0.5]),
        ([0, 1, 2], [4, 2, 1]),
        ([0, 1, 2, 3, 4], [4, 2, 1, 0, 0]),
        ([0, 0, 2], [3, 3, 1]),
        ([0, 1, 1], [4, 1.5, 1.5]),
        ([0, 0, 0], [2, 2, 2]),
    ],
)
def test_points(places: list[int], points: list[float]) -> None:
    assert points_of(places) == points


def test_who_is_absent_has_none() -> None:
    assert points_of([0, 1], [1]) == [1, 0]
    assert points_of([0, 0], [0, 1]) == [0, 0]
    assert points_of([0, 0, 2], [2]) == [3, 3, 0]


def test_rivals_tell_equals_apart() -> None:
    # 1 and 2 have a point each; 1 has it from 3, who has another.
    games = [
        game(1, [1, 3], [0, 1]),
        game(1, [2, 4], [0, 1]),
        game(2, [3, 4], [0, 1]),
    ]
    found = standings("swiss", [1, 2, 3, 4], games)
    assert [(each.number, each.place) for each in found] == [(1, 1), (3, 2), (2, 3), (4, 4)]
    assert [each.points for each in found] == [1, 1, 1, 0]
    assert [each.rivals for each in found] == [1, 1, 0, 2]
    assert [each.beaten for each in found] == [1, 0, 0, 0]


def test_games_among_themselves_come_first_where_all_meet() -> None:
    games = [
        game(1, [1, 2], [1, 0]),
        game(1, [3, 4], [0, 1]),
        game(2, [1, 3], [0, 1]),
        game(2, [2, 4], [1, 0]),
        game(3, [1, 4], [0, 1]),
        game(3, [2, 3], [0, 1]),
    ]
    found = standings("round_robin", [1, 2, 3, 4], games)
    assert [(each.number, each.points) for each in found] == [(2, 2), (1, 2), (3, 1), (4, 1)]


def test_equals_share_a_place() -> None:
    games = [game(1, [1, 2], [0, 1]), game(1, [3, 4], [0, 1])]
    assert [each.place for each in standings("swiss", [1, 2, 3, 4], games)] == [1, 1, 3, 3]


def test_a_game_that_is_played_counts_for_nothing_yet() -> None:
    games = [game(1, [1, 2], [0, 1]), game(2, [1, 2], None)]
    assert [each.points for each in standings("swiss", [1, 2], games)] == [1, 0]


@examples(50, 1000)
@given(st.integers(2, 30), st.sampled_from((2, 3, 4, 5)), st.integers(0, 2**32))
def test_they_add_up(count: int, seats: int, seed: int) -> None:
    played = Played.of(count, seats=seats, rounds=5).whole(by_chance(seed))
    found = standings("swiss", [each.number for each in played.players], played.games)
    given = sum(sum(points_of(each.places or [])) for each in played.games)
    assert sum(each.points for each in found) == given
    assert sorted(each.number for each in found) == list(range(1, count + 1))
    assert [each.points for each in found] == sorted((each.points for each in found), reverse=True)
    for place, each in enumerate(found, 1):
        assert each.place <= place


def test_the_strongest_wins() -> None:
    for kind in ("swiss", "round_robin"):
        played = Played.of(16, "swiss" if kind == "swiss" else "round_robin").whole()
        assert standings(kind, range(1, 17), played.games)[0].number == 1
