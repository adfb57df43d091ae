"""ST-4.1 to ST-4.7: the result of a battle, and where the armies come from."""

import pytest

from tenka.core.contract import State

from .table import (
    EDITIONS,
    at,
    board,
    do,
    each_edition,
    fight,
    get,
    legal,
    owed,
    paying,
    refused,
    transfer,
    wu,
)

# The battle vectors of the data: seat 0's card, seat 1's, the margin for seat 0 (None: plague).
VECTORS: list[tuple[str, str, int | None]] = [
    ("5", "9", -4), ("9", "5", 4), ("6", "6", 0), ("1", "1", 0), ("1", "-1", 1), ("-1", "1", -1),
    ("-1", "-1", 0), ("+1", "10", 1), ("10", "+1", -1), ("+1", "+1", 0), ("+1", "+2", -1),
    ("+1", "+3", -2), ("+2", "+3", -1), ("+2", "+2", 0), ("+3", "+3", 0), ("-1", "+1", -1),
    ("-1", "+2", -2), ("-1", "+3", -3), ("+2", "7", 2), ("+3", "1", 3), ("plague", "+3", None),
    ("plague", "6", None), ("plague", "plague", None),
]  # fmt: skip
COST = {"+2": 1, "+3": 2}


def settle(state: State) -> None:
    """Pay all costs from the pool."""
    while len(state.turn) == 1:
        do(state, f"{state.turn[0]} pay pool")


@pytest.mark.rule("ST-4.1", "ST-4.2", "ST-4.3", "ST-4.4", "ST-4.5", "ST-4.8", "ST-4.9", "ST-4.10")
@each_edition
@pytest.mark.parametrize(("blue", "red", "margin"), VECTORS)
@pytest.mark.parametrize("turned", [False, True])
def test_vectors(edition: str, blue: str, red: str, margin: int | None, turned: bool) -> None:
    if turned:
        blue, red, margin = red, blue, None if margin is None else -margin
    state = fight(blue, red, edition=edition)
    settle(state)
    won = margin or 0
    cards = (blue, red)
    real = margin is not None and not (blue == red and blue in COST)
    costs = [COST.get(card, 0) if real else 0 for card in cards]
    marks = [int(card == "6" and margin is not None) for card in cards]
    assert wu(state) == won
    assert get(state, "set_aside") == [3 + costs[0], 3 + costs[1]]
    assert get(state, "pool") == [
        18 - max(won, 0) - costs[0] - marks[0],
        18 - max(-won, 0) - costs[1] - marks[1],
    ]
    assert [mark.get("wu", 0) for mark in get(state, "marks")] == marks
    assert get(state, "plagues_played") == cards.count("plague")


@pytest.mark.rule("ST-4.1")
def test_every_number_against_every_number() -> None:
    for blue in range(1, 11):
        for red in range(1, 11):
            assert wu(fight(str(blue), str(red))) == blue - red


@pytest.mark.rule("ST-4.2")
@pytest.mark.parametrize(("card", "margin"), [("+1", 1), ("+2", 2), ("+3", 3), ("-1", -1)])
def test_a_bonus_card_against_any_number(card: str, margin: int) -> None:
    for number in range(1, 11):
        state = fight(card, str(number))
        settle(state)
        assert wu(state) == margin
        state = fight(str(number), card)
        settle(state)
        assert wu(state) == -margin


# ST-4.6: blue 5, red 9 in wu
@pytest.mark.rule("ST-4.6")
@each_edition
@pytest.mark.parametrize(
    ("before", "after"), [(0, -4), (-2, -6), (6, 2), (4, 0), (2, -2), (3, -1), (7, 3)]
)
def test_worked_examples(edition: str, before: int, after: int) -> None:
    state = fight("5", "9", edition=edition, armies={"wu": before})
    assert board(state) == ({"wu": after} if after else {})
    assert get(state, "pool") == [18 - max(after, 0), 18 - max(-after, 0)]
    state = fight("9", "5", edition=edition, armies={"wu": -before})
    assert board(state) == ({"wu": -after} if after else {})
    assert get(state, "set_aside") == [3, 3]


@pytest.mark.rule("ST-4.1", "ST-4.6")
@pytest.mark.parametrize("before", [-3, 0, 3])
def test_equal_cards_move_nothing(before: int) -> None:
    for card in ("4", "10", "-1", "+1"):
        state = fight(card, card, armies={"wu": before})
        assert wu(state) == before


@pytest.mark.rule("ST-4.3")
@each_edition
@pytest.mark.parametrize("card", ["+1", "+2", "+3", "-1"])
def test_equal_bonus_cards_cost_nothing(edition: str, card: str) -> None:
    state = fight(card, card, edition=edition, armies={"wu": -2, "qin": 1})
    assert (get(state, "round"), get(state, "set_aside")) == (2, [3, 3])
    assert board(state) == {"wu": -2, "qin": 1}


