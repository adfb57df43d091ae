"""A whole season's plan: which province does what, what is bid, what is left empty."""

from typing import Final

from tenka.bots.assignment import assign
from tenka.bots.shogun.sight import COST, Sight
from tenka.bots.shogun.worth import Worth
from tenka.games.shogun.board import SITES
from tenka.games.shogun.data import (
    CHEST_CARDS,
    DEPLOY3_LESS,
    DEPLOY5_LESS,
    SUPPLIES,
)
from tenka.games.shogun.data import DEPLOY1 as BY_DEPLOY1
from tenka.games.shogun.data import DEPLOY3 as BY_DEPLOY3
from tenka.games.shogun.data import DEPLOY5 as BY_DEPLOY5
from tenka.games.shogun.table import (
    ACTION_COUNT,
    BATTLE_A,
    BATTLE_B,
    BID,
    CHEST,
    DEPLOY3,
    DEPLOY5,
    FIELD_COUNT,
    FIELD_NAMES,
    GET_RICE,
    NO_CARD,
    TAX,
    THEATRE,
)

# Prices of chests until the plan can be paid.
DEARER: Final[list[float]] = [1.0, 1.5, 2.0, 3.0, 4.0, 6.0, 9.0, 20.0]
RICH: Final[int] = 3  # with so many chests to spare, one is bid
CHEST_PRICE: Final[float] = 0.01  # of a chest beside its worth: nothing is done for nothing
CHEST_GAIN: Final[float] = 0.02  # of one that tax brings, likewise
BEHIND: Final[float] = 0.6  # of an army's worth, in the hinterland
NEXT_ATTACK: Final[float] = 0.4  # of a better attack that more armies could make
TAX_IN_TIME: Final[float] = 0.6  # of the income, while it lies face down when tax comes
HARM: Final[float] = 0.1  # of each chest that an action costs which nobody wants
NOT_YET: Final[int] = -1

Gains = dict[int, dict[int, float]]  # by field and province


def make_plan(worth: Worth, laid: list[int]) -> list[int]:
    """The card for each field; `laid` are the first ones, as they lie."""
    sight = worth.s
    lands = [land for land in sight.mine if land not in laid]
    fields = list(range(len(laid), ACTION_COUNT))
    gains: Gains = {}
    for field in fields:
        gains[field] = {land: _gain(worth, field, land) for land in lands}
    chosen: dict[int, int] = {}
    for dearer in DEARER:
        price = (worth.chest + CHEST_PRICE) * dearer
        table = [[gains[field][land] - price * COST[field] for land in lands] for field in fields]
        chosen = {}
        for field, at in zip(fields, assign(table), strict=True):
            if at is not None:
                chosen[field] = lands[at]
        if _payable(sight, chosen, laid):
            break
    return _fill(sight, laid, chosen, gains)


def _gain(worth: Worth, field: int, land: int) -> float:
    """What an action in a province is worth, without its price in chests."""
    s = worth.s
    if field <= THEATRE:
        standing = 0
        for region in worth.counts:
            standing += sum(region[field])
        free = len(s.built[land]) < SITES[land] and field not in s.built[land]
        return worth.building(land, field) if free and standing < SUPPLIES[field] else 0.0
    if field == TAX:
        return s.income(field, land) * (worth.chest + CHEST_GAIN) - worth.unrest(land)
    if field == GET_RICE:
        return worth.rice(s.income(field, land)) - worth.unrest(land)
    if field in (BATTLE_A, BATTLE_B):
        return worth.best_attack(land, s.armies[land])
    return _deploy(worth, field, land)


def _deploy(worth: Worth, field: int, land: int) -> float:
    s = worth.s
    less = s.effects() == ["deploy_less"]
    armies: int = BY_DEPLOY1
    if field == DEPLOY5:
        armies = DEPLOY5_LESS if less else BY_DEPLOY5
    elif field == DEPLOY3:
        armies = DEPLOY3_LESS if less else BY_DEPLOY3
    if s.reserve[s.seat] < armies:
        return 0.0
    here = s.armies[land]
    found = worth.army * armies * (1.0 if worth.front(land) else BEHIND)
    found += (worth.risk(land, here) - worth.risk(land, here + armies)) * worth.land(land)
    if s.to_end > 1:
        now, then = worth.best_attack(land, here), worth.best_attack(land, here + armies)
        found += NEXT_ATTACK * max(0.0, then - max(now, 0.0))
    return found


def _payable(sight: Sight, chosen: dict[int, int], laid: list[int]) -> bool:
    """Can all of it be paid, as far as the order of the actions is known?"""
    income = 0.0
    lands = dict(chosen)
    for field, card in enumerate(laid):
        if card < CHEST:
            lands[field] = card
    if TAX in lands:
        income = sight.income(TAX, lands[TAX])
    left = float(sight.chests)
    for action in sight.row:
        if action in lands:
            left += income if action == TAX else -COST[action]
            if left < 0:
                return False
    later = 0
    for field in lands:
        if field not in sight.row:
            later += COST[field]
    # Face down, tax may come too late.
    return later <= left + (TAX_IN_TIME * income if TAX not in sight.row else 0.0)


def _fill(sight: Sight, laid: list[int], chosen: dict[int, int], gains: Gains) -> list[int]:
    """All eleven fields: chest cards where nothing is to be done, and provinces that are over."""
    plan = [*laid, *[NOT_YET] * (FIELD_COUNT - len(laid))]
    used = {*chosen.values(), *laid}
    spare = [land for land in sight.mine if land not in used]
    chests = [card for card in range(CHEST, CHEST + CHEST_CARDS) if card not in laid]
    idle = [field for field in gains if field not in chosen]
    if plan[BID] == NOT_YET:
        over = len(spare) - max(0, len(idle) - len(chests))
        bid = _bid(sight, chosen, spare if over > 0 else [], chests)
        plan[BID] = bid
        if bid in chests:
            chests.remove(bid)
        elif bid in spare:
            spare.remove(bid)
    for field, land in chosen.items():
        plan[field] = land
    # Where chest cards do not suffice, provinces go where they do least harm.
    for field, land in _harmless(idle, spare, gains, len(idle) - len(chests)):
        plan[field] = land
        idle.remove(field)
    for field in reversed(idle):
        plan[field] = chests.pop() if chests else int(NO_CARD)
    return plan


def _bid(sight: Sight, chosen: dict[int, int], spare: list[int], chests: list[int]) -> int:
    """A province that does nothing else costs nothing; else a chest card that can be paid."""
    if spare:
        return min(spare, key=lambda land: (sight.armies[land], land))
    payable = [card for card in chests if card - CHEST <= sight.chests]
    if not payable:
        return int(NO_CARD)
    left = sight.chests
    for field in chosen:
        left -= COST[field]
    return payable[1] if left >= RICH and len(payable) > 1 else payable[0]


def _harmless(
    idle: list[int], spare: list[int], gains: Gains, number: int
) -> list[tuple[int, int]]:
    fields, lands = list(idle), list(spare)
    found: list[tuple[int, int]] = []
    while number > 0 and fields and lands:
        harm = [
            (min(gains[field][land], 0.0) - HARM * COST[field], FIELD_NAMES[field], field, land)
            for field in fields
            for land in lands
        ]
        _, _, field, land = max(harm)
        found.append((field, land))
        fields.remove(field)
        lands.remove(land)
        number -= 1
    return found
