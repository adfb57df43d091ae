"""The course of a training as a picture: win rates over the minutes."""

import json
from pathlib import Path
from typing import Any

WIDTH, HEIGHT, LEFT, BOTTOM, TOP, RIGHT = 720, 360, 46, 34, 16, 150
COLOURS = ("#c0392b", "#2471a3", "#1e8449", "#b9770e", "#6c3483", "#117a65")
STYLE = """
text { font: 12px sans-serif; fill: #333 }
.grid { stroke: #999; stroke-width: 0.5; stroke-dasharray: 2 3 }
@media (prefers-color-scheme: dark) { text { fill: #ddd } .grid { stroke: #777 } }
"""
AT_ONCE = 6  # lines of progress that make a point


def win_rates(progress: Path) -> dict[str, list[tuple[float, float]]]:
    """For each trial: minutes and per cent, of some lines together."""
    lines: list[dict[str, Any]] = []
    for line in map(json.loads, progress.read_text().splitlines()):
        # What was learned after a checkpoint is lost where a training goes on from it.
        while lines and lines[-1]["seconds"] > line["seconds"]:
            lines.pop()
        lines.append(line)
    found: dict[str, list[tuple[float, float]]] = {}
    for start in range(0, len(lines), AT_ONCE):
        part = lines[start : start + AT_ONCE]
        for name in part[0]["wins"]:
            pairs = [line["wins"][name].split("/") for line in part]
            won, games = (sum(float(pair[n]) for pair in pairs) for n in (0, 1))
            if games:
                minutes = part[-1]["seconds"] / 60
                found.setdefault(name, []).append((minutes, 100 * won / games))
    return found


def draw(rates: dict[str, list[tuple[float, float]]]) -> str:
    """As SVG."""
    longest = max((point[0] for points in rates.values() for point in points), default=0.0) or 1.0

    def place(minutes: float, percent: float) -> str:
        x = LEFT + minutes / longest * (WIDTH - LEFT - RIGHT)
        y = HEIGHT - BOTTOM - percent / 100 * (HEIGHT - BOTTOM - TOP)
        return f"{x:.1f},{y:.1f}"

    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">']
    parts.append(f"<style>{STYLE}</style>")
    for percent in range(0, 101, 25):
        start, end = place(0, percent), place(longest, percent)
        parts.append(f'<polyline class="grid" points="{start} {end}"/>')
        parts.append(f'<text x="6" y="{float(start.split(",")[1]) + 4:.0f}">{percent} %</text>')
    parts.append(f'<text x="{LEFT}" y="{HEIGHT - 10}">0 to {longest:.0f} minutes</text>')
    for number, (name, points) in enumerate(rates.items()):
        colour = COLOURS[number % len(COLOURS)]
        line = " ".join(place(*point) for point in points)
        parts.append(f'<polyline fill="none" stroke="{colour}" stroke-width="2" points="{line}"/>')
        y = TOP + 14 + 18 * number
        parts.append(f'<text x="{WIDTH - RIGHT + 10}" y="{y}" style="fill:{colour}">{name}</text>')
    return "\n".join([*parts, "</svg>", ""])
