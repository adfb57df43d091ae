"""SG-3.1, 3.7 to 3.9 and SG-8: the course of a season, who is asked what, and texts of moves."""

from typing import Any

import pytest

import tenka
from tenka.core.contract import Json

from .table import (
    ACTIONS,
    FIELDS,
    SHOGUN,
    SPECIALS,
    TAX_MAX5,
    do,
    each,
    get,
    impossible,
    land,
    legal,
    planning,
    refused,
    season,
    season_json,
    throws,
    when,
    winter,
)

NEXT = [{"actions": ACTIONS[::-1]}, {"specials": SPECIALS[::-1]}]
DUELS = "Settsu 0:3, Kai 1:3, Bizen 2:3"


# SG-3.1


@pytest.mark.rule("SG-3.1")
@pytest.mark.parametrize("finished", range(10))
def test_five_cards_are_open_and_one_more_for_each_finished_action(finished: int) -> None:
    """The battle is the action going on."""
    row = [action for action in ACTIONS if action != "battle_a"]
    row.insert(finished, "battle_a")
    state = season("Settsu 0:3", "battle_a Settsu", actions=row, action=finished)
    opened = min(10, 5 + finished)
    for seat in (0, 1, 2, None):
        assert state.view(seat)["actions"] == {"open": row[:opened], "hidden": 10 - opened}


@pytest.mark.rule("SG-3.1")
def test_the_next_card_is_turned_when_all_have_finished() -> None:
    plans = ("battle_a Settsu", "battle_a Kai, battle_b Suruga")
    state = season(f"{DUELS}, Suruga 1:2", *plans, first="battle_a")
    do(state, "0 move Settsu Harima 1")
    assert (get(state, "action"), state.view(0)["actions"]["hidden"]) == (0, 5)
    do(state, "1 move Kai Suruga 2")
    assert (get(state, "action"), state.view(0)["actions"]["hidden"]) == (9, 0)


# SG-3.7


@pytest.mark.rule("SG-3.7")
def test_actions_in_the_order_of_their_cards() -> None:
    """Tax before the castle pays for it; after it, it comes too late."""
    plan = "tax Settsu, castle Kai"
    state = season("Settsu 0:1, Kai 0:1", plan, first="tax castle", chests="0")
    assert (land(state, "Kai"), each(state, "chests")[0]) == ("Kai 0:1 castle", 4)
    state = season("Settsu 0:1, Kai 0:1", plan, first="castle tax", chests="0")
    assert (land(state, "Kai"), each(state, "chests")[0]) == ("Kai 0:1", 7)


@pytest.mark.rule("SG-3.7", "SG-3.6")
def test_each_action_by_all_players_in_turn_order() -> None:
    state = season(
        DUELS,
        *("battle_a Settsu", "battle_a Kai", "battle_a Bizen"),
        cards="defence attack rice",
        chance=throws("", "", ""),
    )
    assert get(state, "order") == [2, 1, 0]
    for at, (seat, move) in enumerate(
        [(2, "move Bizen Bitchu 1"), (1, "move Kai Musashi 1"), (0, "move Settsu Harima 1")]
    ):
        assert (state.turn, get(state, "at")) == ((seat,), at)
        do(state, f"{seat} {move}")
    assert when(state) == "1 summer planning"


@pytest.mark.rule("SG-3.7", "SG-8.4")
def test_players_without_a_decision_are_passed_over() -> None:
    state = season(DUELS, "battle_b Settsu", "", "battle_a Bizen")
    assert (state.turn, get(state, "action"), get(state, "at")) == ((2,), 8, 2)
    do(state, "2 move Bizen Bitchu 1")
    assert (state.turn, get(state, "action"), get(state, "at")) == ((0,), 9, 0)


@pytest.mark.rule("SG-3.7", "SG-4.5")
def test_the_armies_at_the_own_turn_count() -> None:
    """deploy5 comes before the battle: 3 + 5 armies, 7 may go."""
    state = season("Noto 0:3, Kaga 0:1", "deploy1 Kaga, battle_a Noto", event=TAX_MAX5)
    do(state, "0 move Kaga Noto 1")
    assert legal(state) == [f"move Noto {to} {n}" for to in ("Etchu", "Kaga") for n in (1, 2, 3)]


# SG-3.8


@pytest.mark.rule("SG-3.8")
def test_who_cannot_pay_skips_and_pays_nothing() -> None:
    state = season(
        "Omi 0:1, Kai 0:1, Kaga 0:1, Ise 0:1",
        "castle Omi, temple Kai, deploy5 Kaga, deploy3 Ise",
        chests="1",
    )
    assert (land(state), each(state, "chests")[0]) == ("Ise 0:1, Kaga 0:1, Kai 0:1, Omi 0:1", 1)


@pytest.mark.rule("SG-3.8")
def test_who_can_must() -> None:
    """The castle takes the chests that the temple would have cost."""
    state = season("Omi 0:1, Kai 0:1", "castle Omi, temple Kai", chests="4")
    assert (land(state), each(state, "chests")[0]) == ("Kai 0:1, Omi 0:1 castle", 1)


