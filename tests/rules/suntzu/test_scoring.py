"""ST-6: scoring, the end of the game, drawing."""

from typing import Any

import pytest

import tenka
from tenka import FastChance, Perspective
from tenka.bots.suntzu.sight import Sight, table_of

from .table import (
    at,
    board,
    displays,
    do,
    each_edition,
    fight,
    get,
    legal,
    refused,
    result,
)

EVEN = "3 4 5 +1 2"
SCORING = {
    "qin": [1, 4, 3], "chu": [2, 3, 2], "jin_yan": [2, 5, 2], "han_qi": [1, 2, 4], "wu": [1, 3, 5],
}  # fmt: skip


def scored(number: int, armies: dict[str, int], **fields: Any) -> int:
    """The marker after a round without results, in fixed order (a tie in pl, where red decides:
    a decider would change nothing)."""
    state = at(EVEN, EVEN, edition="pl", round=number, armies=armies, **fields)
    while len(state.turn) == 1 and get(state, "phase") == "battles":
        do(state, f"{state.turn[0]} {legal(state)[0]}")
    return int(get(state, "marker"))


@pytest.mark.rule("ST-6.1", "ST-1.4")
@pytest.mark.parametrize(
    ("number", "points"),
    [(1, 0), (2, 0), (3, 1), (4, 0), (5, 0), (6, 4), (7, 0), (8, 0), (9, 3)],
)
def test_display_1_4_3_at_qin(number: int, points: int) -> None:
    """The worked example, and no scoring between."""
    assert scored(number, {"qin": 2}, displays=SCORING) == points
    assert scored(number, {"qin": -1}, displays=SCORING) == -points


@pytest.mark.rule("ST-6.1")
@pytest.mark.parametrize(
    ("armies", "marker"),
    [
        ({"qin": 2, "wu": 1, "chu": -1, "jin_yan": -3, "han_qi": -1}, -3),  # 2 and 5
        ({"chu": 1, "jin_yan": 1, "han_qi": 1, "wu": 1}, 6),
        ({"chu": 1, "jin_yan": -5}, 0),  # equal sums
        ({}, 0),
    ],
)
def test_the_marker_moves_by_the_difference(armies: dict[str, int], marker: int) -> None:
    assert scored(3, armies, displays=SCORING) == marker
    assert scored(3, armies, displays=SCORING, marker=-2) == marker - 2


@pytest.mark.rule("ST-6.1")
def test_blue_6_red_3() -> None:
    """The worked example: +3."""
    shown = displays(qin=[4, 1, 4], chu=[2, 3, 4], wu=[3, 1, 5])
    assert scored(3, {"qin": 1, "chu": 4, "wu": -2}, displays=shown) == 3


@pytest.mark.rule("ST-6.1")
def test_after_the_battles_of_the_round() -> None:
    state = fight("5", "9", edition="pl", round=3, armies={"wu": 3}, displays=SCORING)
    assert (board(state), get(state, "marker"), get(state, "round")) == ({"wu": -1}, -1, 4)


# The end


@pytest.mark.rule("ST-6.2")
@each_edition
@pytest.mark.parametrize("number", [3, 6])
@pytest.mark.parametrize("seat", [0, 1])
def test_an_end_space_wins_at_once(edition: str, number: int, seat: int) -> None:
    sign = (1, -1)[seat]
    state = at(
        EVEN, EVEN, edition=edition, round=number, marker=8 * sign, armies={"qin": sign},
        displays=SCORING, decks=("7 8", "7 8"), hold=("9", "9"),
    )  # fmt: skip
    while state.turn:
        assert legal(state)[0].startswith("reveal")
        do(state, f"{state.turn[0]} {legal(state)[0]}")
    scores = [9, 0] if seat == 0 else [0, 9]
    assert result(state) == ([seat], scores, "ST-6.2")
    assert (get(state, "phase"), get(state, "round"), get(state, "marker")) == (
        "over",
        number,
        9 * sign,
    )
    assert (get(state, "battle"), get(state, "window")) == (None, None)
    outcome = state.outcome
    assert outcome is not None
    assert outcome.utilities == ((1, -1) if seat == 0 else (-1, 1))


