"""Many games of Sun Tzu side by side, stepped in one call."""

from typing import Final

from librt.strings import read_i32_le, write_i32_le, write_i64_le
from mypy_extensions import i32, i64

from tenka.bots.decision_batch import DecisionBatch
from tenka.bots.suntzu.candidates import candidates
from tenka.bots.suntzu.features import describe, observe
from tenka.core.chance import Draws, FastChance
from tenka.games.suntzu.apply import carry_out
from tenka.games.suntzu.deal import set_up
from tenka.games.suntzu.progress import carry_on
from tenka.games.suntzu.state import State

ENDED_FIELDS: Final = 3
NEXT: Final[i64] = 1048576  # from one game's seed to the next one's


class Slot:
    """The place of one game; when it ends, the next one begins there."""

    def __init__(self, seed: i64, kinds: list[list[int]], most: i64) -> None:
        self.seed: i64 = seed
        self.kinds = kinds
        self.most: i64 = most
        self.draws: Draws = FastChance(seed).draws("slot")
        self.seat: i64 = 0
        self.moves: list[int] = []
        self.state = State(FastChance(seed))
        self.begin()

    def begin(self) -> None:
        """A new game."""
        self.seed += NEXT
        t = State(FastChance(self.seed))
        kind = self.kinds[self.draws.below(len(self.kinds))]
        t.edition = kind[0]
        t.with_warlords = kind[1] != 0
        t.with_events = kind[2] != 0
        t.beginner = kind[3] != 0
        set_up(t)
        carry_on(t)
        self.state = t
        self.settle()

    def settle(self) -> bool:
        """Play what nobody can choose; is the game over?"""
        t = self.state
        while t.asked != 0:
            seat: i64 = 0 if t.asked & 1 != 0 else 1
            moves = candidates(t, seat, self.most, self.draws)
            if len(moves) > 1:
                self.seat = seat
                self.moves = moves
                return False
            carry_out(t, seat, moves[0])
        return True


class Games:
    """N games: `kinds` are the options of those that are played, each as [edition, warlords,
    events, beginner]."""

    def __init__(self, seeds: list[int], kinds: list[list[int]], most: i64 = 32) -> None:
        self.slots: list[Slot] = [Slot(seed, kinds, most) for seed in seeds]

    def step(self, picks: bytes, told: DecisionBatch) -> None:
        """Play the picked moves (i32, the place of each in the list told before) and tell the next
        decisions. For each game that ended: slot, the winners' bits, the marker."""
        for at, slot in enumerate(self.slots):
            if len(picks) > 0:
                t = slot.state
                carry_out(t, slot.seat, slot.moves[i64(read_i32_le(picks, i64(4 * at)))])
                if slot.settle():
                    write_i64_le(told.ended, at)
                    write_i64_le(told.ended, t.winners)
                    write_i64_le(told.ended, t.marker)
                    slot.begin()
            observe(slot.state, slot.seat, told.states)
            describe(slot.state, slot.seat, slot.moves, told.moves)
            write_i32_le(told.counts, i32(len(slot.moves)))
            write_i32_le(told.seats, i32(slot.seat))
