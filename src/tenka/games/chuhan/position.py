"""Positions as JSON: every field of the table in docs/rules/chuhan.md; reading.py reads them."""

from typing import Final

from mypy_extensions import i64

from tenka.core.contract import Json
from tenka.games.chuhan import pairs
from tenka.games.chuhan.cards import IDS, ids
from tenka.games.chuhan.moves import text_of
from tenka.games.chuhan.scoring import reason
from tenka.games.chuhan.table import (
    EVENT_IDS,
    HANGU,
    NOBODY,
    PHASES,
    Played,
    Table,
    hand,
)

FIELDS: Final[tuple[str, ...]] = (
    "hand_no", "event", "event_deck", "scores", "lead", "phase", "to_move", "hands", "pile",
    "discard", "row", "row_by", "writs", "doubled", "open", "seen", "known", "writ_used",
    "lead_ability", "must_play", "trick", "pending", "last_out", "winner", "reason",
)  # fmt: skip
LEAD_ABILITY: Final[list[str | None]] = [None, "used", "cancelled"]


def to_position(t: Table) -> Json:
    """Every field of the position, unordered lists in the order of CH-8.4."""
    row_cards = ids(t.row)
    return {
        "hand_no": t.hand_no,
        "event": EVENT_IDS[t.event],
        "event_deck": [EVENT_IDS[event] for event in t.event_deck],
        "scores": pairs.listed(t.scores),
        "lead": t.lead,
        "phase": PHASES[t.phase],
        "to_move": seat_or_none(t.to_move),
        "hands": [ids(hand(t, 0)), ids(hand(t, 1))],
        "pile": [IDS[card] for card in t.pile[t.drawn :]],
        "discard": ids(t.discard),
        "row": row_cards,
        "row_by": [(t.row_by >> i) & 1 for i in range(len(row_cards))] if t.event == HANGU else [],
        "writs": pairs.listed(t.writs),
        "doubled": t.doubled,
        "open": [pairs.at(t.open, 0) != 0, pairs.at(t.open, 1) != 0],
        "seen": pairs.listed(t.seen),
        "known": [ids(pairs.at(t.known, 0)), ids(pairs.at(t.known, 1))],
        "writ_used": t.writ_used,
        "lead_ability": LEAD_ABILITY[t.lead_ability],
        "must_play": t.must_play,
        "trick": [{"seat": p.seat, "text": text_of(p.action)} for p in plays(t)],
        "pending": pending_plays(t),
        "last_out": seat_or_none(t.last_out),
        "winner": seat_or_none(t.winner),
        "reason": reason(t) if t.winner != NOBODY else None,
    }


def seat_or_none(seat: i64) -> int | None:
    return None if seat == NOBODY else seat


def plays(t: Table) -> list[Played]:
    """The plays of the trick, oldest first."""
    found: list[Played] = []
    play = t.trick
    while play is not None:
        found.append(play)
        play = play.before
    found.reverse()
    return found


def pending_plays(t: Table) -> list[Json]:
    if t.pending == NOBODY:
        return []
    found: list[Json] = [{"seat": t.pending_by, "text": text_of(t.pending)}]
    if t.lyu_zhi != NOBODY:
        found.append({"seat": 1 - t.pending_by, "text": text_of(t.lyu_zhi)})
    return found
