"""What happened, told to people: each seat is told what it may know."""

from typing import Any

Fields = dict[str, Any]

# Kinds of events by which hidden things become open to all; every game uses these words for them.
REVEALING = frozenset({"opened", "revealed", "drawn", "thrown"})


class Journal:
    """A list of events. All seats see every event; what it tells may differ from seat to seat."""

    def __init__(self) -> None:
        self.events: list[tuple[str, Fields, dict[int, Fields]]] = []

    def add(self, kind: str, fields: Fields, secret: dict[int, Fields] | None = None) -> None:
        """Note an event: what all may know, and what only some seats are told besides."""
        self.events.append((kind, fields, secret or {}))

    def told(self, seat: int | None, since: int = 0) -> list[Fields]:
        """The events from number `since` on, as this seat (None: a spectator) may know them."""
        return [
            {"kind": kind, **fields, **(secret.get(seat, {}) if seat is not None else {})}
            for kind, fields, secret in self.events[max(since, 0) :]
        ]

    def learned(self, seat: int, since: int = 0) -> bool:
        """Has the seat been told anything hidden from number `since` on?"""
        return any(
            seat in secret or kind in REVEALING for kind, _, secret in self.events[max(since, 0) :]
        )

    def copy(self) -> "Journal":
        other = Journal()
        other.events = self.events.copy()
        return other

    def known_to(self, seat: int | None) -> "Journal":
        """The journal of a world dealt anew: nothing is left of what others alone were told."""
        other = Journal()
        other.events = [
            (kind, fields, {seat: secret[seat]} if seat is not None and seat in secret else {})
            for kind, fields, secret in self.events
        ]
        return other
