"""Shogun's texts: a name for everything, and a line for all that can happen."""

from typing import Any

import pytest

import tenka
from tenka.core.contract import Json
from tenka.games.shogun.data import (
    ACTIONS,
    BOARDS,
    BUILDINGS,
    EVENTS,
    PROVINCES,
    REGIONS,
    SEASONS,
    SPECIALS,
)
from tenka.texts import LANGUAGES
from tenka.texts.telling import Telling

from .test_telling import Strict
from .test_texts import patterns

KINDS = {
    "set_up", "draft_began", "settled", "opened", "drawn", "season_began", "planned", "revealed",
    "bid", "chose", "order_set", "skipped", "built", "taxed", "harvested", "deployed", "stayed",
    "moved", "attacked", "thrown", "conquered", "repelled", "emptied", "revolted", "quelled",
    "overrun", "taken_off", "season_ended", "winter_came", "fed", "starved", "named", "scored",
    "gained", "game_over",
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name(language: str) -> None:
    keys = patterns("shogun", language)
    wanted = {f"card-{province.name}" for province in PROVINCES}
    wanted |= {f"card-chest{n}" for n in range(5)} | {f"seat-{seat}" for seat in range(5)}
    for kind, names in (
        ("action", ACTIONS),
        ("building", BUILDINGS),
        ("special", SPECIALS),
        ("event", [event.id for event in EVENTS]),
        ("region", REGIONS),
        ("season", SEASONS),
        ("option-board", BOARDS),
    ):
        wanted |= {f"{kind}-{name}" for name in names}
    assert wanted <= set(keys)


@pytest.fixture(scope="module")
def happened() -> list[Json]:
    """What seats and a spectator are told in some games: each shape of an event once."""
    shapes: dict[tuple[Any, ...], Json] = {}
    for seed in range(12):
        state = tenka.game("shogun").new(
            3 + seed % 3, seed, setup="draft" if seed % 2 else "preset", journal=True
        )
        state.playout(tenka.FastChance(seed))
        for event in [*state.journal(None), *state.journal(0)]:
            filled = tuple(field for field, value in event.items() if value not in ([], None))
            shapes[event["kind"], event.get("why"), event.get("what"), filled] = event
    return list(shapes.values())


def test_the_games_had_it_all(happened: list[Json]) -> None:
    assert {event["kind"] for event in happened} == KINDS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_told(language: str, happened: list[Json]) -> None:
    telling = Telling(Strict(language, "shogun"))
    shared = {"kind": "game_over", "winner": None, "shared": 2, "winners": [0, 1]}
    for event in [*happened, shared]:
        assert telling.texts.has(f"log-{event['kind']}")
        lines = telling.event(event)
        assert not lines[0].detail
        assert all(line.detail for line in lines[1:])
        assert "{" not in lines[0].text
