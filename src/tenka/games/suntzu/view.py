"""What a seat may know: the position with everything hidden taken out (ST-9.6)."""

from mypy_extensions import i64
from typing_extensions import TypedDict

from tenka.core.contract import Json
from tenka.core.views import Hidden, Result
from tenka.games.suntzu import pairs
from tenka.games.suntzu.cards import IDS, listed
from tenka.games.suntzu.data import PROVINCES
from tenka.games.suntzu.position import to_position
from tenka.games.suntzu.redeal import told_hand_size
from tenka.games.suntzu.table import NOBODY, Table, deck, has_kept_one, is_laying, is_turned


class Deck(TypedDict, total=False):
    """A deck: how many cards nobody knows, and those at the bottom that the seat put there."""

    hidden: int
    bottom: list[str]


class Events(TypedDict, total=False):
    """The face-up event, if there is one, and how many lie under it."""

    seen: list[str]
    hidden: int


class Battle(TypedDict):
    """The battle under way."""

    province: str
    step: str
    countered: bool
    as_six: bool
    winner: int | None


class Window(TypedDict):
    """A window: who is asked, and who has passed."""

    asked: int
    passed: list[bool]


class View(TypedDict):
    """A seat's view; a spectator's has `seat` null. Fields as in docs/rules/suntzu.md.

    A card face down is null in `placed`, which `hidden` then names.
    """

    game: str
    seat: int | None
    turn: list[int]
    outcome: Result | None
    hidden: list[str]
    options: dict[str, str | bool]
    round: int
    phase: str
    marker: int
    displays: dict[str, list[int]]
    armies: dict[str, int]
    marks: list[dict[str, int]]
    pool: list[int]
    set_aside: list[int]
    hands: list[list[str] | Hidden]
    decks: list[Deck]
    drawn: list[list[str] | Hidden]
    keep: list[int]
    kept_one: list[bool]
    removed: list[list[str]]
    known: list[int]
    recycled: list[int | None]
    placed: list[dict[str, str | None]]
    fought: list[str]
    warlords: list[list[str] | Hidden]
    used_warlords: list[list[str]]
    total_plague: bool
    used_one: list[bool]
    events: Events
    plagues_played: int
    decider: int | None
    last_decider: int | None
    counts: list[int] | None
    battle: Battle | None
    window: Window | None
    pending: list[dict[str, int | str]]


def view_of(t: Table, seat: i64, outcome: Result | None) -> Json:
    """The view of a seat, NOBODY for a spectator; its shape is `View`."""
    view = to_position(t)
    hidden: list[str] = []
    for other in range(2):
        if other == seat:
            view["decks"][other] = _own_deck(t, other)
        else:
            _hide(t, view, other, hidden)
    events = view["events"]
    view["events"] = {"seen": events[:1], "hidden": len(events[1:])}
    view["hidden"] = hidden
    view["game"] = "suntzu"
    view["seat"] = None if seat == NOBODY else seat
    view["turn"] = [other for other in range(2) if (t.asked >> other) & 1]
    view["outcome"] = outcome
    return view


def _own_deck(t: Table, seat: i64) -> Json:
    cards = listed(deck(t, seat))
    known = pairs.at(t.known, seat)
    top = len(cards) - known
    return {"hidden": top, "bottom": [IDS[card] for card in cards[top:]]}


def _hide(t: Table, view: Json, seat: i64, hidden: list[str]) -> None:
    """Take out what only this seat knows."""
    view["hands"][seat] = {"hidden": told_hand_size(t, seat)}
    view["decks"][seat] = {"hidden": len(view["decks"][seat])}
    kept = 1 if has_kept_one(t, seat) else 0
    view["drawn"][seat] = {"hidden": len(view["drawn"][seat]) + kept}
    view["keep"][seat] += kept
    view["kept_one"][seat] = False
    view["warlords"][seat] = {"hidden": len(view["warlords"][seat])}
    if is_laying(t, seat):
        view["placed"][seat] = {}
        return
    placed = view["placed"][seat]
    for number, province in enumerate(PROVINCES):
        if province in placed and not is_turned(t, number):
            placed[province] = None
            if "placed" not in hidden:
                hidden.append("placed")
