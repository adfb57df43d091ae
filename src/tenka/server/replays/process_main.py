"""What runs in the process of replays: a question comes in, the JSON of its answer goes out.

The first byte says what comes after it: `+` the answer, `-` why there is none, the kind of refusal
and words for who has asked, `!` what went wrong: the kind of error and its place in the source,
nothing of the game.
"""

import json
from collections.abc import Callable
from functools import lru_cache
from typing import Any

import orjson

from tenka.core.contract import Json
from tenka.core.record import Record, write_record
from tenka.games import game
from tenka.server.processes.answering import answer_lines, place_of
from tenka.server.replays.questions import REFUSALS
from tenka.server.tables.moments import moments
from tenka.server.tables.played_game import Play
from tenka.server.tables.positions import playable, position_at, position_to_branch_from

NICENESS = 10  # moves come first, and what bots think
GAMES = 8  # that are kept, since who has asked of one asks again


def main() -> None:
    """Answer until the server closes the pipe."""
    answer_lines(answer, niceness=NICENESS, greeting=lambda: b"+")


def answer(line: bytes) -> bytes:
    """The answer to one question."""
    asked, _, record = line.rstrip().partition(b"\t")
    try:
        question = json.loads(asked)
        if question == {"kind": "record"}:
            return b"+" + _written(record)
        found = ANSWERS[question.pop("kind")](*([_play_of(record)] if record else []), **question)
        return b"+" + orjson.dumps(found)
    except REFUSALS as refusal:
        return b"-" + json.dumps([type(refusal).__name__, str(refusal)]).encode()
    except Exception as error:
        return b"!" + place_of(error).encode()


def _written(fields: bytes) -> bytes:
    """The text of a record as one line: between its parts one white space is as good as another."""
    told = orjson.loads(fields)
    text = write_record(**{**told, "secret": bytes.fromhex(told["secret"])})
    return text.replace("\n", "\r").encode()


@lru_cache(GAMES)
def _play_of(record: bytes) -> Play:
    told = orjson.loads(record)
    secret = bytes.fromhex(told["secret"])
    bare = Record(game(told["game"]), told["seats"], told["options"], secret, told["position"])
    return Play(bare.with_entries(told["entries"]))


def _moments(play: Play, seat: int | None, first: int, last: int) -> list[Json]:
    return [{"events": told, "view": view} for told, view in moments(play, seat, first, last)]


def _at(play: Play, seat: int | None, ply: int) -> Json:
    plies = len(play.movers)
    ply = min(ply, plies)
    state = play.record.after(ply)
    return {
        "ply": ply,
        "plies": plies,
        "seat": seat,
        "view": state.view(seat),
        "forecast": state.forecast(seat),
        "journal": state.journal(seat),
        "told": [play.told_after(number) for number in range(plies + 1)],
    }


def _position_at(play: Play, ply: int) -> Json:
    return position_at(play, min(ply, len(play.movers)))


def _possible(
    game_id: str, seats: int, options: Json, seat: int | None, position: Json | None, seed: int
) -> Json:
    played = game(game_id)
    if position is None:
        state = played.new(seats, seed, **options)
    else:
        state = playable(played, seats, options, position)
    return {
        "position": state.to_position(),
        "view": state.view(seat),
        "forecast": state.forecast(seat),
        "turn": list(state.turn),
    }


ANSWERS: dict[str, Callable[..., Any]] = {
    "moments": _moments,
    "at": _at,
    "position_at": _position_at,
    "branch_at": position_to_branch_from,
    "possible": _possible,
}

if __name__ == "__main__":
    main()
