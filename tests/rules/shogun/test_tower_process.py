"""The tower as a process: against the table of SG-9, and against one written cube by cube."""

from math import sqrt
from statistics import mean, stdev

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tenka.core.chance import Draws, FastChance, VerifiableChance
from tenka.core.conformance import check_even
from tenka.games.shogun import tower
from tenka.games.shogun.data import FLOORS, P_HOLD, P_KNOCK

from .table import WITH_12_INSIDE

# Standard errors that a mean may be off; seeds are fixed, so a fair tower never fails at random.
ERRORS = 5.0
OPENINGS = 1500
THROWS = 1500


def draws_of(name: str) -> Draws:
    return FastChance(17).draws(name)


def throw(draws: Draws, inside: list[int], thrown: list[int]) -> list[int]:
    """The engine's throw, with lists."""
    content = vec[i64](inside)
    out = tower.throw(draws, content, vec[i64](thrown))
    inside[:] = content
    return list(out)


def cube_by_cube(draws: Draws, inside: list[int], thrown: list[int]) -> list[int]:
    """SG-9.2 to SG-9.6 word for word, one draw for each cube and each chance."""
    floors: list[list[int]] = [[] for _ in range(FLOORS)]
    for colour, n in enumerate(inside):
        for _ in range(n):
            floors[draws.below(FLOORS)].append(colour)
    coming = [colour for colour, n in enumerate(thrown) for _ in range(n)]
    draws.shuffle(coming)
    out = [0] * len(inside)
    for first in coming:
        falling = [(first, 0)]
        while falling:
            colour, floor = falling.pop(0)
            while floor < FLOORS and not draws.happens(P_HOLD):
                loose = [draws.happens(P_KNOCK) for _ in floors[floor]]
                fallen = [c for c, off in zip(floors[floor], loose, strict=True) if off]
                draws.shuffle(fallen)
                floors[floor] = [c for c, off in zip(floors[floor], loose, strict=True) if not off]
                floor += 1
                falling += [(c, floor) for c in fallen]
            if floor < FLOORS:
                floors[floor].append(colour)
            else:
                out[colour] += 1
    return out


@pytest.mark.rule("SG-9.1", "SG-9.6", "SG-5.1")
@pytest.mark.parametrize("chance", [FastChance(3), VerifiableChance(b"key")], ids=["fast", "hmac"])
def test_no_cube_is_lost_or_made(chance: FastChance | VerifiableChance) -> None:
    draws = chance.draws("cubes")
    inside = [0] * 6
    for _ in range(200):
        thrown = [int(draws.below(7)) for _ in inside]
        before = inside.copy()
        out = throw(draws, inside, thrown)
        for was, more, fell, now in zip(before, thrown, out, inside, strict=True):
            assert was + more == fell + now
            assert min(fell, now) >= 0
    assert throw(draws, [0] * 6, [0] * 6) == [0] * 6


@pytest.mark.rule("SG-9.3", "SG-9.4", "SG-9.5", "SG-2.6")
@pytest.mark.parametrize(
    ("seats", "stay", "deviation", "low", "high"),
    [(3, 8.24, 2.68, 4, 13), (4, 9.22, 2.92, 5, 14), (5, 10.04, 3.09, 5, 15)],
)
def test_the_opening_throw(seats: int, stay: float, deviation: float, low: int, high: int) -> None:
    draws = draws_of(f"opening/{seats}")
    thrown = [7] * seats + [10]
    stayed = sorted(
        sum(thrown) - sum(throw(draws, [0] * (seats + 1), thrown)) for _ in range(OPENINGS)
    )
    assert abs(mean(stayed) - stay) < ERRORS * deviation / sqrt(OPENINGS)
    assert stdev(stayed) == pytest.approx(deviation, rel=0.1)
    assert abs(stayed[OPENINGS // 20] - low) <= 1
    assert abs(stayed[-OPENINGS // 20] - high) <= 1


@pytest.mark.rule("SG-5.10")
@pytest.mark.parametrize("n", [4, 8, 16])
def test_the_same_throw_again_and_again(n: int) -> None:
    draws = draws_of(f"long/{n}")
    inside, held, fell = [13, 0], [], []
    for _ in range(THROWS):
        fell.append(sum(throw(draws, inside, [n // 2, n // 2])))
        held.append(sum(inside))
    assert abs(mean(held) - 13.3) < 1.0
    assert mean(fell) == pytest.approx(n, abs=0.05)


@pytest.mark.rule("SG-9.2", "SG-9.5")
@pytest.mark.parametrize(("n", "out", "out_sd", "other", "other_sd"), WITH_12_INSIDE)
def test_one_throw_with_12_cubes_inside(
    n: int, out: float, out_sd: float, other: float, other_sd: float
) -> None:
    draws = draws_of(f"twelve/{n}")
    found = [throw(draws, [12, 0], [0, n]) for _ in range(THROWS)]
    for colour, expected, deviation in ((1, out, out_sd), (0, other, other_sd)):
        counts = [fell[colour] for fell in found]
        assert abs(mean(counts) - expected) < ERRORS * deviation / sqrt(THROWS)
        assert stdev(counts) == pytest.approx(deviation, rel=0.1)


@pytest.mark.rule("SG-5.10")
def test_no_colour_is_favoured() -> None:
    draws = draws_of("fair")
    inside, fell = [6, 6], [0, 0]
    for _ in range(4000):
        out = throw(draws, inside, [4, 4])
        fell = [fell[0] + out[0], fell[1] + out[1]]
    assert fell[0] / fell[1] == pytest.approx(1.0, abs=0.02)


@pytest.mark.rule("SG-9.2", "SG-9.3", "SG-9.4", "SG-9.5", "SG-9.6")
def test_one_draw_does_what_many_would() -> None:
    """The counts of our throws are spread as those of the process in the words of the rules."""
    ours, theirs = draws_of("ours"), draws_of("theirs")
    content, thrown = [5, 4, 3], [2, 3, 3]
    cells: dict[int, list[int]] = {}
    for _ in range(3000):
        for who, out in (
            (0, throw(ours, content.copy(), thrown)),
            (1, cube_by_cube(theirs, content, thrown)),
        ):
            for colour, n in enumerate(out):
                cells.setdefault(colour * 100 + n, [0, 0])[who] += 1
    common = [pair for pair in cells.values() if min(pair) >= 30]
    assert len(common) >= 12
    for pair in common:
        check_even(pair, [1.0, 1.0], "ours and the process cube by cube")
