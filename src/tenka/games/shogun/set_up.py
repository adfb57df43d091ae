"""Set-up: provinces, the opening throw, the events (SG-2)."""

from librt.vecs import vec
from mypy_extensions import i64

from tenka.games.shogun.board import LANDS, NAMES, NUMBERS, has, out_of_game
from tenka.games.shogun.data import (
    EVENTS,
    OPEN_CARDS,
    OPEN_EVENTS,
    PRESETS,
    START_CHESTS,
    START_GROUPS,
    TOWER_START_ARMIES,
    TOWER_START_PEASANTS,
)
from tenka.games.shogun.fight import note_throw
from tenka.games.shogun.forced_chance import throw_cubes
from tenka.games.shogun.season import begin_season
from tenka.games.shogun.table import (
    COLOURS,
    DRAFT,
    EVENT_IDS,
    PEASANT,
    Table,
    give,
)


def set_up(t: Table, draft: bool) -> None:
    """A new game."""
    seats = t.seats
    t.chests = vec[i64]([START_CHESTS[seats]] * seats)
    events = [event.n for event in EVENTS]
    t.chance.draws("events").shuffle(events)
    t.event_stack = bytes(events)
    if draft:
        begin_draft(t)
    else:
        place_presets(t)
        finish(t)


def place_presets(t: Table) -> None:
    """The seats get the columns of the set-up table by lot (SG-2.2)."""
    columns = list(PRESETS[t.seats])
    groups = START_GROUPS[t.seats]
    t.chance.draws("presets").shuffle(columns)
    for seat, column in enumerate(columns):
        for name, armies in zip(column.split(), groups, strict=True):
            give(t, NUMBERS[name], seat, armies)
        t.reserve[seat] -= sum(groups)
    if t.log is not None:
        t.log.add(
            "set_up",
            {
                "provinces": {
                    NAMES[province]: {"seat": seat, "armies": t.armies[province]}
                    for province, seat in enumerate(t.owner)
                    if seat >= 0
                }
            },
        )


def begin_draft(t: Table) -> None:
    """The cards are shuffled, two lie open, a lot says who begins (SG-2.3, SG-2.5)."""
    out = out_of_game(t.board, t.seats)
    cards = [card for card in range(LANDS) if not has(out, card)]
    t.chance.draws("draft/cards").shuffle(cards)
    t.phase = DRAFT
    t.open = bytes(cards[:OPEN_CARDS])
    t.stack = bytes(cards[OPEN_CARDS:])
    t.drafter = t.chance.draws("draft/first").below(t.seats)
    groups = START_GROUPS[t.seats]
    for seat in range(t.seats):
        t.groups[seat] = bytes(groups)
        t.reserve[seat] -= sum(groups)
    if t.log is not None:
        t.log.add(
            "draft_began",
            {"seat": t.drafter, "province": [NAMES[card] for card in t.open]},
        )


def finish(t: Table) -> None:
    """The opening throw, the events of the year, the first season (SG-2.6, SG-2.7, SG-2.9)."""
    t.open = b""
    t.stack = b""
    t.known = 0
    t.drafter = 0
    t.seen = [b""] * t.seats
    thrown = vec[i64]([0] * COLOURS)
    seat: i64 = 0
    while seat < t.seats:
        thrown[seat] = min(TOWER_START_ARMIES, t.reserve[seat])
        t.reserve[seat] -= thrown[seat]
        seat += 1
    thrown[PEASANT] = min(TOWER_START_PEASANTS, t.peasants)
    out = throw_cubes(t, "throw/opening", thrown)
    seat = 0
    while seat < t.seats:
        t.reserve[seat] += out[seat]
        seat += 1
    t.peasants += out[PEASANT] - thrown[PEASANT]
    if t.log is not None:
        note_throw(t, thrown, vec[i64]([0] * COLOURS), out)
    open_events(t)
    begin_season(t)


def open_events(t: Table) -> None:
    """Four events are laid open for the year."""
    t.events = t.event_stack[:OPEN_EVENTS]
    t.event_stack = t.event_stack[OPEN_EVENTS:]
    if t.log is not None:
        t.log.add(
            "opened",
            {
                "what": "events",
                "year": t.year,
                "event": [EVENT_IDS[n] for n in t.events],
                "n": list(t.events),
            },
        )
