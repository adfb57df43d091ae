"""Changes JSON as JSON: a value, a key or an item at a time, so that what comes of it is mostly
read, and not refused at its first letter."""

import json
from collections.abc import Callable, Iterator
from copy import deepcopy
from random import Random
from typing import Any

ODD: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 2, 3, 7, 99, 2**31, 2**63, -(2**70), 1e308, 0.5, float("nan"), "",
    " ", "x", "é", "天下", "\0", "\ud800", "0", "pass", "play 5 5", "use", "place qin 5", [], [[]],
    {}, {"hidden": 3}, [0, 0], [-1], ["5", "5"],
)  # fmt: skip


def mutated(text: str, chance: Random, changes: int = 3) -> str:
    """The text with some changes; one that is no JSON loses or gets a letter."""
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        at = chance.randrange(len(text) + 1)
        return text[:at] + chance.choice('{}[]",:0123 null') + text[at + 1 :]
    for _ in range(chance.randint(1, changes)):
        value = _changed(value, chance)
    return json.dumps(value)


def _changed(value: Any, chance: Random) -> Any:
    places = list(_places(value))
    if not places:
        return deepcopy(chance.choice(ODD))
    holder, key = chance.choice(places)
    change: Callable[[Any, Any, Random], None] = chance.choice(
        (_set, _set, _set_to_another, _drop, _double, _rename, _spoil)
    )
    change(holder, key, chance)
    return value


def _places(value: Any) -> Iterator[tuple[Any, Any]]:
    """All values inside, each by what holds it and where."""
    if not isinstance(value, dict | list):
        return
    for key, each in list(value.items() if isinstance(value, dict) else enumerate(value)):
        yield value, key
        yield from _places(each)


def _set(holder: Any, key: Any, chance: Random) -> None:
    holder[key] = deepcopy(chance.choice(ODD))


def _set_to_another(holder: Any, key: Any, chance: Random) -> None:
    """A value of the same holder: of the right kind, at the wrong place."""
    others = list(holder.values()) if isinstance(holder, dict) else list(holder)
    holder[key] = chance.choice(others)


def _drop(holder: Any, key: Any, chance: Random) -> None:
    del holder[key]


def _double(holder: Any, key: Any, chance: Random) -> None:
    if isinstance(holder, list):
        holder.insert(chance.randrange(len(holder) + 1), holder[key])
    else:
        holder[f"{key}{chance.randrange(10)}"] = holder[key]


def _rename(holder: Any, key: Any, chance: Random) -> None:
    if isinstance(holder, dict):
        value = holder.pop(key)
        holder[chance.choice([*holder, "other"])] = value


def _spoil(holder: Any, key: Any, chance: Random) -> None:
    """A little other than it was."""
    value = holder[key]
    if isinstance(value, bool) or value is None:
        holder[key] = not value
    elif isinstance(value, int | float):
        holder[key] = value + chance.choice((-1, 1, 100))
    elif isinstance(value, str):
        at = chance.randrange(len(value) + 1)
        holder[key] = value[:at] + chance.choice(" 0159acq|") + value[at + chance.randrange(2) :]
