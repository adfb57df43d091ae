"""One whole game with events, told in a text that people can read and machines compare.

A change of rules, texts, order or journal shows as a change of tests/data/golden/suntzu.txt. If it
was meant, write the file anew, read the difference, and commit it with the change:

    python -m tests.rules.suntzu.test_golden --write
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import tenka
from tenka.core.contract import Json, State

FILE = Path(__file__).parents[2] / "data" / "golden" / "suntzu.txt"
SEED = 7
SHOWN = 12  # so many legal moves are listed, the first ones

HEAD = f"""\
# A game of Sun Tzu (pl, with events), seed {SEED}: each move is legal[n] for a random n.
# ?  who decides in which phase, and the legal moves: their number and the first {SHOWN}
# >  the move
# .  what happened, as spectators are told; +0 and +1: what only Sun Tzu or Chu is told besides
# 0  1  what changed in the view of Sun Tzu, of Chu ("=": a field that both see alike)
"""


def compact(value: Any) -> str:
    """JSON in one line; lists of cards as words."""
    if isinstance(value, list) and all(isinstance(item, str) for item in value):
        return "[" + " ".join(value) + "]"
    if isinstance(value, list):
        return "[" + ", ".join(compact(item) for item in value) + "]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {compact(item)}" for key, item in value.items()) + "}"
    return json.dumps(value, ensure_ascii=False)


def changes(before: list[Json], after: list[Json]) -> Iterator[str]:
    """What changed in the views of both seats."""
    found: list[list[str]] = [[], [], []]
    for field in after[0]:
        new = [view[field] for view in after]
        old = [view.get(field) for view in before]
        if field == "seat" or new == old:
            continue
        if new[0] == new[1]:
            found[0].append(f"{field}={compact(new[0])}")
        else:
            for seat in (0, 1):
                if new[seat] != old[seat]:
                    found[seat + 1].append(f"{field}={compact(new[seat])}")
    for mark, fields in zip("=01", found, strict=True):
        if fields:
            yield f"{mark} " + " ".join(fields)


def happened(state: State, since: int) -> Iterator[str]:
    """The journal from an event on, with what each seat is told besides."""
    told = [state.journal(seat, since) for seat in (None, 0, 1)]
    for everyone, sun_tzu, chu in zip(*told, strict=True):
        yield ". " + compact(everyone)
        for mark, own in (("+0", sun_tzu), ("+1", chu)):
            secret = {key: value for key, value in own.items() if everyone.get(key) != value}
            if secret:
                yield f"{mark} {compact(secret)}"


def playthrough() -> Iterator[str]:
    """The lines of the file."""
    state = tenka.game("suntzu").new(seed=SEED, journal=True, edition="pl", events=True)
    draws = tenka.FastChance(SEED).draws("golden")
    views: list[Json] = [{}, {}]
    number = since = 0
    while True:
        yield from happened(state, since)
        since = len(state.journal(None))
        after = [state.view(0), state.view(1)]
        yield from changes(views, after)
        views = after
        yield ""
        if not state.turn:
            yield "outcome " + compact(views[0]["outcome"])
            return
        seat = state.turn[draws.below(len(state.turn))]
        actions = state.legal(seat)
        shown = " | ".join(state.text(action) for action in actions[:SHOWN])
        more = " | ..." if len(actions) > SHOWN else ""
        number += 1
        yield f"? {number} seat {seat} {views[0]['phase']}, {len(actions)} legal: {shown}{more}"
        action = actions[draws.below(len(actions))]
        yield f"> {seat} {state.text(action)}"
        state.apply(seat, action)


def text() -> str:
    return HEAD + "\n" + "\n".join(playthrough()) + "\n"


def test_the_game_is_played_as_ever() -> None:
    """Byte for byte; how to write it anew stands at the top of this file."""
    assert text().encode() == FILE.read_bytes()


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit("usage: python -m tests.rules.suntzu.test_golden --write")
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_bytes(text().encode())
    print(f"{FILE}: {len(text().splitlines())} lines")
