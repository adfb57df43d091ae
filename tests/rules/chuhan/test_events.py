"""CH-7: the events, but for those with cards in a row (`test_events_with_a_row`)."""

from typing import Any

import pytest

from .table import at, do, get, hand, legal, refused, scores, texts, where


@pytest.mark.rule("CH-7.1")
def test_calm_changes_nothing() -> None:
    with_deck = at("1 9", "4 4", event="calm", event_deck=["calm"] * 4)
    without = at("1 9", "4 4")
    assert legal(with_deck) == legal(without)
    for state in (with_deck, without):
        do(state, "0 play 1", "1 play 4", "0 writ", "0 play 9", "1 pass")
        assert (scores(state), state.turn) == ([0, 1], (0,))


# Restraint


@pytest.mark.rule("CH-7.2")
@pytest.mark.parametrize(
    ("own", "rivals", "doubled", "points"),
    [
        (0, 0, False, 2),
        (1, 0, False, 1),
        (0, 1, False, 4),
        (2, 3, False, 6),
        (5, 0, False, -3),
        (2, 3, True, 12),
        (5, 0, True, -6),
        (4, 1, True, 0),
    ],
)
def test_restraint(own: int, rivals: int, doubled: bool, points: int) -> None:
    """Two cards left; -1 for each own writ and +2 for each of the rival's; the net is doubled."""
    fields: dict[str, Any] = {"event": "restraint", "writs": [own, rivals], "doubled": doubled}
    state = do(at("9", "4 4", scores=[10, 20], **fields), "0 play 9")
    assert scores(state) == [10 + points, 20]


@pytest.mark.rule("CH-7.2")
def test_restraint_never_takes_a_score_under_0() -> None:
    state = at("9", "4 4", event="restraint", writs=[6, 0], scores=[3, 20])
    assert scores(do(state, "0 play 9")) == [0, 20]
    state = at("9", "4 4", event="restraint", writs=[4, 0], scores=[3, 20], doubled=True)
    assert scores(do(state, "0 play 9")) == [0, 20]  # 2 x (2 - 4)


@pytest.mark.rule("CH-7.2")
def test_restraint_keeps_the_cap_and_is_for_going_out_only() -> None:
    state = at("9", "1 1 1 1 1 1 1", event="restraint", writs=[1, 1], scores=[10, 20])
    assert scores(do(state, "0 play 9")) == [16, 20]


# Gaixia


@pytest.mark.rule("CH-7.6")
def test_gaixia_lifts_the_cap() -> None:
    state = at("9", "1 1 1 1 1 1 1 1", event="gaixia", scores=[0, 20], writs=[1, 1])
    assert scores(do(state, "0 play 9")) == [9, 20]


# Stabilization


@pytest.mark.rule("CH-7.7")
@pytest.mark.parametrize(
    ("move", "after"),
    [("pass", [10, 11]), ("use xiahou_ying", [13, 11]), ("use xiang_yu", [10, 12])],
)
def test_each_pass_scores_1(move: str, after: list[int]) -> None:
    """Xiang Yu's own pass is already doubled."""
    fields: dict[str, Any] = {"event": "stabilization", "scores": [10, 10]}
    state = at("4 4", "xiahou_ying xiang_yu 5", trick=["0 play 9"], **fields)
    assert scores(do(state, f"1 {move}")) == after


@pytest.mark.rule("CH-7.7")
def test_the_leader_too_when_he_passes_later() -> None:
    state = at("4 4", "9 5", event="stabilization", trick=["0 play 2", "1 play 8"])
    assert scores(do(state, "0 pass")) == [1, 1]


@pytest.mark.rule("CH-7.7")
def test_a_cancelled_pass_is_none() -> None:
    state = at("lyu_zhi 4", "xiang_yu 5", event="stabilization", trick=["0 play 9"])
    do(state, "1 use xiang_yu", "0 use lyu_zhi")
    assert scores(state) == [0, 1]
    assert scores(do(state, "1 pass")) == [0, 2]


@pytest.mark.rule("CH-7.7")
def test_passing_with_a_last_card_counts() -> None:
    fields: dict[str, Any] = {"event": "stabilization", "scores": [10, 10]}
    state = do(at("4 4", "xiang_yu", trick=["0 play 9"], **fields), "1 use xiang_yu")
    assert scores(state) == [10, 16]  # 1 for the pass and 2 cards, all doubled


