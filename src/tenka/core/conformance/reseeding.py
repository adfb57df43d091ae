"""Chance to come that is drawn anew leaves all that is there as it is, also what is hidden."""

from tenka.core.chance import Chance
from tenka.core.conformance.blind import reachable
from tenka.core.conformance.copies import unequal_field
from tenka.core.conformance.table import Moment, Table, dump, require_same, snapshot
from tenka.core.contract import State
from tenka.core.errors import BadOption


def check_reseeding(table: Table, share: float = 0.05) -> None:
    """At a share of the moments: a reseeded state is the same to everybody and has nothing left of
    its old chance; two that are reseeded alike go on alike; a copy of it stays as it was, and what
    is no chance is refused."""
    chance = table.chance()
    state = table.game.new(table.seats, chance, journal=True, **table.options)
    for moment in table.walk(state):
        if moment.ply == 0 or moment.picked("reseed", share):
            _check_moment(moment, chance)


def _check_moment(moment: Moment, chance: Chance) -> None:
    state, table = moment.state, moment.table
    before = snapshot(state, table)
    end = _end(moment, state.copy())
    worlds = [state.copy(), state.copy()]
    for world in worlds:
        world.reseed(moment.chance("reseed"))
        require_same(moment, before, snapshot(world, table), "a reseeded state")
    if any(
        isinstance(part, Chance) and unequal_field(part, chance) is None
        for part in reachable(worlds[0])
    ):
        raise moment.fault("the old chance can be reached from a reseeded state")
    first, second = (_end(moment, world) for world in worlds)
    if first != second:
        raise moment.fault("two states reseeded alike go on differently")
    if _end(moment, state.copy()) != end:
        raise moment.fault("reseeding a copy has changed the future of its original")
    try:
        state.copy().reseed(None)  # type: ignore[arg-type]
    except BadOption:
        return
    except Exception as error:
        raise moment.fault(f"reseed by None: {error!r} instead of BadOption") from error
    raise moment.fault("reseed by None is accepted instead of BadOption")


def _end(moment: Moment, state: State) -> str:
    """Where random play leads."""
    state.playout(moment.chance("playout"))
    return dump(state.to_position())
