"""Who came before whom."""

import pytest

from tenka.server.ratings.places import places_of


@pytest.mark.parametrize(
    ("scores", "winners", "left", "places"),
    [
        ([31, 12], [0], [], [0, 1]),
        ([31, 12], [1], [], [1, 0]),  # the other has resigned
        ([10, 12], [0, 1], [], [0, 0]),  # a draw is agreed
        ([10, 12], [], [], [0, 0]),
        ([31, 12], [0], [0], [1, 0]),  # a bot has won it for one who was gone
        ([31, 12], [0], [0, 1], [0, 1]),
        ([40, 48, 33, 40], [1], [], [1, 0, 3, 1]),
        ([40, 48, 33, 48], [1, 3], [], [2, 0, 3, 0]),
        ([40, 48, 33, 44], [3], [], [2, 1, 3, 0]),  # a tie that the rules have broken
        ([40, 48, 33, 44], [1], [1, 3], [0, 2, 1, 3]),
        ([9, 8, 7], [0, 1, 2], [], [0, 0, 0]),  # a draw is agreed
    ],
)
def test_places(scores: list[int], winners: list[int], left: list[int], places: list[int]) -> None:
    assert places_of({"scores": scores, "winners": winners}, left) == places
