"""Sun Tzu reduced: the last round. Three provinces are laid alike, so that nothing happens there;
two are left to lay, with one of four loose cards. The marker makes up for Chu's better province."""

from itertools import combinations, product
from typing import Final

from tenka.core.contract import Json
from tenka.core.manifest import Deal

LOOSE: Final = ("7", "+1", "-1", "plague")
HELD: Final = 1
FRAMED: Final = ("4", "5", "6")
LAID: Final = {"qin": "1", "chu": "2", "jin_yan": "3"}
AROUND: Final[Json] = {
    "round": 9,
    "marker": 2,
    "armies": {"han_qi": 1, "wu": -1},
    "placed": [LAID, LAID],
}


def reduced_deals() -> list[Deal]:
    """Which loose cards each seat holds; the others are still in its deck."""
    held = list(combinations(LOOSE, HELD))
    return [
        Deal(
            1,
            {
                **AROUND,
                "hands": [[*FRAMED, *cards] for cards in both],
                "decks": [[card for card in LOOSE if card not in cards] for cards in both],
            },
        )
        for both in product(held, repeat=2)
    ]
