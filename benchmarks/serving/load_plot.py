"""What a crowd has met, as a picture: SVG, for light and dark pages, with nothing but text and
lines."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

WIDTH, HEIGHT = 380, 240  # of a panel
LEFT, RIGHT, TOP, BOTTOM = 56, 20, 40, 40
STYLE = """
  svg { background: #fbf8f1; color: #26211a; font: 12px system-ui, sans-serif }
  text { fill: currentColor }
  .title { font-size: 14px; font-weight: 600 }
  .quiet { opacity: .72 }
  .grid { stroke: currentColor; opacity: .16 }
  .nodes1 { stroke: #1f6f8b; fill: #1f6f8b }
  .nodes2 { stroke: #b0541e; fill: #b0541e }
  .nodes3 { stroke: #5b7f2b; fill: #5b7f2b }
  polyline { fill: none !important; stroke-width: 2.5 }
  .p50 { stroke-dasharray: 4 3 }
  @media (prefers-color-scheme: dark) { svg { background: #1b1916; color: #ece5d8 } }
"""
LINES = 4  # of the grid


@dataclass(frozen=True)
class Panel:
    """A figure of the steps, over the number of people who play."""

    title: str
    names: tuple[str, ...]  # the second one is drawn with dashes
    unit: str = ""


PANELS = (
    Panel("durable moves a second", ("rate",)),
    Panel("until acknowledged: p99, dashed p50", ("acknowledged_p99", "acknowledged_p50"), "ms"),
    Panel("cores that the nodes use", ("node_cores",)),
    Panel("memory of all nodes", ("memory_mb",), "MB"),
)


def plot(steps: Sequence[dict[str, Any]]) -> str:
    """The steps of all numbers of nodes."""
    counts = sorted({step["nodes"] for step in steps})
    height = 2 * HEIGHT + 30
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {2 * WIDTH} {height}">']
    parts.append(f"<style>{STYLE}</style>")
    for number, panel in enumerate(PANELS):
        x, y = number % 2 * WIDTH, number // 2 * HEIGHT
        parts.append(f'<g transform="translate({x} {y})">')
        parts += _panel(panel, steps, counts)
        parts.append("</g>")
    for number, nodes in enumerate(counts):
        words = "one node" if nodes == 1 else f"{nodes} nodes"
        x, y = LEFT + 120 * number, height - 12
        parts.append(f'<circle class="{_colour(number)}" cx="{x}" cy="{y - 4}" r="4"/>')
        parts.append(f'<text x="{x + 10}" y="{y}">{words}</text>')
    return "\n".join([*parts, "</svg>", ""])


def _panel(panel: Panel, steps: Sequence[dict[str, Any]], counts: Sequence[int]) -> Iterator[str]:
    most = _round_above(max((step[name] for step in steps for name in panel.names), default=1.0))
    widest = max((step["players"] for step in steps), default=1)

    def place(players: float, value: float) -> tuple[float, float]:
        x = LEFT + players / widest * (WIDTH - LEFT - RIGHT)
        return x, HEIGHT - BOTTOM - value / most * (HEIGHT - BOTTOM - TOP)

    yield f'<text class="title" x="{LEFT}" y="24">{panel.title}</text>'
    for line in range(LINES + 1):
        value = most * line / LINES
        (left, y), (right, _) = place(0, value), place(widest, value)
        yield f'<line class="grid" x1="{left:.1f}" x2="{right:.1f}" y1="{y:.1f}" y2="{y:.1f}"/>'
        yield f'<text class="quiet" x="6" y="{y + 4:.1f}">{value:g} {panel.unit}</text>'
    for players in sorted({step["players"] for step in steps}):
        x, y = place(players, 0)
        at = f'x="{x:.1f}" y="{y + 16:.1f}" text-anchor="middle"'
        yield f'<text class="quiet" {at}>{players}</text>'
    yield f'<text class="quiet" x="{LEFT}" y="{HEIGHT - 6}">people who play</text>'
    for number, nodes in enumerate(counts):
        mine = [step for step in steps if step["nodes"] == nodes]
        for dashed, name in enumerate(panel.names):
            points = [place(step["players"], step[name]) for step in mine]
            drawn = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
            style = f"{_colour(number)}{' p50' if dashed else ''}"
            yield f'<polyline class="{style}" points="{drawn}"/>'
            if not dashed:
                for x, y in points:
                    yield f'<circle class="{style}" cx="{x:.1f}" cy="{y:.1f}" r="3"/>'


def _colour(number: int) -> str:
    return f"nodes{number % 3 + 1}"


def _round_above(value: float) -> float:
    """The next of 1, 2, 4, 5, 8 and their tenfolds, so that the grid has plain numbers."""
    step = 1.0
    while step * 10 < value:
        step *= 10
    while step > value > 0:
        step /= 10
    return next(step * by for by in (1, 2, 4, 5, 8, 10) if step * by >= value)
