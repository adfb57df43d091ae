"""The whole tree of a reduced game, for OpenSpiel's solvers and for Gambit.

A solver walks the tree again and again, and Python's states are slow at that. So the tree is
written down once, as text in Gambit's format, and OpenSpiel makes a game in C++ of it.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import pyspiel

from tenka.core.contract import State
from tenka.envs.game_encoding import Encoding
from tenka.envs.openspiel_game import told
from tenka.envs.stepping.one_game import NOBODY, OneGame

Before = tuple[str, int] | None  # the seat's last decision, and which of its moves was made


@dataclass(frozen=True)
class Decision:
    """An information state in which a seat has a choice."""

    name: str
    seat: int
    moves: tuple[str, ...]
    before: Before
    state: State  # one of those that the seat cannot tell apart


class Tree:
    """All decisions of a reduced game, and the game for OpenSpiel."""

    def __init__(self, encoding: Encoding) -> None:
        self.encoding = encoding
        self.decisions: dict[str, Decision] = {}  # by name; a seat's earlier ones come first
        self._names: tuple[dict[str, str], dict[str, str]] = ({}, {})  # by information state
        self._lines = [f'EFG 2 R "tenka {encoding.game_id}, reduced" {{ "seat 0" "seat 1" }} ""']
        self._ends = 0
        total = sum(deal.weight for deal in encoding.deals)
        outcomes = (f'"{n}" {deal.weight / total!r}' for n, deal in enumerate(encoding.deals))
        self._lines.append(f'c "" 1 "" {{ {" ".join(outcomes)} }} 0')
        for number in range(len(encoding.deals)):
            game = encoding.new_game()
            game.take_state(encoding.dealt(number, journal=True))
            self._grow(game, (None, None))
        self.efg = "\n".join(self._lines) + "\n"

    @property
    def nodes(self) -> int:
        """How many there are; where a seat has only one move there is none."""
        return len(self._lines) - 1

    @cached_property
    def game(self) -> Any:
        """OpenSpiel's game, in C++. A decision's name is the end of its information state's."""
        return pyspiel.load_efg_game(self.efg)

    def policy(self, choose: Callable[[Decision], Sequence[float]]) -> Any:
        """A policy of OpenSpiel's for both seats. `choose` says how likely each move of a decision
        is; it is asked only where the seat can come by its own moves."""
        chances: dict[str, Sequence[float]] = {}
        for name, decision in self.decisions.items():
            if self._can_come(decision, chances):
                chances[name] = choose(decision)
        table = pyspiel.UniformRandomPolicy(self.game).policy_table()
        for key, each in table.items():
            name = key.rpartition("-")[2]
            if name in chances:
                # OpenSpiel numbers the moves by their texts, and keeps their order in a decision.
                numbers = sorted(number for number, _ in each)
                table[key] = list(zip(numbers, chances[name], strict=True))
        return pyspiel.TabularPolicy(table)

    def _can_come(self, decision: Decision, chances: dict[str, Sequence[float]]) -> bool:
        if decision.before is None:
            return True
        name, move = decision.before
        return name in chances and chances[name][move] > 0

    def _grow(self, game: OneGame, before: tuple[Before, Before]) -> None:
        """Write down this node and all below it."""
        seat = game.mover()
        if seat == NOBODY:
            self._ends += 1
            mine, theirs = game.utilities()
            self._lines.append(f't "" {self._ends} "" {{ {mine} {theirs} }}')
            return
        numbers = sorted(game.numbers(seat))
        name = ""
        if len(numbers) > 1:
            name = self._decision(game, seat, numbers, before[seat])
            moves = " ".join(f'"{self.encoding.text(number)}"' for number in numbers)
            place = name.partition(".")[2]
            self._lines.append(f'p "" {seat + 1} {place} "{name}" {{ {moves} }} 0')
        for at, number in enumerate(numbers):
            after = game.copy()
            after.play(seat, number)
            now = (name, at) if name else before[seat]
            self._grow(after, (now, before[1]) if seat == 0 else (before[0], now))

    def _decision(self, game: OneGame, seat: int, numbers: list[int], before: Before) -> str:
        """The name of the seat's decision: its number, behind that of the seat."""
        names = self._names[seat]
        seen = told(game, seat, recall=True)
        if seen not in names:
            names[seen] = f"{seat}.{len(names) + 1}"
            moves = tuple(self.encoding.text(number) for number in numbers)
            state = game.copy().state_now()
            self.decisions[names[seen]] = Decision(names[seen], seat, moves, before, state)
        name = names[seen]
        # A player who forgot an own move could not be solved for.
        assert self.decisions[name].before == before
        return name
