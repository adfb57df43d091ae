"""ST-7.12 to ST-7.15: when a Warlord may be used, and who is asked, by open knowledge alone."""

from typing import Any

import pytest

from tenka.core.contract import State

from .table import (
    BLUE_LORDS,
    RED_LORDS,
    SUNTZU,
    at,
    board,
    do,
    each_edition,
    fight,
    get,
    lay,
    legal,
    refused,
    reveals,
)

EVEN = "3 4 5 +1 2"
BLUE_HIDDEN = [lord for lord in BLUE_LORDS if lord != "head_start"]


def asked(state: State, seat: int, number: int = 1) -> list[tuple[str, list[str]]]:
    """Where the seat is asked in a round, if it always passes: phase and provinces fought."""
    found = []
    while state.outcome is None and len(state.turn) == 1 and get(state, "round") == number:
        moves = legal(state)
        mover = state.turn[0]
        if "pass" in moves:
            if mover == seat:
                found.append((get(state, "phase"), get(state, "fought")))
            do(state, f"{mover} pass")
        else:
            do(state, f"{mover} {moves[0]}")
    return found


# Which windows there are


@pytest.mark.rule("ST-7.12", "ST-7.13")
@pytest.mark.parametrize("lord", BLUE_HIDDEN)
@pytest.mark.parametrize("number", range(1, 10))
def test_windows_of_sun_tzu(lord: str, number: int) -> None:
    provinces = ["qin", "chu", "jin_yan", "han_qi", "wu"]
    ends = [("before", []), ("after", provinces)]
    between = [("battles", provinces[:n]) for n in range(1, 5)]
    for edition, windows in [("en", ends), ("hu", ends), ("pl", [ends[0], *between, ends[1]])]:
        state = at(EVEN, EVEN, edition=edition, round=number, armies={"qin": 1, "wu": -1},
                   lords=(lord, ""))  # fmt: skip
        assert asked(state, 0, number) == (windows if number <= 6 else [])


@pytest.mark.rule("ST-7.12", "ST-7.13", "ST-7.4")
@pytest.mark.parametrize("lord", RED_LORDS)
@pytest.mark.parametrize("number", range(1, 10))
def test_windows_of_chu(lord: str, number: int) -> None:
    provinces = ["qin", "chu", "jin_yan", "han_qi", "wu"]
    before: tuple[str, list[str]] = ("before", [])
    after = ("after", provinces)
    between = [("battles", provinces[:n]) for n in range(1, 5)]
    late = number > 6
    for edition, windows in [
        ("en", [before] if late else [before, after]),
        ("hu", [before] if late else [before, after]),
        ("pl", [] if late else [before, *between, after]),
    ]:
        state = at(EVEN, EVEN, edition=edition, round=number, armies={"qin": 1, "wu": -1},
                   lords=("", lord))  # fmt: skip
        assert asked(state, 1, number) == windows


@pytest.mark.rule("ST-7.12", "ST-7.13")
@pytest.mark.parametrize("number", range(1, 10))
def test_the_start_of_each_round_in_pl(number: int) -> None:
    for lord in RED_LORDS:
        state = SUNTZU.position(
            {"phase": "start", "round": number, "warlords": [["move_army"], [lord]]}, edition="pl"
        )
        assert (get(state, "phase"), state.turn) == ("start", (1,))
        moves = ["pass", "use total_plague"] if lord == "total_plague" else ["pass"]
        assert legal(state) == moves
        assert (state.window, get(state, "window")["asked"]) == ("pass", 1)
        if lord != "total_plague":
            assert refused(state, "1 use total_plague") == "ST-7.4"
            text = "use remove_army qin" if lord == "remove_army" else f"use {lord}"
            too_late = lord == "remove_army" and number > 6
            assert refused(state, f"1 {text}") == ("ST-7.2" if too_late else "ST-7.12")
        do(state, "1 pass")
        assert (get(state, "phase"), state.turn, state.window) == ("placing", (0, 1), None)


