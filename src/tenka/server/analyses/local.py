"""An analysis that is made here, in a process that gets what time others leave."""

import asyncio
import json
import os
import sys
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from tenka.bots.one_core import ONE_CORE
from tenka.core.contract import Json

LONGEST_LINE: Final = 1 << 24  # bytes of an analysis
LIMIT: Final = 1800.0  # seconds; the longest game takes a small part of it


class AnalysisFailed(Exception):
    """The process has no answer; in words that tell nothing of the game."""


@dataclass
class Progress:
    """How far an analysis has come: moves."""

    made: int = 0
    total: int = 0


async def analysed_here(record: str, progress: Progress) -> Json:
    """The analysis of a record; AnalysisFailed, if there is none, or none in time."""
    try:
        async with asyncio.timeout(LIMIT):
            return await _analysed(record, progress)
    except TimeoutError as error:
        raise AnalysisFailed("it took too long") from error


async def _analysed(record: str, progress: Progress) -> Json:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-P", "-m", "tenka.server.analyses.process"),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        env={**os.environ, **ONE_CORE, "PYTHONPATH": os.pathsep.join(_paths())},
        limit=LONGEST_LINE,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        with suppress(ConnectionError):  # it has died, and so it has no answer
            process.stdin.write(record.encode())
            await process.stdin.drain()
        process.stdin.close()
        async for line in process.stdout:
            told = json.loads(line)
            if "analysis" in told:
                body: Json = told["analysis"]
                return body
            if "error" in told:
                raise AnalysisFailed(told["error"])
            progress.made, progress.total = told["made"], told["total"]
        raise AnalysisFailed("the process died")
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()


def _paths() -> list[str]:
    return [os.path.abspath(path) for path in sys.path]
