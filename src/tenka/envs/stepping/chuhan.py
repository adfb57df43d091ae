"""Chu Han by numbers: `chuhan_numbers` says which."""

from collections.abc import Callable
from typing import Any

from librt.strings import BytesWriter, write_i64_le
from mypy_extensions import i64

from tenka.bots.chuhan.features import observe
from tenka.core.chance import FastChance
from tenka.envs.stepping.chuhan_numbers import (
    BEGIN_MIXED,
    BEGIN_STARRED,
    DONE,
    MOVES,
    NUMBERS,
    WITH_AT,
    WITH_STARRED_AT,
)
from tenka.envs.stepping.one_game import OneGame
from tenka.games.chuhan.apply import carry_out
from tenka.games.chuhan.cards import KINDS, ZHONGLI_MO, count, one
from tenka.games.chuhan.legal import unsorted_moves
from tenka.games.chuhan.moves import USE, cards_of, other_of, pack, star_of, text_of, verb_of
from tenka.games.chuhan.state import State


class ChuHanGame(OneGame):
    """A game of Chu Han."""

    def __init__(self, new: Callable[[int], Any], seats: i64) -> None:
        super().__init__(new, seats)
        self.state = State(FastChance(0))
        self.fitting: list[int] = []  # Zhongli Mo's sets that begin with what is laid
        self.laid: i64 = 0
        self.star: i64 = -1

    def take_state(self, state: Any) -> None:
        self.state = state
        self.fitting = []

    def state_now(self) -> Any:
        return self.state

    def copy(self) -> OneGame:
        other = ChuHanGame(self.new, self.seats)
        other.state = self.state.copy()
        other.fitting = self.fitting  # never changed in place
        other.laid = self.laid
        other.star = self.star
        return other

    def __reduce__(self) -> tuple[object, ...]:
        kept = (self.state, self.fitting, int(self.laid), int(self.star))
        return ChuHanGame, (self.new, int(self.seats)), kept

    def __setstate__(self, kept: tuple[Any, list[int], int, int]) -> None:
        self.state, self.fitting, self.laid, self.star = kept

    def mover(self) -> i64:
        return self.state.to_move

    def numbers(self, seat: i64) -> list[int]:
        t = self.state
        if seat != t.to_move:
            return []
        if self.fitting:
            return self._parts()
        found: list[int] = []
        mixed = False
        starred = False
        for move in unsorted_moves(t):
            if not is_mixed(move):
                found.append(NUMBERS[move])
            elif star_of(move) == ZHONGLI_MO:
                starred = True
            else:
                mixed = True
        if mixed:
            found.append(NUMBERS[BEGIN_MIXED])
        if starred:
            found.append(NUMBERS[BEGIN_STARRED])
        return found

    def play(self, seat: i64, number: i64) -> None:
        t = self.state
        if not self.fitting:
            action: i64 = MOVES[number]
            if action in (BEGIN_MIXED, BEGIN_STARRED):
                self._begin(action)
            else:
                carry_out(t, action)
        elif number == DONE:
            made: i64 = next_done(self.fitting, self.laid)
            self.fitting = []
            carry_out(t, made)
        else:
            self._lay(number)

    def begun(self, seat: i64) -> str:
        if not self.fitting or seat != self.state.to_move:
            return ""
        return text_of(pack(USE, self.laid, ZHONGLI_MO, self.star))

    def look(self, seat: i64, out: BytesWriter) -> None:
        """Two numbers come after those of the bots: the cards laid with Zhongli Mo so far; whether
        he was begun, and the card from the row in this play, from 1 on."""
        observe(self.state, seat, out)
        if self.fitting and seat == self.state.to_move:
            write_i64_le(out, self.laid)
            write_i64_le(out, 1 | ((self.star + 1) << 1))
        else:
            write_i64_le(out, 0)
            write_i64_le(out, 0)

    def _begin(self, action: i64) -> None:
        self.laid = 0
        self.star = star_of(action)
        starred = self.star == ZHONGLI_MO
        self.fitting = [
            move
            for move in unsorted_moves(self.state)
            if is_mixed(move) and (star_of(move) == ZHONGLI_MO) == starred
        ]

    def _parts(self) -> list[int]:
        """The cards that may be laid next, and whether the set may stay as it is."""
        found: list[int] = []
        for move in self.fitting:
            number = part_of(move, self.laid)
            if number not in found:
                found.append(number)
        return found

    def _lay(self, number: i64) -> None:
        laid = self.laid
        self.fitting = [move for move in self.fitting if part_of(move, laid) == number]
        if number >= WITH_STARRED_AT:
            self.star = number - WITH_STARRED_AT
            self.laid += one(self.star)
        else:
            self.laid += one(number - WITH_AT)


def is_mixed(action: i64) -> bool:
    """Is it a set of Zhongli Mo's?"""
    return verb_of(action) == USE and other_of(action) == ZHONGLI_MO


def part_of(action: i64, laid: i64) -> i64:
    """The number of the part that comes after the cards that are laid."""
    rest = cards_of(action) - laid
    if rest == 0:
        return DONE
    card: i64 = 0
    while card < KINDS - 1 and count(rest, card) == 0:
        card += 1
    return WITH_STARRED_AT + card if star_of(action) == card else WITH_AT + card


def next_done(fitting: list[int], laid: i64) -> i64:
    """The move whose cards are all laid."""
    found: i64 = 0
    for move in fitting:
        if cards_of(move) == laid:
            found = move
    return found
