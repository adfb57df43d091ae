"""Games of bots with themselves, and the positions in them that are looked at."""

from collections.abc import Iterator
from functools import partial

import tenka
from tenka.analysis.decisions import decisions
from tenka.analysis.seat_worth import SeatWorth
from tenka.bots import bot
from tenka.core.contract import State
from tenka.core.plan import decide
from tenka.core.seeds import named_chance

SEATS = {"chuhan": 2, "suntzu": 2, "shogun": 4}
LEVEL = "adept"
EVERY = 5  # decisions: those between them say nearly the same


def play(game_id: str, number: int) -> tenka.Record:
    """The game of that number."""
    seats = SEATS[game_id]
    secret = number.to_bytes(32, "big")
    record = tenka.Record.new(tenka.game(game_id), seats, {}, secret)
    players = [bot(LEVEL, game_id, named_chance(number, "bot", seat)) for seat in range(seats)]
    made = 0

    def choose(seat: int, state: State) -> int:
        nonlocal made
        made += 1
        return players[seat].choose(tenka.Perspective(state, seat, named_chance(number, made)))

    state = record.state()
    while state.turn:
        seat = state.turn[0]
        texts = decide(state, seat, partial(choose, seat))
        record.went_on([{"seat": seat, "move": text} for text in texts], state)
    return record


def positions(record: tenka.Record, worth: SeatWorth) -> Iterator[tuple[int, State]]:
    """Those that are looked at, with their numbers; `worth` follows the game."""
    for number, (_, state) in enumerate(decisions(record)):
        worth.follow(state)
        if number % EVERY == 0 and state.turn:
            yield number, state
