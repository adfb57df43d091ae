"""SG-2.3 to SG-2.5 and SG-2.8: the draft."""

from collections import Counter

import pytest

from .japan import in_game
from .table import SHOGUN, do, draft, draft_json, get, impossible, land, legal, refused

ONE_EACH = "Kai 0:5, Omi 1:5, Ise 2:5"
REST = ["4 4 3 3 2 2 2 2"] * 3


@pytest.mark.rule("SG-2.3")
def test_the_choices_of_a_pick() -> None:
    """Two open cards and four sizes; groups of one size are one move."""
    assert legal(draft()) == [
        *(f"draft open Aki {n}" for n in (2, 3, 4, 5)),
        *(f"draft open Bizen {n}" for n in (2, 3, 4, 5)),
        "draft top",
    ]
    assert legal(draft("Kai 0:5, Omi 0:4, Ise 0:3", *["4 2 2"] * 3)) == [
        "draft open Aki 2",
        "draft open Aki 4",
        "draft open Bizen 2",
        "draft open Bizen 4",
        "draft top",
    ]


@pytest.mark.rule("SG-2.3", "SG-2.4")
@pytest.mark.parametrize(("taken", "after"), [("Aki", ["Omi", "Bizen"]), ("Bizen", ["Aki", "Omi"])])
def test_an_open_card_is_replaced_in_its_place(taken: str, after: list[str]) -> None:
    state = draft(top="Omi Kai")
    do(state, f"0 draft open {taken} 4")
    assert land(state) == f"{taken} 0:4"
    assert get(state, "players.0.groups") == [5, 4, 3, 3, 2, 2, 2, 2]
    assert get(state, "draft.open") == after
    assert get(state, "draft.stack")[0] == "Kai"
    assert (state.turn, get(state, "draft.turn")) == ((1,), 1)
    assert get(state, "draft.seen") == [["Aki", "Bizen"], None, None]


@pytest.mark.rule("SG-2.3", "SG-2.8", "SG-8.4")
def test_the_top_of_the_stack() -> None:
    state = draft(top="Omi Kai", turn=2)
    do(state, "2 draft top")
    assert (state.turn, get(state, "draft.drawn"), get(state, "draft.turn")) == ((2,), "Omi", 2)
    assert (land(state), get(state, "draft.stack")[0]) == ("", "Kai")
    assert legal(state) == ["draft group 2", "draft group 3", "draft group 4", "draft group 5"]
    do(state, "2 draft group 3")
    assert (land(state), get(state, "draft.drawn")) == ("Omi 2:3", None)
    assert get(state, "draft.open") == ["Aki", "Bizen"]
    assert get(state, "players.2.groups") == [5, 4, 4, 3, 2, 2, 2, 2]
    assert state.turn == (0,)


@pytest.mark.rule("SG-2.8")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_all_see_the_card_drawn(seat: int | None) -> None:
    state = do(draft(top="Omi Kai"), "0 draft top")
    assert state.view(seat)["draft"]["drawn"] == "Omi"


@pytest.mark.rule("SG-2.3")
def test_it_goes_round_clockwise_to_the_last_group() -> None:
    state = draft("Kai 0:5, Omi 1:5, Ise 2:5", "3 2", "3 2", "3 2", turn=1, top="Settsu Hida Hoki")
    do(state, "1 draft open Aki 3", "2 draft open Bizen 2", "0 draft top", "0 draft group 3")
    assert state.turn == (1,)
    do(state, "1 draft open Settsu 2", "2 draft open Hida 3")
    assert get(state, "phase") == "draft"
    (last,) = get(state, "players.0.groups")
    do(state, f"0 draft open {get(state, 'draft.open')[0]} {last}")
    assert (get(state, "phase"), get(state, "draft")) == ("planning", None)
    assert [player["groups"] for player in get(state, "players")] == [[], [], []]
    assert len(get(state, "provinces")) == 9


# SG-2.4


@pytest.mark.rule("SG-2.4")
def test_a_refresh() -> None:
    state = draft(
        ONE_EACH, *REST, top="Hida Hoki", open="Bizen Aki", seen=[["Aki", "Bizen"], None, None]
    )
    stack = get(state, "draft.stack")
    assert "draft refresh" in legal(state)
    do(state, "0 draft refresh")
    assert get(state, "draft.open") == ["Hida", "Hoki"]
    assert get(state, "draft.stack") == [*stack[2:], "Bizen", "Aki"]
    assert get(state, "draft.known") == 2
    assert get(state, "draft.seen") == [["Aki", "Bizen"], None, None]
    assert (state.turn, "draft refresh" in legal(state)) == ((0,), False)
    assert refused(state, "0 draft refresh") == "SG-2.4"
    do(state, "0 draft open Hoki 4")
    assert get(state, "draft.seen") == [["Hida", "Hoki"], None, None]


@pytest.mark.rule("SG-2.4")
@pytest.mark.parametrize(
    ("seen", "may"),
    [
        ([None, None, None], False),
        ([["Aki", "Hida"], None, None], False),
        ([None, ["Aki", "Bizen"], ["Aki", "Bizen"]], False),  # others faced them
        ([["Aki", "Bizen"], None, None], True),
    ],
)
def test_only_who_faces_the_same_two_may_refresh(seen: list[list[str] | None], may: bool) -> None:
    state = draft(ONE_EACH, *REST, seen=seen)
    assert ("draft refresh" in legal(state)) is may
    if not may:
        assert refused(state, "0 draft refresh") == "SG-2.4"


