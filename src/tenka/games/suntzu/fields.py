"""Reading fields of a position that only this game has: cards, provinces, Warlords."""

from typing import Any

from tenka.core.errors import BadPosition
from tenka.core.fields import a_list, a_name, a_pair, an_object
from tenka.games.suntzu.cards import NUMBERS
from tenka.games.suntzu.data import PROVINCES
from tenka.games.suntzu.provinces import NUMBERS as PROVINCE_NUMBERS
from tenka.games.suntzu.table import WARLORD_IDS


def by_province(value: Any, field: str) -> dict[int, Any]:
    """An object with provinces as names, by the number of the province."""
    found = an_object(value, field, PROVINCES)
    return {PROVINCE_NUMBERS[name]: found[name] for name in found}


def a_card(value: Any, field: str) -> int:
    if not isinstance(value, str) or value not in NUMBERS:
        raise BadPosition(f"{field}: {value!r} is no card; cards are: {', '.join(NUMBERS)}")
    return NUMBERS[value]


def card_lists(value: Any, field: str) -> list[list[int]]:
    return [
        [a_card(card, field) for card in a_list(cards, field)] for cards in a_pair(value, field)
    ]


def warlord_sets(value: Any, field: str) -> list[int]:
    """Two sets of Warlords, a bit each; a string or null may stand for a list."""
    found: list[int] = []
    for named in a_pair(value, field):
        ids = [] if named is None else [named] if isinstance(named, str) else a_list(named, field)
        bits = 0
        for id in ids:
            number = a_name(id, field, WARLORD_IDS)
            if bits >> number & 1:
                raise BadPosition(f"{field}: {id!r} twice")
            bits |= 1 << number
        found.append(bits)
    return found
