"""Referees on a Ray cluster, or on a Ray that is started here for the contest."""

import os
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from types import ModuleType
from typing import Any

from tenka.arena.contest import Contest
from tenka.arena.errors import LONGEST_WORDS, ArenaError, words_of
from tenka.arena.played import Played
from tenka.arena.referee import RemoteReferee
from tenka.arena.schedule import Fixture
from tenka.arena.workers import Worker, check_count, played_of

HERE = "local"  # Ray's own word for a cluster that is started here


class NoRay(ArenaError):
    """Ray is not installed, or there is no cluster where it was looked for."""


class RayReferee:
    """A referee that Ray keeps somewhere: if its machine is lost, the game is played elsewhere."""

    def __init__(self, ray: ModuleType, contest: Contest) -> None:
        self._ray = ray
        lasting = ray.remote(num_cpus=1, max_restarts=-1, max_task_retries=-1)
        self._actor: Any = lasting(ContestReferee).remote(contest.to_json())

    def play(self, fixture: Fixture) -> Played:
        try:
            return played_of(self._ray.get(self._actor.answer.remote(fixture.to_json())))
        except self._ray.exceptions.RayError as error:
            raise ArenaError(f"Ray could not play a game: {words_of(error)}") from error

    def close(self) -> None:
        self._ray.kill(self._actor)


class ContestReferee(RemoteReferee):
    """Knows its contest from the start: Ray makes it anew after an accident."""

    def __init__(self, contest: dict[str, Any]) -> None:
        super().__init__()
        self.answer({"contest": contest})


@contextmanager
def ray_workers(
    contest: Contest, address: str = HERE, count: int | None = None
) -> Iterator[list[Worker]]:
    """One worker for each core of the cluster, or so many. NoRay says what is missing."""
    if count is not None:
        check_count(count)
    ray = _connected(address, count)
    with ExitStack() as closing:
        closing.callback(ray.shutdown)
        cores = int(ray.cluster_resources().get("CPU", 1))
        workers: list[Worker] = []
        for _ in range(count or cores):
            worker = RayReferee(ray, contest)
            closing.callback(worker.close)
            workers.append(worker)
        yield workers


def _connected(address: str, count: int | None) -> ModuleType:
    try:
        import ray
    except ModuleNotFoundError as error:
        raise NoRay("Ray is not installed: pip install ray") from error
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # a contest is nobody else's business
    alone = {"num_cpus": count, "include_dashboard": False} if address == HERE else {}
    try:
        ray.init(address=address, log_to_driver=False, logging_level="error", **alone)
    except Exception as error:  # Ray raises many kinds, also plain ones
        where = "could not be started here" if address == HERE else f"does not answer at {address}"
        raise NoRay(f"Ray {where}: {' '.join(str(error).split())[:LONGEST_WORDS]}") from error
    module: ModuleType = ray
    return module
