"""The draft: good provinces beside one's own, large groups where there are neighbours."""

from tenka.bots.shogun.sight import LANDS, NOBODY, Sight
from tenka.games.shogun.board import CHESTS, NUMBERS, RICE, SITES, members, out_of_game


def worth_of_pick(sight: Sight, move: str) -> float:
    """What a move of the draft is worth; all moves of one decision can be compared."""
    verb, *words = move.split()[1:]
    if verb == "open":
        land = NUMBERS[words[0]]
        return _province(sight, land) - 0.2 * abs(int(words[1]) - _wanted(sight, land))
    if verb == "group":
        return -abs(int(words[0]) - _wanted(sight, NUMBERS[sight.view["draft"]["drawn"]]))
    unknown = _unknown(sight)
    average = sum(_province(sight, land) for land in unknown) / max(1, len(unknown))
    return average - (0.6 if verb == "top" else -0.4)


def _unknown(sight: Sight) -> list[int]:
    """The provinces whose cards may come from the stack."""
    draft = sight.view["draft"]
    seen = {NUMBERS[name] for name in [*draft["open"], *draft["stack"]["known"]]}
    gone = set(members(out_of_game(sight.board, sight.seats)))
    owned = {land for land in range(LANDS) if sight.owner[land] != NOBODY}
    return [land for land in range(LANDS) if land not in seen | gone | owned]


def _province(sight: Sight, land: int) -> float:
    near = [sight.owner[other] for other in sight.near[land]]
    own = near.count(sight.seat)
    others = len(near) - own - near.count(NOBODY)
    region = sum(sight.region[other] == sight.region[land] for other in sight.mine)
    found = CHESTS[land] * 0.4 + RICE[land] * 0.5 + SITES[land] * 0.6
    return found + 0.8 * own - 0.3 * others + 0.3 * region


def _wanted(sight: Sight, land: int) -> int:
    """How many armies should stand there."""
    near = [sight.owner[other] for other in sight.near[land]]
    others = len(near) - near.count(sight.seat) - near.count(NOBODY)
    groups: list[int] = sight.view["players"][sight.seat]["groups"]
    return max(groups) if others > 1 else groups[len(groups) // 2] if others else min(groups)
