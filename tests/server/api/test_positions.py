"""Positions that somebody sets up: filled in, seen by a seat, or refused with the reason."""

import json
from random import Random
from typing import Any

import pytest

import tenka
from tenka.core.contract import Json
from tests import long
from tests.server.api.site import LAST_CARD, Guest, Site
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
def test_a_new_set_up_comes_back_as_it_is(site: Site, game: str) -> None:
    guest = site.guest()
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


def test_what_is_left_out_is_filled_in(site: Site) -> None:
    found = looked_at(site.guest(), game="chuhan", position=LAST_CARD)
    assert found["position"]["hands"] == [["4"], ["8"]]
    assert len(found["position"]["discard"]) + len(found["position"]["pile"]) == 44
    assert found["turn"] == [0]


@pytest.mark.parametrize(
    ("position", "en", "pl"),
    [
        ({"hands": [["9", "9"], ["8"]]}, "46 cards", "46 kart"),
        ({"hands": [[], ["8"]]}, "gone out", "wyczerpał"),
        ({"hands": [["4"], ["8"]], "scores": [31, 0]}, "31 points", "31 punktów"),
        ({"hands": [["4"], ["8"]], "nonsense": 1}, "does not fit", "nie pasuje"),
    ],
)
def test_the_reason_is_told_in_the_language_of_who_asks(
    site: Site, position: Json, en: str, pl: str
) -> None:
    guest = site.guest()
    for language, words in (("en", en), ("pl,en;q=0.5", pl)):
        answer = looked_at(guest, language, game="chuhan", position=position)
        assert words in answer["refused"]["why"]
        assert answer["refused"]["message"]
        assert answer["position"] is None
        assert answer["view"] is None


BATTLE = {"province": "qin", "countered": False, "as_six": False, "winner": None}
EVERYWHERE = {"qin": "1", "chu": "2", "jin_yan": "3", "han_qi": "4", "wu": "5"}


@pytest.mark.parametrize(
    ("step", "owed"),
    [
        ("reveal", [{"seat": 1, "do": "use", "what": "counter_plague"}]),
        ("marks", [{"seat": 0, "do": "pay", "count": 1, "why": "mark"}]),
        ("fight", [{"seat": 0, "do": "transfer", "count": 2, "why": "battle"}]),
        ("costs", [{"seat": seat, "do": "pay", "count": 2, "why": "cost"} for seat in (1, 0)]),
        ("recycle", [{"seat": 0, "do": "use", "what": "recycle_minus"}]),
        ("event", [{"seat": 1, "do": "pay", "count": 3, "why": "hero_challenge"}]),
    ],
)
def test_half_way_in_a_battle_of_sun_tzu(site: Site, step: str, owed: list[Json]) -> None:
    """It is asked as it was set up; in another step it is refused, and it is said why."""
    guest = site.guest()
    position = {
        "phase": "battles",
        "placed": [EVERYWHERE, EVERYWHERE],
        "armies": {"chu": 4, "wu": -2},
        "set_aside": [17, 3],  # all that Sun Tzu has in no province
        "events": ["hero_challenge"],
        "battle": {**BATTLE, "step": step, "winner": 0 if step == "fight" else None},
        "pending": owed,
    }
    options = {"warlords": True, "events": True}
    found = looked_at(guest, game="suntzu", options=options, position=position)
    assert found["refused"] is None, found["refused"]
    assert found["position"]["pending"] == owed
    assert found["turn"] == [owed[0]["seat"]]
    other = {**BATTLE, "step": "recycle" if step != "recycle" else "costs"}
    for language, words in (("en", "Nobody is asked this"), ("pl", "nikt"), ("hu", "senkitől")):
        wanted = {**position, "battle": other}
        told = looked_at(guest, language, game="suntzu", options=options, position=wanted)
        assert words in told["refused"]["why"]


def test_a_province_is_named(site: Site) -> None:
    position = tenka.game("shogun").new(3, 1).to_position()
    position["provinces"]["Awa-Shikoku"]["armies"] = 0
    answer = looked_at(site.guest(), "hu", game="shogun", position=position)
    assert answer["refused"]["why"].startswith("Awa (Shikoku): ")


def test_so_many_play_as_the_position_has_seats(site: Site) -> None:
    guest = site.guest()
    position = tenka.game("shogun").new(4, 1).to_position()
    answer = looked_at(guest, game="shogun", seats=3, position=position)
    assert "number of players" in answer["refused"]["why"]
    assert guest.refused("/quick", game="shogun", seats=3, position=position)[1] == "BadPosition"
    assert looked_at(guest, game="shogun", seats=4, position=position)["refused"] is None


def test_nothing_is_played_where_the_game_is_over(site: Site) -> None:
    guest = site.guest()
    over = {"hands": [["4"], ["8"]], "scores": [31, 0], "winner": 0, "last_out": 0}
    assert "over" in looked_at(guest, game="chuhan", position=over)["refused"]["why"]
    assert guest.refused("/quick", game="chuhan", position=over)[1] == "BadPosition"


def test_bad_requests(site: Site) -> None:
    guest = site.guest()
    assert guest.refused("/positions", game="go") == (404, "UnknownGame")
    assert guest.refused("/positions", game="chuhan", seats=5) == (422, "BadSeat")
    assert guest.refused("/positions", game="chuhan", seat=7) == (422, "BadSeat")
    assert guest.refused("/positions", game="chuhan", options={"x": 1}) == (422, "BadOption")
    assert guest.refused("/positions", game="chuhan", position=[]) == (422, "BadRequest")
    assert guest.refused("/positions", game="chuhan", more=1) == (422, "BadRequest")


@pytest.mark.parametrize("game", GAMES)
def test_a_moment_of_a_finished_game(site: Site, game: str) -> None:
    seats, options = GAMES[game]
    record = played(game, seats, options)
    table = keep(site, record, f"finished-{game}")
    guest = site.guest()
    found = guest.get(f"/tables/{table}/position", ply=5)
    assert found["position"] == record.after(5).to_position()
    assert looked_at(guest, **found)["refused"] is None
    assert guest.missed(f"/tables/{table}/position", ply=10**6) == (409, "NotNow")


def test_a_game_that_is_played_shows_none(site: Site) -> None:
    table, han, _ = site.pair()
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
def test_impossible_positions_have_a_reason_and_no_table(site: Site, game: str) -> None:
    guest = site.guest()
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
