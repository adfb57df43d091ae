"""Short positions of Sun Tzu for rule tests: the cards laid as text, all else by default.

>>> state = fight("5", "9", armies={"wu": 6})     # one battle in wu, draws everywhere else
>>> state = at("3 4 5 +1 2", "3 4 5 +1 2")        # all laid, from qin to wu
>>> do(state, "1 pass", "0 pay pool")
"""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import tenka
from tenka.core.contract import Json, State

SUNTZU = tenka.game("suntzu")

# ST-1.1 to ST-1.4 and the Warlords, written out again on purpose.
PROVINCES = ("qin", "chu", "jin_yan", "han_qi", "wu")
NEIGHBOURS = {
    "qin": {"jin_yan", "han_qi", "chu"},
    "chu": {"qin", "han_qi", "wu"},
    "jin_yan": {"qin", "han_qi"},
    "han_qi": {"qin", "jin_yan", "chu", "wu"},
    "wu": {"han_qi", "chu"},
}
COPIES = {
    "1": 1, "2": 1, "3": 1, "4": 1, "5": 1, "6": 1, "7": 1, "8": 1, "9": 1, "10": 1,
    "+1": 3, "+2": 1, "+3": 1, "-1": 3, "plague": 2,
}  # fmt: skip
ORDER = list(COPIES)
FRAMED = ORDER[:6]
DISPLAYS = [
    [1, 2, 4], [1, 3, 5], [1, 4, 3], [2, 3, 2], [2, 3, 4],
    [2, 5, 2], [3, 1, 5], [3, 2, 3], [4, 1, 4], [4, 3, 2],
]  # fmt: skip
BLUE_LORDS = ["move_army", "high_as_six", "head_start", "recycle_minus", "reinforce"]
RED_LORDS = ["double_six", "remove_army", "counter_plague", "total_plague", "recycle_plague"]
EVENTS = ["pandemic", "war_chariot", "champion_challenge", "hero_challenge", "light_infantry"]
EDITIONS = ("en", "hu", "pl")
FIELDS = {
    "options", "round", "phase", "marker", "displays", "armies", "marks", "pool", "set_aside",
    "hands", "decks", "drawn", "keep", "kept_one", "removed", "known", "recycled", "placed",
    "fought", "warlords", "used_warlords", "total_plague", "used_one", "events", "plagues_played",
    "decider", "last_decider", "counts", "battle", "window", "pending", "outcome",
}  # fmt: skip
each_edition = pytest.mark.parametrize("edition", EDITIONS)
Two = tuple[str, str]


def short(
    blue: str,
    red: str,
    *,
    hold: Two = ("", ""),
    decks: Two = ("", ""),
    lords: Two = ("", ""),
    used: Two = ("", ""),
    edition: str = "en",
    events: str = "",
    warlords: bool = True,
    beginner: bool = False,
    **fields: Any,
) -> Json:
    """A position: the cards laid from qin on, more cards in the hands, decks, Warlords, events.

    With five cards of each laid it stands before the battles, else at the placing. Framed cards
    that are not laid are in the hand; what is named nowhere is out of the game.
    """
    laid = [dict(zip(PROVINCES, text.split(), strict=False)) for text in (blue, red)]
    hands = [
        [card for card in FRAMED if card not in laid[seat].values()] + hold[seat].split()
        for seat in (0, 1)
    ]
    all_laid = len(laid[0]) == len(laid[1]) == 5
    position: Json = {
        "options": {
            "edition": edition,
            "warlords": warlords,
            "events": bool(events),
            "beginner": beginner,
        },
        "phase": "before" if all_laid else "placing",
        "placed": laid,
        "hands": hands,
        "decks": [text.split() for text in decks],
        "warlords": [text.split() for text in lords],
        "used_warlords": [text.split() for text in used],
        "events": events.split(),
    }
    return position | fields


def at(blue: str = "", red: str = "", *, seed: int = 0, journal: bool = False, **kw: Any) -> State:
    """The game in such a position."""
    return SUNTZU.position(short(blue, red, **kw), seed, journal=journal)


def around(blue: str, red: str, province: str = "wu") -> Two:
    """The cards laid: these two at the province, equal ones of both everywhere else."""
    plain = [card for card in ("2", "3", "4", "5") if card not in (blue, red)]
    fillers = [*plain, "+1", "+1"][:4]
    place = PROVINCES.index(province)
    first, second = (
        [*fillers[:place], card, *fillers[place:]] for card in (blue, red)
    )  # fmt: skip
    return " ".join(first), " ".join(second)


