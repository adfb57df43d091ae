"""CH-1: the deck."""

from collections import Counter

import pytest

import tenka
from tenka.games.chuhan.cards import YING_BU_PRIZES, one, ranks
from tenka.games.chuhan.data import CARDS, YING_BU_RANKS

from .table import CHUHAN, COPIES, DECK, SIXES, THREES, at, do, get, legal, refused, short


@pytest.mark.rule("CH-1.1")
def test_46_cards() -> None:
    assert len(DECK) == 46
    p = CHUHAN.new(seed=3).to_position()
    assert Counter([*p["hands"][0], *p["hands"][1], *p["pile"]]) == Counter(COPIES)


@pytest.mark.rule("CH-1.1", "CH-2.2")
def test_every_hand_is_dealt_from_the_whole_deck() -> None:
    p = do(at("9", "4 4", scores=[3, 9]), "0 play 9").to_position()
    assert p["hand_no"] == 2
    assert Counter([*p["hands"][0], *p["hands"][1], *p["pile"]]) == Counter(COPIES)


@pytest.mark.rule("CH-1.1")
@pytest.mark.parametrize("card", COPIES)
def test_no_card_more_often_than_it_is_in_the_deck(card: str) -> None:
    all_of_them = [card] * COPIES[card]
    others = [other for other in DECK if other != card]
    position = {"hands": [all_of_them, others[:5]]}
    assert CHUHAN.position(position).to_position()["hands"][0] == all_of_them
    with pytest.raises(tenka.BadPosition):
        CHUHAN.position({"hands": [[*all_of_them, card], others[:5]]})


@pytest.mark.rule("CH-1.2")
@pytest.mark.parametrize("card", THREES)
def test_the_seven_threes_have_rank_3(card: str) -> None:
    assert f"play {card}" in legal(at("7", f"{card} 9", trick=["0 play 2"]))
    assert refused(at("7", f"{card} 9", trick=["0 play 4"]), f"1 play {card}") == "CH-3.4"


@pytest.mark.rule("CH-1.2")
@pytest.mark.parametrize("card", SIXES)
def test_the_four_sixes_have_rank_6(card: str) -> None:
    assert f"play {card}" in legal(at("1", f"{card} 9", trick=["0 play 5"]))
    assert refused(at("1", f"{card} 9", trick=["0 play 7"]), f"1 play {card}") == "CH-3.4"


@pytest.mark.rule("CH-1.2")
def test_each_name_is_a_card_of_its_own_and_the_others_are_alike() -> None:
    plays = [text for text in legal(at("5 5 5 ji_bu yu_ji", "4")) if text.startswith("play")]
    assert plays == [
        "play 5",
        "play 5 5",
        "play 5 5 5",
        "play ji_bu",
        "play ji_bu yu_ji",
        "play yu_ji",
    ]


@pytest.mark.rule("CH-1.2")
@pytest.mark.parametrize(
    ("card", "rule"),
    [
        ("ji_bu", "CH-5.1"),
        ("yu_ji", "CH-5.2"),
        ("ying_bu", "CH-5.3"),
        ("lyu_zhi", "CH-5.4"),
        ("xiao_he", "CH-5.5"),
        ("peng_yue", "CH-5.6"),
        ("xiahou_ying", "CH-5.7"),
        ("zhongli_mo", "CH-5.8"),
        ("han_xin", "CH-5.9"),
        ("liu_bang", "CH-5.10"),
        ("xiang_yu", "CH-5.11"),
    ],
)
def test_each_name_has_its_own_ability(card: str, rule: str) -> None:
    """Used in the wrong way, each is refused by its own rule."""
    assert refused(at(f"{card} 8 8", "4"), f"0 use {card} 8 8") == rule


@pytest.mark.rule("CH-5.3")
def test_what_ying_bu_may_take_is_of_his_ranks() -> None:
    least, most = YING_BU_RANKS
    for number, card in enumerate(CARDS):
        assert (least <= card.rank <= most) == (one(number) & YING_BU_PRIZES != 0)
        assert one(number) & ranks(4, 6) == (one(number) if 4 <= card.rank <= 6 else 0)


@pytest.mark.rule("CH-1.1")
def test_positions_keep_the_deck_whole() -> None:
    position = short("5 5", "9")
    position["discard"].pop()
    with pytest.raises(tenka.BadPosition):
        CHUHAN.position(position)
    assert get(at("5 5", "9"), "hands") == [["5", "5"], ["9"]]
