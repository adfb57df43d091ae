"""What somebody's rated games in one game and pace amount to: how the rating went, results by
rival and by option, best wins, streaks. Pure."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Literal, TypeVar

from tenka.core.contract import Json
from tenka.server.store.rows import RatedResult

MOST_RIVALS = 5
MOST_WINS = 5
LAST = 12
SEATS = "seats"  # told beside the options: by how many it was played

Outcome = Literal["won", "drawn", "lost"]
T = TypeVar("T")


@dataclass
class Rival:
    """One who was met, and how often they came after, beside and before; their newest rating."""

    person_id: str | None
    bot: str | None
    rating: float = 0.0
    won: int = 0
    drawn: int = 0
    lost: int = 0

    @property
    def games(self) -> int:
        return self.won + self.drawn + self.lost


@dataclass
class OptionScore:
    """How games went that were played with one choice of an option, or by so many."""

    option: str
    choice: str | int | bool
    won: int = 0
    drawn: int = 0
    lost: int = 0


@dataclass(frozen=True)
class Win:
    """A game that was won, and the strongest of those who lost it."""

    mine: RatedResult
    over: RatedResult
    others: int  # beside that one

    @property
    def gain(self) -> float:
        return self.mine.mu - self.mine.before_mu


@dataclass(frozen=True)
class Career:
    """A person's games, in their order."""

    mine: list[RatedResult] = field(default_factory=list)
    rivals: list[Rival] = field(default_factory=list)
    options: list[OptionScore] = field(default_factory=list)
    wins: list[Win] = field(default_factory=list)  # over the strongest
    outcomes: list[Outcome] = field(default_factory=list)

    @property
    def streak(self) -> int:
        """So many wins in a row now."""
        return _leading(reversed(self.outcomes))

    @property
    def longest_streak(self) -> int:
        """So many at best."""
        runs = (_leading(list(run)) for _, run in groupby(self.outcomes))
        return max(runs, default=0)

    @property
    def last(self) -> list[Outcome]:
        """The last games."""
        return self.outcomes[-LAST:]


def career_of(
    person_id: str, results: Sequence[RatedResult], options: Mapping[str, Json]
) -> Career:
    """From the results of all seats of a person's games, in their order, and the options of those
    tables that are still there."""
    career = Career()
    rivals: dict[tuple[str | None, str | None], Rival] = {}
    scores: dict[tuple[str, str], OptionScore] = {}
    for table_id, seats in groupby(results, lambda each: each.table_id):
        played = list(seats)
        mine = next(each for each in played if each.person_id == person_id)
        others = [each for each in played if each is not mine]
        career.mine.append(mine)
        outcome = _outcome(mine, others)
        career.outcomes.append(outcome)
        for option, choice in (options.get(table_id, {}) | {SEATS: len(played)}).items():
            score = scores.setdefault((option, str(choice)), OptionScore(option, choice))
            setattr(score, outcome, getattr(score, outcome) + 1)
        for other in others:
            key = other.person_id, other.bot
            _meet(rivals.setdefault(key, Rival(*key)), mine, other)
        beaten = [other for other in others if other.place > mine.place]
        if mine.place == 0 and beaten:
            strongest = max(beaten, key=lambda other: other.before_mu)
            career.wins.append(Win(mine, strongest, len(beaten) - 1))
    career.rivals.extend(_most(rivals.values(), lambda rival: rival.games, MOST_RIVALS))
    career.options.extend(_told_apart(scores.values()))
    career.wins[:] = _most(career.wins, lambda win: win.over.before_mu, MOST_WINS)
    return career


def _meet(rival: Rival, mine: RatedResult, other: RatedResult) -> None:
    rival.rating = other.mu
    if mine.place < other.place:
        rival.won += 1
    elif mine.place > other.place:
        rival.lost += 1
    else:
        rival.drawn += 1


def _told_apart(scores: Iterable[OptionScore]) -> list[OptionScore]:
    """Those of options of which more than one choice was played, choice beside choice."""
    found = sorted(scores, key=lambda score: (score.option, str(score.choice)))
    return [
        score
        for _, choices in groupby(found, lambda score: score.option)
        if len(alike := list(choices)) > 1
        for score in alike
    ]


def _outcome(mine: RatedResult, others: Iterable[RatedResult]) -> Outcome:
    """Who shares the first place has drawn."""
    if mine.place > 0:
        return "lost"
    return "drawn" if any(other.place == 0 for other in others) else "won"


def _leading(outcomes: Iterable[Outcome]) -> int:
    count = 0
    for outcome in outcomes:
        if outcome != "won":
            break
        count += 1
    return count


def _most(found: Iterable[T], worth: Callable[[T], float], most: int) -> list[T]:
    return sorted(found, key=worth, reverse=True)[:most]
