"""CH-8: who decides what, and the texts of moves."""

from itertools import combinations_with_replacement, permutations
from typing import Any

import pytest

import tenka
from tenka.core.contract import State

from .table import CHUHAN, GIVE, ORDER, RANKS, SIXES, THREES, WARLORDS, at, do, get, legal, refused

TAKE: dict[str, Any] = {"event": "mandate", "trick": ["0 play 4", "1 pass"]}
# han, chu, and the fields: one position of each phase, and who decides there
PHASES: list[tuple[str, str, str, dict[str, Any], int]] = [
    ("lead", "4 9", "5 5", {}, 0),
    ("lead", "4 9", "5 5", {"lead": 1}, 1),
    ("lead", "4 9", "5 5", {"trick": ["0 use ji_bu"]}, 0),
    ("counter", "4 9", "5 5", {"trick": ["0 play 4"]}, 1),
    ("counter", "4 9", "5 5", {"trick": ["0 play 4", "1 use han_xin"]}, 0),
    ("react", "4 9", "lyu_zhi 5", {"pending": ["0 use ji_bu"]}, 1),
    ("react", "xiao_he 9", "5", {"pending": ["0 use ji_bu", "1 use lyu_zhi"]}, 0),
    ("give", "4 9", "5 5", GIVE, 0),
    ("take", "4 9", "5 5", TAKE, 1),
]
each_phase = pytest.mark.parametrize(
    ("phase", "han", "chu", "fields", "mover"),
    PHASES,
    ids=[f"{p[0]}-{p[4]}-{n}" for n, p in enumerate(PHASES)],
)
GARBAGE = [
    "", " ", "play", "play 3", "play 6", "play 10", "play -1", "play 5,5", "play5", "Play 5",
    "play liu_bei", "play ji-bu", "play *", "play **5", "play 5*", "play * 5", "playing 5",
    "use", "use 4", "use *4", "use 0", "use *", "use 3", "use liu_bei", "use 4 zhongli_mo 5",
    "writ 4", "writ writ", "pass 5", "pass pass", "allow 5", "decline 5", "give", "give 4 4",
    "give *4", "give 3", "take", "take 4 5", "take *4", "take 6", "place", "place *1", "place 1 2",
    "swap", "swap 4", "swap 4 7", "swap 4 for", "swap 4 for 7 8", "swap for 4 7", "swap *4 for 7",
    "swap 4 for *7", "swap 4 to 7", "swap 3 for 7", "5", "ji_bu", "null", "play 5\0", "play \uff15",
    "play 5 for 7", "use lyu_zhi for", "p", "play \N{BLACK STAR}5", "\x1b[31mpass",
    "\uff50\uff41\uff53\uff53",
]  # fmt: skip


# Whose decision


@pytest.mark.rule("CH-8.1")
@each_phase
def test_one_seat_owes_the_decision(
    phase: str, han: str, chu: str, fields: dict[str, Any], mover: int
) -> None:
    state = at(han, chu, **fields)
    assert (get(state, "phase"), get(state, "to_move"), state.turn) == (phase, mover, (mover,))
    assert state.legal(mover)
    assert state.legal(1 - mover) == []
    for move in [*legal(state), "pass", "", "play 3"]:
        assert refused(state, f"{1 - mover} {move}") == "CH-8.1"
    for action in state.legal(mover):
        with pytest.raises(tenka.IllegalMove, match=r"CH-8\.1"):
            state.apply(1 - mover, action)


@pytest.mark.rule("CH-8.1")
def test_nobody_moves_when_the_game_is_over() -> None:
    state = do(at("9 4", "4 4", scores=[30, 5], trick=["0 play 7"]), "1 pass", "0 play 9", "1 pass")
    do(state, "0 play 4")
    assert state.turn == ()
    for seat in (0, 1):
        assert state.legal(seat) == []
        for move in ("play 4", "pass", "allow", "writ", "rubbish"):
            assert refused(state, f"{seat} {move}") == "CH-8.1"


# Texts


