"""The options of a game as they are told, with the defaults that the game itself would fill in."""

from collections.abc import Mapping
from typing import Any

from tenka.core.contract import Game
from tenka.server.api.schemas.lists import OptionOut


def options_of(game: Game) -> dict[str, OptionOut]:
    usual = _filled_in(game, {})
    return {
        name: OptionOut(
            default=usual[name], default_by=_default_by(game, name), choices=list(option.choices)
        )
        for name, option in game.options.items()
    }


def _default_by(game: Game, name: str) -> dict[str, dict[str, Any]]:
    """By the choices of those other options on which the default of this one depends."""
    found = {
        other: {
            str(choice): _filled_in(game, {other: choice})[name]
            for choice in game.options[other].choices
        }
        for other in game.options
        if other != name
    }
    return {other: by for other, by in found.items() if len(set(by.values())) > 1}


def _filled_in(game: Game, options: Mapping[str, Any]) -> dict[str, Any]:
    return game.check_options(game.seats[0], options)
