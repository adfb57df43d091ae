"""A decision as a whole: one move, or all parts of a plan."""

from collections.abc import Callable

from tenka.core.contract import State


def parts_of(state: State, seat: int) -> int:
    """How many moves this seat's next decision takes: more than one in a plan."""
    return 1 if state.plan(seat) is None else len(state.choices(seat))


def decide(state: State, seat: int, choose: Callable[[State], int]) -> list[str]:
    """Have `choose` make the seat's whole decision, which is played on the state; its texts."""
    texts = []
    for _ in range(parts_of(state, seat)):
        action = choose(state)
        texts.append(state.text(action))
        state.apply(seat, action)
    return texts
