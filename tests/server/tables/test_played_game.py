"""What another server has written down: to play it on leads to the same as to replay all of it."""

import random
from typing import Any

import pytest

import tenka
from tenka.core.plan import decide
from tenka.core.record import Record
from tenka.server.tables.played_game import Play


def facts(play: Play) -> dict[str, Any]:
    seats = range(play.record.seats)
    return {
        "entries": play.record.entries,
        "position": play.state.to_position(),
        "made": play.made,
        "told": [play.told_after(moves) for moves in range(len(play.made) + 1)],
        "decisions": [play.decision(seat) for seat in seats],
        "journals": [play.state.journal(seat) for seat in seats],
        "happenings": play.happenings,
        "last_undo": play.last_undo,
        "taken_back": play.taken_back,
    }


def whole_decision(play: Play, chance: random.Random) -> Play:
    seat = chance.choice(play.state.turn)
    texts = decide(play.state.copy(), seat, lambda state: chance.choice(state.legal(seat)))
    return play.moves(seat, texts)


@pytest.mark.parametrize(("game_id", "seats"), [("chuhan", 2), ("suntzu", 2), ("shogun", 3)])
def test_going_on_is_as_good_as_replaying(game_id: str, seats: int) -> None:
    game = tenka.game(game_id)
    chance = random.Random(3)
    play = Play(Record.new(game, seats, game.check_options(seats, {}), bytes(32)))
    follower = play
    for number in range(60):
        if play.state.outcome is not None:
            break
        before = play
        play = whole_decision(play, chance)
        if number % 7 == 3:
            play = play.event("bot_took_seat", seat=0, bot="greedy", why="left")
        if number % 9 == 5:
            kept = play.begun(len(play.made) - 1)
            play = play.undoing(len(play.made) - kept, before.made[-1].seat if before.made else 0)
        if number % 3 == 0:  # several changes at once
            follower = follower.going_on(play.record.entries[follower.version :])
            assert facts(follower) == facts(Play(play.record.with_entries(play.record.entries)))
    assert play.taken_back > 0
    assert follower.version > 20
