"""A disk that is soon full."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest


@contextmanager
def small_disk(directory: Path, megabytes: int) -> Iterator[Path]:
    """A file system of its own, of that size."""
    directory.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", f"size={megabytes}m", "tmpfs", str(directory)]
    if os.geteuid() or not shutil.which("mount") or subprocess.run(mount).returncode:
        pytest.skip("only root can mount a small file system")
    try:
        yield directory
    finally:
        subprocess.run(["umount", str(directory)], check=True)
