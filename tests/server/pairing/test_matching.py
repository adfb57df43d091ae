"""Who plays whom: never the blocked, the nearest first, and nobody is left who fits another."""

from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tenka.server.pairing.matching import FIRST_REACH, GROWTH, reach, tables_of
from tenka.server.store.rows import Seeker
from tests.long import examples

NOW = 1000.0


def seeker(name: str, mu: float = 1000.0, waited: float = 0.0, seats: int = 2) -> Seeker:
    return Seeker(name, "chuhan", "live", seats, mu, NOW - waited, NOW)


def names(tables: list[list[Seeker]]) -> list[set[str]]:
    return [{each.person_id for each in table} for table in tables]


def blocks_of(*pairs: tuple[str, str]) -> dict[str, set[str]]:
    """The first of each pair has blocked the second."""
    return {one: {other for first, other in pairs if first == one} for one, _ in pairs}


def test_the_nearest_and_who_has_waited_longest_first() -> None:
    waiting = [
        seeker("late", 1010.0, 1),
        seeker("long", 1000.0, 9),
        seeker("near", 1012.0, 2),
        seeker("far", 1090.0, 3),
    ]
    assert names(tables_of(waiting, {}, NOW)) == [{"long", "late"}, {"far", "near"}]


def test_the_range_grows_for_both() -> None:
    one, other = seeker("one", 1000.0), seeker("other", 1000.0 + FIRST_REACH + 10 * GROWTH)
    assert tables_of([one, other], {}, NOW) == []
    assert tables_of([one, other], {}, NOW + 9) == []
    assert len(tables_of([one, other], {}, NOW + 10)) == 1
    assert reach(-5.0) == FIRST_REACH


def test_only_who_wants_the_same() -> None:
    live = seeker("live")
    others = [
        Seeker("slow", "chuhan", "correspondence", 2, 1000.0, NOW, NOW),
        Seeker("other", "suntzu", "live", 2, 1000.0, NOW, NOW),
        Seeker("many", "shogun", "live", 3, 1000.0, NOW, NOW),
    ]
    assert tables_of([live, *others], {}, NOW) == []


@pytest.mark.parametrize("block", [("one", "other"), ("other", "one")])
def test_the_blocked_never_meet(block: tuple[str, str]) -> None:
    one, other, third = seeker("one", waited=9), seeker("other"), seeker("third", 1050.0)
    assert tables_of([one, other], blocks_of(block), NOW + 1e6) == []
    assert names(tables_of([one, other, third], blocks_of(block), NOW)) == [{"one", "third"}]


def test_a_table_of_several_around_a_block() -> None:
    """The nearest two may not meet: others are found."""
    waiting = [
        seeker(name, mu, waited, seats=3)
        for name, mu, waited in (("a", 1000, 9), ("b", 1001, 1), ("c", 1002, 1), ("d", 1090, 1))
    ]
    assert names(tables_of(waiting, blocks_of(("b", "c")), NOW)) == [{"a", "b", "d"}]
    assert tables_of(waiting[:3], blocks_of(("b", "c")), NOW) == []


PEOPLE = st.lists(st.tuples(st.integers(600, 1500), st.integers(0, 60)), min_size=2, max_size=14)
PAIRS = st.sets(st.tuples(st.integers(0, 13), st.integers(0, 13)), max_size=12)


@given(people=PEOPLE, pairs=PAIRS, seats=st.sampled_from([2, 3, 4]))
@examples(150, 3000)
def test_of_those_who_are_left_none_could_play(
    people: list[tuple[int, int]], pairs: set[tuple[int, int]], seats: int
) -> None:
    waiting = [seeker(str(at), mu, waited, seats) for at, (mu, waited) in enumerate(people)]
    blocks = {(str(one), str(other)) for one, other in pairs}

    def fit(one: Seeker, other: Seeker) -> bool:
        apart = abs(one.mu - other.mu)
        pair = one.person_id, other.person_id
        allowed = pair not in blocks and pair[::-1] not in blocks
        return allowed and all(apart <= reach(NOW - each.since) for each in (one, other))

    tables = tables_of(waiting, blocks_of(*blocks), NOW)
    sitting = [each.person_id for table in tables for each in table]
    assert len(sitting) == len(set(sitting))
    for table in tables:
        assert len(table) == seats
        assert all(fit(one, other) for one, other in combinations(table, 2))
    left = [each for each in waiting if each.person_id not in sitting]
    for company in combinations(left, seats):
        assert not all(fit(one, other) for one, other in combinations(company, 2))


class Counted(set[str]):
    """Those somebody has blocked, and how often it was asked who they are."""

    asked = 0

    def __contains__(self, name: object) -> bool:
        Counted.asked += 1
        return super().__contains__(name)


@pytest.mark.parametrize("blocked", [False, True])
def test_many_who_wait_are_looked_at_few_times(
    blocked: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also if all of them have blocked each other."""
    monkeypatch.setattr(Counted, "asked", 0)
    chance = Random(18)
    waiting = [
        seeker(str(at), chance.gauss(1000.0, 200.0), chance.uniform(0, 30)) for at in range(500)
    ]
    everybody = [each.person_id for each in waiting] if blocked else []
    blocks = {each.person_id: Counted(everybody) for each in waiting}
    tables = tables_of(waiting, blocks, NOW)
    assert len(tables) == 0 if blocked else len(tables) > 230
    assert Counted.asked < 10 * len(waiting)
