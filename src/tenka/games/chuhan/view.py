"""What a seat may know: the position with everything hidden taken out (CH-4.6)."""

from mypy_extensions import i64
from typing_extensions import TypedDict

from tenka.core.contract import Json
from tenka.core.views import Hidden, Result
from tenka.games.chuhan import pairs
from tenka.games.chuhan.cards import IDS
from tenka.games.chuhan.position import to_position
from tenka.games.chuhan.table import NOBODY, Table, seen_by


class Pile(TypedDict, total=False):
    """The draw pile: the top cards the seat has seen, if any, and how many more there are."""

    seen: list[str]
    hidden: int


class Play(TypedDict):
    """A play in a trick or pending: who, and the move's text."""

    seat: int
    text: str


class View(TypedDict):
    """A seat's view; a spectator's has `seat` null. Fields as in docs/rules/chuhan.md.

    `hidden` names the fields whose value is null because it is hidden.
    """

    game: str
    seat: int | None
    turn: list[int]
    outcome: Result | None
    hidden: list[str]
    hand_no: int
    event: str
    event_deck: Hidden
    scores: list[int]
    lead: int
    phase: str
    to_move: int | None
    hands: list[list[str] | Hidden]
    pile: Pile
    discard: list[str]
    row: list[str]
    row_by: list[int]
    writs: list[int]
    doubled: bool
    open: list[bool]
    seen: list[int]
    known: list[list[str]] | None
    writ_used: bool
    lead_ability: str | None
    must_play: bool
    trick: list[Play]
    pending: list[Play]
    last_out: int | None
    winner: int | None
    reason: str | None


def view_of(t: Table, seat: i64, outcome: Result | None) -> Json:
    """The view of a seat, NOBODY for a spectator; its shape is `View`."""
    view = to_position(t)
    for other in range(2):
        if other != seat and pairs.at(t.open, other) == 0:
            view["hands"][other] = {"hidden": len(view["hands"][other])}
    seen = seen_by(t, seat)
    pile: Json = {"hidden": len(view["pile"]) - seen}
    if seen > 0:
        pile["seen"] = [IDS[card] for card in t.pile[t.drawn : t.drawn + seen]]
    view["pile"] = pile
    view["event_deck"] = {"hidden": len(view["event_deck"])}
    view["hidden"] = []
    if seat == NOBODY:
        # What a player has seen on the pile would show through what he knows of a hand.
        view["known"] = None
        view["hidden"] = ["known"]
    view["game"] = "chuhan"
    view["seat"] = None if seat == NOBODY else seat
    view["turn"] = [] if t.to_move == NOBODY else [t.to_move]
    view["outcome"] = outcome
    return view