@pytest.mark.rule("CH-8.2")
@pytest.mark.parametrize("text", GARBAGE)
def test_what_is_no_move(text: str) -> None:
    for _, han, chu, fields, mover in PHASES:
        assert refused(at(han, chu, **fields), f"{mover} {text}") == "CH-8.2"


@pytest.mark.rule("CH-8.2")
@pytest.mark.parametrize(
    ("text", "state"),
    [
        ("writ", at("4 9", "5 5")),
        ("swap 4 for 7", at("4 9", "5 5", event="hongmen", row="7 8")),
        ("place 1", at("1 9", "5 5", event="hangu")),
        ("play 5 5 5 0", at("5 5 5 0", "4 4")),
        ("use ji_bu", at("ji_bu 9", "4 4")),
        ("use yu_ji 4", at("yu_ji 4 9", "5 5")),
        ("use ying_bu 4", at("ying_bu 9", "5 5", discard="4")),
        ("use zhongli_mo 2 4 5 han_xin 7 8", at("zhongli_mo 2 4 5 han_xin 7 8", "1")),
        ("use peng_yue 4 4 0", at("peng_yue 4 4 0", "1", lead=1, trick=["1 play 4 4 4"])),
        ("use han_xin", at("han_xin 9", "1", lead=1, trick=["1 play 4"])),
        ("use liu_bang", at("liu_bang 4", "1", lead=1, trick=["1 play 9"])),
        ("use xiahou_ying", at("xiahou_ying 4", "1", lead=1, trick=["1 play 9"])),
        ("use xiang_yu", at("xiang_yu 4", "1", lead=1, trick=["1 play 9"])),
        ("use lyu_zhi", at("lyu_zhi 4", "1", lead=1, pending=["1 use ji_bu"])),
        ("use xiao_he", at("xiao_he 4", "1", pending=["0 use ji_bu", "1 use lyu_zhi"])),
        ("allow", at("lyu_zhi 4", "1", lead=1, pending=["1 use ji_bu"])),
        ("pass", at("4 4", "1", lead=1, trick=["1 play 9"])),
        ("give 8", at("4 9", "5 5", **GIVE)),
        ("take 4", at("4 9", "5 5", lead=1, event="mandate", trick=["1 play 4", "0 pass"])),
        ("decline", at("4 9", "5 5", lead=1, event="mandate", trick=["1 play 4", "0 pass"])),
    ],
)
def test_every_text_of_the_table_is_a_move(text: str, state: State) -> None:
    assert text in legal(state)
    assert state.text(state.parse(0, text)) == text


@pytest.mark.rule("CH-8.2")
def test_cards_are_the_plain_ranks_and_the_eleven_names() -> None:
    for card in ORDER:
        assert refused(at("9 1", "1 1", top="4"), f"0 play {card} {card} {card}") != "CH-8.2"
    for word in ("3", "6", "10", "*", "00", "01", "JI_BU", "ji_bu3"):
        assert refused(at("9 1", "1 1"), f"0 play {word}") == "CH-8.2"


@pytest.mark.rule("CH-8.3")
def test_cards_are_taken_from_where_they_are() -> None:
    state = at("5 5 9", "8 8", **WARLORDS)
    assert refused(state, "0 play 5 5 5") == "CH-8.3"  # as often as it is there
    assert refused(state, "0 play 8") == "CH-8.3"  # the rival's
    assert refused(state, "0 play 4") == "CH-8.3"  # the row's, without a star
    assert refused(state, "0 play *9") == "CH-8.3"  # the own, with a star
    assert refused(state, "0 play *8") == "CH-8.3"
    assert refused(state, "0 play 5 5 0") == "CH-8.3"
    do(state, "0 play 5 5 *5")
    assert (get(state, "hands")[0], "5" in get(state, "row")) == (["9"], False)


@pytest.mark.rule("CH-8.4")
def test_the_canonical_order() -> None:
    """Every pair of a Zhongli Mo set stands in the order of the rule."""
    state = at("zhongli_mo " + " ".join(c for c in ORDER if c != "zhongli_mo"), "1", writs=[6, 0])
    for one, other in permutations([card for card in ORDER if card != "zhongli_mo"], 2):
        if RANKS[one] != RANKS[other]:
            text = state.text(state.parse(0, f"use zhongli_mo {other} {one}"))
            first, second = sorted((one, other), key=ORDER.index)
            assert text == f"use zhongli_mo {first} {second}"
    for names in (THREES, SIXES):
        held = [card for card in names if card != "zhongli_mo"]
        for one, other in permutations(held, 2):
            first, second = sorted((one, other), key=ORDER.index)
            assert state.text(state.parse(0, f"play {one} {other}")) == f"play {first} {second}"


