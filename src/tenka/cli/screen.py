"""The terminal: what is printed where, and how a side is shown."""

import sys

from rich.console import Console, RenderableType
from rich.text import Text
from rich.theme import Theme

# A side is never told by its colour alone: a sign and its name go with it.
SIGNS = ("◉", "✕", "▲", "◆", "≈")
PLAIN_SIGNS = ("o", "x", "^", "#", "~")
THEME = Theme(
    {
        "seat0": "bold bright_blue",
        "seat1": "bold bright_red",
        "seat2": "bold bright_green",
        "seat3": "bold bright_yellow",
        "seat4": "bold bright_magenta",
        "seat0.maybe": "bright_blue",
        "seat1.maybe": "bright_red",
        "title": "bold",
        "pending": "italic",
        "quiet": "dim",
        "label": "dim",
        "rank": "bold",
        "name": "bold yellow",
        "ask": "bold not dim",
        "number": "bold cyan",
        "refused": "bright_red",
        "good": "bright_green",
        "frame": "dim",
    }
)


class Screen(Console):
    """Standard output. Colours only where it is a terminal and NO_COLOR is not set."""

    def __init__(self) -> None:
        super().__init__(theme=THEME, markup=False, highlight=False, emoji=False, file=sys.stdout)

    def on_broken_pipe(self) -> None:
        """Let `main` tell it, as for every other output."""
        raise BrokenPipeError

    @property
    def plain(self) -> bool:
        """Not a terminal: no frames, one thing in a line."""
        return not self.is_terminal

    def put(self, text: str | Text = "", style: str = "") -> None:
        """One line; read by a program it is not wrapped."""
        self.print(text, style=style, soft_wrap=self.plain)

    def show(self, picture: RenderableType) -> None:
        """A table, or something else that is laid out; without the spaces that fill its lines."""
        if not self.plain:
            self.print(picture)
            return
        with self.capture() as captured:
            self.print(picture)
        for line in captured.get().splitlines():
            self.put(line.rstrip())

    @property
    def fancy(self) -> bool:
        """Can it show more than ASCII?"""
        return self.encoding.startswith("utf")

    def sign(self, seat: int) -> str:
        """The sign of a seat."""
        return (SIGNS if self.fancy else PLAIN_SIGNS)[seat]

    def seat(self, seat: int, name: str) -> Text:
        """A seat, by colour, sign and name."""
        return Text(f"{self.sign(seat)} {name}", style=f"seat{seat}")
