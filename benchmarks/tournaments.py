"""`python -m benchmarks.tournaments`: how long the standings of a large tournament take, and to
draw its rounds, in time of a processor."""

import statistics
import time
from collections.abc import Callable
from dataclasses import replace
from random import Random

from benchmarks.machine import processor
from tenka.server.store.rows import Tournament, TournamentGame, TournamentPlayer
from tenka.server.tournaments.rounds import drawn_next
from tenka.server.tournaments.standings import standings

PLAYERS = 1000
ROUNDS = 10
TIMES = 11
CUP = Tournament(
    id="cup",
    name="Cup",
    game="chuhan",
    seats=2,
    kind="swiss",
    pace="live",
    clock={},
    rated=True,
    rounds=ROUNDS,
    least=2,
    most=PLAYERS,
    bot=None,
    begins=None,
    opened_by="",
    created=0.0,
    status="running",
)


def field() -> list[TournamentPlayer]:
    """People of all strengths."""
    chance = Random(18)
    return [
        TournamentPlayer("cup", number, str(number), None, chance.gauss(1000, 200))
        for number in range(1, PLAYERS + 1)
    ]


def played(players: list[TournamentPlayer]) -> tuple[list[TournamentGame], list[float]]:
    """All games, and how long each round took to draw."""
    chance, games, took = Random(18), list[TournamentGame](), list[float]()
    for number in range(ROUNDS):
        cup = replace(CUP, round=number)
        began = time.process_time()
        drawn = drawn_next(cup, players, games, (2,))
        took.append(1000 * (time.process_time() - began))
        for each in drawn:
            places = chance.choice(([0, 1], [1, 0], [0, 0]))
            pair = list(each.players)
            games.append(TournamentGame("cup", each.round, each.board, pair, "t", places))
    return games, took


def milliseconds(work: Callable[[], object]) -> float:
    """The median of some times."""
    took = []
    for _ in range(TIMES):
        began = time.process_time()
        work()
        took.append(1000 * (time.process_time() - began))
    return statistics.median(took)


def main() -> None:
    print(f"{PLAYERS} players, {ROUNDS} rounds, on {processor()}")
    players = field()
    games, took = played(players)
    numbers = [player.number for player in players]
    shown = milliseconds(lambda: standings("swiss", numbers, games))
    print(f"  standings: {shown:.1f} ms")
    print(f"  a round: {statistics.median(took):.1f} ms, at most {max(took):.1f} ms")


if __name__ == "__main__":
    main()
