"""ST-7.1 to ST-7.11: what each Warlord does."""

from typing import Any

import pytest

from tenka.core.contract import State

from .table import (
    SUNTZU,
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
    wu,
)

EVEN = "3 4 5 +1 2"


# Chu: double_six


@pytest.mark.rule("ST-7.1", "ST-3.2")
@each_edition
def test_double_six_is_used_of_itself(edition: str) -> None:
    state = fight("2", "6", edition=edition, marks=[{}, {"wu": 1}], lords=("", "double_six"))
    if edition != "pl":
        assert (get(state, "phase"), legal(state)) == ("before", ["pass"])
        assert get(state, "warlords") == [[], ["double_six"]]
        do(state, "1 pass")
    assert (get(state, "marks")[1], wu(state), get(state, "pool")[1]) == ({"wu": 2}, -4, 12)
    assert (get(state, "warlords"), get(state, "used_warlords")) == ([[], []], [[], ["double_six"]])


@pytest.mark.rule("ST-7.1", "ST-4.10")
@each_edition
def test_double_six_is_used_also_when_a_plague_cancels_the_6(edition: str) -> None:
    state = fight("plague", "6", edition=edition, marks=[{}, {"wu": 1}], lords=("", "double_six"))
    while get(state, "round") == 1:
        assert legal(state) == ["pass"]
        do(state, "1 pass")
    assert (get(state, "marks"), get(state, "pool")[1]) == ([{}, {"wu": 1}], 17)
    assert get(state, "used_warlords") == [[], ["double_six"]]


@pytest.mark.rule("ST-7.1")
def test_a_6_at_a_free_province_does_not_use_it() -> None:
    state = do(fight("2", "6", marks=[{}, {"qin": 1}], lords=("", "double_six")), "1 pass")
    assert (get(state, "warlords")[1], get(state, "marks")[1]) == (
        ["double_six"],
        {"qin": 1, "wu": 1},
    )


@pytest.mark.rule("ST-7.1", "ST-4.8")
def test_the_second_mark_may_be_without_an_army() -> None:
    state = fight("2", "6", edition="pl", marks=[{}, {"wu": 1}], lords=("", "double_six"),
                  pool=[18, 0], set_aside=[3, 20])  # fmt: skip
    assert (get(state, "marks")[1], get(state, "used_warlords")[1]) == ({"wu": 1}, ["double_six"])


@pytest.mark.rule("ST-7.1", "ST-7.8")
def test_these_two_are_never_moves() -> None:
    state = fight("2", "6", lords=("", "double_six"), marks=[{}, {"wu": 1}])
    assert refused(state, "1 use double_six") == "ST-7.12"
    assert refused(state, "1 use head_start") == "ST-7.8"
    state = at(lords=("head_start", "double_six"))
    assert refused(state, "0 use head_start") == "ST-7.8"
    assert refused(state, "0 use double_six") == "ST-7.1"


# Chu: remove_army


@pytest.mark.rule("ST-7.2")
@pytest.mark.parametrize("edition", ["en", "hu"])
@pytest.mark.parametrize(("province", "pool"), [("qin", [17, 15]), ("wu", [16, 16])])
def test_remove_army_any(edition: str, province: str, pool: list[int]) -> None:
    armies = {"qin": 2, "wu": -3}
    state = at(EVEN, EVEN, edition=edition, armies=armies, lords=("", "remove_army"))
    assert legal(state) == ["pass", "use remove_army qin", "use remove_army wu"]
    assert refused(state, "1 use remove_army chu") == "ST-7.2"
    do(state, f"1 use remove_army {province}")
    assert get(state, "pool") == pool
    assert get(state, "used_warlords") == [[], ["remove_army"]]


@pytest.mark.rule("ST-7.2")
def test_remove_army_pl_the_rivals_only() -> None:
    armies = {"qin": 1, "wu": -3}
    state = at(EVEN, EVEN, edition="pl", armies=armies, lords=("", "remove_army"))
    assert legal(state) == ["pass", "use remove_army qin"]
    assert refused(state, "1 use remove_army wu") == "ST-7.2"
    do(state, "1 use remove_army qin")
    assert (board(state), get(state, "pool"), get(state, "set_aside")) == (
        {"wu": -3},
        [18, 15],
        [3, 3],
    )


@pytest.mark.rule("ST-7.2", "ST-1.7")
def test_remove_army_never_a_mark() -> None:
    state = at(EVEN, EVEN, marks=[{"chu": 1}, {}], armies={"qin": 1}, lords=("", "remove_army"))
    assert legal(state) == ["pass", "use remove_army qin"]
    assert refused(state, "1 use remove_army chu") == "ST-7.2"