@pytest.mark.rule("ST-4.4", "ST-4.9")
@each_edition
def test_minus_one_against_plus_two(edition: str) -> None:
    """The worked example: wins by 2, 1 set aside."""
    state = fight("-1", "+2", edition=edition)
    assert (wu(state), owed(state)) == (-2, [paying(1, 1, "cost")])
    do(state, "1 pay pool")
    assert (wu(state), get(state, "pool"), get(state, "set_aside")) == (-2, [18, 15], [3, 4])


@pytest.mark.rule("ST-4.5", "ST-4.9")
@each_edition
def test_plus_one_against_plus_three(edition: str) -> None:
    """The worked example: 2 armies, then 2 set aside."""
    state = fight("+1", "+3", edition=edition)
    assert (wu(state), owed(state)) == (-2, [paying(1, 2, "cost")])
    do(state, "1 pay pool", "1 pay wu")
    assert (wu(state), get(state, "pool"), get(state, "set_aside")) == (-1, [18, 15], [3, 5])


@pytest.mark.rule("ST-4.5", "ST-4.9", "ST-9.4")
@each_edition
def test_two_different_plus_cards_each_cost(edition: str) -> None:
    state = fight("+3", "+2", edition=edition)
    assert wu(state) == 1
    assert owed(state) == [paying(0, 2, "cost"), paying(1, 1, "cost")]
    do(state, "0 pay pool", "0 pay pool", "1 pay pool")
    assert (get(state, "pool"), get(state, "set_aside")) == ([15, 17], [5, 4])


# ST-4.7


@pytest.mark.rule("ST-4.7")
@each_edition
def test_the_pool_first_then_neighbours_then_others(edition: str) -> None:
    armies = {"wu": 1, "chu": 1, "han_qi": 1, "qin": 3}
    state = fight("9", "3", edition=edition, armies=armies, pool=[2, 18])
    assert owed(state) == [transfer(0, 4)]
    assert board(state) == {"wu": 3, "chu": 1, "han_qi": 1, "qin": 3}
    assert legal(state) == ["transfer chu", "transfer han_qi"]
    assert refused(state, "0 transfer qin") == "ST-4.7"  # may not give yet
    assert refused(state, "0 transfer wu") == "ST-4.7"
    assert refused(state, "0 transfer jin_yan") == "ST-4.7"
    assert refused(state, "0 pass") == "ST-4.7"
    do(state, "0 transfer han_qi")
    assert legal(state) == ["transfer chu"]
    do(state, "0 transfer chu")
    assert (legal(state), owed(state)) == (["transfer qin"], [transfer(0, 2)])
    assert refused(state, "0 pass") == "ST-4.7"
    do(state, "0 transfer qin", "0 transfer qin")
    assert (board(state), get(state, "round")) == ({"wu": 7, "qin": 1}, 2)
    assert get(state, "pool") == [0, 18]


@pytest.mark.rule("ST-4.7")
def test_the_rivals_armies_are_no_source() -> None:
    state = fight("9", "5", armies={"chu": -2, "han_qi": 5}, pool=[1, 16])
    assert legal(state) == ["transfer han_qi"]
    assert refused(state, "0 transfer chu") == "ST-4.7"


@pytest.mark.rule("ST-4.7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_with_too_few_he_places_what_there_is(edition: str) -> None:
    state = at("1 2 3 4 6", "1 2 3 4 5", edition=edition, pool=[1, 18])
    assert (board(state), get(state, "marks")[0]) == ({}, {"wu": 1})
    state = at("1 2 3 6 5", "1 2 3 5 4", edition=edition, armies={"qin": 1}, pool=[1, 18])
    do(state, "0 transfer qin", "0 transfer han_qi")
    assert (board(state), get(state, "round")) == ({"wu": 1}, 2)
    state = at("1 2 3 4 5", "1 6 3 5 2", edition=edition, pool=[0, 18])
    assert (board(state), get(state, "pool")) == ({"chu": -4, "han_qi": -1}, [0, 12])


@pytest.mark.rule("ST-4.6", "ST-4.7")
def test_only_what_is_placed_is_taken_from_the_pool() -> None:
    """The winner needs d - n armies; the loser's go home first."""
    state = fight("3", "9", armies={"wu": 5}, pool=[13, 1], set_aside=[3, 20])
    assert (wu(state), get(state, "pool")) == (-1, [18, 0])


@pytest.mark.rule("ST-4.7")
def test_the_owner_splits_as_he_likes() -> None:
    for moves, after in [
        (["chu", "chu"], {"wu": 2, "han_qi": 2}),
        (["chu", "han_qi"], {"wu": 2, "chu": 1, "han_qi": 1}),
        (["han_qi", "han_qi"], {"wu": 2, "chu": 2}),
    ]:
        state = fight("5", "3", armies={"chu": 2, "han_qi": 2}, pool=[0, 18])
        do(state, *(f"0 transfer {name}" for name in moves))
        assert board(state) == after
