"""ST-9.6, ST-7.15: what each seat and a spectator know, by what they cannot tell apart."""

import copy
import json
from typing import Any

import pytest

import tenka
from tenka.core.contract import Json, State

from .table import (
    BLUE_LORDS,
    RED_LORDS,
    SUNTZU,
    at,
    do,
    each_edition,
    fight,
    get,
    lay,
    legal,
    short,
    walk,
)

EVEN = "3 4 5 +1 2"
EYES = (0, 1, None)


def views(position: Json) -> list[Json]:
    """What Sun Tzu, Chu and a spectator see."""
    state = SUNTZU.position(position)
    return [json.loads(json.dumps(state.view(seat))) for seat in EYES]


def seen_by(one: Json, other: Json) -> list[int | None]:
    """Who can tell the two positions apart."""
    pairs = zip(EYES, views(one), views(other), strict=True)
    return [seat for seat, first, second in pairs if first != second]


def base(**kw: Any) -> Json:
    """Placing in round 4, with all sorts of things about."""
    given: dict[str, Any] = {
        "hold": ("7 8", "7 8"), "decks": ("9 10 +1 +1", "9 10 +1 +1"), "round": 4, "marker": 2,
        "armies": {"qin": 2, "wu": -2}, "lords": ("move_army", "remove_army"),
        "events": "pandemic war_chariot hero_challenge", "marks": [{"chu": 1}, {"han_qi": 1}],
    }  # fmt: skip
    return short("", "", **(given | kw))


# Hidden


@pytest.mark.rule("ST-9.6")
def test_hands_and_decks_are_hidden() -> None:
    assert seen_by(base(), base(hold=("7 8", "9 8"), decks=("9 10 +1 +1", "7 10 +1 +1"))) == [1]
    assert seen_by(base(), base(hold=("9 8", "7 8"), decks=("7 10 +1 +1", "9 10 +1 +1"))) == [0]
    assert seen_by(base(), base(decks=("10 9 +1 +1", "+1 9 +1 10"))) == []


@pytest.mark.rule("ST-9.6", "ST-6.4")
def test_the_own_bottom_cards_are_known_to_their_owner() -> None:
    for seat in (0, 1):
        known = [2, 0] if seat == 0 else [0, 2]
        decks = ["9 10 +1 -1"] * 2
        other = list(decks)
        other[seat] = "9 10 -1 +1"
        above = list(decks)
        above[seat] = "10 9 +1 -1"
        one = base(decks=tuple(decks), known=known)
        assert seen_by(one, base(decks=tuple(other), known=known)) == [seat]
        assert seen_by(one, base(decks=tuple(above), known=known)) == []


@pytest.mark.rule("ST-9.6", "ST-7.5")
def test_the_place_of_a_recycled_card_is_open() -> None:
    one = base(decks=("9 10 -1 +1", "9 10"), recycled=[1, None], known=[2, 0])
    two = base(decks=("9 10 +1 -1", "9 10"), recycled=[0, None], known=[2, 0])
    assert seen_by(one, two) == [0, 1, None]


@pytest.mark.rule("ST-9.6", "ST-3.1")
@pytest.mark.parametrize("seat", [0, 1])
def test_cards_face_down_are_hidden(seat: int) -> None:
    def laid(text: str) -> Json:
        texts = ["", ""]
        texts[seat] = text
        return short(texts[0], texts[1])

    assert seen_by(laid("5 4 3 2 1"), laid("1 2 3 4 6")) == [seat]
    # Nor how many he has laid, before he has finished; his hand is told as it was before.
    assert seen_by(laid(""), laid("5")) == [seat]
    assert seen_by(laid("1 2 3 4"), laid("6 5")) == [seat]
    # When he has finished, that is open.
    assert seen_by(laid("1 2 3 4"), laid("1 2 3 4 5")) == [0, 1, None]


@pytest.mark.rule("ST-9.6", "ST-3.1")
def test_cards_are_open_province_by_province() -> None:
    def fought(blue: str, red: str) -> Json:
        return short(blue, red, phase="battles", round=2, armies={"qin": 1}, fought=["wu"],
                     decider=1)  # fmt: skip

    one = fought("1 2 3 4 5", "1 2 3 4 5")
    assert seen_by(one, fought("1 2 3 4 6", "1 2 3 4 5")) == [0, 1, None]
    assert seen_by(one, fought("2 1 3 4 5", "1 2 3 4 5")) == [0]
    assert seen_by(one, fought("1 2 3 4 5", "1 2 6 4 5")) == [1]


