"""CH-5.4, 5.5 and 5.12 to 5.17: windows, cancelled abilities and what follows."""

from typing import Any

import pytest

from .table import at, do, get, hand, legal, refused, scores, texts, where

ABILITIES = [  # a move, the hand it needs, the trick before it
    ("use ji_bu", "ji_bu 1 9", []),
    ("use yu_ji 1", "yu_ji 1 9", []),
    ("use ying_bu 5", "ying_bu 1 9", []),
    ("use zhongli_mo 1 9", "zhongli_mo 1 9 4", []),
    ("use zhongli_mo 7 9", "zhongli_mo 1 9 7", ["1 play 4 4"]),
    ("use peng_yue 4 4", "peng_yue 4 4 9", ["1 play 4 4"]),
    ("use xiahou_ying", "xiahou_ying 1 9", ["1 play 4 4"]),
    ("use han_xin", "han_xin 1 9", ["1 play 4 4"]),
    ("use liu_bang", "liu_bang 1 7", ["1 play 9"]),
    ("use xiang_yu", "xiang_yu 1 9", ["1 play 4 4"]),
]
each_ability = pytest.mark.parametrize(
    ("move", "own", "trick"), ABILITIES, ids=[a[0] + "/" + str(len(a[2])) for a in ABILITIES]
)


def about(own: str, rival: str, trick: list[str], **fields: Any) -> Any:
    return at(own, rival, trick=trick, lead=1 if trick else 0, discard="5", **fields)


# The window


@pytest.mark.rule("CH-5.12", "CH-5.4")
@each_ability
def test_every_ability_opens_a_window(move: str, own: str, trick: list[str]) -> None:
    state = do(about(own, "lyu_zhi 8 8", trick), f"0 {move}")
    assert (get(state, "phase"), state.turn) == ("react", (1,))
    assert texts(state, "pending") == [f"0 {move}"]
    assert (legal(state), texts(state)) == (["allow", "use lyu_zhi"], trick)
    do(state, "1 allow")
    assert get(state, "phase") != "react"
    assert get(state, "pending") == []


@pytest.mark.rule("CH-5.12")
@each_ability
def test_no_window_is_as_if_allowed(move: str, own: str, trick: list[str]) -> None:
    """The same position twice: Lyu Zhi in the discard pile, or in the pile and allowed."""
    closed = do(about(own, "8 8", trick), f"0 {move}").to_position()
    opened = do(about(own, "8 8", trick, bottom="lyu_zhi"), f"0 {move}", "1 allow").to_position()
    for name in ("pile", "discard"):
        del closed[name], opened[name]
    assert closed == opened


@pytest.mark.rule("CH-5.12")
def test_a_player_without_the_card_has_only_allow() -> None:
    state = do(at("ji_bu 9", "8 8", bottom="lyu_zhi"), "0 use ji_bu")
    assert (state.turn, legal(state)) == ((1,), ["allow"])
    assert refused(state, "1 use lyu_zhi") == "CH-8.3"


@pytest.mark.rule("CH-5.12")
def test_a_window_says_what_stands_for_no_answer() -> None:
    """Whether the seat holds the card or not, so that whoever runs the game can answer for it."""
    for rival in ("lyu_zhi 8", "8 8"):
        state = at("ji_bu 9", rival, bottom="" if "lyu_zhi" in rival else "lyu_zhi")
        before = state.copy()
        do(state, "0 use ji_bu")
        after = do(state.copy(), "1 allow")
        assert [s.window for s in (before, state, after)] == [None, "allow", None]
        assert "allow" in legal(state)


def asked(state: Any, move: str) -> bool:
    do(state, move)
    return bool(get(state, "phase") == "react")


@pytest.mark.rule("CH-5.12")
def test_where_lyu_zhi_closes_the_window() -> None:
    """Open places: discard pile, trick, pending play, a row out of reach, the other's open hand."""
    assert not asked(at("ji_bu 9", "8 8", discard="lyu_zhi"), "0 use ji_bu")
    trick = ["0 play lyu_zhi"]
    assert not asked(at("1", "8 han_xin", trick=trick), "1 use han_xin")
    assert not asked(at("yu_ji lyu_zhi 9", "8 8"), "0 use yu_ji lyu_zhi")
    assert not asked(at("zhongli_mo lyu_zhi 9 4", "8 8"), "0 use zhongli_mo lyu_zhi 9")
    assert not asked(at("ji_bu 9", "8 8", event="hongmen", row="4 lyu_zhi"), "0 use ji_bu")
    row: dict[str, Any] = {"event": "hangu", "row": "1 2 lyu_zhi", "row_by": [0, 1, 0]}
    assert not asked(at("ji_bu 9", "8 8", **row), "0 use ji_bu")
    own_open: dict[str, Any] = {"open": [True, False], "writs": [6, 0]}
    assert not asked(at("ji_bu lyu_zhi 9", "8 8", **own_open), "0 use ji_bu")
    assert not asked(at("ying_bu 9", "8 8", discard="lyu_zhi"), "0 use ying_bu lyu_zhi")