@pytest.mark.rule("ST-7.2", "ST-7.6", "ST-7.10", "ST-7.12")
@each_edition
def test_those_with_a_star_only_until_round_6(edition: str) -> None:
    for number, red, blue in [(6, "ST-7.12", "ST-7.12"), (7, "ST-7.2", "ST-7.6")]:
        state = at(edition=edition, round=number, armies={"qin": 1, "wu": -1},
                   lords=("move_army", "remove_army"))  # fmt: skip
        assert refused(state, "1 use remove_army qin") == red
        assert refused(state, "0 use move_army qin chu") == blue
    state = at(edition=edition, round=7, armies={"qin": 1}, lords=("reinforce", ""))
    assert refused(state, "0 use reinforce qin") == "ST-7.10"


# Chu: counter_plague


def countered(card: str, edition: str = "en", **fields: Any) -> State:
    state = fight("plague", card, edition=edition, lords=("", "counter_plague"), **fields)
    while legal(state) == ["pass"]:
        do(state, "1 pass")
    assert legal(state) == ["pass", "use counter_plague"]
    assert owed(state) == [{"seat": 1, "do": "use", "what": "counter_plague"}]
    return do(state, "1 use counter_plague")


@pytest.mark.rule("ST-7.3", "ST-7.11")
@pytest.mark.parametrize("edition", ["en", "pl"])
@pytest.mark.parametrize(
    ("card", "after"),
    [("1", -1), ("5", -5), ("10", -10), ("+1", -1), ("-1", 1)],
)
def test_a_countered_plague_counts_0(edition: str, card: str, after: int) -> None:
    state = countered(card, edition)
    assert (wu(state), get(state, "plagues_played")) == (after, 1)
    assert get(state, "used_warlords") == [[], ["counter_plague"]]


@pytest.mark.rule("ST-7.3", "ST-7.11", "ST-4.8", "ST-4.9")
@pytest.mark.parametrize("edition", ["en", "pl"])
def test_a_battle_against_a_countered_plague_has_all_its_effects(edition: str) -> None:
    state = countered("6", edition, armies={"wu": 4})
    assert (wu(state), get(state, "marks")[1], get(state, "pool")) == (-2, {"wu": 1}, [18, 15])
    state = countered("+3", edition)
    assert (wu(state), owed(state)) == (-3, [paying(1, 2, "cost")])
    state = countered("1", edition, decks=("", "7 8 9"))
    assert get(state, "keep") == [0, 2]


@pytest.mark.rule("ST-7.3")
@pytest.mark.parametrize("card", ["5", "6", "10", "+1", "-1"])
def test_hu_no_effect_and_no_battle(card: str) -> None:
    for armies in (-3, 4):
        state = countered(card, "hu", armies={"wu": armies})
        assert (wu(state), get(state, "plagues_played")) == (armies, 1)
        assert get(state, "marks") == [{}, {"wu": 1} if card == "6" else {}]
        assert get(state, "set_aside")[1] == 3


@pytest.mark.rule("ST-7.3", "ST-4.9", "ST-4.11", "ST-8.5")
def test_hu_the_own_card_is_not_cancelled() -> None:
    state = countered("+2", "hu", armies={"wu": 4})
    assert (wu(state), owed(state)) == (4, [paying(1, 1, "cost")])
    state = countered("1", "hu", decks=("", "7 8 9"))
    assert (wu(state), get(state, "keep")) == (0, [0, 2])
    state = countered("10", "hu", events="hero_challenge pandemic")
    assert (wu(state), owed(state)) == (0, [paying(1, 2, "hero_challenge")])


@pytest.mark.rule("ST-7.11")
@each_edition
@pytest.mark.parametrize(("armies", "left"), [(6, 3), (-5, -3)])
def test_the_own_plague_works_once(edition: str, armies: int, left: int) -> None:
    state = countered("plague", edition, armies={"wu": armies})
    assert (wu(state), get(state, "plagues_played")) == (left, 2)
    assert get(state, "used_warlords")[1] == ["counter_plague"]


@pytest.mark.rule("ST-7.3", "ST-7.12")
def test_only_the_rivals_plague_is_countered() -> None:
    state = fight("5", "plague", edition="pl", lords=("", "counter_plague"), armies={"wu": -4})
    assert (get(state, "battle")["step"], legal(state)) == ("recycle", ["pass"])
    assert wu(state) == -2


@pytest.mark.rule("ST-7.3")
def test_he_need_not_counter() -> None:
    state = do(fight("plague", "5", lords=("", "counter_plague"), armies={"wu": -4}), "1 pass")
    do(state, "1 pass")
    assert (wu(state), get(state, "warlords")[1]) == (-2, ["counter_plague"])


# Chu: total_plague