@pytest.mark.rule("CH-7.7", "CH-6.5")
@pytest.mark.parametrize("event", ["stabilization", "sound_advice"])
def test_victory_waits_for_the_end_of_the_hand(event: str) -> None:
    state = at("2 2 2 2 2 2 4", "5 5 5", event=event, scores=[28, 5])
    do(state, "0 play 2 2 2 2 2 2")
    assert (scores(state), state.outcome, state.turn) == ([34, 5], None, (1,))
    do(state, "1 pass")
    assert state.outcome is None
    do(state, "0 play 4")
    assert state.outcome is not None
    assert state.outcome.winners == (0,)


@pytest.mark.rule("CH-7.7", "CH-7.11", "CH-6.9")
@pytest.mark.parametrize("event", ["stabilization", "sound_advice"])
def test_who_has_31_and_did_not_go_out_wins_then(event: str) -> None:
    state = do(at("9", "4 4", event=event, scores=[5, 31]), "0 play 9")
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.reason) == ((1,), "CH-6.5")


# Hong Canal


@pytest.mark.rule("CH-7.8")
@pytest.mark.parametrize("trick", [[], ["1 play 1"]])
def test_a_writ_gives_one_card_to_the_rival(trick: list[str]) -> None:
    fields: dict[str, Any] = {"event": "hong_canal", "lead": 1 if trick else 0, "trick": trick}
    state = do(at("4 9", "5 5", top="8 2", **fields), "0 writ")
    assert (get(state, "phase"), state.turn) == ("give", (0,))
    assert legal(state) == ["give 2", "give 8"]
    assert (hand(state, 0), hand(state, 1), len(get(state, "pile"))) == ("4 9", "5 5", 16)
    do(state, "0 give 8")
    assert (hand(state, 0), hand(state, 1)) == ("2 4 9", "5 5 8")
    assert (get(state, "phase"), state.turn) == ("counter" if trick else "lead", (0,))
    assert (len(get(state, "pile")), get(state, "writs")) == (14, [1, 0])
    assert refused(state, "0 writ") == "CH-4.2"


@pytest.mark.rule("CH-7.8", "CH-8.5")
def test_two_equal_cards_are_one_choice() -> None:
    state = do(at("4 9", "5 5", top="2 2", event="hong_canal"), "0 writ")
    assert legal(state) == ["give 2"]
    do(state, "0 give 2")
    assert (hand(state, 0), hand(state, 1)) == ("2 4 9", "2 5 5")


@pytest.mark.rule("CH-7.8")
def test_nothing_else_while_a_give_is_owed() -> None:
    state = do(at("4 9", "5 5", top="8 2", event="hong_canal"), "0 writ")
    for move in ("play 4", "pass", "writ", "give 4", "give 9", "decline", "allow", "use ji_bu"):
        assert refused(state, f"0 {move}") == "CH-7.8"
    assert refused(state, "1 give 8") == "CH-8.1"


@pytest.mark.rule("CH-7.8")
def test_no_give_elsewhere() -> None:
    state = do(at("4 9", "5 5", top="8 2"), "0 writ")
    assert (hand(state, 0), get(state, "phase")) == ("2 4 8 9", "lead")
    assert refused(state, "0 give 8") == "CH-7.8"


# Mandate


@pytest.mark.rule("CH-7.9")
def test_who_passes_may_take_any_card_of_the_trick() -> None:
    trick = ["0 use ji_bu", "0 play 4", "1 play 5", "0 use peng_yue 5"]
    state = at("1 9", "7 8", event="mandate", trick=trick)
    do(state, "1 pass")
    assert (get(state, "phase"), state.turn) == ("take", (1,))
    assert legal(state) == ["decline", "take 4", "take 5", "take ji_bu", "take peng_yue"]
    do(state, "1 take peng_yue")
    assert (hand(state, 1), get(state, "lead"), state.turn) == ("peng_yue 7 8", 0, (0,))
    assert (where(state, "ji_bu"), where(state, "peng_yue")) == (["discard"], ["chu"])
    assert get(state, "known") == [["peng_yue"], []]


@pytest.mark.rule("CH-7.9")
def test_he_may_decline() -> None:
    state = do(at("1 9", "7 8", event="mandate", trick=["0 play 4"]), "1 pass", "1 decline")
    assert (hand(state, 1), get(state, "lead"), texts(state)) == ("7 8", 0, [])


