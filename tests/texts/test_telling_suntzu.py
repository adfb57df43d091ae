"""Everything that can happen in Sun Tzu is told, in every language."""

from typing import Any

import pytest

import tenka
from tenka.core.contract import Json
from tenka.texts import LANGUAGES, Texts
from tenka.texts.telling import Line, Telling

KINDS = {
    "dealt", "took", "warlords_taken", "round_started", "laid", "order_settled", "revealed",
    "used", "plague_struck", "marked", "paid", "fought", "not_fought", "transferred", "supported",
    "recycled", "event_met", "event_turned", "infantry_sent", "marker_moved", "declined",
    "passed", "scored", "drawn", "kept", "game_over",
}  # fmt: skip


class Strict(Texts):
    """Texts that let no mistake pass."""

    def format(self, key: str, args: dict[str, Any]) -> tuple[str, list[Exception]]:
        text, errors = super().format(key, args)
        assert not errors, f"{self.language}: {key}: {errors}"
        assert text.strip()
        return text, errors


@pytest.fixture(scope="module")
def happened() -> list[Json]:
    """What seats and a spectator are told in many games: each shape of an event once."""
    shapes: dict[tuple[Any, ...], Json] = {}
    for seed in range(90):
        edition = ("en", "hu", "pl")[seed % 3]
        state = tenka.game("suntzu").new(seed=seed, edition=edition, events=True, journal=True)
        state.playout(tenka.FastChance(seed))
        for seat in (None, 0, 1):
            for event in state.journal(seat):
                filled = tuple(field for field, value in event.items() if value not in ([], None))
                words = tuple(event.get(name) for name in ("why", "what", "event", "warlord"))
                shapes[event["kind"], words, event.get("margin") == 0, filled] = event
    return list(shapes.values())


def test_the_games_had_it_all(happened: list[Json]) -> None:
    assert {event["kind"] for event in happened} == KINDS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_told(language: str, happened: list[Json]) -> None:
    telling = Telling(Strict(language, "suntzu"))
    for event in happened:
        assert telling.texts.has(f"log-{event['kind']}")
        lines = telling.event(event)
        assert all(line.detail == (line is not lines[0]) for line in lines)
        assert not any("_" in line.text for line in lines), lines


def test_a_battle_in_one_line() -> None:
    state = tenka.game("suntzu").position(
        {
            "phase": "before",
            "armies": {"wu": 2},
            "placed": [
                {"qin": "1", "chu": "2", "jin_yan": "3", "han_qi": "4", "wu": "5"},
                {"qin": "1", "chu": "2", "jin_yan": "3", "han_qi": "4", "wu": "9"},
            ],
        },
        journal=True,
    )
    (battle,) = (
        event
        for event in state.journal(0)
        if event["kind"] == "fought" and event["province"] == "wu"
    )
    assert Telling(Texts("en", "suntzu")).event(battle) == [
        Line("5 against 9: Chu wins Wu by 4. Sent home: 2, to place: 2.", 1)
    ]
