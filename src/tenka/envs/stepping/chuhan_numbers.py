"""The numbers of Chu Han's moves. All but Zhongli Mo's sets, of which there are thousands, have one
each; his are laid card by card, in the order of CH-8.4.

Moves that need event cards come last, so that games without events end before them.
"""

from typing import Final

from mypy_extensions import i64

from tenka.envs.stepping.one_game import NO_MOVE
from tenka.games.chuhan.cards import (
    COPIES,
    IDS,
    JOKER_BIT,
    KINDS,
    NAMED_RANKS,
    PENG_YUE,
    RANK,
    YING_BU,
    YING_BU_PRIZES,
    YU_JI,
    ZHONGLI_MO,
    different,
    one,
)
from tenka.games.chuhan.data import HIGHEST_RANK
from tenka.games.chuhan.moves import (
    ALLOW,
    DECLINE,
    GIVE,
    PASS,
    PLACE,
    PLAY,
    SWAP,
    TAKE,
    USE,
    WRIT,
    is_ability,
    pack,
    text_of,
)


def natural_sets() -> list[i64]:
    """All sets of one rank, with and without the 0, and the 0 alone."""
    found: list[i64] = []
    rank: i64 = 1
    while rank <= HIGHEST_RANK:
        of_rank = [card for card in range(KINDS) if RANK[card] == rank]
        if rank in NAMED_RANKS:
            sets: list[i64] = [0]
            for card in of_rank:
                sets += [cards + one(card) for cards in sets]
            found += sets[1:]
        else:
            found += [n * one(of_rank[0]) for n in range(1, COPIES[of_rank[0]] + 1)]
        rank += 1
    found += [cards + JOKER_BIT for cards in found]
    found.append(JOKER_BIT)
    return found


def companions(ability: i64) -> list[i64]:
    """The cards that can go with an ability, but Zhongli Mo's: 0 stands for none."""
    if ability == PENG_YUE:
        return [cards for cards in natural_sets() if cards & one(ability) == 0]
    if ability == YU_JI:
        return [one(card) for card in range(KINDS) if card != ability]
    if ability == YING_BU:
        return [one(card) for card in range(KINDS) if one(card) & YING_BU_PRIZES != 0]
    return [0]


ABILITIES: Final[list[int]] = [
    card for card in range(KINDS) if is_ability(card) and card != ZHONGLI_MO
]
BEGIN_MIXED: Final[i64] = pack(USE, 0, ZHONGLI_MO)
BEGIN_STARRED: Final[i64] = pack(USE, 0, ZHONGLI_MO, ZHONGLI_MO)


def plain_moves() -> list[int]:
    """The moves of games without events."""
    found: list[int] = [pack(PASS), pack(ALLOW), pack(WRIT)]
    found += [pack(PLAY, cards) for cards in natural_sets()]
    for ability in ABILITIES:
        found += [pack(USE, cards, ability) for cards in companions(ability)]
    found.append(BEGIN_MIXED)
    return found


def event_moves() -> list[int]:
    """The moves that only event cards make possible."""
    found: list[int] = [pack(DECLINE)]
    for verb in (GIVE, TAKE, PLACE):
        found += [pack(verb, one(card)) for card in range(KINDS)]
    found += [pack(SWAP, one(mine), wanted) for mine in range(KINDS) for wanted in range(KINDS)]
    for cards in natural_sets():
        found += [pack(PLAY, cards, 0, star) for star in different(cards)]
    for ability in ABILITIES:
        for cards in companions(ability):
            found.append(pack(USE, cards, ability, ability))
            if ability == PENG_YUE:
                found += [pack(USE, cards, ability, star) for star in different(cards)]
    found.append(BEGIN_STARRED)
    return found


PLAIN: Final[list[int]] = plain_moves()
EVENT: Final[list[int]] = event_moves()
WITH_AT: Final[i64] = 1 + len(PLAIN)  # a card from the hand goes with Zhongli Mo
DONE: Final[i64] = WITH_AT + KINDS
EVENTS_AT: Final[i64] = DONE + 1  # so many numbers there are without events
WITH_STARRED_AT: Final[i64] = EVENTS_AT + len(EVENT)  # a card from the row goes with him
MOVES: Final[list[int]] = [
    NO_MOVE,
    *PLAIN,
    *([NO_MOVE] * (KINDS + 1)),
    *EVENT,
    *([NO_MOVE] * KINDS),
]
NUMBERS: Final[dict[int, int]] = {
    action: number for number, action in enumerate(MOVES) if action != NO_MOVE
}
TEXTS: Final[list[str]] = [
    "wait",
    *[text_of(action) for action in PLAIN],
    *[f"with {name}" for name in IDS],
    "done",
    *[text_of(action) for action in EVENT],
    *[f"with *{name}" for name in IDS],
]
