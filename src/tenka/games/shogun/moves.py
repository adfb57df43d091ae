"""Moves in text and as actions.

An action is one number that says everything: the verb, two names (field and card, or provinces)
and a number of armies.
"""

from typing import Final

from mypy_extensions import i64

from tenka.games.shogun.board import LANDS, NAMES, NUMBERS
from tenka.games.shogun.data import ARMIES
from tenka.games.shogun.table import (
    CARD_NAMES,
    CARD_NUMBERS,
    FIELD_COUNT,
    FIELD_NAMES,
    NO_CARD,
    SPECIAL_COUNT,
    SPECIAL_NAMES,
)

DRAFT_OPEN: Final[i64] = 0
DRAFT_TOP: Final[i64] = 1
DRAFT_GROUP: Final[i64] = 2
DRAFT_REFRESH: Final[i64] = 3
PLAN: Final[i64] = 4
CHOOSE: Final[i64] = 5
MOVE: Final[i64] = 6
STAY: Final[i64] = 7
REVOLT: Final[i64] = 8
VERBS: Final[i64] = 9

DRAFTS: Final[list[str]] = ["open", "top", "group", "refresh"]
FIRST: Final[i64] = 4  # where the parts begin
SECOND: Final[i64] = 10
NUMBER: Final[i64] = 16
MASK: Final[i64] = 63
ACTIONS: Final[int] = 1 << 22
TOO_MANY: Final[i64] = 63  # any number that no player has armies for
NO_MOVE: Final[i64] = -1


def pack(verb: i64, first: i64 = 0, second: i64 = 0, number: i64 = 0) -> i64:
    return verb | (first << FIRST) | (second << SECOND) | (number << NUMBER)


def verb_of(action: i64) -> i64:
    return action & 15


def first_of(action: i64) -> i64:
    """The field of a plan, the special card chosen, the province that is taken, left or named."""
    return (action >> FIRST) & MASK


def second_of(action: i64) -> i64:
    """The card of a plan, the province marched to."""
    return (action >> SECOND) & MASK


def number_of(action: i64) -> i64:
    """The armies that march, the size of a group."""
    return action >> NUMBER


def is_action(action: i64) -> bool:
    """Does the number say just what some text says?"""
    verb = action & 15
    first = (action >> FIRST) & MASK
    second = (action >> SECOND) & MASK
    number = action >> NUMBER
    if verb >= VERBS or number > ARMIES:
        return False
    if verb == PLAN:
        return first < FIELD_COUNT and second <= NO_CARD and number == 0
    if verb == MOVE:
        return first < LANDS and second < LANDS and number > 0
    if second != 0:
        return False
    if verb == DRAFT_OPEN:
        return first < LANDS and number > 0
    if verb == DRAFT_GROUP:
        return first == 0 and number > 0
    if number != 0:
        return False
    if verb == CHOOSE:
        return first < SPECIAL_COUNT
    if verb == REVOLT:
        return first < LANDS
    return first == 0


def text_of(action: i64) -> str:
    """The canonical text."""
    verb = verb_of(action)
    first = first_of(action)
    if verb == PLAN:
        return f"plan {FIELD_NAMES[first]} {CARD_NAMES[second_of(action)]}"
    if verb == MOVE:
        return f"move {NAMES[first]} {NAMES[second_of(action)]} {number_of(action)}"
    if verb == CHOOSE:
        return "choose " + SPECIAL_NAMES[first]
    if verb == STAY:
        return "stay"
    if verb == REVOLT:
        return "revolt " + NAMES[first]
    if verb == DRAFT_OPEN:
        return f"draft open {NAMES[first]} {number_of(action)}"
    if verb == DRAFT_GROUP:
        return f"draft group {number_of(action)}"
    return "draft " + DRAFTS[verb]


def read(text: str) -> i64:
    """The action of a text, letter for letter (SG-8.2), or NO_MOVE."""
    words = text.split(" ")
    verb = words[0]
    count = len(words)
    if verb == "plan" and count == 3:
        if words[1] in FIELD_NAMES and words[2] in CARD_NUMBERS:
            return pack(PLAN, FIELD_NAMES.index(words[1]), CARD_NUMBERS[words[2]])
    elif verb == "move" and count == 4:
        number = _number(words[3])
        if words[1] in NUMBERS and words[2] in NUMBERS and number > 0:
            return pack(MOVE, NUMBERS[words[1]], NUMBERS[words[2]], number)
    elif verb == "choose" and count == 2:
        if words[1] in SPECIAL_NAMES:
            return pack(CHOOSE, SPECIAL_NAMES.index(words[1]))
    elif verb == "revolt" and count == 2:
        if words[1] in NUMBERS:
            return pack(REVOLT, NUMBERS[words[1]])
    elif verb == "draft":
        return _read_draft(words)
    elif text == "stay":
        return pack(STAY)
    return NO_MOVE


def _read_draft(words: list[str]) -> i64:
    text = " ".join(words)
    if text == "draft top":
        return pack(DRAFT_TOP)
    if text == "draft refresh":
        return pack(DRAFT_REFRESH)
    number = _number(words[len(words) - 1])
    if number > 0:
        if len(words) == 4 and words[1] == "open" and words[2] in NUMBERS:
            return pack(DRAFT_OPEN, NUMBERS[words[2]], 0, number)
        if len(words) == 3 and words[1] == "group":
            return pack(DRAFT_GROUP, 0, 0, number)
    return NO_MOVE


def _number(word: str) -> i64:
    """A number from 1 on without leading zeros, or 0."""
    if not word.isascii() or not word.isdigit() or word.startswith("0"):
        return 0
    return min(TOO_MANY, i64(int(word))) if len(word) < 4 else TOO_MANY
