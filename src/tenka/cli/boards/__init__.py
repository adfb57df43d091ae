"""How a game is shown in a terminal, from a view and a forecast of one seat."""

from typing import Protocol, cast

from tenka.cli.boards.plain import PlainBoard
from tenka.cli.screen import Screen
from tenka.core import registry
from tenka.core.contract import Json
from tenka.core.manifest import named
from tenka.texts import Texts


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
    """The board of a game; where it has none, one that shows the plain view."""
    own = registry.manifest(game_id).terminal
    return cast(Board, named(own)(screen, texts)) if own else PlainBoard(screen, texts)
