"""The processes of a training tell how they ended."""

import subprocess
import sys

SCRIPT = """
import os, signal, sys, time
from training.processes import Process, failure

def fails() -> None:
    raise ValueError("there is no room\\nand more")

def is_killed() -> None:
    os.kill(os.getpid(), signal.SIGKILL)

well = Process("actor", int)
bad = Process("learner", fails)
gone = Process("server", is_killed)
slow = Process("evaluation", time.sleep, 600)
for process in (well, bad, gone):
    process.wait()
print(well.failure, slow.is_over(), failure([well, slow]))
print(failure([well, bad, gone]))
print(gone.failure)
slow.kill()
print(slow.is_over())
"""


def test_why_a_process_failed_is_told() -> None:
    """In a process of its own, since it forks."""
    run = subprocess.run(
        [sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=True, timeout=60
    )
    assert run.stdout.splitlines() == [
        "None False None",
        "the learner failed (ValueError: there is no room)",
        "the server was ended by SIGKILL",
        "True",
    ]
    assert "and more" in run.stderr  # the whole of it
