"""What was said and what came of it, as a picture: SVG, for light and dark pages."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

SIDE = 220  # of a square
GAP = 40
LEFT, TOP = 44, 48
STYLE = """
  svg { background: #fbf8f1; color: #26211a; font: 13px system-ui, sans-serif }
  text { fill: currentColor }
  .frame { fill: none; stroke: currentColor; opacity: .4 }
  .even { stroke: currentColor; opacity: .5; stroke-dasharray: 4 3 }
  .line { fill: none; stroke: #1f6f8b; stroke-width: 2 }
  .dot { fill: #1f6f8b }
  @media (prefers-color-scheme: dark) {
    svg { background: #1b1916; color: #ece5d8 }
    .line { stroke: #67b7d1 }
    .dot { fill: #67b7d1 }
  }
"""


@dataclass(frozen=True)
class Decile:
    """Positions that were given about the same chance: how many, the mean, the share won."""

    positions: int
    said: float
    won: float


@dataclass(frozen=True)
class Curve:
    """Of one game."""

    game: str
    games: int
    deciles: Sequence[Decile]


def plot(curves: Sequence[Curve]) -> str:
    """A square for each game; on the dashed line all that was said is true."""
    width = LEFT + len(curves) * (SIDE + GAP)
    height = TOP + SIDE + 44
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}">',
        "<title>Chance to win as it was said, and share of games won</title>",
        f"<style>{STYLE}</style>",
    ]
    for number, curve in enumerate(curves):
        at = LEFT + number * (SIDE + GAP)
        parts += [f'<g transform="translate({at} {TOP})">', *_square(curve), "</g>"]
    return "\n".join([*parts, "</svg>"]) + "\n"


def _square(curve: Curve) -> Iterator[str]:
    yield f'<text x="0" y="-14">{curve.game}, {curve.games} games</text>'
    yield f'<rect class="frame" width="{SIDE}" height="{SIDE}"/>'
    yield f'<line class="even" x1="0" y1="{SIDE}" x2="{SIDE}" y2="0"/>'
    places = [(SIDE * tenth.said, SIDE * (1 - tenth.won)) for tenth in curve.deciles]
    yield f'<polyline class="line" points="{" ".join(f"{x:.1f},{y:.1f}" for x, y in places)}"/>'
    for x, y in places:
        yield f'<circle class="dot" cx="{x:.1f}" cy="{y:.1f}" r="4"/>'
    yield f'<text x="{SIDE / 2}" y="{SIDE + 30}" text-anchor="middle">said, 0 to 100 %</text>'
    yield f'<text transform="translate(-14 {SIDE / 2}) rotate(-90)" text-anchor="middle">won</text>'
