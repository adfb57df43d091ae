"""Random play inside the engine, to the end of the game."""

from mypy_extensions import i64

from tenka.core.chance import Draws
from tenka.games.shogun.apply import carry_out
from tenka.games.shogun.legal import lone_mover
from tenka.games.shogun.random_move import random_move
from tenka.games.shogun.table import OVER, PLANNING, Table, planned


def play_on(t: Table, draws: Draws, limit: i64) -> i64:
    """Play random legal moves to the end of the game or the limit; how many were made."""
    made: i64 = 0
    while t.phase != OVER and made < limit:
        seat: i64 = 0
        if t.phase == PLANNING:
            while planned(t, seat):
                seat += 1
        else:
            seat = lone_mover(t)
        carry_out(t, seat, random_move(t, seat, draws))
        made += 1
    return made
