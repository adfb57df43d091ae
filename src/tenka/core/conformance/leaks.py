"""No leak: what a seat is told is the same in every world that it cannot tell from the true one.

The world of a random moment is dealt anew for one observer, and both worlds are played on with
the same moves. As long as none of them reveals anything to the observer, all that it is told,
refusals included, has to be byte-equal.
"""

from collections.abc import Callable

from tenka.core.chance import Draws
from tenka.core.conformance.table import Moment, Table, difference, dump, some
from tenka.core.contract import Json, State
from tenka.core.errors import IllegalMove, TenkaError
from tenka.core.plan import owed_plan

Revealing = Callable[[State, int | None, int, str], bool]
"""(state before, observer, mover, text of the move): does that move show the observer something
hidden, a card it draws or a new deal, that may differ between worlds it could not tell apart?"""

# Moves of the past and of others that the observer tries, to see how they are refused.
TRIES = 6


def never(before: State, observer: int | None, mover: int, text: str) -> bool:
    """No move reveals anything: a game without draws and deals."""
    return False


def check_no_leak(
    table: Table, revealing: Revealing = never, share: float = 0.05, depth: int = 60
) -> int:
    """Nobody is told more than he may know; gives the number of moments compared."""
    compared = 0
    tried: list[str] = []
    for moment in table.walk():
        if moment.ply == 0 or moment.picked("leak", share):
            for seat in table.observers:
                compared += _check_worlds(moment, seat, revealing, depth, tried)
        if moment.move is not None:
            tried.append(moment.state.text(moment.move[1]))
    return compared


def knowledge(state: State, seat: int | None, tried: list[str], draws: Draws) -> Json:
    """All that a seat is told, asked for anything."""
    outcome = state.outcome
    told: Json = {
        "turn": state.turn,
        "window": state.window,
        "outcome": None if outcome is None else repr(outcome),
        "view": state.view(seat),
        "forecast": state.forecast(seat),
        "journal": state.journal(seat),
    }
    if seat is not None:
        legal = state.legal(seat)
        texts = [state.text(action) for action in some(legal, draws)]
        told["legal"] = legal
        told["texts"] = texts
        told["choices"] = state.choices(seat)
        told["plan"] = owed_plan(state, seat)
        told["learned"] = state.learned(seat)
        told["refusals"] = [_answer(state, seat, text) for text in tried]
        told["checks"] = [_checked(state, seat, [text, *tried]) for text in texts[:TRIES]]
    return told


def _check_worlds(
    moment: Moment, seat: int | None, revealing: Revealing, depth: int, tried: list[str]
) -> int:
    name = f"world/{seat}"
    truth = moment.state.copy()
    world = moment.state.redeal(seat, moment.chance(name))
    _check_others_journals(moment, world, seat)
    made: list[str] = []
    for step in range(depth):
        draws = moment.draws(f"{name}/{step}")
        _compare(moment, truth, world, seat, some(tried, draws, TRIES), made)
        move = _move_of_both(truth, world, draws)
        if move is None:
            break
        if revealing(truth, seat, *move):
            _check_learned(moment, truth, seat, move)
            break
        made.append(f"{move[0]}: {move[1]}")
        truth.play(*move)
        world.play(*move)
    return len(made) + 1


def _compare(
    moment: Moment,
    truth: State,
    world: State,
    seat: int | None,
    tried: list[str],
    made: list[str],
) -> None:
    name = f"told/{seat}/{len(made)}"
    true = knowledge(truth, seat, tried, moment.draws(name))
    dealt = knowledge(world, seat, tried, moment.draws(name))
    for part in true:
        first, second = dump(true[part]), dump(dealt[part])
        if first != second:
            raise moment.fault(
                f"{part} tells the true world from one dealt anew, after {made or 'no move'} "
                f"(or is the last one `revealing`?): {difference(first, second)}",
                seat,
            )


def _move_of_both(truth: State, world: State, draws: Draws) -> tuple[int, str] | None:
    """A random move that is legal in both worlds, of a seat that has got equally far in both."""
    movers = [seat for seat in truth.turn if list(truth.choices(seat)) == list(world.choices(seat))]
    if not movers:
        return None
    mover = movers[draws.below(len(movers))]
    legal = truth.legal(mover)
    draws.shuffle(legal)
    for action in legal:
        text = truth.text(action)
        try:
            world.parse(mover, text)
        except IllegalMove:
            continue
        return mover, text
    return None


def _check_learned(moment: Moment, truth: State, seat: int | None, move: tuple[int, str]) -> None:
    """What reveals something to a seat cannot be undone without a word: the journal knows."""
    events = len(truth.journal(None))
    truth.play(*move)
    if seat is not None and not truth.learned(seat, events):
        raise moment.fault(f"{move[1]!r} reveals something, but `learned` says nothing", seat)


def _check_others_journals(moment: Moment, world: State, seat: int | None) -> None:
    """A world dealt anew tells no seat what only that seat had been told before."""
    public, own = moment.state.journal(None), moment.state.journal(seat)
    for other in moment.table.observers:
        told = world.journal(other)
        if len(told) != len(public):
            raise moment.fault(f"the journal of {other} has another length in a new world", seat)
        for number, event in enumerate(told):
            known = (*public[number].items(), *own[number].items())
            secret = [item for item in event.items() if item not in known]
            if secret:
                raise moment.fault(f"a world dealt anew still tells {other}: {secret}", seat)


def _answer(state: State, seat: int, text: str) -> str:
    try:
        return str(state.parse(seat, text))
    except TenkaError as error:
        return f"{type(error).__name__} {error}"


def _checked(state: State, seat: int, texts: list[str]) -> list[str]:
    return [str(state.check(seat, [texts[0], text])) for text in texts[1:]]
