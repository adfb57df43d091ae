"""Which rated games look as if they had been played for their result; they are set aside until the
host has looked at them. Pure; none of it is a proof."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from ipaddress import ip_address
from itertools import groupby

from tenka.server.ratings.scale import DAY
from tenka.server.store.rows import RatedResult, Suspicion

LOOKED_AT = 30 * DAY  # the games that ended within that time
OFTEN = 8  # such wins of one person at least, within those days
DIFFERENT = 4  # from so many people at least: a friend who is new gives up more often
MOSTLY = 0.7  # of all their wins over people
TOGETHER = 6  # games of two people of one address at least
NEARLY_ALWAYS = 0.9  # the same one wins
NEWCOMER = 6  # who has played fewer games in those days, and won none, is one


def suspicious(
    results: Iterable[RatedResult], addresses: Mapping[str, str]
) -> dict[str, Suspicion]:
    """The tables whose games are to be set aside, and why. `addresses`: where people were seen
    last."""
    games = _games(results)
    found: dict[str, Suspicion] = {}
    for table in _over_newcomers(games):
        found[table] = "newcomers"
    for table in _feedings(games, addresses):
        found[table] = "feeding"
    return found


Game = tuple[RatedResult, RatedResult]  # who won, and who lost


def _pair(played: Sequence[RatedResult]) -> Iterator[Game]:
    """The two, if two people have played it, one has won, and it is for the host to judge."""
    people = sorted((each for each in played if each.person_id), key=lambda each: each.place)
    if len(people) == len(played) == 2 and people[0].place < people[1].place:
        judged = people[0].annulled is not None or people[0].given_back is not None
        if not judged and not any(each.why == "short" or each.guest for each in people):
            yield people[0], people[1]


def often_together(results: Iterable[RatedResult]) -> set[str]:
    """Those of whom it matters where they were seen last."""
    pairs = Counter(frozenset((won.person_id, lost.person_id)) for won, lost in _games(results))
    return {str(id) for pair, games in pairs.items() if games >= TOGETHER for id in pair}


def _games(results: Iterable[RatedResult]) -> list[Game]:
    return [
        game
        for _, seats in groupby(results, lambda each: each.table_id)
        for game in _pair(list(seats))
    ]


def _over_newcomers(games: Sequence[Game]) -> list[str]:
    """Wins over newcomers who gave up, of those who win mostly so."""
    played: dict[str, int] = defaultdict(int)
    wins: dict[str, list[Game]] = defaultdict(list)
    for won, lost in games:
        for each in (won, lost):
            played[str(each.person_id)] += 1
        wins[str(won.person_id)].append((won, lost))
    found = []
    for theirs in list(wins.values()):
        given = [
            (won, lost)
            for won, lost in theirs
            if lost.gave_up
            and played[str(lost.person_id)] < NEWCOMER
            and str(lost.person_id) not in wins
        ]
        losers = {lost.person_id for _, lost in given}
        if len(given) >= max(OFTEN, MOSTLY * len(theirs)) and len(losers) >= DIFFERENT:
            found += [won.table_id for won, _ in given]
    return found


def _feedings(games: Sequence[Game], addresses: Mapping[str, str]) -> list[str]:
    """Games of two from one address, nearly all of which one of them loses by giving up."""
    together: dict[frozenset[str | None], list[Game]] = defaultdict(list)
    for won, lost in games:
        place = addresses.get(str(won.person_id))
        if _is_home(place) and place == addresses.get(str(lost.person_id)):
            together[frozenset((won.person_id, lost.person_id))].append((won, lost))
    found = []
    for pair, theirs in together.items():
        most = max(
            sum(won.person_id == one and lost.gave_up for won, lost in theirs) for one in pair
        )
        if most >= max(TOGETHER, NEARLY_ALWAYS * len(theirs)):
            found += [won.table_id for won, _ in theirs]
    return found


def _is_home(place: str | None) -> bool:
    """Not the server's own machine: behind a proxy there all may seem to be on it."""
    if place is None:
        return False
    try:
        return not ip_address(place).is_loopback
    except ValueError:
        return True
