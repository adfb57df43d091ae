"""What can happen in each game, and how it is told: tests/data/telling.json, one event a line.

Python and the page tell journals by code of their own; both are compared with this file. After a
change of events or texts write it anew, read the difference, and commit it with the change:

    python -m tests.texts.journals --write
"""

import json
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import tenka
from tenka.core.contract import Json, State
from tenka.texts import LANGUAGES, Texts
from tenka.texts.telling import Telling

FILE = Path(__file__).parents[1] / "data" / "telling.json"
GAMES = ("chuhan", "shogun", "suntzu")
# Fields whose words have a text each, so that each word is another shape.
WORDS = ("why", "event", "what", "warlord")
# What random games hardly ever come to.
RARE: dict[str, list[Json]] = {
    "shogun": [{"kind": "game_over", "winner": None, "shared": 2, "winners": [0, 1]}]
}


class Strict(Texts):
    """Texts that let no mistake pass, and remember what was said."""

    def __init__(self, language: str, game_id: str) -> None:
        super().__init__(language, game_id)
        self.said: set[str] = set()

    def format(self, key: str, args: dict[str, Any]) -> tuple[str, list[Exception]]:
        text, errors = super().format(key, args)
        assert not errors, f"{self.language}: {key}: {errors}"
        assert text.strip()
        self.said.add(key)
        return text, errors


@cache
def happened(game: str) -> list[Json]:
    """What seats and a spectator are told in many games: each shape of an event once."""
    shapes: dict[tuple[Any, ...], Json] = {}
    for state in played(game):
        for seat in (None, 0, 1):
            for event in state.journal(seat):
                shapes.setdefault(shape(event), event)
    return [*shapes.values(), *RARE.get(game, [])]


def played(game: str) -> Iterator[State]:
    """Random games to the end, of all kinds."""
    new = tenka.game(game).new
    for seed in range({"chuhan": 60, "shogun": 12, "suntzu": 90}[game]):
        if game == "chuhan":
            state = new(seed=seed, events=True, journal=True)
        elif game == "suntzu":
            edition = ("en", "hu", "pl")[seed % 3]
            state = new(seed=seed, edition=edition, events=True, journal=True)
        else:
            setup = "draft" if seed % 2 else "preset"
            state = new(3 + seed % 3, seed, setup=setup, journal=True)
        state.playout(tenka.FastChance(seed))
        yield state


def shape(event: Json) -> tuple[Any, ...]:
    """Events of one shape are told by the same texts."""
    filled = tuple(field for field, value in event.items() if value not in ([], None))
    words = tuple(str(event.get(field)) for field in WORDS)
    cards = event.get("cards")
    alike = isinstance(cards, list) and len(set(map(str, cards))) == 1
    return event["kind"], words, event.get("margin") == 0, filled, alike


def written() -> dict[str, list[Json]]:
    """The file: by game, each event with its lines in each language."""
    found: dict[str, list[Json]] = json.loads(FILE.read_text(encoding="utf-8"))
    return found


def told(telling: Telling, event: Json) -> list[Json]:
    """The lines of an event as they stand in the file."""
    return [line._asdict() for line in telling.event(event)]


def write() -> None:
    tellings = {
        game: {language: Telling(Strict(language, game)) for language in LANGUAGES}
        for game in GAMES
    }
    parts = []
    for game, by_language in tellings.items():
        entries = [
            {"event": event, **{name: told(by_language[name], event) for name in LANGUAGES}}
            for event in happened(game)
        ]
        lines = ",\n".join(json.dumps(entry, ensure_ascii=False) for entry in entries)
        parts.append(f'"{game}": [\n{lines}\n]')
    FILE.write_text("{" + ",\n".join(parts) + "}\n", encoding="utf-8")


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit("usage: python -m tests.texts.journals --write")
    write()
    print(f"{FILE}: {sum(map(len, written().values()))} events")
