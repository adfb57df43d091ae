"""Reading single fields of a position: the right type, the right range, or BadPosition."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tenka.core.errors import BadPosition

NOBODY: Final[int] = -1


def a_number(value: Any, field: str, least: int, most: int) -> int:
    if type(value) is not int or not least <= value <= most:
        raise BadPosition(f"{field}: a number from {least} to {most}, not {value!r}")
    return value


def a_flag(value: Any, field: str) -> bool:
    if type(value) is not bool:
        raise BadPosition(f"{field}: true or false, not {value!r}")
    return value


def a_choice(value: Any, field: str, choices: Sequence[Any]) -> Any:
    """One of these values, of the same type too."""
    for choice in choices:
        if type(value) is type(choice) and value == choice:
            return value
    raise BadPosition(f"{field}: {value!r}; allowed: {', '.join(repr(c) for c in choices)}")


def a_name(value: Any, field: str, names: list[str]) -> int:
    """The number of one of these names."""
    if not isinstance(value, str) or value not in names:
        raise BadPosition(f"{field}: {value!r}; allowed: {', '.join(names)}")
    return names.index(value)


def a_seat(value: Any, field: str, seats: int) -> int:
    if type(value) is not int or not 0 <= value < seats:
        raise BadPosition(f"{field}: {value!r} is no seat; seats are 0 to {seats - 1}")
    return value


def a_seat_or_nobody(value: Any, field: str, seats: int) -> int:
    """A seat, or NOBODY for null."""
    return NOBODY if value is None else a_seat(value, field, seats)


def a_list(value: Any, field: str) -> list[Any]:
    if not isinstance(value, list):
        raise BadPosition(f"{field}: a list, not {value!r}")
    return value


def a_name_list(value: Any, field: str, names: list[str]) -> list[int]:
    """Numbers of names."""
    return [a_name(name, field, names) for name in a_list(value, field)]


def a_seat_list(value: Any, field: str, seats: int) -> list[int]:
    return [a_seat(seat, field, seats) for seat in a_list(value, field)]


def each_once(found: list[int], field: str) -> list[int]:
    """The numbers of what a field lists, none of them twice."""
    if len(set(found)) != len(found):
        raise BadPosition(f"{field}: one stands there twice")
    return found


def names_once(value: Any, field: str, names: list[str]) -> list[int]:
    """Some of these names, none twice, by their numbers."""
    return each_once(a_name_list(value, field, names), field)


def seats_once(value: Any, field: str, seats: int) -> list[int]:
    """Some of the seats, none twice."""
    return each_once(a_seat_list(value, field, seats), field)


def a_pair(value: Any, field: str) -> list[Any]:
    """One for each of two seats."""
    if not isinstance(value, list) or len(value) != 2:
        raise BadPosition(f"{field}: a list of two, one for each seat, not {value!r}")
    return value


def a_pair_of_numbers(value: Any, field: str, least: int, most: int) -> list[int]:
    return [a_number(part, field, least, most) for part in a_pair(value, field)]


def a_pair_of_flags(value: Any, field: str) -> list[bool]:
    return [a_flag(part, field) for part in a_pair(value, field)]


def an_object(
    value: Any, field: str, allowed: Sequence[str], needed: bool = False
) -> dict[str, Any]:
    """An object with no other names than these; with `needed`, with all of them."""
    found: dict[str, Any]
    if isinstance(value, dict):
        found = value
    elif isinstance(value, Mapping):  # asked last: an abstract class takes its time to answer
        found = dict(value)
    else:
        raise BadPosition(f"{field}: an object, not {value!r}")
    for name in found:
        if name not in allowed:
            raise BadPosition(f"{field}: unknown {name!r}; there are: {', '.join(allowed)}")
    if needed:
        for name in allowed:
            if name not in found:
                raise BadPosition(f"{field}: {name!r} is missing")
    return found
