"""Reading single fields of a position: the right type, the right range, or BadPosition."""

from collections.abc import Mapping
from typing import Any

from tenka.core.errors import BadPosition
from tenka.games.chuhan.cards import NUMBERS
from tenka.games.chuhan.moves import FINE, read
from tenka.games.chuhan.table import EVENT_IDS


def a_number(position: Mapping[str, Any], field: str, default: int, least: int, most: int) -> int:
    value = position.get(field, default)
    if type(value) is not int or not least <= value <= most:
        raise BadPosition(f"{field}: a number from {least} to {most}, not {value!r}")
    return value


def a_flag(position: Mapping[str, Any], field: str) -> bool:
    value = position.get(field, False)
    if type(value) is not bool:
        raise BadPosition(f"{field}: true or false, not {value!r}")
    return value


def a_choice(position: Mapping[str, Any], field: str, choices: list[Any], default: Any) -> Any:
    value = position.get(field, default)
    for choice in choices:
        if type(value) is type(choice) and value == choice:
            return value
    raise BadPosition(f"{field}: {value!r}; allowed: {', '.join(repr(c) for c in choices)}")


def a_pair(
    position: Mapping[str, Any],
    field: str,
    default: list[Any],
    least: int | None,
    most: int | None,
) -> list[Any]:
    """Two numbers in a range, or two flags when there is no range."""
    value = position.get(field, default)
    if not isinstance(value, list) or len(value) != 2:
        raise BadPosition(f"{field}: a list of two, one for each seat, not {value!r}")
    for part in value:
        if least is None or most is None:
            if type(part) is not bool:
                raise BadPosition(f"{field}: true or false, not {part!r}")
        elif type(part) is not int or not least <= part <= most:
            raise BadPosition(f"{field}: numbers from {least} to {most}, not {part!r}")
    return value.copy()


def a_card_list(value: Any, field: str) -> list[int]:
    if not isinstance(value, list):
        raise BadPosition(f"{field}: a list of cards, not {value!r}")
    found: list[int] = []
    for card in value:
        if not isinstance(card, str) or card not in NUMBERS:
            raise BadPosition(f"{field}: {card!r} is no card; cards are: {', '.join(NUMBERS)}")
        found.append(NUMBERS[card])
    return found


def a_seat_list(value: Any, field: str) -> list[int]:
    if not isinstance(value, list) or any(type(s) is not int or s not in (0, 1) for s in value):
        raise BadPosition(f"{field}: a list of seats 0 and 1, not {value!r}")
    return value.copy()


def an_event_list(position: Mapping[str, Any], field: str) -> list[int]:
    value = position.get(field, [])
    if not isinstance(value, list):
        raise BadPosition(f"{field}: a list of events, not {value!r}")
    found: list[int] = []
    for event in value:
        if not isinstance(event, str) or event not in EVENT_IDS:
            raise BadPosition(f"{field}: {event!r} is no event; there are: {', '.join(EVENT_IDS)}")
        found.append(EVENT_IDS.index(event))
    return found


def a_play_list(value: Any, field: str) -> list[tuple[int, int]]:
    """Plays as (seat, action)."""
    if not isinstance(value, list):
        raise BadPosition(f"{field}: a list of plays, not {value!r}")
    found: list[tuple[int, int]] = []
    for play in value:
        if not isinstance(play, dict) or set(play) != {"seat", "text"}:
            raise BadPosition(f'{field}: {play!r}; a play is {{"seat": 0, "text": "play 5"}}')
        seat, text = play["seat"], play["text"]
        if type(seat) is not int or seat not in (0, 1) or not isinstance(text, str):
            raise BadPosition(f"{field}: {play!r} is no play of seat 0 or 1")
        action, flags = read(text)
        if flags != FINE:
            raise BadPosition(f"{field}: {text!r} is no move that can be made")
        found.append((seat, action))
    return found
