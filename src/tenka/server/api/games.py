"""The games that are played here: their options, their bots, and the texts of each."""

from collections.abc import Mapping
from typing import Any

from fastapi import APIRouter
from pydantic import BaseModel, Field

import tenka
from tenka.core.contract import Game
from tenka.server.api.schemas.lists import GameOut, LevelOut, OptionOut
from tenka.server.services import Use
from tenka.server.tables.lessons import lesson_of
from tenka.texts import Language, files_of

router = APIRouter(prefix="/api", tags=["tables"])


class GameTextsOut(BaseModel):
    """The texts of a game."""

    sources: list[str] = Field(
        description="Fluent files, the language asked for and then English: of two texts with one "
        "key the first holds. None where the game has no texts.",
        examples=[["game-title = The Toy\nseat-0 = Left\nseat-1 = Right\n"]],
    )


@router.get("/games")
async def games(use: Use) -> list[GameOut]:
    """The games that are played here, with their options and bots."""
    return [
        GameOut(
            id=game.id,
            seats=list(game.seats),
            options=options_of(game),
            differences=game.differences,
            rules=game.rules_version,
            bots=list(use.bots.of(game.id)),
            levels=[LevelOut(**level) for level in use.bots.levels_of(game.id)],
            lesson=lesson_of(game.id) is not None,
        )
        for game in map(tenka.game, tenka.game_ids())
    ]


# For pages that do not have the texts themselves.
@router.get("/games/{game}/texts/{language}")
def game_texts(game: str, language: Language) -> GameTextsOut:
    """The texts of a game: its title, its seats, its rules, what its journal tells."""
    return GameTextsOut(sources=list(files_of(language, tenka.game(game).id)))


def options_of(game: Game) -> dict[str, OptionOut]:
    """As they are told, with the defaults that the game itself would fill in."""
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
