"""Moves in text and as actions.

An action is one number that says everything: the verb, the card from the Warlords row (its star),
the ability (or the card swapped for) and the other cards. Verbs are numbered in the order of text.
"""

from typing import Final

from mypy_extensions import i64

from tenka.games.chuhan.cards import (
    COPIES,
    IDS,
    KINDS,
    NUMBERS,
    RANK,
    YING_BU,
    YU_JI,
    count,
    each,
    has_names,
    one,
    size,
)

ALLOW: Final[i64] = 0
DECLINE: Final[i64] = 1
GIVE: Final[i64] = 2
PASS: Final[i64] = 3
PLACE: Final[i64] = 4
PLAY: Final[i64] = 5
SWAP: Final[i64] = 6
TAKE: Final[i64] = 7
USE: Final[i64] = 8
WRIT: Final[i64] = 9

VERBS: Final[list[str]] = [
    "allow", "decline", "give", "pass", "place", "play", "swap", "take", "use", "writ",
]  # fmt: skip

CARDS_SHIFT: Final[i64] = 14
ACTIONS: Final[int] = 1 << 45

# What a text can have that no action has: it is refused, at the place CH-8.7 gives it.
FINE: Final[i64] = 0
NO_MOVE: Final[i64] = 1
TOO_MANY: Final[i64] = 2  # a card more often than the deck has it
TWO_STARS: Final[i64] = 4
STARRED_AGAIN: Final[i64] = 8  # the ability's own card once more, with a star


def pack(verb: i64, cards: i64 = 0, other: i64 = 0, star: i64 = -1) -> i64:
    """An action; `star` is the card that comes from the Warlords row, -1 if none does."""
    return verb | ((star + 1) << 4) | (other << 9) | (cards << 14)


def verb_of(action: i64) -> i64:
    return action & 15


def star_of(action: i64) -> i64:
    return ((action >> 4) & 31) - 1


def other_of(action: i64) -> i64:
    """The ability of a `use`, the card a `swap` is for."""
    return (action >> 9) & 31


def cards_of(action: i64) -> i64:
    return action >> 14


def is_action(action: i64) -> bool:
    """Does the number say just what some text says?"""
    verb = verb_of(action)
    star = star_of(action)
    other = other_of(action)
    cards = cards_of(action)
    if verb == PLAY:
        return other == 0 and cards != 0 and (star < 0 or _among(cards, star))
    if verb == USE:
        if not is_ability(other) or cards & one(other) != 0:
            return False
        return star < 0 or star == other or _among(cards, star)
    if verb in (GIVE, PLACE, TAKE):
        return star < 0 and other == 0 and size(cards) == 1
    if verb == SWAP:
        return star < 0 and other < KINDS and size(cards) == 1
    return verb <= WRIT and action == verb


def _among(cards: i64, card: i64) -> bool:
    return card < KINDS and count(cards, card) > 0


def laid(action: i64) -> i64:
    """All cards that a `play` or `use` lays on the table, wherever they come from."""
    if verb_of(action) == PLAY:
        return cards_of(action)
    ability = other_of(action)
    if ability == YING_BU:
        return one(ability)
    return one(ability) + cards_of(action)


def from_hand(action: i64) -> i64:
    """The cards that a `play` or `use` takes from the hand."""
    star = star_of(action)
    return laid(action) - one(star) if star >= 0 else laid(action)


def in_trick(action: i64) -> i64:
    """The cards of a play that stands which lie in the trick."""
    verb = verb_of(action)
    if verb == PLAY:
        return cards_of(action)
    if verb != USE:
        return 0
    ability = other_of(action)
    if ability in (YU_JI, YING_BU):
        return one(ability)
    return one(ability) + cards_of(action)


def text_of(action: i64) -> str:
    """The canonical text (CH-8.4)."""
    verb = verb_of(action)
    words = [VERBS[verb]]
    star = star_of(action)
    if verb == USE:
        ability = other_of(action)
        words.append("*" + IDS[ability] if star == ability else IDS[ability])
        if star == ability:
            star = -1
    cards = each(cards_of(action))
    for at, card in enumerate(cards):
        last_of_kind = at + 1 == len(cards) or cards[at + 1] != card
        words.append("*" + IDS[card] if card == star and last_of_kind else IDS[card])
    if verb == SWAP:
        words.append("for")
        words.append(IDS[other_of(action)])
    return " ".join(words)


def read(text: str) -> tuple[i64, i64]:
    """The action of a text and what is wrong with it (`FINE`, or flags); any order and spacing."""
    words = text.split()
    if not words or words[0] not in VERBS:
        return 0, NO_MOVE
    verb: i64 = VERBS.index(words[0])
    rest = words[1:]
    if verb == PLAY:
        return _with_cards(verb, -1, rest) if rest else (0, NO_MOVE)
    if verb == USE:
        ability = NUMBERS.get(rest[0].removeprefix("*"), KINDS) if rest else KINDS
        return _with_cards(verb, ability, rest) if is_ability(ability) else (0, NO_MOVE)
    if verb == SWAP:
        if len(rest) != 3 or rest[1] != "for" or rest[0] not in NUMBERS or rest[2] not in NUMBERS:
            return 0, NO_MOVE
        return pack(verb, one(NUMBERS[rest[0]]), NUMBERS[rest[2]]), FINE
    if verb in (GIVE, PLACE, TAKE):
        if len(rest) != 1 or rest[0] not in NUMBERS:
            return 0, NO_MOVE
        return pack(verb, one(NUMBERS[rest[0]])), FINE
    return (0, NO_MOVE) if rest else (pack(verb), FINE)


def is_ability(card: i64) -> bool:
    """Has the card an ability to use?"""
    return card < KINDS and has_names(RANK[card])


def _with_cards(verb: i64, ability: i64, words: list[str]) -> tuple[i64, i64]:
    star: i64 = -1
    flags: i64 = FINE
    counts = [0] * KINDS
    for at, word in enumerate(words):
        name = word[1:] if word.startswith("*") else word
        if name not in NUMBERS:
            return 0, NO_MOVE
        card = NUMBERS[name]
        if word != name:
            if star >= 0:
                flags |= TWO_STARS
            else:
                star = card
            if at > 0 and card == ability:
                flags |= STARRED_AGAIN
        counts[card] += 1
    if verb == USE:
        counts[ability] -= 1
    cards: i64 = 0
    for card in range(KINDS):
        named = counts[card] + (1 if verb == USE and card == ability else 0)
        if named > COPIES[card]:
            flags |= TOO_MANY
        cards += one(card) * min(counts[card], COPIES[card])
    return pack(verb, cards, 0 if verb == PLAY else ability, star), flags