@pytest.mark.rule("ST-6.2")
def test_eight_is_no_end() -> None:
    state = fight("2", "2", edition="pl", round=3, marker=7, armies={"qin": 1}, displays=SCORING)
    assert (get(state, "round"), get(state, "marker"), state.outcome) == (4, 8, None)


@pytest.mark.rule("ST-6.3")
@pytest.mark.parametrize(
    ("marker", "end"),
    [
        (1, ([0], [1, 0], "ST-6.3")),
        (9, ([0], [9, 0], "ST-6.3")),
        (-4, ([1], [0, 4], "ST-6.3")),
    ],
)
def test_after_round_9_the_side_of_the_marker_wins(
    marker: int, end: tuple[list[int], list[int], str]
) -> None:
    state = at(EVEN, EVEN, round=9, marker=marker, pool=[1, 1])
    assert result(state) == end


@pytest.mark.rule("ST-6.3", "ST-6.1")
def test_round_9_is_scored_first() -> None:
    """Behind by 4, but qin pays 3 and chu 2."""
    state = fight("2", "2", edition="pl", round=9, marker=-4, displays=SCORING,
                  armies={"qin": 1, "chu": 1, "wu": 0}, counts=[1, 1])  # fmt: skip
    while state.turn:
        do(state, f"{state.turn[0]} {legal(state)[0]}")
    assert result(state) == ([0], [1, 0], "ST-6.3")


@pytest.mark.rule("ST-6.3")
@each_edition
@pytest.mark.parametrize(("pool", "winners"), [([5, 3], [0]), ([3, 5], [1]), ([4, 4], [0, 1])])
def test_level_after_round_9(edition: str, pool: list[int], winners: list[int]) -> None:
    state = at(EVEN, EVEN, edition=edition, round=9, pool=pool)
    assert result(state) == (winners, [0, 0], "ST-6.3")
    outcome = state.outcome
    assert outcome is not None
    assert outcome.utilities == {(0,): (1, -1), (1,): (-1, 1), (0, 1): (0, 0)}[tuple(winners)]


# Drawing


@pytest.mark.rule("ST-6.4")
@each_edition
def test_played_cards(edition: str) -> None:
    """Framed cards return to hand, the others leave the game."""
    state = at("3 7 5 +1 -1", "3 7 5 +1 -1", edition=edition, hold=("9", ""))
    assert get(state, "hands") == [
        ["1", "2", "3", "4", "5", "6", "9"],
        ["1", "2", "3", "4", "5", "6"],
    ]
    assert {"7", "+1", "-1"} <= set(get(state, "removed")[0])
    assert get(state, "placed") == [{}, {}]


@pytest.mark.rule("ST-6.4", "ST-6.5")
@each_edition
def test_draw_two_keep_one(edition: str) -> None:
    state = at(EVEN, EVEN, edition=edition, decks=("7 8 9", "8 7 +2 plague"))
    assert (get(state, "phase"), state.turn) == ("drawing", (0, 1))
    assert (get(state, "drawn"), get(state, "keep")) == ([["7", "8"], ["8", "7"]], [1, 1])
    assert get(state, "decks") == [["9"], ["+2", "plague"]]
    assert legal(state, 0) == ["keep 7", "keep 8"]
    assert refused(state, "0 keep 9") == "ST-6.4"
    assert refused(state, "0 keep 1") == "ST-6.4"
    do(state, "1 keep 8")
    assert (state.turn, legal(state, 1)) == ((0,), [])
    assert refused(state, "1 keep 7") == "ST-9.1"
    do(state, "0 keep 8")
    assert get(state, "round") == 2
    assert [hand[6:] for hand in get(state, "hands")] == [["8"], ["8"]]
    assert get(state, "decks") == [["9", "7"], ["+2", "plague", "7"]]
    assert (get(state, "known"), get(state, "drawn")) == ([1, 1], [[], []])


@pytest.mark.rule("ST-6.4", "ST-4.11")
@each_edition
def test_after_a_1_draw_three_keep_two(edition: str) -> None:
    state = fight("1", "2", edition=edition, decks=("+1 7 +1 10", "7 8"))
    assert (get(state, "drawn")[0], get(state, "keep")) == (["+1", "7", "+1"], [2, 1])
    assert legal(state, 0) == ["keep +1", "keep 7"]
    do(state, "0 keep +1")
    assert (state.turn, legal(state, 0), get(state, "keep")) == (
        (0, 1),
        ["keep +1", "keep 7"],
        [1, 1],
    )
    do(state, "0 keep +1", "1 keep 7")
    assert (get(state, "decks")[0], get(state, "hands")[0][6:]) == (["10", "7"], ["+1", "+1"])
    assert get(state, "known")[0] == 1


