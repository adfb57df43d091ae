"""SG-3.1 to SG-3.6, SG-3.10, SG-3.11, SG-3.13: planning, the event, bids and special cards."""

from collections import Counter

import pytest

import tenka
from tenka.core.contract import Json

from .table import (
    ACTIONS,
    CHEST_CARDS,
    FIELDS,
    SPECIALS,
    bidding,
    do,
    each,
    get,
    land,
    legal,
    planning,
    refused,
    season,
    when,
)

SIX = "Settsu 0:1, Yamato 0:1, Kii 0:1, Ise 0:1, Omi 0:1, Mino 0:1, Kai 1:2, Suruga 1:1, Bizen 2:2"
MINE = ["Ise", "Kii", "Mino", "Omi", "Settsu", "Yamato"]
ONE_EACH = "Settsu 0:1, Yamato 1:1, Kii 2:1, Ise 3:1, Omi 4:1"


def cards(state: tenka.State, seat: int) -> list[str]:
    """The cards that the seat may lay on its next field."""
    return [text.split()[2] for text in legal(state, seat)]


# SG-3.3, SG-3.10, SG-3.13


@pytest.mark.rule("SG-3.3", "SG-3.10")
def test_each_field_in_its_order_with_the_cards_that_are_left() -> None:
    state = planning(SIX)
    left = sorted([*MINE, *CHEST_CARDS])
    for field in FIELDS[:-1]:
        assert legal(state, 0) == [f"plan {field} {card}" for card in left]
        card = left.pop(0)
        do(state, f"0 plan {field} {card}")
        assert get(state, "plans.0")[field] == card
    assert list(get(state, "plans.0")) == ACTIONS
    assert legal(state, 0) == [f"plan bid {left[0]}"]
    do(state, f"0 plan bid {left[0]}")
    assert state.turn == (1, 2)
    assert get(state, "plans.1") == get(state, "plans.2") == {}


@pytest.mark.rule("SG-3.10")
def test_seats_do_not_wait_for_each_other() -> None:
    state = planning(SIX)
    do(state, "2 plan castle Bizen", "0 plan castle Kii", "2 plan temple none", "0 plan temple Ise")
    assert state.turn == (0, 1, 2)
    assert get(state, "plans") == [
        {"castle": "Kii", "temple": "Ise"},
        {},
        {"castle": "Bizen", "temple": "none"},
    ]


@pytest.mark.rule("SG-3.10")
def test_a_card_laid_stays() -> None:
    state = do(planning(SIX), "0 plan castle Kii")
    assert refused(state, "0 plan castle Ise") == "SG-3.10"
    assert refused(state, "0 plan castle Kii") == "SG-3.10"


@pytest.mark.rule("SG-3.3", "SG-3.13")
def test_a_card_lies_on_one_field_only() -> None:
    state = do(planning(SIX), "0 plan castle Settsu", "0 plan temple chest2")
    assert "Settsu" not in cards(state, 0)
    assert "chest2" not in cards(state, 0)
    assert refused(state, "0 plan theatre Settsu") == "SG-3.3"
    assert refused(state, "0 plan theatre chest2") == "SG-3.3"


@pytest.mark.rule("SG-3.3")
def test_only_own_cards() -> None:
    state = planning(SIX)
    assert refused(state, "0 plan castle Kai") == "SG-3.3"  # another's
    assert refused(state, "0 plan castle Hida") == "SG-3.3"  # neutral
    assert refused(state, "0 plan castle Mutsu") == "SG-3.3"  # out of the game
    assert cards(state, 1) == sorted(["Kai", "Suruga", *CHEST_CARDS, "none"])


@pytest.mark.rule("SG-3.3")
@pytest.mark.parametrize("card", [*CHEST_CARDS, "none"])
def test_a_chest_card_or_nothing_means_no_action(card: str) -> None:
    """Its chests are ignored: nothing is paid, nothing gained."""
    for action in ACTIONS:
        state = season("Settsu 0:3, Yamato 0:3", f"{action} {card}")
        assert (when(state), each(state, "chests")) == ("1 summer planning", [5, 5, 5])
        assert land(state) == "Settsu 0:3, Yamato 0:3"


# SG-3.4, SG-3.11


@pytest.mark.rule("SG-3.4")
@pytest.mark.parametrize("chests", range(6))
def test_only_a_bid_that_can_be_paid(chests: int) -> None:
    plan = ", ".join(f"{field} {card}" for field, card in zip(ACTIONS, MINE, strict=False))
    more = ", deploy3 Owari, deploy1 Hida, battle_a Kaga, battle_b Noto"
    on = f"{SIX}, Owari 0:1, Hida 0:1, Kaga 0:1, Noto 0:1"
    state = planning(on, plan + more, chests=f"{chests} 0 0")
    payable = [f"chest{n}" for n in range(5) if n <= chests]
    assert cards(state, 0) == payable
    for card in CHEST_CARDS:
        if card not in payable:
            assert refused(state, f"0 plan bid {card}") == "SG-3.4"


