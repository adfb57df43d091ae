"""Positions that somebody sets up: filled in, seen by a seat, or refused with the reason."""

import json
from random import Random
from typing import Any

import pytest

import tenka
from tenka.core.contract import Json
from tests import long
from tests.server.api.parlour import LAST_CARD, Guest, Parlour
from tests.server.api.test_branch import keep, played

GAMES: dict[str, tuple[int, dict[str, object]]] = {
    "chuhan": (2, {"events": True}),
    "suntzu": (2, {"events": True}),
    "shogun": (4, {"board": "sun", "setup": "preset"}),
}
SPOILT = 200 if long.LONG else 40


def looked_at(guest: Guest, language: str = "en", **wanted: Any) -> Json:
    answer = guest.client.post("/api/positions", json=wanted, headers={"Accept-Language": language})
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_new_set_up_comes_back_as_it_is(parlour: Parlour, game: str) -> None:
    guest = parlour.guest()
    seats, options = GAMES[game]
    first = looked_at(guest, game=game, seats=seats, options=options, seat=0)
    again = looked_at(guest, **{**first_of(first), "seat": 0})
    assert first["refused"] is None
    assert first["turn"]
    assert again == first
    assert first["view"]["seat"] == 0
    table = guest.post("/quick", **first_of(first), seat=0)
    assert table["from_position"]


def first_of(answer: Json) -> Json:
    return {name: answer[name] for name in ("game", "seats", "options", "position")}


def test_what_is_left_out_is_filled_in(parlour: Parlour) -> None:
    found = looked_at(parlour.guest(), game="chuhan", position=LAST_CARD)
    assert found["position"]["hands"] == [["4"], ["8"]]
    assert len(found["position"]["discard"]) + len(found["position"]["pile"]) == 44
    assert found["turn"] == [0]


@pytest.mark.parametrize(
    ("position", "en", "pl"),
    [
        ({"hands": [["9", "9"], ["8"]]}, "46 cards", "46 kart"),
        ({"hands": [[], ["8"]]}, "gone out", "zakończył"),
        ({"hands": [["4"], ["8"]], "scores": [31, 0]}, "31 points", "31 punktów"),
        ({"hands": [["4"], ["8"]], "nonsense": 1}, "does not fit", "nie pasuje"),
    ],
)
def test_the_reason_is_told_in_the_language_of_who_asks(
    parlour: Parlour, position: Json, en: str, pl: str
) -> None:
    guest = parlour.guest()
    for language, words in (("en", en), ("pl,en;q=0.5", pl)):
        answer = looked_at(guest, language, game="chuhan", position=position)
        assert words in answer["refused"]["why"]
        assert answer["refused"]["message"]
        assert answer["position"] is None
        assert answer["view"] is None


def test_a_province_is_named(parlour: Parlour) -> None:
    position = tenka.game("shogun").new(3, 1).to_position()
    position["provinces"]["Awa-Shikoku"]["armies"] = 0
    answer = looked_at(parlour.guest(), "hu", game="shogun", position=position)
    assert answer["refused"]["why"].startswith("Awa (Shikoku): ")


def test_so_many_play_as_the_position_has_seats(parlour: Parlour) -> None:
    guest = parlour.guest()
    position = tenka.game("shogun").new(4, 1).to_position()
    answer = looked_at(guest, game="shogun", seats=3, position=position)
    assert "number of players" in answer["refused"]["why"]
    assert guest.refused("/quick", game="shogun", seats=3, position=position)[1] == "BadPosition"
    assert looked_at(guest, game="shogun", seats=4, position=position)["refused"] is None


def test_nothing_is_played_where_the_game_is_over(parlour: Parlour) -> None:
    guest = parlour.guest()
    over = {"hands": [["4"], ["8"]], "scores": [31, 0], "winner": 0, "last_out": 0}
    assert "over" in looked_at(guest, game="chuhan", position=over)["refused"]["why"]
    assert guest.refused("/quick", game="chuhan", position=over)[1] == "BadPosition"


def test_bad_requests(parlour: Parlour) -> None:
    guest = parlour.guest()
    assert guest.refused("/positions", game="go") == (404, "UnknownGame")
    assert guest.refused("/positions", game="chuhan", seats=5) == (422, "BadSeat")
    assert guest.refused("/positions", game="chuhan", seat=7) == (422, "BadSeat")
    assert guest.refused("/positions", game="chuhan", options={"x": 1}) == (422, "BadOption")
    assert guest.refused("/positions", game="chuhan", position=[]) == (422, "BadRequest")
    assert guest.refused("/positions", game="chuhan", more=1) == (422, "BadRequest")


@pytest.mark.parametrize("game", GAMES)
def test_a_moment_of_a_finished_game(parlour: Parlour, game: str) -> None:
    seats, options = GAMES[game]
    record = played(game, seats, options)
    table = keep(parlour, record, f"finished-{game}")
    guest = parlour.guest()
    found = guest.get(f"/tables/{table}/position", ply=5)
    assert found["position"] == record.after(5).to_position()
    assert looked_at(guest, **found)["refused"] is None
    assert guest.missed(f"/tables/{table}/position", ply=10**6) == (409, "NotNow")


def test_a_game_that_is_played_shows_none(parlour: Parlour) -> None:
    table, han, _ = parlour.pair()
    assert han.missed(f"/tables/{table}/position") == (409, "NotNow")
    assert han.missed("/tables/nowhere/position") == (404, "NotFound")


VALUES: tuple[Any, ...] = (
    None, True, -1, 0, 1, 99, 10**30, 1.5, "", "x", "9", "qin", "Aki", [], {}, [[]], {"a": 1},
)  # fmt: skip


def spoilt(chance: Random, value: Any) -> Any:
    """The same with one thing in it changed, taken away or doubled."""
    if isinstance(value, dict) and value and chance.random() < 0.9:
        name = chance.choice(list(value))
        changed = {**value, name: spoilt(chance, value[name])}
        if chance.random() < 0.1:
            del changed[name]
        return changed
    if isinstance(value, list) and value and chance.random() < 0.9:
        at = chance.randrange(len(value))
        kind = chance.random()
        if kind < 0.2:
            return [*value, value[at]]
        if kind < 0.4:
            return value[:at] + value[at + 1 :]
        return [*value[:at], spoilt(chance, value[at]), *value[at + 1 :]]
    if isinstance(value, int) and chance.random() < 0.5:
        return value + chance.choice((-1, 1, 2))
    return chance.choice(VALUES)


@pytest.mark.parametrize("game", GAMES)
def test_impossible_positions_have_a_reason_and_no_table(parlour: Parlour, game: str) -> None:
    guest = parlour.guest()
    seats, options = GAMES[game]
    chance = Random(game)
    record = played(game, seats, options)
    plies = len(record.moves())
    refused = 0
    for _ in range(SPOILT):
        position = record.after(chance.randrange(plies)).to_position()
        for _ in range(chance.randint(1, 3)):
            position = spoilt(chance, position)
        wanted = {"game": game, "seats": seats, "options": options, "position": position}
        answer = guest.client.post("/api/positions", json=wanted)
        if not isinstance(position, dict):
            assert answer.status_code == 422 or position is None
            continue
        assert answer.status_code == 200, (answer.text, json.dumps(position))
        if answer.json()["refused"] is None:
            continue
        refused += 1
        assert answer.json()["refused"]["why"]
        assert guest.refused("/quick", **wanted) == (422, "BadPosition"), json.dumps(position)
    assert refused > SPOILT // 4
    assert guest.get("/tables/mine") == []
