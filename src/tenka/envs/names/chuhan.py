"""What each bit of an observation of Chu Han means: the fields of `bots/chuhan/features.py`, then
those of `envs/stepping/chuhan.py`. And of a move: the fields of `describe` there."""

from tenka.bots.chuhan.features import STATE_FIELDS
from tenka.bots.chuhan.net_inputs import ACTION, LEFT, SHAPE, SITUATION
from tenka.bots.learned.packing import Feature
from tenka.envs.names.part import WHOSE, Part, Parts, flag
from tenka.games.chuhan.cards import IDS, ZHONGLI_MO, shift
from tenka.games.chuhan.moves import CARDS_SHIFT, VERBS
from tenka.games.chuhan.table import EVENT_IDS, PHASES

CARDS_IN = (
    "my hand",
    "rival's hand, as I know it",
    "my hand, as the rival knows it",
    "discard pile",
    "trick",
    "row",
    "the pile's first two, as I saw them",
    "the pile's next cards, as I saw them",
    "cards of the pending play",
    "cards I have not seen",
)
LAID, BEGUN = STATE_FIELDS, STATE_FIELDS + 1
LAID_CARDS = "cards laid with zhongli_mo so far"

PARTS: Parts = {
    (SITUATION, 0): Part("phase", PHASES),
    (SITUATION, 3): Part("event", EVENT_IDS),
    (SITUATION, 7): Part("my points"),
    (SITUATION, 12): Part("rival's points"),
    (SITUATION, 17): Part("rival's cards"),
    (SITUATION, 23): Part("my writs"),
    (SITUATION, 26): Part("rival's writs"),
    (SITUATION, 29): Part("writs left"),
    (SITUATION, 32): Part("size of the last set"),
    (SITUATION, 36): Part("rank of the last set"),
    (SITUATION, 40): Part("pending ability", ("none", *IDS)),
    (SITUATION, 45): Part("lead ability", ("not used", "used", "cancelled")),
    (SITUATION, 47): flag("points are doubled"),
    (SITUATION, 48): flag("this turn's writ is used"),
    (SITUATION, 49): flag("a set must be played"),
    (SITUATION, 50): flag("my hand is open"),
    (SITUATION, 51): flag("rival's hand is open"),
    (SITUATION, 52): flag("lyu_zhi has answered"),
    (SITUATION, 53): Part("highest card of hangu", WHOSE),
    (SITUATION, 55): flag("the last play is mine"),
    (BEGUN, 0): flag("zhongli_mo is begun"),
    (BEGUN, 1): Part("card of the row in this play", ("none", *IDS)),
}
for _card, _id in enumerate(IDS):
    for _field, _label in enumerate(CARDS_IN):
        PARTS[_field, shift(_card)] = Part(f"{_label}: {_id}")
    PARTS[LAID, shift(_card)] = flag(f"{LAID_CARDS}: {_id}")

EXTRA: list[Feature] = [
    *[(LAID, shift(card), 1, 1, False) for card in range(len(IDS)) if card != ZHONGLI_MO],
    (BEGUN, 0, 1, 1, False),
    *[(BEGUN, 1, 5, card + 1, False) for card in range(len(IDS))],
]

MOVE_PARTS: Parts = {
    (ACTION, 0): Part("move", VERBS),
    (ACTION, 4): Part("card of the row in this move", ("none", *IDS)),
    (SHAPE, 0): Part("ability, or card swapped for", (*IDS, "none")),
    (SHAPE, 5): Part("size of the set"),
    (SHAPE, 9): Part("rank of the set"),
    (SHAPE, 13): Part("my cards after it"),
    (SHAPE, 19): Part("ranks in my hand after it"),
    (SHAPE, 23): Part("ranks with a single card after it"),
}
for _card, _id in enumerate(IDS):
    MOVE_PARTS[ACTION, CARDS_SHIFT + shift(_card)] = Part(f"cards of the move: {_id}")
    MOVE_PARTS[LEFT, shift(_card)] = Part(f"my hand after it: {_id}")
