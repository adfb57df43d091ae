"""What the numbers of `features.py` and `move_features.py` mean to a net."""

from collections.abc import Iterable

from tenka.bots.learned.packing import Feature, Layout, at_least, one_hot
from tenka.bots.shogun.features import (
    ASKED_AT,
    CARDS_AT,
    COURSE_AT,
    OUT,
    PLAN_AT,
    PROVINCE_BITS,
    PROVINCES_AT,
    REGION_BITS,
    REGIONS_AT,
    REGIONS_IN_ONE,
    SEATS_AT,
)
from tenka.bots.shogun.move_features import FIGHT, GAIN, ITSELF, SOURCE, SUBJECT
from tenka.games.shogun.board import LANDS, SITES, out_of_game
from tenka.games.shogun.data import (
    ACTIONS,
    BOARDS,
    BUILDINGS,
    CHEST_CARDS,
    EVENTS,
    FEW_SEATS,
    FIELDS,
    MOST_SEATS,
    REGIONS,
    SPECIALS,
)
from tenka.games.shogun.moves import VERBS

NAME = "shogun-1"  # another name whenever a number or its meaning changes


def is_one_of(field: int, shift: int, bits: int, values: Iterable[int]) -> list[Feature]:
    """Is it this value, or that one, ..."""
    return [(field, shift, bits, value, False) for value in values]


def flags(field: int, shift: int, n: int) -> list[Feature]:
    """So many bits, each by itself."""
    return [(field, shift + each, 1, 1, False) for each in range(n)]


def province(land: int) -> list[Feature]:
    field, start = PROVINCES_AT + land // 2, PROVINCE_BITS * (land % 2)
    can_be_out = any(out_of_game(board, FEW_SEATS) >> land & 1 for board in range(len(BOARDS)))
    return [
        *is_one_of(field, start, 3, range(OUT + can_be_out)),
        *at_least(field, start + 3, 5, (2, 3, 4, 5, 7, 9)),
        *at_least(field, start + 8, 5, (2, 3, 4, 6, 9)),
        *at_least(field, start + 13, 2, (1, 2)),
        *flags(field, start + 15, len(BUILDINGS)),
        *is_one_of(field, start + 18, 4, range(1, len(FIELDS) + 1)),
        *flags(field, start + 22, 1),
        *at_least(field, start + 23, 4, (2, 3, 5, 8)),
    ]


def seat(step: int) -> list[Feature]:
    has, stands = SEATS_AT + 2 * step, SEATS_AT + 2 * step + 1
    if step == 0:
        belongings = [
            *at_least(has, 0, 5, (1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 17, 20)),
            *at_least(has, 5, 5, (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14)),
            *at_least(has, 10, 6, (8, 10, 12, 14, 16, 18, 20, 23, 26)),
            *at_least(has, 16, 6, (6, 10, 15, 20, 25, 30)),
            *at_least(has, 22, 5, (2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14)),
            *at_least(has, 39, 6, (5, 7, 9, 10, 11, 12, 13, 14, 15, 16, 18, 20, 22, 25)),
            *at_least(has, 45, 5, (1, 2, 3, 4, 5, 6, 8, 10)),
            *at_least(stands, 17, 4, range(1, 10)),
            *at_least(stands, 21, 4, range(1, 10)),
        ]
    else:
        belongings = [
            *at_least(has, 0, 5, (1, 3, 5, 8, 12, 17)),
            *at_least(has, 5, 5, (1, 3, 5, 7, 9, 12)),
            *at_least(has, 10, 6, (8, 11, 14, 17, 20, 24)),
            *at_least(has, 16, 6, (6, 15, 25)),
            *at_least(has, 22, 5, (4, 6, 7, 8, 9, 10, 12)),
            *at_least(has, 39, 6, (6, 9, 11, 13, 15, 17, 20, 24)),
            *at_least(has, 45, 5, (1, 2, 4, 6, 9)),
            *at_least(stands, 17, 4, (1, 3, 5, 7)),
            *at_least(stands, 21, 4, (1, 3, 5, 7)),
        ]
    return [
        *belongings,
        *at_least(has, 27, 4, (1, 2, 3, 4)),
        *at_least(has, 31, 4, (1, 2, 3, 4)),
        *at_least(has, 35, 4, (1, 2, 3, 4)),
        *at_least(has, 50, 4, (1, 2, 3)),
        # The first three seats are always taken.
        *([] if step < FEW_SEATS else flags(stands, 0, 1)),
        *is_one_of(stands, 1, 3, range(1, len(SPECIALS) + 1)),
        *is_one_of(stands, 4, 3, range(1, MOST_SEATS + 1)),
        *is_one_of(stands, 7, 3, range(1, CHEST_CARDS + 3)),
        # Who chooses is the first in the row.
        *is_one_of(stands, 10, 3, [1] if step == 0 else range(2, MOST_SEATS + 1)),
        *at_least(stands, 13, 4, (1, 3, 5, 7)),
        *one_hot(stands, 25, 3, MOST_SEATS),
    ]


def region(at: int) -> list[Feature]:
    field, start = REGIONS_AT + at // REGIONS_IN_ONE, REGION_BITS * (at % REGIONS_IN_ONE)
    return [
        *at_least(field, start, 2, (1, 2, 3)),
        *at_least(field, start + 2, 2, (1, 2, 3)),
        *is_one_of(field, start + 4, 2, (1, 2, 3)),
    ]


