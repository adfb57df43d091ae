"""A copy has all fields of its original and shares none that changes."""

import copy as copying
import pickle
from collections.abc import Callable, Collection

from tenka.core.conformance.table import Moment, Table, require_same, snapshot
from tenka.core.contract import State


def sent(state: State) -> State:
    """As it comes out in another process."""
    found: State = pickle.loads(pickle.dumps(state))
    return found


WAYS: tuple[tuple[str, Callable[[State], State]], ...] = (
    ("copy.copy", copying.copy),
    ("copy.deepcopy", copying.deepcopy),
    ("pickle", sent),
)


def check_copies(table: Table, share: float = 0.05, caches: Collection[str] = ()) -> None:
    """At a share of the moments: a copy equals its original field by field (but for `caches`),
    goes on as the original does, and neither is touched when the other is played to its end. So
    does one that was pickled, and all of them are equal."""
    followers: list[State] = []
    for moment in table.walk():
        for follower in followers:
            if follower.to_position() != moment.state.to_position():
                raise moment.fault("a copy has gone on differently from its original")
        if moment.ply == 0 or moment.picked("copy", share):
            _check_copy(moment, caches)
            followers += (moment.state.copy(), sent(moment.state))
        for follower in followers:
            if moment.move is not None:
                follower.apply(*moment.move)


def _check_copy(moment: Moment, caches: Collection[str]) -> None:
    state, table = moment.state, moment.table
    before = snapshot(state, table)
    copy, other = state.copy(), state.copy()
    where = unequal_field(state, copy, caches)
    if where is not None:
        raise moment.fault(f"field {where} of the copy is not that of its original")
    require_same(moment, before, snapshot(copy, table), "a copy")
    for name, make in WAYS:
        made = make(state)
        if made != state or not made == state:
            raise moment.fault(f"{name} gives a state that does not equal its original")
        require_same(moment, before, snapshot(made, table), f"made by {name}")
    if moment.move is not None:
        made.apply(*moment.move)
        if made == state and made.to_position() != state.to_position():
            raise moment.fault("a state equals the one that came before it")
    _play_to_the_end(table, other, f"copy/{moment.ply}")
    require_same(moment, before, snapshot(state, table), "after its copy was played on")
    require_same(moment, before, snapshot(copy, table), "after another copy was played on")


def _play_to_the_end(table: Table, state: State, name: str) -> None:
    for _ in table.walk(state, name):
        pass


def fields_of(thing: object) -> dict[str, object]:
    """The fields of an object, of a plain, a slotted or a compiled class."""
    names = set(getattr(thing, "__dict__", ()))
    for kind in type(thing).__mro__:
        for listed in ("__mypyc_attrs__", "__slots__"):
            found = kind.__dict__.get(listed, ())
            names.update((found,) if isinstance(found, str) else found)
    names -= {"__dict__", "__weakref__"}
    return {name: getattr(thing, name) for name in sorted(names) if hasattr(thing, name)}


def unequal_field(
    first: object,
    second: object,
    caches: Collection[str] = (),
    path: str = "state",
    met: set[tuple[int, int]] | None = None,
) -> str | None:
    """The path of the first field in which two objects differ, or None."""
    met = set() if met is None else met
    if first is second or (id(first), id(second)) in met:
        return None
    met.add((id(first), id(second)))
    if type(first) is not type(second):
        return path
    parts: list[tuple[str, object, object]]
    if isinstance(first, list | tuple) and isinstance(second, list | tuple):
        if len(first) != len(second):
            return path
        parts = [(f"{path}[{i}]", a, b) for i, (a, b) in enumerate(zip(first, second, strict=True))]
    elif isinstance(first, dict) and isinstance(second, dict):
        if first.keys() != second.keys():
            return path
        parts = [(f"{path}[{key!r}]", first[key], second[key]) for key in first]
    else:
        mine, theirs = fields_of(first), fields_of(second)
        if mine.keys() != theirs.keys():
            return path + "." + sorted(mine.keys() ^ theirs.keys())[0]
        if not mine:
            return None if type(first).__eq__ is object.__eq__ or first == second else path
        parts = [(f"{path}.{n}", mine[n], theirs[n]) for n in mine if n not in caches]
    for place, a, b in parts:
        where = unequal_field(a, b, caches, place, met)
        if where is not None:
            return where
    return None