@pytest.mark.rule("ST-7.4")
@pytest.mark.parametrize("edition", ["en", "hu"])
def test_total_plague_before_the_battles(edition: str) -> None:
    """Every plague of either player, in this round."""
    state = at(
        "plague 2 3 4 5", "5 2 3 4 plague", edition=edition, armies={"qin": 6, "wu": -7},
        lords=("", "total_plague"),
    )  # fmt: skip
    assert legal(state) == ["pass", "use total_plague"]
    do(state, "1 use total_plague")
    assert (board(state), get(state, "round"), get(state, "total_plague")) == (
        {"qin": 1, "wu": -1},
        2,
        False,
    )


@pytest.mark.rule("ST-7.4", "ST-7.12")
def test_total_plague_pl_before_placing() -> None:
    position = {"phase": "start", "warlords": [[], ["total_plague"]], "round": 8}
    state = SUNTZU.position(position, edition="pl")
    assert (state.turn, legal(state)) == ((1,), ["pass", "use total_plague"])
    do(state, "1 use total_plague")
    assert (get(state, "phase"), get(state, "total_plague"), state.turn) == (
        "placing",
        True,
        (0, 1),
    )


# Chu: recycle_plague


@pytest.mark.rule("ST-7.5")
@each_edition
@pytest.mark.parametrize("blue", ["5", "plague"])
def test_recycle_plague(edition: str, blue: str) -> None:
    state = fight(
        blue, "plague", edition=edition, lords=("", "recycle_plague"), decks=("", "7 8 9 10")
    )
    while legal(state) == ["pass"]:
        do(state, "1 pass")
    assert legal(state) == ["pass", "use recycle_plague"]
    do(state, "1 use recycle_plague")
    assert get(state, "drawn")[1] == ["8", "9"]
    assert get(state, "decks")[1] == ["10", "plague"]
    assert (get(state, "known"), get(state, "recycled")) == ([0, 1], [None, 0])
    assert "7" in get(state, "removed")[1]
    assert get(state, "plagues_played") == (2 if blue == "plague" else 1)
    do(state, "1 keep 8")
    assert get(state, "decks")[1] == ["10", "plague", "9"]
    assert (get(state, "known"), get(state, "recycled")) == ([0, 2], [None, 1])


@pytest.mark.rule("ST-7.5")
def test_recycle_plague_with_an_empty_deck() -> None:
    """That is the plague itself."""
    state = fight("5", "plague", edition="pl", lords=("", "recycle_plague"))
    removed = get(state, "removed")[1].count("plague")
    do(state, "1 use recycle_plague")
    assert (get(state, "removed")[1].count("plague"), get(state, "decks")[1]) == (removed + 1, [])
    assert get(state, "used_warlords")[1] == ["recycle_plague"]
    assert (get(state, "known"), get(state, "recycled")) == ([0, 0], [None, None])


# Sun Tzu: move_army


@pytest.mark.rule("ST-7.6", "ST-1.2")
@each_edition
def test_move_army(edition: str) -> None:
    armies = {"qin": 2, "chu": -1, "wu": 1}
    state = at(EVEN, EVEN, edition=edition, armies=armies, lords=("move_army", ""))
    assert legal(state) == [
        "pass",
        "use move_army qin han_qi",
        "use move_army qin jin_yan",
        "use move_army wu han_qi",
    ]
    for text in ("qin chu", "qin wu", "chu qin", "jin_yan qin", "wu qin", "qin qin"):
        assert refused(state, f"0 use move_army {text}") == "ST-7.6"
    do(state, "0 use move_army qin han_qi")
    assert board(state) == {"qin": 1, "chu": -1, "wu": 1, "han_qi": 1}
    assert (get(state, "round"), get(state, "used_warlords")[0]) == (2, ["move_army"])


@pytest.mark.rule("ST-7.6")
def test_move_army_joins_and_leaves() -> None:
    state = at(EVEN, EVEN, armies={"qin": 1, "chu": 2}, lords=("move_army", ""))
    do(state, "0 use move_army qin chu")
    assert (board(state), get(state, "pool")[0]) == ({"chu": 3}, 15)


# Sun Tzu: high_as_six


@pytest.mark.rule("ST-7.7")
@each_edition
@pytest.mark.parametrize("card", ["7", "8", "9", "10"])
@pytest.mark.parametrize(("red", "after"), [("2", 4), ("6", 0), ("+1", -1), ("-1", 1), ("10", -4)])
def test_a_high_card_counts_6(edition: str, card: str, red: str, after: int) -> None:
    state = fight(card, red, edition=edition, lords=("high_as_six", ""), marks=[{"wu": 1}, {}])
    assert (get(state, "battle")["step"], legal(state)) == ("reveal", ["pass", "use high_as_six"])
    do(state, "0 use high_as_six")
    assert (wu(state), get(state, "marks")[0]) == (after, {"wu": 1})
    assert get(state, "used_warlords") == [["high_as_six"], []]
    assert card in get(state, "removed")[0]
    assert card not in get(state, "hands")[0]


