"""What a game is to a learner: observations of a fixed size, numbered actions, all of them named.

>>> seen = tenka.envs.encoding("suntzu")
>>> seen.version, seen.size, seen.actions
('suntzu-1', 803, 187)
>>> seen.text(seen.number("place qin 5"))
'place qin 5'
"""

from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np
from librt.strings import BytesWriter
from numpy.typing import NDArray

from tenka.core import registry
from tenka.core.chance import FastChance
from tenka.core.contract import Game, State
from tenka.core.errors import BadOption, BadSeat, UnknownGame
from tenka.core.manifest import named
from tenka.envs.blocks import features_of, in_order, table_of_blocks
from tenka.envs.errors import BadAction
from tenka.envs.names.part import name_of
from tenka.envs.numbering.numbering import Numbering
from tenka.envs.reduced import deals_of
from tenka.envs.stepping.features import Features, Rows
from tenka.envs.stepping.masks import Masks
from tenka.envs.stepping.one_game import NOBODY, OneGame

Bytes = NDArray[np.int8]
REDUCED = "reduced"  # an option beside those of the game


class Encoding:
    """How a game is told to a learner, for one number of seats and one choice of options."""

    def __init__(self, game: Game, seats: int, options: dict[str, Any]) -> None:
        self.game_id = game.id
        self.seats = seats
        self.options = options
        self._numbering: Numbering = named(registry.manifest(game.id).encoding)
        self.version = f"{game.id}-{self._numbering.version}"
        self.features, self._names = _observation(game.id)
        self.size = len(self._names)
        self.actions = self._numbering.used(options)
        self.texts: tuple[str, ...] = tuple(self._numbering.texts[: self.actions])
        self._numbers = {text: number for number, text in enumerate(self.texts)}
        self.deals = deals_of(game.id) if options.get(REDUCED) else ()
        self._game = game
        self._rules = {name: options[name] for name in game.options}

    def __deepcopy__(self, memo: object) -> "Encoding":
        return self  # it never changes

    def __reduce__(self) -> tuple[Any, ...]:
        return encoding_of, (self.game_id, self.seats, self.options)

    def describe(self) -> dict[str, Any]:
        """The meaning of every index of an observation and of every action."""
        told = {
            "version": self.version,
            "observation": list(self._names),
            "actions": list(self.texts),
        }
        if self._numbering.moves is not None:
            told["moves"] = list(self._numbering.moves.NAMES)
        return told

    def text(self, number: int) -> str:
        """The text of an action: a move of the rules, or a part of one."""
        try:
            if number >= 0:
                return self.texts[number]
        except (IndexError, TypeError):
            pass
        raise BadAction(f"{self.game_id} has the actions 0 to {self.actions - 1}, not {number!r}")

    def number(self, text: str) -> int:
        """The number of an action by its text."""
        try:
            return self._numbers[text]
        except (KeyError, TypeError):
            raise BadAction(f"{text!r} is no action of {self.version}") from None

    def new_game(self) -> OneGame:
        """A place for a game that is played by numbers."""
        return self._numbering.game(self.new_state, self.seats)

    def new_state(self, seed: int, journal: bool = False) -> State:
        if not self.deals:
            return self._game.new(self.seats, seed, journal=journal, **self._rules)
        at = FastChance(seed).draws("reduced").below(sum(deal.weight for deal in self.deals))
        number = 0
        while at >= self.deals[number].weight:
            at -= self.deals[number].weight
            number += 1
        return self.dealt(number, journal)

    def dealt(self, number: int, journal: bool = False) -> State:
        """A reduced game, with the deal of this number."""
        return self._game.position(self.deals[number].position, journal=journal, **self._rules)

    def look(self, game: OneGame, seat: int) -> tuple[Bytes, Bytes]:
        """What a seat sees of a game, and the mask of what it may do."""
        packed = BytesWriter()
        game.look(seat, packed)
        observation, mask = Rows(self.features, 1), Masks(self.actions, 1)
        observation.write(0, packed.getvalue())
        mask.write(0, game.numbers(seat))
        return (
            np.frombuffer(memoryview(observation.written), np.int8).copy(),
            np.frombuffer(memoryview(mask.written), np.int8).copy(),
        )

    def observe(self, state: State, seat: int) -> tuple[Bytes, Bytes]:
        """The same of a state, such as a bot is given: the observation and the mask of a seat."""
        self.check_seat(seat)
        game = self.new_game()
        game.take_state(state)
        return self.look(game, seat)

    def moves(self, state: State, seat: int) -> tuple[NDArray[np.int32], Bytes]:
        """The numbers of what a seat may do, and a row of features for each."""
        self.check_seat(seat)
        game = self.new_game()
        game.take_state(state)
        return self.look_at_moves(game, seat)

    def look_at_moves(self, game: OneGame, seat: int) -> tuple[NDArray[np.int32], Bytes]:
        """The same of a game that is played by numbers."""
        if self._numbering.moves is None:
            raise BadOption(f"{self.game_id} has no features of moves")
        return self._numbering.moves.features_of_moves(game, seat)

    def check_seat(self, seat: object) -> None:
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise BadSeat(f"the seats are 0 to {self.seats - 1}, not {seat!r}")

    def check(self, game: OneGame, seat: int, action: object) -> int:
        """The action as a number, if the seat may do it now; else BadAction."""
        if isinstance(action, np.ndarray) and action.ndim == 0:
            action = action.item()
        if isinstance(action, bool) or not isinstance(action, int | np.integer):
            raise BadAction(f"an action is a whole number, not {action!r}")
        number = int(action)
        if game.mover() == NOBODY:
            raise BadAction(f"{self.game_id}: the game is over; reset it")
        if number not in game.numbers(seat):
            raise BadAction(
                f"{self.game_id}: seat {seat} may not {self.text(number)!r} ({number}) now;"
                " it is outside its mask"
            )
        return number


def encoded_games() -> tuple[str, ...]:
    """The ids of all games that have an encoding."""
    return tuple(id for id in registry.game_ids() if registry.manifest(id).encoding)


def encoding_of(game_id: str, seats: int | None, options: Mapping[str, Any]) -> Encoding:
    """How a game is told to a learner; BadOption, BadSeat, UnknownGame say what there is."""
    game = registry.game(game_id)
    if not registry.manifest(game.id).encoding:
        raise UnknownGame(f"{game_id!r} has no encoding; there are: {', '.join(encoded_games())}")
    n = game.seats[0] if seats is None else seats
    reduced = options.get(REDUCED, False)
    if type(reduced) is not bool:
        raise BadOption(f"{REDUCED} is True or False, not {reduced!r}")
    rules = {name: value for name, value in options.items() if name != REDUCED}
    full = game.check_options(n, rules)
    return Encoding(game, n, {**full, REDUCED: True} if reduced else full)


@cache
def _observation(game_id: str) -> tuple[Features, tuple[str, ...]]:
    """A game's features, and the name of each."""
    numbering: Numbering = named(registry.manifest(game_id).encoding)
    ordered = in_order([*features_of(numbering.layout), *numbering.extra])
    names = tuple(name_of(numbering.parts, feature) for feature in ordered)
    return table_of_blocks(ordered), names