@pytest.mark.rule("CH-5.12")
def test_where_lyu_zhi_leaves_the_window_open() -> None:
    """The rival's hidden hand, the pile, the user's own hidden hand, the Warlords row."""
    assert asked(at("ji_bu 9", "lyu_zhi 8"), "0 use ji_bu")
    assert asked(at("ji_bu 9", "8 8", top="lyu_zhi"), "0 use ji_bu")
    assert asked(at("ji_bu lyu_zhi 9", "8 8"), "0 use ji_bu")
    warlords: dict[str, Any] = {"event": "warlords", "row": "2 lyu_zhi 4 5 7 0"}
    assert asked(at("ji_bu 9", "8 8", **warlords), "0 use ji_bu")
    warlords |= {"open": [False, True], "writs": [3, 0]}
    assert asked(at("ji_bu 9", "8 8", **warlords), "0 use ji_bu")


@pytest.mark.rule("CH-5.12")
def test_nothing_is_inferred() -> None:
    """All know that she is in the user's hand, or under the pile's seen cards: still asked."""
    assert asked(at("ji_bu lyu_zhi 9", "8 8", known=[[], ["lyu_zhi"]]), "0 use ji_bu")
    seen: dict[str, Any] = {"seen": [4, 4], "top": "1 lyu_zhi 1 1"}
    assert asked(at("ji_bu 9", "8 8", **seen), "0 use ji_bu")
    assert asked(at("ji_bu 9", "8", known=[["8"], []], bottom="lyu_zhi"), "0 use ji_bu")


@pytest.mark.rule("CH-5.12", "CH-5.1")
def test_an_open_hand_is_asked_if_it_holds_her() -> None:
    fields: dict[str, Any] = {"open": [False, True], "writs": [6, 0]}
    assert asked(at("ji_bu 9", "lyu_zhi 8", **fields), "0 use ji_bu")
    assert not asked(at("ji_bu 9", "8 8", bottom="lyu_zhi", **fields), "0 use ji_bu")
    assert not asked(at("ji_bu lyu_zhi 9", "8 8", **fields), "0 use ji_bu")


def asked_for_xiao_he(**places: Any) -> bool:
    """Han uses Zhongli Mo, Chu answers with Lyu Zhi: is Han asked?"""
    hands = places.pop("hands", ("zhongli_mo 5 8 9", "lyu_zhi 4 4"))
    state = do(at(*hands, **places), "0 use zhongli_mo 5 8")
    do(state, "1 use *lyu_zhi" if "lyu_zhi" in places.get("row", "") else "1 use lyu_zhi")
    if get(state, "phase") == "react":
        assert state.turn == (0,)
        assert len(get(state, "pending")) == 2
        return True
    return False


@pytest.mark.rule("CH-5.12", "CH-5.5")
def test_the_second_window() -> None:
    warlords: dict[str, Any] = {"event": "warlords"}
    assert asked_for_xiao_he(hands=("zhongli_mo 5 8 xiao_he", "lyu_zhi 4 4"))
    assert asked_for_xiao_he(bottom="xiao_he")
    assert asked_for_xiao_he(hands=("zhongli_mo 5 8 9", "lyu_zhi xiao_he 4"))
    assert asked_for_xiao_he(row="1 2 xiao_he 4 7 0", **warlords)
    # With an empty hand he can only come from the row.
    assert asked_for_xiao_he(
        hands=("zhongli_mo 5 8", "lyu_zhi 4 4"), row="1 2 xiao_he 4 7 0", **warlords
    )
    assert not asked_for_xiao_he(hands=("zhongli_mo 5 8", "lyu_zhi 4 4"), bottom="xiao_he")
    assert not asked_for_xiao_he(discard="xiao_he")
    assert not asked_for_xiao_he(event="hongmen", row="xiao_he 7")
    writs = [6, 0]
    assert not asked_for_xiao_he(
        hands=("zhongli_mo 5 8 9", "lyu_zhi xiao_he 4"), open=[False, True], writs=writs
    )
    assert not asked_for_xiao_he(bottom="xiao_he", open=[True, False], writs=writs)
    assert asked_for_xiao_he(
        hands=("zhongli_mo 5 8 xiao_he", "lyu_zhi 4 4"), open=[True, False], writs=writs
    )