@pytest.mark.rule("CH-7.9", "CH-5.7")
@pytest.mark.parametrize(("ability", "lead"), [("xiahou_ying", 1), ("xiang_yu", 0)])
def test_his_own_pass_card_too(ability: str, lead: int) -> None:
    state = at("1 9", f"{ability} 8", event="mandate", trick=["0 play 4"])
    do(state, f"1 use {ability}")
    assert legal(state) == ["decline", "take 4", f"take {ability}"]
    do(state, f"1 take {ability}")
    assert (get(state, "lead"), state.turn, where(state, ability)) == (lead, (lead,), ["chu"])


@pytest.mark.rule("CH-7.9")
def test_one_copy_is_taken_and_the_rest_discarded() -> None:
    state = at("1 9", "7 8", event="mandate", trick=["0 play 5 5 0"])
    count = get(state, "discard").count("5")
    do(state, "1 pass", "1 take 5")
    assert (hand(state, 1), get(state, "discard").count("5")) == ("5 7 8", count + 1)


@pytest.mark.rule("CH-7.9", "CH-5.5")
def test_no_reactions_and_no_cancelled_cards() -> None:
    state = at("lyu_zhi 1", "han_xin xiao_he 8", event="mandate", trick=["0 play 4"])
    do(state, "1 use han_xin", "0 use lyu_zhi", "1 use xiao_he", "0 pass")
    assert legal(state) == ["decline", "take 4", "take han_xin"]
    state = at("lyu_zhi 1", "han_xin 8", event="mandate", trick=["0 play 4"])
    do(state, "1 use han_xin", "0 use lyu_zhi", "1 pass")
    assert legal(state) == ["decline", "take 4"]


@pytest.mark.rule("CH-7.9", "CH-5.3")
def test_ying_bus_prize_is_not_in_the_trick() -> None:
    trick = ["0 use ying_bu yu_ji", "0 play 4"]
    state = at("1 yu_ji", "7 8", event="mandate", trick=trick)
    assert legal(do(state, "1 pass")) == ["decline", "take 4", "take ying_bu"]


@pytest.mark.rule("CH-7.9")
def test_nothing_else_while_a_take_is_owed() -> None:
    state = do(at("1 9", "7 8", event="mandate", trick=["0 play 4"]), "1 pass")
    for move in ("take 7", "take 9", "pass", "play 7", "writ", "allow", "give 4", "place 7"):
        assert refused(state, f"1 {move}") == "CH-7.9"
    assert refused(state, "0 take 4") == "CH-8.1"


# Sudden Charge


@pytest.mark.rule("CH-7.10")
def test_sudden_charge_has_writs_only_on_a_counter() -> None:
    state = at("4 9", "5 5", event="sudden_charge")
    assert legal(state) == ["play 4", "play 9"]
    assert refused(state, "0 writ") == "CH-7.10"
    assert "writ" in legal(do(state, "0 play 4"))
    do(state, "1 writ", "1 play 5", "0 writ")
    assert get(state, "writs") == [1, 1]


# Sound Advice


@pytest.mark.rule("CH-7.11")
@pytest.mark.parametrize(
    ("move", "points"),
    [
        ("play 1", 2),
        ("play 1 1 1", 2),
        ("play 1 1 0", 2),
        ("use zhongli_mo 1 4 5", 2),
        ("use zhongli_mo 4 5", 0),
        ("play 0", 0),
        ("play 2", 0),
    ],
)
def test_sound_advice(move: str, points: int) -> None:
    state = at("zhongli_mo 1 1 1 2 4 5 0", "9", event="sound_advice", scores=[5, 5])
    assert scores(do(state, f"0 {move}")) == [5 + points, 5]


@pytest.mark.rule("CH-7.11", "CH-5.6", "CH-5.9")
def test_sound_advice_on_counters() -> None:
    state = at("9 4", "peng_yue 1 1 8", event="sound_advice", scores=[5, 5], trick=["0 play 1 1"])
    assert scores(do(state, "1 use peng_yue 1 1")) == [5, 7]
    state = at("9 4", "1 8 8", event="sound_advice", scores=[5, 5], trick=["0 play 0"])
    assert scores(do(state, "1 play 1")) == [5, 7]
    state = at("9 4", "han_xin 8", event="sound_advice", scores=[5, 5], trick=["0 play 1"])
    assert scores(do(state, "1 use han_xin")) == [6, 5]  # the gift; the 1 not again
