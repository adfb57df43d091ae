"""What every state has from `BaseState`, by a game that adds as little as it can."""

import copy
import pickle
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import tenka
from tenka.core.base_state import BaseState
from tenka.core.contract import Json, Outcome

TAKES = (1, 2)


class Stones(BaseState):
    """Two seats take one stone or two; who takes the last one wins. Each has a lucky number."""

    def __init__(self, chance: tenka.Chance, stones: int = 7) -> None:
        super().__init__(chance, 2)
        self.stones = stones
        self.mover = 0
        self.lucky = [3, 4]

    @property
    def turn(self) -> tuple[int, ...]:
        return (self.mover,) if self.stones else ()

    @property
    def outcome(self) -> Outcome | None:
        won = 1 - self.mover
        return None if self.stones else Outcome((won,), (won, 1 - won), (0.0, 0.0), "ST-2")

    def legal(self, seat: Any) -> list[int]:
        return [n for n in TAKES if n <= self.stones] if seat in self.turn else []

    def text(self, action: Any) -> str:
        return f"take {action}"

    def parse(self, seat: Any, text: Any) -> int:
        for action in self.legal(seat):
            if self.text(action) == text:
                return action
        raise tenka.IllegalMove("ST-1", f"seat {seat} may not {text!r}")

    def apply(self, seat: Any, action: Any) -> None:
        if action not in self.legal(seat):
            raise tenka.IllegalMove("ST-1", f"seat {seat} may not take {action!r}")
        self.stones -= action
        self.mover = 1 - seat
        if self.log is not None:
            self.log.add("taken", {"seat": seat}, {seat: {"lucky": self.lucky[seat]}})

    def out_of_turn(self, seat: int) -> tenka.IllegalMove:
        return tenka.IllegalMove("ST-3", f"seat {seat} is not on turn")

    def to_position(self) -> Json:
        return {"stones": self.stones, "mover": self.mover, "lucky": list(self.lucky)}

    def deal_anew(self, seat: int, chance: tenka.Chance) -> None:
        for other in (0, 1):
            if other != seat:
                self.lucky[other] = 10 + chance.draws(f"lucky/{other}").below(10)


class Open(Stones):
    """A seat moves on as long as it takes one."""

    def try_move(self, seat: int, action: int) -> bool:
        self.apply(seat, action)
        self.mover = seat if action == 1 else self.mover
        return action == 1


def begun(kind: type[Stones] = Stones) -> Stones:
    state = kind(tenka.FastChance(1))
    state.keep_journal()
    state.play(0, "take 2")
    return state


def test_what_a_game_need_not_say() -> None:
    state = begun()
    assert (state.window, state.plan(0), state.choices(1), state.forecast(None)) == (
        None,
        None,
        {},
        {},
    )
    assert state.result() is None
    assert (state.step(2), state.step(2), state.step(1)) == (0, 1, -1)
    assert state.result() == {
        "winners": [1],
        "scores": [1, 0],
        "utilities": [0.0, 0.0],
        "reason": "ST-2",
    }
    with pytest.raises(tenka.IllegalMove):
        state.step(1)


def test_copies_share_nothing_that_changes() -> None:
    state = begun()
    for other in (
        state.copy(),
        copy.copy(state),
        copy.deepcopy(state),
        pickle.loads(pickle.dumps(state)),
    ):
        assert type(other) is Stones
        assert (other == state, other.journal(0)) == (True, state.journal(0))
        assert other.chance.draws("a").below(1000) == state.chance.draws("a").below(1000)
        other.lucky[0] = 9
        other.play(1, "take 1")
        assert (other == state, state.lucky, len(state.journal(0))) == (False, [3, 4], 1)
    twin = state.copy()
    assert twin.chance is state.chance
    assert twin.log is not None
    assert state.log is not None
    assert twin.log.events[0] is state.log.events[0]  # what happened never changes
    with pytest.raises(TypeError, match="unhashable"):
        hash(state)


