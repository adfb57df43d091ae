"""Chance: the next forced outcome where a position gave one, else the engine's (SG-8.5)."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from tenka.core.errors import BadPosition
from tenka.games.shogun.board import NAMES, bit, has, members, size
from tenka.games.shogun.table import (
    ACTION_COUNT,
    ACTION_NAMES,
    COLOUR_NAMES,
    SPECIAL_COUNT,
    SPECIAL_NAMES,
    Table,
    cubes,
    place,
)
from tenka.games.shogun.tower import throw


def due(t: Table, kind: str) -> Any:
    """What the next forced outcome says, None if there is none left; one of another kind cannot
    be."""
    if not t.forced:
        return None
    entry = t.forced[0]
    if kind not in entry:
        raise BadPosition(f"chance: {entry!r}, but {kind!r} is due")
    t.forced = t.forced[1:]
    return entry[kind]


def throw_cubes(t: Table, name: str, thrown: vec[i64]) -> vec[i64]:
    """Throw cubes into the tower; what falls out, by colour."""
    forced = due(t, "throw")
    if forced is None:
        return throw(t.chance.draws(name), t.inside, thrown)
    out = vec[i64]([0] * len(thrown))
    for colour, number in enumerate(thrown):
        out[colour] = forced.get(COLOUR_NAMES[colour], 0)
        there = t.inside[colour] + number
        if out[colour] > there:
            raise BadPosition(f"chance: throw {forced!r}, but {COLOUR_NAMES[colour]}: {there}")
        t.inside[colour] = there - out[colour]
    if cubes(out) != {name: n for name, n in forced.items() if n}:
        raise BadPosition(f"chance: throw {forced!r} has a colour that is not in the game")
    return out


def shuffled_actions(t: Table) -> bytes:
    """The order of the ten action cards of a season (SG-3.1)."""
    return bytes(_shuffled(t, "actions", ACTION_NAMES, ACTION_COUNT))


def shuffled_specials(t: Table) -> bytes:
    """The special cards on the spaces of the turn order (SG-3.2)."""
    return bytes(_shuffled(t, "specials", SPECIAL_NAMES, SPECIAL_COUNT))


def _shuffled(t: Table, kind: str, names: list[str], n: i64) -> list[int]:
    forced = due(t, kind)
    if forced is not None:
        return [names.index(name) for name in forced]
    numbers = list(range(n))
    t.chance.draws(f"{kind}/{place(t)}").shuffle(numbers)
    return numbers


def drawn_event(t: Table) -> i64:
    """The season's event, one of those open (SG-3.5)."""
    forced = due(t, "event")
    if forced is None:
        return i64(t.events[t.chance.draws("event/" + place(t)).below(len(t.events))])
    if forced not in t.events:
        raise BadPosition(f"chance: event {forced} is not open")
    return i64(forced)


def lot(t: Table, seats: list[int], rank: i64) -> list[int]:
    """Seats that have bid the same, in the order of the lot (SG-3.6)."""
    forced = due(t, "lot")
    if forced is not None:
        if sorted(forced) != sorted(seats):
            raise BadPosition(f"chance: lot {forced}, but the seats {seats} have tied")
        return list(forced)
    found = seats.copy()
    t.chance.draws(f"lot/{place(t)}/{rank}").shuffle(found)
    return found


def blind_draw(t: Table, seat: i64, revolts: i64) -> i64:
    """So many provinces of a seat, drawn blindly; all of them need no draw (SG-7.2, SG-8.5)."""
    lands: i64 = t.lands[seat]
    if size(lands) == revolts:
        return lands
    forced = due(t, "draw")
    found: i64 = 0
    if forced is None:
        cards = members(lands)
        t.chance.draws(f"draw/{place(t)}/{seat}").shuffle(cards)
        for card in cards[:revolts]:
            found |= bit(card)
        return found
    for name in forced:
        number: i64 = NAMES.index(name)
        if not has(lands, number):
            raise BadPosition(f"chance: draw {forced}, but {name} is not of seat {seat}")
        found |= bit(number)
    if size(found) != revolts or len(forced) != revolts:
        raise BadPosition(f"chance: draw {forced}, but {revolts} provinces are due")
    return found
