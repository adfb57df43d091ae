"""The decisions of a game: single moves, and plans of many parts as one."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from tenka.analysis.analysable import analysis_of
from tenka.core.chance import FastChance
from tenka.core.contract import Game, State
from tenka.core.plan import parts_of
from tenka.core.record import Record


@dataclass
class Decision:
    """What a seat decided, by one move or by all moves of a plan."""

    seat: int
    simultaneous: bool  # others chose at the same time, in secret
    owed: int  # moves
    moves: list[tuple[State, int]] = field(default_factory=list)  # state before, action
    texts: list[str] = field(default_factory=list)
    made: int = 0  # moves of the game after the last of them

    @property
    def before(self) -> State:
        """The state in which it was begun."""
        return self.moves[0][0]

    @property
    def forced(self) -> bool:
        """There was nothing to choose."""
        return all(len(state.legal(self.seat)) == 1 for state, _ in self.moves)


def is_secret(game: Game, state: State, seat: int) -> bool:
    """Does this seat, which is to decide, choose in secret while others do? By the kind of its
    decision: also who answers last chooses without knowing."""
    if len(state.turn) > 1 or state.plan(seat) is not None:
        return True
    return state.text(state.legal(seat)[0]).startswith(analysis_of(game.id).secret)


def decisions(record: Record) -> Iterator[tuple[Decision, State]]:
    """Each decision when it is complete, with the state after it."""
    state = record.after(0)
    begun: dict[int, Decision] = {}
    asked_together: set[int] = set()  # also who answers last chooses without knowing
    for number, (seat, text) in enumerate(record.moves(), 1):
        if len(state.turn) > 1:
            asked_together.update(state.turn)
        if seat not in begun:
            begun[seat] = Decision(seat, seat in asked_together, parts_of(state, seat))
        decision = begun[seat]
        action = state.parse(seat, text)
        # Without the journal, which would be copied into every world that is dealt.
        before = record.game.position(state.to_position(), FastChance(number))
        decision.moves.append((before, action))
        decision.texts.append(text)
        state.apply(seat, action)
        if len(decision.moves) == decision.owed:
            decision.made = number
            del begun[seat]
            asked_together.discard(seat)
            yield decision, state
