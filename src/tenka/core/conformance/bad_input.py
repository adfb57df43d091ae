"""Bad input is refused with the errors of the contract, and nothing has changed."""

import copy
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

from tenka.core.chance import Draws
from tenka.core.conformance.table import Moment, Table, dump, some
from tenka.core.contract import Json, State
from tenka.core.errors import BadOption, BadPosition, BadSeat, IllegalMove

NO_MOVES: tuple[Any, ...] = (
    "", " ", "\n", "\0", "?", "nonsense", "-1", "0 0 0", "pass\0", "é", "天下", "x" * 5000,
    "play play", "{}", "null", "\ud800", None, 7, 2.5, True, b"pass", [], {}, ("pass",),
)  # fmt: skip
NO_ACTIONS: tuple[Any, ...] = (
    -1, -(2**70), 2**31, 2**62, 2**63, 2**200, True, False, None, "0", "", 0.0, 1.5,
    float("nan"), float("inf"), [], (0,), b"0",
)  # fmt: skip
NO_SEATS: tuple[Any, ...] = (-1, 99, 2**70, "0", "", 0.0, 1.5, True, [], (0,))
NO_SEAT_COUNTS: tuple[Any, ...] = (0, -1, 99, 2**70, "2", None, 2.0, True, [], (2,))
NO_VALUES: tuple[Any, ...] = (
    None, True, -1, 0, 1, 99, 10**30, 1.5, float("nan"), "", "x", "\ud800", [], ["x"], [[]],
    [None, None], [-1, -1], [10**30, 0], {}, {"x": 1}, [{}], [{"seat": 0}],
)  # fmt: skip
NO_POSITIONS: tuple[Any, ...] = (None, [], "x", 5, True, (), [["hands", []]], {5: 1}, {None: 1})

# Playing on from a position that was accepted after all.
PLAYED_ON = 50


def check_bad_moves(table: Table, share: float = 0.1) -> None:
    """Texts that are no moves, legal texts spoilt, actions and seats there are not: refused."""
    for moment in table.walk():
        if not moment.state.turn or moment.picked("bad moves", share):
            before = _kept(moment)
            for seat in range(table.seats):
                for text in (*NO_MOVES, *_spoilt_texts(moment, seat)):
                    check_text(moment, seat, text)
                _check_actions(moment, seat)
            _check_seats(moment)
            if _kept(moment) != before:
                raise moment.fault("refused moves changed the state")


def check_text(moment: Moment, seat: int, text: Any) -> None:
    """A text is refused by a rule of the game, or it is a legal move in other words."""
    state = moment.state
    legal = state.legal(seat)
    try:
        action = state.parse(seat, text)
    except Exception as error:
        _require_refusal(moment, seat, f"parse({text!r})", error)
    else:
        if action not in legal:
            raise moment.fault(f"{text!r} is parsed as {action!r}, not a legal action", seat)
        return
    _refused(moment, seat, f"play({text!r})", partial(state.play, seat, text))
    answer = _unless_raised(moment, seat, f"check([{text!r}])", partial(state.check, seat, [text]))
    if not isinstance(answer, IllegalMove):
        raise moment.fault(f"check([{text!r}]) is {answer!r}, but it is refused", seat)
    _require_refusal(moment, seat, f"check([{text!r}])", answer)


def check_bad_options(table: Table) -> None:
    """Options, values and numbers of seats that the game does not have are refused; where no
    number is given, the first one of `seats` holds."""
    game, moment = table.game, Moment(table, 0, table.new(), None)
    position = moment.state.to_position()
    bad: list[dict[str, Any]] = [{"no_such_option": 1}, {"": None}]
    for name, option in game.options.items():
        bad += [
            {name: value}
            for value in NO_VALUES
            if not any(type(value) is type(choice) and value == choice for choice in option.choices)
        ]
    for options in bad:
        for call in (
            partial(game.check_options, table.seats, options),
            partial(game.new, table.seats, 0, **options),
            partial(game.position, position, 0, **options),
        ):
            _require(moment, f"options {options!r}", call, (BadOption,))
    for seats in NO_SEAT_COUNTS:
        if type(seats) is int and seats in game.seats:
            continue
        for call in (partial(game.check_options, seats, {}), partial(game.new, seats, 0)):
            _require(moment, f"{seats!r} seats", call, (BadSeat,))
    usual = _unless_raised(moment, "-", "new() without a number of seats", game.new)
    if usual != game.new(game.seats[0]):
        raise moment.fault(f"new() without a number of seats is not for {game.seats[0]}")


