"""How long a Python takes that imports tenka, and one that does not."""

import os
import subprocess
import sys
from collections.abc import Mapping
from time import perf_counter

from benchmarks.rounds import Sample, Work

CODE = {
    "nothing": "pass",
    "import": "import tenka",
    "first_game": "import tenka; tenka.game('chuhan').new()",
}


def tasks(environment: Mapping[str, str] = os.environ) -> dict[str, Work]:
    """Each start that can be made so many times."""

    def starts(code: str) -> Work:
        def work(times: int) -> Sample:
            start = perf_counter()
            for _ in range(times):
                subprocess.run(
                    [sys.executable, "-c", code],
                    env=environment,
                    check=True,
                    start_new_session=True,  # Ctrl-C is ours to answer
                )
            return Sample(perf_counter() - start, {"starts": times})

        return work

    return {name: starts(code) for name, code in CODE.items()}
