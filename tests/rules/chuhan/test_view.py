"""CH-4.6: what each seat and a spectator see, in the view and in the journal, and what not."""

import json
from typing import Any

import pytest

import tenka
from tenka.core.contract import Json, State

from .table import CHUHAN, FIELDS, at, do, get, short

GIVE: dict[str, Any] = {"event": "hong_canal", "phase": "give", "writs": [1, 0], "seen": [2, 0]}
# One position of each phase: han, chu, fields.
PHASES: dict[str, tuple[str, str, dict[str, Any]]] = {
    "lead": ("4 9", "5 5 8", {}),
    "lead after an ability": ("4 9", "5 5 8", {"trick": ["0 use ji_bu"], "seen": [4, 0]}),
    "counter": ("4 9", "5 5 8", {"trick": ["0 play 4 4"], "known": [["8"], ["9"]]}),
    "open hand": ("4 9", "5 5 8", {"open": [False, True], "writs": [3, 3], "seen": [4, 0]}),
    "both open": ("4 9", "5 5 8", {"open": [True, True], "writs": [3, 3], "seen": [4, 4]}),
    "react": ("4 9", "lyu_zhi 5 8", {"pending": ["0 use ji_bu"]}),
    "second react": ("xiao_he 9", "5 8", {"pending": ["0 use ji_bu", "1 use lyu_zhi"]}),
    "give": ("4 9", "5 5 8", {**GIVE, "top": "8 2"}),
    "give, rival has seen": ("4 9", "5 5 8", {**GIVE, "top": "8 2", "seen": [2, 4]}),
    "take": ("4 9", "5 5 8", {"event": "mandate", "trick": ["0 play 4", "1 pass"]}),
    "warlords": ("4 9", "5 5 8", {"event": "warlords", "row": "1 2 4 5 7 0"}),
    "hangu": ("4 9", "5 5 8", {"event": "hangu", "row": "1 2", "row_by": [0, 1]}),
    "events to come": ("4 9", "5 5 8", {"event": "gaixia", "event_deck": ["hangu", "calm"]}),
    "over": ("4 9", "5 5 8", {"winner": 0, "scores": [31, 5]}),
}
each_phase = pytest.mark.parametrize(
    ("han", "chu", "fields"), list(PHASES.values()), ids=list(PHASES)
)


def expected_view(state: State, seat: int | None) -> Json:
    """The position with what the seat may not know taken out, by CH-4.6 and DESIGN."""
    view: Json = state.to_position()
    for other in (0, 1):
        if other != seat and not view["open"][other]:
            view["hands"][other] = {"hidden": len(view["hands"][other])}
    seen = 0 if seat is None else view["seen"][seat]
    view["pile"] = {"hidden": len(view["pile"]) - seen} | (
        {"seen": view["pile"][:seen]} if seen else {}
    )
    view["event_deck"] = {"hidden": len(view["event_deck"])}
    view["hidden"] = []
    if seat is None:
        view["known"] = None
        view["hidden"] = ["known"]
    outcome = state.outcome
    return view | {
        "game": "chuhan",
        "seat": seat,
        "turn": list(state.turn),
        "outcome": outcome
        and {
            "winners": list(outcome.winners),
            "scores": list(outcome.scores),
            "utilities": list(outcome.utilities),
            "reason": outcome.reason,
        },
    }


@pytest.mark.rule("CH-4.6")
@each_phase
@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_view_of_each_phase(
    han: str, chu: str, fields: dict[str, Any], seat: int | None
) -> None:
    state = at(han, chu, **fields)
    view = state.view(seat)
    assert view == expected_view(state, seat)
    assert set(view) == {*FIELDS, "game", "seat", "turn", "outcome", "hidden"}
    assert json.loads(json.dumps(view)) == view


@pytest.mark.rule("CH-4.6")
@pytest.mark.parametrize("seed", range(3))
def test_the_views_of_whole_games(seed: int) -> None:
    state = CHUHAN.new(seed=seed, events=True)
    draws = tenka.FastChance(seed).draws("moves")
    while state.turn:
        for seat in (0, 1, None):
            assert state.view(seat) == expected_view(state, seat)
        (mover,) = state.turn
        moves = state.legal(mover)
        state.apply(mover, moves[draws.below(len(moves))])
    assert state.view(0)["outcome"]["winners"] == [get(state, "winner")]