@pytest.mark.rule("ST-7.7")
def test_he_need_not_use_it() -> None:
    state = do(fight("9", "2", lords=("high_as_six", "")), "0 pass")
    assert wu(state) == 7
    assert get(state, "warlords") == [["high_as_six"], []]


@pytest.mark.rule("ST-7.7", "ST-8.4", "ST-8.5", "ST-8.3")
def test_it_counts_6_for_events_too() -> None:
    fields: dict[str, Any] = {
        "lords": ("high_as_six", ""),
        "events": "champion_challenge hero_challenge",
    }
    state = do(fight("9", "10", **fields), "0 use high_as_six")
    assert (wu(state), get(state, "events"), get(state, "round")) == (
        -4,
        ["champion_challenge", "hero_challenge"],
        2,
    )
    state = fight("9", "10", **fields)
    do(state, "0 pass")
    assert owed(state) == [paying(0, 1, "champion_challenge")]
    marks = [{"qin": 1, "chu": 1}, {}]
    state = fight("9", "2", lords=("high_as_six", ""), marks=marks, events="war_chariot pandemic")
    do(state, "0 use high_as_six")
    assert (get(state, "events"), get(state, "marks")) == (["war_chariot", "pandemic"], marks)


@pytest.mark.rule("ST-7.7", "ST-7.12")
@pytest.mark.parametrize("card", ["2", "5", "6", "+1", "-1"])
def test_only_a_7_to_10(card: str) -> None:
    state = fight(card, "4", lords=("high_as_six", ""))
    if get(state, "battle") is not None:
        assert get(state, "battle")["step"] == "recycle"
        assert refused(state, "0 use high_as_six") == "ST-7.12"
    else:
        assert get(state, "round") == 2 or get(state, "phase") == "after"


# Sun Tzu: head_start


@pytest.mark.rule("ST-7.8")
@pytest.mark.parametrize("edition", ["en", "pl"])
def test_head_start(edition: str) -> None:
    state = SUNTZU.new(seed=3, edition=edition)
    do(state, "0 warlord head_start")
    assert (get(state, "marker"), get(state, "used_warlords")) == (0, [[], []])
    do(state, "1 warlord remove_army")
    assert (get(state, "marker"), get(state, "used_warlords")) == (1, [["head_start"], []])
    assert get(state, "warlords") == [[], ["remove_army"]]


# Sun Tzu: recycle_minus


@pytest.mark.rule("ST-7.9")
@each_edition
@pytest.mark.parametrize(("red", "after"), [("5", -1), ("plague", 0), ("-1", 0)])
def test_recycle_minus(edition: str, red: str, after: int) -> None:
    """Also when a plague cancelled it."""
    state = fight("-1", red, edition=edition, lords=("recycle_minus", ""), decks=("7 8 9", ""))
    assert legal(state) == ["pass", "use recycle_minus"]
    assert wu(state) == after
    do(state, "0 use recycle_minus")
    assert (get(state, "drawn")[0], get(state, "decks")[0]) == (["8", "9"], ["-1"])
    assert (get(state, "known"), get(state, "recycled")) == ([1, 0], [0, None])
    assert "7" in get(state, "removed")[0]
    assert get(state, "used_warlords") == [["recycle_minus"], []]


@pytest.mark.rule("ST-7.9")
def test_recycle_minus_comes_up_again() -> None:
    state = fight("-1", "5", lords=("recycle_minus", ""), decks=("7 8", ""))
    do(state, "0 use recycle_minus")
    assert (get(state, "drawn")[0], get(state, "recycled")) == (["8", "-1"], [None, None])
    do(state, "0 keep 8")
    assert (get(state, "decks")[0], get(state, "known"), get(state, "recycled")) == (
        ["-1"],
        [1, 0],
        [None, None],
    )


# Sun Tzu: reinforce


@pytest.mark.rule("ST-7.10")
@each_edition
def test_reinforce(edition: str) -> None:
    armies = {"qin": 2, "chu": -1, "wu": 1}
    state = at(EVEN, EVEN, edition=edition, armies=armies, lords=("reinforce", ""))
    assert legal(state) == ["pass", "use reinforce qin", "use reinforce wu"]
    assert refused(state, "0 use reinforce chu") == "ST-7.10"
    assert refused(state, "0 use reinforce han_qi") == "ST-7.10"
    do(state, "0 use reinforce wu")
    assert (board(state)["wu"], get(state, "pool")[0]) == (2, 14)


@pytest.mark.rule("ST-7.10")
def test_reinforce_needs_an_army_in_the_pool() -> None:
    state = at(EVEN, EVEN, armies={"qin": 2}, pool=[0, 18], lords=("reinforce", ""))
    assert legal(state) == ["pass"]
    assert refused(state, "0 use reinforce qin") == "ST-7.10"