@pytest.mark.rule("ST-7.12", "ST-7.13")
def test_the_start_is_skipped_when_total_plague_is_not_hidden() -> None:
    for fields in (
        {"warlords": [["move_army"], []]},
        {"warlords": [[], ["remove_army"]], "used_warlords": [[], ["total_plague"]]},
    ):
        state = SUNTZU.position({"phase": "start", "round": 2, **fields}, edition="pl")
        assert (get(state, "phase"), state.turn) == ("placing", (0, 1))


@pytest.mark.rule("ST-7.12")
def test_the_next_round_begins_with_the_start_in_pl() -> None:
    state = at(EVEN, EVEN, edition="pl", lords=("", "double_six"))
    assert (get(state, "round"), get(state, "phase"), state.turn) == (2, "start", (1,))
    state = at(EVEN, EVEN, edition="en", lords=("", "double_six"))
    do(state, "1 pass")
    assert (get(state, "round"), get(state, "phase")) == (2, "placing")


# Open knowledge


@pytest.mark.rule("ST-7.13", "ST-7.15")
@pytest.mark.parametrize("lord", BLUE_HIDDEN)
def test_sun_tzu_is_asked_whatever_he_hides(lord: str) -> None:
    state = at(EVEN, EVEN, armies={"qin": 1, "chu": -1}, lords=(lord, ""))
    assert (state.turn, get(state, "phase"), state.window) == ((0,), "before", "pass")
    moves = {
        "move_army": ["use move_army qin han_qi", "use move_army qin jin_yan"],
        "reinforce": ["use reinforce qin"],
    }
    assert legal(state) == ["pass", *moves.get(lord, [])]


@pytest.mark.rule("ST-7.13")
@pytest.mark.parametrize("lord", BLUE_HIDDEN)
def test_sun_tzu_is_not_asked_without_a_target(lord: str) -> None:
    """No army on the board: nothing to move, nothing to reinforce."""
    assert asked(at(EVEN, EVEN, armies={"wu": -1}, lords=(lord, "")), 0) == []
    walled = {"qin": 1, "chu": -1, "jin_yan": -1, "han_qi": -1}
    state = at(EVEN, EVEN, armies=walled, pool=[0, 15], set_aside=[20, 3], lords=(lord, ""))
    assert len(asked(state, 0)) == 1  # +1 face down could be given up; after the battles it is gone
    state = at("1 2 3 4 5", "1 2 3 4 5", armies=walled, pool=[0, 15], lords=(lord, ""))
    assert asked(state, 0) == []
    state = at(EVEN, EVEN, armies=walled, lords=(lord, ""))
    assert len(asked(state, 0)) == 2  # reinforce


@pytest.mark.rule("ST-7.13")
def test_what_is_used_cannot_be_hidden() -> None:
    fields: dict[str, Any] = {"armies": {"qin": 1, "wu": -1}}
    state = at(EVEN, EVEN, lords=("high_as_six", ""), used=("move_army reinforce", ""), **fields)
    assert asked(state, 0) == []
    state = at(
        EVEN, EVEN, lords=("", "double_six"), used=("", "remove_army total_plague"), **fields
    )
    assert asked(state, 1) == []
    state = at(EVEN, EVEN, lords=("", "double_six"), used=("", "total_plague"), **fields)
    assert len(asked(state, 1)) == 2
    state = at(EVEN, EVEN, lords=("", "double_six"), used=("", "remove_army"), **fields)
    assert asked(state, 1) == [("before", [])]


@pytest.mark.rule("ST-7.13", "ST-7.2")
def test_pl_chu_needs_an_army_of_the_rival() -> None:
    state = at(EVEN, EVEN, edition="pl", armies={"wu": -1}, lords=("", "remove_army"))
    assert get(state, "phase") == "start"  # of round 2
    state = at(EVEN, EVEN, edition="hu", armies={"wu": -1}, lords=("", "remove_army"))
    assert legal(state) == ["pass", "use remove_army wu"]


@pytest.mark.rule("ST-7.13")
def test_without_a_hidden_warlord_nobody_is_asked() -> None:
    fields: dict[str, Any] = {"armies": {"qin": 1, "wu": -1}, "events": "pandemic war_chariot"}
    assert get(at(EVEN, EVEN, **fields), "round") == 2
    state = fight("plague", "-1", used=("head_start", "double_six"), **fields)
    assert get(state, "round") == 2


