"""ST-1 and ST-2: material, set-up, options."""

from collections import Counter
from typing import Any

import pytest

import tenka

from .table import (
    BLUE_LORDS,
    COPIES,
    DISPLAYS,
    EDITIONS,
    EVENTS,
    FIELDS,
    FRAMED,
    NEIGHBOURS,
    ORDER,
    PROVINCES,
    RED_LORDS,
    SUNTZU,
    all_cards,
    at,
    board,
    count_armies,
    displays,
    do,
    each_edition,
    fight,
    get,
    legal,
    places,
    result,
    short,
    walk,
    wu,
)

DECK = [card for card, copies in COPIES.items() for _ in range(copies)]


# Material


@pytest.mark.rule("ST-1.1")
def test_cards_are_laid_from_qin_to_wu() -> None:
    state = at()
    for province, card in zip(PROVINCES, "54321", strict=True):
        assert {move.split()[1] for move in legal(state, 0)} == {province}
        do(state, f"0 place {province} {card}")
    assert state.turn == (1,)


@pytest.mark.rule("ST-1.1", "ST-3.3", "ST-4.7")
def test_battles_are_fought_from_qin_to_wu() -> None:
    """Two armies in the pool are gone after qin and chu; the others have to be moved."""
    state = at("2 3 4 5 +1", "1 2 3 4 5", pool=[2, 18], set_aside=[19, 3])
    asked = []
    for moves, move in [
        (["transfer qin"], "0 transfer qin"),
        (["transfer chu", "transfer jin_yan"], "0 transfer jin_yan"),
        (["transfer chu", "transfer han_qi"], "0 transfer chu"),
    ]:
        assert legal(state) == moves
        asked.append((get(state, "battle")["province"], get(state, "fought")))
        do(state, move)
    order = list(PROVINCES)
    assert asked == [("jin_yan", order[:2]), ("han_qi", order[:3]), ("wu", order[:4])]
    assert (board(state), get(state, "round")) == ({"han_qi": 1, "wu": 1}, 2)


@pytest.mark.rule("ST-1.2", "ST-4.7")
@pytest.mark.parametrize("province", PROVINCES)
@pytest.mark.parametrize("seat", [0, 1])
def test_borders(province: str, seat: int) -> None:
    sign = (1, -1)[seat]
    cards = ("5", "2") if seat == 0 else ("2", "5")
    armies = {name: sign for name in PROVINCES if name != province}
    pools = [[0, 18], [18, 0]][seat]
    state = fight(*cards, province, armies=armies, pool=pools)
    assert state.turn == (seat,)
    assert {move.split()[1] for move in legal(state)} == NEIGHBOURS[province]


@pytest.mark.rule("ST-1.2", "ST-7.6")
@pytest.mark.parametrize("province", PROVINCES)
def test_borders_for_a_marching_army(province: str) -> None:
    state = at("3 4 5 +1 2", "3 4 5 +1 2", armies={province: 2}, lords=("move_army", ""))
    ways = sorted(f"use move_army {province} {other}" for other in NEIGHBOURS[province])
    assert legal(state) == ["pass", *ways]


@pytest.mark.rule("ST-1.3", "ST-2.2")
@each_edition
@pytest.mark.parametrize("seed", range(5))
def test_twenty_cards_each(edition: str, seed: int) -> None:
    position = SUNTZU.new(seed=seed, edition=edition).to_position()
    for seat in (0, 1):
        hand, deck = position["hands"][seat], position["decks"][seat]
        assert (len(hand), len(deck)) == (10, 10)
        assert hand[:6] == FRAMED
        assert sorted(hand + deck, key=ORDER.index) == DECK
        assert position["removed"][seat] == []


@pytest.mark.rule("ST-1.3", "ST-2.2")
def test_decks_are_shuffled() -> None:
    games = [SUNTZU.new(seed=seed).to_position() for seed in range(30)]
    assert len({str(game["decks"][0]) for game in games}) == 30
    assert all(game["decks"][0] != game["decks"][1] for game in games)
    drawn = Counter(card for game in games for hand in game["hands"] for card in hand[6:])
    assert set(drawn) == set(ORDER) - set(FRAMED)


@pytest.mark.rule("ST-1.3", "ST-1.6")
@each_edition
@pytest.mark.parametrize("seed", range(4))
def test_cards_and_armies_are_conserved(edition: str, seed: int) -> None:
    states = walk(seed, edition=edition, events=seed % 2 == 0)
    for state in states:
        position = state.to_position()
        for seat in (0, 1):
            assert all_cards(position, seat) == DECK
            assert count_armies(position, seat) == 21
        assert 1 <= position["round"] <= 9
    assert states[-1].outcome is not None


