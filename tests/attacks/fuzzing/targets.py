"""What is fuzzed: each target takes an input as a stranger may send it. Whatever it is, only the
errors of the contract may come out, and what was refused has changed nothing."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

from pydantic import ValidationError

import tenka
from tenka.core.contract import State
from tenka.core.errors import BadRecord, TenkaError
from tenka.server.api.live import Asked
from tenka.server.tables import playing
from tenka.server.tables.change import Change
from tests.server.tables.test_commands import begun

MOVES = 12  # that are played on from a position that was accepted
NOW = 1000.0


def record(text: str) -> None:
    """A record is read or refused; one that is read is written as it was read."""
    try:
        read = tenka.Record.from_json(text)
    except BadRecord:
        return
    again = read.to_json()
    assert tenka.Record.from_json(again).to_json() == again
    assert read.verify() == read.outcome


def position(text: str) -> None:
    """A position is refused, or it can be told, seen by everybody and played on from."""
    asked = _object(text)
    try:
        game = tenka.game(asked.get("game", "chuhan"))
        options = game.check_options(asked.get("seats", game.seats[0]), asked.get("options", {}))
        state = game.position(asked.get("position", {}), 7, **options)
    except TenkaError:
        return
    told = state.to_position()
    assert game.position(told, 7, **options).to_position() == told
    _play_on(state, Random(7))


def moves(text: str) -> None:
    """A move in words is played, or refused by a rule and nothing has changed."""
    asked = _object(text)
    try:
        state: State = tenka.game(asked.get("game", "chuhan")).new(seed=7)
    except TenkaError:
        return
    for each in _listed(asked.get("moves")):
        seat, words = each if isinstance(each, list) and len(each) == 2 else (0, each)
        before = state.to_position()
        try:
            state.play(seat, words)
        except TenkaError:
            assert state.to_position() == before


def message(text: str) -> None:
    """A message of a socket is none, or a move that is taken or refused."""
    try:
        asked = Asked.validate_json(text)
    except ValidationError:
        return
    if asked.type != "move":
        return
    situation = begun()
    before = situation.play.state.to_position()
    try:
        made = playing.move(situation, NOW, 0, asked.decision, asked.key, asked.moves, "han")
        if isinstance(made, Change):
            situation.after(made, NOW)
    except TenkaError:
        pass
    assert situation.play.state.to_position() == before


TARGETS: dict[str, Callable[[str], None]] = {
    each.__name__: each for each in (record, position, moves, message)
}


def _play_on(state: State, chance: Random) -> None:
    for _ in range(MOVES):
        for seat in (None, *state.turn):
            json.dumps(state.view(seat))
        if not state.turn:
            return
        seat = chance.choice(state.turn)
        action = chance.choice(state.legal(seat))
        assert state.parse(seat, state.text(action)) == action
        state.apply(seat, action)


def _object(text: str) -> dict[str, Any]:
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}


def _listed(found: object) -> list[Any]:
    return found if isinstance(found, list) else []
