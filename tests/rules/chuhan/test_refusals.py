"""CH-8.7: which rule a refused move names."""

from typing import Any

import pytest

import tenka
from tenka.core.journal import Journal

from .table import CHUHAN, GIVE, WARLORDS, at, refused

LEAD = ("ji_bu yu_ji 4 4 5 zhongli_mo 9 han_xin", "8 8")
USED: dict[str, Any] = {"trick": ["0 use ying_bu 4"]}
CANCELLED: dict[str, Any] = {"lead_ability": "cancelled"}
MUST: dict[str, Any] = {"must_play": True}
COUNTER: dict[str, Any] = {"lead": 1, "trick": ["1 play 4"]}
PAIR: dict[str, Any] = {"lead": 1, "trick": ["1 play 4 4"]}
NONE_LEFT: dict[str, Any] = {"writs": [3, 3]}
HONGMEN: dict[str, Any] = {"event": "hongmen", "row": "7 7"}
HANGU: dict[str, Any] = {"event": "hangu", "row": "1 2", "row_by": [0, 1]}
WRIT_USED: dict[str, Any] = {"writ_used": True}


@pytest.mark.rule("CH-8.7")
@pytest.mark.parametrize(
    ("fields", "move", "rule"),
    [
        # other phases' moves
        ({}, "allow", "CH-5.12"),
        ({}, "give 4", "CH-7.8"),
        ({}, "give 8", "CH-7.8"),
        ({}, "take 4", "CH-7.9"),
        ({}, "decline", "CH-7.9"),
        (COUNTER, "allow", "CH-5.12"),
        (COUNTER, "give 4", "CH-7.8"),
        (COUNTER, "take 4", "CH-7.9"),
        (COUNTER, "decline", "CH-7.9"),
        (MUST, "allow", "CH-5.12"),
        # reactions: before anything about their cards
        ({}, "use lyu_zhi", "CH-5.4"),
        ({}, "use *lyu_zhi", "CH-5.4"),
        ({}, "use lyu_zhi 8 8", "CH-5.4"),
        ({}, "use xiao_he", "CH-5.5"),
        (COUNTER, "use *xiao_he *4", "CH-5.5"),
        (MUST, "use lyu_zhi", "CH-5.4"),
        # writ: 5.14, 4.2, 7.10, 4.2
        (MUST | WRIT_USED | NONE_LEFT, "writ", "CH-5.14"),
        (MUST | {"event": "sudden_charge"}, "writ", "CH-5.14"),
        (WRIT_USED, "writ", "CH-4.2"),
        (COUNTER | WRIT_USED, "writ", "CH-4.2"),
        ({"event": "sudden_charge"}, "writ", "CH-7.10"),
        ({"event": "sudden_charge"} | NONE_LEFT, "writ", "CH-7.10"),
        ({"event": "sudden_charge"} | NONE_LEFT | COUNTER, "writ", "CH-4.2"),
        (NONE_LEFT, "writ", "CH-4.2"),
        # swap: 7.4, 5.14, 4.2, 8.3, 7.4
        (MUST | WRIT_USED, "swap 4 for 7", "CH-7.4"),
        (WARLORDS, "swap 4 for 7", "CH-7.4"),
        (HONGMEN | MUST | WRIT_USED, "swap 8 for 8", "CH-5.14"),
        (HONGMEN | WRIT_USED, "swap 8 for 8", "CH-4.2"),
        (HONGMEN, "swap 8 for 8", "CH-8.3"),
        (HONGMEN, "swap 7 for 7", "CH-8.3"),
        (HONGMEN, "swap 4 for 8", "CH-7.4"),
        (HONGMEN, "swap 4 for 4", "CH-7.4"),
        # place: 7.5, 5.14, 4.2, 8.3, 7.5
        (MUST | WRIT_USED, "place 1", "CH-7.5"),
        (HONGMEN, "place 4", "CH-7.5"),
        (HANGU | MUST | WRIT_USED, "place 8", "CH-5.14"),
        (HANGU | WRIT_USED, "place 8", "CH-4.2"),
        (HANGU, "place 8", "CH-8.3"),
        (HANGU, "place xiao_he", "CH-8.3"),
        (HANGU, "place 4", "CH-7.5"),
        # pass on lead
        ({}, "pass", "CH-4.1"),
        (MUST | CANCELLED, "pass", "CH-4.1"),
        (USED, "pass", "CH-4.1"),
        # play: 7.3, 8.3, 3.1, 3.4
        ({}, "play *4", "CH-7.3"),
        ({}, "play *8 8 4", "CH-7.3"),
        (COUNTER, "play *1 8", "CH-7.3"),
        (WARLORDS, "play *8 *8", "CH-7.3"),
        (WARLORDS, "play *4 *5", "CH-7.3"),
        (WARLORDS, "play *8 4", "CH-8.3"),
        (WARLORDS, "play 8 *4", "CH-8.3"),
        ({}, "play 8 9", "CH-8.3"),
        ({}, "play 4 4 4", "CH-8.3"),
        ({}, "play 4 4 4 4 4 4 4 4 4 4 4 4", "CH-8.3"),
        ({}, "play 9 9", "CH-8.3"),
        ({}, "play 4 5", "CH-3.1"),
        (WARLORDS, "play 4 *5", "CH-3.1"),
        (PAIR, "play 4 5", "CH-3.1"),
        (PAIR, "play ji_bu han_xin", "CH-3.1"),
        (PAIR, "play 8 8", "CH-8.3"),
        (PAIR, "play 4 4", "CH-3.4"),
        (PAIR, "play 9", "CH-3.4"),
        (PAIR, "play ji_bu yu_ji", "CH-3.4"),
        (PAIR | MUST, "play 9", "CH-3.4"),
        # use: the wrong side
        (COUNTER, "use ji_bu", "CH-5.1"),
        (COUNTER | MUST, "use ji_bu", "CH-5.1"),
        (COUNTER, "use *yu_ji *8", "CH-5.2"),
        (COUNTER, "use ying_bu", "CH-5.3"),
        ({}, "use peng_yue 8 8", "CH-5.6"),
        ({}, "use *peng_yue *8 *8", "CH-5.6"),
        ({}, "use xiahou_ying", "CH-5.7"),
        ({}, "use han_xin", "CH-5.9"),
        (MUST, "use han_xin", "CH-5.9"),
        ({}, "use liu_bang", "CH-5.10"),
        ({}, "use xiang_yu 8 8 8", "CH-5.11"),
        # use of LEAD abilities: 5.14, 5.15, 4.1
        (MUST | CANCELLED, "use ji_bu", "CH-5.14"),
        (MUST | USED, "use ji_bu", "CH-5.14"),
        (MUST, "use *ying_bu *8", "CH-5.14"),
        (CANCELLED, "use ji_bu", "CH-5.15"),
        (CANCELLED, "use *ji_bu 4 4", "CH-5.15"),
        (CANCELLED, "use yu_ji", "CH-5.15"),
        (CANCELLED, "use ying_bu 8", "CH-5.15"),
        (USED, "use ji_bu 4", "CH-4.1"),
        (USED, "use *yu_ji 8", "CH-4.1"),
        # use: 7.3 and 8.3
        ({}, "use *ji_bu", "CH-7.3"),
        ({}, "use *ji_bu 8", "CH-7.3"),
        ({}, "use ji_bu *4", "CH-7.3"),
        ({}, "use *yu_ji 4", "CH-7.3"),
        ({}, "use *zhongli_mo 4", "CH-7.3"),
        ({}, "use zhongli_mo 4 *4", "CH-7.3"),
        (WARLORDS, "use zhongli_mo *4 *5", "CH-7.3"),
        (WARLORDS, "use *ji_bu", "CH-8.3"),
        (WARLORDS, "use *ji_bu 4", "CH-8.3"),
        (WARLORDS, "use zhongli_mo 4 *8", "CH-8.3"),
        (COUNTER, "use peng_yue 4", "CH-8.3"),
        (COUNTER, "use liu_bang", "CH-8.3"),
        (COUNTER, "use xiang_yu 4 4 4", "CH-8.3"),
        ({}, "use yu_ji 8", "CH-8.3"),
        ({}, "use yu_ji yu_ji", "CH-8.3"),
        ({}, "use ji_bu 8", "CH-8.3"),
        ({}, "use zhongli_mo 8", "CH-8.3"),
        ({}, "use zhongli_mo 9 9", "CH-8.3"),
        ({}, "use zhongli_mo zhongli_mo 4", "CH-8.3"),
        ({}, "use ying_bu 4", "CH-8.3"),
        ({}, "use ying_bu", "CH-8.3"),
        # a starred victim or prize
        ({}, "use yu_ji *4", "CH-5.2"),
        (WARLORDS, "use yu_ji *4", "CH-5.2"),
        (WARLORDS, "use yu_ji *8", "CH-5.2"),
        ({}, "use yu_ji *yu_ji", "CH-5.2"),
        (WARLORDS, "use yu_ji *yu_ji", "CH-5.2"),
        # the ability's own id for wrong cards
        ({}, "use ji_bu 4", "CH-5.1"),
        (WARLORDS, "use ji_bu *4", "CH-5.1"),
        ({}, "use yu_ji", "CH-5.2"),
        ({}, "use yu_ji 4 4", "CH-5.2"),
        ({}, "use zhongli_mo", "CH-5.8"),
        ({}, "use zhongli_mo 4", "CH-5.8"),
        ({}, "use zhongli_mo 4 4", "CH-5.8"),
        (PAIR, "use zhongli_mo 4 4", "CH-5.8"),
        (PAIR, "use zhongli_mo 9", "CH-5.8"),
        (PAIR, "use han_xin 4", "CH-5.9"),
        # Zhongli Mo on a counter: 3.4 last
        (PAIR, "use zhongli_mo 4 9", "CH-3.4"),
        (PAIR, "use zhongli_mo 5 han_xin 9", "CH-3.4"),
        (PAIR, "use zhongli_mo ji_bu 9", "CH-3.4"),
    ],
)
def test_refusals_of_a_turn(fields: dict[str, Any], move: str, rule: str) -> None:
    assert refused(at(*LEAD, **fields), f"0 {move}") == rule


