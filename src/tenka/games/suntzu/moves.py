"""Moves in text and as actions.

An action is one number: the verb, what it is about (a card, a Warlord, a province) and up to two
provinces. Verbs are numbered in the order of text.
"""

from typing import Final

from mypy_extensions import i64

from tenka.games.suntzu.cards import IDS, KINDS, NUMBERS
from tenka.games.suntzu.data import PROVINCES
from tenka.games.suntzu.provinces import COUNT
from tenka.games.suntzu.provinces import NUMBERS as PROVINCE_NUMBERS
from tenka.games.suntzu.table import MOVE_ARMY, REINFORCE, REMOVE_ARMY, WARLORD_IDS

DECLINE: Final[i64] = 0
INFANTRY: Final[i64] = 1
KEEP: Final[i64] = 2
PASS: Final[i64] = 3
PAY: Final[i64] = 4
PLACE: Final[i64] = 5
REVEAL: Final[i64] = 6
SUPPORT: Final[i64] = 7
TAKE: Final[i64] = 8
TRANSFER: Final[i64] = 9
USE: Final[i64] = 10
WARLORD: Final[i64] = 11

VERBS: Final[list[str]] = [
    "decline", "infantry", "keep", "pass", "pay", "place", "reveal", "support", "take",
    "transfer", "use", "warlord",
]  # fmt: skip
VERB_NUMBERS: Final[dict[str, int]] = {verb: number for number, verb in enumerate(VERBS)}
WARLORD_NUMBERS: Final[dict[str, int]] = {id: number for number, id in enumerate(WARLORD_IDS)}
POOL: Final[i64] = 5  # beside the five provinces, what a payment can come from
ACTIONS: Final[int] = 1 << 16
NO_MOVE: Final[i64] = -1


def pack(verb: i64, what: i64 = 0, where: i64 = -1, to: i64 = -1) -> i64:
    """An action: `what` is a card, a Warlord or a province; provinces are -1 where none is."""
    return verb | (what << 4) | ((where + 1) << 8) | ((to + 1) << 12)


def verb_of(action: i64) -> i64:
    return action & 15


def what_of(action: i64) -> i64:
    return (action >> 4) & 15


def where_of(action: i64) -> i64:
    return ((action >> 8) & 15) - 1


def to_of(action: i64) -> i64:
    return ((action >> 12) & 15) - 1


def provinces_of(verb: i64, what: i64) -> i64:
    """How many provinces a move of this kind names beside what it is about."""
    if verb == PLACE:
        return 1
    if verb == USE:
        if what == MOVE_ARMY:
            return 2
        return 1 if what in (REMOVE_ARMY, REINFORCE) else 0
    return 0


def is_action(action: i64) -> bool:
    """Does the number say just what some text says?"""
    verb = verb_of(action)
    what = what_of(action)
    where = where_of(action)
    to = to_of(action)
    if verb == PLACE:
        return what < KINDS and 0 <= where < COUNT and to < 0
    if verb > WARLORD or where >= COUNT or to >= COUNT:
        return False
    if verb in (DECLINE, INFANTRY, PASS):
        return action == verb
    named = provinces_of(verb, what)
    if (where >= 0) != (named > 0) or (to >= 0) != (named > 1):
        return False
    if verb in (KEEP, SUPPORT):
        return what < KINDS
    if verb == PAY:
        return what <= POOL
    if verb in (REVEAL, TRANSFER):
        return what < COUNT
    return what < len(WARLORD_IDS)


def text_of(action: i64) -> str:
    """The canonical text."""
    verb = verb_of(action)
    what = what_of(action)
    word = VERBS[verb]
    if verb in (DECLINE, INFANTRY, PASS):
        return word
    if verb == PLACE:
        return f"{word} {PROVINCES[where_of(action)]} {IDS[what]}"
    if verb in (KEEP, SUPPORT):
        return f"{word} {IDS[what]}"
    if verb == PAY:
        return f"{word} pool" if what == POOL else f"{word} {PROVINCES[what]}"
    if verb in (REVEAL, TRANSFER):
        return f"{word} {PROVINCES[what]}"
    text = f"{word} {WARLORD_IDS[what]}"
    if where_of(action) >= 0:
        text += f" {PROVINCES[where_of(action)]}"
    if to_of(action) >= 0:
        text += f" {PROVINCES[to_of(action)]}"
    return text


def read(text: str) -> i64:
    """The action of a text, NO_MOVE if it is none (ST-9.2)."""
    words = text.split(" ")
    if words[0] not in VERB_NUMBERS:
        return NO_MOVE
    verb: i64 = VERB_NUMBERS[words[0]]
    rest = words[1:]
    if verb in (DECLINE, INFANTRY, PASS):
        return NO_MOVE if rest else pack(verb)
    if not rest:
        return NO_MOVE
    if verb == PLACE:
        if len(rest) != 2 or rest[0] not in PROVINCE_NUMBERS or rest[1] not in NUMBERS:
            return NO_MOVE
        return pack(verb, NUMBERS[rest[1]], PROVINCE_NUMBERS[rest[0]])
    what: i64 = _number(verb, rest[0])
    if what < 0 or len(rest) != 1 + provinces_of(verb, what):
        return NO_MOVE
    where: i64 = -1
    to: i64 = -1
    if len(rest) > 1:
        where = PROVINCE_NUMBERS.get(rest[1], -1)
        if where < 0:
            return NO_MOVE
    if len(rest) > 2:
        to = PROVINCE_NUMBERS.get(rest[2], -1)
        if to < 0:
            return NO_MOVE
    return pack(verb, what, where, to)


def _number(verb: i64, word: str) -> i64:
    """What the word after the verb names."""
    if verb in (KEEP, SUPPORT):
        return NUMBERS.get(word, -1)
    if verb in (TAKE, USE, WARLORD):
        return WARLORD_NUMBERS.get(word, -1)
    if verb == PAY and word == "pool":
        return POOL
    return PROVINCE_NUMBERS.get(word, -1)
