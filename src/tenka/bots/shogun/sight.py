"""What a seat sees of a game of Shogun, as numbers."""

from functools import lru_cache
from typing import Any

from tenka.core.contract import Json
from tenka.games.shogun.board import CHESTS, NUMBERS, REGION_SETS, RICE, members, neighbours
from tenka.games.shogun.data import (
    ACTIONS,
    BOARDS,
    BUILDINGS,
    COSTS,
    EVENTS,
    MOST_SEATS,
    RICE_MAX,
    RICE_MIN,
    SEASONS,
    TAX_MAX,
    TAX_MIN,
    YEARS,
)

NOBODY = -1
PEASANT = MOST_SEATS  # its place among the colours
EFFECT = {event.n: event.id for event in EVENTS}
LOSS = {event.n: event.winter_loss for event in EVENTS}
LANDS = len(NUMBERS)


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


def _cubes(counts: Json) -> list[int]:
    return [counts.get(str(seat), 0) for seat in range(MOST_SEATS)] + [counts.get("peasant", 0)]


class Sight:
    """A view, taken apart."""

    def __init__(self, view: Json, seat: int) -> None:
        self.seat = seat
        self.view = view
        players = view["players"]
        self.seats = len(players)
        self.board = BOARDS.index(view["board"])
        self.near = near(self.board, self.seats)
        self.region = regions(self.board)
        season = min(SEASONS.index(view["season"]), 2)
        self.to_winter = 3 - season  # seasons of this year, this one included
        self.winters = YEARS + 1 - view["year"]
        self.to_end = self.to_winter + 3 * (self.winters - 1)
        self.owner = [NOBODY] * LANDS
        self.armies = [0] * LANDS
        self.markers = [0] * LANDS
        self.built: list[set[int]] = [set() for _ in range(LANDS)]
        for name, province in view["provinces"].items():
            land = NUMBERS[name]
            self.owner[land] = province["owner"]
            self.armies[land] = province["armies"]
            self.markers[land] = province["markers"]
            self.built[land] = {kind for kind, b in enumerate(BUILDINGS) if province[b]}
        self.mine = [land for land in range(LANDS) if self.owner[land] == seat]
        self.chests: int = players[seat]["chests"]
        self.rice: int = players[seat]["rice"]
        self.reserve = [player["reserve"] for player in players]
        self.peasants: int = view["peasants"]
        self.inside = _cubes(view["tower"]["inside"])
        self.tray = _cubes(view["tower"]["tray"])
        self.current = EFFECT.get(view["events"]["current"], "")
        self.open_events: list[int] = view["events"]["open"]
        self.taken: dict[int, str] = {int(s): card for s, card in view["taken"].items()}
        self.plan: dict[str, Any] = view["plans"][seat]
        self.row: list[str] = view["actions"]["open"]

    def has(self, card: str) -> bool:
        """Has the seat this special card?"""
        return self.taken.get(self.seat) == card

    def effects(self) -> list[str]:
        """The events that may hold this season, each equally likely."""
        return [self.current] if self.current else [EFFECT[n] for n in self.open_events] or [""]

    def losses(self) -> list[int]:
        """What winter may take, each equally likely."""
        return [LOSS[n] for n in self.open_events] or [0]

    def income(self, action: str, land: int) -> float:
        """What tax or rice brings in a province, on average over the events to come."""
        plain = CHESTS[land] if action == "tax" else RICE[land]
        found = [_changed(action, effect, plain) for effect in self.effects()]
        bonus = self.has("chest" if action == "tax" else "rice")
        return sum(found) / len(found) + bonus

    def comes_before(self, one: str, other: str) -> bool | None:
        """Does an action come before another? None where its card is face down."""
        if one in self.row:
            return other not in self.row or self.row.index(one) < self.row.index(other)
        return False if other in self.row else None


def _changed(action: str, effect: str, plain: int) -> int:
    limits = {
        ("tax", "tax_max5"): min(plain, TAX_MAX),
        ("tax", "tax_min6"): max(plain, TAX_MIN),
        ("rice", "rice_max3"): min(plain, RICE_MAX),
        ("rice", "rice_min4"): max(plain, RICE_MIN),
    }
    return limits.get((action, effect), plain)


COST = dict(zip(ACTIONS, COSTS, strict=True))
