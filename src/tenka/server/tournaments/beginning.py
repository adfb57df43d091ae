"""The beginning of a tournament: who is in, and which bots fill it up. Pure."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from tenka.server.store.rows import TournamentPlayer
from tenka.server.store.tournaments import WholeTournament
from tenka.server.tournaments.groups import sizes_of
from tenka.server.tournaments.rounds import rounds_for


def filled(whole: WholeTournament, bot_rating: float) -> list[TournamentPlayer]:
    """The bots that are added, so that they are enough and nobody is left without a table."""
    tournament = whole.tournament
    if tournament.bot is None or not (here := _here(whole.players)):
        return []
    wanted = max(len(here), tournament.least)
    wanted += -wanted % tournament.seats
    first = max(player.number for player in whole.players) + 1
    return [
        TournamentPlayer(tournament.id, number, None, tournament.bot, bot_rating)
        for number in range(first, first + wanted - len(here))
    ]


def begun(
    whole: WholeTournament,
    bots: Sequence[TournamentPlayer],
    ratings: Mapping[str, float],
    allowed: Sequence[int],
) -> WholeTournament | None:
    """The tournament as it begins, with these bots and everybody's rating of today; None: they
    are too few."""
    players = (
        *(
            replace(player, rating=ratings.get(str(player.person_id), player.rating))
            for player in whole.players
        ),
        *bots,
    )
    count = len(_here(players))
    enough = sizes_of(count, whole.tournament.seats, allowed) if whole.tournament.seats > 2 else 1
    if count < max(2, whole.tournament.least) or not enough:
        return None
    rounds = rounds_for(whole.tournament, count)
    tournament = replace(whole.tournament, status="running", rounds=rounds)
    return WholeTournament(tournament, players, ())


def _here(players: Sequence[TournamentPlayer]) -> list[TournamentPlayer]:
    return [player for player in players if player.withdrawn is None]