# CH-4.6, sentence by sentence


@pytest.mark.rule("CH-4.6")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_open_to_all_at_all_times(seat: int | None) -> None:
    """Numbers of cards in hands and pile, the discard pile, writs taken, all cards played."""
    state = at("4 9", "5 5 8", trick=["0 play 7", "1 use han_xin"], writs=[1, 2])
    view = state.view(seat)
    hands = [len(h) if isinstance(h, list) else h["hidden"] for h in view["hands"]]
    assert (hands, view["pile"]["hidden"], view["writs"]) == ([2, 3], 10, [1, 2])
    assert view["discard"] == get(state, "discard")
    assert view["trick"] == [
        {"seat": 0, "text": "play 7"},
        {"seat": 1, "text": "use han_xin"},
    ]


@pytest.mark.rule("CH-4.6")
def test_hidden_hands_and_pile() -> None:
    state = at("4 9", "5 5 8")
    assert state.view(0)["hands"] == [["4", "9"], {"hidden": 3}]
    assert state.view(1)["hands"] == [{"hidden": 2}, ["5", "5", "8"]]
    assert state.view(None)["hands"] == [{"hidden": 2}, {"hidden": 3}]
    assert [state.view(seat)["pile"] for seat in (0, 1, None)] == [{"hidden": 16}] * 3


@pytest.mark.rule("CH-4.6", "CH-5.1")
def test_an_open_hand_is_open_to_all() -> None:
    state = do(at("ji_bu 4", "5 5 8", writs=[6, 0]), "0 use ji_bu")
    assert [state.view(seat)["hands"][1] for seat in (0, 1, None)] == [["5", "5", "8"]] * 3
    assert state.view(1)["hands"][0] == {"hidden": 1}


@pytest.mark.rule("CH-4.6", "CH-5.13")
def test_open_are_cancelled_cards_and_those_that_return() -> None:
    state = at("zhongli_mo 4 9 1", "lyu_zhi 8", journal=True)
    do(state, "0 use zhongli_mo 4 9")
    for seat in (0, 1, None):
        assert state.view(seat)["pending"] == [{"seat": 0, "text": "use zhongli_mo 4 9"}]
    do(state, "1 use lyu_zhi")
    for seat in (0, 1, None):
        assert {"zhongli_mo", "lyu_zhi"} <= set(state.view(seat)["discard"])
        assert {"kind": "cancelled", "seat": 0, "card": "zhongli_mo", "returned": ["4", "9"]} in (
            state.journal(seat)
        )
    assert state.view(1)["known"] == [[], ["4", "9"]]


@pytest.mark.rule("CH-4.6", "CH-5.2", "CH-5.3")
def test_open_are_yu_jis_victim_and_ying_bus_prize() -> None:
    state = at("yu_ji 4 9", "5 8", journal=True)
    do(state, "0 use yu_ji 4")
    for seat in (0, 1, None):
        assert state.view(seat)["trick"] == [{"seat": 0, "text": "use yu_ji 4"}]
        assert "4" in state.view(seat)["discard"]
    state = at("ying_bu 9", "5 8", journal=True, discard="4")
    do(state, "0 use ying_bu 4")
    for seat in (0, 1, None):
        assert state.view(seat)["trick"] == [{"seat": 0, "text": "use ying_bu 4"}]
    assert state.view(1)["known"] == [[], ["4"]]


@pytest.mark.rule("CH-4.6", "CH-7.4", "CH-7.5", "CH-7.9")
def test_open_are_cards_swapped_placed_or_taken() -> None:
    swapped = at("4 9", "5 8", event="hongmen", row="7 8", journal=True)
    do(swapped, "0 swap 4 for 7")
    placed = do(at("1 9", "5 8", event="hangu", journal=True), "0 place 1")
    taken = at("4 9", "5 8", event="mandate", trick=["0 play 7"], journal=True)
    do(taken, "1 pass", "1 take 7")
    for seat in (0, 1, None):
        assert swapped.view(seat)["row"] == ["4", "8"]
        assert (placed.view(seat)["row"], placed.view(seat)["row_by"]) == (["1"], [0])
        assert swapped.journal(seat) == swapped.journal(1)
        assert placed.journal(seat) == placed.journal(1)
        assert taken.journal(seat) == taken.journal(0)
    assert swapped.view(1)["known"] == [[], ["7"]]
    assert taken.view(0)["known"] == [["7"], []]
    told = [*swapped.journal(None), *placed.journal(None), *taken.journal(None)]
    cards = [word for event in told for word in (event.get("card"), event.get("for"))]
    assert [card for card in cards if card] == ["4", "7", "1", "7"]


