"""The interpreted package in a process of its own, so that it can take part in the same rounds.

A line in: what to do, as JSON; a line out: how long it took.
"""

import json
import os
import subprocess
import sys
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from benchmarks import chuhan
from benchmarks.rounds import Sample, Work

ROOT = Path(__file__).resolve().parent.parent
INTERPRETED = {**os.environ, "PYTHONPATH": str(ROOT / "src")}


class Worker:
    """Such a process, from this side."""

    def __init__(self, positions: int) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.worker", str(positions)],
            cwd=ROOT,
            env=INTERPRETED,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,  # Ctrl-C is ours to answer
        )

    def __enter__(self) -> Self:
        try:
            greeting = self._answer()
        except KeyboardInterrupt:
            self.process.kill()
            raise
        if greeting["compiled"]:
            self.close()
            sys.exit("bench: src/ holds compiled modules, and they shadow the interpreted ones")
        self.names: list[str] = greeting["tasks"]
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.close()

    def tasks(self, events: bool, game_id: str = "chuhan") -> dict[str, Work]:
        """Each thing that it can do so many times."""
        return {task: partial(self._run, game_id, task, events) for task in self.names}

    def close(self) -> None:
        """The end of its input is its end."""
        if self.process.stdin is not None:
            self.process.stdin.close()
        self.process.wait()

    def _run(self, game_id: str, task: str, events: bool, times: int) -> Sample:
        assert self.process.stdin is not None
        command = json.dumps({"game": game_id, "task": task, "events": events, "times": times})
        self.process.stdin.write(command + "\n")
        self.process.stdin.flush()
        answer = self._answer()
        return Sample(answer["seconds"], answer["done"])

    def _answer(self) -> Any:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            sys.exit("bench: the process with the interpreted package has ended too early")
        return json.loads(line)


def main(positions: int) -> None:
    """Do what the lines say until there are no more."""
    tasks = {
        (game_id, events): chuhan.tasks(events, positions, game_id)
        for game_id in ("chuhan", "suntzu")
        for events in (False, True)
    }
    tasks["shogun", False] = chuhan.tasks(False, positions, "shogun")
    greeting = {"compiled": chuhan.is_compiled(), "tasks": list(tasks["chuhan", False])}
    print(json.dumps(greeting), flush=True)
    for line in sys.stdin:
        command = json.loads(line)
        sample = tasks[command["game"], command["events"]][command["task"]](command["times"])
        print(json.dumps({"seconds": sample.seconds, "done": sample.done}), flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]))
