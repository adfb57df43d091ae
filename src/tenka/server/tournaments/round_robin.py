"""Everybody meets everybody: the circle method, as in Berger's tables. Pure."""

from collections.abc import Sequence


def rounds_of(players: Sequence[int]) -> list[list[tuple[int, int]]]:
    """All rounds. One player stays, the others go round; if their number is odd, whoever would
    meet the empty place is free in that round."""
    circle: list[int | None] = [*players, *([None] if len(players) % 2 else [])]
    half = len(circle) // 2
    rounds = []
    for _ in range(len(circle) - 1):
        facing = zip(circle[:half], reversed(circle[half:]), strict=True)
        rounds.append([(one, two) for one, two in facing if one is not None and two is not None])
        circle = [circle[0], circle[-1], *circle[1:-1]]
    return rounds