@pytest.mark.rule("SG-3.11")
def test_none_only_when_the_cards_left_are_fewer_than_the_fields_left() -> None:
    """10 cards on 11 fields: one stays empty, where the player wants."""
    on = "Settsu 0:1, Yamato 0:1, Kii 0:1, Ise 0:1, Omi 0:1"
    for empty in range(11):
        state = planning(on)
        left = sorted(["Settsu", "Yamato", "Kii", "Ise", "Omi", *CHEST_CARDS])
        for number, field in enumerate(FIELDS):
            assert cards(state, 0) == left + ["none"] * (number <= empty)
            if number > empty:
                assert refused(state, f"0 plan {field} none") == "SG-3.11"
            do(state, f"0 plan {field} {'none' if number == empty else left.pop(0)}")
        assert state.turn == (1, 2)


@pytest.mark.rule("SG-3.11")
def test_with_eleven_cards_no_field_stays_empty() -> None:
    state = planning(SIX)
    for field in FIELDS:
        assert "none" not in cards(state, 0)
        assert refused(state, f"0 plan {field} none") == "SG-3.11"
        do(state, f"0 plan {field} {cards(state, 0)[0]}")


@pytest.mark.rule("SG-3.11", "SG-3.4")
def test_no_bid_when_no_card_left_can_be_paid() -> None:
    laid = [*MINE, "chest0", "chest1", "chest2", "chest4"]
    plan = ", ".join(f"{field} {card}" for field, card in zip(ACTIONS, laid, strict=True))
    state = planning(SIX, plan, chests="2 0 0")
    assert cards(state, 0) == ["none"]
    assert refused(state, "0 plan bid chest3") == "SG-3.4"
    assert refused(state, "0 plan bid chest4") == "SG-3.3"
    do(state, "0 plan bid none")
    assert get(state, "plans.0.bid") == "none"
    state = planning(SIX, plan, chests="3 0 0")
    assert cards(state, 0) == ["chest3"]
    assert refused(state, "0 plan bid none") == "SG-3.11"


@pytest.mark.rule("SG-3.11", "SG-3.4")
def test_a_province_beside_an_unpayable_chest_card() -> None:
    """Two cards are left for the last field: the province may be laid, so `none` may not."""
    laid = [*MINE[:5], "chest0", "chest1", "chest2", "chest3", "Owari"]
    plan = ", ".join(f"{field} {card}" for field, card in zip(ACTIONS, laid, strict=True))
    state = planning(f"{SIX}, Owari 0:1", plan, chests="3 0 0")
    assert cards(state, 0) == ["Yamato"]
    assert refused(state, "0 plan bid chest4") == "SG-3.4"
    assert refused(state, "0 plan bid none") == "SG-3.11"


# SG-3.5: the event of the season


@pytest.mark.rule("SG-3.5", "SG-8.5")
@pytest.mark.parametrize(("turn", "number"), [("spring", 4), ("summer", 3), ("autumn", 2)])
def test_one_of_the_open_events_is_drawn(turn: str, number: int) -> None:
    opened = [8, 9, 10, 11][:number]
    events = {"open": opened, "stack": [1, 2, 3, 4, 5, 6, 7, 12]}
    chance: list[Json] = [{"event": 9}, {"lot": [0, 1, 2]}]
    state = bidding("none", "none", "none", season=turn, events=events, chance=chance)
    assert when(state) == f"1 {turn} choosing"
    left = [n for n in opened if n != 9]
    assert get(state, "events") == {"open": left, "current": 9, "stack": events["stack"]}
    found = Counter(
        get(bidding("none", "none", "none", season=turn, events=events, seed=n), "events.current")
        for n in range(60 * number)
    )
    assert set(found) == set(opened)
    assert all(30 < n < 95 for n in found.values())


@pytest.mark.rule("SG-3.5", "SG-8.5")
@pytest.mark.parametrize(
    "chance",
    [[{"event": 1}], [{"event": 13}], [{"lot": [0, 1, 2]}], [{"event": 8}, {"lot": [0, 1]}]],
)
def test_forced_outcomes_that_cannot_be_are_met_by_the_move(
    chance: list[dict[str, object]],
) -> None:
    """Only open events; the lot of all who tied."""
    with pytest.raises(tenka.BadPosition):
        bidding("none", "none", "none", chance=chance)


