"""Reduced games: so few cards, provinces and rounds that they can be solved exactly.

They are positions near the end of the game, played by the same engine and rules to the end. All
that chance still decides is in the deal, and all deals are listed.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from functools import cache
from itertools import combinations, product
from typing import NamedTuple

from tenka.core.contract import Json
from tenka.core.errors import BadOption


class Deal(NamedTuple):
    """A position to begin with; of two deals, one with twice the weight comes twice as often."""

    weight: int
    position: Json


# Chu Han: all cards but these are discarded, and each hand has three. All writs are taken: whoever
# goes out scores at least three for them, and has won.
CHUHAN_CARDS = ("1", "1", "1", "1", "4", "4", "lyu_zhi", "han_xin", "7", "7")
CHUHAN_HAND = 3
CHUHAN_AROUND: Json = {"scores": [28, 28], "writs": [3, 3]}

# Sun Tzu: the last round. Three provinces are laid alike, so that nothing happens there; two are
# left to lay, with one of four loose cards. The marker makes up for Chu's better province.
SUNTZU_LOOSE = ("7", "+1", "-1", "plague")
SUNTZU_HELD = 1
SUNTZU_FRAMED = ("4", "5", "6")
SUNTZU_LAID = {"qin": "1", "chu": "2", "jin_yan": "3"}
SUNTZU_AROUND: Json = {
    "round": 9,
    "marker": 2,
    "armies": {"han_qi": 1, "wu": -1},
    "placed": [SUNTZU_LAID, SUNTZU_LAID],
}


def _chuhan() -> list[Deal]:
    """Every split of the cards into two hands and the pile; equal ones are one deal."""
    ways: Counter[tuple[tuple[str, ...], ...]] = Counter()
    every = frozenset(range(len(CHUHAN_CARDS)))
    for first in combinations(sorted(every), CHUHAN_HAND):
        for second in combinations(sorted(every - set(first)), CHUHAN_HAND):
            rest = sorted(every - set(first) - set(second))
            ways[tuple(tuple(CHUHAN_CARDS[n] for n in part) for part in (first, second, rest))] += 1
    return [
        Deal(n, {**CHUHAN_AROUND, "hands": [list(first), list(second)], "pile": list(pile)})
        for (first, second, pile), n in ways.items()
    ]


def _suntzu() -> list[Deal]:
    """Which loose cards each seat holds; the others are still in its deck."""
    held = list(combinations(SUNTZU_LOOSE, SUNTZU_HELD))
    return [
        Deal(
            1,
            {
                **SUNTZU_AROUND,
                "hands": [[*SUNTZU_FRAMED, *cards] for cards in both],
                "decks": [[card for card in SUNTZU_LOOSE if card not in cards] for cards in both],
            },
        )
        for both in product(held, repeat=2)
    ]


REDUCED: Mapping[str, Callable[[], list[Deal]]] = {"chuhan": _chuhan, "suntzu": _suntzu}


@cache
def deals_of(game_id: str) -> tuple[Deal, ...]:
    """All deals of a game's reduced form; BadOption if it has none."""
    if game_id not in REDUCED:
        raise BadOption(f"{game_id} has no reduced game; there are: {', '.join(REDUCED)}")
    return tuple(REDUCED[game_id]())
