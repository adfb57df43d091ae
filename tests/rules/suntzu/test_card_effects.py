"""ST-4.8 to ST-4.12: 6-marks, costs, plagues, the extra draw, and the order of it all."""

import pytest

from .table import (
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
    result,
    transfer,
    wu,
)

# The plague vectors of the data: armies, left, left with total plague.
PLAGUES = [
    (0, 0, 0), (1, 1, 1), (2, 1, 1), (3, 2, 1), (4, 2, 1), (5, 3, 1), (6, 3, 1), (7, 4, 1),
    (8, 4, 1), (9, 5, 1),
]  # fmt: skip


# 6


@pytest.mark.rule("ST-4.8")
@each_edition
@pytest.mark.parametrize(("blue", "red", "won"), [("6", "9", -3), ("6", "6", 0), ("6", "2", 4)])
def test_a_6_is_marked_won_or_not(edition: str, blue: str, red: str, won: int) -> None:
    state = fight(blue, red, edition=edition)
    assert get(state, "marks") == [{"wu": 1}, {"wu": 1} if red == "6" else {}]
    assert (wu(state), get(state, "pool")[0]) == (won, 17 - max(won, 0))


@pytest.mark.rule("ST-4.8", "ST-4.12", "ST-4.7")
def test_the_mark_comes_before_the_battle() -> None:
    """Of three armies in the pool one is the mark; two of four can be placed."""
    state = fight("6", "2", armies={"chu": 3}, pool=[3, 18])
    assert (get(state, "marks")[0], wu(state), get(state, "pool")[0]) == ({"wu": 1}, 2, 0)
    assert owed(state) == [transfer(0, 2)]


@pytest.mark.rule("ST-4.8")
@pytest.mark.parametrize("edition", ["en", "hu"])
def test_with_an_empty_pool_from_any_province(edition: str) -> None:
    state = fight("6", "6", edition=edition, armies={"wu": 2, "qin": 1, "chu": -1}, pool=[0, 5])
    assert (legal(state), owed(state)[0]) == (["pay qin", "pay wu"], paying(0, 1, "mark"))
    assert get(state, "battle")["step"] == "marks"
    assert refused(state, "0 pay chu") == "ST-4.8"
    assert refused(state, "0 pay pool") == "ST-4.8"
    assert refused(state, "0 pay jin_yan") == "ST-4.8"
    do(state, "0 pay wu")
    assert (get(state, "marks")[0], board(state)) == ({"wu": 1}, {"wu": 1, "qin": 1, "chu": -1})


@pytest.mark.rule("ST-4.8")
def test_pl_with_an_empty_pool_from_another_province() -> None:
    state = fight("6", "6", edition="pl", armies={"wu": 2, "qin": 1, "chu": 1}, pool=[0, 18])
    assert legal(state) == ["pay chu", "pay qin"]
    assert refused(state, "0 pay wu") == "ST-4.8"
    do(state, "0 pay qin")
    assert board(state) == {"wu": 2, "chu": 1}


@pytest.mark.rule("ST-4.8", "ST-9.5")
@each_edition
def test_the_province_itself_when_he_stands_nowhere_else(edition: str) -> None:
    """The only source left is asked for, too; in pl it is the exception."""
    state = fight("6", "6", edition=edition, armies={"wu": 2}, pool=[0, 18])
    assert legal(state) == ["pay wu"]
    do(state, "0 pay wu")
    assert (wu(state), get(state, "marks")[0]) == (1, {"wu": 1})


@pytest.mark.rule("ST-4.8", "ST-5.2", "ST-3.2")
@each_edition
def test_without_an_army_the_mark_is_noted(edition: str) -> None:
    """Those set aside do not help, and support is not offered."""
    state = fight("6", "6", edition=edition, pool=[0, 18], hold=("7", ""))
    assert (get(state, "round"), get(state, "set_aside")[0]) == (2, 21)
    assert get(state, "marks") == [{"wu": 0}, {"wu": 1}]
    assert "7" in get(state, "hands")[0]
    do(state, "0 place qin 1", "0 place chu 2", "0 place jin_yan 3", "0 place han_qi 4")
    assert refused(state, "0 place wu 6") == "ST-3.2"


@pytest.mark.rule("ST-4.8", "ST-6.1", "ST-1.7")
def test_the_mark_counts_for_nothing() -> None:
    state = fight("6", "6", edition="pl", round=3)
    assert (get(state, "marker"), get(state, "counts"), wu(state)) == (0, [0, 0], 0)


@pytest.mark.rule("ST-4.8", "ST-9.4")
@each_edition
def test_both_marks_with_empty_pools(edition: str) -> None:
    armies = {"qin": 1, "chu": 1, "jin_yan": -2}
    state = fight("6", "6", edition=edition, armies=armies, pool=[0, 0])
    assert owed(state) == [paying(0, 1, "mark"), paying(1, 1, "mark")]
    do(state, "0 pay chu")
    assert (state.turn, legal(state)) == ((1,), ["pay jin_yan"])
    do(state, "1 pay jin_yan")
    assert get(state, "marks") == [{"wu": 1}, {"wu": 1}]


