"""The moments of a game that mattered."""

from collections.abc import Sequence
from typing import Final

from tenka.analysis.figures import DOUBTFUL, Step

MOST: Final = 3


def moments(steps: Sequence[Step]) -> list[int]:
    """The numbers of the three steps that mattered most, in their order: decisions that cost
    something, and where there are fewer, the strokes of luck."""
    costly = [at for at, step in enumerate(steps) if step.cost >= DOUBTFUL]
    costly.sort(key=lambda at: -steps[at].cost)
    lucky = [at for at, step in enumerate(steps) if step.cause and at not in costly]
    lucky.sort(key=lambda at: -max(abs(given) for given in steps[at].luck))
    return sorted([*costly, *lucky][:MOST])
