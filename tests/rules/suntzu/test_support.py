"""ST-5: armies that were set aside come back for cards given up."""

from typing import Any

import pytest

from .table import (
    at,
    board,
    do,
    each_edition,
    fight,
    get,
    legal,
    owed,
    paying,
    refused,
    result,
    transfer,
    wu,
)

EVEN = "3 4 5 +1 2"


@pytest.mark.rule("ST-5.1", "ST-5.2", "ST-4.7")
@each_edition
@pytest.mark.parametrize("seat", [0, 1])
def test_a_loose_card_for_an_army(edition: str, seat: int) -> None:
    cards, pools = [(("9", "4"), [0, 18]), (("4", "9"), [18, 0])][seat]
    hold = ("10 +1 +1 plague", "") if seat == 0 else ("", "10 +1 +1 plague")
    sign = (1, -1)[seat]
    state = fight(*cards, edition=edition, hold=hold, pool=pools, armies={"chu": sign})
    assert legal(state) == ["support +1", "support 10", "support plague", "transfer chu"]
    before = get(state, "removed")[seat].count("plague")
    do(state, f"{seat} support plague")
    assert get(state, "removed")[seat].count("plague") == before + 1
    assert "plague" not in get(state, "hands")[seat]
    assert (wu(state), get(state, "set_aside")[seat]) == (sign, 19)
    assert (get(state, "pool")[seat], owed(state)) == (0, [transfer(seat, 4)])
    assert get(state, "plagues_played") == 0


@pytest.mark.rule("ST-5.1")
def test_framed_or_laid_or_other_cards_cannot_be_given_up() -> None:
    state = fight("9", "4", "qin", hold=("10", "7"), pool=[0, 18], armies={"chu": 1})
    assert refused(state, "0 support 1") == "ST-5.1"  # framed
    assert refused(state, "0 support 6") == "ST-5.1"
    assert refused(state, "0 support +1") == "ST-5.1"  # face down in wu
    assert refused(state, "0 support 9") == "ST-5.1"  # turned
    assert refused(state, "0 support 7") == "ST-5.1"  # the rival's
    assert refused(state, "0 support 8") == "ST-5.1"  # gone
    assert refused(state, "1 support 7") == "ST-9.1"


@pytest.mark.rule("ST-5.1")
def test_nothing_set_aside() -> None:
    state = fight("9", "4", hold=("10", ""), pool=[0, 18], armies={"chu": 21})
    assert legal(state) == ["transfer chu"]
    assert refused(state, "0 support 10") == "ST-5.1"


# Where it is offered


@pytest.mark.rule("ST-5.2")
def test_not_while_there_is_an_army_in_the_pool() -> None:
    state = fight("+2", "4", hold=("10", ""), pool=[3, 18])
    assert legal(state) == ["pay pool", "pay wu"]
    assert refused(state, "0 support 10") == "ST-5.2"
    state = fight("+2", "4", hold=("10", ""), pool=[2, 18])
    assert legal(state) == ["pay wu", "support 10"]


@pytest.mark.rule("ST-5.2", "ST-4.9")
def test_beside_a_payment_the_army_goes_to_the_pool() -> None:
    state = fight("+3", "4", hold=("10", ""), pool=[3, 18])
    do(state, "0 support 10")
    assert (get(state, "pool")[0], legal(state)) == (1, ["pay pool", "pay wu"])
    do(state, "0 pay wu")
    assert owed(state) == [paying(0, 1, "cost")]
    do(state, "0 pay pool")
    assert (wu(state), get(state, "set_aside")[0]) == (2, 19)


@pytest.mark.rule("ST-5.2", "ST-4.8")
@each_edition
def test_beside_a_mark_the_army_goes_to_the_mark(edition: str) -> None:
    state = fight("6", "6", edition=edition, hold=("10", ""), pool=[0, 18], armies={"qin": 1})
    assert legal(state) == ["pay qin", "support 10"]
    do(state, "0 support 10")
    assert (get(state, "marks")[0], board(state)) == ({"wu": 1}, {"qin": 1})
    assert (get(state, "pool")[0], get(state, "set_aside")[0]) == (0, 19)


@pytest.mark.rule("ST-5.2", "ST-8.2")
@each_edition
def test_beside_the_pandemic_the_army_is_set_aside_again(edition: str) -> None:
    state = fight(
        "plague", "5", edition=edition, hold=("10", ""), pool=[0, 18], armies={"qin": 1},
        events="pandemic hero_challenge", plagues_played=3,
    )  # fmt: skip
    assert legal(state) == ["pay qin", "support 10"]
    do(state, "0 support 10")
    assert (board(state), get(state, "pool")) == ({"qin": 1}, [0, 17])
    assert (get(state, "set_aside"), get(state, "hands")[0].count("10")) == ([20, 4], 0)


