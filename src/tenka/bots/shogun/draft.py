"""The draft: good provinces beside one's own, large groups where there are neighbours."""

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


def worth_of_pick(sight: Sight, action: int) -> float:
    """What a move of the draft is worth; all moves of one decision can be compared."""
    verb = verb_of(action)
    if verb == DRAFT_OPEN:
        land = int(first_of(action))
        wrong = abs(int(number_of(action)) - _wanted(sight, land))
        return _province(sight, land) - 0.2 * wrong
    if verb == DRAFT_GROUP:
        return -float(abs(int(number_of(action)) - _wanted(sight, sight.drawn)))
    unknown = _unknown(sight)
    whole = 0.0
    for land in unknown:
        whole += _province(sight, land)
    return whole / max(1, len(unknown)) - (0.6 if verb == DRAFT_TOP else -0.4)


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
    found = CHESTS[land] * 0.4 + RICE[land] * 0.5 + SITES[land] * 0.6
    return found + 0.8 * own - 0.3 * others + 0.3 * region


def _wanted(sight: Sight, land: int) -> int:
    """How many armies should stand there."""
    near = [sight.owner[other] for other in sight.near[land]]
    others = len(near) - near.count(sight.seat) - near.count(NOBODY)
    groups = sight.groups
    return max(groups) if others > 1 else groups[len(groups) // 2] if others else min(groups)