# +2 and +3


@pytest.mark.rule("ST-4.9")
@each_edition
@pytest.mark.parametrize(("card", "cost", "won"), [("+2", 1, 2), ("+3", 2, 3)])
def test_costs_from_pool_or_provinces(edition: str, card: str, cost: int, won: int) -> None:
    state = fight(card, "4", edition=edition, armies={"qin": 1, "chu": -1})
    assert (legal(state), owed(state)) == (
        ["pay pool", "pay qin", "pay wu"],
        [paying(0, cost, "cost")],
    )
    assert (get(state, "battle")["step"], get(state, "battle")["winner"]) == ("costs", 0)
    assert refused(state, "0 pay chu") == "ST-4.9"
    assert refused(state, "0 pay jin_yan") == "ST-4.9"
    assert refused(state, "0 pass") == "ST-9.3"
    do(state, "0 pay qin", *["0 pay wu"] * (cost - 1))
    assert board(state) == {"wu": won - cost + 1, "chu": -1}
    assert (get(state, "set_aside"), get(state, "pool")[0]) == ([3 + cost, 3], 17 - won)


@pytest.mark.rule("ST-4.9")
def test_a_beaten_plus_two_costs_as_well() -> None:
    state = do(fight("+2", "+3"), "0 pay pool", "1 pay pool", "1 pay pool")
    assert (wu(state), get(state, "set_aside")) == (-1, [4, 5])


@pytest.mark.rule("ST-4.9")
@each_edition
def test_all_he_has_if_fewer(edition: str) -> None:
    state = fight("+3", "3", edition=edition, pool=[1, 15], armies={"wu": -3})
    assert (board(state), owed(state)) == ({}, [paying(0, 2, "cost")])
    assert legal(state) == ["pay pool"]
    do(state, "0 pay pool")
    assert (get(state, "round"), get(state, "pool"), get(state, "set_aside")[0]) == (
        2,
        [0, 18],
        21,
    )
    state = fight("+3", "3", edition=edition, pool=[0, 15], armies={"wu": -3})
    assert (get(state, "round"), get(state, "set_aside")[0]) == (2, 21)


@pytest.mark.rule("ST-4.9", "ST-4.12")
def test_the_cost_comes_after_the_battle() -> None:
    """The pool's last two armies have gone to wu."""
    state = fight("+2", "4", pool=[2, 18], armies={"qin": 1})
    assert (wu(state), legal(state)) == (2, ["pay qin", "pay wu"])


# Plague


@pytest.mark.rule("ST-4.10", "ST-7.4")
@each_edition
@pytest.mark.parametrize(("armies", "left", "left_total"), PLAGUES)
@pytest.mark.parametrize("total", [False, True])
def test_plague_vectors(edition: str, armies: int, left: int, left_total: int, total: bool) -> None:
    stay = left_total if total else left
    for sign, cards in [(1, ("plague", "5")), (-1, ("plague", "5")), (-1, ("5", "plague"))]:
        state = fight(*cards, edition=edition, armies={"wu": sign * armies}, total_plague=total)
        assert wu(state) == sign * stay
        pools = [18 - stay, 18] if sign > 0 else [18, 18 - stay]
        assert (get(state, "pool"), get(state, "set_aside")) == (pools, [3, 3])
        assert (get(state, "plagues_played"), get(state, "total_plague")) == (1, False)


@pytest.mark.rule("ST-4.10")
def test_plague_with_5_red_in_wu() -> None:
    """The worked example: 3 stay, 2 to the pool."""
    state = fight("plague", "2", armies={"wu": -5})
    assert (wu(state), get(state, "pool")) == (-3, [18, 15])


@pytest.mark.rule("ST-4.10")
@pytest.mark.parametrize(("armies", "left"), [(9, 5), (-4, -2), (1, 1)])
def test_two_plagues_work_once(armies: int, left: int) -> None:
    state = fight("plague", "plague", armies={"wu": armies})
    assert (wu(state), get(state, "plagues_played")) == (left, 2)


@pytest.mark.rule("ST-4.10", "ST-4.12")
@each_edition
@pytest.mark.parametrize("card", ["6", "+2", "+3", "10", "+1", "-1"])
def test_the_other_card_is_cancelled(edition: str, card: str) -> None:
    for cards in (("plague", card), (card, "plague")):
        state = fight(*cards, edition=edition, armies={"wu": 2})
        assert get(state, "round") == 2  # nobody was asked
        assert (wu(state), get(state, "marks")) == (1, [{}, {}])
        assert (get(state, "pool"), get(state, "set_aside")) == ([17, 18], [3, 3])


