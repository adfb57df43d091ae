"""A directory in memory: where durability is not the matter, no test waits for a disk."""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

SHARED = Path("/dev/shm")


@contextmanager
def directory_in_memory() -> Iterator[Path]:
    """A directory that is gone afterwards; on a disk, where the machine has no other place."""
    place = SHARED if SHARED.is_dir() else None
    with tempfile.TemporaryDirectory(prefix="tenka-", dir=place) as name:
        yield Path(name)