@pytest.mark.rule("CH-4.6", "CH-2.4")
def test_open_are_the_events_used_so_far_and_hidden_those_to_come() -> None:
    state = CHUHAN.position(
        short("9", "4 4", scores=[3, 9], event_deck=["hangu", "mandate"]), journal=True
    )
    do(state, "0 play 9")
    for seat in (0, 1, None):
        assert (state.view(seat)["event"], state.view(seat)["event_deck"]) == (
            "hangu",
            {"hidden": 1},
        )
        assert "mandate" not in json.dumps([state.view(seat), state.journal(seat)])
        assert [e["event"] for e in state.journal(seat) if e["kind"] == "dealt"] == ["hangu"]


@pytest.mark.rule("CH-4.6", "CH-5.1")
def test_hidden_from_the_rival_is_what_ji_bu_shows() -> None:
    state = at("ji_bu 4 9", "5 8", top="7 1 2 2", journal=True)
    do(state, "0 use ji_bu")
    assert state.view(0)["pile"] == {"seen": ["7", "1", "2", "2"], "hidden": 12}
    assert state.view(1)["pile"] == state.view(None)["pile"] == {"hidden": 16}
    assert {"kind": "looked", "seat": 0, "cards": ["7", "1", "2", "2"]} in state.journal(0)
    for seat in (1, None):
        assert {"kind": "looked", "seat": 0} in state.journal(seat)
    do(state, "0 play 4", "1 writ")
    assert state.view(0)["pile"] == {"seen": ["2", "2"], "hidden": 12}
    assert state.view(0)["known"] == [["1", "7"], []]


@pytest.mark.rule("CH-4.6", "CH-4.2")
def test_hidden_from_the_rival_is_what_a_writ_draws() -> None:
    state = at("4 9", "5 8", top="7 1", journal=True)
    do(state, "0 writ")
    assert state.view(1)["hands"][0] == state.view(None)["hands"][0] == {"hidden": 4}
    assert state.view(1)["known"] == [[], []]
    drawn = [event for event in state.journal(0) if event["kind"] == "took_writ"]
    assert drawn[0]["cards"] == ["7", "1"]
    for seat in (1, None):
        (told,) = [event for event in state.journal(seat) if event["kind"] == "took_writ"]
        assert "cards" not in told
        assert told == {k: v for k, v in drawn[0].items() if k != "cards"}


@pytest.mark.rule("CH-4.6", "CH-7.8")
def test_of_a_give_both_know_the_card_given_and_the_giver_the_one_kept() -> None:
    state = at("4 9", "5 8", top="7 1", event="hong_canal", journal=True)
    do(state, "0 writ")
    assert state.view(0)["pile"]["seen"] == ["7", "1"]
    assert "seen" not in state.view(1)["pile"]
    do(state, "0 give 7")
    assert state.view(0)["known"] == [["7"], []]
    assert state.view(1)["hands"] == [{"hidden": 3}, ["5", "7", "8"]]
    told = {seat: json.dumps(state.journal(seat)) for seat in (0, 1, None)}
    assert '"kept": "1"' in told[0]
    assert '"card": "7"' in told[0]
    assert '"card": "7"' in told[1]
    assert "kept" not in told[1] + told[None]
    assert '"1"' not in told[1]
    assert '"7"' not in told[None]


@pytest.mark.rule("CH-4.6", "CH-7.8")
def test_who_must_give_has_looked_at_both_cards() -> None:
    """Also in a short position, which does not say so."""
    fields = {name: value for name, value in GIVE.items() if name != "seen"}
    state = at("4 9", "5 8", top="7 1", **fields)
    assert state.view(0)["pile"]["seen"] == ["7", "1"]
    assert "seen" not in state.view(1)["pile"]
    for seed in range(10):
        assert state.redeal(0, tenka.FastChance(seed)).legal(0) == state.legal(0)