# Questions at the reveal and recycling


@pytest.mark.rule("ST-7.12", "ST-7.13", "ST-7.14")
@pytest.mark.parametrize("lord", BLUE_HIDDEN)
@pytest.mark.parametrize("card", ["7", "10"])
def test_sun_tzu_is_asked_at_a_high_card(lord: str, card: str) -> None:
    for red in ("2", "plague"):
        state = fight(card, red, lords=(lord, ""))
        assert (state.turn, state.window) == ((0,), "pass")
        assert get(state, "pending") == [{"seat": 0, "do": "use", "what": "high_as_six"}]
        extra = ["use high_as_six"] if lord == "high_as_six" else []
        assert legal(state) == ["pass", *extra]
        if lord != "high_as_six":
            assert refused(state, "0 use high_as_six") == "ST-7.7"
        do(state, "0 pass")  # once only
        assert get(state, "battle") is None
    if lord != "high_as_six":
        assert get(fight(card, "2", lords=(lord, ""), used=("high_as_six", "")), "battle") is None


@pytest.mark.rule("ST-7.12", "ST-7.13")
@pytest.mark.parametrize("lord", RED_LORDS)
@each_edition
def test_chu_is_asked_at_a_plague_of_sun_tzu(lord: str, edition: str) -> None:
    state = fight("plague", "5", edition=edition, lords=("", lord))
    if edition != "pl":
        do(state, "1 pass")
    assert get(state, "pending") == [{"seat": 1, "do": "use", "what": "counter_plague"}]
    extra = ["use counter_plague"] if lord == "counter_plague" else []
    assert legal(state) == ["pass", *extra]
    if lord != "counter_plague":
        assert refused(state, "1 use counter_plague") == "ST-7.3"


@pytest.mark.rule("ST-7.12", "ST-7.13")
def test_questions_about_used_warlords_are_not_asked() -> None:
    state = fight(
        "plague", "5", edition="pl", lords=("", "double_six"), used=("", "counter_plague")
    )
    assert get(state, "round") == 2
    state = fight(
        "5", "plague", edition="pl", lords=("", "double_six"), used=("", "recycle_plague")
    )
    assert get(state, "round") == 2
    state = fight("-1", "5", lords=("high_as_six", ""), used=("recycle_minus", ""))
    assert get(state, "round") == 2


@pytest.mark.rule("ST-7.12", "ST-7.13")
@pytest.mark.parametrize("lord", BLUE_HIDDEN)
def test_sun_tzu_is_asked_at_his_minus_one(lord: str) -> None:
    state = fight("-1", "5", lords=(lord, ""))
    assert get(state, "pending") == [{"seat": 0, "do": "use", "what": "recycle_minus"}]
    extra = ["use recycle_minus"] if lord == "recycle_minus" else []
    assert legal(state) == ["pass", *extra]
    assert get(fight("5", "-1", lords=(lord, "")), "phase") in ("placing", "after")


@pytest.mark.rule("ST-7.14", "ST-9.4", "ST-7.5", "ST-7.9")
def test_recycling_of_both_in_order() -> None:
    state = fight("-1", "plague", edition="pl", lords=("recycle_minus", "recycle_plague"),
                  decks=("7", "8"))  # fmt: skip
    assert [entry["seat"] for entry in get(state, "pending")] == [0, 1]
    do(state, "0 use recycle_minus")
    assert (state.turn, legal(state)) == ((1,), ["pass", "use recycle_plague"])
    do(state, "1 use recycle_plague")
    assert [hand[6:] for hand in get(state, "hands")] == [["-1"], ["plague"]]
    state = fight("-1", "plague", round=2, armies={"qin": 1},
                  used=("move_army reinforce", "remove_army total_plague"),
                  lords=("recycle_minus", "recycle_plague"), decks=("7", "8"))  # fmt: skip
    do(state, "1 reveal wu")
    assert [entry["seat"] for entry in get(state, "pending")] == [1, 0]


# In turn