@pytest.mark.rule("CH-8.7", "CH-5.3")
@pytest.mark.parametrize(
    ("fields", "move", "rule"),
    [
        ({}, "use ying_bu", "CH-5.3"),
        ({}, "use ying_bu 7", "CH-5.3"),
        ({}, "use ying_bu 0", "CH-5.3"),
        ({}, "use ying_bu 5 5", "CH-5.3"),
        ({}, "use ying_bu ying_bu", "CH-5.3"),
        ({}, "use ying_bu 5 5 5 5 5 5 5", "CH-5.3"),
        ({}, "use ying_bu *5", "CH-5.3"),
        ({}, "use ying_bu *ying_bu", "CH-5.3"),
        (WARLORDS, "use ying_bu *5", "CH-5.3"),
        (WARLORDS, "use ying_bu *4", "CH-5.3"),
        ({}, "use *ying_bu 5", "CH-7.3"),
        (WARLORDS, "use *ying_bu 5", "CH-8.3"),
        (COUNTER, "use ying_bu 5", "CH-5.3"),
    ],
)
def test_refusals_of_ying_bu(fields: dict[str, Any], move: str, rule: str) -> None:
    state = at("ying_bu 9", "8 8", discard="5 7", **fields)
    assert refused(state, f"0 {move}") == rule


