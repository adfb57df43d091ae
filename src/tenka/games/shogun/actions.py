"""The ten actions in the order of their cards, each by all players in turn (SG-3.7, SG-4)."""

from mypy_extensions import i64

from tenka.games.shogun.battle import march, own_targets, targets
from tenka.games.shogun.board import CHESTS, NAMES, RICE, SITES, bit, has
from tenka.games.shogun.data import (
    COSTS,
    DEPLOY3_LESS,
    DEPLOY5_LESS,
    DEPLOY6,
    OPEN_ACTIONS,
    RICE_MAX,
    RICE_MIN,
    SPECIAL_INCOME,
    TAX_MAX,
    TAX_MIN,
    THEATRE_CALMS,
)
from tenka.games.shogun.data import DEPLOY1 as ONE
from tenka.games.shogun.data import DEPLOY3 as THREE
from tenka.games.shogun.data import DEPLOY5 as FIVE
from tenka.games.shogun.fight import revolt
from tenka.games.shogun.table import (
    ACTION_COUNT,
    ACTION_NAMES,
    CARD_NAMES,
    CASTLE,
    CHEST,
    CHEST_SPECIAL,
    DEPLOY1,
    DEPLOY3,
    DEPLOY5,
    DEPLOY6_SPECIAL,
    EVENT_IDS,
    GET_RICE,
    NO_CARD,
    RICE_SPECIAL,
    TAX,
    TEMPLE,
    THEATRE,
    Table,
    acting,
    buildings,
    buildings_on,
    card_of,
    event_is,
    field_now,
    supply,
)


def step(t: Table) -> bool:
    """The action of the player at turn: does he owe a decision? Else it is over."""
    seat = acting(t)
    field = field_now(t)
    card = card_of(t, seat, field)
    if t.placed:
        if card < CHEST and own_targets(t, seat, card) != 0:
            return True
    else:
        if card != NO_CARD and t.log is not None:
            t.log.add(
                "revealed",
                {
                    "what": "card",
                    "seat": seat,
                    "action": ACTION_NAMES[field],
                    "card": CARD_NAMES[card],
                },
            )
        if card < CHEST and carry_out_card(t, seat, field, card):
            return True
    pass_on(t)
    return False


def pass_on(t: Table) -> None:
    """The next player's turn in this action, or the next action."""
    t.placed = False
    t.at += 1
    if t.at < t.seats:
        return
    t.at = 0
    t.action += 1
    opened = t.action + OPEN_ACTIONS - 1
    if opened < ACTION_COUNT and t.log is not None:
        t.log.add("opened", {"what": "action", "action": ACTION_NAMES[t.actions[opened]]})


def carry_out_card(t: Table, seat: i64, field: i64, province: i64) -> bool:
    """Do the action of a field in a province as far as it needs no decision; is one owed?"""
    if field <= THEATRE:
        build(t, seat, field, province)
    elif field in (GET_RICE, TAX):
        income(t, seat, field, province)
    elif field <= DEPLOY1:
        return deploy(t, seat, field, province)
    else:
        if targets(t, seat, province) != 0:
            return True
        skip(t, seat, field, province, "no_march")
    return False


def skip(t: Table, seat: i64, field: i64, province: i64, why: str) -> None:
    """An action that cannot be done in full is skipped and costs nothing (SG-3.8)."""
    if t.log is not None:
        t.log.add(
            "skipped",
            {
                "seat": seat,
                "action": ACTION_NAMES[field],
                "province": NAMES[province],
                "why": why,
            },
        )


def build_hindrance(t: Table, seat: i64, kind: i64, province: i64) -> str:
    """Why a building cannot be built; "" if it can (SG-4.1)."""
    if t.chests[seat] < COSTS[kind]:
        return "chests"
    if has(buildings(t, kind), province):
        return "built"
    if buildings_on(t, province) >= SITES[province]:
        return "sites"
    return "supply" if supply(t, kind) == 0 else ""


