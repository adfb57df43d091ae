"""The course of the game: from one decision to the next (ST-3, ST-9.8)."""

from tenka.games.suntzu import battles, deal, drawing, placing, windows
from tenka.games.suntzu.table import BATTLES, DRAWING, OVER, PLACING, WARLORD, Table


def carry_on(t: Table) -> None:
    """Let everything happen that happens of itself, until somebody is asked or it is over."""
    t.asked = 0
    while t.asked == 0 and t.phase != OVER:
        if t.phase == BATTLES:
            battles.go_on(t)
        elif t.phase == PLACING:
            placing.go_on(t)
        elif t.phase == DRAWING:
            drawing.go_on(t)
        elif t.phase == WARLORD:
            deal.go_on(t)
        else:
            windows.go_on(t)