@pytest.mark.rule("CH-8.7")
@pytest.mark.parametrize(
    ("last", "move", "rule"),
    [
        ("4", "use peng_yue 8", "CH-8.3"),
        ("4", "use peng_yue 5", "CH-5.6"),
        ("4", "use peng_yue 4 4", "CH-5.6"),
        ("4", "use peng_yue", "CH-5.6"),
        ("4", "use peng_yue *4", "CH-7.3"),
        ("4", "use liu_bang", "CH-5.10"),
        ("9", "use liu_bang 4", "CH-5.10"),
        ("9", "use *liu_bang", "CH-7.3"),
        ("4", "use xiahou_ying 4", "CH-5.7"),
        ("4", "use xiang_yu 4", "CH-5.11"),
        ("4", "use xiang_yu xiahou_ying", "CH-5.11"),
        ("4", "use xiang_yu 8", "CH-8.3"),
    ],
)
def test_refusals_of_counter_abilities(last: str, move: str, rule: str) -> None:
    own = "peng_yue liu_bang xiahou_ying xiang_yu 4 4 5"
    assert refused(at("8 8", own, trick=[f"0 play {last}"]), f"1 {move}") == rule


@pytest.mark.rule("CH-8.7", "CH-5.4", "CH-5.5", "CH-5.12")
@pytest.mark.parametrize(
    ("window", "fields", "move", "rule"),
    [
        (1, {}, "use xiao_he", "CH-5.5"),
        (1, {}, "use *xiao_he", "CH-5.5"),
        (1, {}, "use lyu_zhi 4", "CH-5.4"),
        (1, {}, "use *lyu_zhi 4", "CH-5.4"),
        (1, {}, "use lyu_zhi lyu_zhi", "CH-5.4"),
        (1, {}, "use *lyu_zhi", "CH-7.3"),
        (1, WARLORDS, "use *lyu_zhi", "CH-8.3"),
        (1, {}, "use lyu_zhi", "CH-8.3"),
        (2, {}, "use lyu_zhi", "CH-5.4"),
        (2, {}, "use *lyu_zhi *4", "CH-5.4"),
        (2, {}, "use xiao_he 4", "CH-5.5"),
        (2, {}, "use *xiao_he", "CH-7.3"),
        (2, WARLORDS, "use *xiao_he", "CH-8.3"),
        (2, {}, "use xiao_he", "CH-8.3"),
        *[
            (window, fields, move, "CH-5.12")
            for window in (1, 2)
            for fields in ({}, WARLORDS)
            for move in (
                "pass", "writ", "play 4", "play *4", "use ji_bu", "use *ji_bu 4", "use han_xin",
                "give 4", "take 4", "decline", "swap 4 for 7", "place 1",
            )
        ],
    ],
)  # fmt: skip
def test_refusals_of_a_reaction(window: int, fields: dict[str, Any], move: str, rule: str) -> None:
    """Seat 0 is asked for Lyu Zhi or Xiao He and holds neither."""
    if window == 1:
        state = at("4 9", "8 8", lead=1, pending=["1 use ji_bu"], bottom="lyu_zhi", **fields)
    else:
        pending = ["0 use ji_bu", "1 use lyu_zhi"]
        state = at("4 9", "8 8", pending=pending, bottom="xiao_he", **fields)
    assert state.turn == (0,)
    assert refused(state, f"0 {move}") == rule