@pytest.mark.rule("ST-5.2", "ST-4.7")
@each_edition
def test_with_no_source_left_it_may_be_all_he_is_asked(edition: str) -> None:
    state = fight("9", "4", edition=edition, hold=("8 10", ""), pool=[0, 18])
    assert legal(state) == ["pass", "support 10", "support 8"]
    do(state, "0 support 8")
    assert (wu(state), legal(state)) == (1, ["pass", "support 10"])
    do(state, "0 pass")
    assert (wu(state), get(state, "round")) == (1, 2)


@pytest.mark.rule("ST-5.2", "ST-7.10")
@pytest.mark.parametrize("lord", ["move_army", "high_as_six", "recycle_minus", "reinforce"])
def test_in_a_window_of_reinforce(lord: str) -> None:
    """With an empty pool, whatever he hides; what he gains is for the pool."""
    state = at(EVEN, EVEN, lords=(lord, ""), hold=("10", ""), pool=[0, 18], armies={"qin": 2})
    assert state.turn == (0,)
    assert {"pass", "support 10"} <= set(legal(state))
    assert refused(state, "0 support 7") == "ST-5.1"
    do(state, "0 support 10")
    assert (get(state, "pool")[0], get(state, "set_aside")[0], state.turn) == (1, 18, (0,))
    assert ("use reinforce qin" in legal(state)) is (lord == "reinforce")


@pytest.mark.rule("ST-5.2", "ST-5.3")
def test_the_window_opens_for_support_alone() -> None:
    """move_army is used: only an army for reinforce can be wanted, and a card may be in hand."""
    fields: dict[str, Any] = {
        "lords": ("high_as_six", ""),
        "used": ("move_army", ""),
        "armies": {"qin": 2},
    }
    state = at(EVEN, EVEN, pool=[0, 18], **fields)  # +1 lies face down: it could be in his hand
    assert (state.turn, legal(state)) == ((0,), ["pass"])
    state = at(EVEN, EVEN, pool=[0, 18], hold=("10", ""), **fields)
    assert legal(state) == ["pass", "support 10"]
    state = at("1 2 3 4 5", EVEN, pool=[0, 18], **fields)  # no loose card: nobody is asked
    assert get(state, "round") == 2


@pytest.mark.rule("ST-5.2")
@pytest.mark.parametrize(
    ("move", "fields"),
    [
        ("0 support 10", {"lords": ("reinforce", ""), "armies": {"qin": 1}, "pool": [1, 18]}),
        ("0 support 10", {"lords": ("reinforce", ""), "armies": {"qin": 21}, "pool": [0, 18]}),
        ("1 support 10", {"lords": ("", "remove_army"), "armies": {"qin": -2}, "pool": [18, 0]}),
        ("0 support 10", {"round": 2, "armies": {"qin": -2}, "pool": [0, 18]}),  # naming
        ("0 support 10", {"decks": ("7 8", ""), "pool": [0, 18]}),  # drawing
    ],
)
def test_where_it_is_not_offered(move: str, fields: dict[str, Any]) -> None:
    state = at(EVEN, EVEN, hold=("10", "10"), **fields)
    assert int(move[0]) in state.turn
    assert refused(state, move) == "ST-5.2"
    assert move[2:] not in legal(state, int(move[0]))


@pytest.mark.rule("ST-5.2")
def test_not_while_placing_or_at_a_reveal() -> None:
    state = at(hold=("10", ""), pool=[0, 18])
    assert refused(state, "0 support 10") == "ST-5.2"
    assert refused(state, "0 support 1") == "ST-5.2"
    state = fight("9", "4", lords=("high_as_six", ""), hold=("10", ""), pool=[0, 18])
    assert legal(state) == ["pass", "use high_as_six"]
    assert refused(state, "0 support 10") == "ST-5.2"


# By open knowledge


@pytest.mark.rule("ST-5.3")
def test_asked_though_he_holds_none() -> None:
    """A loose card lies face down in wu: the rival cannot know that it is not in hand."""
    state = at("5 2 3 4 +1", "2 3 4 5 1", pool=[0, 18])
    assert (state.turn, legal(state)) == ((0,), ["pass"])
    assert refused(state, "0 support +1") == "ST-5.1"
    do(state, "0 pass")
    assert (get(state, "round"), board(state)) == (2, {"chu": -1, "jin_yan": -1, "han_qi": -1})


@pytest.mark.rule("ST-5.3")
def test_not_asked_when_he_can_hold_none() -> None:
    """All his loose cards have been turned."""
    state = at("+1 2 3 4 5", "1 3 4 5 2", pool=[0, 18])
    assert (get(state, "round"), board(state)) == (2, {"chu": -1, "jin_yan": -1, "han_qi": -1})