@pytest.mark.rule("ST-4.10", "ST-4.11")
@each_edition
def test_a_cancelled_1_draws_no_more(edition: str) -> None:
    state = fight("plague", "1", edition=edition, decks=("", "7 8 9 10"))
    assert (get(state, "drawn")[1], get(state, "keep")) == (["7", "8"], [0, 1])


@pytest.mark.rule("ST-4.10")
def test_the_plague_leaves_the_game() -> None:
    state = fight("plague", "5")
    assert get(state, "removed")[0].count("plague") == 2
    assert "plague" not in get(state, "hands")[0]


# 1


@pytest.mark.rule("ST-4.11", "ST-6.4")
@each_edition
@pytest.mark.parametrize("other", ["1", "3", "-1", "+1"])
def test_a_1_draws_three_and_keeps_two(edition: str, other: str) -> None:
    """Won, lost or drawn."""
    state = fight("1", other, edition=edition, decks=("7 8 9 10", "7 8 9 10"))
    assert get(state, "drawn")[0] == ["7", "8", "9"]
    assert get(state, "keep") == ([2, 2] if other == "1" else [2, 1])


@pytest.mark.rule("ST-4.11")
def test_the_1_is_noted_when_it_is_turned() -> None:
    state = at("1 2 3 4 5", "2 1 3 4 5", round=2, armies={"qin": -1})
    assert get(state, "used_one") == [False, False]
    do(state, "0 reveal chu")
    assert get(state, "used_one") == [False, True]
    do(state, "0 reveal qin")
    assert get(state, "used_one") == [True, True]
    do(state, "0 reveal wu", "0 reveal han_qi")
    assert (get(state, "round"), get(state, "used_one")) == (3, [False, False])


@pytest.mark.rule("ST-4.11", "ST-6.4")
def test_who_used_the_1_is_forgotten_when_the_cards_are_drawn() -> None:
    state = fight("1", "1", decks=("7 8 9 10", "7 8"))
    assert (get(state, "phase"), get(state, "keep")) == ("drawing", [2, 0])
    assert (get(state, "used_one"), get(state, "kept_one")) == ([False, False], [False, False])
    do(state, "0 keep 8")
    assert (get(state, "used_one"), get(state, "kept_one")) == ([False, False], [True, False])
    do(state, "0 keep 7")
    assert (get(state, "round"), get(state, "kept_one")) == (2, [False, False])


# Order within a province


@pytest.mark.rule("ST-4.12", "ST-7.9")
def test_recycling_comes_after_the_costs() -> None:
    state = fight("-1", "+2", lords=("recycle_minus", ""), decks=("7", ""))
    assert (owed(state), get(state, "battle")["step"]) == ([paying(1, 1, "cost")], "costs")
    do(state, "1 pay pool")
    assert get(state, "battle")["step"] == "recycle"
    assert owed(state) == [{"seat": 0, "do": "use", "what": "recycle_minus"}]


@pytest.mark.rule("ST-4.12", "ST-8.1")
def test_the_event_comes_after_recycling() -> None:
    state = fight(
        "-1", "plague", lords=("recycle_minus", ""), decks=("7 8", ""), pool=[0, 18],
        armies={"qin": 1}, events="pandemic hero_challenge", plagues_played=3,
    )  # fmt: skip
    do(state, "0 pass")  # before: move_army or reinforce could be hidden
    assert (get(state, "battle")["step"], legal(state)) == (
        "recycle",
        ["pass", "use recycle_minus"],
    )
    do(state, "0 pass")
    assert (get(state, "battle")["step"], owed(state)[0]) == ("event", paying(0, 1, "pandemic"))


@pytest.mark.rule("ST-4.12", "ST-4.10")
def test_plagues_are_counted_when_turned() -> None:
    state = fight("plague", "5", lords=("", "remove_army"))
    do(state, "1 pass")  # before: total_plague could be hidden
    assert (get(state, "battle")["step"], get(state, "plagues_played")) == ("reveal", 1)


@pytest.mark.rule("ST-4.12")
def test_one_province_is_done_before_the_next() -> None:
    state = at("+2 3 4 5 1", "2 3 4 5 1", pool=[5, 18])
    assert (get(state, "fought"), get(state, "battle")["province"]) == ([], "qin")
    do(state, "0 pay qin")
    assert (board(state), get(state, "round")) == ({"qin": 1}, 2)


@pytest.mark.rule("ST-6.3")
def test_level_after_round_9_pools_5_and_3() -> None:
    """The worked example: 5 wins."""
    state = fight(
        "2", "2", round=9, edition="pl", pool=[5, 3], set_aside=[16, 18],
        used=("move_army", "double_six"), hold=("", ""),
    )  # fmt: skip
    assert result(state) == ([0], [0, 0], "ST-6.3")
