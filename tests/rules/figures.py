"""The figures that both the rules and the page know: tests/data/figures.json, from each data.py.

Python and the page are both compared with this file. After a change of figures write it anew, and
commit it with the change:

    python -m tests.rules.figures --write
"""

import json
import sys
from collections import Counter
from pathlib import Path
from typing import Any

from tenka.games.chuhan import data as chuhan
from tenka.games.shogun import data as shogun
from tenka.games.suntzu import data as suntzu

FILE = Path(__file__).parents[1] / "data" / "figures.json"
OF_PROVINCES = ("chests", "rice", "sites", "sun", "moon")


def figures() -> dict[str, Any]:
    """By game and the names of its data.py."""
    of_rank = Counter[int]()
    for card in chuhan.CARDS:
        of_rank[card.rank] += card.copies
    return {
        "chuhan": {
            "TARGET_VP": chuhan.TARGET_VP,
            "UNDRAWABLE": chuhan.UNDRAWABLE,
            "DRAW_PER_WRIT": chuhan.DRAW_PER_WRIT,
            "CARDS": {
                card.id: {"rank": card.rank, "ofRank": of_rank[card.rank]} for card in chuhan.CARDS
            },
        },
        "suntzu": {
            "ROUNDS": suntzu.ROUNDS,
            "SCORING_ROUNDS": list(
                range(suntzu.SCORING_EVERY, suntzu.ROUNDS + 1, suntzu.SCORING_EVERY)
            ),
            "TRACK_END": suntzu.TRACK_END,
            "PANDEMIC_PLAGUES": suntzu.PANDEMIC_PLAGUES,
            "ARMIES": suntzu.ARMIES,
            "PROVINCES": list(suntzu.PROVINCES),
        },
        "shogun": {
            "PROVINCES": {
                province.name: {name: getattr(province, name) for name in OF_PROVINCES}
                for province in shogun.PROVINCES
            },
            "SEA_ROUTES": shogun.SEA_ROUTES,
            "OUT_WITH_FEW": shogun.OUT_WITH_FEW,
            "EVENTS": {
                event.n: {"id": event.id, "loss": event.winter_loss} for event in shogun.EVENTS
            },
        },
    }


def text() -> str:
    """The file as it has to be."""
    return json.dumps(figures(), indent=1) + "\n"


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit("usage: python -m tests.rules.figures --write")
    FILE.write_text(text(), encoding="utf-8")
    print(FILE)
