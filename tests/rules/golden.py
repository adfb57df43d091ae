"""A whole game told in a text that people can read and machines compare.

A change of rules, texts, order or journal shows as a change of tests/data/golden. If it was meant,
write the files anew, read the difference, and commit it with the change:

    python -m tests.rules.golden --write
"""

import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import tenka
from tenka.core.contract import Json, State

FOLDER = Path(__file__).parents[1] / "data" / "golden"
SHOWN = 12  # so many legal moves are listed, the first ones


@dataclass(frozen=True)
class Golden:
    """The game that is told."""

    game: str
    title: str
    sides: tuple[str, str]
    seed: int
    options: Json = field(default_factory=dict)
    simultaneous: bool = False  # may both seats be asked at once?

    @property
    def file(self) -> Path:
        return FOLDER / f"{self.game}.txt"

    def text(self) -> str:
        return self.head() + "\n" + "\n".join(self.playthrough()) + "\n"

    def head(self) -> str:
        first, second = self.sides
        return f"""\
# A game of {self.title}, seed {self.seed}: each move is legal[n] for a random n.
# ?  who decides in which phase, and the legal moves: their number and the first {SHOWN}
# >  the move
# .  what happened, as spectators are told; +0 and +1: what only {first} or {second} is told besides
# 0  1  what changed in the view of {first}, of {second} ("=": a field that both see alike)
"""

    def playthrough(self) -> Iterator[str]:
        """The lines of the file."""
        state = tenka.game(self.game).new(seed=self.seed, journal=True, **self.options)
        draws = tenka.FastChance(self.seed).draws("golden")
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
            seat = state.turn[draws.below(len(state.turn)) if self.simultaneous else 0]
            actions = state.legal(seat)
            shown = " | ".join(state.text(action) for action in actions[:SHOWN])
            more = " | ..." if len(actions) > SHOWN else ""
            number += 1
            yield f"? {number} seat {seat} {views[0]['phase']}, {len(actions)} legal: {shown}{more}"
            action = actions[draws.below(len(actions))]
            yield f"> {seat} {state.text(action)}"
            state.apply(seat, action)


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
    for name in after[0]:
        new = [view[name] for view in after]
        old = [view.get(name) for view in before]
        if name == "seat" or new == old:
            continue
        if new[0] == new[1]:
            found[0].append(f"{name}={compact(new[0])}")
        else:
            for seat in (0, 1):
                if new[seat] != old[seat]:
                    found[seat + 1].append(f"{name}={compact(new[seat])}")
    for mark, fields in zip("=01", found, strict=True):
        if fields:
            yield f"{mark} " + " ".join(fields)


def happened(state: State, since: int) -> Iterator[str]:
    """The journal from an event on, with what each seat is told besides."""
    told = [state.journal(seat, since) for seat in (None, 0, 1)]
    for everyone, first, second in zip(*told, strict=True):
        yield ". " + compact(everyone)
        for mark, own in (("+0", first), ("+1", second)):
            secret = {key: value for key, value in own.items() if everyone.get(key) != value}
            if secret:
                yield f"{mark} {compact(secret)}"


CHUHAN = Golden("chuhan", "Chu Han with events", ("Han", "Chu"), 317, {"events": True})
SUNTZU = Golden(
    "suntzu",
    "Sun Tzu (pl, with events)",
    ("Sun Tzu", "Chu"),
    7,
    {"edition": "pl", "events": True},
    simultaneous=True,
)
ALL = (CHUHAN, SUNTZU)

if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit("usage: python -m tests.rules.golden --write")
    for golden in ALL:
        golden.file.write_bytes(golden.text().encode())
        print(f"{golden.file}: {len(golden.text().splitlines())} lines")
