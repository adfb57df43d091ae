"""CH-4: the course of a trick. CH-4.6, who sees what, is in test_view.py."""

import pytest

from .table import at, do, get, hand, legal, refused, scores, texts, where


@pytest.mark.rule("CH-4.1")
def test_a_lead_ability_and_a_writ_in_either_order() -> None:
    start = at("ji_bu 4 9", "5 5", top="1 8")
    for first, second in (("use ji_bu", "writ"), ("writ", "use ji_bu")):
        state = do(start.copy(), f"0 {first}")
        assert (state.turn, get(state, "phase")) == ((0,), "lead")
        do(state, f"0 {second}")
        assert (state.turn, get(state, "phase")) == ((0,), "lead")
        assert hand(state, 0) == "1 4 8 9"
        assert legal(state) == ["play 1", "play 4", "play 8", "play 9"]


@pytest.mark.rule("CH-4.1")
@pytest.mark.parametrize("first", ["use ji_bu", "use yu_ji 4", "use ying_bu 5"])
def test_only_one_lead_ability(first: str) -> None:
    state = do(at("ji_bu yu_ji ying_bu 4 9", "5 5", discard="5"), f"0 {first}")
    assert not [text for text in legal(state) if text.startswith("use")]
    for second in ("use ji_bu", "use yu_ji 9", "use ying_bu 5"):
        assert refused(state, f"0 {second}") == "CH-4.1"


@pytest.mark.rule("CH-4.1")
def test_after_writ_and_ability_the_leader_must_play_a_set() -> None:
    state = at("ji_bu 4 9", "5 5")
    for move in ("writ", "use ji_bu"):
        assert refused(state, "0 pass") == "CH-4.1"
        assert "pass" not in legal(state)
        do(state, f"0 {move}")
    assert refused(state, "0 pass") == "CH-4.1"


@pytest.mark.rule("CH-4.1")
def test_the_next_lead_is_free_again() -> None:
    state = at("ji_bu yu_ji 4 9", "5 5")
    do(state, "0 writ", "0 use ji_bu", "0 play 9", "1 pass")
    assert {"writ", "use yu_ji 4"} <= set(legal(state))


@pytest.mark.rule("CH-4.2")
def test_a_writ_draws_the_top_two() -> None:
    state = do(at("4 9", "5 5", top="7 2 8"), "0 writ")
    assert hand(state, 0) == "2 4 7 9"
    assert hand(state, 1) == "5 5"
    assert get(state, "pile")[0] == "8"
    assert len(get(state, "pile")) == 14
    assert (get(state, "writs"), get(state, "writ_used")) == ([1, 0], True)


@pytest.mark.rule("CH-4.2")
@pytest.mark.parametrize("trick", [[], ["0 play 4"]])
def test_one_writ_in_a_turn(trick: list[str]) -> None:
    state = at("4 9", "5 5", trick=trick)
    (seat,) = state.turn
    do(state, f"{seat} writ")
    assert "writ" not in legal(state)
    assert refused(state, f"{seat} writ") == "CH-4.2"


@pytest.mark.rule("CH-4.2")
@pytest.mark.parametrize("writs", [[6, 0], [0, 6], [2, 4]])
def test_none_when_none_is_left(writs: list[int]) -> None:
    state = at("4 9", "5 5", writs=writs)
    assert legal(state) == ["play 4", "play 9"]
    assert refused(state, "0 writ") == "CH-4.2"


@pytest.mark.rule("CH-4.3")
def test_a_counter_is_a_writ_and_then_a_set_an_ability_or_a_pass() -> None:
    state = at("4 9", "5 5 han_xin", top="8 2", trick=["0 play 4"])
    assert legal(state) == ["pass", "play 5", "play han_xin", "use han_xin", "writ"]
    do(state, "1 writ")
    assert state.turn == (1,)
    assert legal(state) == ["pass", "play 5", "play 8", "play han_xin", "use han_xin"]


@pytest.mark.rule("CH-4.3", "CH-4.4")
def test_a_writ_may_be_followed_by_a_pass() -> None:
    state = do(at("4 9", "5 5", trick=["0 play 4"]), "1 writ", "1 pass")
    assert (get(state, "phase"), state.turn) == ("lead", (0,))


