"""What each bit of an observation of Sun Tzu means: the fields of `bots/suntzu/features.py`."""

from tenka.bots.learned.packing import Feature
from tenka.bots.suntzu.features import MIDDLE, NO_ARMY
from tenka.bots.suntzu.net_inputs import ARMIES_OUTSIDE, BATTLE, COURSE, OPTIONS, SETS
from tenka.envs.names.part import WHOSE, Part, Parts, flag
from tenka.games.suntzu.cards import IDS
from tenka.games.suntzu.data import DISPLAYS, EVENTS, PROVINCES
from tenka.games.suntzu.pending import DO
from tenka.games.suntzu.table import EDITION_IDS, PHASES, STEPS, WARLORD_IDS

CARDS_IN = (
    "my hand",
    "my removed cards",
    "rival's removed cards",
    "my drawn cards",
    "cards I put under my deck",
)
OUTSIDE = (
    "armies in my pool",
    "armies in rival's pool",
    "my armies set aside",
    "rival's armies set aside",
    "rival's hand, cards laid face down with it",
)
CARD_OR_NONE = ("none", *IDS)

PARTS: Parts = {
    (COURSE, 0): Part("phase", PHASES),
    (COURSE, 4): Part("round"),
    (COURSE, 8): Part("marker, on my side", less=int(MIDDLE)),
    (COURSE, 38): Part("cards in my deck"),
    (COURSE, 42): Part("cards in rival's deck"),
    (COURSE, 46): Part("cards I still keep of those drawn"),
    (COURSE, 48): Part("province that I lay next", (*PROVINCES, "none")),
    (COURSE, 51): Part("province of the battle", ("none", *PROVINCES)),
    (COURSE, 54): Part("step of the battle", STEPS),
    (COURSE, 57): Part("my seat"),
    (BATTLE, 30): Part("rival's warlords in hand"),
    (BATTLE, 32): flag("total plague is on"),
    (BATTLE, 33): flag("I used a warlord this round"),
    (BATTLE, 34): flag("rival used a warlord this round"),
    (BATTLE, 35): Part("who orders the battles", WHOSE),
    (BATTLE, 37): Part("who ordered the last round's battles", WHOSE),
    (BATTLE, 39): flag("plague is countered"),
    (BATTLE, 40): flag("a high card counts as six"),
    (BATTLE, 41): Part("winner of the battle", WHOSE),
    (BATTLE, 43): Part("owed decision", ("none", *DO[1:])),
    (BATTLE, 46): Part("owed for"),
    (BATTLE, 50): Part("armies owed"),
    (OPTIONS, 0): Part("edition", EDITION_IDS),
    (OPTIONS, 2): flag("played with warlords"),
    (OPTIONS, 3): flag("played with events"),
    (OPTIONS, 4): flag("beginners' game"),
    (OPTIONS, 5): Part("event on top", ("none", *EVENTS)),
    (OPTIONS, 8): Part("events left"),
    (OPTIONS, 11): Part("plagues so far"),
    (OPTIONS, 16): Part("more armies last round", ("not told", "me", "rival", "equal")),
    (OPTIONS, 18): flag("a window is open"),
    (OPTIONS, 19): flag("I recycled a card"),
    (OPTIONS, 20): flag("rival recycled a card"),
}
for _at, _label in zip(SETS, CARDS_IN, strict=True):
    for _card, _id in enumerate(IDS):
        PARTS[_at[0], _at[1] + 2 * _card] = Part(f"{_label}: {_id}")
for _n, _province in enumerate(PROVINCES):
    PARTS[1, 30 + 4 * _n] = Part(f"{_province}: my card", CARD_OR_NONE)
    PARTS[2, 4 * _n] = Part(f"{_province}: rival's card, revealed", CARD_OR_NONE)
    PARTS[2, 20 + 6 * _n] = Part(f"{_province}: my armies less rival's", less=int(NO_ARMY))
    PARTS[3, 3 * _n] = Part(f"{_province}: my marks")
    PARTS[3, 15 + 3 * _n] = Part(f"{_province}: rival's marks")
    PARTS[3, 30 + 4 * _n] = Part(
        f"{_province}: worth in rounds 3, 6, 9",
        ["-".join(map(str, display)) for display in DISPLAYS],
    )
    PARTS[BATTLE, 55 + _n] = flag(f"{_province}: fought this round")
for _shift, _label in zip(ARMIES_OUTSIDE, OUTSIDE, strict=True):
    PARTS[COURSE, _shift] = Part(_label)
for _n, _id in enumerate(WARLORD_IDS):
    PARTS[BATTLE, _n] = flag(f"my warlord: {_id}")
    PARTS[BATTLE, 10 + _n] = flag(f"warlord that I used: {_id}")
    PARTS[BATTLE, 20 + _n] = flag(f"warlord that rival used: {_id}")

EXTRA: list[Feature] = []  # no move is made in parts
