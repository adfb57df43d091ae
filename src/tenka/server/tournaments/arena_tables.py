"""An arena at tables of several: whoever is free sits down as soon as a table is full. Pure."""

from collections.abc import Iterable, Sequence

from tenka.server.store.rows import TournamentGame, TournamentPlayer
from tenka.server.store.tournaments import WholeTournament
from tenka.server.tournaments.arena import free_of
from tenka.server.tournaments.beginning import new_bots
from tenka.server.tournaments.groups import grouped, meetings_of, sizes_of

Tables = list[tuple[int, ...]]  # the numbers of those who sit at each


def full_tables(whole: WholeTournament) -> Tables:
    """As many tables of the wanted size as the free people fill. Left over are those whose last
    game began latest."""
    seats = whole.tournament.seats
    people = [each for each in free_of(whole.players, whole.games) if each.bot is None]
    last = _last_rounds(whole.games)
    sitting = sorted(people, key=lambda each: last.get(each.number, 0))
    count = len(people) // seats
    left = sitting[count * seats :]
    return _tables(whole, [each for each in people if each not in left], [seats] * count)


def all_at_tables(whole: WholeTournament, allowed: Sequence[int]) -> Tables:
    """Everybody who is free, at tables as near to the wanted size as can be; none, if they are too
    few for any."""
    people = free_of(whole.players, whole.games)
    return _tables(whole, people, sizes_of(len(people), whole.tournament.seats, allowed))


def with_bots(whole: WholeTournament) -> tuple[list[TournamentPlayer], Tables]:
    """Everybody who is free, at tables of the wanted size with bots on the seats that are left:
    those bots that are new, and the tables. They are fewer than sit at a table, so that none is
    without people."""
    seats = whole.tournament.seats
    free = free_of(whole.players, whole.games)
    people = [each for each in free if each.bot is None]
    missing = -len(people) % seats
    bots = [each for each in free if each.bot is not None][:missing]
    more = new_bots(whole, missing - len(bots))
    sitting = [*people, *bots, *more]
    return more, _tables(whole, sitting, [seats] * (len(sitting) // seats))


def _tables(
    whole: WholeTournament, players: Iterable[TournamentPlayer], sizes: Sequence[int]
) -> Tables:
    order = [player.number for player in players]
    return grouped(order, meetings_of(whole.games), sizes)


def _last_rounds(games: Iterable[TournamentGame]) -> dict[int, int]:
    """In which each played last."""
    in_order = sorted(games, key=lambda each: each.round)
    return {number: game.round for game in in_order for number in game.players}
