"""CH-6: going out, points at the end of a hand, and winning."""

from typing import Any

import pytest

from .table import at, do, get, hand, legal, scores, texts


def over(state: Any) -> tuple[int, list[int], str]:
    """Winner, scores and reason of a game that is over, in the position and in the outcome."""
    p = state.to_position()
    assert (p["phase"], p["to_move"], state.turn) == ("over", None, ())
    assert state.legal(0) == state.legal(1) == []
    outcome = state.outcome
    assert outcome.winners == (p["winner"],)
    assert outcome.scores == tuple(p["scores"])
    assert outcome.utilities == ((1.0, -1.0) if p["winner"] == 0 else (-1.0, 1.0))
    assert outcome.reason == p["reason"]
    return p["winner"], p["scores"], p["reason"]


# Going out


@pytest.mark.rule("CH-6.1")
@pytest.mark.parametrize(
    ("hands", "trick", "moves"),
    [
        (("9", "4 4"), [], ["0 play 9"]),
        (("5 5 0", "7 7 7"), [], ["0 play 5 5 0"]),  # it could be beaten
        (("1 1", "9"), ["0 play 5"], ["1 play 9"]),
        (("ji_bu", "4 4"), [], ["0 use ji_bu"]),
        (("yu_ji 4", "4 4"), [], ["0 use yu_ji 4"]),
        (("1 1", "han_xin"), ["0 play 5"], ["1 use han_xin"]),
        (("1 1", "xiang_yu"), ["0 play 5"], ["1 use xiang_yu"]),
        (("1 1", "xiahou_ying"), ["0 play 5"], ["1 use xiahou_ying"]),
        (("1 1", "liu_bang"), ["0 play 9"], ["1 use liu_bang"]),
        (("zhongli_mo 4 5", "7 8"), [], ["0 use zhongli_mo 4 5"]),
    ],
)
def test_the_hand_ends_at_once(hands: tuple[str, str], trick: list[str], moves: list[str]) -> None:
    """The rival has no counter."""
    state = at(*hands, trick=trick, scores=[0, 0])
    (seat,) = state.turn
    do(state, *moves)
    assert (get(state, "hand_no"), get(state, "last_out")) == (2, seat)
    assert [len(cards) for cards in get(state, "hands")] == [15, 15]
    assert (get(state, "phase"), texts(state), get(state, "discard")) == ("lead", [], [])


@pytest.mark.rule("CH-6.1", "CH-7.5")
def test_a_placed_last_card_on_lead_ends_the_hand() -> None:
    state = do(at("1", "4 4", event="hangu", scores=[0, 20]), "0 place 1")
    assert (get(state, "hand_no"), get(state, "last_out"), scores(state)) == (2, 0, [5, 20])


@pytest.mark.rule("CH-6.1")
def test_a_last_card_of_ying_bu_brings_another() -> None:
    state = do(at("ying_bu", "4 4", discard="5"), "0 use ying_bu 5")
    assert (get(state, "hand_no"), state.turn, hand(state, 0)) == (1, (0,), "5")


@pytest.mark.rule("CH-6.1", "CH-5.12")
@pytest.mark.parametrize("answer", ["allow", "use lyu_zhi"])
def test_the_hand_does_not_end_before_the_reactions(answer: str) -> None:
    state = do(at("ji_bu", "lyu_zhi 4 4", scores=[0, 0]), "0 use ji_bu")
    assert (hand(state, 0), get(state, "hand_no"), state.turn) == ("", 1, (1,))
    do(state, f"1 {answer}")
    assert (get(state, "hand_no"), get(state, "last_out")) == (2, 0)
    assert scores(state) == ([3, 0] if answer == "allow" else [2, 0])


# Both empty