def build(t: Table, seat: i64, kind: i64, province: i64) -> None:
    why = build_hindrance(t, seat, kind, province)
    if why:
        skip(t, seat, kind, province, why)
        return
    t.chests[seat] -= COSTS[kind]
    calmed: i64 = 0
    if kind == CASTLE:
        t.castles |= bit(province)
    elif kind == TEMPLE:
        t.temples |= bit(province)
    else:
        t.theatres |= bit(province)
        if event_is(t, "theatre_calms"):
            calmed = min(THEATRE_CALMS, i64(t.markers[province]))
            t.markers[province] -= calmed
    if t.log is not None:
        t.log.add(
            "built",
            {
                "seat": seat,
                "building": ACTION_NAMES[kind],
                "province": NAMES[province],
                "cost": COSTS[kind],
                "calmed": calmed,
            },
        )


def yield_of(t: Table, seat: i64, field: i64, province: i64) -> i64:
    """What rice or tax brings: the event comes before the special card (SG-6.3)."""
    event = EVENT_IDS[t.event]
    if field == TAX:
        chests = yield_in(event, field, CHESTS[province])
        return chests + SPECIAL_INCOME if t.taken[seat] == CHEST_SPECIAL else chests
    rice = yield_in(event, field, RICE[province])
    return rice + SPECIAL_INCOME if t.taken[seat] == RICE_SPECIAL else rice


def yield_in(event: str, field: i64, plain: i64) -> i64:
    """What an event makes of the rice or the chests of a province."""
    if field == TAX:
        if event == "tax_max5":
            return min(plain, TAX_MAX)
        return max(plain, TAX_MIN) if event == "tax_min6" else plain
    if event == "rice_min4":
        return max(plain, RICE_MIN)
    return min(plain, RICE_MAX) if event == "rice_max3" else plain


def income(t: Table, seat: i64, field: i64, province: i64) -> None:
    """Rice or tax, and the revolt it may bring (SG-4.2)."""
    gained = yield_of(t, seat, field, province)
    if field == TAX:
        t.chests[seat] += gained
    else:
        t.rice[seat] += gained
    if t.log is not None:
        t.log.add(
            "taxed" if field == TAX else "harvested",
            {"seat": seat, "province": NAMES[province], "gained": gained},
        )
    markers: i64 = t.markers[province]
    if markers == 0 or revolt(t, f"{ACTION_NAMES[field]}/{seat}", province, markers):
        t.markers[province] += 1


def deployed(t: Table, seat: i64, field: i64) -> i64:
    """How many armies a deployment places (SG-4.3, SG-6.2 to 6.4)."""
    if field == DEPLOY5:
        if t.taken[seat] == DEPLOY6_SPECIAL and t.reserve[seat] >= DEPLOY6:
            return DEPLOY6
        return DEPLOY5_LESS if event_is(t, "deploy_less") else FIVE
    if field == DEPLOY3:
        return DEPLOY3_LESS if event_is(t, "deploy_less") else THREE
    return ONE


def deploy(t: Table, seat: i64, field: i64, province: i64) -> bool:
    """Place armies from the reserve; after `deploy1` a move may be owed."""
    number = deployed(t, seat, field)
    if t.chests[seat] < COSTS[field] or t.reserve[seat] < number:
        why = "chests" if t.chests[seat] < COSTS[field] else "reserve"
        skip(t, seat, field, province, why)
        return False
    t.chests[seat] -= COSTS[field]
    t.reserve[seat] -= number
    t.armies[province] += number
    if t.log is not None:
        t.log.add(
            "deployed",
            {"seat": seat, "province": NAMES[province], "armies": number, "cost": COSTS[field]},
        )
    if field != DEPLOY1:
        return False
    t.placed = True
    return own_targets(t, seat, province) != 0


def move(t: Table, seat: i64, source: i64, target: i64, number: i64) -> None:
    """A march by `battle_a`, `battle_b` or `deploy1`."""
    march(t, seat, source, target, number)
    pass_on(t)


def stay(t: Table, seat: i64) -> None:
    """No move by `deploy1`."""
    if t.log is not None:
        t.log.add("stayed", {"seat": seat})
    pass_on(t)