def check_bad_positions(table: Table, share: float = 0.02, spoilt: int = 60) -> int:
    """Positions with fields taken out, put in and spoilt are refused as BadPosition, or are
    positions that can be played; gives the number of those accepted."""
    accepted = 0
    for moment in table.walk():
        if moment.ply == 0 or moment.picked("bad positions", share):
            position = moment.state.to_position()
            candidates = [*NO_POSITIONS, {**position, "no_such_field": 1}, {**position, "": 0}]
            candidates += spoilt_fields(position)
            draws = moment.draws("spoil")
            candidates += [spoilt_somewhere(position, draws) for _ in range(spoilt)]
            accepted += sum(check_position(moment, candidate) for candidate in candidates)
    return accepted


def check_position(moment: Moment, candidate: Any) -> bool:
    """A candidate is refused as BadPosition (False), or gives a state that keeps the contract."""
    table = moment.table
    written = repr(candidate)
    try:
        state = table.game.position(candidate, table.chance(), **table.options)
    except BadPosition as refused:
        if not str(refused):
            raise moment.fault(f"refused without a reason: {written}") from refused
        return False
    except Exception as error:
        raise moment.fault(f"{error!r} instead of BadPosition for {written}") from error
    finally:
        if repr(candidate) != written:
            raise moment.fault(f"the position was changed by reading it: {written}")
    try:
        _live_on(moment, state)
    except Exception as error:
        raise moment.fault(f"accepted, but then {error!r}: {written}") from error
    return True


def spoilt_fields(position: Json) -> list[Json]:
    """The position with each field taken out and with each field of each wrong kind."""
    less = [{k: v for k, v in position.items() if k != field} for field in position]
    return less + [{**position, field: value} for field in position for value in NO_VALUES]


def spoilt_somewhere(position: Json, draws: Draws) -> Json:
    """The position with one or two things changed somewhere inside."""
    spoilt = copy.deepcopy(position)
    for _ in range(1 + draws.below(2)):
        places = list(_places(spoilt))
        if not places:
            break
        holder, key = places[draws.below(len(places))]
        other_holder, other_key = places[draws.below(len(places))]
        other = copy.deepcopy(other_holder[other_key])
        match draws.below(5):
            case 0:
                del holder[key]
            case 1:
                holder[key] = copy.deepcopy(NO_VALUES[draws.below(len(NO_VALUES))])
            case 2 if isinstance(holder, list):
                holder.append(other)
            case 3 if isinstance(holder[key], int):
                holder[key] += 1 - 2 * draws.below(2)
            case _:
                holder[key] = other
    return spoilt


def _places(value: Any) -> Iterator[tuple[Any, Any]]:
    if isinstance(value, dict | list):
        for key in value if isinstance(value, dict) else range(len(value)):
            yield value, key
            yield from _places(value[key])


def _live_on(moment: Moment, state: State) -> None:
    table = moment.table
    position = state.to_position()
    again = table.game.position(position, table.chance(), **table.options).to_position()
    assert dump(again) == dump(position), "it does not come back from its own position"
    assert (state.outcome is None) == bool(state.turn), "turn and outcome do not agree"
    for seat in table.observers:
        dump(state.view(seat))
        dump(state.forecast(seat))
        world = state.redeal(seat, moment.chance("accepted"))
        world.playout(moment.chance("accepted"), limit=PLAYED_ON)
    for seat in state.turn:
        assert state.legal(seat), "the seat on turn has no legal move"


def _spoilt_texts(moment: Moment, seat: int) -> list[str]:
    state, draws = moment.state, moment.draws(f"spoilt/{seat}")
    spoilt = []
    for mover in state.turn:
        for action in some(state.legal(mover), draws, 8):
            words = state.text(action).split()
            at = draws.below(len(words))
            other = state.text(some(state.legal(mover), draws, 1)[0]).split()
            spoilt += [
                " ".join([*words, words[at]]),
                " ".join(words[:at] + words[at + 1 :]),
                " ".join([*words[:at], other[draws.below(len(other))], *words[at + 1 :]]),
                " ".join(words).upper(),
                "  ".join(reversed(words)),
                "".join(words),
            ]
    return spoilt