@pytest.mark.rule("ST-5.3")
def test_a_6_face_down_is_no_loose_card() -> None:
    state = at("5 1 2 3 6", "2 1 3 4 5", pool=[0, 18])
    assert (get(state, "round"), get(state, "marks")) == (2, [{"wu": 0}, {}])
    assert board(state) == {"jin_yan": -1, "han_qi": -1}


@pytest.mark.rule("ST-5.3")
def test_asked_by_the_number_of_loose_cards_not_by_their_place() -> None:
    for blue, hold in [("5 2 3 4 +1", ""), ("5 1 2 3 4", "+1"), ("5 2 3 6 +1", "")]:
        state = at(blue, "2 3 4 5 1", hold=(hold, ""), pool=[0, 18])
        assert (state.turn, get(state, "battle")["province"]) == ((0,), "qin")


# The last call


def last_call(**fields: Any) -> dict[str, Any]:
    return {"round": 9, "edition": "pl", "marker": 0, **fields}


@pytest.mark.rule("ST-5.4", "ST-6.3")
@each_edition
def test_the_last_call(edition: str) -> None:
    state = at(EVEN, EVEN, **last_call(edition=edition), hold=("7 8", "9"), pool=[5, 5])
    assert (get(state, "phase"), state.turn) == ("last_call", (0,))
    assert legal(state) == ["pass", "support 7", "support 8"]
    do(state, "0 support 8")
    assert (state.turn, get(state, "pool")) == ((1,), [6, 5])
    assert legal(state) == ["pass", "support 9"]
    do(state, "1 pass")
    assert (state.turn, legal(state)) == ((0,), ["pass", "support 7"])
    do(state, "0 pass")
    assert result(state) == ([0], [0, 0], "ST-6.3")


@pytest.mark.rule("ST-5.4", "ST-7.14")
def test_the_last_call_goes_on_until_both_pass() -> None:
    state = at(EVEN, EVEN, **last_call(), hold=("7", "8 9"), pool=[5, 5])
    do(state, "0 pass", "1 support 9", "0 support 7", "1 support 8")
    assert get(state, "pool") == [6, 7]
    assert result(state) == ([1], [0, 0], "ST-6.3")


@pytest.mark.rule("ST-5.4", "ST-5.3")
def test_only_those_who_can_are_asked_last() -> None:
    state = at(EVEN, EVEN, **last_call(), hold=("", "9"), pool=[5, 5])
    assert (state.turn, legal(state)) == ((1,), ["pass", "support 9"])
    do(state, "1 support 9")
    assert result(state) == ([1], [0, 0], "ST-6.3")
    state = at(EVEN, EVEN, **last_call(), hold=("7", ""), pool=[18, 5], set_aside=[3, 16])
    assert state.turn == (0,)
    state = at(EVEN, EVEN, **last_call(), hold=("7", "9"), pool=[21, 21])
    assert result(state) == ([0, 1], [0, 0], "ST-6.3")


@pytest.mark.rule("ST-5.4")
def test_no_last_call_unless_pools_are_compared() -> None:
    state = at(EVEN, EVEN, **last_call(marker=1), hold=("7", "9"), pool=[5, 15])
    assert result(state) == ([0], [1, 0], "ST-6.3")


@pytest.mark.rule("ST-5.4", "ST-9.4")
def test_the_decider_is_called_first() -> None:
    fields = last_call(edition="en", armies={"qin": 2, "chu": -1}, hold=("7", "9"))
    fields["displays"] = {
        "qin": [1, 2, 4], "chu": [2, 3, 4], "jin_yan": [1, 4, 3], "han_qi": [2, 3, 2],
        "wu": [1, 3, 5],
    }  # fmt: skip
    state = at(EVEN, EVEN, **fields)
    do(state, "1 reveal wu", "1 reveal chu", "1 reveal qin", "1 reveal han_qi")
    assert (get(state, "phase"), state.turn) == ("last_call", (1,))
    do(state, "1 pass", "0 pass")
    assert result(state) == ([1], [0, 0], "ST-6.3")
    assert get(state, "pool") == [16, 17]


@pytest.mark.rule("ST-5.4", "ST-8.8")
def test_the_last_call_after_the_fifth_event() -> None:
    state = at("2 3 4 5 1", "2 3 4 5 1", events="light_infantry", hold=("7", "9"), pool=[5, 6])
    assert (get(state, "phase"), state.turn) == ("last_call", (0,))
    do(state, "0 support 7", "1 pass")
    assert result(state) == ([0, 1], [0, 0], "ST-8.8")
