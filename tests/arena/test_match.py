"""One game: the same deals for every seat, nothing to peek at, and bots that fail."""

import json
import re
from collections.abc import Iterator
from typing import Any, cast

import pytest

from tenka import FastChance, State
from tenka.arena import Contest, match
from tenka.arena.match import Referee
from tenka.arena.played import Played
from tenka.arena.schedule import Fixture, Pairing
from tenka.core.contract import Json
from tests.arena.contests import FIRST, LAST, odd

# Long enough for an honest bot on a slow machine, short enough for a test that waits for its end.
MOVE_LIMIT = 10.0
HANGING = 2.0  # seconds, since all of them pass


def one_game(contest: Contest, seat: int = 0, deal: int = 0) -> Played:
    """A game of the first bot against the second one."""
    referee = Referee(contest)
    try:
        return referee.play(Fixture(Pairing(*contest.bots[:2]), deal, seat))
    finally:
        referee.close()


class RefereeWithoutProcesses:
    """Answers itself, with the first legal move, and keeps the questions."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.asked: list[Json] = []
        self.seats: dict[object, int] = {}

    def ask(self, key: object, question: Json, limit: float) -> Json:
        self.asked.append(question)
        if "position" not in question:
            self.seats[key] = question["seat"]
            return {}
        state = self.contest.engine.position(question["position"], **self.contest.options)
        legal = state.legal(self.seats[key])
        return {"move": state.text(legal[question["seed"] % len(legal)]), "seconds": 0.001}

    def keep_few(self, seats: int) -> None:
        """There are none."""


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [("chuhan", 2, {"events": True}), ("suntzu", 2, {"events": True}), ("shogun", 3, {})],
)
def test_what_a_bot_is_told_is_the_same_in_every_world_it_cannot_tell_apart(
    game: str, seats: int, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    contest = Contest.new(game, [FIRST, LAST], seats=seats, options=options)
    referee = RefereeWithoutProcesses(contest)
    chosen = match.GameInPlay._chosen
    moves = 0
    seen: list[list[Json]] = [[] for _ in range(seats)]

    def chosen_in_both_worlds(self: match.GameInPlay, state: State, seat: int) -> str:
        nonlocal moves
        moves += 1
        before = self.told.copy()
        text = chosen(self, state, seat)
        self.told = before
        told = json.dumps(referee.asked[-1])
        seen[seat] += referee.asked[-1]["journal"]
        assert seen[seat] == state.journal(seat)
        assert chosen(self, state.redeal(seat, FastChance(moves)), seat) == text
        assert json.dumps(referee.asked[-1]) == told
        return text

    monkeypatch.setattr(match.GameInPlay, "_chosen", chosen_in_both_worlds)
    fixture = Fixture(Pairing(FIRST, LAST), 0, 0)
    played = match.GameInPlay(cast(Referee, referee), fixture).play()
    assert played.failure is None
    assert moves > 20
    assert all(seen)


def test_every_seat_gets_the_same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    contest = Contest.new("chuhan", [FIRST, LAST])
    begun: list[Json] = []
    new = type(contest.engine).new

    def noted(self: Any, *args: Any, **options: Any) -> State:
        state: State = new(self, *args, **options)
        begun.append(state.to_position())
        return state

    monkeypatch.setattr(type(contest.engine), "new", noted)
    for deal, seat in ((0, 0), (0, 1), (1, 0)):
        referee = cast(Referee, RefereeWithoutProcesses(contest))
        match.GameInPlay(referee, Fixture(Pairing(FIRST, LAST), deal, seat)).play()
    assert begun[0] == begun[1] != begun[2]


def test_a_game() -> None:
    contest = Contest.new("chuhan", [FIRST, "random"])
    played = one_game(contest, seat=1)
    assert played.failure is None
    assert played.reason == "CH-6.5"
    assert played.share == float(played.winners == (1,))
    assert max(played.scores) > 30
    assert {bot for bot, times in played.think.items() if times.decisions} == {FIRST, "random"}
    assert Played.from_json(json.loads(json.dumps(played.to_json()))).to_json() == played.to_json()
    again = one_game(contest, seat=1)
    assert (again.trace, again.moves) == (played.trace, played.moves)
    assert one_game(contest, seat=0).trace != played.trace


def test_shares_of_a_win() -> None:
    """What the seats have of the wins of a deal adds up."""
    contest = Contest.new("shogun", [FIRST, "random"], seats=3)
    referee = Referee(contest)
    try:
        for seat in range(3):
            played = referee.play(Fixture(Pairing(FIRST, "random"), 0, seat))
            won = 1 / len(played.winners) if seat in played.winners else 0
            assert (played.failure, played.share) == (None, won)
    finally:
        referee.close()


@pytest.mark.parametrize(
    ("name", "kind", "said"),
    [
        ("Raises", "raised", r"RuntimeError at odd_bots.py:\d+: lost my way"),
        ("Unmade", "raised", r"move 1: ValueError at odd_bots.py:\d+: no weights"),
        ("NotThere", "raised", r"odd_bots' has no class 'NotThere'"),
        ("Hangs", "hung", r"no answer in 2 seconds"),
        ("Exits", "died", r"its process has ended"),
        ("Leaves", "died", r"its process has ended"),
        ("HangsUp", "died", r"its process has ended"),
        ("Babbles", "died", r"its process has ended"),
        ("Cheats", "illegal", r"chose the action -1, which is not legal"),
        ("Dreams", "illegal", r"chose 'win', which is no action"),
        ("Forges", "illegal", r"chose 'win the game': CH-"),
    ],
)
def test_who_fails_has_lost(name: str, kind: str, said: str) -> None:
    limit = HANGING if kind == "hung" else MOVE_LIMIT
    contest = Contest.new("chuhan", [odd(name), FIRST], move_limit=limit)
    played = one_game(contest)
    assert played.failure is not None, played
    assert (played.failure.bot, played.failure.seat) == (odd(name), 0)
    assert played.failure.kind == kind
    assert re.search(said, played.failure.words), played.failure.words
    assert (played.share, played.winners, played.reason) == (0.0, (1,), "forfeit")


def test_who_fails_in_one_of_many_seats_has_lost_in_all() -> None:
    contest = Contest.new("shogun", [FIRST, odd("Cheats")], seats=3)
    played = one_game(contest, seat=2)
    assert played.failure is not None
    assert (played.share, played.winners) == (1.0, (2,))


def test_who_touches_what_is_not_its_own_changes_nothing() -> None:
    contest = Contest.new("chuhan", [odd("Meddles"), "random"])
    assert one_game(contest).failure is None


def test_a_bot_has_its_budget_and_sees_what_happened() -> None:
    contest = Contest.new("chuhan", [odd("Looks"), "random"], budget={"iterations": 7})
    assert one_game(contest).failure is None


def test_what_a_bot_prints_is_not_heard() -> None:
    assert one_game(Contest.new("chuhan", [odd("Prints"), FIRST])).failure is None


@pytest.fixture
def referee() -> Iterator[Referee]:
    """One whose processes can be looked at."""
    made = Referee(Contest.new("chuhan", [odd("Raises"), FIRST, LAST]))
    yield made
    made.close()


def test_a_process_is_kept_unless_its_bot_has_failed(referee: Referee) -> None:
    honest = Fixture(Pairing(FIRST, LAST), 0, 0)
    referee.play(honest)
    before = dict(referee._processes)
    referee.play(honest)
    assert dict(referee._processes) == before
    referee.play(Fixture(Pairing(odd("Raises"), FIRST), 0, 0))
    assert set(referee._processes) == {(FIRST, 0), (LAST, 0)}
