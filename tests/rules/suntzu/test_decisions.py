"""ST-9: who is asked what, the texts of moves, and the rule a refused move breaks."""

from typing import Any

import pytest

import tenka
from tenka.core.contract import State

from .table import (
    EDITIONS,
    SUNTZU,
    at,
    board,
    do,
    each_edition,
    fight,
    get,
    lay,
    legal,
    owed,
    paying,
    refused,
    walk,
)

EVEN = "3 4 5 +1 2"


def moments() -> dict[str, State]:
    """One state of each kind of decision."""
    board_of_both = {"qin": 1, "wu": -1}
    return {
        "warlord": SUNTZU.new(seed=1),
        "placing": at(hold=("7", "8")),
        "start": SUNTZU.position(
            {"phase": "start", "warlords": [[], ["remove_army"]]}, edition="pl"
        ),
        "before": at(EVEN, EVEN, armies=board_of_both, lords=("reinforce", "remove_army")),
        "naming": at(EVEN, EVEN, round=2, armies={"qin": 1}),
        "reveal": fight("9", "4", lords=("move_army", "")),
        "mark": fight("6", "6", pool=[0, 18], armies={"qin": 1}),
        "transfer": fight("9", "4", pool=[0, 18], armies={"chu": 5, "qin": 1}),
        "cost": fight("+2", "4"),
        "recycle": fight("-1", "4", lords=("move_army", "")),
        "pandemic": fight("plague", "5", pool=[0, 18], armies={"qin": 1}, plagues_played=3,
                          events="pandemic hero_challenge"),
        "champion": fight("9", "10", events="champion_challenge pandemic"),
        "hero": fight("10", "+1", events="hero_challenge pandemic"),
        "take": fight("6", "6", marks=[{"qin": 1, "chu": 1}, {}], events="war_chariot pandemic"),
        "infantry": fight("1", "1", marker=-1, events="light_infantry pandemic"),
        "last call": at(EVEN, EVEN, round=9, hold=("7", ""), pool=[5, 5]),
        "drawing": at(EVEN, EVEN, decks=("7 8", "9 10")),
    }  # fmt: skip


# What is asked of whom in each moment, and the rule for a move of each kind by the first seat.
ASKED = {
    "warlord": (0, 1), "placing": (0, 1), "start": (1,), "before": (0,), "naming": (1,),
    "reveal": (0,), "mark": (0,), "transfer": (0,), "cost": (0,), "recycle": (0,),
    "pandemic": (0,), "champion": (0,), "hero": (0,), "take": (0,), "infantry": (0,),
    "last call": (0,), "drawing": (0, 1),
}  # fmt: skip
each_moment = pytest.mark.parametrize("name", list(ASKED))


@pytest.mark.rule("ST-9.1")
@each_moment
def test_who_is_asked(name: str) -> None:
    state = moments()[name]
    assert state.turn == ASKED[name]
    for seat in (0, 1):
        assert bool(state.legal(seat)) is (seat in state.turn)
        if seat not in state.turn:
            for move in ("pass", "place qin 5", "support 7", "use remove_army qin", "pay pool",
                         *legal(state)):  # fmt: skip
                assert refused(state, f"{seat} {move}") == "ST-9.1"
            for action in state.legal(state.turn[0]):
                with pytest.raises(tenka.IllegalMove, match=r"ST-9\.1"):
                    state.apply(seat, action)


@pytest.mark.rule("ST-9.1")
def test_simultaneous_decisions_come_in_any_order() -> None:
    ends = []
    for order in ([0, 1] * 5, [1, 0] * 5, [0] * 5 + [1] * 5, [1] * 5 + [0] * 5):
        state = at()
        for seat in order:
            lay(state, seat, get(state, "hands")[seat][0])
        ends.append(state.to_position())
    assert ends[0] == ends[1] == ends[2] == ends[3]


# Texts

GARBAGE = [
    "", " ", "place", "place qin", "place 5", "place qin 11", "place qin 0", "place qin +4",
    "place qin -2", "place qin 5 5", "place jinyan 5", "Place qin 5", "PLACE QIN 5",
    "place  qin 5", " place qin 5", "place qin 5 ", "place qin\t5", "place qin 05", "place qin +5",
    "place qin Plague", "warlord", "warlord sun_tzu", "warlord move_army qin", "reveal",
    "reveal pool", "reveal qin chu", "support", "support 11", "support qin", "pay", "pay 1",
    "pay pool pool", "transfer", "transfer pool", "transfer qin chu", "use", "use qin",
    "use remove_army", "use remove_army pool", "use remove_army qin chu", "use move_army",
    "use move_army qin", "use move_army qin chu wu", "use reinforce", "use total_plague qin",
    "use counter_plague qin", "use high_as_six 9", "use recycle_plague plague",
    "use recycle_minus -1", "use double_six qin", "use nobody", "take", "take nobody",
    "decline take", "infantry qin", "keep", "keep 0", "keep 7 8", "pass pass", "Pass", "pass ",
    "5", "qin", "null", "place qin 5\n", "place qin \uff15", "\x1b[31mpass", "pass\0",
]  # fmt: skip


