"""The nine worked examples of the rules."""

import pytest

from .table import at, do, get, hand, legal, scores, texts

HAN = "1 1 1 2 2 2 4 4 5 5 7 7 7 8"
CHU = "1 1 1 2 2 4 4 5 5 5 han_xin 8 9 0"


@pytest.mark.rule("CH-4.4", "CH-3.4")
def test_example_1() -> None:
    state = at(HAN, CHU, writs=[0, 1])
    before = len(get(state, "discard"))
    do(state, "0 play 1 1 1", "1 play 5 5 5", "0 play 7 7 7", "1 pass")
    assert (get(state, "lead"), state.turn, texts(state)) == (0, (0,), [])
    assert len(get(state, "discard")) == before + 9


@pytest.mark.rule("CH-5.9", "CH-4.4")
def test_example_2() -> None:
    state = at(HAN, CHU, writs=[0, 1])
    do(state, "0 play 1 1 1", "1 play 5 5 5", "0 play 7 7 7", "1 use han_xin", "0 pass")
    assert (scores(state), get(state, "lead"), state.turn) == ([1, 1], 1, (1,))


@pytest.mark.rule("CH-3.2")
def test_example_3() -> None:
    state = do(at("7 7 7 1", "8 8 0 4"), "0 play 7 7 7", "1 play 8 8 0")
    assert (texts(state)[-1], state.turn) == ("1 play 8 8 0", (0,))


@pytest.mark.rule("CH-3.5", "CH-3.2")
@pytest.mark.parametrize(
    ("cards", "points"), [("2 2 2 2 2 2 2", 7), ("2 2 2 2 2", 0), ("2 2 2 2 2 0", 6)]
)
def test_example_4(cards: str, points: int) -> None:
    assert scores(do(at(f"{cards} 1", "5 9"), f"0 play {cards}")) == [points, 1]


@pytest.mark.rule("CH-5.8", "CH-3.5")
@pytest.mark.parametrize("three", ["ji_bu", "xiao_he", "peng_yue"])
@pytest.mark.parametrize("six", ["ying_bu", "xiang_yu"])
def test_example_5(three: str, six: str) -> None:
    cards = f"2 {three} 5 {six} 8 9"
    state = at(f"zhongli_mo {cards} 1", "4 4 4 4 4 4 5 5")
    do(state, f"0 use zhongli_mo {cards}")
    assert scores(state) == [6, 1]
    assert "play 4 4 4 4 4 4" in legal(state)


@pytest.mark.rule("CH-5.8", "CH-3.5")
def test_example_6() -> None:
    state = at("zhongli_mo 2 4 7 8 9 0 5", "1 1 1 1 1 1 5")
    do(state, "0 use zhongli_mo 2 4 7 8 9 0")
    assert scores(state) == [0, 1]
    assert "play 1 1 1 1 1 1" in legal(state)  # six of rank 0


@pytest.mark.rule("CH-6.7", "CH-6.5", "CH-5.7")
def test_example_7() -> None:
    state = at("xiahou_ying", "9 4", lead=1, scores=[30, 28])
    do(state, "1 play 9", "0 use xiahou_ying")
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.scores) == ((1,), (30, 31))


@pytest.mark.rule("CH-6.2", "CH-5.5", "CH-3.5", "CH-2.3")
@pytest.mark.parametrize("six", ["ying_bu", "han_xin", "liu_bang", "xiang_yu"])
def test_example_8(six: str) -> None:
    chu = f"zhongli_mo 2 4 5 {six} 7 8 xiao_he"
    state = at("lyu_zhi", chu, lead=1, scores=[23, 24], writs=[0, 3])
    do(state, f"1 use zhongli_mo 2 4 5 {six} 7 8", "0 use lyu_zhi", "1 use xiao_he")
    assert (scores(state), get(state, "last_out")) == ([26, 30], 0)
    assert (get(state, "lead"), state.turn, get(state, "hand_no")) == (0, (0,), 2)


@pytest.mark.rule("CH-5.5", "CH-5.13", "CH-6.4", "CH-6.2")
def test_example_9() -> None:
    """All eight cards are laid: seven with Zhongli Mo, Xiao He among them."""
    chu = "zhongli_mo 2 xiao_he 4 5 han_xin 7 8"
    state = at("lyu_zhi", chu, lead=1, scores=[23, 24], writs=[0, 3])
    do(state, "1 use zhongli_mo 2 xiao_he 4 5 han_xin 7 8", "0 use lyu_zhi")
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.scores) == ((0,), (31, 24))
    assert hand(state, 1) == "2 xiao_he 4 5 han_xin 7 8"