def _check_actions(moment: Moment, seat: int) -> None:
    state = moment.state
    legal = state.legal(seat)
    others = [action for mover in state.turn if mover != seat for action in state.legal(mover)]
    out_of_turn = [] if seat in state.turn else some(others, moment.draws("others"), 4)
    likenesses = [kind(legal[0]) for kind in (float, str)] if legal else []
    for action in (*NO_ACTIONS, *out_of_turn, *likenesses):
        if type(action) is int and action in legal:
            continue
        _refused(moment, seat, f"apply({action!r})", partial(state.apply, seat, action))
        if seat == (state.turn[0] if state.turn else 0):
            _refused(moment, seat, f"step({action!r})", partial(state.step, action))


def _check_seats(moment: Moment) -> None:
    state = moment.state
    seat = state.turn[0] if state.turn else 0
    action = state.legal(seat)[0] if state.turn else 0
    text = state.text(action) if state.turn else "pass"
    chance = moment.chance("seats")
    for wrong in (*NO_SEATS, moment.table.seats, None):
        for name, call in (
            ("apply", partial(state.apply, wrong, action)),
            ("play", partial(state.play, wrong, text)),
            ("parse", partial(state.parse, wrong, text)),
        ):
            _require(moment, f"{name} by seat {wrong!r}", call, (BadSeat, IllegalMove))
        asked: list[tuple[str, Callable[[], object]]] = [
            ("legal", partial(state.legal, wrong)),
            ("choices", partial(state.choices, wrong)),
            ("plan", partial(state.plan, wrong)),
            ("sample", partial(state.sample, wrong, chance)),
            ("check", partial(state.check, wrong, [text])),
            ("learned", partial(state.learned, wrong)),
        ]
        if wrong is not None:
            asked += [
                ("view", partial(state.view, wrong)),
                ("forecast", partial(state.forecast, wrong)),
                ("journal", partial(state.journal, wrong)),
                ("redeal", partial(state.redeal, wrong, chance)),
            ]
        for name, question in asked:
            _require(moment, f"{name} of seat {wrong!r}", question, (BadSeat,))


def _kept(moment: Moment) -> str:
    state = moment.state
    return dump([state.to_position(), [state.journal(seat) for seat in moment.table.observers]])


def _refused(moment: Moment, seat: int, what: str, call: Callable[[], object]) -> None:
    before = moment.state.to_position()
    try:
        call()
    except Exception as error:
        _require_refusal(moment, seat, what, error)
    else:
        raise moment.fault(f"{what} is accepted", seat)
    if moment.state.to_position() != before:
        raise moment.fault(f"{what} is refused and has changed the state", seat)


def _require_refusal(moment: Moment, seat: int, what: str, error: Exception) -> None:
    if not isinstance(error, IllegalMove):
        raise moment.fault(f"{what} gives {error!r}, not an IllegalMove", seat) from error
    if error.rule not in moment.table.game.rule_ids:
        raise moment.fault(f"{what} is refused by {error.rule!r}, no rule of the game", seat)
    if not error.message:
        raise moment.fault(f"{what} is refused without a message", seat)


def _unless_raised(moment: Moment, seat: object, what: str, call: Callable[[], object]) -> object:
    try:
        return call()
    except Exception as error:
        raise moment.fault(f"{what} gives {error!r}", seat) from error


def _require(
    moment: Moment,
    what: str,
    call: Callable[[], object],
    allowed: Sequence[type[Exception]],
) -> None:
    names = " or ".join(kind.__name__ for kind in allowed)
    try:
        result = call()
    except tuple(allowed) as refused:
        if not str(refused):
            raise moment.fault(f"{what}: refused without a message") from refused
    except Exception as error:
        raise moment.fault(f"{what}: {error!r} instead of {names}") from error
    else:
        raise moment.fault(f"{what}: {result!r} instead of {names}")