@pytest.mark.rule("SG-8.5")
def test_a_forced_outcome_that_cannot_be_changes_nothing() -> None:
    empty = ", ".join(f"{field} none" for field in ACTIONS)
    full = f"{empty}, bid chest1"
    state = planning("", full, full, empty, chance=[{"event": 8}, {"lot": [0, 2]}])
    before = state.to_position()
    with pytest.raises(tenka.BadPosition):
        state.play(2, "plan bid chest1")
    assert state.to_position() == before
    assert (state.turn, get(state, "chance")) == ((2,), before["chance"])


# SG-3.6: bids


@pytest.mark.rule("SG-3.6")
def test_the_order_of_bids() -> None:
    for bids, order in (
        (("chest1", "chest2", "chest3", "chest4", "chest0"), [3, 2, 1, 0, 4]),
        (("none", "chest0", "Kii", "chest1", "chest2"), [4, 3, 2, 1, 0]),
        (("chest0", "Yamato", "none", "chest4", "chest1"), [3, 4, 1, 0, 2]),
    ):
        state = bidding(*bids, on=ONE_EACH, chests="4")
        assert get(state, "choosing") == order
        assert (when(state), state.turn) == ("1 spring choosing", (order[0],))
        paid = [int(bid[-1]) if bid.startswith("chest") else 0 for bid in bids]
        assert each(state, "chests") == [4 - n for n in paid]
        assert [plan["bid"] for plan in get(state, "plans")] == list(bids)


@pytest.mark.rule("SG-3.6", "SG-8.5")
def test_all_province_bids_tie_and_so_do_all_empty_ones() -> None:
    bids = ("Settsu", "none", "Kii", "none", "chest0")
    chance: list[Json] = [{"event": 8}, {"lot": [2, 0]}, {"lot": [3, 1]}]
    state = bidding(*bids, on=ONE_EACH, chance=chance)
    assert (get(state, "choosing"), get(state, "chance")) == ([2, 0, 4, 3, 1], [])


@pytest.mark.rule("SG-3.6", "SG-8.5")
def test_no_tie_needs_no_lot() -> None:
    state = bidding("chest1", "chest2", "chest0", chance=[{"event": 8}])
    assert (get(state, "choosing"), get(state, "chance")) == ([1, 0, 2], [])


@pytest.mark.rule("SG-3.6")
def test_ties_by_lot() -> None:
    found = Counter(
        str(get(bidding("chest2", "chest2", "chest2", seed=seed), "choosing"))
        for seed in range(300)
    )
    assert len(found) == 6
    assert sum((n - 50) ** 2 / 50 for n in found.values()) < 20.5


@pytest.mark.rule("SG-3.6", "SG-8.4")
def test_choosing_special_cards() -> None:
    chance = [{"event": 8}]
    specials = ["attack", "defence", "chest", "rice", "deploy6"]
    state = bidding("chest3", "chest2", "chest1", chance=chance, specials=specials)
    assert legal(state) == [f"choose {card}" for card in sorted(SPECIALS)]
    assert refused(state, "1 choose attack") == "SG-8.1"
    do(state, "0 choose rice")
    assert (state.turn, get(state, "choosing")) == ((1,), [1, 2])
    assert get(state, "taken") == {"0": "rice"}
    assert refused(state, "1 choose rice") == "SG-3.6"
    assert legal(state) == [f"choose {c}" for c in ("attack", "chest", "defence", "deploy6")]
    do(state, "1 choose deploy6")
    assert get(state, "specials") == specials  # a card taken stays in its place
    assert get(state, "order") == []
    state = do(season_ready("battle_a"), "0 choose rice", "1 choose deploy6", "2 choose attack")
    assert (when(state), get(state, "order")) == ("1 spring actions", [2, 0, 1])
    assert get(state, "taken") == {"0": "rice", "1": "deploy6", "2": "attack"}
    assert get(state, "choosing") == []


def season_ready(field: str) -> tenka.State:
    """Specials attack, defence, chest, rice, deploy6 on spaces 1 to 5, three seats to choose; each
    has a province with 2 armies on this field."""
    on = "Settsu 0:2, Kai 1:2, Bizen 2:2"
    plans = [
        {name: card if name == field else "none" for name in FIELDS}
        for card in ("Settsu", "Kai", "Bizen")
    ]
    return planning(
        on,
        phase="choosing",
        plans=plans,
        events={"open": [8, 9, 10], "current": 11, "stack": [1, 2, 3, 4, 5, 6, 7, 12]},
        specials=["attack", "defence", "chest", "rice", "deploy6"],
        choosing=[0, 1, 2],
    )


