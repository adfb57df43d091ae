"""The beginning of a tournament: who is in, and which bots fill it up. Pure."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from tenka.server.ratings.bot_strengths import strengths_of
from tenka.server.ratings.scale import NEWCOMER
from tenka.server.store.rows import Tournament, TournamentPlayer
from tenka.server.store.tournaments import WholeTournament
from tenka.server.tournaments.groups import sizes_of
from tenka.server.tournaments.rounds import rounds_for


def filled(whole: WholeTournament) -> list[TournamentPlayer]:
    """The bots that are added, so that they are enough and nobody is left without a table. In an
    arena they come later, to the tables that need them."""
    tournament = whole.tournament
    here = len(whole.entered)
    if tournament.bot is None or tournament.kind == "arena" or not here:
        return []
    wanted = max(here, tournament.least)
    wanted += -wanted % tournament.seats
    return new_bots(whole, wanted - here)


def new_bots(whole: WholeTournament, count: int) -> list[TournamentPlayer]:
    """So many more of the level that fills it up."""
    tournament = whole.tournament
    rating = strengths_of(tournament.game).get(str(tournament.bot), NEWCOMER).mu
    first = max(player.number for player in whole.players) + 1
    return [
        TournamentPlayer(tournament.id, number, None, tournament.bot, rating)
        for number in range(first, first + count)
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
            for player in whole.entered
        ),
        *bots,
    )
    count = len(players)
    if not _are_enough(count, whole.tournament, allowed):
        return None
    rounds = rounds_for(whole.tournament, count)
    tournament = replace(whole.tournament, status="running", rounds=rounds)
    return WholeTournament(tournament, players, ())


def _are_enough(count: int, tournament: Tournament, allowed: Sequence[int]) -> bool:
    if tournament.kind == "arena" and tournament.bot is not None:
        return count > 0
    sit = tournament.seats == 2 or bool(sizes_of(count, tournament.seats, allowed))
    return sit and count >= max(2, tournament.least)
