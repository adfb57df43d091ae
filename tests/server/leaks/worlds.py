"""Positions that a seat cannot tell apart, and what would tell them apart after all."""

from collections.abc import Iterator
from random import Random

import tenka
from tenka.core import conformance as kit
from tenka.core.contract import Json, State
from tenka.core.errors import IllegalMove

GAME = tenka.game("chuhan")


def moments(events: bool, seed: int, share: float) -> Iterator[kit.Moment]:
    """Random moments of a random game in which every kind of move comes up often."""
    table = kit.Table(GAME, 2, {"events": events}, seed, varied=True)
    for moment in table.walk():
        if moment.move is not None and moment.picked("wire", share):
            yield moment


def twins(moment: kit.Moment, seat: int | None) -> tuple[Json, Json]:
    """The position, and one that the seat (None: a spectator) cannot tell from it."""
    redealt = moment.state.redeal(seat, moment.chance(f"wire/{seat}"))
    return moment.state.to_position(), redealt.to_position()


def move_of_both(first: State, second: State, chance: Random) -> tuple[int, str] | None:
    """A random move that is legal in both worlds, rare kinds of moves as often as others."""
    seat = chance.choice(first.turn)
    kinds: dict[str, list[str]] = {}
    for action in first.legal(seat):
        text = first.text(action)
        kinds.setdefault(" ".join(text.split()[:2]), []).append(text)
    for kind in chance.sample(sorted(kinds), len(kinds)):
        chance.shuffle(kinds[kind])
        for text in kinds[kind][:20]:
            if is_legal(second, seat, text):
                return seat, text
    return None


def is_legal(state: State, seat: int, text: str) -> bool:
    try:
        state.parse(seat, text)
    except IllegalMove:
        return False
    return True


def revealing(before: State, observer: int | None, mover: int, text: str) -> bool:
    """What shows a seat hidden cards: its own draw, its Ji Bu, a hand laid open, the next deal."""
    after = before.copy()
    after.play(mover, text)
    old, new = before.to_position(), after.to_position()
    if new["hand_no"] != old["hand_no"]:
        return True
    if any(new["open"][seat] and not old["open"][seat] for seat in (0, 1) if seat != observer):
        return True
    if observer is None:
        return False
    seen: int = old["seen"][observer]
    drawn = text == "writ" and mover == observer and seen < 2
    return drawn or bool(new["seen"][observer] > seen)
