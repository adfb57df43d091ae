"""Which games come next in a tournament. Pure: from what is stored, and nothing else."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import ceil, log2

from tenka.server.store.rows import Tournament, TournamentGame, TournamentPlayer
from tenka.server.tournaments.groups import grouped, meetings_of, sizes_of
from tenka.server.tournaments.round_robin import rounds_of
from tenka.server.tournaments.standings import points_after
from tenka.server.tournaments.swiss import paired

LEAST_ROUNDS = 3
NO_SHOWS = 2  # games in a row at which somebody was absent, and is not paired any more


@dataclass(frozen=True, slots=True)
class Drawn:
    """A game to come: the players by seat. Of those who are gone it is known beforehand that they
    do not come."""

    round: int
    board: int
    players: tuple[int, ...]
    gone: tuple[int, ...] = ()


def rounds_for(tournament: Tournament, players: int) -> int:
    """How many rounds it has with so many players: as many as were wanted, or as find a first; an
    arena has none."""
    if tournament.kind == "arena":
        return 0
    if tournament.kind == "round_robin":
        return players - 1 + players % 2
    wanted = tournament.rounds or max(LEAST_ROUNDS, ceil(log2(max(2, players))))
    return wanted if tournament.seats > 2 else min(wanted, players - 1 + players % 2)


def drawn_next(
    tournament: Tournament,
    players: Sequence[TournamentPlayer],
    games: Sequence[TournamentGame],
    allowed: Sequence[int],
) -> list[Drawn]:
    """The games to begin now, when all before them are over; none: the tournament is over.
    `allowed` are the numbers of players that the game can have."""
    if tournament.round >= tournament.rounds:
        return []
    if tournament.kind == "round_robin":
        drawn = _everybody(tournament, players)
    else:
        drawn = _by_points(tournament, players, games, allowed)
    return seated(drawn, games)


def gone_after(players: Iterable[TournamentPlayer], games: Sequence[TournamentGame]) -> set[int]:
    """Those who were absent from their last games, and are no bots: they are taken to be gone."""
    last: dict[int, list[bool]] = defaultdict(list)
    for game in sorted(games, key=lambda each: each.round):
        if game.table_id is not None and game.places is not None:
            for number in game.players:
                last[number].append(number in (game.absent or ()))
    return {
        player.number
        for player in players
        if player.person_id is not None
        and len(absent := last[player.number][-NO_SHOWS:]) == NO_SHOWS
        and all(absent)
    }


def _everybody(tournament: Tournament, players: Sequence[TournamentPlayer]) -> list[Drawn]:
    """The next round; where nobody has to be there at one time, all rounds."""
    gone = {player.number for player in players if player.withdrawn is not None}
    rounds = rounds_of(_by_rating(players))
    last = tournament.rounds if tournament.pace == "correspondence" else tournament.round + 1
    return [
        Drawn(number + 1, board, pair, tuple(each for each in pair if each in gone))
        for number in range(tournament.round, last)
        for board, pair in enumerate(rounds[number], 1)
    ]


def _by_points(
    tournament: Tournament,
    players: Sequence[TournamentPlayer],
    games: Sequence[TournamentGame],
    allowed: Sequence[int],
) -> list[Drawn]:
    points = points_after((player.number for player in players), games)
    here = [player for player in players if player.withdrawn is None]
    order = sorted(_by_rating(here), key=lambda number: -points[number])  # a stable sort
    meetings = meetings_of(games)
    if tournament.seats > 2:
        sizes = sizes_of(len(order), tournament.seats, allowed)
        tables = grouped(order, meetings, sizes) if sizes else []
    else:
        had_bye = {game.players[0] for game in games if len(game.players) == 1}
        tables = paired(order, points, meetings, had_bye) or [] if len(order) > 1 else []
    return [Drawn(tournament.round + 1, board, table) for board, table in enumerate(tables, 1)]


def _by_rating(players: Iterable[TournamentPlayer]) -> list[int]:
    strongest = sorted(players, key=lambda each: (-each.rating, each.number))
    return [player.number for player in strongest]


def seated(drawn: Iterable[Drawn], games: Sequence[TournamentGame]) -> list[Drawn]:
    """Who has sat further behind so far sits further in front now."""
    behind: Counter[int] = Counter()
    for game in games:
        _sat(behind, game.players)
    found = []
    for each in drawn:
        either = each.players if each.board % 2 else each.players[::-1]
        seats = sorted(either, key=lambda number: -behind[number])
        _sat(behind, seats)
        found.append(Drawn(each.round, each.board, tuple(seats), each.gone))
    return found


def _sat(behind: Counter[int], players: Sequence[int]) -> None:
    for seat, number in enumerate(players):
        behind[number] += 2 * seat - (len(players) - 1)