@pytest.mark.rule("ST-7.14")
def test_asked_in_turn_until_all_pass_in_a_row() -> None:
    state = at(EVEN, EVEN, armies={"qin": 1, "wu": -1}, lords=("move_army", "remove_army"))
    assert get(state, "window") == {"asked": 0, "passed": [False, False]}
    do(state, "0 pass")
    assert get(state, "window") == {"asked": 1, "passed": [True, False]}
    do(state, "1 use remove_army wu")
    assert get(state, "window") == {"asked": 0, "passed": [False, False]}
    do(state, "0 pass")  # Chu has no Warlord any more
    assert (get(state, "phase"), state.turn) == ("after", (0,))


@pytest.mark.rule("ST-7.14")
def test_whoever_acts_hands_the_question_over() -> None:
    state = at(EVEN, EVEN, armies={"qin": 1}, lords=("move_army", "remove_army"))
    do(state, "0 use move_army qin chu")
    assert (state.turn, legal(state)) == ((1,), ["pass", "use remove_army chu"])
    do(state, "1 pass")
    assert (get(state, "phase"), board(state)) == ("after", {"chu": 1})


@pytest.mark.rule("ST-7.14")
def test_support_hands_the_question_over() -> None:
    state = at(EVEN, EVEN, armies={"qin": 1}, lords=("reinforce", "double_six"), pool=[0, 18],
               hold=("10", ""))  # fmt: skip
    do(state, "0 support 10")
    assert state.turn == (1,)
    do(state, "1 pass")
    assert (state.turn, legal(state)) == ((0,), ["pass", "use reinforce qin"])
    do(state, "0 pass")
    assert get(state, "phase") == "after"


@pytest.mark.rule("ST-7.14", "ST-9.4")
def test_after_the_battles_the_decider_is_asked_first() -> None:
    state = at(EVEN, EVEN, round=2, armies={"qin": 2, "wu": -1},
               lords=("move_army", "remove_army"))  # fmt: skip
    assert state.turn == (0,)  # before: not yet settled
    do(state, "0 pass", "1 pass")
    do(state, "1 reveal qin", "1 reveal chu", "1 reveal wu", "1 reveal han_qi")
    assert (get(state, "phase"), get(state, "window")["asked"]) == ("after", 1)


@pytest.mark.rule("ST-7.12", "ST-9.3")
def test_pl_between_the_battles_and_naming() -> None:
    state = at(EVEN, EVEN, edition="pl", round=4, armies={"qin": 2, "wu": -1},
               lords=("", "remove_army"))  # fmt: skip
    do(state, "1 pass")
    assert legal(state) == reveals("qin", "chu", "jin_yan", "han_qi", "wu")
    assert refused(state, "1 use remove_army qin") == "ST-7.12"
    assert refused(state, "1 pass") == "ST-9.3"
    do(state, "1 reveal wu")
    assert (legal(state), get(state, "fought")) == (["pass", "use remove_army qin"], ["wu"])
    assert refused(state, "1 reveal qin") == "ST-9.3"
    do(state, "1 use remove_army qin")
    assert (board(state), legal(state)[0]) == ({"qin": 1, "wu": -1}, "reveal chu")


@pytest.mark.rule("ST-7.12", "ST-6.1")
def test_after_comes_before_scoring() -> None:
    state = at(EVEN, EVEN, edition="hu", round=3, last_decider=None, armies={"qin": 1},
               lords=("", "remove_army"))  # fmt: skip
    do(state, "1 pass", "1 reveal qin", "1 reveal chu", "1 reveal wu", "1 reveal han_qi")
    assert (get(state, "phase"), get(state, "marker")) == ("after", 0)
    do(state, "1 use remove_army qin")
    assert (get(state, "marker"), get(state, "round")) == (0, 4)


@pytest.mark.rule("ST-7.12", "ST-7.13")
def test_the_placing_is_no_window() -> None:
    state = at(armies={"qin": 1, "wu": -1}, lords=("reinforce", "total_plague"))
    assert (state.window, get(state, "window")) == (None, None)
    assert refused(state, "0 use reinforce qin") == "ST-7.12"
    assert refused(state, "1 use total_plague") == "ST-7.12"
    assert refused(state, "0 pass") == "ST-9.3"
    lay(state, 0, EVEN.replace("+1", "1"))
    assert refused(state, "0 use reinforce qin") == "ST-9.1"
