"""What a puzzle has to be like in this game, and what its reason may speak of."""

from typing import Final

from mypy_extensions import i64

from tenka.core.manifest import Puzzles
from tenka.games.chuhan.cards import size
from tenka.games.chuhan.table import OVER, Table, hand, score


def facts(before: Table, now: Table, seat: i64) -> dict[str, float]:
    """What has come of a move so far: did the seat win the trick, go out first, and by how many
    points more than its rival did it come out of the hand?"""
    found: dict[str, float] = {}
    went_out = now.hand_no != before.hand_no
    if now.phase == OVER:
        went_out = hand(now, 0) == 0 or hand(now, 1) == 0
    if now.phase == OVER or now.hand_no != before.hand_no:
        gained = score(now, seat) - score(before, seat)
        lost = score(now, 1 - seat) - score(before, 1 - seat)
        found["points"] = float(gained - lost)
        if went_out:
            found["out"] = float(now.last_out == seat)
    elif size(now.discard) > size(before.discard):
        found["trick"] = float(now.lead == seat)
    return found


PUZZLES: Final = Puzzles(
    clear=0.06,
    large=0.16,
    played=60,
    facts=facts,
)
