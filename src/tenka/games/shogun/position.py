"""Positions as JSON: every field of the table in docs/rules/shogun.md; reading.py reads them."""

import copy
from typing import Final

from mypy_extensions import i64

from tenka.core.contract import Json
from tenka.games.shogun.board import BITS, NAMES, names
from tenka.games.shogun.data import BOARDS, SEASONS
from tenka.games.shogun.table import (
    ACTION_NAMES,
    CARD_NAMES,
    DRAFT,
    FIELD_NAMES,
    NOBODY,
    PHASES,
    SPECIAL_NAMES,
    WINTER,
    Table,
    cubes,
)

FIELDS: Final[tuple[str, ...]] = (
    "board", "year", "season", "phase", "provinces", "players", "tower", "peasants", "draft",
    "actions", "action", "at", "placed", "specials", "taken", "choosing", "order", "events",
    "plans", "winter", "chance",
)  # fmt: skip


def to_position(t: Table) -> Json:
    """Every field of the position."""
    return {
        "board": BOARDS[t.board],
        "year": t.year,
        "season": SEASONS[t.season],
        "phase": PHASES[t.phase],
        "provinces": provinces(t),
        "players": [
            {
                "chests": t.chests[seat],
                "rice": t.rice[seat],
                "vp": t.vp[seat],
                "reserve": t.reserve[seat],
                "groups": list(t.groups[seat]),
            }
            for seat in range(t.seats)
        ],
        "tower": {"inside": cubes(t.inside), "tray": cubes(t.tray)},
        "peasants": t.peasants,
        "draft": draft(t) if t.phase == DRAFT else None,
        "actions": [ACTION_NAMES[action] for action in t.actions],
        "action": t.action,
        "at": t.at,
        "placed": t.placed,
        "specials": [SPECIAL_NAMES[special] for special in t.specials],
        "taken": {
            str(seat): SPECIAL_NAMES[special]
            for seat, special in enumerate(t.taken)
            if special != NOBODY
        },
        "choosing": list(t.choosing),
        "order": list(t.order),
        "events": {
            "open": list(t.events),
            "current": t.event if t.event else None,
            "stack": list(t.event_stack),
        },
        "plans": [plan_of(t, seat) for seat in range(t.seats)],
        "winter": winter(t) if t.phase == WINTER else None,
        "chance": copy.deepcopy(t.forced),
    }


def provinces(t: Table) -> Json:
    """The owned provinces."""
    found: Json = {}
    for number, seat in enumerate(t.owner):
        if seat != NOBODY:
            bit = BITS[number]
            found[NAMES[number]] = {
                "owner": seat,
                "armies": t.armies[number],
                "castle": t.castles & bit != 0,
                "temple": t.temples & bit != 0,
                "theatre": t.theatres & bit != 0,
                "markers": t.markers[number],
            }
    return found


def plan_of(t: Table, seat: i64) -> Json:
    """The fields a seat has filled."""
    return {FIELD_NAMES[field]: CARD_NAMES[card] for field, card in enumerate(t.plans[seat])}


def draft(t: Table) -> Json:
    return {
        "stack": [NAMES[card] for card in t.stack],
        "open": [NAMES[card] for card in t.open],
        "turn": t.drafter,
        "drawn": None if t.drawn == NOBODY else NAMES[t.drawn],
        "seen": [[NAMES[card] for card in pair] if pair else None for pair in t.seen],
        "known": t.known,
    }


def winter(t: Table) -> Json:
    return {"at": t.winter_at, "revolts": names(t.revolts), "extra": t.extra}