@pytest.mark.rule("SG-2.4")
def test_seen_is_the_pair_before_any_replacement() -> None:
    state = draft(top="Omi Kai Ise Hida Hoki", open="Bizen Aki")
    do(state, "0 draft open Bizen 5")
    assert get(state, "draft.seen") == [["Aki", "Bizen"], None, None]
    do(state, "1 draft top")
    assert get(state, "draft.seen") == [["Aki", "Bizen"], ["Aki", "Omi"], None]
    do(state, "1 draft group 5", "2 draft top", "2 draft group 5")
    assert "draft refresh" not in legal(state)  # seat 0 has seen Aki and Bizen
    do(state, "0 draft top", "0 draft group 4")
    assert "draft refresh" in legal(state)  # seat 1 faces Omi and Aki again
    do(state, "1 draft refresh")
    assert get(state, "draft.known") == 2


@pytest.mark.rule("SG-2.4")
def test_known_is_never_more_than_the_stack() -> None:
    n = len(in_game("sun", 3)) - 5
    state = draft(ONE_EACH, *REST, known=n)
    assert len(get(state, "draft.stack")) == n
    do(state, "0 draft top")
    assert get(state, "draft.known") == n - 1
    state = draft(ONE_EACH, *REST, known=n - 1)
    do(state, "0 draft open Aki 4")
    assert get(state, "draft.known") == n - 1
    do(state, "1 draft open Bizen 4")
    assert get(state, "draft.known") == n - 2


# SG-2.5


@pytest.mark.rule("SG-2.5")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_start_player_is_drawn_by_lot(seats: int) -> None:
    games = 100 * seats
    found = Counter(SHOGUN.new(seats, n, setup="draft").turn for n in range(games))
    assert set(found) == {(seat,) for seat in range(seats)}
    assert sum((n - 100) ** 2 / 100 for n in found.values()) < 18.5


@pytest.mark.rule("SG-2.3")
def test_the_stack_is_shuffled() -> None:
    tops = Counter(get(SHOGUN.new(4, n, setup="draft"), "draft.stack.0") for n in range(900))
    assert len(tops) == 45
    assert sum((n - 20) ** 2 / 20 for n in tops.values()) < 80.1


# Refusals, the first that fits


@pytest.mark.rule("SG-8.1", "SG-8.2", "SG-2.3", "SG-2.4", "SG-2.8")
@pytest.mark.parametrize(
    ("move", "rule"),
    [
        ("1 draft top", "SG-8.1"),
        ("1 nonsense", "SG-8.1"),
        ("0 plan castle Aki", "SG-8.2"),
        ("0 draft open Aki", "SG-8.2"),
        ("0 draft open Aki 05", "SG-8.2"),
        ("0 draft open aki 5", "SG-8.2"),
        ("0 draft open Atlantis 5", "SG-8.2"),
        ("0 draft open  Aki 5", "SG-8.2"),
        ("0 draft top 5", "SG-8.2"),
        ("0 draft group 0", "SG-8.2"),
        ("0 draft group 5", "SG-2.8"),
        ("0 draft group 9", "SG-2.8"),
        ("0 draft refresh", "SG-2.4"),
        ("0 draft open Kai 5", "SG-2.3"),
        ("0 draft open Mutsu 5", "SG-2.3"),
        ("0 draft open Aki 1", "SG-2.3"),
        ("0 draft open Aki 6", "SG-2.3"),
    ],
)
def test_refusals(move: str, rule: str) -> None:
    assert refused(draft(), move) == rule


@pytest.mark.rule("SG-2.8", "SG-2.3")
@pytest.mark.parametrize(
    ("move", "rule"),
    [
        ("1 draft group 5", "SG-8.1"),
        ("0 draft open Aki 5", "SG-2.8"),
        ("0 draft open Aki 9", "SG-2.8"),
        ("0 draft top", "SG-2.8"),
        ("0 draft refresh", "SG-2.8"),
        ("0 draft group 1", "SG-2.3"),
        ("0 draft group 6", "SG-2.3"),
    ],
)
def test_refusals_with_a_card_drawn(move: str, rule: str) -> None:
    seen = [["Aki", "Bizen"], None, None]
    assert refused(draft(drawn="Omi", seen=seen), move) == rule


# What cannot be


@pytest.mark.parametrize(
    "position",
    [
        draft_json() | {"season": "summer"},
        draft_json() | {"year": 2},
        draft_json() | {"draft": None},
        draft_json("Aki 0:5", "4 4 3 3 2 2 2 2", *["5 4 4 3 3 2 2 2 2"] * 2, turn=1),  # Aki twice
        draft_json(drawn="Aki"),
        draft_json(open="Aki Aki"),
        draft_json(open="Aki Mutsu"),
        draft_json(open="Aki"),
        draft_json(turn=3),
        draft_json("Kai 0:5", "4 4 3 3 2 2 2 2", *["5 4 4 3 3 2 2 2 2"] * 2, turn=0),
        draft_json("Kai 0:5", "4 4 3 3 2 2 2 2", "4 4 3 3 2 2 2 2", "5 4 4 3 3 2 2 2 2", turn=0),
        draft_json("", "5 4", "5 4", "5 4 2"),
        draft_json("", "5 4 4", "5", "5", turn=0),
        draft_json() | {"events": {"stack": [1, 2, 3, 4, 5, 6, 7]}},
        draft_json() | {"events": {"open": [1, 2, 3, 4], "stack": [5, 6, 7, 8, 9, 10, 11, 12]}},
        draft_json() | {"actions": ["castle"]},
    ],
)
def test_drafts_that_cannot_be(position: dict[str, object]) -> None:
    impossible(position)


def test_a_card_of_the_game_must_lie_somewhere() -> None:
    position = draft_json()
    position["draft"]["stack"].pop()
    impossible(position)
    position = draft_json()
    position["draft"]["stack"].append("Mutsu")
    impossible(position)