@pytest.mark.rule("CH-6.2")
def test_user_then_lyu_zhi_then_xiao_he() -> None:
    """The rival's last card is Lyu Zhi, the user's last one Xiao He: the rival was first."""
    state = at("zhongli_mo 4 8 xiao_he", "lyu_zhi", scores=[10, 10], writs=[2, 1])
    do(state, "0 use zhongli_mo 4 8", "1 use lyu_zhi", "0 use xiao_he")
    assert (get(state, "last_out"), scores(state)) == (1, [10, 12])


@pytest.mark.rule("CH-6.2", "CH-7.3")
def test_xiao_he_from_the_row_leaves_the_user_first() -> None:
    fields: dict[str, Any] = {"event": "warlords", "row": "1 xiao_he 5 5 7 0"}
    state = at("zhongli_mo 4 8", "lyu_zhi", scores=[10, 10], writs=[1, 2], **fields)
    do(state, "0 use zhongli_mo 4 8", "1 use lyu_zhi", "0 use *xiao_he")
    assert (get(state, "last_out"), scores(state)) == (0, [12, 10])


@pytest.mark.rule("CH-6.2")
def test_a_hand_that_gets_cards_back_is_not_empty() -> None:
    state = at("zhongli_mo 4 8", "lyu_zhi", scores=[10, 10], writs=[2, 0])
    do(state, "0 use zhongli_mo 4 8", "1 use lyu_zhi")
    assert (get(state, "last_out"), scores(state)) == (1, [10, 14])  # 2 cards and 2 writs


@pytest.mark.rule("CH-6.2", "CH-6.3")
def test_the_user_was_empty_before_lyu_zhi_was_laid() -> None:
    state = at("lyu_zhi", "han_xin", trick=["0 play 9"], scores=[10, 10], writs=[2, 3])
    do(state, "1 use han_xin", "0 use lyu_zhi")
    assert (get(state, "last_out"), scores(state)) == (1, [10, 12])


@pytest.mark.rule("CH-6.2", "CH-5.5")
def test_only_the_rival_is_empty_after_xiao_he() -> None:
    state = at("ji_bu xiao_he 4", "lyu_zhi", scores=[10, 10], writs=[2, 0])
    do(state, "0 use ji_bu", "1 use lyu_zhi", "0 use xiao_he")
    assert (get(state, "last_out"), scores(state)) == (1, [10, 13])


@pytest.mark.rule("CH-6.3")
@pytest.mark.parametrize(
    ("own", "move", "out"),
    [
        ("ji_bu", "use ji_bu", True),
        ("ying_bu", "use ying_bu 5", True),
        ("yu_ji 4", "use yu_ji 4", False),  # the victim returns
        ("zhongli_mo 4 8", "use zhongli_mo 4 8", False),
    ],
)
def test_a_cancelled_last_card_is_gone_all_the_same(own: str, move: str, out: bool) -> None:
    state = at(own, "lyu_zhi 4 4", discard="5", scores=[0, 0])
    do(state, f"0 {move}", "1 use lyu_zhi")
    assert get(state, "last_out") == (0 if out else None)
    assert scores(state) == ([2, 0] if out else [0, 0])


# Points for going out


@pytest.mark.rule("CH-6.4")
@pytest.mark.parametrize("left", range(1, 9))
def test_one_for_each_card_up_to_five(left: int) -> None:
    state = at("9", " ".join(["1"] * left), scores=[10, 20])
    assert scores(do(state, "0 play 9")) == [10 + min(left, 5), 20]


@pytest.mark.rule("CH-6.4")
@pytest.mark.parametrize("own", range(4))
@pytest.mark.parametrize("rivals", range(4))
def test_one_for_each_writ_of_the_rival(own: int, rivals: int) -> None:
    state = at("9", "4 4", scores=[10, 20], writs=[own, rivals])
    assert scores(do(state, "0 play 9")) == [12 + rivals, 20]


