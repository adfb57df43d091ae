"""Signs that somebody does not play fair, for the host to look into. Pure; none is a proof."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from statistics import median

from tenka.server.store.rows import FinishedGame, FinishedSeat

AT_ONCE = 3  # decisions before somebody gives up, at most
OFTEN = 5  # such games at least
MOSTLY = 0.5  # of all that they have played
TOGETHER = 6  # games of two people at least
NEARLY_ALWAYS = 0.9
SHORT = 0.5  # of the usual length
FEW = 5  # games of others, from which on their length is the usual one
USUAL = 12  # decisions of a seat, before that is known


@dataclass(frozen=True)
class Quitter:
    """Somebody who gives up at once again and again."""

    person_id: str
    at_once: int
    games: int


@dataclass(frozen=True)
class Feeding:
    """Two from one address who play short games, which one of them nearly always loses."""

    winner_id: str
    loser_id: str
    won: int
    games: int
    decisions: float  # of the loser, in the middle


def quitters(games: Iterable[FinishedGame]) -> list[Quitter]:
    """Those who give up at once in most of their games, the worst first."""
    played: dict[str, list[FinishedSeat]] = defaultdict(list)
    for game in games:
        for seat in game.seats:
            if seat.person_id is not None:
                played[seat.person_id].append(seat)
    found = [
        Quitter(person, sum(map(_gave_up_at_once, seats)), len(seats))
        for person, seats in played.items()
    ]
    caught = [each for each in found if each.at_once >= max(OFTEN, MOSTLY * each.games)]
    return sorted(caught, key=lambda each: (-each.at_once, each.person_id))


def feedings(games: Sequence[FinishedGame], addresses: Mapping[str, str]) -> list[Feeding]:
    """Pairs that look like one person with two accounts, by where they were seen last."""
    together: dict[tuple[str, str], list[FinishedGame]] = defaultdict(list)
    for game in games:
        people = sorted({seat.person_id for seat in game.seats if seat.person_id is not None})
        if len(game.seats) == 2 and len(people) == 2:
            together[people[0], people[1]].append(game)
    found = []
    for pair, theirs in together.items():
        if len(theirs) < TOGETHER or not _live_together(pair, addresses):
            continue
        for winner, loser in (pair, pair[::-1]):
            won = sum(_of(winner, game).won for game in theirs)
            if won >= NEARLY_ALWAYS * len(theirs) and _are_short(theirs, loser, games):
                decisions = median(_of(loser, game).decisions for game in theirs)
                found.append(Feeding(winner, loser, won, len(theirs), decisions))
    return sorted(found, key=lambda each: (-each.games, each.winner_id))


def _gave_up_at_once(seat: FinishedSeat) -> bool:
    return seat.gave_up and seat.decisions <= AT_ONCE


def _live_together(pair: tuple[str, str], addresses: Mapping[str, str]) -> bool:
    first, second = (addresses.get(person) for person in pair)
    return first is not None and first == second


def _of(person: str, game: FinishedGame) -> FinishedSeat:
    return next(seat for seat in game.seats if seat.person_id == person)


def _are_short(theirs: list[FinishedGame], loser: str, games: Sequence[FinishedGame]) -> bool:
    """Does the loser decide less often than others do in the same games?"""
    ours = {game.table_id for game in theirs}
    ratios = []
    for name in {game.game for game in theirs}:
        others = [
            seat.decisions
            for game in games
            if game.game == name and game.table_id not in ours
            for seat in game.seats
            if seat.person_id is not None
        ]
        usual = median(others) if len(others) >= FEW else USUAL
        lost = [_of(loser, game).decisions for game in theirs if game.game == name]
        ratios += [decisions / max(usual, 1) for decisions in lost]
    return median(ratios) < SHORT
