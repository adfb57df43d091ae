"""What a board tells beyond the view: costs, yields, winter and odds, by public knowledge and the
seat's own."""

from mypy_extensions import i64

from tenka.core.contract import Json
from tenka.games.shogun.actions import build_hindrance, yield_of
from tenka.games.shogun.battle import defence_bonus, neutral_defence, targets
from tenka.games.shogun.battle_odds import estimate
from tenka.games.shogun.board import NAMES, bit, members, size
from tenka.games.shogun.data import COSTS, SPECIAL_ARMIES
from tenka.games.shogun.scoring import points_now
from tenka.games.shogun.table import (
    ACTING,
    ACTION_COUNT,
    ACTION_NAMES,
    ATTACK_SPECIAL,
    BID,
    CHEST,
    COLOURS,
    DEPLOY1,
    DRAFT,
    FIELD_COUNT,
    GET_RICE,
    NO_CARD,
    NOBODY,
    OVER,
    PEASANT,
    TAX,
    THEATRE,
    WINTER,
    WINTER_LOSS,
    Table,
    acting,
    card_of,
    field_now,
)
from tenka.games.shogun.winter import missing_rice, shortage


def forecast_of(t: Table, seat: i64) -> Json:
    """For all: what scoring and winter would bring. For a seat: its provinces, what its plan
    costs, and the odds of the battle it has to choose."""
    found: Json = {
        "points": points_now(t),
        "winter": [] if t.phase in (DRAFT, OVER) else [_winter(t, s) for s in range(t.seats)],
        "costs": {ACTION_NAMES[action]: COSTS[action] for action in range(ACTION_COUNT)},
    }
    if seat != NOBODY:
        found["provinces"] = {NAMES[p]: _province(t, seat, p) for p in members(t.lands[seat])}
        found["plan"] = _plan(t, seat)
        found["battle"] = _battle(t, seat)
    return found


def _winter(t: Table, seat: i64) -> Json:
    """The rice of a seat as things stand: with the mildest and the hardest event left open."""
    losses = [WINTER_LOSS[event] for event in t.events]
    if t.phase == WINTER:
        losses = [0]
    found: Json = {"provinces": size(t.lands[seat]), "rice": t.rice[seat]}
    for name, loss in (("mildest", min(losses)), ("hardest", max(losses))):
        missing = missing_rice(t, seat, max(0, t.rice[seat] - loss))
        revolts, extra = shortage(missing)
        found[name] = {"loss": loss, "missing": missing, "revolts": revolts, "extra": extra}
    return found


def _province(t: Table, seat: i64, province: i64) -> Json:
    """What actions would bring in an own province now, and what hinders building there."""
    found: Json = {
        "tax": yield_of(t, seat, TAX, province),
        "rice": yield_of(t, seat, GET_RICE, province),
        "revolt": None,
    }
    kind: i64 = 0
    while kind <= THEATRE:
        why = build_hindrance(t, seat, kind, province)
        found[ACTION_NAMES[kind]] = why if why else None
        kind += 1
    peasants = _revolting(t, province)
    if peasants > 0:
        fighters = [0] * COLOURS
        fighters[seat] = t.armies[province]
        fighters[PEASANT] = min(peasants, t.peasants)
        odds = estimate(t, fighters, seat, [PEASANT])
        found["revolt"] = {"peasants": peasants, "won": odds["more"]}
    return found


def _revolting(t: Table, province: i64) -> i64:
    """The peasants of the next revolt in a province: in winter of those still to come, else if
    rice or chests are taken there; 0: there is none."""
    if t.phase != WINTER:
        return i64(t.markers[province])
    return t.markers[province] + t.extra if t.revolts & bit(province) != 0 else 0


def _plan(t: Table, seat: i64) -> Json:
    """What the cards laid so far will cost, if all can be done."""
    cost: i64 = 0
    for field, card in enumerate(t.plans[seat]):
        if field == BID:
            cost += card - CHEST if CHEST <= card < NO_CARD else 0
        elif card < CHEST:
            cost += COSTS[field]
    return {
        "filled": len(t.plans[seat]),
        "left": FIELD_COUNT - len(t.plans[seat]),
        "cost": cost,
        "chests": t.chests[seat],
    }


def _battle(t: Table, seat: i64) -> Json | None:
    """The odds of each attack, for the seat that has to choose one."""
    if t.phase != ACTING or acting(t) != seat or field_now(t) == DEPLOY1:
        return None
    source = card_of(t, seat, field_now(t))
    found: Json = {}
    for target in members(targets(t, seat, source)):
        if t.owner[target] != seat:
            numbers: Json = {}
            number: i64 = 1
            while number < t.armies[source]:
                numbers[str(number)] = attack_odds(t, seat, target, number)
                number += 1
            found[NAMES[target]] = numbers
    return {"from": NAMES[source], "odds": found}


def attack_odds(t: Table, seat: i64, target: i64, number: i64) -> dict[str, int]:
    """Win, draw or defeat of an attack with so many armies, in percent."""
    fighters = [0] * COLOURS
    more = SPECIAL_ARMIES if t.taken[seat] == ATTACK_SPECIAL else 0
    fighters[seat] = number + min(more, t.reserve[seat])
    defender: i64 = t.owner[target]
    against: list[int] = []
    if defender == NOBODY:
        fighters[PEASANT] = min(neutral_defence(t), t.peasants)
    else:
        bonus = min(defence_bonus(t, defender, target), i64(t.reserve[defender]))
        fighters[defender] = t.armies[target] + bonus
        against.append(defender)
    if t.markers[target] == 0:
        against.append(PEASANT)
    odds = estimate(t, fighters, seat, against)
    return {"win": odds["more"], "tie": odds["as_many"], "lose": odds["fewer"]}
