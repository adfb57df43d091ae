"""The protocol of a table, looked at in every order that eight steps can have; and toys of it that
are broken, to see that the model finds what is wrong with them.

`make test` takes fewer steps, `make test-long` all eight.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

import tenka
from tenka.core.contract import Json
from tenka.server.store.rows import Entry, Loaded, Seat, Table
from tenka.server.tables import autopilot, playing
from tenka.server.tables.change import Change
from tenka.server.tables.idempotency import Ack, Requests
from tenka.server.tables.situation import People, Situation
from tests.long import LONG
from tests.server.leaks.test_windows import HOLDS, LACKS, rest_of
from tests.server.model.protocol import Model, Request, Rules, Wrong, explore

DEPTH = 8 if LONG else 6
NOW, WINDOW = 1000.0, 6.0
SMALL: Json = {"hands": [["4", "5"], ["8", "9"]], "lead": 0}
MOVES = (Request(0, 0, "han 1", "play 4"), Request(1, 0, "chu 1", "play 8"))
IN_A_WINDOW = (Request(0, 0, "han 1", "use ji_bu"), Request(1, 0, "chu 1", "use lyu_zhi"))


def begun(position: Json, window: float) -> Loaded:
    """A table of Han and Chu, as it is stored when the game has begun."""
    row = Table(
        id="t",
        game="chuhan",
        rules=tenka.game("chuhan").rules_version,
        release="0",
        seats=2,
        options={"events": False},
        secret=bytes(32),
        clock={},
        window=window,
        created_by="han",
        created=0.0,
        position=position,
    )
    seats = (Seat("t", 0, "person", "han"), Seat("t", 1, "person", "chu"))
    loaded = Loaded(row, seats, None, (), ())
    situation = Situation.of(loaded, People(), "greedy", NOW, NOW)
    change = autopilot.next_change(situation, NOW)
    assert change is not None
    entries: list[Entry] = change.entries(0, NOW)
    return Loaded(replace(row, **change.row), change.seats, None, tuple(entries), (), 1)


def moves(**more: Any) -> Model:
    return Model(begun(SMALL, 0.0), MOVES, (NOW,), **more)


def window(**more: Any) -> Model:
    """Chu answers in secret, and time releases it."""
    position = rest_of(HOLDS, LACKS, "lyu_zhi")[0]
    return Model(begun(position, WINDOW), IN_A_WINDOW, (NOW, NOW + 2 * WINDOW), **more)


def two_in_a_seat(**more: Any) -> Model:
    """A bot that was started anew chooses otherwise for the same decision; it has another key."""
    both = (Request(0, 0, "one", "play 4"), Request(0, 0, "other", "play 5"))
    return Model(begun(SMALL, 0.0), both, (NOW,), in_turn=False, **more)


@pytest.mark.parametrize("model", [moves, window, two_in_a_seat])
def test_nothing_is_lost_doubled_or_reordered(model: Callable[[], Model]) -> None:
    assert explore(model(), DEPTH) > 1000


def forgetful(situation: Situation, *args: Any) -> Change | Ack:
    """Does not look whether the key came before."""
    return playing.move(replace(situation, requests=Requests({})), *args)


def lenient(situation: Situation, now: float, seat: int, *args: Any) -> Change | Ack:
    """Takes a request for the decision that is open, whichever it was sent for."""
    _, key, texts = args
    open_now = situation.play.decision(seat)
    plain = replace(situation, requests=Requests({}))
    return playing.move(plain, now, seat, open_now, key, [_any(situation, seat, texts)])


def _any(situation: Situation, seat: int, texts: list[str]) -> str:
    state = situation.play.state
    legal = [state.text(action) for action in state.legal(seat)] if seat in state.turn else []
    return texts[0] if texts[0] in legal or not legal else legal[0]


BROKEN = {
    "writes whatever it knows": Rules(may_write=lambda knew, stored: True),
    "does not look for keys": Rules(move=forgetful),
    "plays again what comes again": Rules(move=lenient),
    "acknowledges before it has written": Rules(answers_before_writing=True),
}


@pytest.mark.parametrize("toy", BROKEN.values(), ids=BROKEN)
def test_what_is_broken_is_found(toy: Rules) -> None:
    """By the steps that lead to it."""
    with pytest.raises(Wrong, match=", by: 0 is sent"):
        explore(two_in_a_seat(rules=toy), 8)
