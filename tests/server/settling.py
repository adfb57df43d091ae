"""Waiting until what runs in the background has come to rest.

What threads have in hand, reads and writes of the store, is waited for however slow the machine is;
what the event loop has to do besides is done in a few of its turns.
"""

import asyncio
from asyncio import AbstractEventLoop, BaseEventLoop
from collections import Counter
from typing import Any

import uvloop

from tenka.server.store.statements import Write
from tenka.server.store.writer import Writer

QUIET, MOST = 25, 5_000  # turns: in a row without a thread at work, and at most
TURN = 0.001  # seconds

_in_hand: Counter[AbstractEventLoop] = Counter()
_submit = Writer.submit


async def settle() -> None:
    """Let everything that runs in the background come to rest."""
    loop = asyncio.get_running_loop()
    quiet = 0
    for _ in range(MOST):
        await asyncio.sleep(TURN)
        quiet = 0 if _in_hand[loop] else quiet + 1
        if quiet == QUIET:
            return


def _count(kind: Any) -> None:
    """Count what loops of a kind give to threads."""
    run = kind.run_in_executor

    def counted(loop: AbstractEventLoop, executor: Any, work: Any, *args: Any) -> Any:
        done = run(loop, executor, work, *args)
        _in_hand[loop] += 1
        done.add_done_callback(lambda _: _in_hand.subtract((loop,)))
        return done

    kind.run_in_executor = counted


async def _submit_counted(writer: Writer, write: Write) -> None:
    loop = asyncio.get_running_loop()
    _in_hand[loop] += 1
    try:
        await _submit(writer, write)
    finally:
        _in_hand[loop] -= 1


for kind in (BaseEventLoop, uvloop.Loop):
    _count(kind)
Writer.submit = _submit_counted  # type: ignore[assignment, method-assign]
