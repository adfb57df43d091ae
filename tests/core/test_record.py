"""The record: what can be noted, what replaying gives, and that nothing in it can be forged."""

import hashlib
import json
import random
from collections.abc import Callable
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tenka
from tenka.core.contract import Json
from tenka.core.record import EVENTS, Record
from tests.long import examples

CHUHAN = tenka.game("chuhan")
SECRET = bytes(range(32))
OTHER = bytes(range(1, 33))


def new(**options: Any) -> Record:
    return Record.new(CHUHAN, 2, options, SECRET)


def play_on(record: Record, moves: int, seed: int = 0) -> Record:
    """Random moves, as many as asked for or as there are."""
    draws = tenka.FastChance(seed).draws("moves")
    for _ in range(moves):
        state = record.state()
        if not state.turn:
            break
        (seat,) = state.turn
        actions = state.legal(seat)
        record.add(seat, state.text(actions[draws.below(len(actions))]))
    return record


def whole_game() -> Json:
    """The JSON of a finished game with events, nonces and an undo, made once."""
    if not WHOLE:
        record = new(events=True)
        record.event("nonce", seat=0, nonce="5f")
        record.event("nonce", seat=1, nonce="c0ffee")
        play_on(record, 10)
        record.event("undone", entries=2)
        record.event("bot_took_seat", seat=1, bot="greedy")
        record.event("player_took_seat", seat=1)
        live = record.state()
        draws = tenka.FastChance(4).draws("moves")
        while live.turn:
            (seat,) = live.turn
            actions = live.legal(seat)
            text = live.text(actions[draws.below(len(actions))])
            record.add(seat, text)
            live.play(seat, text)
        WHOLE.append(record.to_json())
    data: Json = json.loads(WHOLE[0])
    return data


WHOLE: list[str] = []


def refused(data: Any) -> str:
    with pytest.raises(tenka.BadRecord) as caught:
        Record.from_json(json.dumps(data))
    return str(caught.value)


# New


def test_the_state_after_so_many_moves_that_count() -> None:
    record = play_on(new(), 6)
    positions = [record.state(upto).to_position() for upto in range(7)]
    record.event("undone", entries=2)
    assert [record.after(moves).to_position() for moves in range(5)] == positions[:5]
    assert record.after(9).to_position() == positions[4]


def test_a_new_record() -> None:
    record = new()
    assert (record.seats, record.options, record.entries) == (2, {"events": False}, [])
    assert (record.outcome, record.closed, record.moves()) == (None, False, [])
    assert record.state().turn == (0,)


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    assert new().commitment == hashlib.sha256(SECRET).hexdigest()
    assert new().commitment == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert Record.new(CHUHAN, 2, {}, OTHER).commitment != new().commitment


@pytest.mark.parametrize(
    "secret", [b"", b"short", bytes(31), bytes(33), "x" * 32, None, 5, bytearray(32)]
)
def test_a_secret_is_32_bytes(secret: Any) -> None:
    with pytest.raises(tenka.BadRecord):
        Record.new(CHUHAN, 2, {}, secret)


def test_what_the_game_refuses() -> None:
    with pytest.raises(tenka.BadSeat):
        Record.new(CHUHAN, 3, {}, SECRET)
    with pytest.raises(tenka.BadOption):
        Record.new(CHUHAN, 2, {"colour": "red"}, SECRET)
    with pytest.raises(tenka.BadPosition):
        Record.new(CHUHAN, 2, {}, SECRET, {"hands": []})


def test_a_record_from_a_position() -> None:
    position = {"hands": [["9"], ["4", "4"]], "scores": [3, 9]}
    record = Record.new(CHUHAN, 2, {}, SECRET, position)
    record.add(0, "play 9")
    again = Record.from_json(record.to_json())
    assert again.state().to_position() == record.state().to_position()
    assert record.state().to_position()["hand_no"] == 2
    assert record.state(0).to_position()["hands"] == position["hands"]


# Moves


def test_moves_are_noted_in_their_canonical_text() -> None:
    record = Record.new(CHUHAN, 2, {}, SECRET, {"hands": [["5", "5", "0", "1"], ["4"]]})
    record.add(0, "  play 0   5 ")
    assert record.entries == [{"seat": 0, "move": "play 5 0"}]
    assert record.moves() == [(0, "play 5 0")]


