"""How a contest is shown: a bar while it is played, tables or JSON and a picture afterwards."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from rich import box
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.table import Table

from tenka.arena import Tally, summary
from tenka.arena.plot import SVG_START, plot
from tenka.cli.files import BadFile
from tenka.cli.screen import Screen
from tenka.core.contract import Json

FAILURES_SHOWN = 10
WIDE = 200  # read by a program, a row is one line


@contextmanager
def progress(tally: Tally, deals: int) -> Iterator[Callable[[], None]]:
    """A bar on standard error, if that is a terminal; what is given back brings it up to date."""
    bar = Progress(
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("games"),
        TimeElapsedColumn(),
        TextColumn("left"),
        TimeRemainingColumn(),
        TextColumn("{task.description}"),
        console=(console := Console(stderr=True, markup=False)),
        disable=not console.is_terminal,
        transient=True,
    )
    task = bar.add_task("")

    def on_game() -> None:
        planned = deals * tally.contest.seats
        total = sum(
            games.games if pairing in tally.stopped else planned
            for pairing, games in tally.pairings.items()
        )
        bar.update(task, completed=tally.games, total=total, description=_so_far(tally))

    with bar:
        yield on_game


def report(tally: Tally, as_json: bool, picture: str | None) -> None:
    """Show what a contest has come to."""
    result = summary(tally)
    screen = Screen()
    if as_json:
        screen.out(json.dumps(result, indent=2), highlight=False)
    else:
        _show(screen, result)
    if picture is not None:
        try:
            Path(picture).write_text(plot(result), encoding="utf-8")
        except OSError as error:
            raise BadFile(f"{picture}: {error.strerror}") from error


def check_picture(name: str) -> None:
    """May a picture be drawn here? Asked before the contest: a file of another kind is not lost."""
    path = Path(name)
    if path.is_dir():
        raise BadFile(f"{name}: Is a directory")
    if not path.parent.is_dir():
        raise BadFile(f"{name}: there is no directory {path.parent}")
    if path.is_file() and path.stat().st_size:
        with path.open("rb") as file:
            if file.read(len(SVG_START)) != SVG_START.encode():
                raise BadFile(f"{name}: there is a file that is no picture; it is left alone")


def _so_far(tally: Tally) -> str:
    """How the first bot fares in its first pairing."""
    pairing, games = next(iter(tally.pairings.items()))
    if not games.games:
        return ""
    return f"{pairing.one} {100 * games.score / games.games:.1f} % against {pairing.others}"


def _show(screen: Screen, result: Json) -> None:
    if screen.plain:
        screen.width = WIDE
    contest = result["contest"]
    options = " ".join(f"{name}={str(value).lower()}" for name, value in contest["options"].items())
    screen.put(
        f"{contest['game']}, {contest['seats']} seats, {contest['kind']}, seed {contest['seed']}"
        f"{', ' if options else ''}{options}: {result['games']} games",
        "title",
    )
    screen.show(_pairings(result))
    screen.show(_bots(result))
    for pairing in result["pairings"]:
        if pairing["sequential"]:
            name = f"{pairing['one']} against {pairing['others']}"
            screen.put(f"{name}: {pairing['sequential']['words']}")
    failures = result["failures"]
    for failure in failures[:FAILURES_SHOWN]:
        failed = failure["failed"]
        screen.put(
            f"{failed['bot']} {failed['kind']} in seat {failed['seat']} of deal {failure['deal']} "
            f"({failure['one']} against {failure['others']}), {failed['words']}",
            "refused",
        )
    if len(failures) > FAILURES_SHOWN:
        screen.put(f"... and {len(failures) - FAILURES_SHOWN} failures more", "refused")


def _pairings(result: Json) -> Table:
    seats = result["contest"]["seats"]
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column("bot")
    table.add_column("against")
    shared = any(each["shared"] for each in result["pairings"])
    for name in ("games", "won", "shared", "%", "95 %", "by deals", "by seat %"):
        if name != "shared" or shared:
            table.add_column(name, justify="right", no_wrap=True)
    for each in result["pairings"]:
        others = each["others"] if seats == 2 else f"{seats - 1} x {each['others']}"
        table.add_row(
            each["one"],
            others,
            str(each["games"]),
            str(each["won"]),
            *([str(each["shared"])] if shared else []),
            _percent(each["rate"]),
            _interval(each),
            _interval(each["paired"]),
            " ".join(_percent(seat["rate"], 0) for seat in each["by_seat"]),
        )
    return table


def _bots(result: Json) -> Table:
    elo = result["elo"]
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column("bot")
    for name in ("Elo", "95 %", "decisions", "median ms", "99 % ms", "failures"):
        table.add_column(name, justify="right", no_wrap=True)
    thought = {each["bot"]: each for each in result["bots"]}
    for rating in sorted(elo["ratings"], key=lambda each: -float(each["elo"])):
        about = thought[rating["bot"]]
        anchored = rating["bot"] == elo["anchor"]
        table.add_row(
            rating["bot"],
            f"{rating['elo']:+.0f}" if not anchored else "0",
            f"{rating['low']:+.0f} to {rating['high']:+.0f}" if not anchored else "anchor",
            str(about["decisions"]),
            _milliseconds(about["median_ms"]),
            _milliseconds(about["p99_ms"]),
            str(about["failures"]),
        )
    table.caption = f"Elo above {elo['anchor']} ({elo['model']})"
    table.caption_justify = "left"
    return table


def _percent(rate: float | None, digits: int = 1) -> str:
    return "-" if rate is None else f"{100 * rate:.{digits}f}"


def _interval(interval: Json | None) -> str:
    return "" if interval is None else f"{_percent(interval['low'])}-{_percent(interval['high'])}"


def _milliseconds(figure: float | None) -> str:
    return "-" if figure is None else f"{figure:g}"