@pytest.mark.rule("CH-4.4")
@pytest.mark.parametrize("counters", range(4))
def test_who_does_not_pass_leads_and_the_trick_is_discarded(counters: int) -> None:
    """The leader passes as well as the other one."""
    state = at("1 4 7 9", "2 5 8 2")
    moves = ["0 play 1", "1 play 2", "0 play 4", "1 play 5"][: counters + 1]
    do(state, *moves)
    before = get(state, "discard")
    (seat,) = state.turn
    do(state, f"{seat} pass")
    assert (get(state, "lead"), state.turn, texts(state)) == (1 - seat, (1 - seat,), [])
    assert sorted(get(state, "discard")) == sorted([*before, *cards(moves)])


def cards(moves: list[str]) -> list[str]:
    return [card for move in moves for card in move.split()[2:]]


@pytest.mark.rule("CH-4.4")
def test_the_hand_goes_on_after_a_trick() -> None:
    """The overview's "next hand" is a slip: only the trick is over."""
    state = do(at("4 9", "5 5", trick=["0 play 4"]), "1 pass")
    assert (get(state, "hand_no"), hand(state, 0), hand(state, 1)) == (1, "4 9", "5 5")


@pytest.mark.rule("CH-4.5")
def test_6s_and_3s_played_as_plain_cards_do_nothing() -> None:
    state = at("1 9", "han_xin xiang_yu 2", trick=["0 play 5 5"])
    do(state, "1 play han_xin xiang_yu")
    assert (get(state, "doubled"), scores(state), state.turn) == (False, [0, 1], (0,))


@pytest.mark.rule("CH-4.5")
def test_the_others_in_a_zhongli_mo_set_are_plain() -> None:
    state = at("1 9", "zhongli_mo xiahou_ying xiang_yu 2", trick=["0 play 1 1"])
    do(state, "1 use zhongli_mo xiahou_ying xiang_yu")
    assert (get(state, "doubled"), scores(state)) == (False, [0, 1])
    assert (get(state, "phase"), state.turn) == ("counter", (0,))


@pytest.mark.rule("CH-4.5")
def test_a_3_in_a_peng_yue_set_is_plain() -> None:
    state = at("1 9", "peng_yue xiahou_ying 2", trick=["0 play ji_bu"])
    do(state, "1 use peng_yue xiahou_ying")
    assert (get(state, "phase"), state.turn, scores(state)) == ("counter", (0,), [0, 1])


@pytest.mark.rule("CH-4.5")
@pytest.mark.parametrize(
    ("move", "rule"),
    [
        ("use han_xin xiang_yu", "CH-5.9"),
        ("use xiang_yu han_xin", "CH-5.11"),
        ("use xiahou_ying han_xin", "CH-5.7"),
        ("use liu_bang han_xin", "CH-5.10"),
    ],
)
def test_two_abilities_are_never_one_play(move: str, rule: str) -> None:
    state = at("1", "han_xin xiang_yu xiahou_ying liu_bang", trick=["0 play 9"])
    assert refused(state, f"1 {move}") == rule


@pytest.mark.rule("CH-4.7")
def test_each_counter_has_its_own_writ() -> None:
    state = at("1 7 9", "2 8 8")
    do(state, "0 writ", "0 play 1", "1 writ", "1 play 2", "0 writ", "0 play 7", "1 writ")
    assert get(state, "writs") == [2, 2]


@pytest.mark.rule("CH-4.7", "CH-5.9")
def test_the_counter_after_han_xin_has_a_writ_of_its_own() -> None:
    """Han took one on his lead, Chu one before his Han Xin; Han may take another."""
    state = at("4 9", "han_xin 5")
    do(state, "0 writ", "0 play 4", "1 writ", "1 use han_xin", "0 writ")
    assert get(state, "writs") == [2, 1]
    assert refused(state, "0 writ") == "CH-4.2"


@pytest.mark.rule("CH-4.4", "CH-5.16")
def test_ability_cards_go_to_the_discard_pile_with_the_trick() -> None:
    state = at("ji_bu 4 9", "han_xin 5")
    do(state, "0 use ji_bu", "0 play 4", "1 use han_xin")
    assert (where(state, "ji_bu"), where(state, "han_xin")) == (["trick"], ["trick"])
    do(state, "0 pass")
    assert (where(state, "ji_bu"), where(state, "han_xin")) == (["discard"], ["discard"])
