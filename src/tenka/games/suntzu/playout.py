"""Random play inside the engine, to the end of the game."""

from mypy_extensions import i64

from tenka.core.chance import Draws
from tenka.games.suntzu.apply import carry_out
from tenka.games.suntzu.random_move import random_move
from tenka.games.suntzu.table import OVER, Table


def play_on(t: Table, draws: Draws, limit: i64) -> i64:
    """Play random legal moves to the end of the game or the limit; how many were made."""
    made: i64 = 0
    while t.phase != OVER and made < limit:
        seat: i64 = 0 if t.asked & 1 != 0 else 1
        carry_out(t, seat, random_move(t, seat, draws))
        made += 1
    return made
