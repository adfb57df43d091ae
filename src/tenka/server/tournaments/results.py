"""What the end of a table means for its game of a tournament. Pure."""

from dataclasses import replace

from tenka.server.ratings.places import places_of
from tenka.server.store.rows import Seated, TournamentGame


def result_of(table: Seated, players: list[int]) -> tuple[list[int], list[int]]:
    """The places by seat, 0 the best, and who of the players was absent. Who has not come, or has
    left the game to a bot, comes last. What the host has closed is drawn."""
    row = table.table
    if row.started is None:
        away = {seat.seat for seat in table.seats if seat.kind == "open"}
        here = len(players) - len(away)
        places = [here if seat in away else 0 for seat in range(len(players))]
    else:
        away = {
            seat.seat for seat in table.seats if seat.player_id is not None and seat.kind == "bot"
        }
        drawn = row.status == "aborted" or row.result is None
        places = [0] * len(players) if drawn else places_of(row.result or {}, away)
    return places, [players[seat] for seat in sorted(away)]


def settled(game: TournamentGame, table: Seated) -> TournamentGame:
    """The game, with what its table came to."""
    places, absent = result_of(table, game.players)
    return replace(game, places=places, absent=absent or None)
