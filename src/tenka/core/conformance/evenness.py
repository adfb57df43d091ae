"""Are counts as even as chance should make them?"""

from collections.abc import Mapping, Sequence
from typing import Any

# Fair counts fail once in some three million times; seeds are fixed, so never at random.
DEVIATIONS = 5.0


def chi_square(counts: Sequence[int], weights: Sequence[float]) -> float:
    """How far counts lie from what the weights of their cells make likely."""
    share = sum(counts) / sum(weights)
    return sum(
        (count - weight * share) ** 2 / (weight * share)
        for count, weight in zip(counts, weights, strict=True)
    )


def chi_square_limit(cells: int) -> float:
    """What fair counts in so many cells stay under (Wilson and Hilferty's approximation)."""
    spread = 2 / (9 * (cells - 1))
    return float((cells - 1) * (1 - spread + DEVIATIONS * spread**0.5) ** 3)


def check_even(counts: Sequence[int], weights: Sequence[float], what: str) -> None:
    """The counts follow the weights as chance would have it."""
    if len(counts) < 2:
        return
    found, limit = chi_square(counts, weights), chi_square_limit(len(counts))
    assert found <= limit, f"{what}: chi-square {found:.1f} over {limit:.1f}: {list(counts)}"


def check_uniform(worlds: Mapping[Any, int], possible: int, what: str) -> None:
    """So many worlds are possible, and each came as often as the others."""
    assert len(worlds) <= possible, f"{what}: {len(worlds)} worlds seen, {possible} possible"
    counts = [*worlds.values(), *[0] * (possible - len(worlds))]
    check_even(counts, [1.0] * possible, what)