@pytest.mark.rule("CH-4.6", "CH-2.2")
def test_each_is_told_his_own_deal() -> None:
    state = CHUHAN.new(seed=5, journal=True)
    for seat in (0, 1):
        (dealt,) = state.journal(seat)
        assert dealt["cards"] == get(state, "hands")[seat]
    assert "cards" not in state.journal(None)[0]


# Twins: two positions that a seat may not tell apart


def swap_hidden(position: Json, seat: int) -> Json:
    """The rival's first hidden card and one that lies deep in the pile change places."""
    twin: Json = json.loads(json.dumps(position))
    mine, theirs = twin["pile"], twin["hands"][1 - seat]
    unknown = [c for c in theirs if c not in twin.get("known", [[], []])[seat]]
    deep = next(i for i in range(len(mine) - 1, 3, -1) if mine[i] != unknown[0])
    at_hand = theirs.index(unknown[0])
    theirs[at_hand], mine[deep] = mine[deep], theirs[at_hand]
    twin["event_deck"] = list(reversed(twin.get("event_deck", [])))
    return twin


TWINS = [
    ("4 9 ji_bu", "5 5 8", {}, 0),
    ("4 9 ji_bu", "5 5 8", {"bottom": "lyu_zhi"}, 0),
    ("4 9 ji_bu", "5 5 8", {"trick": ["0 play 7"], "event_deck": ["hangu", "calm"]}, 0),
    ("4 9 ji_bu", "5 5 8", {"trick": ["0 play 4"], "known": [["8"], []]}, 0),
    ("5 5 8", "4 9 han_xin", {"trick": ["0 play 4"], "seen": [0, 4]}, 1),
    ("5 5 8", "lyu_zhi 4", {"pending": ["0 use ji_bu"]}, 1),
    ("xiao_he 4", "5 8", {"pending": ["0 use ji_bu", "1 use lyu_zhi"]}, 0),
    ("4 9", "5 8", {**GIVE, "top": "8 2"}, 0),
    ("5 8", "4 9", {"event": "mandate", "trick": ["0 play 4", "1 pass"]}, 1),
    ("4 9", "5 8", {"event": "warlords", "row": "1 2 4 ji_bu 7 0"}, 0),
    ("1 9", "5 8", {"event": "hangu", "doubled": True, "writs": [2, 1]}, 0),
]


@pytest.mark.rule("CH-4.6")
@pytest.mark.parametrize(("han", "chu", "fields", "seat"), TWINS, ids=range(len(TWINS)))
def test_twins_are_alike(han: str, chu: str, fields: dict[str, Any], seat: int) -> None:
    """View, legal moves, forecast, and what `check` says of any plan, are the same."""
    position = short(han, chu, **fields)
    one = CHUHAN.position(position, journal=True)
    other = CHUHAN.position(swap_hidden(position, seat), seed=9, journal=True)
    assert one.to_position() != other.to_position()
    assert one.view(seat) == other.view(seat)
    assert one.forecast(seat) == other.forecast(seat)
    assert one.choices(seat) == other.choices(seat)
    assert one.journal(seat) == other.journal(seat)
    moves = [[one.text(a) for a in s.legal(seat)] for s in (one, other)]
    assert moves[0] == moves[1]
    for first in [*moves[0], "play 5", "use lyu_zhi"]:
        for second in ("play 4", "play 5 5", "play 8", "pass", "give 1", "take 4", "allow", "x"):
            plan = [first, second]
            verdicts = [refusal and refusal.rule for refusal in
                        (one.check(seat, plan), other.check(seat, plan))]  # fmt: skip
            assert verdicts[0] == verdicts[1], plan


@pytest.mark.rule("CH-4.6", "CH-4.2")
@pytest.mark.parametrize("event", ["calm", "hong_canal"])
def test_check_learns_nothing_from_a_writ(event: str) -> None:
    """What would be drawn is not judged, whatever lies on the pile."""
    for top in ("7 7", "1 2", "ji_bu han_xin", "4 4"):
        state = at("4 9", "5 8", top=top, event=event)
        for then in ("play 7 7", "play 4 4 4", "use ji_bu", "play 1", "give 7", "play 4"):
            assert state.check(0, ["writ", then]) is None
            assert state.check(0, ["writ", then, "play 5"]) is None


