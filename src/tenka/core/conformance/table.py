"""One game to be checked, and the random play that the checks look at.

A table names everything that a fault needs to be seen again: game, seats, options and seed.
"""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from tenka.core.chance import Draws, FastChance
from tenka.core.contract import Game, State
from tenka.core.errors import TenkaError

# Of a longer list so many entries, drawn at random, are looked at.
SAMPLE = 16


@dataclass(frozen=True)
class Table:
    """A game played by so many seats with these options; the seed settles the rest.

    Moves are drawn evenly from the legal list; `varied`, first evenly from the kinds of move (the
    first two words of the text), so that rare ones come up more often. A game that is not over
    after `longest` moves is taken for one that never ends.
    """

    game: Game
    seats: int
    options: Mapping[str, Any]
    seed: int
    varied: bool = False
    longest: int = 20_000

    @property
    def observers(self) -> tuple[int | None, ...]:
        """All who may look at the game: the seats, and None for the spectator."""
        return (*range(self.seats), None)

    def chance(self, purpose: str | None = None) -> FastChance:
        """The chance of the game itself, or one of its own for each purpose of a check."""
        return FastChance(self.seed) if purpose is None else FastChance(self._number(purpose))

    def new(self) -> State:
        return self.game.new(self.seats, self.chance(), journal=True, **self.options)

    def restore(self, position: Mapping[str, Any]) -> State:
        """The state of a position of this game, going on with the game's own chance."""
        return self.game.position(position, self.chance(), journal=True, **self.options)

    def walk(self, state: State | None = None, name: str = "walk") -> "Iterator[Moment]":
        """Random play to the end: the moment before each move, and the one after the last."""
        state = self.new() if state is None else state
        for ply in range(self.longest):
            draws = self.chance(f"{name}/{ply}").draws("move")
            move = self._random_move(state, draws)
            moment = Moment(self, ply, state, move)
            if move is None and state.turn:
                raise moment.fault(f"seats {state.turn} owe a decision and have no legal move")
            yield moment
            if move is None:
                return
            try:
                state.apply(*move)
            except TenkaError as error:
                raise moment.fault(f"legal action {move[1]} refused: {error}", move[0]) from error
        raise Moment(self, self.longest, state, None).fault("the game does not end")

    def _random_move(self, state: State, draws: Draws) -> tuple[int, int] | None:
        if not state.turn:
            return None
        seat = state.turn[draws.below(len(state.turn))]
        actions = state.legal(seat)
        if not actions:
            return None
        if self.varied:
            kinds: dict[tuple[str, ...], list[int]] = {}
            for action in actions:
                kinds.setdefault(tuple(state.text(action).split()[:2]), []).append(action)
            actions = list(kinds.values())[draws.below(len(kinds))]
        return seat, actions[draws.below(len(actions))]

    def _number(self, purpose: str) -> int:
        draws = FastChance(self.seed).draws(f"conformance/{purpose}")
        return int(draws.word()) << 32 | int(draws.word())


@dataclass(frozen=True)
class Moment:
    """A state of a random game, and the move (seat, action) with which the game goes on."""

    table: Table
    ply: int
    state: State
    move: tuple[int, int] | None

    def chance(self, purpose: str) -> FastChance:
        return self.table.chance(f"{purpose}/{self.ply}")

    def draws(self, purpose: str) -> Draws:
        return self.chance(purpose).draws("draws")

    def picked(self, purpose: str, share: float) -> bool:
        """Is this one of the share of moments that a check looks at?"""
        return self.draws(purpose).happens(share)

    def fault(self, seen: str, seat: object = "-") -> AssertionError:
        """What a check raises: the place, and what was seen there."""
        table = self.table
        varied = "varied, " if table.varied else ""
        return AssertionError(
            f"{table.game.id}, {table.seats} seats, options {dict(table.options)}, {varied}"
            f"seed {table.seed}, ply {self.ply}, seat {seat}: {seen}"
        )


def some(items: list[Any], draws: Draws, most: int = SAMPLE) -> list[Any]:
    """The items, or so many of them drawn at random (with repeats) when there are more."""
    if len(items) <= most:
        return items
    return [items[draws.below(len(items))] for _ in range(most)]


def dump(value: object) -> str:
    """The JSON by which two things are compared; no JSON: AssertionError."""
    try:
        return json.dumps(value, sort_keys=True, allow_nan=False)
    except (TypeError, ValueError) as error:
        raise AssertionError(f"not JSON ({error}): {value!r}") from error


def difference(first: str, second: str) -> str:
    """Where two texts part, short enough for a message."""
    at = next((i for i, (a, b) in enumerate(zip(first, second, strict=False)) if a != b), 0)
    start = max(at - 60, 0)
    return f"...{first[start : at + 60]}... / ...{second[start : at + 60]}..."


def snapshot(state: State, table: Table) -> dict[str, str]:
    """All that a state tells to anybody, each part as JSON."""
    seats = range(table.seats)
    parts = {
        "position": state.to_position(),
        "turn": state.turn,
        "window": state.window,
        "outcome": repr(state.outcome),
        "views": [state.view(seat) for seat in table.observers],
        "forecasts": [state.forecast(seat) for seat in table.observers],
        "journals": [state.journal(seat) for seat in table.observers],
        "legal": [state.legal(seat) for seat in seats],
        "choices": [state.choices(seat) for seat in seats],
    }
    return {name: dump(part) for name, part in parts.items()}


def require_same(moment: Moment, first: dict[str, str], second: dict[str, str], seen: str) -> None:
    """Two snapshots are equal but for the parts that one of them lacks; else a fault."""
    for part in first:
        if part in second and first[part] != second[part]:
            where = difference(first[part], second[part])
            raise moment.fault(f"{seen}: {part} differ: {where}")
