"""Many moves made small."""

import pytest

from tenka.cli.choosing import kin, matching

MOVES = [
    "pass",
    "play 2 2",
    "play 2 0",
    "play *2 2",
    "play ji_bu",
    "use ji_bu",
    "use zhongli_mo 2 4",
    "use zhongli_mo 2 5 0",
    "writ",
]


@pytest.mark.parametrize(
    ("words", "numbers"),
    [
        ([], range(1, 10)),
        (["zhongli"], [7, 8]),
        (["ZHONGLI", "5"], [8]),
        (["2", "2"], [2, 4]),
        (["play", "0"], [3]),
        (["ji"], [5, 6]),
        (["22"], []),
        (["writ"], [9]),
    ],
)
def test_filter(words: list[str], numbers: list[int]) -> None:
    assert [entry.number for entry in matching(MOVES, words)] == list(numbers)


def test_kin_stand_side_by_side() -> None:
    groups = [(group.name, [entry.number for entry in group.moves]) for group in kin(MOVES)]
    assert groups == [
        ("pass", [1]),
        ("play", [2, 3, 4, 5]),
        ("use ji_bu", [6]),
        ("use zhongli_mo", [7, 8]),
        ("writ", [9]),
    ]