# SG-3.9


@pytest.mark.rule("SG-3.9", "SG-3.5", "SG-8.5")
@pytest.mark.parametrize(
    ("now", "then", "left"), [("spring", "summer", [1, 2, 3]), ("summer", "autumn", [1, 2])]
)
def test_the_end_of_a_season(now: str, then: str, left: list[int]) -> None:
    rest = [n for n in range(1, 13) if n not in (*left, 9)]
    state = season(
        "Settsu 0:3, Omi 1:2",
        "tax Settsu, bid chest1",
        season=now,
        events={"open": left, "current": 9, "stack": rest[:8]},
        chance=NEXT,
    )
    p = state.to_position()
    assert (when(state), state.turn) == (f"1 {then} planning", (0, 1, 2))
    assert p["events"] == {"open": left, "current": None, "stack": rest[:8]}
    assert (p["plans"], p["taken"], p["order"], p["choosing"]) == ([{}, {}, {}], {}, [], [])
    assert (p["actions"], p["specials"]) == (ACTIONS[::-1], SPECIALS[::-1])
    assert (p["action"], p["at"], p["placed"], p["chance"]) == (0, 0, False, [])
    assert land(state) == "Omi 1:2, Settsu 0:3 m1"


@pytest.mark.rule("SG-3.9", "SG-7.2")
def test_after_autumn_the_turn_order_stays_for_winter() -> None:
    state = season(
        "Settsu 0:1, Omi 0:1, Ise 0:1",
        season="autumn",
        cards="defence attack rice",
        events={"open": [8], "current": 9, "stack": [1, 2, 3, 4, 5, 6, 7, 10]},
        chance=[{"draw": ["Settsu", "Ise"]}],
    )
    p = state.to_position()
    assert (when(state), p["order"], p["winter"]) == (
        "1 winter winter",
        [2, 1, 0],
        {"at": 2, "revolts": ["Ise", "Settsu"], "extra": 2},
    )
    assert p["events"] == {"open": [8], "current": None, "stack": [1, 2, 3, 4, 5, 6, 7, 10]}
    assert (p["actions"], p["specials"], p["taken"], p["plans"]) == ([], [], {}, [{}, {}, {}])


# SG-8.1, SG-8.2


@pytest.mark.rule("SG-8.1")
def test_a_seat_moves_only_when_it_owes_a_decision() -> None:
    state = season(DUELS, "", "battle_a Kai")
    assert state.turn == (1,)
    for seat in (0, 2):
        assert state.legal(seat) == []
        assert refused(state, f"{seat} move Kai Suruga 1") == "SG-8.1"
        assert refused(state, f"{seat} what") == "SG-8.1"


@pytest.mark.rule("SG-8.1", "SG-7.6")
def test_nobody_moves_when_it_is_over() -> None:
    state = winter("Settsu 0:1", "9", year=2)
    assert (when(state), state.turn) == ("2 winter over", ())
    for seat in range(3):
        assert state.legal(seat) == []
        assert refused(state, f"{seat} plan castle none") == "SG-8.1"


@pytest.mark.rule("SG-8.2")
@pytest.mark.parametrize(
    "text",
    [
        "", " ", "move", "MOVE Settsu Omi 1", "move Settsu Omi one", "move  Settsu Omi 1",
        " move Settsu Omi 1", "move Settsu Omi 1\n", "move Settsu Omi +1", "move Settsu Omi 1 1",
        "move Settsu Omi 00", "move Settsu OMI 1", "move Settsu 1", "stay ", "Stay", "revolt Omi",
        "draft top", "choose rice", "plan castle none", "x" * 5000, "move Settsu Omi 1\0",
        "move\tSettsu\tOmi\t1", "move Settsu Omi \u00b2",
    ],
)  # fmt: skip
def test_texts_that_are_no_moves(text: str) -> None:
    state = season("Settsu 0:3, Omi 1:1", "battle_a Settsu")
    assert refused(state, f"0 {text}") == "SG-8.2"


@pytest.mark.rule("SG-8.2")
def test_winter_and_choosing_have_their_own_texts() -> None:
    state = winter("Settsu 0:1, Omi 0:1, Ise 0:1", chance=[{"draw": ["Settsu", "Ise"]}])
    assert refused(state, "0 stay") == "SG-8.2"
    assert refused(state, "0 revolt") == "SG-8.2"
    assert refused(state, "0 revolt Edo") == "SG-8.2"
    state = SHOGUN.position(
        season_json("", "") | {"phase": "choosing", "taken": {}, "choosing": [1, 0, 2]}
    )
    assert refused(state, "0 choose rice") == "SG-8.1"
    for text in ("choose", "choose castle", "choose Rice", "choose rice 1", "plan castle none"):
        assert refused(state, f"1 {text}") == "SG-8.2"


@pytest.mark.rule("SG-8.2")
@pytest.mark.parametrize("action", [-1, 10**9, 2**70])
def test_actions_that_are_no_moves(action: int) -> None:
    state = season("Settsu 0:3, Omi 1:1", "battle_a Settsu")
    before = state.to_position()
    with pytest.raises(tenka.IllegalMove):
        state.apply(0, action)
    assert state.to_position() == before


