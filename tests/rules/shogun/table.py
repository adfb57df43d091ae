"""Short positions of Shogun for rule tests: provinces and plans as text, all else by default.

>>> state = season("Settsu 0:3, Omi 1:2 castle m1", "battle_a Settsu")
>>> do(state, "0 move Settsu Omi 2")
>>> state = planning("Settsu 0:3, Omi 1:2, Kai 2:2")
>>> state = winter("Settsu 0:3", rice="0")
"""

from collections.abc import Sequence
from typing import Any

import pytest

import tenka
from tenka.core.contract import Json, State

from .japan import in_game

SHOGUN = tenka.game("shogun")

# The figures of the page, written out again on purpose.
ACTIONS = [
    "castle",
    "temple",
    "theatre",
    "rice",
    "tax",
    "deploy5",
    "deploy3",
    "deploy1",
    "battle_a",
    "battle_b",
]
FIELDS = [*ACTIONS, "bid"]
SPECIALS = ["rice", "deploy6", "chest", "attack", "defence"]
CHEST_CARDS = [f"chest{n}" for n in range(5)]
BUILDINGS = ("castle", "temple", "theatre")
LOSS = {1: 5, 2: 7, 3: 3, 4: 2, 5: 6, 6: 3, 7: 4, 8: 0, 9: 2, 10: 3, 11: 4, 12: 1}
THEATRE_CALMS, NEUTRAL_TWO, CASTLE_DEFENCE, TEMPLE_PEACE = 1, 3, 4, 6
TAX_MAX5, TAX_MIN6, RICE_MIN4, RICE_MAX3, DEPLOY_LESS = 8, 9, 10, 11, 12
START_CHESTS = {3: 18, 4: 15, 5: 12}
GROUPS = {5: [5, 4, 4, 3, 3, 2, 2], 4: [5, 4, 4, 3, 3, 2, 2, 2], 3: [5, 4, 4, 3, 3, 2, 2, 2, 2]}
# SG-9: n cubes are thrown where 12 are inside; how many of each fall out, and the deviations.
WITH_12_INSIDE = [
    (4, 2.52, 0.98, 1.28, 1.23),
    (8, 5.21, 1.38, 2.48, 1.60),
    (12, 8.05, 1.71, 3.51, 1.76),
    (16, 10.98, 1.97, 4.45, 1.86),
]
POSITION_FIELDS = {
    "board", "year", "season", "phase", "provinces", "players", "tower", "peasants", "draft",
    "actions", "action", "at", "placed", "specials", "taken", "choosing", "order", "events",
    "plans", "winter", "chance",
}  # fmt: skip


def board_of(text: str) -> Json:
    """Provinces: "Settsu 0:3 castle m2" is of seat 0, with 3 armies, a castle and 2 markers."""
    provinces: Json = {}
    for entry in filter(None, (part.strip() for part in text.split(","))):
        name, who, *rest = entry.split()
        owner, armies = who.split(":")
        provinces[name] = {"owner": int(owner), "armies": int(armies)}
        for word in rest:
            if word in BUILDINGS:
                provinces[name][word] = True
            else:
                provinces[name]["markers"] = int(word.removeprefix("m"))
    return provinces


def plan_of(text: str) -> Json:
    """A whole plan: "tax Settsu, bid chest2"; fields that are not named stay empty."""
    laid = dict(part.split() for part in text.split(",") if part.strip())
    assert set(laid) <= set(FIELDS), text
    return {field: laid.get(field, "none") for field in FIELDS}


def numbers(text: str, seats: int) -> list[int]:
    """ "3 0": 3 for seat 0, 0 for the others; "5": 5 for all."""
    found = [int(word) for word in text.split()]
    return found * seats if len(found) == 1 else found + [0] * (seats - len(found))


def action_row(first: str) -> list[str]:
    """The ten action cards, these first."""
    named = first.split()
    return named + [action for action in ACTIONS if action not in named]


def people(seats: int, **what: str) -> list[Json]:
    """The players: chests="5 0 1", rice="2" (the same for all)."""
    columns = {name: numbers(text, seats) for name, text in what.items()}
    return [{name: column[seat] for name, column in columns.items()} for seat in range(seats)]