@pytest.mark.rule("CH-8.7", "CH-7.8", "CH-7.9")
@pytest.mark.parametrize(
    "move",
    [
        "pass", "writ", "allow", "play 4", "play *4", "use ji_bu", "use lyu_zhi", "use xiao_he 4",
        "swap 4 for 7", "place 1", "give 4", "take 9",
    ],
)  # fmt: skip
def test_refusals_of_give_and_take(move: str) -> None:
    assert refused(at("4 9", "5 5", **GIVE), f"0 {move}") == "CH-7.8"
    fields: dict[str, Any] = {"lead": 1, "event": "mandate", "trick": ["1 play 4", "0 pass"]}
    assert refused(at("4 9", "5 5", **fields), f"0 {move}") == "CH-7.9"


@pytest.mark.rule("CH-8.7")
def test_a_refusal_names_a_rule_that_exists() -> None:
    with pytest.raises(tenka.IllegalMove) as caught:
        at("4 9", "5 5").play(0, "pass")
    assert caught.value.rule in CHUHAN.rule_ids
    assert str(caught.value).startswith("CH-4.1: ")


@pytest.mark.parametrize("game", tenka.game_ids())
def test_a_dry_run_writes_no_journal(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    state = tenka.game(game).new(seed=3, journal=True)
    seat = state.turn[0]

    def add(*_: object) -> None:
        raise AssertionError("it was noted")

    monkeypatch.setattr(Journal, "add", add)
    assert state.check(seat, [state.text(state.legal(seat)[0])]) is None