def test_equal_are_positions_of_the_same_game() -> None:
    assert begun() == begun()
    assert begun() != begun(Open)
    assert begun() != begun().to_position()


def test_a_dry_run_judges_what_its_seat_foresees() -> None:
    state = begun()
    assert state.check(1, ["take 1", "nonsense"]) is None
    assert state.check(1, "take 1") is None
    assert state.check(0, ["take 1"]) is not None
    state = begun(Open)
    before = state.to_position()
    refused = state.check(1, ["take 1", "take 1", "take 7", "take 1"])
    assert refused is not None
    assert "take 7" in refused.message
    assert state.check(1, ["take 2", "take 7"]) is None
    assert (state.to_position(), len(state.journal(0))) == (before, 1)


def test_worlds_hide_what_others_know() -> None:
    state = begun()
    world = state.redeal(1, tenka.FastChance(5))
    assert (world.lucky[0] >= 10, world.lucky[1], state.lucky) == (True, 4, [3, 4])
    assert [told.get("lucky") for told in (*state.journal(0), *world.journal(0))] == [3, None]
    assert world.chance.draws("a").below(1000) == tenka.FastChance(5).draws("a").below(1000)
    assert min(state.redeal(None, tenka.FastChance(5)).lucky) >= 10


def test_the_journal_tells_each_seat_its_own() -> None:
    state = begun()
    state.play(1, "take 1")
    assert state.journal(None, 1) == [{"kind": "taken", "seat": 1}]
    assert state.journal(1, 1) == [{"kind": "taken", "seat": 1, "lucky": 4}]
    assert (state.learned(0), state.learned(0, 1), state.learned(1, 1)) == (True, False, True)
    state.keep_journal()
    assert state.journal(0) == []
    state = Stones(tenka.FastChance(1))
    assert (state.journal(0), state.learned(0)) == ([], False)


def test_reseeding_changes_the_chance_alone() -> None:
    state = begun()
    before, chance = state.to_position(), tenka.FastChance(9)
    state.reseed(chance)
    assert (state.to_position(), state.chance) == (before, chance)


def test_random_moves_are_even_and_end_the_game() -> None:
    state = begun()
    drawn = Counter(state.sample(1, tenka.FastChance(n)) for n in range(400))
    assert 150 < drawn[1] < 250
    assert set(drawn) == set(TAKES)
    with pytest.raises(tenka.IllegalMove, match="ST-3"):
        state.sample(0, tenka.FastChance(1))
    first, second = state.copy(), state.copy()
    assert first.playout(tenka.FastChance(1), limit=2) == 2
    assert second.playout(tenka.FastChance(1)) >= 3
    assert (bool(first.turn), second.turn, second.playout(tenka.FastChance(2))) == (True, (), 0)


@pytest.mark.parametrize("seat", [-1, 2, 2**70, True, "0", 0.0])
def test_seats_that_there_are_not(seat: Any) -> None:
    state, chance = begun(), tenka.FastChance(1)
    calls: list[Callable[[], object]] = [
        lambda: state.plan(seat),
        lambda: state.choices(seat),
        lambda: state.forecast(seat),
        lambda: state.check(seat, []),
        lambda: state.redeal(seat, chance),
        lambda: state.journal(seat),
        lambda: state.learned(seat),
        lambda: state.sample(seat, chance),
    ]
    for call in calls:
        with pytest.raises(tenka.BadSeat):
            call()


@pytest.mark.parametrize("wrong", [None, 5, "x"])
def test_chance_and_numbers_that_are_none(wrong: Any) -> None:
    state = begun()
    calls: list[Callable[[], object]] = [
        lambda: state.redeal(0, wrong),
        lambda: state.reseed(wrong),
        lambda: state.sample(1, wrong),
        lambda: state.playout(wrong),
        lambda: state.playout(tenka.FastChance(1), "x"),
        lambda: state.journal(0, "x"),
        lambda: state.learned(0, "x"),
    ]
    for call in calls:
        with pytest.raises(tenka.BadOption):
            call()
