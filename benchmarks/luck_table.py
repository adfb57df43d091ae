"""What each kind of luck comes to over many analysed games."""

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from tenka.bots.learned.net_worth import Floats

HEAD = "| luck | games | mean, % (95 %) | spread, % | variance left |\n|---|---|---|---|---|"
HIDDEN = "hidden"
ORDER = ("deal", "draw", "throw", "order")


def luck_lines(games: Sequence[dict[str, Any]]) -> Iterator[str]:
    """A row for each kind. The mean is of the first seat: over all seats it is nothing by itself.
    Variance is that of the results less this luck, as a share of that of the results."""
    if len(games) < 2:
        return
    results = np.array([[seat["result"] for seat in game["balances"]] for game in games])
    for name, given in _kinds(games):
        first = given[:, 0]
        error = first.std(ddof=1) / np.sqrt(len(first))
        left = np.var(results - given) / np.var(results)
        yield (
            f"| {name} | {len(first)} | {100 * first.mean():+.2f} ± {196 * error:.2f} | "
            f"{100 * given.std():.1f} | {left:.3f} |"
        )


def _kinds(games: Sequence[dict[str, Any]]) -> Iterator[tuple[str, Floats]]:
    """The luck of every seat in every game, of one cause, of some, of all."""

    def of(cause: str) -> Floats:
        rows = [[seat["causes"].get(cause, 0.0) for seat in game["balances"]] for game in games]
        return np.array(rows)

    causes = {name: given for name in ORDER if (given := of(name)).any()}
    yield from causes.items()
    chance: Floats = sum(causes.values(), np.zeros_like(of(HIDDEN)))
    yield "chance events", chance
    yield HIDDEN, of(HIDDEN)
    yield "all luck", chance + of(HIDDEN)
