"""Random games end, and every move on the way keeps the contract."""

import json

from tenka.core.chance import FastChance
from tenka.core.conformance.evenness import check_even
from tenka.core.conformance.table import Moment, Table, dump, some
from tenka.core.contract import State
from tenka.core.errors import IllegalMove
from tenka.core.plan import owed_plan

# Draws for each cell when `sample` is measured, and the most cells a legal list is split into.
DRAWS_A_CELL = 25
CELLS = 8


def check_game(table: Table, closely: float = 1.0) -> int:
    """A random game ends with a sane outcome; a share of its moments is looked at closely.

    Gives the number of moves it took.
    """
    for moment in table.walk():
        _check_turn(moment)
        if moment.picked("closely", closely):
            _check_legal(moment)
            _check_what_is_told(moment)
    _check_outcome(moment)
    return moment.ply


def check_sample(table: Table, share: float = 0.1) -> None:
    """`sample` is legal and draws each legal action equally often."""
    for moment in table.walk():
        if moment.picked("sample", share):
            for seat in moment.state.turn:
                _check_sample(moment, seat)


def check_playout(table: Table, share: float = 0.02) -> None:
    """`playout` plays to the end or the limit, the same moves for the same chance."""
    for moment in table.walk():
        if moment.ply and not moment.picked("playout", share):
            continue
        first, second = moment.state.copy(), moment.state.copy()
        made = first.playout(moment.chance("playout"))
        if first.turn or first.outcome is None:
            raise moment.fault(f"not over after a playout of {made} moves")
        if bool(made) != bool(moment.state.turn):
            raise moment.fault(f"a playout of {made} moves where {moment.state.turn} is on turn")
        if second.playout(moment.chance("playout"), limit=made // 2) != made // 2:
            raise moment.fault(f"a playout did not keep to its limit of {made // 2}")
        other = moment.state.copy()
        if other.playout(moment.chance("playout")) != made or (
            dump(other.to_position()) != dump(first.to_position())
        ):
            raise moment.fault("two playouts by the same chance differ")


def _check_turn(moment: Moment) -> None:
    state, turn = moment.state, moment.state.turn
    seats = range(moment.table.seats)
    if not isinstance(turn, tuple) or list(turn) != [seat for seat in seats if seat in turn]:
        raise moment.fault(f"turn {turn!r} is not a tuple of seats, ascending")
    if (state.outcome is None) != bool(turn):
        raise moment.fault(f"turn {turn} with outcome {state.outcome}")
    if state.window is not None and not turn:
        raise moment.fault(f"a window is open to {state.window!r} when nobody is asked")
    for seat in seats:
        if seat not in turn and state.legal(seat) != []:
            raise moment.fault(f"not on turn, but has legal moves; on turn: {turn}", seat)


def _check_legal(moment: Moment) -> None:
    state = moment.state
    for seat in state.turn:
        legal = state.legal(seat)
        if not legal or any(type(action) is not int for action in legal):
            raise moment.fault(f"legal is not a list of actions: {legal[:20]!r}", seat)
        texts = [state.text(action) for action in legal]
        if any(type(text) is not str for text in texts):
            raise moment.fault(f"a text of an action is no text: {texts[:20]!r}", seat)
        if texts != sorted(set(texts)):
            raise moment.fault(f"legal is not sorted by text, each once: {texts[:20]}", seat)
        if state.window is not None and state.window not in texts:
            raise moment.fault(f"no answer would be {state.window!r}, which is not legal", seat)
        if state.legal(seat) != legal:
            raise moment.fault("legal differs when it is asked for again", seat)
        for action in some(legal, moment.draws("legal")):
            _check_action(moment, seat, action)


def _check_action(moment: Moment, seat: int, action: int) -> None:
    state, text = moment.state, moment.state.text(action)
    applied, played = state.copy(), state.copy()
    try:
        back = state.parse(seat, text)
        applied.apply(seat, action)
        played.play(seat, text)
    except IllegalMove as error:
        raise moment.fault(f"legal move {text!r} refused: {error}", seat) from error
    if back != action:
        raise moment.fault(f"action {action} is {text!r}, which is parsed as {back}", seat)
    if dump(applied.to_position()) != dump(played.to_position()):
        raise moment.fault(f"{text!r} played and applied differ", seat)
    if seat == state.turn[0]:
        _check_step(moment, action, applied)
    refused = state.check(seat, [text])
    if refused is not None:
        raise moment.fault(f"check refuses legal move {text!r}: {refused}", seat)
    for other in range(moment.table.seats):
        if other not in state.turn:
            _check_out_of_turn(moment, other, action)


def _check_step(moment: Moment, action: int, applied: State) -> None:
    """A step is the same as `apply`, and tells who is first at turn after it."""
    stepped = moment.state.copy()
    first = stepped.step(action)
    if dump(stepped.to_position()) != dump(applied.to_position()):
        raise moment.fault(f"{moment.state.text(action)!r} stepped and applied differ")
    if first != (applied.turn[0] if applied.turn else -1):
        raise moment.fault(f"a step tells {first!r} where {applied.turn} is on turn")


def _check_out_of_turn(moment: Moment, seat: int, action: int) -> None:
    state = moment.state.copy()
    try:
        state.apply(seat, action)
    except IllegalMove:
        return
    raise moment.fault(f"not on turn, but {moment.state.text(action)!r} was accepted", seat)


def _check_what_is_told(moment: Moment) -> None:
    state, table = moment.state, moment.table
    for seat in table.observers:
        _check_view(moment, seat)
        _require_json(moment, seat, "forecast", state.forecast(seat))
        events = state.journal(seat)
        _require_json(moment, seat, "journal", events)
        if state.journal(seat, since=len(events) // 2) != events[len(events) // 2 :]:
            raise moment.fault("journal(since) is not the end of the journal", seat)
        if any(type(event.get("kind")) is not str for event in events):
            raise moment.fault("an event of the journal has no kind", seat)
    for seat in range(table.seats):
        choices = state.choices(seat)
        _require_json(moment, seat, "choices", choices)
        if any(type(card) is not str for cards in choices.values() for card in cards):
            raise moment.fault(f"choices are not lists of texts by slot: {choices!r}", seat)
        _check_plan(moment, seat)


def _check_plan(moment: Moment, seat: int) -> None:
    """A plan is owed by a seat on turn, takes as many moves as it has parts, and has told before
    what may go into each of them."""
    state = moment.state.copy()
    rule, parts = state.plan(seat), len(state.choices(seat))
    if (rule is not None) != bool(parts) or (parts and seat not in state.turn):
        raise moment.fault(f"a plan by {rule} has the parts {state.choices(seat)}", seat)
    legal = []
    for left in range(parts, 0, -1):
        if state.plan(seat) != rule or len(state.choices(seat)) != left:
            raise moment.fault(f"a plan of {parts} parts by {rule} is not owed to the end", seat)
        legal.append({state.text(action) for action in state.legal(seat)})
        state.apply(seat, state.sample(seat, moment.chance(f"plan/{seat}/{left}")))
    owed = owed_plan(moment.state, seat)
    for part, texts in zip(owed["parts"] if owed else (), legal, strict=True):
        if not texts <= set(part["moves"]):
            raise moment.fault(f"the plan does not tell {texts - set(part['moves'])}", seat)


def _check_view(moment: Moment, seat: int | None) -> None:
    state, view = moment.state, moment.state.view(seat)
    _require_json(moment, seat, "view", view)
    facts = {"game": moment.table.game.id, "seat": seat, "turn": list(state.turn)}
    for field, value in facts.items():
        if field not in view or view[field] != value:
            raise moment.fault(f"view[{field!r}] is not {value!r}", seat)
    if "outcome" not in view or (view["outcome"] is None) != (state.outcome is None):
        raise moment.fault("view['outcome'] does not say whether the game is over", seat)


def _require_json(moment: Moment, seat: int | None, name: str, value: object) -> None:
    try:
        same = json.loads(json.dumps(value, allow_nan=False)) == value
    except (TypeError, ValueError) as error:
        raise moment.fault(f"{name} is no JSON: {error}", seat) from error
    if not same:
        raise moment.fault(f"{name} changes on its way through JSON: {value!r}", seat)


def _check_outcome(moment: Moment) -> None:
    outcome, seats = moment.state.outcome, moment.table.seats
    if outcome is None:
        raise moment.fault("over without an outcome")
    winners = outcome.winners
    if not winners or list(winners) != [seat for seat in range(seats) if seat in winners]:
        raise moment.fault(f"winners {winners!r}")
    if seats == len(winners) == 2 and not moment.table.game.draws:
        raise moment.fault(f"a draw in a game that knows none: {outcome}")
    if len(outcome.scores) != seats or len(outcome.utilities) != seats:
        raise moment.fault(f"scores and utilities not for {seats} seats: {outcome}")
    if min(outcome.utilities[seat] for seat in winners) < max(outcome.utilities):
        raise moment.fault(f"a winner has less utility than another seat: {outcome}")
    if not isinstance(outcome.reason, str) or not outcome.reason:
        raise moment.fault(f"no reason: {outcome}")


def _check_sample(moment: Moment, seat: int) -> None:
    state, legal = moment.state, moment.state.legal(seat)
    place = {action: index for index, action in enumerate(legal)}
    cells = min(CELLS, len(legal))
    weights = [0.0] * cells
    for index in range(len(legal)):
        weights[index * cells // len(legal)] += 1
    counts = [0] * cells
    draws = moment.draws("samples")
    for _ in range(cells * DRAWS_A_CELL):
        action = state.sample(seat, FastChance(int(draws.word())))
        if action not in place:
            raise moment.fault(f"sample gave {action!r}, which is not legal", seat)
        counts[place[action] * cells // len(legal)] += 1
    try:
        check_even(counts, weights, f"sample is not even over {len(legal)} legal actions")
    except AssertionError as error:
        raise moment.fault(str(error), seat) from None
