"""`python -m benchmarks.belief`: how far are the chances that nets tell to be believed?

Log odds of a net are damped where it was more certain than right: those of one seat by `belief` in
a game's `analysis.py`, everybody's by `weight` besides. This plays games and prints by what both
would have to be multiplied to fit them best; 1.00 means that they do. They are other games than
those on which `benchmarks/analysis.py` looks how true it is.
"""

import argparse
from functools import partial

import numpy as np

from benchmarks.bot_games import LEVEL, SEATS, play, positions
from tenka.analysis.analysable import analysable_outcome
from tenka.analysis.chances import EverybodysChances, shares
from tenka.analysis.effort import WORLDS_OF_A_WATCHER
from tenka.analysis.seat_worth import log_odds, seat_worth
from tenka.bots.learned.net_worth import Floats
from tenka.core.seeds import named_chance

FIRST_GAME = 1_000_000  # numbers that no other benchmark comes to
FACTORS = np.arange(0.5, 1.505, 0.01)


def looks(game_id: str, games: int) -> tuple[Floats, Floats, Floats, Floats]:
    """What one seat was told and what came of it, then the same of everybody."""
    own, own_shares, everybodys, all_shares = [], [], [], []
    for number in range(FIRST_GAME, FIRST_GAME + games):
        record = play(game_id, number)
        won = shares(analysable_outcome(record), record.seats)
        worth = seat_worth(game_id, record.seats)
        everybody = EverybodysChances(worth, game_id, record.seats)
        for at, state in positions(record, worth):
            if not worth.can_look(state):
                continue
            asked = range(record.seats) if worth.looks_any_time else state.turn
            own += worth.chances([(state, seat) for seat in asked]).tolist()
            own_shares += [won[seat] for seat in asked]
            chance = partial(named_chance, at)
            everybodys.append(everybody.of([state], WORLDS_OF_A_WATCHER, chance)[0])
            all_shares.append(won)
    return np.array(own), np.array(own_shares), np.array(everybodys), np.array(all_shares)


def surprise_of_one(told: Floats, won: Floats, factor: float) -> float:
    """How unlikely the results are on average, in nats, if log odds are multiplied."""
    pull = factor * log_odds(told)
    return float((np.log1p(np.exp(pull)) - won * pull).mean())


def surprise_of_all(told: Floats, won: Floats, factor: float) -> float:
    """The same of chances that make one together."""
    pull = factor * np.log(told)
    return float((np.log(np.exp(pull).sum(axis=1)) - (won * pull).sum(axis=1)).mean())


def main() -> None:
    """Play, fit, print."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME", help="default: all")
    parser.add_argument("--number", type=int, default=400, help="of games to play (400)")
    args = parser.parse_args()
    print(f"{LEVEL} with itself, {args.number} games of each")
    for game_id in args.games or SEATS:
        own, own_shares, everybodys, all_shares = looks(game_id, args.number)
        one = min(FACTORS, key=partial(surprise_of_one, own, own_shares))
        all_ = min(FACTORS, key=partial(surprise_of_all, everybodys, all_shares))
        print(f"{game_id}: of one seat x {one:.2f}, of everybody x {all_:.2f}")


if __name__ == "__main__":
    main()
