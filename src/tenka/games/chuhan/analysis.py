"""What the analysis has to know of Chu Han: its net tells by how much a hand changes the match."""

from collections.abc import Sequence
from math import exp, sqrt
from typing import Any, Final

from tenka.core.chance import Chance
from tenka.core.contract import Json, State
from tenka.core.manifest import Analysis, Hands
from tenka.games.chuhan.data import FIRST_LEAD, START_VP, TARGET_VP

# What the match was worth before the hand:
PER_POINT: Final = 0.6
FOR_THE_LEAD: Final = 0.5
# Points that nobody wins before a hand ends: with more in the first one a position was made up.
BEFORE_THE_END: Final = 18


def redrawn(state: State, chance: Chance) -> Json:
    """The position with everything that nobody has seen drawn anew."""
    position = state.to_position()
    seen = max(position["seen"])
    unseen = sorted(position["pile"][seen:])
    chance.draws("unseen").shuffle(unseen)
    position["pile"][seen:] = unseen
    position["event_deck"] = state.redeal(None, chance).to_position()["event_deck"]
    return position


def number_of_hand(state: State) -> int:
    table: Any = state
    return int(table.hand_no)


def chances_before_hand(state: State) -> tuple[float, ...]:
    """The chance of each seat to win the match when this hand began, as far as the rules tell.

    The first one began at 0 to 1, and Han led (CH-2.1). Of a later one only the points before its
    end are unknown; by the others the player with fewer led (CH-2.3).
    """
    position = state.to_position()
    scores, first_trick = position["scores"], not position["discard"]
    gained = max(score - start for score, start in zip(scores, START_VP, strict=True))
    if position["hand_no"] == 1 and gained <= BEFORE_THE_END:
        return _chances_at(START_VP, FIRST_LEAD)
    if first_trick:
        return _chances_at(scores, position["lead"])
    if scores[0] == scores[1]:
        return _chances_at(scores, position["last_out"] or FIRST_LEAD)
    return _chances_at(scores, 0 if scores[0] < scores[1] else 1)


def dealt_hand(event: Json) -> tuple[int, tuple[float, ...]]:
    return event["hand"], _chances_at(event["scores"], event["lead"])


def _chances_at(scores: Sequence[int], lead: int) -> tuple[float, ...]:
    """The chance of each seat to win the match when a hand begins so."""
    wanted = [max(1, TARGET_VP - score) for score in scores]
    led = FOR_THE_LEAD if lead == 0 else -FOR_THE_LEAD
    pull = (PER_POINT * (wanted[1] - wanted[0]) + led) / sqrt(sum(wanted))
    first = 1 / (1 + exp(-pull))
    return first, 1 - first


ANALYSIS: Final = Analysis(
    belief=1.0,
    weight=0.5,
    redrawn=redrawn,
    hands=Hands(number_of_hand, chances_before_hand, dealt_hand),
    draws=("looked", "recovered", "took_writ"),
)