@pytest.mark.rule("SG-3.6")
def test_a_choice_is_asked_also_when_one_card_is_left() -> None:
    chance = [{"event": 8}]
    state = bidding("chest4", "chest3", "chest2", "chest1", "chest0", chance=chance)
    for seat, card in enumerate(SPECIALS[:-1]):
        do(state, f"{seat} choose {card}")
    assert (state.turn, legal(state)) == ((4,), ["choose defence"])
    do(state, "4 choose defence")
    assert when(state) == "1 summer planning"  # nothing was planned


@pytest.mark.rule("SG-3.6")
@pytest.mark.parametrize(
    ("chosen", "order"),
    [
        (["deploy6", "rice", "chest"], [2, 1, 0]),
        (["attack", "deploy6", "rice"], [0, 2, 1]),
        (["rice", "attack", "defence"], [1, 2, 0]),
    ],
)
def test_turn_order_follows_the_spaces(chosen: list[str], order: list[int]) -> None:
    state = season_ready("battle_b")
    for seat, card in enumerate(chosen):
        do(state, f"{seat} choose {card}")
    assert get(state, "order") == order
    assert state.turn == (order[0],)


# SG-3.2


@pytest.mark.rule("SG-3.2")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_all_five_special_cards_for_any_number_of_players(seats: int) -> None:
    chance: list[Json] = [{"event": 8}, {"lot": list(range(seats))}]
    state = bidding(*["none"] * seats, chance=chance)
    assert legal(state, 0) == [f"choose {card}" for card in sorted(SPECIALS)]


# Refusals, the first that fits


@pytest.mark.rule("SG-8.1", "SG-8.2", "SG-3.3", "SG-3.10", "SG-3.11")
@pytest.mark.parametrize(
    ("move", "rule"),
    [
        ("0 draft top", "SG-8.2"),
        ("0 choose rice", "SG-8.2"),
        ("0 stay", "SG-8.2"),
        ("0 move Settsu Omi 1", "SG-8.2"),
        ("0 plan castle", "SG-8.2"),
        ("0 plan castle chest5", "SG-8.2"),
        ("0 plan castle chest", "SG-8.2"),
        ("0 plan castle None", "SG-8.2"),
        ("0 plan castle settsu", "SG-8.2"),
        ("0 plan castle Settsu ", "SG-8.2"),
        ("0 plan  castle Settsu", "SG-8.2"),
        ("0 plan fortress Settsu", "SG-8.2"),
        ("0 plan castle Settsu 1", "SG-8.2"),
        ("0 plan temple Settsu", "SG-3.10"),
        ("0 plan bid none", "SG-3.10"),  # before SG-3.11
        ("0 plan bid Kai", "SG-3.10"),
        ("0 plan castle none", "SG-3.11"),
        ("0 plan castle Kai", "SG-3.3"),
    ],
)
def test_refusals(move: str, rule: str) -> None:
    assert refused(planning(SIX), move) == rule


@pytest.mark.rule("SG-8.1")
def test_who_has_planned_all_owes_nothing() -> None:
    state = planning("", ", ".join(f"{field} none" for field in FIELDS))
    assert (state.turn, state.legal(0)) == ((1, 2), [])
    assert refused(state, "0 plan castle none") == "SG-8.1"
    assert refused(state, "0 nonsense") == "SG-8.1"


# The plan as a whole


@pytest.mark.rule("SG-3.10")
def test_a_plan_is_owed_whole() -> None:
    state = planning(SIX, "castle Kii, temple Ise")
    for seat in range(3):
        assert state.plan(seat) == "SG-3.10"
    assert list(state.choices(0)) == FIELDS[2:]
    left = {*MINE, *CHEST_CARDS} - {"Kii", "Ise"}
    assert set(state.choices(0)["tax"]) == left
    assert set(state.choices(1)) == set(FIELDS)
    assert season("Settsu 0:2", "battle_a Settsu").plan(0) is None


@pytest.mark.rule("SG-3.10", "SG-3.3", "SG-3.11")
def test_a_whole_plan_is_checked_at_once() -> None:
    state = planning(SIX)
    plan = [f"plan {f} {c}" for f, c in zip(FIELDS, [*MINE, *CHEST_CARDS], strict=True)]
    assert state.check(0, plan) is None
    twice = [*plan[:4], "plan tax Ise", *plan[5:]]
    missing = [*plan[:4], *plan[5:]]
    empty = [*plan[:4], "plan tax none", *plan[5:]]
    for texts, rule in ((twice, "SG-3.3"), (missing, "SG-3.10"), (empty, "SG-3.11")):
        found = state.check(0, texts)
        assert found is not None
        assert found.rule == rule
    assert get(state, "plans") == [{}, {}, {}]
    poor = planning(SIX, chests="3 0 0").check(0, plan)
    assert poor is not None
    assert poor.rule == "SG-3.4"
