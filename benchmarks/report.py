"""The figures for people: a table in the terminal, and the same in Markdown for the docs."""

from typing import Any

from rich.box import SIMPLE_HEAD
from rich.table import Table

from benchmarks.figures import EVENTS, Figure
from benchmarks.rounds import Spread

HEAD = ("", "Tenka", "figure", "OpenSpiel", "ratio", "wanted")
CATAN_HEAD = ("", "Tenka", "figure", "Catanatron", "ratio", "wanted")


def cells(figure: Figure) -> list[str]:
    """A line of the table."""
    return [
        figure.what,
        figure.who,
        amount(figure.ours.median, figure.a_second),
        "" if figure.peer is None else amount(figure.peer.median, figure.a_second),
        "" if figure.ratio is None else ratio(figure.ratio),
        figure.wanted,
    ]


def ratio(values: Spread) -> str:
    """The median, and the quartiles behind it."""
    return f"{values.median:.2f} ({values.low:.2f}-{values.high:.2f})"


def amount(value: float, a_second: bool) -> str:
    """A rate in thousands or millions, a time in its unit."""
    scales = (
        ((1e6, " M"), (1e3, " k"), (1.0, ""))
        if a_second
        else ((1.0, " s"), (1e-3, " ms"), (1e-6, " us"), (1e-9, " ns"))
    )
    for scale, unit in scales:
        if abs(value) >= scale:
            return f"{value / scale:.3g}{unit}"
    return f"{value:.3g}"


CHUHAN = "Tenka's Chu Han and OpenSpiel's dou_dizhu"
SUNTZU = "Tenka's Sun Tzu and OpenSpiel's goofspiel(13)"

SHOGUN = "Tenka's Shogun and Catanatron's Catan, 4 players"
SEARCH = "Tenka's search in Chu Han and OpenSpiel's in hearts"


def table(figures: list[Figure], title: str = CHUHAN) -> Table:
    """For a terminal of 80 columns."""
    shown = Table(
        *(CATAN_HEAD if title == SHOGUN else HEAD),
        title=title,
        box=SIMPLE_HEAD,
        padding=0,
        show_edge=False,
    )
    for column in shown.columns[2:5]:
        column.justify = "right"
    last = ""
    for figure in figures:
        what, who, *rest = cells(figure)
        if last and what != last:
            shown.add_section()
        who = "  + events" if who.endswith(EVENTS) else who
        shown.add_row("" if what == last else what, who, *rest)
        last = what
    return shown


def markdown(
    figures: list[Figure],
    told: dict[str, Any],
    suntzu: list[Figure],
    shogun: list[Figure],
    search: list[Figure],
) -> str:
    """For docs/performance.md."""
    versions = told["versions"]
    lines = [
        f"Measured {told['date'][:10]}: {told['processor']}, {told['processors']} processors, "
        f"{told['python']}, Tenka {versions['tenka']}, OpenSpiel {versions['open_spiel']}, "
        f"Catanatron {versions['catanatron']}; "
        f"{told['rounds']} rounds, load {told['load']['before']} before and "
        f"{told['load']['after']} after.",
        "",
        f"| {' | '.join(HEAD)} |",
        "|---|---|--:|--:|--:|---|",
    ]
    lines += [f"| {' | '.join(cells(figure))} |" for figure in figures]
    lines += ["", f"{SUNTZU}:", "", f"| {' | '.join(HEAD)} |", "|---|---|--:|--:|--:|---|"]
    lines += [f"| {' | '.join(cells(figure))} |" for figure in suntzu]
    lines += ["", f"{SHOGUN}:", "", f"| {' | '.join(CATAN_HEAD)} |", "|---|---|--:|--:|--:|---|"]
    lines += [f"| {' | '.join(cells(figure))} |" for figure in shogun]
    lines += ["", f"{SEARCH}:", "", f"| {' | '.join(HEAD)} |", "|---|---|--:|--:|--:|---|"]
    lines += [f"| {' | '.join(cells(figure))} |" for figure in search]
    return "\n".join(lines) + "\n"
