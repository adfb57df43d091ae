"""Events of a record: what can be noted, undo, and how a game ends."""

import json

import pytest

import tenka
from tenka.core.chance import seal_of
from tenka.core.contract import Json
from tenka.core.record import EVENTS, Record
from tests.core.records import CHUHAN, OTHER, SECRET, new, play_on, whole_game

NONCE = "5f" * 16

# Events


def test_each_kind_of_event() -> None:
    record = new()
    record.event("sealed", seat=0, seal=seal_of(NONCE))
    record.event("nonce", seat=1, nonce="ab")
    record.event("nonce", seat=0, nonce=NONCE)
    play_on(record, 2)
    record.event("bot_took_seat", seat=0, bot="greedy")
    record.event("player_took_seat", seat=0)
    record.event("hinted", seat=0)
    record.event("undone", entries=1)
    record.event("aborted")
    kinds = [entry.get("event") for entry in record.entries]
    assert kinds == [
        *("sealed", "nonce", "nonce", None, None, "bot_took_seat", "player_took_seat", "hinted"),
        *("undone", "aborted"),
    ]
    assert Record.from_json(record.to_json()).entries == record.entries
    assert set(EVENTS) == {*filter(None, kinds), "resigned", "left", "draw_agreed"}


def test_events_that_say_more() -> None:
    record = play_on(new(), 2)
    record.event("bot_took_seat", seat=0, bot="greedy", why="time")
    record.event("undone", entries=1, seat=1)
    record.event("left", seat=1)
    assert record.outcome is not None
    assert (record.outcome.winners, record.outcome.reason) == ((0,), "left")
    assert Record.from_json(record.to_json()).entries == record.entries


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("", {}),
        ("paused", {}),
        ("move", {"seat": 0}),
        ("nonce", {}),
        ("nonce", {"seat": 0}),
        ("nonce", {"nonce": "5f"}),
        ("nonce", {"seat": 0, "nonce": "5f", "more": 1}),
        ("nonce", {"seat": 2, "nonce": "5f"}),
        ("nonce", {"seat": -1, "nonce": "5f"}),
        ("nonce", {"seat": True, "nonce": "5f"}),
        ("nonce", {"seat": "0", "nonce": "5f"}),
        ("nonce", {"seat": 0, "nonce": "5F"}),
        ("nonce", {"seat": 0, "nonce": "xyz"}),
        ("nonce", {"seat": 0, "nonce": "5f\n"}),
        ("nonce", {"seat": 0, "nonce": "0" * 65}),
        ("nonce", {"seat": 0, "nonce": 5}),
        ("nonce", {"seat": 0, "nonce": None}),
        ("undone", {}),
        ("undone", {"entries": 0}),
        ("undone", {"entries": -1}),
        ("undone", {"entries": 3}),
        ("undone", {"entries": True}),
        ("undone", {"entries": "1"}),
        ("undone", {"entries": 1.0}),
        ("undone", {"entries": 1, "seat": 2}),
        ("undone", {"entries": 1, "why": "time"}),
        ("left", {}),
        ("left", {"seat": 2}),
        ("resigned", {"seat": 0, "why": "time"}),
        ("bot_took_seat", {"seat": 0, "bot": "greedy", "why": "bored"}),
        ("bot_took_seat", {"seat": 0, "bot": "greedy", "why": None}),
        ("bot_took_seat", {"seat": 0, "bot": "greedy", "why": ["time"]}),
        ("resigned", {}),
        ("resigned", {"seat": 2}),
        ("resigned", {"seat": None}),
        ("bot_took_seat", {"seat": 0}),
        ("bot_took_seat", {"seat": 0, "bot": None}),
        ("bot_took_seat", {"seat": 0, "bot": ["greedy"]}),
        ("player_took_seat", {"seat": 0, "bot": "greedy"}),
        ("draw_agreed", {}),  # Chu Han knows no draws
        ("aborted", {"seat": 0}),
        ("aborted", {"event": "aborted"}),
    ],
)
def test_events_that_are_none(kind: str, fields: Json) -> None:
    record = play_on(new(), 2) if kind != "nonce" else new()
    before = list(record.entries)
    with pytest.raises(tenka.BadRecord):
        record.event(kind, **fields)
    assert record.entries == before


def test_nonces_come_before_the_first_move_and_once() -> None:
    record = new()
    record.event("nonce", seat=0, nonce="5f")
    with pytest.raises(tenka.BadRecord):
        record.event("nonce", seat=0, nonce="60")
    play_on(record, 1)
    with pytest.raises(tenka.BadRecord):
        record.event("nonce", seat=1, nonce="60")
    assert record.nonces == ["5f", ""]


def test_nonces_are_by_seat_whatever_their_order() -> None:
    one, other = new(), new()
    for seat in (0, 1):
        one.event("nonce", seat=seat, nonce=f"0{seat}")
    for seat in (1, 0):
        other.event("nonce", seat=seat, nonce=f"0{seat}")
    assert one.nonces == other.nonces == ["00", "01"]
    assert one.state().to_position() == other.state().to_position()


def test_nonces_change_the_deal() -> None:
    deals = []
    for nonces in ({}, {0: "5f"}, {1: "5f"}, {0: "5", 1: "f"}, {0: "5f", 1: "5f"}, {0: "60"}):
        record = new()
        for seat, nonce in nonces.items():
            record.event("nonce", seat=seat, nonce=nonce)
        deals.append(str(record.state().to_position()["hands"]))
    deals.append(str(Record.new(CHUHAN, 2, {}, OTHER).state().to_position()["hands"]))
    assert len(set(deals)) == len(deals)


