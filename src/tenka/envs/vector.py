"""Many games side by side: one call steps them all and fills arrays that the caller owns.

>>> games = tenka.envs.Vector("chuhan", games=256, seed=7)
>>> told = games.reset()                        # of the seat that decides next in each game
>>> told = games.step(actions, told)            # fills the same arrays again

Where a game ends, `dones` says so, `rewards` has what each seat gets, and all else is already of
the next game there, which has its own seed.
"""

from types import TracebackType
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from tenka.core.errors import BadOption
from tenka.envs.errors import BadAction, BadArray
from tenka.envs.game_encoding import encoding_of
from tenka.envs.local_games import Arrays, LocalGames, Moves, shapes
from tenka.envs.shared_games import SharedGames

SEEDS = 1 << 32  # games of one vector's seed
MOST_GAMES = 1 << 20


class Stepping(Protocol):
    """Games that are stepped here, or in other processes."""

    masks: NDArray[np.bool_]  # of the games as they stand
    seeds: NDArray[np.int64]

    def reset(self, out: Arrays) -> None: ...

    def step(self, picks: NDArray[np.int32], out: Arrays) -> None: ...

    def close(self) -> None: ...


class Vector:
    """`games` games of one kind. Place `n` begins with the game of the seed `seeds[n]`: the same as
    `tenka.game(game_id).new(seats, seed, **options)`. With `processes` they are shared out to so
    many cores; then `close()` it, or use `with`."""

    def __init__(
        self,
        game_id: str,
        games: int,
        seed: int = 0,
        *,
        seats: int | None = None,
        processes: int = 1,
        **options: Any,
    ) -> None:
        self.encoding = encoding_of(game_id, seats, options)
        self.games = _within("games", games, 1, MOST_GAMES)
        first = SEEDS * _within("seed", seed, 0, (1 << 30) - 1)
        self._stepping: Stepping
        if _within("processes", processes, 1, games) > 1:
            self._stepping = SharedGames(self.encoding, first, games, processes)
        else:
            self._stepping = LocalGames(self.encoding, first, games, games)
        self._begun = False
        self._shapes = shapes(self.encoding, 1)
        self._places = np.arange(games)

    def __reduce__(self) -> tuple[Any, ...]:
        raise TypeError("a Vector is not copied or sent: make another one of the same seed")

    @property
    def seeds(self) -> NDArray[np.int64]:
        """The seeds of the games that are played now."""
        self._check_begun()
        return self._stepping.seeds.copy()

    def arrays(self) -> Arrays:
        """New arrays for `reset` and `step` to fill; those of your own will do as well."""
        return shapes(self.encoding, self.games)

    def reset(self, out: Arrays | None = None) -> Arrays:
        """Begin all games anew, each with its next seed."""
        told = self._checked(out)
        self._stepping.reset(told)
        self._begun = True
        return told

    def step(self, actions: NDArray[Any], out: Arrays | None = None) -> Arrays:
        """Play an action in each game. One outside its mask: BadAction, and nothing has changed."""
        told = self._checked(out)
        self._stepping.step(self._picks(actions), told)
        return told

    def moves(self) -> Moves:
        """The features of all legal actions in all games, in one process and of Chu Han."""
        self._check_begun()
        if not isinstance(self._stepping, LocalGames):
            raise BadOption("features of moves are told with processes=1 alone")
        return self._stepping.moves()

    def close(self) -> None:
        """End the processes, if there are any."""
        self._stepping.close()

    def __enter__(self) -> "Vector":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _check_begun(self) -> None:
        if not self._begun:
            raise BadAction("the games have not begun: reset() comes first")

    def _picks(self, actions: object) -> NDArray[np.int32]:
        self._check_begun()
        masks = self._stepping.masks
        found = np.asarray(actions)
        if found.shape != (self.games,) or found.dtype.kind not in "iu":
            raise BadArray(
                f"actions are {self.games} whole numbers, not {found.dtype} of {found.shape}"
            )
        known = found.min() >= 0 and found.max() < self.encoding.actions
        if not known or not masks[self._places, found].all():
            for place, number in enumerate(found.tolist()):
                what = self.encoding.text(number)
                if not masks[place, number]:
                    raise BadAction(
                        f"game {place}: {what!r} ({number}) is outside its mask; nothing was played"
                    )
        return found.astype(np.int32)

    def _checked(self, out: Arrays | None) -> Arrays:
        if out is None:
            return self.arrays()
        if not isinstance(out, tuple) or len(out) != len(Arrays._fields):
            raise BadArray(f"arrays are {', '.join(Arrays._fields)}; Vector.arrays() makes them")
        for name, given in zip(Arrays._fields, out, strict=True):
            wanted: NDArray[Any] = getattr(self._shapes, name)
            shape = (self.games, *wanted.shape[1:])
            if not isinstance(given, np.ndarray):
                raise BadArray(f"{name} is no array")
            if given.shape != shape or given.dtype != wanted.dtype:
                raise BadArray(
                    f"{name} is {given.dtype} of {given.shape}, and has to be"
                    f" {wanted.dtype} of {shape}"
                )
            if not given.flags.writeable:
                raise BadArray(f"{name} cannot be written to")
        return Arrays(*out)


def _within(name: str, number: object, least: int, most: int) -> int:
    if type(number) is not int or not least <= number <= most:
        raise BadOption(f"{name} is a whole number from {least} to {most}, not {number!r}")
    return number
