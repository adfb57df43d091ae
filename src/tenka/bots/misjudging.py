"""How far off a player's judgement may be."""

from tenka.core.chance import Draws


def misjudged(most: float, draws: Draws) -> float:
    """By how much a move seems better, or worse if below 0; at most by so much."""
    return most * (2.0 * float(draws.word()) / 4294967296.0 - 1.0)