def season_json(
    on: str,
    *plans: str,
    first: str = "",
    event: int = DEPLOY_LESS,
    cards: str = "rice deploy6 chest attack defence",
    specials: str = "rice deploy6 chest attack defence",
    chests: str = "5",
    rice: str = "0",
    seats: int = 3,
    **fields: Any,
) -> Json:
    """Spring of year 1, the actions going on; `cards` are the special cards of seats 0, 1, ..."""
    others = [n for n in range(1, 13) if n != event]
    plans = (*plans, *[""] * (seats - len(plans)))
    return {
        "phase": "actions",
        "provinces": board_of(on),
        "players": people(seats, chests=chests, rice=rice),
        "events": {"open": others[:3], "current": event, "stack": others[3:]},
        "actions": action_row(first),
        "specials": specials.split(),
        "taken": {str(seat): card for seat, card in enumerate(cards.split()[:seats])},
        "plans": [plan_of(plan) for plan in plans],
        **fields,
    }


def season(on: str, *plans: str, seed: int = 0, journal: bool = False, **fields: Any) -> State:
    """The game in such a position, settled: what needs no decision has been done."""
    return SHOGUN.position(season_json(on, *plans, **fields), seed, journal=journal)


def planning_json(
    on: str, *plans: str, chests: str = "6", rice: str = "0", seats: int = 3, **fields: Any
) -> Json:
    """Planning in spring of year 1; plans name the fields laid, each in its order."""
    laid = [dict(part.split() for part in plan.split(",") if part.strip()) for plan in plans]
    return {
        "provinces": board_of(on),
        "players": people(seats, chests=chests, rice=rice),
        "events": {"open": [8, 9, 10, 11], "stack": [1, 2, 3, 4, 5, 6, 7, 12]},
        "actions": action_row(""),
        "specials": SPECIALS,
        "plans": laid + [{}] * (seats - len(laid)),
        **fields,
    }


def planning(on: str, *plans: str, seed: int = 0, journal: bool = False, **fields: Any) -> State:
    """The game in such a position."""
    return SHOGUN.position(planning_json(on, *plans, **fields), seed, journal=journal)


def bidding(*bids: str, on: str = "", chance: Sequence[Json] = (), **fields: Any) -> State:
    """All plans are empty but for the bid; the last seat's bid is the one that ends planning."""
    empty = ", ".join(f"{field} none" for field in ACTIONS)
    spent = ", ".join(f"{f} {c}" for f, c in zip(ACTIONS, CHEST_CARDS + ["none"] * 5, strict=True))
    plans = [f"{empty}, bid {bid}" for bid in bids[:-1]]
    plans.append(spent if bids[-1] == "none" else empty)
    state = planning(on, *plans, seats=len(bids), chance=list(chance), **fields)
    state.play(len(bids) - 1, f"plan bid {bids[-1]}")
    return state


def winter_json(
    on: str,
    rice: str = "0",
    *,
    chests: str = "0",
    vp: str = "0",
    order: str = "0 1 2",
    event: int = TAX_MAX5,
    year: int = 1,
    **fields: Any,
) -> Json:
    """Winter begins; its event takes no rice unless another is named."""
    seats = len(order.split())
    others = [n for n in range(1, 13) if n != event]
    return {
        "year": year,
        "season": "winter",
        "phase": "winter",
        "provinces": board_of(on),
        "players": people(seats, rice=rice, chests=chests, vp=vp),
        "order": [int(seat) for seat in order.split()],
        "events": {"open": [event], "stack": others[: 8 if year == 1 else 4]},
        **fields,
    }


def winter(on: str, rice: str = "0", seed: int = 0, journal: bool = False, **fields: Any) -> State:
    """The game in such a position, settled."""
    return SHOGUN.position(winter_json(on, rice, **fields), seed, journal=journal)


