"""ST-3: placing, and the order in which the provinces are turned."""

from typing import Any

import pytest

from .table import (
    PROVINCES,
    RED_LORDS,
    at,
    board,
    do,
    each_edition,
    fight,
    get,
    lay,
    legal,
    places,
    refused,
    reveals,
    wu,
)

EVEN = "3 4 5 +1 2"


# Placing


@pytest.mark.rule("ST-3.1", "ST-9.1")
@each_edition
def test_one_card_at_each_province_both_at_once(edition: str) -> None:
    state = at(edition=edition, hold=("7 +1 +1", "plague"))
    assert get(state, "phase") == "placing"
    assert legal(state, 0) == places("qin", "1 2 3 4 5 6 7 +1")
    assert legal(state, 1) == places("qin", "1 2 3 4 5 6 plague")
    do(state, "1 place qin 4", "0 place qin +1", "1 place chu plague")
    assert legal(state, 0) == places("chu", "1 2 3 4 5 6 7 +1")
    assert legal(state, 1) == places("jin_yan", "1 2 3 5 6")
    assert get(state, "placed") == [{"qin": "+1"}, {"qin": "4", "chu": "plague"}]
    lay(state, 0, "+1 5 4 3")
    assert state.turn == (1,)
    assert legal(state, 0) == []
    assert refused(state, "0 place qin 2") == "ST-9.1"


@pytest.mark.rule("ST-3.1")
def test_nothing_is_turned_before_all_are_laid() -> None:
    state = lay(at(armies={"qin": 1, "wu": -1}), 0, "6 2 3 4 5")
    lay(state, 1, "1 2 3 4")
    assert (get(state, "phase"), get(state, "fought")) == ("placing", [])
    assert (board(state), get(state, "marks")) == ({"qin": 1, "wu": -1}, [{}, {}])


@pytest.mark.rule("ST-3.1")
@pytest.mark.parametrize(
    "text",
    [
        "place chu 5",  # not the next
        "place wu 1",
        "place qin 7",  # not in hand
        "place qin plague",
        "place qin 10",
        "place chu 10",  # neither
    ],
)
def test_only_hand_cards_at_the_next_province(text: str) -> None:
    assert refused(at(hold=("+2", "7")), f"0 {text}") == "ST-3.1"


@pytest.mark.rule("ST-3.1")
def test_a_card_laid_twice() -> None:
    state = do(at(hold=("+1 +1", "")), "0 place qin 5", "0 place chu +1")
    assert refused(state, "0 place jin_yan 5") == "ST-3.1"
    assert refused(state, "0 place qin 4") == "ST-3.1"
    do(state, "0 place jin_yan +1")
    assert refused(state, "0 place han_qi +1") == "ST-3.1"
    assert get(state, "hands")[0] == ["1", "2", "3", "4", "6"]


@pytest.mark.rule("ST-3.1")
def test_a_plan_is_checked_as_a_whole() -> None:
    state = at()
    good = [f"place {name} {card}" for name, card in zip(PROVINCES, "54321", strict=True)]
    bad = [*good[:3], "place han_qi 5", good[4]]
    before = state.to_position()
    for seat in (0, 1):
        assert state.check(seat, good) is None
        refusal = state.check(seat, bad)
        assert refusal is not None
        assert refusal.rule == "ST-3.1"
    assert state.to_position() == before


@pytest.mark.rule("ST-3.1")
def test_the_plan_that_is_owed() -> None:
    state = at(marks=[{"qin": 1}, {}])
    assert (state.plan(0), state.plan(1)) == ("ST-3.1", "ST-3.1")
    assert list(state.choices(0)) == list(PROVINCES)
    lasts = {name: {text.split()[-1] for text in texts} for name, texts in state.choices(0).items()}
    assert lasts["qin"] == {"1", "2", "3", "4", "5"}
    assert lasts["wu"] == {"1", "2", "3", "4", "5", "6"}
    lay(state, 0, "5 4")
    assert list(state.choices(0)) == list(PROVINCES[2:])
    lay(state, 0, "3 2 1")
    assert (state.plan(0), state.choices(0)) == (None, {})
    assert state.plan(1) == "ST-3.1"


