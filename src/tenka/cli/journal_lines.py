"""The log: what happened, a line each, with the sign of the side it is about."""

from rich.text import Text

from tenka.cli.screen import Screen
from tenka.core.contract import Json
from tenka.texts.telling import Line, Telling

# Events that open a chapter of a game: a line is left free before them.
OPENING = ("dealt", "round_started", "season_began", "winter_came")


def show_events(screen: Screen, telling: Telling, events: list[Json]) -> None:
    """Tell events one after the other."""
    for event in events:
        if event["kind"] in OPENING:
            screen.put()
        for line in telling.event(event):
            show_line(screen, line)


def show_line(screen: Screen, line: Line, before: str = "") -> None:
    """One line; what adds to the line before is set back."""
    text = Text.assemble((before, "quiet"))
    if line.detail:
        text.append(f"    {line.text}", "quiet")
    elif line.seat is None:
        text.append(f"  {line.text}")
    else:
        text.append(f"{screen.sign(line.seat)} ", f"seat{line.seat}").append(line.text)
    screen.put(text)
