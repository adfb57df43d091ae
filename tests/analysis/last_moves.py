"""Records of the last moves of a game, which are quickly analysed."""

from typing import Any

import tenka
from tenka.bots import bot
from tenka.core.contract import State
from tenka.core.plan import decide

SECRET = bytes(range(32))


def played(game_id: str, seats: int, position: dict[str, Any], level: str) -> tenka.Record:
    """The game from that position to its end, by bots."""
    record = tenka.Record.new(tenka.game(game_id), seats, {}, SECRET, position)
    players = [bot(level, game_id, tenka.FastChance(seat)) for seat in range(seats)]
    while not record.closed:
        state = record.state()
        seat = state.turn[0]
        for text in decide(state, seat, _chooser(players[seat], seat)):
            record.add(seat, text)
    return record


def _chooser(player: Any, seat: int) -> Any:
    def choose(state: State) -> int:
        chosen: int = player.choose(tenka.Perspective(state, seat, tenka.FastChance(seat)))
        return chosen

    return choose


def last_hand() -> tenka.Record:
    """Of Chu Han: whoever goes out first wins."""
    position = tenka.game("chuhan").new(seed=5).to_position()
    position["scores"] = [29, 28]
    return played("chuhan", 2, position, "novice")


def last_round() -> tenka.Record:
    """Of Sun Tzu."""
    state = _until("suntzu", 2, lambda position: position["round"] == 9)
    return played("suntzu", 2, state.to_position(), "novice")


def last_battles() -> tenka.Record:
    """Of Shogun: the last actions and the winter."""
    state = _until("shogun", 3, lambda p: p["year"] == 2 and p["season"] == "autumn")
    return played("shogun", 3, state.to_position(), "novice")


def _until(game_id: str, seats: int, is_there: Any) -> State:
    game = tenka.game(game_id)
    for seed in range(20):  # a game may end before
        state = game.new(seats, seed)
        players = [bot("novice", game_id, tenka.FastChance(seat)) for seat in range(seats)]
        while state.turn:
            if is_there(state.to_position()):
                return state
            seat = state.turn[0]
            state.apply(seat, _chooser(players[seat], seat)(state))
    raise AssertionError("none of these games came so far")
