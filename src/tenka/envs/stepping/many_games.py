"""Many games side by side, stepped in one call; where one ends, the next one begins."""

from librt.strings import BytesWriter, read_i32_le
from librt.vecs import vec
from mypy_extensions import i32, i64

from tenka.envs.stepping.features import Features, Rows
from tenka.envs.stepping.masks import Masks
from tenka.envs.stepping.one_game import NOBODY, OneGame


class ManyGames:
    """Place `at` plays the games of the seeds first + at, first + at + N, first + at + 2 N, ...

    What is told of them stays where it is and changes with every step, so that arrays may look at
    it without a copy.
    """

    def __init__(
        self, games: list[OneGame], features: Features, actions: i64, first: i64, every: i64
    ) -> None:
        n: i64 = len(games)
        self.games = games
        self.every: i64 = every  # from one seed of a place to the next
        self.seeds = vec[i64]([first + at for at in range(n)])  # of the games that are played now
        self.movers = vec[i32]([0] * n)  # the seats that decide next
        self.masks = Masks(actions, n)  # what they may do
        # What the seats saw last, a row for each of each game: most of it is the same at their next
        # decision. The movers' rows are of now.
        self.seats: i64 = games[0].seats
        self.seen = Rows(features, n * self.seats)
        # The places where a game has ended with the last step, and the utilities of its seats. All
        # else there is already of the next game.
        self.ended: list[int] = []
        self.utilities: list[list[float]] = []
        self.packed = BytesWriter()

    def reset(self) -> None:
        """Begin all games with the seeds that are next in their places."""
        self._forget_ended()
        at: i64 = 0
        while at < len(self.games):
            game = self.games[at]
            game.begin(self.seeds[at])
            self._tell(at, game, game.mover())
            at += 1

    def step(self, picks: bytes) -> None:
        """Play a legal number of each game (i32)."""
        self._forget_ended()
        at: i64 = 0
        while at < len(self.games):
            game = self.games[at]
            game.play(i64(self.movers[at]), i64(read_i32_le(picks, 4 * at)))
            mover = game.mover()
            if mover == NOBODY:
                self.ended.append(at)
                self.utilities.append(game.utilities())
                self.seeds[at] += self.every
                game.begin(self.seeds[at])
                mover = game.mover()
            self._tell(at, game, mover)
            at += 1

    def next_seeds(self) -> None:
        """Let each place go on to its next game at the next reset."""
        at: i64 = 0
        while at < len(self.games):
            self.seeds[at] += self.every
            at += 1

    def _forget_ended(self) -> None:
        self.ended = []
        self.utilities = []

    def _tell(self, at: i64, game: OneGame, mover: i64) -> None:
        self.movers[at] = i32(mover)
        self.packed.truncate(0)
        game.look(mover, self.packed)
        self.seen.write(at * self.seats + mover, self.packed.getvalue())
        self.masks.write(at, game.numbers(mover))
