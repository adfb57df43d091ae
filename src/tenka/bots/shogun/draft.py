"""The draft: good provinces beside one's own, large groups where there are neighbours."""

from typing import Final

from tenka.bots.shogun.sight import Sight
from tenka.games.shogun.board import CHESTS, LANDS, RICE, SITES, members, out_of_game
from tenka.games.shogun.moves import (
    DRAFT_GROUP,
    DRAFT_OPEN,
    DRAFT_TOP,
    first_of,
    number_of,
    verb_of,
)
from tenka.games.shogun.table import NOBODY

# Points of a province: what it has, and who is beside it.
CHEST: Final[float] = 0.4
MEASURE: Final[float] = 0.5  # of rice
SITE: Final[float] = 0.6
BESIDE_OWN: Final[float] = 0.8
BESIDE_OTHERS: Final[float] = -0.3
SAME_REGION: Final[float] = 0.3  # each own province of its region
WRONG_GROUP: Final[float] = 0.2  # each army more or less than there should be
FROM_THE_TOP: Final[float] = -0.6  # of a card that must be taken as it comes
REFRESHED: Final[float] = 0.4  # of two new ones, of which one may be chosen


def worth_of_pick(sight: Sight, action: int) -> float:
    """What a move of the draft is worth; all moves of one decision can be compared."""
    verb = verb_of(action)
    if verb == DRAFT_OPEN:
        land = int(first_of(action))
        wrong = abs(int(number_of(action)) - _wanted(sight, land))
        return _province(sight, land) - WRONG_GROUP * wrong
    if verb == DRAFT_GROUP:
        return -float(abs(int(number_of(action)) - _wanted(sight, sight.drawn)))
    unknown = _unknown(sight)
    whole = 0.0
    for land in unknown:
        whole += _province(sight, land)
    return whole / max(1, len(unknown)) + (FROM_THE_TOP if verb == DRAFT_TOP else REFRESHED)


def _unknown(sight: Sight) -> list[int]:
    """The provinces whose cards may come from the stack."""
    gone = {*sight.cards_seen, *members(out_of_game(sight.board, sight.seats))}
    return [land for land in range(LANDS) if land not in gone and sight.owner[land] == NOBODY]


def _province(sight: Sight, land: int) -> float:
    near = [sight.owner[other] for other in sight.near[land]]
    own = near.count(sight.seat)
    others = len(near) - own - near.count(NOBODY)
    region = 0
    for other in sight.mine:
        if sight.region[other] == sight.region[land]:
            region += 1
    found = CHESTS[land] * CHEST + RICE[land] * MEASURE + SITES[land] * SITE
    return found + BESIDE_OWN * own + BESIDE_OTHERS * others + SAME_REGION * region


def _wanted(sight: Sight, land: int) -> int:
    """How many armies should stand there."""
    near = [sight.owner[other] for other in sight.near[land]]
    others = len(near) - near.count(sight.seat) - near.count(NOBODY)
    groups = sight.groups
    return max(groups) if others > 1 else groups[len(groups) // 2] if others else min(groups)