@pytest.mark.rule("ST-6.4", "ST-6.5", "ST-9.5")
@pytest.mark.parametrize(
    ("card", "deck", "kept"),
    [("2", "", []), ("2", "7", ["7"]), ("1", "7", ["7"]), ("1", "7 8", ["7", "8"])],
)
def test_without_a_choice_nobody_is_asked(card: str, deck: str, kept: list[str]) -> None:
    state = fight(card, card, decks=(deck, ""))
    assert (get(state, "round"), get(state, "phase")) == (2, "placing")
    assert (get(state, "hands")[0][6:], get(state, "decks")[0]) == (kept, [])


@pytest.mark.rule("ST-6.5")
def test_only_the_one_with_a_choice_is_asked() -> None:
    state = fight("1", "2", decks=("7 8", "9 10"))
    assert (get(state, "phase"), state.turn) == ("drawing", (1,))
    assert legal(state, 0) == []
    do(state, "1 keep 10")
    assert [hand[6:] for hand in get(state, "hands")] == [["7", "8"], ["10"]]
    assert get(state, "decks") == [[], ["9"]]


@pytest.mark.rule("ST-6.4")
def test_two_left_without_a_1() -> None:
    state = do(fight("2", "2", decks=("7 8", "")), "0 keep 7")
    assert (get(state, "decks")[0], get(state, "known")) == (["8"], [1, 0])
    assert get(state, "hands")[0][6:] == ["7"]


@pytest.mark.rule("ST-6.4")
def test_what_lies_at_the_bottom_comes_up_again() -> None:
    state = at(EVEN, EVEN, decks=("9 7", ""), known=[1, 0])
    assert (get(state, "drawn")[0], get(state, "known")) == (["9", "7"], [0, 0])


@pytest.mark.rule("ST-6.5")
def test_no_drawing_after_round_9() -> None:
    state = at(EVEN, EVEN, round=9, marker=1, decks=("7 8 9", "7 8 9"))
    assert result(state) == ([0], [1, 0], "ST-6.3")
    assert (get(state, "decks"), get(state, "drawn")) == (
        [["7", "8", "9"], ["7", "8", "9"]],
        [[], []],
    )


@pytest.mark.rule("ST-6.5", "ST-9.1")
def test_drawing_begins_with_a_clear_table() -> None:
    state = fight("1", "1", total_plague=True, round=2, last_decider=1, armies={"qin": 1, "wu": -1},
                  decks=("7 8 9 10", ""))  # fmt: skip
    while get(state, "phase") == "battles":
        do(state, f"1 {legal(state)[0]}")
    p = state.to_position()
    assert (p["phase"], p["round"]) == ("drawing", 2)
    assert (p["placed"], p["fought"], p["decider"]) == ([{}, {}], [], None)
    assert (p["total_plague"], p["used_one"], p["last_decider"]) == (False, [False, False], 1)


@pytest.mark.rule("ST-6.1")
@pytest.mark.parametrize(
    ("position", "announced"),
    [
        ({"round": 3, "phase": "placing"}, 3),
        ({"round": 3, "phase": "drawing"}, 6),
        ({"round": 4, "phase": "drawing"}, 6),
        ({"round": 6, "phase": "drawing"}, 9),
        ({"round": 9, "phase": "last_call", "decider": None}, None),
    ],
)
def test_a_scoring_that_was_made_is_not_announced_again(
    position: dict[str, Any], announced: int | None
) -> None:
    drawn = {"drawn": [["7", "8"], []], "keep": [1, 0]} if position["phase"] == "drawing" else {}
    state = tenka.game("suntzu").position({**position, **drawn, "armies": {"qin": 2}})
    scoring = state.forecast(None)["scoring"]
    assert (scoring and scoring["round"]) == announced
    sight = Sight(table_of(Perspective(state, 0, FastChance(1))), 0)
    comes = sight.scorings()[0] if announced else None
    assert comes == (announced and (announced // 3 - 1, announced - position["round"]))
    assert len(sight.scorings()) == (4 - announced // 3 if announced else 0)
