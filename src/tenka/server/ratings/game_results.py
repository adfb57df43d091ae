"""What a rated game makes of the ratings of those who played it. Pure."""

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from tenka.server.ratings.history import Week
from tenka.server.ratings.scale import NEWCOMER, Strength, after_game, aged
from tenka.server.ratings.weighing import Player, Weight, bounded, company, left_out, weight
from tenka.server.store.rows import Pace, RatedResult, Rating

TICK = 1e-6  # seconds: of two games of one person it is always known which came first
ALL_ALIKE = 1  # the scale of results before games were weighed
WEIGHED = 2  # that of those since then


@dataclass(frozen=True)
class Seated:
    """One seat of a game that is over: a person, or a bot of a known strength; `short`: they gave
    up within the first decisions."""

    seat: int
    place: int
    person_id: str | None = None
    bot: str | None = None
    strength: Strength = NEWCOMER  # the bot's
    guest: bool = False
    gave_up: bool = False
    short: bool = False


@dataclass(frozen=True)
class Counted:
    """What a game was to a seat, and a person's rating after it."""

    result: RatedResult
    rating: Rating | None = None


def rated(
    table_id: str,
    game: str,
    pace: Pace,
    seats: Sequence[Seated],
    known: Mapping[str, Rating],
    week: Week,
    now: float,
    scale: int = WEIGHED,
) -> list[Counted]:
    """The results of a game that ends now, with the ratings before and after it."""
    last = [*(each.at for each in known.values()), *(week.last(id) for id in known)]
    ended = max([now, *(at + TICK for at in last)])
    players = [_player(each, known.get(each.person_id or ""), ended) for each in seats]
    out = left_out(players, week, ended) if scale == WEIGHED else {}
    ranked = [each for each in players if each.seat not in out]
    full = after_game([each.before for each in ranked], [each.place for each in ranked])
    after = {
        each.seat: has
        for each, has in zip(ranked, full, strict=True)
        if each.bot is None  # what bots are worth was measured elsewhere
    }
    counted = []
    for player in players:
        had, has = player.before, after.get(player.seat, player.before)
        if player.seat in out:
            share = Weight(0.0, out[player.seat])
        elif player.bot is not None or scale == ALL_ALIKE:
            share = Weight()
        else:
            loose = 0.0 if player.rating is None else player.rating.loose
            got = week.from_people(player.key, ended)
            delta = has.mu - had.mu
            share = bounded(weight(player, ranked, delta, week, ended), delta, loose, got)
        mu, sigma = _partly(had, has, share.share)
        result = RatedResult(
            *(table_id, player.seat, game, pace, ended, player.person_id, player.bot),
            *(player.place, *had, mu, sigma),
            scale=scale,
            guest=player.guest,
            gave_up=player.gave_up,
            short=player.short,
            weight=share.share,
            why=share.why,
        )
        rating = None if player.bot is not None else _rating(result, share, player, ranked)
        counted.append(Counted(result, rating))
    return counted


def all_anew(results: Iterable[RatedResult]) -> tuple[list[RatedResult], dict[str, Rating]]:
    """All games from the first on, in their order: the same results with the ratings that they lead
    to, and everybody's rating at the end. What is annulled or set aside stays as it was, and
    changes nothing."""
    known: dict[str, Rating] = {}
    anew: list[RatedResult] = []
    week = Week()
    for _, seats in groupby(results, lambda each: each.table_id):
        played = list(seats)
        first = played[0]
        if not first.stands:
            anew += played
            continue
        theirs = {id: known[id] for each in played if (id := each.person_id or "") in known}
        counted = rated(
            *(first.table_id, first.game, first.pace, [_stored(each) for each in played]),
            *(theirs, week, first.at, first.scale),
        )
        known |= {each.rating.person_id: each.rating for each in counted if each.rating}
        again = [
            replace(each.result, given_back=first.given_back, suspicion=first.suspicion)
            for each in counted
        ]
        week.add(again)
        anew += again
    return anew, known


def _player(seated: Seated, rating: Rating | None, now: float) -> Player:
    if seated.bot is not None:
        before = seated.strength
    else:
        before = NEWCOMER if rating is None or not rating.games else strength_now(rating, now)
    return Player(
        *(seated.seat, seated.place, seated.person_id, seated.bot, before, rating),
        *(seated.guest, seated.gave_up, seated.short),
    )


def _partly(had: Strength, has: Strength, share: float) -> Strength:
    """So much of the way from one to the other."""
    variance = had.sigma**2 + share * (has.sigma**2 - had.sigma**2)
    return Strength(had.mu + share * (has.mu - had.mu), math.sqrt(variance))


def _rating(result: RatedResult, share: Weight, player: Player, ranked: Sequence[Player]) -> Rating:
    """A person's rating after a game, which changes nothing if it does not count: whoever plays
    such games alone rests."""
    had = player.rating or Rating(
        player.key, result.game, result.pace, *NEWCOMER, games=0, at=result.at
    )
    if not result.counts:
        return had
    points = result.mu - result.before_mu
    return replace(
        had,
        mu=result.mu,
        sigma=result.sigma,
        at=result.at,
        games=had.games + 1,
        loose=had.loose + (points if share.loose else 0.0),
        since=result.at if had.since is None else had.since,
        met=company(player, ranked, result.at, result.scale == ALL_ALIKE),
    )


def strength_now(rating: Rating, now: float) -> Strength:
    """How strong a person is thought to be now."""
    return aged(Strength(rating.mu, rating.sigma), now - rating.at)


def _stored(result: RatedResult) -> Seated:
    return Seated(
        *(result.seat, result.place, result.person_id, result.bot),
        Strength(result.before_mu, result.before_sigma),
        *(result.guest, result.gave_up, result.short),
    )
