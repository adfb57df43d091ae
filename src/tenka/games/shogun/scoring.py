"""Points for provinces, buildings and majorities, and who has won (SG-7.4, SG-7.6)."""

from typing import Any, Final

from mypy_extensions import i64

from tenka.games.shogun.board import REGION_SETS, size
from tenka.games.shogun.data import (
    BUILDING_VP,
    BUILDINGS,
    MAJORITY_VP,
    PROVINCE_VP,
    REGIONS,
    TIED_LESS_VP,
)
from tenka.games.shogun.table import Table, buildings

KINDS: Final[int] = len(BUILDINGS)


def built_by(t: Table, seat: i64) -> i64:
    """How many buildings stand in the provinces of a seat."""
    lands: i64 = t.lands[seat]
    return size(lands & t.castles) + size(lands & t.temples) + size(lands & t.theatres)


def majority(t: Table, region: i64, kind: i64) -> list[int]:
    """The points of each seat for the most buildings of a kind in a region."""
    here = i64(REGION_SETS[t.board][region]) & buildings(t, kind)
    if here == 0:
        return [0] * t.seats
    return for_most([int(size(here & lands)) for lands in t.lands], kind)


def for_most(counts: list[int], kind: i64) -> list[int]:
    """The points of each seat with so many buildings of a kind in a region (SG-7.5)."""
    points = [0] * len(counts)
    most = max(counts)
    if most == 0:
        return points
    first = counts.count(most) == 1
    for seat, count in enumerate(counts):
        if count == most:
            points[seat] = MAJORITY_VP[kind] if first else MAJORITY_VP[kind] - TIED_LESS_VP
    return points


def scored_in(t: Table, region: i64) -> list[dict[str, Any]]:
    """What each seat scores in a region."""
    here: i64 = REGION_SETS[t.board][region]
    majorities = [majority(t, region, kind) for kind in range(KINDS)]
    found: list[dict[str, Any]] = []
    for seat in range(t.seats):
        lands = here & i64(t.lands[seat])
        provinces = size(lands) * PROVINCE_VP
        built = [int(size(lands & buildings(t, kind))) for kind in range(KINDS)]
        line: dict[str, Any] = {"provinces": provinces, "buildings": sum(built) * BUILDING_VP}
        total: int = provinces + sum(built) * BUILDING_VP
        for kind, name in enumerate(BUILDINGS):
            line[name] = majorities[kind][seat]
            total += majorities[kind][seat]
        line["total"] = total
        found.append(line)
    return found


def points_now(t: Table) -> list[int]:
    """What each seat would score if winter's scoring were now."""
    found = [0] * t.seats
    seat: i64 = 0
    while seat < t.seats:
        found[seat] = size(t.lands[seat]) * PROVINCE_VP + built_by(t, seat) * BUILDING_VP
        seat += 1
    region: i64 = 0
    while region < len(REGIONS):
        kind: i64 = 0
        while kind < KINDS:
            points = majority(t, region, kind)
            seat = 0
            while seat < t.seats:
                found[seat] += points[seat]
                seat += 1
            kind += 1
        region += 1
    return found


def score(t: Table) -> None:
    """The scoring of a winter."""
    points = points_now(t)
    before: list[int] = list(t.vp)
    for seat in range(t.seats):
        t.vp[seat] += points[seat]
    if t.log is not None:
        t.log.add(
            "scored",
            {
                "year": t.year,
                "regions": {region: scored_in(t, number) for number, region in enumerate(REGIONS)},
                "points": points,
                "before": before,
                "vp": list(t.vp),
            },
        )
        for seat in range(t.seats):
            t.log.add("gained", {"seat": seat, "points": points[seat], "vp": t.vp[seat]})


def winners(t: Table) -> list[int]:
    """Most points; then most chests; then shared."""
    best = max((t.vp[seat], t.chests[seat]) for seat in range(t.seats))
    return [seat for seat in range(t.seats) if (t.vp[seat], t.chests[seat]) == best]
