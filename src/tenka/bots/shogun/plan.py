"""A whole season's plan: which province does what, what is bid, what is left empty."""

from collections.abc import Iterator, Mapping

from tenka.bots.assignment import assign
from tenka.bots.shogun.sight import COST, Sight
from tenka.bots.shogun.worth import Worth
from tenka.games.shogun.board import NAMES, NUMBERS, SITES
from tenka.games.shogun.data import (
    ACTIONS,
    BUILDINGS,
    CHEST_CARDS,
    DEPLOY1,
    DEPLOY3,
    DEPLOY3_LESS,
    DEPLOY5,
    DEPLOY5_LESS,
    FIELDS,
    SUPPLIES,
)

NUMBER = {"deploy5": (DEPLOY5, DEPLOY5_LESS), "deploy3": (DEPLOY3, DEPLOY3_LESS)}
DEARER = (1.0, 1.5, 2.0, 3.0, 4.0, 6.0, 9.0, 20.0)  # prices of chests until the plan can be paid
RICH = 3  # with so many chests to spare, one is bid


def make_plan(worth: Worth, laid: Mapping[str, str]) -> dict[str, str]:
    """The card for each field; `laid` are the first fields, as they lie."""
    sight = worth.s
    lands = [land for land in sight.mine if NAMES[land] not in laid.values()]
    fields = [action for action in ACTIONS if action not in laid]
    gains = {field: {land: _gain(worth, field, land) for land in lands} for field in fields}
    budget = sight.chests
    chosen: dict[str, int] = {}
    for dearer in DEARER:
        price = (worth.chest + 0.01) * dearer
        table = [[gains[field][land] - price * COST[field] for land in lands] for field in fields]
        found = assign(table)
        chosen = {
            field: lands[at] for field, at in zip(fields, found, strict=True) if at is not None
        }
        if _payable(sight, chosen, laid, budget):
            break
    return _fill(sight, laid, chosen, gains)


def _gain(worth: Worth, field: str, land: int) -> float:
    """What an action in a province is worth, without its price in chests."""
    s = worth.s
    if field in BUILDINGS:
        kind = BUILDINGS.index(field)
        standing = sum(map(sum, (region[kind] for region in worth.counts)))
        free = len(s.built[land]) < SITES[land] and kind not in s.built[land]
        return worth.building(land, kind) if free and standing < SUPPLIES[kind] else 0.0
    if field == "tax":
        return s.income("tax", land) * (worth.chest + 0.02) - worth.unrest(land)
    if field == "rice":
        return worth.rice(s.income("rice", land)) - worth.unrest(land)
    if field.startswith("battle"):
        return worth.best_attack(land, s.armies[land])
    return _deploy(worth, field, land)


def _deploy(worth: Worth, field: str, land: int) -> float:
    s = worth.s
    most, less = NUMBER.get(field, (DEPLOY1, DEPLOY1))
    effects = s.effects()
    armies = most if "deploy_less" not in effects[:1] or len(effects) > 1 else less
    if s.reserve[s.seat] < armies:
        return 0.0
    here = s.armies[land]
    found = worth.army * armies * (1.0 if worth.front(land) else 0.6)
    found += (worth.risk(land, here) - worth.risk(land, here + armies)) * worth.land(land)
    if s.to_end > 1:
        now, then = (worth.best_attack(land, n) for n in (here, here + armies))
        found += 0.4 * max(0.0, then - max(now, 0.0))
    return found


def _payable(sight: Sight, chosen: Mapping[str, int], laid: Mapping[str, str], budget: int) -> bool:
    """Can all of it be paid, as far as the order of the actions is known?"""
    income = 0.0
    lands = dict(chosen)
    lands.update({field: NUMBERS[card] for field, card in laid.items() if card in NUMBERS})
    if "tax" in lands:
        income = sight.income("tax", lands["tax"])
    left = float(budget)
    for action in sight.row:
        if action in lands:
            left += income if action == "tax" else -COST[action]
            if left < 0:
                return False
    later = sum(COST[action] for action in lands if action not in sight.row)
    # Face down, tax may come too late.
    return later <= left + (0.6 * income if "tax" not in sight.row else 0.0)


def _fill(
    sight: Sight,
    laid: Mapping[str, str],
    chosen: dict[str, int],
    gains: Mapping[str, Mapping[int, float]],
) -> dict[str, str]:
    """All eleven fields: chest cards where nothing is to be done, and provinces that are over."""
    plan = dict(laid)
    used = set(chosen.values()) | {NUMBERS[c] for c in laid.values() if c in NUMBERS}
    spare = [land for land in sight.mine if land not in used]
    chests = [f"chest{n}" for n in range(CHEST_CARDS) if f"chest{n}" not in laid.values()]
    idle = [field for field in gains if field not in chosen]
    if "bid" not in plan:
        over = len(spare) - max(0, len(idle) - len(chests))
        plan["bid"] = _bid(sight, chosen, spare if over > 0 else [], chests)
        if plan["bid"] in chests:
            chests.remove(plan["bid"])
        elif plan["bid"] in NUMBERS:
            spare.remove(NUMBERS[plan["bid"]])
    plan.update({field: NAMES[land] for field, land in chosen.items()})
    # Where chest cards do not suffice, provinces go where they do least harm.
    for field, land in _harmless(idle, spare, gains, len(idle) - len(chests)):
        plan[field] = NAMES[land]
        idle.remove(field)
    for field in reversed(idle):
        plan[field] = chests.pop() if chests else "none"
    return {field: plan[field] for field in FIELDS}


def _bid(sight: Sight, chosen: Mapping[str, int], spare: list[int], chests: list[str]) -> str:
    """A province that does nothing else costs nothing; else a chest card that can be paid."""
    if spare:
        return NAMES[min(spare, key=lambda land: (sight.armies[land], land))]
    payable = [card for card in chests if int(card[-1]) <= sight.chests]
    if not payable:
        return "none"
    left = sight.chests - sum(COST[field] for field in chosen)
    return payable[1] if left >= RICH and len(payable) > 1 else payable[0]


def _harmless(
    idle: list[str], spare: list[int], gains: Mapping[str, Mapping[int, float]], number: int
) -> Iterator[tuple[str, int]]:
    fields, lands = list(idle), list(spare)
    while number > 0 and fields and lands:
        _, field, land = max(
            (min(gains[field][land], 0.0) - 0.1 * COST[field], field, land)
            for field in fields
            for land in lands
        )
        yield field, land
        fields.remove(field)
        lands.remove(land)
        number -= 1
