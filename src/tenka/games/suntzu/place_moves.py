"""The moves of laying, made ahead: most decisions of a game are of this kind.

In the order of text the kinds of card fall into four groups that stand behind each other. For each
group, province and choice of kinds from the group the moves are listed once.

A hand of 2, 3 and 10 at chu, province 1: `different` has the bits 2 (kind 1), 4 (kind 2) and 18
(kind 9). Of the first and the last group nothing is there, index 0: no moves. Of the second, the 10
alone: bit 18, 17 to the right and cut to 2, so index 2, and SECOND[1 * 4 + 2] is `place chu 10`. Of
the third, 2 to 6 in every other bit from bit 2 on, the 2 and the 3: 0b101, and
THIRD[1 * WIDTH_2 + 5] is `place chu 2`, `place chu 3`.
"""

from typing import Final

from mypy_extensions import i64

from tenka.games.suntzu.cards import BY_TEXT
from tenka.games.suntzu.data import PROVINCES
from tenka.games.suntzu.moves import PLACE, pack

# Kinds by their numbers: +1 +2 +3 -1, then 1 and 10, then 2 to 6, then 7 8 9 and the plague.
GROUPS: Final[list[list[int]]] = [[10, 11, 12, 13], [0, 9], [1, 2, 3, 4, 5], [6, 7, 8, 14]]


def _bits(kinds: int) -> int:
    """The bits that say which kinds are there, as `different` gives them."""
    return sum(1 << 2 * kind for kind in range(15) if (kinds >> kind) & 1)


def _listed(group: int) -> list[list[int]]:
    """The moves for each province and index of a group, one after the other."""
    width = WIDTHS[group]
    found: list[list[int]] = [[] for _ in range(len(PROVINCES) * width)]
    for chosen in range(1 << len(GROUPS[group])):
        kinds = [kind for n, kind in enumerate(GROUPS[group]) if (chosen >> n) & 1]
        index = _index(group, _bits(sum(1 << kind for kind in kinds)))
        for province in range(len(PROVINCES)):
            found[province * width + index] = [
                pack(PLACE, kind, province) for kind in BY_TEXT if kind in kinds
            ]
    return found


def _index(group: i64, different_cards: i64) -> i64:
    """Which kinds of a group are there, in a number below the group's width."""
    if group == 0:
        return (different_cards >> 20) & 0x55
    if group == 1:
        return (different_cards & 1) | ((different_cards >> 17) & 2)
    if group == 2:
        return (different_cards >> 2) & 0x155
    return ((different_cards >> 12) & 0x15) | ((different_cards >> 22) & 0x40)


WIDTH_0: Final[i64] = 0x56
WIDTH_1: Final[i64] = 4
WIDTH_2: Final[i64] = 0x156
WIDTH_3: Final[i64] = 0x56
WIDTHS: Final[list[int]] = [WIDTH_0, WIDTH_1, WIDTH_2, WIDTH_3]
FIRST: Final[list[list[int]]] = _listed(0)
SECOND: Final[list[list[int]]] = _listed(1)
THIRD: Final[list[list[int]]] = _listed(2)
FOURTH: Final[list[list[int]]] = _listed(3)


def places(different_cards: i64, province: i64) -> list[int]:
    """The moves that lay one of these kinds at the province, sorted by text."""
    found = FIRST[province * WIDTH_0 + _index(0, different_cards)].copy()
    found += SECOND[province * WIDTH_1 + _index(1, different_cards)]
    found += THIRD[province * WIDTH_2 + _index(2, different_cards)]
    found += FOURTH[province * WIDTH_3 + _index(3, different_cards)]
    return found
