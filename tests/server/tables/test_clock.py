"""The clocks of a table. The time is handed in; nothing here waits."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tenka import TenkaError
from tenka.server.tables.clock import BadClock, ClockRules, Clocks

LIVE = ClockRules("live", 100.0, 5.0)
SLOW = ClockRules("correspondence", 86400.0, 36000.0, 100000.0)
SOON = ClockRules("live", 100.0, 5.0, first=20.0)  # the first decision has to come sooner
SEATS = 3


def clocks(rules: ClockRules | None = LIVE, now: float = 0.0, seats: int = 2) -> Clocks:
    return Clocks(rules, seats, now)


def left(of: Clocks, now: float) -> list[float | None]:
    return [seat["left"] for seat in of.view(now)["seats"]]


# the rules of a clock


@pytest.mark.parametrize("rules", [LIVE, SLOW, ClockRules("live", 60), SOON])
def test_rules_as_json(rules: ClockRules) -> None:
    assert ClockRules.from_json(json.loads(json.dumps(rules.to_json()))) == rules


def test_short_rules() -> None:
    assert ClockRules.from_json({"pace": "live", "bank": 60}) == ClockRules("live", 60.0, 0.0, None)


@pytest.mark.parametrize(
    ("data", "allowed"),
    [
        (None, "an object with the fields pace, bank, increment, cap"),
        ({"pace": "live"}, "needs bank"),
        ({}, "needs pace and bank"),
        ({"pace": "live", "bank": 60, "delay": 3}, "has no delay; its fields: pace, bank"),
        ({"pace": "blitz", "bank": 60}, "allowed: live, correspondence"),
        ({"pace": ["live"], "bank": 60}, "allowed: live, correspondence"),
        ({"pace": "live", "bank": 0}, "more than 0 and at most 86400"),
        ({"pace": "live", "bank": True}, "more than 0"),
        ({"pace": "live", "bank": "60"}, "more than 0"),
        ({"pace": "live", "bank": float("nan")}, "more than 0"),
        ({"pace": "live", "bank": float("inf")}, "more than 0"),
        ({"pace": "live", "bank": 10**400}, "at most 86400"),
        ({"pace": "live", "bank": 60, "increment": -1}, "0 to 86400"),
        ({"pace": "live", "bank": 60, "increment": None}, "0 to 86400"),
        ({"pace": "live", "bank": 60, "cap": 70}, "allowed for live: none"),
        ({"pace": "live", "bank": 60, "first": 61}, "allowed: none, or up to the bank"),
        ({"pace": "live", "bank": 60, "first": 0}, "allowed: none, or up to the bank"),
        ({"pace": "live", "bank": 60, "grace": 61}, "allowed for live: 0 to 60 seconds"),
        ({"pace": "correspondence", "bank": 60, "grace": 1}, "correspondence: 0 to 0 seconds"),
        ({"pace": "correspondence", "bank": 60, "cap": 59}, "from the bank of 60 to 7776000"),
        ({"pace": "correspondence", "bank": 60, "cap": "no"}, "from the bank of 60"),
    ],
)
def test_bad_rules(data: Any, allowed: str) -> None:
    with pytest.raises(BadClock, match=allowed):
        ClockRules.from_json(data)
    assert issubclass(BadClock, TenkaError)


def test_when_a_player_is_warned() -> None:
    assert ClockRules("live", 60).warning == 12.0
    assert ClockRules("live", 600).warning == 30.0
    assert ClockRules("correspondence", 24 * 3600).warning == pytest.approx(4.8 * 3600)
    assert ClockRules("correspondence", 30 * 24 * 3600).warning == 12 * 3600


# whose clock runs


def test_nobody_pays_before_the_start() -> None:
    table = clocks(now=50)
    assert table.next_timeout(1000) is None
    assert left(table, 1000) == [100, 100]


def test_the_clock_of_the_one_who_owes_runs() -> None:
    table = clocks()
    table.turn([0], 10)
    assert table.view(40) == {
        "pace": "live",
        "seats": [
            {"left": 70.0, "running": True, "grace": 0.0},
            {"left": 100.0, "running": False, "grace": 0.0},
        ],
        "paused": False,
    }
    table.turn([1], 40, decided=0)
    assert left(table, 50) == [75, 90]


def test_who_has_begun_has_the_whole_bank() -> None:
    table = clocks(SOON)
    table.turn([0], 0)
    assert table.next_timeout(0) == (0, 20)
    table.turn([1], 12, decided=0)
    assert [table.has_begun(seat) for seat in (0, 1)] == [True, False]
    assert left(table, 13) == [93, 19]
    stored = Clocks.from_json(json.loads(json.dumps(table.to_json(13))), 13, alive=13)
    for each in (table, table.copy(), stored):
        each.turn([0], 15, decided=1)
        assert left(each, 15) == [93, 102]
        each.turn([1], 20, decided=0)
        assert left(each, 20) == [93, 102]


def test_who_takes_the_first_decision_back_has_not_begun() -> None:
    table = clocks(SOON)
    table.turn([0], 0)
    table.turn([1], 5, decided=0)
    table.take_back(0, 6)
    assert not table.has_begun(0)
    assert left(table, 6)[0] == 14


def test_several_owe_at_once() -> None:
    table = clocks(seats=3)
    table.turn([0, 2], 0)
    table.turn([0], 30, decided=2)
    assert left(table, 60) == [40, 100, 75]


def test_one_who_decides_twice_in_a_row() -> None:
    table = clocks()
    table.turn([0], 0)
    table.turn([0], 10, decided=0)
    assert left(table, 20) == [85, 100]


def test_no_increment_without_a_decision() -> None:
    table = clocks()
    table.turn([0], 0)
    table.turn([1], 10)  # undone, or a bot has taken the seat
    assert left(table, 10) == [90, 100]
    table.turn([1], 10, decided=0)  # it owed nothing
    assert left(table, 10) == [90, 100]


def test_the_increment_fills_up_to_the_cap() -> None:
    table = clocks(SLOW)
    table.turn([0], 0)
    table.turn([1], 1000, decided=0)
    assert table.remaining(0, 1000) == 100000
    table.turn([0], 1000)
    table.turn([1], 81000, decided=0)
    assert table.remaining(0, 81000) == 56000


def test_a_stopped_table() -> None:
    table = clocks()
    table.turn([0], 0)
    table.stop(30)
    assert left(table, 500) == [70, 100]
    assert table.next_timeout(500) is None
    assert table.timed_out(500) == ()


# windows


def test_a_window_uses_nobodys_clock_and_earns_nothing() -> None:
    table = clocks()
    table.turn([0], 0)
    table.turn([1], 10, decided=0)
    table.pause(10)
    assert table.next_timeout(12) is None
    assert table.next_warning(12) is None
    table.turn([0], 16, decided=1)
    table.resume(16)
    assert left(table, 20) == [91, 100]


def test_the_view_in_a_window_is_the_same_whoever_answered() -> None:
    views = set()
    for owing in ([], [0], [1], [0, 1]):
        table = clocks()
        table.turn([1], 0)
        table.pause(10)
        table.turn(owing, 12, decided=1)
        views.add(json.dumps(table.view(13)))
    assert len(views) == 1


# time-outs and warnings


def test_the_first_time_out() -> None:
    table = clocks(seats=3)
    table.turn([1], 0)
    table.turn([0, 1], 20)
    assert table.next_timeout(20) == (1, 100)
    assert table.timed_out(99.9) == ()
    assert table.timed_out(100) == (1,)
    assert table.timed_out(120) == (0, 1)
    assert table.next_timeout(120) == (1, 120)
    assert table.remaining(1, 120) == 0


def test_each_is_warned_once() -> None:
    table = clocks()
    table.turn([0, 1], 0)
    assert table.next_warning(0) == (0, 80)
    assert table.warn(79) == ()
    assert table.warn(80) == (0, 1)
    assert table.warn(81) == ()
    assert table.next_warning(81) is None
    assert table.next_timeout(81) == (0, 100)


def test_a_warning_that_came_too_late_is_not_lost() -> None:
    table = clocks()
    table.turn([0], 0)
    table.turn([0, 1], 95)
    assert table.next_warning(95) == (0, 95)
    assert table.warn(95) == (0,)


def test_an_increment_above_the_threshold_lets_him_be_warned_again() -> None:
    table = clocks()
    table.turn([0], 0)
    assert table.warn(82) == (0,)
    table.turn([0], 84, decided=0)  # 21 left
    assert table.warn(84) == ()
    assert table.next_warning(84) == (0, 85)
    table.turn([0], 95, decided=0)  # 15 left
    assert table.warn(95) == (0,)
    table.turn([0], 99, decided=0)
    assert table.next_warning(99) is None


def test_who_comes_back_is_not_timed_out_at_once() -> None:
    table = clocks()
    table.turn([0], 0)
    assert table.timed_out(100) == (0,)
    table.turn([], 100)  # a bot has the seat
    table.turn([0], 130)
    table.come_back(0, 130)
    assert table.timed_out(130) == ()
    assert table.next_timeout(130) == (0, 150)
    table.come_back(1, 130)
    assert table.remaining(1, 130) == 100


# without a clock


def test_a_table_without_a_clock() -> None:
    table = clocks(None)
    table.turn([0], 0)
    table.turn([1], 1e6, decided=0)
    table.come_back(0, 1e6)
    assert table.view(2e6) == {
        "pace": None,
        "seats": [
            {"left": None, "running": False, "grace": 0.0},
            {"left": None, "running": True, "grace": 0.0},
        ],
        "paused": False,
    }
    assert table.remaining(1, 2e6) is None
    assert table.next_timeout(2e6) is None
    assert table.next_warning(2e6) is None
    assert (table.timed_out(2e6), table.warn(2e6)) == ((), ())
    again = Clocks.from_json(json.loads(json.dumps(table.to_json(2e6))), 0)
    assert again.view(5) == table.view(2e6)


# a restart


def test_the_time_of_a_restart_is_charged_to_nobody() -> None:
    table = clocks()
    table.turn([0], 0)
    assert table.warn(85) == (0,)
    stored = json.loads(json.dumps(table.to_json(90)))
    again = Clocks.from_json(stored, 5000)
    assert again.view(5000) == table.view(90)
    assert again.next_timeout(5000) == (0, 5010)
    assert again.next_warning(5000) is None
    again.turn([1], 5004, decided=0)
    assert left(again, 5004) == [11, 100]


def test_a_restart_in_a_window() -> None:
    table = clocks()
    table.turn([0], 0)
    table.pause(10)
    again = Clocks.from_json(table.to_json(14), 700)
    assert again.paused
    assert again.view(900) == table.view(14)
    again.resume(900)
    assert left(again, 910) == [80, 100]


def test_a_clock_that_is_set_back() -> None:
    table = clocks()
    table.turn([0], 100)
    table.turn([0], 110)
    assert table.remaining(0, 50) == 90
    table.turn([0], 50)
    assert table.remaining(0, 110) == 90
    assert table.remaining(0, 120) == 80


# whatever is called, in whatever order

SECONDS = st.floats(0, 200, allow_nan=False)
OWING = st.sets(st.integers(0, SEATS - 1))
CALLS = st.lists(
    st.tuples(
        SECONDS,
        st.one_of(
            st.tuples(st.just("turn"), OWING, st.none() | st.integers(0, SEATS - 1)),
            st.tuples(st.sampled_from(["pause", "resume", "stop", "store", "warn"])),
        ),
    ),
    max_size=30,
)
RULES = st.one_of(
    st.builds(ClockRules, st.just("live"), st.floats(1, 300), st.floats(0, 30)),
    st.builds(
        ClockRules,
        st.just("correspondence"),
        st.floats(1, 300),
        st.floats(0, 300),
        st.none() | st.floats(300, 600),
    ),
)
START = st.sampled_from([0.0, 12345.678, 1.8e9])


def do(table: Clocks, call: tuple[Any, ...], now: float) -> Clocks:
    match call:
        case ("turn", owing, decided):
            table.turn(owing, now, decided)
        case ("store",):
            return Clocks.from_json(json.loads(json.dumps(table.to_json(now))), now)
        case (name,):
            getattr(table, name)(now)
    return table


@settings(deadline=None)
@given(RULES, CALLS, START)
def test_a_plain_account_agrees(rules: ClockRules, calls: list[Any], now: float) -> None:
    """A second bookkeeping, second by second: nothing is created, nothing is lost."""
    table = Clocks(rules, SEATS, now)
    account = [rules.bank] * SEATS
    owing: set[int] = set()
    paused = False
    for seconds, call in calls:
        now += seconds
        running = set() if paused else owing
        for seat in running:
            account[seat] = max(0.0, account[seat] - seconds)
        match call:
            case ("turn", others, decided):
                if decided in running:
                    account[decided] += rules.increment
                    if rules.cap is not None:
                        account[decided] = min(account[decided], rules.cap)
                owing = others
            case ("stop",):
                owing, paused = set(), False
            case ("pause",) | ("resume",):
                paused = call[0] == "pause"
        table = do(table, call, now)
        assert [table.remaining(seat, now) for seat in range(SEATS)] == pytest.approx(
            account, abs=1e-4
        )
        assert [seat["running"] for seat in table.view(now)["seats"]] == [
            seat in owing and not paused for seat in range(SEATS)
        ]


@settings(deadline=None)
@given(RULES, CALLS, START)
def test_time_only_grows_by_increments(rules: ClockRules, calls: list[Any], now: float) -> None:
    table = Clocks(rules, SEATS, now)
    for seconds, call in calls:
        before = [table.remaining(seat, now) or 0.0 for seat in range(SEATS)]
        now += seconds
        table = do(table, call, now)
        for seat in range(SEATS):
            earned = rules.increment if call[0] == "turn" and call[2] == seat else 0.0
            after = table.remaining(seat, now)
            assert after is not None
            assert 0.0 <= after <= before[seat] + earned
            assert rules.cap is None or after <= rules.cap


@settings(deadline=None)
@given(RULES, CALLS, START, st.lists(SECONDS, max_size=5))
def test_asking_and_waiting_in_a_window_change_nothing(
    rules: ClockRules, calls: list[Any], now: float, waits: list[float]
) -> None:
    asked, unasked = Clocks(rules, SEATS, now), Clocks(rules, SEATS, now)
    for seconds, call in calls:
        now += seconds
        asked.view(now)
        asked.next_timeout(now)
        asked.timed_out(now)
        asked.next_warning(now)
        asked, unasked = do(asked, call, now), do(unasked, call, now)
    assert asked.to_json(now) == unasked.to_json(now)
    asked.pause(now)
    before = left(asked, now)
    for seconds in waits:
        now += seconds
        asked.pause(now)
        assert left(asked, now) == before
    asked.resume(now)
    assert left(asked, now) == before


@settings(deadline=None)
@given(RULES, CALLS, START)
def test_at_the_moment_named_it_happens(rules: ClockRules, calls: list[Any], now: float) -> None:
    table = Clocks(rules, SEATS, now)
    for seconds, call in calls:
        now += seconds
        table = do(table, call, now)
        running = [s for s, seat in enumerate(table.view(now)["seats"]) if seat["running"]]
        timeout = table.next_timeout(now)
        assert (timeout is None) == (not running)
        if timeout is not None:
            seat, at = timeout
            assert at >= now
            assert seat in table.timed_out(at)
            assert table.remaining(seat, at) == 0.0
    warning = table.next_warning(now)
    if warning is not None:
        assert warning[1] >= now
        assert warning[0] in table.warn(warning[1])
        assert table.next_warning(warning[1]) != warning


def test_a_lost_connection_stops_a_clock_until_its_grace_is_spent() -> None:
    table = Clocks(ClockRules("live", 100.0, grace=60.0), 2, 0)
    table.turn((0,), 0)
    assert not table.lose((), 5)
    assert table.lose((0, 1), 10)
    assert table.remaining(0, 50) == 90
    assert table.view(50)["seats"][0] == {"left": 90.0, "running": True, "grace": 20.0}
    assert table.lose((1,), 50)  # back again
    assert table.remaining(0, 60) == 80
    assert table.lose((0, 1), 60)  # once more: what is left of it
    assert table.remaining(0, 80) == 80
    assert table.remaining(0, 90) == 70
    assert table.next_timeout(60) == (0, 160)
    stored = json.loads(json.dumps(table.to_json(75)))
    again = Clocks.from_json(stored, 1000, 75)
    again.lose((0,), 1000)
    assert again.view(1000)["seats"][0]["grace"] == 5.0
    # Who does not have to decide spends nothing.
    assert again.view(1000)["seats"][1]["grace"] == 0.0
    again.turn((1,), 1000)
    again.lose((0, 1), 1000)
    assert again.view(1010)["seats"] == [
        {"left": 80.0, "running": False, "grace": 5.0},
        {"left": 100.0, "running": True, "grace": 50.0},
    ]


def test_without_grace_it_stops_no_clock() -> None:
    table = Clocks(ClockRules("live", 100.0), 2, 0)
    table.turn((0,), 0)
    assert not table.lose((0,), 10)
    assert table.remaining(0, 50) == 50
