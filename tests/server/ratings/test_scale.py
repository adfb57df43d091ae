"""The scale of ratings: by the library's published figures, by hand, and over a whole season."""

import math
from random import Random

import pytest
from openskill.models import PlackettLuce

from tenka.server.ratings.scale import (
    DAY,
    LOGIT,
    NEWCOMER,
    SHIFT,
    Strength,
    after_game,
    aged,
)
from tests.long import some


def test_the_library_gives_its_published_figures() -> None:
    model = PlackettLuce(tau=0.0)
    given = [[(25, 25 / 3), (32.444, 5.123)], [(43.381, 2.421), (25.188, 6.211)]]
    teams = [[model.rating(mu=mu, sigma=sigma) for mu, sigma in team] for team in given]
    rated = [(one.mu, one.sigma) for team in model.rate(teams) for one in team]
    published = [
        (28.669648436582808, 8.071520788025197),
        (33.83086971107981, 5.062772998705765),
        (43.071274808241974, 2.4166900452721256),
        (23.149503312339064, 6.1378606973362135),
    ]
    assert [number for one in rated for number in one] == pytest.approx(
        [number for one in published for number in one], rel=1e-12
    )


def test_a_game_of_two_by_hand() -> None:
    strong, weak = Strength(1200.0, 60.0), Strength(1000.0, 120.0)
    variances = [each.sigma**2 + SHIFT**2 for each in (strong, weak)]
    scale = math.sqrt(sum(variances) + LOGIT**2)
    chance = 1 / (1 + math.exp((weak.mu - strong.mu) / scale))
    won, lost = after_game([strong, weak], [0, 1])
    assert won.mu == pytest.approx(strong.mu + variances[0] / scale * (1 - chance))
    assert lost.mu == pytest.approx(weak.mu - variances[1] / scale * (1 - chance))
    learned = 1 - variances[1] / scale**2 * chance * (1 - chance)
    assert lost.sigma == pytest.approx(math.sqrt(variances[1] * learned))


def test_places_may_be_shared() -> None:
    strong, weak = Strength(1200.0, 80.0), Strength(1000.0, 80.0)
    equal = after_game([NEWCOMER, NEWCOMER], [0, 0])
    assert equal[0].mu == equal[1].mu == pytest.approx(NEWCOMER.mu)
    drawn = after_game([strong, weak], [0, 0])
    assert drawn[0].mu < strong.mu
    assert drawn[1].mu > weak.mu


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_more_players_are_on_the_same_scale(seats: int) -> None:
    after = after_game([NEWCOMER] * seats, list(range(seats)))
    assert [each.mu for each in after] == sorted((each.mu for each in after), reverse=True)
    assert after[0].mu > NEWCOMER.mu > after[-1].mu
    # Whoever is as sure of a win as points say gains little, with any number of players.
    sure = Strength(2200.0, 60.0)
    first, *_ = after_game([sure, *[Strength(1000.0, 60.0)] * (seats - 1)], list(range(seats)))
    assert first.mu - sure.mu < 0.5


def test_certainty_is_lost_with_time_but_not_for_ever() -> None:
    strength = Strength(1300.0, 60.0)
    assert aged(strength, 0.0) == strength
    assert aged(strength, -5.0) == strength
    assert 100 < aged(strength, 90 * DAY).sigma < 130
    assert aged(strength, 10 * 365 * DAY) == (1300.0, NEWCOMER.sigma)


def season(players: int, games: int, seats: int, seed: int) -> tuple[list[float], list[Strength]]:
    """Everybody plays so many games, each time with others near in rating; true strengths, and
    what they are rated at the end."""
    chance = Random(seed)
    true = [chance.gauss(1000.0, 200.0) for _ in range(players)]
    rated = [NEWCOMER] * players
    for _ in range(games):
        order = sorted(range(players), key=lambda one: rated[one].mu + chance.gauss(0.0, 200.0))
        for first in range(0, players - seats + 1, seats):
            table = order[first : first + seats]
            # The first to arrive wins: odds as the points say, for any number of players.
            arrived = [chance.expovariate(math.exp((true[one] - 1000) / LOGIT)) for one in table]
            places = [sum(other < mine for other in arrived) for mine in arrived]
            after = after_game([rated[one] for one in table], places)
            for one, strength in zip(table, after, strict=True):
                rated[one] = strength
    return true, rated


def rank_correlation(first: list[float], second: list[float]) -> float:
    """Spearman's."""
    count = len(first)
    pairs = zip(_ranks(first), _ranks(second), strict=True)
    apart = sum((one - other) * (one - other) for one, other in pairs)
    return 1 - 6 * apart / (count * (count * count - 1))


def _ranks(values: list[float]) -> list[int]:
    ranks = [0] * len(values)
    for rank, which in enumerate(sorted(range(len(values)), key=values.__getitem__)):
        ranks[which] = rank
    return ranks


@pytest.mark.parametrize("played", some([(500, 2, 60), (2000, 2, 60), (2000, 4, 40)], 1))
def test_a_season_orders_the_players_and_does_not_drift(played: tuple[int, int, int]) -> None:
    players, seats, games = played
    true, rated = season(players, games, seats, seed=18)
    ratings = [each.mu for each in rated]
    assert rank_correlation(true, ratings) >= 0.95
    assert abs(sum(ratings) - sum(true)) / players < 15
    # And they are as sure as they say: of true strengths two of three lie within a deviation.
    within = sum(
        abs(each.mu - strength) <= each.sigma for each, strength in zip(rated, true, strict=True)
    )
    assert 0.5 < within / players < 0.8