COURSE: list[Feature] = [
    *one_hot(COURSE_AT, 0, 2, 3),  # seats
    *flags(COURSE_AT, 2, 2),  # board, year
    *one_hot(COURSE_AT, 4, 2, 4),  # season
    *one_hot(COURSE_AT, 6, 3, 5),  # phase
    *one_hot(COURSE_AT, 9, 4, len(ACTIONS)),
    *one_hot(COURSE_AT, 13, 4, len(EVENTS) + 1),
    *flags(COURSE_AT, 17, len(EVENTS)),
    *at_least(COURSE_AT, 29, 5, (11, 13, 15, 17)),  # peasants outside, inside, on the tray
    *at_least(COURSE_AT, 34, 5, (1, 2, 3, 4, 5, 6, 8)),
    *at_least(COURSE_AT, 39, 4, (1, 2, 3)),
    *flags(COURSE_AT, 43, 2),
    *at_least(COURSE_AT, 45, 2, (2, 3)),
    *at_least(COURSE_AT, 47, 2, (1, 2, 3)),
]
CARDS: list[Feature] = [
    feature for action in range(len(ACTIONS)) for feature in one_hot(CARDS_AT, 3 * action, 3, 7)
] + [
    feature
    for special in range(len(SPECIALS))
    for feature in is_one_of(CARDS_AT, 30 + 3 * special, 3, range(1, len(SPECIALS) + 1))
]
GROUPS: list[Feature] = [
    *at_least(CARDS_AT, 45, 3, (1,)),
    *at_least(CARDS_AT, 48, 3, (1, 2)),
    *at_least(CARDS_AT, 51, 3, (1, 2)),
    *at_least(CARDS_AT, 54, 3, (1, 2, 3, 4)),
]
PLAN: list[Feature] = [
    *one_hot(PLAN_AT, 0, 4, len(FIELDS) + 1),
    *[
        feature
        for field in range(len(FIELDS))
        for feature in is_one_of(PLAN_AT, 4 + 2 * field, 2, (1, 2, 3))
    ],
    *flags(PLAN_AT, 26, CHEST_CARDS),
    *at_least(PLAN_AT, 31, 5, (1, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 18)),
    *at_least(PLAN_AT, 36, 5, (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)),
    *at_least(PLAN_AT, 41, 5, (1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15)),
    *flags(PLAN_AT, 46, 1),
]


def about(field: int) -> list[Feature]:
    """A province that a move concerns, and what is around it."""
    found = [
        *at_least(field, 3, 5, (1, 2, 3, 4, 5, 6, 7, 8, 10)),
        *at_least(field, 8, 2, (1, 2, 3)),
        *flags(field, 10, len(BUILDINGS)),
        *is_one_of(field, 13, 3, range(3, 8)),
        *is_one_of(field, 16, 3, range(2, 6)),
        *is_one_of(field, 19, 2, range(1, max(SITES) + 1)),
        *at_least(field, 21, 2, (1, 2, 3)),
        *is_one_of(field, 23, 3, range(1, len(REGIONS) + 1)),
    ]
    for kind in range(len(BUILDINGS)):
        found += is_one_of(field, 26 + 2 * kind, 2, (1, 2, 3))
    return [
        *found,
        *at_least(field, 32, 3, (1, 2, 3, 4, 5)),
        *at_least(field, 35, 3, (1, 2, 3, 4)),
        *at_least(field, 38, 3, (1, 2, 3, 4)),
        *at_least(field, 41, 4, (1, 2, 3, 4, 5, 6, 7, 8, 10)),
        *at_least(field, 45, 4, (1, 2, 3, 4, 5, 6)),
        *at_least(field, 49, 4, (1, 2, 3, 4, 5, 6, 8)),
    ]


STATE = Layout(
    [
        *[feature for land in range(LANDS) for feature in province(land)],
        *[feature for step in range(MOST_SEATS) for feature in seat(step)],
        *[feature for at in range(len(REGIONS) * len(BUILDINGS)) for feature in region(at)],
        *COURSE,
        *CARDS,
        *GROUPS,
        *PLAN,
        *flags(ASKED_AT, 0, LANDS),
    ]
)
MOVE = Layout(
    [
        *one_hot(ITSELF, 0, 4, VERBS),
        *one_hot(ITSELF, 4, 4, len(FIELDS) + 1),
        *is_one_of(ITSELF, 8, 3, range(1, 8)),
        *one_hot(ITSELF, 11, 6, LANDS + 1),
        *one_hot(ITSELF, 17, 6, LANDS + 1),
        *at_least(ITSELF, 23, 6, (1, 2, 3, 4, 5, 6, 7, 8, 10, 12)),
        *is_one_of(ITSELF, 29, 3, range(1, len(SPECIALS) + 1)),
        *is_one_of(GAIN, 0, 3, range(1, 6)),
        *at_least(GAIN, 3, 4, range(1, 8)),
        *is_one_of(GAIN, 7, 2, (1, 2, 3)),
        *is_one_of(GAIN, 9, 2, (1, 2)),
        *is_one_of(GAIN, 11, 2, (1, 2)),
        *is_one_of(GAIN, 13, 2, (1, 2, 3)),
        *is_one_of(GAIN, 15, 2, (1, 2, 3)),
        *is_one_of(SUBJECT, 0, 3, range(1, MOST_SEATS + 1)),
        *about(SUBJECT),
        *about(SOURCE),
        *at_least(FIGHT, 0, 5, (1, 2, 3, 4, 5, 6, 7, 8, 10, 12)),
        *at_least(FIGHT, 5, 5, (1, 2, 3, 4, 5, 6, 7, 8, 10)),
        *at_least(FIGHT, 10, 4, range(1, 16)),
        *at_least(FIGHT, 14, 5, (1, 2, 3, 4, 5, 6, 8, 10)),
        *at_least(FIGHT, 19, 4, range(1, 16)),
        *at_least(FIGHT, 23, 4, range(1, 16)),
        *at_least(FIGHT, 27, 4, range(1, 16)),
        *at_least(FIGHT, 31, 2, (1, 2, 3)),
    ]
)
