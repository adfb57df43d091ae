"""What a game begins with: the number of seats, options, a seed, a position; or our own errors."""

from collections.abc import Mapping
from typing import Any

from tenka.core.chance import Chance, FastChance
from tenka.core.contract import Game, Json, State
from tenka.core.errors import BadOption, BadPosition, BadSeat


def check_seats(game: Game, seats: Any) -> int:
    """The number of seats, if the game can be played by so many; else BadSeat."""
    if type(seats) is not int or seats not in game.seats:
        allowed = " or ".join(str(n) for n in game.seats)
        raise BadSeat(f"{game.id} is for {allowed} seats, not {seats!r}")
    return seats


def check_seats_of(state: State, seats: int) -> None:
    """BadPosition, if a state that was made from a position is not one of so many seats."""
    if _has_seat(state, seats) or not _has_seat(state, seats - 1):
        raise BadPosition(f"seats: the position is not one of {seats} players")


def _has_seat(state: State, seat: int) -> bool:
    try:
        state.view(seat)
    except BadSeat:
        return False
    return True


def check_plain_options(game: Game, options: Mapping[str, Any]) -> dict[str, Any]:
    """Options whose defaults do not depend on each other, filled in; else BadOption."""
    if not isinstance(options, Mapping):
        raise BadOption(f"options are names with values, not {options!r}")
    for name, value in options.items():
        if name not in game.options:
            names = ", ".join(game.options) or "none"
            raise BadOption(f"{game.id} has no option {name!r}; its options: {names}")
        choices = game.options[name].choices
        if not any(type(value) is type(choice) and value == choice for choice in choices):
            allowed = ", ".join(repr(choice) for choice in choices)
            raise BadOption(f"{game.id}: {name}={value!r}; allowed: {allowed}")
    return {name: options.get(name, option.default) for name, option in game.options.items()}


def chance_from_seed(seed: int | Chance) -> Chance:
    """The chance that a seed stands for; BadOption if it is none."""
    if isinstance(seed, bool) or not isinstance(seed, int | Chance):
        raise BadOption(f"a seed is a whole number or a Chance, not {seed!r}")
    return FastChance(seed) if isinstance(seed, int) else seed


def check_position(position: Any) -> Json:
    """The position, if it is an object with fields; what is in them is for the game to read."""
    if not isinstance(position, Mapping) or not all(isinstance(field, str) for field in position):
        raise BadPosition(f"a position is an object with fields, not {position!r}")
    return position if isinstance(position, dict) else dict(position)