@pytest.mark.rule("CH-8.4")
@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("play *5 0 5", "play 5 *5 0"),
        ("  play   0\t5 \n *5 ", "play 5 *5 0"),
        ("use zhongli_mo 0 5 xiao_he 2", "use zhongli_mo 2 xiao_he 5 0"),
        ("use zhongli_mo *7 5", "use zhongli_mo 5 *7"),
        ("play *0 5", "play 5 *0"),
    ],
)
def test_a_reader_takes_any_order_and_spacing(text: str, canonical: str) -> None:
    state = at("zhongli_mo xiao_he 2 5 0 9", "8 8", event="warlords", row="1 2 4 5 7 7")
    if "*0" in text:
        state = at("5 9", "8 8", **WARLORDS)
    assert canonical in legal(state)
    assert state.parse(0, text) == state.parse(0, canonical)
    assert state.text(state.parse(0, text)) == canonical
    state.play(0, text)
    assert get(state, "trick")[-1]["text"] == canonical


@pytest.mark.rule("CH-8.4")
def test_lists_of_a_position_are_in_order() -> None:
    position = {
        "hands": [["0", "9", "yu_ji", "2", "han_xin", "ji_bu", "4", "1"], ["7", "5"]],
        "known": [["7", "5"], ["9", "1"]],
    }
    p = CHUHAN.position(position).to_position()
    assert p["hands"][0] == ["1", "2", "ji_bu", "yu_ji", "4", "han_xin", "9", "0"]
    assert p["known"] == [["5", "7"], ["1", "9"]]
    assert p["discard"] == sorted(p["discard"], key=ORDER.index)
    fields: dict[str, Any] = {"event": "warlords", "row": "0 7 yu_ji 1 han_xin 9"}
    assert get(at("4", "5", **fields), "row") == ["1", "yu_ji", "han_xin", "7", "9", "0"]


