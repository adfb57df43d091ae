"""A killed writer loses nothing that was acknowledged, and leaves nothing half-written."""

import random
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

from tenka.server.store import Store
from tests.server.databases import place

from .sample import in_loop, seats, table

TABLES = 20
# Goes on where the one before was killed; says "table number" of each entry once it is durable.
WRITER = """
import asyncio, sys
from tenka.server.store import Entry, Store

async def play(store, id, number):
    while True:
        body = {"seat": 0, "move": f"{id} {number}"}
        entries = [Entry(number, body, 1.0, 0, number, f"k{number}"),
                   Entry(number + 1, {"event": "x"}, 1.0)]
        await store.entries.append(id, entries, clocks={"at": number})
        print(id, number, flush=True)
        number += 2

async def main():
    async with Store(sys.argv[1]) as store:
        tables = await store.tables.unfinished()
        await asyncio.gather(*(play(store, each.table.id, each.entries) for each in tables))

asyncio.run(main())
"""


def killed(directory: Path, after: float) -> dict[str, int]:
    """Write until SIGKILL; the last acknowledged number of each table."""
    command = [sys.executable, "-c", WRITER, str(place(directory))]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        lines = [child.stdout.readline()]
        time.sleep(after)
        child.send_signal(signal.SIGKILL)
        lines += child.stdout.readlines()
    assert child.returncode == -signal.SIGKILL
    whole = [line.split() for line in lines if line.endswith("\n")]
    return {id: int(number) for id, number in whole}


@in_loop
async def test_what_was_acknowledged_is_there_after_a_kill(tmp_path: Path) -> None:
    async with Store(place(tmp_path)) as store:
        for n in range(TABLES):
            await store.tables.create(table(f"t{n}"), seats(f"t{n}"))
    acknowledged: Counter[str] = Counter()
    chance = random.Random(7)
    for _ in range(5):
        acknowledged |= Counter(killed(tmp_path, chance.uniform(0.0, 0.3)))
        async with Store(place(tmp_path)) as store:
            for n in range(TABLES):
                loaded = await store.tables.load(f"t{n}")
                assert loaded is not None
                numbers = [entry.number for entry in loaded.entries]
                assert numbers == list(range(len(numbers)))
                assert len(numbers) % 2 == 0  # both of an append, or none
                assert acknowledged[f"t{n}"] < max(len(numbers), 1)
                if numbers:
                    assert loaded.clocks == {"at": len(numbers) - 2}
    assert len(acknowledged) == TABLES
