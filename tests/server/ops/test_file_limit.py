"""How many files may be open, in a process of its own."""

import subprocess
import sys

from tests.patient import PATIENCE

CHILD = """
import os, resource, sys
from tenka.server.ops import file_limit
from tenka.server.ops.file_limit import FOR_EACH_BOT, KEPT_BACK

def limit():
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]

resource.setrlimit(resource.RLIMIT_NOFILE, (150, 400))
assert file_limit.room_for_connections(2) == 150 - KEPT_BACK - 2 * FOR_EACH_BOT
assert file_limit.room_for_connections(256) == file_limit.AT_LEAST
file_limit.raise_file_limit()
assert limit() == 400
file_limit.raise_file_limit()
assert limit() == 400
assert file_limit.room_for_connections(2) == 400 - KEPT_BACK - 2 * FOR_EACH_BOT
assert not file_limit.none_left()
opened = []
try:
    while True:
        opened.append(os.dup(0))
except OSError:
    pass
assert file_limit.none_left()
os.close(opened.pop())
assert not file_limit.none_left()
"""


def test_limits_of_the_system() -> None:
    subprocess.run([sys.executable, "-c", CHILD], check=True, timeout=PATIENCE)
