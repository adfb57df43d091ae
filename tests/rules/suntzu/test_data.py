"""The figures are those of the shared data, and all its vectors come out as they say."""

import json
from pathlib import Path
from typing import Any

import pytest

import tenka
from tenka.games.suntzu import data
from tenka.games.suntzu.differences import differences
from tenka.games.suntzu.editions import EDITIONS
from tenka.texts import LANGUAGES, Texts

ROOT = Path(__file__).parents[3]
DATA = json.loads((ROOT / "tests" / "data" / "suntzu.json").read_text(encoding="utf-8"))
GAME = tenka.game("suntzu")
# Numbers for the provinces before wu that draw, and leave the cards named for wu.
FILLERS = {"1", "2", "3", "4", "5", "6"}
PLACES = ["qin", "chu", "jin_yan", "han_qi"]


@pytest.mark.rule("ST-1.1", "ST-1.2", "ST-1.3", "ST-1.4", "ST-1.5")
def test_the_figures() -> None:
    setup = DATA["setup"]
    assert setup["rounds_max"] == data.ROUNDS
    assert setup["scoring_rounds"] == [3 * n for n in (1, 2, 3)]
    assert data.SCORING_EVERY == 3
    assert setup["armies_total"] == data.ARMIES
    assert setup["set_aside_start"] == data.SET_ASIDE
    assert setup["pool_start"] == data.ARMIES - data.SET_ASIDE
    assert setup["beginner"]["set_aside_start"] == data.BEGINNER_SET_ASIDE
    assert setup["hand"]["drawn"] == data.DEALT
    assert DATA["score_track_end"] == data.TRACK_END
    cards = {card.id: card.copies for card in data.CARDS}
    assert cards == DATA["action_cards"]["per_player"]
    framed = [card.id for card in data.CARDS if card.framed]
    assert framed == DATA["action_cards"]["permanent"]
    removed = [card.id for card in data.CARDS if not card.beginner]
    assert removed == setup["beginner"]["remove_cards"]
    assert [list(display) for display in data.DISPLAYS] == DATA["score_displays"]
    assert list(data.PROVINCES) == DATA["provinces"]["fixed_order"]
    assert [list(pair) for pair in data.BORDERS] == DATA["provinces"]["borders"]
    assert list(data.EVENTS) == [event["id"] for event in DATA["events"]]


@pytest.mark.rule("ST-2.3")
def test_the_warlords() -> None:
    sides = {"sun_tzu": 0, "chu": 1}
    assert [(lord.id, lord.seat) for lord in data.WARLORDS] == [
        (lord["id"], sides[lord["side"]]) for lord in DATA["warlords"]
    ]
    for lord, figures in zip(data.WARLORDS, DATA["warlords"], strict=True):
        last = figures["round_max"]
        assert lord.last_round == (data.ROUNDS if last is None else last)


def test_the_editions() -> None:
    editions = {edition.id: edition._asdict() for edition in EDITIONS}
    for edition in editions.values():
        del edition["id"]
        edition["windows"] = list(edition["windows"])
    assert editions == DATA["editions"]


def value_text(texts: Texts, point: str, value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(texts.say(f"edition-{point}-{entry}") for entry in value)
    if isinstance(value, bool):
        return texts.say(f"edition-{point}-{str(value).lower()}")
    if isinstance(value, int):
        return texts.say(f"edition-{point}.value", value=value)
    return texts.say(f"edition-{point}-{value}")


def test_the_page_lists_where_the_editions_differ() -> None:
    page = (ROOT / "docs" / "rules" / "suntzu.md").read_text(encoding="utf-8")
    rows = [line for line in page.split("## Where the editions differ")[1].splitlines() if line]
    texts = Texts("en", "suntzu")
    wanted = [
        f"| {texts.say(f'edition-{point}')} | "
        + " | ".join(value_text(texts, point, values[id]) for id in ("en", "hu", "pl"))
        + " |"
        for point, values in differences().items()
    ]
    assert rows[3:] == wanted
    points = {point for point in DATA["editions"]["en"] if point in differences()}
    assert len(wanted) == len(points)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_difference_is_told(language: str) -> None:
    texts = Texts(language, "suntzu")
    for point, values in differences().items():
        assert texts.say(f"edition-{point}")
        assert all(value_text(texts, point, value) for value in values.values())


def laid(wu: str, without: str) -> dict[str, str]:
    """Fillers that draw everywhere but in wu."""
    free = sorted(FILLERS - {wu, without})[:4]
    return {**dict(zip(PLACES, free, strict=True)), "wu": wu}


def in_wu(first: str, second: str, **fields: Any) -> tenka.State:
    """A round 1 that is over but for the battle in wu and what it asks for."""
    return GAME.position(
        {"placed": [laid(first, second), laid(second, first)], "phase": "before", **fields}
    )


@pytest.mark.rule("ST-4.1", "ST-4.2", "ST-4.3", "ST-4.4", "ST-4.5", "ST-4.10")
@pytest.mark.parametrize(
    "vector", DATA["battle_vectors"], ids=lambda vector: f"{vector['a']} v {vector['b']}"
)
def test_battle_vector(vector: dict[str, Any]) -> None:
    margin = vector["margin"]
    sign = {"a": 1, "b": -1, "none": 0}[vector["winner"]]
    wanted = 0 if margin == "plague" else sign * margin
    for first, second, expected in (
        (vector["a"], vector["b"], wanted),
        (vector["b"], vector["a"], -wanted),
    ):
        state = in_wu(first, second)
        assert state.to_position()["armies"]["wu"] == expected
        while len(state.turn) == 1 and "pay pool" in map(state.text, state.legal(state.turn[0])):
            state.play(state.turn[0], "pay pool")
        assert state.to_position()["round"] == 2


@pytest.mark.rule("ST-4.10", "ST-7.4")
@pytest.mark.parametrize("total", [False, True], ids=["half", "total"])
@pytest.mark.parametrize("sign", [1, -1], ids=["blue", "red"])
@pytest.mark.parametrize("vector", DATA["plague_vectors"], ids=lambda vector: str(vector["armies"]))
def test_plague_vector(vector: dict[str, int], sign: int, total: bool) -> None:
    armies = vector["armies"]
    state = in_wu("plague", "5", armies={"wu": sign * armies}, total_plague=total)
    position = state.to_position()
    left = vector["left_total_plague" if total else "left"]
    assert position["armies"]["wu"] == sign * left
    assert position["pool"][0 if sign > 0 else 1] == 18 - left
    if not total:
        assert armies - left == vector["returned"]
