"""What a seat sees, from packed whole numbers to one byte for each index of an observation."""

from librt.strings import BytesWriter, read_i64_le
from mypy_extensions import i64


class Seen:
    """What was written last of a seat: most of it is the same at its next decision."""

    def __init__(self) -> None:
        self.packed = b""
        self.parts: list[bytes] = []  # by field


class Features:
    """An observation is made of blocks, in the order of their fields. Each is written as its table
    says for the value of some bits: those of `mask` in a field, from `shift` on."""

    def __init__(self, field: bytes, shift: bytes, mask: bytes, tables: list[list[bytes]]) -> None:
        self.shift = shift
        self.mask = mask
        self.tables = tables
        # Where the blocks of each field begin, and where those of the last one end.
        last = field[len(field) - 1]
        self.starts: list[int] = [
            len([each for each in field if each < n]) for n in range(last + 2)
        ]

    def write(self, packed: bytes, seen: Seen, out: BytesWriter) -> None:
        """Write 0 or 1 for each index."""
        parts = seen.parts
        before = seen.packed
        fields: i64 = len(self.starts) - 1
        known: i64 = len(parts)
        at: i64 = 0
        while at < fields:
            number = read_i64_le(packed, 8 * at)
            if at >= known:
                parts.append(self._part(at, number))
            elif number != read_i64_le(before, 8 * at):
                parts[at] = self._part(at, number)
            out.write(parts[at])
            at += 1
        seen.packed = packed

    def _part(self, field: i64, number: i64) -> bytes:
        """The blocks of one field."""
        shift = self.shift
        mask = self.mask
        tables = self.tables
        out = BytesWriter()
        at: i64 = self.starts[field]
        end: i64 = self.starts[field + 1]
        while at < end:
            out.write(tables[at][(number >> i64(shift[at])) & i64(mask[at])])
            at += 1
        return out.getvalue()