@pytest.mark.rule("CH-5.12", "CH-5.5")
def test_xiao_he_among_the_cards_of_the_play_closes_the_second_window() -> None:
    state = at("zhongli_mo xiao_he 8 9", "lyu_zhi 4 4")
    do(state, "0 use zhongli_mo xiao_he 8", "1 use lyu_zhi")
    assert get(state, "phase") == "lead"
    assert hand(state, 0) == "xiao_he 8 9"


@pytest.mark.rule("CH-5.12")
def test_plain_plays_writs_and_passes_open_no_window() -> None:
    state = at("5 9 1", "lyu_zhi 8 8")
    for move in ("0 writ", "0 play 5", "1 pass"):
        assert get(do(state, move), "phase") != "react"


# Lyu Zhi and Xiao He


@pytest.mark.rule("CH-5.4")
@pytest.mark.parametrize("trick", [[], ["1 play 4"]])
def test_lyu_zhi_is_only_used_in_a_window(trick: list[str]) -> None:
    state = at("lyu_zhi 9", "8 8", trick=trick, lead=1 if trick else 0)
    assert "use lyu_zhi" not in legal(state)
    assert refused(state, "0 use lyu_zhi") == "CH-5.4"
    assert "play lyu_zhi" in legal(at("lyu_zhi 9", "8 8"))


@pytest.mark.rule("CH-5.4")
def test_lyu_zhi_cancels_only_what_was_just_used() -> None:
    """Not the Ji Bu of before the set, when the set is there."""
    state = do(at("ji_bu 4 9", "lyu_zhi 8"), "0 use ji_bu", "1 allow", "0 play 4")
    assert refused(state, "1 use lyu_zhi") == "CH-5.4"
    assert get(state, "seen") == [4, 0]


@pytest.mark.rule("CH-5.5", "CH-5.12")
def test_xiao_he_lets_the_ability_resolve() -> None:
    state = at("lyu_zhi 9", "han_xin xiao_he 5", trick=["0 play 4"], scores=[5, 5])
    do(state, "1 use han_xin", "0 use lyu_zhi")
    assert (state.turn, legal(state)) == ((1,), ["allow", "use xiao_he"])
    do(state, "1 use xiao_he")
    assert (scores(state), state.turn, get(state, "phase")) == ([6, 5], (0,), "counter")
    assert texts(state) == ["0 play 4", "1 use han_xin"]


@pytest.mark.rule("CH-5.5", "CH-5.16")
def test_both_go_to_the_discard_pile_at_once() -> None:
    state = at("lyu_zhi 9", "han_xin xiao_he 5", trick=["0 play 4"])
    do(state, "1 use han_xin", "0 use lyu_zhi", "1 use xiao_he")
    assert [where(state, card) for card in ("lyu_zhi", "xiao_he", "han_xin")] == [
        ["discard"],
        ["discard"],
        ["trick"],
    ]


@pytest.mark.rule("CH-5.5")
def test_xiao_he_is_only_used_in_the_second_window() -> None:
    state = at("xiao_he 9", "han_xin 8", bottom="lyu_zhi", trick=["0 play 4"])
    do(state, "1 use han_xin")
    assert refused(state, "0 use xiao_he") == "CH-5.5"
    assert refused(at("xiao_he 9", "8 8"), "0 use xiao_he") == "CH-5.5"


@pytest.mark.rule("CH-5.5", "CH-5.12")
def test_he_need_not_use_xiao_he() -> None:
    state = at("lyu_zhi 9", "han_xin xiao_he 5", trick=["0 play 4"], scores=[5, 5])
    do(state, "1 use han_xin", "0 use lyu_zhi", "1 allow")
    assert (scores(state), state.turn, hand(state, 1)) == ([5, 5], (1,), "xiao_he 5")
    assert get(state, "must_play") is True


# Cancelled


