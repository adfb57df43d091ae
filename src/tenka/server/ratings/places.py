"""Who came before whom in a rated game. Pure."""

from collections.abc import Collection

from tenka.core.contract import Json


def places_of(result: Json, left: Collection[int]) -> list[int]:
    """The place of each seat, 0 the best; equal places are shared. Those who have left come last,
    however well a bot has played on for them. Of two, points are no matter."""
    scores, winners = result["scores"], result["winners"]
    drawn = len(winners) in (0, len(scores))

    def order(seat: int) -> tuple[bool, bool, int]:
        lost = not drawn and seat not in winners
        return seat in left, lost, -scores[seat] if lost and len(scores) > 2 else 0

    orders = [order(seat) for seat in range(len(scores))]
    return [sum(other < mine for other in orders) for mine in orders]
