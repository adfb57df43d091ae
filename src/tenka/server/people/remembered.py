"""What was read from the store is remembered, as long as it is true."""

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

REMEMBERED = 20_000

V = TypeVar("V")


class Remembered(Generic[V]):
    """Those used last, read once. What was read while anything changed is not remembered."""

    def __init__(self) -> None:
        self._values: OrderedDict[str, V] = OrderedDict()
        self._changes = 0

    def __contains__(self, key: str) -> bool:
        return key in self._values

    def get(self, key: str) -> V | None:
        """The value, if it is remembered."""
        return self._values.get(key)

    async def fetch(self, key: str, read: Callable[[str], Awaitable[V | None]]) -> V | None:
        """The value, from memory or read."""
        if key in self._values:
            self._values.move_to_end(key)
            return self._values[key]
        changes = self._changes
        value = await read(key)
        if value is not None and changes == self._changes:
            self._put(key, value)
        return value

    def change(self, key: str, value: V | None) -> None:
        """It is this from now on, or gone."""
        self._changes += 1
        self._values.pop(key, None)
        if value is not None:
            self._put(key, value)

    def clear(self) -> None:
        """Nothing is remembered."""
        self._changes += 1
        self._values.clear()

    def _put(self, key: str, value: V) -> None:
        self._values[key] = value
        if len(self._values) > REMEMBERED:
            self._values.popitem(last=False)