@pytest.mark.rule("CH-5.13")
@each_ability
def test_what_a_cancel_does_with_the_cards(move: str, own: str, trick: list[str]) -> None:
    state = about(own, "lyu_zhi 8 8", trick)
    ability = move.split()[1]
    before = get(state, "discard")
    do(state, f"0 {move}", "1 use lyu_zhi")
    assert (where(state, ability), where(state, "lyu_zhi")) == (["discard"], ["discard"])
    assert sorted(get(state, "discard")) == sorted([*before, ability, "lyu_zhi"])
    assert sorted(hand(state, 0).split()) == sorted(set_minus(own, ability))
    assert (texts(state), state.turn) == (trick, (0,))


def set_minus(cards: str, card: str) -> list[str]:
    return [other for other in cards.split() if other != card]


@pytest.mark.rule("CH-5.13", "CH-7.3")
def test_a_face_up_card_returns_to_the_row() -> None:
    fields: dict[str, Any] = {"event": "warlords", "row": "1 2 5 7 7 0"}
    state = at("zhongli_mo 4 4", "lyu_zhi 8 8", **fields)
    do(state, "0 use zhongli_mo 4 *5")
    assert get(state, "row") == ["1", "2", "7", "7", "0"]
    do(state, "1 use lyu_zhi")
    assert get(state, "row") == ["1", "2", "5", "7", "7", "0"]
    assert hand(state, 0) == "4 4"


@pytest.mark.rule("CH-5.13", "CH-7.3")
def test_a_face_up_ability_card_is_discarded() -> None:
    fields: dict[str, Any] = {"event": "warlords", "row": "1 2 yu_ji 7 7 0"}
    state = do(at("4 9", "lyu_zhi 8 8", **fields), "0 use *yu_ji 4", "1 use lyu_zhi")
    assert (where(state, "yu_ji"), hand(state, 0)) == (["discard"], "4 9")
    assert get(state, "row") == ["1", "2", "7", "7", "0"]


@pytest.mark.rule("CH-5.14", "CH-4.1")
def test_after_a_cancelled_set_on_lead() -> None:
    state = at("zhongli_mo ji_bu 4 8", "lyu_zhi 5", discard="1")
    do(state, "0 use zhongli_mo 4 8", "1 use lyu_zhi")
    assert legal(state) == ["play 4", "play 8", "play ji_bu"]
    assert refused(state, "0 writ") == "CH-5.14"
    assert refused(state, "0 use ji_bu") == "CH-5.14"
    assert refused(state, "0 pass") == "CH-4.1"


@pytest.mark.rule("CH-5.14", "CH-4.3")
@pytest.mark.parametrize("ability", ["han_xin", "xiang_yu", "xiahou_ying", "liu_bang"])
def test_after_a_cancelled_ability_on_a_counter(ability: str) -> None:
    state = at("lyu_zhi 1", f"{ability} peng_yue 5", trick=["0 play 9"])
    do(state, f"1 use {ability}", "0 use lyu_zhi")
    assert (state.turn, legal(state)) == ((1,), ["pass"])
    assert refused(state, "1 writ") == "CH-5.14"
    assert (get(state, "must_play"), get(state, "doubled"), scores(state)) == (True, False, [0, 1])


@pytest.mark.rule("CH-5.14")
def test_another_set_or_pass_ability_is_allowed() -> None:
    state = at("lyu_zhi 1", "han_xin zhongli_mo xiang_yu 5 8 9", trick=["0 play 4 4"])
    do(state, "1 use han_xin", "0 use lyu_zhi")
    assert legal(state)[0] == "pass"
    assert {"use xiang_yu", "use zhongli_mo 5 8"} <= set(legal(state))
    do(state, "1 use zhongli_mo 5 8")
    assert (get(state, "must_play"), state.turn) == (False, (0,))


@pytest.mark.rule("CH-5.14", "CH-7.12")
def test_no_swap_and_no_placement_after_a_cancelled_set() -> None:
    state = at("lyu_zhi 1", "han_xin 5", trick=["0 play 4"], event="hongmen", row="7 8")
    do(state, "1 use han_xin", "0 use lyu_zhi")
    assert refused(state, "1 swap 5 for 7") == "CH-5.14"
    state = at("lyu_zhi 1", "han_xin 1 5", trick=["0 play 4"], event="hangu")
    do(state, "1 use han_xin", "0 use lyu_zhi")
    assert refused(state, "1 place 1") == "CH-5.14"
    assert legal(state) == ["pass", "play 5"]