@pytest.mark.rule("ST-9.6", "ST-7.15")
def test_which_warlord_is_hidden() -> None:
    for lord in set(BLUE_LORDS) - {"head_start", "move_army"}:
        assert seen_by(base(), base(lords=(lord, "remove_army"))) == [0]
    for lord in set(RED_LORDS) - {"remove_army"}:
        assert seen_by(base(), base(lords=("move_army", lord))) == [1]
    assert seen_by(base(), base(lords=("move_army", ""))) == [0, 1, None]
    assert seen_by(base(), base(lords=("move_army reinforce", "remove_army"))) == [0, 1, None]
    assert seen_by(base(), base(used=("high_as_six", ""))) == [0, 1, None]


@pytest.mark.rule("ST-9.6", "ST-2.3")
def test_the_choice_of_a_warlord_is_secret() -> None:
    def chosen(lord: str | None) -> Json:
        return {"phase": "warlord", "warlords": [None, lord]}

    assert seen_by(chosen("double_six"), chosen("remove_army")) == [1]
    assert seen_by(chosen(None), chosen("remove_army")) == [0, 1, None]  # who is asked is open
    start = {"phase": "warlord", "warlords": ["head_start", None]}
    assert seen_by(start, {"phase": "warlord", "warlords": ["reinforce", None]}) == [0]


@pytest.mark.rule("ST-9.6")
def test_drawn_cards_are_hidden() -> None:
    def drawing(drawn: list[list[str]], keep: list[int], hold: tuple[str, str] = ("", "")) -> Json:
        return short("", "", hold=hold, phase="drawing", drawn=drawn, keep=keep)

    one = drawing([["7", "8"], ["7", "8"]], [1, 1])
    two = copy.deepcopy(one)
    two["decks"] = [["9"], []]
    three = copy.deepcopy(two)
    three["drawn"], three["decks"] = [["7", "9"], ["7", "8"]], [["8"], []]
    assert seen_by(two, three) == [0]
    # How many are drawn and to be kept is open.
    three = drawing([["7", "8", "9"], ["7", "8"]], [2, 1])
    two = drawing([["7", "8"], ["7", "8"]], [1, 1])
    two["decks"] = [["9"], []]
    assert seen_by(three, two) == [0, 1, None]


@pytest.mark.rule("ST-9.6", "ST-6.5")
def test_how_many_are_laid_or_kept_is_hidden_until_all_are() -> None:
    state = fight("1", "2", decks=("7 8 9", "7 8"), journal=True)
    seen = [state.view(seat) for seat in EYES]
    do(state, "0 keep 7")
    assert [state.view(seat) for seat in (1, None)] == seen[1:]
    assert state.view(0) != seen[0]
    state = at(hold=("", "7"), journal=True)
    seen = [state.view(seat) for seat in EYES]
    lay(state, 1, "5 7 2 1")
    assert [state.view(seat) for seat in (0, None)] == [seen[0], seen[2]]
    assert state.view(1) != seen[1]
    lay(state, 1, "3")
    assert state.view(0) != seen[0]


@pytest.mark.rule("ST-9.6", "ST-6.4")
def test_who_kept_one_of_two_cards_is_told_to_nobody_else() -> None:
    state = fight("1", "2", decks=("7 8 9", ""))
    do(state, "0 keep 7")
    assert [state.view(seat)["kept_one"][0] for seat in EYES] == [True, False, False]
    again = SUNTZU.position(state.to_position())
    assert [again.view(seat) for seat in EYES] == [state.view(seat) for seat in EYES]


@pytest.mark.rule("ST-9.6", "ST-6.4")
def test_a_position_says_who_kept_one_of_two_cards() -> None:
    fields: dict[str, Any] = {"phase": "drawing", "drawn": [["-1", "plague"], []], "keep": [1, 0]}
    one = SUNTZU.position({**base(), **fields})
    two = SUNTZU.position({**base(), **fields, "kept_one": [True, False]})
    assert [state.view(1)["drawn"][0] for state in (one, two)] == [{"hidden": 2}, {"hidden": 3}]
    assert [state.view(1)["keep"][0] for state in (one, two)] == [1, 2]
    assert [state.plan(0) for state in (one, two)] == [None, "ST-6.4"]


@pytest.mark.rule("ST-9.6", "ST-2.4")
def test_the_pile_of_events_is_hidden_from_all() -> None:
    assert seen_by(base(), base(events="pandemic hero_challenge war_chariot")) == []
    assert seen_by(base(), base(events="war_chariot pandemic hero_challenge")) == [0, 1, None]
    assert seen_by(base(), base(events="pandemic war_chariot")) == [0, 1, None]


