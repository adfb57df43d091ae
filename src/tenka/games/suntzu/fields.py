"""Reading single fields of a position: the right type, the right range, or BadPosition."""

from collections.abc import Mapping
from typing import Any

from tenka.core.errors import BadPosition
from tenka.games.suntzu.cards import NUMBERS
from tenka.games.suntzu.data import EVENTS, PROVINCES
from tenka.games.suntzu.moves import WARLORD_NUMBERS
from tenka.games.suntzu.provinces import NUMBERS as PROVINCE_NUMBERS

Json = Mapping[str, Any]


def a_number(value: Any, field: str, least: int, most: int) -> int:
    if type(value) is not int or not least <= value <= most:
        raise BadPosition(f"{field}: a number from {least} to {most}, not {value!r}")
    return value


def a_flag(value: Any, field: str) -> bool:
    if type(value) is not bool:
        raise BadPosition(f"{field}: true or false, not {value!r}")
    return value


def a_choice(value: Any, field: str, choices: list[Any]) -> Any:
    for choice in choices:
        if type(value) is type(choice) and value == choice:
            return value
    raise BadPosition(f"{field}: {value!r}; allowed: {', '.join(repr(c) for c in choices)}")


def a_seat(value: Any, field: str) -> int:
    """A seat, -1 for null."""
    found = a_choice(value, field, [None, 0, 1])
    return -1 if found is None else found


def a_pair(value: Any, field: str) -> list[Any]:
    if not isinstance(value, list) or len(value) != 2:
        raise BadPosition(f"{field}: a list of two, one for each seat, not {value!r}")
    return value


def numbers(value: Any, field: str, least: int, most: int) -> list[int]:
    return [a_number(part, field, least, most) for part in a_pair(value, field)]


def flags(value: Any, field: str) -> list[bool]:
    return [a_flag(part, field) for part in a_pair(value, field)]


def an_object(value: Any, field: str, names: list[str], needed: bool = False) -> dict[str, Any]:
    """An object with no other names than these; with `needed`, with all of them."""
    if not isinstance(value, dict):
        raise BadPosition(f"{field}: an object, not {value!r}")
    for name in value:
        if name not in names:
            raise BadPosition(f"{field}: {name!r}; allowed: {', '.join(names)}")
    if needed:
        for name in names:
            if name not in value:
                raise BadPosition(f"{field}: {name!r} is missing")
    return value


def by_province(value: Any, field: str) -> dict[int, Any]:
    """An object with provinces as names, by the number of the province."""
    found = an_object(value, field, list(PROVINCES))
    return {PROVINCE_NUMBERS[name]: found[name] for name in found}


def a_card(value: Any, field: str) -> int:
    if not isinstance(value, str) or value not in NUMBERS:
        raise BadPosition(f"{field}: {value!r} is no card; cards are: {', '.join(NUMBERS)}")
    return NUMBERS[value]


def card_lists(value: Any, field: str) -> list[list[int]]:
    found: list[list[int]] = []
    for cards in a_pair(value, field):
        if not isinstance(cards, list):
            raise BadPosition(f"{field}: a list of cards, not {cards!r}")
        found.append([a_card(card, field) for card in cards])
    return found


def warlord_sets(value: Any, field: str) -> list[int]:
    """Two sets of Warlords, a bit each; a string or null may stand for a list."""
    found: list[int] = []
    for named in a_pair(value, field):
        ids = [] if named is None else [named] if isinstance(named, str) else named
        if not isinstance(ids, list):
            raise BadPosition(f"{field}: a list of Warlords, not {named!r}")
        bits = 0
        for id in ids:
            if not isinstance(id, str) or id not in WARLORD_NUMBERS:
                names = ", ".join(WARLORD_NUMBERS)
                raise BadPosition(f"{field}: {id!r} is no Warlord; there are: {names}")
            if bits >> WARLORD_NUMBERS[id] & 1:
                raise BadPosition(f"{field}: {id!r} twice")
            bits |= 1 << WARLORD_NUMBERS[id]
        found.append(bits)
    return found


def named_list(value: Any, field: str, names: list[str]) -> list[int]:
    """A list of some of these names, none twice, by their numbers."""
    if not isinstance(value, list):
        raise BadPosition(f"{field}: a list, not {value!r}")
    found: list[int] = []
    for name in value:
        if not isinstance(name, str) or name not in names:
            raise BadPosition(f"{field}: {name!r}; there are: {', '.join(names)}")
        if names.index(name) in found:
            raise BadPosition(f"{field}: {name!r} twice")
        found.append(names.index(name))
    return found


def event_list(value: Any, field: str) -> list[int]:
    return named_list(value, field, list(EVENTS))
