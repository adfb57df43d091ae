"""Shogun's texts: a name for everything."""

import pytest

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

from .test_texts import patterns


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
