"""The figures of Sun Tzu; those in which the editions differ are in editions.py.

Rules code takes every number from here.
"""

from typing import Final, NamedTuple

SEATS: Final = 2
ROUNDS: Final = 9
SCORING_EVERY: Final = 3  # rounds 3, 6 and 9
ARMIES: Final = 21
SET_ASIDE: Final = 3
BEGINNER_SET_ASIDE: Final = 0
TRACK_END: Final = 9
DEALT: Final = 4  # loose cards in the first hand
DRAWN: Final = 2  # cards drawn in a round
KEPT: Final = 1  # of them; the others go under the deck
DRAWN_WITH_ONE: Final = 3
KEPT_WITH_ONE: Final = 2
PANDEMIC_PLAGUES: Final = 4
CHARIOT_MARKS: Final = 3
CHAMPION_ARMIES: Final = 1
HERO_ARMIES: Final = 2
HEAD_START: Final = 1
PLAGUE_SHARE: Final = 2  # one army of so many goes home
TOTAL_PLAGUE_LEAVES: Final = 1
MOST_ON_MARK: Final = 2  # by double_six

# In the fixed order of laying and reveal (ST-1.1).
PROVINCES: Final = ("qin", "chu", "jin_yan", "han_qi", "wu")
BORDERS: Final = (
    ("qin", "jin_yan"),
    ("qin", "han_qi"),
    ("qin", "chu"),
    ("jin_yan", "han_qi"),
    ("han_qi", "chu"),
    ("han_qi", "wu"),
    ("chu", "wu"),
)
# Values for rounds 3, 6 and 9.
DISPLAYS: Final = (
    (1, 2, 4),
    (1, 3, 5),
    (1, 4, 3),
    (2, 3, 2),
    (2, 3, 4),
    (2, 5, 2),
    (3, 1, 5),
    (3, 2, 3),
    (4, 1, 4),
    (4, 3, 2),
)


class Card(NamedTuple):
    """An action card: a number, a bonus on the rival's value, or neither (the plague)."""

    id: str
    copies: int
    value: int = 0
    bonus: int = 0
    cost: int = 0  # armies set aside for it
    framed: bool = False
    beginner: bool = True


# In the order of the position.
CARDS: Final = (
    Card("1", 1, value=1, framed=True),
    Card("2", 1, value=2, framed=True),
    Card("3", 1, value=3, framed=True),
    Card("4", 1, value=4, framed=True),
    Card("5", 1, value=5, framed=True),
    Card("6", 1, value=6, framed=True),
    Card("7", 1, value=7),
    Card("8", 1, value=8),
    Card("9", 1, value=9),
    Card("10", 1, value=10),
    Card("+1", 3, bonus=1),
    Card("+2", 1, bonus=2, cost=1, beginner=False),
    Card("+3", 1, bonus=3, cost=2, beginner=False),
    Card("-1", 3, bonus=-1),
    Card("plague", 2),
)


class Warlord(NamedTuple):
    """A Warlord: whose, the rule, and the last round in which it can be used."""

    id: str
    seat: int
    rule: str
    last_round: int = ROUNDS


# Sun Tzu is seat 0, Chu seat 1; in the order of the position.
WARLORDS: Final = (
    Warlord("double_six", 1, "ST-7.1"),
    Warlord("remove_army", 1, "ST-7.2", last_round=6),
    Warlord("counter_plague", 1, "ST-7.3"),
    Warlord("total_plague", 1, "ST-7.4"),
    Warlord("recycle_plague", 1, "ST-7.5"),
    Warlord("move_army", 0, "ST-7.6", last_round=6),
    Warlord("high_as_six", 0, "ST-7.7"),
    Warlord("head_start", 0, "ST-7.8", last_round=0),
    Warlord("recycle_minus", 0, "ST-7.9"),
    Warlord("reinforce", 0, "ST-7.10", last_round=6),
)
EVENTS: Final = (
    "pandemic",
    "war_chariot",
    "champion_challenge",
    "hero_challenge",
    "light_infantry",
)
