"""Reading fields of a position that only this game has: cards and plays."""

from typing import Any

from tenka.core.errors import BadPosition
from tenka.core.fields import a_list, a_seat, an_object
from tenka.games.chuhan.cards import NUMBERS
from tenka.games.chuhan.data import SEATS
from tenka.games.chuhan.moves import FINE, NO_MOVE, read


def a_card_list(value: Any, field: str) -> list[int]:
    found: list[int] = []
    for card in a_list(value, field):
        if not isinstance(card, str) or card not in NUMBERS:
            raise BadPosition(f"{field}: {card!r} is no card; cards are: {', '.join(NUMBERS)}")
        found.append(NUMBERS[card])
    return found


def a_play_list(value: Any, field: str) -> list[tuple[int, int]]:
    """Plays as (seat, action)."""
    found: list[tuple[int, int]] = []
    for play in a_list(value, field):
        given = an_object(play, field, ("seat", "text"), needed=True)
        seat, text = a_seat(given["seat"], field, SEATS), given["text"]
        action, flags = read(text) if isinstance(text, str) else (0, NO_MOVE)
        if flags != FINE:
            raise BadPosition(f"{field}: {text!r} is no move that can be made")
        found.append((seat, action))
    return found
