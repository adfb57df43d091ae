"""Many games of Chu Han side by side, stepped in one call."""

from typing import Final

from librt.strings import read_i32_le, write_i32_le, write_i64_le
from mypy_extensions import i32, i64

from tenka.bots.chuhan.candidates import candidates
from tenka.bots.chuhan.features import describe, observe
from tenka.bots.decision_batch import DecisionBatch
from tenka.core.chance import Draws, FastChance
from tenka.games.chuhan.apply import carry_out
from tenka.games.chuhan.deal import set_up
from tenka.games.chuhan.state import State
from tenka.games.chuhan.table import OVER

ENDED_FIELDS: Final = 6
NEXT: Final[i64] = 1048576  # from one game's seed to the next one's


class Slot:
    """The place of one game; when it ends, the next one begins there."""

    def __init__(self, seed: i64, kinds: list[list[int]], most: i64) -> None:
        self.seed: i64 = seed
        self.kinds = kinds
        self.most: i64 = most
        self.draws: Draws = FastChance(seed).draws("slot")
        self.moves: list[int] = []
        self.state = State(FastChance(seed))
        self.hand_no: i64 = 1
        self.scores: i64 = 0  # at the beginning of the hand
        self.lead: i64 = 0
        self.begin()

    def begin(self) -> None:
        """A new game."""
        self.seed += NEXT
        self.state = State(FastChance(self.seed))
        kind = self.kinds[self.draws.below(len(self.kinds))]
        set_up(self.state, kind[0] != 0)
        self.begin_hand()
        self.settle()

    def begin_hand(self) -> None:
        self.hand_no = self.state.hand_no
        self.scores = self.state.scores
        self.lead = self.state.lead

    def settle(self) -> bool:
        """Play what nobody can choose; has the hand come to its end?"""
        t = self.state
        while t.phase != OVER:
            moves = candidates(t, t.to_move, self.most, self.draws)
            if len(moves) > 1:
                self.moves = moves
                return t.hand_no != self.hand_no
            carry_out(t, moves[0])
        return True


class Games:
    """N games: `kinds` are the options of those that are played, each as [events]."""

    def __init__(self, seeds: list[int], kinds: list[list[int]], most: i64 = 96) -> None:
        self.slots: list[Slot] = [Slot(seed, kinds, most) for seed in seeds]

    def step(self, picks: bytes, told: DecisionBatch) -> None:
        """Play the picked moves (i32, the place of each in the list told before) and tell the next
        decisions. For each hand that ended: slot, scores at its start, who led it, scores now, the
        winner or -1, who leads the next one."""
        for at, slot in enumerate(self.slots):
            t = slot.state
            if len(picks) > 0:
                carry_out(t, slot.moves[i64(read_i32_le(picks, i64(4 * at)))])
                if slot.settle():
                    write_i64_le(told.ended, at)
                    write_i64_le(told.ended, slot.scores)
                    write_i64_le(told.ended, slot.lead)
                    write_i64_le(told.ended, t.scores)
                    write_i64_le(told.ended, t.winner)
                    write_i64_le(told.ended, t.lead)
                    if t.phase == OVER:
                        slot.begin()
                        t = slot.state
                    else:
                        slot.begin_hand()
            observe(t, t.to_move, told.states)
            describe(t, t.to_move, slot.moves, told.moves)
            write_i32_le(told.counts, i32(len(slot.moves)))
            write_i32_le(told.seats, i32(t.to_move))