@pytest.mark.rule("ST-1.4", "ST-2.1")
def test_five_of_the_ten_displays_by_chance() -> None:
    seen = set()
    for seed in range(150):
        position = SUNTZU.new(seed=seed).to_position()
        assert list(position["displays"]) == list(PROVINCES)
        dealt = [tuple(display) for display in position["displays"].values()]
        assert len(set(dealt)) == 5
        seen |= set(zip(PROVINCES, dealt, strict=True))
        assert (position["round"], position["marker"]) == (1, 0)
    assert seen == {(name, tuple(display)) for name in PROVINCES for display in DISPLAYS}


@pytest.mark.rule("ST-1.5", "ST-6.2")
@pytest.mark.parametrize(
    ("marker", "army", "end"), [(8, 1, 9), (6, 1, 9), (-8, -1, -9), (-7, -2, -9)]
)
def test_the_marker_stops_at_the_end(marker: int, army: int, end: int) -> None:
    state = at(
        "3 4 5 +1 2", "3 4 5 +1 2", round=3, marker=marker, armies={"wu": army},
        displays=displays(wu=[4, 1, 4]), last_decider=None,
    )  # fmt: skip
    while state.turn:
        do(state, f"{state.turn[0]} {legal(state)[0]}")
    assert get(state, "marker") == end
    assert result(state) == (([0], [9, 0], "ST-6.2") if end > 0 else ([1], [0, 9], "ST-6.2"))


@pytest.mark.rule("ST-1.6", "ST-4.8")
def test_an_army_on_a_mark_never_comes_back() -> None:
    """It stands in no province: neither a plague nor a defeat sends it home."""
    state = fight("plague", "2", armies={"wu": 4}, marks=[{"wu": 1}, {}], pool=[13, 18])
    assert (get(state, "marks"), wu(state), get(state, "pool")) == ([{"wu": 1}, {}], 2, [15, 18])
    state = fight("2", "9", armies={"wu": 2}, marks=[{"wu": 1}, {}])
    assert (get(state, "marks"), wu(state), get(state, "pool")) == ([{"wu": 1}, {}], -5, [17, 13])


@pytest.mark.rule("ST-1.7", "ST-6.1")
def test_one_army_controls_and_a_mark_does_not() -> None:
    state = at(
        "3 4 5 +1 2", "3 4 5 +1 2", edition="pl", round=3, armies={"qin": 1, "chu": -1},
        marks=[{"wu": 1}, {"jin_yan": 1, "han_qi": 1}],
        displays=displays(qin=[4, 1, 4], chu=[1, 2, 4], wu=[3, 1, 5], jin_yan=[3, 2, 3]),
    )  # fmt: skip
    assert (get(state, "marker"), get(state, "round")) == (3, 4)


# Set-up


@pytest.mark.rule("ST-2.1", "ST-2.2")
@each_edition
def test_the_start(edition: str) -> None:
    position = SUNTZU.new(seed=1, edition=edition, warlords=False).to_position()
    assert set(position) == FIELDS
    assert (position["round"], position["phase"], position["marker"]) == (1, "placing", 0)
    assert (position["pool"], position["set_aside"]) == ([18, 18], [3, 3])
    assert set(position["armies"].values()) == {0}
    assert (position["marks"], position["placed"]) == ([{}, {}], [{}, {}])
    assert (position["events"], position["plagues_played"]) == ([], 0)


@pytest.mark.rule("ST-2.3", "ST-9.1")
@pytest.mark.parametrize("edition", ["en", "pl"])
def test_warlords_are_chosen_at_once(edition: str) -> None:
    state = SUNTZU.new(seed=1, edition=edition)
    assert (get(state, "phase"), state.turn) == ("warlord", (0, 1))
    assert legal(state, 0) == sorted(f"warlord {lord}" for lord in BLUE_LORDS)
    assert legal(state, 1) == sorted(f"warlord {lord}" for lord in RED_LORDS)
    do(state, "0 warlord move_army")
    assert (get(state, "phase"), state.turn) == ("warlord", (1,))
    do(state, "1 warlord counter_plague")
    assert get(state, "warlords") == [["move_army"], ["counter_plague"]]
    assert (get(state, "used_warlords"), get(state, "marker")) == ([[], []], 0)
    assert get(state, "phase") == ("start" if edition == "pl" else "placing")


@pytest.mark.rule("ST-2.3", "ST-7.8")
def test_warlords_are_dealt_in_hu() -> None:
    seen: tuple[set[str], set[str]] = (set(), set())
    for seed in range(80):
        position = SUNTZU.new(seed=seed, edition="hu").to_position()
        assert position["phase"] == "placing"
        for seat in (0, 1):
            (lord,) = position["warlords"][seat] + position["used_warlords"][seat]
            seen[seat].add(lord)
            assert (position["used_warlords"][seat] == []) == (lord != "head_start")
        assert position["marker"] == (position["used_warlords"][0] == ["head_start"])
    assert (seen[0], seen[1]) == (set(BLUE_LORDS), set(RED_LORDS))


