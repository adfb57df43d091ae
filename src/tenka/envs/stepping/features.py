"""What a seat sees, from packed whole numbers to one byte for each index of an observation."""

from typing import Final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i64, u8

ALL: Final[i64] = -1  # every bit


class Features:
    """An observation is made of blocks, in the order of their fields. Each is written as its table
    says for the value of some bits: those of `mask` in a field, from `shift` on."""

    def __init__(self, field: bytes, shift: bytes, mask: bytes, tables: list[list[bytes]]) -> None:
        self.shifts = vec[i64]([i64(each) for each in shift])
        self.masks = vec[i64]([i64(each) for each in mask])
        # Where the blocks of each field begin, and where those of the last one end.
        last = field[len(field) - 1]
        self.firsts = vec[i64]([len([each for each in field if each < n]) for n in range(last + 2)])
        # Where each block begins in an observation, and where the last one ends.
        widths = [len(table[0]) for table in tables]
        self.starts = vec[i64]([sum(widths[:n]) for n in range(len(widths) + 1)])
        self.size: i64 = sum(widths)
        # All tables in one; blocks that have the same share it.
        places: dict[int, int] = {}
        entries: list[bytes] = []
        length = 0
        for table in tables:
            if id(table) not in places:
                places[id(table)] = length
                entries += table
                length += sum([len(entry) for entry in table])
        self.tables = vec[i64]([places[id(table)] for table in tables])
        self.entries = vec[u8](b"".join(entries))


class Rows:
    """Observations, one after the other: 0 or 1 for each index. In a row that has been written
    before, only what has changed is written."""

    def __init__(self, features: Features, rows: i64) -> None:
        self.features = features
        self.packed: list[bytes] = [b""] * rows  # what each was made of
        self.written = vec[u8]([0] * (rows * features.size))

    def write(self, row: i64, packed: bytes) -> None:
        """Let a row be what these numbers say: the blocks in which some bits have changed."""
        features = self.features
        firsts = features.firsts
        shifts = features.shifts
        masks = features.masks
        starts = features.starts
        entries = features.entries
        written = self.written
        start = row * features.size
        before = self.packed[row]
        known = len(before) > 0
        field: i64 = 0
        at: i64 = 0
        while field < len(firsts) - 1:
            number = read_i64_le(packed, 8 * field)
            changed = number ^ read_i64_le(before, 8 * field) if known else ALL
            field += 1
            end = firsts[field]
            if changed == 0:
                at = end
            while at < end:
                mask = masks[at]
                if (changed >> shifts[at]) & mask != 0:
                    target = start + starts[at]
                    stop = start + starts[at + 1]
                    value = (number >> shifts[at]) & mask
                    source = features.tables[at] + value * (stop - target)
                    while target < stop:
                        written[target] = entries[source]
                        target += 1
                        source += 1
                at += 1
        self.packed[row] = packed
