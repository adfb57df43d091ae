"""A vector's games shared out to processes, which write into one block of shared memory."""

from contextlib import suppress
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tenka.envs.errors import BadAction
from tenka.envs.game_encoding import Encoding, encoding_of
from tenka.envs.local_games import Arrays, LocalGames, shapes

ALIGNED = 64
RESET, STEP, STOP = b"r", b"s", b""


class SharedGames:
    """The games of a vector, a share in each process."""

    def __init__(self, encoding: Encoding, first: int, games: int, processes: int) -> None:
        self._memory = SharedMemory(create=True, size=_layout(encoding, games, None)[3])
        self._told, self.seeds, self._picks, _ = _layout(encoding, games, self._memory)
        self.masks = self._told.masks
        bounds = [games * n // processes for n in range(processes + 1)]
        context = get_context("spawn")
        self._pipes: list[Connection] = []
        self._processes = []
        for start, end in pairwise(bounds):
            here, there = context.Pipe()
            game = (encoding.game_id, encoding.seats, encoding.options)
            process = context.Process(
                target=serve,
                args=(there, self._memory.name, game, first, games, start, end),
                daemon=True,
            )
            process.start()
            there.close()
            self._pipes.append(here)
            self._processes.append(process)

    def reset(self, out: Arrays) -> None:
        self._all(RESET, out)

    def step(self, picks: NDArray[np.int32], out: Arrays) -> None:
        self._check_open()
        self._picks[:] = picks
        self._all(STEP, out)

    def close(self) -> None:
        if not self._pipes:
            return
        for pipe in self._pipes:
            with suppress(OSError):
                pipe.send_bytes(STOP)
            pipe.close()
        for process in self._processes:
            process.join()
        self._pipes = []
        # Nothing may look at memory that is given back.
        self.masks, self.seeds = self.masks.copy(), self.seeds.copy()
        del self._told, self._picks
        self._memory.close()
        self._memory.unlink()

    def _check_open(self) -> None:
        if not self._pipes:
            raise BadAction("these games are closed")

    def _all(self, asked: bytes, out: Arrays) -> None:
        self._check_open()
        try:
            for pipe in self._pipes:
                pipe.send_bytes(asked)
            for pipe in self._pipes:
                pipe.recv_bytes()
        except (EOFError, OSError) as error:
            raise BadAction("a process of these games has ended") from error
        targets: tuple[NDArray[Any], ...] = out
        for told, target in zip(self._told, targets, strict=True):
            target[:] = told


def serve(
    pipe: Connection,
    memory_name: str,
    game: tuple[str, int, dict[str, Any]],
    first: int,
    games: int,
    start: int,
    end: int,
) -> None:
    """What a process does: step its share whenever it is asked to."""
    encoding = encoding_of(*game)
    local = LocalGames(encoding, first + start, end - start, games)
    memory = SharedMemory(memory_name)
    told, seeds, picks, _ = _layout(encoding, games, memory)
    parts: list[Any] = [array[start:end] for array in told]
    own = Arrays(*parts)
    with suppress(EOFError, KeyboardInterrupt):
        while asked := pipe.recv_bytes():
            if asked == RESET:
                local.reset(own)
            else:
                local.step(picks[start:end], own)
            seeds[start:end] = local.seeds
            pipe.send_bytes(asked)
    del told, parts, own, seeds, picks
    memory.close()


def _layout(
    encoding: Encoding, games: int, memory: SharedMemory | None
) -> tuple[Arrays, NDArray[np.int64], NDArray[np.int32], int]:
    """What is told, the seeds and the picks in shared memory, and how many bytes they take; without
    memory only that."""
    wanted = [*shapes(encoding, games), np.zeros(games, np.int64), np.zeros(games, np.int32)]
    found: list[Any] = []
    at = 0
    for array in wanted:
        if memory is None:
            found.append(array)
        else:
            found.append(np.ndarray(array.shape, array.dtype, buffer=memory.buf, offset=at))
        at += -(-array.nbytes // ALIGNED) * ALIGNED
    return Arrays(*found[:5]), found[5], found[6], at
