"""Reading fields of a position that only this game has: provinces, cubes, events, chance."""

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from tenka.core.errors import BadPosition
from tenka.core.fields import (
    a_list,
    a_number,
    an_object,
    each_once,
    names_once,
    seats_once,
)
from tenka.games.shogun.board import NUMBERS
from tenka.games.shogun.data import EVENTS
from tenka.games.shogun.table import ACTION_NAMES, COLOUR_NAMES, PEASANT, SPECIAL_NAMES

MOST: Final[int] = 10**9


def a_count(source: Mapping[str, Any], field: str, default: int = 0) -> int:
    """A number with no other limit than that it is not negative."""
    return a_number(source.get(field, default), field, 0, MOST)


def a_province(name: Any, field: str, out: int) -> int:
    if not isinstance(name, str) or name not in NUMBERS:
        raise BadPosition(f"{field}: there is no province {name!r}")
    number = NUMBERS[name]
    if out >> number & 1:
        raise BadPosition(f"{field}: {name} is out of the game")
    return number


def a_province_list(value: Any, field: str, out: int) -> list[int]:
    """Numbers of provinces that are in the game, each at most once."""
    return each_once([a_province(name, field, out) for name in a_list(value, field)], field)


def cube_counts(value: Any, field: str, seats: int) -> vec[i64]:
    """Cubes by colour."""
    counts = vec[i64]([0] * len(COLOUR_NAMES))
    allowed = (*COLOUR_NAMES[:seats], COLOUR_NAMES[PEASANT])
    for colour in an_object(value, field, allowed):
        counts[COLOUR_NAMES.index(colour)] = a_count(value, colour)
    return counts


def event_cards(value: Any, field: str) -> list[int]:
    """Event cards by their numbers, from 1 on."""
    return [a_number(n, field, 1, len(EVENTS)) for n in a_list(value, field)]


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
        return {kind: seats_once(value, "chance: lot", seats)}
    if kind == "draw":
        a_province_list(value, "chance: draw", 0)
        return {kind: value.copy()}
    if kind in ("actions", "specials"):
        names = ACTION_NAMES if kind == "actions" else SPECIAL_NAMES
        if len(names_once(value, f"chance: {kind}", names)) != len(names):
            raise BadPosition(f"chance: {kind}: all {len(names)} are needed")
        return {kind: value.copy()}
    raise BadPosition(f"chance: there is no {kind!r}")