def draft_json(
    on: str = "",
    *groups: str,
    open: str = "Aki Bizen",
    top: str = "",
    turn: int = 0,
    board: str = "sun",
    seats: int = 3,
    drawn: str | None = None,
    **fields: Any,
) -> Json:
    """A draft; `groups` are those left to each seat ("5 4 4"), by default all."""
    left = [[int(n) for n in text.split()] for text in groups] or [GROUPS[seats]] * seats
    provinces = board_of(on)
    lying = [*open.split(), *top.split(), *provinces, drawn]
    stack = top.split() + [name for name in in_game(board, seats) if name not in lying]
    draft: Json = {"stack": stack, "open": open.split(), "turn": turn, "drawn": drawn}
    for name in ("seen", "known"):
        if name in fields:
            draft[name] = fields.pop(name)
    return {
        "board": board,
        "phase": "draft",
        "provinces": provinces,
        "players": [{"chests": START_CHESTS[seats], "groups": sizes} for sizes in left],
        "events": {"stack": [5, 1, 9, 12, 2, 3, 4, 6, 7, 8, 10, 11]},
        "draft": draft,
        **fields,
    }


def draft(on: str = "", *groups: str, seed: int = 0, journal: bool = False, **fields: Any) -> State:
    """The game in such a position."""
    return SHOGUN.position(draft_json(on, *groups, **fields), seed, journal=journal)


def throws(*texts: str) -> list[Json]:
    """Forced throws: "0:3 1:1 p:2" says what falls out."""
    found = []
    for text in texts:
        pairs = (word.split(":") for word in text.split())
        found.append({"throw": {"peasant" if c == "p" else c: int(n) for c, n in pairs}})
    return found


def tower(inside: str = "", tray: str = "") -> Json:
    """What is in the tower and on its tray, as text like that of `throws`."""
    first, second = throws(inside, tray)
    return {"inside": first["throw"], "tray": second["throw"]}


def do(state: State, *moves: str) -> State:
    """Play moves, each written with its seat: "0 move Settsu Omi 2"."""
    for move in moves:
        state.play(int(move[0]), move[2:])
    return state


def legal(state: State, seat: int | None = None) -> list[str]:
    """The legal moves, as text, of a seat or of the one that owes the decision."""
    if seat is None:
        (seat,) = state.turn
    return [state.text(action) for action in state.legal(seat)]


def refused(state: State, move: str) -> str:
    """The rule by which a move is refused; nothing has changed."""
    before = state.to_position()
    told = state.journal(None)
    with pytest.raises(tenka.IllegalMove) as caught:
        state.play(int(move[0]), move[2:])
    assert state.to_position() == before
    assert state.journal(None) == told
    found = state.check(int(move[0]), [move[2:]])
    assert found is not None
    assert found.rule == caught.value.rule
    return caught.value.rule


def get(state: State, path: str) -> Any:
    """A field of the position by its dotted path; None where there is nothing."""
    value: Any = state.to_position()
    for part in path.split("."):
        if value is None:
            return None
        value = value[int(part)] if isinstance(value, list) else value.get(part)
    return value


def land(state: State, *names: str) -> str:
    """Provinces in the text of `board_of`; neutral ones are left out. None named: all."""
    provinces = state.to_position()["provinces"]
    found = []
    for name in names or sorted(provinces):
        if (p := provinces.get(name)) is not None:
            words = [name, f"{p['owner']}:{p['armies']}", *(b for b in BUILDINGS if p[b])]
            found.append(" ".join(words + [f"m{p['markers']}"] * (p["markers"] > 0)))
    return ", ".join(found)


def each(state: State, what: str) -> list[int]:
    """Chests, rice, vp or reserve of all players."""
    return [player[what] for player in get(state, "players")]


def inside(state: State) -> Json:
    """The cubes in the tower."""
    found: Json = get(state, "tower.inside")
    return found


def tray(state: State) -> Json:
    """The cubes on the tray."""
    found: Json = get(state, "tower.tray")
    return found


def when(state: State) -> str:
    """ "1 spring actions"."""
    p = state.to_position()
    return f"{p['year']} {p['season']} {p['phase']}"


def impossible(position: Json) -> str:
    """Why a position is refused."""
    with pytest.raises(tenka.BadPosition) as caught:
        SHOGUN.position(position)
    return str(caught.value)