# SG-8.3, SG-8.4


@pytest.mark.rule("SG-8.3")
def test_a_given_position_is_settled_when_it_is_loaded() -> None:
    """From the fourth action on, from the second player on."""
    state = season(
        "Settsu 0:1, Omi 1:1, Ise 2:1, Kai 0:2",
        *("tax Settsu, castle Kai", "tax Omi", "tax Ise"),
        action=4,
        at=1,
        chests="3",
        cards="rice deploy6 attack",
    )
    assert each(state, "chests") == [3, 6, 8]  # seat 0 and the castle are behind us
    assert when(state) == "1 summer planning"


@pytest.mark.rule("SG-8.3", "SG-8.4")
def test_a_decision_is_asked_even_when_one_move_is_legal() -> None:
    on = "Shima 0:2, Izu 1:1 temple"
    state = season(on, "battle_a Shima", event=6)
    assert (state.turn, legal(state)) == ((0,), ["move Shima Ise 1"])


@pytest.mark.rule("SG-8.3", "SG-4.4")
def test_a_deploy1_that_has_been_paid_is_not_paid_again() -> None:
    state = season(
        "Settsu 0:3, Yamato 0:1", "deploy1 Settsu", action=7, at=0, placed=True, chests="2"
    )
    assert (each(state, "chests")[0], land(state, "Settsu")) == (2, "Settsu 0:3")
    assert legal(state) == ["move Settsu Yamato 1", "move Settsu Yamato 2", "stay"]
    do(state, "0 stay")
    assert each(state, "chests")[0] == 2


@pytest.mark.rule("SG-8.3", "SG-3.6")
def test_all_plans_laid_is_settled_on_loading() -> None:
    plan = ", ".join(f"{field} none" for field in FIELDS)
    chance = [{"event": 10}, {"lot": [1, 2, 0]}]
    state = planning("", plan, plan, plan, chance=chance)
    assert (when(state), get(state, "choosing")) == ("1 spring choosing", [1, 2, 0])
    assert get(state, "events.current") == 10


@pytest.mark.rule("SG-8.5")
@pytest.mark.parametrize(
    "chance",
    [
        [{}],
        [{"actions": ACTIONS}, {"actions": ACTIONS}],
        [{"specials": SPECIALS}],
        [{"actions": ACTIONS[:-1]}],
        [{"actions": [*ACTIONS[:-1], "castle"]}],
        [{"actions": ACTIONS}, {"specials": [*SPECIALS[:-1], "rice"]}],
        [{"actions": ACTIONS, "specials": SPECIALS}],
        [{"dice": 6}],
        ["actions"],
        {"actions": ACTIONS},
    ],
)
def test_forced_outcomes_that_cannot_be(chance: Any) -> None:
    impossible(season_json("Settsu 0:1", "tax Settsu", chance=chance))


@pytest.mark.rule("SG-8.5")
def test_forced_outcomes_that_are_not_due_yet_stay() -> None:
    state = season("Settsu 0:2", "battle_a Settsu", chance=[*throws("0:1"), *NEXT])
    assert get(state, "chance") == [*throws("0:1"), *NEXT]
    do(state, "0 move Settsu Omi 1")
    assert (get(state, "actions"), get(state, "chance")) == (ACTIONS[::-1], [])


def asked(p: Json) -> list[int]:
    """Who owes a decision, by the table of SG-8.4."""
    if p["phase"] == "planning":
        return [seat for seat, plan in enumerate(p["plans"]) if len(plan) < 11]
    if p["phase"] == "choosing":
        return list(p["choosing"][:1])
    if p["phase"] == "draft":
        return [p["draft"]["turn"]]
    at = p["at"] if p["phase"] == "actions" else p["winter"]["at"]
    return [p["order"][at]]


@pytest.mark.rule("SG-8.4", "SG-3.10", "SG-3.6", "SG-7.6")
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize(("board", "setup"), [("sun", "preset"), ("sun", "draft"), ("moon", None)])
def test_whole_games_ask_what_the_table_says(seats: int, board: str, setup: str | None) -> None:
    options: Json = {"board": board} | ({"setup": setup} if setup else {})
    state = SHOGUN.new(seats, 11, **options)
    draws = tenka.FastChance(seats).draws("moves")
    seen = set()
    while state.turn:
        p = state.to_position()
        seen.add((p["year"], p["season"], p["phase"]))
        assert list(state.turn) == asked(p)
        seat = state.turn[draws.below(len(state.turn))]
        moves = legal(state, seat)
        assert moves == sorted(set(moves))
        for other in range(seats):
            if other not in state.turn:
                assert state.legal(other) == []
        state.play(seat, moves[draws.below(len(moves))])
    seasons = [(y, s, "planning") for y in (1, 2) for s in ("spring", "summer", "autumn")]
    assert set(seasons) <= seen
    assert when(state) == "2 winter over"
