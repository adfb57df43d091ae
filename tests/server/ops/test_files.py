"""How many files may be open, in a process of its own."""

import subprocess
import sys

from tests.patient import PATIENCE

CHILD = """
import os, resource, sys
from tenka.server.ops import files

def limit():
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]

resource.setrlimit(resource.RLIMIT_NOFILE, (150, 400))
assert files.room_for_connections(2) == 150 - files.KEPT_BACK - 2 * files.FOR_EACH_BOT
assert files.room_for_connections(256) == files.AT_LEAST
files.raise_file_limit()
assert limit() == 400
files.raise_file_limit()
assert limit() == 400
assert files.room_for_connections(2) == 400 - files.KEPT_BACK - 2 * files.FOR_EACH_BOT
assert not files.none_left()
opened = []
try:
    while True:
        opened.append(os.dup(0))
except OSError:
    pass
assert files.none_left()
os.close(opened.pop())
assert not files.none_left()
"""


def test_limits_of_the_system() -> None:
    subprocess.run([sys.executable, "-c", CHILD], check=True, timeout=PATIENCE)
