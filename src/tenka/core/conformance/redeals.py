"""A world dealt anew is a possible one, made by chance alone, and the true one only by luck."""

from collections import Counter
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Generic, TypeVar

from tenka.core.chance import Chance, FastChance
from tenka.core.conformance.table import Moment, Table, difference, dump
from tenka.core.contract import Json, State
from tenka.core.errors import TenkaError

H = TypeVar("H", bound=Hashable)

Census = Callable[[Json], Hashable]
"""What is conserved in a position: all the cards, say, wherever they lie."""

# Worlds dealt for each observer of a moment.
WORLDS = 2

# So many worlds with something hidden cannot all be the true one.
TOO_MANY_HITS = 8


@dataclass(frozen=True)
class Hits(Generic[H]):
    """How often each hidden part came up in many redeals, and how often the true one did."""

    worlds: Counter[H]
    true: int


def check_redeals(table: Table, census: Census | None = None, share: float = 0.05) -> None:
    """Worlds dealt anew are possible positions of equal census that can be played to the end,
    the same for the same chance; the state they are made from stays as it was. Where something
    is hidden they are not always the true one; how often they may be, `hidden_hits` measures."""
    hits: dict[int | None, list[bool]] = {seat: [] for seat in table.observers}
    for moment in table.walk():
        if moment.ply and not moment.picked("redeal", share):
            continue
        before = dump(moment.state.to_position())
        for seat in table.observers:
            for number in range(WORLDS):
                dealt = _check_world(moment, seat, f"redeal/{seat}/{number}", census)
                if _hides(moment.state.view(seat)):
                    hits[seat].append(dealt == before)
        if dump(moment.state.to_position()) != before:
            raise moment.fault("a redeal changed the state that it was made from")
    for seat, hit in hits.items():
        if len(hit) >= TOO_MANY_HITS and all(hit):
            raise moment.fault(f"each of {len(hit)} redeals gave the true world", seat)


def check_forgetful(table: Table, share: float = 0.05) -> None:
    """A world depends on the chance and on what its seat knows, on nothing else: from any world
    of that seat the same chance deals the same one. So a bot cannot even tell worlds apart by
    the worlds dealt for it, and decides alike in all of them."""
    for moment in table.walk():
        if moment.picked("forgetful", share):
            for seat in table.observers:
                world = moment.state.redeal(seat, moment.chance("world"))
                first = dump(moment.state.redeal(seat, moment.chance("again")).to_position())
                second = dump(world.redeal(seat, moment.chance("again")).to_position())
                if first != second:
                    raise moment.fault(
                        "the same chance deals another world from the true position than from "
                        f"a redealt one: {difference(first, second)}",
                        seat,
                    )


def check_unseen(table: Table, share: float = 0.2) -> int:
    """A move that changes nothing of what a seat is told changes nothing in the worlds dealt for
    it by the same chance, neither: they would tell that it was made. Gives the number compared;
    for games whose worlds are forgetful (see `check_forgetful`)."""
    compared = 0
    for moment in table.walk():
        if moment.move is None or not moment.picked("unseen", share):
            continue
        after = moment.state.copy()
        after.apply(*moment.move)
        for seat in table.observers:
            if seat == moment.move[0] or _told(after, seat) != _told(moment.state, seat):
                continue
            compared += 1
            first = dump(moment.state.redeal(seat, moment.chance("unseen")).to_position())
            second = dump(after.redeal(seat, moment.chance("unseen")).to_position())
            if first != second:
                raise moment.fault(
                    f"{after.text(moment.move[1])!r} is not seen, but the worlds dealt tell it: "
                    f"{difference(first, second)}",
                    seat,
                )
    return compared


def _told(state: State, seat: int | None) -> str:
    """What a seat sees, and whether anything was added to what it was told."""
    return dump([state.view(seat), len(state.journal(seat))])


def hidden_hits(
    state: State,
    seat: int | None,
    hidden: Callable[[Json], H],
    redeals: int,
    chance: Chance,
) -> Hits[H]:
    """Deal anew so many times and count what `hidden` finds in the positions."""
    draws = chance.draws("hidden_hits")
    worlds: Counter[H] = Counter()
    for _ in range(redeals):
        world = state.redeal(seat, FastChance(int(draws.word()) << 32 | int(draws.word())))
        worlds[hidden(world.to_position())] += 1
    return Hits(worlds, worlds[hidden(state.to_position())])


def _hides(view: object) -> bool:
    """Does a view leave something out, by the mark that the contract has for it?"""
    if isinstance(view, dict):
        return bool(view.get("hidden")) or any(_hides(part) for part in view.values())
    return isinstance(view, list) and any(_hides(part) for part in view)


def _check_world(moment: Moment, seat: int | None, name: str, census: Census | None) -> str:
    state, table = moment.state, moment.table
    world = state.redeal(seat, moment.chance(name))
    position = world.to_position()
    if dump(position) != dump(state.redeal(seat, moment.chance(name)).to_position()):
        raise moment.fault("two redeals by the same chance differ", seat)
    if dump(world.view(seat)) != dump(state.view(seat)):
        raise moment.fault("a world dealt anew looks different to its seat", seat)
    if census is not None and census(position) != census(state.to_position()):
        raise moment.fault(f"a world dealt anew has another census: {dump(position)}", seat)
    try:
        restored = table.restore(position).to_position()
    except TenkaError as error:
        raise moment.fault(f"a world dealt anew is impossible: {error}", seat) from error
    if dump(restored) != dump(position):
        raise moment.fault("a world dealt anew is not given back by its position", seat)
    world.playout(moment.chance(name))
    if world.outcome is None:
        raise moment.fault("a world dealt anew cannot be played to the end", seat)
    return dump(position)