@pytest.mark.rule("ST-3.1")
def test_no_plan_elsewhere() -> None:
    for state in (
        at(EVEN, EVEN, round=2, armies={"qin": 1}),
        at(EVEN, EVEN, decks=("7 8", "7 8")),
        at(EVEN, EVEN, lords=("", "remove_army")),
    ):
        for seat in (0, 1):
            assert (state.plan(seat), state.choices(seat)) == (None, {})


# A 6 at a mark


@pytest.mark.rule("ST-3.2")
@each_edition
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("armies", [0, 1])
def test_no_6_at_the_own_mark(edition: str, seat: int, armies: int) -> None:
    """A mark noted without an army bars it, too."""
    marks: list[dict[str, int]] = [{}, {}]
    marks[seat] = {"chu": armies}
    state = at(edition=edition, marks=marks)
    assert "place qin 6" in legal(state, seat)
    assert refused(state, f"{seat} place chu 6") == "ST-3.1"  # not his next province
    do(state, f"{seat} place qin 5")
    assert legal(state, seat) == places("chu", "1 2 3 4")
    assert refused(state, f"{seat} place chu 6") == "ST-3.2"
    assert refused(state, f"{seat} place chu 5") == "ST-3.1"


@pytest.mark.rule("ST-3.2")
def test_the_rivals_mark_is_no_bar() -> None:
    state = at(marks=[{"qin": 1}, {}])
    assert legal(state, 0) == places("qin", "1 2 3 4 5")
    assert legal(state, 1) == places("qin", "1 2 3 4 5 6")


@pytest.mark.rule("ST-3.2")
def test_a_6_that_is_not_in_hand_is_no_barred_6() -> None:
    state = do(at(marks=[{"chu": 1}, {}]), "0 place qin 6")
    assert refused(state, "0 place chu 6") == "ST-3.1"


@pytest.mark.rule("ST-3.2", "ST-7.1")
@each_edition
def test_double_six_lifts_the_bar(edition: str) -> None:
    for lord in RED_LORDS:
        state = at(edition=edition, marks=[{}, {"qin": 1}], lords=("", lord))
        if state.turn == (1,):
            do(state, "1 pass")  # start of the round in pl
        assert ("place qin 6" in legal(state, 1)) is (lord == "double_six")
        if lord != "double_six":
            assert refused(state, "1 place qin 6") == "ST-3.2"
    state = at(edition=edition, marks=[{}, {"qin": 1}], used=("", "double_six"))
    assert refused(state, "1 place qin 6") == "ST-3.2"


@pytest.mark.rule("ST-3.2", "ST-4.8")
def test_red_6_in_chu() -> None:
    """The worked example: pool -1, mark, no second 6 there."""
    state = fight("6", "6", "chu", round=1)
    assert get(state, "marks") == [{"chu": 1}, {"chu": 1}]
    state = fight("5", "6", "chu", round=1)
    assert get(state, "marks") == [{}, {"chu": 1}]
    assert (board(state), get(state, "pool")) == ({"chu": -1}, [18, 16])
    do(state, "1 place qin 1")
    assert refused(state, "1 place chu 6") == "ST-3.2"


# Who decides the order

FIRST = {"en": 2, "hu": 3, "pl": 4}


