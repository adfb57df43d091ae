"""A board for any game: the view as it is."""

import json

from tenka.cli.screen import Screen
from tenka.core.contract import Json
from tenka.texts import Texts


class PlainBoard:
    """Prints every field of the view."""

    def __init__(self, screen: Screen, texts: Texts) -> None:
        self.screen = screen
        self.texts = texts

    def show(self, view: Json, forecast: Json, moves: list[str]) -> None:
        """A field a line."""
        for field, value in {**view, **forecast}.items():
            self.screen.put(f"{field}: {json.dumps(value, ensure_ascii=False)}")

    def ask(self, view: Json, forecast: Json) -> str:
        """All that can be said of any game."""
        return self.texts.say("shell-your-move")

    def read(self, text: str) -> str:
        """Taken as it is."""
        return text

    def phrase(self, move: str) -> str:
        """The move's text says it."""
        return move
