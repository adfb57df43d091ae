"""What a seat may know: the position with everything hidden taken out (SG-3.12)."""

from typing import Any

from mypy_extensions import i64
from typing_extensions import TypedDict

from tenka.core.contract import Json
from tenka.core.views import Hidden, Result
from tenka.games.shogun.data import OPEN_ACTIONS
from tenka.games.shogun.legal import movers
from tenka.games.shogun.position import to_position
from tenka.games.shogun.table import (
    ACTING,
    BID,
    CARD_NAMES,
    DRAFT,
    FIELD_COUNT,
    FIELD_NAMES,
    NO_CARD,
    NOBODY,
    PLANNING,
    Table,
)


class Opened(TypedDict):
    """The action cards that lie open, and how many are face down."""

    open: list[str]
    hidden: int


class Stack(TypedDict):
    """The draft's stack: the cards at its bottom that all know, how many are unknown above."""

    known: list[str]
    hidden: int


class Draft(TypedDict):
    """The draft."""

    stack: Stack
    open: list[str]
    turn: int
    drawn: str | None
    seen: list[list[str] | None]
    known: int


class Province(TypedDict):
    """An owned province."""

    owner: int
    armies: int
    castle: bool
    temple: bool
    theatre: bool
    markers: int


class Player(TypedDict):
    """What a player has; all of it is open."""

    chests: int
    rice: int
    vp: int
    reserve: int
    groups: list[int]


class Tower(TypedDict):
    """Cubes by colour."""

    inside: dict[str, int]
    tray: dict[str, int]


class Events(TypedDict):
    """Event cards by their numbers."""

    open: list[int]
    current: int | None
    stack: Hidden


class Winter(TypedDict):
    """The revolts still to come of the player at turn."""

    at: int
    revolts: list[str]
    extra: int


class View(TypedDict):
    """A seat's view; a spectator's has `seat` null. Fields as in docs/rules/shogun.md.

    In `plans` a card that the seat may not see is null, and `hidden` there names its field.
    `hidden` names the fields whose value is null because it is hidden.
    """

    game: str
    seat: int | None
    turn: list[int]
    outcome: Result | None
    hidden: list[str]
    board: str
    year: int
    season: str
    phase: str
    provinces: dict[str, Province]
    players: list[Player]
    tower: Tower
    peasants: int
    draft: Draft | None
    actions: Opened
    action: int
    at: int
    placed: bool
    specials: list[str]
    taken: dict[str, str]
    choosing: list[int]
    order: list[int]
    events: Events
    plans: list[dict[str, Any]]
    winter: Winter | None
    chance: None


def is_seen(t: Table, observer: i64, seat: i64, field: i64) -> bool:
    """May the observer see what lies on a field of a plan?"""
    if observer == seat:
        return True
    if t.phase == PLANNING:
        return False
    if field == BID or t.plans[seat][field] == NO_CARD:
        return True
    if t.phase != ACTING:
        return False
    place: i64 = t.actions.index(field)
    if place == t.action:
        return i64(t.order.index(seat)) <= t.at
    return place < t.action


def hidden_fields(t: Table, observer: i64, seat: i64) -> list[int]:
    """The filled fields of a plan that the observer may not see; while they plan, all fields."""
    if t.phase == PLANNING:
        return [] if observer == seat else list(range(FIELD_COUNT))
    return [field for field in range(len(t.plans[seat])) if not is_seen(t, observer, seat, field)]


def view_of(t: Table, seat: i64, outcome: Result | None) -> Json:
    """The view of a seat, NOBODY for a spectator; its shape is `View`."""
    view = to_position(t)
    opened = OPEN_ACTIONS + t.action
    actions: list[str] = view["actions"]
    view["actions"] = {"open": actions[:opened], "hidden": len(actions[opened:])}
    view["events"]["stack"] = {"hidden": len(t.event_stack)}
    view["plans"] = [plan_seen(t, seat, other) for other in range(t.seats)]
    if t.phase == DRAFT:
        unknown = len(t.stack) - t.known
        stack: list[str] = view["draft"]["stack"]
        view["draft"]["stack"] = {"known": stack[unknown:], "hidden": unknown}
    view["chance"] = None
    view["hidden"] = ["chance"]
    view["game"] = "shogun"
    view["seat"] = None if seat == NOBODY else seat
    view["turn"] = movers(t)
    view["outcome"] = outcome
    return view


def plan_seen(t: Table, observer: i64, seat: i64) -> Json:
    """A plan as the observer may see it."""
    plan = t.plans[seat]
    hidden = hidden_fields(t, observer, seat)
    found: Json = {}
    if observer != seat and t.phase == PLANNING:
        plan = b""
        for name in FIELD_NAMES:
            found[name] = None
    for field, card in enumerate(plan):
        found[FIELD_NAMES[field]] = None if field in hidden else CARD_NAMES[card]
    if observer != seat and found:
        found["hidden"] = [FIELD_NAMES[field] for field in hidden]
    return found
