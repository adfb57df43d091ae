"""How much a game tells of a player: all that it says, less, or nothing. Pure.

What bots are worth was measured, and nobody can talk them into losing: games against them count
in full. People count by how well they are known.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from tenka.core import registry
from tenka.server.ratings.history import Week
from tenka.server.ratings.scale import DAY, Strength
from tenka.server.store.rows import Rating, WhyLess

MOST_EARLY = 3  # games in a week that somebody may give up so early; then only losses count
UNEVEN = 600.0  # points: such a game says nothing, whatever the scale is like so far out
SURE = 100.0  # a deviation: of whom we know no more, less is learned from
FULL = 2  # games of the same two in a week that count in full; each further one half of the last
EXPERIENCED = 20, 14 * DAY  # games, and the time since the first
COMPANY = 5  # different bots and experienced people whom a settled player has met; or people alone
LOOSE = 50.0  # points, up or down, that people who are not known give somebody, all in all
WEEKLY = 50.0  # points, up or down, that other people give a settled player in a week
BOT = "bot:"  # before the name of one, among those whom somebody has met


@dataclass(frozen=True)
class Player:
    """One seat of a game that is over: a person, or a bot. `short`: they gave up within the first
    decisions; it is as if they had not been there, unless they do so often."""

    seat: int
    place: int
    person_id: str | None
    bot: str | None
    before: Strength
    rating: Rating | None = None  # a person's, if they have played
    guest: bool = False
    gave_up: bool = False
    short: bool = False

    @property
    def key(self) -> str:
        """By which one is told from another."""
        return f"{BOT}{self.bot}" if self.person_id is None else self.person_id


@dataclass(frozen=True)
class Weight:
    """So much of what a game says counts for a player, and why not more. What is `loose` adds up
    to so many points and no more, and so does what comes from people in a `weekly` sum."""

    share: float = 1.0
    why: WhyLess | None = None
    loose: bool = False
    weekly: bool = False


def first_decisions(game: str) -> int:
    """Who gives up before they have decided so often has not played."""
    return registry.manifest(game).first_decisions


def is_experienced(rating: Rating | None, now: float) -> bool:
    """Have they played for a while?"""
    games, time = EXPERIENCED
    return (
        rating is not None
        and rating.games >= games
        and rating.since is not None
        and rating.since <= now - time
    )


def is_settled(rating: Rating | None, now: float) -> bool:
    """And enough different ones? Then we know how strong they are."""
    return rating is not None and is_experienced(rating, now) and len(rating.met) >= COMPANY


def is_known(rating: Rating | None, now: float) -> bool:
    """And by so many experienced people, not bots alone? Then they can say how strong others are:
    somebody's few friends, or accounts that bots have raised, cannot."""
    if rating is None or not is_experienced(rating, now):
        return False
    return sum(not _is_bot(each) for each in rating.met) >= COMPANY


def left_out(players: Sequence[Player], week: Week, now: float) -> dict[int, WhyLess]:
    """The seats that are not ranked, and why: whoever gives up early, unless they do so often."""
    early = [each.seat for each in players if each.short and not _quits(each, week, now)]
    if len(players) - len(early) < 2:
        early = [each.seat for each in players]
    return dict.fromkeys(early, "short")


def _quits(player: Player, week: Week, now: float) -> bool:
    """Have they given up early too often? Then they lose by it, and win nothing."""
    return player.bot is None and week.given_up_early(player.key, now) >= MOST_EARLY


def weight(mine: Player, players: Sequence[Player], delta: float, week: Week, now: float) -> Weight:
    """What a game with these, who are ranked, counts for one of them; `delta` is what the whole
    game would give."""
    if delta > 0 and _quits(mine, week, now):
        return Weight(0.0, "quits")
    others = [each for each in players if each is not mine]
    people = [each for each in others if each.person_id is not None]
    if not mine.guest and any(each.guest for each in people):
        return Weight(0.0, "guest")
    apart = [each.before.mu - mine.before.mu for each in others]
    if min(apart) > UNEVEN or max(apart) < -UNEVEN:
        return Weight(0.0, "uneven")
    if not people:
        return Weight()
    loose = mine.guest or not all(is_known(each.rating, now) for each in people)
    often = min(_of_pair(week.met(mine.key, each.key, now)) for each in people)
    known = min(min(1.0, (SURE / each.before.sigma) ** 2) for each in people)
    why: WhyLess | None = "often" if often < 1 else "unknown" if known < 1 else None
    sure = is_settled(mine.rating, now) and mine.before.sigma <= SURE
    return Weight(often * known, why, loose, sure)


def bounded(weight: Weight, delta: float, loose: float, week: float) -> Weight:
    """No more than what is left of the sums; `delta` is what the whole game would give."""
    points = weight.share * delta
    if weight.loose:
        points = _within(points, loose, LOOSE)
    if weight.weekly:
        points = _within(points, week, WEEKLY)
    if abs(points) >= abs(weight.share * delta):
        return weight
    return replace(weight, share=points / delta, why="limit")


def company(mine: Player, players: Sequence[Player], now: float, any_of_them: bool) -> list[str]:
    """Whom a player has met who say how strong they are: of bots and of people as many as are
    asked for."""
    met = [] if mine.rating is None else list(mine.rating.met)
    for each in players:
        alike = sum(_is_bot(key) == (each.bot is not None) for key in met)
        if each is mine or each.key in met or alike >= COMPANY:
            continue
        if each.bot is not None or any_of_them or is_experienced(each.rating, now):
            met.append(each.key)
    return met


def _is_bot(key: str) -> bool:
    return key.startswith(BOT)


def _of_pair(met: int) -> float:
    return min(1.0, 0.5 ** (met + 1 - FULL))


def _within(points: float, had: float, most: float) -> float:
    """What of it fits, so that the sum stays within; never more, and not the other way."""
    room = max(0.0, most - had) if points > 0 else min(0.0, -most - had)
    return min(points, room) if points > 0 else max(points, room)