@pytest.mark.rule("ST-3.3")
@each_edition
@pytest.mark.parametrize("number", range(1, 10))
@pytest.mark.parametrize("decider", [0, 1])
def test_from_round_n_on_the_one_with_fewer_armies_decides(
    edition: str, number: int, decider: int
) -> None:
    armies = {"qin": 1, "wu": -2} if decider == 0 else {"qin": 2, "wu": -1}
    state = at(EVEN, EVEN, edition=edition, round=number, armies=armies)
    if number >= FIRST[edition]:
        assert (state.turn, legal(state)) == ((decider,), reveals(*PROVINCES))
        assert (get(state, "decider"), get(state, "last_decider")) == (decider, decider)
        assert get(state, "fought") == []
        assert get(state, "counts") == ([1, 2] if decider == 0 else [2, 1])
        assert refused(state, f"{1 - decider} reveal wu") == "ST-9.1"
    else:
        assert (get(state, "round"), get(state, "phase")) == (number + 1, "placing")
        assert get(state, "last_decider") is None


@pytest.mark.rule("ST-3.3")
@each_edition
def test_round_5_blue_4_and_red_2(edition: str) -> None:
    """The worked example: red decides."""
    state = at(EVEN, EVEN, edition=edition, round=5, armies={"qin": 3, "chu": 1, "wu": -2})
    assert (state.turn, get(state, "decider")) == ((1,), 1)


@pytest.mark.rule("ST-3.3", "ST-1.7")
@each_edition
def test_marks_do_not_count(edition: str) -> None:
    marks = [{"wu": 1, "chu": 1, "han_qi": 1}, {}]
    state = at(EVEN, EVEN, edition=edition, round=5, armies={"qin": 1, "wu": -2}, marks=marks)
    assert (state.turn, get(state, "counts")) == ((0,), [1, 2])


@pytest.mark.rule("ST-3.3")
def test_provinces_are_named_one_by_one() -> None:
    state = at("5 4 3 2 +1", "4 5 2 3 +1", round=2, armies={"wu": -3, "jin_yan": 1})
    do(state, "0 reveal han_qi")
    assert (board(state), legal(state)) == (
        {"wu": -3, "jin_yan": 1, "han_qi": -1},
        reveals("qin", "chu", "jin_yan", "wu"),
    )
    assert refused(state, "0 reveal han_qi") == "ST-3.3"
    assert refused(state, "1 reveal wu") == "ST-9.1"
    do(state, "0 reveal qin", "0 reveal wu")
    assert get(state, "fought") == ["han_qi", "qin", "wu"]
    assert legal(state) == reveals("chu", "jin_yan")
    do(state, "0 reveal chu")  # and the last of itself
    assert board(state) == {"wu": -3, "jin_yan": 2, "han_qi": -1, "qin": 1, "chu": -1}
    assert (get(state, "round"), get(state, "decider"), get(state, "fought")) == (3, None, [])
    assert get(state, "last_decider") == 0


@pytest.mark.rule("ST-3.3")
def test_the_decider_stays_whatever_the_battles_bring() -> None:
    state = at("6 4 3 2 +1", "1 4 3 2 +1", round=2, armies={"wu": -2})
    do(state, "0 reveal qin")
    assert (board(state), state.turn) == ({"qin": 5, "wu": -2}, (0,))
    assert (get(state, "decider"), get(state, "counts")) == (0, [0, 2])


@pytest.mark.rule("ST-3.3", "ST-7.2", "ST-7.12")
def test_the_order_is_settled_after_the_window() -> None:
    state = at(EVEN, EVEN, round=2, armies={"qin": 2, "wu": -2}, lords=("", "remove_army"))
    assert (get(state, "phase"), get(state, "decider")) == ("before", None)
    do(state, "1 use remove_army wu")
    assert (state.turn, get(state, "decider"), get(state, "counts")) == ((1,), 1, [2, 1])


@pytest.mark.rule("ST-3.3")
@pytest.mark.parametrize("kept", [None, 0, 1])
def test_in_fixed_order_nobody_is_the_decider(kept: int | None) -> None:
    state = at(
        "2 3 4 5 6", "2 3 4 5 1", edition="pl", round=3, last_decider=kept,
        pool=[0, 18], armies={"wu": 2, "qin": -1},
    )  # fmt: skip
    assert legal(state) == ["pay wu"]
    assert (get(state, "decider"), get(state, "last_decider")) == (None, kept)


