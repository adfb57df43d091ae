"""The record: how it begins, its moves, its JSON, and what replaying gives."""

import hashlib
import json
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tenka
from tenka.core.record import Record
from tests.core.records import CHUHAN, OTHER, SECRET, WHOLE, new, play_on, whole_game
from tests.long import examples

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


def test_a_position_is_not_shared_with_the_caller() -> None:
    position: dict[str, Any] = {"hands": [["9"], ["4", "4"]]}
    record = Record.new(CHUHAN, 2, {}, SECRET, position)
    position["hands"][1].append("4")
    assert len(record.state().to_position()["hands"][1]) == 2
    assert record.verify() is None


@pytest.mark.parametrize(("seats", "others"), [(3, 4), (4, 3), (5, 3)])
def test_a_position_is_one_of_as_many_seats(seats: int, others: int) -> None:
    shogun = tenka.game("shogun")
    position = shogun.new(others, 1).to_position()
    with pytest.raises(tenka.BadPosition, match=f"not one of {seats} players"):
        Record.new(shogun, seats, {}, SECRET, position)
    record = Record.new(shogun, others, {}, SECRET, position)
    assert record.verify() is None
    forged = json.loads(record.to_json()) | {"seats": seats}
    with pytest.raises(tenka.BadRecord, match=f"not one of {seats} players"):
        Record.from_json(json.dumps(forged))


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


@pytest.mark.parametrize("number", [-1, "x", 1.5, True])
def test_entries_and_moves_are_counted_by_whole_numbers(number: Any) -> None:
    record = play_on(new(), 3)
    for call in (record.moves, record.state, record.after):
        with pytest.raises(tenka.BadRecord, match="whole number"):
            call(number)


def test_a_state_is_not_shared_with_the_record() -> None:
    record = play_on(new(), 3)
    before = record.state().to_position()
    record.state().playout(tenka.FastChance(1), 5)
    assert record.state().to_position() == before


def test_the_state_keeps_a_journal() -> None:
    assert play_on(new(), 5).state().journal(0)


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


# Replaying


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