# Undo


def test_undo_takes_moves_back() -> None:
    record = play_on(new(), 8)
    five = record.state(5).to_position()
    record.event("undone", entries=3)
    assert record.state().to_position() == five
    assert len(record.moves()) == 5
    assert len(record.entries) == 9  # nothing is forgotten
    assert len(record.state(8).journal(0)) > len(record.state().journal(0))


def test_undo_twice_and_all() -> None:
    record = play_on(new(), 6)
    start = record.state(0).to_position()
    record.event("undone", entries=2)
    play_on(record, 1, seed=9)
    record.event("undone", entries=3)
    assert len(record.moves()) == 2
    with pytest.raises(tenka.BadRecord):
        record.event("undone", entries=3)
    record.event("undone", entries=2)
    assert record.state().to_position() == start
    with pytest.raises(tenka.BadRecord):
        record.event("undone", entries=1)
    again = Record.from_json(record.to_json())
    assert (again.entries, again.moves()) == (record.entries, [])


def test_an_undone_writ_draws_the_same_cards_again() -> None:
    record = new()
    record.add(0, "writ")
    drawn = record.state().to_position()["hands"][0]
    record.event("undone", entries=1)
    record.add(0, "writ")
    assert record.state().to_position()["hands"][0] == drawn


# Ends


def test_resigning_ends_the_game() -> None:
    record = play_on(new(), 2)
    record.event("resigned", seat=1)
    assert record.outcome == tenka.Outcome((0,), (1, 0), (1.0, -1.0), "resigned")
    assert record.closed
    assert json.loads(record.to_json())["result"]["reason"] == "resigned"
    assert Record.from_json(record.to_json()).outcome == record.outcome
    nothing_more(record)


def test_a_draw_is_agreed_where_the_game_knows_draws() -> None:
    record = Record.new(tenka.game("suntzu"), 2, {"warlords": False}, SECRET)
    hand = record.state().view(0)["hands"][0]
    record.add(0, f"place qin {hand[0]}")
    with pytest.raises(tenka.BadRecord, match="fields: none"):
        record.event("draw_agreed", seat=0)
    record.event("draw_agreed")
    assert record.outcome == tenka.Outcome((0, 1), (0, 0), (0.0, 0.0), "draw_agreed")
    assert record.closed
    text = record.to_json()
    assert json.loads(text)["result"] == {
        "winners": [0, 1],
        "scores": [0, 0],
        "reason": "draw_agreed",
    }
    assert Record.from_json(text).to_json() == text
    assert Record.from_json(text).verify() == record.outcome
    for entry in ({"event": "resigned", "seat": 0}, {"event": "draw_agreed"}):
        with pytest.raises(tenka.BadRecord, match="closed"):
            record.event(str(entry["event"]), **{k: v for k, v in entry.items() if k != "event"})
    forged = json.loads(text)
    forged["result"]["winners"] = [0]
    with pytest.raises(tenka.BadRecord, match="result"):
        Record.from_json(json.dumps(forged))


@pytest.mark.parametrize("game", ["chuhan", "shogun"])
def test_no_draw_is_agreed_elsewhere(game: str) -> None:
    """Shogun's shared victory is of its rules alone, and for more than two."""
    played = tenka.game(game)
    record = Record.new(played, played.seats[0], {}, SECRET)
    with pytest.raises(tenka.BadRecord, match="knows no draws"):
        record.event("draw_agreed")


def test_aborting_ends_it_without_a_result() -> None:
    record = play_on(new(), 2)
    record.event("aborted")
    assert (record.outcome, record.closed) == (None, True)
    assert json.loads(record.to_json())["result"] is None
    assert Record.from_json(record.to_json()).closed
    nothing_more(record)


def nothing_more(record: Record) -> None:
    before = list(record.entries)
    (seat,) = record.state().turn
    text = record.state().text(record.state().legal(seat)[0])
    outcome = record.outcome
    with pytest.raises(tenka.BadRecord):
        record.add(seat, text)
    for kind, fields in (
        ("aborted", {}),
        ("resigned", {"seat": 0}),
        ("undone", {"entries": 1}),
        ("bot_took_seat", {"seat": 0, "bot": "greedy"}),
    ):
        with pytest.raises(tenka.BadRecord):
            record.event(kind, **fields)
    assert record.entries == before
    assert record.outcome == outcome
    assert record.verify() == outcome


def test_a_refused_move_does_not_end_an_aborted_game() -> None:
    record = Record.from_json(json.dumps(whole_game()))
    last = record.entries.pop()
    record = record.with_entries(record.entries)
    record.event("aborted")
    with pytest.raises(tenka.BadRecord, match="closed"):
        record.add(last["seat"], last["move"])
    assert record.outcome is None
    assert record.verify() is None


def test_a_game_that_is_over_by_the_rules() -> None:
    record = Record.from_json(json.dumps(whole_game()))
    assert record.closed
    assert record.outcome is not None
    assert record.outcome == record.state().outcome
    with pytest.raises(tenka.IllegalMove, match=r"CH-8\.1"):
        record.add(0, "pass")
    for kind, fields in (("aborted", {}), ("resigned", {"seat": 0}), ("undone", {"entries": 1})):
        with pytest.raises(tenka.BadRecord):
            record.event(kind, **fields)