@pytest.mark.rule("ST-2.3", "ST-7.13")
@each_edition
def test_without_warlords_there_are_no_windows(edition: str) -> None:
    for state in walk(3, edition=edition, warlords=False):
        position = state.to_position()
        assert position["warlords"] == position["used_warlords"] == [[], []]
        assert position["phase"] not in ("warlord", "start", "before", "after")
        if position["phase"] != "last_call":
            assert position["window"] is None


@pytest.mark.rule("ST-2.4")
@each_edition
def test_events_are_shuffled(edition: str) -> None:
    orders = set()
    for seed in range(40):
        state = SUNTZU.new(seed=seed, edition=edition, events=True)
        events = get(state, "events")
        assert sorted(events) == sorted(EVENTS)
        orders.add(tuple(events))
    assert len(orders) > 25
    assert {order[0] for order in orders} == set(EVENTS)


@pytest.mark.rule("ST-2.5")
@each_edition
@pytest.mark.parametrize("events", [False, True])
def test_the_beginners_game(edition: str, events: bool) -> None:
    state = SUNTZU.new(seed=2, edition=edition, beginner=True, events=events)
    position = state.to_position()
    assert (position["phase"], state.turn) == ("placing", (0, 1))
    assert position["warlords"] == position["used_warlords"] == [[], []]
    assert (position["pool"], position["set_aside"]) == ([21, 21], [0, 0])
    assert len(position["events"]) == (5 if events and edition != "pl" else 0)
    for seat in (0, 1):
        assert (len(position["hands"][seat]), len(position["decks"][seat])) == (10, 8)
        cards = all_cards(position, seat)
        assert cards == [card for card in DECK if card not in ("+2", "+3")]


@pytest.mark.rule("ST-2.5")
def test_beginners_cards_in_a_position() -> None:
    state = at("3 4 5 +1", "3 4 5 +1", beginner=True, warlords=False, edition="pl")
    for seat in (0, 1):
        assert len(all_cards(state.to_position(), seat)) == 18
        assert not {"+2", "+3"} & set(all_cards(state.to_position(), seat))
    assert get(state, "pool") == [21, 21]


# Options that do not exist


@pytest.mark.rule("ST-2.3", "ST-2.4", "ST-2.5")
@pytest.mark.parametrize(
    "options",
    [
        {"edition": "de"},
        {"edition": "EN"},
        {"edition": None},
        {"edition": 1},
        {"warlords": 1},
        {"warlords": "yes"},
        {"events": None},
        {"beginner": "true"},
        {"language": "en"},
    ],
)
def test_bad_options(options: dict[str, Any]) -> None:
    with pytest.raises(tenka.BadOption):
        SUNTZU.new(seed=1, **options)
    with pytest.raises(tenka.BadOption):
        SUNTZU.check_options(2, options)
    position = short("", "")
    del position["options"]
    with pytest.raises((tenka.BadOption, tenka.BadPosition)):
        SUNTZU.position(position, **options)
    with pytest.raises((tenka.BadOption, tenka.BadPosition)):
        SUNTZU.position(position | {"options": options})


@pytest.mark.parametrize("seats", [0, 1, 3, 4])
def test_it_is_for_two(seats: int) -> None:
    with pytest.raises(tenka.BadSeat):
        SUNTZU.new(seats, seed=1)


@pytest.mark.rule("ST-2.3", "ST-2.4", "ST-2.5")
def test_the_options() -> None:
    assert SUNTZU.check_options(2, {}) == {
        "edition": "en",
        "warlords": True,
        "events": False,
        "beginner": False,
    }
    assert SUNTZU.options["edition"].choices == EDITIONS
    position = {"round": 4}
    assert SUNTZU.position(position, edition="pl").to_position()["options"]["edition"] == "pl"
    assert SUNTZU.position(position).to_position()["options"]["edition"] == "en"


# Chance


@pytest.mark.rule("ST-9.7")
@each_edition
@pytest.mark.parametrize("seed", range(3))
def test_all_chance_falls_at_the_set_up(edition: str, seed: int) -> None:
    """Played on from its position with another seed, the game goes the same way."""
    first = SUNTZU.new(seed=seed, edition=edition, events=True)
    other = SUNTZU.position(first.to_position(), seed=99)
    draws = tenka.FastChance(seed).draws("moves")
    while first.turn:
        seat = first.turn[0]
        moves = legal(first, seat)
        text = moves[draws.below(len(moves))]
        first.play(seat, text)
        other.play(seat, text)
        assert other.to_position() == first.to_position()


@pytest.mark.rule("ST-9.7")
def test_the_same_seed_is_the_same_game() -> None:
    games = [SUNTZU.new(seed=7, edition="hu", events=True).to_position() for _ in range(2)]
    assert games[0] == games[1]
    assert games[0] != SUNTZU.new(seed=8, edition="hu", events=True).to_position()


@pytest.mark.rule("ST-3.1")
def test_the_first_moves() -> None:
    state = SUNTZU.new(seed=4, warlords=False)
    for seat in (0, 1):
        assert legal(state, seat) == places("qin", " ".join(get(state, "hands")[seat]))
