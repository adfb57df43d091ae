"""Short positions for rule tests: hands as text, and every card that is not named out of the way.

>>> state = at("5 5 9", "4 8", trick=["0 play 4"])
>>> do(state, "1 play 8", "0 pass")
"""

from typing import Any

import pytest

import tenka
from tenka.core.contract import Json, State

CHUHAN = tenka.game("chuhan")

# CH-1.1 and CH-1.2, in the order of CH-8.4, written out again on purpose.
COPIES = {
    "1": 9, "2": 8, "ji_bu": 1, "yu_ji": 1, "lyu_zhi": 1, "xiao_he": 1, "peng_yue": 1,
    "xiahou_ying": 1, "zhongli_mo": 1, "4": 6, "5": 5, "ying_bu": 1, "han_xin": 1, "liu_bang": 1,
    "xiang_yu": 1, "7": 3, "8": 2, "9": 1, "0": 1,
}  # fmt: skip
ORDER = list(COPIES)
DECK = [card for card, copies in COPIES.items() for _ in range(copies)]
THREES = ORDER[2:9]
SIXES = ORDER[11:15]
RANKS = {card: int(card) if card.isdigit() else 3 if card in THREES else 6 for card in ORDER}
EVENTS = {
    "calm": 5, "restraint": 1, "warlords": 1, "hongmen": 1, "hangu": 1, "gaixia": 1,
    "stabilization": 1, "hong_canal": 1, "mandate": 1, "sudden_charge": 1, "sound_advice": 1,
}  # fmt: skip
FIELDS = (
    "hand_no", "event", "event_deck", "scores", "lead", "phase", "to_move", "hands", "pile",
    "discard", "row", "row_by", "writs", "doubled", "open", "seen", "known", "writ_used",
    "lead_ability", "must_play", "trick", "pending", "last_out", "winner", "reason",
)  # fmt: skip

# Fields of positions that tests begin with: a row of Warlords, and a card owed to the rival.
WARLORDS: dict[str, Any] = {"event": "warlords", "row": "1 2 4 5 7 0"}
GIVE: dict[str, Any] = {"event": "hong_canal", "phase": "give", "writs": [1, 0], "top": "8 2"}


def short(
    han: str,
    chu: str,
    *,
    top: str = "",
    bottom: str = "",
    discard: str = "",
    row: str = "",
    trick: list[str] | None = None,
    pending: list[str] | None = None,
    **fields: Any,
) -> Json:
    """A position in which every card has its place.

    `top` and `bottom` are the ends of the pile, `discard` at least is in the discard pile. Plays
    are written with their seat: "0 play 5 5". Lyu Zhi and Xiao He are discarded where nothing is
    said of them, so that no window opens by itself.
    """
    position: Json = {"hands": [han.split(), chu.split()], **fields}
    if row:
        position["row"] = row.split()
    lying = [*han.split(), *chu.split(), *row.split()]
    lies_in_discard = discard.split()
    for name, plays in (("trick", trick), ("pending", pending)):
        if plays is not None:
            position[name] = [{"seat": int(p[0]), "text": p[2:]} for p in plays]
            for play in plays:
                words = play.replace("*", "").split()[2:]
                if words[:1] in (["yu_ji"], ["ying_bu"]):
                    victim = words.pop() if len(words) > 1 else None
                    if victim and name == "trick" and words == ["yu_ji"]:
                        lies_in_discard.append(victim)
                    if victim and name == "pending" and words == ["ying_bu"]:
                        if victim not in lies_in_discard:
                            lies_in_discard.append(victim)
                    elif victim and name == "pending":
                        lying.append(victim)
                lying += words
    left = {"warlords": 3, "hongmen": 5}.get(str(fields.get("event")), 6)
    length = 4 + 2 * (left - sum(fields.get("writs", [0, 0])))
    length += 2 * (fields.get("phase") == "give")
    rest = list(DECK)
    for card in [*lying, *top.split(), *bottom.split(), *lies_in_discard]:
        rest.remove(card)
    out_of_the_way = [card for card in rest if card in ("lyu_zhi", "xiao_he")]
    plain = [card for card in rest if card not in out_of_the_way]
    wanted = length - len(top.split()) - len(bottom.split())
    position["pile"] = [*top.split(), *plain[:wanted], *bottom.split()]
    position["discard"] = [*lies_in_discard, *out_of_the_way, *plain[wanted:]]
    return position


def at(han: str, chu: str, *, seed: int = 0, journal: bool = False, **fields: Any) -> State:
    """The game in such a position."""
    return CHUHAN.position(short(han, chu, **fields), seed, journal=journal)


def do(state: State, *moves: str) -> State:
    """Play moves, each written with its seat: "0 play 5 5"."""
    for move in moves:
        state.play(int(move[0]), move[2:])
    return state


def legal(state: State) -> list[str]:
    """The legal moves, as text, of the seat that owes the decision."""
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
    return caught.value.rule


def get(state: State, field: str) -> Any:
    """One field of the position."""
    return state.to_position()[field]


def scores(state: State) -> list[int]:
    """VP of Han and Chu."""
    return list(get(state, "scores"))


def hand(state: State, seat: int) -> str:
    """A hand, as text."""
    return " ".join(get(state, "hands")[seat])


def texts(state: State, field: str = "trick") -> list[str]:
    """The plays of the trick (or pending), written with their seats."""
    return [f"{play['seat']} {play['text']}" for play in get(state, field)]


def where(state: State, card: str) -> list[str]:
    """The places of the position in which a card lies."""
    p = state.to_position()
    piles = {"han": p["hands"][0], "chu": p["hands"][1]}
    piles |= {name: p[name] for name in ("pile", "discard", "row")}
    for name in ("trick", "pending"):
        piles[name] = [w for play in p[name] for w in play["text"].replace("*", "").split()[1:]]
    return [name for name, cards in piles.items() if card in cards]
