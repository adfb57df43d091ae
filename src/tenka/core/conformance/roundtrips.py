"""A position gives the state back, a record gives the game back."""

import json
from typing import Any

from tenka.core.chance import VerifiableChance, key_of
from tenka.core.conformance.table import (
    Moment,
    Table,
    difference,
    require_same,
    snapshot,
)
from tenka.core.contract import Json, State
from tenka.core.errors import TenkaError
from tenka.core.record import Record


def check_positions(table: Table, closely: float = 1.0, continued: float = 0.02) -> None:
    """Every position gives itself back; at a share of the moments all that is told is compared,
    and a share of the restored states goes on with the same moves as the live game does."""
    followers: list[State] = []
    for moment in table.walk():
        for follower in followers:
            if follower.to_position() != moment.state.to_position():
                raise moment.fault("a restored game has gone on differently from the live one")
        restored = _restored(moment)
        if moment.picked("position", closely):
            _check_all_told(moment, restored)
        if moment.picked("continued", continued):
            followers.append(restored)
        for follower in followers:
            if moment.move is not None:
                follower.apply(*moment.move)


def check_records(table: Table, prefixes: float = 0.05) -> None:
    """The record of a game, written and read, replays to the live game at every step; the
    records of a share of its beginnings do so too."""
    secret = table.seed.to_bytes(32, "big", signed=True)
    record = Record.new(table.game, table.seats, table.options, secret)
    record.event("nonce", seat=0, nonce="5f")
    chance = VerifiableChance(key_of(secret, record.nonces))
    live = table.game.new(table.seats, chance, journal=True, **table.options)
    positions: list[Json] = []
    for moment in table.walk(live):
        positions.append(live.to_position())
        if moment.move is None or moment.picked("record", prefixes):
            _check_record(moment, record)
        _add(moment, record)
    _check_replay(moment, record, positions)


def _add(moment: Moment, record: Record) -> None:
    if moment.move is not None:
        seat, action = moment.move
        try:
            record.add(seat, moment.state.text(action))
        except TenkaError as error:
            raise moment.fault(f"the record refuses the live game's move: {error}", seat) from error


def _restored(moment: Moment) -> State:
    position = moment.state.to_position()
    written = json.dumps(position)
    try:
        restored = moment.table.restore(position)
    except TenkaError as error:
        raise moment.fault(f"its own position was refused: {error}; {position}") from error
    again = json.dumps(restored.to_position())
    if again != written:
        raise moment.fault(f"its position gives another one back: {difference(written, again)}")
    return restored


def _check_all_told(moment: Moment, restored: State) -> None:
    state, table = moment.state, moment.table
    position = state.to_position()
    if json.loads(json.dumps(position)) != position:
        raise moment.fault("the position changes on its way through JSON")
    told = snapshot(state, table)
    del told["journals"]
    require_same(moment, told, snapshot(restored, table), "restored from its position")
    for part in (state.to_position(), state.view(0), state.forecast(0), state.choices(0)):
        _wreck(part)
    _wreck(state.legal(0))
    require_same(moment, told, snapshot(state, table), "what was handed out is part of the state")


def _wreck(part: Any) -> None:
    if isinstance(part, dict):
        for value in part.values():
            _wreck(value)
        part.clear()
    elif isinstance(part, list):
        for value in part:
            _wreck(value)
        part.clear()


def _check_record(moment: Moment, record: Record) -> None:
    try:
        read = Record.from_json(record.to_json(), lambda _: moment.table.game)
    except TenkaError as error:
        raise moment.fault(f"its own record was refused: {error}") from error
    if read.to_json() != record.to_json():
        raise moment.fault("the record changes on its way through JSON")
    live, table = snapshot(moment.state, moment.table), moment.table
    require_same(moment, live, snapshot(read.state(), table), "read from its record")
    require_same(moment, live, snapshot(record.state(), table), "replayed")


def _check_replay(end: Moment, record: Record, positions: list[Json]) -> None:
    replay = record.state(upto=0)
    for ply, (seat, text) in enumerate(record.moves()):
        if replay.to_position() != positions[ply]:
            raise Moment(end.table, ply, replay, None).fault("the replay differs from the game")
        replay.play(seat, text)
    if replay.to_position() != positions[-1]:
        raise end.fault("the replay differs from the game")