@pytest.mark.rule("ST-9.2")
def test_what_is_no_move() -> None:
    """Whoever sends it: this is looked at first."""
    for state in moments().values():
        for text in GARBAGE:
            for seat in (0, 1):
                assert refused(state, f"{seat} {text}") == "ST-9.2", text


@pytest.mark.rule("ST-9.2")
@each_moment
def test_every_text_is_read_back(name: str) -> None:
    state = moments()[name]
    for seat in state.turn:
        moves = legal(state, seat)
        assert moves == sorted(set(moves))
        for text in moves:
            assert state.text(state.parse(seat, text)) == text
            assert state.check(seat, [text]) is None


@pytest.mark.rule("ST-9.2")
@pytest.mark.parametrize("text", ["use double_six", "use head_start"])
def test_understood_but_never_legal(text: str) -> None:
    for state in moments().values():
        for seat in state.turn:
            assert text not in legal(state, seat)
            assert refused(state, f"{seat} {text}") in ("ST-7.1", "ST-7.8")


@pytest.mark.rule("ST-9.2")
@each_edition
def test_legal_lists_are_sorted_without_repeats(edition: str) -> None:
    for state in walk(5, edition=edition, events=True):
        for seat in (0, 1):
            moves = legal(state, seat)
            assert moves == sorted(set(moves))
            assert bool(moves) is (seat in state.turn)


# The kind that is asked for

KINDS = {
    "warlord": "warlord move_army", "place": "place qin 5", "reveal": "reveal wu",
    "transfer": "transfer qin", "pay": "pay qin", "take": "take reinforce", "decline": "decline",
    "infantry": "infantry", "keep": "keep 7", "pass": "pass",
}  # fmt: skip
# The kinds that are asked for in each moment (by the first seat asked).
FITS = {
    "warlord": {"warlord"}, "placing": {"place"}, "start": {"pass"}, "before": {"pass"},
    "naming": {"reveal"}, "reveal": {"pass"}, "mark": {"pay"}, "transfer": {"transfer", "pass"},
    "cost": {"pay"}, "recycle": {"pass"}, "pandemic": {"pay"}, "champion": {"pay"},
    "hero": {"pay"}, "take": {"take", "decline"}, "infantry": {"infantry", "decline"},
    "last call": {"pass"}, "drawing": {"keep"},
}  # fmt: skip


@pytest.mark.rule("ST-9.3")
@each_moment
def test_a_move_of_another_kind(name: str) -> None:
    state = moments()[name]
    seat = state.turn[0]
    for kind, text in KINDS.items():
        if kind not in FITS[name]:
            assert refused(state, f"{seat} {text}") == "ST-9.3", text


@pytest.mark.rule("ST-9.3", "ST-5.2")
@each_moment
def test_support_elsewhere(name: str) -> None:
    state = moments()[name]
    offered = name in ("mark", "transfer", "pandemic", "last call")
    expected = "ST-5.1" if offered else "ST-5.2"
    assert refused(state, f"{state.turn[0]} support 10") == expected
    assert refused(state, f"{state.turn[0]} support 1") == expected


@pytest.mark.rule("ST-9.3", "ST-7.12")
@each_moment
def test_a_warlord_that_he_does_not_hold(name: str) -> None:
    state = moments()[name]
    for text, rule in [
        ("use double_six", "ST-7.1"),
        ("use counter_plague", "ST-7.3"),
        ("use total_plague", "ST-7.4"),
        ("use recycle_plague", "ST-7.5"),
        ("use high_as_six", "ST-7.7"),
        ("use head_start", "ST-7.8"),
        ("use recycle_minus", "ST-7.9"),
    ]:
        assert refused(state, f"{state.turn[0]} {text}") == rule


@pytest.mark.rule("ST-7.12", "ST-7.2", "ST-7.6", "ST-7.10")
def test_the_order_of_checks_for_a_warlord() -> None:
    """Not his or too late; then the wrong place; then the target."""
    placing = at(lords=("move_army", "remove_army"), armies={"qin": 1})
    assert refused(placing, "1 use remove_army wu") == "ST-7.12"  # not here, whatever the target
    assert refused(placing, "0 use move_army wu chu") == "ST-7.12"
    assert refused(placing, "0 use remove_army qin") == "ST-7.2"  # not his
    assert refused(placing, "1 use move_army qin chu") == "ST-7.6"
    late = at(lords=("move_army", "remove_army"), armies={"qin": 1}, round=7)
    assert refused(late, "1 use remove_army qin") == "ST-7.2"
    before = at(EVEN, EVEN, lords=("move_army", "remove_army"), armies={"qin": 1})
    assert refused(before, "0 use move_army qin wu") == "ST-7.6"
    assert refused(before, "0 use reinforce qin") == "ST-7.10"
    assert refused(before, "1 use remove_army qin") == "ST-9.1"


