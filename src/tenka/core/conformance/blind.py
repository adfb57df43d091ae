"""Bots are blind: what a bot is handed holds nothing of the true state."""

import gc
from collections.abc import Callable
from types import FunctionType, ModuleType
from typing import Protocol

from tenka.core.chance import Chance
from tenka.core.conformance.copies import fields_of, unequal_field
from tenka.core.conformance.table import Moment, Table, difference, dump
from tenka.core.contract import State
from tenka.core.perspective import Perspective

ATOMS = (str, bytes, int, float, complex, type(None), type, ModuleType)


class Bot(Protocol):
    """Whoever decides for a seat."""

    def choose(self, perspective: Perspective) -> int:
        """The action to play."""


def check_blind(
    table: Table, make_bot: Callable[[], Bot], share: float = 0.05, forgetful: bool = False
) -> None:
    """At a share of the moments: the seat on turn sees the same through a `Perspective` of the
    true state as of a world dealt anew, and neither leads back to the true state or its chance;
    the bot's answer is legal. Where the game's redeals are `forgetful` (see `check_forgetful`),
    a bot made anew answers the same in both."""
    chance = table.chance()
    state = table.game.new(table.seats, chance, journal=True, **table.options)
    for moment in table.walk(state):
        if moment.ply == 0 or moment.picked("blind", share):
            for seat in state.turn:
                _check_seat(moment, seat, chance, make_bot, forgetful)


def reachable(thing: object) -> list[object]:
    """Every object that can be reached from this one, by fields, containers and closures."""
    found: dict[int, object] = {}
    ahead = [thing]
    while ahead:
        one = ahead.pop()
        if id(one) in found or isinstance(one, ATOMS):
            continue
        found[id(one)] = one
        # Compiled objects may be unknown to the garbage collector, so their fields are asked too.
        ahead.extend(fields_of(one).values())
        # A function leads to its module, and a module to everything.
        modules = id(one.__globals__) if isinstance(one, FunctionType) else None
        ahead.extend(part for part in gc.get_referents(one) if id(part) != modules)
    return list(found.values())


def _check_seat(
    moment: Moment, seat: int, chance: Chance, make_bot: Callable[[], Bot], forgetful: bool
) -> None:
    state = moment.state
    before = dump(state.to_position())
    world = state.redeal(seat, moment.chance("world"))
    true = Perspective(state, seat, moment.chance("perspective"))
    dealt = Perspective(world, seat, moment.chance("another perspective"))
    for name, first, second in (
        ("view", dump(true.view), dump(dealt.view)),
        ("legal", dump(true.legal), dump(dealt.legal)),
        ("plan", dump([true.plan, true.choices]), dump([dealt.plan, dealt.choices])),
        ("journal", dump(true.journal), dump(dealt.journal)),
        ("true view", dump(true.view), dump(state.view(seat))),
        ("true legal", dump(true.legal), dump(state.legal(seat))),
        ("true journal", dump(true.journal), dump(state.journal(seat))),
    ):
        if first != second:
            raise moment.fault(
                f"{name} of a perspective differs: {difference(first, second)}", seat
            )
    _check_holds_nothing(moment, seat, true, state, chance)
    answers = [make_bot().choose(perspective) for perspective in (true, dealt)]
    for answer in answers:
        if type(answer) is not int or answer not in true.legal:
            raise moment.fault(f"the bot's answer {answer!r} is not legal", seat)
    if forgetful and answers[0] != answers[1]:
        raise moment.fault(f"the bot answers {answers} in worlds it cannot tell apart", seat)
    if dump(state.to_position()) != before:
        raise moment.fault("the bot's choice changed the true state", seat)


def _check_holds_nothing(
    moment: Moment, seat: int, perspective: Perspective, state: State, chance: Chance
) -> None:
    for part in reachable(perspective):
        if part is state:
            raise moment.fault("the true state can be reached from a perspective", seat)
        if isinstance(part, Chance) and unequal_field(part, chance) is None:
            raise moment.fault("the true chance can be reached from a perspective", seat)
