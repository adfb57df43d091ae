"""SG-5.10 and SG-9: the tower, thrown through battles, against the table of the rules."""

from statistics import mean

import pytest

from .table import SHOGUN, WITH_12_INSIDE, do, inside, season, tower

THROWS = 700


def near(found: list[int], expected: float, deviation: float) -> bool:
    """Within 5 standard errors of ours and of the table's, which is rounded."""
    error: float = deviation * (len(found) ** -0.5 + 20000**-0.5)
    return abs(mean(found) - expected) < 5 * error + 0.005


def duel(n: int, content: str, seed: int) -> dict[str, int]:
    """Seats 0 and 1 throw n cubes, half each; what is inside then."""
    state = season(
        f"Settsu 0:{n // 2 + 1}, Omi 1:{n // 2}", "battle_a Settsu", tower=tower(content), seed=seed
    )
    return inside(do(state, f"0 move Settsu Omi {n // 2}"))


@pytest.mark.rule("SG-9.1", "SG-9.3", "SG-9.4", "SG-9.5", "SG-9.6", "SG-2.6")
@pytest.mark.parametrize(
    ("seats", "stay", "deviation"), [(3, 8.24, 2.68), (4, 9.22, 2.92), (5, 10.04, 3.09)]
)
def test_the_opening_throw(seats: int, stay: float, deviation: float) -> None:
    found = [inside(SHOGUN.new(seats, seed)) for seed in range(THROWS)]
    totals = [sum(content.values()) for content in found]
    assert near(totals, stay, deviation)
    spread = mean((total - stay) ** 2 for total in totals) ** 0.5
    assert abs(spread - deviation) < 0.35
    # no colour is favoured: peasants 10, each seat 7
    for colour, thrown in [("peasant", 10), *((str(seat), 7) for seat in range(seats))]:
        share = stay * thrown / (7 * seats + 10)
        assert near([content.get(colour, 0) for content in found], share, 1.6)


@pytest.mark.rule("SG-9.2", "SG-9.3", "SG-9.4", "SG-9.5", "SG-9.6", "SG-5.1")
@pytest.mark.parametrize(("n", "out", "out_sd", "other", "other_sd"), WITH_12_INSIDE)
def test_one_throw_with_12_cubes_inside(
    n: int, out: float, out_sd: float, other: float, other_sd: float
) -> None:
    found = [duel(n, "2:12", seed) for seed in range(THROWS)]
    thrown = [n - content.get("0", 0) - content.get("1", 0) for content in found]
    others = [12 - content.get("2", 0) for content in found]
    assert near(thrown, out, out_sd)
    assert near(others, other, other_sd)
    for counts, sd in ((thrown, out_sd), (others, other_sd)):
        assert abs(mean((x - mean(counts)) ** 2 for x in counts) ** 0.5 - sd) < 0.2


@pytest.mark.rule("SG-5.10", "SG-9.1")
@pytest.mark.parametrize("n", [4, 8, 16])
def test_in_the_long_run_as_many_fall_out_as_are_thrown(n: int) -> None:
    """The same throw again and again: 13.2 cubes inside, whatever is thrown."""
    content: dict[str, int] = {}
    sizes = []
    for seed in range(700):
        content = duel(n, " ".join(f"{c}:{k}" for c, k in content.items()), seed)
        sizes.append(sum(content.values()))
    assert abs(mean(sizes[100:]) - 13.25) < 1.0


@pytest.mark.rule("SG-5.10")
def test_no_colour_is_favoured() -> None:
    """Two colours thrown in equal numbers fall out in equal numbers."""
    found = [duel(8, "2:6 p:6", seed) for seed in range(1200)]
    blue, yellow = (sum(4 - content.get(c, 0) for content in found) for c in ("0", "1"))
    assert blue / yellow == pytest.approx(1, abs=0.05)
    left = [sum(6 - content.get(c, 0) for content in found) for c in ("2", "peasant")]
    assert left[0] / left[1] == pytest.approx(1, abs=0.12)


@pytest.mark.rule("SG-9.1")
def test_nothing_about_the_tower_is_hidden() -> None:
    """Its content is all there is to know of it."""
    state = season("Settsu 0:4, Omi 1:2", "battle_a Settsu", tower=tower("0:3 p:4", "2:2"))
    for seat in (0, 1, 2, None):
        assert state.view(seat)["tower"] == {
            "inside": {"0": 3, "peasant": 4},
            "tray": {"2": 2},
        }


@pytest.mark.rule("SG-9.3", "SG-9.4", "SG-9.5", "SG-9.6")
def test_two_cubes_into_the_empty_tower() -> None:
    """Both fall out when both pass three floors, or when the second knocks the first loose.

    The first lies on floor f with 0.15 * 0.85**f; the second passes (0.85**3), knocks it loose
    (0.04), and it passes the floors below.
    """
    throws = 1000
    both = 0
    for seed in range(throws):
        state = season("Settsu 0:2", "battle_a Settsu", seed=seed)
        both += inside(do(state, "0 move Settsu Harima 1")) == {}
    passes = 0.85**3
    exact = passes**2 + 3 * 0.15 * 0.85**2 * passes * 0.04
    assert abs(both / throws - exact) < 5 * (exact * (1 - exact) / throws) ** 0.5
