"""Chu Han oracle: cards, sets and the texts of moves. Naive on purpose."""

from collections import Counter
from collections.abc import Iterable

# CH-8.4: the order of cards in texts and unordered lists.
THREES = ["ji_bu", "yu_ji", "lyu_zhi", "xiao_he", "peng_yue", "xiahou_ying", "zhongli_mo"]
SIXES = ["ying_bu", "han_xin", "liu_bang", "xiang_yu"]
NAMES = THREES + SIXES
ORDER = ["1", "2", *THREES, "4", "5", *SIXES, "7", "8", "9", "0"]

# CH-1.1, CH-1.2: the 46 cards, in the order of CH-8.4.
COPIES = {"0": 1, "1": 9, "2": 8, "4": 6, "5": 5, "7": 3, "8": 2, "9": 1}
DECK = [card for card in ORDER for _ in range(COPIES.get(card, 1))]

# The rule of each ability (CH-5).
RULE_OF = {
    "ji_bu": "CH-5.1",
    "yu_ji": "CH-5.2",
    "ying_bu": "CH-5.3",
    "lyu_zhi": "CH-5.4",
    "xiao_he": "CH-5.5",
    "peng_yue": "CH-5.6",
    "xiahou_ying": "CH-5.7",
    "zhongli_mo": "CH-5.8",
    "han_xin": "CH-5.9",
    "liu_bang": "CH-5.10",
    "xiang_yu": "CH-5.11",
}
LEAD_ABILITIES = ["ji_bu", "yu_ji", "ying_bu"]
REACTIONS = ["lyu_zhi", "xiao_he"]
COUNTER_ONLY = ["peng_yue", "xiahou_ying", "han_xin", "liu_bang", "xiang_yu"]
PASSES = ["pass", "xiahou_ying", "xiang_yu"]

# CH-7 and data/chuhan.json: copies of each event.
EVENTS = {
    "calm": 5,
    "restraint": 1,
    "warlords": 1,
    "hongmen": 1,
    "hangu": 1,
    "gaixia": 1,
    "stabilization": 1,
    "hong_canal": 1,
    "mandate": 1,
    "sudden_charge": 1,
    "sound_advice": 1,
}


def bare(card: str) -> str:
    """The card without its star."""
    return card.removeprefix("*")


def starred(card: str) -> bool:
    """Whether the card comes from the Warlords row (CH-8.6)."""
    return card.startswith("*")


def is_card(word: str) -> bool:
    """CH-8.2: a card without a star."""
    return word in ORDER


def rank(card: str) -> int:
    """CH-1.2: the printed rank; a star makes no difference."""
    name = bare(card)
    if name in THREES:
        return 3
    if name in SIXES:
        return 6
    return int(name)


def in_order(cards: Iterable[str]) -> list[str]:
    """CH-8.4: the starred card stands behind its equal."""
    return sorted(cards, key=lambda card: (ORDER.index(bare(card)), starred(card)))


def lacking(wanted: Iterable[str], there: Iterable[str]) -> bool:
    """Whether some card is wanted more often than it is there."""
    return bool(Counter(wanted) - Counter(there))


def parse(text: str) -> list[str] | None:
    """CH-8.2, CH-8.4: the words of a move in canonical order; None when it is no move."""
    words = text.split()
    if not words:
        return None
    verb, rest = words[0], words[1:]
    if verb in ("writ", "pass", "allow", "decline"):
        return words if not rest else None
    if verb in ("place", "give", "take"):
        return words if len(rest) == 1 and is_card(rest[0]) else None
    if verb == "swap":
        good = len(rest) == 3 and is_card(rest[0]) and rest[1] == "for" and is_card(rest[2])
        return words if good else None
    if verb == "play":
        if not rest or not all(is_card(bare(word)) for word in rest):
            return None
        return ["play", *in_order(rest)]
    if verb == "use":
        if not rest or bare(rest[0]) not in NAMES:
            return None
        if not all(is_card(bare(word)) for word in rest[1:]):
            return None
        return ["use", rest[0], *in_order(rest[1:])]
    return None


def kind(words: list[str]) -> str:
    """The ability of a `use`, else the verb."""
    return bare(words[1]) if words[0] == "use" else words[0]


def natural_set(cards: list[str]) -> tuple[int, int] | None:
    """CH-3.1, CH-3.2: (size, rank) of a natural set, or None."""
    others = [card for card in cards if rank(card) != 0]
    zeros = len(cards) - len(others)
    if zeros > 1 or not cards:
        return None
    if not others:
        return (1, 0)
    if len({rank(card) for card in others}) != 1:
        return None
    return (len(cards), rank(others[0]))


def zhongli_set(cards: list[str]) -> tuple[int, int] | None:
    """CH-5.8: (size, rank) of the cards with Zhongli Mo, or None."""
    ranks = [rank(card) for card in cards]
    if len(ranks) < 2 or len(set(ranks)) != len(ranks):
        return None
    return (len(ranks), min(ranks))


def set_of(words: list[str]) -> tuple[int, int] | None:
    """CH-3.6: (size, rank) of the set that a standing play made; None when it is no set."""
    if words[0] == "play":
        return natural_set(words[1:])
    if kind(words) == "zhongli_mo":
        return zhongli_set(words[2:])
    if kind(words) == "peng_yue":
        return natural_set(words[2:])
    if kind(words) == "liu_bang":
        return (1, 10)
    return None


def laid_cards(words: list[str]) -> list[str]:
    """The cards that leave hand or row with this play: all but Ying Bu's prize."""
    if words[0] not in ("play", "use"):
        return []
    return words[1:2] if kind(words) == "ying_bu" else words[1:]


def trick_cards(words: list[str]) -> list[str]:
    """'Where cards lie': the cards (with stars) that lie in a text of `trick`."""
    if words[0] not in ("play", "use"):
        return []
    return words[1:2] if kind(words) in ("yu_ji", "ying_bu") else words[1:]
