"""What the games of a contest add up to, game by game."""

from tenka.arena.contest import Contest
from tenka.arena.played import Failure, Played
from tenka.arena.schedule import Fixture, Pairing, pairings
from tenka.arena.think_time import ThinkTimes


class PairingTally:
    """The games of one pairing; a score is the one bot's share of the wins."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.won = 0
        self.shared = 0
        self.by_seat = [[0, 0.0] for _ in range(seats)]  # games, score
        self.deals: list[float] = []  # the mean score of each deal that was played from all seats
        self.decided: str | None = None  # by the sequential test
        self._deal: list[float] = []

    @property
    def games(self) -> int:
        """How many were played."""
        return sum(int(games) for games, _ in self.by_seat)

    @property
    def score(self) -> float:
        """The one bot's share of all wins."""
        return sum(score for _, score in self.by_seat)

    def add(self, seat: int, share: float) -> bool:
        """Count a game. Is its deal complete now?"""
        self.won += share == 1
        self.shared += 0 < share < 1
        self.by_seat[seat][0] += 1
        self.by_seat[seat][1] += share
        self._deal.append(share)
        if len(self._deal) < self.seats:
            return False
        self.deals.append(sum(self._deal) / self.seats)
        self._deal = []
        return True


class Tally:
    """The games of a contest."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.pairings = {pairing: PairingTally(contest.seats) for pairing in pairings(contest)}
        self.stopped: set[Pairing] = set()
        self.think = {bot: ThinkTimes() for bot in contest.bots}
        self.failures: list[tuple[Fixture, Failure]] = []

    @property
    def games(self) -> int:
        """How many were played."""
        return sum(pairing.games for pairing in self.pairings.values())

    def add(self, played: Played) -> None:
        """Count a game; ask after every deal whether its pairing is decided."""
        pairing, seat = played.fixture.pairing, played.fixture.seat
        tally = self.pairings[pairing]
        complete = tally.add(seat, played.share)
        for bot, times in played.think.items():
            self.think[bot].merge(times)
        if played.failure is not None:
            self.failures.append((played.fixture, played.failure))
        if complete and self.contest.stop is not None:
            tally.decided = self.contest.stop.decided(tally.games, tally.score)
            if tally.decided is not None:
                self.stopped.add(pairing)

    def failures_of(self, bot: str) -> int:
        """In how many games a bot has failed."""
        return sum(failure.bot == bot for _, failure in self.failures)