@pytest.mark.rule("ST-2.3", "ST-9.1")
def test_refusals_of_the_warlord_choice() -> None:
    state = SUNTZU.new(seed=1)
    assert refused(state, "0 warlord remove_army") == "ST-2.3"
    assert refused(state, "1 warlord head_start") == "ST-2.3"
    do(state, "0 warlord reinforce")
    assert refused(state, "0 warlord move_army") == "ST-9.1"


# The order of asking


@pytest.mark.rule("ST-9.4", "ST-4.9")
def test_the_decider_does_all_he_owes_first() -> None:
    state = fight("+2", "+3", round=2, armies={"qin": 1})
    do(state, "1 reveal wu")
    assert owed(state) == [paying(1, 2, "cost"), paying(0, 1, "cost")]
    do(state, "1 pay pool")
    assert state.turn == (1,)
    do(state, "1 pay wu")
    assert (state.turn, owed(state)) == ((0,), [paying(0, 1, "cost")])


@pytest.mark.rule("ST-9.4", "ST-4.8")
def test_the_decider_marks_first() -> None:
    state = fight("6", "6", round=2, armies={"qin": 2, "chu": -1}, pool=[0, 0])
    do(state, "1 reveal wu")
    assert owed(state) == [paying(1, 1, "mark"), paying(0, 1, "mark")]


@pytest.mark.rule("ST-9.4")
def test_sun_tzu_first_in_fixed_order() -> None:
    state = fight("+3", "+2", armies={"qin": 5, "chu": -1}, edition="pl", round=3, last_decider=1)
    assert owed(state) == [paying(0, 2, "cost"), paying(1, 1, "cost")]


# Of itself


@pytest.mark.rule("ST-9.5")
def test_what_leaves_no_choice_happens_of_itself() -> None:
    """A 6 that wins from the pool, a plague, single last cards: the next decision is placing."""
    state = at("6 plague 3 4 5", "1 2 3 4 5", armies={"chu": 4}, decks=("7", "8"))
    assert (state.turn, get(state, "phase"), get(state, "round")) == ((0, 1), "placing", 2)
    assert board(state) == {"qin": 5, "chu": 2}


@pytest.mark.rule("ST-9.5")
def test_what_is_not_from_the_pool_is_asked_for() -> None:
    """One army in a move, even when one source is left."""
    state = fight("5", "3", pool=[0, 18], armies={"qin": 7})
    assert legal(state) == ["transfer qin"]
    do(state, "0 transfer qin")
    assert legal(state) == ["transfer qin"]
    state = fight("+3", "4", pool=[21, 18], set_aside=[0, 3])
    do(state, "0 pay pool")
    assert legal(state) == ["pay pool", "pay wu"]


# Carried on when loaded


@pytest.mark.rule("ST-9.8")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_position_is_carried_on(edition: str) -> None:
    fields: dict[str, Any] = {"edition": edition, "phase": "battles"}
    state = at("5 3 2 +1 4", "4 3 2 +1 5", fought=["qin", "chu"], **fields)
    assert (board(state), get(state, "round")) == ({"wu": -1}, 2)
    everything = ["qin", "chu", "jin_yan", "han_qi", "wu"]
    state = at(EVEN, EVEN, edition=edition, phase="after", fought=everything, decks=("7 8", ""))
    assert (get(state, "phase"), get(state, "drawn")[0]) == ("drawing", ["7", "8"])
    state = at(EVEN, EVEN, edition=edition, phase="after", fought=everything, round=9, marker=2)
    assert state.outcome is not None


@pytest.mark.rule("ST-9.8", "ST-3.3")
def test_the_decider_left_out_is_settled() -> None:
    state = at(EVEN, EVEN, phase="battles", round=2, armies={"qin": 2, "wu": -1})
    assert (state.turn, get(state, "decider"), get(state, "last_decider")) == ((1,), 1, 1)
    state = at(EVEN, EVEN, phase="battles", round=2, armies={"qin": 2, "wu": -1}, decider=0)
    assert (state.turn, get(state, "decider"), get(state, "last_decider")) == ((0,), 0, None)


@pytest.mark.rule("ST-9.8")
def test_placing_that_is_finished_is_carried_on() -> None:
    state = at(EVEN, EVEN, phase="placing", lords=("", "double_six"))
    assert (get(state, "phase"), state.turn) == ("before", (1,))


# The end of a game


@pytest.mark.rule("ST-9.1")
@each_edition
def test_nobody_moves_when_it_is_over(edition: str) -> None:
    state = walk(2, edition=edition)[-1]
    assert state.turn == ()
    for seat in (0, 1):
        assert state.legal(seat) == []
        for text in ("pass", "place qin 5", "support 7"):
            assert refused(state, f"{seat} {text}") == "ST-9.1"
        assert refused(state, f"{seat} rubbish") == "ST-9.2"


def test_all_rules_are_known() -> None:
    numbers = {1: 7, 2: 5, 3: 4, 4: 12, 5: 4, 6: 5, 7: 15, 8: 8, 9: 8}
    ids = [f"ST-{chapter}.{n}" for chapter, last in numbers.items() for n in range(1, last + 1)]
    assert sorted(SUNTZU.rule_ids) == sorted(ids)
    assert set(SUNTZU.definitions) <= set(ids)
