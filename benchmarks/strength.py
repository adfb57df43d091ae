"""`make strength`: how strong each level is, by the arena, as the tables of docs/bots.md.

Every match has a file in build/strength, so a run that was interrupted goes on where it ended.
"""

import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from benchmarks.machine import processor
from tenka.arena import Contest, ResultFile, Tally, local_workers, run, summary
from tenka.arena.elo import Meeting, fit
from tenka.arena.schedule import deals_for

FILES = Path("build/strength")
TWO_PLAYERS, SHOGUN = 1000, 400  # games
LADDER = (("master", "expert"), ("expert", "adept"), ("adept", "novice"))
FLOOR = (("novice", "greedy"), ("novice", "random"), ("greedy", "random"))
RATED = ("master", "expert", "adept", "greedy", "novice")
GREEDY = 1000  # the strength from which others are counted


@dataclass(frozen=True)
class Setting:
    """A game with options."""

    game: str
    name: str
    seats: int = 2
    options: dict[str, Any] = field(default_factory=dict)

    @property
    def games(self) -> int:
        return TWO_PLAYERS if self.seats == 2 else SHOGUN


USUAL = (
    Setting("chuhan", "Chu Han"),
    Setting("suntzu", "Sun Tzu"),
    Setting("shogun", "Shogun, 4 seats", 4),
)
AGAINST_GREEDY = (
    *USUAL,
    Setting("chuhan", "Chu Han, events", 2, {"events": True}),
    *(
        Setting("suntzu", f"Sun Tzu, {edition}, events", 2, {"edition": edition, "events": True})
        for edition in ("en", "hu", "pl")
    ),
    *(Setting("shogun", f"Shogun, {seats} seats", seats) for seats in (3, 5)),
)


def matches() -> Iterator[tuple[Setting, str, str]]:
    """All matches: where, who, against whom."""
    for setting in AGAINST_GREEDY:
        yield setting, "master", "greedy"
    for setting in USUAL:
        for one, others in (*LADDER, *FLOOR):
            yield setting, one, others
        yield setting, "expert", "greedy"
        yield setting, "adept", "greedy"


def play(setting: Setting, one: str, others: str) -> dict[str, Any]:
    """Play a match, or what is left of it; its pairing and think times."""
    contest = Contest.new(
        setting.game, [one, others], seats=setting.seats, options=setting.options, kind="gauntlet"
    )
    tally = Tally(contest)
    name = f"{setting.name} {one} {others}".replace(",", "").replace(" ", "-").lower()
    with ResultFile(str(FILES / f"{name}.jsonl"), contest) as file:
        run(tally, deals_for(contest, setting.games), local_workers(contest), file)
    return summary(tally)


def line(setting: Setting, one: str, others: str, found: dict[str, Any]) -> str:
    """A line of the table."""
    pairing, times = found["pairings"][0], found["bots"][0]
    rates = " ".join(f"{100 * seat['rate']:.0f}" for seat in pairing["by_seat"])
    low, high = 100 * pairing["low"], 100 * pairing["high"]
    return (
        f"| {setting.name} | {one} | {others} | {pairing['games']:,} | {100 * pairing['rate']:.1f} "
        f"({low:.1f}-{high:.1f}) | {rates} | {times['median_ms']:.2g} |"
    )


def strengths(setting: Setting, found: dict[tuple[str, str], dict[str, Any]]) -> list[str]:
    """Lines of the levels' strengths, fitted to all matches of a game at once."""
    meetings = [
        Meeting(
            RATED.index(one),
            RATED.index(others),
            pairing["games"],
            pairing["games"] * pairing["rate"],
        )
        for (one, others), summed in found.items()
        if one in RATED and others in RATED
        for pairing in summed["pairings"]
    ]
    ratings = fit(len(RATED), RATED.index("greedy"), setting.seats, meetings)
    return [
        f"| {setting.name} | {level} | {GREEDY + rating.elo:.0f} "
        f"({GREEDY + rating.low:.0f}-{GREEDY + rating.high:.0f}) |"
        for level, rating in zip(RATED, ratings, strict=True)
    ]


def main() -> None:
    """All matches, or those of the games that are named."""
    FILES.mkdir(parents=True, exist_ok=True)
    print(f"{processor()}\n")
    print("| game | one seat | all others | games | won, % (95 %) | by seat, % | move, median ms |")
    print("|---|---|---|---|---|---|---|")
    found: dict[str, dict[tuple[str, str], dict[str, Any]]] = {each.name: {} for each in USUAL}
    for setting, one, others in matches():
        if not sys.argv[1:] or setting.game in sys.argv[1:]:
            summed = play(setting, one, others)
            print(line(setting, one, others, summed), flush=True)
            if setting in USUAL:
                found[setting.name][one, others] = summed
    print("\n| game | level | strength (95 %) |")
    print("|---|---|---|")
    for setting in USUAL:
        if found[setting.name]:
            print("\n".join(strengths(setting, found[setting.name])))


if __name__ == "__main__":
    main()