@pytest.mark.rule("CH-6.4")
def test_writs_are_not_under_the_cap() -> None:
    state = at("9", "1 1 1 1 1 1 1", scores=[10, 20], writs=[0, 4])
    assert scores(do(state, "0 play 9")) == [19, 20]


@pytest.mark.rule("CH-6.4", "CH-6.2")
def test_it_may_come_to_nothing() -> None:
    state = at("lyu_zhi", "han_xin", trick=["0 play 9"], scores=[10, 10], writs=[0, 3])
    assert scores(do(state, "1 use han_xin", "0 use lyu_zhi")) == [10, 10]


# 31


@pytest.mark.rule("CH-6.5")
@pytest.mark.parametrize(("before", "wins"), [(24, False), (25, True), (26, True)])
def test_31_wins_at_once_within_a_hand(before: int, wins: bool) -> None:
    state = do(at("2 2 2 2 2 2 9", "4 4", scores=[before, 9]), "0 play 2 2 2 2 2 2")
    if wins:
        assert over(state) == (0, [before + 6, 9], "CH-6.5")
        assert (get(state, "last_out"), hand(state, 0), hand(state, 1)) == (None, "9", "4 4")
    else:
        assert (state.turn, state.outcome) == ((1,), None)


@pytest.mark.rule("CH-6.5")
def test_a_gift_can_win() -> None:
    state = at("4 4", "han_xin 5", trick=["0 play 9"], scores=[30, 30])
    assert over(do(state, "1 use han_xin")) == (0, [31, 30], "CH-6.5")


@pytest.mark.rule("CH-6.5", "CH-5.12")
def test_31_counts_once_reactions_are_over() -> None:
    state = at("zhongli_mo 2 4 5 7 8 9 1", "lyu_zhi 4", scores=[25, 1])
    do(state, "0 use zhongli_mo 2 4 5 7 8 9")
    assert state.outcome is None
    assert over(do(state.copy(), "1 allow"))[0] == 0
    assert do(state, "1 use lyu_zhi").outcome is None


@pytest.mark.rule("CH-6.5", "CH-6.7", "CH-6.8")
def test_31_comes_before_going_out_in_the_same_play() -> None:
    state = at("2 2 2 2 2 2", "4 4 4", scores=[25, 30], writs=[0, 2])
    assert over(do(state, "0 play 2 2 2 2 2 2")) == (0, [31, 30], "CH-6.5")
    assert get(state, "last_out") is None


@pytest.mark.rule("CH-6.7", "CH-6.5")
def test_the_rivals_31_comes_before_my_going_out() -> None:
    """Han Xin with the last card gives the rival his 31st point."""
    state = at("4 4 4 4 4", "han_xin", trick=["0 play 9"], scores=[30, 30])
    assert over(do(state, "1 use han_xin")) == (0, [31, 30], "CH-6.5")


@pytest.mark.rule("CH-6.5", "CH-6.9")
def test_going_out_to_31() -> None:
    state = do(at("9", "4 4 4", scores=[28, 30]), "0 play 9")
    assert over(state) == (0, [31, 30], "CH-6.5")
    assert (get(state, "last_out"), get(state, "hand_no")) == (0, 1)
    assert (hand(state, 0), hand(state, 1)) == ("", "4 4 4")  # both kept


@pytest.mark.rule("CH-6.6", "CH-7.11")
@pytest.mark.parametrize(
    ("before", "out", "winner"),
    [
        ([33, 30], 1, 1),  # 33 : 33, who went out
        ([30, 33], 0, 0),
        ([34, 30], 1, 0),  # 34 : 33, the higher total, not who went out
        ([29, 34], 0, 1),
        ([33, 31], 1, 1),  # 33 : 34
    ],
)
def test_both_at_31(before: list[int], out: int, winner: int) -> None:
    hands = ["4 4 4", "4 4 4"]
    hands[out] = "9"
    state = do(at(*hands, lead=out, scores=before, event="sound_advice"), f"{out} play 9")
    assert over(state)[0] == winner
    assert get(state, "reason") == "CH-6.6"


