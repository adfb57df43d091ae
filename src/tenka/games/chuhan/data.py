"""The figures of Chu Han. Rules code takes every number from here."""

from typing import Final, NamedTuple

SEATS: Final = 2
TARGET_VP: Final = 31
START_VP: Final = (0, 1)  # Han, Chu
FIRST_LEAD: Final = 0

DECK_SIZE: Final = 46
HAND_SIZE: Final = 15
UNDRAWABLE: Final = 4
WRITS: Final = 6
DRAW_PER_WRIT: Final = 2

HIGHEST_RANK: Final = 9
TWOS_RANK: Final = 2  # sets of this rank and so many cards score
TWOS_MIN: Final = 6
JI_BU_LOOKS_AT: Final = 4
YING_BU_RANKS: Final = (1, 5)
ZHONGLI_MO_MIN: Final = 2
LIU_BANG_BEATS: Final = 9
LIU_BANG_RANK: Final = 10
XIAHOU_YING_VP: Final = 3
HAN_XIN_VP: Final = 1
XIANG_YU_TIMES: Final = 2

HANGU_VP: Final = 3
STABILIZATION_VP: Final = 1
SOUND_ADVICE_VP: Final = 2
SOUND_ADVICE_RANK: Final = 1


class Card(NamedTuple):
    """A card of the dynasty deck, and how many are alike."""

    id: str
    rank: int
    copies: int


# In the order of CH-8.4.
CARDS: Final = (
    Card("1", 1, 9),
    Card("2", 2, 8),
    Card("ji_bu", 3, 1),
    Card("yu_ji", 3, 1),
    Card("lyu_zhi", 3, 1),
    Card("xiao_he", 3, 1),
    Card("peng_yue", 3, 1),
    Card("xiahou_ying", 3, 1),
    Card("zhongli_mo", 3, 1),
    Card("4", 4, 6),
    Card("5", 5, 5),
    Card("ying_bu", 6, 1),
    Card("han_xin", 6, 1),
    Card("liu_bang", 6, 1),
    Card("xiang_yu", 6, 1),
    Card("7", 7, 3),
    Card("8", 8, 2),
    Card("9", 9, 1),
    Card("0", 0, 1),
)


class Event(NamedTuple):
    """An event card: its copies, and what is other than usual while it is the event."""

    id: str
    copies: int
    writs_removed: int = 0
    face_up: int = 0  # cards of the row
    # For going out: for the cards left in the rival's hand, for each own writ, for each of his.
    most_card_vp: int = 5
    own_writ_vp: int = 0
    rival_writ_vp: int = 1
    late_check: bool = False  # whether somebody has won is seen only after the hand


EVENTS: Final = (
    Event("calm", 5),
    Event("restraint", 1, own_writ_vp=-1, rival_writ_vp=2),
    Event("warlords", 1, writs_removed=3, face_up=6),
    Event("hongmen", 1, writs_removed=1, face_up=2),
    Event("hangu", 1),
    Event("gaixia", 1, most_card_vp=DECK_SIZE),
    Event("stabilization", 1, late_check=True),
    Event("hong_canal", 1),
    Event("mandate", 1),
    Event("sudden_charge", 1),
    Event("sound_advice", 1, late_check=True),
)
