"""Many games of Shogun side by side, stepped in one call."""

from typing import Final

from librt.strings import read_i32_le, write_i32_le, write_i64_le
from mypy_extensions import i32, i64

from tenka.bots.decision_batch import DecisionBatch
from tenka.bots.shogun.candidates import candidates
from tenka.bots.shogun.features import describe, observe
from tenka.core.chance import Draws, FastChance
from tenka.games.shogun.apply import carry_out
from tenka.games.shogun.board import MOON, SUN, bit
from tenka.games.shogun.data import MOST_SEATS
from tenka.games.shogun.legal import lone_mover
from tenka.games.shogun.scoring import winners
from tenka.games.shogun.set_up import set_up
from tenka.games.shogun.state import State
from tenka.games.shogun.table import OVER, PLANNING, Table, planned

ENDED_FIELDS: Final = 8
MOST_CHESTS: Final[i64] = 63
NEXT: Final[i64] = 1048576  # from one game's seed to the next one's


def next_mover(t: Table) -> i64:
    """Who decides next; while all plan, one plans to the end before the next one begins."""
    if t.phase != PLANNING:
        return lone_mover(t)
    seat: i64 = 0
    while planned(t, seat):
        seat += 1
    return seat


class Slot:
    """The place of one game; when it ends, the next one begins there."""

    def __init__(self, seed: i64, kinds: list[list[int]], most: i64) -> None:
        self.seed: i64 = seed
        self.kinds = kinds
        self.most: i64 = most
        self.draws: Draws = FastChance(seed).draws("slot")
        self.moves: list[int] = []
        self.mover: i64 = 0
        self.state = State(FastChance(seed), kinds[0][0], kinds[0][1])
        self.begin()

    def begin(self) -> None:
        """A new game."""
        self.seed += NEXT
        kind = self.kinds[self.draws.below(len(self.kinds))]
        self.state = State(FastChance(self.seed), kind[0], kind[1])
        set_up(self.state, kind[2] != 0)
        self.settle()

    def settle(self) -> bool:
        """Play what nobody can choose; has the game come to its end?"""
        t = self.state
        while t.phase != OVER:
            seat = next_mover(t)
            moves = candidates(t, seat, self.most, self.draws)
            if len(moves) > 1:
                self.mover = seat
                self.moves = moves
                return False
            carry_out(t, seat, moves[0])
        return True


class Games:
    """N games: `kinds` are the options of those that are played, each as [seats, board, draft]; the
    Moon board has only the draft."""

    def __init__(self, seeds: list[int], kinds: list[list[int]], most: i64 = 40) -> None:
        for kind in kinds:
            if kind[1] == MOON and kind[2] == 0:
                raise ValueError(f"{kind}: the preset set-up is for the Sun board, {SUN}, only")
        self.slots: list[Slot] = [Slot(seed, kinds, most) for seed in seeds]

    def step(self, picks: bytes, told: DecisionBatch) -> None:
        """Play the picked moves (i32, the place of each in the list told before) and tell the next
        decisions. For each game that ended: slot, seats, the winners as bits, and for each of five
        seats 64 times its points and its chests, at most 63; 0 where there is no seat."""
        for at, slot in enumerate(self.slots):
            if len(picks) > 0:
                carry_out(slot.state, slot.mover, slot.moves[i64(read_i32_le(picks, i64(4 * at)))])
                if slot.settle():
                    tell_end(slot.state, at, told)
                    slot.begin()
            t = slot.state
            observe(t, slot.mover, told.states)
            describe(t, slot.mover, slot.moves, told.moves)
            write_i32_le(told.counts, i32(len(slot.moves)))
            write_i32_le(told.seats, i32(slot.mover))


def tell_end(t: Table, slot: i64, told: DecisionBatch) -> None:
    won: i64 = 0
    for seat in winners(t):
        won |= bit(seat)
    write_i64_le(told.ended, slot)
    write_i64_le(told.ended, t.seats)
    write_i64_le(told.ended, won)
    at: i64 = 0
    while at < MOST_SEATS:
        if at < t.seats:
            write_i64_le(told.ended, i64(t.vp[at]) * 64 + min(MOST_CHESTS, i64(t.chests[at])))
        else:
            write_i64_le(told.ended, 0)
        at += 1
