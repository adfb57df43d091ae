"""Records of Chu Han for tests: a new one, one played on, one of a whole game."""

import json
from typing import Any

import tenka
from tenka.core.contract import Json
from tenka.core.record import Record

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
