"""What fuzzing begins with: inputs that are right, made here, and those that were found."""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

import tenka
from tenka.core.chance import seal_of
from tenka.core.contract import Json, State

SEEDS = Path(__file__).parent / "seeds"
PLIES = (0, 9, 40)


def found(target: str) -> list[str]:
    """What has once shown a fault."""
    files = sorted((SEEDS / target).glob("*"))
    return [path.read_bytes().decode(errors="replace") for path in files]


@cache
def written(target: str) -> tuple[str, ...]:
    """Inputs of a target that are right, and all that was found."""
    return (*(json.dumps(each) for each in _RIGHT[target]()), *found(target))


def _records() -> Iterator[Json]:
    for game_id in tenka.game_ids():
        game = tenka.game(game_id)
        for plies in PLIES:
            record = tenka.Record.new(game, game.seats[0], {}, secret=bytes(32))
            record.event("sealed", seat=1, seal=seal_of("5f" * 16))
            record.event("nonce", seat=0, nonce="5f")
            record.event("nonce", seat=1, nonce="5f" * 16)
            for seat, text in _played(record.state(), plies):
                record.add(seat, text)
            if plies:
                record.event("undone", entries=1)
                record.event("resigned", seat=0)
            yield json.loads(record.to_json())


def _positions() -> Iterator[Json]:
    for game_id in tenka.game_ids():
        for plies in PLIES:
            state = tenka.game(game_id).new(seed=plies)
            for _ in _played(state, plies):
                pass
            yield {"game": game_id, "options": {}, "position": state.to_position()}


def _moves() -> Iterator[Json]:
    for game_id in tenka.game_ids():
        state = tenka.game(game_id).new(seed=7)
        yield {"game": game_id, "moves": [[seat, text] for seat, text in _played(state, 20)]}


def _messages() -> Iterator[Json]:
    yield {"type": "ping"}
    yield {"type": "looking", "looking": True}
    for moves in (["play 1"], ["play 5 5"], ["pass"], ["use zhongli_mo 4 4"]):
        yield {"type": "move", "decision": 0, "key": "k", "moves": moves}


def _played(state: State, plies: int) -> Iterator[tuple[int, str]]:
    """So many random moves, played in that state."""
    chance = Random(plies)
    for _ in range(plies):
        if not state.turn:
            return
        seat = chance.choice(state.turn)
        text = state.text(chance.choice(state.legal(seat)))
        state.play(seat, text)
        yield seat, text


_RIGHT = {"record": _records, "position": _positions, "moves": _moves, "message": _messages}
