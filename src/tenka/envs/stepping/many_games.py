"""Many games side by side, stepped in one call; where one ends, the next one begins."""

from librt.strings import BytesWriter, read_i32_le, write_f32_le, write_i32_le, write_i64_le
from mypy_extensions import i32, i64

from tenka.envs.stepping.features import Features, Seen
from tenka.envs.stepping.one_game import NOBODY, WAIT, OneGame


class Told:
    """What a step tells, as bytes that become arrays without a copy; a row for each game."""

    def __init__(self) -> None:
        self.observations = BytesWriter()  # i8, of the seat that decides next
        self.masks = BytesWriter()  # i8, likewise
        self.seats = BytesWriter()  # i32, that seat
        self.rewards = BytesWriter()  # f32, of each seat
        self.dones = BytesWriter()  # i8, has the game ended? Then all above is of the next one
        self.seeds = BytesWriter()  # i64, of the game that is played there now


class ManyGames:
    """Place `at` plays the games of the seeds first + at, first + at + N, first + at + 2 N, ..."""

    def __init__(
        self, games: list[OneGame], features: Features, actions: i64, first: i64, every: i64
    ) -> None:
        self.games = games
        self.features = features
        self.blank = bytes(actions)
        self.every: i64 = every  # from one seed of a place to the next
        self.seeds: list[int] = [first + at for at in range(len(games))]
        self.movers: list[int] = []
        self.seen = [[Seen() for _ in range(game.seats)] for game in games]

    def reset(self, told: Told) -> None:
        """Begin all games with the seeds that are next in their places."""
        self.movers = []
        for at, game in enumerate(self.games):
            game.begin(self.seeds[at])
            self.movers.append(game.mover())
            self._tell(at, game, told)
            write_no_rewards(game.seats, told.rewards)
            told.dones.append(0)

    def step(self, picks: bytes, told: Told) -> None:
        """Play a legal number of each game (i32) and tell what comes next."""
        for at, game in enumerate(self.games):
            game.play(self.movers[at], i64(read_i32_le(picks, i64(4 * at))))
            mover = game.mover()
            if mover == NOBODY:
                for utility in game.utilities():
                    write_f32_le(told.rewards, utility)
                told.dones.append(1)
                self.seeds[at] += self.every
                game.begin(self.seeds[at])
                mover = game.mover()
            else:
                write_no_rewards(game.seats, told.rewards)
                told.dones.append(0)
            self.movers[at] = mover
            self._tell(at, game, told)

    def next_seeds(self) -> None:
        """Let each place go on to its next game at the next reset."""
        for at in range(len(self.games)):
            self.seeds[at] += self.every

    def _tell(self, at: i64, game: OneGame, told: Told) -> None:
        mover: i64 = self.movers[at]
        seen = self.seen[at][mover]
        show(game, mover, self.features, seen, self.blank, told.observations, told.masks)
        write_i32_le(told.seats, i32(mover))
        write_i64_le(told.seeds, self.seeds[at])


def show(
    game: OneGame,
    seat: i64,
    features: Features,
    seen: Seen,
    blank: bytes,
    observations: BytesWriter,
    masks: BytesWriter,
) -> None:
    """Write what a seat sees and may do; one that owes nothing may wait. `blank` has a byte for
    each action."""
    packed = BytesWriter()
    game.look(seat, packed)
    features.write(packed.getvalue(), seen, observations)
    start: i64 = len(masks)
    masks.write(blank)
    numbers = game.numbers(seat)
    for number in numbers:
        masks[start + number] = 1
    if not numbers:
        masks[start + WAIT] = 1


def write_no_rewards(seats: i64, out: BytesWriter) -> None:
    seat: i64 = 0
    while seat < seats:
        write_f32_le(out, 0.0)
        seat += 1
