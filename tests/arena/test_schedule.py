"""Who meets whom, where; and contests that cannot be."""

import math
from typing import Any

import pytest

from tenka import BadBudget, BadOption, BadSeat, UnknownGame
from tenka.arena import BadContest, Contest
from tenka.arena.schedule import Pairing, deals_for, pairings, schedule
from tenka.bots import UnknownBot
from tests.arena.contests import FIRST, LAST


def named(contest: Contest) -> list[str]:
    return [f"{pairing.one}-{pairing.others}" for pairing in pairings(contest)]


def test_pairings() -> None:
    three = ["greedy", "random", FIRST]
    assert named(Contest.new("chuhan", three)) == [
        "greedy-random",
        f"greedy-{FIRST}",
        f"random-{FIRST}",
    ]
    gauntlet = Contest.new("chuhan", three, kind="gauntlet")
    assert named(gauntlet) == ["greedy-random", f"greedy-{FIRST}"]
    several = Contest.new("shogun", ["greedy", "random"], seats=4)
    assert named(several) == ["greedy-random", "random-greedy"]


def test_every_deal_is_played_from_every_seat() -> None:
    contest = Contest.new("shogun", ["greedy", "random"], seats=5)
    fixtures = list(schedule(contest, 3, ()))
    assert len(fixtures) == 2 * 3 * 5
    assert len(set(fixtures)) == 30
    assert [fixtures[1].bot(seat) for seat in range(5)] == [
        "random",
        "greedy",
        "random",
        "random",
        "random",
    ]


def test_a_longer_contest_begins_with_the_shorter_one() -> None:
    contest = Contest.new("suntzu", ["greedy", "random", FIRST])
    short, long = (list(schedule(contest, deals, ())) for deals in (2, 5))
    assert long[: len(short)] == short


def test_a_pairing_that_is_decided_plays_no_more_deals() -> None:
    contest = Contest.new("suntzu", ["greedy", "random", FIRST])
    stopped: set[Pairing] = set()
    played = []
    for fixture in schedule(contest, 3, stopped):
        played.append(fixture)
        if fixture.deal == 1:
            stopped.add(Pairing("greedy", "random"))
    counted = [sum(each.pairing == pairing for each in played) for pairing in pairings(contest)]
    assert counted == [4, 6, 6]


def test_games_are_rounded_up_to_whole_deals() -> None:
    contest = Contest.new("shogun", ["greedy", "random"], seats=3)
    assert [deals_for(contest, games) for games in (1, 3, 4, 400)] == [1, 1, 2, 134]
    for games in (0, -3):
        with pytest.raises(BadContest, match=f"one game or more, not {games}"):
            deals_for(contest, games)


@pytest.mark.parametrize(
    ("bots", "more", "error", "said"),
    [
        (["greedy"], {}, BadContest, "two bots or more"),
        (["greedy", "greedy"], {}, BadContest, "greedy is named twice"),
        (["greedy", "deep"], {}, UnknownBot, "no bot 'deep' plays chuhan; these do: master"),
        (["greedy", "no module:Bot"], {}, UnknownBot, "no bot 'no module:Bot'"),
        (["greedy", "module:"], {}, UnknownBot, "no bot 'module:'"),
        (["greedy", "random"], {"seats": 3}, BadSeat, "is for 2 seats, not 3"),
        (["greedy", "random"], {"options": {"moon": 1}}, BadOption, "no option 'moon'"),
        (["greedy", "random"], {"options": {"events": "so"}}, BadOption, "allowed: False, True"),
        (["greedy", "random"], {"kind": "cup"}, BadContest, "round-robin or a gauntlet, not 'cup'"),
        (["greedy", "random"], {"move_limit": 0}, BadContest, "0 seconds leaves none"),
        (["greedy", "random"], {"budget": {"seconds": 0}}, BadBudget, "more than 0 seconds, not 0"),
        (["greedy", "random"], {"budget": {"iterations": 0}}, BadBudget, "0 iterations, not 0"),
        (["greedy", "random"], {"budget": {"seconds": 40}}, BadContest, "cannot lose after 30"),
        (["greedy", "random"], {"move_limit": -1}, BadContest, "-1 seconds leaves none"),
        (["greedy", "random"], {"move_limit": math.nan}, BadContest, "nan seconds"),
    ],
)
def test_contests_that_cannot_be(
    bots: list[str], more: dict[str, Any], error: type[Exception], said: str
) -> None:
    with pytest.raises(error, match=said):
        Contest.new("chuhan", bots, **more)


def test_no_such_game() -> None:
    with pytest.raises(UnknownGame, match="no game 'go'"):
        Contest.new("go", ["greedy", "random"])


def test_a_contest_comes_back_from_json() -> None:
    contest = Contest.new(
        "chuhan", [FIRST, LAST], seed=5, options={"events": True}, budget={"seconds": 2}
    )
    assert Contest.from_json(contest.to_json()) == contest