@pytest.mark.rule("CH-8.4", "CH-8.5", "CH-8.6")
@pytest.mark.parametrize("seed", range(4))
def test_legal_lists_are_canonical_sorted_and_without_repeats(seed: int) -> None:
    state = CHUHAN.new(seed=seed, events=True)
    draws = tenka.FastChance(seed).draws("moves")
    while state.outcome is None:
        (seat,) = state.turn
        moves = legal(state)
        assert moves == sorted(set(moves))
        for text in moves[:: max(1, len(moves) // 20)]:
            words = text.split()
            assert text == text.lower() == " ".join(words)
            fixed = 2 if words[0] == "use" else 1
            if words[0] != "swap":
                turned = " ".join([*words[:fixed], *reversed(words[fixed:])])
                assert state.text(state.parse(seat, turned)) == text
        actions = state.legal(seat)
        assert len(set(actions)) == len(actions)
        state.apply(seat, actions[draws.below(len(actions))])


@pytest.mark.rule("CH-8.5")
def test_equal_cards_are_one_choice() -> None:
    state = at("5 5 5 5", "9")
    assert legal(state) == ["play 5", "play 5 5", "play 5 5 5", "play 5 5 5 5", "writ"]


@pytest.mark.rule("CH-8.5", "CH-8.6")
def test_the_same_card_from_hand_and_row_are_two_choices() -> None:
    state = at("5 5 9", "4 4", event="warlords", row="5 5")
    fives = [text for text in legal(state) if "9" not in text]
    assert fives == ["play *5", "play 5", "play 5 *5", "play 5 5", "play 5 5 *5", "writ"]


@pytest.mark.rule("CH-8.6")
@pytest.mark.parametrize(
    ("text", "row"),
    [
        ("play 5 *5", "5"),
        ("use *ji_bu", "ji_bu"),
        ("use peng_yue 4 *4", "4"),
        ("use *peng_yue 4 4", "peng_yue"),
        ("use zhongli_mo 4 *7", "7"),
    ],
)
def test_where_stars_stand(text: str, row: str) -> None:
    counter = "peng_yue" in text
    trick = ["1 play 4 4"] if counter else []
    own = "5 4 4 zhongli_mo" + (" peng_yue" if row != "peng_yue" else "")
    state = at(own, "8 8", event="warlords", row=row, trick=trick, lead=int(counter))
    assert text in legal(state)
    do(state, f"0 {text}")
    assert (get(state, "row"), get(state, "trick")[-1]["text"]) == ([], text)


@pytest.mark.rule("CH-8.6", "CH-7.3")
def test_at_most_one_star_in_a_play() -> None:
    state = at("5 9 zhongli_mo", "8 8", event="warlords", row="1 4 5 5 7 ji_bu")
    assert all(text.count("*") <= 1 for text in legal(state))
    for move in ("play *5 *5", "use zhongli_mo *4 *7", "use *ji_bu *4"):
        assert refused(state, f"0 {move}") == "CH-7.3"


# Legal is just what is accepted


SMALL = [
    at("4 4 zhongli_mo 0", "5 5"),
    at("4 zhongli_mo peng_yue 7", "5 5", lead=1, trick=["1 play 4"]),
    at("ji_bu yu_ji 4 0", "5 5"),
    at("ying_bu yu_ji 4", "5 5", discard="5"),
    at("han_xin liu_bang 4", "5 5", lead=1, trick=["1 play 9"]),
    at("xiang_yu xiahou_ying 4 5", "5 5", lead=1, trick=["1 play 4 4"]),
    at("4 zhongli_mo 7", "5 5", event="warlords", row="4 peng_yue 0"),
    at("4 peng_yue", "5 5", event="warlords", row="4 zhongli_mo", lead=1, trick=["1 play 4 4"]),
    at("1 2 4", "5 5", event="hangu", row="1", row_by=[1]),
    at("1 2 4", "5 5", event="hongmen", row="4 5"),
    at("4 5 han_xin", "5 5", must_play=True, lead=1, trick=["1 play 4"]),
    at("4 ji_bu", "5 5", lead_ability="cancelled"),
    at("4 lyu_zhi", "5 5", lead=1, pending=["1 use ji_bu"]),
    at("4 xiao_he", "5 5", pending=["0 use ji_bu", "1 use lyu_zhi"]),
    at("4 9", "5 5", **GIVE),
    at("4 9", "5 5", lead=1, event="mandate", trick=["1 play 4 4", "0 use xiang_yu"], doubled=True),
]


@pytest.mark.rule("CH-8.2", "CH-8.3", "CH-8.5")
@pytest.mark.parametrize("state", SMALL, ids=range(len(SMALL)))
def test_exactly_the_legal_moves_are_accepted(state: State) -> None:
    """All texts with up to three cards of those around, and all others that there are."""
    p = state.to_position()
    around = sorted({*p["hands"][0], *("*" + card for card in p["row"]), "4", "5", "0", "*4"})
    groups = [g for n in range(4) for g in combinations_with_replacement(around, n)]
    texts = {"writ", "pass", "allow", "decline"}
    texts |= {f"{verb} {card}" for verb in ("give", "take", "place") for card in ORDER}
    texts |= {f"swap {one} for {other}" for one in ORDER for other in ORDER}
    texts |= {f"use {name} {card}" for name in THREES + SIXES for card in ORDER}
    for group in groups:
        cards = sorted(group, key=lambda c: (ORDER.index(c.strip("*")), c.startswith("*")))
        texts.add(" ".join(["play", *cards]))
        for ability in THREES + SIXES:
            if ability in p["hands"][0] or len(cards) < 2:
                texts.add(" ".join(["use", ability, *cards]))
            if ability in p["row"] or len(cards) < 2:
                texts.add(" ".join(["use", "*" + ability, *cards]))
    accepted = {text for text in texts if state.check(0, [text]) is None}
    assert accepted == {text for text in legal(state) if len(text.split()) < 6}
