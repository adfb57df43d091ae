"""Who did not come to a game that was found for them, and what follows. Pure.

A count is halved with every hour, so it is forgotten after a quiet day. By their own count people
are left out for a while, longer each time. By the count of their network they are only held back:
they meet each other, and anybody else once they and those have waited. So a new guest does not get
away from what others have done there, and whoever shares an address with them is still paired.
"""

import math
from collections.abc import Iterable, Mapping, Sequence

from tenka.server.store.rows import NoShows, Seeker

HALF_LIFE = 3600.0  # seconds
PAUSE = 15.0  # seconds that somebody is left out first; four times as long each time
LONGEST_PAUSE = 3600.0
HELD = 10.0  # seconds that strangers wait before those who are held back meet them, and they them
LONGEST_HELD = 60.0

# No-shows in a network that are not held against others there. An account is not made as quickly as
# a guest; of those who have played for long only their own count.
OF_A_GUEST, OF_AN_ACCOUNT = 2, 8
SETTLED = 10  # rated games of an account
WIDER = 4  # times as many in the wider network

Counts = Mapping[str, NoShows]


def tolerated(account: bool, games: int) -> int | None:
    """How many no-shows of others in their network are overlooked; None: all."""
    if not account:
        return OF_A_GUEST
    return None if games >= SETTLED else OF_AN_ACCOUNT


def person_key(person: str) -> str:
    """By what the count of a person is found."""
    return f"person {person}"


def network_keys(network: str | None, neighbourhood: str | None) -> tuple[str, ...]:
    """By what the counts of where somebody comes from are found, the narrower one first."""
    wheres = (("network", network), ("neighbourhood", neighbourhood))
    return tuple(f"{kind} {where}" for kind, where in wheres if where is not None)


def keys_of(seeker: Seeker) -> tuple[str, ...]:
    """By what all counts are found that matter for somebody."""
    return (person_key(seeker.person_id), *network_keys(seeker.network, seeker.neighbourhood))


def missed(counts: Counts, key: str, now: float) -> float:
    """How much of a count is left."""
    count = counts.get(key)
    if count is None:
        return 0.0
    return count.missed * math.pow(0.5, max(0.0, now - count.at) / HALF_LIFE)


def counted(absent: Iterable[Sequence[str]], counts: Counts, now: float) -> list[NoShows]:
    """The counts after these did not come; of each all keys are given."""
    after: dict[str, float] = {}
    for keys in absent:
        for key in keys:
            after[key] = after.get(key, missed(counts, key, now)) + 1.0
    return [NoShows(key, count, now) for key, count in after.items()]


def pause_left(count: NoShows | None, now: float) -> float:
    """For how long somebody is left out, by their own count."""
    if count is None:
        return 0.0
    steps = min(count.missed, 10.0) - 1.0  # no number is too large
    return count.at + min(LONGEST_PAUSE, PAUSE * math.pow(4.0, steps)) - now


def held_back(seekers: Iterable[Seeker], counts: Counts, now: float) -> dict[str, float]:
    """Those who are held back, and for how many seconds of waiting."""
    found = {each.person_id: _held(each, counts, now) for each in seekers}
    return {person: held for person, held in found.items() if held > 0.0}


def _held(seeker: Seeker, counts: Counts, now: float) -> float:
    """The longer, the more was missed of what is overlooked."""
    too_often = [missed(counts, person_key(seeker.person_id), now)]
    if seeker.tolerated is not None:
        networks = network_keys(seeker.network, seeker.neighbourhood)
        for key, times in zip(networks, (1, WIDER), strict=False):
            too_often.append(missed(counts, key, now) / (times * seeker.tolerated))
    worst = max(too_often)
    return 0.0 if worst < 1.0 else min(LONGEST_HELD, HELD * worst)