def test_a_refused_move_is_not_noted() -> None:
    record = new()
    for seat, text in ((0, "pass"), (1, "writ"), (0, "rubbish"), (0, "play 3")):
        with pytest.raises(tenka.IllegalMove):
            record.add(seat, text)
    with pytest.raises(tenka.BadSeat):
        record.add(2, "writ")
    assert record.entries == []
    assert record.state().to_position() == new().state().to_position()


def test_state_upto() -> None:
    record = play_on(new(events=True), 25)
    live = record.state(0)
    assert live.to_position() == new(events=True).state().to_position()
    for n, (seat, text) in enumerate(record.moves(), start=1):
        live.play(seat, text)
        assert record.state(n).to_position() == live.to_position()
    assert record.state().to_position() == live.to_position()
    assert record.state(99).to_position() == live.to_position()


def test_a_state_is_not_shared_with_the_record() -> None:
    record = play_on(new(), 3)
    before = record.state().to_position()
    record.state().playout(tenka.FastChance(1), 5)
    assert record.state().to_position() == before


def test_the_state_keeps_a_journal() -> None:
    assert play_on(new(), 5).state().journal(0)


# Events


def test_each_kind_of_event() -> None:
    record = new()
    record.event("nonce", seat=1, nonce="ab")
    play_on(record, 2)
    record.event("bot_took_seat", seat=0, bot="greedy")
    record.event("player_took_seat", seat=0)
    record.event("hinted", seat=0)
    record.event("undone", entries=1)
    record.event("aborted")
    kinds = [entry.get("event") for entry in record.entries]
    assert kinds == [
        *("nonce", None, None, "bot_took_seat", "player_took_seat", "hinted", "undone", "aborted")
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


# JSON


def test_the_json_has_all_that_is_needed() -> None:
    data = whole_game()
    assert set(data) == {
        "format", "game", "rules", "release", "seats", "options", "commitment", "secret",
        "position", "entries", "result",
    }  # fmt: skip
    assert (data["format"], data["game"], data["rules"]) == ("tenka-record/1", "chuhan", 1)
    assert data["options"] == {"events": True}
    assert data["release"] == tenka.__version__
    assert bytes.fromhex(data["secret"]) == SECRET


def test_json_reads_back_byte_for_byte() -> None:
    whole_game()
    assert Record.from_json(WHOLE[0]).to_json() == WHOLE[0]
    for record in (new(), play_on(new(), 7)):
        assert Record.from_json(record.to_json()).to_json() == record.to_json()


def test_verify_gives_the_outcome() -> None:
    record = Record.from_json(json.dumps(whole_game()))
    assert record.verify() == record.outcome
    assert play_on(new(), 4).verify() is None


def test_a_game_can_be_found_elsewhere() -> None:
    record = Record.from_json(new().to_json(), lambda id: tenka.game(id))
    assert record.game.id == "chuhan"

    def nowhere(id: str) -> tenka.Game:
        raise tenka.UnknownGame(id)

    with pytest.raises(tenka.BadRecord):
        Record.from_json(new().to_json(), nowhere)


# Forgery


def forged(field: str, value: Any) -> Json:
    return {**whole_game(), field: value}


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("format", "tenka-record/2"),
        ("format", None),
        ("game", "shogun-of-others"),
        ("game", ""),
        ("rules", 2),
        ("rules", 0),
        ("seats", 3),
        ("seats", 1),
        ("options", {"events": False}),
        ("options", {"events": 1}),
        ("options", {"dice": True}),
        ("commitment", "0" * 64),
        ("commitment", hashlib.sha256(SECRET).hexdigest().upper()),
        ("commitment", ""),
        ("secret", OTHER.hex()),
        ("secret", SECRET.hex()[:-2]),
        ("secret", "g" * 64),
        ("secret", ""),
        ("position", {}),
        ("position", {"hands": [["9"], ["4"]]}),
        ("entries", []),
        ("result", None),
        ("result", {}),
        ("result", {"winners": [0, 1], "scores": [31, 31], "reason": "CH-6.6"}),
    ],
)
def test_a_forged_field(field: str, value: Any) -> None:
    assert json.dumps(whole_game()[field]) != json.dumps(value)
    refused(forged(field, value))


@pytest.mark.parametrize("field", sorted(json.loads(new().to_json())))
def test_fields_that_lack_or_have_the_wrong_type(field: str) -> None:
    data = whole_game()
    del data[field]
    refused(data)
    values: list[Any] = [True, 1.5, "x", [], ["x"], [[]], {"x": 1}, -1, 10**30]
    for value in values:
        if not (field == "release" and value == "x"):
            refused(forged(field, value))


