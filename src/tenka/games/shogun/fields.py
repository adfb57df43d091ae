"""Reading single fields of a position: the right type, the right range, or BadPosition."""

from collections.abc import Mapping
from typing import Any, Final

from tenka.core.errors import BadPosition
from tenka.games.shogun.board import NUMBERS
from tenka.games.shogun.table import ACTION_NAMES, COLOUR_NAMES, PEASANT, SPECIAL_NAMES

MOST: Final[int] = 10**9


def an_object(value: Any, field: str, allowed: tuple[str, ...]) -> Mapping[str, Any]:
    """An object that has no other fields than these."""
    if not isinstance(value, Mapping):
        raise BadPosition(f"{field}: an object, not {value!r}")
    for name in value:
        if name not in allowed:
            raise BadPosition(f"{field}: unknown {name!r}; there are: {', '.join(allowed)}")
    return value


def a_number(
    source: Mapping[str, Any], field: str, default: int | None, least: int = 0, most: int = MOST
) -> int:
    value = source.get(field, default)
    if type(value) is not int or not least <= value <= most:
        raise BadPosition(f"{field}: a number from {least} to {most}, not {value!r}")
    return value


def a_flag(source: Mapping[str, Any], field: str) -> bool:
    value = source.get(field, False)
    if type(value) is not bool:
        raise BadPosition(f"{field}: true or false, not {value!r}")
    return value


def a_name(value: Any, field: str, names: list[str]) -> int:
    """The number of one of these names."""
    if not isinstance(value, str) or value not in names:
        raise BadPosition(f"{field}: {value!r}; allowed: {', '.join(names)}")
    return names.index(value)


def a_list(value: Any, field: str) -> list[Any]:
    if not isinstance(value, list):
        raise BadPosition(f"{field}: a list, not {value!r}")
    return value


def a_name_list(value: Any, field: str, names: list[str]) -> list[int]:
    """Numbers of names, each at most once."""
    found = [a_name(name, field, names) for name in a_list(value, field)]
    if len(set(found)) != len(found):
        raise BadPosition(f"{field}: {value!r} names one twice")
    return found


def a_province_list(value: Any, field: str, out: int) -> list[int]:
    """Numbers of provinces that are in the game, each at most once."""
    found: list[int] = []
    for name in a_list(value, field):
        number = a_province(name, field, out)
        if number in found:
            raise BadPosition(f"{field}: {name!r} stands there twice")
        found.append(number)
    return found


def a_province(name: Any, field: str, out: int) -> int:
    if not isinstance(name, str) or name not in NUMBERS:
        raise BadPosition(f"{field}: there is no province {name!r}")
    number = NUMBERS[name]
    if out >> number & 1:
        raise BadPosition(f"{field}: {name} is out of the game")
    return number


def a_seat(value: Any, field: str, seats: int) -> int:
    if type(value) is not int or not 0 <= value < seats:
        raise BadPosition(f"{field}: {value!r} is no seat")
    return value


def a_seat_list(value: Any, field: str, seats: int) -> list[int]:
    """Seats, each at most once."""
    found = a_list(value, field)
    for seat in found:
        a_seat(seat, field, seats)
    if len(set(found)) != len(found):
        raise BadPosition(f"{field}: {value!r} names a seat twice")
    return found.copy()


def cube_counts(value: Any, field: str, seats: int) -> list[int]:
    """Cubes by colour."""
    counts = [0] * len(COLOUR_NAMES)
    allowed = (*COLOUR_NAMES[:seats], COLOUR_NAMES[PEASANT])
    for colour in an_object(value, field, allowed):
        counts[COLOUR_NAMES.index(colour)] = a_number(value, colour, 0)
    return counts


def event_cards(value: Any, field: str) -> list[int]:
    found = a_list(value, field)
    for n in found:
        if type(n) is not int or not 1 <= n <= 12:
            raise BadPosition(f"{field}: events are numbers from 1 to 12, not {n!r}")
    return found.copy()


def forced_outcome(entry: Any, seats: int) -> dict[str, Any]:
    """An entry of `chance` of the right form, as our own copy; whether it can be is seen later."""
    if not isinstance(entry, Mapping) or len(entry) != 1:
        raise BadPosition(f"chance: an object with one key, not {entry!r}")
    ((kind, value),) = entry.items()
    if kind == "throw":
        cube_counts(value, "chance: throw", seats)
        return {kind: dict(value)}
    if kind == "event":
        event_cards([value], "chance: event")
        return {kind: value}
    if kind == "lot":
        return {kind: a_seat_list(value, "chance: lot", seats)}
    if kind == "draw":
        a_province_list(value, "chance: draw", 0)
        return {kind: value.copy()}
    if kind in ("actions", "specials"):
        names = ACTION_NAMES if kind == "actions" else SPECIAL_NAMES
        if len(a_name_list(value, f"chance: {kind}", names)) != len(names):
            raise BadPosition(f"chance: {kind}: all {len(names)} are needed")
        return {kind: value.copy()}
    raise BadPosition(f"chance: there is no {kind!r}")
