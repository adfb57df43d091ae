"""Intervals, Elo, the sequential test and think times: by hand, and by many contests whose truth is
known."""

import math

import pytest

from tenka import FastChance
from tenka.arena import BadContest, SequentialTest
from tenka.arena.elo import SCALE, Meeting, fit, model
from tenka.arena.statistics import FEW_DEALS, paired, wilson
from tenka.arena.think_time import ThinkTimes


@pytest.mark.parametrize(
    ("games", "score", "low", "high"),
    [
        (10, 0, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (100, 50, 0.4038, 0.5962),
        (1000, 920, 0.9015, 0.9353),
        (0, 0, 0.0, 1.0),
    ],
)
def test_wilson(games: int, score: float, low: float, high: float) -> None:
    assert wilson(games, score) == pytest.approx((low, high), abs=5e-5)


def test_wilson_holds_the_truth_in_95_of_100_contests() -> None:
    for rate in (0.5, 0.8, 0.95):
        held = 0
        for contest in range(1000):
            draws = FastChance(contest).draws(f"wilson/{rate}")
            won = sum(draws.happens(rate) for _ in range(200))
            low, high = wilson(200, won)
            held += low <= rate <= high
        assert 930 <= held <= 975


def test_deals_from_both_seats_tell_more() -> None:
    """Where the deal decides, each side wins one game of two: nothing is left to chance."""
    lucky = [0.5] * 40 + [1.0] * 10
    low, high = paired(lucky) or (0.0, 1.0)
    mean, variance = 0.6, (40 * 0.01 + 10 * 0.16) / 49
    half = 1.96 * math.sqrt(variance / 50)
    assert (low, high) == pytest.approx((mean - half, mean + half), abs=1e-5)
    wide = wilson(100, 60)
    assert high - low < wide[1] - wide[0]
    assert paired([0.5, 1.0] * (FEW_DEALS // 2 - 1)) is None
    assert paired([1.0] * 100) is None


def test_elo_of_two() -> None:
    ratings = fit(2, anchor=1, seats=2, meetings=[Meeting(0, 1, 999, 749.5)])
    assert ratings[0].elo == pytest.approx(400 * math.log10(3))
    spread = 1.96 * SCALE / math.sqrt(1000 * 0.75 * 0.25)
    assert ratings[0].high - ratings[0].elo == pytest.approx(spread, abs=1e-2)
    assert (ratings[1].elo, ratings[1].low, ratings[1].high) == (0, 0, 0)
    assert model(2) == "Bradley-Terry"


def test_elo_finds_the_strengths_behind_the_games() -> None:
    truth = [300.0, 120.0, 0.0, -450.0]
    for seats in (2, 4):
        meetings = []
        for one in range(4):
            for others in range(4):
                if one != others:
                    odds = 10 ** ((truth[one] - truth[others]) / 400) / (seats - 1)
                    meetings.append(Meeting(one, others, 10**6, 10**6 * odds / (1 + odds)))
        ratings = fit(4, anchor=2, seats=seats, meetings=meetings)
        assert [rating.elo for rating in ratings] == pytest.approx(truth, abs=0.5)


def test_elo_by_chance_is_nothing_and_by_all_wins_something() -> None:
    (level, _) = fit(2, 1, 5, [Meeting(0, 1, 500, 100)])
    assert level.elo == pytest.approx(0, abs=1e-6)
    (best, _) = fit(2, 1, 2, [Meeting(0, 1, 1000, 1000)])
    assert 1000 < best.elo < 2000
    assert best.low < best.elo < best.high
    (none, _) = fit(2, 1, 2, [Meeting(0, 1, 0, 0)])
    assert none.elo == pytest.approx(0)
    assert "Plackett-Luce" in model(5)


def test_elo_holds_the_truth_in_95_of_100_contests() -> None:
    truth = [150.0, 60.0, 0.0]
    held = 0
    for contest in range(500):
        meetings = []
        for one, others in ((0, 1), (0, 2), (1, 2)):
            rate = 1 / (1 + 10 ** ((truth[others] - truth[one]) / 400))
            draws = FastChance(contest).draws(f"elo/{one}/{others}")
            meetings.append(Meeting(one, others, 100, sum(draws.happens(rate) for _ in range(100))))
        rating = fit(3, 2, 2, meetings)[0]
        held += rating.low <= truth[0] <= rating.high
    assert 460 <= held <= 492


def test_the_sequential_test_errs_no_more_than_asked_and_saves_games() -> None:
    test = SequentialTest(0.5, 0.6, 0.05, 0.1)
    for rate, wrong, most in ((0.5, "rate1", 0.05), (0.6, "rate0", 0.1)):
        errors = games = 0
        for contest in range(400):
            draws = FastChance(contest).draws(f"sequential/{rate}")
            played = score = 0
            while (decided := test.decided(played, score)) is None:
                played += 1
                score += draws.happens(rate)
            errors += decided == wrong
            games += played
        assert errors <= 400 * most * 1.3
        assert games / 400 < 150  # a test of fixed length and the same errors needs 210


def test_a_sequential_test_by_elo() -> None:
    test = SequentialTest.of_elo(0, 400, 4)
    assert (test.rate0, test.rate1) == pytest.approx((0.25, 10 / 13))
    assert test.decided(4, 1) is None
    assert test.decided(40, 40) == "rate1"
    assert test.decided(40, 0) == "rate0"


@pytest.mark.parametrize(
    ("rates", "said"),
    [
        ((0.6, 0.5), "0 < RATE0 < RATE1 < 1, not 0.6 and 0.5"),
        ((0.0, 0.5), "not 0 and 0.5"),
        ((0.5, 1.0), "not 0.5 and 1"),
        ((math.nan, 0.5), "not nan and 0.5"),
        ((0.5, 0.6, 0.0), "above 0 and below 0.5, not 0 and 0.05"),
        ((0.5, 0.6, 0.05, 0.5), "not 0.05 and 0.5"),
    ],
)
def test_no_sequential_test(rates: tuple[float, ...], said: str) -> None:
    with pytest.raises(BadContest, match=said):
        SequentialTest(*rates)


def test_no_sequential_test_by_elo() -> None:
    for elo0, elo1 in ((10, 10), (30, 0), (0, math.inf), (math.nan, 3)):
        with pytest.raises(BadContest, match="ELO0 < ELO1"):
            SequentialTest.of_elo(elo0, elo1, 2)


def test_think_times() -> None:
    times, more = ThinkTimes(), ThinkTimes()
    for millisecond in range(1, 101):
        (times if millisecond % 2 else more).add(millisecond / 1000)
    times.merge(ThinkTimes.from_json(more.to_json()))
    assert times.decisions == 100
    assert times.quantile(0.5) == pytest.approx(0.050, rel=0.05)
    assert times.quantile(0.99) == pytest.approx(0.099, rel=0.03)
    assert ThinkTimes().quantile(0.5) is None
    times.add(0.0)
    assert (times.quantile(0.0) or 1) < 1e-5
