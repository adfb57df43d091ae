"""Random play inside the engine, to the end of the game."""

from mypy_extensions import i64

from tenka.core.chance import Draws
from tenka.games.chuhan.apply import carry_out
from tenka.games.chuhan.random_move import random_move
from tenka.games.chuhan.table import OVER, Table


def play_on(t: Table, draws: Draws, limit: i64) -> i64:
    """Play random legal moves to the end of the game or the limit; how many were made."""
    made: i64 = 0
    while t.phase != OVER and made < limit:
        carry_out(t, random_move(t, draws))
        made += 1
    return made
