"""Which bot workers there are, and which jobs they have in hand, by what they tell."""

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from tenka.core.contract import Json
from tenka.server.bots.worker_messages import SILENCE
from tenka.version import VERSION

log = logging.getLogger(__name__)


@dataclass
class Known:
    """A worker that was heard of."""

    processes: int
    heard: float


class Roster:
    """The workers of our release that are there."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._workers: dict[str, Known] = {}
        self._asked: dict[str, float] = {}  # our jobs, and when somebody was known to have each

    @property
    def workers(self) -> int:
        """How many there are."""
        return len(self._workers)

    @property
    def processes(self) -> int:
        """How many jobs they can do at once."""
        return sum(worker.processes for worker in self._workers.values())

    def hear(self, beat: Json) -> None:
        """A worker has told of itself."""
        if beat["release"] != VERSION:
            log.warning(
                "a bot worker of another release is there; it is not asked",
                extra={"seldom": True},
            )
            return
        now = self._now()
        for job in beat["jobs"]:
            if job in self._asked:
                self._asked[job] = now
        if beat["processes"] > 0:
            self._workers[beat["worker"]] = Known(int(beat["processes"]), now)
        else:
            self._workers.pop(beat["worker"], None)

    def forget_silent(self) -> None:
        """Who was not heard of for some time is not there any more."""
        oldest = self._now() - SILENCE
        for id in [id for id, worker in self._workers.items() if worker.heard < oldest]:
            del self._workers[id]
            log.warning("a bot worker is gone without a word")

    @contextmanager
    def asked(self, job: str) -> Iterator[None]:
        """A job that is asked for meanwhile."""
        self._asked[job] = self._now()
        try:
            yield
        finally:
            del self._asked[job]

    def lost(self, job: str) -> bool:
        """Has nobody had this job in hand for some time?"""
        return self._asked[job] < self._now() - SILENCE
