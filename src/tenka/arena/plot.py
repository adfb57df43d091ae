"""A contest as a picture: SVG, for light and dark pages, with nothing but text and lines."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from xml.sax.saxutils import escape

from tenka.core.contract import Json

SVG_START = "<svg "
WIDTH = 760
LABELS = 250  # where the scale begins
SCALE = 380  # how long it is
ROW = 30
TOP = 64
STYLE = """
  svg { background: #fbf8f1; color: #26211a; font: 14px system-ui, sans-serif }
  text { fill: currentColor }
  .quiet { opacity: .72; font-size: 12px }
  .title { font-size: 17px; font-weight: 600 }
  .grid { stroke: currentColor; opacity: .16 }
  .chance { stroke: currentColor; opacity: .6; stroke-dasharray: 4 3 }
  .line { stroke: #1f6f8b; stroke-width: 3; stroke-linecap: round }
  .dot { fill: #1f6f8b }
  .figure { font-variant-numeric: tabular-nums }
  @media (prefers-color-scheme: dark) {
    svg { background: #1b1916; color: #ece5d8 }
    .line { stroke: #67b7d1 }
    .dot { fill: #67b7d1 }
  }
"""


@dataclass(frozen=True)
class Row:
    """A figure with its interval."""

    label: str
    middle: float
    low: float
    high: float
    figure: str


@dataclass(frozen=True)
class Panel:
    """Figures on one scale. `mark` is what they are held against: chance, or the anchor."""

    title: str
    note: str
    rows: Sequence[Row]
    low: float
    high: float
    ticks: Sequence[tuple[float, str]]
    mark: float

    @property
    def height(self) -> int:
        """In pixels."""
        return TOP + ROW * len(self.rows) + 34

    def x(self, value: float) -> float:
        """Where a value lies, at the edge if it is beyond."""
        share = (value - self.low) / (self.high - self.low)
        return LABELS + SCALE * min(1.0, max(0.0, share))


def plot(result: Json) -> str:
    """The picture of a summary."""
    panels = [_rates(result), _elo(result)]
    height = sum(panel.height for panel in panels) + 8
    contest = result["contest"]
    title = escape(f"{contest['game']}: {', '.join(contest['bots'])}")
    parts = [
        f'{SVG_START}xmlns="http://www.w3.org/2000/svg" role="img" width="{WIDTH}" '
        f'height="{height}" viewBox="0 0 {WIDTH} {height}">',
        f"<title>{title}</title>",
        f"<style>{STYLE}</style>",
    ]
    top = 0
    for panel in panels:
        parts += [f'<g transform="translate(0 {top})">', *_drawn(panel), "</g>"]
        top += panel.height
    return "\n".join([*parts, "</svg>"]) + "\n"


def _rates(result: Json) -> Panel:
    contest = result["contest"]
    seats = contest["seats"]
    rows = [
        Row(
            f"{each['one']} – {each['others']}" + (f" × {seats - 1}" if seats > 2 else ""),  # noqa: RUF001
            each["chance"] if each["rate"] is None else each["rate"],
            each["low"],
            each["high"],
            "-" if each["rate"] is None else f"{100 * each['rate']:.1f} % of {each['games']}",
        )
        for each in result["pairings"]
    ]
    options = ", ".join(
        name if value is True else f"{name} {value}"
        for name, value in contest["options"].items()
        if value is not False
    )
    stopped = any((each["sequential"] or {}).get("accepted") for each in result["pairings"])
    about = f"{result['games']} games{' (stopped early)' if stopped else ''}, {seats} seats"
    return Panel(
        title=f"{contest['game']}: wins of the first bot",
        note=f"{about}{'; ' if options else ''}{options}; 95 % intervals (Wilson); dashed: chance",
        rows=rows,
        low=0.0,
        high=1.0,
        ticks=[(share / 4, f"{25 * share} %") for share in range(5)],
        mark=1 / seats,
    )


def _elo(result: Json) -> Panel:
    elo = result["elo"]
    rows = [
        Row(each["bot"], each["elo"], each["low"], each["high"], _signed(each["elo"]))
        for each in sorted(elo["ratings"], key=lambda each: -float(each["elo"]))
    ]
    step = _step(max(row.high for row in rows) - min(row.low for row in rows))
    low = step * (min(row.low for row in rows) // step)
    high = -step * (-max(row.high for row in rows) // step)
    if low == high:
        high = low + step
    count = round((high - low) / step)
    ticks = [(low + step * i, _signed(low + step * i)) for i in range(count + 1)]
    return Panel(
        title="Elo",
        note=f"above {elo['anchor']}; {elo['model']}; 95 % intervals",
        rows=rows,
        low=low,
        high=high,
        ticks=ticks,
        mark=0.0,
    )


def _signed(elo: float) -> str:
    return f"{elo:+.0f}" if round(elo) else "0"


def _step(span: float) -> int:
    """Between the ticks of a scale: not more than six of them."""
    return next((step for step in (50, 100, 200, 400, 800) if span <= 5 * step), 1600)


def _drawn(panel: Panel) -> Iterator[str]:
    bottom = TOP + ROW * len(panel.rows)
    yield f'<text class="title" x="16" y="30">{escape(panel.title)}</text>'
    yield f'<text class="quiet" x="16" y="49">{escape(panel.note)}</text>'
    for value, words in panel.ticks:
        x = panel.x(value)
        yield f'<line class="grid" x1="{x:.1f}" y1="{TOP}" x2="{x:.1f}" y2="{bottom}"/>'
        place = f'x="{x:.1f}" y="{bottom + 18}" text-anchor="middle"'
        yield f'<text class="quiet" {place}>{words}</text>'
    x = panel.x(panel.mark)
    yield f'<line class="chance" x1="{x:.1f}" y1="{TOP}" x2="{x:.1f}" y2="{bottom}"/>'
    for number, row in enumerate(panel.rows):
        y = TOP + ROW * number + ROW / 2
        low, middle, high = (panel.x(value) for value in (row.low, row.middle, row.high))
        yield f'<text x="16" y="{y + 5:.1f}">{escape(_cut(row.label))}</text>'
        yield f'<line class="line" x1="{low:.1f}" y1="{y}" x2="{high:.1f}" y2="{y}"/>'
        yield f'<circle class="dot" cx="{middle:.1f}" cy="{y}" r="5.5"/>'
        yield (
            f'<text class="figure" x="{WIDTH - 16}" y="{y + 5:.1f}" text-anchor="end">'
            f"{escape(row.figure)}</text>"
        )


def _cut(label: str, longest: int = 30) -> str:
    return label if len(label) <= longest else f"{label[: longest - 1]}…"
