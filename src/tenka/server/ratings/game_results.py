"""What a rated game makes of the ratings of those who played it. Pure."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from tenka.server.ratings.scale import NEWCOMER, Strength, after_game, aged
from tenka.server.store.rows import Pace, RatedResult, Rating

TICK = 1e-6  # seconds: of two games of one person it is always known which came first


@dataclass(frozen=True)
class Player:
    """One seat of a game that is over: a person, or a bot of a known strength."""

    seat: int
    place: int
    person_id: str | None = None
    bot: str | None = None
    strength: Strength = NEWCOMER  # the bot's


def rated(
    table_id: str,
    game: str,
    pace: Pace,
    players: Sequence[Player],
    known: Mapping[str, Rating],
    now: float,
) -> list[RatedResult]:
    """The results of a game that ends now, with the ratings before and after it."""
    ended = max([now, *(rating.at + TICK for rating in known.values() if rating.games)])
    before = [_before(player, known, ended) for player in players]
    after = after_game(before, [player.place for player in players])
    return [
        RatedResult(
            *(table_id, player.seat, game, pace, ended),
            *(player.person_id, player.bot, player.place),
            *had,
            *(has if player.bot is None else had),  # what bots are worth was measured elsewhere
        )
        for player, had, has in zip(players, before, after, strict=True)
    ]


def rating_after(result: RatedResult, before: Rating | None) -> Rating:
    """A person's rating after a game."""
    return Rating(
        *(result.person_id or "", result.game, result.pace, result.mu, result.sigma),
        games=1 if before is None else before.games + 1,
        at=result.at,
        revision=0 if before is None else before.revision,
    )


def all_anew(results: Iterable[RatedResult]) -> tuple[list[RatedResult], dict[str, Rating]]:
    """All games from the first on, in their order: the same results with the ratings that they lead
    to, and everybody's rating at the end. What is annulled stays as it was, and changes nothing."""
    known: dict[str, Rating] = {}
    anew: list[RatedResult] = []
    for table_id, seats in groupby(results, lambda each: each.table_id):
        played = list(seats)
        first = played[0]
        if first.annulled is None:
            players = [
                Player(each.seat, each.place, each.person_id, each.bot, _stored(each))
                for each in played
            ]
            theirs = {id: known[id] for each in played if (id := each.person_id or "") in known}
            played = rated(table_id, first.game, first.pace, players, theirs, first.at)
            for each in played:
                if each.person_id is not None:
                    known[each.person_id] = rating_after(each, known.get(each.person_id))
        anew += [replace(each, annulled=first.annulled) for each in played]
    return anew, known


def _before(player: Player, known: Mapping[str, Rating], now: float) -> Strength:
    if player.bot is not None:
        return player.strength
    rating = known.get(player.person_id or "")
    return NEWCOMER if rating is None or not rating.games else strength_now(rating, now)


def strength_now(rating: Rating, now: float) -> Strength:
    """How strong a person is thought to be now."""
    return aged(Strength(rating.mu, rating.sigma), now - rating.at)


def _stored(result: RatedResult) -> Strength:
    return Strength(result.before_mu, result.before_sigma)
