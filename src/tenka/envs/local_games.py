"""Games that are stepped in this process, and the arrays that they tell."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tenka.envs.game_encoding import Encoding
from tenka.envs.stepping.many_games import ManyGames


class Arrays(NamedTuple):
    """What a step tells, a row for each game."""

    observations: NDArray[np.int8]  # (games, size), what the seat sees that decides next
    masks: NDArray[np.bool_]  # (games, actions), what it may do
    seats: NDArray[np.int32]  # (games,), that seat
    rewards: NDArray[np.float32]  # (games, seats), for the step
    dones: NDArray[np.bool_]  # (games,), has a game ended with it?


class Rows(NamedTuple):
    """The same, and the seeds of the games that are played now."""

    told: Arrays
    seeds: NDArray[np.int64]


class Moves(NamedTuple):
    """What the seats that decide next may do, a row for each action of each game."""

    games: NDArray[np.int32]  # whose action it is: the place of the game
    numbers: NDArray[np.int32]  # the action
    features: NDArray[np.int8]


class LocalGames:
    """Some of a vector's games, in this process."""

    def __init__(self, encoding: Encoding, first: int, games: int, every: int) -> None:
        self.encoding = encoding
        self.games = games
        places = [encoding.new_game() for _ in range(games)]
        self.many = ManyGames(places, encoding.features, encoding.actions, first, every)
        self.begun = False
        self.rows = self._rows()

    def reset(self) -> Rows:
        if self.begun:
            self.many.next_seeds()
        self.begun = True
        self.many.reset()
        return self._with_ends()

    def step(self, picks: NDArray[np.int32]) -> Rows:
        self.many.step(picks.tobytes())
        return self._with_ends()

    def moves(self) -> Moves:
        told = [self.encoding.look_at_moves(game, game.mover()) for game in self.many.games]
        numbers, features = zip(*told, strict=True)
        places = np.arange(self.games, dtype=np.int32)
        return Moves(
            places.repeat([len(each) for each in numbers]),
            np.concatenate(numbers),
            np.concatenate(features),
        )

    def close(self) -> None:
        """Nothing is held."""

    def _rows(self) -> Rows:
        """What the games tell, without a copy: it changes with every step."""
        n, many = self.games, self.many
        return Rows(
            Arrays(
                np.frombuffer(many.observations.written, np.int8).reshape(n, -1),
                np.frombuffer(many.masks.written, np.bool_).reshape(n, -1),
                np.frombuffer(many.seats, np.int32),
                np.zeros((n, self.encoding.seats), np.float32),
                np.zeros(n, np.bool_),
            ),
            np.frombuffer(many.seeds, np.int64),
        )

    def _with_ends(self) -> Rows:
        told, ended = self.rows.told, self.many.ended
        told.rewards.fill(0)
        told.dones.fill(False)
        if ended:
            told.rewards[ended] = self.many.utilities
            told.dones[ended] = True
        return self.rows


def shapes(encoding: Encoding, games: int) -> Arrays:
    """Empty arrays of the right shapes and types."""
    return Arrays(
        np.zeros((games, encoding.size), np.int8),
        np.zeros((games, encoding.actions), np.bool_),
        np.zeros(games, np.int32),
        np.zeros((games, encoding.seats), np.float32),
        np.zeros(games, np.bool_),
    )


def copy_rows(source: Arrays, target: Arrays, places: slice = slice(None)) -> None:
    """Copy what is told into the rows of these places."""
    for name in Arrays._fields:
        getattr(target, name)[places] = getattr(source, name)
