"""Positions as JSON: every field of the table in docs/rules/suntzu.md."""

from mypy_extensions import i64

from tenka.core.contract import Json
from tenka.games.suntzu import pairs, pending
from tenka.games.suntzu.cards import IDS, ids, listed
from tenka.games.suntzu.data import DISPLAYS, EVENTS, PROVINCES
from tenka.games.suntzu.deal import display_at
from tenka.games.suntzu.provinces import armies_at, card_at, mark_at
from tenka.games.suntzu.table import (
    EDITION_IDS,
    ENDINGS,
    NOBODY,
    PHASES,
    STEPS,
    WARLORD_IDS,
    Table,
    deck,
)


def to_position(t: Table) -> Json:
    """Every field of the position."""
    seats = (0, 1)
    return {
        "options": options_of(t),
        "round": t.round,
        "phase": PHASES[t.phase],
        "marker": t.marker,
        "displays": {
            province: list(DISPLAYS[display_at(t, n)]) for n, province in enumerate(PROVINCES)
        },
        "armies": {province: armies_at(t.armies, n) for n, province in enumerate(PROVINCES)},
        "marks": [marks_of(t, seat) for seat in seats],
        "pool": pairs.listed(t.pool),
        "set_aside": pairs.listed(t.aside),
        "hands": [ids(pairs.at(t.hands, seat)) for seat in seats],
        "decks": [[IDS[card] for card in listed(deck(t, seat))] for seat in seats],
        "drawn": [[IDS[card] for card in listed(pairs.at(t.drawn, seat))] for seat in seats],
        "keep": pairs.listed(t.keep),
        "kept_one": [pairs.at(t.kept_one, seat) != 0 for seat in seats],
        "removed": [ids(pairs.at(t.removed, seat)) for seat in seats],
        "known": pairs.listed(t.known),
        "recycled": [recycled_of(t, seat) for seat in seats],
        "placed": [placed_by(t, seat) for seat in seats],
        "fought": [PROVINCES[n] for n in listed(t.fought)],
        "warlords": [warlord_ids(pairs.at(t.warlords, seat)) for seat in seats],
        "used_warlords": [warlord_ids(pairs.at(t.used, seat)) for seat in seats],
        "total_plague": t.total_plague,
        "used_one": [pairs.at(t.used_one, seat) != 0 for seat in seats],
        "events": [EVENTS[n] for n in listed(t.events)],
        "plagues_played": t.plagues,
        "decider": seat_or_none(t.decider),
        "last_decider": seat_or_none(t.last_decider),
        "counts": None if t.counts == NOBODY else pairs.listed(t.counts),
        "battle": battle_of(t),
        "window": window_of(t),
        "pending": [entry_of(owed) for owed in pending.listed(t)],
        "outcome": outcome_of(t),
    }


def options_of(t: Table) -> Json:
    return {
        "edition": EDITION_IDS[t.edition],
        "warlords": t.with_warlords,
        "events": t.with_events,
        "beginner": t.beginner,
    }


def seat_or_none(seat: i64) -> int | None:
    return None if seat == NOBODY else seat


def marks_of(t: Table, seat: i64) -> Json:
    marks = pairs.at(t.marks, seat)
    return {
        province: mark_at(marks, n)
        for n, province in enumerate(PROVINCES)
        if mark_at(marks, n) >= 0
    }


def recycled_of(t: Table, seat: i64) -> int | None:
    under = pairs.at(t.recycled, seat)
    return None if under == 0 else under - 1


def placed_by(t: Table, seat: i64) -> Json:
    placed = pairs.at(t.placed, seat)
    return {
        province: IDS[card_at(placed, n)]
        for n, province in enumerate(PROVINCES)
        if card_at(placed, n) >= 0
    }


def warlord_ids(bits: i64) -> list[str]:
    return [id for number, id in enumerate(WARLORD_IDS) if (bits >> number) & 1]


def battle_of(t: Table) -> Json | None:
    if t.province == NOBODY:
        return None
    return {
        "province": PROVINCES[t.province],
        "step": STEPS[t.battle_step],
        "countered": t.countered,
        "as_six": t.as_six,
        "winner": seat_or_none(t.winner),
    }


def window_of(t: Table) -> Json | None:
    if t.window_asks == NOBODY:
        return None
    return {"asked": t.window_asks, "passed": [t.passed & 1 != 0, t.passed & 2 != 0]}


def entry_of(owed: i64) -> Json:
    do = pending.do_of(owed)
    found: Json = {"seat": pending.seat_of(owed), "do": pending.DO[do]}
    what = pending.what_of(owed)
    if do == pending.PAY:
        found["count"] = pending.count_of(owed)
        found["why"] = pending.PAY_WHY[what]
    elif do == pending.TRANSFER:
        found["count"] = pending.count_of(owed)
        found["why"] = pending.TRANSFER_WHY[what]
    elif do == pending.USE:
        found["what"] = WARLORD_IDS[what]
    return found


def outcome_of(t: Table) -> Json | None:
    if t.winners == 0:
        return None
    return {
        "winners": [seat for seat in range(2) if (t.winners >> seat) & 1],
        "reason": ENDINGS[t.ending],
    }