def test_unknown_fields() -> None:
    refused(forged("signature", "x"))


def test_another_secret_with_its_own_commitment() -> None:
    """The moves do not fit the cards that it deals."""
    refused(forged("secret", OTHER.hex()) | {"commitment": hashlib.sha256(OTHER).hexdigest()})


def test_every_changed_result() -> None:
    result = whole_game()["result"]
    winner = result["winners"][0]
    changes: list[Json] = [
        {"winners": [1 - winner]},
        {"winners": []},
        {"scores": [s + 1 for s in result["scores"]]},
        {"scores": result["scores"][::-1]},
        {"reason": "resigned"},
    ]
    for change in changes:
        assert "result" in refused(forged("result", {**result, **change}))


def changed_entries(change: Callable[[list[Json]], object]) -> Json:
    data = whole_game()
    change(data["entries"])
    return data


def test_every_dropped_entry() -> None:
    count = len(whole_game()["entries"])
    notes = {"bot_took_seat", "player_took_seat"}  # these change no state
    for n in range(0, count, max(1, count // 25)):
        if whole_game()["entries"][n].get("event") not in notes:
            data = whole_game()
            del data["entries"][n]
            refused(data)


FORGERIES: dict[str, Callable[[list[Json]], object]] = {
    "a move after the end": lambda e: e.append({"seat": 0, "move": "pass"}),
    "an illegal move": lambda e: e.insert(2, {"seat": 0, "move": "pass"}),
    "the other seat": lambda e: e[2].update(seat=1 - e[2]["seat"]),
    "no seat": lambda e: e[2].update(seat=None),
    "a space": lambda e: e[2].update(move=e[2]["move"] + " "),
    "upper case": lambda e: e[2].update(move=e[2]["move"].upper()),
    "no card": lambda e: e[2].update(move="play 3"),
    "no text": lambda e: e[2].update(move=None),
    "a note on a move": lambda e: e[2].update(note="x"),
    "a move without seat": lambda e: e[2].pop("seat"),
    "a seat without move": lambda e: e[2].pop("move"),
    "another nonce": lambda e: e[0].update(nonce="60"),
    "a nonce of the other seat": lambda e: e[0].update(seat=1),
    "an unknown event": lambda e: e[0].update(event="paused"),
    "no event": lambda e: e[0].update(event=None),
    "a list as event": lambda e: e[0].update(event=["nonce"]),
    "a field called kind": lambda e: e[0].update(kind="nonce"),
    "a field called self": lambda e: e[0].update(self=1),
    "reversed": lambda e: e.reverse(),
    "null": lambda e: e.insert(0, cast(Json, None)),
    "a list": lambda e: e.insert(0, cast(Json, [])),
    "a text": lambda e: e.insert(0, cast(Json, "pass")),
    "an empty entry": lambda e: e.insert(0, {}),
    "resigned first": lambda e: e.insert(0, {"event": "resigned", "seat": 0}),
    "aborted first": lambda e: e.insert(0, {"event": "aborted"}),
    "aborted at last": lambda e: e.append({"event": "aborted"}),
    "an undo of nothing": lambda e: e.insert(0, {"event": "undone", "entries": 1}),
    "another undo": lambda e: [x.update(entries=1) for x in e if x.get("event") == "undone"],
}


@pytest.mark.parametrize("forgery", FORGERIES)
def test_forged_entries(forgery: str) -> None:
    data = changed_entries(FORGERIES[forgery])
    assert data != whole_game()
    refused(data)


def test_a_refusal_names_the_entry() -> None:
    assert refused(changed_entries(lambda e: e[2].update(move="play 3"))).startswith("entry 2: ")


def test_other_rules_name_the_release_and_keep_the_result() -> None:
    data = forged("rules", 7) | {"release": "3.1.4"}
    told = refused(data)
    assert "7" in told
    assert "3.1.4" in told
    assert json.dumps(data["result"]) in told


def test_the_release_is_only_a_note() -> None:
    Record.from_json(json.dumps(forged("release", "0.0.9")))


CHANGES: dict[str, Callable[[Record], object]] = {
    "a move": lambda r: r.entries[0].update(move="pass"),
    "a move more": lambda r: r.entries.append({"seat": 0, "move": "play 3"}),
    "a nonce": lambda r: r.entries.insert(0, {"event": "nonce", "seat": 0, "nonce": "5f"}),
    "the secret": lambda r: setattr(r, "secret", OTHER),
    "no secret": lambda r: setattr(r, "secret", b"short"),
    "the seats": lambda r: setattr(r, "seats", 3),
    "the options": lambda r: setattr(r, "options", {"dice": 1}),
    "the position": lambda r: setattr(r, "position", {"hands": [["9"], ["4"]]}),
}


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("read", [False, True])
def test_verify_finds_what_was_changed_in_memory(change: str, read: bool) -> None:
    record = play_on(new(), 12)
    if read:
        record = Record.from_json(record.to_json())
    CHANGES[change](record)
    with pytest.raises(tenka.BadRecord):
        record.verify()


def test_verify_of_entries_that_were_never_played() -> None:
    record = new()
    record.entries.append({"seat": 0, "move": "pass"})
    with pytest.raises(tenka.BadRecord):
        record.verify()


# Garbage


@pytest.mark.parametrize(
    "text",
    ["", " ", "{", "[]", "null", "true", "5", '"x"', "{}", '{"format": 5}', "NaN", "\0", "\ufeff{}",
     "[" * 100_000, '{"a":' * 100_000, '{"format": "tenka-record/1"}', "1" * 10_000],
)  # fmt: skip
def test_what_is_no_record(text: str) -> None:
    with pytest.raises(tenka.BadRecord):
        Record.from_json(text)


@pytest.mark.parametrize("text", [None, 5, [], {}, 0.5])
def test_what_is_no_text(text: Any) -> None:
    with pytest.raises(tenka.BadRecord):
        Record.from_json(text)


ODD: st.SearchStrategy[Any] = st.sampled_from(
    [None, True, False, 0, 1, 2, -1, 10**30, 0.5, "", "x", "5f", "chuhan", [], [[]], [0], ["x"],
     [None], {}, {"events": True}, {"x": 1}, {"hands": [["9"], ["4"]]}, {"winners": [0]}]
)  # fmt: skip
JSON = ODD | st.text(max_size=8) | st.integers() | st.lists(ODD, max_size=3)
ENTRY_WORDS = ["seat", "move", "event", "entries", "nonce", "bot", "kind", "self", "fields"]
ENTRY = st.dictionaries(
    st.sampled_from(ENTRY_WORDS),
    st.sampled_from([*EVENTS, "pass", "writ", "play 5", "5f", 0, 1, 2]) | ODD,
    max_size=4,
)
REPEATABLE = examples(100, long=300)


@REPEATABLE
@given(st.sampled_from(sorted(json.loads(new().to_json()))), JSON)
def test_any_json_in_any_field(field: str, value: Any) -> None:
    data = json.loads(new().to_json())
    same = data[field] == value and type(data[field]) is type(value)
    data[field] = value
    if not same and field != "release":
        try:
            Record.from_json(json.dumps(data))
        except tenka.BadRecord:
            return
        harmless: Json = {"options": {}, "entries": [], "result": None}
        assert field == "position" or value == harmless[field]


@REPEATABLE
@given(st.lists(ENTRY, max_size=3))
def test_any_entries(entries: list[Json]) -> None:
    data = json.loads(new().to_json())
    data["entries"] = entries
    try:
        record = Record.from_json(json.dumps(data))
    except tenka.BadRecord:
        return
    assert record.entries == entries
    assert Record.from_json(record.to_json()).entries == entries


@examples(10, long=25)
@given(st.randoms(use_true_random=False), st.booleans())
def test_replay_equals_live(rng: random.Random, events: bool) -> None:
    """Moves and undos at random; the state is always that of the moves that count."""
    record = new(events=events)
    counted: list[tuple[int, str]] = []
    for _ in range(25):
        state = record.state()
        if counted and rng.random() < 0.2:
            n = rng.randint(1, len(counted))
            record.event("undone", entries=n)
            del counted[-n:]
        elif state.turn:
            (seat,) = state.turn
            text = state.text(rng.choice(state.legal(seat)))
            record.add(seat, text)
            counted.append((seat, text))
    assert record.moves() == counted
    live = new(events=events).state()
    for seat, text in counted:
        live.play(seat, text)
    assert record.state().to_position() == live.to_position()
    assert record.state().journal(0) == live.journal(0)
    assert Record.from_json(record.to_json()).entries == record.entries
