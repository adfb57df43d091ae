"""What a game is called and how it is told, for pages that do not have its texts themselves."""

from fastapi import APIRouter
from pydantic import BaseModel, Field

import tenka
from tenka.texts import Language, files_of

router = APIRouter(prefix="/api", tags=["tables"])


class GameTextsOut(BaseModel):
    """The texts of a game."""

    sources: list[str] = Field(
        description="Fluent files, the language asked for and then English: of two texts with one "
        "key the first holds. None where the game has no texts.",
        examples=[["game-title = The Toy\nseat-0 = Left\nseat-1 = Right\n"]],
    )


@router.get("/games/{game}/texts/{language}")
def game_texts(game: str, language: Language) -> GameTextsOut:
    """The texts of a game: its title, its seats, its rules, what its journal tells."""
    return GameTextsOut(sources=list(files_of(language, tenka.game(game).id)))
