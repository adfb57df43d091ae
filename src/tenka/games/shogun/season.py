"""A season: its cards are laid out, planned, and put back (SG-3)."""

from librt.vecs import vec
from mypy_extensions import i64

from tenka.games.shogun.board import bit
from tenka.games.shogun.data import OPEN_ACTIONS, SEASONS
from tenka.games.shogun.forced_chance import shuffled_actions, shuffled_specials
from tenka.games.shogun.table import (
    ACTION_NAMES,
    AUTUMN,
    CHEST_HAND,
    EVENT_IDS,
    FIELD_COUNT,
    NO_CARD,
    NOBODY,
    PLANNING,
    SINGLE,
    SPECIAL_NAMES,
    WINTER,
    Table,
    planned,
)


def begin_season(t: Table) -> None:
    """Action cards and special cards are shuffled, and all plan (SG-3.1, SG-3.2)."""
    t.phase = PLANNING
    t.order = b""
    t.actions = shuffled_actions(t)
    t.specials = shuffled_specials(t)
    for seat in range(t.seats):
        t.hands[seat] = t.lands[seat] | CHEST_HAND
    if t.log is not None:
        t.log.add(
            "season_began",
            {"year": t.year, "season": SEASONS[t.season]},
        )
        t.log.add(
            "opened",
            {
                "what": "season",
                "action": [ACTION_NAMES[a] for a in t.actions[:OPEN_ACTIONS]],
                "special": [SPECIAL_NAMES[s] for s in t.specials],
            },
        )


def lay(t: Table, seat: i64, card: i64) -> None:
    """A card is laid on the next field of a plan (SG-3.10)."""
    t.plans[seat] = t.plans[seat] + SINGLE[card]
    if card != NO_CARD:
        t.hands[seat] -= bit(card)
    if len(t.plans[seat]) == FIELD_COUNT and t.log is not None:
        t.log.add("planned", {"seat": seat})


def all_planned(t: Table) -> bool:
    seat: i64 = 0
    while seat < t.seats:
        if not planned(t, seat):
            return False
        seat += 1
    return True


def end_season(t: Table) -> None:
    """Cards return, the event leaves the game; after autumn the order stays (SG-3.9)."""
    if t.log is not None:
        t.log.add(
            "season_ended",
            {"year": t.year, "season": SEASONS[t.season], "event": EVENT_IDS[t.event]},
        )
    t.event = 0
    t.plans = [b""] * t.seats
    t.taken = vec[i64]([NOBODY] * t.seats)
    t.actions = b""
    t.specials = b""
    t.action = 0
    t.at = 0
    winter = t.season == AUTUMN
    t.season += 1
    if winter:
        t.phase = WINTER
    else:
        begin_season(t)