@pytest.mark.rule("CH-5.14")
def test_the_next_turn_is_free_again() -> None:
    state = at("lyu_zhi 1 8", "han_xin 5 9", trick=["0 play 4"])
    do(state, "1 use han_xin", "0 use lyu_zhi", "1 play 5", "0 play 8")
    assert (get(state, "must_play"), "writ" in legal(state)) == (False, True)
    state = at("lyu_zhi 1 8", "han_xin 5 9", trick=["0 play 4"])
    do(state, "1 use han_xin", "0 use lyu_zhi", "1 pass")
    assert (get(state, "must_play"), "writ" in legal(state)) == (False, True)


@pytest.mark.rule("CH-5.15")
@pytest.mark.parametrize("first", ["use ji_bu", "use yu_ji 4", "use ying_bu 5"])
def test_after_a_cancelled_lead_ability(first: str) -> None:
    state = at("ji_bu yu_ji ying_bu zhongli_mo 4 9", "lyu_zhi 8", discard="5")
    do(state, f"0 {first}", "1 use lyu_zhi")
    assert get(state, "lead_ability") == "cancelled"
    for second in ("use ji_bu", "use yu_ji 9", "use ying_bu 5"):
        assert refused(state, f"0 {second}") == "CH-5.15"
    assert {"writ", "play 4", "use zhongli_mo 4 9"} <= set(legal(state))
    used = {text.split()[1] for text in legal(state) if text.startswith("use")}
    assert used == {"zhongli_mo"}


@pytest.mark.rule("CH-5.15")
def test_the_bar_is_for_this_trick_only() -> None:
    state = at("ji_bu yu_ji 4 9 1", "lyu_zhi 8")
    do(state, "0 use ji_bu", "1 use lyu_zhi", "0 writ", "0 play 9", "1 pass")
    assert get(state, "lead_ability") is None
    assert "use yu_ji 4" in legal(state)


@pytest.mark.rule("CH-5.15", "CH-4.1")
def test_a_writ_taken_before_a_cancelled_lead_ability_stays_taken() -> None:
    state = do(at("ji_bu 4 9", "lyu_zhi 8"), "0 writ", "0 use ji_bu", "1 use lyu_zhi")
    assert (get(state, "writs"), refused(state, "0 writ")) == ([1, 0], "CH-4.2")


@pytest.mark.rule("CH-5.16")
def test_used_cards_lie_in_the_trick_and_yu_jis_victim_does_not() -> None:
    state = do(at("yu_ji peng_yue 9", "8 8"), "0 use yu_ji peng_yue")
    assert where(state, "yu_ji") == ["trick"]
    assert "discard" in where(state, "peng_yue")
    state = do(at("4 9", "8 peng_yue 4", trick=["0 play 4"]), "1 use peng_yue 4")
    assert where(state, "peng_yue") == ["trick"]


# Whose reaction


@pytest.mark.rule("CH-5.17")
def test_nobody_reacts_to_his_own_card() -> None:
    state = do(at("ji_bu lyu_zhi xiao_he 9", "8 8"), "0 use ji_bu")
    assert (state.turn, legal(state)) == ((1,), ["allow"])
    assert refused(state, "0 use lyu_zhi") == "CH-8.1"
    do(state, "1 allow")
    assert refused(state, "0 use lyu_zhi") == "CH-5.4"


@pytest.mark.rule("CH-5.17", "CH-5.5")
def test_xiao_he_of_the_rival_does_not_answer_his_own_lyu_zhi() -> None:
    state = do(at("ji_bu 9", "lyu_zhi xiao_he 8"), "0 use ji_bu", "1 use lyu_zhi")
    assert (state.turn, legal(state)) == ((0,), ["allow"])
    assert refused(state, "1 use xiao_he") == "CH-8.1"


@pytest.mark.rule("CH-5.17", "CH-7.3", "CH-5.12")
def test_the_row_is_for_the_rival_first_and_then_for_the_user() -> None:
    fields: dict[str, Any] = {"event": "warlords", "row": "1 lyu_zhi xiao_he 5 7 0"}
    state = do(at("ji_bu 9", "8 8", **fields), "0 use ji_bu")
    assert (state.turn, legal(state)) == ((1,), ["allow", "use *lyu_zhi"])
    do(state, "1 use *lyu_zhi")
    assert (state.turn, legal(state)) == ((0,), ["allow", "use *xiao_he"])
    do(state, "0 use *xiao_he")
    assert (get(state, "lead_ability"), get(state, "row")) == ("used", ["1", "5", "7", "0"])
    assert (where(state, "lyu_zhi"), where(state, "xiao_he")) == (["discard"], ["discard"])
