"""Runs a scenario of tests/data/scenarios: a position, and steps that must go just so."""

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import tenka
from tenka.core.contract import Game, Json, State

FOLDER = Path(__file__).parents[1] / "data" / "scenarios"
OUTCOME = ("winners", "scores", "reason")


def scenarios_of(game_id: str) -> list[Json]:
    """All scenarios of a game."""
    data = json.loads((FOLDER / f"{game_id}.json").read_text(encoding="utf-8"))
    assert data["game"] == game_id
    found: list[Json] = data["scenarios"]
    return found


def run(game: Game, scenario: Json) -> None:
    """Check a scenario; an AssertionError says which step went wrong."""
    if scenario.get("bad"):
        with pytest.raises(tenka.BadPosition):
            game.position(scenario["position"])
        return
    state = game.position(scenario["position"], journal=True)
    check_round_trip(game, state)
    given, whole = scenario["position"], state.to_position()
    if len(set(whole) - set(given)) <= 1:  # a scenario may be older than the newest field
        assert {field: whole[field] for field in given} == given
    for number, step in enumerate(scenario["steps"]):
        ((kind, what),) = step.items()
        try:
            STEPS[kind](state, what)
            check_round_trip(game, state)
        except (AssertionError, tenka.TenkaError) as error:
            raise AssertionError(f"step {number}, {kind} {what}: {error}") from error


def check_round_trip(game: Game, state: State) -> None:
    """The position, written as JSON and read again, is the same, with the same moves."""
    position = state.to_position()
    again = game.position(json.loads(json.dumps(position)))
    assert again.to_position() == position
    assert again.turn == state.turn
    assert again.outcome == state.outcome
    for seat in (0, 1):
        assert legal(again, seat) == legal(state, seat)


def legal(state: State, seat: int) -> list[str]:
    return [state.text(action) for action in state.legal(seat)]


def look_up(state: State, path: str) -> Any:
    """The value at a dotted path of the position; None where there is nothing."""
    value: Any = state.to_position()
    parts = path.split(".")
    if parts[0] == "outcome":
        outcome = state.outcome
        value = {"outcome": outcome and {name: getattr(outcome, name) for name in OUTCOME}}
    for part in parts:
        if part == "#":
            return len(value)
        if isinstance(value, list | tuple):
            value = value[int(part)] if int(part) < len(value) else None
        else:
            value = (value or {}).get(part)
    return list(value) if isinstance(value, tuple) else value


def _do(state: State, what: list[Any]) -> None:
    seat, text = what
    assert state.text(state.parse(seat, text)) in legal(state, seat)
    assert state.check(seat, [text]) is None
    state.play(seat, text)


def _refuse(state: State, what: list[Any]) -> None:
    seat, text, rule = what
    before = state.to_position(), [state.journal(told) for told in (None, 0, 1)]
    with pytest.raises(tenka.IllegalMove) as caught:
        state.play(seat, text)
    assert caught.value.rule == rule
    refusal = state.check(seat, [text])
    assert refusal is not None
    assert refusal.rule == rule
    assert (state.to_position(), [state.journal(told) for told in (None, 0, 1)]) == before


def _turn(state: State, what: list[Any]) -> None:
    assert state.turn == tuple(what)


def _legal(state: State, what: list[Any]) -> None:
    assert legal(state, what[0]) == what[1]


def _has(state: State, what: list[Any]) -> None:
    assert [text for text in what[1] if text not in legal(state, what[0])] == []


def _lacks(state: State, what: list[Any]) -> None:
    assert [text for text in what[1] if text in legal(state, what[0])] == []


def _count(state: State, what: list[Any]) -> None:
    assert len(legal(state, what[0])) == what[1]


def _holds(state: State, what: list[Any]) -> None:
    assert Counter(what[1]) <= Counter(look_up(state, what[0]))


def _expect(state: State, what: Json) -> None:
    found = {path: look_up(state, path) for path in what}
    assert found == what


STEPS: dict[str, Callable[[State, Any], None]] = {
    "do": _do,
    "refuse": _refuse,
    "turn": _turn,
    "legal": _legal,
    "has": _has,
    "lacks": _lacks,
    "count": _count,
    "holds": _holds,
    "expect": _expect,
}
