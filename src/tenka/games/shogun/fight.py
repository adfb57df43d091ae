"""What battles and revolts share: the throw, and the cubes on the tray (SG-5)."""

from librt.vecs import vec
from mypy_extensions import i64

from tenka.games.shogun.board import NAMES
from tenka.games.shogun.forced_chance import throw_cubes
from tenka.games.shogun.table import (
    COLOURS,
    PEASANT,
    Table,
    cubes,
    make_neutral,
    place,
)


def peasants_from_reserve(t: Table, wanted: i64) -> i64:
    """So many peasants, or those that are there (SG-5.9)."""
    found = min(wanted, t.peasants)
    t.peasants -= found
    return found


def throw_all(t: Table, name: str, fighters: vec[i64]) -> None:
    """The fighters and all that lies on the tray go in; what falls out lies there (SG-5.1)."""
    thrown = fighters[:]
    colour: i64 = 0
    while colour < COLOURS:
        thrown[colour] += t.tray[colour]
        colour += 1
    tray = t.tray
    t.tray = throw_cubes(t, f"throw/{place(t)}/{name}", thrown)
    if t.log is not None:
        note_throw(t, fighters, tray, t.tray)


def note_throw(t: Table, fighters: vec[i64], tray: vec[i64], out: vec[i64]) -> None:
    """A throw, for the journal: what went in, what came out, what is inside now."""
    if t.log is not None:
        t.log.add(
            "thrown",
            {
                "fighters": cubes(fighters),
                "tray": cubes(tray),
                "out": cubes(out),
                "inside": cubes(t.inside),
                "thrown": sum(fighters) + sum(tray),
                "fell": sum(out),
                "held": sum(t.inside),
            },
        )


def off_tray(t: Table, colour: i64) -> i64:
    """All cubes of a colour are taken from the tray."""
    found: i64 = t.tray[colour]
    t.tray[colour] = 0
    return found


def revolt(t: Table, name: str, province: i64, peasants: i64) -> bool:
    """The armies of a province against so many peasants; has the owner won? (SG-5.8)"""
    seat: i64 = t.owner[province]
    if t.log is not None:
        t.log.add(
            "revolted",
            {
                "seat": seat,
                "province": NAMES[province],
                "armies": t.armies[province],
                "peasants": peasants,
            },
        )
    fighters = vec[i64]([0] * COLOURS)
    fighters[seat] = t.armies[province]
    fighters[PEASANT] = peasants_from_reserve(t, peasants)
    throw_all(t, name, fighters)
    against = off_tray(t, PEASANT)
    own = off_tray(t, seat)
    t.peasants += against
    won = own > against
    left = own - against if won else 0
    t.reserve[seat] += own - left
    if t.log is not None:
        t.log.add(
            "quelled" if won else "overrun",
            {
                "seat": seat,
                "province": NAMES[province],
                "own": own,
                "against": against,
                "left": left,
            },
        )
    if won:
        t.armies[province] = left
    else:
        make_neutral(t, province)
    return won
