"""What a seat sees of a game of Shogun.

It is read from the table of a world dealt anew, and nothing of it but what the seat's view shows.
"""

from functools import lru_cache
from typing import Final

from tenka.core.perspective import Perspective
from tenka.games.shogun.actions import yield_in
from tenka.games.shogun.board import BITS, CHESTS, LANDS, REGION_SETS, RICE, members, neighbours
from tenka.games.shogun.data import (
    BUILDINGS,
    COSTS,
    OPEN_ACTIONS,
    YEARS,
)
from tenka.games.shogun.table import (
    AUTUMN,
    CHEST_SPECIAL,
    EVENT_IDS,
    RICE_SPECIAL,
    TAX,
    WINTER_LOSS,
    Table,
    buildings,
)

COST: Final[list[int]] = [*COSTS, 0]  # by field


@lru_cache
def near(board: int, seats: int) -> list[list[int]]:
    """The neighbours of each province."""
    return [members(neighbours(board, seats, land)) for land in range(LANDS)]


@lru_cache
def regions(board: int) -> list[int]:
    """The region of each province."""
    found = [0] * LANDS
    for region, lands in enumerate(REGION_SETS[board]):
        for land in members(lands):
            found[land] = region
    return found


def table_of(perspective: Perspective) -> Table:
    """The table that the seat sees, with what is hidden dealt anew."""
    dealt = perspective.dealt
    assert isinstance(dealt, Table)
    return dealt


def face_up(t: Table) -> bytes:
    """The actions of the season whose order is known."""
    return t.actions[: OPEN_ACTIONS + t.action]


class Sight:
    """The table as a seat sees it; provinces, fields and cards by their numbers."""

    def __init__(self, t: Table, seat: int) -> None:
        self.seat = seat
        self.seats = int(t.seats)
        self.board = int(t.board)
        self.near = near(self.board, self.seats)
        self.region = regions(self.board)
        self.to_winter = 3 - min(int(t.season), int(AUTUMN))  # seasons of this year, with this one
        self.winters = YEARS + 1 - int(t.year)
        self.to_end = self.to_winter + 3 * (self.winters - 1)
        self.owner: list[int] = list(t.owner)
        self.armies: list[int] = list(t.armies)
        self.markers: list[int] = list(t.markers)
        standing = [int(buildings(t, kind)) for kind in range(len(BUILDINGS))]
        self.built: list[list[int]] = [
            [kind for kind, lands in enumerate(standing) if lands & BITS[land]]
            for land in range(LANDS)
        ]
        self.mine = members(t.lands[seat])
        self.chests = int(t.chests[seat])
        self.rice = int(t.rice[seat])
        self.reserve: list[int] = list(t.reserve)
        self.peasants = int(t.peasants)
        self.inside: list[int] = list(t.inside)
        self.tray: list[int] = list(t.tray)
        self.in_tray = sum(self.tray)
        self.current = EVENT_IDS[t.event]
        self.open_events = list(t.events)
        self.specials = list(t.specials)
        self.taken: list[int] = list(t.taken)
        self.plan = list(t.plans[seat])
        self.row = list(face_up(t))
        # The draft.
        self.groups = list(t.groups[seat])
        self.drawn = int(t.drawn)
        self.cards_seen = [*t.open, *t.stack[len(t.stack) - t.known :]]

    def has(self, special: int) -> bool:
        """Has the seat this special card?"""
        return self.taken[self.seat] == special

    def effects(self) -> list[str]:
        """The events that may hold this season, each equally likely."""
        if self.current:
            return [self.current]
        return [EVENT_IDS[n] for n in self.open_events] or [""]

    def losses(self) -> list[int]:
        """What winter may take, each equally likely."""
        return [WINTER_LOSS[n] for n in self.open_events] or [0]

    def income(self, field: int, land: int) -> float:
        """What tax or rice brings in a province, on average over the events to come."""
        plain = CHESTS[land] if field == TAX else RICE[land]
        effects = self.effects()
        found = 0
        for effect in effects:
            found += yield_in(effect, field, plain)
        bonus = self.has(CHEST_SPECIAL if field == TAX else RICE_SPECIAL)
        return found / len(effects) + bonus
