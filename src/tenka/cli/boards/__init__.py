"""How a game is shown in a terminal, from a view and a forecast of one seat."""

from importlib import import_module
from typing import Protocol, cast

from tenka.cli.boards.plain import PlainBoard
from tenka.cli.screen import Screen
from tenka.core.contract import Json
from tenka.texts import Texts

OURS = {
    "chuhan": ("tenka.cli.boards.chuhan", "ChuHanBoard"),
    "shogun": ("tenka.cli.boards.shogun", "ShogunBoard"),
    "suntzu": ("tenka.cli.boards.suntzu", "SunTzuBoard"),
}


class Board(Protocol):
    """One game's picture."""

    def show(self, view: Json, forecast: Json, moves: list[str]) -> None:
        """Print all that is needed to decide."""

    def ask(self, view: Json, forecast: Json) -> str:
        """The sentence that says what is asked of the seat."""

    def read(self, text: str) -> str:
        """What a person typed, made a move's text as far as it can be."""

    def phrase(self, move: str) -> str:
        """A move in words."""


def board(game_id: str, screen: Screen, texts: Texts) -> Board:
    """The board of a game; of a game of others, one that shows the plain view."""
    if game_id in OURS:
        module, name = OURS[game_id]
        return cast(Board, getattr(import_module(module), name)(screen, texts))
    return PlainBoard(screen, texts)
