"""Answers that are kept, as many as there is room for: those that were asked for last."""

from collections import OrderedDict
from collections.abc import Hashable

ROOM = 1 << 25  # bytes


class KeptAnswers:
    """Answers by their keys."""

    def __init__(self, room: int = ROOM) -> None:
        self.size = 0  # bytes, of all
        self._room = room
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()

    def get(self, key: Hashable) -> bytes | None:
        """The answer, if it is kept: it stays for a while."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def put(self, key: Hashable, answer: bytes) -> None:
        """Keep one more; those that nobody has asked for longest make way."""
        self.size += len(answer) - len(self._kept.pop(key, b""))
        self._kept[key] = answer
        while self.size > self._room:
            self.size -= len(self._kept.popitem(last=False)[1])