@pytest.mark.rule("CH-6.6")
def test_one_at_31_is_no_case_of_6_6() -> None:
    state = do(at("9", "4 4", scores=[20, 33], event="sound_advice"), "0 play 9")
    assert over(state) == (1, [22, 33], "CH-6.5")


# Orders


@pytest.mark.rule("CH-6.8", "CH-7.7")
def test_points_of_the_play_then_the_empty_hand() -> None:
    """Han out by Xiahou Ying: Chu +3, Han +1 for passing, and only then +2 for going out."""
    fields: dict[str, Any] = {"lead": 1, "trick": ["1 play 9"], "event": "stabilization"}
    state = do(at("xiahou_ying", "4 4", scores=[10, 10], **fields), "0 use xiahou_ying")
    assert (scores(state), get(state, "last_out")) == ([13, 13], 0)
    assert get(state, "lead") == 0  # a tie: who went out


@pytest.mark.rule("CH-6.8", "CH-7.9")
def test_the_take_comes_after_the_checks_and_before_the_end_of_the_trick() -> None:
    state = at("4 4", "5 5", event="mandate", trick=["0 play 9"])
    do(state, "1 pass")
    assert (get(state, "phase"), texts(state)) == ("take", ["0 play 9", "1 pass"])
    state = at("4 4", "xiahou_ying 5", event="mandate", trick=["0 play 9"], scores=[28, 3])
    assert over(do(state, "1 use xiahou_ying")) == (0, [31, 3], "CH-6.5")


@pytest.mark.rule("CH-6.9", "CH-7.5")
def test_31_is_not_checked_before_hangus_points() -> None:
    """Han reaches 32 by going out, Chu 33 by the race: both count, and Chu is higher."""
    fields: dict[str, Any] = {"event": "hangu", "row": "1 2", "row_by": [0, 1]}
    state = do(at("9", "4 4", scores=[30, 30], **fields), "0 play 9")
    assert over(state) == (1, [32, 33], "CH-6.6")


@pytest.mark.rule("CH-6.9", "CH-2.3", "CH-2.4")
def test_the_next_hand() -> None:
    fields: dict[str, Any] = {"event": "hangu", "row": "1 2", "row_by": [0, 1]}
    deck = ["hongmen", "warlords"]
    state = at("9", "4 4", scores=[11, 10], event_deck=deck, hand_no=3, **fields)
    do(state, "0 play 9")
    assert scores(state) == [13, 13]
    assert (get(state, "hand_no"), get(state, "lead"), state.turn) == (4, 0, (0,))
    assert (get(state, "event"), get(state, "event_deck")) == ("hongmen", ["warlords"])
    assert (len(get(state, "row")), get(state, "row_by")) == (2, [])


@pytest.mark.rule("CH-6.9")
def test_a_new_hand_starts_clean() -> None:
    fields: dict[str, Any] = {
        "doubled": True,
        "open": [True, True],
        "seen": [4, 2],
        "known": [["4"], ["9"]],
        "writs": [3, 1],
        "writ_used": True,
    }
    p = do(at("9", "4 4", scores=[0, 20], **fields), "0 play 9").to_position()
    clean = {name: p[name] for name in [*fields, "lead_ability", "must_play", "pending", "trick"]}
    assert clean == {
        "doubled": False,
        "open": [False, False],
        "seen": [0, 0],
        "known": [[], []],
        "writs": [0, 0],
        "writ_used": False,
        "lead_ability": None,
        "must_play": False,
        "pending": [],
        "trick": [],
    }


@pytest.mark.rule("CH-6.1", "CH-6.8")
def test_the_rival_of_a_set_that_leaves_cards_has_his_counter() -> None:
    state = do(at("9 1", "4 4"), "0 play 9")
    assert (state.turn, legal(state)) == ((1,), ["pass", "writ"])
