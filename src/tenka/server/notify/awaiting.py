"""Is it still so, what somebody is to be told? From what is stored of the table alone."""

from tenka.server.store.rows import OwedKind, Seated


def is_awaited(kind: OwedKind, found: Seated, seat: int, person_id: str) -> bool:
    """Is that person, in that seat, still the one who has to move, to answer or to come?"""
    if found.seats[seat].person_id != person_id:
        return False
    if kind in ("invitation", "round"):
        return found.table.status == "open" and found.seats[seat].kind == "open"
    if found.table.status != "playing":
        return False
    if kind == "turn":
        return seat in found.owing
    offer = (found.table.offer or {}).get("open")
    if offer is None or (offer["kind"], offer["version"]) != (kind, found.entries):
        return False  # whatever is written into the record makes an offer void
    return seat not in (offer["seat"], *offer["agreed"])
