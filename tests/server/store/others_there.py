"""Other processes and other people at the same directory."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

# A server's store, until its input ends.
HOLD_STORE = """
import asyncio, sys
from tenka.server.store import Store
async def main():
    async with Store(sys.argv[1]):
        print("open", flush=True)
        await asyncio.to_thread(sys.stdin.read)
asyncio.run(main())
"""


@contextmanager
def process(script: str, argument: Path) -> Iterator[None]:
    """Another process, as long as it has something to hold."""
    command = [sys.executable, "-c", script, str(argument)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as child:
        assert child.stdout is not None
        assert child.stdout.readline()
        yield
        child.communicate()


@contextmanager
def not_root() -> Iterator[None]:
    """Root may write everywhere, so be nobody for a while."""
    if os.geteuid():
        yield
        return
    try:
        os.seteuid(65534)
    except OSError:
        pytest.skip("cannot be anybody but root here")
    try:
        yield
    finally:
        os.seteuid(0)