@pytest.mark.rule("CH-4.6")
def test_check_learns_nothing_from_the_next_deal() -> None:
    for seed in range(10):
        state = at("9", "4 4", scores=[0, 9], seed=seed)
        assert state.check(0, ["play 9", "play 9"]) is None
        assert state.check(0, ["play 9", "play 1 1 1"]) is None


@pytest.mark.rule("CH-4.6")
def test_check_plays_nothing_and_still_refuses() -> None:
    state = at("ji_bu 4 9", "5 8", journal=True)
    before = state.to_position()
    assert state.check(0, ["use ji_bu", "play 4"]) is None
    for plan, rule in (
        (["use ji_bu", "use ji_bu"], "CH-4.1"),
        (["play 4", "play 9"], "CH-8.1"),
        (["play 5"], "CH-8.3"),
        (["use ji_bu", "pass"], "CH-4.1"),
    ):
        refusal = state.check(0, plan)
        assert refusal is not None
        assert refusal.rule == rule
    assert (state.to_position(), state.journal(0)) == (before, [])


@pytest.mark.rule("CH-4.6")
def test_journals_of_twins_that_play_on() -> None:
    """Other cards drawn, looked at, kept: the rival and the spectators are told the same."""
    for event, moves in (
        ("calm", ["0 use ji_bu", "0 writ", "0 play 4", "1 writ", "1 pass"]),
        ("hong_canal", ["0 writ", "0 give 1", "0 play 4", "1 pass"]),
    ):
        told = []
        for top in ("1 7 2 2", "1 8 1 1"):
            state = at("ji_bu 4 9", "5 5", top=top, event=event, journal=True)
            do(state, *moves)
            told.append([state.journal(seat) for seat in (0, 1, None)])
        assert told[0][0] != told[1][0]
        assert told[0][2] == told[1][2]
        if event == "hong_canal":
            assert told[0][1] == told[1][1]


@pytest.mark.rule("CH-4.6")
def test_a_journal_is_kept_only_when_asked_for_and_from_any_event_on() -> None:
    assert do(at("4 9", "5 8"), "0 play 4").journal(0) == []
    state = do(at("4 9", "5 8", journal=True), "0 writ", "0 play 4", "1 pass")
    whole = state.journal(0)
    for since in range(len(whole) + 2):
        assert state.journal(0, since) == whole[since:]


@pytest.mark.rule("CH-4.6")
@pytest.mark.parametrize(
    ("fields", "move", "learned"),
    [
        ({}, "play 4", [False, False]),
        ({}, "writ", [True, False]),
        ({}, "use ji_bu", [True, False]),
        ({"writs": [6, 0]}, "use ji_bu", [True, True]),  # a hand is opened to all
        ({}, "use yu_ji 4", [False, False]),
        ({"event": "hongmen", "row": "7 8"}, "swap 4 for 7", [False, False]),
        ({"event": "hong_canal"}, "writ", [True, False]),
    ],
)
def test_who_has_learned_something_hidden(
    fields: dict[str, Any], move: str, learned: list[bool]
) -> None:
    state = do(at("ji_bu yu_ji 4 9", "5 8", journal=True, **fields), f"0 {move}")
    assert [state.learned(seat) for seat in (0, 1)] == learned
    assert not state.learned(0, len(state.journal(0)))


# Forecast


@pytest.mark.rule("CH-6.4", "CH-7.2", "CH-7.5", "CH-7.6", "CH-5.11")
@pytest.mark.parametrize(
    "fields",
    [
        {},
        {"writs": [2, 3]},
        {"doubled": True, "writs": [1, 2]},
        {"event": "restraint", "writs": [3, 1]},
        {"event": "restraint", "writs": [6, 0], "scores": [1, 9], "doubled": True},
        {"event": "gaixia"},
        {"event": "hangu", "row": "1 2", "row_by": [1, 0]},
        {"event": "hangu", "row": "1 2", "row_by": [0, 1]},
    ],
)
def test_the_forecast_of_going_out_comes_true(fields: dict[str, Any]) -> None:
    state = at("9", "4 4 4 4 4 4 5", **{"scores": [5, 9], **fields})
    before = get(state, "scores")[0]
    told = [state.forecast(seat)["going_out"][0]["total"] for seat in (0, 1, None)]
    after = get(do(state, "0 play 9"), "scores")[0]
    assert told == [after - before] * 3