# Open


@pytest.mark.rule("ST-9.6")
@pytest.mark.parametrize(
    "change",
    [
        {"armies": {"qin": 1, "wu": -2}},
        {"marks": [{"wu": 1}, {"han_qi": 1}]},
        {"pool": [10, 14]},
        {"set_aside": [5, 3]},
        {"marker": 1},
        {"round": 5},
        {"displays": {"qin": [4, 3, 2], "chu": [1, 3, 5], "jin_yan": [1, 4, 3],
                      "han_qi": [2, 3, 2], "wu": [2, 3, 4]}},
        {"hold": ("7", "7 8")},
        {"hold": ("7 8", "7")},
        {"decks": ("9 10 +1", "9 10 +1 +1")},
        {"plagues_played": 1},
        {"total_plague": True},
        {"last_decider": 1},
        {"counts": [1, 2]},
    ],
    ids=lambda change: next(iter(change)),
)  # fmt: skip
def test_open_to_all(change: dict[str, Any]) -> None:
    assert seen_by(base(), base(**change)) == [0, 1, None]


@pytest.mark.rule("ST-9.6", "ST-4.11")
def test_cards_out_of_the_game_and_1s_used_are_open() -> None:
    assert seen_by(base(hold=("7 8", "7 8")), base(hold=("7 8", "7 -1"))) == [0, 1, None]

    def used(*ones: bool) -> Json:
        return short("1 2 3 4 5", "1 2 3 4 5", round=2, armies={"qin": 1}, phase="battles",
                     fought=["wu"], decider=1, used_one=list(ones))  # fmt: skip

    assert seen_by(used(False, False), used(False, True)) == [0, 1, None]


@pytest.mark.rule("ST-9.6", "ST-7.14")
def test_who_is_asked_what_is_open() -> None:
    fields: dict[str, Any] = {"lords": ("move_army", "remove_army"), "armies": {"qin": 1}}
    one = short(EVEN, EVEN, **fields, window={"asked": 0, "passed": [False, False]})
    two = short(EVEN, EVEN, **fields, window={"asked": 1, "passed": [True, False]})
    assert seen_by(one, two) == [0, 1, None]


@pytest.mark.rule("ST-9.6")
def test_the_form_of_a_view() -> None:
    state = SUNTZU.position(base())
    for seat in EYES:
        view = state.view(seat)
        assert (view["game"], view["seat"], view["turn"]) == ("suntzu", seat, [0, 1])
        assert json.loads(json.dumps(view)) == view
        assert (view["round"], view["marker"], view["pool"]) == (4, 2, get(state, "pool"))
        assert view["armies"] == get(state, "armies")
    assert state.view(0)["hands"][0] == [*"123456", "7", "8"]
    assert state.view(1)["hands"][1] == [*"123456", "7", "8"]
    assert state.view(0)["warlords"][0] == ["move_army"]


# The journal


def told(state: State, *moves: str) -> list[list[Json]]:
    do(state, *moves)
    return [state.journal(seat) for seat in EYES]


@pytest.mark.rule("ST-9.6", "ST-3.1")
def test_the_journal_is_silent_about_secret_moves() -> None:
    def same(make: dict[str, Any], one: str, two: str) -> None:
        first = told(SUNTZU.position(base(**make), journal=True), one)
        second = told(SUNTZU.position(base(**make), journal=True), two)
        assert first[1:] == second[1:]

    same({}, "0 place qin 5", "0 place qin 7")
    same({"phase": "drawing", "drawn": [["-1", "plague"], []], "keep": [1, 0]},
         "0 keep -1", "0 keep plague")  # fmt: skip
    state = SUNTZU.position(base(), journal=True)
    before = [state.journal(seat) for seat in EYES]
    assert told(state, "0 place qin 5")[1:] == before[1:]  # nor that he laid one
    first = told(SUNTZU.new(seed=1, journal=True), "1 warlord double_six")
    second = told(SUNTZU.new(seed=1, journal=True), "1 warlord remove_army")
    assert (first[0], first[2]) == (second[0], second[2])
    fields: dict[str, Any] = {"marks": [{"qin": 1, "chu": 1}, {}], "events": "war_chariot pandemic"}
    first = told(fight("6", "6", journal=True, **fields), "0 take reinforce")
    second = told(fight("6", "6", journal=True, **fields), "0 take move_army")
    assert first[1:] == second[1:]


