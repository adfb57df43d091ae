"""A decision as a whole: one move, or all parts of a plan."""

from collections.abc import Callable, Sequence
from typing import TypedDict

from tenka.core.contract import State
from tenka.core.errors import BadSeat


class Part(TypedDict):
    """A part of a plan: its name, and the moves that may be made for it."""

    part: str
    moves: list[str]


class OwedPlan(TypedDict):
    """A plan that a seat owes: the rule that asks for it, and its parts in their order."""

    rule: str
    parts: list[Part]


def parts_of(state: State, seat: int) -> int:
    """How many moves this seat's next decision takes: more than one in a plan."""
    return 1 if state.plan(seat) is None else len(state.choices(seat))


def owed_plan(state: State, seat: int) -> OwedPlan | None:
    """The plan that this seat owes now, by its own knowledge: for each part the moves that may be
    made for it, depending on the other parts. None: it owes one move, or nothing."""
    rule = state.plan(seat)
    if rule is None:
        return None
    choices = state.choices(seat)
    parts: list[Part] = []
    world = state.copy()
    for name, may_go_there in choices.items():
        any_move = world.legal(seat)[0]
        words = world.text(any_move).split(" ")[:-1]
        moves = [" ".join((*words, choice)) for choice in may_go_there]
        parts.append({"part": name, "moves": moves})
        if len(parts) < len(choices):  # the last one might reveal what others have planned
            world.apply(seat, any_move)
    return {"rule": rule, "parts": parts}


def next_moves(state: State, seat: int, texts: Sequence[str]) -> list[str]:
    """The moves for the next part of a plan, after legal ones for the first parts of it."""
    world = state.copy()
    for text in texts:
        world.play(seat, text)
    return [world.text(action) for action in world.legal(seat)]


def decide(state: State, seat: int, choose: Callable[[State], int]) -> list[str]:
    """Have `choose` make the seat's whole decision, which is played on the state; its texts.
    BadSeat if it owes none."""
    if seat not in state.turn:
        raise BadSeat(f"seat {seat!r} owes no decision now; these do: {state.turn}")
    texts = []
    for _ in range(parts_of(state, seat)):
        action = choose(state)
        texts.append(state.text(action))
        state.apply(seat, action)
    return texts
