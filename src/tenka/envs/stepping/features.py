"""What a seat sees, from packed whole numbers to one byte for each index of an observation."""

from librt.strings import BytesWriter, read_i64_le
from mypy_extensions import i64


class Features:
    """An observation is made of blocks. Each is written as its table says for the value of some
    bits: those of `mask` in a field, from `shift` on."""

    def __init__(self, field: bytes, shift: bytes, mask: bytes, tables: list[list[bytes]]) -> None:
        self.field = field
        self.shift = shift
        self.mask = mask
        self.tables = tables

    def write(self, packed: bytes, out: BytesWriter) -> None:
        """Write 0 or 1 for each index."""
        field = self.field
        shift = self.shift
        mask = self.mask
        tables = self.tables
        n: i64 = len(field)
        at: i64 = 0
        while at < n:
            value = (read_i64_le(packed, 8 * i64(field[at])) >> i64(shift[at])) & i64(mask[at])
            out.write(tables[at][value])
            at += 1
