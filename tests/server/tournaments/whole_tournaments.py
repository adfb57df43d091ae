"""Tournaments without a server: rounds are drawn and played by a rule, until they are over."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from random import Random

from tenka.server.store.rows import (
    Tournament,
    TournamentGame,
    TournamentKind,
    TournamentPlayer,
)
from tenka.server.tournaments.rounds import Drawn, drawn_next, rounds_for

# From the players of a game to their places.
Play = Callable[[Sequence[int]], list[int]]

SEATS = {2: (2,), 3: (3, 4, 5), 4: (3, 4, 5), 5: (3, 4, 5)}


def tournament(kind: TournamentKind = "swiss", seats: int = 2, rounds: int = 0) -> Tournament:
    return Tournament(
        id="cup",
        name="Cup",
        game="chuhan",
        seats=seats,
        kind=kind,
        pace="live",
        clock={},
        rated=False,
        rounds=rounds,
        least=2,
        most=1000,
        bot=None,
        begins=None,
        opened_by="han",
        created=0.0,
        status="running",
    )


def people(count: int) -> list[TournamentPlayer]:
    """The first is the strongest."""
    return [
        TournamentPlayer("cup", number, f"person{number}", None, 2000.0 - number)
        for number in range(1, count + 1)
    ]


def by_number(players: Sequence[int]) -> list[int]:
    """The stronger one always wins."""
    return [sorted(players).index(number) for number in players]


def drawn_game(drawn: Drawn, play: Play = by_number) -> TournamentGame:
    players = list(drawn.players)
    return TournamentGame("cup", drawn.round, drawn.board, players, "t", play(players))


@dataclass
class Played:
    """A tournament that is played round by round."""

    tournament: Tournament
    players: list[TournamentPlayer]
    games: list[TournamentGame] = field(default_factory=list)

    @classmethod
    def of(
        cls, count: int, kind: TournamentKind = "swiss", seats: int = 2, rounds: int = 0
    ) -> "Played":
        fresh = tournament(kind, seats, rounds)
        return cls(replace(fresh, rounds=rounds_for(fresh, count)), people(count))

    def round(self, play: Play = by_number) -> list[Drawn]:
        """Draw the next round and play it; none: it is over."""
        drawn = drawn_next(self.tournament, self.players, self.games, SEATS[self.tournament.seats])
        self.games += [drawn_game(each, play) for each in drawn]
        if drawn:
            self.tournament = replace(self.tournament, round=drawn[-1].round)
        return drawn

    def whole(self, play: Play = by_number) -> "Played":
        while self.round(play):
            pass
        return self

    def withdraw(self, *numbers: int) -> None:
        self.players = [
            replace(each, withdrawn=1.0) if each.number in numbers else each
            for each in self.players
        ]


def by_chance(seed: int) -> Play:
    """Anybody may win, or share places."""
    chance = Random(seed)

    def play(players: Sequence[int]) -> list[int]:
        points = [chance.randrange(4) for _ in players]
        return [sum(other > mine for other in points) for mine in points]

    return play
