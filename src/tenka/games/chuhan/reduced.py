"""Chu Han reduced: all cards but ten are discarded, and each hand has three. All writs are taken:
whoever goes out scores at least three for them, and has won."""

from collections import Counter
from itertools import combinations
from typing import Final

from tenka.core.contract import Json
from tenka.core.manifest import Deal

CARDS: Final = ("1", "1", "1", "1", "4", "4", "lyu_zhi", "han_xin", "7", "7")
HAND: Final = 3
AROUND: Final[Json] = {"scores": [28, 28], "writs": [3, 3]}


def reduced_deals() -> list[Deal]:
    """Every split of the cards into two hands and the pile; equal ones are one deal."""
    ways: Counter[tuple[tuple[str, ...], ...]] = Counter()
    every = frozenset(range(len(CARDS)))
    for first in combinations(sorted(every), HAND):
        for second in combinations(sorted(every - set(first)), HAND):
            rest = sorted(every - set(first) - set(second))
            ways[tuple(tuple(CARDS[n] for n in part) for part in (first, second, rest))] += 1
    return [
        Deal(n, {**AROUND, "hands": [list(first), list(second)], "pile": list(pile)})
        for (first, second, pile), n in ways.items()
    ]