@pytest.mark.rule("ST-9.6", "ST-5.1", "ST-7.5")
def test_cards_given_up_and_recycled_are_told_to_all() -> None:
    fields: dict[str, Any] = {"pool": [0, 18], "hold": ("7 10", "")}
    texts = [
        json.dumps(told(fight("9", "4", journal=True, **fields), f"0 support {card}"))
        for card in ("7", "10")
    ]
    assert texts[0] != texts[1]
    journals = told(fight("9", "4", journal=True, **fields), "0 support 7")
    others = told(fight("9", "4", journal=True, **fields), "0 support 10")
    assert all(one != other for one, other in zip(journals, others, strict=True))


# Windows tell nothing


@pytest.mark.rule("ST-7.13", "ST-7.15", "ST-9.6")
@each_edition
@pytest.mark.parametrize("seed", range(3))
def test_worlds_with_another_warlord_look_alike(edition: str, seed: int) -> None:
    """All over a random game: whatever the rival may hide, a seat sees and is asked the same."""
    for state in walk(seed, edition=edition, events=True)[::5]:
        position = state.to_position()
        if position["phase"] == "warlord":
            continue
        for seat, lords in ((0, BLUE_LORDS), (1, RED_LORDS)):
            hidden = position["warlords"][seat]
            if len(hidden) != 1 or hidden == ["double_six"]:
                continue
            for lord in lords:
                if lord in ("head_start", *position["used_warlords"][seat]):
                    continue
                other = copy.deepcopy(position)
                other["warlords"][seat] = [lord]
                world = SUNTZU.position(other)
                assert world.turn == state.turn
                assert world.window == state.window
                for eye in (1 - seat, None):
                    assert world.view(eye) == state.view(eye)


# Worlds dealt anew


@pytest.mark.rule("ST-9.6")
@each_edition
def test_redealt_worlds_look_the_same(edition: str) -> None:
    for number, state in enumerate(walk(4, edition=edition, events=True)[::4]):
        for seat in EYES:
            world = state.redeal(seat, tenka.FastChance(number))
            assert world.view(seat) == state.view(seat)
            assert world.journal(seat) == state.journal(seat)
            assert world.turn == state.turn
            if seat is not None:
                assert legal(world, seat) == legal(state, seat)
            position = world.to_position()
            assert SUNTZU.position(position).to_position() == position


@pytest.mark.rule("ST-9.6", "ST-7.15")
def test_what_is_dealt_anew_and_what_stays() -> None:
    state = SUNTZU.position(base(used=("", "double_six")))
    worlds = [state.redeal(0, tenka.FastChance(n)).to_position() for n in range(150)]
    assert {world["warlords"][1][0] for world in worlds} == set(RED_LORDS) - {"double_six"}
    assert all(world["warlords"][0] == ["move_army"] for world in worlds)
    assert {tuple(world["hands"][0]) for world in worlds} == {(*"123456", "7", "8")}
    assert len({tuple(world["hands"][1]) for world in worlds}) > 5
    assert len({tuple(world["decks"][0]) for world in worlds}) > 5
    assert len({tuple(world["events"]) for world in worlds}) == 2
    assert all(world["removed"] == state.to_position()["removed"] for world in worlds)
    spectator = [state.redeal(None, tenka.FastChance(n)).to_position() for n in range(150)]
    assert len({tuple(world["hands"][0]) for world in spectator}) > 5


@pytest.mark.rule("ST-9.6", "ST-3.2")
def test_worlds_of_face_down_cards() -> None:
    """The rival has laid all five: any five of his hand, but no 6 at his mark."""
    state = lay(
        at(marks=[{}, {"qin": 1}], lords=("", "remove_army"), hold=("", "7")), 1, "1 2 3 4 5"
    )
    worlds = [state.redeal(0, tenka.FastChance(n)).to_position() for n in range(200)]
    laid = [world["placed"][1] for world in worlds]
    assert len({tuple(cards.values()) for cards in laid}) > 150
    assert all(len(cards) == 5 for cards in laid)
    for world in worlds:
        if world["placed"][1]["qin"] == "6":
            assert world["warlords"][1] == ["double_six"]


@pytest.mark.rule("ST-9.6", "ST-7.5")
def test_worlds_keep_the_recycled_card() -> None:
    state = SUNTZU.position(
        base(decks=("9 10", "10 plague +1 9"), recycled=[None, 2], known=[0, 3])
    )
    worlds = [state.redeal(0, tenka.FastChance(n)).to_position() for n in range(50)]
    assert {world["decks"][1][1] for world in worlds} == {"plague"}
    assert len({tuple(world["decks"][1]) for world in worlds}) > 3