def fight(blue: str, red: str, province: str = "wu", **kw: Any) -> State:
    """A round with one battle, all else drawn; without Warlords it has been fought by itself."""
    return at(*around(blue, red, province), **kw)


def do(state: State, *moves: str) -> State:
    """Play moves, each written with its seat: "0 place qin 5"."""
    for move in moves:
        state.play(int(move[0]), move[2:])
    return state


def lay(state: State, seat: int, cards: str) -> State:
    """Lay these cards, from the seat's next province on."""
    done = len(get(state, "placed")[seat])
    for province, card in zip(PROVINCES[done:], cards.split(), strict=False):
        state.play(seat, f"place {province} {card}")
    return state


def legal(state: State, seat: int | None = None) -> list[str]:
    """The legal moves, as text, of a seat, or of the only one that is asked."""
    if seat is None:
        (seat,) = state.turn
    return [state.text(action) for action in state.legal(seat)]


def refused(state: State, move: str) -> str:
    """The rule by which a move is refused; nothing has changed."""
    seat, text = int(move[0]), move[2:]
    before = state.to_position(), [state.journal(told) for told in (0, 1, None)]
    with pytest.raises(tenka.IllegalMove) as caught:
        state.play(seat, text)
    refusal = state.check(seat, [text])
    assert refusal is not None
    assert refusal.rule == caught.value.rule
    assert (state.to_position(), [state.journal(told) for told in (0, 1, None)]) == before
    return caught.value.rule


def get(state: State, field: str) -> Any:
    """One field of the position."""
    return state.to_position()[field]


def wu(state: State) -> int:
    """The armies in wu."""
    return int(get(state, "armies")["wu"])


def board(state: State) -> dict[str, int]:
    """The armies in the provinces where there are any."""
    return {province: n for province, n in get(state, "armies").items() if n}


def owed(state: State) -> list[Json]:
    """The decisions that are pending."""
    found: list[Json] = get(state, "pending")
    return found


def paying(seat: int, count: int, why: str) -> Json:
    return {"seat": seat, "do": "pay", "count": count, "why": why}


def transfer(seat: int, count: int, why: str = "battle") -> Json:
    return {"seat": seat, "do": "transfer", "count": count, "why": why}


def reveals(*provinces: str) -> list[str]:
    """Moves that name a province, as `legal` lists them."""
    return sorted(f"reveal {province}" for province in provinces)


def places(province: str, cards: str) -> list[str]:
    """Moves that lay one of these cards, as `legal` lists them."""
    return sorted({f"place {province} {card}" for card in cards.split()})


def result(state: State) -> tuple[list[int], list[int], str]:
    """How it ended: winners, scores, reason."""
    assert state.turn == ()
    outcome = state.outcome
    assert outcome is not None
    return list(outcome.winners), list(outcome.scores), outcome.reason


def displays(**values: list[int]) -> Json:
    """Displays with some given, the others from those that are left."""
    left = [display for display in DISPLAYS if display not in values.values()]
    return {province: values.get(province) or left.pop() for province in PROVINCES}


def count_armies(position: Mapping[str, Any], seat: int) -> int:
    """All armies of a seat, wherever they are."""
    sign = (1, -1)[seat]
    standing = sum(max(0, sign * n) for n in position["armies"].values())
    marks = sum(position["marks"][seat].values())
    total: int = position["pool"][seat] + position["set_aside"][seat] + standing + marks
    return total


def all_cards(position: Mapping[str, Any], seat: int) -> list[str]:
    """All cards of a seat, wherever they are, in order."""
    places: Sequence[list[str]] = [
        position[name][seat] for name in ("hands", "decks", "drawn", "removed")
    ]
    cards = [card for place in places for card in place]
    return sorted(cards + list(position["placed"][seat].values()), key=ORDER.index)


def walk(seed: int, **options: Any) -> list[State]:
    """All states of a random game."""
    state = SUNTZU.new(seed=seed, journal=True, **options)
    draws = tenka.FastChance(seed).draws("moves")
    found = [state.copy()]
    while state.turn:
        seat = state.turn[draws.below(len(state.turn))]
        moves = state.legal(seat)
        state.apply(seat, moves[draws.below(len(moves))])
        found.append(state.copy())
    return found
