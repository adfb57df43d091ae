"""Features put together into blocks, so that a few look-ups write a whole observation.

Features that ask for bits beside each other are one block: its table has, for each value of those
bits, what all its features are then.
"""

from collections.abc import Iterable
from functools import cache

from tenka.bots.learned.packing import Feature, Layout
from tenka.envs.stepping.features import Features

WIDEST = 8  # bits of a block

# Where a feature's bits begin in its block, how many they are, the value, and whether more will do.
Asked = tuple[int, int, int, bool]


def features_of(layout: Layout) -> list[Feature]:
    """The features of a layout."""
    return [
        (int(field), int(shift), int(mask).bit_length(), int(value), at >= layout.equal)
        for at, (field, shift, mask, value) in enumerate(
            zip(layout.field, layout.shift, layout.mask, layout.value, strict=True)
        )
    ]


def in_order(features: Iterable[Feature]) -> list[Feature]:
    """By field, then from the lowest bits to the highest, then by value."""
    return sorted(features, key=lambda feature: (*feature[:2], feature[4], feature[3]))


def blocks_of(ordered: list[Feature]) -> list[list[Feature]]:
    """Features in order, those together that ask for bits of one field within the widest block."""
    found: list[list[Feature]] = []
    for feature in ordered:
        field, shift, bits = feature[:3]
        if found and found[-1][0][0] == field and shift + bits - found[-1][0][1] <= WIDEST:
            found[-1].append(feature)
        else:
            found.append([feature])
    return found


def table_of_blocks(ordered: list[Feature]) -> Features:
    """What the compiled code reads to write features in this order."""
    field, shift, mask, tables = bytearray(), bytearray(), bytearray(), []
    for block in blocks_of(ordered):
        start = block[0][1]
        asked = tuple((at - start, bits, value, more) for _, at, bits, value, more in block)
        width = max(begin + bits for begin, bits, _, _ in asked)
        field.append(block[0][0])
        shift.append(start)
        mask.append((1 << width) - 1)
        tables.append(_table(asked, width))
    return Features(bytes(field), bytes(shift), bytes(mask), tables)


@cache
def _table(asked: tuple[Asked, ...], width: int) -> list[bytes]:
    return [
        bytes(
            part >= value if more else part == value
            for begin, bits, value, more in asked
            for part in ((number >> begin) & ((1 << bits) - 1),)
        )
        for number in range(1 << width)
    ]
