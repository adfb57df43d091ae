"""The bits of an observation that say one thing, and what their values are called."""

from collections.abc import Sequence
from dataclasses import dataclass

from tenka.bots.learned.packing import Feature

YES_NO = ("no", "yes")
WHOSE = ("nobody", "me", "rival")


@dataclass(frozen=True)
class Part:
    """`less` is what a value is greater by than what it stands for."""

    label: str
    values: Sequence[str] = ()
    less: int = 0

    def name(self, value: int, at_least: bool) -> str:
        if at_least:
            return f"{self.label} >= {value - self.less}"
        return f"{self.label} = {self.values[value] if self.values else value - self.less}"


Parts = dict[tuple[int, int], Part]  # by field and shift


def flag(label: str) -> Part:
    return Part(label, YES_NO)


def name_of(parts: Parts, feature: Feature) -> str:
    field, shift, _, value, at_least = feature
    return parts[field, shift].name(value, at_least)
