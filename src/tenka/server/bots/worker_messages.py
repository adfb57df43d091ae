"""What servers and bot workers say to each other over the bus.

A server asks on `jobs_subject()`, where the workers of its release are a group: each job goes to
one of them, who answers as a bot's process does (see `bot_process_main.py`), or `{"busy": true}`.
Workers tell on `BEATS` who they are, what they can do and which jobs they have in hand: a job that
nobody has any more is asked for again. Who asks on `CALLS` hears of all workers at once.
"""

from typing import TypedDict

from tenka.server.bus.contract import of_release
from tenka.version import VERSION

BEATS = "tenka.bots.beats"
CALLS = "tenka.bots.calls"
GROUP = "workers"
BEAT = 1.0  # seconds between two beats
SILENCE = 3.5  # seconds after which a worker is gone, and a job that nobody has is lost


class Beat(TypedDict):
    """What a worker tells of itself."""

    worker: str
    release: str
    processes: int  # that take jobs; 0: it is about to leave
    jobs: list[str]  # that it has in hand


def jobs_subject(release: str = VERSION) -> str:
    """Where servers of a release ask."""
    return of_release("tenka.bots.jobs", release)
