"""What a contest has shown, as JSON."""

from tenka.arena.elo import Meeting, fit, model
from tenka.arena.results import header
from tenka.arena.schedule import Pairing
from tenka.arena.sequential import SequentialTest
from tenka.arena.statistics import paired, wilson
from tenka.arena.tally import PairingTally, Tally
from tenka.core.contract import Json

FORMAT = "tenka-arena-summary/1"


def summary(tally: Tally) -> Json:
    """Rates, Elo, think times and failures, with the contest they are of."""
    contest = tally.contest
    about = header(contest)
    return {
        "format": FORMAT,
        "tenka": about["tenka"],
        "rules": about["rules"],
        "contest": contest.to_json(),
        "games": tally.games,
        "pairings": [
            _pairing(pairing, games, contest.stop) for pairing, games in tally.pairings.items()
        ],
        "elo": _elo(tally),
        "bots": [_bot(tally, bot) for bot in contest.bots],
        "failures": [
            {**fixture.to_json(), "failed": failure.to_json()}
            for fixture, failure in tally.failures
        ],
    }


def _pairing(pairing: Pairing, games: PairingTally, stop: SequentialTest | None) -> Json:
    by_deals = paired(games.deals)
    return {
        "one": pairing.one,
        "others": pairing.others,
        "won": games.won,
        "shared": games.shared,
        "lost": games.games - games.won - games.shared,
        "chance": _short(1 / games.seats),
        **_rate(games.games, games.score),
        "deals": len(games.deals),
        "paired": by_deals and {"low": _short(by_deals[0]), "high": _short(by_deals[1])},
        "by_seat": [_rate(int(played), score) for played, score in games.by_seat],
        "sequential": stop and _sequential(games, stop),
    }


def _rate(games: int, score: float) -> Json:
    low, high = wilson(games, score)
    return {
        "games": games,
        "rate": _short(score / games) if games else None,
        "low": _short(low),
        "high": _short(high),
    }


def _sequential(games: PairingTally, stop: SequentialTest) -> Json:
    return {
        "log_ratio": _short(stop.log_ratio(games.games, games.score)),
        "bounds": [_short(bound) for bound in stop.bounds],
        "accepted": games.decided,
        "words": _words(games, stop),
    }


def _words(games: PairingTally, stop: SequentialTest) -> str:
    if games.decided is None:
        return f"not decided after {games.games} games"
    rates = f"{100 * stop.rate0:.1f} %", f"{100 * stop.rate1:.1f} %"
    said = f"{rates[1]} or more" if games.decided == "rate1" else f"{rates[0]} or less"
    other = rates[0] if games.decided == "rate1" else rates[1]
    return (
        f"stopped early after {games.games} games: {said} is accepted against {other} (sequential "
        f"test, errors {100 * stop.alpha:g} % and {100 * stop.beta:g} %); the rate of games that "
        "stop early leans to the side they stop at"
    )


def _elo(tally: Tally) -> Json:
    bots = tally.contest.bots
    anchor = len(bots) - 1
    meetings = [
        Meeting(bots.index(pairing.one), bots.index(pairing.others), games.games, games.score)
        for pairing, games in tally.pairings.items()
    ]
    ratings = fit(len(bots), anchor, tally.contest.seats, meetings)
    return {
        "model": model(tally.contest.seats),
        "anchor": bots[anchor],
        "ratings": [
            {
                "bot": bot,
                "elo": round(rating.elo, 1),
                "low": round(rating.low, 1),
                "high": round(rating.high, 1),
            }
            for bot, rating in zip(bots, ratings, strict=True)
        ],
    }


def _bot(tally: Tally, bot: str) -> Json:
    think = tally.think[bot]

    def milliseconds(share: float) -> float | None:
        seconds = think.quantile(share)
        return None if seconds is None else float(f"{1000 * seconds:.3g}")

    return {
        "bot": bot,
        "decisions": think.decisions,
        "median_ms": milliseconds(0.5),
        "p99_ms": milliseconds(0.99),
        "failures": tally.failures_of(bot),
    }


def _short(figure: float) -> float:
    """More digits would only pretend."""
    return round(figure, 6)
