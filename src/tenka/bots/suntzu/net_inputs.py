"""What the numbers of `features.py` mean to a net."""

from tenka.bots.learned.packing import Feature, Layout, at_least, one_hot
from tenka.bots.suntzu.features import MOVES
from tenka.games.suntzu.cards import COPIES
from tenka.games.suntzu.data import DISPLAYS, PROVINCES

NAME = "suntzu-1"  # another name whenever a number or its meaning changes
SETS = ((0, 0), (0, 30), (1, 0), (6, 0), (6, 30))  # (field, shift)
COURSE, BATTLE, OPTIONS = 4, 5, 7
COURSES = (
    (0, 4, 9), (4, 4, 10), (8, 5, 19), (38, 4, 12), (42, 4, 12), (46, 2, 4), (48, 3, 6),
    (51, 3, 6), (54, 3, 6), (57, 1, 2),
)  # fmt: skip
ARMIES_OUTSIDE = (13, 18, 23, 28, 33)
BATTLES = (
    *((bit, 1, 2) for bit in range(30)),
    (30, 2, 4), (32, 1, 2), (33, 1, 2), (34, 1, 2), (35, 2, 3), (37, 2, 3), (39, 1, 2),
    (40, 1, 2), (41, 2, 3), (43, 3, 6), (46, 4, 16), (50, 5, 12),
    *((55 + province, 1, 2) for province in range(len(PROVINCES))),
)  # fmt: skip
OPTION_BITS = (
    (0, 2, 3), (2, 1, 2), (3, 1, 2), (4, 1, 2), (5, 3, 6), (8, 3, 6), (16, 2, 4), (18, 1, 2),
    (19, 1, 2), (20, 1, 2),
)  # fmt: skip


def cards(field: int, start: int) -> list[Feature]:
    """Of each card: is there one, are there two, ..."""
    found: list[Feature] = []
    for card, copies in enumerate(COPIES):
        found += at_least(field, start + 2 * card, 2, range(1, copies + 1))
    return found


def at_provinces(field: int, start: int, bits: int, values: int) -> list[Feature]:
    found: list[Feature] = []
    for province in range(len(PROVINCES)):
        found += one_hot(field, start + bits * province, bits, values)
    return found


def armies() -> list[Feature]:
    """In each province, from the rival's ten to one's own ten."""
    found: list[Feature] = []
    for province in range(len(PROVINCES)):
        found += at_least(2, 20 + 6 * province, 6, range(32 - 9, 32 + 11))
    return found


def listed(field: int, parts: tuple[tuple[int, int, int], ...]) -> list[Feature]:
    return [feature for shift, bits, n in parts for feature in one_hot(field, shift, bits, n)]


STATE = Layout(
    [feature for field, shift in SETS for feature in cards(field, shift)]
    + at_provinces(1, 30, 4, 16)
    + at_provinces(2, 0, 4, 16)
    + armies()
    + at_provinces(3, 0, 3, 4)
    + at_provinces(3, 15, 3, 4)
    + at_provinces(3, 30, 4, len(DISPLAYS))
    + listed(COURSE, COURSES)
    + [feature for shift in ARMIES_OUTSIDE for feature in at_least(COURSE, shift, 5, range(1, 22))]
    + listed(BATTLE, BATTLES)
    + listed(OPTIONS, OPTION_BITS)
    + at_least(OPTIONS, 11, 5, range(1, 5))
)
MOVE = Layout(one_hot(0, 0, 8, MOVES))
