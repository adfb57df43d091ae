"""What the numbers of `features.py` mean to a net."""

from tenka.bots.learned.packing import Layout, at_least, one_hot
from tenka.games.chuhan.cards import COPIES, IDS, shift

NAME = "chuhan-1"  # another name whenever a number or its meaning changes
SITUATION = 10
# (shift, bits, values) in the last field of a state
SITUATIONS = (
    (0, 3, 6), (3, 4, 11), (7, 5, 32), (12, 5, 32), (17, 6, 28), (23, 3, 7), (26, 3, 7),
    (29, 3, 7), (32, 4, 13), (36, 4, 11), (40, 5, 20), (45, 2, 3), (47, 1, 2), (48, 1, 2),
    (49, 1, 2), (50, 1, 2), (51, 1, 2), (52, 1, 2), (53, 2, 3), (55, 1, 2),
)  # fmt: skip
ACTION, LEFT, SHAPE = 0, 1, 2


def cards(field: int, start: int = 0) -> list[tuple[int, int, int, int, bool]]:
    """Of each card: is there one, are there two, ..."""
    found = []
    for card, copies in enumerate(COPIES):
        found += at_least(field, start + shift(card), copies.bit_length(), range(1, copies + 1))
    return found


STATE = Layout(
    [feature for field in range(SITUATION) for feature in cards(field)]
    + [
        feature
        for start, bits, values in SITUATIONS
        for feature in one_hot(SITUATION, start, bits, values)
    ]
)
MOVE = Layout(
    one_hot(ACTION, 0, 4, 10)
    + one_hot(ACTION, 4, 5, len(IDS) + 1)
    + cards(ACTION, 14)
    + cards(LEFT)
    + one_hot(SHAPE, 0, 5, len(IDS) + 1)
    + one_hot(SHAPE, 5, 4, 13)
    + one_hot(SHAPE, 9, 4, 10)
    + one_hot(SHAPE, 13, 6, 28)
    + at_least(SHAPE, 19, 4, range(1, 10))
    + at_least(SHAPE, 23, 4, range(1, 10))
)
