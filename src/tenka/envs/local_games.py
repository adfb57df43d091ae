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
        # These look at what the games write, without a copy.
        many = self.many
        self.masks = np.frombuffer(memoryview(many.masks.written), np.bool_).reshape(games, -1)
        self.seeds = np.frombuffer(memoryview(many.seeds), np.int64)
        self._seats = np.frombuffer(memoryview(many.movers), np.int32)
        seen = np.frombuffer(memoryview(many.seen.written), np.int8)
        self._seen = seen.reshape(-1, encoding.size)
        self._first_seats = np.arange(games) * encoding.seats  # rows of `_seen`

    def reset(self, out: Arrays) -> None:
        if self.begun:
            self.many.next_seeds()
        self.begun = True
        self.many.reset()
        self._fill(out)

    def step(self, picks: NDArray[np.int32], out: Arrays) -> None:
        self.many.step(picks.tobytes())
        self._fill(out)

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

    def _fill(self, out: Arrays) -> None:
        # Every row is there: to clip spares numpy a copy.
        self._seen.take(self._first_seats + self._seats, 0, out.observations, mode="clip")
        out.masks[:] = self.masks
        out.seats[:] = self._seats
        out.rewards[:] = 0
        out.dones[:] = False
        if ended := self.many.ended:
            out.rewards[ended] = self.many.utilities
            out.dones[ended] = True


def shapes(encoding: Encoding, games: int) -> Arrays:
    """Empty arrays of the right shapes and types."""
    return Arrays(
        np.zeros((games, encoding.size), np.int8),
        np.zeros((games, encoding.actions), np.bool_),
        np.zeros(games, np.int32),
        np.zeros((games, encoding.seats), np.float32),
        np.zeros(games, np.bool_),
    )