# Ties


def tie(edition: str, **fields: Any) -> tuple[int | None, int]:
    """Who decides with two armies each, and the round in which we stand then."""
    state = at(EVEN, EVEN, edition=edition, armies={"qin": 2, "wu": -2}, **fields)
    return get(state, "decider"), get(state, "round")


@pytest.mark.rule("ST-3.4")
@pytest.mark.parametrize("marker", [-3, 0, 3])
@pytest.mark.parametrize("counts", [None, [1, 2], [2, 1]])
def test_tie_en_the_last_one_keeps_it(marker: int, counts: list[int] | None) -> None:
    for last in (0, 1):
        assert tie("en", round=4, marker=marker, counts=counts, last_decider=last) == (last, 4)
    assert tie("en", round=4, marker=marker, counts=counts) == (None, 5)


@pytest.mark.rule("ST-3.4")
@pytest.mark.parametrize("last", [None, 0, 1])
@pytest.mark.parametrize("counts", [None, [1, 2], [2, 1]])
def test_tie_hu_the_one_behind_decides(last: int | None, counts: list[int] | None) -> None:
    fields = {"round": 4, "last_decider": last, "counts": counts}
    assert tie("hu", marker=-1, **fields) == (0, 4)
    assert tie("hu", marker=2, **fields) == (1, 4)
    assert tie("hu", marker=0, **fields) == (None, 5)


@pytest.mark.rule("ST-3.4")
@pytest.mark.parametrize("last", [None, 0, 1])
@pytest.mark.parametrize("marker", [-3, 0, 3])
def test_tie_pl_the_one_with_fewer_before_decides(last: int | None, marker: int) -> None:
    fields = {"round": 4, "last_decider": last, "marker": marker}
    assert tie("pl", counts=[1, 5], **fields) == (0, 4)
    assert tie("pl", counts=[3, 2], **fields) == (1, 4)
    assert tie("pl", counts=[3, 3], **fields) == (None, 5)
    assert tie("pl", counts=None, **fields) == (None, 5)


@pytest.mark.rule("ST-3.4")
def test_pl_counts_at_the_same_point_of_the_previous_round() -> None:
    """Red had fewer when round 3 was fought (in fixed order); it is the battles that made a tie."""
    state = at("3 4 5 2 1", "3 4 5 2 6", edition="pl", round=3, armies={"qin": 5, "chu": -1})
    assert (get(state, "counts"), board(state)) == ([5, 1], {"qin": 5, "chu": -1, "wu": -5})
    lay(state, 0, "3 4 5 1 2")
    lay(state, 1, "3 4 5 1 2")
    assert (state.turn, get(state, "counts")) == ((0,), [5, 6])
    state = at("3 4 5 2 1", "3 4 5 2 6", edition="pl", round=3, armies={"qin": 6, "chu": -1})
    assert wu(state) == -5
    lay(state, 0, "3 4 5 1 2")
    lay(state, 1, "3 4 5 1 2")
    assert (state.turn, get(state, "counts"), get(state, "decider")) == ((1,), [6, 6], 1)


@pytest.mark.rule("ST-3.4")
def test_en_keeps_the_privilege_over_rounds() -> None:
    state = at(EVEN, "3 4 5 +1 +1", round=2, armies={"qin": 2, "wu": -1})
    do(state, "1 reveal qin", "1 reveal chu", "1 reveal jin_yan", "1 reveal han_qi")
    assert (get(state, "round"), get(state, "last_decider"), wu(state)) == (3, 1, -2)
    lay(state, 0, "1 2 3 4 5")
    lay(state, 1, "1 2 3 4 5")
    assert (state.turn, get(state, "counts")) == ((1,), [2, 2])
